"""Lexicade: one engine for a shelf of word-tile games."""
