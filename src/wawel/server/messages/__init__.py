"""Every message of the protocol as a model; `python -m wawel.server.schema FOLDER` writes their JSON schema."""
