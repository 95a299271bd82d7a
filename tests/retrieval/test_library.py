"""Passages are found by what they mean; what is private is found by its owner alone."""

import numpy as np
import pytest

from orchestration.privacy import Private, reveal
from orchestration.retrieval.dividing import divided
from orchestration.retrieval.library import Library
from storage.documents import MemoryDocuments
from tests.fakes.documents import WordsMeet

MEANINGS = ("bike bicycle rack", "dog puppy", "quiet concentrate silence")
RULES = """\
- Bicycles stay in the rack.
- A dog may come on Fridays.
- Silence in room 4711.
"""


class Held:
    """An index in memory, which notes what it was told and holds no words."""

    def __init__(self):
        self.vectors = {}

    def held(self, session):
        return frozenset(key for of, key in self.vectors if of == session)

    def add(self, session, vectors):
        self.vectors |= {(session, key): each for key, each in vectors.items()}

    def nearest(self, session, vector, most):
        near = {
            key: float(each @ vector) for (of, key), each in self.vectors.items() if of == session
        }
        order = sorted(near, key=near.get, reverse=True)
        return {key: near[key] for key in order[:most]}


def document(text=RULES, name="rules.md"):
    return divided(name, [text], is_paged=False)


@pytest.fixture(params=[True, False], ids=["indexed", "compared"])
def library(request):
    index = Held() if request.param else None
    return Library(MemoryDocuments(), WordsMeet(*MEANINGS), index)


def first(found):
    return [one[0].source if one else "" for one in found]


def test_what_means_the_same_is_found_in_other_words(library):
    library.keep("s", document())

    asked = ["may my puppy come?", "where can I concentrate?", "is there a place for my bike?"]
    assert first(library.find("s", asked, 3)) == [
        "rules.md, line 2",
        "rules.md, line 3",
        "rules.md, line 1",
    ]


def test_a_number_or_a_name_is_found_by_itself(library):
    library.keep("s", document())

    assert first(library.find("s", ["what is 4711?"], 1)) == ["rules.md, line 3"]


def test_each_session_has_documents_of_its_own(library):
    library.keep("s", document())
    library.keep("t", document("- A puppy is a dog.\n", "other.md"))

    assert first(library.find("t", ["dog"], 1)) == ["other.md, line 1"]
    assert library.find("u", ["dog"], 1) == [[]]


def test_what_somebody_keeps_for_themselves_is_found_by_them_alone():
    index, embedding = Held(), WordsMeet(*MEANINGS)
    library = Library(MemoryDocuments(), embedding, index)
    library.keep("s", document())
    library.keep_private("s", Private("ana", document("- Ana fears every dog.\n", "own.md")))

    assert first(library.find("s", ["dog"], 1)) == ["rules.md, line 2"]
    own = library.find_own("s", "ana", ["a puppy?"], 3)
    assert first(reveal(own, to="ana")) == ["own.md, line 1"]
    assert reveal(library.find_own("s", "ben", ["a puppy?"], 3), to="ben") == [[]]
    assert len(index.vectors) == 3


def test_an_index_that_is_gone_is_made_again_from_the_rows():
    rows = MemoryDocuments()
    Library(rows, WordsMeet(*MEANINGS), Held()).keep("s", document())

    again = Library(rows, WordsMeet(*MEANINGS, name="another"), Held())

    assert first(again.find("s", ["puppy"], 1)) == ["rules.md, line 2"]


def test_passages_are_embedded_once():
    embedding = WordsMeet(*MEANINGS)
    library = Library(MemoryDocuments(), embedding)
    library.keep("s", document())
    library.find("s", ["dog"], 1)
    before = len(embedding.embedded)
    library.find("s", ["bike"], 1)

    assert embedding.embedded[before:] == ["bike"]


def test_without_an_embedding_words_find_it():
    library = Library(MemoryDocuments())
    library.keep("s", document())

    assert first(library.find("s", ["which rack?", "puppy"], 1)) == ["rules.md, line 1", ""]
    assert np.array_equal(library.likeness(["bike"], ["bicycle"]), np.zeros((1, 1)))


def test_synonyms_are_alike():
    library = Library(MemoryDocuments(), WordsMeet(*MEANINGS))

    alike = library.likeness(["bike", "silence"], ["bicycle", "dog"])
    assert alike[0, 0] > 0.9
    assert alike[0, 1] < 0.2
    assert alike[1].max() < 0.2
