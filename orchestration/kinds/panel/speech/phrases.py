"""Ways to say a thing: of each several, that begin differently, for no sentence is said twice.

In braces stands what is said of what: `own` is the speaker's option, `facts` what is known of it in
a row (“is hardy and grows 30 cm tall”), `pair` two options beside each other, the own first, and
`other` the other; `by` is who asks.
"""

from __future__ import annotations

from typing import Final

INTRODUCTIONS: Final = (
    "{name} here, for {own}: it {facts}.",
    "I’m {name}, and I’d take {own}, which {facts}.",
    "{own}, if you ask {name}: it {facts}.",
    "Hi, I’m {name}. Mine is {own}: it {facts}.",
    "Call me {name}. I went for {own}, since it {facts}.",
    "{name} speaking. With {own} you get something that {facts}.",
    "My name is {name}, my choice {own}: it {facts}.",
    "{own} {facts}, and that convinced me. I’m {name}.",
    "{name}’s tip is {own}, because it {facts}.",
    "May I? {name}, with {own}, which {facts}.",
    "Here’s {own}, which {facts}; I’m {name}.",
)

BARE_INTRODUCTIONS: Final = (
    "I’m {name}, with {own}.",
    "{name} here, for {own}.",
    "My name is {name}, and I speak for {own}.",
    "It’s {name}, with {own}.",
    "Call me {name}; mine is {own}.",
)

BREAKS: Final = (
    "For {need}, not me: {own} {facts}.",
    "I’m no match for {need}: {own} {facts}.",
    "{Need}? Then not {own}, which {facts}.",
    "Honestly, {own} {facts}, and you asked for {need}.",
    "You need {need}, and {own} {facts}.",
    "One thing first: {own} {facts}, so for {need} it is out.",
    "Leave {own} out if {need} stays: it {facts}.",
    "Not {own} as long as you want {need}: it {facts}.",
    "If {need} is a must, pass on {own}: it {facts}.",
    "That rules {own} out for {need}: it {facts}.",
)
IN_DOUBT: Final = (
    "On {need} I can’t promise anything: nothing is known of it for {own}.",
    "Whether {own} meets {need}, nobody has noted.",
    "For {need} there is no figure for {own}, so be careful.",
    "{Need} is unknown for {own}.",
)
"""The same where a cell is empty."""

