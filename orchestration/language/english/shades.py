"""English words that change how much something matters, or say what goes on at a time.

Phrases are separated by bars, as in `stances`.
"""

from __future__ import annotations

from orchestration.language.english.activities import ACTIVITIES
from orchestration.language.values import Shade

_ALL_THERE_IS = " | ".join(
    f"{what} {where} is"
    for what in ("the only thing", "only thing", "the one thing", "my only thing", "all")
    for where in (
        *("in my diary", "on my diary", "in my calendar", "on my calendar", "on my plate"),
        *("i have booked", "i've got booked", "i have on", "i've got on", "on", "i can not move"),
        *("i can't move", "i cannot move", "that can't move", "i can't miss", "i have to be at"),
    )
)
_ALL_THAT_IS_HAD = " | ".join(
    f"{what} {have} is {one}"
    for what in ("the only thing", "only thing", "the one thing", "all")
    for have in ("i have", "i have got", "i've got")
    for one in ("a", "an", "my", "one", "our")
)
_LEAVING_A_PLACE = " | ".join(
    f"{must} leave {place}"
    for must in ("have to", "has to", "need to", "must", "got to", "'ll", "will")
    for place in ("the office", "the house", "work", "my desk", "home", "the building", "the shop")
)
SHADES: dict[Shade, str] = {
    Shade.RAISE: """
        matter most | absolutely | really | very | please | pls | strongly | definitely |
        absolutely | matters most | most important | above all | extremely | badly | important |
        importantly | very much | highly | crucial | particularly | especially
    """,
    Shade.LOWER: """
        ideally | probably | if possible | if poss | would be nice | if you can | if we can |
        if i can |
        if he can |
        if she can | if they can | maybe |
        perhaps | slightly | if at all possible | if it works | where possible | when possible |
        if feasible | be nice | mildly | wherever possible | all else equal |
        all things being equal | a slight | a little | somewhat | at a pinch | at a push |
        in a pinch | when i can | if it suits | no strong preference but | might |
        would be a bonus | as far as possible | tend to | nice to have | possibly | if convenient
    """,
    Shade.LARGELY: """
        mostly | largely | mainly | for the most part | most of it | half of it |
        usually | normally | typically | as a rule | more often than not | more or less always
    """,
    Shade.ONLY: """
        my days are | my working hours are | my working time is | my working day is | my hours are |
        my office hours are | my working days are | contracted | or nothing |
        part time : | part - time : | part timer here : | part - timer here : |
        or bust | it's either | it is either | only | solely | exclusively |
        nothing but | strictly
    """,
    Shade.MUST: """
        must | have to | has to | need | needs | need to | needs to | need to be | needs to be |
        has got to | got to | 've got to | have got to | had better | required | essential |
        obliged to | mandatory
    """,
    Shade.NOT: "not | without | nor | neither | doubt | doubtful | doubt that | unlikely",
    Shade.NEVER: """
        no | never | nothing | none | nope to | nope for | no to | a no to | no meetings |
        no calls | no meeting | no way on | not any |
        not at all
    """,
    Shade.BUSY: """
        busy | gone | sick leave | parental leave | on sick leave |
        on parental leave | annual leave | al | vacationing | not at work | out sick | jury duty |
        am at lunch | is at lunch | on lunch | having lunch | on a train | on the train | on a bus |
        at the airport | at the client | at the client's | at a client | at a client's |
        at the customer | at the customer's | at my parents | jam - packed |
        in back - to - back meetings | in back to back meetings |
        in back to backs | in back - to - backs |
        unavailable | unreachable |
        tied up | taken | engaged | occupied | travelling | traveling | away | out
        | not in the office | not in office | not at my desk | not in work | in the lab |
        on the ward | in theatre | with a patient | with a client | with clients |
        on the shop floor | on business trip | in vacation | in holiday | in holidays |
        on vacations | on a site visit | on strike |
        at my other job | at my second job | at my day job | at the other job | at uni |
        at university | at college | in clinic | in clinics |
        at the clinic | on a course | at a course | on courses |
        on a training course | on a business trip | on a work trip | at a wedding | at a funeral |
        at the hospital | at a trade fair | at a seminar | in a seminar | in lectures | in lessons |
        non working day | non working days | nwd | not a working day |
        out of office | out of the office | ooo | off | day off | days off | on leave |
        on holiday | on holidays | on vacation | vacation | holiday | pto | parental leave |
        on parental leave | maternity leave | on maternity leave | paternity leave |
        on paternity leave | sick leave | on sick leave | annual leave | on annual leave |
        sick | offline | abroad | asleep |
        not around | in class | in classes | in a meeting | in meetings | in a call | on a call |
        on calls | in transit | on the road | on a plane | on a flight | in the air | commuting |
        driving | flying | teach | teaches | teaching | lecture | lecturing | coach | coaches |
        coaching | volunteer | volunteering | travel | travels | fly | flies | drive | drives |
        commute | commutes | drops |
         doctor's | dentist | at the dentist |
        at the doctor | gym | at the gym | class | classes |
        have plans | double - booked | double booked | in surgery | on duty | on call | on shift |
        swamped | slammed | packed | jammed | full | otherwise engaged | in session | in court |
        attending | presenting | at a conference | hosting | runs | holds | leads | organises |
        organizes | arranges | conference | training | in interviews | meeting clients |
        eat lunch | eats lunch | eat my lunch | eat breakfast | eat dinner
    """,
    Shade.BLOCKED: """
        blocked | blocked off | blocked out | booked | blocked my calendar |
        blocked his calendar | blocked her calendar | blocked their calendar
    """,
    Shade.ENGAGED: f"""
        {_ALL_THERE_IS} | {_ALL_THAT_IS_HAD} |
        only constraint | constraint | constraints | conflict | conflicts | a conflict | clash |
        only conflict | only clash | in a workshop | at a workshop | at an offsite |
        booked in for | booked in at | due at | due in | supposed to be at | supposed to be in |
        expected at | expected in | signed up for | on the rota for | on duty at |
        therapy | therapist | my therapist | physio | fisio |
        physiotherapy | yoga | pilates | standup | stand - up | standups |
        appt | appts | doc appt | dr appt | gp appt | gp appointment | doctor appointment |
        1:1 | 1:1s | one - on - one | choir | flight | interview | interviews | all - hands |
        appointment with | appointment at | dentist appointment | doctor's appointment |
        dentist's appointment | prior engagement | a prior engagement | prior commitment |
        a prior commitment | my team meeting | our team meeting | my staff meeting |
        our staff meeting | my board meeting | our board meeting | my team call | our team call |
        my client call | my sales call | our weekly | my weekly | our retro | my retro |
        our planning | office hours | faculty meeting | faculty mtg | pipeline review |
        sprint review | sprint planning | design review | code review | team meeting | team mtg |
        staff meeting | staff mtg | retro | retrospective | town hall | seminar | rehearsal |
        my piano lesson | my lesson | my surgery | my exam
    """,
    Shade.FREE_PERIOD: """
        all day | all - day | all day long | the whole day | the entire day | whole day |
        entire day | the full day | all the time
    """,
    Shade.FLEXIBLE: """
        rest of the week is fine | rest of the week is ok | rest of the week is okay |
        rest of the week is free | rest of the week is good | rest of the week is open |
        rest of the week works | the rest of the week is fine | the rest of the week is ok |
        the rest of the week is okay | the rest of the week is free |
        the rest of the week is good | the rest of the week is open | the rest of the week works |
        free for all of it | free for any of it | free all of it | free for the lot |
        can do all of it | can do any of it | any of it works | all of it works |
        anything is fine | anything's fine | anything is ok | anything is okay | anything is good |
        everything is fine | everything's fine | anything suits | everything suits | either day |
        both days | whatever you decide | whatever you all decide | whatever works for everyone |
        whatever works for the group | whatever works for you | whatever suits everyone |
        whatever works for them | whatever works for the others | whatever suits them |
        whatever suits the others |
        otherwise fine | otherwise free | otherwise ok | otherwise okay | otherwise good |
        otherwise open | otherwise available | otherwise flexible | otherwise clear |
        otherwise i'm fine | otherwise i'm free | otherwise i'm flexible | otherwise i'm open |
        otherwise i'm available | otherwise i'm good | otherwise all good | otherwise anything |
        the rest is fine | the rest is ok | the rest is free | the rest is good | the rest works |
        rest is fine | rest is free | rest is ok | rest is good |
        rest is yours | the rest is yours | rest is open | rest ok | rest okay | rest fine |
        rest free | rest good | rest works | rest open |
        rest clear | rest is okay | the rest is okay | rest is clear | rest is open |
        the other days are fine |
        other days are fine | other time is ok | other time is okay | other time is fine |
        other times are ok | other times are okay | other times are fine | the other days work |
        other days work | the rest is open |
        not have a preference | not have any preference | not have preferences | no real preference
        | you pick | you choose | you decide | your call | your choice | your pick | you guys pick |
        have at it | have your pick | take your pick | knock yourself out | be my guest |
        go wild | do your worst | go nuts | fill your boots | knock yourselves out |
        no constraints at all | not fussed | flexible | any time | anytime | whenever | whatever |
        whichever |
        don't mind | do not mind
        | doesn't mind | does not mind | not mind | no preference | no preferences |
        no pref | no prefs | no wishes | no wish |
        no special wishes | no particular wishes |
        no special requests | no requests | no requirements | no demands | nothing special |
        nothing in particular | nothing particular | nothing specific |
        no strong preference | no strong preferences | easy | throughout the day | all the same |
        no constraints | no restrictions | not fussy | not picky | not bothered | at your disposal |
        up to you | always free | always available | anything works | anything goes |
        anything else goes |
        everything works | all good | flexi | any slot | any of the times | every time works |
        at any time |
        any hour | no conflicts | nothing planned | no meetings at all | have no meetings |
        has no meetings | have nothing | has nothing | have no appointments | nothing on |
        nothing scheduled | clear calendar | wide - open | fully available | completely free |
        fully free | totally free | all free | adapt | i'm easy | do not care | don't care |
        ok with everything | okay with everything | fine with everything | good with everything |
        ok with anything | okay with anything | fine with anything | good with anything |
        ok with all | okay with all | fine with all | good with all | ok with all of it |
        okay with all of it | fine with all of it | good with all of it | happy with anything |
        happy with everything
    """,
    Shade.PURPOSE: """
        deep work | focus time | focused work | focus work | focus | focus block | focus blocks |
        quiet time | quiet work | concentrated work | heads - down | heads down |
        heads - down time | writing time | thinking time | uninterrupted work | own work |
        concentration | coding | writing | me time | client work | customer work | project work |
        field work | lab work | admin work | office work | desk work | creative work | design work |
        paper work | paperwork | research work
    """,
    Shade.RESERVE: """
        keep | keeps | leave | leaves | block | blocks | reserve | reserves | set aside |
        sets aside | save | saves | hold back | dedicate | dedicates | carve out
    """,
    Shade.HELD: """
        reserved | kept | keeping | held | holding | earmarked | aside |
        pencilled in | penciled in | pencilled | penciled | reserving | blocking | ring - fenced
    """,
    Shade.ENDS: f"""
        {_LEAVING_A_PLACE} |
        is about as late as i can go | is as late as i can go | is as late as i can do |
        is as late as i can | is about as late as i can | is as late as i can make |
        is the latest i can do | is the latest i can make | is the latest i can |
        is the latest i can stay | is the latest i could do | is my latest |
        is the latest for me | latest i can do is | latest i can make is | latest i can is |
        my latest is | latest for me is | latest i could do is |
        is over | be over | are over | it's over | finish work | leave work | leaving |
        leave the office | leave the house | leave the building | leave my desk |
        stop working | finish working | stops work | finishing | finish early | stop early |
        log off early | clock off early | knock off early | done early |
        stop work | end work | stay | finish | finished | finishes | done | stop |
        hard stop | a hard stop | hard cutoff | log off | wrap up | head out | clock off |
        sign off | go home | logs off | out the door | cutoff | cut - off
        | have left | have left the building | have left work | have left the office |
        have to go | i go at | have to run | has to run | need to run | must run |
        would have to leave |
        would have to go | would need to leave | would have to run | got to leave |
        must go | need to go | has to go | needs to go | be gone |
        be off | am off | is off |
        out of here | be out of here | out of the house | be out of the house |
        head off | got to bounce | got to dash | got to run | got to head out |
        have to bounce | has to leave | have to leave | must leave | needs to leave |
        need to leave |
        have to dash | has to dash | has to end | have to end | must end |
        needs to end | be wrapped up | be through | be all done | be finished up | we close |
        we shut | we lock up | i close up | i lock up
    """,
    Shade.BEGINS: """
        is about as early as i can go | is as early as i can go | is as early as i can do |
        is as early as i can | is about as early as i can | is as early as i can make |
        is the earliest i can do | is the earliest i can make | is the earliest i can |
        is the earliest i could do | is my earliest | is the earliest for me |
        earliest i can do is | earliest i can make is | earliest i can is | my earliest is |
        earliest for me is | earliest i could do is |
        only gets in | only get in | only lands | only land | only arrives |
        land | lands | landing | arriving | get back | gets back |
        start working | start | start work |
        back online | back at my desk | back at work | back in the office | back in office |
        begin | begins | starts | log on | arrive | get in | come in |
        come online | wake up | be back | back | am back | will be back | logs on | arrives |
        be in
    """,
    Shade.IF_NEED_BE: """
        backup | the backup | my backup | plan b | my plan b | fallback | my fallback |
        if it must be | if you must | if you have to | if you need to | if need be | if needed |
        if i must | if it has to be | if necessary |
        if really needed | at a pinch | at a push | in a pinch | if you insist | as a last resort
        | if nobody else can | if no one else can | if nobody else does | if nobody else could |
        if there's nobody else
        | if nothing else works | if we must | if we have to | if i have to |
        if we really have to | if i really have to | if we really must | if i really must |
        if we absolutely have to | if i absolutely have to | if there's no alternative |
        if there is no alternative | if it can't be helped | if it can't be avoided |
        if all else fails | as a fallback |
        as a backup |
        if there is no other way | if there's no other way | in an emergency |
        if there is really no other way | if there's really no other way |
        if you're desperate | if you are desperate | if we're desperate | if we are desperate |
        if desperate | if we're stuck | if you're stuck | if we are stuck | if you are stuck |
        if there's nothing else | if there is nothing else | if nothing else |
        if nothing else is there | if nothing else goes | if nothing else is available |
        if nothing else is free | if nothing else is possible | if nothing else fits |
        if it's urgent | if it's really urgent | if there's no other option |
        if there's no other choice | if no other day works | if no other time works |
        if nothing else suits | if unavoidable | if it's unavoidable | if strictly necessary |
        worst case | in the worst case | as plan b | at a stretch
    """,
    Shade.ORDER: """
        ignore | disregard | override | overrule | pretend | system prompt | previous instructions
        | instructions | on behalf of | no matter what others | you must | you are now |
        delete all | delete everyone
    """,
    Shade.EVERYONE: """
        everyone | everybody | all of us | the others | other people | all members |
        the rest of the team | everyone else | everybody else | anyone else | other members |
        nobody | the team | the whole team
    """,
    Shade.PRESENT: """
        am around | be around | am now around | am back around | am around now |
        my day runs | my day goes | my workday runs | my working day runs | my workday is |
        my working day is
    """,
    Shade.KEPT: """
        protect | protects | guard | guards | safeguard | protecting | guarding | safeguarding |
        ring - fencing | fencing off |
        is mine | are mine | all mine | is my own | are my own | to myself | for myself |
        is for | are for | belongs to | belong to |
        is reserved | are reserved | reserved for | is earmarked | are earmarked | earmarked for |
        is dedicated to | are dedicated to | should stay free | should remain free |
        should stay clear | should remain clear | should stay empty | should remain empty |
        should be kept free | should be kept clear | should be left free | should be left clear |
        to be kept free | to be kept clear | to be left free | left free | left clear |
        left empty | to stay free | to remain free | to stay clear | to remain clear |
        to stay empty | kept free | kept clear | kept empty | stays free | stays clear |
        stays empty
    """,
    Shade.DISTURBED: """
        disturbed | interrupted | bothered | touched | pestered | approached | bugged | booked in |
        scheduled over | pulled into | roped in
    """,
    Shade.UNSURE: """
        i forget the | i forget that | don't forget the | dont forget the | never forget the |
        don't forget that | dont forget that | do not forget the | do not forget that |
        not rule out | can not rule out | can't rule out | not ruling out | not ruled out |
        need not be |
        normally i'd say | usually i'd say | i'd normally say | i'd usually say |
        normally i would say | i would normally say | in even weeks | in odd weeks |
        on even weeks | on odd weeks | even weeks | odd weeks | some weeks | in some weeks |
        stay so | stay that way | stay like that | stay as it is | remain so |
        keep it that way | keep it so | used to be | used to | only thing i have |
        only thing i've got | only thing i have got |
        not sure | not certain | unsure | do not know | can not promise | can not guarantee |
        can not commit | can not confirm | can not say | can not tell | could not say |
        not decided | hard to say | no idea | up in the air | remains to be seen |
        don't know | can't promise | can't guarantee | can't commit | can't confirm | can't say |
        can't tell | need to check | have to check | must check | will check | let me check |
        not know
    """,
    Shade.ELSE: """
        everything else | anything else | all else | other times | all other times |
        any other time | every other time | all other slots | any other slot | other hours |
        in other hours | all other hours | the other hours | all the other hours | other slots |
        the other times | all the other times | at other times | the other slots
    """,
    Shade.ACTIVITY: " | ".join(ACTIVITIES),
    Shade.HAVE: """
        am having | is having | are having | have | has | have got | has got | got | there is |
        there's | there are | attends
    """,
}
