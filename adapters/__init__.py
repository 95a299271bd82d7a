"""One folder for each outside system: translate in, render out, decide nothing."""
