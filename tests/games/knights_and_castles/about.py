"""What the tests of all games need to know about Knights and Castles."""

CORRECTED = (("stone = 1, brick = 4", "stone = 5, brick = 4"), ("stone = 5, brick = 1", "stone = 1, brick = 1"))
SHOWN_ONLY = {"schema_version", "game.min_age", "game.year", "game.bgg_id"}
SHOWN_ONLY |= {"setup.rounds", "setup.cards_per_attack", "setup.cards_per_player", "setup.tiles_removed"}
SHOWN_ONLY |= {"setup.tiles_total", "sword.count", "player_colours.count"}
NO_RULE = {
    "RZ-0": "facts about the box",
    "RZ-10": "names of notes, shown by every test of RZ-4",
    "RZ-11": "where facts come from",
    "RZ-12": "glossary, checked with the translations",
}
