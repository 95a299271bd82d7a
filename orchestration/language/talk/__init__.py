"""What people say around what they mean: thanks, excuses, slips put right."""
