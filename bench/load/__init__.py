"""Measures how many tables a server carries, and what hostile clients do to those who play: `make load`."""
