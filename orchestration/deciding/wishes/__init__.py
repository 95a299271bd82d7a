"""What members say: heard, read back, asked about, taken back."""
