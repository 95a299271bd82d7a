"""What is said behind a list: a setting, or left out by name, and never one thing more on it."""

from datetime import datetime
from fractions import Fraction

import pytest

from orchestration.language.choosing.asking.asked import choice_asked
from orchestration.language.choosing.asking.put_plainly import put_plainly
from orchestration.language.inviting.settings_ahead import settings_of_request
from orchestration.model.times import TimeFrame, zone_named

ZONE = "Europe/Berlin"
FRAME = TimeFrame(datetime(2027, 1, 7, 10, tzinfo=zone_named(ZONE)), ZONE)
HALF = Fraction(1, 2)
COLOURS = ["teal", "coral", "navy"]
SHAPES = ["kreis", "dreieck", "stern"]


def read(text):
    said = settings_of_request(put_plainly(text), FRAME, ())
    settings = {name: value for name, value in said.settings.said.items() if name != "ends_by"}
    ends_by = said.settings.ends_by
    return (
        list(choice_asked(said.rest).options),
        settings | ({"ends_by": ends_by.strftime("%d %H:%M")} if ends_by else {}),
        list(said.left_out),
    )


@pytest.mark.parametrize(
    ("text", "options", "settings", "left_out"),
    [
        (("umfrage welches logo? kreis, dreieck, stern; geheim, punkte vergeben (10 pro person), "
         "bis montag mittag"), SHAPES,
         {"rule": "dots", "budget": 10, "secret": True, "ends_by": "11 12:00"}, []),
        ("poll colour? teal, coral, navy. at least 4 have to vote and the winner needs half",
         COLOURS, {"quorum": 4, "threshold": HALF}, []),
        ("poll colour? teal, coral, navy; at least 4 have to vote, winner needs half",
         COLOURS, {"quorum": 4, "threshold": HALF}, []),
        (("umfrage logo? kreis, dreieck, stern; mindestens die hälfte muss zustimmen, heute bis "
         "16 uhr"), SHAPES, {"threshold": HALF, "ends_by": "07 16:00"}, []),
        ("umfrage logo? kreis, dreieck, stern. der gewinner braucht die hälfte der stimmen",
         SHAPES, {"threshold": HALF}, []),
        ("poll colour? teal, coral, navy; most votes wins and the loser brings cake", COLOURS,
         {"rule": "plurality"}, ["the loser brings cake"]),
        ("poll colour? teal, coral, navy; ranked, in comic sans, anonymous", COLOURS,
         {"rule": "ranked", "secret": True}, ["in comic sans"]),
        ("poll colour? teal, coral, navy; we paint it all together", COLOURS, {},
         ["we paint it all together"]),
        ("umfrage logo? kreis, dreieck, stern; wir gehen alle hin, geheim", SHAPES,
         {"secret": True}, ["wir gehen alle hin"]),
        ("umfrage logo? kreis, dreieck, stern; bei gleichstand entscheidet das los", SHAPES, {},
         ["bei gleichstand entscheidet das los"]),
        ("poll colour? teal, coral or navy. 3 dots each, nobody sees who votes for what", COLOURS,
         {"rule": "dots", "budget": 3, "secret": True}, []),
        ("decide which tool? two rounds, majority in the last", [],
         {"rounds": 2, "last_rule": "majority"}, []),
        ("entscheiden: welches tool? zwei runden, mehrheit in der letzten", [],
         {"rounds": 2, "last_rule": "majority"}, []),
        ("decide which tool? at most 3 options on the table", [], {"options": 3}, []),
        ("who's up for bowling on friday? 8 lanes, max 4 people", ["Yes (4 places)", "No"], {},
         ["8 lanes"]),
        ("wer will mit zum kickern? 4 Plätze, per los, bis freitag mittag",
         ["Ja (4 places)", "Nein"], {"ends_by": "08 12:00"}, ["per los"]),
        ("poll who takes the parking spot? Spot (1 place); first come", ["Yes (1 place)", "No"],
         {}, []),
    ],
)  # fmt: skip
def test_it_is_a_setting_or_left_out_by_name(text, options, settings, left_out):
    assert read(text) == (options, settings, left_out)


