"""What happens: a module for each concept of the rulebook."""
