"""How English says how a decision is to be taken: patterns for a whole clause, with what they say.

A number stands where `{n}` is; what is said may be several terms.
"""

from __future__ import annotations

from typing import Final

from orchestration.language.words.writing import words

LEADS: Final = r"""(?:please|pls|and|but|also|then|make\ it|make\ that|make\ this|keep\ it
    |let'?s\ make\ it
    |let\ it\ be|set\ it\ to|(?:it|this|that|the\ (?:vote|poll|ballot|voting|decision))
    (?:'s|\ (?:is|(?:should|must|shall)|(?:ought|has|needs|is)\ to)(?:\ be)?)|with|by|in|as|using
    |decided?\ by|decide\ it\ by|a|an|the|only|just|we\ need|i\ want|we\ want
    |let['’]?s\ (?:do|use|try|have)|use|try|count(?:ed)?(?:\ (?:it|them|this|the\ votes))?)"""
LABELS: Final = r"disclosure|(?:voting\ )?rule|who\ sees\ what"
COUNTED: Final = "rounds|options|winners"
PUT: Final = r"(?:make|set)\ the"
NAMED: Final = r"disclosure|(?:voting\ )?rule|quorum|threshold|rounds|options|winners"
CORRECTS: Final = r"""ok(?:ay)?|actually|no|nope|wait|sorry|oops|hm+|oh|and|but|well|also|hang\ on
    |hold\ on|let's\ say|i\ meant?(?:\ to\ say)?|make\ that|rather|better|on\ second\ thought"""
"""How what was said is said otherwise."""

ORDERS: Final = r"""(?:(?:please|pls|can\ (?:you|we)|could\ (?:you|we))\s+)?(?:let['’]?s\ )?
    (?:make|keep|set|let|give|leave|do)(?:\ (?:(?:(?:our\ |my\ )?it|this|that
    |(?:the|our|my)\ (?:[\w'-]+\ ){0,4}?(?:poll|vote|voting|decision|choice))\b)
    |(?=\ (?:until|till?)\ ))"""
TAILS: Final = (
    "please|pls|open|running|again|now|too|as\\ well|after\\ all|instead|then|thanks|though|btw"
)
HERE: Final = (
    r"(?:(?:always\ )?(?:in|for)\ this\ channel|always\ here|here\ always|channel\ rules?)"
)
HERE_POLLS: Final = r"""(?:from\ now\ on,?\ )?(?:all\ )?(?:polls|votes|decisions)
    \ (?:in\ |around\ )?(?:here|this\ channel)(?:\ (?:should|must|are|always|run|be))+"""
"""How a sentence begins that says what holds of all polls in a channel."""

ALL_POLLS: Final = r"(?:(?:all|polls|votes|decisions|voting|should|must|are|always|be)\s+)+"
COURTESY: Final = r"""(?:(?:pretty\ )?please|pls|plz|thanks|thank\ (?:you|u)|many\ thanks|thx|ty
    |tysm|cheers)
    (?:\ (?:so\ much|very\ much|a\ lot|all|everyone|everybody|folks|team|in\ advance))*"""
IN_VAIN: Final = r"""asap|a\.?s\.?a\.?p\.?|as\ soon\ as\ possible|as\ fast\ as\ (?:you|we)\ can
    |urgent(?:ly)?|quickly|right\ away
    |(?:please\ |first\ )*(?:collect|gather|share|send)\ (?:your\ |some\ )?
    (?:ideas|proposals|suggestions|options)\ (?:until|till?|by)\ .+
    |(?:ideas|proposals|suggestions)\ (?:until|till?|by)\ .+
    |only\ .{2,60}\ (?:can|may|has|have)\ (?:use\ )?(?:an?\ )?veto(?:\ it)?
    |(?:secret|anonymous),?\ (?:and\ |but\ )?(?:open|public)(?:\ (?:votes?|ballots?|voting|polls?))?
    |(?:open|public),?\ (?:and\ |but\ )?(?:secret|anonymous)(?:\ (?:votes?|ballots?|voting))?
    |first\ come(?:,?\ first\ served?)?
    |(?:capacity|cap)(?:\ of|\ is|:)?\ \d+(?:\ (?:people|places))?
    |(?:remind|ping|nudge)\ (?:everyone|everybody|us|them|people|all|me|the\ team)\b.*"""
