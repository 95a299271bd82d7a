"""Social choice rules: from ballots to a winner, a tie, or neither (PROTOCOL.md, section 4).

`count.count` is the way in. To add a rule, write one file in `rules/` like `rules/plurality.py` and
name it in `rules/__init__.py`; nothing else changes. tests/voting/test_voting_properties.py then
holds it to what holds of every rule; its own examples go into test_voting_examples.py beside it.
"""
