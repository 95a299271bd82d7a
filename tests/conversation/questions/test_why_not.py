"""Why somebody turns an option down: asked once beside what they see, kept, labelled, and used."""

import pytest

from orchestration.deciding.presentation.decision_record import record_of
from orchestration.deciding.presentation.own_list import read_back
from tests.conversation.choosing import in_a_crowd, offered, polled, the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room

PLACES = "@Convene decide where we eat: Pizza Place, Sushi Bar, Noodle House with @omar and @dana"


async def asked(room, words=PLACES):
    await room.says("lena", words, channel=True)


def held(room, who):
    """What somebody wishes, with why, and who sees it."""
    return [
        (each.in_words, each.visibility.value)
        for each in read_back(the_only(room), who).preferences
    ]


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("not Pizza Place, too greasy", ["can't have Pizza Place (“too greasy”)"]),
        ("not Pizza Place because I had it yesterday", ["… (“I had it yesterday”)"]),
        ("not Pizza Place, the oven is broken there", ["… (“the oven is broken there”)"]),
        ("rather not Pizza Place: too loud there", ["… (“too loud there”)"]),
        ("kein Pizza Place, das ist mir zu fettig", ["keinesfalls Pizza Place (“zu fettig”)"]),
        ("nicht Pizza Place, weil es da zieht", ["… (“es da zieht”)"]),
        ("not Pizza Place, I'm vegan", ["… (“I'm vegan”)", "“I'm vegan”"]),
        ("not Pizza Place: nothing with fish", ["… (“nothing with fish”)", "“nothing with fish”"]),
        ("not Pizza Place", ["can't have Pizza Place"]),
    ],
)
def test_why_is_kept_with_the_no_and_what_it_says_is_a_wish(said, wishes):
    @in_a_room
    async def told(room):
        await asked(room)
        [answer] = await room.says("omar", said)
        found = [words for words, _ in held(room, "omar")]
        for wish, words in zip(wishes, found, strict=True):
            assert words.endswith(wish.removeprefix("…"))
            assert words in answer

    told()


@pytest.mark.parametrize(
    ("no", "why", "kept"),
    [
        ("not Pizza Place", "too greasy", "can't have Pizza Place (“too greasy”)"),
        ("not Pizza Place", "because it's too far for me", "… (“too far for me”)"),
        ("kein Pizza Place", "zu fettig", "keinesfalls Pizza Place (“zu fettig”)"),
        ("kein Pizza Place", "weil zu weit weg", "… (“zu weit weg”)"),
    ],
)
def test_a_reason_alone_behind_a_no_is_why(no, why, kept):
    @in_a_room
    async def told(room):
        await asked(room)
        await room.says("omar", no)
        assert offered(room, "omar")[-1] == "why-not"
        [answer] = await room.says("omar", why)
        assert held(room, "omar")[0][0].endswith(kept.removeprefix("…"))
        assert "couldn't place" not in answer
        assert "why-not" not in offered(room, "omar")

    told()


@in_a_room
async def test_a_reason_alone_is_none_where_nothing_was_turned_down(room):
    await asked(room)
    [told] = await room.says("omar", "too greasy")
    assert "couldn't place “too greasy”" in told


@in_a_room
async def test_it_is_asked_for_in_one_tap_and_labelled(room):
    await asked(room)
    await room.says("omar", "not Pizza Place")
    await room.clicks("omar", "Why not Pizza Place? …")
    _, form = room.opened["omar"]
    assert [each.name for each in form.fields] == ["why", "why_seen"]
    assert [value for value, _ in form.fields[1].options] == ["private", "shared"]
    await room.fills("omar", why="too greasy", why_seen="shared")
    assert held(room, "omar") == [("can't have Pizza Place (“too greasy”)", "shared")]


@in_a_room
async def test_an_empty_reason_is_asked_for_again(room):
    await asked(room)
    await room.says("omar", "not Pizza Place")
    await room.clicks("omar", "Why not Pizza Place? …")
    assert await room.fills_wrong("omar", why=" ") == {"why": "A few words, please."}


