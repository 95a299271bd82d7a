"""Pictures of personas over HTTP: anybody may fetch one who was shown it, and nothing else."""

import asyncio
from io import BytesIO

import httpx
import pytest
from PIL import Image
from starlette.applications import Starlette

from bot.pages import portraits_of
from orchestration.views.speaker import PORTRAITS

MASTER = b"a master key of at least 32 bytes, or so"
BASE = "https://convene.example.org"
PORTRAITS_HERE = portraits_of(MASTER, BASE)


def get(path):
    async def asked():
        transport = httpx.ASGITransport(app=Starlette(routes=[PORTRAITS_HERE.route()]))
        async with httpx.AsyncClient(transport=transport, base_url=BASE) as client:
            return await client.get(path)

    return asyncio.run(asked())


def path_of(number):
    return PORTRAITS_HERE.address(number).removeprefix(BASE)


def test_each_is_where_it_is_said_to_be_and_may_be_kept():
    answer = get(path_of(7))

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert "immutable" in answer.headers["cache-control"]
    assert Image.open(BytesIO(answer.content)).size == (128, 128)
    assert len({get(path_of(each)).content for each in range(PORTRAITS)}) == PORTRAITS


def test_addresses_stay_and_are_of_the_master_key():
    assert portraits_of(MASTER, f"{BASE}/").address(7) == PORTRAITS_HERE.address(7)
    assert portraits_of(b"another" * 8, BASE).address(7) != PORTRAITS_HERE.address(7)
    assert portraits_of(MASTER).address(7) == path_of(7)


@pytest.mark.parametrize(
    "path",
    [
        "/portraits/7.png",
        "/portraits/.png",
        "/portraits/..%2F..%2FREADME.png",
        "/portraits/../../README.md",
        "/portraits/%00.png",
        f"/portraits/{'x' * 5000}.png",
        path_of(7).replace(".png", "x.png"),
        path_of(7).replace("/portraits/", "/portraits/9"),
        path_of(7).removesuffix(".png"),
        portraits_of(b"another" * 8).address(7),
    ],
)
def test_elsewhere_is_nothing(path):
    assert get(path).status_code == 404
