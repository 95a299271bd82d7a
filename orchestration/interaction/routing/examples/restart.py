"""What people write who want to begin again with what they have told."""

ENGLISH = """
start over
let's start over please
can i start from scratch
begin again
reset my answers
from the top please
new start, forget what i put in
i want to redo my answers
clear it, i'll say it again
"""

GERMAN = """
von vorne
nochmal von vorne bitte
ich fang nochmal an
alles auf anfang
noch mal neu
zurück auf los
"""
