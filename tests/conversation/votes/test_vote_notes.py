"""A note with a vote in words: said → what its voter is told, and what others see of it."""

import pytest

from orchestration.privacy import reveal
from tests.conversation.choosing import offered, polled, the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room

KEPT = "Your vote is in: A. Your note stays in this thread."


def noted(room):
    """What Omar has said with his vote."""
    return reveal(the_only(room).round.notes["omar"], to="omar").words


async def outcome_after(room, options, *, named):
    if named:
        await room.clicks("omar", "Show it with my name")
    await room.closes("lena")
    return [words for _, name, words in room.posted if name == "outcome"][-1]


@pytest.mark.parametrize(
    "said", ["A, fine, if we're back by 2", "pizza, as long as it's cheap", "A because it's near"]
)
def test_a_condition_or_reason_is_kept_with_the_vote(said):
    @in_a_room
    async def notes(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == [KEPT]
        assert offered(room, "omar") == ["note-named"]
        assert list(the_only(room).round.notes) == ["omar"]

    notes()


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("I vote A, if we're back by 2", "if we're back by 2"),
        ("my vote is pizza, but only if it isn't far", "only if it isn't far"),
        ("ich nehme A, wenn wir um 2 zurück sind", "wenn wir um 2 zurück sind"),
    ],
)
def test_a_note_in_private_stays_between_the_two(said, note):
    @in_a_room
    async def notes(room):
        await polled(room)
        assert await room.says("omar", said) == ["Your vote is in: A. Your note stays between us."]
        assert noted(room) == note

    notes()


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(
    ("said", "vote"),
    [
        ("fine, if we're back by 2", "yes"),
        ("ok, as long as we're back by 2", "yes"),
        ("no, unless we're back by 2", "no"),
    ],
)
def test_a_yes_or_a_no_to_a_proposal_can_have_a_note(said, vote, in_thread):
    @in_a_room
    async def notes(room):
        options = await polled(room, "@Convene poll: shall we eat pizza today?")
        [told] = await room.says("omar", said, under=options if in_thread else None)
        assert told.startswith(f"Your vote is in: {vote}. Your note stays ")
        assert noted(room).endswith("we're back by 2")

    notes()


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize("said", ["B, if we're back by 2", "I vote B, but only if Raj is there"])
def test_a_vote_for_a_time_can_have_a_note_too(said, in_thread):
    @in_a_room
    async def notes(room):
        options = await at_the_vote(room)
        [told] = await room.says("omar", said, under=options if in_thread else None)
        assert told.startswith("Your vote is in: B. Your note stays ")
        assert noted(room).split(" ", 1)[0] in ("if", "only")

    notes()


@in_a_room
async def test_what_is_no_condition_behind_a_time_is_a_wish_and_no_vote(room):
    await at_the_vote(room)
    await room.says("omar", "not before 10, if possible")
    assert the_only(room).round.ballots == {}


@pytest.mark.parametrize("named", [False, True])
def test_a_note_is_under_the_outcome_only_as_its_author_says(named):
    @in_a_room
    async def shown(room):
        options = await polled(room)
        await room.says("omar", "A, if we're back by 2", under=options)
        words = await outcome_after(room, options, named=named)
        assert ("• Omar Haddad: if we're back by 2" in words) is named
        assert ("back by 2" in words) is named

    shown()


@in_a_room
async def test_a_note_that_is_shown_after_the_end_stands_under_the_outcome_then(room):
    options = await polled(room)
    await room.says("omar", "A, if we're back by 2", under=options)
    assert "back by 2" not in await outcome_after(room, options, named=False)
    await room.clicks("omar", "Show it with my name")
    assert "• Omar Haddad: if we're back by 2" in room.posted[-1][2]


@pytest.mark.parametrize(("then", "left"), [("B", []), ("take my vote back", []), ("A", ["omar"])])
def test_a_note_goes_with_its_vote(then, left):
    @in_a_room
    async def goes(room):
        options = await polled(room)
        await room.says("omar", "A, if we're back by 2", under=options)
        await room.says("omar", then, under=options)
        assert list(the_only(room).round.notes) == left

    goes()


@in_a_room
async def test_a_note_that_is_gone_is_not_called_shown(room):
    options = await polled(room)
    await room.says("omar", "A, if we're back by 2", under=options)
    await room.says("omar", "B", under=options)
    pressed = await room.actions.press(the_only(room).id, room.does("omar"), "note-named", "1")

    assert (pressed.commands, pressed.note) == ((), "")
    assert pressed.notice == "That note is gone: your vote has changed since."


