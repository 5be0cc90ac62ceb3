"""The position as data, and the code that reads and changes it without consulting the rules."""
