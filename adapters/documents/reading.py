"""Files as documents: what cannot be one is refused in a sentence."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

from adapters.documents.pdf import pages_of_pdf
from orchestration.model.errors import BadInput
from orchestration.model.sources import SourceDocument
from orchestration.retrieval.dividing import divided

ENDINGS: Final = (".txt", ".md", ".markdown", ".pdf")
"""How files are called that can be documents."""

LARGEST: Final = 20_000_000
"""Bytes of a file: a PDF has pictures beside its words."""

_LARGEST: Final = f"{LARGEST // 1_000_000} MB"

MOST_TEXT: Final = 1_000_000
"""Characters of a document: three hundred pages, or so."""

_MOST_PASSAGES: Final = 10_000
_PDF: Final = b"%PDF-"
_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_NO_TEXT: Final = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_LONGEST_NAME: Final = 100


def read_document(name: str, content: bytes) -> SourceDocument:
    """Return what a file holds, in passages; BadInput where it is no document, or too long."""
    called = " ".join(PurePath(name).name.split())[:_LONGEST_NAME] or "document"
    if PurePath(called).suffix.lower() not in ENDINGS:
        raise BadInput("document", called, "a text, Markdown or PDF file (.txt, .md, .pdf)")
    if len(content) > LARGEST:
        raise BadInput(called, f"more than {_LARGEST}", f"at most {_LARGEST}")
    if not content.strip():
        raise BadInput(called, "an empty file", "a file with text in it")
    is_pdf = content[:1024].lstrip()[:5] == _PDF or called.lower().endswith(".pdf")
    pages = pages_of_pdf(called, content, MOST_TEXT) if is_pdf else [_text(called, content)]
    count = sum(map(len, pages))
    if count > MOST_TEXT:
        raise BadInput(called, f"{count:,} characters of text", f"at most {MOST_TEXT:,}")
    found = divided(called, pages, is_paged=is_pdf)
    if not found.passages:
        raise BadInput(called, "no words", "a file with text in it")
    if len(found.passages) > _MOST_PASSAGES:
        raise BadInput(called, f"{len(found.passages):,} lines", f"at most {_MOST_PASSAGES:,}")
    return found


def _text(name: str, content: bytes) -> str:
    """Return a text in UTF-8, or with a mark in UTF-16, else as Windows writes it."""
    coded = next((coding for mark, coding in _MARKS if content.startswith(mark)), "utf-8")
    try:
        text = content.decode(coded)
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
    if _NO_TEXT.search(text) or text.count("�") > len(text) // 100:
        raise BadInput(name, "a file that is no text", "a text in UTF-8, or a PDF")
    return text
