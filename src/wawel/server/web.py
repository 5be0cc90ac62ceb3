"""The built web client as static files."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # the build puts a hash into the names of assets
ASK_AGAIN: Final = "no-cache"

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wawel</title>
<h1>Wawel</h1>
<p>The server is running, but the web client is not built.
<p>In a copy of the source, run <code>make web</code>, or <code>make play</code> for everything at once.
"""


class WebClient(StaticFiles):
    """Serves files by name; any other path without an extension gets index.html, and the client does the routing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Skip the check: the folder may be built later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            response = await self._page(scope)
        hashed = Path(path).parts[:1] == ("assets",) and bool(Path(path).suffix)
        response.headers["Cache-Control"] = FOREVER if hashed else ASK_AGAIN
        return response

    async def _page(self, scope: Scope) -> Response:
        if not (self._folder / INDEX).is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return await super().get_response(INDEX, scope)
