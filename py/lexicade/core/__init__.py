"""The table every game is played on; knows no game by name."""
