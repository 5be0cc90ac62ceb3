"""Passkeys (WebAuthn): what is asked of a browser, and whether its answer is good."""

import base64
import ipaddress
import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from wawel.server import errors
from wawel.server.live import names
from wawel.server.messages.passkeys import (
    LONGEST_KEY_NAME,
    MOST_PASSKEYS,
    NewPasskey,
    PasskeyAnswer,
    PasskeyAsked,
    PasskeyWanted,
)
from wawel.server.store.saved import SavedChallenge, SavedPasskey, SavedPerson
from wawel.server.store.store import Store

Purpose = Literal["keep", "add", "enter", "prove"]

SECONDS: Final = 180  # that somebody has to find the key and show who they are
ALGORITHMS: Final = (-7, -8, -257)  # ES256, EdDSA, RS256: what authenticators can do
LOCAL: Final = "localhost"  # trusted by browsers without TLS


@dataclass(frozen=True, slots=True)
class Site:
    """Where a browser found us. The check of origins has compared it with the host name that the request is for."""

    origin: str
    host: str

    @staticmethod
    def of(origin: str) -> "Site":
        """The site of this origin. Refused where browsers allow no passkeys."""
        try:
            parts = urlsplit(origin)
            host = parts.hostname or ""
        except ValueError:
            raise errors.no_passkeys_here() from None
        if not (parts.scheme == "https" or (parts.scheme == "http" and _is_local(host))) or not _is_name(host):
            raise errors.no_passkeys_here()
        return Site(origin, host)


