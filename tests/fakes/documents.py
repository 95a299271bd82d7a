"""Documents to hand in: a small PDF as bytes, and an embedding that knows a few words."""

from zlib import crc32

import numpy as np

from orchestration.language.choosing.words import stem, words_of


def pdf_of(*pages):
    """Return a PDF with these pages, each a list of lines; a page without any is a scan's."""
    count = len(pages)
    kids = " ".join(f"{4 + 2 * at} 0 R" for at in range(count))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {count} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for at, lines in enumerate(pages):
        font = "/Resources << /Font << /F1 3 0 R >> >>"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] {font} "
            f"/Contents {5 + 2 * at} 0 R >>"
        )
        said = " ".join(f"({each}) Tj T*" for each in lines)
        drawn = f"BT /F1 12 Tf 72 720 Td 14 TL {said} ET"
        objects.append(f"<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream")
    return _written(objects)


def _written(objects):
    made, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(made))
        made += f"{number} 0 obj\n{each}\nendobj\n".encode()
    table = "".join(f"{each:010} 00000 n \n" for each in places)
    size = len(objects) + 1
    head = f"xref\n0 {size}\n0000000000 65535 f \n{table}"
    end = f"trailer << /Size {size} /Root 1 0 R >>\nstartxref\n{len(made)}\n%%EOF\n"
    return made + (head + end).encode()


class WordsMeet:
    """An embedding in which each meaning has a dimension, and words of one meaning share it.

    A text with no such word is like no other, but itself.
    """

    def __init__(self, *meanings, name="words"):
        self.name = name
        self.embedded = []
        self._at = {
            stem(word): at for at, meaning in enumerate(meanings) for word in meaning.split()
        }
        self._size = len(meanings)

    def vectors(self, texts):
        self.embedded += texts
        return np.stack([self._vector(each) for each in texts])

    def _vector(self, text):
        own = np.random.default_rng(crc32(text.encode("utf-8", "replace"))).normal(size=_OF_ITS_OWN)
        found = np.zeros(self._size)
        for each in words_of(text):
            if (at := self._at.get(stem(each.word))) is not None:
                found[at] += 1
        whole = np.concatenate([found, 0.02 * own])
        return whole / np.linalg.norm(whole)


_OF_ITS_OWN = 256
