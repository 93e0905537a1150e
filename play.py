#!/usr/bin/env python3
"""Play One Table from a fresh clone, with nothing but Python.

python3 play.py [ARGUMENTS]            set up what is missing, then start `onetable` with these arguments
python3 play.py setup                  only set up
python3 play.py test [--long] [...]    set up, then run every check; further arguments go to pytest
"""

# Python 3.6 must be able to read this file, or it could not say that it is too old.
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "onetable" / "server" / "static" / "index.html"
VENV = ROOT / ".venv"
STAMP = VENV / "set-up.stamp"
CLIENT_STAMP = VENV / "client.stamp"
SERVERS = {"postgresql": "initdb", "nginx-light": "nginx"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ONE_AT_A_TIME = Lock()  # the system's packages wait for nobody else who installs some


def main(*arguments: str) -> None:
    """Set up, then do what the arguments ask for."""
    if sys.version_info[:2] < OLDEST_PYTHON:
        sys.exit("One Table needs Python {}.{} or newer, and this is Python {}.{}.".format(*OLDEST_PYTHON, *sys.version_info))
    if arguments[:1] == ("test",):
        sys.exit(0 if test(*arguments[1:]) else 1)
    set_up()
    if arguments == ("setup",):
        say("everything is set up.")
    elif os.name == "nt":  # where a program that becomes another loses its console
        sys.exit(subprocess.call([tool("onetable"), *arguments]))
    else:
        os.execv(tool("onetable"), [tool("onetable"), *arguments])


def test(*pytest_arguments: str) -> bool:
    """Set up and run all checks; what only the tests need is fetched meanwhile, and whatever needs none of it does not wait for it."""
    with ThreadPoolExecutor() as pool:
        fetching = [pool.submit(job) for job in (install_browser, install_servers)]
        set_up()
        install_environments()
        return run_checks(checks(*pytest_arguments), lambda: [job.result() for job in fetching])


def at_once(*jobs: "Callable[[], None]") -> None:
    """Do all this side by side: most of it waits for the network."""
    with ThreadPoolExecutor() as pool:
        for job in [pool.submit(job) for job in jobs]:
            job.result()


def set_up() -> None:
    """Make `.venv` hold what One Table needs; where it already does, nothing is run and no network used."""
    if is_set_up() and client_is_built():
        return
    with open(__file__) as this_file:
        with contextlib.suppress(ImportError):  # Windows has no such lock
            import fcntl

            fcntl.flock(this_file, fcntl.LOCK_EX)  # two set-ups at once would spoil each other
        missing = []
        if not is_set_up():
            prepare_environment()
            missing.append(install)
        if not client_is_built():
            missing.append(build_client)
        at_once(*missing)


def is_set_up() -> bool:
    """Tell whether a set-up was finished in this place, by this Python, for these requirements."""
    return read(STAMP) == place() + requirements() and all(Path(tool(name)).exists() for name in ("python", "onetable"))


def place() -> str:
    """Return the first line of the stamp: another Python, or a folder that was moved, needs a new environment."""
    return f"{sys.implementation.cache_tag} {ROOT}\n"


def requirements() -> str:
    """Return the second line of the stamp: other requirements need another installation."""
    return digest(ROOT / "pyproject.toml")


def prepare_environment() -> None:
    """Have an environment in `.venv` that belongs to this Python and this folder."""
    environment_is_good = read(STAMP).startswith(place()) and Path(tool("python")).exists()
    if STAMP.exists():
        STAMP.unlink()  # first of all: an interrupted set-up must be repeated, not believed
    if not environment_is_good:
        create_environment()


def install() -> None:
    """Install One Table, editable, with all that it stands on."""
    say("installing the packages it stands on; this can take a minute ...")
    quietly("Installing the packages", tool("python"), "-m", "pip", "install", "-e", ".[test]")
    quicken()
    STAMP.write_text(place() + requirements(), encoding="utf-8")


def quicken() -> None:
    """Install what makes bots think faster where it is ready-made for this Python, and let it compile meanwhile; all plays without."""
    pip = [tool("python"), "-m", "pip", "install", "--only-binary", ":all:", "-e", ".[fast]"]
    if subprocess.run(pip, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0:
        prepare = [tool("python"), "-m", "onetable.bots.prepare"]
        nowhere = subprocess.DEVNULL
        subprocess.Popen(prepare, cwd=ROOT, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)


def create_environment() -> None:
    """Create `.venv` anew."""
    package = "python{}.{}-venv".format(*sys.version_info)
    if not python_is_complete() and shutil.which("apt-get") and os.geteuid() == 0:
        say(f"installing {package}, which this Python lacks ...")
        apt_get(package)
    if not python_is_complete():
        sys.exit(f"Python cannot create environments here: please install the package {package}, then start again.")
    say("creating its own Python environment in .venv ...")
    quietly("Creating .venv", sys.executable, "-m", "venv", "--clear", str(VENV))


def python_is_complete() -> bool:
    """Tell whether Python can create environments: Debian and its kin pack parts of that separately."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(module) for module in ("venv", "ensurepip"))


def client_is_built() -> bool:
    """Tell whether the browser client was built from the sources as they are; nothing is to be built where there are none."""
    return not (WEB / "package.json").exists() or (CLIENT.exists() and read(CLIENT_STAMP) == client_sources())


def client_sources() -> str:
    """Return the fingerprint of everything the browser client is built from: settings, page and sources."""
    return digest(*sorted(path for pattern in ("*.*", "src/**/*", "public/**/*") for path in WEB.glob(pattern) if path.is_file()))


def build_client() -> None:
    """Build the browser client into the package."""
    npm = shutil.which("npm")
    if npm is None:
        say("the browser client needs Node.js with npm to be built; the terminal works without.")
        return
    say("building the browser client ...")
    sources = client_sources()
    quietly("Fetching the parts of the browser client", npm, "ci", folder=WEB)
    quietly("Building the browser client", npm, "run", "build", folder=WEB)
    CLIENT_STAMP.write_text(sources, encoding="utf-8")


def install_browser() -> None:
    """Install the browser and the fonts of the browser tests where that is allowed; without them those tests say so and are skipped."""
    wanted = [] if any(shutil.which(name) for name in BROWSERS) else ["chromium"]
    if not draws_chinese():
        wanted.append("fonts-noto-cjk")
    if wanted and shutil.which("apt-get") and os.geteuid() == 0:
        say("installing {} for the browser tests ...".format(" and ".join(wanted)))
        apt_get(*wanted)


def install_servers() -> None:
    """Install the database and the proxy of the tests with many nodes where that is allowed; without them those tests say so."""
    wanted = [package for package, program in SERVERS.items() if not is_there(program)]
    if wanted and shutil.which("apt-get") and os.geteuid() == 0:
        say("installing {} for the tests with many nodes ...".format(" and ".join(wanted)))
        apt_get(*wanted)


def install_environments() -> None:
    """Install what research and data stand on, where it is ready-made for this Python; without it those tests say so."""
    found = [VENV.glob(f"{place}/site-packages/{package}*") for place in ("lib*/python*", "Lib") for package in ("pyspiel", "pyarrow")]
    if sum([any(each) for each in found]) < 2:
        say("installing OpenSpiel, PettingZoo and PyArrow for the tests of research and data ...")
        pip = [tool("python"), "-m", "pip", "install", "--only-binary", ":all:", "-e", ".[rl,data]"]
        subprocess.run(pip, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True)


def is_there(program: str) -> bool:
    """Tell whether there is such a program, also where Debian keeps those of servers."""
    return any([shutil.which(program), *Path("/usr").glob("sbin/" + program), *Path("/usr").glob("lib/postgresql/*/bin/" + program)])


def draws_chinese() -> bool:
    """Tell whether there is a font for Chinese: pictures of the pages would show empty boxes without one."""
    fonts = shutil.which("fc-list")
    return fonts is not None and bool(subprocess.run([fonts, ":lang=zh"], stdout=subprocess.PIPE).stdout)


def apt_get(*packages: str) -> None:
    """Install packages of the system in silence; whoever needs them looks whether it worked."""
    with ONE_AT_A_TIME:
        subprocess.run(["apt-get", "update"], capture_output=True)  # where it fails, older lists may still do
        subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", *packages], capture_output=True)


def checks(*pytest_arguments: str) -> "dict[str, list[str]]":
    """Return the command of every check by its name."""
    commands = {"ruff check": [tool("ruff"), "check"], "mypy": [tool("mypy")], "lint-imports": [tool("lint-imports")]}
    npm = shutil.which("npm")
    if npm and (WEB / "package.json").exists():
        commands["svelte-check"] = [npm, "--prefix", str(WEB), "run", "check"]
        commands["vitest"] = [npm, "--prefix", str(WEB), "run", "test"]
    workers = (os.cpu_count() or 1) + 1  # one more than cores: who waits for a browser or a server leaves a core idle
    commands["pytest"] = [tool("pytest"), "-n", str(workers), "--dist", "worksteal", *pytest_arguments]
    return commands


def run_checks(commands: "dict[str, list[str]]", wait: "Callable[[], object]" = bool) -> bool:
    """Run all checks, even after one has failed, and sum up; the last one uses all cores and waits, the others run before and beside it."""
    *small, last = commands
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {name: pool.submit(run_check, name, commands[name], subprocess.PIPE) for name in small}
        wait()
        print(f"\n=== {last} ===", flush=True)
        summary = [run_check(last, commands[last], None)]
        summary = [job.result() for job in running.values()] + summary
    print("", *summary, sep="\n", flush=True)
    return not any(line.startswith("FAILED") for line in summary)


def run_check(name: str, command: "list[str]", output: "int | None") -> str:
    """Run a check, show what it has put into the output, if that was a pipe, as soon as it ends, and return its line of the summary."""
    begin = time.monotonic()
    # The tests start hundreds of processes: each of them would compile everything anew if none could leave it to the next.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=output, stderr=output and subprocess.STDOUT)
    if output:
        print(f"\n=== {name} ===\n" + done.stdout.decode(errors="replace"), end="", flush=True)  # in one piece: others print, too
    return f"{'FAILED' if done.returncode else 'passed'}  {name:<12} {time.monotonic() - begin:6.1f} s"


def quietly(doing: str, *command: str, folder: Path = ROOT) -> None:
    """Run a command in silence, and show the end of its output if it fails."""
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        print(*done.stdout.decode(errors="replace").splitlines()[-20:], sep="\n", file=sys.stderr)
        sys.exit(f"{doing} failed for the reason above; put it right, then start again.")


def say(news: str) -> None:
    """Tell the user what is going on, leaving the standard output to the game."""
    print(f"One Table: {news}", file=sys.stderr, flush=True)


def tool(name: str) -> str:
    """Return the path of a program in the environment."""
    return str(VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name)


def read(stamp: Path) -> str:
    """Return what a stamp says, nothing where there is none."""
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def digest(*paths: Path) -> str:
    """Return one fingerprint of the names and contents of files."""
    return hashlib.sha256(b"".join(f"{path}\n".encode() + path.read_bytes() for path in paths)).hexdigest()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
