"""What people say in passing of a vote on times, and of themselves: counted as it is meant."""

import pytest

from tests.play.dialogues import comes_of


@pytest.mark.parametrize(
    ("said", "first", "rest"),
    [
        ("ines, dm: nehme A. wenn's nicht klappt, C", "A", "C"),
        ("omar, dm: A, falls das nicht geht B", "A", "B"),
        ("raj, thread: B und wenns nicht klappt A", "B", "A"),
        ("dana, dm: A if that doesn't work out C", "A", "C"),
    ],
)
def test_what_somebody_wants_otherwise_stands_behind_their_vote(said, first, rest):
    told = comes_of("use meeting-vote", said)
    assert f"Your vote is in: {first}. This vote takes one option, so {rest} is left out." in told


@pytest.mark.parametrize(
    "said",
    [
        "omar, thread: close the vote, we all know it's A",
        "omar, dm: close the vote, we all know it's A",
        "raj, thread: mach zu, wir wissen eh dass es A wird",
    ],
)
def test_why_it_is_to_be_closed_is_no_vote(said):
    told = comes_of("use meeting-vote", said)
    assert "Only Lena Vogt can close it: “planning call” is theirs." in told
    assert "ballot" not in told
    assert "count" not in told


def test_its_organiser_is_asked_before_it_is_closed_for_a_reason():
    told = comes_of("use meeting-vote", "lena, dm: close it, we all know it's A")
    assert told.startswith("to lena: Close “planning call” now?")


@pytest.mark.parametrize(
    "said",
    [
        "dana, dm: B and A both ok",
        "dana, dm: B und A passen beide",
        "dana, thread: B or A, both fine",
        "dana, dm: B and A are both ok, i really like them",
    ],
)
def test_two_that_are_both_fine_are_asked_about_where_one_is_taken(said):
    told = comes_of("use meeting-vote", said)
    assert "One option, please: this vote takes one." in told
    assert "[Count B] [Count A]" in told
    assert "ballot" not in told


@pytest.mark.parametrize(
    "said",
    [
        "dana, dm: A would do too if everyone else wants it",
        "ines, thread: if raj can make it A, else B",
        "raj, dm: wenn dana kann A, sonst B",
    ],
)
def test_what_hangs_on_others_is_no_vote_and_the_first_alone_would_be(said):
    told = comes_of("use meeting-vote", said)
    who = said.partition(",")[0]
    assert told == (
        f"to {who}: I can't tell whether an “if” holds, so that is no vote. “A” alone is one."
    )


@pytest.mark.parametrize(
    ("said", "vote"),
    [
        ("omar, thread: B for me, can't do tuesday, dentist", "B"),
        ("dana, dm: B for me, can't do tuesday, dentist", "B"),
        ("raj, thread: ich nehm C, dienstag geht bei mir nicht", "C"),
    ],
)
def test_a_vote_and_what_suits_have_one_answer(said, vote):
    told = comes_of("use meeting-vote", said)
    who = said.partition(",")[0]
    assert told.count(f"to {who}:") == 1
    assert f"Your vote is in: {vote}." in told
    assert "A: " in told
    assert f"{vote}, which you voted for" in told
    assert f"ballot {who}: OneOption(option='{vote}')" in told


def test_a_reason_behind_a_vote_is_its_note():
    told = comes_of("use meeting-vote", "ines, thread: C, since I'm at the dentist on tuesday")
    assert "Your vote is in: C. Your note stays in this thread." in told


@pytest.mark.parametrize(
    "said",
    [
        "ines, thread: not c pls",
        "ines, dm: bitte nicht c",
        "ines, dm: c not please",
        "ines, thread: anything but c",
    ],
)
def test_a_bare_no_to_an_option_is_no_firm_one(said):
    told = comes_of("use meeting-vote", said)
    assert "C: you" in told or "C: du" in told
    assert "a firm no" not in told
    assert "edited" not in told


@pytest.mark.parametrize("said", ["ines, dm: i can't do c", "ines, dm: c is impossible for me"])
def test_who_cannot_come_to_an_option_says_so(said):
    assert "a firm no, or possible if need be?" in comes_of("use meeting-vote", said)


@pytest.mark.parametrize(
    "said",
    [
        "dana, dm: doch, dienstag geht jetzt auch, termin wurde verschoben",
        "dana, dm: tuesday works now",
    ],
)
def test_what_somebody_had_ruled_out_suits_them_again(said):
    told = comes_of("use meeting-vote", "dana, dm: can't do tuesday", said)
    assert "No longer: can't do Tuesdays" in told
    assert "Shall it count as your vote?" not in told


def test_what_nobody_had_ruled_out_may_be_a_vote():
    told = comes_of("use meeting-vote", "omar, dm: dienstag geht doch")
    assert "Shall it count as your vote?" in told


@pytest.mark.parametrize(
    ("busy", "said"),
    [
        (
            "omar, dm: dienstag geht nicht wegen workshop",
            "omar, dm: workshop fällt aus, vergiss das",
        ),
        ("omar, dm: can't do tuesday, offsite", "omar, dm: offsite got cancelled, forget that"),
    ],
)
def test_what_was_in_the_way_falls_away_and_nothing_is_called_off(busy, said):
    told = comes_of("use meeting-asking", busy, said)
    assert "No longer: " in told
    assert "call it off" not in told


def test_what_falls_away_calls_nothing_off():
    told = comes_of("use meeting-asking", "omar, dm: der workshop fällt aus")
    assert (
        "I couldn't place “der workshop fällt aus”" in told or "konnte ich nicht einordnen" in told
    )
    assert "call it off" not in told
    told = comes_of("use meeting-asking", "omar, dm: der termin fällt aus")
    assert "Only Lena Vogt can call it off" in told


@pytest.mark.parametrize(
    "said",
    [
        "raj, dm: don't tell lena why but its a doctors thing",
        "raj, dm: please don't tell anyone, it's my knee",
        "raj, dm: sag lena bitte nicht warum, ist ein arzttermin",
    ],
)
def test_why_nobody_is_to_know_stays_as_private(said):
    told = comes_of("use meeting-decided", "raj, dm: i'll be like 10 min late", said)
    assert told.startswith("to raj: It stays between us")
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    "said",
    [
        "raj, dm: nimm auf mich keine rücksicht, ich les das protokoll",
        "raj, dm: wartet nicht auf mich",
    ],
)
def test_who_needs_no_regard_may_be_left_out(said):
    told = comes_of("use meeting-asking", said)
    assert "Shall “planning call” go on without you?" in told


@pytest.mark.parametrize(
    "said", ["dana, thread: sorry leute", "dana, thread: bin leider raus, krank"]
)
def test_who_has_dropped_out_may_say_so_to_the_others(said):
    out = "dana, dm: schaffs leider doch nich, bin krank"
    assert comes_of("use meeting-decided", out, said) == "(nothing)"
