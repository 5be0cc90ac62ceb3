"""The house: what a table agrees on besides the rules, its clocks, its host's tools, and what its people say."""
