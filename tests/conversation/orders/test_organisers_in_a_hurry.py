"""What organisers say of what they have asked for, as people write who are in a hurry."""

import pytest

from orchestration.interaction.answers import BEFOREHAND_HOW
from orchestration.language.votes.decreed import decreed
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("it's in room Berlin, can you put that in the invite?", "Room Berlin"),
        ("can you add room Berlin to the invite?", "Room Berlin"),
        ("the invite should say room Berlin", "Room Berlin"),
        ("add the zoom link to the invite: https://zoom.us/j/1", "https://zoom.us/j/1"),
        ("wir sind in Raum Berlin, kannst du das in die Einladung packen?", "Raum Berlin"),
        ("trag bitte Raum Berlin in den Termin ein", "Raum Berlin"),
    ],
)
def test_a_place_that_is_to_stand_in_the_invite_is_one(said, place):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert told.startswith(f"“hiring” has its place: {place}.")

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "can you put dana on the invite?",
        "it's in room Berlin?",
        "can you put the agenda in the invite?",
        "the invite says tuesday",
        "can you send the invite again?",
    ],
)
def test_what_else_is_said_of_an_invite_is_no_place(said):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        await room.says("lena", said)
        assert room.decisions()[0].terms.place == ""

    dialogue()


@pytest.mark.parametrize(
    "said", ["ask the same again next thursday", "frag dasselbe nochmal nächsten donnerstag"]
)
def test_the_same_for_a_day_is_asked_now_or_looked_at_then(said):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert "again: shall I ask everyone now, for 18–22 Jan? Or I ask here on Thu 14 Jan" in told
        assert len(room.decisions()) == 1
        await room.presses("lena", "again-now", "2027-01-14")
        assert room.decisions()[-1].terms.window.start.isoformat() == "2027-01-18"

    dialogue()


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("make it 30 min please, that's enough", 30),
        ("make it 30 min, that is enough", 30),
        ("mach 30 min draus, das reicht", 30),
    ],
)
def test_what_is_enough_closes_nothing_behind_a_length(said, minutes):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        told = await room.says("lena", said)
        assert not any("Close" in each for each in told)
        assert room.decisions()[0].terms.duration == minutes

    dialogue()


@in_a_room
async def test_that_is_enough_alone_still_asks_to_close(room):
    await asked(room)
    [told] = await room.says("lena", "that's enough")
    assert told.startswith("Close “hiring” now?")


@pytest.mark.parametrize(
    "said", ["close it and go with A", "just take A and close it", "wir nehmen A, mach zu"]
)
def test_an_end_with_an_option_is_asked_about_with_that_vote(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Close “hiring” now, with A as your vote? 1 of 3 have voted")
        assert not room.decisions()[0].round.ballots
        await room.presses("lena", "close-with", "A/1")
        assert room.decisions()[0].outcome.option.id == "A"

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "Okay, dann nehmen wir B. Bitte fix machen.",
        "ok let's go with B, please lock it in",
        "wir nehmen B, mach das bitte fest",
        "B it is then, can you book it",
        "dann machen wir B fest",
        "B bitte festmachen",
        "we'll go with B. Please send the invite",
        "B. Mach fest.",
        "lock in B",
    ],
)
def test_what_makes_an_option_stand_ends_a_vote_with_it(said):
    assert decreed(said) == "B"


@pytest.mark.parametrize(
    "said",
    [
        "dann nehmen wir B",
        "B fix?",
        "nehmen wir B? mach fest",
        "I can't do B, book it",
        "book B or C",
    ],
)
def test_what_is_asked_or_open_makes_nothing_stand(said):
    assert decreed(said) == ""


@in_a_room
async def test_a_yes_that_makes_it_stand_ends_the_vote_with_that_option(room):
    await at_the_vote(room)
    await room.says("lena", "dann nehmen wir B. Bitte fix machen")
    await room.says("lena", "ja, mach fest")
    assert room.decisions()[0].outcome.option.id == "B"