"""What is asked of a vote that cannot be had."""

DURATION: Final = r"""(?:(?:for|in|within|open|runs?|you\ (?:have|got)|we\ have
    |lasts?|takes?|time:?)\ )*(?:the\ next\ )?(?P<n>\d{1,3}|an?|one|two|three|half\ an)\ ?
    (?P<unit>h(?:(?:ou)?rs?)?|mins?|minutes?|d(?:ays?)?)
    (?:\ (?:to\ (?:vote|decide|answer|go)|time|left|max|only|tops|from\ now|is\ enough))*"""
"""How long a vote is open, as it stands by itself: “2h”, “30 min to vote”."""

OF_LENGTH: Final = r"how\ (?:long|much|many|often|soon)|lengths?|durations?|timebox"
"""What asks for so much time, of which a span is an answer."""

TELLS: Final = r"""(?:keep|make|leave|handle|treat|run)\ (?:it|this|that|everything|things)
    |it\ (?:should|must|has\ to|needs\ to)|without\ any|so\ (?:that\ )?no|no(?:body|\ one)\ """
"""How a clause begins that tells how it is to be done, wherever it stands: “keep it discreet”."""

FIRST: Final = (
    "please pls can could make give leave do keep set let let's lets close closes end ends run "
    "voting deadline hide conceal"
)
"""Words with which an order can begin."""

CLOSES: Final = r"""(?:please\s+)?(?:it\ |voting\ |the\ (?:poll|vote)\ |to\ )?
    (?:(?:close|end|run|last|go)s?(?:\ it)?|closing|ending|open|vote|votes?\ (?:in|are\ due)
    |decided?|decision
    |(?:we\ |i\ )?(?:need|have)\ (?:(?:it|this|that|an?\ (?:answer|decision|result))(?:\ done)?
    |to\ (?:know|decide|order|book|confirm|tell\ (?:them|him|her)))
    |answers?(?:\ are\ due)?|deadline(?:\ is)?|due)[:,]?\s+
    (?:until\ |till?\ |by\ |on\ |at\ |is\ )?"""
ENDS: Final = r"(?:please\s+)?(?:clos(?:es?|ing)|end(?:s|ing)?|deadline|due|until|till?)"
WHEN: Final = r"""(?:in|at|on|around|about|before|after|when(?:ever)?|once|as\ soon|next|last|this
    |by)\b|(?:noon|mid|morning|evening|night|today|tonight|tomorrow|yesterday|later|soon|never
    |mon|tue|wed|thu|fri|sat|sun|christmas|easter)\w*"""
"""How an end begins, and what is said behind it that means a moment, known or not."""

LIMITS: Final = r"no|only|just|without|nothing|please"
"""How begins what limits a list, and is nothing on it: “no pineapple”."""

DECIDES: Final = r"decided?|decision|vot(?:e|es|ing)"
UNTIL: Final = r"(?:(?:until|till?|by)\s+|(?=(?:eod|end\ of\ (?:the\ )?day)$))"
EVERY: Final = r"""\b(?:(?:every|each)\ (?:other\ |second\ )?(?:week|fortnight|month|day|mon|tue
    |wed|thu|fri|sat
    |sun)\w*|weekly|biweekly|fortnightly|monthly|daily|recurring)\b"""
LAST_ROUND: Final = r"""(?:(?:and|but)\ )?(?:(?:in|for)\ )?
    (?:(?:the\ )?(?:last|final)\ (?:round|vote|one)
    |the\ (?:last|final))
    (?:\ (?:is|goes|will\ be))?(?:\ decided)?(?:\ by|\ with|\ in|\ as|:)?"""
"""How what is said of the last round alone begins."""

IN_LAST_ROUND: Final = (
    r"(?:(?:only\ )?(?:in|for)\ the\ (?:last|final)(?:\ (?:one|round|vote))?|at\ the\ end)"
)
"""How it ends where it does not begin so: “majority in the last”."""

