"""YAML that means what it would mean in JSON.

Plain YAML 1.1 would read an approval of `yes` as a truth value, an option `1:30` as ninety, and let
a few lines with aliases grow without bound.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from adapters.files.mapping import Object


class PlainLoader(yaml.SafeLoader):
    """Reads null, true, false and decimal numbers as such, all else as text."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Refuse an alias and a tag, otherwise go on."""
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or getattr(event, "tag", None) is not None:
            raise yaml.MarkedYAMLError(
                problem="without aliases and tags", problem_mark=event.start_mark
            )
        return super().compose_node(parent, index)

    def construct_object_of_pairs(self, node: yaml.MappingNode) -> Object:
        """Keep a key that comes twice, so that it can be refused."""
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise yaml.MarkedYAMLError(
                    problem="with text for keys", problem_mark=key.start_mark
                )
        return Object(self.construct_pairs(node, deep=True))


PlainLoader.yaml_implicit_resolvers = {}
PlainLoader.add_constructor("tag:yaml.org,2002:map", PlainLoader.construct_object_of_pairs)
for tag, pattern in {
    "null": r"null|~|",
    "bool": r"true|false",
    "int": r"-?(0|[1-9][0-9]*)",
    "float": r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?",
}.items():
    PlainLoader.add_implicit_resolver(
        f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{pattern})$"), None
    )
