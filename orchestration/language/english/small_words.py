"""Small English words: what joins, refers, counts, or may be passed over."""

from __future__ import annotations

from orchestration.language.words.marks import (
    ANOTHER_TIME,
    FOR_THE_MEETING,
    IN_ORDER,
    INSTEAD,
    MOVABLE,
    OTHER_DAYS,
    OUTSIDE,
    SAME_HOURS,
    SOMEBODY_ELSE,
    TAKEN_BACK,
    TAKEN_BACK_ABOUT,
)
from orchestration.language.words.writing import words

ALL_BUT = words(
    """
    anything but | everything but | all but | any time but | anytime but | every day but |
    all days but | any but | anything works but | everything works but | anything goes but |
    ok with anything but | okay with anything but | fine with anything but |
    good with anything but | happy with anything but | ok with everything but |
    anything that isn't | anything that's not | any time that isn't | any time that's not |
    any day that isn't | any day that's not | any slot that isn't |
    okay with everything but | fine with everything but | good with everything but |
    happy with everything but | ok with all but | okay with all but | fine with all but
    """
)
"""What leads from what is told to what follows from it: all of them are read as a "so"."""
IF_KEPT = ("if we kept it", "if we keep it", "if we could keep it", "if we can keep it")
"""What stands ahead of the hours to which something is kept: "if we kept it before 11"."""
THOUGH_NOT = words(
    "though not | although not | tho not | just not | only not | just never | only never"
)
PUT_ON = words(
    """
    put it on | put this on | put that on | put anything on | put something on | put me on |
    put it in | put this in | put anything in | put something in | stick it on | stick it in |
    stick anything on | stick anything in | drop anything on
    """
)
"""What is done with a meeting to have it on a day: "don't put it on the 15th"."""
MOVABLE_WORDS = words(
    """
    i can move | i could move | can be moved | could be moved | movable | moveable | i can push |
    i could push | can be pushed | could be pushed | i can shift | i could shift |
    can be shifted | could be shifted | reschedulable | i can reschedule | i could reschedule |
    can be rescheduled | could be rescheduled | i can skip | i could skip | can be skipped |
    could be skipped | skippable | can move it | can move that | can move ) | could move it |
    could move ) | can skip it | can skip ) | could skip it | can shift it | can shift ) |
    i can cancel | i could cancel | can be cancelled |
    i'm happy to move | happy to move it | happy to push it | happy to shift it
    """
)
ASKING_WHETHER = frozenset(words("is are was were did do does have has had surely why"))
"""What opens a question about what others said or think."""
ASKING_OTHERS = frozenset(words("can could könnt könntet"))
YOU = frozenset(words("you well"))
"""Whom such a question is put to; "ihr" is read as the filler "well"."""
OTHER_SUBJECTS = frozenset(words("he she they"))
MIGHT = frozenset(words("could would 'd might should"))
DONE_THEN = frozenset(words("been done made said gone come met taken chosen had swung gotten got"))
"""What could have been, behind a "could have"; more of these end in "ed"."""
HALF = "half"
THAT = frozenset({"that", "it", "this"})
LEADS_TO_A_SUBJECT = frozenset(words("about regarding re concerning for called named"))
MINE = frozenset({"mine", "my proposal", "my idea"})
NOTHING_MORE = (
    *("nothing else", "no other time", "no other times", "no other day", "no other days"),
    *("no other slot", "no other slots", "otherwise not", "the rest doesn't work"),
    *("more isn't possible", "more is not possible", "can't do more than that", "nothing more"),
    *("that's all i can do", "that's all i can offer", "that's all i've got", "that's your lot"),
    *("that's it", "that is it", "that's it i'm afraid", "that's it for me"),
    *("rest doesn't work", "the rest isn't possible", "rest not possible", "everything else no"),
)
ERRANDS = words(
    """
    pickup | pickups | school pickup | dropoff | dropoffs | drop off | drop - off | drop offs |
    drop - offs | dropping off | pick up | pick - up |
    pick ups | pick - ups | picks up | picking up | school run | school runs | nursery run |
    dog walk
    """
)
FETCHING = words(
    """
    pick picks drop drops collect collects fetch fetches collecting fetching dropping
    taking bringing minding walking take bring walk drive feed
    """
)
PETS = frozenset(words("dog dogs cat cats puppy rabbit horse horses hamster pony"))
COUNTED = frozenset(words("meetings calls meeting call sessions session appointments appointment"))
PER_DAY = ("per day", "in a day", "on one day", "on any day", "in one day", "on the same day")
DISMAY = ("oh no ,", "oh dear ,", "ah no ,")
BEING_LATE = words(
    """
    am late | be late | being late | been late | am a bit late | be a bit late | am a little late |
    be a little late | be super late | be very late | be quite late | am running late |
    be running late | get up late | getting up late | wake up late | sleep late | arrive late |
    arriving late | show up late | turn up late | come late | coming late | get in late |
    come in late | join late | joining late | start late | starting late
    """
)
"""Who is late says when they are not there yet, and not that they like late hours."""

