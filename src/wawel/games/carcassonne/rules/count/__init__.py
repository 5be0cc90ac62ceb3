"""CA-15: the City of Carcassonne, whom the Count keeps in it, and how followers come and go."""
