"""Encryption: one data key per owner, wrapped by one master key (AES-256-GCM throughout).

What is sealed names its place (table, column, row) and its owner as associated data, so that moved
to any other it does not open. To forget somebody is to destroy their key: their rows and the
write-ahead log become noise. A backup of the whole database from before still holds the wrapped
key, so it must be kept no longer than people may be told. A tombstone stays of each destroyed key,
since a key that is merely missing is a fault, and must not pass for forgetting. Who comes back gets
a new key, under which nothing old opens.
"""

from __future__ import annotations

import json
import os
import secrets
from base64 import b64decode, b64encode
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Any, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, Select, delete, insert

from storage.errors import ForgottenError, UnreadableError, WrongMasterKeyError
from storage.statements import (
    ANY_KEY,
    KEY_BY_ID,
    KEY_OF_OWNER,
    TOMBSTONE,
    TOMBSTONES_SINCE,
    insert_new,
)
from storage.tables import FORGOTTEN_KEY, OWNER_KEY

KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12
MOST_KEYS_IN_MEMORY: Final = 10_000


def make_master_key(path: Path) -> bool:
    """Make a master key in this file, readable by us only; False where there is such a file."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_bytes(KEY_BYTES).hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    return True


def load_master_key(path: Path) -> bytes | None:
    """Return the master key in this file, None where it holds none; OSError where there is none."""
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii"))
    except ValueError:
        return None
    return key if len(key) == KEY_BYTES else None


def _encrypt(key: AESGCM, plain: bytes, place: bytes) -> bytes:
    nonce = os.urandom(NONCE_BYTES)
    return nonce + key.encrypt(nonce, plain, place)


def _decrypt(key: AESGCM, sealed: bytes, place: bytes) -> bytes:
    return key.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], place)


def _place(*parts: str) -> bytes:
    return json.dumps(parts).encode("ascii")


class Vault:
    """The master key, and in memory the keys of those who were met lately."""

    def __init__(self, master: bytes) -> None:
        self._master = AESGCM(master)
        self._by_id: dict[str, AESGCM] = {}
        self._living: dict[str, str] = {}
        self._seen = 0  # the last tombstone met
        self._lock = Lock()

    def check(self, connection: Connection) -> None:
        """Raise WrongMasterKeyError where the database's keys were wrapped by another."""
        row = connection.execute(ANY_KEY).one_or_none()
        if row:
            self.unwrap(row.key_id, row.owner, row.wrapped)

    def catch_up(self, connection: Connection) -> int:
        """Drop the keys that were destroyed, by another process too; return the last tombstone."""
        found = connection.execute(TOMBSTONES_SINCE, {"p_seen": self._seen}).all()
        with self._lock:  # not while looking them up: all threads come by here
            for seq, key_id in found:
                self._by_id.pop(key_id, None)
                self._seen = max(self._seen, seq)
            return self._seen

    def wrap(self, key_id: str, owner: str, key: bytes) -> bytes:
        """Return a data key as it may be stored."""
        return _encrypt(self._master, key, _place("owner_key", key_id, owner))

    def unwrap(self, key_id: str, owner: str, wrapped: bytes) -> AESGCM:
        """Return a data key that was stored for this owner."""
        try:
            plain = _decrypt(self._master, wrapped, _place("owner_key", key_id, owner))
        except InvalidTag:
            raise WrongMasterKeyError("the database was written under another master key") from None
        return AESGCM(plain)

    def cached(self, key_id: str, seen: int) -> AESGCM | None:
        """Return a data key if it is in memory, to who has seen all tombstones."""
        return self._by_id.get(key_id) if seen == self._seen else None

    def living(self, owner: str, seen: int) -> tuple[str, AESGCM] | None:
        """Return an owner's present key and its id, if they are in memory."""
        key_id = self._living.get(owner, "")
        key = self.cached(key_id, seen)
        return (key_id, key) if key else None

    def keep(self, met: Mapping[str, tuple[str, AESGCM]], seen: int) -> None:
        """Keep data keys by their owners that were met when `seen` was the last tombstone."""
        with self._lock:
            if seen != self._seen:
                return  # one of them may have been destroyed in between
            if len(self._by_id) + len(met) > MOST_KEYS_IN_MEMORY:  # crude, but bounded
                self._by_id.clear()
                self._living.clear()
            for owner, (key_id, key) in met.items():
                self._by_id[key_id] = key
                self._living[owner] = key_id


