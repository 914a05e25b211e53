"""A device, and how the arguments of a kernel become the bytes that it reads."""

import dataclasses
import json
import os
import struct

import numpy as np

from . import _tombolo, memory


@dataclasses.dataclass(frozen=True)
class Local:
    """An argument for an array in LDS whose size the launch gives, in bytes (a `local` pointer of OpenCL)."""

    bytes: int


@dataclasses.dataclass(frozen=True)
class Launched:
    """What a dispatch did. On the model `cycles` and the counts of lines are None."""

    kernel: str
    #: Simulated clock cycles.
    cycles: int | None
    waves: int
    instructions: int
    #: Lines of 64 bytes that the hardware read from memory, and wrote.
    lines_read: int | None
    lines_written: int | None
    #: Seconds that the simulation took.
    seconds: float
    #: The object of `tombolo profile --json`, if it was wanted.
    profile: dict | None
    #: An SVG of what the waves did, if it was wanted.
    picture: str | None


class Device:
    """The compute unit, on the reference model, on the RTL, on both in lock-step, or on a board.

    engine      "model", "rtl" or "lockstep" (TOMBOLO_ENGINE, "model")
    config      configuration of the hardware (TOMBOLO_CONFIG, "default")
    max_cycles  cycles after which a dispatch is given up; of the model instructions of a work-group, or of
                all of a cooperative grid (TOMBOLO_MAX_CYCLES)
    strict      accesses may not reach beyond an array, even within its dword or, of scalar loads, its page (TOMBOLO_STRICT)
    record      folder that gets a waveform of each dispatch, `dispatch_N.fst` (TOMBOLO_RECORD)
    dispatches  numbers of those that are recorded, from 0; all by default
    device      a board instead of an engine: "serial:PATH", "serial:PATH@BAUD" or "sim:SOCKET" (TOMBOLO_DEVICE). Arrays are
                copied to it for a launch, and back; a pointer in an array to another one is not followed
    sanitize    look for reads of registers and LDS that nobody wrote, LDS accesses out of range, and races between waves, on
                the model: True prints them, "error" also raises an Error of kind "finding" (TOMBOLO_SANITIZE, False)
    """

    def __init__(
        self, engine=None, config=None, max_cycles=None, strict=None, record=None, dispatches=(), device=None, sanitize=None
    ):
        record = None if record is None else os.fspath(record)
        sanitize = {True: "1", False: "0"}.get(sanitize, sanitize)
        self._device = _tombolo.Device(engine, config, max_cycles, strict, record, list(dispatches), device, sanitize)
        self._modules = {}

    def __repr__(self):
        return f"tombolo.Device(engine={self.engine!r}, config={self.config!r})"

    @property
    def engine(self):
        return self._device.engine

    @property
    def config(self):
        return self._device.config

    @property
    def processor(self):
        """The processor whose code it runs, by LLVM's name: gfx1201, or what the configuration is of (gfx950, gfx701)."""
        return self._device.processor

    @property
    def sizes(self):
        """SIMDs, waves of a SIMD, VGPR rows of a SIMD, and bytes of LDS, by name."""
        return dict(zip(("simds", "waves", "vgpr_rows", "lds_bytes"), self._device.sizes))

    def load(self, code_object):
        """A loaded code object, of bytes or of a file; it stays loaded, and is loaded once."""
        content = code_object if isinstance(code_object, bytes) else _read(code_object)
        if content not in self._modules:
            self._modules[content] = self._device.load(content)
        return self._modules[content]

    def launch(self, code_object, kernel, grid, block, args, *, dynamic_lds=0, profile=False, picture=False, cooperative=False):
        """Runs a kernel to its end.

        code_object  bytes of a code object for the device's processor, or its file
        kernel       the kernel's name
        grid, block  sizes in work-items: one to three numbers, x first
        args         in the order of the kernel: arrays, which the kernel reads and writes in place; numbers, which take the
                     size that the kernel gives them; NumPy scalars and bytes, which must have it; `Local`; None, a null pointer
        dynamic_lds  bytes of LDS of a work-group beside those of the kernel and of `Local` arguments
        profile      count where the cycles went (RTL)
        picture      draw what the waves did (RTL)
        cooperative  work-groups may wait for each other: all of them run at the same time; `kind` of the error is "cooperativetoolarge" where
                     they do not fit

        Other threads must not change the arrays meanwhile. Raises `tombolo.Error`, whose `kind` tells what is wrong; ValueError and
        TypeError for arguments that do not fit.
        """
        found = self.load(code_object).kernel(kernel)
        segment, local = pack(found, args)
        arrays = [argument for argument in args if not isinstance(argument, np.generic)]
        arrays = [argument for argument in arrays if memory.address(argument) is not None]
        wanted = {"profile": profile, "picture": picture, "cooperative": cooperative}
        return self.dispatch(found, grid, block, segment, arrays, dynamic_lds=dynamic_lds + local, **wanted)

    def dispatch(self, kernel, grid, block, segment, arrays, *, dynamic_lds=0, profile=False, picture=False, cooperative=False):
        """The same for a kernel of a loaded module, with the bytes of its arguments and the arrays that these point to."""
        pieces = memory.pieces(arrays)
        sizes = _three(grid), _three(block)
        done = self._device.launch(kernel, *sizes, segment, pieces, dynamic_lds, profile, picture, cooperative)
        if done["profile"] is not None:
            done["profile"] = json.loads(done["profile"])
        return Launched(kernel=kernel.name, **done)


