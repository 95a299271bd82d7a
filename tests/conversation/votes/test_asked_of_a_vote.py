"""What is asked of how a vote counts, how far it is, and of its end: said → answered, to whom."""

from datetime import timedelta

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

PLACES = "where shall we eat: Roma, Sakura, Chez Paul"
LISTED = "A (Roma), B (Sakura) and C (Chez Paul)"
MOTION = "motion: we abolish core hours; two thirds, quorum 4"


def answered(who, said, *, asked=f"/convene poll {PLACES}", decided=False, votes=()):
    """Return what somebody hears in the thread, and how far it is then; others hear nothing."""
    found = []

    @in_a_room
    async def plays(room):
        await room.says("lena", asked, channel=True)
        for name, vote in votes:
            await room.says(name, vote, under=_last_post(room))
        if decided:
            await room.closes("lena")
        room.told.clear()
        told = await room.says(who, said, under=_last_post(room))
        found.extend((told, the_only(room), {name for name, _ in room.told}))

    plays()
    return found


def _last_post(room):
    shown = [(s, n) for s, n, _ in room.posted if n == "card" or n.startswith(("opt", "out"))]
    return shown[-1]


@pytest.mark.parametrize(
    "said",
    [
        "does abstaining count as no?",
        "do abstentions count as no?",
        "zählt enthaltung eig als nein?",
        "zählt eine Enthaltung als nein?",
        "gilt Enthaltung als nein?",
        "what does majority mean here?",
        "how are the votes counted?",
        "wie wird gezählt?",
    ],
)
def test_who_asks_how_it_counts_hears_it_alone(said):
    [told], choice, heard = answered("dana", said, asked=f"/convene decide {MOTION}")
    assert "(majority)" in told
    assert "Who abstains votes neither for nor against." in told
    assert "two thirds of all who answer or vote" in told
    assert "At least 4 have to vote" in told
    assert (heard, dict(choice.round.ballots)) == ({"dana"}, {})


def test_one_no_stops_one_option_under_consent():
    words = "what does consent mean here? one objection and its dead?"
    [told], _, heard = answered("raj", words, asked=f"/convene poll {PLACES}; consent")
    assert "nobody objects (consent)" in told
    assert "stops that option alone" in told
    assert heard == {"raj"}


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("how many answered so far?", "0 of 5 have voted"),
        ("wie viele haben schon abgestimmt?", "0 of 5 have voted"),
        ("what have we got so far?", "A (Roma), B (Sakura) and C (Chez Paul)"),
        ("was haben wir bisher?", "A (Roma), B (Sakura) and C (Chez Paul)"),
        ("whats the candidate so far", "0 of 5 have voted"),
        ("why was sakura turned down?", "vote on A, B and C"),
    ],
)
def test_how_far_it_is_is_answered_in_the_thread(said, words):
    [told], _, heard = answered("lena", said)
    assert words in told
    assert heard == {"lena"}


@pytest.mark.parametrize(
    "said",
    [
        "wie knapp war das? und wie wärs mit einfacher mehrheit gewesen",
        "beschiss! wie wär das mit nur einer stimme pro nase",
        "how would it look if raj had one vote like normal people",
        "how would it look with plurality?",
        "why was sakura turned down?",
        "warum wurde Sakura abgelehnt?",
    ],
)
def test_who_asks_how_else_it_would_have_been_hears_the_record(said):
    [told], _, heard = answered("omar", said, decided=True, votes=[("dana", "A")])
    assert "Other rules come to the same" in told
    assert heard == {"omar"}


@pytest.mark.parametrize(
    "said",
    [
        "close it and show the ranking pls",
        "so ende, was is rausgekommen",
        "ok done. post the final version",
        "done, show the ranking",
        "schluss jetzt, zeig das ergebnis",
    ],
)
def test_its_organiser_is_asked_before_it_closes(said):
    told, choice, _ = answered("lena", said)
    assert any(each.startswith("Close “") for each in told)
    assert choice.phase is Phase.VOTE


@pytest.mark.parametrize("said", ["so ende, was is rausgekommen", "post the final version"])
def test_nobody_else_closes_it_so(said):
    told, choice, _ = answered("omar", said)
    assert not any(each.startswith("Close “") for each in told)
    assert choice.phase is Phase.VOTE


@pytest.mark.parametrize(
    "said", ["nudge omar pls, hes always late", "remind omar please, he's never on time"]
)
def test_why_somebody_is_reminded_holds_up_no_reminder(said):
    told, _, heard = answered("lena", said)
    assert any("I remind Omar Haddad" in each for each in told)
    assert heard <= {"lena", "omar"}


@pytest.mark.parametrize(
    "said",
    [
        "i abstain",
        "what does that mean for lunch?",
        "the majority is always late",
        "ende märz passt besser",
        "we dropped the pizza on the floor",
    ],
)
def test_what_only_sounds_like_it_is_none(said):
    told, choice, _ = answered("lena", said)
    assert choice.phase is Phase.VOTE
    assert not any("Close “" in each or "neither for nor against" in each for each in told)


