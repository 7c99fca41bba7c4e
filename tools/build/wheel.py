"""The engine as a pure Python wheel, made with the standard library alone.

Also the project's build backend (PEP 517), so that `pip install .` makes the same wheel as the
build does. Word lists and the games' texts travel inside the package, where the terminal looks for
them.
"""

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from .places import ENGINE, ROOT, SETTINGS, WEB, WORDLISTS
from .stamps import files_under

TAG = "py3-none-any"
WHEEL_FILE = f"Wheel-Version: 1.0\nGenerator: lexicade\nRoot-Is-Purelib: true\nTag: {TAG}\n"


def build_wheel(
    wheel_directory: str, config_settings: object = None, metadata_directory: object = None
) -> str:
    """PEP 517's hook: writes the wheel into the directory and returns its name."""
    project = project_settings()
    known = f"{project['name']}-{project['version']}"
    name = f"{known}-{TAG}.whl"
    members = {**_package(), **_dist_info(f"{known}.dist-info", project)}
    record = f"{known}.dist-info/RECORD"
    members[record] = _record(members, record)
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in members.items():
            # Fixed times and modes: the same sources make the same bytes.
            info = zipfile.ZipInfo(path)
            info.external_attr = 0o644 << 16
            archive.writestr(info, data, zipfile.ZIP_DEFLATED, 9)
    return name


def project_settings() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["project"]
    return project


def _package() -> dict[str, bytes]:
    members = {}
    for path in files_under([ENGINE]):
        members[path.relative_to(ENGINE.parent).as_posix()] = path.read_bytes()
    for path in [*sorted(WORDLISTS.glob("*.le*")), WORDLISTS / "SOURCES.md"]:
        if path.exists():
            members[f"{ENGINE.name}/wordlists/{path.name}"] = path.read_bytes()
    for path in sorted(WORDLISTS.glob("glosses/*.gloss")):
        members[f"{ENGINE.name}/wordlists/glosses/{path.name}"] = path.read_bytes()
    for path in sorted((WEB / "games").glob("*/texts.*.json")):
        members[f"{ENGINE.name}/games/{path.parent.name}/{path.name}"] = path.read_bytes()
    return members


def _dist_info(folder: str, project: dict[str, Any]) -> dict[str, bytes]:
    members = {f"{folder}/WHEEL": WHEEL_FILE.encode()}
    head = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"Requires-Python: {project['requires-python']}",
        f"License-Expression: {project['license']}",
        f"Keywords: {','.join(project.get('keywords', []))}",
        *(f"Classifier: {classifier}" for classifier in project.get("classifiers", [])),
    ]
    for name in project.get("license-files", []):
        if (ROOT / name).exists():
            head.append(f"License-File: {name}")
            members[f"{folder}/licenses/{name}"] = (ROOT / name).read_bytes()
    body = ""
    readme = ROOT / project["readme"]
    if readme.exists():
        head.append("Description-Content-Type: text/markdown")
        body = readme.read_text(encoding="utf-8")
    members[f"{folder}/METADATA"] = ("\n".join(head) + "\n\n" + body).encode()
    scripts = [f"{name} = {target}" for name, target in project.get("scripts", {}).items()]
    if scripts:
        text = "\n".join(["[console_scripts]", *scripts, ""])
        members[f"{folder}/entry_points.txt"] = text.encode()
    return members


def _record(members: dict[str, bytes], own: str) -> bytes:
    lines = []
    for path, data in members.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}")
    return "\n".join([*lines, f"{own},,", ""]).encode()
