"""Points and the end."""
