"""Files that people hand in as documents: read as passages, or refused in one sentence."""

import os

import pytest

from adapters.documents.reading import LARGEST, MOST_TEXT, read_document
from orchestration.model.errors import BadInput
from tests.fakes.documents import pdf_of


def said(name, content):
    return [(each.page, each.line, each.text) for each in read_document(name, content).passages]


def test_a_pdf_is_read_page_by_page():
    content = pdf_of(["No dogs in the", "work-", "shop."], ["Cats may come."])

    assert said("House rules.pdf", content) == [
        (1, 1, "No dogs in the workshop."),
        (2, 1, "Cats may come."),
    ]


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_texts_are_read_as_they_are_commonly_written(coding):
    assert said("regeln.txt", "Grüße aus Köln".encode(coding)) == [(0, 1, "Grüße aus Köln")]


GOOD = pdf_of(["A rule."])


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("a.pdf", GOOD[:200], "a damaged PDF"),
        ("a.pdf", b"%PDF-1.4 and nothing else", "a damaged PDF"),
        ("a.pdf", b"no PDF at all", "a damaged PDF"),
        ("scan.pdf", pdf_of([], []), "pages without text (a scan?)"),
        ("a.md", b"", "an empty file"),
        ("a.txt", b" \n\t\n", "an empty file"),
        ("a.md", b"* * *\n---\n", "no words"),
        ("a.md", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "a file that is no text"),
        ("a.md", b"PK\x03\x04\x14\x00\x06\x00", "a file that is no text"),
        ("a.txt", os.urandom(4000), "a file that is no text"),
        ("a.txt", b"a b. " * 10_000_000, "more than 20 MB"),
        ("a.txt", b"a word. " * 200_000, "1,600,000 characters of text"),
        ("a.txt", b"a\n\n" * 20_000, "20,000 lines"),
        ("a.docx", b"whatever", "a.docx"),
        ("../../etc/passwd", b"root", "passwd"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(name, content, why):
    with pytest.raises(BadInput) as refused:
        read_document(name, content)

    assert f"got {why!r}".replace("'", '"') in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_pdf_that_is_called_something_else_is_still_one():
    assert said("rules.txt", GOOD) == [(1, 1, "A rule.")]


def test_the_bounds_are_for_documents_and_not_for_books():
    assert MOST_TEXT < LARGEST
