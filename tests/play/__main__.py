"""`python -m tests.play FILE [NAME …]` plays the cases of a script, or only those named.

A script is written as `tests/play/script.py` says; set-ups to begin with lie in `setups`.
"""

import sys
from pathlib import Path

from tests.play.played import transcript
from tests.play.script import cases_in


def main(file: str, *names: str) -> None:
    """Print the cases as they went."""
    for case in cases_in(Path(file).read_text()):
        if not names or case.name.split()[0] in names:
            sys.stdout.write(transcript(case) + "\n\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
