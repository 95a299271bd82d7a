"""English figures of speech for how a time is: "Tuesday's toast", "Thursday is a blank page".

Phrases are separated by bars. Those of `PREDICATES` are something else as well, and mean this only
where a verb like "is", a day or a colon stands before them.
"""

from __future__ import annotations

from orchestration.language.english.judging import JUDGING
from orchestration.language.values import Shade, Stance
from orchestration.language.words.writing import phrases
from orchestration.model.preferences import Polarity, Strength

_FOR, _AGAINST = Polarity.FOR, Polarity.AGAINST
_MUST, _STRONGLY, _PREFERS = Strength.MUST, Strength.STRONGLY, Strength.PREFERS
_POSSIBLE = Stance(_FOR, _PREFERS, denied=_MUST, accepts=True)
_ABLE = Stance(_FOR, _PREFERS, denied=_MUST, able=True, accepts=True)
_ALRIGHT = Stance(_FOR, _PREFERS, accepts=True)
_GOOD = Stance(_FOR, _PREFERS)
_BAD = Stance(_AGAINST, _PREFERS)
_HARD = Stance(_AGAINST, _STRONGLY)
_IMPOSSIBLE = Stance(_AGAINST, _MUST)

_SAID: tuple[tuple[object, str], ...] = (
    (
        _POSSIBLE,
        """
        workable | viable | obtainable | does the job | fits the bill | ticks the box |
        ticks the boxes |
        works nicely | work nicely | works well enough | works ok | works okay | works too |
        does the trick | do the trick | looks good | looks fine | looks ok | looks okay |
        looks doable | looks possible | looks manageable | looks promising | seems fine |
        seems ok | seems okay | seems good | seems doable | seems possible | sounds doable |
        nothing against | have nothing against | no quarrel with | can talk | could talk |
        can chat | can speak | could speak | can offer | could offer | can host | could host |
        can be online | could be online | can dial in | could dial in | can call in |
        can hop on | could hop on | happy to hop on | can jump on | could jump on |
        happy to jump on | can stretch to | could stretch to | happy to talk | happy to chat |
        won't hurt | wouldn't hurt | can cope with | could cope with | can stomach |
        can be made available | could be made to work | on offer | up for grabs | for the taking |
        would do nicely | will do nicely | does nicely | be made to work | on the cards | happy
        enough with
        """,
    ),
    (
        _ABLE,
        """
        that leaves | which leaves | this leaves | that'd leave | that would leave |
        leaves me with | leaves us with | that leaves me | that leaves us |
        all i have | loose | joining | be attending | attending | be with you | all i can offer
        | all i have left | is left | are left | 's left | is all that's left | all that's left |
        is all that is left | still left | remains | remain | at your service | all ears |
        footloose | footloose and fancy free |
        back to normal | normal | normal again | as normal | all normal |
        back to full strength | human again | back in action | back in business
        | back on deck | back up and running | my diary is clear | my diary's clear | a blank
        page | a blank canvas | a blank slate | a clean slate | empty | pretty empty | have
        capacity | got capacity | have a window | got a window | have a gap | got a gap | have a
        slot | got a slot | can swing | can wangle | can fit in | can sneak in | ready to go |
        raring to go | have wiggle room | got room | can be persuaded | could be persuaded |
        slot in | slot it in | pencil me in | pop me in | stick me in | stick me down | sign me
        up | count me in | will be there
        """,
    ),
    (
        _ALRIGHT,
        """
        is no problem | 's no problem | are no problem |
        tolerable | bearable | survivable | manageable | decent | reasonable | not the end of
        the world | not a disaster | no biggie | no drama | no dramas | no sweat | no skin off
        my nose | no hardship | no trouble | no worries for me | alright with me | alright by me
        | all right with me | all right by me | all right for me | alright for me | okay - ish |
        ok - ish | okayish | okish | fine - ish | so far so good | fair enough | kosher |
        tickety boo | cushty | not an issue | no bother for me
        """,
    ),
    (
        _GOOD,
        """
        a safe bet | a safer bet | the safer bet | safest bet | a better bet | a good bet | best
        bet | good shout | sweet spot | a treat | a dream | a breeze | a doddle | a piece of
        cake | works a treat | worked a treat | spot on | bang on | just the ticket | suits me
        to a tee | down to the ground | hits the spot | hit the spot | kinder | gentler | saner
        | civilised | civilized | less hectic | less busy | less manic | less stressful | less
        painful | less chaotic | less full | more relaxed | more open | more flexible | far
        better | way better | a million times better | promising | the one | safest | the dream
        | heaven | bliss | my happy place | prime time | top of my list | my number one | number
        one choice | top choice | top pick | first pick | my vote goes to | functional | alive |
        awake | conscious | coherent | operational | compos mentis | presentable | human | with
        it | a functioning human | fit company | on form | on top form | at my peak | firing on
        all cylinders
        """,
    ),
    (
        _BAD,
        """
        not crazy about | not mad about | not wild about | not nuts about | not thrilled about |
        not thrilled with | not too fond of | not fond of | not too keen on | less keen on |
        not big on | not hot on |
        less keen | less ideal | less suitable | less practical | last choice | my last choice |
        my very last choice | annoying | unpleasant | exhausting | draining | tiresome | a chore |
        irritating | irksome | can't stand | cannot stand | can not stand |
        not looking forward to |
        do not love | don't love | do not relish | don't relish | not relishing | impractical |
        unsuitable | not suitable | less than perfect | not perfect | imperfect | uncomfortable |
        not comfortable | disruptive | exhausted | overloaded | overwhelming | thin on time |
        go easy on | a last resort | my last resort |
        hell | hell for me | purgatory | torture | murder | brutal | savage | gruelling |
        grueling | a slog | a drag | a faff | a hassle | a headache | a squeeze | a rush | a bit
        of a rush | a scramble | a juggle | a circus | a zoo | a shambles | a bloodbath |
        madness | mad | a madhouse | frantic | heaving | hairy | touch and go | borderline | a
        gamble | a risk | a bit of a risk | risky | shaky | wobbly | dodgy | less than ideal |
        far from ideal | less than great | not fab | not amazing | not wonderful | the pits |
        rubbish | pants | naff | lousy | crap | crappy | suck | sucks | stink |
        stinks | no fun | not fun | not
        much fun | not my thing | not my cup of tea | not my strong suit | not my finest hour |
        not my forte | a killer | half asleep | a zombie | running on fumes | running on empty |
        fried | brain dead | brain - dead | dead on my feet | knackered | wiped | a wreck | like
        pulling teeth | heavy | heavier | busyish | busy - ish | crowded | patchy | choppy |
        messy | getting full | filling up | a bit busy | a bit packed | a little busy | give it
        a miss | giving it a miss | give a miss | swerve | dodge | sidestep | shy away from |
        wary of | dread | spare me | spare us | reluctant | loath | loathe | goes downhill | go
        downhill | turns to mush | turns to soup | turn to soup | turn to mush | turns to jelly
        | turns to porridge | is mush | is soup |
        kill me | kills me | are killing me | wreck me | do me in | finish me off |
        = mush | = soup | = jelly | = porridge | unproductive | would not choose | not choose |
        gives up | switches off | shuts down for the day | on the late side | on the early side
        | cutting it fine | cutting it close | cutting it a bit fine | a big ask | asking a lot
        | a lot to ask | antisocial | unsociable | ungodly | uncivilised | uncivilized |
        inhumane | cruel | barbaric | obscene | grouchy | grumpy | cranky | moody
        """,
    ),
    (_HARD, "the worst | hell on earth | a total nightmare | an absolute nightmare | hellscape"),
    (
        _IMPOSSIBLE,
        """
        a non starter | non starter | not going to fly | not gonna fly | won't fly | will not fly |
        can't swing | cannot swing | can not swing | zero chance | no chance at all | off - topic |
        holy | taboo | obligatory elsewhere | never an option | a complete no | an absolute no |
        a resounding no | clashes with everything | sealed | a dead end | hopelessly full |
        shot | toast | cooked | hosed | scuppered | kaput | stuffed | nixed | doomed |
        unworkable | undoable | unfeasible | a bust | a washout | a wash - out | a wash | dead
        loss | lost cause | a goner | wiped out | written off | a blackout | dead in the water |
        not happening | will not happen | not going to happen | not gonna happen | not going to
        work | not gonna work | going to be impossible | a nope | a big nope | a big no | a big
        fat no | hell no | no dice | no joy | no luck | a hard pass | a pass | a no fly zone |
        no - fly zone | not a hope | not a prayer | out of bounds | out of action | not on the
        table | verboten | no use | not any use | kicked out | a deal breaker | a dealbreaker |
        a deal - breaker | not negotiable | nonnegotiable | set in stone | untouchable |
        immovable | cannot budge | can't budge | won't budge | can't be moved | cannot be moved
        | not movable | not moveable | can't be shifted | write off | writing off | firmly
        closed | sealed off
        """,
    ),
    (
        Shade.BUSY,
        """
        something came up | come up | came up | something has come up | something come up |
        something just came up | something else came up | sth came up | stuff came up |
        ill | unwell | poorly | laid up | in bed sick | home sick | signed off sick | bedridden |
        in recovery | recovering from surgery | on al | public holiday | a public holiday |
        national holiday | a national holiday | company holiday | a company holiday |
        religious holiday | a religious holiday | protected time | n / a |
        we are closed | we will be closed | our office is closed | full up | chocka |
        chockablock | chock - a - block | choc - a - bloc | crammed |
        overbooked | wall - to - wall | wall to wall | meeting hell | meetings galore | spoken
        for | accounted for | snowed under | up to my eyes | up to my eyeballs | up to my neck |
        up to my ears | underwater | under water | run off my feet | rushed off my feet | buried
        | a write - off | write - offs | a write off | write offs | a washout
        | up against it | indisposed | incommunicado | off - grid | off grid | off the grid |
        afk | airborne | en route | stuck in | held up | double - parked | double parked |
        otherwise occupied | committed elsewhere | needed elsewhere | elsewhere | out of town |
        out of the country | out of station | overseas | on mat leave | on pat leave | on
        paternity | on maternity | on compassionate leave | on study leave | on sabbatical |
        rostered | on the rota | on rota | on a stag do | on a hen do | at an event | at an
        exhibition | at a tradeshow | at a trade show | on an offsite | on a retreat | at a
        retreat | on a school trip | on a field trip | on a trip | jury service | in hospital |
        in medical leave | on medical leave | in leave | at a funeral | at the vet | at the vets
        | at the opticians | at the optician's | at the physio | at the hairdresser | at the gp
        | at the school gate | at the garage | getting married | non - working day | nonworking
        day | not working | not at work | nwd | toil | a / l | team day | travelling by train |
        traveling by train | travelling by car | on the phone | on the phones | moving house |
        moving flat | moving flats | moving day | moving home | having surgery | having an
        operation | in labour | invigilating | examining | marking | interviewing | operating |
        rehearsing | speaking at | keynoting | facilitating | moderating | chairing | exhibiting
        | auditing | being audited | hiking | skiing | camping | sailing | surfing | in the
        mountains | at the beach | in the field | in the studio | in the workshop | in the barn
        | on site with | with the auditors | with the client | with a customer | in depositions
        | in mediation | in negotiations | in an exam | in exams | in labs | in tutorials | in
        supervision | in supervisions | in surgery | in a session | in sessions | in an all -
        hands | in all - hands | on a panel | on stage | in a board meeting | in board meetings
        | in a review | in reviews | in standup | in a planning session | in planning | in
        sprint planning | in an interview | in a demo | in demos | in a webinar | in a town hall
        | in a retro | stacked | on the tube | on the ferry | on the motorway | behind the wheel
        | at a festival | at a gig | at the theatre | at the cinema | at the match | at football
        | at choir | at yoga | at band practice | at swimming | at mass | at church | at mosque
        | at prayers | at prayer | at friday prayers | unable to attend
        """,
    ),
    (
        Shade.ENGAGED,
        """
        assembly | duty | break duty | lunch duty | playground duty | handover | governors meeting |
        a viva | a scan | check - up | checkup | blood test | eye test | haircut | a massage |
        swimming lesson | swimming lessons | football practice | football training | band
        practice | piano lesson | parents' evening | parents evening | school play | nativity |
        sports day | stand - ups | skip - level | skip level | one - to - one | one - to - ones
        | one to one | steerco | board meeting | client meeting | client meetings | client call
        | client calls | customer calls | customer meetings | vendor call | team sync | wedding
        | funeral | christening | graduation | house move | plumbers in | builders in | boiler
        service | boiler man | midwife | antenatal | root canal | dental appointment | hospital
        appointment | vet appointment | vet's appointment | physio appointment | hair
        appointment | nursery meeting | standing meeting | standing call | standing appointment
        | recurring call | recurring meeting | weekly call | weekly meeting | regular meeting |
        regular call | daily scrum | daily standup | scrum | deadline call | webinar | an exam |
        exams | training day | inset day | ward round | ward rounds | on - call shift | night
        shift | early shift | late shift | a shift | my shift | a hearing | court date | court
        hearing | an audit
        """,
    ),
    (
        Shade.FLEXIBLE,
        """
        gaps are free | the gaps are free | gaps are fine | the gaps are fine |
        you name it | free as a bird | happy to fit in | happy to fit around | i'll fit in |
        i'll fit around | will fit around | can work around | i'll work around | will work
        around | make it work | i'll make it work | i'll make anything work | can make anything
        work | makes no difference | no odds to me | not precious | dealer's choice | surprise
        me | world is your oyster | world's your oyster | rest is gravy | no hard constraints |
        no real constraints | no other constraints | no other restrictions | no clashes |
        nothing in the diary | nothing in my diary | nothing in my calendar | nothing booked |
        nothing in the calendar | nothing on my plate | no plans | pretty open | totally open |
        completely open | fairly open | fairly flexible | am easy going | easy - going |
        wherever it lands | whatever the group decides | whatever the majority wants | go with
        the flow | happy either way | everything goes | all fine | all fine by me | all works |
        all ok | all okay | all is ok | all is okay | all is fine | all is good | everything is
        ok | everything is okay | everything is fine | everything is good | they all work |
        all of them work | all of those work | any of those
        work | any of these work | all good for me | the rest is a free - for - all | all the
        same to me | no preference whatsoever | no strong feelings | no strong views | no strong
        opinion | no strong opinions | doesn't matter | does not matter | doesn't matter to me |
        nothing in yet | nothing on yet | nothing in it yet | nothing in there yet | nothing on so
        far | nothing in so far | nothing in the diary yet | nothing booked in yet
        """,
    ),
    (
        Shade.ENDS,
        """
        clock out | knock off | down tools | shut the laptop | close the laptop | shut my laptop
        | close my laptop | punch out | sign out | shut down | pack up | pack it in | call it a
        day | turn into a pumpkin | tap out | vanish | disappear | shoot off | dash off | scoot
        | bolt | hard out | hard finish | have to be out the door | have to be out of the door |
        have to be out of the house | must be out the door | be home | have to be out |
        knocking off | clocking off
        | logging off | wrapping up | day ends | workday ends | working day ends | shift ends |
        my shift ends | shift finishes | my hours end | have to shoot | have to shoot off | need
        to dash | need to be off | got to run | got to dash | got to shoot | got to go | tools
        down | out the door
        """,
    ),
    (
        Shade.BEGINS,
        """
        log in | clock on | clock in | sign in | surface | get to my desk | reach my desk |
        reach the office | reach office | working day starts | workday starts | shift starts |
        my shift starts | open my laptop | open the laptop | come up for air | roll in | stroll
        in | make it in | kick off my day | touch down | touches down | resurface
        """,
    ),
    (
        Shade.PRESENT,
        """
        am online | be online | am home | am at home | be at home | be home all day | am in the
        office | be in the office | am in work | am there | am in between | am at my computer |
        am at the computer | am at my laptop | my working hours | core hours | am at my desk |
        be at my desk | am at work | be at work | am reachable | be reachable | am on site | am
        working | am logged in
        """,
    ),
    (
        Shade.IF_NEED_BE,
        """
        if push comes to shove | if the worst comes to the worst | if it comes to it | if it comes
        to that | if pushed | if you twist my arm | if someone twists my arm | if forced | if all
        else is impossible | if it's a must | if it is a must | if that's the only option | if
        it's the only option | if that is the only option | if it's the only time | if that's the
        only time | if that's all there is | if that's all that's left | if it's the only one left
        | if nothing else is possible | if nothing else is left | if there's really nothing else |
        if there's really no other option | under duress | grudgingly | begrudgingly | through
        gritted teeth | gritting my teeth | if really pushed | if really necessary | if absolutely
        necessary | if absolutely needed | if truly necessary | only in an emergency | at a real
        push | at a real pinch | as a plan b | as backup
        """,
    ),
)
_HAVING = phrases("have | have got | got | has | has got | there's | there is")
_ROOM = phrases(
    """
    room | some room | time | some time | space | some space | a gap | a slot | a window | an
    opening | capacity | availability | a free slot | a free hour | free time | a bit of room | a
    bit of time | plenty of time | plenty of room | loads of time | lots of time
    """
)
DROPPING = frozenset(
    f"{must} {drop}"
    for must in phrases("have to | has to | need to | needs to | must | got to | will have to")
    for drop in phrases("drop | drop off")
)
"""Who has to drop leaves a call, where a time follows: else they drop somebody off."""
_OFF_A_CALL = frozenset(
    f"{must} {leave}"
    for must in phrases("have to | has to | need to | needs to | must | got to | will have to")
    for leave in phrases(
        """
        drop off the call | drop the call | hop off | hop off the call | jump off |
        jump off the call | hop | bail | dip | duck out | jet | split
        """
    )
)
_LIMITS = phrases(
    """
    limits | limitations | restrictions | constraints | blockers | conflicts | commitments |
    fixed commitments | hard limits | restrictions on my side | hard stops
    """
)
_IF_THERE_IS = [
    f"if {there} {how} no other {way}"
    for there in ("there is", "there's")
    for how in ("really", "absolutely", "truly", "literally")
    for way in ("way", "option", "choice")
]
LAST_RESORTS = frozenset(
    {phrase for value, text in _SAID for phrase in phrases(text) if value is Shade.IF_NEED_BE}
    | {*_IF_THERE_IS}
)
SAID: dict[str, object] = {
    **JUDGING,
    **dict.fromkeys(LAST_RESORTS, Shade.IF_NEED_BE),
    **{f"no {limits}": Shade.FLEXIBLE for limits in _LIMITS},
    **dict.fromkeys((*DROPPING, *_OFF_A_CALL), Shade.ENDS),
    **{f"{have} {room}": _ABLE for have in _HAVING for room in _ROOM},
    **{phrase: value for value, text in _SAID for phrase in phrases(text)},
}
PREDICATES = JUDGING.keys() | frozenset(
    phrases(
        """
        shot | toast | cooked | stuffed | empty | the one | hell | murder | mad | pants |
        rubbish | heavy | human | alive | awake | with it | wiped | fried | cruel | a treat | a
        dream | a wash | a pass | a risk | a rush | elsewhere | buried | stacked | surface |
        marking | decent | reasonable | promising | conscious | savage | brutal | torture | crap
        | moody | dread | examining | crowded | messy
        """
    )
)
LEADS_TO_A_PREDICATE = frozenset(
    phrases("is | are | 's | am | be | looks | look | looking | seems | sounds | feels | : | - | =")
)
BEFORE_A_PREDICATE = frozenset(
    phrases(
        """
        a | an | the | my | so | too | pretty | quite | totally | fairly | bit | of | already |
        all | just | rather | really | very | also | now | still | both | not | absolutely |
        completely | basically | well | kind | sort | entirely | utterly | fully | probably | pure
        | sheer
        """
    )
)
