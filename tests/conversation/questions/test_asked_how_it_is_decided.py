"""How it is decided, and what it takes: asked in few words, in public or in private → the terms."""

import pytest

from tests.conversation.talk.test_said_around_a_choice import played

SAID = [
    "How do we decide?",
    "how are we going to decide this",
    "how does this get decided?",
    "what do we need for it to pass?",
    "what does it take to pass?",
    "wie entscheiden wir?",
    "wie wird das denn entschieden?",
    "was brauchen wir, damit es durchgeht?",
    "wann ist das angenommen?",
]
RULES = {
    "meeting-asking": ("most votes wins", "Before that I ask what suits you, until"),
    "meeting-vote": ("most votes wins", "Vote by Fri 8 Jan"),
    "choice-asking": ("all you can live with", "Before that I ask what suits you, until"),
    "choice-vote": ("all you can live with", "Vote by Fri 8 Jan"),
    "choice-ranked": ("put in order", "Nobody is told who votes for what"),
    "motion": ("nobody objects", "Nobody is told who votes for what"),
}


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize("setup", RULES)
@pytest.mark.parametrize("said", SAID)
def test_the_terms_are_told(said, setup, where):
    [told], _ = played(setup, ("dana", where, said))
    assert all(each in told for each in RULES[setup]), told


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    "said",
    [
        "does ranking mean my second choice counts as well?",
        "heißt Rangfolge, dass die zweite Stimme auch zählt?",
    ],
)
def test_what_a_rule_means_is_told_of_the_one_that_counts(said, where):
    [told], _ = played("choice-ranked", ("dana", where, said))
    assert "A first place is worth 1" in told


@pytest.mark.parametrize("where", ["dm", "thread"])
@pytest.mark.parametrize(
    "said",
    [
        "does ranked mean I have to order all of them?",
        "does ranking mean I have to rank all?",
    ],
)
def test_whether_a_rule_wants_all_put_in_order_is_answered_outright(said, where):
    [told], _ = played("choice-ranked", ("dana", where, said))
    assert told == (
        "No: name as many as you like, the best first. The others come last, side by side."
    )


def test_what_another_rule_means_is_told_as_another():
    said = "does ranking mean the second choice counts too?"
    [told], _ = played("meeting-vote", ("dana", "dm", said))
    assert "Here it is counted otherwise: most votes wins (plurality)." in told


@pytest.mark.parametrize(
    "said", ["what do we need for the offsite?", "how do we get to the offsite?"]
)
def test_what_is_asked_of_the_thing_itself_is_for_the_others(said):
    [told], _ = played("choice-asking", ("dana", "thread", said))
    assert told == ""


def options_shown(room):
    return next(each.words for where, each in room.shown.items() if where[1] == "options/1")


def test_what_is_unusual_stands_on_the_options():
    ask = "@Convene 45 min planning call next week with @omar @dana, secret, ranked, quorum 2"
    _, room = played(
        None,
        ("lena", "channel", ask),
        ("omar", "dm", "any time"),
        ("dana", "dm", "any time"),
        ("lena", "dm", "close it"),
        ("lena", "dm", "yes"),
    )
    last = options_shown(room).splitlines()[-1]
    assert last == "Put in order, first places weigh most (ranked), at least 2 votes, secret."


def test_what_is_usual_is_not_said():
    _, room = played("meeting-vote")
    assert options_shown(room).splitlines()[-1].startswith("Vote by")
