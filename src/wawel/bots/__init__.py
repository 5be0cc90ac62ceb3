"""Bots: they choose for a seat and see what that seat may know, nothing else."""
