"""`python -m wawel` is `wawel`."""

from wawel.cli.app import main

main()
