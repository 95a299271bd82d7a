"""What is asked of a decision's rule, settings, list and places: said → answered, to whom alone."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import asked, in_a_room
from tests.conversation.votes.test_asked_of_a_vote import PLACES, answered

POLL = f"/convene poll {PLACES}"
OPEN_LIST = "/convene decide where shall we eat on Friday?"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("how does ranked work here", "(ranked). A first place is worth 1"),
        ("what's borda voting?", "(borda)"),
        ("and what does consent mean", "(consent)"),
        ("was heißt konsent", "(consent)"),
        ("wie funktioniert die rangfolge denn?", "(ranked)"),
        ("how does approval work", "Everybody names all they can live with"),
        ("what happens if its a tie?", "A tie is settled by lot"),
        ("what if it ties?", "A tie is settled by lot"),
        ("and if they all tie?", "A tie is settled by lot"),
        ("was, wenn es unentschieden ist?", "A tie is settled by lot"),
        ("how many votes are in?", "0 of 5 have voted. Open until"),
        ("ok how many people voted so far", "0 of 5 have voted. Open until"),
        ("wie viele haben schon abgestimmt?", "0 of 5 have voted. Open until"),
        ("ok and how are ties broken", "A tie is settled by lot"),
        ("if two are equal?", "A tie is settled by lot"),
        ("was passiert bei gleichstand?", "A tie is settled by lot"),
        ("was ist eigentlich wenn zwei gleich viele stimmen haben", "A tie is settled by lot"),
        ("what drafts do we have?", "A (Roma), B (Sakura) and C (Chez Paul)"),
        ("welche vorschläge haben wir bisher?", "A (Roma), B (Sakura) and C (Chez Paul)"),
        ("what are the settings right now?", "(approval); votes are seen"),
        ("welche regeln gelten hier", "(approval); votes are seen"),
        ("any notes so far?", "Nobody is shown notes before it is counted"),
        ("hat jemand eine anmerkung gemacht?", "Nobody is shown notes before it is counted"),
        ("where do we stand?", "0 of 5 have voted"),
        ("wie ist denn der stand?", "0 of 5 have voted"),
        ("can i still add one?", "No: the list is closed"),
        ("darf ich noch was vorschlagen?", "No: the list is closed"),
        ("how many places are left?", "Nothing here has only so many places."),
        ("who is on the waiting list?", "Nothing here has only so many places."),
        (
            "is it too late to change my vote?",
            "you have not voted yet. You can vote, and change that, until",
        ),
        ("wann endet das?", "vote on A, B and C by"),
        ("bis wann können wir abstimmen, danke", "vote on A, B and C by"),
        ("who can veto?", "Nobody here: what counts is"),
        ("can someone veto here?", "Nobody here: what counts is"),
        ("hat hier jeder ein vetorecht", "Nobody here: what counts is"),
    ],
)
def test_what_only_the_bot_can_know_it_answers_to_who_asks(said, told):
    heard = answered("dana", said, asked=POLL)
    assert told in "\n".join(heard[0])
    assert heard[2] <= {"dana"}
    assert not heard[1].round.ballots


@pytest.mark.parametrize(
    "said",
    [
        "does anyone object?",
        "any objections?",
        "it's a tie",
        "ok the same",
        "nice tie",
        "what is pizza",
        "what are the rules of football",
        "how do we do this",
        "are there seats left on the 9:40 train",
        "can i add you on linkedin",
        "where is lena standing?",
        "any notes from the retro?",
        "wann ist mittag",
    ],
)
def test_talk_is_left_to_people(said):
    told, choice, heard = answered("dana", said, asked=POLL)
    assert (told, heard) == ([], set())
    assert choice.phase is Phase.VOTE


@pytest.mark.parametrize(
    "said", ["does anyone object?", "who objected so far?", "hat schon jemand einwände?"]
)
def test_where_a_no_stops_an_option_who_objects_is_answered_without_names(said):
    heard = answered("dana", said, asked=f"{POLL}; consent", votes=[("raj", "A")])
    assert "nobody is told who votes for what" in "\n".join(heard[0])
    assert heard[2] == {"dana"}


@pytest.mark.parametrize("rule", ["consent", "veto", "secret"])
def test_who_sees_votes_is_answered_by_the_rule_too(rule):
    [told], _, _ = answered("dana", "is it anonymous?", asked=f"{POLL}; {rule}")
    [seen], _, _ = answered("dana", "who can see my vote?", asked=f"{POLL}; {rule}")
    assert told == "Yes: nobody is told who votes for what, only how it adds up."
    assert seen.startswith("Nobody: ")


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("consent", "one objection stops that option"),
        ("veto", "Everybody: one veto stops that option."),
        ("veto by Raj", "Raj Patel: one veto stops that option."),
        ("majority", "Nobody here: what counts is"),
    ],
)
def test_who_can_stop_an_option_is_told(rule, told):
    [words], _, _ = answered("dana", "who can veto?", asked=f"{POLL}; {rule}")
    assert told in words


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "can i still add one?",
            "Yes: write it in the thread, or “put … on the list” here, until",
        ),
        ("is this secret?", "What you write to me in private stays between us"),
        ("can i change my answer?", "you can change your answer until"),
        ("any notes?", "None: a note goes with a vote"),
        ("what happens if its a tie?", "goes by lot"),
        ("what are the settings", "(approval); votes are seen"),
        ("how many places are left?", "Nothing here has only so many places."),
    ],
)
def test_so_it_is_while_proposals_come(said, told):
    [words], _, heard = answered("dana", said, asked=OPEN_LIST)
    assert told in words
    assert heard == {"dana"}


@pytest.mark.parametrize("door", ["thread", "dm"])
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("what happens if its a tie?", "A tie elects nothing by itself."),
        ("what are the settings?", "(plurality); votes are seen"),
        ("how does ranked work", "(ranked)"),
    ],
)
def test_of_a_time_it_is_answered_as_well(said, told, door):
    @in_a_room
    async def plays(room):
        meeting = await asked(room)
        card = next((s, n) for s, n, _ in room.posted if n == "card" and s == meeting.id)
        words = await room.says("omar", said, **({"under": card} if door == "thread" else {}))
        assert told in "\n".join(words)

    plays()


def test_a_note_is_told_to_its_author_alone():
    @in_a_room
    async def plays(room):
        await room.says("lena", POLL, channel=True)
        under = room.latest("options/")
        await room.says("dana", "A, note: only if we are back by two")
        [theirs] = await room.says("dana", "any notes so far?")
        [others] = await room.says("raj", "any notes so far?", under=under)
        assert "back by two" in theirs
        assert "back by two" not in others

    plays()


def test_how_many_places_are_left_is_told_where_there_are_so_many():
    @in_a_room
    async def plays(room):
        await room.says(
            "lena", "/convene poll Climbing (2 places) or Kayak (1 place)", channel=True
        )
        under = room.latest("options/")
        await room.says("dana", "A", under=under)
        [left] = await room.says("raj", "how many places are left?", under=under)
        [waits] = await room.says("raj", "who is on the waiting list?", under=under)
        assert "Climbing: 1 place is free, of 2." in left or "Climbing: 1 free, of 2." in left
        assert "Climbing: 1 of 2 taken" in waits
        assert the_only(room).phase is Phase.VOTE

    plays()
