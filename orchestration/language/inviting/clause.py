"""A clause of a text as it is read for how something is to be decided."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.language.inviting.setting_clause import FLAGS, LANGUAGES, Taken

COURTESY: Final = re.compile(
    rf"(?:^|\s+)(?:{'|'.join(each.COURTESY for each in LANGUAGES)})$", FLAGS
)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a text where it stands, and what it says of how."""

    words: str
    start: int
    end: int
    mark: str  # what stands before it
    taken: Taken | None
    is_lost: bool = False  # it says how, which cannot be

    @property
    def says_how(self) -> bool:
        """Whether it says how, and nothing else."""
        return self.taken is not None or self.is_lost

    @property
    def says_it_or_thanks(self) -> bool:
        """Whether it says how, or is courtesy."""
        return self.says_how or COURTESY.match(self.words) is not None
