"""Mouse modes on the board: one class each."""
