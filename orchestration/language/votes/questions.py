"""How people ask of a vote, or of what is decided: a row for each thing that can be asked."""

from __future__ import annotations

from typing import Final

from orchestration.language.votes.of_vote import OfVote
from orchestration.language.votes.questions_of_rules import DOES_IT_MEAN, HOW_DECIDED

IT: Final = (
    r"(?:it|this|that|(?:the|this) (?:vote|poll|voting|ballot)|voting|das|es"
    r"|die (?:abstimmung|umfrage|wahl))"
)
_TIE: Final = (
    r"(?:(?:an? )?(?:exact |perfect )?(?:tie|draw|stalemate|dead heat)|tied|equal(?:ly many votes)?"
    r"|(?:exactly )?the same(?: (?:number|amount) of votes)?|gleichstand|ein patt|patt"
    r"|unentschieden|gleich ?auf|gleich ?viele? (?:stimmen|punkte)|gleich ?viele?)"
)
_COMES_TO: Final = (
    r"(?:it(?:['’]?s| is| ends?(?: up)?(?: as| in| with)?| comes out| turns out)|there(?:['’]?s"
    r"| is)"
    r"|we (?:have|get|end up with)|two(?: options| of them)?(?: are| have| get| end up)?"
    r"|they(?:['’]re| are| have)|votes are)"
)
_TIES: Final = (
    r"(?:it|they|we|(?:the )?votes|(?:the )?(?:first |top )?(?:two|three|2|3)(?: options| of them)?"
    r"|some(?: options| of them)?|several|both|options|everything)"
    r" (?:all |both |still |end(?:s)? up |come(?:s)? out )*(?:ties?|tied|tying|draws?|deadlocks?)"
)
_ANYBODY: Final = (
    r"(?:any(?:one|body)|some(?:one|body)|any of (?:you|us)|jemand|irgend(?:wer|jemand)|wer)"
)
_EVERYBODY: Final = (
    r"(?:every(?:one|body)|any(?:one|body)|some(?:one|body)|any of us|(?:just )?one person"
    r"|a single person|i|we|each"
    r" of us|jeder?|jemand|irgendwer|ich|man|einer(?: allein)?|wir)"
)
_PLACES: Final = r"(?:places?|spots?|seats?|plätze|platz)"
_LISTED: Final = r"(?:drafts|candidates|proposals|suggestions|ideas|statements|options|choices)"
_GELISTET: Final = r"(?:entwürfe|vorschläge|ideen|optionen|kandidaten|aussagen|alternativen)"
FILL: Final = r"(?: (?:denn|eigentlich|hier|alles|noch|schon|genau|jetzt|gerade|nun|überhaupt))*"
_TWO: Final = (
    r"(?:two|2|three|3|several|multiple|many|both|more than one|more than 1|zwei|drei|mehrere"
    r"|mehr als eine?n?s?|beide)(?: (?:options?|of them|things|choices|optionen|dinge|sachen"
    r"|gerichte|stimmen|stück))?"
)
_NOBODY_VOTES: Final = (
    r"(?:nobody|no ?one|none of us|not a single person) (?:votes?|voted|bothers|answers)"
    r"(?: at all| here| in time| on this)*"
)
_KEINER_STIMMT: Final = (
    r"(?:niemand|(?:gar )?keine[rn]?)(?: von uns| hier)?"
    r"(?: (?:ab)?(?:stimmt|wählt)| abgestimmt hat| mitmacht| antwortet)"
)
PATTERNS: Final = {
    OfVote.SECRECY: (
        rf"(?:is|are|was) {IT} (?:really |actually |fully )?(?:an? )?"
        r"(?:anonymous|secret|private|public|open)(?: (?:vote|poll|ballot))?"
        r"|are (?:the |our )?votes (?:anonymous|secret|private|public)"
        r"|(?:do|will|can) (?:the )?(?:others|people|you all|everyone) see (?:what|how|who) (?:i"
        r"|we) vote\w*"
        r"(?: for)?|ist (?:das|es|die (?:abstimmung|umfrage|wahl)) (?:eigentlich |denn |wirklich )?"
        r"(?:anonym|geheim|öffentlich)|(?:sieht|sehen) (?:man|die anderen|alle),? (?:wer|was|wie)"
        r" (?:ich|wer|wir|man)?\s?(?:was |wofür |wie )?(?:stimm\w*|abstimm\w*|gestimmt"
        r"|wähl\w*)(?: ha\w+)?"
    ),
    OfVote.SEEN_BY: (
        r"who (?:all )?(?:can|could|will"
        r"|does|gets to|is able to|else can|else)?\s?(?:all )?(?:sees?"
        r"|reads?|knows?)"
        r" (?:what (?:i|we) vote\w*(?: for)?|how (?:i|we) vote\w*|(?:my|our|the) (?:votes?"
        r"|ballots?))"
        r"|(?:can|could|does|will) (?:any(?:one|body)|some(?:one|body)|others|the others|people"
        r"|you all) (?:see|read|know) (?:my|our) (?:votes?|ballots?)"
        r"|wer (?:alles )?(?:kann|sieht|liest|erfährt)(?: denn| eigentlich| alles)*"
        r" (?:(?:meine|unsere|die) stimmen?|was ich (?:wähle|stimme)|wofür ich (?:stimme|bin)"
        r"|wie ich (?:ab)?stimme)(?: sehen| lesen)?"
        r"|(?:sieht|kann|können) (?:jemand|man|irgendwer|die anderen|wer)"
        r" (?:meine stimme|was ich (?:wähle|stimme)|wie ich (?:ab)?stimme)(?: sehen)?"
    ),
    OfVote.WHO_VOTED: (
        r"(?:can (?:i|we) see |do we know |does anyone know |tell me )?who(?: all)?(?:['’]s| has"
        r"| have|all has)?(?: already| all)? voted(?: already| yet)?(?: and who (?:hasn['’]?t"
        r"|has not|didn['’]?t))?"
        r"|who (?:did|already did) vote"
        r"|wer hat(?: denn| eigentlich| schon| alles| bereits| bis jetzt"
        r"| bisher)* (?:ab|mit)?ge(?:stimmt|wählt)(?: und wer (?:noch )?nicht)?"
    ),
    OfVote.HOW_MANY: (
        r"how many(?: people| of (?:us|you|them)| folks| others)? (?:have |has |did |already )*"
        r"(?:voted?|cast (?:a|their) votes?|answered|responded)(?: already| yet| by now)?"
        r"|how many (?:votes?|ballots?|answers?|responses?)(?: are| do we have| have we(?: got)?"
        r"| did we get| have (?:been )?(?:come|cast)| came| are there| were cast| has it| does it"
        r" have)+(?: in| cast| there| got)*(?: already| yet| by now)?"
        rf"|wie ?viele?(?: leute| von (?:uns|euch)| personen| menschen)?{FILL} (?:haben|hat|habt)"
        rf"{FILL}(?: (?:bereits|bisher|jetzt))*{FILL} (?:ab|mit)?ge(?:stimmt|wählt|antwortet)"
        rf"|wie ?viele? (?:stimmen|antworten) (?:sind|gibt(?:['’]?s| es)|haben wir|liegen){FILL}"
        rf"(?: (?:bisher|bereits|da|drin|eingegangen|vor|abgegeben|zusammen)){{0,2}}{FILL}"
    ),
    OfVote.WHOLE: (
        r"(?:do|must|should|shall|need) (?:i|we|you|people) (?:(?:have|need) to |really )*"
        r"(?:rank|order|rate|grade|score|sort|list|number|place|put|use|give|mark|name|vote (?:for"
        r"|on)|fill in|answer)"
        r" (?:(?:points|grades|numbers|votes|a (?:grade|number|place)) (?:to|for) )?"
        r"(?:them all|all|every(?: single)?|everything|each|every one|all (?:of )?(?:them|these"
        r"|the))"
        r"(?: (?:of them|options?|ones?|points|four|five|three|six|one of them|in order))*"
        r"|does (?:the |this )?[\w-]{3,20} (?:vote |voting )?mean (?:that )?(?:i|we|you) "
        r"(?:(?:have|need) to|must|should) (?:rank|order|rate|grade|score|sort|list"
        r"|vote (?:for|on)) (?:them all|all(?: of (?:them|these|the options))?"
        r"|every(?: single)? (?:one|option)|everything)"
        r"|(?:can|may|could) (?:i|we) (?:also |just |only )*(?:(?:leave|skip) (?:some|one|two|any)"
        r"(?: of them)?(?: out)?"
        r"|(?:rank|order|rate|grade|sort|name|place) (?:just |only )?(?:my )?(?:top |first )?(?:one"
        r"|two|three|some|a few)(?: of them)?)"
        r"|(?:muss|müssen|soll) (?:ich|man|wir) (?:denn |wirklich |eigentlich )?(?:alles?|jede[ns]?"
        r"|jede option|alle (?:optionen|davon|vier|drei|fünf))(?: punkte?)?"
        r" (?:reihen|ordnen|bewerten|sortieren|angeben|nennen|ranken|vergeben|benoten|wählen"
        r"|einordnen|aufschreiben|verteilen)"
        r"|(?:kann|darf|können) (?:ich|man|wir) (?:auch |denn |einfach )*(?:welche|eine[ns]?|einige"
        r"|was|ein paar) (?:weglassen|auslassen)"
        r"|(?:kann|darf|reicht es,? wenn)"
        r" (?:ich|man) (?:auch )?nur (?:die ersten? |meine ersten? )?"
        r"(?:eine[ns]?|zwei|drei|welche|ein paar) (?:reihen?|ordnen?|nennen?|angeben?|bewerten?)"
    ),
    OfVote.QUORUM: (
        r"(?:what(?:['’]?s| is| was)|how (?:high|big|large) is"
        r"|is there|do we have)(?: the| an?| any)?"
        r" (?:quorum|minimum(?: (?:number )?of (?:votes|voters))?)(?: here| set)?"
        r"|(?:was|wie hoch|wie groß) ist (?:denn |eigentlich )?(?:das|die) (?:quorum"
        r"|mindestbeteiligung|mindestzahl)"
        r"|(?:gibt(?:['’]?s| es)"
        r"|haben wir) (?:denn |hier |eigentlich )*(?:ein(?:e)? |das )?(?:quorum"
        r"|mindestbeteiligung|mindestzahl)|quorum(?=\?)"
    ),
    OfVote.RULE: (
        r"how (?:does|do|is|are) (?:the |our |your )?(?:counting|votes?|voting|ballots?|rule|this"
        r"|it)(?: here)? (?:work(?: out)?|counted|decided|get counted|added up)"
        r"|wie (?:wird|werden)(?: denn| hier| das| eigentlich| die stimmen)* (?:aus)?gezählt"
        r"|wie (?:funktioniert|geht|läuft)(?: denn| hier| eigentlich)* (?:das|die) (?:aus)?zähl\w*|"
        r"how many (?:people |of us |votes? |yes(?:es)? )?(?:need|have|must|does it need"
        r"|do we need)"
        r"(?: to)?(?: (?:agree|vote|approve|say yes|be for it|in favou?r|yes))*(?: to (?:agree"
        r"|pass|win))?"
        r"|(?:does everyone|do (?:we|all of us) all|do all) (?:have|need) to (?:agree|vote|say yes)"
        r"|is a (?:simple )?majority enough|what(?:['’]s| is) (?:the )?(?:threshold"
        r"|majority needed)"
        r"|wie ?viele (?:leute |stimmen |von uns |ja )?(?:müssen|braucht es|brauchen wir"
        r"|braucht man)"
        r"(?: denn)?(?: (?:zustimmen|dafür sein|ja sagen|mitmachen|abstimmen|dafür))*"
        r"|müssen alle (?:zustimmen|dafür sein|ja sagen|abstimmen)|reicht (?:die |eine )?mehrheit"
        rf"|{HOW_DECIDED}"
    ),
    OfVote.VETOES: (
        r"what(?:['’]?s| is| has been| was| got)(?: been)? vetoed"
        r"|(?:is|was|has) (?:anything|something) (?:been )?vetoed(?: yet)?|any vetoe?s(?: yet)?"
        r"|was (?:ist|wurde) (?:schon |bisher |alles )*(?:vetiert|mit veto belegt|gestrichen"
        r"|blockiert)"
        r"|gibt(?:['’]?s| es) (?:schon )?(?:ein )?vetos?"
    ),
    OfVote.SEVERAL: (
        r"is (?:this|it|that|the (?:vote|poll)) (?:a )?(?:multiple[- ]choice|multi[- ]?choice"
        r"|multi[- ]?select|single[- ]choice)(?: (?:vote|poll))?"
        r"|(?:ist|geht)(?: das| hier| die umfrage)* (?:eine )?(?:mehrfachauswahl"
        r"|mehrfachnennung\w*)(?: möglich)?|(?:sind )?mehrfachnennungen(?: möglich)?|"
        rf"(?:can|may|could|am) (?:i|we|you|one) (?:also |even |allowed to )?(?:veto"
        rf"|vote(?: for)?|pick"
        rf"|choose|select|take|tick|have|name|support) {_TWO}(?: (?:options?|votes))?"
        rf"|(?:can|may) (?:i|we) (?:give|put|rank|place) {_TWO} (?:the same|in the same"
        rf"|on the same|equal\w*)"
        r"(?: (?:place|rank|position|spot))?"
        r"|(?:can|may) (?:two|several|2)(?: options)? be (?:equal|tied|(?:in "
        r"|on )?the same(?: place)?)"
        r"|(?:can|may) (?:two|several|2)(?: options)? (?:share|have) (?:a|the same) (?:place|rank)"
        r"|how many (?:options? )?(?:can|may|do) (?:i|we) (?:get to )?(?:pick|choose|vote for"
        r"|select|veto|tick)"
        rf"|(?:kann|darf|können|dürfen) (?:ich|man|wir) (?:auch |denn )?(?:für |gegen )?{_TWO}"
        r" (?:wählen|ankreuzen|nehmen|stimmen|vetoen|nennen|auswählen|ablehnen|streichen"
        r"|(?:auf|an) (?:denselben|den gleichen|die gleiche|dieselbe) (?:platz|stelle|position)"
        r"(?: setzen)?|gleich (?:setzen|reihen))"
        rf"|(?:geht|gehen|gingen?|ginge)(?: (?:denn|auch|hier))* {_TWO}"
        rf"|(?:geht|darf es|ist) (?:denn |auch )*(?:nur|bloß) (?:eine?n?s?|1)"
        r"|(?:just|only) one(?: vote)?(?: each)?|(?:does|would) (?:more than one|two|several) work"
        r"|wie ?viele (?:optionen )?(?:kann|darf) (?:ich|man) (?:wählen|ankreuzen|nehmen)"
    ),
    OfVote.LEFT: (
        r"how many (?:points?|dots?|votes?) (?:do i have|have i got|are|do i still have|i have)"
        r"(?: still)? (?:left|remaining|still left|over)|how many (?:points?|dots?) do i (?:have"
        r"|get)"
        r"|wie ?viele (?:punkte?|stimmen) (?:habe? ich|bleiben mir|hab ich)(?: noch)?(?: übrig)?"
    ),
    OfVote.PROPOSED: (
        r"who (?:has )?(?:proposed|suggested|put up|added) (?:what|which(?: one)?s?)"
        r"|who(?:se|['’]s| is) (?:idea|proposal)s? (?:is|was) (?:what|which)"
        r"|wer hat (?:denn |eigentlich )?was (?:vorgeschlagen|eingetragen|auf die liste gesetzt)"
        r"|von wem (?:ist|kommt|stammt) (?:was|welche[rs]?(?: vorschlag)?)"
    ),
    OfVote.LIST: (
        r"(?:(?:the|die|all|alle|show) )*(?:options|choices|alternatives|optionen|alternativen)"
        r"(?: (?:nochmal|again|please|bitte))*"
        r"|what (?:was|were|are|is)(?: all)? (?:the (?:options?|choices|alternatives)|on offer"
        r"|there to choose(?: from)?)"
        r"|what can (?:i|we) (?:choose|pick|vote)(?: (?:from|between|for))?"
        r"|what are we (?:voting on|choosing (?:from|between))"
        rf"|(?:what|which) {_LISTED} (?:do we have|have we got|are there|are in|came in|are up)"
        r"(?: yet| by now| now)?"
        rf"|welche {_GELISTET} (?:haben wir|gibt(?:['’]?s| es)|liegen vor|sind (?:da|drin)){FILL}"
        r"|was (?:gab|gibt|war|steht|stand|lag|liegt)(?:['’]?s| es)? (?:denn |nochmal |noch mal "
        r"|alles )*"
        r"(?:zur (?:auswahl|wahl)|für optionen)|worüber stimmen wir (?:gerade |eigentlich "
        r"|denn )?ab"
    ),
    OfVote.CALLED: (
        r"(?:what|which(?: one)?)(?:['’]s| is| was) (?:option )?(?P<letter>(?-i:[A-Z]))"
        r"|(?:was|welche[sr]?) (?:ist|war)(?: (?:nochmal|denn"
        r"|noch mal))* (?:option )?(?P<buchstabe>(?-i:[A-Z]))"
    ),
    OfVote.CHANGEABLE: (
        r"(?:can (?:i|we|you)|(?:is it |am i )?too late to) (?:still )?(?:change|switch|edit|update"
        r"|revise) (?:my|our|the|your) (?:votes?|answers?|mind|ballot)(?: later| still)?"
        r"|(?:kann|können) (?:ich|wir|man) (?:(?:meine|unsere|die|seine) (?:stimme|antwort"
        r"|meinung) )?(?:noch "
        r"|später |nachher )*"
        r"(?:(?:meine|unsere|die|seine) (?:stimme|antwort|meinung) )?(?:noch )?(?:ändern|wechseln"
        r"|anpassen)"
    ),
    OfVote.REVIEW: (
        r"(?:what['’]?s (?:up )?with|whats with|when(?:['’]s| is| was)) (?:the|that"
        r"|our) (?:review|revisit|check)"
        r"(?:,? when (?:was|is) (?:that|it))?|when (?:do|will|are) (?:we|you"
        r"|it) (?:be )?(?:review|revisit"
        r"|look(?:ed|ing)? at|ask\w*|check\w*)(?:ing|ed)?(?: (?:it|this|that|about it))?(?: again)?"
        r"|wann (?:ist|war)(?: (?:nochmal|denn|noch mal))* (?:die|der) (?:überprüfung|review"
        r"|nachfrage)"
        r"|wann (?:wird|schauen wir|fragst du|prüfen wir)(?: (?:das|es|uns das"
        r"|danach))?(?: nochmal| wieder)?"
        r"(?: (?:geprüft|angeschaut|an|nach|nachgefragt))?"
    ),
    OfVote.NOBODY: (
        r"(?:and )?what(?: will| would| does| do| is|['’]s| then| it| happens?| happening"
        rf"| comes?| becomes?)*(?: of (?:it|this|that))?,? (?:if|when) {_NOBODY_VOTES}"
        rf"|(?:and )?if {_NOBODY_VOTES}(?=\W*\?)"
        rf"|(?:was|wie)(?: passiert| ist| wäre| gilt| geschieht| kommt| wird| läuft| geht){FILL}"
        rf"(?: das| es| dann| heraus| raus)*,? (?:wenn|falls) {_KEINER_STIMMT}"
        rf"|(?:und )?(?:wenn|falls) {_KEINER_STIMMT}(?=\W*\?)"
        r"|what if there are no votes|what happens (?:with|without)(?: any| no)? votes"
    ),
    OfVote.TIE: (
        rf"(?:what|how)(?: will| would| does| do| is|['’]s| then| it| we| you| happens?| happening"
        rf"| decided?| settled| broken| done| go(?:es)?)*(?: about|,? (?:if|when|on|in case of|with"
        rf"|at|in|for|after)) (?:(?:{_COMES_TO} )?{_TIE}|{_TIES})(?: then| (?:at|in) the end)?"
        rf"|(?:if|when|in case of) (?:(?:{_COMES_TO} )?{_TIE}|{_TIES})(?: then)?(?=\W*\?)"
        r"|(?:how|who|what) (?:are|do you|do we|is|would|will|does|gets)? ?(?:an? |the )?(?:tie"
        r"|ties|breaks? (?:an? |the )?ties?)(?: be)?(?: broken| settled| decided| resolved"
        r"| handled)?|(?:how|who|what) (?:breaks?|settles?|decides?)(?: on| in| at)?"
        r" (?:an? |the )?(?:tie|ties|draw)"
        r"|(?:was|wie|wer)(?: passiert| ist| wäre| gilt| geschieht| machen wir| machst du| wird"
        rf"| entscheidet| läuft| geht)?{FILL}(?: das| es)?,?(?: bei| wenn| falls| im falle?(?: von"
        rf"| eines)?| mit)(?: es| einem| einen| ein| zwei(?: optionen)?| wir)*{FILL} {_TIE}"
        r"(?: entschieden| aufgelöst| ist| gibt| steht| stehen| sind| haben| herrscht| kommt"
        r"| endet| ausgeht)*"
        rf"|(?:bei|wenn es|falls es){FILL} (?:einem )?{_TIE}(?: ist| gibt)?(?=\W*\?)"
    ),
    OfVote.MEANS: (
        r"(?:what(?:['’]?s| is| does| do| do you mean (?:by|with))|how (?:does|do|is|would))"
        r" (?:this |the |an? |that )?(?P<rule>[\w -]{3,30}?)(?: (?:vote|voting|rule|method|thing"
        r"|system|ballot))*(?: (?:even|exactly|actually|really))*(?: (?:means?|works?|counted))?"
        r"(?: (?:exactly|here|for us|in practice|in this|anyway))*"
        rf"|(?:was|wie) (?:heißt|bedeutet|meint|ist|funktioniert|geht|läuft|wird){FILL}"
        r" (?:mit |der |die |das |dieses? |eine? )?(?P<regel>[\w -]{3,30}?)"
        r"(?: (?:abstimmung|wahl|verfahren|regel))?(?: (?:gezählt|ausgezählt|genau|hier|eigentlich"
        rf"|denn))*|{DOES_IT_MEAN}"
    ),
    OfVote.OBJECTIONS: (
        rf"(?:does|did|do|has|have|will|would|is) {_ANYBODY} (?:still |else |already |here )*"
        r"(?:object(?:ed|s|ing)?|veto(?:ed|es|ing)?)(?: (?:to )?(?:it|this|that|anything"
        r"|any of (?:them|these|it)|something))?(?: yet)?"
        r"|(?:are|were) there (?:any )?(?:objections|vetoes)(?: yet| by now| in)?"
        r"|(?:do|did) we (?:have|get) (?:any )?(?:objections|vetoes)(?: yet)?"
        r"|(?:how many|what|which) (?:objections|vetoes)(?: are there| do we have| have we got"
        r"| were there| came in)?(?: yet)?|who (?:has |have )?(?:object(?:s|ed)|vetoed)"
        r"(?: (?:to )?(?:it|this|what))?(?: yet)?"
        rf"|hat{FILL} {_ANYBODY}{FILL} (?:einen? |was |etwas |ein )?(?:einwand|einwände|bedenken"
        r"|veto|dagegen|widersprochen)(?: eingelegt| erhoben| geäußert| gesagt| angemeldet)?"
        rf"|(?:gibt(?:['’]?s| es)|haben wir|gab(?:['’]?s| es)){FILL} (?:einen )?(?:einwände"
        rf"|einwand)"
        rf"|wer hat{FILL} (?:ein veto|einwände|einen einwand|was dagegen)(?: eingelegt| gehabt)?"
    ),
    OfVote.VETOERS: (
        r"who (?:all )?(?:can|may|could|is allowed to|gets to|has|holds|is able to)(?: an?| the)?"
        r"(?: right (?:to|of))? ?(?:veto|object)(?: ?power| rights?)?(?: this| it| here| options?"
        r"| an option)?"
        rf"|(?:can|may|could|does|do) {_EVERYBODY} (?:have an? |get an? )?(?:veto|object)"
        r"(?: this| it| an option| options| something| anything| here)?"
        r"|(?:is there|do we have) an? veto(?: here)?|is an? veto (?:possible|allowed)"
        rf"|wer (?:kann|darf|hat){FILL} (?:ein )?(?:vetorecht|veto)(?: einlegen| sagen)?"
        rf"|(?:kann|darf|hat|habe|können|dürfen){FILL} {_EVERYBODY}{FILL} (?:ein )?(?:vetorecht"
        rf"|veto)"
        r"(?: einlegen| sagen)?"
    ),
    OfVote.SETTINGS: (
        r"(?:what|which|how)(?:['’]?re| are| were|['’]?s| is)? (?:the |our |its )?(?:current )?"
        r"(?:settings|rules|terms)(?: (?:here|now|set|apply|in force|for|of|with|again|this|it|the"
        r"|vote|poll|decision))*"
        r"|(?:show|tell|give|list)(?: me| us)? (?:all )?(?:the |its )?settings(?: (?:here|again|of"
        r"|for|this|it))*|(?:how|what) (?:is|['’]?s) (?:this|it|the vote|the poll) (?:set up"
        r"|configured|set to)"
        rf"|(?:was|wie|welche) (?:sind|lauten"
        rf"|gelten){FILL} (?:die )?(?:aktuellen )?(?:einstellungen"
        r"|regeln|spielregeln|vorgaben)(?: (?:hier|gerade|jetzt|nochmal|für das|für diese|davon))*"
        rf"|welche (?:einstellungen|regeln|spielregeln|vorgaben) (?:gelten|sind|haben wir){FILL}"
        r"(?: eingestellt| gesetzt)?|(?:zeig(?:e|st)?|sag)(?: mir| uns| mal| bitte)* die"
        r" einstellungen(?: (?:nochmal|mal))*|wie ist (?:das|es|die abstimmung)"
        r"(?: (?:gerade|hier|denn))* eingestellt|(?:die |the )?(?:settings|einstellungen)(?=\W*\?)"
    ),
    OfVote.NOTES: (
        r"(?:(?:are|were) there |do we have |did we get |have we got |have you got )?(?:any|some)"
        r" notes?(?: (?:yet|in|with|beside|on|the|votes?|left|came in))*"
        r"|(?:are|were) there notes(?: yet)?|(?:what|which|whose) notes (?:are there|do we have"
        r"|have we got|were left|came in)"
        r"|(?:who|has anyone|has anybody|did anyone|did anybody) (?:has )?(?:left|leave|wrote|write"
        r"|written|added|add) (?:an? |any )?notes?(?: yet)?"
        rf"|(?:gibt(?:['’]?s| es)|haben wir|gab(?:['’]?s| es)){FILL} (?:irgendwelche )?(?:notizen"
        rf"|anmerkungen)(?: zu (?:den stimmen|der abstimmung))?"
        rf"|hat{FILL} {_ANYBODY}{FILL} (?:eine notiz|eine anmerkung|etwas angemerkt"
        rf"|was angemerkt)"
        r"(?: hinterlassen| geschrieben| gemacht)?"
    ),
    OfVote.STANDS: (
        r"where (?:do|are|is) (?:we|things|it|this) (?:stand(?:ing)?|at)(?: (?:with|on|here|in) ?"
        rf"(?:{IT}|the decision)?)?|how far (?:along )?(?:are|have) (?:we|you)(?: got(?:ten)?)?"
        r"(?: with (?:this|it))?|what(?:['’]?s| is) the (?:current |latest )?(?:state|standing"
        r"|stand)"
        rf"(?: (?:here|of (?:it|this|play|things|the (?:vote|poll))))*"
        rf"|wo stehen wir{FILL}(?: (?:mit|bei) (?:der (?:abstimmung|umfrage)|dem ganzen))?"
        rf"|wie (?:weit (?:sind|seid) (?:wir|ihr)|ist{FILL} der (?:aktuelle )?"
        rf"(?:zwischen)?stand){FILL}(?: (?:mit|bei) der (?:abstimmung|umfrage))?"
        rf"|was ist{FILL} der (?:aktuelle )?(?:zwischen)?stand|(?:zwischen)stand(?=\W*\?)"
    ),
    OfVote.ENDS: (
        rf"when (?:does|will|is|['’]?s) {IT} (?:end|close|finish|run out|(?:be )?(?:over|done|due"
        r"|closed|finished)|closing|ending)|how long (?:do (?:i|we) (?:still )?have(?: left)?"
        rf"|is {IT} (?:still )?open|does {IT} (?:still )?run|can (?:i|we) (?:still )?vote)"
        r"|(?:what(?:['’]?s| is)|when(?:['’]?s| is)) (?:the |our )?(?:deadline|cut ?off"
        r"|closing time)"
        r"|(?:the )?deadline(?=\W*\?)"
        rf"|wann (?:endet|schließt){FILL} {IT}{FILL}|wann (?:ist|läuft|hört|macht){FILL} {IT}"
        rf"{FILL} (?:zu ende|vorbei|rum|zu|aus|ab|auf|dicht|durch|schluss|fertig)"
        rf"|wann ist{FILL} (?:schluss|(?:die )?deadline|(?:die )?frist|abgabe|ende)"
        rf"|(?:bis wann|wie lange) (?:läuft|geht|ist|kann man|können wir|kann ich|habe? ich"
        rf"|haben wir){FILL}(?: {IT})?{FILL}(?: abstimmen| wählen| zeit| offen| mitmachen)?"
    ),
    OfVote.ADDING: (
        r"(?:(?:can|may|could) (?:i|we|one|people|anyone)|(?:is it|am i|are we) (?:still"
        r" possible|allowed|ok|able)(?: for me)? to)"
        r" (?:still |also |please |just )*(?:add|propose|suggest|put (?:in|up|on|forward)|put|enter"
        r"|throw in|submit)(?: (?:one|another|something|anything|some|an?|my|our|new|own|more|other"
        r"|option|options|idea|ideas|proposal|proposals|suggestion|suggestions|candidate|candidates"
        r"|draft|drafts|thing|things|else|stuff|of my own|on|to|the|it|list|now|still|later|too"
        r"))+"
        r"|(?:is|are) (?:the list|proposals|suggestions|it|this) (?:still )?(?:open"
        r"|(?:still )?possible)(?: (?:for|to) (?:proposals|suggestions|ideas|new (?:ideas|ones"
        r"|options|proposals)|adding|additions|propose))"
        r"|is the list (?:still |already )?open"
        rf"|(?:kann|darf|können|dürfen) (?:ich|man|wir){FILL}(?: (?:was|etwas|einen?|eins|welche"
        r"|eigene|weitere|neue|vorschläge|ideen|optionen|(?:eigenen |weiteren |neuen )?vorschlag"
        rf"|idee|option|mehr|anderes))*{FILL}(?: (?:zur|auf die) liste)? (?:hinzufügen|vorschlagen"
        r"|ergänzen|einreichen|nachreichen|dazu ?(?:tun|schreiben|setzen|packen)|drauf ?setzen"
        r"|eintragen|einbringen|(?<=vorschläge )machen|(?<=vorschlag )machen)"
        rf"|ist die liste{FILL} offen|geht{FILL} (?:was|ein vorschlag)"
    ),
    OfVote.PLACES: (
        rf"how many (?:free |open |more )?{_PLACES}(?: (?:are|do|we|have|is|there|still|left|free"
        rf"|open|available|remaining|over|got))+|(?:is|are) there (?:still |any |some "
        rf"|free )*{_PLACES}"
        rf"(?: left| free| available| open)*|(?:any|still) (?:free )?{_PLACES} (?:left|free"
        rf"|available|open)|wie ?viele? (?:freie )?{_PLACES}(?: (?:sind|gibt(?:['’]?s| es)"
        rf"|haben wir"
        rf"|hat(?:['’]?s| es)))?{FILL}(?: frei| übrig| da| zu haben)*"
        rf"|(?:gibt(?:['’]?s| es)|sind|ist|haben wir){FILL} (?:freie[rn]? |ein(?:en)? )?{_PLACES}"
        rf"{FILL}(?: frei| übrig)?"
    ),
    OfVote.WAITING: (
        r"who(?:['’]?s| is| are| all is)(?: all)? (?:still )?(?:on|in) the wait(?:ing)? ?list"
        r"|is there an? wait(?:ing)? ?list|how (?:long|full) is the wait(?:ing)? ?list"
        r"|how many (?:people )?are on the wait(?:ing)? ?list|(?:the |die )?(?:wait(?:ing)? ?list"
        r"|warteliste)(?=\W*\?)"
        rf"|wer (?:steht|ist){FILL} auf der warteliste|(?:gibt(?:['’]?s| es)|haben wir){FILL}"
        rf" eine warteliste|wie (?:lang|voll) ist{FILL} die warteliste"
        r"|wie ?viele (?:stehen|sind) auf der warteliste"
    ),
}
