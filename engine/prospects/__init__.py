"""How good a move looks to a player with some foresight, in lire: what bots reckon with. Nothing here is a rule.

For titles with station tokens in cities; those with railways on junctions have `engine.pa20.prospects`. Every figure comes
from what a person at the table sees, and the best runs from the exact search, which is quick enough to be asked about every
lay.
"""
