"""The words of votes: what calls an option by its place, what turns a reply, and what says nothing.

Whatever else they may be, "a" and "I" alone are words of English before they are options.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words

LONGEST: Final = 200
"""Characters of a reply that can be a vote."""

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_STELLEN: Final = ("erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht")
_LAST: Final = -1
PLACES: Final = {
    **{word: place for place, word in enumerate(_PLACES)},
    **{
        f"{stem}{end}": place
        for place, stem in enumerate(_STELLEN)
        for end in ("e", "en", "er", "es")
    },
    **dict.fromkeys(("last", "letzte", "letzten", "letzter", "letztes"), _LAST),
    "1st": 0,
    "2nd": 1,
    "3rd": 2,
    **{f"{number}th": number - 1 for number in range(4, 9)},
}
PART: Final = re.compile(r"\d+(?:st|nd|rd|th)?|(?:[^\W\d_]|')+|[:=>,;/&+]|->|\S", re.IGNORECASE)
THEN: Final = frozenset(
    words("> , ; -> then and & + before otherwise else und dann vor sonst danach")
)
OF_A_VOTE: Final = frozenset(
    words("vote votes ballot option options stimme scores score points punkte ranking rangfolge")
)
EQUAL: Final = frozenset({"=", "/", "or", "oder", "od", "oda"})
MARKS: Final = {
    "all": frozenset(
        words("anything everything any all either both alles allem allen alle beide beides")
    ),
    "none": frozenset(words("none neither keine keiner keins keines nichts nix")),
    "too": frozenset(words("too also auch ebenfalls dazu plus add")),
    "back": frozenset(
        words("""
        withdraw retract remove undo cancel delete forget back ignore zurück zieh ziehe zurückziehen
        nimm lösch lösche vergiss streich scrap scratch drop
        """)
    ),
}
"""Words that turn what is said of the options."""

BOTH: Final = frozenset({"both", "either", "beide", "beides"})
TWO: Final = 2
MARKED: Final = frozenset[str]().union(*MARKS.values())
LEAVES_OUT: Final = frozenset(words("except not never without außer ausser nicht niemals nie ohne"))
NOT: Final = frozenset(words("not never nicht niemals nie"))
JOINS: Final = frozenset(words("and or & + nor / und oder od oda"))
TURNS: Final = frozenset(words("but aber sondern"))
ENDS: Final = frozenset(".;")
"""Signs up to which a word holds that turns what follows it."""

BELOW: Final = frozenset(words("over than statt anstatt als"))
"""Words that part what is chosen from what is left out, or is only placed below it."""

AGAIN: Final = frozenset(words("again wieder schon immer ständig today heute"))
"""Words of who has enough of something: "not pizza again"."""

EMPHASIS: Final = re.compile(
    r"\s*\b(?:(?:can|could) live with|(?:bin )?einverstanden mit|kann leben mit"
    r"|(?:that )?i (?:can|could) (?:do|make|manage)|(?:kann|könnte) ich(?: (?:machen|schaffen))?"
    r"(?! (?:leider )?nicht \w)"
    r"|(?<=\w )(?:machen|schaffen|einrichten)(?=\W*$)"
    r"|(?:is |ist |wär(?:e)? )?(?:doable|feasible|manageable|machbar)"
    r"|(?<!not )(?<!n't )(?<!never )looks? (?:(?:really|very|pretty|quite|all|so) )*"
    r"(?:good|great|fine|nice|perfect|ok(?:ay)?|right|best)(?! (?:on|in|if|until|otherwise)\b)"
    r"|(?:sieht|sehen) (?:(?:mir|echt|ganz|sehr|richtig|doch) )*(?:gut|super|prima|ok(?:ay)?) aus"
    r"|or nothing|oder nichts|any day"
    r"|all the way|all day|hands down|gets? my vote|has my vote"
    r"|(?:bekommt|kriegt|hat) meine stimme|for sure|for the win|ftw|100 ?%|100 prozent"
    r"|(?<!nothing )(?<!none )from (?:me|my side)(?: (?:too|as well|also))?"
    r"|(?<!nichts )(?<!nix )von (?:mir|meiner seite)(?: (?:auch|ebenso))?"
    r"|after all|nun doch|jetzt doch|of course|na klar|was sonst|what else"
    r"|(?:(?:and )?that['’]?s )?(?:my )?final answer|endgültig|mein letztes wort"
    r"|in (?:that|this|exactly that) order|in (?:der|dieser|genau der) reihenfolge)(?!\w)"
)
UNOPPOSED: Final = re.compile(
    r"\b(?:(?:von mir|from me|from my side|meinerseits) )?"
    r"(?:i(?:'ve| have)? (?:got )?|ich )?(?:have |hab(?:e)? )?(?:no|zero|keine?n?) "
    r"(?:objections?|einwände?|einwand|bedenken|concerns?)\b"
    r"(?: (?:from me|from my side|at all|here|von mir|meinerseits))*(?P<to> (?:to|with|gegen)\b)?"
    r"|\b(?:(?:ich )?hab(?:e)? )?(?:nichts|nothing) (?:dagegen|against (?:it|any|them))\b(?P<none>)"
)
"""Words of who lets anything pass, or what they name."""

_FITS_DE: Final = r"(?:pass(?:t|en)|geht|gehen|klapp(?:t|en))"
_OF_THESE_DE: Final = (
    r"(?:davon|von (?:denen|diesen|den dreien|beiden|allen)"
    r"|der (?:drei|beiden|vier|termine|tage|zeiten|optionen|vorschläge))"
)
NONE_FITS: Final = re.compile(
    r"\b(?:none|neither|nothing)(?: of (?:these|those|them))? (?:works?|fits?|suits?)"
    r"(?: (?:for )?(?:me|us))?(?: now)? (?:any ?more|any longer)(?: (?:for )?(?:me|us))?\b"
    rf"|\bkein(?:e[rs]?|s)(?: {_OF_THESE_DE})? {_FITS_DE}(?: mir| bei mir| leider| jetzt| da)*"
    r" (?:mehr|nimmer)(?: bei mir| für mich)?\b"
    r"|\b(?:kann|könnte|schaffe?)(?: ich| leider| da| auch)* (?:an |zu |bei )?keine[mnrs]?"
    rf" {_OF_THESE_DE}"
    rf"|\b(?:an |zu |bei )?keine[mnr] {_OF_THESE_DE}(?: (?:kann|schaffe?))(?: ich)?\b"
    rf"|\b{_FITS_DE}(?: mir| bei mir| leider| auch)* keine[rs]?(?: {_OF_THESE_DE})?$"
    r"|\b(?:can't|cannot|can not|couldn't) (?:do|make|manage) a single one(?: of (?:these|those"
    r"|them))?\b|"
    rf"\b{_FITS_DE}(?: mir| bei mir)?(?: leider)? all(?:es|e)(?: drei)?(?: leider)?(?: gar)?"
    r" nicht\b"
    rf"|\ball(?:es|e)(?: drei| davon)? {_FITS_DE}(?: mir| bei mir)?(?: leider)?(?: gar)? nicht\b"
    rf"|\b(?:nichts|keine?[rs]?)(?: davon)? {_FITS_DE}(?: mir| bei mir| leider)*\b"
    r"|\bnone of the (?:above|options|proposals|times|slots|dates)(?: (?:works?|fits?|suits?)"
    r"(?: (?:for )?me)?)?\b"
    r"|\bkein(?:e[rs]?|s)? von (?:den )?(?:dreien|zweien|vieren|fünfen|beiden|drei|zwei|vier"
    r"|fünf)\b"
    r"|\bkeine[rs]? (?:der|von den) (?:termine|zeiten|optionen|vorschläge)"
    rf"(?: {_FITS_DE}(?: mir| bei mir| leider)*)?\b"
    r"|\b(?:can't|cannot|can not|couldn't) (?:do|make|manage|take) any"
    r"(?: of (?:these|those|them))?(?: (?:any ?more|after all))?\b"
    r"|\b(?:no|nope|nah|nein|nee) (?:to|zu) (?:all|any|alle[nm])"
    r"(?: (?:of )?(?:these|those|them|dreien?|options|optionen))?\b"
    r"|\b(?:nothing|none)(?: here| there| in (?:it|there))? for me\b"
    r"|\b(?:da ist )?nichts für mich(?: dabei)?\b"
    r"|\b(?:nothing|nix) (?:of|from) (?:that|this|it|these|those|them|the above)\b"
    r"|\bnix davon\b|\bnichts dabei\b"
    r"|\b(?:nothing|none)(?: of it| here)? (?:works?|fits?|suits?)(?: (?:for )?me)?\b"
    r"|\b(?:they all|all(?: three| of them| of these)?) (?:do not|don't) (?:work|fit|suit)"
    r"(?: (?:for )?me)?\b"
)
"""Words of whom no option suits."""

AS_WELL: Final = re.compile(
    r"\b(?:as well|on top|ebenso|außerdem|obendrein)(?! as\b)"
    r"|^(?:(?:und|ach|oh|ok|dann) )*noch(?= \w+(?: dazu| bitte)?$)"
)
AS_WELL_AS: Final = re.compile(r"\bas well as\b")
NOT_AFTER_ALL: Final = re.compile(r"^(?:(?:nee?|nein|ach|oh),? )*doch keine?n?(?= \w)")
YES_TO: Final = re.compile(r"\b(?:yes to|ja zu)\b")
AFTER_ALL: Final = re.compile(
    r"\b(?:doch|actually|eigentlich|jetzt) (?:auch )?(?:yes to|ja zu)\b"
    r"|\b(?:works?|fine|ok(?:ay)?|good) after all\b"
    r"|\b(?:(?:ist|sind|wäre?|wär) doch (?:\w+ )?(?:ok(?:ay)?|gut|fein|möglich|drin)"
    r"|(?:geht|gehen|ginge|passt|passen|klappt|klappen) doch(?! (?:lieber|eher|nicht)))\b"
)
"""Words of who is for one more option than they were."""

_WHAT_SLIPPED: Final = (
    r"(?:the |my |those |these |die |den |das |der )?(?:\w+ )?(?:weeks?|days?|dates?|months?|times?"
    r"|calendars?|options?|letters?|slots?|buttons?|wochen?|tage?|termine?|monate?|kalender|daten"
    r"|datum|buchstaben?|zeiten|zeilen?|kalenderwochen?|kw|one|them|it|things)"
)
_MIXED_UP: Final = (
    rf"(?:(?:i|i've|i'd|just|had|have|must have) )*(?:mixed (?:up {_WHAT_SLIPPED}"
    rf"|{_WHAT_SLIPPED} up)|(?:misread|confused) {_WHAT_SLIPPED}|misclicked|misread(?: it| that)?"
    rf"|(?:had|got|read|clicked|pressed|looked at) (?:the wrong {_WHAT_SLIPPED}"
    rf"|{_WHAT_SLIPPED} (?:wrong|mixed up)))"
    rf"|(?:(?:ich|da|hatte|hab|habe|mich|mir) )*(?:{_WHAT_SLIPPED} )?(?:verwechselt|vertauscht"
    r"|durcheinander(?:gebracht|geworfen)?|verlesen|verguckt|vertan|verklickt|verdrückt|verschaut"
    r"|falsch (?:gelesen|geklickt|gesehen|gedrückt))(?: gehabt)?"
    r"|(?:(?:i|ich) )?(?:(?:was|war|bin|were|looked|schaute) (?:in|on|at|bei|im) )?"
    r"(?:the |der |dem )?"
    rf"(?:wrong|falsche[nrs]?) {_WHAT_SLIPPED}"
    r"(?: (?:erwischt|gedrückt|geklickt|geguckt|geschaut|gesehen|gelesen))?"
)
SLIPS: Final = re.compile(
    r"[\s,;:.(–-]+(?:(?:sorry|oops|ups|mein fehler|my bad)[\s,]+)?"
    r"(?:hab(?:e)? mich vertippt|vertippt|verschrieben|typo|tippfehler|schreibfehler|fat fingers?"
    rf"|{_MIXED_UP})"
    r"(?:[\s,]+(?:sorry|oops|ups|von mir|my bad|mein fehler))*\)?(?=\s*(?:[,;.!)]|$))"
)
"""Words that what was written before was a slip; they say nothing of the options."""

ONLY: Final = frozenset(words("only just nur bloß"))
VETOES: Final = re.compile(
    r"\bveto|\bno[- ]go\b|\bdeal[- ]?breaker|\bgeht \w* ?gar nicht\b|\bblock(?:ing|ed)?\b"
    r"|\bblockier"
)
"""Words that do more than vote for something else."""

FOLLOWED: Final = re.compile(r",?\s*\b(?:followed by|gefolgt von)\b")
NO_NOT: Final = re.compile(r",\s*(?:no|nein|nee),?\s+(?=(?:not|nicht)\b)")
BUT_NOT: Final = re.compile(
    r"^(?:(?:i )?(?:don't care|don't mind)"
    r"|(?:(?:das |es )?ist )?(?:mir )?(?:ganz |völlig |total )?egal)[\s,;–-]+"
    r"(?:(?:hauptsache|(?:as|so) long as it(?:'s| is)|just|nur|bloß|solange es|but|aber)\s+)?"
    r"(?:nicht|kein(?:e|en)?|not|no)\b(?P<what>.*?)(?:\s+(?:though|tho|aber))?$"
)
"""Words of who lets anything pass but one: "mir egal, Hauptsache nicht B"."""

BESIDES: Final = re.compile(
    r"\b(?:(?:that|which) (?:is not|isn't)"
    r"|bis auf|abgesehen von|besides|apart from|aside from|other than)\b"
)
NEITHER: Final = re.compile(
    r"\b(?:weder|neither)\s+(?P<one>[^\W\d_])\s*,?\s*(?:noch|nor|or)\s+(?P<other>[^\W\d_])(?!\w)"
    r"(?:\s*,?\s*(?:noch|nor|or)\s+(?P<third>[^\W\d_])(?!\w))?"
)
INSTEAD: Final = re.compile(r"\b(?:instead of|anstelle von)\b")
PREFERS: Final = frozenset(words("prefer lieber eher mehr"))
# No option's letter but "I", which is one only where it stands alone.
FILLERS: Final = frozenset(
    words("""
    i i'd me my vote votes for option options the one please works work is pick choose goes go to
    with take best prefer would like points point : fine ok okay pls plz of these those them
    them's three rather instead definitely then stimme für nehme wähle passt passen geht gehen
    klappt bei mir zum zur ins beim meine bitte am liebsten ich das die der den dem davon drei
    variante vorschlag wäre lieber
    actually doch have get change changed switch love want would i'll i'm am are is it it's make
    only just nur sure really let's lets do count in sounds good great nice perfect yum favourite
    favorite bloß bloss will möchte hätte gern gerne nehmen sind auf ein eine einen super toll
    klasse top lecker wunderbar probably guess think say meant mean meinte sorry sry hm hmm haha
    well oh tbh imo imho honestly nehm ist recht gonna going mich today tonight heute still bin
    favorit favoriten voting picking oops whoops ups hoppla vote's eher
    eindeutig klar eigentlich ganz clear definitiv absolut absolutely totally easily einfach wieder
    halt glaub glaube eben mein natürlich naturally selbstverständlich logo
    ballot score scores punkte ranking rangfolge ändern wechseln umändern
    yes yep yeah ja jo obviously clearly offensichtlich ach noch , . !
    uh um uhm äh ähm mach draus daraus better besser
    mehr wär fave place spot laden meins mine klingt prolly gimme
    """)
)
SKIPPED: Final = THEN | FILLERS
HESITATES: Final = "\ue000"
"""Stands for all words of hesitation: nobody writes it."""

UNSURE: Final = re.compile(
    r"\bnot (?:so |really |quite |that |entirely |at all )?(?:sure|certain|convinced|decided)\b"
    r"|\b(?:unsure|undecided|torn|no idea|dunno|(?:don't|do not) know|can't decide)\b"
    r"|\b(?:nicht (?:so |ganz )?sicher|unsicher|unentschlossen|keine ahnung)\b"
    r"|\bweiß (?:\w+ )?nicht\b"
    r"|\b(?:sleep on it|think (?:about it|it over|on it)|let me think|make up my mind)\b"
    r"|\b(?:dr(?:ü|ue)ber schlafen|bedenkzeit|nachdenken|noch (?:mal )?überlegen|überleg\w* noch)\b"
)
_SIGHS: Final = (
    r"mist|schade|verdammt|menno|tja|na ?ja|na gut|na dann|ach so|oh (?:well|no|ok(?:ay)?)"
    r"|damn(?: it)?|darn|dang|argh|shoot|too bad|pity|what a shame|bummer|shame|fair enough"
)
_HMS: Final = r"(?:(?:h+m+|ä+h+m*|u+h+m*|e+r+m*|oh+|a+h+|ach|och)[\s,.…!–-]+)"
_WELL: Final = rf"(?:{_HMS}|(?:tja|ok(?:ay)?|well|so|na|but|aber|or|oder|and|und)[\s,]+)"
_NAY: Final = r"(?:nope|no|nah|nein|nee?|nö)"
_HOLD: Final = (
    r"(?:wait|warte?(?: mal)?|moment(?: mal)?|hold on|hang on|halt|sto+pp?|scratch that|sorry"
    r"|pardon|oo+ps|ups|quatsch|unsinn|nonsense|correction|korrektur)"
)
_GAP: Final = r"[\s,.:;…!–-]+"
TURNED: Final = (
    rf"(?:{_WELL}*(?:{_NAY}{_GAP}{_HOLD}(?:{_GAP}(?:{_NAY}|{_HOLD}))*"
    rf"|(?:wait|warte|moment|hold on|hang on|halt|sto+pp?){_GAP}{_NAY}(?:{_GAP}{_HOLD})*)"
    rf"|{_HMS}+{_NAY}){_GAP}"
    r"(?:(?:i (?:mean|meant)|make (?:that|it)|ich mein(?:e|te)|actually|rather|then|instead|lieber"
    r"|doch|eher|dann)[\s,]+)*"
)
"""Words with which somebody turns to something else: “hm, wait, no”, “no sorry”, “ach ne”.

