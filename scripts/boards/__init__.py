"""Reports on boards: many games by bots, counted and drawn, as pages of docs/boards."""
