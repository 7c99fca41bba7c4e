"""Boards that more than one game is played on, drawn as `grid.py` reads them."""

CROSSWORD = """
    W..l...W...l..W
    .w...L...L...w.
    ..w...l.l...w..
    l..w...l...w..l
    ....w.....w....
    .L...L...L...L.
    ..l...l.l...l..
    W..l...+...l..W
    ..l...l.l...l..
    .L...L...L...L.
    ....w.....w....
    l..w...l...w..l
    ..w...l.l...w..
    .w...L...L...w.
    W..l...W...l..W
"""

# Played on by friends, and by size. The star in the middle counts for nothing.
FRIENDLY = {
    15: """
        ...W..L.L..W...
        ..l..w...w..l..
        .l..l.....l..l.
        W..L...w...L..W
        ..l...l.l...l..
        .w...L...L...w.
        L...l.....l...L
        ...w...*...w...
        L...l.....l...L
        .w...L...L...w.
        ..l...l.l...l..
        W..L...w...L..W
        .l..l.....l..l.
        ..l..w...w..l..
        ...W..L.L..W...
    """,
    11: """
        L.W.....W.L
        .w...w...w.
        W.l.l.l.l.W
        ...L...L...
        ..l.....l..
        .w...*...w.
        ..l.....l..
        ...L...L...
        W.l.l.l.l.W
        .w...w...w.
        L.W.....W.L
    """,
    9: """
        ..W...W..
        .w..w..w.
        W.l...l.W
        ...L.L...
        .w..*..w.
        ...L.L...
        W.l...l.W
        .w..w..w.
        ..W...W..
    """,
}


def with_plain_corners(board: str) -> str:
    """The same board for words that begin in its corners: no premium there, no star anywhere."""
    rows = board.replace("*", ".").split()
    for at in (0, -1):
        rows[at] = f".{rows[at][1:-1]}."
    return "\n".join(rows)
