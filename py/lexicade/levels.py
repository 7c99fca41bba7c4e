"""The names of the computer's levels, weakest first. Outside `bots`, for every start needs them."""

LEVELS = ("beginner", "casual", "steady", "keen")
DEFAULT = "keen"
