"""Results for people: figures, tables, plots and a progress bar."""
