"""What people meet of the game in words: its terminal board and tables of its rules text. Never compiled."""
