"""A position as text, hidden parts included."""
