"""Choices as colleagues open and set them in plain words: said → what is asked, and how."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import titles_of
from tests.conversation.test_dialogues import in_a_room

POLL = "@Convene poll what do we eat? pizza, sushi or ramen"
LIST = "/convene decide where do we go for the offsite?"


@pytest.mark.parametrize(
    ("words", "subject", "options"),
    [
        ("should we drop the monday sync?", None, ["Drop the monday sync"]),
        ("hey all, shall we kill the retro?", None, ["Kill the retro"]),
        ("wollen wir das montags-meeting abschaffen?", None, ["Das montags-meeting abschaffen"]),
        ("which ticket tool? jira, linear or none. everyone can veto", "Which ticket tool?",
         ["Jira", "Linear", "None"]),
        ("welches tool? jira, linear oder keins. jeder kann veto einlegen", "Welches tool?",
         ["Jira", "Linear", "Keins"]),
        ("veto poll: a, b, c", None, ["A", "B", "C"]),
        ("reihenfolge bitte: login, suche, export", None, ["Login", "Suche", "Export"]),
        ("ranking please: login, search, export", None, ["Login", "Search", "Export"]),
        ("which days can we be in the office? pick as many as you like: mo, di, mi, do, fr",
         "Which days can we be in the office?", ["Mo", "Di", "Mi", "Do", "Fr"]),
        ("snacks? capacity 0", "Snacks?", []),
    ],
)  # fmt: skip
def test_it_is_opened(words, subject, options):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert titles_of(choice) == options
        assert subject is None or choice.terms.subject == subject

    plays()


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("which ticket tool? jira, linear or none. everyone can veto", "veto"),
        ("poll which tool? jira or linear, anyone has a veto", "veto"),
        ("welches tool? jira oder linear. alle dürfen veto einlegen", "veto"),
        ("reihenfolge bitte: login, suche, export", "ranked"),
        ("please put these in order: login, search, export", "ranked"),
        ("veto poll: jira, linear, none", "veto"),
    ],
)
def test_the_rule_is_read(words, rule):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert choice.terms.rule == rule

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "which workshop? pottery, climbing. first come first served, 4 places",
        "poll which workshop? pottery, climbing; 4 places, first come, first served",
        "welcher kurs? pottery, climbing; wer zuerst kommt, mahlt zuerst, 4 plätze",
        "poll which workshop? pottery, climbing, capacity 4",
        "poll which workshop? pottery, climbing. max 4 places",
    ],
)
def test_places_that_go_to_who_comes_first(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert [(each.title.casefold(), each.capacity) for each in choice.listed] == [
            ("pottery", 4),
            ("climbing", 4),
        ]

    plays()


@in_a_room
async def test_no_places_at_all_is_said_in_the_form(room):
    await room.says("lena", "@Convene poll which trip? boat, hike. capacity 0", channel=True)
    assert room.decisions() == []
    assert "nobody could have it" in room.forms[-1][1]


@in_a_room
async def test_who_comes_first_without_places_is_left_out_and_said(room):
    words = "@Convene poll which trip? boat or hike. first come first served"
    assert await room.says("lena", words, channel=True) == [
        "I left out: “first come first served”."
    ]


TWO_THIRDS = {"threshold", "rule"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("we need at least 3 votes for this to count", {"quorum"}),
        ("it only counts if at least 3 people vote", {"quorum"}),
        ("mindestens 3 stimmen, damit es zählt", {"quorum"}),
        ("gilt erst ab 3 stimmen", {"quorum"}),
        ("two thirds have to agree", TWO_THIRDS),
        ("zwei drittel müssen zustimmen", TWO_THIRDS),
        ("60 % must agree", {"threshold"}),
        ("three quarters of the team have to agree", {"threshold", "of_all"}),
        ("results only at the end", {"secret"}),
        ("ergebnis erst am ende bitte", {"secret"}),
        ("no live results please", {"secret"}),
        ("no names", {"secret"}),
        ("everyone can veto", {"rule"}),
        ("jeder darf veto einlegen", {"rule"}),
    ],
)
def test_how_it_is_taken_holds_while_answers_come_in(words, said):
    @in_a_room
    async def plays(room):
        await room.says("lena", LIST, channel=True)
        [before] = room.decisions()
        await room.says("lena", words, under=(before.id, "card"))
        [after] = room.decisions()
        changed = {
            name for name in said if getattr(after.terms, name) != getattr(before.terms, name)
        }
        assert changed == said
        assert after.listed == ()

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "we need at least 3 votes for this to count",
        "two thirds have to agree",
        "no names",
        "results only at the end",
        "jeder kann veto einlegen",
    ],
)
def test_in_an_open_vote_it_says_why_it_stays(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", POLL, channel=True)
        [before] = room.decisions()
        [told] = await room.says("lena", words, under=room.latest("options/"))
        assert told.startswith("The vote is open, so how it is counted")
        [after] = room.decisions()
        assert after.terms == before.terms

    plays()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("voting starts tomorrow", "I wait until"),
        ("wir stimmen morgen um 10 ab", "I wait until"),
        ("we vote on friday at noon", "I wait until"),
        ("first come first served, 4 places", "Places are said of each thing"),
    ],
)
def test_what_says_how_is_not_put_on_the_list(words, told):
    @in_a_room
    async def plays(room):
        await room.says("lena", LIST, channel=True)
        [choice] = room.decisions()
        [said] = await room.says("lena", words, under=(choice.id, "card"))
        assert told in said
        [choice] = room.decisions()
        assert (choice.listed, choice.phase) == ((), Phase.INTAKE)

    plays()


@pytest.mark.parametrize(
    "words", ["we need at least 3 pizzas", "can everyone veto?", "at least 3 people have to come"]
)
def test_what_sounds_like_it_changes_nothing(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", LIST, channel=True)
        [before] = room.decisions()
        await room.says("raj", words, under=(before.id, "card"))
        [after] = room.decisions()
        assert after.terms == before.terms

    plays()
