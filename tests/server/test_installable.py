"""The client can be installed: a manifest with icons, a worker that keeps the shell, a page without a connection."""

import hashlib
import json
import re
import struct
from pathlib import Path

import pytest

from tests.server.inside import inside

PUBLIC = Path(__file__).parents[2] / "web" / "public"
WORKER = (PUBLIC / "sw.js").read_text("utf-8")
pytestmark = pytest.mark.once


def kept() -> list[str]:
    """What the worker keeps for when there is no connection."""
    found = re.search(r"const OFFLINE = \[(.*?)\]", WORKER, re.DOTALL)
    assert found
    return re.findall(r"'([^']+)'", found[1])


def test_every_icon_is_as_large_as_the_manifest_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.json").read_text("utf-8"))

    for icon in manifest["icons"]:
        file = PUBLIC / icon["src"].lstrip("/")
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert "<svg" in file.read_text("utf-8")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_the_worker_is_a_new_one_if_what_it_keeps_is_new() -> None:
    """A browser looks at the worker's own text only."""
    digest = hashlib.sha256(b"".join((PUBLIC / path.lstrip("/")).read_bytes() for path in kept())).hexdigest()[:8]

    assert f"const VERSION = '{digest}';" in WORKER, f"VERSION in web/public/sw.js should be {digest}"


def test_the_page_without_a_connection_needs_nothing_else() -> None:
    """Everything that it refers to is kept, and nothing of it is inline script, which the policy forbids."""
    text = (PUBLIC / "offline.html").read_text("utf-8")

    assert set(re.findall(r'(?:src|href)="([^"]+)"', text)) | {"/offline.html"} == set(kept())
    assert not re.findall(r"<script>|\son\w+=", text)
    assert len(re.findall(r'<div lang="(?:pl|en)">', text)) == 2


async def test_the_shell_is_served_with_the_right_types(tmp_path: Path) -> None:
    async with inside(data=tmp_path, web=PUBLIC) as server:
        answers = {path: await server.http.get(f"/{path}") for path in ("sw.js", "manifest.json", "offline.html")}

    assert {path: answer.headers["content-type"].split(";")[0] for path, answer in answers.items()} == {
        "sw.js": "text/javascript",
        "manifest.json": "application/json",
        "offline.html": "text/html",
    }
    for answer in answers.values():
        assert answer.headers["cache-control"] == "no-cache"  # a new worker is found at the next load
        assert "script-src 'self';" in answer.headers["content-security-policy"]
