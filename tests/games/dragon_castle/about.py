"""What the tests of all games need to know about Dragon Castle."""

CORRECTED = (("discard_points    = 1", "discard_points    = 2"),)
SHOWN_ONLY = {"schema_version", "layouts.long_row"}  # advice about layouts forbids nothing
NO_RULE = {"DC-16": "where facts come from", "DC-17": "glossary, checked with the translations"}
