"""One question about what was not understood: said → asked → answered → what holds."""

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.interaction.layout import Buttons
from orchestration.interaction.layouts import screen
from orchestration.kinds.registry import KINDS
from orchestration.privacy import Reader, reveal
from orchestration.sessions.commands import TellPrivately
from orchestration.sessions.effects import Tell
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import Table, told

WEIRD = "Wednesdays are a bit weird"
ASKED = f"I couldn't place “{WEIRD}”. How about Wednesdays?"


def table():
    return Table("omar", "ana", "ben")


def wishes(table, member="omar"):
    return [wish.restatement for wish in profile_of(table.session, member).wishes]


def unplaced(table, member="omar"):
    return [each.text for each in profile_of(table.session, member).not_understood]


def read_back(effects, to="omar"):
    """The last thing that somebody was shown."""
    boxes = [each.view for each in effects if isinstance(each, Tell) and each.to == to]
    return reveal(boxes[-1], to=Reader.DECISION)


def buttons(effects, to="omar"):
    parts = screen(read_back(effects, to)).parts
    rows = [part.buttons for part in parts if isinstance(part, Buttons)]
    return [button for row in rows for button in row if button.action == "say"]


def test_the_journey():
    at = table()
    asked = at.says("omar", f"I prefer mornings. {WEIRD}")
    assert ASKED in told(asked, "omar")

    answered = at.says("omar", "if you can")
    assert wishes(at) == ["prefers mornings (before 12:00)", "would rather avoid Wednesdays"]
    assert unplaced(at) == []
    assert "couldn't place" not in told(answered, "omar")


@pytest.mark.parametrize(
    ("words", "held"),
    [
        ("Rather not", ["would rather avoid Wednesdays"]),
        ("if you can!", ["would rather avoid Wednesdays"]),
        ("yes please", ["Wednesdays are fine"]),
        ("Never on Wednesdays", ["can't do Wednesdays"]),
        ("never", ["can't do Wednesdays"]),
        ("Ignore it", []),
        ("Never mind.", []),
        ("No.", ["would rather avoid Wednesdays"]),
        ("only if there's really no other way", ["ideally not Wednesdays"]),
        ("only if theres rly no other way", ["ideally not Wednesdays"]),
        ("only at a pinch", ["ideally not Wednesdays"]),
        ("not great", ["would rather avoid Wednesdays"]),
        ("nur wenn's gar nicht anders geht", ["möglichst nicht mittwochs"]),
    ],
)
def test_ends_by_an_answer(words, held):
    at = table()
    at.says("omar", WEIRD)
    at.says("omar", words)

    assert (wishes(at), unplaced(at)) == (held, [])
    assert dict(at.session.questions) == {}


@pytest.mark.parametrize(
    ("words", "held", "left"),
    [
        ("Wednesdays work, it's fine", ["Wednesdays are fine"], []),
        ("Only Wednesday mornings are bad for me", None, []),
        ("I can't do Wednesdays or Fridays", ["can't do Wednesdays and Fridays"], []),
        ("I prefer Tuesdays", ["prefers Tuesdays"], [WEIRD]),
        ("Tuesdays only if need be", ["ideally not Tuesdays"], [WEIRD]),
        ("not great on Mondays", ["would rather avoid Mondays"], [WEIRD]),
    ],
)
def test_ends_by_an_alternative(words, held, left):
    """What speaks of the same time has answered it; other wishes leave the words listed."""
    at = table()
    at.says("omar", WEIRD)
    at.says("omar", words)

    assert held is None or wishes(at) == held
    assert unplaced(at) == left
    assert dict(at.session.questions) == {}


def test_a_yes_long_after_is_no_answer():
    at = table()
    at.says("omar", WEIRD)
    at.says("omar", "I prefer Tuesdays")
    at.says("omar", "if you can")

    assert wishes(at) == ["prefers Tuesdays"]


def test_who_keeps_what_was_read_leaves_the_question():
    at = table()
    at.says("omar", WEIRD)
    at.answers("omar")

    assert dict(at.session.questions) == {}
    assert unplaced(at) == [WEIRD]


def test_there_is_one_question_at_a_time():
    at = table()
    asked = told(at.says("omar", f"Mondays are blurgh. {WEIRD}"), "omar")

    assert asked.count("How about") == 1
    assert "How about Mondays?" in asked
    assert f"I couldn't place “{WEIRD}”: " in asked


def test_the_next_thing_not_understood_is_asked_about_in_its_turn():
    at = table()
    at.says("omar", "Mondays are blurgh.")

    assert ASKED in told(at.says("omar", WEIRD), "omar")


@pytest.mark.parametrize(
    "words",
    [
        "quux",  # no time in it
        "Ana is weird on Wednesdays",  # not the author's to say
        "Set everyone's preference to 9am",
        "Saturdays are a bit weird",  # nothing can be on a Saturday
        "the 28th is a bit weird",  # nor outside the window
    ],
)
def test_nothing_is_asked_that_cannot_matter(words):
    at = table()

    assert "How about" not in told(at.says("omar", words), "omar")
    assert dict(at.session.questions) == {}


def voting():
    """A session whose candidate is on Monday morning."""
    at = table()
    at.says("ana", "I prefer Mondays")
    at.answers("omar", "ana", "ben")
    return at


def test_once_there_is_a_candidate_only_what_it_would_break_is_asked_about():
    at = voting()

    assert "How about" not in told(at.says("omar", WEIRD), "omar")
    assert "How about Mondays?" in told(at.says("omar", "Mondays are odd"), "omar")


def test_nobody_answers_anothers_question():
    at = table()
    at.says("omar", WEIRD)
    at.says("ana", "if you can")

    assert (wishes(at, "ana"), wishes(at)) == ([], [])
    assert list(at.session.questions) == ["omar"]


def test_a_question_is_private_to_whom_it_is_asked():
    at = table()
    at.says("omar", WEIRD)

    with pytest.raises(PermissionError):
        reveal(at.session.questions["omar"], to="ana")
    assert WEIRD not in repr(at.session)


# Buttons


def test_the_answers_are_buttons_and_a_press_says_them():
    at = table()
    shown = buttons(at.says("omar", WEIRD))
    labels = ["Good for me", "Rather not", "Never on Wednesdays", "Ignore it"]
    assert [each.label for each in shown] == labels

    for button in shown:
        reply = KINDS.press(at.session, UserAction("d", "omar", at.at), button.action, button.value)
        (command,) = reply.commands
        assert isinstance(command, TellPrivately)
        assert reveal(command.text, to="omar") == reply.said == button.value
        assert reply.gone == ("say",)


def test_a_press_of_never_means_never():
    at = table()
    _, _, never, _ = buttons(at.says("omar", WEIRD))
    at.says("omar", never.value)

    assert wishes(at) == ["can't do Wednesdays"]


def test_an_empty_answer_says_nothing():
    assert KINDS.press(table().session, UserAction("d", "omar", None), "say").notice


def test_a_yes_lifts_what_was_ruled_out_before():
    at = table()
    at.says("omar", "I can't do Wednesdays")
    good, *_ = buttons(at.says("omar", WEIRD))
    at.says("omar", good.value)

    assert wishes(at) == ["Wednesdays are fine"]


def test_a_day_that_is_called_odd_is_asked_about_beside_what_is_no_time():
    words = f"Nothing back to back please. {WEIRD}"
    assert ASKED in told(Table("ana", "ben").says("ben", words), "ben")
