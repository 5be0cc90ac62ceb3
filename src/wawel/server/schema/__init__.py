"""JSON schemas of all that a client hears; `python -m wawel.server.schema FOLDER` writes them. No server loads this."""
