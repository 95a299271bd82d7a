"""Documents in rows: for all in a session in the open, for one person sealed under their key."""

import shutil

import pytest
from chromadb.api.shared_system_client import SharedSystemClient

from adapters.chroma.index import ChromaIndex
from orchestration.privacy import Private, reveal
from orchestration.retrieval.dividing import divided
from orchestration.retrieval.library import Library
from storage.documents import MemoryDocuments, SqlDocuments
from tests.fakes.documents import WordsMeet

RULES = divided("rules.md", ["# House\n- No dogs.\n- No cats.\n"], is_paged=False)
OWN = divided("diary.md", ["Ana fears dogs."], is_paged=False)


@pytest.fixture(params=["memory", "sql"])
def documents(request):
    if request.param == "memory":
        return MemoryDocuments()
    return SqlDocuments.beside(request.getfixturevalue("sql_store"))


def test_a_document_comes_back_as_it_was_once(documents):
    documents.keep("s", RULES)
    documents.keep("s", RULES)

    assert documents.shared("s") == [RULES]
    assert documents.shared("t") == []


def test_what_somebody_keeps_is_read_by_them_alone(documents):
    documents.keep_private("s", Private("ana", OWN))
    documents.keep_private("s", Private("ben", OWN))

    assert reveal(documents.private("s", "ana"), to="ana") == (OWN,)
    assert reveal(documents.private("s", "cleo"), to="cleo") == ()
    assert documents.shared("s") == []
    with pytest.raises(PermissionError):
        reveal(documents.private("s", "ana"), to="ben")


def test_no_private_word_stands_in_the_database(opened, database):
    documents = SqlDocuments.beside(opened())
    documents.keep("s", RULES)
    documents.keep_private("s", Private("ana", OWN))

    held = b"".join(each.read_bytes() for each in database.parent.iterdir())
    assert b"No dogs." in held
    assert b"fears" not in held
    assert b"diary" not in held


def test_it_is_there_after_a_restart_and_gone_with_whom_it_was_of(opened):
    first = opened()
    SqlDocuments.beside(first).keep_private("s", Private("ana", OWN))
    again = opened()
    assert reveal(SqlDocuments.beside(again).private("s", "ana"), to="ana") == (OWN,)

    again.forget("ana")

    assert reveal(SqlDocuments.beside(again).private("s", "ana"), to="ana") == ()


def test_an_index_beside_a_database_is_made_again_from_its_rows(opened, tmp_path):
    """Chroma's folder is deleted between two runs, and nobody misses anything."""
    first, folder = opened(), tmp_path / "chroma"
    embedding = WordsMeet("dogs puppy", "cats kitten")

    def library(store):
        return Library(SqlDocuments.beside(store), embedding, ChromaIndex(folder, embedding.name))

    library(first).keep("s", RULES)
    shutil.move(folder, tmp_path / "gone")
    SharedSystemClient.clear_system_cache()  # as in a process begun anew
    [[found]] = library(opened()).find("s", ["May my puppy come?"], 1)

    assert (found.passage.text, found.source) == ("No dogs.", "rules.md, line 2")
