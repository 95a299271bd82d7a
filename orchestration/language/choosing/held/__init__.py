"""What somebody holds of options, why, and who may see it."""
