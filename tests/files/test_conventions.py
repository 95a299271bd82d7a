"""A workspace says in a file what words mean there; written → understood."""

import asyncio
import io
from contextlib import suppress
from datetime import UTC, datetime, time

import pytest

from adapters.files.conventions import read_conventions
from bot.cli import main
from bot.settings import read_settings
from bot.wiring import mind
from orchestration.model.conventions import Conventions
from orchestration.model.errors import BadInput
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.times import TimeFrame

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)


def written(folder, text):
    path = folder / "words.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_what_is_left_out_is_as_usual(tmp_path):
    assert read_conventions(written(tmp_path, "{}")) == Conventions()


def test_every_kind_of_value(tmp_path):
    text = """
    morning: ["08:00", "11:00"]
    evening: ["19:00", null]
    end_of_day: "16:30"
    day: ["07:00", "15:30"]
    week_begins: 6
    next_is_coming: true
    month_first: null
    """
    assert read_conventions(written(tmp_path, text)) == Conventions(
        morning=(time(8), time(11)),
        evening=(time(19), None),
        end_of_day=time(16, 30),
        day=(time(7), time(15, 30)),
        week_begins=6,
        next_is_coming=True,
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("mornings: 3", "words.yaml, mornings: got 3, expected one of the keys early_morning"),
        ("morning: 8 to 11", 'words.yaml, morning: got "8 to 11", expected two times of day like'),
        ('day: ["18:00", "08:00"]', "words.yaml, day: got"),
        ('day: ["08:00", null]', "words.yaml, day: got"),
        ("end_of_day: late", 'words.yaml, end_of_day: got "late", expected a time of day'),
        ("week_begins: 7", "words.yaml, week_begins: got 7, expected from 0 (Monday) to 6"),
        ("until_includes: perhaps", 'words.yaml, until_includes: got "perhaps", expected true or'),
        ("- morning", "words.yaml: got"),
        ("lunch: [1", "expected YAML"),
    ],
)
def test_what_cannot_be_is_one_plain_line(tmp_path, text, line):
    with pytest.raises(BadInput) as problem:
        read_conventions(written(tmp_path, text))
    assert line in str(problem.value)


def test_they_hold_for_everything_that_is_read(tmp_path):
    path = written(tmp_path, 'morning: [null, "11:00"]')
    reader = mind(read_settings({"CONVENE_CONVENTIONS": str(path)})).language
    hearing = MessageContext(MemberId("ana"), TimeFrame(NOW, "UTC"))
    [wish] = asyncio.run(reader.understand("I prefer mornings", hearing)).preferences

    assert wish.applies.end == time(11)


@pytest.mark.parametrize("asked", ["mornings please", "-"])
def test_understand_goes_by_what_words_mean_here(asked, tmp_path, monkeypatch, capsys):
    path = written(tmp_path, 'morning: ["08:00", "11:00"]')
    monkeypatch.setenv("CONVENE_CONVENTIONS", str(path))
    monkeypatch.setattr("sys.stdin", io.StringIO('{"text": "mornings please"}\n'))

    with suppress(SystemExit):
        main(["understand", asked])

    assert capsys.readouterr().out == "• really prefers 08:00–11:00\n"
