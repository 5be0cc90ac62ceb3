"""RZ-3 to RZ-5: one file per section; flow.py alone moves phase and round."""
