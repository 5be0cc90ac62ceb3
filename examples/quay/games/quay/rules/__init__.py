"""One file per section of the rules; flow.py alone moves on to the next phase and seat."""
