"""Push services: which of them the server talks to, and what it says to them."""

import http.client
import json
import re
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
from webpush import VAPID, WebPush, WebPushSubscription

from wawel.server.reach import is_local
from wawel.server.store.saved import SavedDevice

KEEP: Final = 12 * 3600  # seconds that a service keeps a notice for a device that is off
PATIENCE: Final = 10.0  # seconds for a service to answer
KEY: Final = re.compile(r"[\w-]{87}=?", re.ASCII)  # 65 bytes, a point of the curve
SECRET: Final = re.compile(r"[\w-]{22}(==)?", re.ASCII)  # 16 bytes
GONE: Final = (404, 410)  # the browser has withdrawn the subscription


class BadDevice(Exception):
    """The address is none of a push service that we know, or the keys are no keys."""


class Services:
    """Talks to push services with the server's own key (VAPID), in a thread.

    A browser tells us the address, so a client could name any machine near the server. Only hosts from a list will do;
    ".example.org" stands for all hosts there. They speak TLS, except on this machine, for tests.
    """

    def __init__(self, private: str, hosts: tuple[str, ...], contact: str) -> None:
        self._hosts = hosts
        public = load_pem_private_key(private.encode(), None).public_key()
        self.key: str = VAPID.get_application_server_key(public)
        text = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        self._writing = WebPush(private.encode(), text, subscriber=contact, ttl=KEEP)

    def check(self, device: SavedDevice) -> None:
        """Raises BadDevice if we cannot send anything there."""
        place = urlsplit(device.endpoint)
        host = place.hostname or ""
        listed = any(host == name or (name.startswith(".") and host.endswith(name)) for name in self._hosts)
        if not listed or (place.scheme != "https" and not is_local(host)) or place.username is not None:
            raise BadDevice
        if not KEY.fullmatch(device.p256dh) or not SECRET.fullmatch(device.auth):
            raise BadDevice
        try:
            self._written({}, device)
        except ValueError as error:
            raise BadDevice from error

    def send(self, notice: dict[str, str], device: SavedDevice) -> int:
        """Hand a notice over; returns the status that the service answers. It cannot read what we send."""
        self.check(device)
        place = urlsplit(device.endpoint)
        body, headers = self._written(notice, device)
        kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
        connection = kind(place.hostname or "", place.port, timeout=PATIENCE)
        try:
            path = f"{place.path}?{place.query}" if place.query else place.path
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def _written(self, notice: dict[str, str], device: SavedDevice) -> tuple[bytes, dict[str, str]]:
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        subscription = WebPushSubscription.model_validate({"endpoint": device.endpoint, "keys": keys})
        message = self._writing.get(json.dumps(notice, ensure_ascii=False), subscription)
        return message.encrypted, {**message.headers, "urgency": "high"}


def new_key() -> str:
    """A private key, as text."""
    private: bytes = VAPID.generate_keys()[0]
    return private.decode()
