"""`python -m wawel` is `wawel`."""

from wawel.cli.main import main

main()
