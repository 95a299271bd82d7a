"""What is said in a panel: what is ordered, meant, and given up."""
