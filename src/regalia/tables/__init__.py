"""Tables people sit at: seats, log, talk, fairness; and the store that keeps them.

It knows no network: a server or a terminal gives its requests to a `Table` or a `Hub`.
"""