class Keyring:
    """The keys within one transaction; those met in it are shared only once it is kept.

    Only a writer may share: a reader may look at a past in which somebody is not forgotten yet.
    """

    def __init__(self, vault: Vault, connection: Connection) -> None:
        self._vault = vault
        self._connection = connection
        self._met: dict[str, tuple[str, AESGCM]] = {}
        self._seen: int | None = None

    @property
    def seen(self) -> int:
        """The last tombstone as of this transaction; no key in memory is used before this."""
        if self._seen is None:
            self._seen = self._vault.catch_up(self._connection)
        return self._seen

    def at(self, table: str, column: str, row: str) -> SafeAt:
        """Return the safe for one place."""
        return SafeAt(self, (table, column, row))

    def publish(self) -> None:
        """Share the keys met here, when their transaction has been kept."""
        if self._met:
            self._vault.keep(self._met, self.seen)

    def forget(self, owner: str) -> None:
        """Destroy the owner's key, if there is one."""
        row = self._connection.execute(KEY_OF_OWNER, {"p_owner": owner}).one_or_none()
        if row:
            self._connection.execute(insert(FORGOTTEN_KEY), {"key_id": row.key_id})
            self._connection.execute(delete(OWNER_KEY).where(OWNER_KEY.c.owner == owner))

    def for_sealing(self, owner: str) -> tuple[str, AESGCM]:
        """Return the owner's present key and its id, made on demand."""
        known = self._met.get(owner) or self._vault.living(owner, self.seen)
        return known or self._find_or_make(owner)

    def for_opening(self, key_id: str) -> AESGCM:
        """Return the key of that id; ForgottenError where it was destroyed."""
        key = self._vault.cached(key_id, self.seen)
        return key or self._fetch(KEY_BY_ID, {"p_key": key_id}) or self._missing(key_id)

    def _find_or_make(self, owner: str) -> tuple[str, AESGCM]:
        if not self._fetch(KEY_OF_OWNER, {"p_owner": owner}):
            self._make(owner)
        return self._met[owner]

    def _fetch(self, statement: Select[Any], parameters: Mapping[str, str]) -> AESGCM | None:
        row = self._connection.execute(statement, parameters).one_or_none()
        if row is None:
            return None
        key = self._vault.unwrap(row.key_id, row.owner, row.wrapped)
        self._met[row.owner] = (row.key_id, key)
        return key

    def _make(self, owner: str) -> None:
        key_id, key = secrets.token_hex(16), secrets.token_bytes(KEY_BYTES)
        row = {"key_id": key_id, "owner": owner, "wrapped": self._vault.wrap(key_id, owner, key)}
        self._connection.execute(insert_new(OWNER_KEY, self._connection.dialect.name), row)
        self._fetch(KEY_OF_OWNER, {"p_owner": owner})  # another process may have been first

    def _missing(self, key_id: str) -> AESGCM:
        if self._connection.execute(TOMBSTONE, {"p_key": key_id}).one_or_none():
            raise ForgottenError("the key was destroyed")
        raise UnreadableError("the key is missing, and nobody destroyed it")


class SafeAt:
    """Seals and opens private values of one place."""

    def __init__(self, keyring: Keyring, place: tuple[str, str, str]) -> None:
        self._keyring = keyring
        self._place = place

    def seal(self, owner: str, plain: bytes) -> dict[str, str]:
        """Return the value as it may be stored: sealed under its owner's key, for this place."""
        key_id, key = self._keyring.for_sealing(owner)
        sealed = _encrypt(key, plain, _place(*self._place, owner))
        return {"$private": b64encode(sealed).decode("ascii"), "owner": owner, "key": key_id}

    def open(self, sealed: Mapping[str, str]) -> bytes:
        """Return what was sealed here; ForgottenError or UnreadableError where that cannot be."""
        key = self._keyring.for_opening(sealed["key"])
        place = _place(*self._place, sealed["owner"])
        try:
            return _decrypt(key, b64decode(sealed["$private"]), place)
        except InvalidTag:
            raise UnreadableError("a private value is not where it was sealed") from None
