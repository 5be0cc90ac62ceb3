"""The arena: bots against bots, with every deal played in all seats, and what that says about their strength."""
