"""Studying a word list: what fits, what can be built, what goes before or after, how it is made."""
