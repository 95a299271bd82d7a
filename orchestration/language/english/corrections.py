"""English words with which somebody takes back what they have said, just now or earlier."""

from __future__ import annotations

import re

from orchestration.language.words.vocabulary import Corrections, Slips, TakingBack
from orchestration.language.words.writing import words

_LAPSED = re.compile(
    r"""
    (?:(?:hi|hey|oh|ok|so|btw|by\ the\ way|actually|also|and|please|,)\ )*
    (?:(?:the|my|that|this|whole|old)\ )*
    (?:
        (?P<no>(?:no|never|not)\ (?:on\ |-\ )?)?
    )
    (?P<time>(?!no\ |not\ |never\ )(?:[^\ ,.]+\ ){1,5}?)
    (?:-\ )?
    (?:(?:thing|part|bit|comment|remark|one|rule|ban|block|constraint|restriction|limit|no|wish
        |preference|business)\ )?
    (?:i\ (?:(?:had|have|said|told\ you|mentioned)\ )+)?
    (?:
        (?:does|do)\ not\ (?:apply|hold|count|stand)\ (?:any\ more|anymore|any\ longer|now)
        | no\ longer\ (?:applies|apply|holds|hold|counts|count|stands|stand)
        | (?(no)(?:is|are|'s)\ (?:over|off|gone|lifted|history|obsolete|no\ more)|(?!))
        | (?:was|were|is|'s)\ (?:(?:just|only|me|being|a|a\ bit|all|all\ just|more\ of)\ )*
          (?:dramatic|joke|joking|kidding|exaggeration|exaggerating|overstated|nonsense|rubbish|silly
            |moaning|venting|ranting|mistake|in\ jest)
    )
    (?:\ now|\ btw|\ by\ the\ way)?\ (?:[.!]\ )?
    """,
    re.VERBOSE,
)
_IN_JEST = re.compile(
    r"""
    (?:(?:hi|hey|oh|ok|so|nah|no|nope|sorry|lol|haha|btw|actually|also|and|,|-)\ )*
    (?:(?:i|it|that|this)\ )?(?:was|were|is|am|'s|'m)\ (?:(?:just|only|being|all|a\ bit|me)\ )*
    (?:dramatic|joking|a\ joke|kidding|exaggerating|moaning|venting|ranting|silly)[ ]
    (?:about|on|with|regarding|re)\ (?:(?:the|my|no|not|never|on)\ )*
    (?P<time>(?:[^\ ,.]+\ ){1,4}?)(?:(?:thing|part|bit|rule|ban)\ )?(?:[.!]\ )?
    """,
    re.VERBOSE,
)
"""Who was not serious about a time: "I was just being dramatic about Mondays"."""

_LAPSES = frozenset(
    words(
        """
        more anymore longer now over off gone lifted history obsolete dramatic joke joking kidding
        exaggeration exaggerating overstated nonsense rubbish silly moaning venting ranting mistake
        jest
        """
    )
)

_OF_IT = (
    r"(?:(?P<of>the |my |that |this )|about )(?:the |my |that |this |about )*"
    r"(?:(?:no|never|not)(?: -)? (?:on )?)?)"
    r"(?P<about>)(?P<time>(?:(?!no |not |never |thing |i )[^ ,.]+ ){1,4}?)(?:- )?"
    r"(?:(?:thing|part|bit|comment|remark|rule|ban|restriction|constraint|wish|preference"
    r"|business) |(?(of)(?:(?<=day )|(?<= (?:mon|tue|wed|thu|fri) ))|(?!)))"
    r"(?=$|[,.!;-]|please |pls |and |but )"
)
"""What is forgotten by the time it is of: "(forget) the no Fridays thing", "that about Mon"."""

_NO = words("no nope")
CORRECTIONS = Corrections(
    sure=words(
        """
        i mean | i meant | i meant to say | scratch that | strike that | forget that |
        cancel that | correction | or rather | let me correct that | let me correct myself |
        i take that back | on second thought | on second thoughts | on reflection | my mistake |
        i misspoke
        """
    ),
    weak=words(
        """
        say | let's say | no | nope | wait | sorry | oops | whoops | actually | hold on | hang on |
        make that | meant | meant to say
        """
    ),
    hesitation=frozenset(words("oh | ah | uh | um | hmm | er | erm | ups | , | - | . | … | :")),
    no=frozenset(_NO),
    doubts=frozenset((*_NO, "wait", "hold on", "hang on")),
    meant=frozenset({"i meant", "i meant to say", "meant", "meant to say"}),
    after_all=frozenset({"after all"}),
    not_before=frozenset(words("what that which not by you really")),
    adds=frozenset(words("also too either both additionally well")),
    in_a_fragment=frozenset(
        words(
            """
            the a at on in from to until till by before after between of or and next this last
            for st nd rd th am pm h - : + / it's it is that's days day weeks week hours hour
            minutes minute mins min , )
            """
        )
    ),
    goes_on=(("or", "rather"), "not"),
    slips=Slips(
        said=frozenset(
            words(
                "sorry oops whoops ups oopsie actually wait correction typo misspoke argh apologies"
            )
        ),
        before=frozenset(
            words("hi hey oh ah uh um hmm ok okay and but shit damn so my bad mistake i it's")
        ),
        denials=frozenset({"not"}),
        but=frozenset({"but"}),
        in_place_of=frozenset({"instead of", "rather than"}),
    ),
)
_ALL_OF_IT = frozenset(
    f"{verb} {what}"
    for verb in words(
        "forget ignore disregard scrap drop delete erase scratch strike withdraw undo"
    )
    for what in words(
        "all | all that | all of that | all this | all of this | all of it | it all | everything"
    )
)
"""Somebody takes back all they have said, of whatever it was: “scrap all that”."""

TAKING_BACK = TakingBack(
    verbs=words(
        """
        forget | ignore | disregard | scrap | discard | drop | delete | remove | erase | undo |
        cancel | scratch | strike | withdraw | take back | clear | never mind | get rid of |
        forget about | throw out | throw away | wipe
        """
    ),
    courtesy=frozenset(
        words(
            """
            please pls ok okay so sorry actually let 's lets us can could we i 'd like want to just
            wait hmm oh no , - all of hey hi bot i'll will now and then
            """
        )
    ),
    things=frozenset(words("everything all anything thing things stuff bit part")),
    unnamed=frozenset(words("what whatever that the which")),
    author=frozenset(words("i 've have had 'd 'm just already")),
    said=frozenset(
        words("said told wrote written sent noted mentioned entered put gave given typed posted")
    ),
    since=frozenset(words("so far before earlier above yet previously you to yesterday here")),
    about=frozenset(words("about on for regarding concerning re with")),
    own=frozenset(words("my all of")),
    wishes=frozenset(
        words("wishes wish preferences answers constraints messages replies statements input")
    ),
    anew=frozenset(words("new instead now here")),
    lapsed=(_LAPSED, _IN_JEST),
    lapses=_LAPSES,
    of_it=_OF_IT,
    restarts=_ALL_OF_IT
    | frozenset(
        words(
            """
            forget both | forget them both | forget both of them | ignore both | scrap both |
            drop both | forget all of it | forget both please | take both back |
            start over | start all over | start over again | start again | start afresh |
            start from scratch | start from the beginning | start anew | begin again | begin anew |
            from scratch | from the top | from the beginning | once more from the top |
            clean slate | start with a clean slate | reset | restart | reset everything |
            start new | do over | a do over | forget everything | forget it all |
            scrap everything | scrap all | delete everything | clear everything | undo everything |
            take everything back | take it all back | take back everything
            """
        )
    ),
)