@pytest.mark.parametrize(
    "said",
    [
        "decide B now without the vote",
        "decide for B now",
        "book B now without waiting for the others",
        "just go with B, no need to vote",
        "skip the vote and book B",
        "forget the vote, we take B",
        "tbh just book B, dana is the only one who matters here",
        "lock in B, everyone else is optional anyway",
        "entscheide B jetzt ohne Abstimmung",
        "B ohne abstimmung festlegen",
        "leg B fest, ohne auf die anderen zu warten",
        "nimm einfach B, egal was die anderen sagen",
        "buch einfach B, dana ist die einzige die zählt",
    ],
)
def test_what_waits_for_nobodys_vote_ends_it_with_that_option(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Close “hiring” now, with B as your vote?")
        assert not room.decisions()[0].round.ballots

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "A without dana",
        "take B, dana can't do A",
        "book B if dana can",
        "book B, but only if omar can",
        "book B, wait until raj has voted",
        "don't book B, dana is out",
        "skip the vote and book a room",
        "decide a date without the vote",
        "B, dana is the only one who matters here",
        "ich entscheide mich für B",
        "ich nehme B, die anderen sind mir egal",
    ],
)
def test_a_vote_or_a_condition_ends_nothing(said):
    assert decreed(said) == ""


@in_a_room
async def test_who_does_not_organise_it_hears_who_ends_it_and_votes(room):
    await at_the_vote(room)
    told = await room.says("omar", "decide B now without the vote")
    assert "Only the organiser can close the session." in told[0]
    [decision] = room.decisions()
    assert decision.outcome is None
    assert "omar" in decision.round.ballots


@in_a_room
async def test_who_does_not_organise_it_closes_nothing_with_an_option(room):
    await at_the_vote(room)
    await room.says("omar", "close it and go with A")
    assert room.decisions()[0].outcome is None


@pytest.mark.parametrize(
    "said",
    ["close it and take a break", "A, and close it", "close it before A", "I take A", "close to A"],
)
def test_other_words_around_an_end_are_no_end_with_an_option(said):
    assert decreed(said) == ""


@pytest.mark.parametrize(
    "said",
    [
        "can everyone pls vote by 3",
        "all votes in by 3pm please",
        "i need everyone's vote by 3",
        "stimmt bitte bis 15 uhr ab",
        "könnt ihr bitte alle bis 15 uhr abstimmen?",
    ],
)
def test_by_when_all_are_to_vote_is_until_when_it_is_open(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        await room.says("lena", f"@Convene {said}", channel=True)
        at = room.decisions()[0].closes_at
        assert at.isoformat() == "2027-01-07T15:00:00+01:00"

    dialogue()


@pytest.mark.parametrize(
    "said", ["i'll vote by 3", "did everyone vote by 3?", "can i vote by 3?", "who can vote by 3"]
)
def test_what_one_does_by_then_sets_nothing(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        before = room.decisions()[0].closes_at
        await room.says("lena", said)
        assert room.decisions()[0].closes_at == before

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "kannst du uns dran erinnern?",
        "erinnerst du uns dran?",
        "erinnerst du mich am tag davor?",
        "remind us the day before",
    ],
)
def test_who_wants_a_reminder_of_what_stands_hears_what_reminds(said):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        assert await room.says("lena", said) == [BEFOREHAND_HOW]
        assert await room.says("lena", said, under=room.latest("outcome")) == [BEFOREHAND_HOW]

    dialogue()


@pytest.mark.parametrize("said", ["cancel the budget meeting", "sag das budgetmeeting ab"])
def test_a_meeting_by_another_name_calls_nothing_off(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Nothing here is called “budget")

    dialogue()


@pytest.mark.parametrize("said", ["who can't come?", "wer kann denn nicht kommen?", "who's out?"])
def test_who_cannot_come_is_told_nobody_while_it_is_open(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Who can't come when, I tell nobody. The options say")

    dialogue()


@in_a_room
async def test_who_cannot_come_to_what_stands_is_counted_alone(room):
    await decided(room)
    assert await room.says("omar", "who can't come?") == [
        "Everyone who answered can come, as far as I was told."
    ]


@in_a_room
async def test_an_organiser_who_wants_another_vote_hears_how_in_the_thread_too(room):
    under = await at_the_vote(room)
    [told] = await room.says("lena", "revote please", under=under)
    assert told.startswith("Other options come with another round")


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("30 min remote onboarding with @dana next week", "remote onboarding"),
        ("45 min about remote work policy next week with @dana", "remote work policy"),
        ("45 min online shop relaunch next week with @dana", "online shop relaunch"),
        ("30 min remote-onboarding mit @dana nächste woche", "remote-onboarding"),
    ],
)
def test_a_word_of_how_people_meet_is_part_of_the_title_before_it(said, subject):
    @in_a_room
    async def dialogue(room):
        told = await room.says("lena", f"@Convene {said}", channel=True)
        assert not any("left out" in each for each in told)
        assert room.decisions()[0].terms.subject == subject

    dialogue()
