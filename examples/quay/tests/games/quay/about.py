"""What the tests of all games need to know about Quay."""

CORRECTED = (("each       = 4", "each       = 5"),)
SHOWN_ONLY: set[str] = set()
NO_RULE = {"QUAY-7": "where facts come from"}
