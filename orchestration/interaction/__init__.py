"""What people see and what they can do with it, the same on every platform.

A view becomes a `Layout`; a button, a form or a vote becomes commands. An adapter renders the
layout and tells what was pressed; it decides nothing.
"""
