"""What the tests of all games need to know about Carcassonne."""

CORRECTED = (('{id="BA-V", n=9,', '{id="BA-V", n=8,'), ('{id="BA-U", n=8,', '{id="BA-U", n=9,'))
SHOWN_ONLY = {"schema", "game.year"}
NO_RULE = {
    "CA-18": "where facts come from",
    "CA-19": "glossary, checked with the translations",
}
