"""One of each view of a panel, with any words wherever somebody has written something."""

from orchestration.model.advice import Objection, PanelAdvice, StrawBallot, UnknownCell
from orchestration.model.options import option_name
from orchestration.model.panel import Bubble
from orchestration.model.spent import Spent
from orchestration.views.panel import (
    CriterionShown,
    Match,
    NeedShown,
    OwnPanelCard,
    PanelDecided,
    PanelDecides,
    PanelFocus,
    PanelHistory,
    PanelNext,
    PanelOverview,
    PanelStage,
    PanelSummary,
    PanelTask,
    PanelWakes,
    PersonaCard,
    PersonaSays,
    PersonaShown,
    SourceTaken,
    TurnShown,
)

SPENT = Spent(3, 1400, 300, 4.25)


def panel_views(words, people=3):
    """Return them; titles of options are words, which a catalogue cuts at 200 letters."""
    title = words[:200]
    personas = tuple(
        PersonaShown(
            letter=option_name(at),
            name=f"Robin {at}",
            emoji="🧭",
            option=title,
            criteria=(title, "price"),
            line=f"looks at {title} first",
            is_removed=at == 1,
        )
        for at in range(min(people, 18))
    )
    names = tuple(each.name for each in personas)
    yield PanelOverview(
        asked=words[:2000],
        by="Lena",
        personas=personas,
        turns=4,
        criteria=11,
        without_new=2,
        needs=(NeedShown(title, True), NeedShown("small", False), NeedShown("price", True, False)),
        talks_to=(("Lena", names[:1]),),
        sources=(words[:100], "notes.md"),
    )
    yield PersonaSays(
        persona=personas[0],
        text=words[:1500],
        criteria=(title,),
        options=(title,),
        joins=True,
    )
    turns = tuple(TurnShown(at, "Lena", title, names[:2]) for at in range(1, 21))
    yield PanelHistory(turns=turns)
    values = tuple((each, title) for each in names)
    rows = tuple(CriterionShown(f"criterion {at}", names[:1], values) for at in range(12))
    yield PanelSummary(groups=(("care", rows[:8]), ("", rows[8:])), unasked=("price", title))
    facts = tuple((f"criterion {at}", title) for at in range(15))
    yield PersonaCard(persona=personas[0], facts=facts, said=(title,), messages=3)
    bubbles = tuple(Bubble(f"{at}: {title}") for at in range(4))
    yield SourceTaken(name=words[:100], by=words[:50], passages=12, is_new=True)
    for is_over in (False, True):
        yield PanelStage(task=PanelTask.PROPOSING, is_over=is_over, spent=SPENT, in_all=SPENT)
        waits_for = () if is_over else names
        yield PanelStage(
            task=PanelTask.BLIND, is_over=is_over, waits_for=waits_for, stood_in=names, spent=SPENT
        )
    yield PanelNext(turn=2, bubbles=bubbles, queue=names, notice="Nothing else meets that.")
    matches = (Match(title, "Robin", 0.75), Match(title, "Kai", None))
    for is_done in (False, True):
        yield OwnPanelCard(
            asked=words[:2000],
            criteria=("price", title),
            options=(title,),
            hidden=names[:1],
            matches=matches,
            like_minded=names[:2],
            story=("You started from 4 options.", f"After turn 1 you pinned {title}."),
            is_done=is_done,
            personas=names,
            removed=names[1:2],
            is_opener=True,
        )
    needs = (NeedShown(title, True), NeedShown("small", False))
    yield PanelWakes(days=9, needs=needs, there=personas[:3], decided=title)
    yield PanelDecides(by="Lena", people=("Lena", words[:50]), advice=advice(title))
    yield PanelDecided(outcome=title, persona="Robin")
    yield PanelDecided(outcome="")
    cells = tuple(title for _ in names)
    yield PanelFocus(personas=names, rows=(("price", cells), (title, cells)))


def advice(title):
    """Return what a panel has to say of a decision among options of that title."""
    return PanelAdvice(
        options=tuple((f"option-{at}", title) for at in range(9)),
        ballots=(StrawBallot("Robin", ("option-1", "option-2")), StrawBallot("Kai", ("option-2",))),
        axis=("price", title),
        needed=(title, "small"),
        beyond=(title,),
        unknown=(UnknownCell(title, "price"),),
        objections=(Objection("option-2", "Robin", title, "price", "9 EUR", title),),
    )
