"""What people write about their time, understood by rules: a grammar that composes typed values.

Reading order: `understand` (the whole way on one page), `grammar` (how rules apply),
`rules/table` (all rules of time on one page, of `rules/elements`), `conventions` (what words are
taken to mean),
`verdicts` and `timed` (what is wished of a time), `coverage` (what may not be asserted of it) and
`together` (what the clauses of a message say of each other).

Rules know no word of any language, only values and the parts that small words play:
`vocabulary` says what a language is to them, `english/` and `german/` are two, and `languages`
chooses for each message the one that knows most of its words. Another is another such folder.

What is done to the words before the grammar: `layout` (headings and calendars), `spelling`,
`corrections`, `people`, `answers`; to the wishes after it: `fuzzy`, and `sureness`, which says how
much was guessed on the way. Wishes are said back by `restate`; `invitation` and `invited` read an
organiser.
"""
