"""The words of a PDF, page by page; the library is imported with the first one."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from typing import Any, Final

from orchestration.model.errors import BadInput

MOST_PAGES: Final = 1000
_HYPHEN: Final = re.compile(r"(?<=[^\W\d_])[-\u00ad]\n(?=[^\W\d_A-ZÄÖÜ])")


def pages_of_pdf(name: str, content: bytes, most: int) -> list[str]:
    """Return the words of each page, up to so many characters and one page more.

    BadInput where there are none, or where they cannot be read.
    """
    import pypdf  # noqa: PLC0415 - few need it

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # of each small fault it writes a line
    try:
        pages = [*_read(name, pypdf.PdfReader(io.BytesIO(content)), most)]
    except BadInput:
        raise
    except RecursionError:
        raise _broken(name) from None
    except Exception:  # noqa: BLE001 - what a broken file leads to has no class in common
        raise _broken(name) from None
    if not any(each.strip() for each in pages):
        raise BadInput(name, "pages without text (a scan?)", "a PDF whose words can be selected")
    return pages


def _broken(name: str) -> BadInput:
    return BadInput(name, "a damaged PDF", "a PDF that a reader can open")


def _read(name: str, reader: Any, most: int) -> Iterator[str]:  # noqa: ANN401
    if reader.is_encrypted and not reader.decrypt(""):
        raise BadInput(name, "a PDF with a password", "one without")
    if len(reader.pages) > MOST_PAGES:
        raise BadInput(name, f"{len(reader.pages):,} pages", f"at most {MOST_PAGES:,}")
    count = 0
    for page in reader.pages:
        text = _HYPHEN.sub("", page.extract_text() or "")
        yield text
        count += len(text)
        if count > most:
            return
