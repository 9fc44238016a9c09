heirs-title = Heirs
heirs-summary = Two heirs, nine cards, four tricks.
heirs-event-played = { $who } played { $card }.
heirs-event-trick = { $who } took the trick.
error-move-illegal-heirs-not-held = You do not hold { $card }.