@in_a_room
async def test_talk_behind_a_vote_is_no_note(room):
    options = await polled(room)
    await room.says("omar", "sushi, and I don't want nuts", under=options)
    assert the_only(room).round.notes == {}


def test_another_note_changes_no_byte_that_others_see():
    posts = []

    def said(words):
        @in_a_room
        async def plays(room):
            options = await polled(room)
            await room.says("omar", f"A, if {words}", under=options)
            await outcome_after(room, options, named=False)
            posts.append([(name, shown) for _, name, shown in room.posted])

        plays()

    said("we're back by 2")
    said("my doctor is done")
    assert posts[0] == posts[1]


# In the dialog


async def fills(room, who="omar", **values):
    await room.presses(who, "vote", "1")
    return await room.fills(who, **{"A": "yes", **values})


@in_a_room
async def test_a_note_stands_last_in_the_dialog(room):
    await polled(room)
    assert await fills(room, _note="if we're back by 2") == [
        "Your vote is in: A. Your note stays between us."
    ]
    assert noted(room) == "if we're back by 2"
    await room.presses("omar", "vote", "1")
    *_, words, seen = room.opened["omar"][1].fields
    assert (words.label, words.value) == ("A note with it", "if we're back by 2")
    assert (seen.label, seen.value) == ("Who sees the note?", "private")


@pytest.mark.parametrize(("seen", "is_shown"), [("private", False), ("shared", True)])
def test_who_sees_it_is_asked_beside_it(seen, is_shown):
    @in_a_room
    async def shown(room):
        options = await polled(room)
        await fills(room, _note="if we're back by 2", _note_seen=seen)
        words = await outcome_after(room, options, named=False)
        assert ("• Omar Haddad: if we're back by 2" in words) is is_shown

    shown()


@in_a_room
async def test_another_vote_in_the_dialog_keeps_the_note_that_stands_there(room):
    await polled(room)
    await fills(room, _note="if we're back by 2", _note_seen="shared")
    assert await fills(room, B="yes") == [
        "Your vote is in: A and B. Your note stands beside the outcome, with your name."
    ]
    assert noted(room) == "if we're back by 2"
    assert await fills(room, _note="") == ["Your vote is in: A and B. Your note is gone."]
    assert the_only(room).round.notes == {}


@in_a_room
async def test_all_that_is_wrong_with_a_vote_is_told_at_once(room):
    await polled(room)
    await room.presses("omar", "vote", "1")
    wrong = await room.fills_wrong("omar", A="perhaps", B="never", _note="x" * 301)
    assert wrong.keys() == {"A", "B", "_note"}


@pytest.mark.parametrize(
    ("said", "vote", "note"),
    [
        ("none of these: too expensive", "none of these", "too expensive"),
        ("keine davon: zu teuer", "none of these", "zu teuer"),
        ("all but A, too far", "B and C", "too far"),
        ("anything but pizza, too far", "B and C", "too far"),
        ("alles außer A, zu weit", "B and C", "zu weit"),
    ],
)
@pytest.mark.parametrize("in_thread", [False, True])
def test_why_an_option_is_turned_down_is_a_note_in_one_answer(said, vote, note, in_thread):
    @in_a_room
    async def notes(room):
        options = await polled(room)
        [told] = await room.says("omar", said, under=options if in_thread else None)
        stays = "in this thread" if in_thread else "between us"
        shown = f"{vote} (“{note}”)" if vote == "none of these" else vote
        assert told == f"Your vote is in: {shown}. Your note stays {stays}."
        assert noted(room) == note
        await room.clicks("omar", "Show it with my name")
        for who in ("lena", "dana"):
            await room.says(who, "B", under=options)
        assert f"• Omar Haddad: {note}" in await outcome_after(room, options, named=False)

    notes()


@pytest.mark.parametrize("in_thread", [False, True])
def test_why_no_time_will_do_is_a_wish_where_it_says_one(in_thread):
    @in_a_room
    async def wishes(room):
        options = await at_the_vote(room)
        said = "none of these: I can't do mornings"
        under = options if in_thread else None
        [told] = await room.says("omar", said, under=under)
        assert "• can't do mornings (before 12:00)" in told
        assert told.endswith("Your vote is in: none of these.")
        assert the_only(room).round.notes == {}

    wishes()


