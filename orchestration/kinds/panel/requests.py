"""A request for a panel in words: what is asked, and the catalogue of what it is about."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.commands import AskBeside, OpenPanel
from orchestration.kinds.panel.options.candidates import catalogue_for
from orchestration.model.catalogue import Catalogue
from orchestration.model.panel import PanelMeans
from orchestration.model.people import Organiser, SessionId
from orchestration.sessions.requests import Requested, Requests, SessionRequest

MOST_OPTIONS: Final = 10_000

NOTHING_ASKED: Final = (
    "Gladly. What do you want to choose? “/convene panel a plant for a dark office”"
)
NO_CATALOGUE: Final = (
    "I have no catalogue of that. Send one with it, a CSV or YAML file with a row for each option"
)

NO_CRITERION: Final = (
    "That catalogue has names alone, and no column to compare them by, like price:number[EUR,low]"
)

_HEAD: Final = re.compile(
    r"^\W{0,3}(?:(?:please|can you|could you|we need|i need|bitte)\s){0,2}"
    r"(?:(?:ask|start|open|call|convene|get|frag|frage|starte)\s)?(?:(?:a|an|the|ein|das)\s)?"
    r"panel\b\s?(?:(?:about|on|of|for|to|über|zu)\b|[:,-])?\s?",
    re.IGNORECASE,
)


async def read(request: SessionRequest) -> Requested:
    """Return what words ask a panel; what it is about is that of a file, or of a field we know."""
    ask = _HEAD.sub("", request.words.strip()).strip()
    if not ask:
        return Requested(missing=NOTHING_ASKED)
    shelf, author = request.catalogues, request.invitees.author
    catalogue = request.catalogue or catalogue_for(ask, shelf)
    if catalogue is None and not request.panel_means.proposes:
        known = f"; or ask me about {listed([*shelf.fields()])}" if shelf else ""
        return Requested(missing=f"{NO_CATALOGUE}{known}.")
    catalogue = catalogue or Catalogue()
    if request.catalogue and not catalogue.criteria:
        return Requested(missing=f"{NO_CRITERION}.")
    action = request.action
    opening = OpenPanel(
        **action.envelope(SessionId(f"panel-{action.id}".replace("/", "-"))),
        organiser=Organiser(author.id, author.name, author.email),
        members=(author,),
        ask=ask[:1].upper() + ask[1:],
        catalogue=catalogue,
        seed=action.drawn or action.id,
        documents=request.documents,
        settings=request.settings,
        means=_means(request),
        is_proposed=request.panel_means.proposes and not catalogue.criteria,
        own=request.personas,
        is_private=request.is_private,
    )
    if request.within is None:
        return Requested(opening)
    own = action.envelope(request.within, "/beside")
    return Requested(AskBeside(**own, member=author.id, opening=opening))


def _means(request: SessionRequest) -> PanelMeans:
    """Return by what a panel goes: of what is asked in private nothing is searched for."""
    means = request.panel_means
    return replace(means, searches=means.searches and not request.is_private)


def asks_anew(words: str, *, calls_bot: bool) -> bool:
    """Tell whether words in a panel's thread ask another panel: “ask a panel which lens”.

    Who calls the bot need not say more than “panel which lens?”; “panel, …” speaks to this one.
    """
    return (_ANEW if calls_bot else _ANOTHER).match(words.strip()) is not None


_PLEASE: Final = r"\W{0,3}(?:(?:please|can you|could you|now|and|then|bitte|jetzt|und)\s){0,3}"
_ANOTHER: Final = re.compile(
    rf"{_PLEASE}(?:ask|start|open|call|get|frage?|starte|öffne)\s"
    r"(?:a|an|another|a new|ein|eine|noch ein|ein neues|ein weiteres)\s"
    r"(?:(?:new|neues|weiteres|second|zweites)\s)?panel\b",
    re.IGNORECASE,
)
_ANEW: Final = re.compile(rf"(?:{_ANOTHER.pattern}|{_PLEASE}panel\s(?![,:–-])\w)", re.IGNORECASE)


REQUESTS: Final = Requests(
    read=read, most_options=MOST_OPTIONS, goes_by_documents=True, in_private=True
)
