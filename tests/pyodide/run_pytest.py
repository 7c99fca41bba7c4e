"""Starts pytest inside Pyodide; tools/inside/run.mjs has mounted the project and /packages.

The packages are those of the machine's own environment. Only pure Python ones can be imported
here, so plugins are named one by one instead of found.
"""

import os
import sys

os.chdir("/project")
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
sys.path.append("/packages")

import pytest  # noqa: E402  the path to it is set above

if __name__ == "__main__":
    plugins = ["-p", "_hypothesis_pytestplugin", "-p", "no:faulthandler"]
    sys.exit(int(pytest.main([*plugins, *sys.argv[1:]])))
