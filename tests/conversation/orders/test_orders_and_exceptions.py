"""Orders by their first words, all but some, and a veto beside a vote: said → what is held."""

import pytest

from orchestration.model.ballots import Approvals, Order, Veto
from orchestration.model.preferences import Polarity
from orchestration.privacy import reveal
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

FOR, AGAINST = Polarity.FOR, Polarity.AGAINST


def wished(said):
    """What is held of somebody after they have said something of a list of three."""
    found = []

    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene decide ranked: what do we build first?", channel=True)
        card = next((s, n) for s, n, _ in room.posted if n == "card")
        for each in ("Login", "Suche", "Billing"):
            await room.says("lena", each, under=card)
        told = await room.says("omar", said)
        held = reveal(the_only(room).profiles["omar"], to="omar").wishes
        found.extend((told, [(each.applies.title, each.polarity) for each in held]))

    plays()
    return found


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("erst login, dann suche", [("Login", FOR), ("Suche", FOR)]),
        ("first suche, then billing", [("Suche", FOR), ("Billing", FOR)]),
        ("first of all login, then suche pls", [("Login", FOR), ("Suche", FOR)]),
        (
            "als erstes suche, danach login und am ende billing",
            [("Suche", FOR), ("Login", FOR), ("Billing", FOR)],
        ),
        ("zuerst billing", [("Billing", FOR)]),
        ("erst suche, billing zuletzt", [("Billing", AGAINST), ("Suche", FOR)]),
    ],
)
def test_an_order_may_begin_with_what_comes_first(said, held):
    told, wishes = wished(said)
    assert sorted(wishes) == sorted(held)
    assert "couldn't place" not in "".join(told)


@pytest.mark.parametrize(
    "said",
    [
        "alles außer login und billing",
        "alles ausser login, billing",
        "alle bis auf login und billing bitte",
        "everything besides login and billing",
        "anything but login or billing",
        "everything is fine except login and billing",
    ],
)
def test_all_that_is_left_out_is_not_wished_for(said):
    _, wishes = wished(said)
    assert [each for each in wishes if each[1] is not FOR] == [
        ("Login", AGAINST),
        ("Billing", AGAINST),
    ]
    assert all(title not in ("Login", "Billing") for title, side in wishes if side is FOR)


@pytest.mark.parametrize(
    "said", ["alles außer B", "jeder vorschlag bis auf B", "every option but B"]
)
def test_so_it_is_in_a_vote(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        await room.says("omar", said, under=under)
        assert the_only(room).round.ballots == {"omar": Approvals(("A", "C"))}

    plays()


@pytest.mark.parametrize(
    ("said", "vote"),
    [
        ("pizza geht gar nicht, veto. sonst sushi", "B"),
        ("pizza is a no go, veto. otherwise sushi", "B"),
        ("pizza nein danke, veto! lieber salad", "C"),
        ("never pizza (veto), else sushi", "B"),
        ("pizza: veto! dann sushi", "B"),
        ("veto pizza, salad for me", "C"),
        ("veto gegen pizza, bin für sushi", "B"),
        ("veto auf pizza, für mich salad", "C"),
        ("veto A, sonst B", "B"),
        ("B, veto A", "B"),
        ("B. veto A", "B"),
    ],
)
def test_a_veto_beside_a_vote_is_told_from_it(said, vote):
    @in_a_room
    async def plays(room):
        await polled(room, "@Convene poll pizza, sushi or salad?; veto")
        await room.says("omar", said)
        assert the_only(room).round.ballots == {"omar": Veto(vote, ("A",))}

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "all except B, C first",
        "alles außer B, am liebsten C",
        "everything but sushi, with salad first",
    ],
)
@pytest.mark.parametrize(
    ("rule", "vote"),
    [("approval", Approvals(("C", "A", "D"))), ("ranked", Order((("C",), ("A", "D"))))],
)
def test_of_all_but_some_one_may_come_first(said, rule, vote):
    @in_a_room
    async def plays(room):
        await polled(room, f"@Convene poll pizza, sushi, salad or ramen?; {rule}")
        await room.says("omar", said)
        assert the_only(room).round.ballots == {"omar": vote}

    plays()
