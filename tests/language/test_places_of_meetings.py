"""Where a meeting is to be, as its request says so, and what is left of the request."""

import pytest

from orchestration.language.inviting.place import LONGEST, place_apart

LINK = "https://zoom.us/j/123"


@pytest.mark.parametrize(
    ("said", "place", "left"),
    [
        ("hiring, 45 min, next week, in room Oslo", "Room Oslo", "hiring, 45 min, next week"),
        ("hiring, 45 min in the Oslo office, Friday", "Oslo office", "hiring, 45 min, Friday"),
        ("hiring, 45 min at the canteen with @omar", "Canteen", "hiring, 45 min with @omar"),
        ("hiring, 45 min on zoom with @omar", "Zoom", "hiring, 45 min with @omar"),
        (
            "hiring, 45 min with @omar via Teams, Friday",
            "Teams",
            "hiring, 45 min with @omar, Friday",
        ),
        ("hiring, 30 min, next week at HQ", "HQ", "hiring, 30 min, next week"),
        ("in room B2: hiring, 30 min", "Room B2", "hiring, 30 min"),
        ("design review in room Oslo, 45 min", "Room Oslo", "design review, 45 min"),
        ("Sync, 30 Min in Raum 3.12 mit @omar", "Raum 3.12", "Sync, 30 Min mit @omar"),
        ("Sync, 30 Min, im Büro", "Büro", "Sync, 30 Min"),
        ("location: Cafe Sol, retro, 30 min", "Cafe Sol", "retro, 30 min"),
        (f"retro, 30 min, {LINK}", LINK, "retro, 30 min"),
        (f"retro, 30 min on zoom {LINK} with @omar", LINK, "retro, 30 min with @omar"),
        (f"retro, 30 min, <{LINK}>, Friday", LINK, "retro, 30 min, Friday"),
        (f"link: {LINK}, retro", LINK, "retro"),
        ("45 min, in room Oslo? agenda: offer", "Room Oslo", "45 min? agenda: offer"),
        ("hiring, 45 min, in room Oslo?", "Room Oslo", "hiring, 45 min?"),
        ("hiring, 45 min, in room Oslo!", "Room Oslo", "hiring, 45 min!"),
        ("hiring, 45 min in Raum Oslo. Agenda: x", "Raum Oslo", "hiring, 45 min. Agenda: x"),
        ("roadmap, 45 min, online", "Online", "roadmap, 45 min"),
        ("online meeting with @omar next week", "Online", "meeting with @omar next week"),
        ("termin mit @omar, 45 min, remote", "Remote", "termin mit @omar, 45 min"),
        ("retro, 1h, in person", "In person", "retro, 1h"),
    ],
)
def test_a_place_stands_apart_from_the_request(said, place, left):
    assert place_apart(said) == (place, left)


@pytest.mark.parametrize(
    "said",
    [
        "feedback on Teams, 30 min",
        "problems in the Berlin office, 45 min",
        "the new meeting room, 30 min with @omar",
        "how to use zoom, 30 min",
        "hiring, 45 min in the morning with @omar",
        "moving to the Oslo office, 45 min",
        "hiring, 45 min in January",
        "online shop relaunch, 45 min with @omar",
        "remote work rules, 30 min",
    ],
)
def test_what_may_belong_to_the_subject_is_no_place(said):
    assert place_apart(said) == ("", said)


@pytest.mark.parametrize(
    "said", ["in the " * 4000, "a " * 9000 + "room", "https://" * 2000, ", in x." * 4000]
)
def test_nothing_takes_long_and_a_place_is_short(said):
    assert len(place_apart(said)[0]) <= LONGEST
