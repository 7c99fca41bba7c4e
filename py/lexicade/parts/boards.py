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
