"""What people write about their time, understood by rules: a grammar that composes typed values.

Reading order: `understand` (the whole way on one page), `grammar` (how rules apply),
`rules/table` (all rules of time on one page), `english/` (every word they know), `conventions`
(what words are taken to mean), `verdicts` and `timed` (what is wished of a time).

What is done to the words before the grammar: `spelling`, `people`, `answers`; to the wishes after
it: `fuzzy`. Wishes are said back by `restate`; `invitation` and `invited` read an organiser.
"""
