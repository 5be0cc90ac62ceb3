"""SI-2 to SI-15: one file per section; flow.py alone moves phase and seat."""