@in_a_room
async def test_who_wants_none_and_does_not_say_why_can_do_so_with_one_tap(room):
    await polled(room)
    assert await room.says("omar", "none of these") == ["Your vote is in: none of these."]
    assert offered(room, "omar") == ["none-of-these"]


@in_a_room
async def test_a_time_that_is_turned_down_is_a_wish_against_it(room):
    options = await at_the_vote(room)
    [told] = await room.says("omar", "not A, I have a class at 9", under=options)
    assert "• can't do option A" in told
    assert "A: you can't come: you ruled out option A." in told


HIDDEN = " Your note stays between us, as it names an option and the vote is secret."


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("B because it's nearer than pizza", "it's nearer than pizza"),
        ("B, weil Pizza zu fettig ist", "weil Pizza zu fettig ist"),
        ("note: A is too heavy", "Pizza is too heavy"),
    ],
)
def test_a_note_calls_options_by_their_titles(said, note):
    @in_a_room
    async def notes(room):
        await polled(room)
        await room.says("omar", "B")
        await room.says("omar", said)
        assert noted(room).endswith(note)
        assert offered(room, "omar") == ["note-nameless", "note-named"]

    notes()


@pytest.mark.parametrize(
    "said", ["B", "note: A is the only one I can eat", "note, without my name: pizza is too heavy"]
)
def test_a_note_that_names_an_option_of_a_secret_vote_is_shown_to_nobody(said):
    @in_a_room
    async def notes(room):
        await polled(room, "@Convene poll secret: pizza, sushi or salad?")
        [told] = await room.says("omar", "B because it's nearer than pizza")
        if said != "B":
            [told] = await room.says("omar", said)
        assert told.endswith(HIDDEN)
        assert await room.says("omar", "show my note with my name") in ([HIDDEN.strip()], [])
        await room.closes("lena")
        words = room.posted[-1][2]
        assert "Omar" not in words
        assert "pizza" not in words.casefold().partition("\n")[2]

    notes()


@pytest.mark.parametrize("note", ["a bit late for me", "if we're back by 2", "A bit far"])
def test_a_note_that_names_none_can_be_shown_of_a_secret_vote(note):
    @in_a_room
    async def notes(room):
        await polled(room, "@Convene poll secret: pizza, sushi or salad?")
        await room.says("omar", "B")
        [told] = await room.says("omar", f"note: {note}")
        assert told.endswith("Your note stays between us.")
        assert "note-named" in offered(room, "omar")

    notes()


@pytest.mark.parametrize("said", ["can be shared", "das dürfen alle wissen", "share it"])
@pytest.mark.parametrize("alone", [True, False])
def test_a_note_is_shown_where_its_author_says_so_behind_it(said, alone):
    @in_a_room
    async def labels(room):
        under = await polled(room)
        assert await room.says("raj", said, under=under) == []
        await room.says("raj", "A, fine if we're back by 2", under=under)
        assert await room.says("raj", said, **({} if alone else {"under": under})) == [
            "Your note stands beside the outcome, with your name."
        ]

    labels()


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("sushi because we had pizza twice", "we had pizza twice"),
        (
            "B, pizza was too greasy last time, so not that. note: pizza is greasy",
            "pizza is greasy",
        ),
        ("sushi, weil wir pizza zweimal hatten", "weil wir pizza zweimal hatten"),
    ],
)
@pytest.mark.parametrize("private", [True, False])
def test_a_note_keeps_its_authors_words_for_options(said, note, private):
    @in_a_room
    async def notes(room):
        options = await polled(room)
        await room.says("omar", said, under=None if private else options)
        assert noted(room).removeprefix("because ") == note

    notes()


@pytest.mark.parametrize(
    "said",
    [
        "delete my note pls",
        "remove the note",
        "actually no note please",
        "forget my note",
        "please take my note away again",
        "lösch meine notiz",
        "notiz wieder weg bitte",
        "nimm meine anmerkung zurück",
    ],
)
def test_a_note_is_taken_back_and_the_vote_stays(said):
    @in_a_room
    async def notes(room):
        await polled(room)
        await room.says("omar", "A, note: only if we are back by two")
        assert await room.says("omar", said) == ["Your note is gone; your vote stays."]
        assert not the_only(room).round.notes
        assert list(the_only(room).round.ballots) == ["omar"]
        assert await room.says("omar", said) == ["There is no note of yours with your vote."]

    notes()
