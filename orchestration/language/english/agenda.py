"""Words that say that something is to be talked about; the few German ones stand beside them."""

from __future__ import annotations

from orchestration.language.words.writing import phrases, words

INVITES = tuple(
    tuple(each.split())
    for each in phrases(
        """
        can we | could we | may we | might we | shall we | should we | we should | we could |
        we can | we might | we must | we need to | we have to | we ought to | we want to | we need |
        we'd like to | we will | we'll | let's | lets | let us | like us to | want us to |
        love us to | i'd like to | i would like to | i'd love to | i would love to | i want to |
        would like to | would love to | happy to | good to | great to | nice to | please |
        können wir | könnten wir | sollten wir | sollen wir | müssen wir | wollen wir |
        wir müssen | wir sollten | wir könnten | wir können | wir wollen | lass uns | lasst uns |
        ich möchte | ich würde | möchte ich | würde ich
        """
    )
)
"""With what somebody asks the others to talk: what one alone has to discuss keeps them busy."""

LONGEST_INVITE = max(map(len, INVITES))

ALONE = frozenset({"i", "i'd", "ich"})
TOGETHER_WITH = frozenset({"with", "mit"})

TALKS = {
    "discuss": frozenset[str](),
    "cover": frozenset[str](),
    "raise": frozenset[str](),
    "talk": frozenset({"about", "through"}),
    "speak": frozenset({"about"}),
    "chat": frozenset({"about"}),
    "go": frozenset({"over", "through"}),
    "touch": frozenset({"on", "upon"}),
    "bring": frozenset({"up"}),
}
"""Verbs before a topic, and which words may join the two; none where the topic follows at once."""

TALKS_BEHIND = frozenset(words("besprechen diskutieren reden sprechen"))
"""German verbs: the topic stands before them."""

BETWEEN = frozenset(
    words("also just quickly briefly maybe please perhaps then kurz auch noch gern gerne bitte mal")
)
"""What may stand between what invites to talk, the verb and the topic."""

ABOUT_IT = frozenset({"über"})

LEADS_TO_AGENDA = frozenset(words("to on onto in into for as auf für"))
PUTS_ON_AGENDA = frozenset(words("add put include bring get place have want like"))
PUTS_BEHIND = frozenset(words("setzen nehmen packen bringen stellen schreiben"))
NOUNS = frozenset(
    words(
        "plan plans meeting meetings call calls session sessions schedule schedules calendar sync"
    )
)
"""Small words elsewhere, and at the end of a topic a part of it: "the hiring plan"."""

ENTRIES = frozenset(words("topic thema subject item items point punkt punkte"))
SAYS_IT_IS_ON = frozenset(words("is are was 's isn't aren't there send sent see what who ist sind"))
"""Words that speak of what is on an agenda, and put nothing there."""

AHEAD_OF_A_TIME = frozenset(
    words("for für on at in by before after from until till around am um ab bis vor nach")
)
ENDS_A_TOPIC = frozenset(
    words("but because since so if when while unless though although please first bitte")
)
