"""A line of words and times into clauses, and each clause into what its author wishes."""
