"""How it is taken, said otherwise by the organiser while it runs: said → what holds then."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.test_dialogues import asked as meeting_asked
from tests.conversation.test_dialogues import in_a_room

BERLIN = ZoneInfo("Europe/Berlin")
OFFSITE = "/convene decide where do we go for the offsite?"


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


def at(day, hour):
    return datetime(2027, 1, day, hour - 1, tzinfo=UTC)  # Berlin


ENDS = [
    ("actually give it until tmrw 10", at(8, 10)),
    ("mach doch bis morgen 12", at(8, 12)),
    ("mach doch bis montag", at(11, 17)),
    ("no wait, until monday", at(11, 17)),
    ("ok let's do until tuesday 9", at(12, 9)),
    ("sagen wir bis freitag 11", at(8, 11)),
    ("ne doch lieber bis heute 18 uhr", at(7, 18)),
    ("lass es bis montag laufen", at(11, 17)),
    ("gib ihnen bis montag 12", at(11, 12)),
    ("leave it open till monday noon", at(11, 12)),
    ("make it end tuesday 12", at(12, 17)),
    ("extend until monday 10", at(11, 10)),
]


@pytest.mark.parametrize(("said", "ends"), ENDS)
def test_the_end_of_a_vote_is_said_otherwise(said, ends, play):
    async def scene(room):
        vote = await polled(room)
        [told] = await room.says("lena", said, under=vote)
        assert told.startswith("“Pizza, sushi or salad?”: decided by ")
        assert the_only(room).terms.ends_by == ends

    play(scene)


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("give us an hour longer", at(8, 18)),
        ("noch zwei Stunden bitte", at(8, 19)),
        ("extend it by 2 days", at(10, 17)),
        ("give them 3 more hours", at(8, 20)),
        ("verlängere um eine halbe Stunde", datetime(2027, 1, 8, 16, 30, tzinfo=UTC)),
    ],
)
def test_a_vote_lasts_as_much_longer_as_is_said(said, ends, play):
    async def scene(room):
        vote = await polled(room)
        await room.says("lena", said, under=vote)
        assert the_only(room).terms.ends_by == ends

    play(scene)


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("close proposals tomorrow at noon", at(8, 12)),
        ("please close the proposals at 4pm", at(7, 16)),
        ("proposals until tomorrow noon", at(8, 12)),
        ("proposals close tomorrow at noon, please", at(8, 12)),
        ("stop taking proposals tomorrow at noon", at(8, 12)),
        ("close the list at 4pm", at(7, 16)),
        ("keep proposals open until monday 10am", at(11, 10)),
        ("Vorschläge bis morgen mittag", at(8, 12)),
        ("mach die Vorschläge morgen um 12 zu", at(8, 12)),
        ("let's wrap this up tomorrow at noon", at(8, 12)),
    ],
)
def test_until_when_proposals_are_taken_is_said_otherwise(said, ends, play):
    async def scene(room):
        card = await asked(room, OFFSITE)
        [told] = await room.says("lena", said, under=card)
        assert "I wait until" in told
        assert the_only(room).closes_at == ends
        assert the_only(room).listed == ()

    play(scene)


@pytest.mark.parametrize("said", ["proposals until tomorrow noon", "Vorschläge bis morgen mittag"])
def test_who_asks_nobody_puts_no_end_on_the_list(said, play):
    async def scene(room):
        assert await room.says("omar", said, under=await asked(room, OFFSITE)) == []
        assert (the_only(room).listed, the_only(room).closes_at) == ((), at(8, 17))

    play(scene)


@pytest.mark.parametrize(
    "said",
    ["make it secret", "mach's geheim", "actually secret please", "ok doch geheim"],
)
def test_it_is_made_secret_while_proposals_come(said, play):
    async def scene(room):
        card = await asked(room)
        [told] = await room.says("lena", said, under=card)
        assert told.endswith("secret.")
        assert the_only(room).terms.secret
        assert the_only(room).listed == ()

    play(scene)


@pytest.mark.parametrize("said", ["i meant 2 winners", "sorry, 2 winners", "ich meinte 2 Gewinner"])
def test_a_number_is_said_otherwise(said, play):
    async def scene(room):
        card = await asked(room)
        await room.says("lena", said, under=card)
        assert the_only(room).terms.winners == 2

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "give it a rest",
        "mach das bis freitag fertig",
        "lass uns bis 12 treffen",
        "do it till you drop",
        "ok until tomorrow then!!",
        "actually 2 hours longer than I thought",
    ],
)
def test_talk_of_others_changes_nothing(said, play):
    async def scene(room):
        vote = await polled(room)
        assert await room.says("dana", said, under=vote) == []
        assert the_only(room).terms.ends_by is None

    play(scene)


@pytest.mark.parametrize("said", ["lieber bis 12", "rather until 5 pm", "doch lieber bis 15 uhr"])
def test_of_a_meeting_it_is_a_wish(said, play):
    async def scene(room):
        await meeting_asked(room)
        [told] = await room.says("lena", said)
        assert "decided by" not in told
        assert room.decisions()[0].terms.ends_by is None

    play(scene)


@pytest.mark.parametrize(
    ("said", "day", "hour"),
    [
        ("until Monday noon", 11, 12),
        ("until Monday", 11, 17),
        ("bis Montag Mittag", 11, 12),
        ("until 6", 7, 18),
    ],
)
def test_until_when_alone_is_no_option_but_an_end(said, day, hour):
    @in_a_room
    async def plays(room):
        card = await asked(room, OFFSITE)
        await room.says("lena", said, under=card)
        assert the_only(room).listed == ()
        closes = the_only(room).closes_at
        assert (closes.day, closes.astimezone(BERLIN).hour) == (day, hour)
        await room.says("omar", said, under=card)
        assert the_only(room).listed == ()
        await room.says("omar", "Until Dawn", under=card)
        assert [each.title for each in the_only(room).listed] == ["Until Dawn"]

    plays()


@pytest.mark.parametrize(
    ("said", "subject", "options", "ends"),
    [
        (
            "Anmeldung Erste-Hilfe-Kurs, 2 Plätze, bitte bis Freitag 12 Uhr eintragen",
            "Erste-Hilfe-Kurs",
            [("Ja", 2), ("Nein", None)],
            at(8, 12),
        ),
        (
            "Anmeldung Yoga: 8 Plätze, bis morgen 15 Uhr anmelden",
            "Yoga",
            [("Ja", 8), ("Nein", None)],
            at(8, 15),
        ),
        (
            "sign up for the course, 2 places, please register by Friday noon",
            "Course",
            [("Yes", 2), ("No", None)],
            at(8, 12),
        ),
        (
            "workshop signup: pottery (2), yoga (3). sign up by friday 12 pls",
            "Workshop",
            [("Pottery", 2), ("Yoga", 3)],
            at(8, 12),
        ),
    ],
)
def test_by_when_one_signs_up_is_when_it_closes(said, subject, options, ends, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        decision = the_only(room)
        shown = [(each.title, each.capacity) for each in decision.round.options]
        assert (decision.terms.subject, shown, decision.terms.ends_by) == (subject, options, ends)

    play(scene)


@pytest.mark.parametrize("said", ["sign up for sauna, 0 places", "Anmeldung Sauna: 0 Plätze"])
def test_what_nobody_could_have_is_not_opened(said, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert not room.decisions()
        assert "nobody could have it" in str(room.forms[-1])

    play(scene)


@pytest.mark.parametrize(
    ("said", "most"),
    [
        ("zoo, museum oder see? jeder darf 2 nennen, geheim", 2),
        ("zoo, museum oder see? alle dürfen zwei angeben, geheim", 2),
        ("zoo, museum or lake? secret, everyone can pick two", 2),
        ("zoo, museum oder see? geheim", 0),
    ],
)
def test_how_many_each_may_name(said, most, play):
    async def scene(room):
        await polled(room, f"@Convene poll {said}")
        assert (the_only(room).terms.most or 0) == most

    play(scene)


@pytest.mark.parametrize(
    ("said", "subject", "left"),
    [
        (
            "hey! can u help us pick a name? suggest till tmrw 2pm, no names on suggestions pls",
            "A name?",
            "no names on suggestions pls",
        ),
        (
            "hilf uns einen Namen fürs Repo zu finden. Vorschläge bitte ohne Namen",
            "Einen Namen fürs Repo",
            "Vorschläge bitte ohne Namen",
        ),
    ],
)
def test_that_proposals_have_no_names_is_said_to_be_left_out(said, subject, left, play):
    async def scene(room):
        told = await room.says("lena", f"@Convene {said}", channel=True)
        assert the_only(room).terms.subject == subject
        assert f"I left out: “{left}”." in told

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "no wait, until friday 12",
        "wait, until friday 12",
        "wait no, only until friday 12",
        "no wait until friday 12",
        "nein warte, bis freitag 12",
        "ach warte, nur bis freitag 12",
    ],
)
def test_who_thinks_better_of_it_asks_nobody_to_wait(said, play):
    async def scene(room):
        vote = await polled(room)
        [told] = await room.says("lena", said, under=vote)
        assert told == "“Pizza, sushi or salad?”: decided by Fri 8 Jan, 12:00."

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "wait until friday 12",
        "no, wait until friday 12",
        "please wait until friday 12",
        "warte bis freitag 12",
        "no wait, leave it open until friday 12",
    ],
)
def test_who_asks_to_wait_makes_it_no_shorter(said, play):
    async def scene(room):
        vote = await polled(room)
        [told] = await room.says("lena", said, under=vote)
        assert told == (
            "That is no more time than there is. It is open until Fri 8 Jan, 17:00; “Close it at "
            "…” makes it shorter."
        )

    play(scene)
