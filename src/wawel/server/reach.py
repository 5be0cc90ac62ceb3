"""Where other devices find the server: the addresses of this machine in its network."""

import ipaddress
import socket
from contextlib import suppress
from typing import Final

from wawel.server.settings import LOOPBACK, Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that belongs to nobody: asking for the way there sends nothing


def is_local(host: str) -> bool:
    """Whether a name or an address leads to this machine only."""
    return host.lower() in (*LOOPBACK, "::1") or host.startswith("127.")


def addresses(settings: Settings, port: int) -> list[str]:
    """Addresses for a browser elsewhere, the best first; none if the server listens on this machine only."""
    if is_local(settings.host):
        return []
    names = [name for name in settings.hosts if name != "*" and not is_local(name)]
    if settings.hosts and not names and "*" not in settings.hosts:
        return []
    hosts = names or (_of_this_machine() if settings.host in EVERYWHERE else [settings.host])
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}" for host in hosts]


def command(port: int) -> str:
    """Starts the server at the same port for all devices of the network."""
    return f"wawel --host 0.0.0.0 --port {port}"


def _of_this_machine() -> list[str]:
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(place[4][0]) for place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [host for host in dict.fromkeys(found) if not ipaddress.ip_address(host).is_loopback]
    return [host for host in usable if not ipaddress.ip_address(host).is_unspecified]
