"""The rules, one file per printed section; flow.py alone moves phase and seat."""
