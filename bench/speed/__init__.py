"""How fast the engine is beside its peers: what bench/engine.py runs."""
