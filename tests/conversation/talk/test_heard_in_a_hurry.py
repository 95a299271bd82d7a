"""What hurried people ask, tell, vote and order: with a lead-in, a reason, or in a few words."""

import pytest

from orchestration.model.ballots import NoneOfThese, OneOption
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

WAS_AWAY = [
    "what did we land on in the end? i was out sick",
    "what did we land on in the end?",
    "so what did we go with in the end",
    "i was off sick, what did we end up with?",
    "sorry was away last week - what was decided?",
    "what did we agree on? was on holiday",
    "worauf haben wir uns am ende geeinigt?",
    "was ist es jetzt geworden? war krank",
    "was haben wir am schluss festgelegt, ich war im urlaub",
    "war leider krank. was ist rausgekommen?",
]


@pytest.mark.parametrize("said", WAS_AWAY)
def test_who_was_away_is_told_what_was_decided_and_no_more(said):
    @in_a_room
    async def asks(room):
        await decided(room)
        [told] = await room.says("omar", f"@Convene {said}", channel=True)
        assert "Mon 11 Jan, 17:00" in told
        assert "Thanks for saying so" not in told

    asks()


@pytest.mark.parametrize("said", ["bin krank", "i'm sick", "my train was cancelled"])
def test_what_is_off_now_is_still_something_that_came_up(said):
    @in_a_room
    async def tells(room):
        await decided(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Thanks for saying so.")

    tells()


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("give them til mon noon, dana's only back sunday night", "Mon 11 Jan, 12:00"),
        ("extend until monday noon because dana is back on sunday night", "Mon 11 Jan, 12:00"),
        ("give them until Mon 12:00, omar is out till sunday", "Mon 11 Jan, 12:00"),
        ("dana's only back sunday night, give them til mon noon", "Mon 11 Jan, 12:00"),
        ("wait until monday 10am (dana lands sunday)", "Mon 11 Jan, 10:00"),
        ("gib ihnen bis montag mittag, dana ist erst sonntag abend zurück", "Mon 11 Jan, 12:00"),
        ("gib allen bis Montag 10 Uhr, denn Omar ist bis Sonntag weg", "Mon 11 Jan, 10:00"),
        ("gib ihnen bis montag 9 uhr bitte", "Mon 11 Jan, 09:00"),
    ],
)
def test_the_reason_for_a_deadline_does_not_touch_it(said, until):
    @in_a_room
    async def extends(room):
        await asked(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told == f"“hiring”: I wait until {until}."

    extends()


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("fürs nächste mal: freitags ab 13h bin ich grundsätzlich weg, kita", "belegt freitags ab"),
        ("freitags ab 13h bin ich weg, kita", "belegt freitags ab 13:00 Uhr"),
        ("i never do calls before 11 my time, just so you know for the future", "before 11:00"),
        ("for the future, no mondays", "can't do Mondays"),
        ("for next time: i'm out on fridays after 1pm", "busy Fridays after 13:00"),
        ("note for future meetings: i can't do wednesdays", "can't do Wednesdays"),
        ("fyi going forward: fridays are blocked for me", "busy Fridays"),
        ("i don't do mondays, for future reference", "can't do Mondays"),
        ("nur damit du's weißt: montags nie vor 10", "kann montags vor 10:00 Uhr nicht"),
        ("für die zukunft: ich kann dienstags nicht", "kann dienstags nicht"),
        ("grundsätzlich gilt: nach 16 uhr geht bei mir nix", "kann ab 16:00 Uhr nicht"),
    ],
)
def test_a_wish_for_good_is_read_without_what_leads_it_in(said, holds):
    @in_a_room
    async def tells(room):
        [told] = await room.says("omar", said)
        assert holds in told
        assert "couldn't place" not in told
        assert "konnte ich nicht einordnen" not in told
        assert told.endswith("It holds once you press Keep.")

    tells()


@pytest.mark.parametrize("said", ["kita", "just so you know", "in zukunft"])
def test_what_is_beside_a_wish_is_none_alone(said):
    @in_a_room
    async def tells(room):
        await asked(room)
        await room.says("omar", said)
        assert "omar" not in room.decisions()[0].answered

    tells()


@pytest.mark.parametrize(
    "said",
    [
        "supi dankeschön 🙏 bis denn",
        "danke, bis denn",
        "ok merci vielmals, mach's gut!",
        "thx a ton, catch you later",
        "alles klar danke dir, schönen feierabend",
        "perfekt, tausend dank! tschüssi",
        "cheers, talk soon",
        "you're the best, ttyl",
        "danke bist ein schatz, bis später",
        "ok ciao bis dienstag",
        "besten dank und schönes wochenende noch",
    ],
)
def test_thanks_and_farewells_are_answered_with_nothing(said):
    @in_a_room
    async def thanks(room):
        await asked(room)
        assert await room.says("omar", said) == []
        assert room.decisions()[0].answered == ()

    thanks()


@pytest.mark.parametrize("said", ["danke, geht bis mittwoch nicht", "ciao, dienstag geht nicht"])
def test_thanks_before_a_wish_hide_none(said):
    @in_a_room
    async def tells(room):
        await asked(room)
        await room.says("omar", said)
        assert "omar" in room.decisions()[0].answered

    tells()


# What is said in a hurry in a vote on times, and of who is waited for


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("b!! no wait a", OneOption("A")),
        ("b. actually a", OneOption("A")),
        ("I saw it. B. The cat sleeps.", OneOption("B")),
        ("nope to all of these", NoneOfThese()),
        ("nein zu allen", NoneOfThese()),
        ("Keiner der Termine passt mir", NoneOfThese()),
    ],
)
def test_a_vote_typed_in_a_hurry_is_the_last_word(said, ballot):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        await room.says("omar", said, under=options)
        assert the_only(room).round.ballots["omar"] == ballot

    says()


@in_a_room
async def test_what_is_told_between_two_votes_takes_neither_back(room):
    options = await at_the_vote(room)
    [told] = await room.says("omar", "I saw it. B. The cat sleeps. C.", under=options)
    assert told == "Your vote is in: B. This vote takes one option, so C is left out."


@pytest.mark.parametrize(
    "said", ["don't wait for omar", "no need to wait for omar", "wartet nicht auf omar"]
)
def test_who_is_not_waited_for_is_asked_about(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Go on with “hiring” without Omar Haddad?")

    says()


@pytest.mark.parametrize(
    "said", ["great, finally", "lunch was great today haha", "got it, will look later tonight"]
)
def test_what_is_only_remarked_is_answered_with_nothing(said):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("omar", said) == []

    says()


@pytest.mark.parametrize(
    ("said", "subject", "options"),
    [
        ("quick poll: friday drinks yay or nay", "Friday drinks", ["Yay", "Nay"]),
        (
            "sollen wir freitag homeoffice machen? ja/nein",
            "Sollen wir freitag homeoffice machen?",
            ["Ja", "Nein"],
        ),
        (
            "should we work from home on friday? yes/no",
            "Should we work from home on friday?",
            ["Yes", "No"],
        ),
    ],
)
def test_a_yes_or_no_is_asked_though_it_names_a_day(said, subject, options):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert the_only(room).terms.subject == subject
        assert [each.title for each in the_only(room).listed] == options

    says()


@pytest.mark.parametrize(
    ("said", "offer"),
    [
        ("geht auch donnerstag statt montag?", "I can look for a new time"),
        ("does thursday work instead of monday?", "Shall I look for a new time"),
    ],
)
def test_another_day_is_asked_for_and_is_no_wish_for_good(said, offer):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert offer in told

    says()
