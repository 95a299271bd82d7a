"""What is asked on a page: said → answered there; and what is marked once it is decided."""

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from tests.pages.house import GUEST, Quarters


@pytest.mark.parametrize(
    ("said", "answered"),
    [
        ("What do you know about me?", "• prefers mornings (before 12:00)"),
        ("Was weißt du über mich?", "• lieber vormittags (vor 12:00)"),
        ("who is missing?", "“Roadmap” still waits for Ana and Ben"),
    ],
)
def test_a_question_is_answered_and_no_wish(said, answered):
    team = Quarters()
    dana = team.visitor().opens().presses("Send", {"words": "Mornings are best."})
    dana.presses("Send", {"words": said})
    assert answered in dana.text
    assert "couldn't place" not in dana.text
    assert len(profile_of(team.session, GUEST.id).wishes) == 1


def test_the_option_that_was_elected_is_marked_among_the_others():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    team.vote(ana="A", ben="A")
    dana = team.visitor().opens()
    assert "Elected" not in dana.text
    dana.presses("Vote A")
    rounds = dana.text[dana.text.index("Round 1: A was elected") :]
    assert rounds.count("Elected") == 1
    assert rounds.index("A Mon") < rounds.index("Elected") < rounds.index("B Mon")
