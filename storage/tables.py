"""The tables. Payloads are JSON written by the mapping, in which what is private is encrypted.

Times in columns with a default are the database's own and for people only: no decision reads them.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import DateTime, Dialect, Index, MetaData, Table, Text, UniqueConstraint, func, text
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

# SQLite alters a table by copying it, for which every constraint needs a name.
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Instant(TypeDecorator[datetime]):
    """An instant, kept in UTC, since SQLite drops the zone and compares as text."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the instant in UTC."""
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the instant with its zone."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def _stamp(**more: object) -> datetime:
    kwargs = {"server_default": func.now(), "nullable": False, **more}
    stamp: datetime = Field(default=None, sa_type=Instant, sa_column_kwargs=kwargs)
    return stamp


class Base(SQLModel):
    """What all tables share: one set of metadata, with names for every constraint."""

    metadata = MetaData(naming_convention=NAMING)


class SessionRow(Base, table=True):
    """A session as of the last command handled; `version` counts how often it was saved.

    `parts` are the paths of the collections that it has in rows of their own, as JSON.
    """

    __tablename__ = "session_row"

    id: str = Field(primary_key=True)
    kind: str
    version: int
    payload: str = Field(sa_type=Text)
    parts: str | None = Field(default=None, sa_type=Text)
    updated_at: datetime = _stamp(onupdate=func.now())


class SessionPart(Base, table=True):
    """One entry of a session's large collection; entries are in the order of their numbers."""

    __tablename__ = "session_part"
    __table_args__ = (
        UniqueConstraint("session", "path", "key"),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, primary_key=True)
    session: str
    path: str
    key: str
    value: str = Field(sa_type=Text)


class SessionMember(Base, table=True):
    """That somebody takes part in a session: what it takes to find it without reading it."""

    __tablename__ = "session_member"
    __table_args__ = (Index("ix_session_member_of", "member", "ended", "opened_at"),)

    session: str = Field(primary_key=True)
    member: str = Field(primary_key=True)
    ended: bool
    opened_at: datetime = Field(sa_type=Instant)


