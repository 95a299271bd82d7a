"""The rules: hours of the day, days, and both together; then lengths and what is said of them."""
