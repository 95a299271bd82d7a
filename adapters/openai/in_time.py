"""One request within a limit of time; whatever goes wrong, there is no answer."""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.model import Model, ModelError, Request

log = logging.getLogger(__name__)

R = TypeVar("R", bound=BaseModel)


async def answered(model: Model, request: Request[R], seconds: float, instead: str) -> R | None:
    """Return a model's reply, or None; the log then says what is done `instead`."""
    try:
        async with asyncio.timeout(seconds):
            return (await model.complete(request)).reply
    except (ModelError, TimeoutError) as problem:
        log.info("%s: %s", instead, type(problem).__name__)
    except Exception as problem:  # noqa: BLE001  # a session goes on, whatever a server does
        log.warning("%s: %s", instead, type(problem).__name__)
    return None
