"""A position as text: written, read, and refused where it cannot arise."""
