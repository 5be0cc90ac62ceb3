"""The game in words: its terminal board and the tables of its rules text. Never compiled."""
