"""From racks and their worth to the worth of leaves.

A tile is worth the mean of the racks that hold it. A pair is worth what racks with both are worth
beyond the two tiles, a three what they are worth beyond its tiles and pairs. Each mean is shrunk to
nothing, as if so many more racks had said that the part brings nothing beyond its smaller parts:
what was seen a few times only is believed a little.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

from lexicade.leaves import SIZES, Part

from .racks import Rack

DOUBT = (10, 60, 250)  # racks that speak against a part, by its size
LEAST = 0.05  # points: less is noise


def trained(racks: Sequence[Rack]) -> dict[Part, float]:
    worth: dict[Part, float] = {}
    for size in range(1, SIZES + 1):
        sums: dict[Part, float] = defaultdict(float)
        seen: dict[Part, int] = defaultdict(int)
        for rack in racks:
            for part in set(combinations(rack.tiles, size)):
                sums[part] += rack.worth
                seen[part] += 1
        for part, total in sums.items():
            beyond = total - seen[part] * _of_smaller_parts(worth, part)
            worth[part] = beyond / (seen[part] + DOUBT[size - 1])
    return {part: points for part, points in worth.items() if abs(points) >= LEAST}


def _of_smaller_parts(worth: dict[Part, float], part: Part) -> float:
    return sum(
        worth.get(smaller, 0.0)
        for size in range(1, len(part))
        for smaller in combinations(part, size)
    )
