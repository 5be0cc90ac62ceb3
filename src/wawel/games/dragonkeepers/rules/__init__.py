"""The rules of Dragonkeepers, one file per printed section."""
