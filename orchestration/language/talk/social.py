"""Messages that are only social: thanks, a greeting, an emoji, "I'll get back to you".

They say nothing about anybody's time, whoever reads them, and wait for no reply. English and
German, whatever the rest of the conversation is in.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from orchestration.language.talk.how_it_was import tells_how_it_was
from orchestration.language.talk.in_a_moment import is_at_something_else

LONGEST: Final = 120
"""More characters than that say something."""

_SHORTCODES: Final = re.compile(r":[a-z][a-z0-9_+-]*:|:\+1:|:-1:")
_EMOTICONS: Final = re.compile(r"(?<!\w)(?:[:;]-?[)DPp]|<3|\^\^)(?!\w)")
_EMOJI: Final = frozenset({"So", "Sk", "Cs", "Co", "Cf", "Mn", "Me"})
_ASCII_EMOJI: Final = frozenset({"^", "`"})
_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")

_THATS_IT: Final = re.compile(r"\W*das w[aä]e?r['’]?s\W*", re.IGNORECASE)

_THRICE: Final = re.compile(r"(\w)\1{2,}")
"""No word has a letter three times in a row: "heyyy" is "hey"."""

_SEE_YOU: Final = re.compile(
    r"(?<!\w)(?:see|c) (?:you|ya|u)(?: all| both| guys| everyone)?(?: on| next| this)?"
    r" (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week)(?!\w)"
)
_BIS: Final = re.compile(
    r"(?<!\w)(?:ciao|tsch(?:üss(?:i)?|üß|au|ö)|servus|ade|dank\w*(?: dir"
    r"| euch)?)[\s,!.🙏]+(?:und |also |dann )*"
    r"bis (?:(?:nächsten? |kommenden? )?(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch"
    r"|nächste woche"
    r"|morgen|übermorgen)(?!\w)"
)
"""A farewell may name the day on which one meets: beside thanks, that is no wish for it."""

_PHRASES: Final = """
thanks | thank you | thank u | many thanks | thx | ty | tysm | cheers | merci | much appreciated
appreciated | appreciate it | i appreciate it | gracias | danke | danke schön | dankeschön
danke dir | danke euch | danke ihnen | vielen dank | besten dank | herzlichen dank | lieben dank
tausend dank | herzlichsten dank | allerbesten dank | dankschön | danki | dankö | dankee
merci vielmals | merci vielmal | vergelt's gott | vergelts gott | danke vielmals
dank dir vielmals | thank you kindly | many thx | big thanks | thanks a bunch | thanks a ton
thanks heaps | thanks a million | danke sehr | danke auch | grazie | obrigado | obrigada
helps | helped | helpful | was helpful | was very helpful | was really helpful | hilft | half
geholfen | hilfreich | das war hilfreich | das war sehr hilfreich | hilft mir | hilft mir weiter
hilft uns | hilft uns weiter | hilft weiter | hat geholfen | hat mir geholfen | hat uns geholfen
appreciate that | really appreciate it | tks | thnx | thanx | dank dir | dank euch | hi | hello
hey | hiya | howdy | good morning | good afternoon | good evening | good day | good night
finally | at last | endlich | na endlich
morning bot | morning convene | morning all | morning everyone | morning everybody | morning team
morning folks | morning guys | morning there | morning y'all | evening all | evening everyone
evening bot | afternoon all | afternoon everyone | morgen zusammen | morgen allerseits | morgen bot
morgen convene | morgen leute | morgen ihr | morgen team | abend zusammen | tach | tag zusammen
greetings | bye | goodbye | see you | see ya | take care | have a nice day | have a good day
have a great day | have a nice weekend | have a good weekend | hallo | moin | servus | grüezi
hallöchen | hallöle | moinsen | tachchen | huhu | hallihallo | heyho
grüß gott | guten morgen | guten tag | guten abend | gute nacht | tschüss | tschüß | ciao
bis bald | bis dann | bis denn | bis denne | bis nachher | bis die tage | bis demnächst
bis dahin | bis später | man sieht sich | mach's gut | machs gut | macht's gut | machts gut
tschau | tschö | tschüssi | ade | adieu | pfiat di | pfiat eich | baba | hau rein | haut rein
gehab dich wohl | auf wiedersehen | wiedersehen | auf wiederhören | servas | ahoi | cya | cu
c ya | ttyl | ttys | laters | catch you later | catch ya later | talk soon | talk later
speak soon | so long | peace out | toodles | cheerio | ta | ta very much | take it easy | bye bye
byebye | have a good one | have a nice one | have a lovely day | have a good evening
have a nice evening | see you around | see you then | see u | see u then | see y'all
schönen feierabend | feierabend | frohes schaffen | schönen abend noch | schönes wochenende noch
schönen rest | schönen tag euch | happy weekend | schönen tag | schönen tag noch
schönes wochenende | schönen abend | viele grüße | liebe grüße | beste grüße | lg | vg | mfg
regards | best regards | kind regards | best wishes | ok | okay | okey | oki | k | kk | cool
great | perfect | super | nice | lovely | awesome | amazing | excellent | wonderful | brilliant
fantastic | sweet | good | very good | all good | good to know | got it | gotcha | noted
understood | roger | will do | sounds good | sounds great | sure | sure thing | of course | on it
no problem | no worries | np | you're welcome | youre welcome | welcome | my pleasure | well done
good job | great job | good bot | lol | haha | hahaha | hehe | wow | yay | right | i see
makes sense | alles klar | klar | na klar | gut | sehr gut | toll | prima | supi | superb | klasse
fein | spitzenmäßig | geil | nett | lieb von dir | lieb | wie nett | how nice | you're the best
ur the best | you rock | legend | bist super | du bist super | bist die beste | bist der beste
bist ein schatz | perfekt | spitze | top | schön | verstanden | geht klar | in ordnung
kein problem | keine ursache | gern geschehen | bitte | bitte schön | bitte sehr | gerne | gern
that helps | that helped | this helps | helps a lot | that helps me | very helpful | super helpful
so helpful | really helpful | das hilft | das hilft mir | hilft mir | hat geholfen
das hat geholfen | sehr hilfreich | nice one | good one | good stuff
alles gut | mache ich | mach ich | klingt gut | i'll get back to you | i will get back to you
will get back to you | get back to you | let me get back to you | let me check | let me look
let me see | let me think | let me think about it | i'll check | i will check | i'll have a look
i'll take a look | i'll let you know | i will let you know | will let you know | one moment
one sec | one second | just a moment | just a sec | just a second | give me a moment | hang on
hold on | ich melde mich | melde mich | ich schaue nach | ich schau nach | schaue nach
schau nach | ich sehe nach | ich gucke mal | ich schaue mal | ich schau mal | moment
moment bitte | einen moment | einen moment bitte | ich überlege | ich überlege noch
muss nachsehen | muss nachschauen | ich muss nachsehen | ich muss nachschauen | sorry | sry
my bad | apologies | entschuldigung | entschuldige | tut mir leid
"""
_GREETINGS: Final = re.compile(
    r"(?<!\w)(?:hi|hello|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|hallo"
    r"|hallöchen|hallöle|hallihallo|moin(?:sen)?|tachchen|huhu|servus|grüezi|grüß gott"
    r"|guten (?:morgen|tag|abend))(?!\w)|\N{WAVING HAND SIGN}"
)
_FILLERS: Final = """
a | again | all | and | anyway | bot | convene | dear | everybody | everyone | folks | for
guys | lot | million | much | now | oh | so | soon | team | that | the | then | there | this
very | ah | well | asking | organising | organizing | heads | up | reminder | info | information
update | help | later | shortly | reminding | setting | it | you | to | doing | too | really
alle | allen | alles | auch | dann | dafür | das | die | den | fürs | für | hilfe | ihr | ja
euch | dir | ihnen
liebe | lieber | mal | noch | nochmal | gleich | sehr | schon | später | und | zusammen | wieder
erinnerung | bald
"""

_DAY: Final = (
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|day"
    r"|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|wochenende|tag)"
)
_OH: Final = (
    r"(?:(?:u+gh+|oh+|a+h+|ach|o?uf+|puh+|pff+|phew|wow|man+|boah|mensch|oje|tja|na ja|naja|omg|god"
    r"|gosh|yay+|juhu+|hurra|thank (?:god|goodness|heavens)|gott sei dank|zum glück)"
    r"[ ,.!…]+)"
)
_SIGH: Final = (
    r"(?:(?:u+gh+|a+r+gh+|gah+|puh+|pff+|u+ff+|phew|oje|oh je|boah|bleh|meh|gosh|omg|jeez|sigh"
    r"|seufz|(?:oh |ach )?(?:man+|mensch)|oh (?:boy|god|dear))[ ,.!…]+)"
)
_HARD_ON_ONE: Final = (
    r"(?:(?:(?:such )?an? )?(?:really |so )?(?:long|rough|tough|crazy|wild|mad|hard|weird"
    r"|exhausting|awful|terrible|brutal) (?:day|week|morning|afternoon|night)"
    r"|(?:ein(?:e)? )?(?:echt )?(?:(?:lang|anstrengend|hart|zäh|schlimm)er (?:tag|vormittag|abend)"
    r"|(?:lange|anstrengende|harte|zähe|schlimme) woche)"
    r"|(?:this|diese[rs]?) (?:day|week|tag|woche)"
    r" (?:is killing me|kills me|bringt mich um|macht mich fertig|schafft mich))"
    r"(?: (?:today|already|so far|here|heute|schon|lol|haha+|hehe))*"
)
_EXCLAIMED: Final = re.compile(
    rf"{_SIGH}(?:this |these |diese[rs]? |my )?"
    rf"(?:{_DAY}s?|morning|afternoon|evening|nachmittag|abend)"
    rf"|{_OH}*(?:{_HARD_ON_ONE}"
    rf"|what an? (?:[a-zäöüß]+ )?{_DAY}|was für (?:(?:ein|eine|einen|ne|nen|n) )?"
    rf"(?:[a-zäöüß]+ )?{_DAY}|(?:finally|at last|endlich) {_DAY}|happy {_DAY}"
    rf"|{_OH}(?:(?:schon|mal) )?(?:wieder )?(?:mal )?{_DAY}(?: (?:again|schon wieder|mal wieder))"
    rf"|(?:schon|mal) wieder {_DAY}|(?:typisch|typical) {_DAY}"
    rf"|{_OH}(?:(?:it['’]?s|it is|es ist|is['’]?|ist) )(?:(?:ja|bald|fast|almost|nearly|already) )*"
    rf"(?:(?:finally|endlich) )?{_DAY}"
    rf"|(?:it['’]?s|it is|es ist|is['’]?|ist) (?:(?:ja|doch) )?(?:finally|endlich) {_DAY})"
    r"(?:(?: ?,)? (?:again|already|it was|that was|it is|that is|it's been|so far|today|huh|heute"
    r"|war das|ist das|das war|das ist|mal wieder|schon wieder|wieder|bisher|oder|lol|haha+))*"
)
_AGAIN: Final = re.compile(rf"{_DAY} (?:again|schon wieder|mal wieder)")
_SENTENCE: Final = re.compile(r"[^.!?…\n]+[.!?…\n]*")
_NAMES_A_DAY: Final = re.compile(rf"(?<!\w){_DAY}s?(?!\w)", re.IGNORECASE)
"""How people cry out at a day: "what a monday", "puh, was für ein Montag", "endlich Freitag"."""


_FROM: Final = re.compile(
    r"(?<!\w)(?:(?:viele|liebe|beste|schöne|herzliche|sonnige|many|best|kind|warm) )?"
    r"(?:grüße?|grüsse|gruß|lg|vg|mfg|greetings|regards|hi|hello|hallo|moin|love)"
    r" (?:aus|from)(?: dem| der| den| the)?(?: sunny| rainy)? [^\W\d_]+(?!\w)"
)
"""A greeting may say where it comes from: “lg aus münchen”."""


def _phrases(table: str) -> frozenset[tuple[str, ...]]:
    lines = (each for line in table.splitlines() for each in line.split("|"))
    return frozenset(tuple(each.split()) for each in lines if each.strip())


_SAID: Final = _phrases(_PHRASES)
_BESIDE: Final = _phrases(_FILLERS)
_MOST_WORDS: Final = max(map(len, _SAID))


_ASTRAY: Final = re.compile(
    r"\W*(?:(?:ups|upsi|oops|whoops|oh|ach|argh|sorry|sry|mist|hoppla|nvm|pardon|all)[\s,.!]+)*"
    r"(?:(?:this is |that was |das war |war )?(?:the )?(?:wrong|falsche[rsn]?)"
    r" (?:chat|channel|window|tab|thread|group|person|bot|room|place|kanal|fenster|gruppe|raum)"
    r"|(?:that|this|das) (?:was(?:n['’]?t| not)?|war(?: nicht)?) (?:meant |intended )?"
    r"(?:for|für) (?:you|someone else|somebody else|dich|euch|jemand anderen?)"
    r"(?: gedacht| bestimmt)?)"
    r"(?:[\s,.!]+(?:sorry|sry|ignore|ignorieren|please ignore|bitte ignorieren|my bad|nvm"
    r"|entschuldigung))*\W*",
    re.IGNORECASE,
)
"""What is said of a message that was meant for others: “ups, falscher Chat”."""


def is_social(text: str, names: Iterable[str] = ()) -> bool:
    """Tell whether a message is thanks, a greeting, an emoji or the like, and nothing beside it.

    `names` are those of people who may be greeted. "Yes" and "no" answer something, and are not.
    """
    if len(text) > LONGEST:
        return False
    is_talk = exclaims(text) or tells_how_it_was(text) or is_at_something_else(text)
    if is_talk or _ASTRAY.fullmatch(text):
        return True
    plain, drawn = _without_emoji(text)
    said = _BIS.sub("bis dann", _SEE_YOU.sub("then", _FROM.sub("lg", plain.casefold())))
    words = [_THRICE.sub(r"\1", each.replace("’", "'")) for each in _WORD.findall(said)]
    if not words:
        return drawn and not any(each.isalnum() for each in plain)
    greeted = {part for name in names for part in _WORD.findall(name.casefold())}
    return _only_social(words, greeted)


_POLITE: Final = re.compile(
    r"[\s(]*(?:(?:and|und|but|aber|so|oh|ups|oops),? )*"
    r"(?:(?:very |so |i'?m )?(?:sorry|apologies|my apologies|pardon|excuse)\b"
    r"(?: (?:for|about|that|the|it|this|being|i|i'm|im|it's|took|so|a|my|bit|all|guys|everyone|me"
    r"|answer(?:ing|ed)?|repl(?:y|ying|ied)|respon(?:se|ding)|vote|voting|delay(?:ed)?"
    r"|(?<!sorry )wait(?:ing)?"
    r"|late(?:ness)?|slow(?:ness)?|again|everybody|forever|long|only|now|noise|trouble|mess"
    r"|confusion|inconvenience|spam))*"
    r"|(?:sorry|entschuldig(?:ung|t|e)|verzeihung|tut mir leid|tschuldigung|pardon)\b,?"
    r"(?: (?:für|wegen|dass|die|das|der|den|meine?|ich|erst|so|spät(?:e[rn]?|en)?|jetzt|bin|hab|ist"
    r"|verspätung|verspätete|antwort|antworte|antworten|rückmeldung|melde|mich|stimme|abstimme"
    r"|umstände|verwirrung|chaos|durcheinander|warten(?: lassen)?|lassen|habe|es|mir|leid))*"
    r"|(?:i |ich )?(?:hope|hoffe),? (?:you|u|y['’]?all|everyone|everybody|ihr|du|alle)(?: all| guys"
    r"| alle)? (?:had|have|has|are having|hattet|hattest|habt|hast|hatten|enjoyed|enjoy)"
    r"(?: [a-zäöüß]+){1,4}"
    r"|(?:hope|hoffe),? (?:that['’]?s|that is|it['’]?s|das ist|das passt|es passt|es ist)(?: ja)?"
    r"(?: (?:ok(?:ay)?|fine|alright|gut|in ordnung|für euch|for you|with you|so))*)[\s.!)]*",
    re.IGNORECASE,
)


_SOON: Final = r"(?:soon|asap|quick(?:ly)?|fast|today|now|bald|schnell|heute|dringend)"
_MOVED: Final = r"(?:moved|cancell?ed|shifted|rescheduled|postponed|dropped)"
_THING: Final = r"(?:thing|call|meeting|appointment|one)"
_TALK: Final = re.compile(
    r"\s*(?:(?:and|und|also|so|but|aber|bitte|please|pls|just|thanks|danke|hey|hi|hallo|moin|sorry"
    r"|sry|uff|puh|ugh)\s+)*"
    rf"(?:hurry(?: up)?|be quick|need (?:this|it|an answer|to know) {_SOON}|asap"
    r"|(?:(?:it|this|that)(?:['’]?s| is) )?(?:kinda |really |very |quite )?urgent"
    r"|(?:i )?trust (?:you|u|ya|y['’]?all)(?: all| guys| on this| with (?:it|this|that))?"
    r"|(?:it['’]?s )?(?:up to you|your call)|you decide"
    r"|(?:i )?hope (?:that|this|it)(?:['’]?s| is| works| helps)? ?(?:ok(?:ay)?|fine|alright|good)?"
    r"|(?:it['’]?s (?:been )?|was |what |had |having |been )?(?:an? |such an? |quite an? )?"
    r"(?:really )?(?:crazy|mad|hectic|insane|wild|chaotic|stressful|rough|manic)"
    r" (?:day|week|month|times?|morning)(?: today| here| over here| at work)?"
    r"|(?:i(?:['’]?m| am|['’]?ve been| was)? |been |was )?(?:swamped|slammed|snowed under|drowning"
    r"|(?:super|so|crazy|really|insanely|mega|pretty|very) (?:busy|stressed))"
    r"(?: today| here| at work| all (?:day|week)| this week| with work)?"
    r"|(?:i )?(?:only )?(?:just|only now) (?:saw|seen|noticed|read) (?:this|it|that|your message)"
    r"(?: now| today)?"
    r"|(?:i )?(?:totally |completely )?(?:forgot(?: about (?:this|it))?|missed (?:this|it))"
    r"|(?:it['’]?s )?been (?:an? |quite an? )?(?:day|week)"
    r"|(?:war )?(?:ein(?:e)? )?(?:echt |total |ganz schön )?"
    r"(?:verrückte|irre|stressige|chaotische|hektische|wilde|krasse|turbulente)[rn]?"
    r" (?:tag|woche|zeit)(?: heute| gerade| grad| hier)?"
    r"|(?:gerade |grad |heute |hier |hab |habe )?(?:viel|so viel|zu viel) (?:los|um die ohren"
    r"|zu tun)(?: gerade| grad| heute| hier)?"
    r"|(?:bin )?(?:gerade |grad )?(?:super|mega|total|voll|echt|sehr) (?:im stress|gestresst)"
    rf"|(?:they |somebody |someone )?(?:just )?{_MOVED} (?:the|my|that) (?:other )?{_THING}"
    rf"|(?:(?:the|my|that) )?(?:other )?{_THING} (?:just )?(?:got|was|has been) {_MOVED}"
    r"|(?:die haben |haben )?(?:de[rn]|das|die) andere[ns]? (?:termin|meeting|ding|sache)"
    r"(?: wurde| ist)? (?:verschoben|verlegt|abgesagt)(?: worden)?"
    r"|(?:(?:de[rn]|das|die|mein) )?(?:andere[ns]? )?(?:termin|meeting|call|arzttermin|ding|sache)"
    r"(?: wurde| ist) (?:verschoben|verlegt|abgesagt)(?: worden)?"
    r"|(?:hier ist |hier )?(?:gerade |grad )?land unter(?: hier)?"
    r"|(?:hab(?:e)? (?:ich )?(?:das |es )?)?(?:(?:gerade|grad|jetzt|eben) )?erst"
    r"(?: (?:jetzt|gerade|grad|eben))? gesehen"
    r"|(?:hab(?:e)? (?:ich )?(?:das |es )?)?(?:total |ganz |voll )?"
    r"(?:vergessen|verpennt|verschwitzt)"
    r"|beeil(?:t|e|en sie)? (?:dich|euch)|macht?(?: mal| bitte)? (?:hin|schnell)"
    rf"|(?:es )?eilt|(?:das |es )?ist (?:echt |sehr )?dringend|brauch\w* (?:das|es) {_SOON}"
    r"|(?:ich )?vertrau(?:e)? (?:dir|euch)(?: da)?(?: voll)?|(?:ihr|du) entscheide(?:t|st)"
    r"|hoffe(?:,)? (?:das|es) (?:passt|geht|ist ok(?:ay)?)(?: so| für euch)?)"
    r"(?:\s+(?:please|pls|bitte|thanks|danke|though|ok|guys|leute))*\s*",
    re.IGNORECASE,
)
"""What is said to hurry somebody, or to leave it to them, in a part of its own."""


def is_polite(text: str) -> bool:
    """Tell whether words are a courtesy or an apology: "sorry for the late answer"."""
    return is_social(text) or is_beside_the_point(text)


def is_beside_the_point(text: str) -> bool:
    """Tell whether words only apologise, hurry somebody, or leave it to them."""
    return any(each.fullmatch(text) is not None for each in (_POLITE, _TALK))


def exclaims(text: str) -> bool:
    """Tell whether words only cry out at a day, and ask nothing of it."""
    plain, _ = _without_emoji(text)
    said = " ".join(plain.casefold().split())
    bare = said.rstrip(" .!…")
    sighs = said.endswith(("…", "..", "!")) and _AGAIN.fullmatch(bare)
    return bool(sighs or _EXCLAIMED.fullmatch(bare))


_CRY: Final = re.compile(
    r"(?:^|(?<=[.!?…\n]))\s{0,3}(?:(?:oh|ah|ach|ok|na) )?"
    r"(?:shoot|damn(?: it)?|dang(?: it)?|crap|argh+|ugh+|gah|oh no|oh dear"
    r"|bummer|omg|jeez|so ein mist|mist|verdammt|verflixt|oh? ?je|oh nein|mensch|mannomann|herrje"
    r"|blöd|toll|na gut|na schön|na dann"
    r"|(?:nothing|nix|nichts)(?: to add| special)? (?:from|on|von) (?:me|my (?:side|end|part)|mir)"
    r"|von mir(?: kommt)? (?:nix|nichts))\s{0,3}[,!…–-]{1,3}\s{0,3}(?=\w)",
    re.IGNORECASE,
)
"""Ahead of what is said: a sigh (“shoot, just got booked on Tuesday”), or “nothing from me”."""


_AT_ONCE: Final = re.compile(
    r"(?:^|(?<=[.!?…\n]))\s{0,3}(?:a+rgh+|u+gh+|gah+|omg|jeez|ach mist|oh mann|puh|uff)"
    r"[\s,.!…–-]{1,4}(?:(?:no|nope|nee|nein)[\s,]{1,3}(?="
    r"(?:\w+day|mon|tue|wed|thu|fri|\w+tag|mittwoch)(?:['’]s| is| ist)\b))?(?=\w)",
    re.IGNORECASE,
)
"""A sigh that can be nothing else, with or without a mark: “argh no Friday's gone”."""


