"""Documents: divided into passages, and the passages found that are nearest to what is asked."""
