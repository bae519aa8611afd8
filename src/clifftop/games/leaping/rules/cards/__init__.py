"""The Special Actions, a module for each thing that they do."""
