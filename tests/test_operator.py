"""What an operator does wrong, and reads: one sentence, exit status 2, and nothing is changed."""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory

import pytest

from bot.cli import main
from bot.durable import opened, prepare
from bot.serving import usual_host
from bot.settings import read_settings
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private
from orchestration.sessions.commands import TellPrivately
from tests.kinds.meeting.table import NOW

TOKENS = {"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_APP_TOKEN": "xapp-1"}
COMMANDS = ("migrate", "run", "sandbox", "export ana", "forget ana", "usage")
THAT_MAKE = COMMANDS[:3]
THAT_ONLY_READ = COMMANDS[3:]


def _reads_everything() -> bool:
    """Tell whether we are let into what nobody is."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "closed"
        path.touch(mode=0)
        return os.access(path, os.R_OK)


LOCKED_OUT = pytest.mark.skipif(_reads_everything(), reason="root may read and write everything")

Told = Callable[[str], str]


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in use."""
    folder = tmp_path_factory.mktemp("used")
    settings = read_settings({"CONVENE_DATA": str(folder)})
    prepare(settings)
    words = Private("ana", "not on Mondays")
    said = TellPrivately(id="1", session=SessionId("s"), at=NOW, member=MemberId("ana"), text=words)
    with opened(settings) as store:
        store.receive([said])
    return folder


@pytest.fixture
def data(tmp_path: Path, used: Path) -> Path:
    """A data folder in use, with a sandbox in it that looks alike."""
    shutil.copytree(used, tmp_path / "data")
    shutil.copytree(used, tmp_path / "data" / "sandbox")
    return tmp_path / "data"


@pytest.fixture
def told(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """What somebody who types a command in this folder is told before it ends with status 2."""
    for name, value in {**TOKENS, "CONVENE_DATA": str(data)}.items():
        monkeypatch.setenv(name, value)

    def told(command: str) -> str:
        words = [*command.split(), *(["--port", "0"] if command == "sandbox" else [])]
        with pytest.raises(SystemExit) as ended:
            main(words)
        said = capsys.readouterr()
        assert (ended.value.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert "inside" not in said.err
        return said.err.strip()

    return told


def where(data: Path, command: str) -> Path:
    return data / "sandbox" if command == "sandbox" else data


@pytest.mark.parametrize("command", COMMANDS)
class TestKey:
    def test_missing_key_is_not_replaced(self, data: Path, told: Told, command: str) -> None:
        folder = where(data, command)
        (folder / "master.key").unlink()

        assert told(command) == (
            f"The master key is missing: {folder}/convene.db was written under the one that "
            f"belongs at {folder}/master.key. Put it back there, or move the database away to "
            "begin anew."
        )
        assert not (folder / "master.key").exists()

    def test_wrong_key_is_named(self, data: Path, told: Told, command: str) -> None:
        folder = where(data, command)
        (folder / "master.key").write_text(secrets.token_hex(32))

        assert told(command) == (
            f"{folder}/master.key is not the master key that the database {folder}/convene.db was "
            "written under: put that one back."
        )

    @pytest.mark.parametrize("kept", ["", "0123456789", "not hex " * 8])
    def test_what_is_no_key_is_named(self, data: Path, told: Told, command: str, kept: str) -> None:
        folder = where(data, command)
        (folder / "master.key").write_text(kept)

        assert told(command) == (
            f"{folder}/master.key holds no master key, which is 64 hex digits: put back the one "
            "that the database was written under."
        )

    def test_folder_in_its_place_is_named(self, data: Path, told: Told, command: str) -> None:
        folder = where(data, command)
        (folder / "master.key").unlink()
        (folder / "master.key").mkdir()

        assert told(command).startswith(
            f"The master key {folder}/master.key cannot be read (Is a directory): put the file back"
        )

    @LOCKED_OUT
    def test_key_of_somebody_else_is_named(self, data: Path, told: Told, command: str) -> None:
        (where(data, command) / "master.key").chmod(0)

        assert "cannot be read (Permission denied)" in told(command)


@pytest.mark.parametrize("command", COMMANDS)
class TestDatabase:
    @pytest.mark.parametrize("length", [1000, 4096, 40_000])
    def test_truncated_one_is_named(
        self, data: Path, told: Told, command: str, length: int
    ) -> None:
        path = where(data, command) / "convene.db"
        path.write_bytes(path.read_bytes()[:length])

        assert told(command).startswith(f"The database {path} is ")

    def test_another_kind_of_file_is_named(self, data: Path, told: Told, command: str) -> None:
        path = where(data, command) / "convene.db"
        path.write_text("Dear diary, this is no database at all. " * 100)

        assert told(command) == (
            f"The database {path} is no database: put back a backup, or move it away to begin anew."
        )

    def test_damaged_one_is_named(self, data: Path, told: Told, command: str) -> None:
        path = where(data, command) / "convene.db"
        whole = path.read_bytes()
        path.write_bytes(whole[:8192] + bytes(len(whole) - 16384) + whole[-8192:])

        assert told(command).startswith(f"The database {path} is damaged")

    def test_folder_in_its_place_is_named(self, data: Path, told: Told, command: str) -> None:
        path = where(data, command) / "convene.db"
        path.unlink()
        path.mkdir()

        assert told(command).startswith(f"The database {path} cannot be opened: let the account")

    def test_newer_version_is_named_and_left_alone(
        self, data: Path, told: Told, command: str
    ) -> None:
        path = where(data, command) / "convene.db"
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")

        assert told(command) == (
            f"The database {path} was written by a newer version of Convene: run that one, or put "
            "back a backup from before it."
        )

    def test_database_of_another_program_is_left_alone(
        self, data: Path, told: Told, command: str
    ) -> None:
        path = where(data, command) / "convene.db"
        path.unlink()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("CREATE TABLE song (title TEXT)")

        assert "holds the tables of another program" in told(command)
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("song",)]

    @LOCKED_OUT
    def test_one_that_may_not_be_read_is_named(self, data: Path, told: Told, command: str) -> None:
        (where(data, command) / "convene.db").chmod(0)

        assert "cannot be opened: let the account" in told(command)

    @LOCKED_OUT
    def test_folder_that_may_not_be_written_is_named(
        self, data: Path, told: Told, command: str
    ) -> None:
        where(data, command).chmod(0o500)
        try:
            assert "let the account that runs Convene" in told(command)
        finally:
            where(data, command).chmod(0o700)


@pytest.mark.parametrize("command", THAT_ONLY_READ)
def test_where_there_is_no_database_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Told, command: str
) -> None:
    monkeypatch.setenv("CONVENE_DATA", str(tmp_path / "elsewhere"))

    assert told(command) == (
        f"There is no database at {tmp_path}/elsewhere/convene.db: set CONVENE_DATA to where it "
        "lies, or make one with `convene migrate`."
    )
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("command", ["migrate", *THAT_ONLY_READ])
def test_database_with_an_address_of_its_own_is_looked_for_there(
    data: Path, monkeypatch: pytest.MonkeyPatch, told: Told, command: str
) -> None:
    (data / "file").touch()
    monkeypatch.setenv("CONVENE_DATABASE_URL", f"sqlite:///{data}/file/convene.db")

    sentence = told(command)

    assert "set CONVENE_DATABASE_URL to" in sentence
    assert "CONVENE_DATA " not in sentence


