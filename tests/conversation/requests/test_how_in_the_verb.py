"""What a request says of how in its verb: said → a poll of what stands behind it, and how."""

import asyncio

import pytest

from orchestration.kinds.choice.state import Choice
from tests.conversation.choosing import the_only
from tests.conversation.room import Room

DAYS = ["Monday", "Tuesday", "Thursday"]


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("monday, tuesday or thursday for the office day? everyone ranks",
         "Monday, tuesday or thursday for the office day?", DAYS),
        ("monday, tuesday or thursday for the weekly meeting? everyone ranks",
         "Monday, tuesday or thursday for the weekly meeting?", DAYS),
        ("when should we have the standup: Monday, Tuesday or Thursday? everyone ranks",
         "When should we have the standup", DAYS),
        ("which weekday should be our office day? Monday, Tuesday, Thursday. everyone ranks them",
         "Which weekday should be our office day?", DAYS),
        ("Monday, Tuesday or Thursday for the team lunch, everyone ranks",
         "Monday, Tuesday or Thursday for the team lunch", DAYS),
        ("rank monday, tuesday and thursday for the team day", "The team day", DAYS),
        ("everyone ranks Monday, Tuesday, Thursday for the weekly sync", "The weekly sync", DAYS),
        ("let everyone rank Monday, Tuesday and Thursday", "Monday, Tuesday and Thursday", DAYS),
        ("jeder bringt Montag, Dienstag und Freitag in eine Reihenfolge",
         "Montag, Dienstag und Freitag", ["Montag", "Dienstag", "Freitag"]),
        ("welcher Tag für das Weekly: Montag, Dienstag oder Freitag? alle reihen",
         "Welcher Tag für das Weekly", ["Montag", "Dienstag", "Freitag"]),
        ("poll pizza, sushi, ramen - everybody puts them in order", "Pizza, sushi, ramen",
         ["Pizza", "Sushi", "Ramen"]),
        ("Umfrage Pizza, Sushi oder Ramen, alle ranken", "Pizza, Sushi oder Ramen",
         ["Pizza", "Sushi", "Ramen"]),
    ],
)  # fmt: skip
def test_what_everybody_ranks_is_a_poll(said, subject, titles):
    room = Room()
    assert asyncio.run(room.says("lena", f"@Convene {said}", channel=True)) == []
    poll = the_only(room)
    assert (poll.terms.subject, [each.title for each in poll.listed]) == (subject, titles)
    assert poll.terms.rule == "ranked"
    assert poll.rounds


@pytest.mark.parametrize(
    ("said", "subject", "titles", "how"),
    [
        ("give everyone 12 points: onboarding, billing, mobile app",
         "Onboarding, billing, mobile app", ["Onboarding", "Billing", "Mobile app"],
         {"rule": "dots", "budget": 12}),
        ("split 8 dots between search and speed", "Search or speed", ["Search", "Speed"],
         {"rule": "dots", "budget": 8}),
        ("jeder verteilt 6 Punkte auf Suche, Export, Mobil", "Suche, Export, Mobil",
         ["Suche", "Export", "Mobil"], {"rule": "dots", "budget": 6}),
        ("gebt jedem zehn Punkte: Suche, Export", "Suche, Export", ["Suche", "Export"],
         {"rule": "dots", "budget": 10}),
        ("let's dot-vote on dark mode, offline sync and export",
         "Dark mode, offline sync and export", ["Dark mode", "Offline sync", "Export"],
         {"rule": "dots"}),
        ("rank the cities for the offsite: Lisbon, Split, Ghent; secret",
         "The cities for the offsite", ["Lisbon", "Split", "Ghent"],
         {"rule": "ranked", "secret": True}),
        ("can everyone please rank these by preference: green, blue", "Green, blue",
         ["Green", "Blue"], {"rule": "ranked"}),
        ("bringt diese in eine Reihenfolge: Porto, Gent", "Porto, Gent", ["Porto", "Gent"],
         {"rule": "ranked"}),
        ("sortiert bitte nach Vorliebe: grün, blau", "Grün, blau", ["Grün", "Blau"],
         {"rule": "ranked"}),
        ("rate each from 0 to 5: tabs, spaces, whatever", "Tabs, spaces, whatever",
         ["Tabs", "Spaces", "Whatever"], {"rule": "star"}),
        ("bewertet von 1 bis 5: Tabs, Leerzeichen", "Tabs, Leerzeichen", ["Tabs", "Leerzeichen"],
         {"rule": "rated"}),
        ("approve as many as you like: Figma, Miro", "Figma, Miro", ["Figma", "Miro"],
         {"rule": "approval"}),
        ("jeder wählt zwei: Yoga, Kart, Kino", "Yoga, Kart, Kino", ["Yoga", "Kart", "Kino"],
         {"rule": "approval", "most": 2}),
        ("poll: pick up to 3: api, docs, infra", "Api, docs, infra", ["Api", "Docs", "Infra"],
         {"rule": "approval", "most": 3}),
        ("poll: ranked: api, docs, infra", "Api, docs, infra", ["Api", "Docs", "Infra"],
         {"rule": "ranked"}),
        ("thumbs up or down on the new badge design", "The new badge design", ["Yes", "No"], {}),
        ("Daumen hoch oder runter: neues Logo", "Neues Logo", ["Ja", "Nein"], {}),
        ("let's do a veto round on moving standup to 10", "Motion: moving standup to 10",
         ["Moving standup to 10"], {"rule": "veto"}),
        ("consent check: we drop the Monday sync", "Motion: we drop the Monday sync",
         ["We drop the Monday sync"], {"rule": "consent"}),
    ],
)  # fmt: skip
def test_a_verb_says_how_and_is_no_part_of_what_is_asked(said, subject, titles, how):
    room = Room()
    assert asyncio.run(room.says("lena", f"@Convene {said}", channel=True)) == []
    poll = the_only(room)
    assert (poll.terms.subject, [each.title for each in poll.listed]) == (subject, titles)
    assert {name: getattr(poll.terms, name) for name in how} == how
    assert poll.rounds


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("poll rank or file?", "Rank or file?"),
        ("poll points of interest: castle, harbour, zoo", "Points of interest"),
        ("poll which score: 3:2, 1:0 or 2:2", "Which score"),
        ("poll order these: 5 chairs, 10 desks or nothing", "Order these"),
        ("poll who approves invoices: Omar, Dana, Raj", "Who approves invoices"),
        ("poll check all of these: lights, door, heating", "Check all of these"),
        ("poll rate limits: 10, 20 or 30", "Rate limits"),
        ("poll put the tables in: hall, garden or yard", "Put the tables in"),
    ],
)
def test_a_word_that_only_sounds_like_a_rule_is_what_is_asked(said, subject):
    room = Room()
    asyncio.run(room.says("lena", f"@Convene {said}", channel=True))
    poll = the_only(room)
    assert (poll.terms.subject, poll.terms.rule) == (subject, "approval")


@pytest.mark.parametrize(
    "said",
    [
        "45 min planning with @omar next week, Monday or Tuesday; everyone ranks",
        "find 30 minutes on Monday, Tuesday or Thursday, everyone ranks",
    ],
)
def test_what_has_a_length_stays_a_meeting(said):
    room = Room()
    asyncio.run(room.says("lena", f"@Convene {said}", channel=True))
    assert not any(isinstance(each, Choice) for each in room.decisions())
    form = room.opened["lena"][1].name if room.opened else ""
    assert room.decisions() or form == "meet"
