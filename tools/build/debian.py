"""On Debian and its kin, as root, a missing program is simply installed; elsewhere we say how."""

import os
import shutil

from .console import Stop, run, step


def can_install() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def install(package: str, *, wanted_for: str) -> None:
    """Install one Debian package, or stop with the sentence that says how to get it."""
    advice = f"{package} is missing, for {wanted_for}: install it (`sudo apt-get install {package}`"
    if not can_install():
        raise Stop(f"{advice} on Debian and Ubuntu) and run this again.")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install_command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package]
    with step(f"Installing {package} with apt-get"):
        run(["apt-get", "update", "-q"], env=env, failing=f"{advice}); apt-get found no network.")
        run(install_command, env=env, failing=f"{advice}); apt-get could not.")
