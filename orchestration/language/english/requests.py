"""English words of requests for a meeting: who is asked, what it is about, what is courtesy."""

from __future__ import annotations

from orchestration.language.words.writing import words

OPENINGS = words(
    """
    /convene | @convene | convene | meet | hi | hello | hey | hi all | hi team | hi everyone |
    hi everybody | hi folks | hi there | hello all | hello team | hello everyone | hello folks |
    hello everybody | hello there | hey all | hey team | hey everyone | hey everybody | hey folks |
    hey there | dear all | dear team | dear everyone
    """
)
EVERYBODY = words(
    """
    all of us | all of you | us all | the whole team | the entire team | the whole group |
    @everyone | @here | @channel | @all | <!everyone> | <!here> | <!channel>
    """
)
AVOIDED = words(
    """
    avoid | avoiding | no | not | not on | never | never on | except | can't | can't do | cannot |
    cannot do | not do | don't | don't do | won't do
    """
)
DAYS = words("monday tuesday wednesday thursday friday saturday sunday weekend")
VERDICTS = words("is are isn't aren't do don't does doesn't would will won't can't cannot")
COUNTS = {
    **{name: n for n, name in enumerate(words("two three four five six seven eight nine ten"), 2)},
    "both": 2,
}
INVITING = frozenset(words("with for and between + w w/ invite include including"))
BARRING = frozenset(words("except allbut without not minus excluding"))
OTHERS = frozenset(words("he she they"))
"""Of whom is told who was named ahead: “without raj, he is on leave”."""

TELLING = frozenset(words("because since is are 's has have hat haben"))
IS_SAID = TELLING | {"the"}  # “der ist im Urlaub”
JOINED = frozenset(words("both all"))
OPTIONAL = frozenset({"optional"})
BEFORE_A_CUE = JOINED | frozenset(words("is are be 's also really will would absolutely ( , - :"))
AFTER_A_CUE = frozenset(words("to have be at least is are : the both definitely get"))
NO_CUES = frozenset(words("has have"))
VERBS_AFTER_A_NAME = frozenset(words("must has needs should is can will optional required"))
NAMES_THAT_ARE_WORDS = frozenset(
    words(
        """
    amber art ash august basil bill bob carol cash chase chip chuck clay cliff crystal daisy dale
    dawn dean drew duke earl eve faith fern flora frank gene ginger glen grace grant guy hazel
    heather holly hope hunter iris ivy jack jade jay jewel josh joy june lance lily major mark max
    melody miles misty nick olive page pat patience pearl penny pierce ray reed rich rob robin
    rocky rose ruby rusty sage sandy scout skip skye sky sterling sue summer trip victor violet
    wade ward will win
    """
    )
)
ABOUT = frozenset(words("about regarding re concerning discuss discussing"))
HELD = frozenset(
    words(
        """
    call sync chat session lunch breakfast dinner coffee brunch standup workshop drinks 1:1 1on1
    """
    )
)
HEADINGS = frozenset(words("topic subject"))
"""What stands before a colon and what it is about."""

NOUNS_TOO = frozenset(words("time people meeting"))
TRAILING = ABOUT | frozenset(
    words(
        """
    please thanks thank we i 'd 'll 've 'm would us a an the some for of on at in from by and or so
    is are be to with as then sometime somewhere if possible maybe perhaps when where together
    only just but not no , ; : . ! ? ( ) - " ' / & + … = @ < > ` ~ _
    """
    )
)
ENDING = TRAILING | {"ask", "pls", "plz", "thx", "ty"}
ANOTHER_ONE = ("another", "one")
"""What leads to a subject once something was found before."""

LEADING = (TRAILING | NOUNS_TOO) | frozenset(
    words(
        """
    find schedule book plan look set arrange organise organize get make put can could would will
    should up you me my our need needs want wants like 'd 'll any let lets let's 's have has hold
    your do does there it that this slot slots times meet together something someone sometime
    smth sth smthn sumn
    now another somewhere prefer also never avoid must between again when where who maybe perhaps
    if talk through looking try hello
    hi hey ok okay yes *
    """
    )
)

ONESELF = frozenset({"me", "myself", "i"})
"""Who asks names themselves among who is asked: “the roadmap, me, Omar and Dana”."""
