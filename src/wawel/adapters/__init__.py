"""The games in the tools of researchers. Every module here needs an extra: `pip install wawel[research]`."""
