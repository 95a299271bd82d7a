"""What holds for one channel beyond any session: how decisions are taken there."""
