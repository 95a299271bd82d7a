"""Requests with settings and asides around them: said → question, options, and how it is taken.

What is wholly a setting is never an option, nor part of the question; what is neither is named.
"""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.requests.test_put_to_the_vote import opened
from tests.conversation.test_dialogues import in_a_room


def told(decision):
    """Return what it asks, what is on its list, and its terms."""
    options = decision.round.options or decision.listed
    return decision.terms.subject, [each.title for each in options], decision.terms


@pytest.mark.parametrize(
    ("said", "subject", "titles", "terms"),
    [
        ("quick poll coffee or tea for the kitchen pls, 2h", "Coffee or tea for the kitchen",
         ["Coffee", "Tea"], {}),
        ("poll 30 min: tea or coffee", "Tea or coffee", ["Tea", "Coffee"], {}),
        ("2h poll: tea or coffee", "Tea or coffee", ["Tea", "Coffee"], {}),
        ("umfrage: kaffee oder tee, 2 stunden", "Kaffee oder tee", ["Kaffee", "Tee"], {}),
        ("vote tacos vs burgers, majority wins, everyone must vote", "Tacos vs burgers",
         ["Tacos", "Burgers"], {"rule": "majority", "quorum": 5}),
        ("abstimmung: tacos oder burger, alle müssen abstimmen", "Tacos oder burger",
         ["Tacos", "Burger"], {"quorum": 5}),
        ("can we decide on smth: team mug or tshirt, anonymous pls and everyone has to vote",
         "Team mug or tshirt", ["Team mug", "Tshirt"], {"secret": True, "quorum": 5}),
        ("poll ranked, secret, two rounds, closes friday noon: which city? Lisbon, Porto, Vienna",
         "Which city?", ["Lisbon", "Porto", "Vienna"],
         {"rule": "ranked", "secret": True, "rounds": 2}),
        ("poll: red, closes friday, blue, green", "Red , blue, green", ["Red", "Blue", "Green"],
         {}),
        ("which bakery? Kamps, Brot & Co, Zeit für Brot. ranked. 1 day", "Which bakery?",
         ["Kamps", "Brot & Co", "Zeit für Brot"], {"rule": "ranked"}),
        ("let's choose a conference: PyCon, EuroPython or FOSDEM, ranked please, 2 rounds max",
         "A conference", ["PyCon", "EuroPython", "FOSDEM"], {"rule": "ranked", "rounds": 2}),
        ("can everyone vote on the retro theme: pirates, space, or jungle? secret",
         "The retro theme", ["Pirates", "Space", "Jungle"], {"secret": True}),
        ("poll, two winners, ranked, 24h, everyone has to vote: which books? Dune, Emma, Ulysses",
         "Which books?", ["Dune", "Emma", "Ulysses"], {"rule": "stv", "winners": 2, "quorum": 5}),
        ("decide on a new snack supplier, majority, suggestions from everyone welcome",
         "A new snack supplier", [], {"rule": "majority"}),
        ("wie soll das wiki heißen? alle dürfen bis donnerstag vorschläge machen, dann abstimmen",
         "Wie soll das wiki heißen?", [], {}),
        ("where should the party be? everyone can suggest places, then we vote",
         "Where should the party be?", [], {}),
        ("elect 2 of us as first aiders: omar, dana, ines, raj", "Elect 2 of us as first aiders",
         ["Omar", "Dana", "Ines", "Raj"], {"rule": "stv", "winners": 2}),
        ("wählt 2 von uns als ersthelfer: omar, dana, ines", "Wählt 2 von uns als ersthelfer",
         ["Omar", "Dana", "Ines"], {"rule": "stv", "winners": 2}),
        ("lets decide on the offsite city until wednesday, suggestions welcome",
         "The offsite city", [], {}),
        ("lasst uns bis mittwoch über die stadt entscheiden", "Die stadt", [], {}),
        ("where do we eat on friday? everyone throw in ideas pls", "Where do we eat on friday?",
         [], {}),
        ("wo essen wir? schlagt gern was vor", "Wo essen wir?", [], {}),
        ("poll which tools: awk, bash, curl; points", "Which tools", ["Awk", "Bash", "Curl"],
         {"rule": "dots"}),
        ("poll which tools: awk, bash, curl; by points, secret", "Which tools",
         ["Awk", "Bash", "Curl"], {"rule": "dots", "secret": True}),
        ("poll awk or bash or curl; score", "Awk or bash or curl", ["Awk", "Bash", "Curl"],
         {"rule": "star"}),
        ("umfrage welches werkzeug: awk, bash, curl; nach punkten", "Welches werkzeug",
         ["Awk", "Bash", "Curl"], {"rule": "dots"}),
    ],
)  # fmt: skip
def test_settings_are_taken_off(said, subject, titles, terms):
    decision, notes = opened(said)
    asked, listed, found = told(decision)
    assert (asked, listed) == (subject, titles)
    assert not any("I left out" in each for each in notes)
    assert {name: getattr(found, name) for name in terms} == terms


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("poll how long should the retro be? 30 min, 45 min, 1h", ["30 min", "45 min", "1h"]),
        ("poll which unit: days, hours, points", ["Days", "Hours", "Points"]),
        ("poll what do we play for: honour; money; points", ["Honour", "Money", "Points"]),
        ("poll: public, secret, hybrid", ["Public", "Secret", "Hybrid"]),
        ("poll: we are booking it, we are renting it", ["We are booking it", "We are renting it"]),
    ],
)
def test_what_is_to_be_chosen_stays(said, titles):
    decision, notes = opened(said)
    assert (told(decision)[1], notes) == (titles, [])


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("poll pizza or sushi, dont forget to vote", "dont forget to vote"),
        ("poll pizza or sushi; quadratic voting", "quadratic voting"),
        ("umfrage: pizza oder sushi, bitte alle abstimmen", "bitte alle abstimmen"),
    ],
)
def test_what_is_neither_is_named(said, left):
    decision, [note] = opened(said)
    assert told(decision)[1] == ["Pizza", "Sushi"]
    assert f"I left out: “{left}”" in note


@in_a_room
async def test_a_span_is_when_it_closes(room):
    await room.says("lena", "@Convene quick poll coffee or tea, 2h", channel=True)
    decision = the_only(room)
    assert (decision.closes_at - decision.opened_at).total_seconds() == 2 * 60 * 60


@in_a_room
async def test_noon_is_twelve_in_front_too(room):
    said = "poll secret, closes friday noon: which city for the summit? Lisbon, Porto"
    await room.says("lena", f"@Convene {said}", channel=True)
    assert "Fri 8 Jan, 12:00" in room.posted[-1][2]
