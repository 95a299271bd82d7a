"""Ways to say a thing: of each several, that begin differently, for no sentence is said twice.

In braces stands what is said of what: `own` and `other` are options, `whose` vouches for the other,
`value` and `theirs` are what stands in their cells, `Criterion` begins a sentence.
"""

from __future__ import annotations

from typing import Final

INTRODUCTIONS: Final = (
    "{name} here: {criteria} decide for me, so I went for {own}.",
    "I’m {name}, and with {criteria} in mind I chose {own}.",
    "Hi, {name} is my name, {own} is my choice, for {criteria}.",
    "{name}, at your service: I picked {own} for {criteria}.",
    "Call me {name}; I care about {criteria}, which led me to {own}.",
    "{own} is what I stand for, because of {criteria}; I’m {name}.",
    "My name is {name}, and I would take {own} again for {criteria}.",
)

NUMBERS: Final = (
    "{own}’s {criterion} is {value}.",
    "{Criterion} is {value} for {own}.",
    "With {own} you get {value} in {criterion}.",
    "In {criterion}, {own} stands at {value}.",
    "For {criterion}, {own} has {value}.",
    "{value} is what {own} brings in {criterion}.",
    "My {own} comes to {value} in {criterion}.",
    "Count on {value} for {criterion} with {own}.",
    "As to {criterion}, it is {value} with {own}.",
    "Where {criterion} is concerned, {own} says {value}.",
)

TAGS: Final = (
    "{own}’s {criterion} is {value}.",
    "{Criterion} with {own}: {value}.",
    "As to {criterion}, it is {value} with {own}.",
    "In {criterion}, {own} comes with {value}.",
    "For {criterion}, {own} has {value}.",
    "My {own} says {value} when asked for {criterion}.",
    "Where {criterion} is concerned, {own} means {value}.",
    "You get {value} for {criterion} with {own}.",
)

YES: Final = (
    "{Criterion}: yes for {own}.",
    "{own} can say yes to {criterion}.",
    "Yes to {criterion}, as far as {own} goes.",
    "On {criterion}, {own} gets a clear yes.",
    "Ask {own} for {criterion}, and the answer is yes.",
    "My {own} has a yes beside {criterion}.",
    "Whoever wants {criterion} finds a yes at {own}.",
)

NO: Final = (
    "{Criterion}: no for {own}, I admit.",
    "{own} has to say no to {criterion}.",
    "No to {criterion}, as far as {own} goes.",
    "On {criterion}, {own} has nothing to offer but a no.",
    "Ask {own} for {criterion}, and the answer is no.",
    "My {own} has a no beside {criterion}.",
    "Whoever insists on {criterion} finds a no at {own}.",
)

UNKNOWN: Final = (
    "What {own} has in {criterion} is not in my source, so I leave it open.",
    "{Criterion} is unknown for {own}; I will not guess.",
    "Nobody has told me {own}’s {criterion}.",
    "About {criterion} I know nothing where {own} is concerned.",
    "Sadly {criterion} is a blank beside {own}.",
)

AHEAD: Final = (
    "On {criterion}, {own} is ahead of {other}: {value} against {theirs}.",
    "{own} beats {other} in {criterion}, {value} to {theirs}.",
    "{whose}, your {other} has {theirs} in {criterion}; {own} has {value}.",
    "Take {criterion}: {value} for {own}, {theirs} for {other}.",
    "Set beside {other}, {own} is the better one in {criterion}: {value} against {theirs}.",
    "Compare {criterion}, {whose}: {theirs} with you, {value} with {own}.",
    "What {other} lacks is {criterion}, {theirs} where {own} has {value}.",
    "I differ, {whose}: in {criterion} it is {value} for {own} and {theirs} for {other}.",
    "Against {other} I would put {criterion}: {value} here, {theirs} there.",
)
COMPARED: Final = (
    "{own} is {comparative} than {other}: {value} against {theirs} in {criterion}.",
    "{Comparative} than {other} it is, my {own}: {criterion} is {value}, not {theirs}.",
    "If you want it {comparative}, {own} has {value} in {criterion} and {other} {theirs}.",
)
"""The same where people have a word for it."""

