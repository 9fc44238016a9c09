stones-title = Three heaps of stones
stones-event-took = { $who } takes { $count ->
    [one] a stone
   *[other] { $count } stones
}.
