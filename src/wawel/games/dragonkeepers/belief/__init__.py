"""What is hidden from whom, and positions that a seat cannot tell from the true one."""
