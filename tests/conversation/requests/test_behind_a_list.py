"""What stands behind a list that has ended: how it is voted on, or nothing on it."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.requests.test_put_to_the_vote import opened
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "titles", "terms"),
    [
        ("Wer moderiert die Retro: Omar, Dana oder Raj? jeder nur eine Stimme, geheim bitte",
         ["Omar", "Dana", "Raj"], {"rule": "plurality", "secret": True}),
        ("Wer moderiert die Retro? Omar, Dana oder Raj, geheim bitte",
         ["Omar", "Dana", "Raj"], {"secret": True}),
        (("can we do a vote on the sprint goal? payments or reliability, majority wins, and please "
         "nobody sees the results before it's over"),
         ["Payments", "Reliability"], {"rule": "majority", "secret": True}),
        (("where do we hold the kickoff: Porto, Gdansk or Ghent? everyone can tick as many as they "
         "like"), ["Porto", "Gdansk", "Ghent"], {"rule": "approval"}),
        ("wo essen wir: Thai, Pizza oder Döner? Mehrfachauswahl erlaubt",
         ["Thai", "Pizza", "Döner"], {"rule": "approval"}),
        ("poll payments or reliability? nobody sees the results before it's over",
         ["Payments", "Reliability"], {"secret": True}),
        ("poll where to? berlin or hamburg, majority rules", ["Berlin", "Hamburg"],
         {"rule": "majority"}),
    ],
)  # fmt: skip
def test_it_says_how(said, titles, terms):
    decision, notes = opened(said)
    assert [each.title for each in decision.listed] == titles
    assert {name: getattr(decision.terms, name) for name in terms} == terms
    assert not any("left out" in each for each in notes)


@pytest.mark.parametrize(
    ("said", "titles", "left"),
    [
        ("poll coffee beans: Ethiopia or Colombia? the cheaper one is sold out, fyi",
         ["Ethiopia", "Colombia"], "the cheaper one is sold out"),
        ("poll logo: blue, green or red? love the green one tbh", ["Blue", "Green", "Red"],
         "love the green one tbh"),
        ("poll team name: Ravens or Owls? no hard feelings, promise", ["Ravens", "Owls"],
         "no hard feelings"),
    ],
)  # fmt: skip
def test_what_says_nothing_of_that_is_left_out_and_named(said, titles, left):
    decision, notes = opened(said)
    assert [each.title for each in decision.listed] == titles
    assert any(f"I left out: “{left}”" in each for each in notes)


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("poll lunch today or tomorrow? thai, pizza, sushi", ["Thai", "Pizza", "Sushi"]),
        ("poll snacks? apples, nuts, majority bars or chips",
         ["Apples", "Nuts", "Majority bars", "Chips"]),
        ("poll where shall we go? Porto, or Ghent", ["Porto", "Ghent"]),
    ],
)  # fmt: skip
def test_a_row_that_is_asked_for_is_the_list(said, titles):
    decision, _ = opened(said)
    assert [each.title for each in decision.listed] == titles


@pytest.mark.parametrize("said", ["who has the key?"])
def test_a_question_about_people_opens_nothing(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []

    says()


@pytest.mark.parametrize(
    ("said", "subject", "places"),
    [
        ("sign-up: workshop a (10 places) or workshop b (8 places)", "Sign-up", [10, 8]),
        ("workshop signup for the offsite: Pottery (1 place), Climbing (8 places)",
         "Workshop signup for the offsite", [1, 8]),
        ("Anmeldung fürs Sommerfest-Team: Grill (2 Plätze), Deko (3 Plätze), Musik (1 Platz)",
         "Sommerfest-Team", [2, 3, 1]),
        ("signups for demo slots please: 10:00 (1 place), 10:30 (1 place)", "Demo slots", [1, 1]),
        ("workshops: pottery (2 places), climbing (8 places)", "Workshops", [2, 8]),
    ],
)  # fmt: skip
def test_who_signs_up_has_a_place_at_once(said, subject, places):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        decision = the_only(room)
        assert decision.terms.subject == subject
        assert [each.capacity for each in decision.round.options] == places
        await room.says("omar", decision.listed[0].title, under=room.latest("options/"))
        assert the_only(room).round.ballots["omar"].yes == ("A",)

    says()


def test_what_all_go_to_is_no_sign_up():
    decision, _ = opened("where do we eat? Nona (8 places), Thai Inn (12 places)")
    assert decision.round.options == ()