AHEAD_YES: Final = (
    "{Criterion}: yes for {own}, no for {other}.",
    "Take {criterion}: it is a yes for {own} and a no for {other}.",
    "{whose}, ask {other} for {criterion} and it is a no; with {own} it is a yes.",
    "Against {other} I would put {criterion}: a yes here, a no there.",
    "On {criterion}, {other} says no and {own} says yes.",
    "What {other} lacks is {criterion}, a no where {own} has a yes.",
    "I differ, {whose}: {criterion} is a yes for {own}, and a no for {other}.",
)
BEHIND_NO: Final = (
    "To be fair, {criterion} is a yes for {other} and a no for {own}.",
    "{whose} has a point in {criterion}: yes for {other}, no for {own}.",
    "The price of {own} is {criterion}: no here, yes with {other}.",
    "Still, {criterion} is where {other} can say yes, and {own} no.",
    "I grant {other} its yes to {criterion}; {own} has a no.",
    "Where {own} loses to {other} is {criterion}, a no against a yes.",
)
"""The same of what there is or is not."""

BEHIND: Final = (
    "I grant {other} its {criterion}: {theirs} against my {value}.",
    "Where {own} loses to {other} is {criterion}, {value} against {theirs}.",
    "To be fair, {other} is ahead in {criterion}: {theirs}, and {own} has {value}.",
    "{whose} has a point in {criterion}: {theirs} for {other}, {value} for {own}.",
    "Still, in {criterion} {other} has {theirs} and {own} {value}.",
    "The price of {own} is {criterion}: {value}, where {other} has {theirs}.",
    "Only in {criterion} I would look at {other}: {theirs}, not {value} as with {own}.",
    "One thing speaks for {other}, {criterion}: {theirs} against {value}.",
)

AGREEING: Final = (
    "Right, and for {own} that means {criterion}: {value}.",
    "{by}, that is {own} all over: {value} in {criterion}.",
    "Exactly what I like about {own}, with {criterion} at {value}.",
    "So do I, {by}: {criterion} of {own} is {value}.",
    "Glad you noticed {criterion}; {own} has {value}.",
    "True, {criterion} is {value} for {own}.",
)
ACCEPTING: Final = (
    "Good to hear, {by}, {own} has not let me down.",
    "{own} would be my pick for you too, {by}.",
    "Welcome to {own}, {by}.",
    "You would be in good company with {own}, {by}.",
    "That makes two of us for {own}.",
    "A fine choice, {by}, I would say so of {own}.",
)
CAUTIONS: Final = (
    "Just know its weak side, {criterion}: {value}.",
    "What you should know first: {criterion} is {value} with {own}.",
    "Before you settle, look at {criterion}, {value} for {own}.",
    "One warning about {own}: {criterion} is {value}.",
    "It will not please you in {criterion}, where {own} has {value}.",
)
REJECTED: Final = (
    "Fair enough, {criterion} of {own} is {value}.",
    "I can’t argue with that: {own} has {value} in {criterion}.",
    "{by}, you are right about {criterion}: {value} is what {own} has.",
    "Point taken, {own} stands at {value} in {criterion}.",
    "That is {own}’s weak side, {criterion} at {value}.",
    "No quarrel there, with {criterion} at {value} for {own}.",
)
REMAINS: Final = (
    "What stays true of {own} is {criterion}: {value}.",
    "Even so, {own} keeps its {criterion}: {value}.",
    "I still hold on to {criterion} of {own}, {value}.",
    "In its favour {own} has {criterion}: {value}.",
    "Don’t forget {criterion}, though: {value} for {own}.",
)

QUESTIONS: Final = (
    "What counts more for you, {one} or {two}?",
    "How much {one} would you give up for {two}?",
    "{by}, would you notice {one} every day?",
    "Would {one} or {two} change your mind?",
    "Do you already know what you need in {one}?",
    "When you think of {one}, what would be enough for you?",
    "If you could have only one of the two, {one} or {two}, which would it be?",
    "Have you had trouble with {one} before?",
    "What would make {one} good enough for you, {by}?",
    "Between {one} and {two}, where do you stand?",
    "Is {one} a must for you, or nice to have?",
    "Does {one} matter to you at all, {by}?",
)
TO_ANOTHER: Final = (
    "{who}, what do you say about {one}?",
    "And you, {who}, would you stay with yours if {one} was all that counted?",
    "How do you see {one}, {who}?",
    "{who}, is {two} worth more to you than {one}?",
    "What would you answer to {one}, {who}?",
    "Would you trade {two} for {one}, {who}?",
)
LAST_RESORT: Final = "That is all I can add about {own} in turn {turn}."
