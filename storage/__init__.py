"""The store: what has been received, decided and is still to be done, kept through a crash.

`sql` keeps it in a database and `memory` in dictionaries; both hold to one contract
(tests/storage/test_store_contract.py). `mapping` turns dataclasses into rows, in which they are
called what `names` says, `vault` encrypts what is private in them, `forgetting` says what is left
when a person's key is gone. `tables`, `migrations`, `statements` and `engine` are the database's
side; `recent` spares it work.
"""
