"""A message in a panel as it stands: what it means, what is needed since, and who may answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.kinds.panel.hearing.intents import Intent, intent_of
from orchestration.kinds.panel.hearing.mentions import NamedInPanel, mentions
from orchestration.kinds.panel.hearing.relaxing import limits_of
from orchestration.kinds.panel.hearing.told import Told, beside_told, told_in
from orchestration.kinds.panel.hearing.topics import UnknownTopic, topics
from orchestration.kinds.panel.hearing.wanted import Wanted, about, taken_back, wanted
from orchestration.kinds.panel.kept.cards import card_of, pinned_needs
from orchestration.kinds.panel.kept.needs import OptionStanding, merged, seen_by, standing
from orchestration.kinds.panel.kept.sharing import shared
from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.kinds.panel.state import PanelAsk, PanelSession
from orchestration.kinds.panel.turn.evidence import NOTHING_FOUND, Evidence
from orchestration.kinds.panel.turn.following import anew, in_answer, meant_by_it, named_in, pronoun
from orchestration.language.choosing.words import words_of
from orchestration.language.panels.asides import CORRECTS, HYPOTHETICAL, TO_THE_PANEL
from orchestration.language.panels.meanings import ASKED, BY_ROLE, BY_ROLE_ONE, STARTS_OVER
from orchestration.model.panel import Need, PanelPersona, PossibleSynonym

_LATELY: Final = 3
_HEARD_LATELY: Final = 0.08
"""What somebody is further behind for each of the last turns in which they spoke."""

_PINNED: Final = 0.15
"""What it is worth that somebody has pinned an option, where nobody else reads along."""

_TELLING: Final = frozenset(
    {
        Intent.CONTEXT,
        Intent.NEUTRAL,
        Intent.PREFERENCE,
        Intent.CONSTRAINT,
        Intent.WITH_CRITERION,
        Intent.ABOUT_CRITERION,
        Intent.REFINE,
        Intent.SOURCE,
    }
)
"""What is told in these, and not asked, is what somebody needs."""

_OPEN: Final = frozenset({Intent.NEUTRAL, Intent.UNKNOWN, Intent.CONTEXT, Intent.SEVERAL})
"""What may be meant by a question that documents can answer, and no option does."""

_OF_TOPICS: Final = frozenset(
    {
        *_TELLING,
        Intent.ABOUT_OPTION,
        Intent.FITS,
        Intent.BEST,
        Intent.OTHER_OPTIONS,
        Intent.SEVERAL,
        Intent.CALL_IN,
    }
)
"""What is meant so may be about something that the catalogue does not know."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody says to a panel, as it is understood.

    `needs` are all that hold since then, those of a private card too where nobody else reads along;
    `public` are those that are kept. `field` is seen by them. `new` are those that were said just
    now, `dropped` those that were taken back, wholly or a bit, `waived` the criteria of what was
    given up and never needed, and `about` is what the message is about, as if it was needed. Of the
    `unknown` the catalogue says nothing. Who has `joined` for it is there already. The `evidence`
    is what documents say; of what is unknown a word may be a `synonym`. What is `told` are figures
    of options.
    """

    panel: PanelSession
    ask: PanelAsk
    named: NamedInPanel
    intent: Intent
    field: Landscape
    needs: tuple[Need, ...]
    public: tuple[Need, ...]
    new: tuple[Need, ...] = ()
    about: tuple[Need, ...] = ()
    dropped: tuple[Need, ...] = ()
    unknown: tuple[str, ...] = ()
    waived: tuple[str, ...] = ()
    joined: tuple[PanelPersona, ...] = ()
    evidence: Evidence = NOTHING_FOUND
    synonym: PossibleSynonym | None = None
    told: tuple[Told, ...] = ()

    def standing(self, key: str) -> OptionStanding:
        """Return how an option stands by all that is needed."""
        return standing(self.field, self.needs, key)

    @property
    def is_open_question(self) -> bool:
        """Whether something is asked of nobody and nothing that the catalogue knows."""
        named = bool(self.named.places) or bool(self.ask.means)
        return ASKED.search(self.ask.text) is not None and not named and self.intent in _OPEN

    @property
    def there(self) -> list[PanelPersona]:
        """Return who can answer, and is not hidden where nobody else reads along.

        Newcomers introduce themselves, but for those who were called by their option.
        """
        private = self.panel.is_private
        hidden = card_of(self.panel, self.ask.by).hidden if private else ()
        left_out = {*hidden, *(each.name for each in self.newcomers)}
        return [each for each in self.panel.present if each.name not in left_out]

    @property
    def newcomers(self) -> list[PanelPersona]:
        """Return who has joined and was not called by their option."""
        return [each for each in self.joined if each.option not in self.named.options]

    @property
    def selected(self) -> list[PanelPersona]:
        """Return whom who asks has selected."""
        chosen = self.panel.selected.get(self.ask.by, ())
        return [each for each in self.there if each.name in chosen]

    @property
    def direct(self) -> list[PanelPersona]:
        """Return who is meant by name, or by the option that they vouch for."""
        options = {each.option: each for each in self.there}
        found = [each for name in self.named.personas if (each := self.panel.persona(name))]
        found += [options[key] for key in self.named.options if key in options]
        return [each for each in dict.fromkeys(found) if each in self.there] or self.by_role

    @property
    def viewers(self) -> list[PanelPersona]:
        """Return who is asked about an option that another vouches for."""
        called = [each for each in self.there if each.name in self.named.personas]
        among = called or self.selected or self.rotated
        return [each for each in among if each.option not in self.named.options]

    @property
    def by_role(self) -> list[PanelPersona]:
        """Return who is meant by what they stand for: “you with the trams”, “whoever likes it”."""
        if not BY_ROLE.search(self.named.masked):
            return []
        return self.caring[:1] if BY_ROLE_ONE.search(self.named.masked) else self.caring

    @property
    def gone(self) -> tuple[str, ...]:
        """Return who is called by name, and was taken out of the panel."""
        out = [each for each in self.panel.personas if each.name in self.panel.removed]
        return mentions(self.ask.text, self.panel.catalogue, out).personas if out else ()

    @property
    def absent(self) -> list[str]:
        """Return the options that are named and nobody speaks for, by key."""
        return [each for each in self.named.options if self.panel.holder(each) is None]

    @property
    def called(self) -> bool:
        """Whether somebody is addressed, and not just spoken of by their option."""
        return bool(self.named.personas or (self.by_role and not self.named.options))

    @property
    def caring(self) -> list[PanelPersona]:
        """Return who is there and cares for all that was named, the first criterion first."""
        named = self.named.criteria
        there = [each for each in self.ranked if named and {*named} <= {*each.criteria}]
        return sorted(there, key=lambda each: each.criteria.index(named[0]))

    @property
    def ranked(self) -> list[PanelPersona]:
        """Return who can speak: whose option stands best by all that is needed, first."""
        return ranked(self, self.there)

    @property
    def rotated(self) -> list[PanelPersona]:
        """Return the same, with those who have just spoken later, as far as they are no better."""
        spoke = [x.persona for turn in self.panel.turns[-_LATELY:] for x in turn.utterances]
        key = {each.name: _order(self, each) for each in self.there}

        def late(each: PanelPersona) -> tuple[int, int, float]:
            out, doubts, worth = key[each.name]
            return out, doubts, worth + _HEARD_LATELY * spoke.count(each.name)

        return sorted(self.there, key=late)


def ranked(asked: Asked, personas: Sequence[PanelPersona]) -> list[PanelPersona]:
    """Return personas by how their options stand, the best first."""
    return sorted(personas, key=lambda each: _order(asked, each))


def _order(asked: Asked, persona: PanelPersona) -> tuple[int, int, float]:
    out, doubts, worth = asked.standing(persona.option).order
    out += persona.option in asked.panel.refused_by(asked.ask.by)
    pinned: Sequence[str] = ()
    if asked.panel.is_private:
        pinned = card_of(asked.panel, asked.ask.by).options
    return out, doubts, worth - _PINNED * (persona.option in pinned)


def asked_of(panel: PanelSession, ask: PanelAsk) -> Asked:
    """Return what a message means in a panel as it stands; beside what it tells it may need."""
    asked = _understood(panel, ask)
    if ask.means != Intent.TOLD:
        return asked
    told = tuple(told_in(ask.text, panel))
    beside = replace(ask, text=beside_told(ask.text, panel), means="")
    other = _understood(panel, beside) if beside.text else asked
    return replace(other if other.new or other.dropped else asked, told=told)


def _understood(panel: PanelSession, ask: PanelAsk) -> Asked:
    ask = anew(panel, in_answer(panel, ask))
    named, intent = _at_sight(panel, ask)
    held = [each for each in panel.needs if each.by == ask.by]
    intent, said, beyond = _said(panel, ask, named, intent, held)
    lacking = [Need("", each.words, firm=True, by=ask.by) for each in beyond if each.is_needed]
    public = merged(taken_back(panel.needs, said, ask.by), [*said.needs, *lacking])
    field = landscape(panel.catalogue)
    needs = shared(public)
    if HYPOTHETICAL.search(ask.text) and (said.dropped or said.softened):
        intent, public = Intent.FITS, panel.needs  # it is as if for this once
    if panel.is_private:
        needs = merged(needs, pinned_needs(field, card_of(panel, ask.by), ask.by))
    gone = {*said.dropped, *said.softened}
    return Asked(
        panel,
        ask,
        named,
        intent,
        seen_by(field, needs),
        needs,
        public,
        said.needs,
        about(ask.text, named, panel.catalogue, ask.by),
        tuple(each for each in held if each.criterion in gone),
        tuple(each.words for each in beyond),
        said.waives,
    )


def _said(
    panel: PanelSession, ask: PanelAsk, named: NamedInPanel, intent: Intent, held: Sequence[Need]
) -> tuple[Intent, Wanted, tuple[UnknownTopic, ...]]:
    """Return what is meant, what is needed by it, and what it is about that nobody knows."""
    if intent in _UNANSWERABLE:
        return intent, Wanted(), ()
    if STARTS_OVER.fullmatch(ask.text) and panel.turns:
        intent, said = Intent.FITS, Wanted(dropped=tuple(each.criterion for each in held))
    elif _is_by_role(panel, named) or (named.criteria and CORRECTS.match(ask.text)):
        intent, said = Intent.ABOUT_CRITERION, Wanted()
    else:
        said = wanted(ask.text, named, panel.catalogue, intent, ask.by, held)
    beyond = topics(ask.text, named, panel.catalogue, limits_of(held)) if not ask.means else ()
    of_somebody = bool(named.options or named.personas)
    intent = _meant(intent, said, has_topics=bool(beyond), of_somebody=of_somebody)
    if _is_of_another(panel, ask, named, intent):
        intent = Intent.VIEW
    is_lost = not beyond and _is_lost(panel, ask, named, said, intent)
    return (Intent.LOST if is_lost else intent), said, beyond


_OF_ANOTHER: Final = frozenset(
    {Intent.ABOUT_OPTION, Intent.SEVERAL, Intent.NEUTRAL, Intent.CONTEXT, Intent.UNKNOWN}
)
"""What may be asked of somebody about what another vouches for."""


_ASKED_NEVER: Final = frozenset({Intent.REJECT, Intent.ACCEPT, Intent.CRITIQUE})
"""What no question means that is put to somebody about another’s option."""


def _is_of_another(panel: PanelSession, ask: PanelAsk, named: NamedInPanel, intent: Intent) -> bool:
    """Tell whether some are asked about one option that none of them vouches for."""
    is_asked = ASKED.search(ask.text) is not None and intent in _ASKED_NEVER
    if not (intent in _OF_ANOTHER or is_asked):
        return False
    asked = named.personas or panel.selected.get(ask.by, ())
    if len(named.options) != 1 or named.criteria or not (asked or named.all):
        return False
    own = {each.option for name in asked if (each := panel.persona(name))}
    return named.options[0] not in own


_UNANSWERABLE: Final = frozenset(
    {
        Intent.HARM,
        Intent.SWALLOWED,
        Intent.PINS,
        Intent.WHY_ASKED,
        Intent.TOLD,
        Intent.DOCUMENT,
    }
)
"""What is said in these is needed by nobody."""

_MAY_BE_LOST: Final = frozenset({Intent.CONTEXT, Intent.CONSTRAINT})
_SAYS_SOMETHING: Final = 4
"""So many words may tell how somebody lives, where they name nothing that is known."""


def _is_lost(
    panel: PanelSession, ask: PanelAsk, named: NamedInPanel, said: Wanted, intent: Intent
) -> bool:
    """Tell whether nothing that a panel knows is named, asked for or needed in what is said."""
    looks = panel.sources or panel.means.searches or not panel.catalogue.criteria
    if ask.means or ask.personas or ask.criteria or looks or intent not in _MAY_BE_LOST:
        return False
    if named.places or named.all or said != Wanted() or panel.selected.get(ask.by):
        return False
    is_ordered = TO_THE_PANEL.match(ask.text) is not None
    return is_ordered or len(words_of(ask.text)) < _SAYS_SOMETHING


def _is_by_role(panel: PanelSession, named: NamedInPanel) -> bool:
    """Tell whether somebody who is there is addressed by what they stand for."""
    held = ({*each.criteria} for each in panel.present)
    is_meant = BY_ROLE.search(named.masked) is not None and not named.personas
    return is_meant and any({*named.criteria} <= each for each in held)


def _at_sight(panel: PanelSession, ask: PanelAsk) -> tuple[NamedInPanel, Intent]:
    """Return what a message names, with what its “it” means, and what it seems to mean."""
    named = named_in(panel, ask)
    if ask.means:
        return named, Intent(ask.means)
    intent = intent_of(named, is_first=not panel.personas)
    if intent in _OF_IT and (it := pronoun(panel, ask, named)):
        return replace(named, personas=(it,)), intent
    if intent is Intent.TAKE and (taken := meant_by_it(panel, ask.by)):
        return replace(named, personas=(taken,)), Intent.ACCEPT
    return named, intent


_OF_IT: Final = frozenset({Intent.ABOUT_CRITERION, Intent.UNKNOWN})


def _meant(intent: Intent, said: Wanted, *, has_topics: bool, of_somebody: bool) -> Intent:
    """Return what is meant, once it is known what is needed."""
    if said.dropped or said.softened:
        return Intent.REFINE
    if said.waives and intent in _TELLING:
        return Intent.CONTEXT
    if intent is Intent.NEUTRAL and said.needs and not of_somebody:
        intent = Intent.PREFERENCE  # “trams would be cool” is a wish, and praises nobody
    if said.needs and intent in _TELLING and intent is not Intent.REFINE:
        return _as_told(intent, said)
    if has_topics and intent in _OF_TOPICS and not said.needs:
        return Intent.UNKNOWN
    return intent


def _as_told(intent: Intent, said: Wanted) -> Intent:
    """Return as what something is told that is needed: a condition where anything of it is firm."""
    if intent in (Intent.WITH_CRITERION, Intent.PREFERENCE, Intent.NEUTRAL):
        return intent
    return Intent.CONSTRAINT if any(each.firm for each in said.needs) else Intent.PREFERENCE
