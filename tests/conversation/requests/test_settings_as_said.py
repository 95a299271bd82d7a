"""How it is decided, as people say it behind their options: said → options, and terms."""

from dataclasses import replace

import pytest

from orchestration.model.terms import Coordination
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


def asked(words):
    """Return what is on the list, and the terms, after a request."""
    found = []

    @in_a_room
    async def plays(room):
        await room.says("lena", words, channel=True)
        decision = the_only(room)
        found.append(([each.title for each in decision.listed], decision.terms))

    plays()
    return found[0]


@pytest.mark.parametrize(
    ("said", "terms"),
    [
        ("nach rangfolge mit stichwahl, mind. 4 stimmen", {"rule": "irv", "quorum": 4}),
        ("stichwahl, min. 2 leute", {"rule": "irv", "quorum": 2}),
        ("two of them win, ranked with stv", {"rule": "stv", "winners": 2}),
        ("two winners, stv", {"rule": "stv", "winners": 2}),
        ("zwei gewinnen", {"rule": "stv", "winners": 2}),
        ("jeder eine stimme", {"rule": "plurality"}),
        ("everyone 10 points", {"rule": "dots", "budget": 10}),
        ("10 points for everyone", {"rule": "dots", "budget": 10}),
        ("alle haben 10 punkte", {"rule": "dots", "budget": 10}),
        ("mit 10 punkten", {"rule": "dots", "budget": 10}),
        ("jeder darf zwei wählen", {"most": 2}),
        ("dots 6", {"rule": "dots", "budget": 6}),
        ("punkteabfrage, jeder 5 punkte", {"rule": "dots", "budget": 5}),
        ("rate from 1 to 5", {"rule": "rated"}),
        ("bewertet von 1 bis 5", {"rule": "rated"}),
        ("rangwahl mit stv, zwei davon gewinnen", {"rule": "stv", "winners": 2}),
        ("jeder gibt 0 bis 5 punkte pro option, geheim", {"rule": "star", "secret": True}),
        ("everyone gives 0 to 5 points each", {"rule": "star"}),
        ("not secret this time, just one vote each", {"rule": "plurality", "secret": False}),
        ("diesmal nicht geheim, eine Stimme pro Person", {"rule": "plurality", "secret": False}),
    ],
)
def test_how_it_is_decided_is_read_in_everyday_words(said, terms):
    listed, held = asked(f"/convene poll red, blue, green; {said}")
    assert listed == ["Red", "Blue", "Green"]
    assert {name: getattr(held, name) for name in terms} == terms


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("Amira, Bo, Chidi, Dev, two of them win, ranked with stv", 4),
        ("coffee or tea for the workshop, but not secret this time, just one vote each", 2),
        ("tea or coffee, but only one vote each", 2),
        ("which workshop? Rust (max 2), Go (max 2), Zig, pick two", 3),
        ("welcher Workshop? Rust (2 Plätze), Go, Zig, jeder darf zwei wählen", 3),
    ],
)
def test_behind_a_comma_it_is_no_option_either(said, options):
    listed, _ = asked(f"/convene poll {said}")
    assert len(listed) == options


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("which sprint? 0 to 5 days, 5 to 10 days", ["0 to 5 days", "5 to 10 days"]),
        ("wie viele? 0 bis 5 punkte, 6 bis 10 punkte", ["0 bis 5 punkte", "6 bis 10 punkte"]),
        ("Wer? Bayern, Dortmund, zwei gewinnen nie", ["Bayern", "Dortmund", "Zwei gewinnen nie"]),
        ("what now: secret santa, not secret santa", ["Secret santa", "Not secret santa"]),
        ("film: Min. 3, Mind. 4, Up", ["Min. 3", "Mind. 4", "Up"]),
    ],
)
def test_options_that_sound_like_it_stay_options(said, options):
    assert asked(f"/convene poll {said}")[0] == options


NO_MODEL = (
    "A language model proposes options only where one is set up: here all are looked through."
)


@pytest.mark.parametrize(
    ("has_model", "way", "told"),
    [(True, Coordination.PAPER, False), (False, Coordination.EXACT, True)],
)
def test_a_model_proposes_of_a_list_where_one_is_set(has_model, way, told):
    @in_a_room
    async def plays(room):
        room.access = replace(room.access, has_model=has_model)
        words = "/convene decide where we eat: pizza, sushi, ramen or tacos; a model proposes"
        said = await room.says("lena", words, channel=True)
        assert (NO_MODEL in said) is told
        assert the_only(room).terms.coordination is way

    plays()