@pytest.mark.parametrize(
    ("text", "options", "settings"),
    [
        ("poll where? Berlin, Hamburg, St. Pauli", ["Berlin", "Hamburg", "St. Pauli"], {}),
        ("poll where? Berlin, St. Pauli; secret", ["Berlin", "St. Pauli"], {"secret": True}),
        ("poll colour? red, white; blue, green; ranked", ["red", "white", "blue", "green"],
         {"rule": "ranked"}),
        ("poll next? we rent it, we buy it; we build it", ["we rent it", "we buy it",
                                                           "we build it"], {}),
        ("poll topics? intro, demo; talking points", ["intro", "demo", "talking points"], {}),
    ],
)  # fmt: skip
def test_a_list_goes_on_behind_a_mark(text, options, settings):
    assert read(text) == (options, settings, [])


WORK = ["design", "search", "speed"]
DOTS = {"rule": "dots"}


@pytest.mark.parametrize(
    ("text", "options", "settings"),
    [
        ("poll design, search, speed, points", WORK, DOTS),
        ("poll what next? design, search, speed, points", WORK, DOTS),
        ("poll what next: design, search, speed, points please", WORK, DOTS),
        ("poll design, search, speed, points, please", WORK, DOTS),
        ("poll design, search, speed, secret, points", WORK, DOTS | {"secret": True}),
        ("poll design, search, speed, points, secret", WORK, DOTS | {"secret": True}),
        ("poll design, search, speed, points, secret, until 4pm", WORK,
         DOTS | {"secret": True, "ends_by": "07 16:00"}),
        ("poll design, search, speed, point voting", WORK, DOTS),
        ("poll design, search and speed by points", WORK, DOTS),
        ("poll design, search or speed, with points", WORK, DOTS),
        ("poll design, search, speed - with points", WORK, DOTS),
        ("poll points: design, search, speed", WORK, DOTS),
        ("umfrage kreis, dreieck, stern, punkte", SHAPES, DOTS),
        ("umfrage kreis, dreieck, stern, geheim, punkte", SHAPES, DOTS | {"secret": True}),
        ("umfrage kreis, dreieck und stern mit punkten", SHAPES, DOTS),
    ],
)  # fmt: skip
def test_the_last_of_a_list_that_is_a_rule_by_its_name_is_no_option(text, options, settings):
    assert read(text) == (options, settings, [])


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("poll what do we give away: money, miles or points", ["money", "miles", "points"]),
        ("poll what do we give away: badges, stars, points", ["badges", "stars", "points"]),
        ("poll what do we show: points, lines, bars", ["points", "lines", "bars"]),
        ('poll what do we show: "lines", "bars", "points"', ["lines", "bars", "points"]),
        ("poll what do we show: lines, points", ["lines", "points"]),
        ("poll topics: intro, demo, talking points", ["intro", "demo", "talking points"]),
        ("poll story points: 3, 5, 8", ["3", "5", "8"]),
        ("poll points: 3, 5, 8", ["3", "5", "8"]),
        ("poll which unit: days, hours, points", ["days", "hours", "points"]),
        ("poll sun, moon, star", ["sun", "moon", "star"]),
        ("decide what to draw: sun, moon, star", ["sun", "moon", "star"]),
        ("poll veto, consent or majority?", ["veto", "consent", "majority"]),
    ],
)
def test_what_is_one_of_its_kind_stays_an_option(text, options):
    assert read(text) == (options, {}, [])


@pytest.mark.parametrize(
    "text",
    [
        "decide where to eat: Thai, Luigi's, Green Bowl; ask everyone first",
        "decide where to eat: Thai, Luigi's, Green Bowl. please ask everybody first",
        "decide where to eat: Thai, Luigi's, Green Bowl, ask everyone first",
        "decide where to eat: Thai, Luigi's, Green Bowl; frag erst alle",
        "poll where to eat: Thai, Luigi's, Green Bowl; wishes first",
    ],
)
def test_that_everybody_is_asked_first_is_no_option(text):
    assert read(text) == (["Thai", "Luigi's", "Green Bowl"], {}, [])
    assert settings_of_request(put_plainly(text), FRAME, ()).asks_first
