"""How people put something on the agenda."""

ENGLISH = """
can we talk about the budget as well
put hiring on the agenda
i'd like to talk about the offsite too
please add the roadmap to the agenda
we should also discuss the outage
topic for the meeting: on-call rota
one more point: the new laptops
let's also cover pricing
"""

GERMAN = """
bitte das thema urlaubsplanung auf die agenda
können wir auch über das budget reden
setz den umzug auf die tagesordnung
noch ein punkt: die neuen laptops
ich würde gern über die rufbereitschaft sprechen
"""