_MORNING: Final = re.compile(
    r"^\s*(?:(?:na|hi|hallo|hey),? )?morgen(?: (?:zusammen|allerseits|leute|team|alle|ihr lieben))?"
    r"\s*!+",
    re.IGNORECASE,
)
"""A greeting, and no day: “Morgen! Di und Mi gehen”."""


def without_exclamations(text: str) -> str:
    """Return a text with blanks for what only cries out, ahead of what else is said.

    Behind a comma a day of its own must follow: "endlich Freitag, ab 10 passt" is of Friday.
    """
    for each in (_CRY, _MORNING):
        text = each.sub(lambda found: " " * len(found[0]), text)
    for found in _SENTENCE.finditer(text):
        said = found[0]
        for stop in (*(n for n, each in enumerate(said) if each == ","), len(said)):
            goes_on = stop < len(said) and not _NAMES_A_DAY.search(said, stop)
            if not goes_on and exclaims(said[:stop]):
                text = f"{text[: found.start()]}{' ' * stop}{text[found.start() + stop :]}"
                break
    return _AT_ONCE.sub(lambda found: " " * len(found[0]), text)


_NOT_AGAIN: Final = re.compile(
    rf"\W*{_SIGH}*(?:(?:no|please|oh no|nein|bitte)[ ,]+)?(?:not again|nicht schon wieder)\W*",
    re.IGNORECASE,
)


