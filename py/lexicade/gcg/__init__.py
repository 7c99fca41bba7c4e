"""GCG, the text format in which crossword-game players keep and swap their games."""
