"""tinygrad's AMD device on the compute unit: dispatches of its mock driver run here instead of on its own emulator.

The mock is in the test folder of tinygrad's sources, so a checkout is needed. In it:

    DEV="MOCKKFD+AMD:LLVM:gfx1201" python -m tombolo.tinygrad -m pytest test/test_tiny.py

`python -m tombolo.tinygrad` runs a file or, with `-m`, a module as Python does, in the folder where it is started; `install()` does the
same for a program of its own. Everything else of the mock, its rings, signals and copies, stays as it is. At the end
`TOMBOLO_TINYGRAD=1` tells how many dispatches ran.
"""

import atexit
import os
import runpy
import sys

from . import _tombolo, memory, session

#: Dword addresses of the compute registers that a queue keeps: COMPUTE_START_X to COMPUTE_USER_DATA_15.
REGISTERS = range(0xB810 // 4, 0xB940 // 4)
SH_REGISTERS = 0xB000 // 4
SET_SH_REG, DISPATCH_DIRECT = 0x76, 0x15


def packet(opcode, *body):
    """The dwords of a PM4 packet."""
    return [3 << 30 | (len(body) - 1) << 16 | opcode << 8, *body]


def packets(registers, sizes, initiator):
    """The packets of a dispatch: all registers that have been set, then DISPATCH_DIRECT."""
    words = []
    for number in REGISTERS:
        try:
            value = registers[number]
        except KeyError:
            continue
        words += packet(SET_SH_REG, number - SH_REGISTERS, value)
    return words + packet(DISPATCH_DIRECT, *sizes, initiator)


class Dispatcher:
    """Runs dispatches of the mock, and counts them."""

    def __init__(self):
        self.dispatches = self.instructions = self.cycles = 0

    def run(self, gpu, sizes, initiator):
        """One dispatch on the default device, which sees what the mock has mapped."""
        pieces = memory.joined((start, size, True) for start, size in gpu.mapped_ranges if size > 0)
        device = session.default_device()._device
        _, _, done = _tombolo.Queue().execute(device, packets(gpu.regs, sizes, initiator), pieces)
        self.dispatches += 1
        self.instructions += done["instructions"]
        self.cycles += done["cycles"] or 0

    def tell(self):
        engine = session.default_device().engine
        cycles = f", {self.cycles} cycles" if self.cycles else ""
        print(f"tombolo ({engine}): {self.dispatches} dispatches, {self.instructions} instructions{cycles}", file=sys.stderr)


def install():
    """Replaces the dispatch of the mock; its sources must be importable (`test.mockgpu`), and DEV must name the mock."""
    from test.mockgpu.amd import amdgpu

    if amdgpu.MOCKGPU_ARCH != "rdna4":
        raise RuntimeError(f"the mock is for {amdgpu.MOCKGPU_ARCH}; the compute unit runs RDNA4: DEV=MOCKKFD+AMD:LLVM:gfx1201")
    dispatcher = Dispatcher()

    def dispatch_direct(self, length):
        assert length == 3, "DISPATCH_DIRECT has four dwords"
        sizes = [self._next_dword() for _ in range(3)]
        dispatcher.run(self.gpu, sizes, self._next_dword())

    amdgpu.PM4Executor._exec_dispatch_direct = dispatch_direct
    if os.environ.get("TOMBOLO_TINYGRAD", "0") not in ("", "0"):
        atexit.register(dispatcher.tell)
    return dispatcher


def main():
    if len(sys.argv) < 2 or (sys.argv[1] == "-m" and len(sys.argv) < 3):
        sys.exit("usage: python -m tombolo.tinygrad (FILE | -m MODULE) [ARGUMENT...]")
    sys.path.insert(0, os.getcwd())
    install()
    if sys.argv[1] == "-m":
        sys.argv = sys.argv[2:]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        sys.argv = sys.argv[1:]
        runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
