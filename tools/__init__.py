"""What makes the project: the build, the word lists and the measurements. None of it ships."""
