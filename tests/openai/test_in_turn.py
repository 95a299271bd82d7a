"""So much at once and no more: asked → on their way → answered."""

import asyncio

from adapters.openai.in_turn import InTurn


class Door:
    """A model that answers nobody until it is opened."""

    def __init__(self):
        self.inside, self.most, self.opened = 0, 0, asyncio.Event()

    async def complete(self, request):
        self.inside += 1
        self.most = max(self.most, self.inside)
        await self.opened.wait()
        self.inside -= 1
        return request


async def _asked(many, at_once):
    door = Door()
    model = InTurn(door, asyncio.Semaphore(at_once))
    asked = [asyncio.create_task(model.complete(number)) for number in range(many)]
    for _ in range(10):
        await asyncio.sleep(0)
    waiting = door.inside
    door.opened.set()
    return waiting, door.most, await asyncio.gather(*asked)


def test_no_more_are_under_way_than_there_are_turns_and_all_are_answered():
    waiting, most, answers = asyncio.run(_asked(7, at_once=3))

    assert (waiting, most) == (3, 3)
    assert answers == [*range(7)]


def test_who_gives_up_waiting_leaves_the_turn_to_the_next():
    async def acted():
        door = Door()
        model = InTurn(door, asyncio.Semaphore(1))
        first, second, third = (asyncio.create_task(model.complete(each)) for each in "abc")
        await asyncio.sleep(0)
        second.cancel()
        door.opened.set()
        return await first, await third

    assert asyncio.run(acted()) == ("a", "c")