def groans(text: str) -> bool:
    """Tell whether a whole message only groans: “not again”. Beside a vote that is a no to it."""
    return _NOT_AGAIN.fullmatch(text) is not None


def greets(text: str) -> bool:
    """Tell whether a message greets; thanks and laughter do not."""
    return _GREETINGS.search(text.casefold()) is not None


def _without_emoji(text: str) -> tuple[str, bool]:
    """Return a text without its emoji, and whether there were any."""
    plain = _EMOTICONS.sub(" ", _SHORTCODES.sub(" ", text))
    if plain.isascii() and _ASCII_EMOJI.isdisjoint(plain):
        return plain, plain != text
    bare = "".join(" " if unicodedata.category(each) in _EMOJI else each for each in plain)
    return bare, bare != text


def _only_social(words: Sequence[str], greeted: Collection[str]) -> bool:
    """Tell whether words are phrases of the table, the longest first, and at least one of them."""
    place, found = 0, False
    while place < len(words):
        step = _longest(words, place)
        if step:
            found = True
        elif (words[place],) not in _BESIDE and words[place] not in greeted:
            return False
        place += max(step, 1)
    return found


def _longest(words: Sequence[str], place: int) -> int:
    """Return how many words the longest phrase has that begins here; 0 where none does."""
    lengths = range(min(_MOST_WORDS, len(words) - place), 0, -1)
    return next((n for n in lengths if tuple(words[place : place + n]) in _SAID), 0)


def may_end_anything(words: str) -> bool:
    """Tell whether words end whatever was talked of, be it a round of drinks: “das wär's”."""
    return _THATS_IT.fullmatch(words.strip()) is not None
