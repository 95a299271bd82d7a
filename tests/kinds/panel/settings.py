"""Panels as tests have them: a field, and its first personas."""

from adapters.files.shelf import Shelf
from orchestration.kinds.panel.options.casting import cast, free_names
from orchestration.kinds.panel.options.choosing import choose
from orchestration.kinds.panel.options.landscape import landscape

SHELF = Shelf()


def first_personas(name, *, taken=(), seed="7", least=4):
    """Return the landscape of a shipped catalogue, and the personas that begin there."""
    field = landscape(SHELF.named(name))
    keys = choose(field, {}, least=least, most=6)
    return field, cast(field, keys, [], names=free_names(seed, taken), turn=1)
