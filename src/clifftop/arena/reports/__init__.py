"""Results for people: `report` has the figures; tables, plots and a progress bar show them."""
