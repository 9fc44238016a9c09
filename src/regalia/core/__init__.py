"""What all games share and no game in particular. Knows no game by name."""
