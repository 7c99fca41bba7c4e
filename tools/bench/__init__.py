"""Measurements of the built site. One file each; a new file with `measure` is a new one."""
