"""English words that say how somebody stands to a time.

Phrases are separated by bars. The longest that fits is taken; a hyphen stands apart ("off -
site").
"""

from __future__ import annotations

from orchestration.language.english.idioms import LAST_RESORTS
from orchestration.language.english.idioms import SAID as IDIOMS
from orchestration.language.english.journeys import JOURNEYS
from orchestration.language.english.judging import TOO_FAR
from orchestration.language.english.matters import ABOUT
from orchestration.language.english.shades import SHADES
from orchestration.language.values import Shade, Stance
from orchestration.language.words.hints import RATHER_NOT
from orchestration.language.words.marks import ONLY_THEN
from orchestration.language.words.vocabulary import Played
from orchestration.language.words.writing import phrases, words
from orchestration.model.preferences import Polarity, Strength

_FOR, _AGAINST = Polarity.FOR, Polarity.AGAINST
_MUST, _STRONGLY, _PREFERS = Strength.MUST, Strength.STRONGLY, Strength.PREFERS

_IF_WE_COULD = " | ".join(
    f"if {who} {could} {avoid}"
    for who in ("we", "you")
    for could in ("could", "can")
    for avoid in ("avoid", "keep clear of", "steer clear of", "stay clear of", "skip", "dodge")
)
_STANCES: tuple[tuple[Stance, str], ...] = (
    (Stance(_AGAINST, Strength.MILDLY, hint=True), RATHER_NOT),
    (
        # what is able to happen; denied, it is not
        Stance(_FOR, _PREFERS, denied=_MUST, accepts=True),
        """
        overlaps | overlap | works | work | would work | could work | works for | suits | suit |
        fits | fit | possible |
        feasible | doable | no objection | no objections | no objection to | no objections to |
        nothing against | no issue | no issues | no issue with | no issues with | no problem with |
        no complaints | convenient
        | no probably | no prob | no probs | no worries | checks out | poses no problem |
        passes me well | looks clear | looks free |
        doesn't bother me | don't see why not | no plans for | chill |
        wouldn't say no to | would not say no to | not opposed to
        """,
    ),
    (
        # when somebody can come
        Stance(_FOR, _PREFERS, denied=_MUST, able=True, accepts=True),
        """
        book me | book me in | block me in | put me down |
        clear | free | available | availability | can | could | able | can do | can make |
        could do | could make | able to make | able to make it | can meet | could meet | open |
        wide open | manage | join |
        gap left | gaps left | slots left | attend | reachable |
        free gap | free gaps | free slot | free slots | free window |
        squeeze | squeeze in | squeeze something in | squeeze it in | squeeze you in |
        fit something in | fit it in | could be arranged | can be arranged | could be managed |
        have time | has time | have space | have room | be called | be reached | be contacted |
        be phoned | be rung | can talk | can speak | can dial in | can call in | can hop on |
        can jump on | could talk | could dial in | could call in | could hop on |
        could jump on | take calls | takes calls | take meetings | takes meetings
        """,
    ),
    (
        # what is asked for as a time at which they can come
        Stance(_FOR, _PREFERS, denied=_MUST, able=True),
        "make it",
    ),
    (
        # what is proposed to all
        Stance(_FOR, _PREFERS, denied=_MUST, joint=True),
        """
        let's | lets | let us | shall we | can we | could we | should we | why don't we |
        can it be | could it be
        """,
    ),
    (
        # what will do; denied, it is not so good
        Stance(_FOR, _PREFERS, accepts=True),
        """
        should be alright | should be all right | is alright | is all right | are alright |
        are all right | works alright |
        am alright | am all right | i'm alright | i'm all right |
        grand | cool | peachy | dandy | a winner | no bother at all |
        fine | ok | okay | up for | down for | game for | would do | works fine | work fine |
        would be fine | would be ok | would be okay | comfortable | accept | accepts | acceptable |
        can live with | could live with | second choice | 2nd choice | 3rd choice | my second |
        my second choice |
        second best | as a second choice | as my second choice | third choice
        """,
    ),
    (
        # what is good; denied, it is not so good
        Stance(_FOR, _PREFERS),
        """
        favourite | favorite | first choice | 1st choice | happiest | good | good for |
        much better | thrilled | excited | super | fantastic | awesome | brilliant |
        nicer | ace | great | perfect | best | ideal | nice | happy | glad | better | preferable |
        best window | best slot | fair game |
        golden | good to go | big fan of | a big fan of | huge fan of |
        sorted |
        safer | safest | lighter | quieter | calmer |
        yours | all yours | works best | work best | works better | work better | works great |
        work great | works well | work well | works perfectly | work perfectly
        | fresher | freshest | sharper | sharpest | most awake | most alert |
        person | suits best | suit best | suits better | fits best | fit best | fits better |
        would be great | would be good | would be perfect | would be best |
        with pleasure | gladly | lovely | productive | excellent | at my best | easiest | easier
        | chef's kiss | sweet | over the moon with | my good energy window |
        my dream scenario | kinder to me | hands down
        """,
    ),
    (
        # what somebody wishes
        Stance(_FOR, _PREFERS, wish=True),
        """
        id prefer | id rather | id like | id love |
        sooner do | would sooner do | 'd sooner do | id sooner do | would sooner | 'd sooner |
        id sooner |
        pref | prefer | prefers | preferred | preferring | preference | preferably | like | likes |
        would like | 'd like | love | loves | would love | 'd love | enjoy | enjoys | favour |
        favor | want | wants | wish | hope | hoping | appreciate | appreciates | rather |
        would rather | 'd rather | keen | aim | try to | vote for | opt for | looking for | go for
        | lean towards | lean toward | leaning towards | leaning toward | inclined towards |
        plump for | go with | i'd pick | i'd choose | would pick | would choose | edge towards
        | keep to | stick to | stick with | i propose | i suggest |
        i'd propose | i'd suggest | i would suggest | request | requests |
        ask for | asks for |
        my vote | my pick | my choice |
        if i could choose | if i could pick | if i get to choose | if i get to pick |
        if i get a say | if i get a vote | if i had my way | if it were up to me |
        if it was up to me | given the choice | if i had to choose | if i had to pick |
        my suggestion | my proposal | my favourite | my favorite
        | i'd jump at | would jump at | would kill for | rooting for | all for | very pro |
        a soft spot for | nothing beats | grateful for | be grateful for | +1 for | 1st choice |
        big yes to | a big yes to | any chance of | any chance for | my heart says |
        a good word for | in a heartbeat
        """,
    ),
    (
        Stance(_FOR, _STRONGLY, wish=True),
        """
        insist | insists | much prefer | much rather | would much rather
        """,
    ),
    (
        # what is rather not wanted
        Stance(_AGAINST, _PREFERS),
        f"""
        too long | too short | least |
        least favourite | least favorite | not my favourite | avoid | avoids | avoided |
        avoiding | dislike | dislikes | bad | awkward | inconvenient | worse | less good |
        not great | not ideal | suboptimal | tiring | like to avoid | try not to | not a fan |
        not a big fan | not the biggest fan | not a huge fan | no fan | a stretch |
        a bit of a stretch | pushing it | a bit much | not keen | not so good | not so much |
        not so great |
        complicated | a bit complicated |
        crazy | insane | hectic | nuts | so - so | tight | a bit tight | a bit full |
        pretty tight |
        is crap | are crap | is shit | are shit | skip | scratch | please strike | pls strike |
        cross off | cross out | a mess |
        a nightmare | tentative |
        less so |
        meh | less convenient | left alone | leave me alone | left in peace | leave me in peace |
        useless | chaos | chaotic | carnage | manic | mental | bonkers | hellish | rough | rammed |
        grim | mayhem | bedlam | a bit of a mess | iffy | dicey | sketchy |
        {_IF_WE_COULD} |
        busier | steer clear of | stay away from | stays away from | not fond
        | grudgingly | only grudgingly | reluctantly | only reluctantly | under protest |
        only under protest | not loving | dread | messy | -1 for | stressful |
        kind of pointless | less than thrilled | not friends | short notice | a bit short notice |
        best skip | best skipped | best avoid | best avoided | best to skip | best to avoid |
        better avoid | better avoided | best left out | best leave out | best not |
        must we | must it be | does it have to be | kinda sacred | would hurt | be spared |
        not exactly dying | a plan z | my plan z | so loud
        """,
    ),
    (
        # what somebody rather does not wish
        Stance(_AGAINST, _PREFERS, wish=True),
        """
        sooner not | would sooner not | 'd sooner not | rather nothing | rather have nothing |
        could it not be | can it not be | could it not be on | could we not | can we not |
        could we please not | can we please not | could this not be | can this not be |
        any chance of not doing | any chance of not having | any chance of not using | any chance of
        not | any chance it's not | any chance it is not | any chance we don't |
        rather no | rather have no | not that i can't | not that i can't do | not that i can not |
        not that i cant do | not that i cant | not that i can't make |
        pref not | pref no |
        rather not | would rather not | 'd rather not | prefer not | prefers not | prefer not to |
        prefers not to
        """,
    ),
    (
        # what is hard
        Stance(_AGAINST, _STRONGLY),
        """
        hate | hates | hard | difficult | tough | tricky | terrible | awful | worst | horrible |
        would much rather avoid | much rather avoid | much rather not | would much rather not |
        really not | a pain | a problem | a struggle |
        struggle | struggles | detest | painful | nightmare | a nightmare | problematic
        """,
    ),
    (
        # what cannot be
        Stance(_AGAINST, _MUST),
        """
        can not talk | can not speak | can not get away | can not get online | can not get out |
        can not escape | can not get there | can not get to a screen | can not get to my desk |
        impossible | a non - starter | non - starter | a nonstarter | nonstarter | dead to me |
        dead for me | no can do | a no - no | a no no | hopeless |
        no longer works | no longer work | no longer possible | just exploded | just blew up |
        dream on | over my dead body | forget about | don't even ask | dont even ask |
        not a chance in hell | no chance | not a chance | a write - off | write - off | sacred |
        do not touch | don't touch | hands off | keep off | no touching |
        off the table | off the cards | not on the cards | a hard no | a firm no |
        not allowed to work | off limits | off - limits | out of the question | a no - go |
        absolutely not | under no circumstances | by no means |
        forget that | forget the | so forget | just forget | forget all of |
        on no account | not under any circumstances | not negotiable |
        no - go | no go | no way | must stay free | must remain free | must stay clear |
        must remain clear | must stay empty | must be kept free | must be kept clear |
        has to stay free | have to stay free | needs to stay free | need to stay free | unable |
        unable to | non - negotiable | ruled out | exclude |
        rule out
        """,
    ),
)
_LESS = {
    f"less {good}": Stance(_AGAINST, _PREFERS)
    for good in words(
        "happy | happy with | happy about | great | ideal | suitable | comfortable | perfect |"
        " fun | enthusiastic |"
        " thrilled | excited | fine | ok | okay | nice | practical | handy | easy"
    )
}
_FLATLY = words("hard firm definite clear absolute total flat solid strong big straight")
_FLAT_NOES = {
    f"{article}{how} no": Stance(_AGAINST, _MUST)
    for how in _FLATLY
    for article in ("", "a ", "an ")
}
_ONLY_THEN = {
    f"only {phrase}": Played(ONLY_THEN, Shade.IF_NEED_BE)
    for phrase in (*phrases(SHADES[Shade.IF_NEED_BE]), *LAST_RESORTS)
    if phrase.startswith(("if", "in", "as", "at"))
}
_KEPT_CLEAR = (
    *("keep clear", "keep free", "keep it clear", "keep it free", "keep that clear"),
    *("keep that free", "keep them clear", "keep them free", "leave clear", "leave free"),
)
_BLOCKING = ("block out", "blocks out", "block off", "blocks off")
PHRASES: dict[str, object] = {
    **TOO_FAR,
    **IDIOMS,
    **JOURNEYS,
    **_ONLY_THEN,
    **dict.fromkeys(_KEPT_CLEAR, Played("clear", Shade.RESERVE)),
    **dict.fromkeys(_BLOCKING, Played("block", Shade.RESERVE)),
    **{phrase: stance for stance, text in _STANCES for phrase in phrases(text)},
    **_FLAT_NOES,
    **_LESS,
    **{phrase: about for about, text in ABOUT for phrase in phrases(text)},
    **{phrase: shade for shade, text in SHADES.items() for phrase in phrases(text)},
}