A bare no is none of them: “no C” is against it.
"""

_MYSELF: Final = (
    rf"(?:(?:{_NAY}|ok(?:ay)?|ach|actually|eigentlich|then|dann|doch|well|hm+|sorry|und|and|also)"
    r"[,.!…]* )*(?:(?:i(?:['’](?:ll|d rather|m going to)| will| want to| can)?|let me|ich) )?"
    r"(?:(?:rather|actually|just|jetzt|doch|will|möchte|kann) )*"
    r"(?:mach\w*|stimm\w*|wähl\w*|entscheide?|rank\w*|do|vote|decide|choose|doch|lieber)?"
    r"(?: (?:das|es|it|this|that|doch|jetzt|lieber|then|dann|mal|now|for))*"
    r" ?(?:selber|selbst|myself)(?: (?:ab|machen|abstimmen|wählen|entscheiden|then|dann|now|jetzt"
    r"|after all|instead))*[\s:,.;!–-]+"
)
"""Words of who left their vote to somebody, and gives it now."""

_CALLED_OFF: Final = (
    rf"(?:(?:{_NAY}|{_HOLD}|ach|oh|hm+|oder|or|ok(?:ay)?|und|and|i|ich)[\s,.!…]+)*"
    r"(?:(?:(?:lieber )?doch nicht(?: mehr)?|not (?:after all|anymore|any more))[\s]*[,;:.!–-]+\s*"
    r"|(?:(?:have |['’]ve )?changed my mind|habe? (?:es )?mir anders überlegt"
    r"|anders überlegt)[\s,;:.!–-]+)"
    rf"|(?:(?:{_HMS}|ok(?:ay)?[\s,]+)*(?:{_NAY}{_GAP}{_HOLD}|{_HOLD}){_GAP}(?:doch )?(?:not|nicht)"
    rf"|(?:(?:{_NAY}|ach|oh)[\s,.!…]+)*doch nicht) [a-z](?![\w'’])\s*[,;–-]+\s*"
    r"(?:(?:but|sondern|rather|lieber|instead)\s+)?(?=[a-z](?![\w'’])\W*$)"
)
"""What was before is off, and what follows is wanted: “doch nicht, B”, “no wait not A, B”."""

_BEFORE_AN_ORDER: Final = (
    rf"(?:{_NAY}[,.!…]+|nee|nein|nope|nah|nö) "
    r"(?=[a-z](?:,? (?:first|zuerst|erst|then|dann|before|vor)\b| ?>))"
)

LEADS: Final = re.compile(
    rf"^(?:(?:{_CALLED_OFF})(?=\S)|{TURNED}(?=\S)"
    rf"|{_MYSELF}(?=\S)|{_BEFORE_AN_ORDER}"
    r"|(?:(?:h+m+|u+h+|u+m+|ä+h+m*|nah|no|nope|nein|nee|ok(?:ay)?|oh|sorry|actually|and),? )*"
    r"make (?:that|it)(?: an?)? (?=[a-z](?![\w'’]))"
    r"|(?:(?:actually|ok(?:ay)?|well|hm+|then|eigentlich|doch),? )*(?:i )?"
    r"(?:can|could|would be able to) (?:(?:also|probably|actually|then) )*"
    r"(?:live with|do|make|manage|take) "
    r"|(?:(?:ok(?:ay)?|also|hm+|eigentlich|doch),? )*(?:ich )?(?:kann|könnte)"
    r"(?: (?:doch|auch|dann))* (?:(?:bei|an|zu) )?(?=(?:option )?[a-z](?![\w'’]))"
    r"|(?:ich )?(?:habe? mich )?umentschieden[\s:,.–-]+"
    r"|(?:(?:nee?|nein|nö|ach|och|no|hm+|ok(?:ay)?|sorry|ups|oops)[,.!…]* )*doch (?:lieber|eher) "
    r"|(?:(?:hm+|ach|och|oh|ah|ok(?:ay)?|na),? )*(?:nee?|nein|nö),? doch "
    rf"|(?:(?:{_SIGHS})[,.!…]* +)+"
    r"(?:(?:na|ok(?:ay)?|so|well)[,]? +)?(?:(?:then|dann)[,]? +)?(?:(?:eben|halt|lieber) +)?"
    r"|(?:(?:sorry|oops|ups|no|nein)[,.]? )?(?:i meant|ich meinte),? (?=(?:no|yes|nein|ja)\b)"
    r"|(?:(?:no|nope|nah|nein|nee?|nö|sorry|oops|ups|pardon|oh|ah|ach)[\s,.!…]+)+"
    r"(?:i meant?|ich mein(?:e|te)?),? (?:actually |eigentlich |natürlich )?"
    r"(?=(?:(?:the|der|die|das|den|option|number|nummer) )?"
    rf"(?:{'|'.join(sorted(PLACES))}|[a-z])(?![\w'’]))"
    r"|(?:sorry,? )?i said .{1,60}?(?:,| but)? (?:i )?meant "
    r"|(?:(?:can|could) you |kannst du |please |pls |bitte |and |und )*"
    r"(?:change|switch|move|swap|make|set|put|turn|ändere?|ändre|setze?|stelle?|mach|mache"
    r"|wechs[le]+|tausche?)(?: bitte)? (?:mine|my (?:one|vote|ballot)|meine?n?s|meine(?: stimme)?)"
    r"(?: bitte| over| back)*(?: (?:to|for|on|into|zu|auf|in|gegen|für))? "
    r"|(?:bitte )?(?:meine stimme|meine?n?s|mine|my vote)(?: bitte| jetzt| now)* (?:auf|zu|to) "
    r"|(?:(?:h+m+|ok(?:ay)?|actually|oh|ah|sorry|and|also),? )*"
    r"(?:i(?:'d)? (?:want|like|need|have) to |i've |i |can i |could i |may i |please )?"
    r"(?:change|changed|switch|switched|move)(?: (?:my (?:vote|mind)))?"
    r"(?:\s*[,:;.]\s*|\s+)(?:to |it to |so |now )?"
    r"|(?:(?:actually|ok(?:ay)?|hm+|doch|now),? )*(?:i(?:'?m| am) |am )?"
    r"(?:changing|switching|swapping|moving|flipping)"
    r"(?: (?:over|back|mine|my (?:vote|answer|pick)|from [a-z]))* to "
    r"|(?:ich )?(?:ändere|wechs[le]+|wechsele|ändre|schwenke?|springe?|gehe?|switche?)"
    r"(?: (?:um|rüber|zurück|jetzt|doch|meine stimme|von [a-z]))* (?:zu|auf|in) "
    r"|(?:meine stimme|mein (?:votum|kreuz(?:chen)?)|my vote|mine)"
    r"(?: (?:jetzt|now|doch|dann|then))*"
    r" (?:geht|gehen|goes|ginge|bekommt|kriegt|gehört|would go|wandert|moves)"
    r"(?: (?:jetzt|now|doch|dann|then|wieder|an|to|für|for|bei|zu|auf))* "
    r"|(?:go )?team |(?:please )?(?:put|mark|count) me (?:down )?(?:for|as) "
    r"|(?:sorry,? )?(?:(?:i |ich )?(?:mis-?clicked|mistyped|habe? mich (?:verklickt|vertippt"
    r"|vertan|verdrückt)))[\s,;.–-]+(?:i |ich )?(?:wanted|meant|wollte|meinte)"
    r"(?: eigentlich| actually)? "
    r"|(?:nvm|never ?mind|nevermind|vergiss es|schon gut)[\s,;.–-]+"
    r"|\+\s*1\s+(?:(?:for|to|on|für|auf)\s+|(?=[^\W\d_](?![\w'’])))"
    r"|(?:(?:oh|ah|ach|ok|okay|so|oops),? )?(?:(?:no|nein|nope|nah|nee),? )?"
    r"(?:wait|warte|moment|hold on|scratch that|correction|korrektur)[\s,.:;!–-]+"
    r"(?:(?:i meant?|make (?:that|it)|ich meinte?) )?)"
)
"""What a vote begins with that is another one than before, or one more."""

ADDRESSES: Final = re.compile(
    r"^(?:(?:so|ok(?:ay)?|oh|ah|ach|hm+|right|well|hi|hey|hello|hallo|moin|sorry)[,.!]* )*"
    r"(?:(?:sorry|hi|hey|hello|hallo|moin|ok(?:ay)?)[,!]? (?:all,|(?:guys|folks|everyone|everybody"
    r"|team|people|y'all|leute|ihr lieben|zusammen|alle zusammen|an alle)[,:!.]*)"
    r"|(?:(?:now )?(?:thinking|think) (?:again|about it(?: again)?|it over|twice)"
    r"|on second thoughts?"
    r"|having (?:thought|slept) (?:about|on) it|come to think of it|(?:nach )?reiflicher überlegung"
    r"|wenn ich(?:'s| es)?(?: so| mir| nochmal)* (?:recht )?überlege|bei genauerem hinsehen"
    r"|(?:nochmal|noch mal) (?:drüber )?(?:nachgedacht|überlegt|geschaut|geguckt))[,:.!–-]*) +"
    r"(?=\S)",
    re.IGNORECASE,
)
_LAUGHS: Final = re.compile(
    r"(?<=\w)(?:[\s,]+(?:lol|lmao|rofl|haha\w*|hehe\w*|xd|[:;]-?[)dp]|[😂🤣😅😄😆😜🙈]+))+[\s.!]*$",
    re.IGNORECASE,
)


_SMILES: Final = re.compile(r"\s+[:;=]['’]?-?[()/|\\](?:\s+)(?=\w)")
"""A face between two words is a pause, and leads to no reason: “not A again :( B”."""

_SO_THEN: Final = re.compile(
    r"^(?:so|also|then|dann)[\s,]+(?=(?:option )?[^\W\d_](?: from me| for me| von mir| für mich)?"
    r"(?: instead| stattdessen)?[\s.!]*$)",
    re.IGNORECASE,
)


def unaddressed(said: str) -> str:
    """Return a reply without whom it addresses, and without the laughter that it ends in."""
    plain = _SMILES.sub(", ", _LAUGHS.sub("", said.strip()))
    return _SO_THEN.sub("", ADDRESSES.sub("", plain) or plain)


"""Whom a reply is said to, and that its author has thought again: what follows is the vote."""

TAKES: Final = re.compile(r"^(?:ok(?:ay)?,? |also |dann )?nimm (?!.*\bzurück\b)")
PLUS_ONE: Final = re.compile(r"\s*\+\s*1$")
MINUS_ONE: Final = re.compile(r"(?<!\w)[-–−]\s*1\s+(?:for|to|on|für|auf|zu)\s+")
_MEANT: Final = re.compile(r"\b(?:i meant?|ich mein(?:e|te)?)\b")


def says_what_was_meant(said: str) -> bool:
    """Tell whether somebody puts right what they said before: “oh no, I meant the second”."""
    return _MEANT.search(said) is not None


_ANY_OF_THEM: Final = re.compile(
    r"^any(?: one)? of (?:these|those|them|the (?:options|times|slots|dates|three|two|four))\b"
    r"|^jede[rs]? (?:davon|der (?:drei|optionen|zeiten|termine))\b"
)


def says_any_of_them(said: str) -> bool:
    """Tell whether words begin with all that are on the table: “any of these is fine with me”."""
    return _ANY_OF_THEM.search(said) is not None
