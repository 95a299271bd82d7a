"""What the bot says, in another language: its English is parsed by templates and put anew.

The house speaks one language, in which each sentence stands once, where it is made. What leaves it
for a reader of another language goes through an `Interpreter` last of all. Names, titles and what
somebody said stay as they are.
"""

from orchestration.interaction.translation.languages import INTERPRETERS, interpreter_of
from orchestration.interaction.translation.screens import Translation, beside

__all__ = ["INTERPRETERS", "Translation", "beside", "interpreter_of"]
