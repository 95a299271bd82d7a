"""A search at an endpoint: asked over a real socket → what of it can be quoted."""

import asyncio

import pytest
from aiohttp import web

from adapters.search.searx import MOST_RESULTS, SearxSearch
from bot.doctor_search import examine_search
from bot.settings import read_panel_settings
from orchestration.model.errors import BadInput
from orchestration.model.sources import FoundPassage
from tests.fakes.model.scripted import Flood
from tests.fakes.search import result, searching

SECONDS = 2.0


def found(instead=None, **table):
    """What is found on ferns."""
    with searching(table, instead) as search:
        return asyncio.run(SearxSearch(search.url, SECONDS).find("ferns"))


def body(data, **more):
    async def answer(request):
        return web.json_response(data, **more)

    return answer


def results(*those):
    return body({"results": list(those)})


def test_each_result_is_a_document_that_says_where_it_stands():
    [document] = found(ferns="Ferns like it damp.")
    [passage] = document.passages

    assert passage.text == "Ferns like it damp."
    assert FoundPassage(passage, document.name).source == "ferns in brief, wiki.example"


def test_only_the_first_few_are_taken_and_each_once():
    one = result("Ferns", "Ferns like it damp.")
    assert len(found(results(one, one))) == 1
    many = [result(f"{at}", f"Text {at}") for at in range(50)]
    assert len(found(results(*many))) == MOST_RESULTS


def test_words_are_cut_and_bare():
    [document] = found(
        results(result("<b>Ferns</b>\n", f"A\u202e <script>x</script>{'damp ' * 999}"))
    )

    assert document.name == "Ferns, wiki.example"
    assert document.passages[0].text.startswith("A xdamp damp")
    assert len(document.passages[0].text) <= 601


async def _redirects(request):
    raise web.HTTPFound("http://127.0.0.1:1/elsewhere")


async def _hangs(request):
    await asyncio.sleep(60)


async def _html(request):
    return web.Response(text="<html>nothing</html>", content_type="text/html")


async def _deep(request):
    return web.Response(text="[" * 100_000, content_type="application/json")


@pytest.mark.parametrize(
    "instead",
    [
        body([]),
        body({"results": "none"}),
        body({"results": [1, None, {}, {"url": 3, "title": [], "content": {}}]}),
        results({"url": "javascript:alert(1)", "title": "x", "content": "x"}),
        results({"url": "http://[", "title": "x", "content": "x"}),
        body({}, status=403),
        body({}, status=500),
        _redirects,
        _html,
        _deep,
        Flood().answer,
        Flood(packed=True).answer,
    ],
)
def test_what_is_no_list_of_results_finds_nothing(instead):
    assert found(instead) == ()


def test_who_does_not_answer_in_time_finds_nothing():
    with searching({}, _hangs) as search:
        assert asyncio.run(SearxSearch(search.url, 0.2).find("ferns")) == ()
    assert asyncio.run(SearxSearch("http://127.0.0.1:1", 1).find("ferns")) == ()


def test_the_doctor_says_whether_it_answers():
    with searching({"weather": "It rains."}) as search:
        [well] = asyncio.run(examine_search(search.url))
    with searching({}, body({}, status=403)) as search:
        [ill] = asyncio.run(examine_search(search.url))

    assert (well.do, "1 results" in well.says) == ("", True)
    assert "status 403" in ill.says
    assert "settings.yml" in ill.do
    assert asyncio.run(examine_search("")) == []


@pytest.mark.parametrize("url", ["localhost", "ftp://x", "http://", "http://[", "file:///etc"])
def test_an_address_that_cannot_be_asked_is_named(url):
    with pytest.raises(BadInput, match="CONVENE_SEARCH_URL"):
        read_panel_settings({"CONVENE_SEARCH_URL": url})
