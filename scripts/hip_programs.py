"""Programs that are linked with the HIP library of this repository: where they find it, and how they run. For hip_tests.py and llama_ops.py."""
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent


def environment(engine, *folders, **variables):
    """That of a program on an engine; further folders have libraries too. TOMBOLO_LIB has the HIP library, by default target/release."""
    library = os.environ.get("TOMBOLO_LIB", str(HERE.parent / "target/release"))
    path = ":".join([library, *map(str, folders)])
    return dict(os.environ, TOMBOLO_ENGINE=engine, LD_LIBRARY_PATH=path, **variables)


def ran(command, seconds, folder, environment):
    """Runs a command; its status (None: took too long) and what it said."""
    try:
        done = subprocess.run(command, cwd=folder, env=environment, timeout=seconds, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired as expired:
        return None, (expired.stdout or b"").decode(errors="replace")
    return done.returncode, done.stdout.decode(errors="replace")
