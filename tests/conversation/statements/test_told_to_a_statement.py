"""Statements as people ask for them in plain words, and opinions whatever they look like."""

import pytest

from orchestration.language.choosing.asking.stated import statement_asked
from tests.conversation.choosing import the_only
from tests.conversation.statements.test_statements import stated
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("wir wollen eine gemeinsame Stellungnahme schreiben: Was halten wir vom neuen Büro?",
         "Was halten wir vom neuen Büro?"),
        ("Lasst uns was dazu schreiben: Was halten wir vom neuen Büro?",
         "Was halten wir vom neuen Büro?"),
        ("wir sollten ein paar Sätze dazu schreiben: wie stehen wir zu Überstunden?",
         "Wie stehen wir zu Überstunden?"),
        ("let's write something together: what do we think of the new office?",
         "What do we think of the new office?"),
        ("we should write a statement on overtime", "Overtime"),
    ],
)  # fmt: skip
def test_how_it_is_written_is_no_part_of_what_is_asked(said, question):
    assert statement_asked(said) == question


@pytest.mark.parametrize(
    "said",
    [
        "lasst uns was essen: was nehmen wir?",
        "let's write something down: lunch at 12",
        "wir wollen was schreiben: Pizza oder Pasta?",
        "wir müssen die Erklärung bis Freitag abgeben",
        "Was dazu schreiben? ich weiß nicht",
    ],
)
def test_what_only_speaks_of_writing_asks_for_no_statement(said):
    assert statement_asked(said) is None


@pytest.mark.parametrize(
    "said",
    [
        "answer within a couple of hours, camera not needed",
        "that people put their hours in the calendar",
        "Zu laut. Und die Telefonboxen reichen hinten und vorne nicht.",
        "no meetings before 10, and tell people when you leave",
        "close the laptop at six",
        "status in Slack on, lunch is lunch",
        "remind each other to take breaks",
        "cancel the friday meeting for good",
    ],
)
def test_all_of_an_opinion_is_one_whatever_it_looks_like(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        [told] = await room.says("dana", said)
        assert f"• {said} (let others see it" in told

    plays()


@pytest.mark.parametrize(
    "said",
    ["close it at six", "give us more time please", "who is missing?", "remind everybody",
     "what do you know about me?"],
)  # fmt: skip
def test_what_is_ordered_or_asked_in_private_is_no_opinion(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("dana", said)
        assert "dana" not in the_only(room).answered

    plays()
