"""What the tests of all games need to know about Dragonkeepers."""

CORRECTED = (("value_flipped = 16", "value_flipped = 15"),)
SHOWN_ONLY = {"schema_version", "game.min_age"}
NO_RULE = {
    "DK-0": "facts about the box",
    "DK-12": "where facts come from",
    "DK-13": "glossary, checked with the translations",
}
