"""A choice of which nothing is elected: what else could it be, as long as a round is left."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.ballots import NoneOfThese
from orchestration.model.preferences import Polarity
from orchestration.privacy import reveal
from tests.conversation.choosing import the_only
from tests.conversation.room import PEOPLE
from tests.conversation.test_dialogues import in_a_room

REASON = "4 ballots are for none of these, and no option has more than 1."
ASKED_AGAIN = (
    "The vote settled nothing yet: “Where shall we eat?” – on the list: Pizza (Omar Haddad) and "
    "Thai (Omar Haddad). What else could it be? Write it as you'd say it, or put something on "
    "the list."
)


async def voting(room, rounds):
    """Omar lists two places, which are voted on; returns the card, and the options."""
    await room.says("lena", f"/convene decide where shall we eat? {rounds}", channel=True)
    [card] = room.shown
    await room.says("omar", "pizza, thai", under=card)
    for who in PEOPLE:
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    return card, room.latest("options/")


async def turned_down(room, rounds):
    """Most are for none of two places; returns the card."""
    card, options = await voting(room, rounds)
    await room.says("raj", "A", under=options)
    for who in PEOPLE.keys() - {"raj"}:
        await room.says(who, "none of these", under=options)
    return card


def told(room):
    return [words for _, words in room.told]


@in_a_room
async def test_everybody_is_asked_what_else_it_could_be_and_votes_on_that(room):
    card = await turned_down(room, "two rounds")
    asked = {who for who, words in room.told if words.startswith(ASKED_AGAIN)}
    assert asked == PEOPLE.keys()
    assert await room.says("dana", "tacos", under=card) == ["On the list: Tacos."]
    for who in PEOPLE:
        await room.clicks(who, "Nothing to add")
    assert "Tacos" in room.shown[room.latest("options/2")].words
    assert the_only(room).phase is Phase.VOTE


@in_a_room
async def test_it_ends_where_nothing_new_comes_and_the_best_can_still_be_taken(room):
    await turned_down(room, "two rounds")
    for who in PEOPLE:
        await room.clicks(who, "Nothing to add")
    assert the_only(room).phase is Phase.WITHOUT_OUTCOME
    assert REASON in room.shown[room.latest("outcome")].words
    await room.clicks("lena", "Take it")
    assert the_only(room).outcome.option.title == "Pizza"


@pytest.mark.parametrize("words", ["one round", "closed"])
def test_it_ends_at_once_where_no_round_is_left_or_the_list_is_closed(words):
    @in_a_room
    async def ends(room):
        if words == "one round":
            await turned_down(room, words)
        else:
            await room.says("lena", "/convene decide pizza or thai? two rounds", channel=True)
            for who in PEOPLE:
                await room.presses(who, "any-time")
            await room.later(minutes=5)
            options = room.latest("options/")
            await room.says("raj", "A", under=options)
            for who in PEOPLE.keys() - {"raj"}:
                await room.says(who, "none of these", under=options)
        assert the_only(room).phase is Phase.WITHOUT_OUTCOME
        assert REASON in room.shown[room.latest("outcome")].words
        assert not any(each.startswith("The vote settled nothing yet") for each in told(room))

    ends()


@pytest.mark.parametrize("in_private", [False, True])
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("none of these, they're all childish", "they're all childish"),
        ("none of them: too childish", "too childish"),
        ("none of these because they are too long", "because they are too long"),
        ("none of the above - all too boring", "all too boring"),
        ("neither of them, too long", "too long"),
        ("keins davon, alles zu kindisch", "alles zu kindisch"),
        ("keiner davon, zu lang", "zu lang"),
        ("nichts davon, weil alle schwer auszusprechen sind",
         "weil alle schwer auszusprechen sind"),
    ],
)  # fmt: skip
def test_before_the_vote_the_why_is_a_wish_of_its_own(said, why, in_private):
    @in_a_room
    async def says(room):
        card = await named(room)
        told = await room.says("omar", said, **({} if in_private else {"under": card}))
        assert "couldn't place" not in " ".join(told)
        wishes = heard(room, "omar")
        assert [each.polarity for each in wishes] == [Polarity.AGAINST] * 3
        source = wishes[-1].source
        assert said[source.start : source.end] == why

    says()


@pytest.mark.parametrize(
    ("said", "about"),
    [
        ("none of these", ["otter", "badger"]),
        ("none of these, sorry", ["otter", "badger"]),
        ("none of these, but Otter is ok", ["badger", "otter"]),
        ("none of these are bad", []),
        ("keiner davon ist schlecht", []),
    ],
)
def test_without_a_why_there_is_none_and_praise_is_no_no(said, about):
    @in_a_room
    async def says(room):
        await named(room)
        await room.says("omar", said)
        assert [each.applies.option for each in heard(room, "omar")] == about

    says()


@pytest.mark.parametrize(
    "said", ["none of these, they're all childish", "keins davon, die klingen wie autos"]
)
def test_during_the_vote_it_is_a_vote_with_the_why_beside_it(said):
    @in_a_room
    async def says(room):
        await named(room)
        for who in PEOPLE:
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        [told] = await room.says("omar", said, under=room.latest("options/"))
        assert told.startswith("Your vote is in: none of these (“")
        assert "”). Your note stays" in told

    says()


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("none of the above - all too boring", "nothing too boring"),
        ("keins davon, alles zu kindisch", "nichts, was zu kindisch ist"),
    ],
)
def test_during_the_vote_of_what_there_is_too_much_is_a_wish(said, wish):
    @in_a_room
    async def says(room):
        await named(room)
        for who in PEOPLE:
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        [told] = await room.says("omar", said, under=room.latest("options/"))
        assert f"• “{wish}”" in told
        assert "Your vote is in: none of these." in told

    says()


async def named(room):
    """Have two names listed; returns the card."""
    await room.says("lena", "/convene decide which name? two rounds", channel=True)
    [card] = room.shown
    await room.says("dana", "Otter, Badger", under=card)
    return card


def heard(room, who):
    profile = the_only(room).profiles.get(who)
    return reveal(profile, to=who).preferences if profile else ()


async def times_voted_on(room):
    """Lena and Omar, whom mornings suit, have times on the table; returns where these stand."""
    await room.says("lena", "/convene meet notes, 30 min with @omar, next week", channel=True)
    for who in ("lena", "omar"):
        await room.says(who, "mornings")
        await room.clicks(who, "That's all")
    return room.latest("options/")


@pytest.mark.parametrize(
    "said",
    [
        "none of these, wed i'm in court all day. thursday?",
        "keiner davon passt, Mittwoch kann ich nicht. Donnerstag?",
        "can't make any of these - I'm out until Thursday",
    ],
)
def test_no_time_on_the_table_and_another_is_a_vote_with_a_wish(said):
    @in_a_room
    async def plays(room):
        await times_voted_on(room)
        [told] = await room.says("omar", said)
        decision = room.decisions()[0]
        assert decision.round.ballots["omar"] == NoneOfThese()
        assert told.endswith("Your vote is in: none of these.")
        assert "This is no vote" not in told

    plays()


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("none of these, all too late for me", "would rather avoid anything after 12:00"),
        ("none of these, too early", "would rather avoid anything before 14:30"),
        ("keiner davon, viel zu spät", "lieber nicht ab 12:00 Uhr"),
    ],
)
def test_all_too_late_is_a_wish_against_those_hours(said, wish):
    @in_a_room
    async def plays(room):
        options = await times_voted_on(room)
        [told] = await room.says("omar", said, under=options)
        assert f"• {wish}\n" in told
        assert "option A" not in told
        assert told.endswith("Your vote is in: none of these.")

    plays()


@pytest.mark.parametrize("said", ["none of these, meh", "none of these, they all feel odd"])
def test_why_none_will_do_is_no_wish_where_it_only_speaks_of_them(said):
    @in_a_room
    async def plays(room):
        options = await times_voted_on(room)
        [told] = await room.says("omar", said, under=options)
        why = said.partition(", ")[2]
        assert told == (
            f"Your vote is in: none of these (“{why}”). Your note stays in this thread."
        )
        assert the_only(room).round.ballots["omar"] == NoneOfThese()

    plays()


@in_a_room
async def test_where_all_is_objected_to_the_least_stopped_is_offered_and_who_took_it_is_told(room):
    await room.says("lena", "@Convene poll by consent: colour? red, green, blue", channel=True)
    options = room.latest("options/")
    await room.says("omar", "A and C, object to B: ugly", under=options)
    await room.says("dana", "A, I object to C because of the competitor", under=options)
    await room.says("ines", "A, C", under=options)
    await room.says("raj", "object to A and B: they hurt", under=options)
    await room.says("lena", "close", under=options)
    await room.clicks("lena", "Close now")
    assert any("The best option was A, Red." in each for each in told(room))
    await room.clicks("lena", "Take it")
    ended = room.shown[room.latest("outcome")].words
    assert "No vote elected anything; Lena Vogt took it all the same." in ended


@pytest.mark.parametrize(
    "said",
    [
        "none of these, can't we just stay with github issues?",
        "keins davon, können wir nicht einfach bei github bleiben?",
        "none of these – couldn't we cook ourselves?",
    ],
)
def test_a_question_may_be_why_none_will_do(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene poll veto: which? Jira, Trello, Linear", channel=True)
        [told] = await room.says("dana", said, under=room.latest("options/"))
        assert told.startswith("Your vote is in: none of these (“")
        assert the_only(room).round.ballots["dana"] == NoneOfThese()

    plays()


@pytest.mark.parametrize("in_thread", [True, False])
@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("none of these, too expensive", "nothing too expensive"),
        ("too expensive, none of these", "nothing too expensive"),
        ("Too expensive. None of these.", "nothing too expensive"),
        ("they're all too heavy, so none of these", "nothing too heavy"),
        ("zu teuer, keins davon", "nichts, was zu teuer ist"),
    ],
)
def test_of_what_there_is_too_much_is_a_wish_for_others(said, wish, in_thread):
    @in_a_room
    async def plays(room):
        _, options = await voting(room, "two rounds")
        told = "\n".join(await room.says("raj", said, under=options if in_thread else None))
        assert f"• “{wish}”" in told
        assert "Your vote is in: none of these" in told

    plays()
