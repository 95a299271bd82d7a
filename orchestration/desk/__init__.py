"""What people see and what they can do with it, the same on every platform.

A view becomes a `Screen`; a button, a dialog or a vote becomes commands. An adapter dresses the
screen and tells what was pressed; it decides nothing.
"""