class Passkeys:
    """The passkeys of a server. A challenge is used once, soon, for one purpose, at one host and by one person."""

    def __init__(self, store: Store) -> None:
        self._store = store.passkeys

    # what browsers are asked for

    async def wanted(self, purpose: Purpose, person: str, name: str, site: Site) -> PasskeyWanted:
        """Ask for a new passkey of somebody; the name is what the browser shows."""
        return PasskeyWanted(
            challenge=await self._challenge(purpose, site, person),
            host=site.host,
            user=_text(bytes.fromhex(person)),
            name=name,
            algorithms=list(ALGORITHMS),
            known=[key.credential for key in await self._store.of(person) if key.host == site.host],
            milliseconds=SECONDS * 1000,
        )

    async def asked(self, person: str | None, site: Site) -> PasskeyAsked:
        """Ask for a signature: of whoever is logged in, who has to prove it, or else of whoever wants to enter."""
        known = [] if person is None else await self._store.of(person)
        return PasskeyAsked(
            challenge=await self._challenge("enter" if person is None else "prove", site, person),
            host=site.host,
            known=[key.credential for key in known if key.host == site.host],
            milliseconds=SECONDS * 1000,
        )

    async def _challenge(self, purpose: Purpose, site: Site, person: str | None) -> str:
        challenge = _text(secrets.token_bytes(32))
        now = datetime.now(UTC)
        expires = (now + timedelta(seconds=SECONDS)).isoformat(timespec="milliseconds")
        saved = SavedChallenge(names.token_hash(challenge), purpose, site.host, person, expires)
        await self._store.ask(saved, now.isoformat(timespec="milliseconds"))
        return challenge

    # what they answer

    async def made(
        self, answer: NewPasskey, purpose: Purpose, person: str | None, name: str, site: Site
    ) -> SavedPasskey:
        """A passkey that a browser has made; not stored yet. For a new account it says whose it will be."""
        challenge, asked = await self._taken(answer.client_data, purpose, site)
        if person is not None and asked.person != person:
            raise errors.wrong_passkey()
        verified = _verified_new(answer, challenge, site)
        if await self._store.by_credential(_text(verified.credential_id)) is not None:
            raise errors.many_passkeys()
        return SavedPasskey(
            id=names.new_id(),
            person=str(asked.person),
            credential=_text(verified.credential_id),
            public_key=_text(verified.credential_public_key),
            count=verified.sign_count,
            host=site.host,
            name=names.cleaned(name, LONGEST_KEY_NAME),
            created=names.now(),
        )

    async def signed(self, answer: PasskeyAnswer, purpose: Purpose, person: str | None, site: Site) -> SavedPerson:
        """Whose passkey has signed this. Refused if it is not `person`, if one is named."""
        challenge, asked = await self._taken(answer.client_data, purpose, site)
        found = await self._store.by_credential(answer.credential)
        if found is None:
            raise errors.wrong_passkey()
        passkey, owner = found
        meant = {owner.id} if person is None else {person, str(asked.person)}
        if meant != {owner.id} or passkey.host != site.host or not _names(answer.user, owner.id, person is None):
            raise errors.wrong_passkey()
        count = _verified_answer(answer, challenge, site, passkey)
        if not await self._store.sign(passkey.id, passkey.count, count, names.now()):
            raise errors.wrong_passkey()  # a copy of it was quicker
        return owner

    async def add(self, passkey: SavedPasskey) -> None:
        if not await self._store.add(passkey, MOST_PASSKEYS):
            raise errors.many_passkeys()

    async def _taken(self, client_data: str, purpose: Purpose, site: Site) -> tuple[str, SavedChallenge]:
        """The challenge that a browser says it answers: used up, whatever comes of it."""
        try:
            said = json.loads(_bytes(client_data))
            challenge = said["challenge"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise errors.wrong_passkey() from None
        if not isinstance(challenge, str) or len(challenge) > 100 or not challenge.isascii():
            raise errors.wrong_passkey()
        found = await self._store.take(names.token_hash(challenge), names.now())
        if found is None or found.purpose != purpose or found.host != site.host:
            raise errors.wrong_passkey()
        return challenge, found

    # what there is

    async def of(self, person: str) -> list[SavedPasskey]:
        return await self._store.of(person)

    async def count(self, person: str) -> int:
        return await self._store.count(person)

    async def rename(self, person: str, id: str, name: str) -> None:
        if not await self._store.rename(person, id, names.cleaned(name, LONGEST_KEY_NAME)):
            raise errors.unknown_passkey()

    async def remove(self, person: str, id: str) -> None:
        """Forget a passkey, unless it is the last way into the account."""
        removed = await self._store.remove(person, id)
        if removed is None:
            raise errors.unknown_passkey()
        if not removed:
            raise errors.last_way_in()


def _verified_new(answer: NewPasskey, challenge: str, site: Site) -> Any:
    import webauthn  # loading it takes long, and most visits need none of it
    from webauthn.helpers import structs
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    try:
        response = structs.AuthenticatorAttestationResponse(_bytes(answer.client_data), _bytes(answer.attestation))
        return webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(answer.credential, _bytes(answer.credential), response),
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
        )
    except Exception as error:  # forged bytes break parsers in ways that nobody lists
        raise errors.wrong_passkey() from error


def _verified_answer(answer: PasskeyAnswer, challenge: str, site: Site, passkey: SavedPasskey) -> int:
    """How often the passkey has signed by now."""
    import webauthn
    from webauthn.helpers import structs

    try:
        response = structs.AuthenticatorAssertionResponse(
            _bytes(answer.client_data), _bytes(answer.authenticator_data), _bytes(answer.signature)
        )
        verified = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(answer.credential, _bytes(answer.credential), response),
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise errors.wrong_passkey() from error
    return verified.new_sign_count


def _names(user: str | None, person: str, needed: bool) -> bool:
    """Whether a passkey names this person. Whoever enters without a name needs one that does."""
    return user == _text(bytes.fromhex(person)) if user else not needed


def _is_local(host: str) -> bool:
    return host == LOCAL or host.endswith(f".{LOCAL}")


def _is_name(host: str) -> bool:
    """Whether a host is called by a name; addresses have no passkeys."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return bool(host)
    return False


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
