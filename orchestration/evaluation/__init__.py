"""How any options stand for everybody: judged wish by wish, put in order, proposed, and proved."""