BEST: Final = (
    "Mine: {own} {facts}.",
    "{own}, of those here: it {facts}.",
    "That would be {own}, which {facts}.",
    "{own} leads there: it {facts}.",
    "It’s {own}: it {facts}.",
    "None of us beats {own} there, which {facts}.",
    "There {own} comes first: it {facts}.",
    "I win that one, since {own} {facts}.",
)
BREAKS_THE_TIE: Final = (
    "By all else, I’d start with {own}: it {facts}.",
    "Among equals I’d take {own}: it {facts}.",
    "Then {own}, as it {facts}.",
    "That leaves the rest, and {own} {facts}.",
    "As we’re level there, {own}: it {facts}.",
    "One of several, {own} {facts}.",
)
WORST: Final = (
    "Last is mine: {own} {facts}.",
    "I come last there: {own} {facts}.",
    "Not {own}, I admit: it {facts}.",
    "And {own} is at the other end: it {facts}.",
    "Don’t take {own} for that: it {facts}.",
    "{own} loses that one, as it {facts}.",
    "For that I’d warn you of my own: {own} {facts}.",
)
ANSWERS: Final = (
    "{own} {facts}.",
    "Mine, {own}, {facts}.",
    "With {own}: it {facts}.",
    "As for {own}, it {facts}.",
    "My {own} {facts}.",
    "{Criterion}: {own} {facts}.",
    "Well, {own} {facts}.",
    "To be exact, {own} {facts}.",
    "I can say that {own} {facts}.",
    "On {criterion}, {own} {facts}.",
    "In my case it’s like this: {own} {facts}.",
    "About {criterion}: {own} {facts}.",
)
YES: Final = (
    "Yes, {own} {facts}.",
    "That’s a yes: {own} {facts}.",
    "Sure, {own} {facts}.",
    "It’s so: {own} {facts}.",
    "Yes from me: {own} {facts}.",
)
NO: Final = (
    "No, {own} {facts}.",
    "I’m afraid not: {own} {facts}.",
    "Sadly no: {own} {facts}.",
    "That’s a no: {own} {facts}.",
    "Not really: {own} {facts}.",
)
UNKNOWN: Final = (
    "{Criterion} is unknown for {own}; I won’t guess.",
    "Nobody has noted {criterion} for {own}.",
    "For {own} there is no word on {criterion} in my source.",
    "I don’t know {criterion} of {own}, and I won’t make it up.",
    "About {criterion} of {own} nothing is known.",
    "Sadly {criterion} is a blank beside {own}.",
)
NOTHING_OF: Final = (
    "The catalogue says nothing of {topic}, so I won’t guess.",
    "About {topic} we have no data, none of us.",
    "There is no word on {topic} in our source; nobody here can tell you.",
    "Nothing on {topic} in the catalogue, I’m afraid.",
    "On {topic} we all have to pass: the catalogue has nothing of it.",
    "We can’t tell you about {topic}; our source doesn’t cover it.",
    "I looked for {topic} and found nothing, so ask somebody who knows.",
    "Of {topic} the catalogue has no column; I’d rather say so than invent one.",
)
FITS: Final = (
    "{own} fits: it {facts}.",
    "Then I’m in: {own} {facts}.",
    "That suits {own}, which {facts}.",
    "Good for {own}: it {facts}.",
    "I can offer that: {own} {facts}.",
    "For that I’d take {own}: it {facts}.",
    "{own} is made for that: it {facts}.",
    "Count {own} in, which {facts}.",
    "No problem with {own}: it {facts}.",
    "There {own} helps: it {facts}.",
)
LEADS: Final = (
    "So far I’d say {own}: it {facts}.",
    "By all you’ve told us, {own}: it {facts}.",
    "As things stand, {own}, which {facts}.",
    "{own} fits best so far: it {facts}.",
    "My honest tally says {own}: it {facts}.",
    "Right now {own} is ahead: it {facts}.",
    "Everything counted, {own}: it {facts}.",
    "At the moment it’s {own}, which {facts}.",
    "I’d still go with {own}, as it {facts}.",
)
FOLLOWS: Final = (
    "Next I’d look at {own}: it {facts}.",
    "If that falls through, {own}: it {facts}.",
    "{own} is close behind: it {facts}.",
    "Second would be mine: {own} {facts}.",
    "Then there’s {own}, which {facts}.",
    "As a second look, {own}: it {facts}.",
    "Should you change your mind, {own} {facts}.",
    "For comparison, {own} {facts}.",
    "Keep {own} in mind, which {facts}.",
    "Your fallback could be {own}: it {facts}.",
)
WEAK: Final = (
    "Just know that it {facts}.",
    "Its weak side: it {facts}.",
    "What to know first: {own} {facts}.",
    "One caution: it {facts}.",
    "Keep in mind that {own} {facts}.",
    "The catch: {own} {facts}.",
    "On the other hand, it {facts}.",
    "Against it speaks that {own} {facts}.",
)
WINS: Final = (
    "{Why}, mine: {pair}.",
    "{own}, {why}: {pair}.",
    "I’d say mine, {why}: {pair}.",
    "{Why} I come out ahead: {pair}.",
    "Of these I’d take {own} {why}: {pair}.",
    "The better one is {own} {why}: {pair}.",
)
WINS_BY: Final = ("by what you need", "by what you told us", "if your needs decide")
LEVEL: Final = (
    "Between us it’s even {why}.",
    "I see no winner {why}.",
    "Hard to part us {why}.",
    "It’s a draw {why}.",
)
AHEAD: Final = (
    "{pair}.",
    "What sets us apart: {pair}.",
    "Set beside {other}: {pair}.",
    "Compare: {pair}.",
    "I differ, {whose}: {pair}.",
    "Look here, {whose}: {pair}.",
    "Take this: {pair}.",
    "Against {other} I’d say: {pair}.",
    "My case: {pair}.",
    "Think of this: {pair}.",
)
MORE_AHEAD: Final = ("And {pair}.", "Also, {pair}.", "Besides, {pair}.", "What’s more, {pair}.")
"""The same of somebody who goes on speaking."""

COMPARED: Final = (
    "{own} is {comparative} than {other}: {pair}.",
    "Next to {other} it’s {comparative}: {pair}.",
    "If it should be {comparative}: {pair}.",
)
"""The same where people have a word for it."""

BEHIND: Final = (
    "To be fair, {turned}.",
    "I grant {other} this: {turned}.",
    "{whose} has a point: {turned}.",
    "The other way round, {turned}.",
    "Against me speaks that {turned}.",
    "Fairly said, {turned}.",
    "There I lose: {turned}.",
    "I give {whose} that: {turned}.",
    "On the downside, {turned}.",
    "Where I have to pass: {turned}.",
)
MORE_BEHIND: Final = (
    "But {turned}.",
    "Only, {turned}.",
    "Still, {turned}.",
    "Then again, {turned}.",
)
"""The same of somebody who goes on speaking."""

