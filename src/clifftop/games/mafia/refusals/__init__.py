"""Why not: the rules said a second time, apart from the quick generator."""
