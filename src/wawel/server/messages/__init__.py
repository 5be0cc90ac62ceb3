"""Every message of the protocol as a model; `python -m wawel.server.schema` prints their JSON schema."""
