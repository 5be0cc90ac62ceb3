"""What the tests of all games need to know about Simurgh."""

CORRECTED = (('bonus = "1 weapon"', 'bonus = "1 wood"'),)
SHOWN_ONLY = {"format"}
NO_RULE = {"SI-17": "where facts come from", "SI-18": "glossary, checked with the translations"}
