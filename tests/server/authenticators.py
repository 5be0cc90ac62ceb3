"""An authenticator in software: it makes passkeys and signs with them, honestly or not."""

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

HERE, VERIFIED, ATTESTED = 0x01, 0x04, 0x40

Json = dict[str, Any]


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One passkey, at one site."""

    def __init__(self, origin: str = "https://test", credential: bytes = b"a passkey of Hania") -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.credential = text(credential)
        self.flags = HERE | VERIFIED
        self.count = 0
        self.user: str | None = None
        self._raw = credential
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, wanted: Json, kind: str = "webauthn.create") -> Json:
        """What a browser sends after it has made the passkey."""
        self.user = wanted["user"]
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        made = bytes(16) + len(self._raw).to_bytes(2) + self._raw + cbor2.dumps(public)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + made}
        return {
            "credential": self.credential,
            "client_data": text(self._client_data(kind, wanted["challenge"])),
            "attestation": text(cbor2.dumps(told)),
        }

    def sign(self, asked: Json, kind: str = "webauthn.get") -> Json:
        """What a browser sends after it has signed."""
        self.count += 1
        client_data, data = self._client_data(kind, asked["challenge"]), self._data()
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "credential": self.credential,
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(signature),
            "user": self.user,
        }

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([self.flags | more]) + self.count.to_bytes(4)
