"""Requests as people write them: said → what is asked, what there is to choose from, and how."""

import pytest

from tests.conversation.requests.test_said_with_the_request import EVERYBODY, opens
from tests.conversation.test_dialogues import in_a_room

COLOURS = ["Red", "Green", "Blue"]


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("vote between @omar and @dana for speaker",
         "Between Omar Haddad and Dana Reed for speaker", ["Omar Haddad", "Dana Reed"]),
        ("make a poll with pizza, burgers and ramen", "Pizza, burgers and ramen",
         ["Pizza", "Burgers", "Ramen"]),
        ("poll with or without cheese, or vegan", "With or without cheese, or vegan",
         ["With", "Without cheese", "Vegan"]),
        ("poll for the team: coffee or tea?", "Coffee or tea?", ["Coffee", "Tea"]),
        ("poll for everyone: coffee or tea", "Coffee or tea", ["Coffee", "Tea"]),
        ("vote pls: 🍺 or 🍷?", "🍺 or 🍷?", ["🍺", "🍷"]),
        ("poll should @dana lead the project?", "Should Dana Reed lead the project?",
         ["Yes", "No"]),
        ("Lunch tmrw?\n- Pizza\n- Sushi", "Lunch tmrw?", ["Pizza", "Sushi"]),
        ("Wohin?\n1. Rom\n2. Paris", "Wohin?", ["Rom", "Paris"]),
        ("poll: Rome - by train, Paris - by car", "Rome - by train, Paris - by car",
         ["Rome - by train", "Paris - by car"]),
        ("shall we do a hackathon in march?", "Shall we do a hackathon in march?",
         ["Do a hackathon in march"]),
        ("Wollen wir am Freitag grillen?", "Wollen wir am Freitag grillen?",
         ["Am Freitag grillen"]),
    ],
)  # fmt: skip
def test_all_are_asked_what_stands_there(said, subject, titles):
    choice, told = opens(f"@Convene {said}", subject, titles, only_asked=False)
    assert ([each.id for each in choice.members], told) == (EVERYBODY, [])


@pytest.mark.parametrize(
    ("said", "subject", "titles", "terms", "ends_by"),
    [
        ("wer macht den Release? @dana, @omar oder @raj – bis morgen 12 Uhr, geheime Abstimmung",
         "Wer macht den Release?", ["Dana Reed", "Omar Haddad", "Raj Patel"], {"secret": True},
         "Fri 12:00"),
        ("decide: office dog yes or no, needs two thirds majority, secret ballot", "Office dog",
         ["Yes", "No"], {"rule": "majority", "secret": True}, ""),
        ("run a secret poll: red, green, blue", "Red, green, blue", COLOURS, {"secret": True}, ""),
        ("red, green oder blue? Einfache Mehrheit, max 2 Runden", "Red, green oder blue?", COLOURS,
         {"rule": "plurality", "rounds": 2}, ""),
        ('Umfrage "Wohin?" "Rom" "Paris" bis Fr 12 Uhr', "Wohin?", ["Rom", "Paris"], {},
         "Fri 12:00"),
        ("Rangliste bitte: red, green, blue. Anonym. Endet in 3 Tagen.", "Red, green, blue",
         COLOURS, {"rule": "ranked", "secret": True}, "Sun 17:00"),
        ("choose one: red, green, blue", "Red, green, blue", COLOURS, {"rule": "plurality"}, ""),
    ],
)  # fmt: skip
def test_what_says_how_is_nothing_to_choose_from(said, subject, titles, terms, ends_by):
    choice, told = opens(f"@Convene {said}", subject, titles, **terms)
    ends = choice.terms.ends_by
    assert (ends.strftime("%a %H:%M") if ends else "", told) == (ends_by, [])


@pytest.mark.parametrize(
    ("said", "most"),
    [
        ("choose up to 3: red, green, blue", 3),
        ("wählt bis zu 2: red, green, blue", 2),
        ("pick up to two of these: red, green, blue", 2),
    ],
)
def test_how_many_a_voter_may_take_is_how_many_count(said, most):
    held = {"winners": 1, "most": most, "rule": "approval"}
    opens(f"@Convene {said}", "Red, green, blue", COLOURS, **held)


@pytest.mark.parametrize(
    "said",
    [
        "shall we do Friday?",
        "shall we meet in march?",
        "pick me one",
        "my times?\n- Mon 10-12\n- Tue 9-10",
        "free?\n- Mon 10-12\n- Tue 9-10",
        "Agenda:\n- Budget\n- Hiring",
    ],
)
def test_a_time_alone_is_put_to_no_vote(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []

    says()


def test_only_somebody_is_asked_what_reads_like_a_meeting():
    choice, _ = opens("@Convene nur @omar: Kaffee oder Tee?", "Kaffee oder Tee?", ["Kaffee", "Tee"])
    assert [each.id for each in choice.members] == ["lena", "omar"]
    assert choice.terms.only_asked