OF_ROUNDS: Final = r"(?:for|in|during)\ (?:all\ )?(?:the\ )?(?:other\ |first\ )?rounds"
NEEDED: Final = (
    r"""(?P<who>.+?)\ (?:must|has\ to|have\ to|needs?\ to)\ (?:be\ (?:there|in|fine(?:\ with\ it)?
    |happy(?:\ with\ it)?|ok(?:ay)?(?:\ with\ it)?)|come|agree|join|attend|like\ it
    |approve|say\ yes)""",
    r"(?P<who>.+?)\ (?:is|are)\ (?:needed|required|a\ must)",
    r"(?:we\ need|not\ without|never\ without)\ (?P<who>.+)",
    r"""without\ (?P<who>.+?)\ (?:it|this)\ (?:does(?:n['’]?t|\ not)\ count|is(?:n['’]?t|\ not)
    \ (?:valid|decided))""",
    r"(?:it|this)\ does(?:n['’]?t|\ not)\ count\ without\ (?P<who>.+)",
)

WHO_VETOES: Final = (
    r"vetoe?s?\ (?:by|for|from|of)\ (?:only\ )?(?P<who>.+)",
    r"""(?:only\ )?(?P<who>.+?)\ (?:can|may|has|have|gets?)\ (?:use\ )?(?:an?\ |the\ (?:only\ )?)?
    veto(?:\ it)?""",
)
"""Whose veto counts: “veto by Dana”, “only Omar can veto”."""

WEIGHS: Final = (
    r"""(?P<who>[^:]+?)(?:(?:'s|’s|')?\ votes?)?\ (?:counts?|weighs?)\ (?:only\ |just\ )?
    (?:as\ |for\ )?{n}(?:\ votes?|\ times|x)?(?:\ as\ much)?""",
    r"(?P<who>[^:]+?)\ (?:has|have|gets?)\ {n}\ votes?",
    r"""(?:count|weigh)\ (?!\S+\ (?:in|out)\b)(?P<who>[^:]+?)
    (?:(?:'s|’s|')?\ votes?)?\ (?:only\ |just\ )?(?:as\ |for\ )?
    {n}(?:\ votes?|\ times|x)?(?:\ as\ much)?""",
    r"give\ (?P<who>[^:]+?)\ (?:only\ |just\ )?{n}\ votes?",
)
"""Whose vote counts as several: “Ana counts double”."""

WEIGHTS: Final = "weights?"
TIMES: Final = {"once": 1, "double": 2, "twice": 2, "triple": 3, "thrice": 3}

_NEEDS: Final = (
    r"(?:(?:(?:it|(?:a\ )?yes|(?:the\ |a\ )?(?:winn(?:er|ing\ (?:option|one))|result))\ )?"
    r"(?:(?:needs?|takes?|requires?)(?:\ to\ (?:have|get|reach))?|(?:has|must|should)(?:\ to)?"
    r"\ (?:have|get|reach))\ (?:at\ least\ )?|at\ least\ |threshold(?:\ of|\ is|:)?\ )?"
)
_NEEDS_HALF: Final = (
    r"(?:(?:(?:it|(?:a\ )?yes|(?:the\ |a\ )?(?:winn(?:er|ing\ (?:option|one))|result))\ )"
    r"(?:(?:needs?|takes?|requires?)(?:\ to\ (?:have|get|reach))?|(?:has|must|should)(?:\ to)?"
    r"\ (?:have|get|reach))\ (?:at\ least\ )?|(?:needs?|requires?)\ (?:at\ least\ )?)(?:one\ )?half"
)
"""How much of the votes there must be, in the word that may stand for much else."""
_ALL_OF_US: Final = (
    r"(?:us(?:\ all)?|all(?:\ of\ us|\ members|\ people)?|everybody|everyone|the\ (?:team|group"
    r"|channel|members))"
)
"""Of whom a share is that is not of those alone who vote."""

