"""A session that was opened by another and never began: the other hears of it, and goes on."""

from dataclasses import replace
from datetime import timedelta

import pytest

from adapters.files.transcript import Transcript
from orchestration.kinds.panel.commands import AskPanel, DecideInPanel, OpenPanel
from orchestration.kinds.registry import KINDS
from orchestration.model.faults import PermanentError
from orchestration.model.people import Member, MemberId, Organiser
from orchestration.runtime import runner
from tests.fakes import own_time
from tests.kinds.meeting.table import NOW
from tests.kinds.panel.settings import SHELF
from tests.runtime.test_runner import Walking, runner_with


class Unplaced(Transcript):
    """A Chat in which no session can have a place of its own beside another."""

    async def place(self, session, *, beside):
        raise PermanentError("missing_scope")


class Breaking:
    """All kinds, of which a choice breaks as it is opened."""

    commands, performers = KINDS.commands, KINDS.performers

    def decide(self, session, command):
        if type(command).__name__ == "OpenChoice":
            raise ValueError("a bug")
        return KINDS.decide(session, command)

    def __getattr__(self, name):
        return getattr(KINDS, name)


def commands():
    sally = Member(MemberId("sally"), "Sally", "UTC")
    own = {"session": "p", "at": NOW}
    return (
        OpenPanel(
            **own,
            id="open",
            organiser=Organiser(sally.id, sally.name),
            members=(sally,),
            ask="which plant?",
            catalogue=SHELF.named("houseplants"),
            seed="7",
        ),
        AskPanel(**own, id="ask", member=MemberId("omar"), text="why?", name="Omar"),
        DecideInPanel(**own, id="decide", member=sally.id, seed="s", name="Sally"),
    )


@pytest.mark.parametrize(("chat", "kinds"), [(Unplaced(), KINDS), (Transcript(), Breaking())])
def test_a_panel_can_decide_again_where_its_choice_never_began(chat, kinds):
    clock = Walking()
    made, outside = runner_with(chat, clock)
    serving = runner.Runner(replace(outside), kinds=kinds) if kinds is not KINDS else made

    async def live():
        for each in commands():
            await serving.receive(each)
            for _ in range(3):
                await serving.settle()
                clock.at += timedelta(minutes=1)

    own_time.run(live())
    panel = outside.store.session("p")
    assert (panel.decisions, panel.decision, panel.decided) == (1, None, "")
