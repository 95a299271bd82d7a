"""The tests' own event loop: time passes only where nothing else happens."""

import asyncio
import socket
import subprocess
import sys
import time

import pytest

from tests.fakes import own_time
from tests.fakes.own_time import LoopClock, elsewhere


def now():
    return asyncio.get_running_loop().time()


def test_a_pause_takes_no_time():
    async def slept():
        await asyncio.sleep(3600)
        return now()

    assert own_time.run(slept()) == 3600


def test_time_stands_still_while_a_thread_works():
    async def waited():
        done = asyncio.to_thread(time.sleep, 0.02)
        await asyncio.wait_for(done, 0.000001)
        return now()

    assert own_time.run(waited()) == 0


def test_time_stands_still_while_bytes_are_on_their_way():
    async def said():
        here, there = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=here)
        _, other = await asyncio.open_connection(sock=there)
        other.write(b"hello\n")
        heard = await asyncio.wait_for(reader.readline(), 0.000001)
        writer.close()
        other.close()
        return heard, now()

    assert own_time.run(said()) == (b"hello\n", 0)


def test_time_stands_still_while_another_process_works():
    async def waited():
        with elsewhere():
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", "print('hello')", stdout=subprocess.PIPE
            )
            said, _ = await asyncio.wait_for(process.communicate(), 0.000001)
        return said, now()

    assert own_time.run(waited()) == (b"hello\n", 0)


def test_patience_ends_where_nothing_happens():
    async def waited():
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 30)
        return now()

    assert own_time.run(waited()) == 30


def test_a_clock_goes_with_it():
    async def told():
        clock = LoopClock()
        began = clock.now()
        await asyncio.sleep(60)
        return (clock.now() - began).total_seconds()

    assert own_time.run(told()) == 60
