"""What people may do at a table, a module for each kind of command."""
