"""How a reading came about: each clause, its words, its wishes, and what was left."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.messages import from_data, text
from orchestration.language.explaining import UNREAD, explained
from tests.language.listening import hearing

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
WINDOW = {"start": "2027-01-11", "end": "2027-01-22"}


def test_each_clause_tells_what_its_words_were_read_as() -> None:
    works, lost = explained("Tuesday works, the gizmo hums on Friday", hearing())

    assert works.text.startswith("Tuesday works")
    assert [(each.words, each.read_as) for each in works.parts] == [
        ("Tuesday", "time"),
        ("works", "accepts (prefers)"),
    ]
    assert works.wishes == ("accepts (prefers): Tuesdays",)
    assert not works.left
    assert ("gizmo", UNREAD) in [(each.words, each.read_as) for each in lost.parts]
    assert not lost.wishes
    assert [each.text for each in lost.left] == ["the gizmo hums on Friday"]


def test_every_word_of_a_message_is_in_some_clause() -> None:
    said = "Sorry all, I can't do Mondays before ten; Fridays are fine, though not over lunch."
    shown = " ".join(part.words for each in explained(said, hearing()) for part in each.parts)

    for word in ("do", "Mondays", "ten", "Fridays", "fine", "lunch"):
        assert word in shown


def test_the_command_shows_it_below_what_was_understood() -> None:
    asked = {"text": "Tuesday works", "now": NOW.isoformat(), "window": WINDOW}
    shown = text(from_data(asked, NOW, explain=True))

    assert shown.splitlines() == [
        "• Tuesdays are fine",
        "“Tuesday works”",
        "    Tuesday = time | works = accepts (prefers)",
        "  → accepts (prefers): Tuesdays",
    ]
    assert "clauses" not in from_data(asked, NOW)