_OF_VOTERS: Final = (
    r"(?:\ of\ (?:the\ |all\ )?(?:votes?|voters?|people|them|those\ (?:who\ vote|voting)))?"
)
_HAVE_TO_AGREE: Final = (
    r"(?:(?:have|has|need|needs)\ to|must|should)\ (?:agree|approve|consent|say\ yes|vote\ yes"
    r"|vote\ for\ it|support\ it|like\ it|be\ (?:for\ it|in\ favou?r|on\ board|happy|ok(?:ay)?))"
    r"(?:\ (?:with\ it|to\ it))?"
)
_ENOUGH: Final = (
    r"(?:(?:we|it|this)\ needs?\ )?"
    r"(?:at\ least\ |(?:a\ )?min(?:imum|\.)?\ (?:of\ )?)?"
)
_VOTERS: Final = r"(?:votes?|voters?|ballots?|people|of\ us|answers)"
_TO_COUNT: Final = (
    r"(?:(?:(?:have|need)\ to\ |must\ )?(?:vote\ |voting\ )?)?"
    r"(?:(?:in\ order\ )?(?:for\ (?:this|it|that|the\ (?:vote|result))\ )?"
    r"to\ (?:count|be\ valid|hold|stand|be\ decided|make\ (?:this|it)\ (?:count|valid))"
    r"|or\ (?:it|this)\ (?:does(?:n['’]?t|\ not)\ count|is(?:n['’]?t|\ not)\ valid))"
)
_COUNTS_FROM: Final = (
    r"(?:it|this|the\ (?:result|vote))\ (?:only\ )?(?:counts|holds|is\ valid)\ (?:only\ )?"
    r"(?:if|with|from|when)\ "
)

