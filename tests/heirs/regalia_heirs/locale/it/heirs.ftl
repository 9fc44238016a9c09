heirs-title = Eredi
heirs-summary = Due eredi, nove carte, quattro prese.
error-move-illegal-heirs-not-held = Non hai { $card } in mano.
