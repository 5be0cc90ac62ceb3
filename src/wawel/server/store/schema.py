"""The tables of the database, in types that SQLite and PostgreSQL share."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

REVISION: Final = "0015"  # of the newest migration

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),  # fingerprint of their values; "" before revision 0002
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(200), nullable=False),
    Column("seed_given", Boolean, nullable=False),
    Column("position", Text, nullable=False),
    Column("started", String(8), nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("created", String(32), nullable=False),  # ISO 8601, UTC
    Column("touched", String(32), nullable=False),  # the time of the last step, or of the last change to a seat
    Column("over", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("projection", Boolean, nullable=False),
    Column("rematch", String(64), nullable=True),
    Column("code", String(8), nullable=True),  # opens a seat while seats are open; null if it never had open ones
    Column("terms", Text, nullable=False),  # JSON: what the table has agreed on besides the rules
    Column("standing", Text, nullable=False),  # JSON: how things stand besides the match; "" as long as nothing does
    Column("deadline", BigInteger, nullable=True),  # when a clock runs out, in ms since 1970; null if none runs
    Column("open_until", String(32), nullable=True),  # until when the lobby lists it; null if it does not
    Column("deal", String(32), nullable=True),  # tables with the same one have the same draws
    Column("owner", String(32), nullable=True),  # the server that has it in memory; null for none
    Column("epoch", Integer, nullable=False),  # grows with every owner; only the last one stores anything
    Index("tables_created", "created"),
    Index("tables_resting", "over", "touched"),
    Index("tables_code", "code"),
    Index("tables_owner", "owner"),
    Index("tables_deadline", "deadline"),
    Index("tables_open", "open_until"),
    Index("tables_deal", "deal"),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("place", String(300), nullable=False),  # its machine and process, for whoever looks after it
    Column("expires", DateTime(timezone=True), nullable=False),  # by then the next sign of life is due
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(32), nullable=True),
    Column("token_hash", String(64), nullable=True),
    Column("joined", Boolean, nullable=False),
    Column("colour", Integer, nullable=False),
    Column("person", String(32), nullable=True),  # whose account it belongs to; null for a guest
    Column("place", Integer, nullable=True),  # at the end, from 1; winners share the first
    Column("points", Integer, nullable=True),  # at the end
    Column("tally", Text, nullable=True),  # JSON: the points item by item, at the end of a table of a deal
    Index("seats_person", "person"),
)

rows: Final = Table(
    "rows",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),  # ISO 8601, UTC
)

replays: Final = Table(
    "replays",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("owner", String(32), nullable=False),  # a hash that tells who brought it; "" before revision 0007
    Index("replays_created", "created"),
    Index("replays_owner", "owner", "created"),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),  # of the record's text
    Column("moments", Text, nullable=False),  # JSON: those worked out so far, in order
    Column("created", String(32), nullable=False),
    Index("analyses_created", "created"),
)

facts: Final = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", Text, nullable=False),  # the name as it is compared
    Column("password", Text, nullable=False),  # Argon2id, with its parameters and salt; "" if there is none
    Column("colour", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),  # the time of the last change of the password
    Index("people_folded", "folded", unique=True),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("device", String(16), nullable=False),  # a word of live/devices.py
    Column("browser", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Index("sessions_token", "token_hash", unique=True),
    Index("sessions_person", "person"),
)

devices: Final = Table(  # that want notices
    "devices",
    metadata,
    Column("session", String(32), primary_key=True),  # when it is over, the device counts no longer
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("credential", String(1400), nullable=False),  # as browsers call it; like the key, in base64url
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),  # of signatures, as far as the authenticator tells
    Column("host", String(255), nullable=False),  # the only one at which it works
    Column("name", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=True),
    Index("passkeys_credential", "credential", unique=True),
    Index("passkeys_person", "person"),
)

challenges: Final = Table(  # that passkeys are asked to sign, once
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(8), nullable=False),
    Column("host", String(255), nullable=False),
    Column("person", String(32), nullable=True),  # whom it is for; null for whoever comes
    Column("expires", String(32), nullable=False),
    Index("challenges_expires", "expires"),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("code_hash", String(64), primary_key=True),
)

ratings: Final = Table(  # after every rated match of somebody; the last one of a game and a seat count stands
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # how many rated matches of this kind there were by then
    Column("before", Float, nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("ratings_n", "person", "game", "seats", "n", unique=True),
    Index("ratings_table", "table_id"),
)

deal_people: Final = Table(  # who sits where: everybody knows one table of a deal
    "deal_people",
    metadata,
    Column("deal", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(64), nullable=False),
)

invitations: Final = Table(  # by name
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("sender", String(32), nullable=False),
    Column("person", String(32), nullable=True),  # null if nobody with this name is told
    Column("name", String(40), nullable=False),  # as it was typed
    Column("created", String(32), nullable=False),
    Column("refused", Boolean, nullable=False),
    Index("invitations_person", "person"),
    Index("invitations_table", "table_id"),
)

blocks: Final = Table(  # whose invitations somebody does not want
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("blocked", String(32), nullable=False),
    Index("blocks_pair", "person", "blocked", unique=True),
)

says: Final = Table(
    "says",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),  # null if it is about nobody in particular
    Column("key", String(16), nullable=True),  # of a fact about the table; null for what somebody said
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),
    Column("reported", Boolean, nullable=False),
)

downtimes: Final = Table(
    "downtimes",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),  # ms since 1970
    Column("ended", BigInteger, nullable=False),
)
