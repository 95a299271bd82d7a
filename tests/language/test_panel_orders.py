"""What is an order in a panel's thread, and what is said to the panel."""

import pytest

from orchestration.language.panels.orders import PanelOrder, PanelOrdered, panel_order

ORDERS = """
done | done
I'm done! | done
fertig | done
ok done, thank you! | done
done, thanks!! | done
finished | done
that's all, bye | done
fertig, danke | done
we are done here | done
Danke, das war's! | done
hide Jess, thanks | hide Jess
mute all | initiative off
schaltet alle stumm | initiative off
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
merk dir die Echeveria | pin Echeveria
park Jess | hide Jess
Jess, be quiet | hide Jess
nur Jess | talk_to Jess
only Jess and Kit | talk_to Jess and Kit
sprich nur mit Jess | talk_to Jess
rede wieder mit allen | talk_to_all
entferne Jess | remove Jess
nimm Kit raus | remove Kit
bring back Kit | remove Kit
focus on Jess and Kit: price | focus Jess and Kit: price
Tabelle für Jess, Kit und Preis | focus Jess, Kit und Preis
ok done | done
thats all for now | done
compare them | beside them
history | history
show me what was said so far | history
was wurde bisher gesagt? | history
summary | summary
sum it up please | summary
Zusammenfassung bitte | summary
fass das mal zusammen | summary
how far are we? | how_far
what haven't we asked about yet? | how_far
wie weit sind wir? | how_far
Jess's card | persona Jess
show me the profile of Jess | persona Jess
Steckbrief von Jess | persona Jess
talk less | initiative less
could you talk a bit less? | initiative less
not so chatty | initiative less
redet bitte etwas weniger | initiative less
haltet euch mal zurück | initiative less
be quiet unless asked | initiative off
please only speak when I ask you | initiative off
don't all talk at once | initiative off
one at a time | initiative off
seid still, bis ich frage | initiative off
antwortet nur, wenn ich frage | initiative off
redet nicht alle durcheinander | initiative off
let the others jump in | initiative more
feel free to jump in | initiative more
talk more among yourselves | initiative more
mischt euch ruhig mehr ein | initiative more
lasst auch die anderen mitreden | initiative more
talk as usual | initiative usual
keep it simple | level plain
I'm a complete beginner | level plain
erklärt es mir einfacher | level plain
I'm an expert | level expert
more detail please | level expert
für Profis | level expert
be calmer | intensity calm
seid sachlicher | intensity calm
argue harder | intensity keen
kämpft! | intensity keen
"""

NONE = """
we are done with plants that need light
that's all I know of it
I can't decide
help me decide
we'll decide tomorrow
how do I decide between light and size?
who decided that?
what would you vote for?
I want to hide the pot behind the sofa
where would I hide it?
how do they compare?
compare it with the snake plant
is it done by Friday?
who talks less about price?
is it quiet there?
I like to keep it simple at home
the others are cheaper
are you quiet?
what is left of the summer there?
for beginners it should be easy
history of the city?
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
