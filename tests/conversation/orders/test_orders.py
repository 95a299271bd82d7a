"""What an organiser wants done, in words: who is reminded, how long is waited, who is added."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.interaction.answers import NOTHING_OPEN
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room


@in_a_room
async def test_who_is_missing_is_reminded_once_an_hour(room):
    await asked(room)
    await room.presses("lena", "any-time")
    room.told.clear()
    [said] = await room.says("lena", "remind them please")
    assert said == ("“hiring”: I remind Omar Haddad. Dana Reed: in the morning, it is night there.")
    assert {who for who, _ in room.told} == {"lena", "omar"}
    [said] = await room.says("lena", "/convene remind")
    assert "I remind" not in said
    await room.later(hours=1, minutes=5)
    [said] = await room.says("lena", "nudge Omar")
    assert said == "“hiring”: I remind Omar Haddad."


@in_a_room
async def test_the_card_has_a_button_that_reminds(room):
    await asked(room)
    [said] = await room.presses("lena", "remind")
    assert said.startswith("“hiring”: I remind Omar Haddad.")
    await room.later(minutes=5)
    [said] = await room.presses("lena", "remind")
    assert "Omar Haddad: reminded within the hour." in said


@in_a_room
async def test_who_has_not_voted_is_reminded_of_the_vote(room):
    options = await at_the_vote(room)
    await room.says("lena", "A", under=options)
    await room.says("lena", "@Convene remind the others", channel=True)
    words = [words for who, words in room.told if who == "omar"]
    assert words[-1].startswith("Lena Vogt waits for you: your vote is still missing on “hiring”.")


@in_a_room
async def test_only_the_organiser_has_people_reminded(room):
    await asked(room)
    [said] = await room.says("omar", "remind them")
    assert said.startswith("Only Lena Vogt can have people reminded")


@in_a_room
async def test_nobody_is_reminded_of_what_everybody_has_answered(room):
    await asked(room)
    for who in ("omar", "dana"):
        await room.presses(who, "any-time")
    assert await room.says("lena", "remind them") == ["Nobody else is missing."]


@pytest.mark.parametrize(
    ("words", "until"),
    [
        ("give them until Saturday", "Sat 9 Jan, 17:00"),
        ("push the deadline to Saturday 15:00", "Sat 9 Jan, 15:00"),
        ("Verlänger die Frist bis Samstag", "Sat 9 Jan, 17:00"),
        ("oh and give them til sat 3pm to answer", "Sat 9 Jan, 15:00"),
        ("gib ihnen bis Samstag 15 Uhr zum Antworten", "Sat 9 Jan, 15:00"),
    ],
)
def test_answers_are_waited_for_longer(words, until):
    @in_a_room
    async def told(room):
        await asked(room)
        [said] = await room.says("lena", words)
        assert said == f"“hiring”: I wait until {until}."
        await room.says("omar", "not before 10")
        await room.later(days=1, hours=9)
        assert room.decisions()[0].phase is Phase.INTAKE, "the deadline as it was has passed"
        await room.later(days=1)
        assert room.decisions()[0].phase is Phase.VOTE

    told()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("give them until today 15:00", "That is no more time than there is."),
        ("extend it until 15 January", "That would leave too little time for the vote"),
    ],
)
def test_no_more_time_is_given_than_the_vote_can_spare(words, why):
    @in_a_room
    async def told(room):
        await asked(room)
        [said] = await room.says("lena", words)
        assert said.startswith(why)

    told()


@in_a_room
async def test_a_vote_is_made_longer_until_its_first_option_begins(room):
    await at_the_vote(room)
    [said] = await room.says("lena", "extend the vote until Sunday")
    assert said == "“hiring”: I wait until Sun 10 Jan, 17:00."
    [said] = await room.says("lena", "extend the vote until 20 January")
    assert said == "By then the first of the options will have begun."
    [said] = await room.says("omar", "extend the vote until Sunday")
    assert said.startswith("Only Lena Vogt can")
    await room.later(days=2)
    assert room.decisions()[0].phase is Phase.VOTE
    await room.later(days=2)
    assert room.decisions()[0].phase is not Phase.VOTE


@in_a_room
async def test_a_colleague_is_added_by_the_bare_name(room):
    await asked(room)
    for words, name in (("add raj", "Raj Patel"), ("add Ines Costa please", "Inês Costa")):
        [said] = await room.says("lena", words)
        assert said == f"I'm asking {name} too, about “hiring”."


@in_a_room
async def test_of_two_of_a_name_it_is_asked_which(room):
    two = dict(room.people, raj2=room.people["raj"].__class__("raj2", "Raj Singh", "UTC"))
    room.people = two
    await asked(room)
    [said] = await room.says("lena", "add raj")
    assert said == "Which of them: Raj Patel or Raj Singh? Say it with the whole name."
    [said] = await room.says("lena", "add Raj Singh")
    assert said.startswith("I'm asking Raj Singh too")


@in_a_room
async def test_how_long_it_takes_is_no_wish(room):
    await asked(room)
    for words, now in (("make it an hour", "60 min"), ("move it to the week after", "18–24 Jan")):
        [said] = await room.says("lena", words)
        assert said == f"“hiring”, now: {now}. All of them are told."
    assert room.decisions()[0].messages == {}


@in_a_room
async def test_who_cannot_come_to_what_is_open_is_told_what_to_do(room):
    await asked(room)
    [said] = await room.says("omar", "I can't come at all")
    assert said == (
        "“hiring” is not decided yet, so write which times are out. If you can't come at all, it "
        "can go on without you; this is no answer yet."
    )


@pytest.mark.parametrize(
    "said",
    [
        "I'm not coming, don't need to be there",
        "I'm not coming",
        "I'm not attending this one",
        "ich bin raus, das ist nicht mein Projekt",
        "ich bin da nicht dabei",
    ],
)
def test_who_is_not_coming_has_not_answered_that_all_is_fine(said):
    @in_a_room
    async def plays(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "go on without you" in told
        assert "omar" not in room.decisions()[0].answered

    plays()


@pytest.mark.parametrize("said", ["I'm not coming before 10", "I'm not there on Tuesday"])
def test_who_is_not_there_at_some_times_has_answered(said):
    @in_a_room
    async def plays(room):
        await asked(room)
        await room.says("omar", said)
        assert "omar" in room.decisions()[0].answered

    plays()


@in_a_room
async def test_another_day_or_person_gives_nothing_up(room):
    await decided(room)  # on Monday
    for words in ("can't do Friday", "count me out for Friday", "Leïla is off on Tuesday"):
        said = await room.says("omar", words)
        assert not any("is set for" in each for each in said), words
    [said] = await room.says("omar", "can't do Monday after all")
    assert said.startswith("Lena Vogt knows now that you can't come to “hiring”")


@in_a_room
async def test_an_order_with_nothing_open(room):
    for words in ("remind them", "extend it", "cancel it"):
        assert await room.says("lena", f"/convene {words.split()[0]}") == [NOTHING_OPEN]


@in_a_room
async def test_who_wants_it_shorter_and_says_no_length_is_asked_what(room):
    await asked(room)
    [said] = await room.says("lena", "can we make it shorter")
    assert said.startswith("What shall be other? Say it like this: make it 30 minutes")


@pytest.mark.parametrize(
    "said",
    [
        "pls remind the others and close it at 5",
        "erinner die anderen und schließ um 17 Uhr",
        "erinner alle und mach um 17 uhr zu",
    ],
)
def test_a_reminder_and_an_end_are_both_done(said):
    @in_a_room
    async def orders(room):
        await room.says("lena", "@Convene poll pizza or sushi?", channel=True)
        under = room.latest("options/")
        [told] = await room.says("lena", said, under=under)
        assert "I remind Omar Haddad" in told
        assert "decided by Thu 7 Jan, 17:00" in told
        assert room.decisions()[0].closes_at.hour == 17

    orders()


@pytest.mark.parametrize(
    "said",
    [
        "make it 30 min",
        "can we make it shorter",
        "can we make it 30 mins instead?",
        "kann man das auf 30 minuten kürzen?",
        "sag das ding ab, braucht doch keiner",
        "call it off, nobody needs it anymore",
        "mach es bitte kürzer",
        "pls move it to next month",
        "remind the others",
        "bitte erinner die anderen",
        "pls extend it till monday",
        "make it secret",
        "take dana out",
        "close it",
    ],
)
@pytest.mark.parametrize("in_thread", [True, False])
def test_who_orders_what_is_another_persons_hears_whose_it_is(said, in_thread):
    @in_a_room
    async def orders(room):
        await asked(room)
        [told] = await room.says("omar", said, under=room.latest("card") if in_thread else None)
        assert told.startswith("Only Lena Vogt can ")
        assert not room.decisions()[0].answered

    orders()


@in_a_room
async def test_what_somebody_asks_for_with_their_reason_is_told_in_a_sentence(room):
    await asked(room)
    said = "can we make it 30 mins instead? 45 feels long"
    [told] = await room.says("omar", said, under=room.latest("card"))
    assert told.startswith("Only Lena Vogt can move it")


@pytest.mark.parametrize(
    "said",
    [
        "i'll remind the others",
        "ich erinner die anderen",
        "I think I'll close it",
    ],
)
def test_what_somebody_does_themselves_is_no_order(said):
    @in_a_room
    async def tells(room):
        await asked(room)
        assert await room.says("omar", said, under=room.latest("card")) == []

    tells()
