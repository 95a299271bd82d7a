"""Second thoughts of an organiser, and short questions to which the answer is known."""

import pytest

from orchestration.language.votes.by_hand import adds_option
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

RETRO = "@Convene find us 30 min on mon or tue for the retro, everyone please"


@pytest.mark.parametrize(
    ("said", "minutes", "last"),
    [
        ("sorry meant an hour, and wed is ok too", 60, 13),
        ("ups, meinte 45 min", 45, 12),
        ("oh wait, should be 1h", 60, 12),
        ("das sollte ne stunde sein", 60, 12),
    ],
)
def test_what_was_meant_by_a_request_is_looked_for(said, minutes, last):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", RETRO, channel=True)
        await room.says("lena", f"@Convene {said}", channel=True)
        terms = room.decisions()[0].terms
        assert (terms.duration, terms.window.end.day) == (minutes, last)
        assert not room.decisions()[0].messages

    dialogue()


@pytest.mark.parametrize(
    "said",
    ["oops not @dana", "not dana", "ups, ohne dana", "sorry, dana nicht", "wait, not Dana Reed"],
)
def test_whom_a_request_should_not_have_named_is_taken_out(said):
    @in_a_room
    async def dialogue(room):
        asked_for = "@Convene 30 min with @omar and @dana next week for the roadmap"
        await room.says("lena", asked_for, channel=True)
        told = await room.says("lena", f"@Convene {said}", channel=True)
        assert told == ["Go on with “roadmap” without Dana Reed? They are told so."]

    dialogue()


@pytest.mark.parametrize("said", ["not monday sorry", "oops not today"])
def test_a_day_that_is_out_is_nobody(said):
    @in_a_room
    async def dialogue(room):
        asked_for = "@Convene 30 min with @omar and @dana next week for the roadmap"
        await room.says("lena", asked_for, channel=True)
        told = await room.says("lena", f"@Convene {said}", channel=True)
        assert not any("without" in each for each in told)
        [heard] = told
        assert ("can't do Mondays" in heard) is ("monday" in said)

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "sorry meant next week, im off tmrw",
        "sorry i meant next week, I am off on friday",
        "ups, meinte nächste woche, bin morgen nicht da",
        "make it next week please, dana is away until friday",
    ],
)
def test_who_is_away_beside_what_was_meant_is_only_why(said):
    @in_a_room
    async def dialogue(room):
        asked_for = "@Convene find us 30 min on fri for the retro, everyone please, "
        await room.says("lena", f"{asked_for} sooner the better", channel=True)
        assert room.decisions()[-1].terms.subject == "retro"
        await room.says("lena", f"@Convene {said}", channel=True)
        window = room.decisions()[-1].terms.window
        assert (window.start.day, window.end.day) == (11, 17)

    dialogue()


@pytest.mark.parametrize(
    "said", ["sorry, i meant tuesday", "that should be enough", "i meant what i said", "oh wait"]
)
def test_what_else_was_meant_is_no_other_length(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", RETRO, channel=True)
        await room.says("lena", said)
        assert room.decisions()[0].terms.duration == 30

    dialogue()


@pytest.mark.parametrize(
    "said",
    ["these are all bad, can we start over with the week of the 18th", "von vorne ab dem 18."],
)
def test_an_organiser_begins_anew_in_other_days(said):
    @in_a_room
    async def dialogue(room):
        await at_the_vote(room)
        await room.says("lena", said)
        meeting = room.decisions()[0]
        assert meeting.terms.window.start.day == 18
        assert not meeting.messages

    dialogue()


@pytest.mark.parametrize(
    "said", ["doch lieber nur bis freitag 18 uhr", "no wait, only until friday 6pm"]
)
def test_a_last_moment_before_all_its_days_is_until_when_it_waits(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        await room.says("lena", said)
        assert room.decisions()[0].closes_at.isoformat() == "2027-01-08T18:00:00+01:00"

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "can we add friday 11am as well?",
        "add an option: thursday 15:00",
        "können wir freitag um 11 noch dazunehmen?",
    ],
)
def test_no_time_is_put_on_the_list_by_hand(said):
    @in_a_room
    async def dialogue(room):
        under = await at_the_vote(room)
        for who in ("lena", "omar"):
            [told] = await room.says(who, said, under=under)
            assert "Nobody puts a time on the list" in told
        assert not room.decisions()[0].messages

    dialogue()


@pytest.mark.parametrize("said", ["I could also do friday", "what about friday?", "add dana"])
def test_other_words_put_no_time_on_the_list(said):
    assert adds_option(said) in ("", "dana")


@pytest.mark.parametrize(
    "said",
    [
        "need to move it, something came up on my side",
        "something came up, we need another time",
        "ich muss das verschieben, mir ist was dazwischengekommen",
    ],
)
def test_an_organiser_to_whom_something_came_up_is_offered_another_time(said):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert told.startswith("“hiring” is set for")
        assert "Find a new time" in str(room.seen["lena"][-1])
        assert not room.decisions()[0].given_up

    dialogue()


@in_a_room
async def test_a_length_of_a_part_moves_nothing(room):
    await decided(room)
    under = room.latest("outcome")
    assert await room.says("lena", "can we do the 10 min oncall topic first?", under=under) == []


