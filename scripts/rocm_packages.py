#!/usr/bin/env python3
"""Runs a program of ROCm, as Debian packages it, on the HIP library: unmodified binaries with code for gfx1201, such as the tests of its libraries.

    rocm_packages.py FOLDER PACKAGE PROGRAM [ARGUMENT...]
    rocm_packages.py FOLDER PACKAGE                             lists the programs of the package

    rocm_packages.py rocm libhipblaslt1-tests hipblaslt-test '--gtest_filter=*quick_matmul_small*'

PACKAGE comes from Debian's unstable distribution or, where that has a newer one, from its experimental one, with what it depends on and the C library that it
was linked with, and is unpacked into FOLDER; nothing is installed and no other system is needed, but dpkg-deb and a few gigabytes. TOMBOLO_HIP names
libamdhip64.so (default target/release/libamdhip64.so); the environment chooses engine and machine: TOMBOLO_ENGINE, TOMBOLO_CONFIG. DEBIAN names a mirror, where
apt has none.
The program's status is this one's.
"""
import lzma
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent.parent
# In this order, later ones preferred.
DISTRIBUTIONS = ["sid", "experimental"]
LIBRARIES = "usr/lib/x86_64-linux-gnu"
# What our library stands for, and what only installing would use.
WITHOUT = re.compile(r"^(libamdhip64-\d+|libhiprtc\d+|libhsa-runtime64-1|libamd-comgr\d+|python3|debconf.*|.*-doc)$")


def mirror():
    """Where packages come from: what apt uses."""
    lists = [pathlib.Path("/etc/apt/sources.list"), *sorted(pathlib.Path("/etc/apt/sources.list.d").glob("*"))]
    text = "\n".join(file.read_text() for file in lists if file.is_file())
    found = [os.environ.get("DEBIAN"), *re.findall(r"^(?:URIs:|deb) .*?(https?://\S+/debian)/?(?:\s|$)", text, re.MULTILINE)]
    address = next(filter(None, found), None)
    if not address:
        raise SystemExit("rocm_packages: apt knows no mirror of Debian; set DEBIAN to one, such as http://HOST/debian")
    return address


def fetch(address, file):
    """Downloads a file, whole or not at all."""
    part = file.with_suffix(".part")
    try:
        with urllib.request.urlopen(address) as source, part.open("wb") as target:
            shutil.copyfileobj(source, target, 1 << 20)
    except OSError as error:
        raise SystemExit(f"rocm_packages: {address}: {error}; if a package is not there any more, remove the lists {file.parent}/*.xz") from error
    part.rename(file)


def index(folder, source):
    """The packages of the distributions by name: their fields, the newest distribution first."""
    found = {}
    for distribution in DISTRIBUTIONS:
        file = folder / f"{distribution}.xz"
        if not file.exists():
            fetch(f"{source}/dists/{distribution}/main/binary-amd64/Packages.xz", file)
        for stanza in lzma.open(file, "rt").read().split("\n\n"):
            fields = dict(line.split(": ", 1) for line in stanza.split("\n") if re.match(r"^[A-Z][\w-]*: ", line))
            if "Package" in fields:
                found.setdefault(fields["Package"], []).insert(0, fields)
    return found


def needed(packages, name):
    """The package and all that it depends on, the first of alternatives. ROCm's come from the distribution that the package is of."""
    todo, chosen = [name], {}
    while todo:
        package = todo.pop()
        if package in chosen or WITHOUT.match(package):
            continue
        if package not in packages:
            raise SystemExit(f"rocm_packages: neither {' nor '.join(DISTRIBUTIONS)} has a package {package}")
        # Other libraries than ROCm's are taken as unstable has them.
        is_rocm = re.match(r"^lib(roc|hip)|^libmiopen", package)
        fields = packages[package][0 if is_rocm else -1]
        chosen[package] = fields
        for clause in filter(None, re.split(r",\s*", fields.get("Depends", ""))):
            first = re.match(r"[a-z0-9.+-]+", clause).group()
            alternatives = [re.match(r"[a-z0-9.+-]+", part.strip()).group() for part in clause.split("|")]
            todo.append(next((part for part in alternatives if part in packages), first))
    return chosen


def unpacked(folder, name):
    """Unpacks a package with what it needs, unless that has been done. Answers the root folder."""
    root = folder / "root"
    done = folder / "done"
    done.mkdir(parents=True, exist_ok=True)
    if not (done / name).exists():
        source = mirror()
        for package, fields in needed(index(folder, source), name).items():
            mark = done / f"{package}.unpacked"
            if mark.exists():
                continue
            print(f"rocm_packages: {package} {fields['Version']}", file=sys.stderr)
            archive = folder / "package.deb"
            fetch(f"{source}/{fields['Filename']}", archive)
            subprocess.run(["dpkg-deb", "-x", archive, root], check=True)
            archive.unlink()
            mark.touch()
        (done / name).touch()
    return root


def programs(root, package):
    """The ELF programs of a package's folder of tests."""
    folder = root / "usr/libexec/rocm" / package
    files = [file for file in sorted(folder.glob("*")) if file.name != "ld.so" and file.is_file() and os.access(file, os.X_OK)]
    return [file for file in files if file.open("rb").read(4) == b"\x7fELF"]


def main():
    if len(sys.argv) < 3 or sys.argv[1].startswith("-"):
        raise SystemExit(__doc__)
    folder, package, *command = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    root = unpacked(folder, package)
    names = {program.name: program for program in programs(root, package)}
    if not command:
        print("\n".join(names))
        return
    if command[0] not in names:
        raise SystemExit(f"rocm_packages: {package} has no program {command[0]}; it has {', '.join(names) or 'none'}")
    library = pathlib.Path(os.environ.get("TOMBOLO_HIP", HERE / "target/release/libamdhip64.so")).resolve()
    if not library.exists():
        raise SystemExit(f"rocm_packages: there is no {library}; cargo build --release -p tombolo-hip makes it, or set TOMBOLO_HIP")
    ours = folder / "tombolo"
    ours.mkdir(exist_ok=True)
    for version in (6, 7):
        for name in ("libamdhip64", "libhiprtc"):
            link = ours / f"{name}.so.{version}"
            link.unlink(missing_ok=True)
            link.symlink_to(library)
    libraries = [ours, root / LIBRARIES, *(root / LIBRARIES / part for part in ("blas", "lapack", "openblas-pthread"))]
    program = names[command[0]]
    # Programs look for their data where they are themselves, which is where their loader is.
    loader = program.parent / "ld.so"
    if not loader.exists():
        shutil.copy(root / LIBRARIES / "ld-linux-x86-64.so.2", loader)
    search = ":".join(map(str, libraries))
    os.chdir(program.parent)
    os.execv(loader, [loader, "--library-path", search, "--argv0", program, program, *command[1:]])


if __name__ == "__main__":
    main()
