"""Positions that a seat cannot tell from the true one."""