@pytest.mark.parametrize("command", THAT_ONLY_READ)
def test_an_earlier_version_is_brought_up_to_date_first(
    data: Path, told: Told, command: str
) -> None:
    with closing(sqlite3.connect(data / "convene.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")

    assert told(command).endswith("is not up to date: run `convene migrate`.")


@pytest.mark.parametrize("command", THAT_MAKE)
def test_data_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Told, command: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CONVENE_DATA", str(tmp_path / "file" / "data"))

    assert told(command).startswith(f"The data folder {tmp_path}/file/data")


def test_no_key_is_made_beside_a_workspace_either(data: Path, told: Told) -> None:
    folder = data / "sandbox"
    (folder / "convene.db").rename(folder / "sandbox.db")
    (folder / "master.key").unlink()

    assert told("sandbox").startswith(
        f"The master key is missing: {folder}/sandbox.db was written under the one that belongs at "
    )


def test_workspace_that_is_no_database_is_named(data: Path, told: Told) -> None:
    path = data / "sandbox" / "sandbox.db"
    path.write_bytes(b"no database at all " * 100)

    assert told("sandbox").startswith(f"The database {path} is no database: put back a backup")


def test_workspace_of_another_version_is_named(data: Path, told: Told) -> None:
    path = data / "sandbox" / "sandbox.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")

    assert told("sandbox").startswith(f"The workspace {path} is of version 99, and this Convene")


@pytest.mark.parametrize(("command", "setting"), [("run", "CONVENE_PORT"), ("sandbox", "--port")])
def test_port_that_is_taken_is_named(
    monkeypatch: pytest.MonkeyPatch, told: Told, command: str, setting: str
) -> None:
    with socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.delenv("SLACK_APP_TOKEN")
        monkeypatch.setenv("SLACK_SIGNING_SECRET", "s")
        monkeypatch.setenv("CONVENE_PORT", f"{port}")
        monkeypatch.setenv("CONVENE_HOST", "127.0.0.1")

        words = f"sandbox --port {port}" if command == "sandbox" else command
        assert told(words) == (
            f"{setting}: got {port}, expected a port that is free at 127.0.0.1 "
            "(Address already in use), or 0 for any"
        )


@pytest.mark.parametrize(
    ("command", "host", "expected"),
    [
        ("run", "192.0.2.1", "an address of this machine, like 127.0.0.1, or 0.0.0.0 for all"),
        ("run", "no.such.host.invalid", "an address of this machine"),
        ("run", "x" * 300, "an address of this machine"),
        ("sandbox", "127.0.0.1:80", "127.0.0.1, or --anywhere beside it"),
        ("sandbox --anywhere", "192.0.2.1", "an address of this machine"),
        ("sandbox", "0.0.0.0", "127.0.0.1, or --anywhere beside it: no passwords here"),
        ("sandbox", "::", "127.0.0.1, or --anywhere beside it: no passwords here"),
    ],
)
def test_host_that_cannot_be_listened_at_is_named(
    monkeypatch: pytest.MonkeyPatch, told: Told, command: str, host: str, expected: str
) -> None:
    monkeypatch.delenv("SLACK_APP_TOKEN")
    monkeypatch.setenv("SLACK_SIGNING_SECRET", "s")
    monkeypatch.setenv("CONVENE_HOST", host)

    assert f"CONVENE_HOST: got {host[:20]}" in told(command).replace('"', "").replace("'", "")
    assert expected in told(command)


def test_where_is_listened_unless_a_setting_says_so(tmp_path: Path) -> None:
    mark = tmp_path / "dockerenv"
    assert usual_host([mark]) == "127.0.0.1"

    mark.touch()
    assert usual_host([mark]) == "0.0.0.0"
