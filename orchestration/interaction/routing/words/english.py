"""What English words are signs of, where they are said to the bot; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SIGNS: Final[Mapping[str, str]] = {
    # Small words
    "self": "i | me | my | mine | myself | got a | got an",
    "my": "my | my own",
    "we": "we | us | our",
    "can": "can | could | able | manage",
    "must": "must | have to | has to | need to | got to | gotta | gonna",
    "bound": "before | after | until | till | from | between | past | onwards | or later | to | -",
    "thanks": "thanks | thank you | thx | ty | cheers",
    "thanks for": "thanks for | thank you for | thx for | ty for | cheers for",
    "see you": "see you | see ya | see u | cu | cya | happy monday | happy friday | c u",
    "all said": """
        that's all | thats all | that is all | that'd be all | nothing more from me | that was all
        | nothing else from me | that's everything | that's it from me | i'm done | im done
    """,
    "did i": "did i | have i | did i already | have i already",
    "undo": """
        undo | undo that | undo this | take that back | take it back | scrap that | drop that
        | forget that | ignore that | disregard that | scratch that | take this back
        | delete that | delete this | delete it | i want it back | want that back
    """,
    "in jest": """
        just kidding | was kidding | only kidding | just joking | was joking | only joking
        | being dramatic | was a joke | just a joke | just exaggerating | was exaggerating
        | jk | just messing | wasn't serious | not serious
    """,
    "time zone": "time zone | timezone | time zones | timezones | whose time | zone is",
    "shifted": """
        the week after | a week later | a week earlier | the week before | the next week | by a week
        | by a day | by one week | by one day | by two weeks | the following week | the day after
        | another week | a different week | a day later | one day later | a day earlier
        | one day earlier | two days later | an hour later | an hour earlier | one hour later
        | one hour earlier | half an hour later | half an hour earlier | back a day | back an hour
        | back one day | forward a day | forward one day | up a day | up an hour
    """,
    "help us": "help us | help me | can you help us | help our team",
    "deadline": "deadline | cut-off | cutoff | due date",
    "laugh": "haha | hahaha | lol | lmao | hehe | rofl | ha",
    "day greeting": "morning | evening | afternoon",
    "sorry": "sorry | sry | apologies | my bad | oops",
    "none": "none | neither",
    "filler": """
        lol | haha | hahaha | hehe | damn | shit | crap | please | pls | plz | hey | hi | hello
        | ok | okay | so | and | also | just | now | well | oh | actually | then | btw | by the way
        | convene | bot | can you | could you | would you | will you | can u | could u | can we
        | could we | should we | shall we | let's | lets | , | maybe | fyi | sorry | sry | quick
        | quickly | kindly | thanks | thx | but | @ | - | ugh | i think | i guess | guys | team
        | all | yo | you can | we can | we should | we could | i need you to | i want you to
        | i'd like you to | do | ehm | um | hmm | yeah | yes | no | don't worry | good | great
        | fine | right | tbh | honestly | : | want to | wanna | a quick question | quick question
        | one question | a question | quick q | another question
    """,
    "ask you": """
        can you | could you | would you | will you | can u | could u | please | pls | plz | let's
        | lets | can we | could we | shall we | should we | we should | we need to | we have to
        | you can | i need you to | i want you to | i'd like you to
    """,
    "not": "not | no | never | none | without | nobody | nothing | nope | noone",
    "unable": "unable | no way | not able | not gonna | will not",
    "again": "again | any more | anymore | after all | any longer | no longer",
    "person's": "'s vote | 's ballot | 's wish | 's answer | 's answers | 's messages | 's message",
    "they": "they | them | their | he | she | him | his | her | someone | somebody",
    "everyone": """
        everyone | everybody | all of us | the others | others | the rest | the team | whole team
        | the group | people | ppl | anyone | anybody | the stragglers | the slackers | those who
        | whoever | the ones
    """,
    # Questions
    "who": """
        who | whos | whose | whom | anyone | anybody | has everyone | has everybody | did everyone
        | did everybody | have all | is everyone | is everybody | which colleagues | which people
        | which of us | which participants | which members | which persons
    """,
    "when": """
        when | whens | what time | which day | what day | what date | which date | whats the date
    """,
    "why": "why | how come | what for",
    "how": "how | hows",
    "what": "what | whats | which",
    "wh": """
        who | whos | when | whens | why | how | hows | what | whats | which | where | wheres | whose
    """,
    "aux": """
        is | are | do | does | did | has | have | was | were | can | could | will | would | should
    """,
    "tell me": "tell me | show me | give me | list | remind me | i want to know",
    "status": """
        how's it | hows it | how is it | how are we | how's this | how is this | status | progress
        | update | updates | how far | any news | any luck | where are we | where we are
        | wheres this at | where is this at | how are we doing | how's it going | how is it going
        | hows it going | how's it looking | how is it looking | how does it look | how are things
        | how's this going | hows this going | whats happening | what's happening | any progress
        | how long is the | how long do we | how long does | how long till | how long until
        | how much time | how many votes | how many voted | how many have | how many people
        | how many answers | how many answered | how many replies | how many replied
        | what's the deadline | whats the deadline | when is the deadline | when's the deadline
        | until when | when does the vote | when does voting | when will we know | when do we vote
        | whats next | what's next | what's going on | whats going on | are we done | is it decided
        | has it been decided | did the others say | have the others said | others said | stand with
        | state of play | are we there | nearly there | are we close | decided yet | got a time
        | have a time | have a date | got a date | still open | settled yet | any options
        | the latest | what are the options | do we get options | am i in any | do i have any
        | anything open | any open | when do we get | options yet | any result yet | any decision
        | found a time | found a slot | found anything | what did others | what did people
        | are we through | through with | are we finished | all settled
    """,
    "missing": """
        dragging | slacking | sleeping | behind | missing | outstanding | left | holding us up
        | holding this up | holding up | waiting | owes | pending | slow | remaining | blocking us
        | haven't heard | not heard | waiting on | waiting for | still to
    """,
    "answered": """
        answered | answer | replied | reply | responded | respond | said anything | written back
        | gotten back | got back | chimed in | weighed in | voted | filled | written
    """,
    "the day": """
        the meeting | the call | it | this | we | the session | the sync | our meeting | the thing
        | the slot | our slot | final | decided | agreed | the date | the time | again | the event
        | the retro | the workshop | the review | that meeting | this meeting | that | our
        | what time
    """,
    "coming": """
        coming | be present | attending | going | in it | invited | joining | participants
        | attendees | in this | on the list | there | asked for | set this up | requested
        | organising | organizing
        | called this | asked | started this | in on this | in | part of | involved | on board
        | make it | organiser | organizer | organises | organizes | run this | running this
        | the list | called the | scheduled this | wants this | wanted this | behind this | on this
    """,
    "invite noun": """
        the invite | an invite | invite again | my invite | any invite | invite did not
        | invite has not | invite never | in my calendar | to my calendar | into my calendar
        | calendar invite | invites | invitation | ics | calendar file | calendar entry
        | calendar event | calendar thing | calendar link | the calendar
        | my calendar shows nothing | not in my calendar | not on my calendar | invite link
        | invite yet | no invite | the cal | cal invite | calendar hold | calendar attachment
        | meeting invite
    """,
    "hand over": """
        send | resend | re-send | forward | where | wheres | get | got | have | receive | received
        | see | lost | need | missing | find | shows | put | add | did not | not in | not on
        | again | give | download
    """,
    "know of me": """
        did i rule out | did i give | did i pick | i ruled out | have i given | know about me
        | know of me | you know about me | have on me | have about me | stored about me
        | saved about me | did i tell | did i say | have i said | have i told | i said so far
        | did i write | i told you | data about me | data on me | note about me | noted about me
        | noted for me | do you remember about me | you got from me | you have for me
        | you have from me | recorded for me | down for me | of my preferences | my preferences
        | my wishes | my answers | my constraints | my data | have me down | my input
        | my answer so far | my info | what i said | i tell you | my settings | my profile
        | did my answer | did my reply | did my message | noted of me | keep about me
        | store about me | what i told | know me | got my message | get my message | get my answer
        | do you remember for | did you remember for
    """,
    "decided": """
        decided | decide | chosen | choose | chose | won | win | wins | result | results | winner
        | outcome | picked | pick | end up | ended up | vote go | votes go | come out | come about
        | landed on | land on | settle on | settled on | went with | agree on | agreed on
        | votes for | tally | the count | counted | the score
        | get picked | voted for | the vote | final vote | other options | happen
    """,
    "help": """
        help | what can you do | what do you do | how does this work | how do you work
        | how does it work | how do i use | what are you | who are you | commands | how do i
        | how can i | how do we use | how to use | what is this | whats this | instructions please
        | what can i | how does that work | how would i | how does one | what are my options here
        | who is this | what else can you | explain how | how this works | how it works
        | what should i write | am i supposed | what do i have to | what do i do | all can you do
    """,
    # Orders
    "cancel": """
        cancel | call off | call it off | call this off | call the | scrap | abort | drop it
        | drop this | drop the | kill it | kill this | kill the meeting | delete the meeting
        | bin it | forget the meeting | delete this meeting | remove the meeting | close it down
    """,
    "needless": "not need this | not need it | this is no longer needed | it is no longer needed",
    "not needed": """
        no meeting needed | forget it | is cancelled | not need this | not need the | not need it
        | not need to meet | no need to meet | no need for this | no need for the meeting
        | no need for it | not needed | no longer needed | sorted it out | is off | 's off
        | not happening | not need a meeting | is obsolete | solved without | we're good without
        | resolved without | is moot | not necessary any more | not have to meet
        | never mind the meeting
    """,
    "close": """
        vote now | that's enough | enough people | enough answers | show us some | some options
        | give us some
        | closing this | closing it | closing the vote | closing the poll
        | close | wrap up | wrap it up | go ahead | propose | suggest something | stop waiting
        | not wait | no more waiting | start the vote | start voting | let's vote | lets vote
        | end the vote | stop the vote | that's everyone | thats everyone | enough waiting | count
        | finish | end it | end this | finalize | finalise | lock it in | call it | move on
        | proceed | with what we have | with what you have | without them | without him
        | without her | show us the options | give us the options | show the options
        | post the options | publish the options | send the options | send options | let us vote
        | the options now | make the call | settle it | settle on anything | settle anything
        | decide anything | close it | take what we have | just pick
        | just decide | decide now | lock it | run the vote | put it to the vote | put it to a vote
        | get on with it
    """,
    "close to": """
        close to | be close | is close | close of | close by | somewhere close | so close
        | something close | anywhere close | someplace close | a place close | really close
        | very close | too close | nice and close | close enough | cheap and close
        | cheap n close | quick and close | close and cheap | close and quick
    """,
    "remind": """
        remind | reminding | nudge | ping | poke | chase | follow up with | give them a nudge
        | kick the | bump | a nudge | a poke | a push
    """,
    "reminder": "a reminder | reminders | the reminder",
    "remind me": "remind me | remind us | remind myself | ping me | nudge me",
    "add": """
        add | include | invite | put | bring | bring in | loop in | loop | ask | get | pull in | cc
        | copy in | have | join
    """,
    "has time": """
        get a sec | get a second | get a minute | get a min | get a chance | get a moment | get time
        | get round to | get around to | have a minute | have a min | have a sec | have a moment
        | have time | have a chance
    """,
    "to the list": """
        on it | in on this | in on it | to this | to the list | on the list | to the meeting
        | to it | in the loop | in this | as well | too | into this | along | onto it | also
    """,
    "move": """
        move | reschedule | push | shift | postpone | bring forward | delay | new time
        | another time | different time | new date | another date | different date | new slot
        | another slot | another day | different slot | different day | pull forward | swap it
        | rearrange | resched | reschedul | put it back | make it | change the time
        | change the date | put off | change it | find us a new | find something new
        | find us something new | look for something new | find us another | look for another
    """,
    "extend": """
        give us until | give us till | give me until | give me till | extend | prolong | more time
        | give them until | give everyone until | wait a bit | a bit longer | a little longer
        | wait longer | another day | keep it open | keep the vote open | give people until
        | leave it open | give it another | wait until | wait till | give them till | one more day
        | another day to | give them another | open until | open till | extension | wait for
        | cut off to | gimme until | gimme till | give him until | give her until
        | leave the vote open | hold the vote
    """,
    "lapses": """
        no longer applies | no longer apply | not apply anymore | not apply any more
        | not apply any longer | no longer holds | not hold anymore | not hold any more
        | no longer counts | not count anymore | not count any more
    """,
    "last resort": "if you must | if you really must | if you absolutely must",
    "override": """
        ignore the others | ignore everyone | ignore all | disregard | delete everything
        | delete all | count mine | system prompt | your rules | your instructions
        | previous instructions | override | pretend | you are now | for everyone | for everybody
        | others' | twice | for all of them | in their name | on behalf of | i'm the boss
        | everyone else's | behind their | as admin | developer mode | jailbreak | private messages
        | the others wrote | everybody's | everyone's | wrote to you | told you in private
    """,
    # Something came up
    "came up": """
        something came up | something's come up | something has come up | something come up
        | smth came up | came up | something urgent | can not make it | can't make it
        | will not make it | not going to make it | not gonna make it | not make it | no way i make
        | will not be there | not be able to make | not be able to come | not be able to join
        | not be able to attend | have to skip | need to skip | gotta skip | must skip
        | skip this one | have to bail | need to bail | have to drop out | need to drop out
        | gotta bail | gotta drop | bail on | bailing | drop out | can not come | can not attend
        | can not join | can not be there | not come | have to pull out | have to cancel
        | need to cancel | gotta cancel | am double booked | double-booked | double booked
        | onto our slot | right on our | on top of our | over our slot | count me out
        | cancel me out | i'm out | i am out | have to miss | gonna miss | going to miss
        | will miss | need to miss | have to pass | start without me | go without me
        | do it without me | without me | not happening for me | not going to happen for me
        | have a conflict now | in that slot | on that slot | over that slot | in that spot
        | clash now | clashes now | stuck in | take me out | emergency
    """,
    # What is told, and asks for nothing
    "small talk": """
        mine was | mine were | weekend was | lunch was | trip was | holiday was | vacation was
        | hope you had | happy new year | holidays were | flight was | your weekend
        | your holiday | your vacation | your trip
    """,
    "other options": """
        new options | other options | different options | more options | better options
        | another set of options | new times | other times | different times | better times
        | better ones | fresh options | another round | new round
    """,
    "prevented": """
        sick | ill | fever | flu | covid | unwell | hospital | emergency | delayed | stuck
        | conflict | clash | double | broke down | cancelled | flat tire | accident | funeral
        | food poisoning
    """,
    "today": "today | tonight | this morning | this afternoon | rest of the day",
    # What holds for good
    "for good": """
        for all future | in general | generally | from now on | for future | always | never | ever
        | every week | as a rule | usually | normally | permanently | by default | going forward
        | for good | working hours | work hours | office hours | all future | every meeting
        | any meeting | remember that | remember : | each week | regular hours | my hours
    """,
    "for every session": """
        for all future | in general | from now on | for future | as a rule | by default
        | going forward | for good | all future | for every meeting | for any meeting
        | remember that | remember : | generally speaking | permanently | in all meetings
        | in future | for the future | for future reference | for future meetings
    """,
    "weekly": "mondays | tuesdays | wednesdays | thursdays | fridays | every week | each week",
    "next time": "for next time | for the next time | next time",
    # Wishes
    "suits": """
        rather | better | prefer | prefers | best | worst | avoid | hate | love | like | ideal
        | whenever | any time | anytime | works | work | suits | fine | ok with me | good for me
        | flexible | meh | doable | possible | impossible | tough | hard | tricky | hell | awful
        | terrible | easier | earlier | later | sooner | the earlier | the later | early | late
        | idc | don't care | don't mind | do not care | do not mind | up for | happy with
        | anything | whatever | wherever | open to | chance | no preference | i'm easy
        | all good for | perfect for me | weird | out of the question | a no | no go | no-go | nah
        | pain | doesn't work | bad | good
    """,
    "engaged": """
        i am at | i am in | i am on | i have | free | busy | out | off | away | booked | leave
        | holiday | holidays | vacation | pto | travel | traveling | travelling | trip | flight
        | train | dentist | doctor | doctors | dr | appointment | exam | exams | class | classes
        | lecture | teaching | teach | school | kids | kid | daughter | son | baby | nursery
        | daycare | pick up | pickup | drop off | gym | therapy | ooo | wfh | shift | shifts
        | back-to-back | back to back | lunch break | break | breaks | swimming | commute
        | conference | offsite | client | on call | oncall | surgery | wedding | parents evening
        | funeral | moving house | buffer | lunch | deep work | focus
    """,
    "about a time": """
        what about | how about | is still possible | would | could we do | could we say
    """,
    "forget said": """
        ignore what i said | forget what i said | scratch that | scratch what i | forget about
        | take back | disregard what i said | ignore my | forget my | strike that
        | not true any more
    """,
    "it was": "was | were | wasn't | weren't | has been | went well | went great",
    "past": "last night | yesterday | last week | did you see | ago",
    # Votes
    "vote word": """
        vote | votes | voting | option | options | choice | pick | picking | choose | prefer
        | rather | works | go with | take | for me | for b | +1 | definitely | switch | change
        | down for | either | good with | fine with | ok with | happy with | all of them | both
        | second choice | first choice | favourite | favorite | veto | object to
    """,
    "lives with": "could live with | can live with | could live w | can live w",
    "of the options": """
        abstain | keep my vote | my vote stays | sit this one out | none of those | none of these
        | none of them | none of the | any of them | any of those | either works | either is
        | both work | all of them | all work | all three | all fine | both fine | either one
        | neither | not any of | any of the
    """,
    "ordinal": """
        first | second | third | fourth | fifth | 1st | 2nd | 3rd | 4th | last | middle | later
        | earlier | latter | former | earliest | latest
    """,
    "one": "one | option | choice | of them | one pls | one please | one then",
    "yes or no": """
        yes | yep | yeah | yup | no | nope | nah | sure | never | fine | ok | okay | of course
        | correct | false | exactly | right | not really | either | both | neither | only | just
        | none | true | all | this once | firm | ignore | possible | obviously | definitely
        | absolutely
    """,
    # Courtesy that says nothing of anybody's time
    "courtesy": """
        brb | afk | get back to you | let you know | let me check | take your time | no worries
        | carry on | go on | never mind | nvm | busy right now | busy rn | in a minute
        | later tonight | give me a | one sec | great work | well done | good job | nice work
        | sorry for the | sorry about the | sorry for | my bad | oops | happy birthday | congrats
        | congratulations | looking forward | can not wait | got it | on my way | driving right now
        | will look at | will have a look | will check | check my calendar | look at my calendar
        | have a look | hang on | hold on | good luck | enjoy | welcome | you rock | a star
        | a legend | a hero | i'm here | i'm back | am back | you're the best | love it | cool
        | as you like | good morning | how are you | thanks for | thank you for | you're welcome
    """,
    # What else tells sentences apart
    "for another": "for him | for her | for them | told me | he said | she said",
    "give them": """
        let them | give them | give em | let everyone | give everyone | let people | give people
        | allow them | let the others | give the others | allow everyone | allow everybody
        | allow people | leave them | leave everyone | leave everybody | give the rest
        | let the rest | give everybody
    """,
    "yet": "yet | still | already",
    "my vote": "my vote | my ballot",
    "article": "the | a | an | our | their | his | her | your",
    "arrange": """
        find | schedule | book | arrange | organise | organize | set up | setup | propose
        | put together | pencil in
    """,
    "subject": "about | regarding | for the | on the | to discuss | re",
}
