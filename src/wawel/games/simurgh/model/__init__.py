"""The position as data, and what reads and changes it without asking the rules."""
