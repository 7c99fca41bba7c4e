"""Python that runs inside Pyodide under node: the page's own Python trims and compiles."""
