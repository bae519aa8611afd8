"""Games shared out to processes of this machine or to a Ray cluster. What comes out is the same."""
