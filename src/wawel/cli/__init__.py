"""The command line: `wawel`, one file per command."""
