"""Somebody takes back what their last words did, or all of it, and is told what that was."""

import pytest

from orchestration.privacy import reveal
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

BACK = [
    "forget my last message",
    "scrap what I just said",
    "undo that",
    "take that back",
    "ignore that",
    "vergiss das",
    "nimm das zurück",
    "vergiss was ich gerade gesagt habe",
]


@pytest.mark.parametrize("words", BACK)
def test_the_last_words_are_taken_back_and_what_they_said_is_told(words):
    @in_a_room
    async def takes_back(room):
        await asked(room)
        await room.says("omar", "Tuesdays are best")
        await room.says("omar", "no Fridays please")
        [told] = await room.says("omar", words)
        assert "No longer: would much rather avoid Fridays" in told
        assert "prefers Tuesdays" in told
        assert room.decisions()[0].answered == ("omar",)

    takes_back()


@pytest.mark.parametrize(
    ("told", "words", "gone", "stays"),
    [
        (
            "never before 10, and no fridays",
            "forget the before 10 thing",
            "can't do anything before 10:00",
            "• can't do Fridays",
        ),
        (
            "freitag geht nicht, und nie vor 10",
            "vergiss das mit dem Freitag",
            "kann freitags nicht",
            "• kann vor 10:00 Uhr nicht",
        ),
        (
            "no fridays, nothing after 4",
            "forget what i said about friday",
            "can't do Fridays",
            "• can't do anything after 16:00\n",
        ),
    ],
)
def test_a_wish_that_only_crosses_the_time_taken_back_stays(told, words, gone, stays):
    @in_a_room
    async def takes_one_back(room):
        await asked(room)
        await room.says("omar", told)
        [answer] = await room.says("omar", words)
        assert f"No longer: {gone}" in answer
        assert answer.count("No longer") == 1
        assert stays in answer

    takes_one_back()


@pytest.mark.parametrize(
    "words",
    [
        "forget the no fridays thing",
        "ignore the friday part pls",
        "ignore what I said about friday",
        "vergiss das mit freitag",
        "streich das mit dem freitag bitte",
        "the friday thing was a joke",
        "the no fridays thing was just me being dramatic",
        "nah i was just being dramatic about fridays",
        "das mit freitag war nur spaß",
        "drop the friday thing",
        "just kidding",
        "was just being dramatic",
        "war nur spaß",
        "lol was exaggerating",
        "jk",
        "nur übertrieben",
        "war nicht so gemeint",
        "das mit freitag bitte streichen",
        "das mit freitag kannst du streichen",
        "das mit dem freitag einfach vergessen",
        "nimm das mit freitag wieder raus",
    ],
)
def test_one_wish_is_taken_back_by_what_it_is_of(words):
    @in_a_room
    async def takes_back(room):
        await asked(room)
        await room.says("omar", "Tuesdays are best")
        await room.says("omar", "no Fridays please")
        [told] = await room.says("omar", words)
        assert "No longer: would much rather avoid Fridays" in told
        assert "prefers Tuesdays" in told

    takes_back()


@in_a_room
async def test_who_takes_back_all_they_said_has_not_answered(room):
    await asked(room)
    await room.says("omar", "no Fridays please")
    [told] = await room.says("omar", "undo that")
    assert "This doesn't count as your answer yet." in told
    assert room.decisions()[0].answered == ()
    assert "Omar Haddad" in (await room.says("lena", "who is missing?"))[0]


@in_a_room
async def test_what_the_last_words_replaced_holds_again(room):
    await asked(room)
    await room.says("omar", "I can't do Friday")
    await room.says("omar", "Friday is fine after all")
    [told] = await room.says("omar", "undo that")
    assert "can't do Fridays" in told


@in_a_room
async def test_what_was_pressed_since_is_not_turned_back(room):
    await asked(room)
    await room.says("omar", "no Fridays please")
    await room.presses("omar", "take-back", "1")
    [told] = await room.says("omar", "undo that")
    assert "No longer" not in told
    assert "Fridays" not in told