class Inbox(Base, table=True):
    """A command as received; handled rows stay without their payload, to know a repeat."""

    __tablename__ = "inbox"
    __table_args__ = (
        UniqueConstraint("session", "command_id"),
        Index(
            "ix_inbox_pending",
            "seq",
            sqlite_where=text("handled_at IS NULL"),
            postgresql_where=text("handled_at IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, primary_key=True)
    session: str
    command_id: str
    kind: str
    payload: str | None = Field(default=None, sa_type=Text)
    received_at: datetime = _stamp()
    handled_at: datetime | None = Field(default=None, sa_type=Instant)
    parked: str | None = None


class Outbox(Base, table=True):
    """An effect to perform from `due_at` on; who has claimed it holds it until `lease_until`.

    Rows that are done stay without their payload.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        Index(
            "ix_outbox_open",
            "due_at",
            "seq",
            sqlite_where=text("done_at IS NULL"),
            postgresql_where=text("done_at IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    session: str
    kind: str
    payload: str | None = Field(default=None, sa_type=Text)
    due_at: datetime = Field(sa_type=Instant)
    lease_until: datetime | None = Field(default=None, sa_type=Instant)
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    done_at: datetime | None = Field(default=None, sa_type=Instant)
    parked: str | None = None


class OwnerKey(Base, table=True):
    """The data key of one person (or session), wrapped by the master key."""

    __tablename__ = "owner_key"

    key_id: str = Field(primary_key=True)
    owner: str = Field(unique=True)
    wrapped: bytes


class ForgottenKey(Base, table=True):
    """The tombstone of a destroyed key, which tells forgetting from loss; it names nobody."""

    __tablename__ = "forgotten_key"
    __table_args__ = {"sqlite_autoincrement": True}

    seq: int | None = Field(default=None, primary_key=True)
    key_id: str = Field(unique=True)


class HeldRow(Base, table=True):
    """A session that was asked for on a chat platform; `done_at` is when it was over."""

    __tablename__ = "held"
    __table_args__ = (
        Index(
            "ix_held_open",
            "team",
            "seq",
            sqlite_where=text("done_at IS NULL"),
            postgresql_where=text("done_at IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, primary_key=True)
    session: str = Field(unique=True)
    team: str
    channel: str
    organiser: str
    done_at: datetime | None = Field(default=None, sa_type=Instant)


class PlaceRow(Base, table=True):
    """Where one message stands; `owner` is empty in a channel, `shown` is sealed."""

    __tablename__ = "place"
    __table_args__ = (Index("ix_place_at", "team", "channel", "ts"),)

    session: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    owner: str = Field(primary_key=True)
    team: str
    channel: str
    ts: str
    thread: str | None = None
    shown: str | None = Field(default=None, sa_type=Text)


class Sending(Base, table=True):
    """A message that was about to be sent: after a crash, whoever goes on looks for it first."""

    __tablename__ = "sending"

    key: str = Field(primary_key=True)
    begun_at: datetime = _stamp()


class ArrivalRow(Base, table=True):
    """An event of a chat platform as it came, sealed; handled rows stay, to know a repeat."""

    __tablename__ = "arrival"
    __table_args__ = (
        Index(
            "ix_arrival_waiting",
            "seq",
            sqlite_where=text("done_at IS NULL"),
            postgresql_where=text("done_at IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    owner: str
    body: str | None = Field(default=None, sa_type=Text)
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    received_at: datetime = _stamp()
    done_at: datetime | None = Field(default=None, sa_type=Instant)
    parked: str | None = None


class TeamRow(Base, table=True):
    """A workspace in which the app is installed; its token is sealed."""

    __tablename__ = "team"

    id: str = Field(primary_key=True)
    bot: str
    token: str = Field(sa_type=Text)
    installed_at: datetime = _stamp(onupdate=func.now())


class ModelCall(Base, table=True):
    """A call of a language model, in figures: no word of anybody's, so nothing is sealed."""

    __tablename__ = "model_call"
    __table_args__ = (
        Index("ix_model_call_session", "session"),
        Index("ix_model_call_at", "at"),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, primary_key=True)
    session: str | None = None
    prompt: str
    model: str
    sent: int
    received: int
    seconds: float
    ended: str
    at: datetime = Field(sa_type=Instant)


class ModelDay(Base, table=True):
    """What calls that read somebody's words have cost on a day of UTC: it bounds what they may."""

    __tablename__ = "model_day"

    person: str = Field(primary_key=True)
    day: datetime = Field(primary_key=True, sa_type=Instant)
    calls: int
    sent: int
    received: int
    seconds: float


class DocumentRow(Base, table=True):
    """A document that a session goes by; `owner` is empty where all there may see it.

    `payload` is its name: sealed where it has an owner.
    """

    __tablename__ = "document"

    session: str = Field(primary_key=True)
    owner: str = Field(primary_key=True)
    id: str = Field(primary_key=True)
    payload: str = Field(sa_type=Text)
    kept_at: datetime = _stamp()


class PassageRow(Base, table=True):
    """A passage of such a document, by its place in it: sealed where the document has an owner."""

    __tablename__ = "passage"

    session: str = Field(primary_key=True)
    owner: str = Field(primary_key=True)
    document: str = Field(primary_key=True)
    at: int = Field(primary_key=True)
    payload: str = Field(sa_type=Text)


def _table(row: type[SQLModel]) -> Table:
    return Base.metadata.tables[str(row.__tablename__)]


SESSION: Final = _table(SessionRow)
SESSION_PART: Final = _table(SessionPart)
SESSION_MEMBER: Final = _table(SessionMember)
INBOX: Final = _table(Inbox)
OUTBOX: Final = _table(Outbox)
OWNER_KEY: Final = _table(OwnerKey)
FORGOTTEN_KEY: Final = _table(ForgottenKey)
HELD: Final = _table(HeldRow)
PLACE: Final = _table(PlaceRow)
SENDING: Final = _table(Sending)
ARRIVAL: Final = _table(ArrivalRow)
TEAM: Final = _table(TeamRow)
MODEL_CALL: Final = _table(ModelCall)
MODEL_DAY: Final = _table(ModelDay)
DOCUMENT: Final = _table(DocumentRow)
PASSAGE: Final = _table(PassageRow)
