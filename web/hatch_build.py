"""Builds the browser client into the wheel. An editable installation is left alone: there play.py builds."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Asked by hatchling before each building, by some versions of pip twice: what is there is not built again."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where it is missing and npm is there; a wheel without it still plays in the terminal."""
        web = Path(self.root) / "web"
        page = Path(self.root) / "src" / "onetable" / "server" / "static" / "index.html"
        if version == "editable" or page.exists() or not (web / "package.json").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("There is no npm, so this wheel has no browser client; the terminal works without.")
            return
        for step in (["ci"], ["run", "build"]):
            if subprocess.run([npm, *step], cwd=web, stdin=subprocess.DEVNULL).returncode != 0:
                self.app.display_warning(f"npm {step[-1]} failed, so this wheel has no browser client; the terminal works without.")
                return
