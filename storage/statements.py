"""Every SQL statement of the store, built once; parameters that begin with `p_` are ours."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Select,
    Table,
    bindparam,
    case,
    delete,
    func,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert, ReturningUpdate

from storage.tables import (
    FORGOTTEN_KEY,
    INBOX,
    OUTBOX,
    OWNER_KEY,
    SESSION,
    SESSION_MEMBER,
    SESSION_PART,
)


@cache
def insert_new(table: Table, dialect: str) -> Insert:
    """Return an insert that passes over rows which are there already."""
    if dialect == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def _kept(table: Table) -> ColumnElement[Any]:
    """Empty a payload, unless it is set aside for somebody to look at: then `p_kept` is true."""
    return case((bindparam("p_kept", type_=Boolean()), table.c.payload), else_=null())


# Sessions.

_SESSION: Final = (
    SESSION.c.id,
    SESSION.c.version,
    SESSION.c.kind,
    SESSION.c.payload,
    SESSION.c.parts,
)
SESSIONS_BY_ID: Final = select(*_SESSION).where(
    SESSION.c.id.in_(bindparam("p_ids", expanding=True))
)
NO_LIMIT: Final = 2**31 - 1


def _of_member(*, ended: bool) -> Select[Any]:
    opened = SESSION_MEMBER.c.opened_at
    return (
        select(*_SESSION)
        .join(SESSION_MEMBER, SESSION_MEMBER.c.session == SESSION.c.id)
        .where(SESSION_MEMBER.c.member == bindparam("p_member"), SESSION_MEMBER.c.ended.is_(ended))
        .order_by(opened.desc() if ended else opened, SESSION.c.id)
        .limit(bindparam("p_limit"))
    )


OPEN_WITH: Final = _of_member(ended=False)
ENDED_WITH: Final = _of_member(ended=True)
_IN_INDEX: Final = SESSION_MEMBER.c.session == bindparam("p_session")
REMOVE_FROM_INDEX: Final = delete(SESSION_MEMBER).where(_IN_INDEX)
REMOVE_MEMBER_FROM_INDEX: Final = delete(SESSION_MEMBER).where(
    _IN_INDEX, SESSION_MEMBER.c.member == bindparam("p_member")
)
END_IN_INDEX: Final = update(SESSION_MEMBER).where(_IN_INDEX).values(ended=bindparam("p_ended"))
SESSION_IDS: Final = select(SESSION.c.id).order_by(SESSION.c.id)
# `kind`, `payload` and `parts` are set too: they come with the parameters.
SAVE_SESSION: Final = (
    update(SESSION)
    .where(SESSION.c.id == bindparam("p_id"), SESSION.c.version == bindparam("p_version"))
    .values(version=SESSION.c.version + 1)
)
_OF_SESSION: Final = SESSION_PART.c.session == bindparam("p_session")
PARTS: Final = (
    select(SESSION_PART.c.path, SESSION_PART.c.key, SESSION_PART.c.value)
    # In one statement with the version: else somebody might save the session in between.
    .join(SESSION, SESSION.c.id == SESSION_PART.c.session)
    .where(_OF_SESSION, SESSION.c.version == bindparam("p_version"))
    .order_by(SESSION_PART.c.seq)
)
REMOVE_PARTS: Final = delete(SESSION_PART).where(_OF_SESSION)
REMOVE_ENTRY: Final = delete(SESSION_PART).where(
    _OF_SESSION,
    SESSION_PART.c.path == bindparam("p_path"),
    SESSION_PART.c.key == bindparam("p_key"),
)


@cache
def put_entry(dialect: str) -> Insert:
    """Return an insert of an entry that takes the place of one with the same key."""
    key = ("session", "path", "key")
    if dialect == "sqlite":
        lite = sqlite.insert(SESSION_PART)
        return lite.on_conflict_do_update(index_elements=key, set_={"value": lite.excluded.value})
    post = postgresql.insert(SESSION_PART)
    return post.on_conflict_do_update(index_elements=key, set_={"value": post.excluded.value})


# Inbox.

PENDING: Final = (
    select(INBOX.c.session, INBOX.c.command_id, INBOX.c.kind, INBOX.c.payload)
    .where(INBOX.c.handled_at.is_(None))
    .order_by(INBOX.c.seq)
    .limit(bindparam("p_limit"))
)
MARK_HANDLED: Final = (
    update(INBOX)
    .where(
        INBOX.c.session == bindparam("p_session"),
        INBOX.c.command_id == bindparam("p_command"),
        INBOX.c.handled_at.is_(None),
    )
    .values(handled_at=func.now(), parked=bindparam("p_parked"), payload=_kept(INBOX))
)

# Outbox.

_OPEN: Final = OUTBOX.c.done_at.is_(None)


def _claim() -> ReturningUpdate[Any]:
    now = bindparam("p_now", type_=OUTBOX.c.due_at.type)
    free = or_(OUTBOX.c.lease_until.is_(None), OUTBOX.c.lease_until <= now)
    oldest = (
        select(OUTBOX.c.seq)
        .where(_OPEN, free, OUTBOX.c.due_at <= now)
        .order_by(OUTBOX.c.due_at, OUTBOX.c.seq)
        .limit(bindparam("p_limit"))
        .with_for_update(skip_locked=True)  # where there is more than one writer
    )
    return (
        update(OUTBOX)
        .where(OUTBOX.c.seq.in_(oldest))
        .values(lease_until=bindparam("p_until"), attempts=OUTBOX.c.attempts + 1)
        .returning(
            OUTBOX.c.due_at,
            OUTBOX.c.seq,
            OUTBOX.c.id,
            OUTBOX.c.session,
            OUTBOX.c.kind,
            OUTBOX.c.payload,
            OUTBOX.c.attempts,
        )
    )


CLAIM: Final = _claim()

FINISH: Final = (
    update(OUTBOX)
    .where(OUTBOX.c.id == bindparam("p_id"), _OPEN)
    .values(done_at=func.now(), parked=bindparam("p_parked"), payload=_kept(OUTBOX))
)
TO_FINISH: Final = select(OUTBOX.c.id, OUTBOX.c.kind, OUTBOX.c.payload).where(
    OUTBOX.c.id == bindparam("p_id"), _OPEN
)
RETRY: Final = (
    update(OUTBOX)
    # Whose lease has run out may have lost the effect to another, who counts one attempt more.
    .where(OUTBOX.c.id == bindparam("p_id"), OUTBOX.c.attempts == bindparam("p_attempt"), _OPEN)
    .values(due_at=bindparam("p_at"), lease_until=None)
)
RELEASE: Final = (
    update(OUTBOX).where(_OPEN, OUTBOX.c.lease_until.is_not(None)).values(lease_until=None)
)
NEXT_DUE: Final = select(
    func.min(
        case(
            (OUTBOX.c.lease_until > OUTBOX.c.due_at, OUTBOX.c.lease_until),
            else_=OUTBOX.c.due_at,
        ),
        type_=OUTBOX.c.due_at.type,
    )
).where(_OPEN)

# Keys.

KEY_OF_OWNER: Final = select(OWNER_KEY).where(OWNER_KEY.c.owner == bindparam("p_owner"))
KEY_BY_ID: Final = select(OWNER_KEY).where(OWNER_KEY.c.key_id == bindparam("p_key"))
ANY_KEY: Final = select(OWNER_KEY).limit(literal_column("1"))
TOMBSTONE: Final = select(FORGOTTEN_KEY.c.seq).where(FORGOTTEN_KEY.c.key_id == bindparam("p_key"))
TOMBSTONES_SINCE: Final = (
    select(FORGOTTEN_KEY.c.seq, FORGOTTEN_KEY.c.key_id)
    .where(FORGOTTEN_KEY.c.seq > bindparam("p_seen"))
    .order_by(FORGOTTEN_KEY.c.seq)
)
