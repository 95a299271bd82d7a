"""A server of aiohttp in a thread of its own: who asks it may hold up their own loop meanwhile."""

import asyncio
import threading
from contextlib import contextmanager

from aiohttp import web


@contextmanager
def serving_in_thread(app):
    """Serve an application on a free port of this machine; yield its address."""
    loop, ready = asyncio.new_event_loop(), threading.Event()
    runner = web.AppRunner(app, shutdown_timeout=0.1)

    async def begin():
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        ready.set()

    def run():
        asyncio.set_event_loop(loop)
        loop.run_until_complete(begin())
        loop.run_forever()
        loop.run_until_complete(runner.cleanup())
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(5)
    host, port = runner.addresses[0][:2]
    try:
        yield f"http://{host}:{port}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(5)
