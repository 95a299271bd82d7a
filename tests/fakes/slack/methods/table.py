"""What a method is: its name, the scope it needs, the arguments it takes, what it does."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.fakes.slack.refusal import Refused, missing

_ALWAYS = frozenset({"token", "team_id"})  # the SDK sends the second with every call


@dataclass(frozen=True)
class Method:
    name: str
    scope: str | None
    needs: tuple[str, ...]
    takes: frozenset[str]
    run: Callable[[Any], Any]
    token: str = "bot"

    def admit(self, call):
        """Refuse a call with the wrong token, without the scope or without what is required."""
        {"bot": _bot_token, "app": _app_token, "none": lambda _: None}[self.token](call)
        if self.scope:
            call.need(self.scope)
        for name in self.needs:
            if call.get(name) is None:
                raise missing(name)


class Table(list[Method]):
    """Methods of one family; `@TABLE.method(name, scope, "required …", "optional …")` adds one."""

    def method(self, name, scope=None, needs="", takes="", token="bot"):
        def keep(run):
            required = tuple(needs.split())
            taken = _ALWAYS.union(required, takes.split())
            self.append(Method(name, scope, required, taken, run, token))
            return run

        return keep


def _bot_token(call):
    if not call.token:
        raise Refused("not_authed")
    if call.token == call.slack.app.app_token:
        raise Refused("not_allowed_token_type")
    teams = call.slack.teams
    call.team = next((one for one in teams if one.token == call.token), None)
    if call.team is None:
        lost = any(call.token in one.lost_tokens for one in teams)
        raise Refused("account_inactive" if lost else "invalid_auth")


def _app_token(call):
    if not call.token:
        raise Refused("not_authed")
    if call.token.startswith("xoxb-"):
        raise Refused("not_allowed_token_type")
    if call.token != call.slack.app.app_token:
        raise Refused("invalid_auth")
