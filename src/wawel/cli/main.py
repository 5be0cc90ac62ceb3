"""The console script."""

from wawel.cli.loading import loading


def main() -> None:
    """Load the commands and run the requested one."""
    with loading():
        from wawel.cli.app import app
    app(prog_name="wawel")
