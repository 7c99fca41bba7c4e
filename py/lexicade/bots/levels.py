"""The names of the computer's levels, weakest first; light, for a set-up sheet asks for them."""

LEVELS = ("beginner", "casual", "steady", "keen")
DEFAULT = "keen"