PERSONS = frozenset(
    words(
        """
    wife husband partner spouse kid kids child children son sons daughter daughters mother
    father mom mum dad parents brother sister boss manager team colleague colleagues client
    clients customer customers assistant friend friends teammate teammates coworker coworkers
    neighbour neighbours husband's wife's hubby missus toddler baby kiddo kiddos nanny sitter
    babysitter childminder fiancé fiancée girlfriend boyfriend landlord plumber electrician
    builder director supervisor eldest youngest oldest twins in-laws grandma grandpa nan auntie
    uncle aunt cousin flatmate roommate
    """
    )
)
AUTHOR = "i"  # what stands in place of the author's name
WORKERS = frozenset(words("i we she he they"))
POSSESSIVE = frozenset({"my", "our"})
FIRST_PERSON = frozenset(words("i me my mine we us our myself"))
OF_ONES_OWN = POSSESSIVE | {"mine"}
BEING_THERE = frozenset({"am", "are", "be"})
WHEREABOUTS = frozenset(words("at in on with"))
DOING_NOTHING = frozenset(
    words(
        """
        thinking hoping leaning wondering aiming guessing looking feeling suggesting proposing
        voting saying asking trying planning going coming joining dialing dialling working staying
        keeping being getting having doing making taking giving putting pushing wishing wanting
        preferring rooting angling pulling plumping erring veering tending waiting struggling
        eyeing dreading loving liking fancying penciling pencilling booking blocking reserving
        holding saving targeting requesting weighing juggling leaving starting beginning expecting
        considering counting betting offering assuming inclining telling kidding joking heading
        opting happening
        """
    )
)
"""What somebody can be doing without being kept by it: "I'm leaning towards Tuesday"."""
MEANS_NO_ENGAGEMENT = words(
    """
    fav favourite favorite pref preferred preference choice pick vote suggestion suggested proposal
    proposed limit deadline cut cutoff cut-off late early earlier earliest earlies target plan
    planned guess answer usual normal slot window quiet calm light open easy easier easiest office
    home homeoffice
    wfh lucky happy ideal sweet best part front frontrunner stand standby standard default backup
    option gap thing last next jam birth birthday long short big bigger biggest heavy heavier
    heaviest good bad main power
    """
)
OTHERS = frozenset({"she", "he", "they"})
PRONOUNS = frozenset(words("she he they her his him their them hers theirs"))
SUBJECTS = FIRST_PERSON | PRONOUNS
COPULA = frozenset(words("is are was were would will be am 's does do has may might"))
EVERYONE_VERBS = frozenset(
    words(
        """
    set book schedule give count make put tell mark record fix move force vote
    """
    )
)
REST_OF_OPTIONS = frozenset(words("one option slot choice time proposal suggestion"))
CLAUSE_STARTERS = frozenset(
    words("but tho however though although because so whereas while as otherwise alternatively")
) | {OUTSIDE}
CONTRASTS = frozenset(words("but however though although"))
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
VERBS_OF_PEOPLE = frozenset(
    words(
        """
    prefers likes wants hates needs loves avoids teaches wishes cannot says said thinks asked
    asks wrote writes knows told mentioned suggests suggested agrees dislikes
    """
    )
)
BEFORE_A_NOUN = frozenset(words("a an the my our his her their this that some any"))
BOUNDS = frozenset(words("after before until till by since past"))
BEFORE_AN_END = frozenset(words("by at before from after"))
JOINS = frozenset(words("and or & + plus nor"))
WISHING = frozenset(
    {"ideally", "would be nice", "be nice", "nice to have", "would be a bonus", "matters most"}
    | {"matter most", "most important"}
)
ADDING = frozenset(words("too also likewise ditto either neither nor and or"))
ADDS_TO = frozenset(words("likewise ditto neither nor"))
LINKS = frozenset(words(", and or also plus + & / then"))
BEHIND_A_LENGTH = frozenset(words(", and & on in at for please . -"))
BEFORE_A_TIME = frozenset(words("on at in the from for by my maybe again"))
ANSWERS = {
    **dict.fromkeys(words("instead yes yep yeah ok okay fine good ✅ ✔ ☑ 👍 👌 🟢 ✓"), "yes"),
    **dict.fromkeys(words("no nope x ❌ ✖ ✗ ✘ 👎 🚫 ⛔ 🔴"), "no"),
    **dict.fromkeys(words("maybe perhaps possibly 🤷 🟡 ❓"), "maybe"),
}
YES = frozenset(words("yes yep yeah"))
BEFORE_AN_OBJECT = frozenset(words("to on for"))
BEHIND_AN_ANSWER = frozenset(words("from for on i we then so - too"))
BETWEEN_TIME_AND_ANSWER = frozenset(
    words("onwards onward : - = ( → > well unfortunately sadly sorry")
)
LIST_ENDS = frozenset(words(", ; . ! ? / and but )")) | {"\n", "|"}
IN_ADVANCE = ("in advance", "ahead of time", "beforehand", "ahead")
TELLING = frozenset(words("tell warn inform hear ask ping remind message text told warned asked"))
EXCEPTING = frozenset(words("except allbut"))
COMPARED = frozenset(words("over than >"))
BACKWARD = frozenset(words("them those that then"))
AWAY = frozenset(words("away vacation holiday holidays pto leave abroad travelling traveling ooo"))
FULL = frozenset(words("busy booked full slammed swamped packed jammed blocked"))
GENERALLY = frozenset(words("always generally usually general normally"))
LEADS_TO_AN_OBJECT = frozenset(words("for with because about ("))
PERHAPS = frozenset(words("maybe perhaps possibly might"))
AUTHORS = frozenset(words("i we me us"))
HAS = frozenset({"has"})
DOING = frozenset(words("go come take make get do give say meet call think know feel find plan"))
THEM = frozenset(words("them those"))
PRAISE = frozenset(words("best better well"))
FOR_US = frozenset(words("this that it us you"))
KNOWING = frozenset(words("know knew say said think thought mean meant heard guess"))
AHEAD_OF_A_VERB = frozenset(words("i we my our he she they it there that"))
LEAVES = frozenset(words("leave leaves"))
OFF_FROM_THEN = frozenset({"off", "gone"})  # "Friday I'm off at 3"
ALL_OF_US = frozenset(words("us you"))

