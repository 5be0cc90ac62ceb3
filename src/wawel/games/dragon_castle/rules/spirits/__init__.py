"""DC-9: the spirits. One file calls them, the others hold their powers."""