SAID: Final[dict[str, dict[str, object]]] = {
    r"(?:rank(?:ed|ing)?\ (?:choice\ )?)(?:with|by|via|using|in)\ (?:an?\ )?"
    r"(?:irv|instant[\ -]runoff)": {"rule": "irv"},
    r"(?:rank(?:ed|ing)?\ (?:choice\ )?)(?:with|by|via|using|in)\ (?:an?\ )?"
    r"(?:stv|single\ transferable\ vote)": {"rule": "stv"},
    r"(?:(?:everyone|everybody|each(?:\ of\ us)?|all|we)\ )?(?:gives?\ |scores?\ |rates?\ )?"
    r"(?:(?:each|every|them|options?)\ )*(?:from\ )?(?:0|zero)\ ?(?:-|–|to)\ ?(?:5|five)"
    r"(?:\ (?:points?|stars?))?(?:\ (?:per|for\ each|for\ every|each)(?:\ option)?)?": {
        "rule": "star"
    },
    r"(?:ranked[\ -]choice|instant[\ -]runoff|irv)(?:\ (?:vot\w+|ballots?))?": {"rule": "irv"},
    r"(?:let['’]?s\ |(?:let\ )?(?:everyone|everybody|each(?:\ (?:of\ us|one|person))?|we|you|people"
    r"|all(?:\ of\ us)?)\ (?:all\ )?(?:(?:has|have|needs?)\ to\ |should\ |can\ |will\ )?)?"
    r"(?:rank(?:s|ed|ing)?(?:\ (?:all\ (?:of\ )?)?(?:them|these|those|it|vot\w+|ballots?"
    r"|(?:the\ )?(?:options|days|choices)|all))?|(?:puts?|brings?|sorts?)\ (?:them|these|those|it"
    r"|all|(?:the\ )?(?:options|days))\ in(?:to)?\ (?:(?:an?|the|their|your)\ )?(?:own\ )?order)"
    r"(?:\ of\ preference)?"
    r"|in\ order\ of\ preference|(?:help\ us\ )?(?:to\ )?prioriti[sz]e"
    r"(?:\ (?:these|those|them|with\ us|for\ us|together))+": {"rule": "ranked"},
    r"approval(?:\ vot\w+)?"
    r"|(?:(?:everyone|everybody|you(?:\ all)?|people|folks|we|all|feel\ free\ to)"
    r"(?:\ (?:can|may|could))?\ )?(?:choose|pick|tick|select|check|mark|vote\ for)\ (?:(?:any|all)"
    r"\ (?:of"
    r"\ (?:them|these)\ )?(?:that|which|you)\ [\w'’ ]{2,30}|as\ many(?:\ (?:of\ (?:them|these)"
    r"|options"
    r"|ones|things))?\ as\ (?:you|u|we|they|people|everyone)\ (?:like|want|wish|please)s?"
    r"|several|multiple|more\ than\ one|a\ few)(?:\ (?:of\ (?:them|these)|options|ones|answers))?"
    r"|(?:multiple|several|more\ than\ one)(?:\ (?:is|are))?\ (?:ok|okay|allowed|possible|fine)"
    r"|(?:multiple|several)[\ -](?:choices?|answers?|votes?|picks?)"
    r"(?:\ (?:allowed|possible|ok|okay))?|multi[\ -]?(?:choice|select)": {"rule": "approval"},
    r"plurality|(?:majority|most\ votes)\ takes\ it|most\ votes(?:\ wins)?|(?:one|1|single)\ "
    r"(?:vote|choice|answer|pick)(?:\ only)?"
    r"(?:\ (?:each|per\ (?:person|head)))?(?:\ only)?"
    r"|(?:everyone|everybody|each|all)\ (?:has|have|gets?)\ (?:only\ |just\ )?(?:one|1|a)\ vote"
    r"|single[\ -](?:choice|select)"
    r"|(?:pick|choose|tick|vote\ for)\ (?:just\ |only\ |exactly\ )?(?:one|1)"
    r"(?:\ (?:only|each|option|please|thing|per\ person))*": {"rule": "plurality"},
    r"(?:simple\ |absolute\ )?majority(?:\ (?:votes?|wins|rules?|decides))?|more\ than\ half": {
        "rule": "majority"
    },
    r"(?:everybody|everyone|all)(?:\ of\ us)?\ (?:must|has\ to|have\ to|needs?\ to|should)\ agree"
    r"|unanimous(?:ly)?|all\ or\ nothing": {"rule": "unanimous"},
    r"consent|consensus|(?:if\ |unless\ )?(?:nobody|somebody|no\ one|someone|anybody)\ objects?"
    r"|no\ objections?"
    r"|objections?\ (?:only\ )?(?:need|with)\ (?:a\ )?reasons?": {"rule": "consent"},
    r"veto(?:e?s)?(?:\ (?:allowed|votes?|voting|possible|rights?))?"
    r"|(?:everyone|everybody|anyone|anybody|all|we\ all|you\ all|each)(?:\ of\ (?:us|you))?"
    r"\ (?:can|may|could|has|have|gets?)\ (?:to\ )?(?:use\ )?(?:an?\ |the\ )?veto"
    r"(?:\ (?:rights?|it|one|any|anything|options?|an\ option|things|any\ of\ (?:them|these)))?": {
        "rule": "veto"
    },
    r"(?:(?:with|by|using)\ )?(?:dots|dot[\ -]vot(?:e|ing))|(?:with|by|using|in|via)\ points": {
        "rule": "dots"
    },
    r"(?:with\ )?{n}\ (?:dots?|points?)"
    r"(?:\ each|\ per\ (?:person|head)|\ for\ (?:everyone|everybody|each|all))?"
    r"|dots[\ :,]+{n}(?:\ each|\ per\ person)?"
    r"|{n}\ votes\ (?:each|per\ (?:person|head))"
    r"|(?:(?:we|you)\ )?(?:everyone|everybody|each(?:\ of\ us|\ person)?|all)"
    r"(?:\ (?:has|have|gets?))?\ {n}\ (?:votes|dots|points)": {"budget": "n"},
    r"(?:(?:you|we|everyone|everybody|all|each(?:\ of\ us)?|people)(?:\ (?:can|may|should))?\ )?"
    r"(?:picks?|chooses?|selects?|votes?\ for|ticks?)\ (?:up\ to\ |any\ |exactly\ "
    r"|at\ most\ |max(?:imum|\.)?\ )?{n}"
    r"(?:\ (?:options?|of\ (?:them|these|those)|favou?rites|things?))?"
    r"(?:\ (?:each|max|at\ most|per\ (?:person|head)))*"
    r"|(?:at\ most|max(?:imum|\.)?|up\ to|no\ more\ than)\ {n}"
    r"(?:\ (?:votes?|choices?|picks?|answers?|approvals?|options\ (?:each|per\ (?:person|head))))"
    r"(?:\ (?:max|each|apiece|(?:per|a)\ (?:person|head|nose|member)))*"
    r"|(?:at\ most|max(?:imum|\.)?|up\ to)\ {n}\ (?:each|per\ (?:person|head))"
    r"|{n}\ (?:choices|picks|answers|approvals)(?:\ (?:each|max|at\ most|per\ (?:person|head)))*": {
        "most": "n"
    },
    r"rated|ratings?|(?:rate|score)\ (?:them|each|these|those)"
    r"(?:\ (?:from\ )?1\ ?(?:-|–|to)\ ?5)?"
    r"|(?:(?:rate|score)\ )?(?:from\ )?(?:1|one)\ ?(?:-|–|to)\ ?(?:5|five)|stars": {
        "rule": "rated"
    },
    r"borda(?:\ (?:count|method|rule))?": {"rule": "borda"},
    r"(?:schulze|condorcet)(?:'s)?(?:\ (?:method|rule))?|duels": {"rule": "schulze"},
    r"star(?:\ voting)?": {"rule": "star"},
    r"stv|single\ transferable\ vote": {"rule": "stv"},
    r"cumulative(?:\ voting)?": {"rule": "cumulative"},
    r"(?:in\ )?secret(?:ly)?(?:\ (?:ballots?|votes?|voting))?|anonymous(?:ly)?(?:\ (?:ballots?"
    r"|votes?|voting))?"
    r"|anon|(?:without|no)\ names|nameless"
    r"|(?:without\ (?:anyone|anybody|everyone|people|others)\ (?:seeing|knowing)"
    r"|(?:so\ (?:that\ )?)?(?:nobody|no\ one)\ (?:sees|knows|can\ see"
    r"|(?:should|needs\ to|has\ to|must)\ (?:see|know)))\ (?:who\ (?:votes|voted|picks|picked"
    r"|chose)(?:\ (?:for\ )?what)?|how\ (?:anyone|people|others|who)\ vote[sd]?)"
    r"|(?:please\ )?(?:(?:nobody|no\ ?one)\ (?:should\ |gets\ to\ |can\ |may\ )?(?:sees?|knows?)|"
    r"(?:don['’]?t|do\ not|never)\ (?:show|reveal|tell|publish))\ (?:(?:us|anyone|the|any)\ )*"
    r"(?:results?|votes?|counts?|tally|numbers|standings?|how\ it\ stands)\ (?:before|until|till"
    r"|while)\ .{3,40}"
    r"|(?:(?:can|could)\ (?:you|we)\ (?:please\ |pls\ )?)?(?:hide|conceal"
    r"|don['’]?t\ (?:show|tell|reveal))\ who"
    r"\ (?:votes|voted|picks|picked|chose|chooses)(?:\ (?:for\ )?(?:what|which))?"
    r"|hide\ (?:the\ )?(?:names|voters)|keep\ (?:the\ )?(?:names|voters)\ (?:private|hidden|secret)"
    r"|hide\ (?:the\ )?(?:results?|votes)(?:\ (?:until|till)\ .+)?|(?:results?|votes)\ hidden"
    r"(?:\ (?:until|till)\ .+)?"
    r"|(?:(?:please\ )?(?:show|reveal|publish|see)\ )?(?:the\ )?(?:results?|counts?|scores?"
    r"|standings?)\ (?:(?:only|are|is|shown|visible|come|revealed)\ )*"
    r"(?:at\ the\ (?:very\ )?end|afterwards|after(?:\ (?:the\ )?(?:vote|poll|end|deadline|closing))"
    r"|(?:when|once|after)\ (?:(?:it['’]?s|it\ is|voting\ is|the\ (?:vote|poll)\ is)\ "
    r"(?:over|closed|done)|it\ closes|closed|(?:everyone|everybody|all)\ (?:has\ |have\ )?voted))"
    r"(?:\ only)?|(?:no|without)\ (?:live|interim|intermediate|running|early)\ "
    r"(?:results?|counts?|numbers|tall(?:y|ies)|scores?)": {"secret": True},
    r"not\ (?:secret|anonymous|in\ secret)(?:\ this\ time)?|(?:this\ time\ )not\ secret"
    r"|open\ (?:ballots?|votes?|voting)|publicly?|with\ names": {"secret": False},
    r"(?:(?:keep|make|leave|handle|treat|do|run)\ (?:it|this|that|everything|things"
    r"|(?:the|this)\ (?:poll|vote|one|decision))\ |(?:it|this|that)(?:['’]s|\ (?:is|should|must"
    r"|has\ to|needs\ to|can))(?:\ to)?\ (?:be\ kept\ |be\ |stay\ |remain\ )?|(?:be|stay)\ )?"
    r"(?:all\ |rather\ |very\ )?discreet(?:ly)?|without\ (?:the\ )?(?:counts|numbers)"
    r"|(?:without\ (?:anyone|anybody|everyone|people|others)\ (?:seeing|knowing)"
    r"|(?:so\ (?:that\ )?)?(?:nobody|no\ one)\ (?:sees|knows|can\ see"
    r"|(?:should|needs\ to|has\ to|must)\ (?:see|know)))\ who\ "
    r"(?:wants|wishes|likes|prefers|would\ like)\ what": {"disclosure": "discreet"},
    r"with\ (?:the\ )?(?:counts|numbers)|disclosure:?\ counts": {"disclosure": "counts"},
    r"show\ (?:everything|all|who\ can|whom\ it\ suits|who\ (?:wishe[sd]|wants|likes)\ what)"
    r"|disclosure:?\ open": {"disclosure": "open"},
    r"(?:at\ most\ |max(?:imum)?\ |up\ to\ |only\ |just\ )?{n}\ rounds?"
    r"(?:\ (?:at\ most|only|is\ enough|will\ do|max(?:imum|\.)?|tops|of\ voting))*": {
        "rounds": "n"
    },
    r"(?:show\ |offer\ )?(?:at\ most\ |max(?:imum)?\ |up\ to\ "
    r"|no\ more\ than\ )?{n}\ options?(?:\ (?:each|on\ the\ table|to\ (?:vote\ on|choose\ from)"
    r"|in\ (?:the\ vote|play)|at\ most|shown|per\ round"
    r"|(?:in\ )?(?:a|each|every)\ round|at\ a\ time))?"
    r"|(?:show|offer)\ {n}(?:\ of\ them)?\ (?:at\ (?:a\ time|once)|per\ round)": {"options": "n"},
    r"(?:if\ )?(?:(?:it\ )?needs?(?:\ at\ least)?|at\ least|minimum(?:\ of)?|min\.?)"
    r"\ {n}\ (?:votes?|voters?|ballots?|people(?:\ (?:have\ to\ |must\ )?(?:vote|voting))?"
    r"|of\ us(?:\ vote)?"
    r"|(?:(?:people|of\ us|members)\ )?(?:(?:have|need)\ to|must|should)"
    r"\ (?:vote|take\ part|participate|join\ in|be\ in))|quorum(?:\ of|\ is"
    rf"|:)?\ {{n}}|{_ENOUGH}{{n}}\ {_VOTERS}\ {_TO_COUNT}|{_COUNTS_FROM}{_ENOUGH}{{n}}\ {_VOTERS}"
    r"(?:\ (?:or\ more|vote|have\ voted|voted|take\ part))?": {"quorum": "n"},
    r"no\ quorum|without\ (?:a\ )?quorum": {"quorum": 0},
    rf"{_NEEDS}{{n}}\ ?(?:%|percent|per\ cent)"
    r"(?:\ (?:of\ (?:the\ |all\ )?votes|support|agree|in\ favou?r|to\ pass))*": {"percent": "n"},
    rf"{_NEEDS_HALF}(?:\ (?:of\ (?:the\ |all\ )?)?(?:votes?|voters|ballots))?"
    r"(?:\ (?:to\ (?:pass|win)))?"
    rf"|(?:at\ least\ )?half{_OF_VOTERS}\ {_HAVE_TO_AGREE}": {"percent": 50},
    rf"{_NEEDS_HALF}\ of\ {_ALL_OF_US}"
    rf"|(?:at\ least\ )?half\ of\ {_ALL_OF_US}\ {_HAVE_TO_AGREE}": {
        "percent": 50,
        "of_all": True,
    },
    rf"{_NEEDS}{{n}}\ ?(?:%|percent|per\ cent)(?:\ support)?\ of\ {_ALL_OF_US}"
    r"(?:\ (?:support|agree|in\ favou?r|to\ agree))*": {"percent": "n", "of_all": True},
    rf"{_NEEDS}(?:a\ )?(?:two[\ -]thirds|2/3)\ of\ {_ALL_OF_US}(?:\ to\ pass)?": {
        "rule": "majority",
        "thirds": 2,
        "of_all": True,
    },
    r"(?:(?:(?:it|(?:a\ )?yes)\ )?(?:needs?|takes?|requires?)\ (?:a\ )?)?(?:two[\ -]thirds|2/3)"
    r"(?:\ majority)?(?:\ of\ (?:the\ |all\ )?votes)?"
    r"(?:\ (?:to\ pass|in\ favou?r|needed|required|support))?"
    rf"|{_NEEDS}(?:a\ )?(?:two[\ -]thirds|2/3){_OF_VOTERS}\ {_HAVE_TO_AGREE}": {
        "rule": "majority",
        "thirds": 2,
    },
    rf"{_NEEDS}(?:a\ )?(?:two[\ -]thirds|2/3)\ of\ {_ALL_OF_US}\ {_HAVE_TO_AGREE}": {
        "rule": "majority",
        "thirds": 2,
        "of_all": True,
    },
    rf"{_NEEDS}(?:three[\ -]quarters|3/4)(?:\ majority|{_OF_VOTERS}\ {_HAVE_TO_AGREE})": {
        "percent": 75
    },
    rf"{_NEEDS}(?:three[\ -]quarters|3/4)\ of\ {_ALL_OF_US}(?:\ {_HAVE_TO_AGREE})?": {
        "percent": 75,
        "of_all": True,
    },
    rf"{_NEEDS}{{n}}\ ?(?:%|percent|per\ cent){_OF_VOTERS}\ {_HAVE_TO_AGREE}": {"percent": "n"},
    rf"{_NEEDS}{{n}}\ ?(?:%|percent|per\ cent)\ of\ {_ALL_OF_US}\ {_HAVE_TO_AGREE}": {
        "percent": "n",
        "of_all": True,
    },
    r"(?:pick\ |choose\ |elect\ )?{n}\ winners?|{n}\ (?:of\ (?:them|these|those)\ )?"
    r"(?:(?:can|will|should)\ )?(?:wins?|(?:get|are)\ elected)|(?:the\ )?(?:top|best)\ {n}": {
        "winners": "n"
    },
    r"(?:stronger|strong)\ wishes\ (?:weigh|count)\ (?:for\ )?more|(?:scoring|scored):?\ ours"
    r"|weigh\ (?:stronger|strong)\ wishes\ more": {"scoring": "ours"},
    r"(?:a|the)\ (?:language\ )?model\ proposes(?:\ (?:the\ )?options)?|coordination:?\ paper"
    r"|(?:let\ )?(?:a|the)\ (?:language\ )?model\ propose(?:\ (?:the\ )?options)?"
    r"|(?:options\ )?proposed\ by\ (?:a|the)\ (?:language\ )?model": {"coordination": "paper"},
    r"(?:all\ )?(?:options|starts|times)\ are\ looked\ through|coordination:?\ exact": {
        "coordination": "exact"
    },
    r"(?:all\ )?wishes\ (?:weigh|count)\ (?:the\ same|equally)|all\ wishes\ equal"
    r"|(?:scored?|weigh)(?:\ (?:it|them|wishes))?\ (?:the\ paper['’]?s\ way"
    r"|like\ (?:in\ )?the\ paper)"
    r"|paper\ scoring|(?:scoring|scored):?\ (?:as\ in\ the\ |like\ the\ |by\ the\ )?paper": {
        "scoring": "paper"
    },
}

