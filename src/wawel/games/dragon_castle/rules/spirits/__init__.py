"""DC-9: the spirits, one file for calling them and one for the power of each."""
