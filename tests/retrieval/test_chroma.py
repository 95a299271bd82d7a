"""The index in Chroma: made again wherever it is not as it should be, and telling nobody."""

import ast
import subprocess
import sys

import numpy as np
import pytest

from adapters.chroma.index import ChromaIndex
from orchestration.retrieval.dividing import divided
from orchestration.retrieval.library import Library
from storage.documents import MemoryDocuments
from tests.fakes.documents import WordsMeet
from tests.source import ROOT, SHIPPED, python_files

RULES = "- Bicycles stay in the rack.\n- A dog may come.\n"
MEANINGS = ("bike bicycle", "dog puppy")


@pytest.fixture
def rows():
    return MemoryDocuments()


def library(rows, folder, name="words"):
    embedding = WordsMeet(*MEANINGS, name=name)
    return Library(rows, embedding, ChromaIndex(folder, embedding.name))


def found(of, asked="puppy"):
    [answers] = of.find("s", [asked], 1)
    return [each.passage.text for each in answers]


def kept(rows, folder):
    of = library(rows, folder)
    of.keep("s", divided("rules.md", [RULES], is_paged=False))
    return of


def test_what_was_indexed_is_there_after_a_restart(rows, tmp_path):
    kept(rows, tmp_path / "chroma")
    again = library(rows, tmp_path / "chroma")

    assert found(again) == ["A dog may come."]
    assert again.embedding.embedded == ["puppy"]


def test_a_folder_that_is_gone_is_made_again_from_the_rows(rows, tmp_path):
    kept(rows, tmp_path / "chroma")

    assert found(library(rows, tmp_path / "elsewhere")) == ["A dog may come."]


def test_a_folder_that_is_damaged_is_made_again(rows, tmp_path):
    (tmp_path / "chroma.sqlite3").write_bytes(b"no database " * 1000)

    assert found(kept(rows, tmp_path)) == ["A dog may come."]


def test_vectors_that_are_damaged_are_made_again(rows, tmp_path):
    """What Chroma cannot compare is no answer, and from then on all is as it was."""
    of = kept(rows, tmp_path)

    assert of.index.nearest("s", np.ones(99), 1) == {}
    assert of.index.held("s") == frozenset()
    assert found(of) == ["A dog may come."]


def test_another_embedding_begins_anew_and_leaves_nothing_of_the_first(rows, tmp_path):
    kept(rows, tmp_path)
    again = library(rows, tmp_path, name="another")

    assert found(again) == ["A dog may come."]
    assert "Bicycles stay in the rack." in again.embedding.embedded
    index = ChromaIndex(tmp_path, "words")
    assert index.held("s") == frozenset()


def test_sessions_do_not_see_each_other(tmp_path):
    index = ChromaIndex(tmp_path, "e")
    index.add("s", {"a/0": np.array([1.0, 0.0])})
    index.add("t", {"a/0": np.array([0.0, 1.0])})

    assert index.nearest("s", np.array([0.0, 1.0]), 5) == {"a/0": pytest.approx(0.0, abs=1e-6)}
    assert index.nearest("u", np.array([0.0, 1.0]), 5) == {}


def test_no_words_stand_in_it(rows, tmp_path):
    kept(rows, tmp_path)

    held = b"".join(each.read_bytes() for each in tmp_path.rglob("*") if each.is_file())
    assert b"Bicycles" not in held
    assert b"rules.md" not in held


SERVERS = {"HttpClient", "AsyncHttpClient", "CloudClient", "Client", "chromadb.api.fastapi"}


def test_there_is_no_client_to_a_server_anywhere():
    """Chroma is embedded: nothing here could be pointed at a server of it."""
    knowing = [path for path in python_files(*SHIPPED) if "chromadb" in path.read_text("utf-8")]
    named = {
        (path.name, word)
        for path in knowing
        for each in ast.walk(ast.parse(path.read_text("utf-8")))
        for word in [getattr(each, "attr", None) or getattr(each, "id", None)]
        if word in SERVERS
    }

    assert named == set()
    assert [each.relative_to(ROOT).as_posix() for each in knowing] == ["adapters/chroma/index.py"]


WATCHED = """
import sys

ALLOWED = ("127.", "::1", "localhost")

def watch(event, arguments):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo"):
        said = arguments[1] if event != "socket.getaddrinfo" else arguments
        host = said[0] if isinstance(said, tuple) else said
        if not str(host).startswith(ALLOWED):
            print(event, host)

sys.addaudithook(watch)
import numpy as np
from pathlib import Path
from adapters.chroma.index import ChromaIndex
from adapters.minilm.embedding import packaged

minilm = packaged()
index = ChromaIndex(Path(sys.argv[1]), minilm.name)
[vector] = minilm.vectors(["a dog"])
index.add("s", {"a/0": vector})
assert index.nearest("s", vector, 1)["a/0"] > 0.99
"""


def test_nothing_leaves_this_machine(tmp_path):
    """Not even where the surroundings name a server, or ask for figures to be told."""
    told = {
        "CHROMA_API_IMPL": "chromadb.api.fastapi.FastAPI",
        "CHROMA_SERVER_HOST": "chroma.example",
        "ANONYMIZED_TELEMETRY": "True",
        "CHROMA_OTEL_COLLECTION_ENDPOINT": "http://otel.example:4317",
        "PYTHONPATH": str(ROOT),
        "PATH": "",
    }
    said = subprocess.run(
        [sys.executable, "-c", WATCHED, str(tmp_path)],
        env=told,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert said.stdout == ""
