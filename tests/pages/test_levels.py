"""What a page shows of the others: what the channel may see at its level, and no word of theirs."""

import re

import pytest

from orchestration.deciding.asked.own_record import own_layout, own_record
from orchestration.deciding.commands import Question, Rate
from orchestration.privacy import Private
from tests.pages.house import GUEST, Quarters

SECRET = "chemotherapy"
PLAIN = {"ana": "I can't do Mondays.", "ben": "I prefer mornings."}
TELLING = {
    "ana": f"Mondays are impossible for me. {SECRET.title()} ward 7.",
    "ben": "Mornings are better.",
}


def session(says, level, guest_says="Tuesdays are best."):
    team = Quarters("ana", "ben", disclosure=level, rounds=1)
    team.says(GUEST.id, guest_says)
    for who, words in says.items():
        team.says(who, words)
    return team


def stages(team):
    """Dana's page at every stage of a session, without the ids that every form has anew."""
    dana = team.visitor()
    yield dana.opens()
    team.answer("ana", "ben", GUEST.id)
    yield dana.opens()
    team.vote(**{"ana": "A", "ben": "B", GUEST.id: "A"})
    yield dana.opens()


def shown(dana):
    return re.sub(r'name="event" value="\w+"', "", dana.page.html)


@pytest.mark.parametrize("level", ["open", "counts", "discreet"])
def test_other_private_words_give_the_same_bytes(level):
    plain = [shown(dana) for dana in stages(session(PLAIN, level))]
    telling = [shown(dana) for dana in stages(session(TELLING, level))]
    assert plain == telling
    assert SECRET not in "".join(telling).lower()


@pytest.mark.parametrize("level", ["open", "counts", "discreet"])
def test_each_level_shows_as_much_as_it_says(level):
    *_, dana = stages(session(PLAIN, level))
    team = dana.quarters
    assert "Round 1: A was elected" in dana.text
    assert "Decided by vote." in dana.text
    assert ("works for 2 of 3" in dana.text or "works for 3 of 3" in dana.text) == (
        level != "discreet"
    )
    assert ("A has 2 votes." in dana.text) == (level != "discreet")
    assert ("suits Ana" in dana.text) == (level == "open")
    assert ("Score is 0 to 3" in dana.text) == (level == "open")
    for name in ("heatmap", "chart"):
        address = f"{dana.path}/{name}.png"
        assert (address in dana.page.pictures) == (level == "open")
        answer = team.visitor().asks("GET", f"{name}.png")
        assert answer.status_code == (200 if level == "open" else 404)
        assert answer.content.startswith(b"\x89PNG") == (level == "open")
        assert dana.page.pictures.get(address, "words") != ""


def test_vote_of_another_is_never_shown():
    *_, dana = stages(session(PLAIN, "open"))
    assert "Your vote was: A." in dana.text
    assert "Your vote was: B." in dana.quarters.visitor("ben").opens().text
    assert "Ben: B" not in dana.text


def test_ratings_are_shown_from_three_on():
    *_, dana = stages(session(PLAIN, "discreet"))
    team = dana.quarters
    for who, stars in (("ana", 5), ("ben", 4)):
        team.happens(Rate, member=who, question=Question.WISHES, stars=Private(who, stars))
    assert "of 5, from" not in dana.opens().text
    dana.presses("3 of 5")
    assert "4.0 of 5, from 3 ratings" in dana.text
    assert "reasons are acceptable" not in dana.text  # nobody has answered the other question


def test_the_other_questions_of_the_survey_are_asked_on_the_page_alone():
    *_, dana = stages(session(PLAIN, "discreet"))
    team = dana.quarters
    asked = "Did the options reflect what everybody wished for?"
    assert asked in dana.opens().text
    assert asked not in own_layout(own_record(team.session, GUEST.id)).words
    for who, stars in (("ana", 2), ("ben", 3), (GUEST.id, 4)):
        team.happens(Rate, member=who, question=Question.EVERYBODY, stars=Private(who, stars))

    text = dana.opens().text
    assert "The options reflect everybody" in text
    assert "3.0 of 5, from 3 ratings" in text


def test_how_it_came_about_stands_before_what_is_asked_of_it():
    *_, dana = stages(session(PLAIN, "counts"))
    text = dana.opens().text
    order = ("Decided by vote", "How it came about", "How do you find it?", "What I know of you")
    places = [text.index(each) for each in order]
    assert places == sorted(places)