@pytest.mark.parametrize("words", BACK)
def test_during_a_vote_it_is_the_vote(words):
    @in_a_room
    async def takes_back(room):
        await at_the_vote(room)
        await room.says("omar", "B")
        [told] = await room.says("omar", words)
        assert told == "Your vote is taken back: B. Until it closes, you can vote."
        assert "omar" not in room.decisions()[0].round.ballots

    takes_back()


@in_a_room
async def test_words_after_a_vote_go_before_it(room):
    await at_the_vote(room)
    await room.says("omar", "B")
    await room.says("omar", "no Tuesdays please")
    [told] = await room.says("omar", "undo that")
    assert "No longer: would much rather avoid Tuesdays" in told
    assert await room.says("omar", "undo that") == [
        "Your vote is taken back: B. Until it closes, you can vote."
    ]


@in_a_room
async def test_of_several_sessions_it_is_asked_which(room):
    await asked(room)
    await room.says("omar", "no Fridays please")
    await asked(room, "release notes")
    await room.says("omar", "release notes: no Mondays please")
    told = await room.says("omar", "undo that")
    assert told == ["In which one? Say it with its name: “hiring” and “release notes”."]
    told = await room.says("omar", "undo that for hiring")
    assert "No longer: would much rather avoid Fridays" in told[0]


@in_a_room
async def test_where_nothing_can_be_taken_back_all_that_holds_is_shown(room):
    await asked(room)
    assert await room.says("omar", "undo that") == [
        "Nothing yet about “hiring”: you have not said what suits you."
    ]


@in_a_room
async def test_nothing_of_a_decision_is_undone(room):
    await decided(room)
    before = room.decisions()[0]
    await room.says("omar", "undo that")
    assert room.decisions()[0].round == before.round


@pytest.mark.parametrize("words", ["start over", "let's start over please", "von vorne"])
def test_who_starts_over_takes_all_their_wishes_back(words):
    @in_a_room
    async def starts_over(room):
        await asked(room)
        await room.says("omar", "no Fridays please")
        await room.says("omar", "Tuesdays are best")
        [told] = await room.says("omar", words)
        assert "Fridays" in told.partition("No longer: ")[2]
        assert "Tuesdays" in told.partition("No longer: ")[2]

    starts_over()


@in_a_room
async def test_a_new_answer_follows_what_is_taken_back(room):
    await asked(room)
    await room.says("omar", "no Fridays please")
    [told] = await room.says("omar", "forget all I said, new answer: Tuesday is best")
    assert "• prefers Tuesdays" in told
    assert "No longer: would much rather avoid Fridays" in told
    assert "couldn't place" not in told


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("start over: only Tuesdays", "• can only do Tuesdays"),
        ("nochmal von vorne, nur Dienstags", "• kann nur dienstags"),
    ],
)
def test_who_starts_over_says_in_one_breath_what_holds(words, holds):
    @in_a_room
    async def starts_over(room):
        await asked(room)
        await room.says("omar", "Fridays are bad")
        [told] = await room.says("omar", words)
        assert holds in told
        assert "No longer: would rather avoid Fridays" in told

    starts_over()


@pytest.mark.parametrize(
    ("no", "but", "left"),
    [
        (
            "eher nicht mittwochs",
            "außer mittwoch vormittag, das ginge",
            ["lieber nicht mittwochs ab 12:00 Uhr", "mittwochs vormittags (vor 12:00 Uhr) geht"],
        ),
        (
            "I can't do Wednesdays",
            "except wed morning, that would work",
            ["can't do Wednesdays after 12:00", "Wednesday mornings (before 12:00) are fine"],
        ),
    ],
)
def test_what_would_work_is_taken_out_of_an_earlier_no(no, but, left):
    @in_a_room
    async def says_both(room):
        meeting = await asked(room)
        await room.says("omar", no)
        await room.says("omar", but)
        profile = room.store.session(meeting.id).profiles["omar"]
        assert [each.restatement for each in reveal(profile, to="omar").wishes] == left

    says_both()


