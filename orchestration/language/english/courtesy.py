"""What English puts around a wish and adds nothing to it: "to be honest", "if that's ok"."""

from __future__ import annotations

from orchestration.language.words.writing import words

COURTESY = words(
    """
    if i'm honest | if i am honest | if i'm being honest | if i'm really honest | being honest |
    if we're being honest | to be brutally honest | problem is , | the problem is , |
    the trouble is , | trouble is , | looking at the week , | looking at next week , |
    looking at that week , | looking at my diary , | looking at my calendar , |
    having looked at my diary , | having looked at my calendar , | checking my calendar , |
    checking my diary , | i've just realised that | i've just realised | i've just realized that |
    i've just realized | i just realised | i just realized | i've just noticed that |
    i've just noticed | i just noticed | i've just seen that | i've just seen | i just saw that |
    i've just found out that | i've just found out | i just found out | just found out that |
    i've just remembered | just remembered | my boss just told me that | my boss just told me |
    i've just been told that | i've just been told | i've just heard that | i've just learned that |
    tl ; dr | tldr | morning ! | afternoon ! | evening ! | let me know if that's a problem |
    let me know if that's an issue | let me know if that is a problem | shout if that's a problem |
    shout if that's an issue | shout if not | and nobody can change that | and that's final |
    and that is final | like last week | as last week | like last time | as last time |
    same as last week | same as last time | like every week | like the week before |
    as in previous weeks |
    so be it | then so be it | you know the drill | funny how that works |
    such is life | that's life | story of my life | go figure |
    everything else is moveable | everything else is movable | everything else can move |
    i can move everything else | i can shuffle everything else |
    i can move things around | i can move things | i can shuffle things around |
    i can shuffle things | i can move stuff around | i can move stuff | i can rearrange things |
    i can work around it | i can work round it | i can shift things around |
    i can shift things | happy to move things around | happy to shuffle things around |
    round it | around it |
    that's not moving | that is not moving | that's not movable | that's not going to move |
    that one's not moving | that can't move | that can't be moved | that cannot be moved |
    that's fixed | that one's fixed | that's set in stone | that's immovable | can't move it |
    can't move that | can't be helped | i can't move it | i can't move that |
    i can't get out of it | can't get out of it | can't get out of that | i can't skip it |
    can't skip it | and i can't move it | and that's that | that's that | can't miss it |
    i can't miss it |
    at least | of course | thank you | as well | a bit | a lot | in general | so far | after all |
    at all | for sure | no worries | no problem | never mind | by the way | to be honest |
    to be fair | to be clear | to be precise | fingers crossed | as far as i can tell |
    as far as i know | as far as i can see | at the end of the day , | all in all |
    long story short | just so you know | as it happens | for what it's worth | for the record |
    on my end | on my side | from my side | from my end | for my part | on my part |
    on the whole | by and large | in my case | in theory | in principle | in fact | as for me |
    as far as i'm concerned | if you ask me | i'm afraid | turns out | it turns out | looks like |
    it looks like | it seems | seems like | it seems that | i'm pretty sure | i suppose |
    if that's alright | if that's all right | if that's ok | if that's okay | if that's fine |
    if that's possible | if that works | if that's all the same | if it's all the same to you |
    if it's all the same | if you don't mind | if nobody minds | hope that helps |
    hope this helps | hope you're well | hope all is well | hope you are all well |
    i've been told | i have been told | i'm told | i am told | i was told | i gather |
    take place | takes place | taking place | mark me as | mark me down as | put me as |
    anyway | hiya | properly | gang | push it to | push it back to | shift it to | bump it to |
    obvs | defo | re | two slots from me | two slots | three slots | two options | three options |
    a couple of options | a few options | some options | two options from me |
    but not both | just not both | not both | but only one of them | no bother |
    sounds good | sounds great | sounds fine | looking forward to it | moving it | move it |
    looking forward | on reflection | on second thought | on second thoughts |
    thinking about it | come to think of it | don't ask | do not ask | you know how it is |
    you know how it goes |
    long time no see | any chance of | any chance for | is there any chance of |
    all the best | best wishes | kind regards | best regards | many thanks | in any case |
    in that case | why not | ill be | as always | as usual | as ever | as you know | as i said |
    as mentioned |
    sorry to be difficult | sorry to be a pain | sorry for being difficult | not to be difficult |
    sorry to be annoying | sorry to be awkward | sorry to be the difficult one |
    edit : | edit , | ps | ps : | p . s . | pps | forgot to say | forgot to mention |
    forgot to add | i forgot to say | i forgot to mention | i forgot to add | almost forgot |
    i almost forgot | what i forgot : | what i forgot to say : | hmm wait | hm wait | oh wait |
    no wait | wait , | hang on , | hold on , | another thing | one other thing | one last thing |
    last thing : | once more | one more thing | first of all | last but not least | happy new year |
    i'd love to join | i'd love to come | i'd love to be there | i'd like to join |
    no , really | no really | no doubt | without doubt | without a doubt | part - time |
    part time | part - timer | part timer | local time | my time | ignore me | never mind me |
    do not mind me | don't mind me |
    that runs | that goes | that lasts | that finishes | that begins | on this side of the pond |
    on this side | on my side of the pond | out loud | across town | no exceptions |
    until further notice | till further notice |
    every week | each week | every single week |
    every weekday without fail | no offence | for a change | no pun intended | on the dot |
    without fail | come what may |
    as a rule |
    for both sides | for both side | for both of us | for all sides | for both parties |
    every single time | every time | each time | day in day out | day in , day out |
    like clockwork | thank you for your kindness | thank you for your patience |
    thank you for your understanding | thanks for your patience | thanks for understanding |
    thanks for your understanding | sorry for the inconvenience | thank you for your message |
    thank you for organising | thanks for organising | thanks for organizing |
    thank you for organizing | thanks for setting this up | thanks for arranging |
    if not , | as you can see | needless to say | mind you | believe me | trust me | i promise |
    i swear | i mean it | no hard feelings | nothing personal | for context | for info |
    i . e . | e . g . | remember that | remember : | please remember : | remember this : | note : |
    please note : |
    go back | goes back | going back | no rush | no hurry | no biggie | not to worry |
    full stop | 4 me | morning all | morning everyone | morning team | morning folks |
    morning both | afternoon all | afternoon everyone | evening all | end of story |
    good morning , | good morning all |
    good morning everyone | good morning team | good afternoon , | good evening ,
    """
)
