"""How an older database becomes a newer one, step by step. A new step is a file in versions/."""
