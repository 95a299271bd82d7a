"""How people ask how something is decided, what it takes to pass, and what a rule comes to."""

from __future__ import annotations

from typing import Final

_IT: Final = (
    r"(?:it|this|that|one|something|an option|a proposal|the proposal|any of (?:them|these)"
    r"|everything|the (?:vote|decision|winner|outcome|result|name|thing))"
)
_PASSES: Final = (
    r"(?:pass(?:es|ed)?|wins?|carry|carried|go(?:es)? through|gets? through|be (?:decided"
    r"|accepted|adopted|approved)|accepted|adopted|approved|succeed)"
)
_FILL: Final = r"(?: (?:denn|eigentlich|hier|das|es|am ende|überhaupt|nun|jetzt|dann|alle|alles))*"
_DAS: Final = (
    r"(?:es|das|was|etwas|einer|eine option|ein vorschlag|der vorschlag|der antrag|sie|die sache)"
)
_GEHT_DURCH: Final = (
    r"(?:durchgeht|durchkommt|angenommen (?:wird|ist)|beschlossen (?:wird|ist)|gewinnt|klappt|gilt)"
)
HOW_DECIDED: Final = (
    r"how (?:do|will|are|should|would|can|did) (?:we|you|they|the group)"
    r"(?: (?:all|actually|even|going to|now|then))*"
    r" (?:decide|deciding|settle|settling|choose|choosing|pick|picking|reach a decision)"
    r"(?: (?:on|about))?(?: (?:it|this|that|one|here|anything|in the end|at the end|together"
    r"|the (?:winner|outcome|time|name|place|option)))*"
    rf"|how (?:does|will|would|do|is|are|gets?) (?:{_IT}|things|decisions)"
    r"(?: (?:get|be|gets|going to be|all))* (?:decided|settled|chosen|picked|determined|made)"
    r"(?: (?:here|in the end|at the end))*"
    rf"|what (?:do|does|would|will) (?:we|you|{_IT})(?: (?:all|still|even|actually))*"
    rf" (?:need|take|require)(?: for {_IT})? (?:to|for it to) {_PASSES}"
    rf"|what(?:['’]s| is) (?:needed|required)(?: for {_IT})? to {_PASSES}"
    rf"|when (?:does|is|would|will|has) {_IT}(?: be| count as)? {_PASSES}"
    r"|(?:which|what) (?:rule|method|voting (?:rule|method|system))(?: (?:do|are|is|does|we|it"
    r"|you))*(?: (?:use|using|used|apply|applies|applied|go by|going by|going with))?"
    r"(?: (?:here|for this))*"
    rf"|wie (?:entscheiden|beschließen|bestimmen|einigen) wir(?: uns)?{_FILL}"
    rf"|wie (?:wird|werden){_FILL} (?:entschieden|beschlossen|bestimmt)"
    rf"|was (?:brauchen wir|braucht es|braucht man|muss sein|muss passieren|ist nötig){_FILL},?"
    rf" (?:damit|dass) {_DAS} {_GEHT_DURCH}"
    rf"|wann (?:ist|gilt|wird|geht) {_DAS}{_FILL}(?: als)?"
    r" (?:angenommen|durch|beschlossen|entschieden)"
    r"|(?:nach )?welche[rsm]? (?:regel|verfahren|wahlverfahren)"
    rf"(?: (?:gilt|gelten|nehmen wir|haben wir|benutzen wir|nutzen wir|entscheiden wir)){_FILL}"
)
DOES_IT_MEAN: Final = (
    r"(?:does|do|will|would) (?:this |the |a )?(?P<does>[\w-]{3,20})(?: (?:vote|voting|here))*"
    r" (?:really |just |actually )*(?:mean|imply) (?:that )?[^?]{3,80}"
    r"|(?:heißt|bedeutet) (?:das |die |der )?(?P<heißt>[\w-]{4,20})(?: (?:denn|jetzt|eigentlich"
    r"|hier))*,? (?:dass |man |ich |wir |es )[^?]{3,80}"
)
