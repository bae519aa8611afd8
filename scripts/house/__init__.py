"""The map of the house: what scripts/house_map.py draws into docs/house.md."""
