"""Small English words: what joins, refers, counts, or may be passed over."""

from __future__ import annotations

from orchestration.language.english.writing import words

EXCEPTIONS = words(
    """
    except | except for | except on | except for on | other than | apart
    from | excluding | besides | aside from | with the exception of | save for | unless it is |
    anything but | outside of
    """
)
COUNTED = frozenset(words("meetings calls meeting call sessions appointments"))
PER_DAY = ("per day", "in a day", "on one day", "on any day", "in one day", "on the same day")
COURTESY = (
    "at least",
    "of course",
    "thank you",
    "as well",
    "a bit",
    "a lot",
    "in general",
    "so far",
)

PERSONS = frozenset(
    words(
        """
    wife husband partner spouse kid kids child children son sons daughter daughters mother
    father mom mum dad parents brother sister boss manager team colleague colleagues client
    clients customer customers assistant friend friends teammate teammates coworker coworkers
    neighbour
    """
    )
)
AUTHOR, SOMEBODY_ELSE = "i", "<somebody else>"  # what stands in place of a name
WORKERS = frozenset(words("i we she he they"))
POSSESSIVE = frozenset({"my", "our"})
FIRST_PERSON = frozenset(words("i me my mine we us our myself"))
PRONOUNS = frozenset(words("she he they her his him their them hers theirs"))
SUBJECTS = FIRST_PERSON | PRONOUNS
COPULA = frozenset(words("is are was were would will be am 's does do has may might"))
EVERYONE_VERBS = frozenset(
    words(
        """
    set book schedule make put tell mark record fix move force vote
    """
    )
)
REST_OF_OPTIONS = frozenset(words("one option slot choice time proposal suggestion"))
CLAUSE_STARTERS = frozenset(
    words("but however though although because so whereas while yet as otherwise alternatively")
)
BESIDE_A_NAME = frozenset(
    words(
        """
    with for like unlike as thanks hi hello dear hey to and or @ ,
    """
    )
)
VERBS_OF_THIRD_PERSON = frozenset(
    words(
        """
    has is can would does do prefers likes wants hates needs loves avoids teaches will cannot
    wishes must might
    """
    )
)
LINKS = frozenset(words(", and or also plus & / then"))
BEFORE_A_TIME = frozenset(words("on at in the from for by my maybe"))
COMPARED = frozenset(words("over than"))
BACKWARD = frozenset(words("them those that then"))
REASONS = frozenset(words("because since so due"))
ACTUALLY = frozenset(words("actually sorry correction"))
FILLER = frozenset({SOMEBODY_ELSE}).union(
    words(
        """
    a an the this that these those it its he she they them their his her him i me my mine we us
    our you your yours myself himself herself themselves themself one ones someone who which
    what when where how why there here is are was were be been being am do does did doing has
    have had having will would 'd shall should may might could can get gets got to of in on at
    for from by with and or but so if then than as also too just both either neither all any
    some each every more most other another such only even still well quite rather pretty about
    around into over during within between up 's let lets hi hello hey thanks thank cheers
    regards dear all team folks everyone please enough approximately roughly circa make take
    come sorry ok
    okay yes yeah yep sure no hmm oh
    actually though generally usually normally typically mostly often always currently right now
    general honestly frankly basically otherwise again once meeting meetings meet meets call
    calls session sessions chat sync schedule scheduled scheduling schedules calendar calendars
    appointment appointments time times slot slots hour hours day days week weeks date dates
    weekday sometime somewhere thing things something anything everything option options invite
    invited hold held set give given gives find plan planned happen happens go because since
    know say says think thinks feel guess mean believe need entire whole full whatever best
    particular regular regularly afternoon , . ; : ! ? ( ) - " ' … /
    """
    )
)
WORD_CLASSES = (
    FIRST_PERSON,
    PRONOUNS,
    COPULA,
    CLAUSE_STARTERS,
    REASONS,
    REST_OF_OPTIONS,
    COUNTED,
)