CHOOSES: Final = r"""(?:(?:please|pls|can\ we|can\ you|could\ you|let'?s|help\ us(?:\ to)?
    |we\ (?:need|have|want)\ to|we)\s+)*(?:pick|choose|select|elect|vote\ for)\s+
    (?:(?:the|our)\s+)?(?:(?:best|top)\s+)?{n}\b(?!\s*[-%])
    (?P<bare>\s+(?:of|from|out\ of|among)\s+(?:these|those|them|the\ following|the\ list))?"""
"""How a request begins of which several win: “pick two of these”, “elect 2 speakers”."""

AHEAD: Final[dict[str, dict[str, object]]] = {
    r"(?:(?:please|pls|help\ us|let'?s)\ )*(?:prioriti[sz]e|priorities|ranking|rank\ order"
    r"|(?:let\ )?(?:everyone|everybody|all(?:\ of\ us)?|we(?:\ all)?)\ ranks?"
    r"|(?:put|bring|sort)(?:\ (?:these|them|this))?\ in(?:to)?\ (?:an?\ |the\ )?order"
    r"|(?:in\ )?(?:which|what)\ order)(?:\ (?:please|pls|these|them|this))*": {"rule": "ranked"},
    r"points": {"rule": "dots"},
}
"""What says how before what is asked alone."""

FROM: Final = r"from|out\ of|among"

NUMBERS: Final = tuple(words("one two three four five six seven eight nine ten eleven twelve"))