# For how much of a meeting somebody can be there.
JOINING = frozenset(words("join be there attend"))

PARTS = frozenset(words("part bit portion section"))
BEGINNINGS = frozenset(words("beginning start"))
PLEASE = frozenset(words("please pls"))
OUTRIGHT = frozenset({"never"})
LEADS = frozenset(words("the on"))
LAST_PARTS = frozenset({"end"})
WHEN = frozenset(words("when once"))
OVER = frozenset(words("over done finished closed ended through quiet asleep gone"))
ARTICLES = frozenset(words("the a an my our his her their"))
QUANTIFIERS = ARTICLES.union(words("half most some many all both of this that whole entire"))
VERBS_OF_OTHERS = COPULA.union(
    words(
        """
    have can could do cannot need needs come comes go goes get gets take takes make makes meet
    meets happen happens
    """
    )
)
AFFIRMS = frozenset(words("does do is are would will"))  # "Tuesday doesn't suit me. Friday does."
POINTERS = frozenset(words("that this it those these"))
WHICH = frozenset(words("which whichever either"))
QUESTIONS = frozenset(words("what where why who"))
CONDITIONS = frozenset(words("if unless"))
SUPPOSING = frozenset({"if", "should"})
REASONS = frozenset(words("because since so due"))
FILLER = frozenset(
    {
        ANOTHER_TIME,
        IN_ORDER,
        MOVABLE,
        OTHER_DAYS,
        SAME_HOURS,
        SOMEBODY_ELSE,
        INSTEAD,
        TAKEN_BACK,
        TAKEN_BACK_ABOUT,
        FOR_THE_MEETING,
        "after that",
        "before that",
        OUTSIDE,
    }
).union(
    words(
        """
    a an the this that these those it its he she they them their his her him i me my mine we us
    our you your yours guys gang peeps myself one ones
    someone who which
    what when where how why there here is are was were be been being am do does did doing has
    have had having will would 'd shall should may might could can get gets got to of in on at
    for from by with and or but so if then than as also too just both either neither all any
    some each every more most other another such only even still well quite rather pretty about
    around into over during within between up 's let lets hi hello hey thanks thank cheers
    regards dear all team folks everyone please enough approximately roughly circa make take
    come sorry ok
    okay yes yeah yep sure no hm hmm oh
    actually though generally usually normally typically mostly often always currently right now
    general clustered bunched grouped batched honestly frankly basically otherwise again once
    meeting meetings meet meets call
    calls session sessions chat sync schedule scheduled scheduling schedules calendar calendars
    appointment appointments time times slot slots hour hours day days week weeks date dates
    weekday sometime somewhere thing things something anything everything option options invite
    invited hold held set pick give given gives find plan planned happen happens go because since
    know say says think thinks feel guess mean believe need entire whole full whatever best
    kindly likewise ditto wherever inclusive incl look much basically technically
    particular regular regularly instead luckily fortunately unfortunately sadly lol haha hahaha
    hehe ugh phew eek gosh damn dang crap shit argh omg
    sir madam note noted thanx ta thx soz folk mate mates flagging xx xxx literally
    fwiw fyi tbh imo imho btw afaik iirc afaics seemingly apparently obviously hopefully
    seems seem appears sounds feels looks anywhere already sharp anyhow regardless nevertheless
    nonetheless meanwhile exactly precisely promptly
    hence therefore thus moreover furthermore additionally accordingly consequently overall
    altogether specifically especially particularly namely nowadays lately recently certainly
    indeed somewhat kinda sorta alas yikes oof ouch whew lads ladies chaps dude buddy people yall
    apologies pardon greetings nearby these
    = → ever yet alright alone erm ehm em eh um uh ah aha , . ; : ! ? ( ) - " ' … /
    """
    )
)
NO_ADVERBS = frozenset(
    words(
        """
        family assembly monthly weekly fortnightly hourly anomaly monopoly butterfly homily italy
        supply reply multiply hardly barely rarely scarcely nearly seldomly supposedly unlikely
        ghastly gnarly unfriendly ugly silly beastly deadly ungodly costly untimely hilly
        allegedly reportedly theoretically hypothetically conditionally tentatively provisionally
        """
    )
)
"""Words that end as adverbs do, and are none, or make a statement another one."""
HOW = frozenset(
    words(
        """
        perfectly sadly totally absolutely certainly surely honestly frankly really truly actually
        basically simply completely entirely fully highly happily gladly kindly ideally generally
        usually normally typically regularly luckily fortunately unfortunately obviously apparently
        definitely strictly solidly firmly clearly equally personally slightly greatly vastly
        strongly deeply hugely massively terribly awfully horribly insanely ridiculously crazily
        """
    )
)
"""Adverbs that only say how much, or how somebody says it."""
GAINSAYING = frozenset(
    words(
        """
        kidding joking jk wrong mistake cancelled canceled cancel hardly barely scarcely rarely
        seldom when once while until till if unless or depending depends subject anymore than wait
        """
    )
)
INSERTED = frozenset(
    words("really absolutely truly totally just honestly simply literally then genuinely actually")
)
"""Words that may stand inside a phrase: "if we absolutely must"."""
WORD_CLASSES = (
    FIRST_PERSON,
    PRONOUNS,
    COPULA,
    CLAUSE_STARTERS,
    REASONS,
    REST_OF_OPTIONS,
    COUNTED,
)
