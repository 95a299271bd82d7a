"""What is sealed opens only in its place, for its owner, while there is a key."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete

from storage.engine import open_engine
from storage.errors import ForgottenError, UnreadableError, WrongMasterKeyError
from storage.tables import OWNER_KEY
from storage.vault import Keyring, Vault, load_master_key, make_master_key
from tests.storage.samples import CANARY

SECRET = CANARY.encode()
MASTER = bytes(range(32))


@pytest.fixture
def connection(database: Path) -> Iterator[Connection]:
    engine = open_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
def vault() -> Vault:
    return Vault(MASTER)


@pytest.fixture
def keys(vault: Vault, connection: Connection) -> Keyring:
    return Keyring(vault, connection)


class TestSealing:
    def test_what_is_sealed_opens_in_its_place(self, keys: Keyring) -> None:
        safe = keys.at("inbox", "payload", "1")
        sealed = safe.seal("ada", SECRET)
        assert CANARY not in str(sealed)
        assert safe.open(sealed) == SECRET

    def test_the_same_words_never_look_the_same(self, keys: Keyring) -> None:
        safe = keys.at("inbox", "payload", "1")
        assert safe.seal("ada", SECRET) != safe.seal("ada", SECRET)

    @pytest.mark.parametrize(
        "elsewhere",
        [("outbox", "payload", "1"), ("inbox", "kind", "1"), ("inbox", "payload", "2")],
    )
    def test_it_opens_nowhere_else(self, keys: Keyring, elsewhere: tuple[str, str, str]) -> None:
        sealed = keys.at("inbox", "payload", "1").seal("ada", SECRET)
        with pytest.raises(UnreadableError):
            keys.at(*elsewhere).open(sealed)

    def test_it_opens_for_no_other_owner(self, keys: Keyring) -> None:
        safe = keys.at("inbox", "payload", "1")
        of_ada, of_ben = safe.seal("ada", SECRET), safe.seal("ben", b"hello")
        for swapped in ({"owner": "ben"}, {"owner": "ben", "key": of_ben["key"]}):
            with pytest.raises(UnreadableError):
                safe.open(of_ada | swapped)

    def test_a_changed_byte_is_noticed(self, keys: Keyring) -> None:
        safe = keys.at("inbox", "payload", "1")
        sealed = safe.seal("ada", SECRET)
        text = sealed["$private"]
        changed = text[:30] + ("A" if text[30] != "A" else "B") + text[31:]
        with pytest.raises(UnreadableError):
            safe.open(sealed | {"$private": changed})


class TestKeys:
    def test_one_key_each_however_often(self, keys: Keyring) -> None:
        safe = keys.at("inbox", "payload", "1")
        used = [safe.seal(owner, SECRET)["key"] for owner in ("ada", "ada", "ben")]
        assert used[0] == used[1] != used[2]

    def test_keys_outlive_the_process(self, keys: Keyring, connection: Connection) -> None:
        sealed = keys.at("inbox", "payload", "1").seal("ada", SECRET)
        later = Keyring(Vault(MASTER), connection).at("inbox", "payload", "1")
        assert later.open(sealed) == SECRET
        assert later.seal("ada", SECRET)["key"] == sealed["key"]

    def test_keys_of_a_transaction_that_failed_are_not_used(self, database: Path) -> None:
        engine, vault = open_engine(f"sqlite:///{database}"), Vault(MASTER)
        with engine.connect() as connection:
            lost = Keyring(vault, connection).for_sealing("ada")
            connection.rollback()
            assert Keyring(vault, connection).for_sealing("ada")[0] != lost[0]
        engine.dispose()

    def test_wrapped_keys_cannot_be_swapped(self, keys: Keyring, connection: Connection) -> None:
        for owner in ("ada", "ben"):
            keys.for_sealing(owner)
        ben = connection.execute(OWNER_KEY.select().where(OWNER_KEY.c.owner == "ben")).one()
        of_ada = OWNER_KEY.update().where(OWNER_KEY.c.owner == "ada")
        connection.execute(of_ada.values(wrapped=ben.wrapped))
        with pytest.raises(WrongMasterKeyError):
            Keyring(Vault(MASTER), connection).for_sealing("ada")

    def test_another_master_key_is_noticed(self, keys: Keyring, connection: Connection) -> None:
        keys.for_sealing("ada")
        Vault(MASTER).check(connection)
        with pytest.raises(WrongMasterKeyError):
            Vault(bytes(32)).check(connection)


class TestForgetting:
    def test_nothing_opens_any_more(
        self, vault: Vault, keys: Keyring, connection: Connection
    ) -> None:
        safe = keys.at("inbox", "payload", "1")
        sealed = safe.seal("ada", SECRET)
        keys.publish()
        keys.forget("ada")
        for later in (vault, Vault(MASTER)):
            with pytest.raises(ForgottenError):
                Keyring(later, connection).at("inbox", "payload", "1").open(sealed)

    def test_a_key_is_not_kept_by_who_has_not_seen_it_destroyed(
        self, vault: Vault, keys: Keyring, connection: Connection
    ) -> None:
        key_id = keys.for_sealing("ada")[0]
        keys.forget("ada")
        assert vault.catch_up(connection) == 1
        keys.publish()
        assert vault.cached(key_id, seen=1) is None

    def test_who_comes_back_gets_another_key(
        self, vault: Vault, keys: Keyring, connection: Connection
    ) -> None:
        old = keys.for_sealing("ada")[0]
        keys.publish()
        keys.forget("ada")
        assert Keyring(vault, connection).for_sealing("ada")[0] != old

    def test_a_key_that_is_merely_lost_is_a_fault(
        self, keys: Keyring, connection: Connection
    ) -> None:
        sealed = keys.at("inbox", "payload", "1").seal("ada", SECRET)
        connection.execute(delete(OWNER_KEY))
        with pytest.raises(UnreadableError) as caught:
            Keyring(Vault(MASTER), connection).at("inbox", "payload", "1").open(sealed)
        assert not isinstance(caught.value, ForgottenError)


class TestMasterKey:
    def test_it_is_made_once_and_for_us_only(self, tmp_path: Path) -> None:
        path = tmp_path / "master.key"
        assert make_master_key(path)
        key = load_master_key(path)
        assert key is not None
        assert len(key) == 32
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert not make_master_key(path)
        assert load_master_key(path) == key

    @pytest.mark.parametrize("content", ["", "abcd\n", "not hex " * 8, "ü" * 64])
    def test_what_is_no_key_is_none(self, tmp_path: Path, content: str) -> None:
        path = tmp_path / "master.key"
        path.write_text(content, encoding="utf-8")
        assert load_master_key(path) is None
        assert path.read_text(encoding="utf-8") == content
