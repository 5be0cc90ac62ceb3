"""DC-10, DC-12 and DC-13: dragon cards, final scoring, tie-breaks."""
