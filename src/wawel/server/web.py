"""The built web client as static files, packed for those who accept that."""

import os
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # the build puts a hash into the names of assets
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # copies that the build puts next to a file, the smallest first

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

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or a copy of it that is packed in a way that the client accepts and is not older."""
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, suffix in PACKED.items():
            copy = Path(f"{os.fspath(full_path)}{suffix}")
            if encoding not in accepted or not copy.is_file() or copy.stat().st_mtime < stat_result.st_mtime:
                continue
            response = super().file_response(copy, copy.stat(), scope, status_code)
            if isinstance(response, FileResponse):
                response.headers["Content-Encoding"] = encoding
                response.headers["Content-Type"] = _type(full_path)
            response.headers["Vary"] = "Accept-Encoding"
            return response
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        return response

    async def _page(self, scope: Scope) -> Response:
        if not (self._folder / INDEX).is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return await super().get_response(INDEX, scope)


def _accepted(header: str) -> set[str]:
    """The encodings that a client accepts; "br;q=0" is one that it does not."""
    accepted = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality):
            accepted.add(name.strip())
    return accepted


def _type(path: str | os.PathLike[str]) -> str:
    kind = guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