@pytest.mark.parametrize(
    "words",
    ["forget both", "pls forget both", "scrap both", "vergiss beides", "streich beides bitte"],
)
@pytest.mark.parametrize("who", ["omar", "lena"])
def test_both_wishes_are_taken_back_and_nothing_is_called_off(words, who):
    @in_a_room
    async def takes_back(room):
        await asked(room)
        await room.says(who, "Tuesdays are best")
        await room.says(who, "no Fridays please")
        [told] = await room.says(who, words)
        assert "No longer: would much rather avoid Fridays" in told
        assert "No longer: prefers Tuesdays" in told
        assert room.decisions()[0].answered == ()

    takes_back()


@pytest.mark.parametrize("words", ["streich das treffen", "den termin bitte streichen", "scrap it"])
def test_what_names_no_wish_is_still_offered_to_be_called_off(words):
    @in_a_room
    async def offers(room):
        await asked(room)
        await room.says("lena", "no Fridays please")
        [told] = await room.says("lena", words)
        assert told == "Call “hiring” off? 2 others are told so."

    offers()


FOR_GOOD = "For every meeting from now on, just between us:"


@pytest.mark.parametrize(
    ("said", "undone"),
    [
        ("i never do mondays", "forget that"),
        ("montags nie", "vergiss das"),
        ("in general no mondays", "strike that"),
        ("freitags kann ich nie", "vergiss es"),
    ],
)
def test_what_holds_for_good_is_taken_back_as_well(said, undone):
    @in_a_room
    async def says(room):
        [held] = await room.says("omar", said)
        [wish] = [each for each in held.splitlines() if each.startswith("•")]
        told = await room.says("omar", undone)
        assert told == [f"{FOR_GOOD}\n• nothing so far\nNo longer: {wish.removeprefix('• ')}"]

    says()


@pytest.mark.parametrize(
    ("said", "undone"),
    [
        ("by the way always no mondays for me", "forget that"),
        ("btw never mondays for me", "forget it"),
        ("übrigens, montags kann ich grundsätzlich nie", "vergiss das"),
    ],
)
def test_what_is_said_for_good_in_passing_counts_in_both_and_goes_from_both(said, undone):
    @in_a_room
    async def says(room):
        await asked(room)
        [for_good] = await room.says("omar", said)
        assert "• can't do Mondays" in for_good or "• kann montags nicht" in for_good
        assert for_good.startswith(FOR_GOOD)
        assert for_good.endswith("It is your answer for “hiring” as well.")
        here, for_good = await room.says("omar", undone)
        assert "No longer: " in here
        assert "• nothing so far\nNo longer: " in for_good

    says()


@in_a_room
async def test_what_was_said_last_is_taken_back_and_what_holds_for_good_stays(room):
    await asked(room)
    await room.says("omar", "from now on no mornings")
    await room.says("omar", "no fridays this time")
    [told] = await room.says("omar", "strike that")
    assert "No longer: can't do Fridays" in told


@pytest.mark.parametrize(
    ("said", "now"),
    [
        ("scratch tuesday, tue works after all but only after lunch", "Tuesdays before 13:00"),
        ("scrap that about tuesday, tuesday only after 2", "Tuesdays before 14:00"),
        ("streich dienstag, di geht doch aber erst nach 13 uhr", "dienstags vor 13:00"),
        ("vergiss dienstag, di geht doch, aber erst ab 14 uhr", "dienstags vor 14:00"),
    ],
)
def test_a_day_that_is_struck_is_said_anew(said, now):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "tuesday doesn't work")
        [told] = await room.says("omar", said)
        assert "No longer: can't do Tuesdays" in told
        assert now in told
        assert "place" not in told
        assert "einordnen" not in told

    says()
