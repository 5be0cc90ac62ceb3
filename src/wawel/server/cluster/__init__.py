"""Several servers share their tables: one owns a table, the others carry what clients say to it."""
