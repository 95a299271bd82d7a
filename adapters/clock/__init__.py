"""Clocks: one that stands still for a scenario, one that wakes the process at the right time."""
