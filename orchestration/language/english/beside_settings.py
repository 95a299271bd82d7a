"""How English says beside a question what is no setting, and tells how it is to go."""

from __future__ import annotations

from typing import Final

ADDING: Final = r"""(?:(?:everyone|everybody|anyone|anybody|people|all|you|we)
    (?:\ (?:can|may|could|should\ be\ able\ to))?\ adds?|(?:feel\ free\ to\ )?add)
    \ (?:(?:more|other|new|further|your\ own|their\ own|own)(?:\ (?:options|ideas|ones|proposals))?
    |options|ideas|proposals|to\ (?:it|the\ list)|your\ ideas)(?:\ too|\ as\ well)?
    |(?:everyone|everybody|anyone|anybody)\ (?:can|may)\ (?:add|propose|suggest)
    (?:\ (?:options|things))?
    |(?:ideas|proposals)\ first
    |(?:the\ )?(?:list|proposals|suggestions|options)(?:\ (?:is|are))?:?\ open
    |open\ (?:list|proposals)
    |(?:(?:everyone|everybody|anyone|anybody|people|all|you(?:\ all)?|y['’]?all|we|folks|team)\ )?
    (?:(?:can|may|could|should|please|pls|plz|just|also|still|first|so|gets?\ to|feel\ free\ to
    |(?:is|are)\ welcome\ to)\ )*
    (?:adds?|proposes?|suggests?|nominates?|throws?|toss|chuck|drops?|posts?|shares?|brings?|sends?
    |names?|pitch|collects?|gathers?|submits?|puts?|gives?|chip|chime)(?:\ (?:us|me))?
    (?:\ (?:in|up|down|out|forward))?(?:\ with)?
    (?:\ (?:your|their|own|some|more|other|new|further|any|the|a\ few|all))*
    \ (?:ideas?|options?|suggestions?|proposals?|nominations?|candidates?)
    (?:\ (?:in|too|as\ well|first|here|below|now|freely|away|in\ the\ thread|to\ (?:it|the\ list)
    |please|pls|plz|you\ (?:have|like|want)))*
    |(?:(?:more|other|your|any|all|further|new|own|the|and)\ )*
    (?:ideas?|options?|suggestions?|proposals?|nominations?|additions?)
    \ (?:(?:are|is|always|very|much|more\ than|still|also|most)\ )*
    (?:welcome|wanted|needed|appreciated|allowed|possible|encouraged)
    |(?:everyone|everybody|anyone|anybody|people|all|you|we)
    \ (?:can|may|could|should|gets?\ to|is\ welcome\ to|are\ welcome\ to)
    \ (?:suggest|propose|add|nominate|name)(?:\ [\w'’]+){1,3}
    |(?:ideas?|options?|suggestions?|proposals?|nominations?)\ (?:from|by)
    \ (?:everyone|everybody|anyone|all|all\ of\ you|you)(?:\ (?:(?:are|is|very|most)\ )*
    (?:welcome|wanted|needed|appreciated|please))?
    |(?:and\ )?(?:then|afterwards)\ (?:we\ |you\ |everyone\ |everybody\ |all\ )?(?:can\ |will\ )?
    (?:all\ )?(?:votes?|decides?)(?:\ on\ (?:it|them))?
    |(?:any|your)\ (?:other\ |more\ )?(?:ideas|suggestions|proposals)(?:\ (?:anyone|please
    |pls))?"""
"""That people may put more on the list."""

ALL_VOTE: Final = r"""(?:everyone|everybody|all(?:\ of\ (?:us|you))?|every\ one\ of\ us|we\ all
    |each(?:\ (?:of\ us|person|one))?|you\ all)
    \ (?:must|has\ to|have\ to|needs?\ to|should|(?:has|have)\ got\ to|gotta|is\ to|are\ to
    |is\ supposed\ to)\ (?:vote|take\ part|participate|answer|respond|reply|join\ in|weigh\ in)
    (?:\ (?:on\ (?:it|this)|here))?
    |(?:(?:we|i|it)\ needs?\ )?(?:everyone|everybody)(?:['’]s|s)?\ votes?(?:\ (?:is|are))?
    (?:\ (?:needed|required|counts?))?|only\ (?:counts|valid)\ if\ (?:everyone|everybody
    |all)\ votes?
    |full\ (?:turnout|attendance|participation)(?:\ (?:needed|required))?"""
"""That nothing is decided before everybody has voted."""

AT_ONCE: Final = r"""(?:(?:let['’]?s|we)\ )?(?:(?:go|just|now|get|jump|skip)\ )*
    (?:straight|right|directly|immediately)\ (?:to|into)\ (?:the\ |a\ )?(?:vote|voting|ballot)
    |(?:(?:let['’]?s|we|just|only|can\ we|please)\ )*vote
    \ (?:right\ away|straight\ away|immediately|directly|at\ once|straight)
    |(?:(?:no|skip|without)\ (?:the\ |any\ )?(?:wishes|intake|discussion|debate|proposals)
    (?:\ (?:first|phase|please))*(?:,?\ )?)+(?:(?:just|only)\ )*(?:a\ |the\ )?(?:vot(?:e|ing))?
    |(?:(?:i\ |we\ )?(?:just|only)\ )+(?:want\ |need\ )?(?:a\ |the\ )?(?:quick\ )?(?:vote|poll)"""
"""That it goes to the vote with no wishes asked for."""

