"""What is open on people's screens: stacks of modals, home tabs, and what may open them."""

from dataclasses import dataclass

from tests.fakes.slack.records import Account, View
from tests.fakes.slack.refusal import Refused

DEEPEST = 3


@dataclass
class Trigger:
    account: Account
    until: float
    used: bool = False


class Triggers:
    """Each interaction brings one, good for three seconds and one view."""

    def __init__(self, slack):
        self._slack = slack
        self._given = {}

    def give(self, account):
        id_ = f"{self._slack.ids.new('1')}.{account.team.id[1:]}.{len(self._given):032x}"
        until = self._slack.clock.now() + self._slack.timing.trigger
        self._given[id_] = Trigger(account, until)
        return id_

    def exchange(self, id_, team):
        """The account whose screen may now be written on."""
        trigger = self._given.get(id_)
        if trigger is None or trigger.account.team is not team:
            raise Refused("invalid_trigger_id")
        if trigger.used:
            raise Refused("exchanged_trigger_id")
        if self._slack.clock.now() > trigger.until:
            raise Refused("expired_trigger_id")
        trigger.used = True
        return trigger.account


class Screens:
    def __init__(self, slack):
        self._slack = slack

    def open(self, account, definition):
        """A modal, in the place of whatever was open."""
        view = self._new(account, definition)
        account.team.modals[account.id] = [view]
        return self._seen(view)

    def push(self, account, definition):
        stack = account.team.modals[account.id]
        view = self._new(account, definition, below=stack[-1])
        stack.append(view)
        return self._seen(view)

    def change(self, view, definition):
        """Other content in the same place; what was typed in blocks that stay is kept."""
        view.definition = definition
        view.hash = self._hash()
        view.errors = {}
        view.owner.team.fill_in_ids(view.blocks)
        kept = {block["block_id"] for block in view.blocks}
        view.values = {name: value for name, value in view.values.items() if name in kept}
        return self._seen(view)

    def publish(self, account, definition):
        home = account.team.homes.get(account.id)
        if home is not None:
            return self.change(home, definition)
        view = account.team.homes[account.id] = self._new(account, definition)
        return self._seen(view)

    def close(self, view, *, all_of_them=False):
        stack = view.owner.team.modals.get(view.owner.id, [])
        if all_of_them:
            stack.clear()
        elif view in stack:
            stack.remove(view)
        self._slack.changed()

    def _new(self, account, definition, below=None):
        account.team.fill_in_ids(definition["blocks"])
        id_ = self._slack.ids.new("V")
        root, previous = (below.root_id, below.id) if below else (id_, None)
        return View(id_, account, definition, self._hash(), root, previous)

    def _hash(self):
        return f"{self._slack.clock.stamp()}.{self._slack.ids.new('h')}"

    def _seen(self, view):
        self._slack.changed()
        return view