AGREEING: Final = (
    "Right, {own} {facts}.",
    "Glad you see it, {by}: {own} {facts}.",
    "Exactly, {own} {facts}.",
    "So do I: {own} {facts}.",
    "True, {own} {facts}.",
    "That’s what I like, too: {own} {facts}.",
    "Noted. And {own} {facts}.",
    "Good that you say so, {own} {facts}.",
)
ACCEPTING: Final = (
    "Good choice, {by}: {own} {facts}.",
    "{own} it is, then: it {facts}.",
    "Welcome to {own}, {by}: it {facts}.",
    "Fine by me: {own} {facts}.",
    "You’ll be in good company, {by}: {own} {facts}.",
    "I’m glad: {own} {facts}.",
    "Then {own}, which {facts}.",
    "Done, {by}: {own} {facts}.",
)
ACCEPTING_STILL: Final = (
    "{own} it is, if you can live with that.",
    "Still, if you take {own}, you know now.",
    "It’s yours to decide, {by}: {own} has other sides.",
    "Take {own} with open eyes, {by}.",
    "Your choice stands, {by}; I only wanted {own} seen as it is.",
)
"""The same where it breaks something firm."""

REJECTED: Final = (
    "Fair enough: {own} {facts}.",
    "I can’t argue with that: {own} {facts}.",
    "Point taken, {own} {facts}.",
    "You’re right, {by}: {own} {facts}.",
    "No quarrel there, {own} {facts}.",
    "Understood: {own} {facts}, and that won’t change.",
    "That is so: {own} {facts}.",
)
STEPPING_BACK: Final = (
    "Understood, {by}: no {own} for you.",
    "No hard feelings; {own} steps back.",
    "All right, I’ll leave {own} out of it.",
    "Taste is taste, and {own} isn’t yours.",
    "Clear enough: you won’t hear me praise {own}.",
    "I take {own} off the table for you, {by}.",
    "Heard: {own} is not for you.",
)
REMAINS: Final = (
    "Even so, it {facts}.",
    "What stays true: {own} {facts}.",
    "In its favour, {own} {facts}.",
    "Don’t forget, though, that {own} {facts}.",
    "It also {facts}.",
)
PLAIN: Final = (
    "{own} {facts}.",
    "It’s worth knowing that {own} {facts}.",
    "To me it counts that {own} {facts}.",
    "As it stands, {own} {facts}.",
    "Let me say that {own} {facts}.",
    "Note that {own} {facts}.",
    "My point: {own} {facts}.",
    "What I’d add: {own} {facts}.",
    "You may want to know that {own} {facts}.",
    "In short, {own} {facts}.",
    "As I see it, {own} {facts}.",
    "{own}, to say it plainly, {facts}.",
    "For the record, {own} {facts}.",
    "What holds for me: {own} {facts}.",
)
NOTHING_NEW: Final = (
    "About {own} I have said what I know.",
    "I’d only repeat myself about {own}.",
    "{own} stays my answer.",
    "Nothing new from {own}.",
    "My view of {own} hasn’t changed.",
)

NOTHING_KNOWN: Final = (
    "I know no more of {own} than its name.",
    "Nobody has told me anything about {own}.",
    "Of {own} I have nothing but the name.",
    "There is nothing on {own} that I could go by.",
    "About {own} I’d have to guess, and I won’t.",
    "No facts on {own} from me, only that I’m for it.",
)
TAKEN: Final = (
    "{own} it is, then.",
    "Then {own}, {by}.",
    "Good, {own}.",
    "I’m glad it’s {own}.",
)
WIDE_QUESTIONS: Final = (
    "What would decide it for you?",
    "What matters most to you there?",
    "What should it be like?",
    "What do you know of them yourself, {by}?",
    "Is there anything that rules one out?",
    "What would you miss with the others?",
    "Which did you like before?",
)

EITHER: Final = (
    "Should it be {low} or {high}?",
    "Would you rather have it {low} or {high}?",
    "{Low} or {high}: which do you want?",
    "Is {low} better for you, or {high}?",
    "Which would it be, {low} or {high}?",
)
QUESTIONS: Final = (
    "Do you care about {one}?",
    "What about {one}: a must, or not?",
    "How much do you care about {one}, {by}?",
    "Which counts more, {one} or {two}?",
    "Would you call {one} a must?",
    "Could {one} change your mind?",
    "And {one}, do you care?",
    "{One} or {two}, if you had to choose?",
    "Do you have a wish about {one}?",
    "Is there anything you need in terms of {one}?",
    "How do you feel about {one}?",
    "Have you thought about {one}, {by}?",
    "Could you do without {one}?",
    "Where do you stand on {one} and {two}?",
)
TO_ANOTHER: Final = (
    "{who}, what do you say to that?",
    "How do you see {one}, {who}?",
    "And yours, {who}, when it comes to {one}?",
    "{who}, what would you give for {one}?",
    "What would you answer, {who}?",
    "Can yours keep up, {who}?",
)
AFTER_ALL: Final = (
    "Anything left you’d like to know, {by}?",
    "Shall we leave it there?",
    "Is that settled, then?",
    "Anything else before you decide?",
    "Are you done, or is there more?",
)
LAST_QUESTION: Final = "What would you like to know next, in turn {turn}?"