@in_a_crowd
async def test_in_a_crowd_it_can_be_shown_without_a_name(room):
    everybody = " and ".join(f"@{who}" for who in room.people if who != "lena")
    await asked(room, PLACES.replace("@omar and @dana", everybody))
    await room.says("omar", "not Pizza Place")
    await room.clicks("omar", "Why not Pizza Place? …")
    await room.fills("omar", why="too greasy", why_seen="anonymous")
    assert held(room, "omar") == [("can't have Pizza Place (“too greasy”)", "anonymous")]


@in_a_room
async def test_what_it_says_by_itself_counts_for_other_options_and_is_read_back_once(room):
    await asked(room)
    await room.says("omar", "not Pizza Place")
    await room.clicks("omar", "Why not Pizza Place? …")
    told = await room.fills("omar", why="nothing with fish", why_seen="private")
    assert len(told) == 1
    assert [words for words, _ in held(room, "omar")] == [
        "can't have Pizza Place (“nothing with fish”)",
        "“nothing with fish”",
    ]


@pytest.mark.parametrize("seen", ["private", "shared"])
def test_the_form_of_stands_asks_for_it_and_the_record_has_what_is_shown(seen):
    @in_a_room
    async def stands(room):
        await asked(room)
        await room.presses("omar", "stands")
        await room.fills("omar", **{"stand-pizza-place": "no"}, why="too greasy", why_seen=seen)
        assert held(room, "omar") == [("can't have Pizza Place (“too greasy”)", seen)]
        for who in ("lena", "dana"):
            await room.says(who, "I'd love Pizza Place, the others are too far")
        await room.later(minutes=5)
        options = room.latest("options/")
        pizza = next(x.id for x in the_only(room).round.options if x.title == "Pizza Place")
        for who in ("lena", "dana"):
            await room.says(who, pizza, under=options)
        await room.closes("lena")
        dissent = record_of(the_only(room)).dissent
        shown = ("Omar Haddad: can't have Pizza Place (“too greasy”)",)
        assert dissent == (shown if seen == "shared" else ())

    stands()


@in_a_room
async def test_a_reason_without_a_no_in_the_form_of_stands_is_left(room):
    await asked(room)
    await room.presses("omar", "stands")
    await room.fills("omar", **{"stand-pizza-place": "great"}, why="too greasy")
    assert held(room, "omar") == [("really prefers Pizza Place", "private")]


async def graded(room):
    await asked(room, PLACES.replace(" with", "; star with"))
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)


@in_a_room
async def test_the_lowest_grade_has_why_beside_it_in_words(room):
    await graded(room)
    [told] = await room.says("omar", "A 1 B 4, A is way too greasy")
    assert "Your note stays between us." in told
    assert "Only the vote counts" not in told


@in_a_room
async def test_what_the_note_of_a_low_grade_says_is_a_wish_too(room):
    await graded(room)
    await room.presses("omar", "vote", "1")
    [told] = await room.fills("omar", A=1, B=5, _note="nothing with fish")
    assert "Your vote is in: A 1 and B 5." in told
    assert held(room, "omar")[-1] == ("“nothing with fish”", "private")
    await room.presses("dana", "vote", "1")
    await room.fills("dana", A=4, B=5, _note="nothing with fish")
    assert ("“nothing with fish”", "private") not in held(room, "dana")


@in_a_room
async def test_a_condition_is_of_this_vote_alone(room):
    await polled(room, "@Convene poll: approval of pizza, sushi or salad?")
    await room.presses("omar", "vote", "1")
    await room.fills("omar", A="yes", _note="if we're back by 2")
    assert held(room, "omar") == []


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("B doesn't work for me, too early", "too early"),
        ("not B, it's too late for me", "too late for me"),
        ("B passt nicht, weil zu spät", "zu spät"),
    ],
)
def test_of_a_time_it_is_kept_too(said, why):
    @in_a_room
    async def tells(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        [(words, _)] = held(room, "omar")
        assert words.endswith(f"(“{why}”)")
        assert words in told
        assert "why-not" not in offered(room, "omar")

    tells()
