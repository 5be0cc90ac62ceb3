"""Positions as text: writing them, reading them, and refusing those that cannot arise."""
