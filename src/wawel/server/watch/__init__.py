"""What an operator sees of a server: numbers and logs."""
