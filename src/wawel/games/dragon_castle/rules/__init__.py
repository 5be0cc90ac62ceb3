"""DC-2 to DC-11: one file per section; flow.py alone moves phase and seat."""