@in_a_room
async def test_what_stands_on_the_agenda_is_struck_by_a_part_of_its_name(room):
    await asked(room)
    await room.says("omar", "please put the oncall rota on the agenda")
    told = await room.says("lena", "take the oncall thing off, that's for another day")
    assert told == ["Off the agenda: the oncall rota."]
    await room.says("lena", "das zweite kannst du streichen")
    assert room.decisions()[0].phase == "intake"


@pytest.mark.parametrize("said", ["do i have to be there?", "muss ich da wirklich dabei sein?"])
def test_who_asks_whether_they_are_needed_hears_what_was_said(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "nobody has said that you must be there" in told
        await room.says("lena", "omar has to be there")
        assert (await room.says("omar", said))[0].startswith("Yes: Lena Vogt needs you")

    dialogue()


@pytest.mark.parametrize(
    ("stage", "said", "told"),
    [
        (
            at_the_vote,
            "kann jemand bei A nicht?",
            "3 of the 3 who have answered can come to A, you among them. Who can't come when, ",
        ),
        (at_the_vote, "hab schon abgestimmt oder?", "No: you have not voted yet."),
        (at_the_vote, "wann is abstimmungsschluss?", "“hiring”: vote on A, B and C by"),
        (decided, "link?", "“hiring”: Mon 11 Jan"),
    ],
)
def test_short_questions_get_their_answer(stage, said, told):
    @in_a_room
    async def dialogue(room):
        under = await stage(room) if stage is at_the_vote else None
        under = under or (await decided(room), room.latest("outcome"))[1]
        [answer] = await room.says("omar", said, under=under if said == "link?" else None)
        assert answer.startswith(told)
        assert not room.decisions()[0].messages

    dialogue()


@pytest.mark.parametrize("said", ["is hiring still on?", "findet hiring noch statt?"])
def test_who_asks_for_what_was_called_off_hears_that(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        await room.says("lena", "cancel it")
        await room.presses("lena", "cancel", "intake")
        assert await room.says("omar", said) == ["“hiring” was called off."]

    dialogue()


@pytest.mark.parametrize("said", ["this week or early next", "diese woche oder anfang nächster"])
def test_a_part_of_the_second_week_is_looked_at_too(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", f"@Convene 30 min retro with @omar {said}", channel=True)
        terms = room.decisions()[0].terms
        assert (terms.subject, terms.window.end.day) == ("retro", 13)

    dialogue()


@pytest.mark.parametrize(
    ("said", "optional", "needed"),
    [
        ("omar muss nicht dabei sein, dana aber schon", "omar", "dana"),
        ("omar is optional, dana isn't", "omar", "dana"),
        ("omar doesn't have to come but dana does", "omar", "dana"),
        ("dana has to be there, omar doesn't", "omar", "dana"),
    ],
)
def test_of_one_it_is_said_and_of_another_the_contrary(said, optional, needed):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        await room.says("lena", f"@Convene {said}", channel=True)
        members = {each.id: each for each in room.decisions()[0].members}
        assert members[optional].optional
        assert members[needed].required

    dialogue()


@pytest.mark.parametrize("said", ["leave friday out", "lass den freitag weg"])
def test_what_is_left_out_may_be_for_everybody_or_for_its_organiser(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Mon to Thu")
        assert "is that for everybody in “hiring”, or what suits you?" in told
        assert not room.decisions()[0].messages

    dialogue()


@in_a_room
async def test_what_is_said_for_anyone_is_for_everybody(room):
    await asked(room)
    [told] = await room.says("lena", "no fridays for anyone please")
    assert told.startswith("“hiring”, now: Mon to Thu")


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("team lunch next week 45 min, anyone?", "team lunch"),
        ("lass uns nächste woche mal ne retro machen, 1h, alle", "retro"),
    ],
)
def test_who_is_called_at_the_end_is_no_subject(said, subject):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        form = room.opened.get("lena")
        shown = {each.name: each.value for each in form[1].fields} if form else {}
        opened = room.decisions()[0].terms.subject if room.decisions() else shown["subject"]
        assert opened == subject

    dialogue()


@in_a_room
async def test_a_meeting_that_is_to_recur_hears_that_none_does(room):
    await decided(room)
    [told] = await room.says("lena", "make it recurring")
    assert told.startswith("Only polls and decisions repeat")


@pytest.mark.parametrize("said", ["ja, absagen", "yes, cancel it"])
def test_a_yes_may_repeat_what_it_does(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        await room.says("lena", "cancel it")
        assert await room.says("lena", said) == ["“hiring” is called off."]

    dialogue()


@pytest.mark.parametrize(
    ("asked_for", "said", "takes_out"),
    [
        ("30 min review next week with @omar", "sorry meant dana", True),
        ("30 min review next week with @omar", "meinte dana", True),
        ("30 min review next week with @omar @raj", "sorry, meant dana", False),
    ],
)
def test_who_was_meant_is_in_the_place_of_the_one_who_was_named(asked_for, said, takes_out):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", f"@Convene {asked_for}", channel=True)
        told = await room.says("lena", f"@Convene {said}", channel=True)
        [meeting] = room.decisions()
        assert meeting.member("dana")
        assert any("without Omar Haddad?" in str(each) for each in told) is takes_out

    dialogue()


@in_a_room
async def test_a_hour_is_an_hour(room):
    await room.says("lena", RETRO, channel=True)
    await room.says("lena", "@Convene make it a hour", channel=True)
    assert room.decisions()[0].terms.duration == 60
