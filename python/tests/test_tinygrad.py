"""tinygrad's AMD device on the compute unit. Needs a checkout of tinygrad, which TINYGRAD names, and LLVM's library."""

import os
import pathlib
import subprocess
import sys

import pytest

TINYGRAD = os.environ.get("TINYGRAD")

PROGRAM = """
import numpy as np
from tinygrad import Device, Tensor
assert Device.DEFAULT == "AMD", Device.DEFAULT
a, b = np.arange(600, dtype=np.float32).reshape(20, 30) % 7, np.arange(900, dtype=np.float32).reshape(30, 30) % 5
np.testing.assert_array_equal((Tensor(a) @ Tensor(b)).numpy(), a @ b)
np.testing.assert_array_equal((Tensor(a) + 1).sum(axis=0).numpy(), (a + 1).sum(axis=0))
np.testing.assert_allclose(Tensor(a).exp().log().numpy(), a, atol=1e-4)
np.testing.assert_array_equal(Tensor(a).max(axis=1).numpy(), a.max(axis=1))
x = Tensor(a)
np.testing.assert_array_equal((x * x).sum().gradient(x)[0].numpy(), 2 * a)
print("passed")
"""


def run(*arguments, engine="model", **variables):
    # The package may be installed or lie beside this test.
    environment = os.environ | {"DEV": "MOCKKFD+AMD:LLVM:gfx1201", "TOMBOLO_ENGINE": engine, "TOMBOLO_TINYGRAD": "1"} | variables
    command = [sys.executable, "-m", "tombolo.tinygrad", *arguments]
    return subprocess.run(command, cwd=TINYGRAD, env=environment, capture_output=True, text=True, timeout=900)


@pytest.mark.skipif(not TINYGRAD, reason="TINYGRAD names no checkout of tinygrad")
@pytest.mark.parametrize("engine", ["model", "rtl"])
def test_operations_of_tinygrad_run_on_the_compute_unit(engine, tmp_path):
    program = pathlib.Path(tmp_path) / "operations.py"
    program.write_text(PROGRAM)
    done = run(str(program), engine=engine, TOMBOLO_CONFIG="lanes8")
    assert done.returncode == 0 and done.stdout.endswith("passed\n"), done.stderr[-4000:]
    # Not on tinygrad's own emulator.
    told = done.stderr.splitlines()[-1]
    assert told.startswith(f"tombolo ({engine}): ") and int(told.split()[2]) >= 5, told


def test_a_dispatch_becomes_packets_of_the_registers_that_are_set():
    from tombolo.tinygrad import packets

    words = packets({0xB830 // 4: 0x1234, 0xB900 // 4: 7, 0xB000 // 4: 9}, [3, 2, 1], 0x8005)
    assert words == [0xC0017600, 0x20C, 0x1234, 0xC0017600, 0x240, 7, 0xC0031500, 3, 2, 1, 0x8005]
