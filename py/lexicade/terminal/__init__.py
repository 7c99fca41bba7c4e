"""Lexicade in a terminal; the only part of the engine that touches files and streams."""
