"""What is asked with buttons may be answered in words: a yes, a no, or what stands on one."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.kinds.person.state import Person
from orchestration.model.people import MemberId, person_id
from orchestration.privacy import reveal
from tests.conversation.choosing import polled, the_only
from tests.conversation.talk.test_messy_messages import EAT
from tests.conversation.test_dialogues import asked, in_a_room

STAYS = ["It stays as it is, then."]


def kept_for_good(room, who):
    person = room.store.session(person_id(MemberId(who)))
    assert isinstance(person, Person)
    wishes = reveal(person.profile, to=MemberId(who)).preferences
    return [each.confirmed for each in wishes]


@pytest.mark.parametrize("yes", ["yes", "yes pls", "ja", "yep do it", "close now", "ja bitte"])
def test_a_yes_does_what_was_asked_about(yes):
    @in_a_room
    async def closes(room):
        options = await polled(room, EAT)
        await room.says("omar", "A", under=options)
        await room.says("lena", "close it")
        await room.says("lena", yes)
        assert the_only(room).phase is Phase.DECIDED

    closes()


@pytest.mark.parametrize(
    "said", ["yes, and remind them", "ja, und erinner alle", "yes. remind them"]
)
def test_a_yes_with_more_behind_it_does_what_was_asked_about_and_the_rest(said):
    @in_a_room
    async def does_both(room):
        await room.says("lena", "never before 10")
        await asked(room)
        await room.says("lena", "never on fridays, in general")
        told = " ".join(await room.says("lena", said))
        assert "remind" in told

    does_both()


@in_a_room
async def test_what_is_ordered_behind_a_yes_that_ends_it_is_said_to_come_to_nothing(room):
    options = await polled(room, EAT)
    await room.says("omar", "A", under=options)
    await room.says("lena", "close it")
    told = " ".join(await room.says("lena", "yes, and remind them"))
    assert "nothing comes of “remind them”" in told
    assert the_only(room).phase is Phase.DECIDED


@in_a_room
async def test_who_tells_with_a_yes_what_is_told_anyhow_has_it_done(room):
    await polled(room, EAT)
    await room.says("lena", "abbrechen")
    await room.says("lena", "ja, und sag allen bescheid")
    assert the_only(room).phase is Phase.CANCELLED


@pytest.mark.parametrize("said", ["yes", "ja", "nein", "no", "nah leave that one", "ne, lass das"])
def test_a_yes_or_no_to_nothing_is_said_to_be_one(said):
    @in_a_room
    async def answers_nothing(room):
        nothing = ["I have asked you nothing just now that a yes or a no answers."]
        assert await room.says("omar", said) == nothing
        await asked(room)
        assert await room.says("omar", said) == nothing

    answers_nothing()


@pytest.mark.parametrize("no", ["no", "nah", "nein", "doch nicht", "nope", "nah leave it"])
@pytest.mark.parametrize("order", ["call it off", "abbrechen"])
def test_a_no_leaves_it_as_it_is(order, no):
    @in_a_room
    async def stays(room):
        await polled(room, EAT)
        await room.says("lena", order)
        assert await room.says("lena", no) == STAYS
        assert the_only(room).phase is Phase.VOTE
        assert not the_only(room).round.ballots
        await room.says("lena", "ja")
        assert the_only(room).phase is Phase.VOTE

    stays()


@in_a_room
async def test_what_was_asked_in_a_thread_is_answered_there_and_nowhere_else(room):
    options = await polled(room, EAT)
    await room.says("lena", "call it off", under=options)
    await room.says("lena", "yes")
    assert the_only(room).phase is Phase.VOTE
    await room.says("lena", "call it off", under=options)
    await room.says("lena", "yes", under=options)
    assert the_only(room).phase is Phase.CANCELLED


@in_a_room
async def test_other_words_end_the_question_and_thanks_do_not(room):
    await polled(room, EAT)
    for between, phase in (("who is missing?", Phase.VOTE), ("ok, thanks", Phase.CANCELLED)):
        await room.says("lena", "call it off")
        await room.says("lena", between)
        await room.says("lena", "yes")
        assert the_only(room).phase is phase


@in_a_room
async def test_after_a_while_a_yes_is_no_answer_any_more(room):
    await polled(room, EAT)
    await room.says("lena", "call it off")
    await room.later(minutes=11)
    await room.says("lena", "yes")
    assert the_only(room).phase is Phase.VOTE


@pytest.mark.parametrize(
    "yes", ["yes", "yep", "sure", "ja bitte", "keep", "keep it", "yes keep that", "keep it pls"]
)
def test_what_holds_for_good_is_kept_by_a_word(yes):
    @in_a_room
    async def keeps(room):
        await room.says("omar", "never before 10 in general")
        assert kept_for_good(room, "omar") == [False]
        [told] = await room.says("omar", yes)
        assert told.startswith("Kept:")
        assert kept_for_good(room, "omar") == [True]

    keeps()


@in_a_room
async def test_what_stands_on_a_button_presses_it(room):
    await asked(room)
    for who in room.people:
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    await room.says("omar", "can't do Tuesday")
    for said, done in (
        ("firm", "Understood: a firm no."),
        ("possible if need be", "Noted: possible, if need be."),
    ):
        assert (await room.says("omar", said))[0] == done
    [told] = await room.says("omar", "look again pls")
    assert told.startswith("Noted.")


@in_a_room
async def test_what_is_a_wish_by_itself_is_told_as_one(room):
    await asked(room)
    [told] = await room.says("omar", "mornings")
    assert "mornings" in told
    assert "That's all" in {
        button.label
        for _, layout in room.seen["omar"][-1:]
        for part in layout.parts
        for button in getattr(part, "buttons", ())
    }


@pytest.mark.parametrize("said", ["nah leave it", "leave it", "lass es lieber", "nee, lass mal"])
def test_what_is_let_be_stays_as_it_is(said):
    @in_a_room
    async def stays(room):
        await asked(room)
        await room.says("lena", "call it off")
        assert await room.says("lena", said) == STAYS
        assert room.decisions()[0].phase is Phase.INTAKE

    stays()


@pytest.mark.parametrize(
    "said",
    [
        "actually possible if need be",
        "hm ok, possible then",
        "oh, that's not firm",
        "changed my mind, if need be i could",
        "it isn't firm actually sorry",
        "doch nicht fest",
        "eigentlich möglich, wenn's sein muss",
        "zur not ginge es doch",
        "ausnahmsweise geht's doch",
    ],
)
@pytest.mark.parametrize("is_pressed", [True, False])
def test_who_changes_their_mind_once_it_is_settled_changes_the_answer(said, is_pressed):
    @in_a_room
    async def turns(room):
        await asked(room)
        for who in room.people:
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        await room.says("omar", "can't do Tuesday")
        await (room.clicks("omar", "A firm no") if is_pressed else room.says("omar", "firm"))
        assert await room.says("omar", said) == ["Noted: possible, if need be."]
        assert "Noted: possible" not in " ".join(await room.says("omar", said))

    turns()


@pytest.mark.parametrize("said", ["ok", "no problem", "possible?", "tuesday is possible for lena"])
def test_what_says_nothing_of_a_firm_no_leaves_it(said):
    @in_a_room
    async def stays(room):
        await asked(room)
        for who in room.people:
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        await room.says("omar", "can't do Tuesday")
        await room.says("omar", "firm")
        assert "Noted: possible" not in " ".join(await room.says("omar", said))

    stays()
