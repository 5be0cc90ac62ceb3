"""Tables that are being played: one owner per match, its connections and its bots."""