@pytest.mark.parametrize("said", ["rank them", "rank these!"])
def test_drafts_go_to_the_ranking_when_they_are_to_be_ranked(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene statement what do we think of remote work?", channel=True)
        await room.says("omar", "draft: We work where we like.")
        rule = the_only(room).terms.rule
        told = await room.says("lena", said, under=_last_post(room))
        assert any(each.startswith("Close “") for each in told)
        assert (the_only(room).terms.rule, the_only(room).phase) == (rule, Phase.INTAKE)

    plays()


@in_a_room
async def test_another_way_of_ranking_is_a_setting_as_ever(room):
    await room.says("lena", "/convene statement what do we think of remote work?", channel=True)
    await room.says("lena", "make it ranked", under=_last_post(room))
    assert the_only(room).terms.rule == "ranked"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("can i still vote?", "vote on A, B and C by"),
        ("kann ich noch abstimmen?", "vote on A, B and C by"),
        ("why is it secret?", "who votes for what"),
        ("warum ist die abstimmung geheim?", "who votes for what"),
        ("what were the objections?", "who votes for what"),
        ("welche einwände gab es?", "who votes for what"),
        ("can we get an extra hour", "Only Lena Vogt can give more time"),
        ("können wir noch eine stunde haben?", "Only Lena Vogt can give more time"),
        ("pass", "You abstain; a later vote still counts."),
    ],
)
def test_what_a_voter_asks_in_the_thread_is_answered(said, told):
    @in_a_room
    async def asks(room):
        under = await polled(room)
        [answer] = await room.says("raj", said, under=under)
        assert told in answer

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "can we close this soon?",
        "can we wrap this up soon?",
        "können wir das bald abschließen?",
        "machen wir bald zu?",
        "are we done soon?",
    ],
)
@pytest.mark.parametrize("who", ["lena", "raj"])
def test_who_wants_it_over_soon_hears_when_it_is(who, said):
    @in_a_room
    async def asks(room):
        under = await polled(room)
        for place in (under, None):
            [told] = await room.says(who, said, under=place)
            assert "vote on A, B and C by" in told

    asks()


@pytest.mark.parametrize(
    "said", ["can we close this now?", "please close it", "close it, soon is now"]
)
def test_who_wants_it_over_now_is_asked_to_press(said):
    @in_a_room
    async def asks(room):
        await polled(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Close")

    asks()


@pytest.mark.parametrize("said", ["any objections?", "who passes the salt?", "we had extra time"])
def test_what_voters_say_to_each_other_is_not(said):
    @in_a_room
    async def talks(room):
        under = await polled(room)
        assert await room.says("raj", said, under=under) == []

    talks()


@pytest.mark.parametrize(
    "said", ["can we get an extra hour?", "can we have one more hour please", "noch eine Stunde"]
)
def test_an_hour_more_is_an_hour_more(said):
    @in_a_room
    async def orders(room):
        under = await polled(room)
        before = the_only(room).round.vote_until
        await room.says("lena", said, under=under)
        assert the_only(room).round.vote_until - before == timedelta(hours=1)

    orders()


@pytest.mark.parametrize(
    "said", ["schauen wir in drei monaten nochmal drauf", "let's look at it again in three months"]
)
def test_a_day_to_look_at_it_again_is_set_while_it_is_voted(said):
    @in_a_room
    async def orders(room):
        under = await polled(room)
        [told] = await room.says("lena", said, under=under)
        assert told.endswith("whether it still holds.")
        assert the_only(room).terms.review_on is not None

    orders()


NAMED = "No: name as many as you like, the best first. The others come last, side by side."


@pytest.mark.parametrize(
    ("asked", "said", "told"),
    [
        ("ranked: ", "do i have to rank all?", NAMED),
        ("ranked: ", "muss ich alle reihen?", NAMED),
        ("ranked: ", "can i leave some out?", NAMED),
        ("ranked: ", "kann ich auch welche weglassen?", NAMED),
        ("", "do we have to vote on all of them?", "No: choose what is fine with you, be it one."),
        ("secret: ", "who can see my vote?", "Nobody: all that others are told is how it adds up."),
        (
            "secret: ",
            "wer sieht meine stimme?",
            "Nobody: all that others are told is how it adds up.",
        ),
        ("", "what's the quorum?", "None is set: it counts however many vote."),
        ("", "gibts ein quorum?", "None is set: it counts however many vote."),
        ("", "optionen?", f"“Where shall we eat”: {LISTED}."),
        ("", "options?", f"“Where shall we eat”: {LISTED}."),
    ],
)
def test_what_a_ballot_has_to_say_and_who_sees_it_is_answered(asked, said, told):
    heard = answered("dana", said, asked=f"/convene poll {asked}{PLACES}")
    assert heard[0] == [told]
    assert heard[2] == {"dana"}


@pytest.mark.parametrize(
    "said", ["who voted?", "who has voted so far?", "wer hat schon abgestimmt?"]
)
def test_who_asks_who_has_voted_hears_how_many_and_who_is_missing(said):
    [told], _, heard = answered("dana", said, asked=f"/convene poll {PLACES}", votes=[("raj", "A")])
    assert "1 of 5 have voted. Missing: " in told
    assert heard == {"dana"}


@pytest.mark.parametrize(
    "said", ["who votes for Roma?", "do i have to come?", "who sees dana today?"]
)
def test_what_is_asked_of_something_else_is_none_of_these(said):
    told, _, _ = answered("dana", said, asked=f"/convene poll {PLACES}")
    assert not any(each.startswith(("No: ", "Nobody: ", "None is set")) for each in told)
