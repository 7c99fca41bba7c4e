"""How Lexicade is built, served, tested and measured; `build.py` is the door to it."""