ASKS_FIRST: Final = r"""(?:(?:and|but|please|pls|let['’]?s|can\ you|could\ you)\ )*
    (?:(?:ask|hear|listen\ to)\ (?:everyone|everybody|all(?:\ of\ (?:us|them))?|them(?:\ all)?
    |people|us|the\ (?:team|group))\ first|ask\ first|(?:with\ )?wishes\ first)"""
"""That everybody is asked what matters to them before the vote."""

CALLED_A_VOTE: Final = r"""(?:(?:let['’]?s|let\ us|please|pls|now|just|folks|team|so|and|can\ we
    |could\ we|do|have|take|a|an|one|the|quick|short|straw|small)\ )*(?:vote|voting|poll)
    (?:\ (?:now|please|pls|quickly|on\ it|on\ this|here|time))*"""
"""That a vote is meant, as a clause of its own: “…? quick vote, by noon”."""

ABOUT_VOTING: Final = r"""(?:(?:everyone|everybody|all|folks|people|you|guys|team|and|so|please
|pls|plz)
    \ )*(?:(?:please|pls|plz|just|do(?:n['’]?t|\ not)\ forget\ to|remember\ to
    |make\ sure\ (?:you|to))
    \ (?:vote|answer|react|reply|respond|click|tap|be\ (?:quick|honest|fair))\b.*
    |do(?:n['’]?t|\ not)\ forget|be\ (?:quick|honest|fair|nice)|no\ (?:rush|pressure|hurry)
    |take\ your\ time|let\ (?:me|us)\ know(?:\ what\ you\ think)?)
    |(?:vote|answer|react|reply|respond)\ (?:with|by|using|here|below|quickly|quick|fast|soon
    |now)\b.*
    |(?:i|we)\ (?:need|want|have)\ to\ (?:order|book|know|tell|buy|pay|reserve|confirm)\b.*
    |(?:i|we)(?:['’]ll|\ will|['’]?m|['’]?re|\ am|\ are)\ (?:going\ to\ )?(?:order|book|buy|pay
    |reserv)\w*\b.*"""
"""What is said to those who vote, and is neither a setting nor on the list."""

PLAINLY_BESIDE: Final = r"""(?=.*\b(?:vot(?:e|es|ed|ing|er|ers)|ballots?|quorum|majority|half
    |winn(?:er|ers|ing)|ties?|draws?|results?|dots?|points?|rounds?)\b)
    .*\b(?:needs?|have|has|gets?|must|should|goes?|wins?|counts?|is|are|shall|may|can|takes?|takes
    |decides?|breaks?|at\ (?:least|most)|min\.?|max\.?|\d+)\b.*
    |(?:we|i|you|it|they|everyone|everybody|nobody|there|let['’]?s)(?:['’](?:s|re|ll|d|m|ve))?
    \ (?:are|is|am|go|going|will|would|can|could|have|has|need|needs|should|must|all|don['’]?t
    |do|only|just|want|think|might|may|got|was|were)\b.+
    |(?:we|i|let['’]?s)(?:['’](?:re|ll|d|m|ve))?\ \w+\ .+"""
"""A clause that is no thing to choose, behind a list that is at its end: “we go whole team”."""

TERMS: Final = r"""(?:(?:and|but|please|pls|just|only|also|always|never|do(?:n['’]?t|\ not))\ )*
    (?:show|hide|reveal|publish|display|offer|present|list|count|weigh|tally|score|rate|use|draw
    |assign|give\ out|split|share|limit|collect|sort|put|keep)\ .*
    \b(?:options?|choices|rounds?|votes?|ballots?|reasons?|notes|results?|counts|voters?|places
    |seats
    |spots|at\ a\ time|at\ once|the\ paper(?:['’]?s)?|by\ lot|lots)\b.*
    |(?:(?:and|but|please|pls|also)\ )*(?:let|allow|have|make|ask|tell|remind)\ (?:everyone
    |everybody|people
    |us|them|all|members|each)\b.*
    \b(?:vot\w+|reasons?|options?|rounds?|results?|first|see|answer|decide|choose|say)\b.*
    |(?:places?|seats?|spots?|slots|options|rounds?|votes?|ballots?|reasons?|results?|ties?
    |draws?|wishes)
    \ (?:(?:are|is|get|go|goes|to\ be|should\ be|must\ be|will\ be|come|can\ be|be|all|only)\ )*
    (?:by|drawn|shown|hidden|open|visible|public|private|secret|given|first|afterwards|needed
    |required
    |allowed|per|each)\b.*
    |(?:one|two|three|four|five|\d+)\ (?:options?|votes?|rounds?|reasons?)\ (?:per|a
    |in\ (?:a|each
    |every)|each|at)\b.*
    |@?[\w’'-]+(?:\ (?:and|&)\ @?[\w’'-]+)?\ (?:must|has\ to|have\ to
    |needs?\ to)\ (?:be\ (?:there|in|present
    |able\ to|ok(?:ay)?|fine|happy|on\ board)|come|attend|join|agree|approve|vote|take\ part)\b.*
    |@?[\w’'-]+(?:\ (?:and|&)\ @?[\w’'-]+)?\ (?:is|are)\ (?:needed|required|essential|a\ must)"""
"""A clause of how a vote goes, or of who must be there: behind a list nothing to choose."""

BY_THEN: Final = r"""(?:before|until|till|by|no\ later\ than|not\ before)
    \ (?:(?:the|my|our|this|next|end|of)\ )*
    (?:holidays?|vacations?|break|christmas|easter|summer|winter|spring|autumn|weekend|deadline
    |launch
    |release|january|february|march|april|may|june|july|august|september|october|november
    |december)\b.*"""
"""Until when it is to be, as a clause behind what says how."""
