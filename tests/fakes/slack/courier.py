"""Brings events and interactions to the app, again and again until it has acknowledged them."""

import asyncio
import time

from tests.fakes.slack.record import Reply

_COMPANY_WAITS_SECONDS = 0.05


class Courier:
    """Knows the order, the repeats and the faults; how a thing is sent is the line's business."""

    def __init__(self, slack):
        self._slack = slack
        self._tasks = set()

    @property
    def busy(self):
        return bool(self._tasks)

    def send(self, delivery):
        """Set out at once; whoever wants to know waits for `delivery.finished`."""
        self._start(self._carry(delivery))
        return delivery

    async def close(self):
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work):
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, delivery):
        await self._wait(delivery)
        twice = delivery.kind == "events_api" and self._take("duplicate", delivery)
        copies = 1 + (twice.value if twice else 0)
        await asyncio.gather(*(self._insist(delivery) for _ in range(copies)))
        delivery.finished.set()
        self._slack.changed()

    async def _wait(self, delivery):
        if delay := self._take("delay", delivery):
            await asyncio.sleep(delay.value)
        held = self._slack.faults.held
        if held is None or delivery.kind != "events_api":
            return
        gate = asyncio.Event()
        if held.join(gate, delivery):
            self._let_go(held)
        try:
            await asyncio.wait_for(gate.wait(), _COMPANY_WAITS_SECONDS)
        except TimeoutError:
            self._let_go(held)
            await gate.wait()

    def _let_go(self, held):
        if self._slack.faults.held is held:
            self._slack.faults.held = None
            self._start(self._one_after_the_other(held.release()))

    async def _one_after_the_other(self, company):
        for gate, delivery in company:
            gate.set()
            await delivery.finished.wait()

    async def _insist(self, delivery):
        waits = (0, *self._slack.timing.retries) if delivery.kind == "events_api" else (0,)
        reason = None
        for number, wait in enumerate(waits):
            await asyncio.sleep(wait)
            reply = await self._attempt(delivery, number, reason)
            if reply.acked:
                delivery.acknowledge(reply.answer)
            if reply.acked or reply.final:
                return
            reason = reply.reason

    async def _attempt(self, delivery, number, reason):
        attempt = delivery.begin(number, reason)
        self._slack.changed()
        reply = await self._slack.line.carry(delivery, number, reason)
        if reply.acked and (delay := self._take("delay_ack", delivery)):
            await asyncio.sleep(delay.value)
            if delay.value >= self._slack.timing.ack:
                return Reply(acked=False, reason=self._slack.line.too_late)
        if reply.acked and self._take("lose_ack", delivery):
            return Reply(acked=False, reason=self._slack.line.too_late)
        if reply.acked:
            attempt.acked_at = time.perf_counter()
        return reply

    def _take(self, kind, delivery):
        return self._slack.faults.take(kind, delivery.name)
