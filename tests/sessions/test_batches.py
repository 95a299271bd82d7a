"""What is kept together: each is told of its own, and holds up nothing else."""

import asyncio

import pytest

from orchestration.model.faults import TryAgainError
from orchestration.sessions.batches import InBatches


class Shelf:
    """Keeps words; a batch is kept when the test lets it."""

    def __init__(self):
        self.batches = []
        self.fault = None

    async def keep(self, words):
        await asyncio.sleep(0)
        self.batches.append(list(words))
        if self.fault:
            raise self.fault
        if "bad" in words:
            raise ValueError("bad")
        return [len(each) for each in words]


async def all_at_once(shelf, *words):
    batches = InBatches(shelf.keep)
    puts = [asyncio.create_task(batches.put(each)) for each in words]
    return await asyncio.gather(*puts, return_exceptions=True)


def put(shelf, *words):
    return asyncio.run(all_at_once(shelf, *words))


def test_what_comes_meanwhile_is_kept_together_and_each_is_told_of_its_own():
    shelf = Shelf()
    assert put(shelf, "a", "to", "sea") == [1, 2, 3]
    assert shelf.batches == [["a"], ["to", "sea"]]


def test_what_cannot_be_kept_keeps_back_nothing_else():
    told = put(Shelf(), "a", "bad", "sea")
    assert [told[0], told[2]] == [1, 3]
    assert isinstance(told[1], ValueError)


@pytest.mark.parametrize("fault", [TryAgainError("locked"), OSError("full")])
def test_a_fault_of_the_store_is_everybodys_and_is_not_tried_for_each(fault):
    shelf = Shelf()
    shelf.fault = fault
    assert put(shelf, "a", "to", "sea") == [fault, fault, fault]
    assert shelf.batches == [["a"], ["to", "sea"]]
