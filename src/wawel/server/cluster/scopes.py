"""Requests as JSON, so that another server can answer them as its own."""

from typing import Any, Final

from starlette.types import Scope

HOPS: Final = "wawel.hops"  # how often a request has been passed on
KEPT: Final = ("type", "path", "scheme", "method", "http_version", "root_path")


def packed(scope: Scope) -> dict[str, Any]:
    """What another server has to know about a request."""
    kept: dict[str, Any] = {name: scope[name] for name in KEPT if name in scope}
    kept["headers"] = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in scope["headers"]]
    kept["query"] = scope.get("query_string", b"").decode("latin-1")
    kept["client"] = list(scope.get("client") or ("", 0))
    kept["server"] = list(scope.get("server") or ("", 0))
    kept["hops"] = hops(scope) + 1
    return kept


def unpacked(kept: dict[str, Any]) -> Scope:
    """The request of a client of another server."""
    scope: Scope = {name: kept[name] for name in KEPT if name in kept}
    scope["headers"] = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in kept["headers"]]
    scope["query_string"] = kept["query"].encode("latin-1")
    scope["raw_path"] = scope["path"].encode()
    scope["client"] = tuple(kept["client"])
    scope["server"] = tuple(kept["server"])
    scope["asgi"] = {"version": "3.0"}
    scope["subprotocols"] = []
    scope[HOPS] = kept["hops"]
    return scope


def hops(scope: Scope) -> int:
    """How often a request has been passed on."""
    found: int = scope.get(HOPS, 0)
    return found