def _read(path):
    with open(path, "rb") as file:
        return file.read()


def _three(sizes):
    sizes = [sizes] if isinstance(sizes, (int, np.integer)) else list(sizes)
    if not 1 <= len(sizes) <= 3:
        raise ValueError(f"{len(sizes)} sizes: a grid and a block have one to three")
    return [int(size) for size in sizes] + [1] * (3 - len(sizes))


def pack(kernel, args):
    """The bytes of the arguments as they lie in the kernel argument segment, and the bytes of LDS that `Local` ones take."""
    slots = kernel.arguments
    if slots is None:
        raise TypeError(f"kernel {kernel.name} has no metadata; give its arguments to Device.dispatch as bytes")
    if len(slots) != len(args):
        raise TypeError(f"kernel {kernel.name} takes {len(slots)} arguments, {len(args)} are given")
    segment, local = bytearray(kernel.argument_bytes), 0
    for number, ((name, offset, size, kind), argument) in enumerate(zip(slots, args)):
        try:
            if isinstance(argument, Local) != (kind == "dynamic_shared_pointer"):
                raise TypeError(f"it is {kind.replace('_', ' ')}")
            if isinstance(argument, Local):
                # Arrays follow the fixed LDS one behind the other, aligned as the widest element needs.
                start = -(-(kernel.lds_bytes + local) // 16) * 16
                local = start + argument.bytes - kernel.lds_bytes
                content = struct.pack("<I", start)
            else:
                content = value(argument, size)
        except (TypeError, ValueError, OverflowError, struct.error) as error:
            raise type(error)(f"argument {number} ({name or 'without a name'}) of {kernel.name}: {error}") from None
        segment[offset : offset + size] = content
    return bytes(segment), local


FLOATS = {2: "<e", 4: "<f", 8: "<d"}


def value(argument, size):
    """The bytes of an argument that has room for `size`."""
    if isinstance(argument, np.generic):
        content = argument.tobytes()
    elif isinstance(argument, (bytes, bytearray)):
        content = bytes(argument)
    elif isinstance(argument, (bool, int)):
        # An unsigned number has the same bits as the signed one that is 2^n less.
        return int(argument).to_bytes(size, "little", signed=argument < 0)
    elif isinstance(argument, float):
        if size not in FLOATS:
            raise TypeError(f"a float for {size} bytes")
        return struct.pack(FLOATS[size], argument)
    elif argument is None:
        content = bytes(8)
    else:
        place = memory.address(argument)
        if place is None:
            raise TypeError(f"{type(argument).__name__} is no argument of a kernel")
        content = struct.pack("<Q", place)
    if len(content) != size:
        raise ValueError(f"{len(content)} bytes for an argument of {size}")
    return content
