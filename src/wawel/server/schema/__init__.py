"""JSON schemas of what a client hears; `python -m wawel.server.schema FOLDER` writes them. Servers do not load this."""
