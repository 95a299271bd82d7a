"""A panel played without a runner: what is said to it is answered at once, by templates."""

from datetime import UTC, datetime

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import AskPanel, OpenPanel, PanelSpoke
from orchestration.kinds.panel.effects import Speak
from orchestration.kinds.panel.speech.offline import spoken
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from tests.kinds.panel.settings import SHELF

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
SALLY = Member(MemberId("sally"), "Sally", "UTC")


class Stage:
    """A panel, and what it has posted and told."""

    def __init__(self, catalogue, ask="What would suit me?", *, seed="7", speak=spoken, **more):
        self.told, self.posted, self.scenes, self._speak = [], [], [], speak
        self.panel, effects = handling.open_panel(
            OpenPanel(
                **self.envelope(),
                organiser=Organiser(SALLY.id, SALLY.name),
                members=(SALLY,),
                ask=ask,
                catalogue=SHELF.named(catalogue) if isinstance(catalogue, str) else catalogue,
                seed=seed,
                **more,
            )
        )
        self._follow(effects)

    def envelope(self):
        return {"id": "x", "session": SessionId("panel-1"), "at": NOW}

    def says(self, text, who="sally", **more):
        """Say something; return the turn that comes of it."""
        self.does(handling.ask, AskPanel, who, text=text, name=who.title(), **more)
        return self.panel.turns[-1]

    def does(self, handler, command, who="sally", **fields):
        """Do something else; return what was told because of it."""
        before = len(self.told)
        made = command(**self.envelope(), member=MemberId(who), **fields)
        self.panel, effects = handler(self.panel, made)
        self._follow(effects)
        return self.told[before:]

    def _follow(self, effects):
        for each in effects:
            if isinstance(each, Speak):
                self.scenes.append(each.scene)
                said = PanelSpoke(
                    **self.envelope(), turn=each.scene.turn, utterances=self._speak(each.scene)
                )
                self.panel, more = handling.spoke(self.panel, said)
                self._follow(more)
            else:
                (self.told if hasattr(each, "to") else self.posted).append(each)

    @property
    def utterances(self):
        return [each for turn in self.panel.turns for each in turn.utterances]

    def title(self, at):
        return self.panel.option_of(self.panel.personas[at]).title

    def name(self, at):
        return self.panel.personas[at].name


def spoke(turn):
    """Return who spoke in a turn, in order."""
    return [each.persona for each in turn.utterances]
