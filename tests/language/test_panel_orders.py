"""What is an order in a panel's thread, and what is said to the panel."""

import pytest

from orchestration.language.panel_orders import PanelOrder, PanelOrdered, panel_order

ORDERS = """
done | done
I'm done! | done
fertig | done
pin the pet safety | pin pet safety
unpin price | unpin price
my card | card
zeig meine karte | card
side by side | beside
compare them | beside them
compare the first two | beside the first two
can you compare all of them? | beside all of them
vergleiche alle | beside alle
hide Jess | hide Jess
unhide Jess please | unhide Jess
hide the snake plant | hide snake plant
blende Jess aus | hide Jess
talk to Kit | talk_to Kit
everybody again | talk_to_all
remove Kit | remove Kit
let's decide | vote
ok, let's vote | vote
shall we vote on it? | vote
can we just decide now? | vote
put it to a vote | vote
lass uns abstimmen | vote
sollen wir darüber abstimmen? | vote
stimmen wir jetzt ab | vote
"""

NONE = """
I can't decide
help me decide
we'll decide tomorrow
how do I decide between light and size?
who decided that?
what would you vote for?
I want to hide the pot behind the sofa
where would I hide it?
how do they compare?
is it done by Friday?
they all look the same, don't they?
"""


def _ordered(line):
    said, meant = line.split(" | ")
    what, _, thing = meant.partition(" ")
    off = what in ("unpin", "unhide")
    return said, PanelOrdered(PanelOrder(what.removeprefix("un")), thing, off)


@pytest.mark.parametrize(("said", "meant"), [*map(_ordered, ORDERS.strip().splitlines())])
def test_what_is_ordered(said, meant):
    assert panel_order(said) == meant


@pytest.mark.parametrize("said", NONE.strip().splitlines())
def test_what_is_no_order(said):
    assert panel_order(said) is None
