"""What people write about their time, understood by rules: a grammar that composes typed values.

Reading order: `understand` (the whole way in one page), `grammar` (how rules apply), `rules/`
(the rules themselves), `english/` (every word they know), `conventions` (what we took words to mean).
"""
