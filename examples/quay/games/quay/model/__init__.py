"""The position as data."""
