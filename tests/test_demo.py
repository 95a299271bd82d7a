"""`convene demo`: a newcomer's first minute, on every kind of terminal."""

import os
import re
import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest
from PIL import Image

from tests.fakes.command import answers, convene

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where it was played once."""
    return tmp_path_factory.mktemp("demo")


@pytest.fixture(scope="module")
def done(folder):
    with chdir(folder):
        return convene("demo")


def test_it_shows_a_meeting_and_writes_its_files(done, folder):
    shown = done.stdout

    assert (done.returncode, done.stderr) == (0, "")
    for seen in (
        "Jonas Weiß: “",
        "✓ prefers 13:00–15:00",
        "Round 1: options and scores",
        "Decided",
    ):
        assert seen in shown
    for name in ("invite.ics", "heatmap.png", "rounds.png"):
        assert f"convene-demo/{name}" in shown.replace("\n", "")
    with Image.open(folder / "convene-demo" / "heatmap.png") as picture:
        assert picture.width == 1080
    assert b"METHOD:REQUEST" in (folder / "convene-demo" / "invite.ics").read_bytes()


def test_the_readme_shows_a_part_of_it(done):
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    excerpt = told.partition("```\nConvene, to")[2].partition("```")[0]
    shown = words_of(done.stdout)

    paragraphs = [words_of(each.removeprefix("# channel\n")) for each in excerpt.split("\n\n")]
    assert len(paragraphs) > 3
    assert [each for each in paragraphs if each not in shown] == []


def words_of(printed):
    """Words alone: not where lines break, nor the frames around posts."""
    return " ".join(re.sub("[─│╭╮╰╯]", " ", printed).split())


def test_it_answers_in_json_too(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    [answer] = answers("demo")

    assert answer["outcome"]["decided_by"] == "vote"
    assert len(answer["files"]) == 3


def test_a_terminal_without_such_letters_gets_the_rest(done, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    plain = convene("demo", encoding="ascii")

    assert (plain.returncode, plain.stderr) == (0, "")
    assert plain.stdout.count("?") > done.stdout.count("?")


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path):
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)

    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_a_folder_that_cannot_be_made_is_named(tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "convene-demo").write_text("in the way")
    done = convene("demo", *arguments)

    assert done.returncode == 2
    assert done.stderr.startswith('folder: got "convene-demo", expected a folder to write')
