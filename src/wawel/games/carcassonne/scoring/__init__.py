"""Points: features completed in a turn, the end of the game, and who won."""
