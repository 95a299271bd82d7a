"""What arrives is kept before anybody is told so, however much arrives at once."""

import asyncio
from threading import Event

from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.ports.storage import Arrival
from orchestration.privacy import Private
from tests.fakes.patience import STUCK_SECONDS

TURNS = 20
"""Of the event loop, in which what was begun gets as far as it can without the notebook."""


class Notebook:
    """Keeps arrivals as the database does; a commit ends when the test lets it."""

    def __init__(self):
        self.commits = []
        self.go_on = Event()
        self.full = False

    def keep(self, events):
        self.go_on.wait(STUCK_SECONDS)
        if self.full:
            raise OSError("the disk is full")
        known = {each for commit in self.commits for each in commit}
        self.commits.append([each.id for each in events])
        return {each.id for each in events} - known


def arrival(id_):
    return Arrival(id_, "T1-U1", Private("T1-U1", b"{}"), 1)


def keeping(notebook, *rounds):
    """Let rounds of events come before the first is kept.

    Returns what was handed on, who had been told by then, and what each was told in the end.
    """
    handed_on = []

    async def run():
        intake, kept = ArrivalInbox(notebook, lambda each: handed_on.append(each.id)), []
        for ids in rounds:
            kept += [asyncio.create_task(intake.keep(arrival(each))) for each in ids]
            for _ in range(TURNS):
                await asyncio.sleep(0)
        early = [each.done() for each in kept]
        notebook.go_on.set()
        troubles = await asyncio.gather(*kept, return_exceptions=True)
        intake.close()
        return early, troubles

    return handed_on, *asyncio.run(run())


def test_nobody_is_told_before_it_is_kept():
    handed_on, early, troubles = keeping(Notebook(), ["E1", "E2", "E3"])

    assert early == [False, False, False]
    assert (handed_on, troubles) == (["E1", "E2", "E3"], [True, True, True])


def test_what_comes_while_one_is_being_kept_shares_the_next_commit():
    notebook = Notebook()
    keeping(notebook, ["E1"], ["E2", "E3"], ["E4"])

    assert notebook.commits == [["E1"], ["E2", "E3", "E4"]]


def test_a_repeat_is_told_the_same_and_handed_on_once():
    handed_on, _, troubles = keeping(Notebook(), ["E1"], ["E2", "E1"])

    assert (handed_on, troubles) == (["E1", "E2"], [True, True, False])


def test_what_cannot_be_kept_is_said_to_everyone_who_waits():
    notebook = Notebook()
    notebook.full = True
    handed_on, _, troubles = keeping(notebook, ["E1"], ["E2", "E3"])

    assert handed_on == []
    assert [str(each) for each in troubles] == ["the disk is full"] * 3
