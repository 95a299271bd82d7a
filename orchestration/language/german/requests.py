"""German words of requests for a meeting and of invitations: whom they name, what is courtesy.

What plays a part is called by its English representative (`PARTS_PLAYED`), so that requests are
read by the same rules; here are the words that are only passed over, or rewritten before.
"""

from __future__ import annotations

from orchestration.language.words.marks import ANOTHER_TIME, FOR_THE_MEETING
from orchestration.language.words.writing import words

OPENINGS = words(
    """
    hallo | hallo zusammen | hallo team | hallo alle | hi zusammen | hey zusammen | moin |
    moin zusammen | moin moin | servus | guten morgen | guten tag | liebe alle | liebes team |
    liebe kollegen | liebe kolleginnen und kollegen | grüß gott | grüezi
    """
)
EVERYBODY = words(
    """
    uns allen | euch allen | wir alle | uns alle | ihr alle | dem ganzen team | das ganze team |
    der ganzen gruppe | allen im team | allen aus dem team | alle aus dem team | allen kollegen |
    allen beteiligten | alle zusammen
    """
)
COUNTS = {name: n for n, name in enumerate(words("zweit dritt viert fünft sechst siebt acht"), 2)}
PARTS_PLAYED: dict[str, str] = {
    ANOTHER_TIME: "was anderes|etwas anderes|einen anderen termin|eine andere zeit",
    "with": "mit",
    "for": "für",
    "include": "inklusive einschließlich",
    "find": "finde find finden findest findet such suche suchst sucht suchen",
    "plan": "plane plan planen planst plant",
    "schedule": "vereinbare vereinbaren vereinbarst vereinbart organisiere organisieren"
    " organisierst ansetzen setze setzt",
    "set up": "mach machst macht erstelle erstellst leg lege legst anlegen",
    "book": "buche buchen buchst",
    "about": "über|wegen|wg|betreffend|betreffs|bzgl|bezüglich|zum thema",
    "required": "erforderlich pflicht nötig unverzichtbar",
    "one": "einer von|eine von|eines von|einen von|eine aus|einer aus",
    "either": "entweder",
    "someone": "jemand jemanden",
    "everyone": "jedermann allen",
    "reply": "antworte antwortet antworten rückmeldung zusagen abstimmen frist",
    "know": "bescheid",
    FOR_THE_MEETING: "dafür|hierfür|für euch|für uns|für das meeting|für den termin"
    "|für diesen termin|für dieses meeting|für das gespräch|für unser treffen"
    "|für unseren termin|für die besprechung",
    "room": "raum",
    "meet": "treffen trefft",
    "call": "anruf telefonat",
}
LAST_VERBS = frozenset(words("finden suchen ansetzen ausmachen vereinbaren anberaumen"))
"""What a request ends with whose verb comes last: "kannst du … für die Roadmap finden"."""
HEADINGS = frozenset(words("thema betreff anlass"))
"""What stands before a colon and what it is about."""

HELD = frozenset(
    words(
        """
        telefonat anruf gespräch mittagessen frühstück abendessen kaffee abstimmung jour workshop
        sync standup retro session
        """
    )
)
NOTHING_SAID = frozenset(
    words(
        """
        bitte wir uns brauche brauchen muss müssen müsste müssten soll sollen sollte möchte möchten
        hätte hätten gern gerne würde würden kannst könntest könnt könntet mal doch einen ein eine
        dass damit
        jetzt noch dann zusammen gemeinsam zusammensetzen zusammenfinden zusammenkommen
        unterhalten austauschen alle termin besprechung gespräch dabei zeit wann wo danke
        well kurzer kurzes kurze kurzen bräuchte bräuchten irgendwann irgendwie
        idealerweise möglichst am besten lieber höchstens maximal
        """
    )
)

EVENTS = frozenset(words("messe tagung fortbildung schulung konferenz"))
"""Where people are away, and what a meeting may be about: “wegen Messe”."""

ONESELF = frozenset({"ich", "mich", "mir"})
"""Who asks names themselves among who is asked: “die Planung, ich, Omar und Dana”."""
