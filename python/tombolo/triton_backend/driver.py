"""Triton's driver for the compute unit: what device there is, how a code object is loaded, how a kernel is launched."""

import os
import struct
import sys
import types

import numpy as np
import triton._C.libtriton as libtriton
from triton.backends.driver import DriverBase, decompose_descriptor, expand_signature

from .. import memory, session
from .compiler import LANES, target

#: LDS of a work-group and registers of a lane (RDNA4 ISA, section 3.3; CDNA4 ISA, section 3.6).
LDS_BYTES = {"gfx1201": 65536, "gfx950": 163840}
REGISTERS = {"gfx1201": 256, "gfx950": 512}
#: Work-items of the largest work-group.
MOST_THREADS = 1024

FLOATS = {"fp16": "<e", "fp32": "<f", "f32": "<f", "fp64": "<d"}


class Typed:
    """What Triton asks of an array to choose a kernel: its address and its type."""

    def __init__(self, array):
        self.dtype, self._address = array.dtype, memory.address(array)

    def data_ptr(self):
        return self._address


def accept_arrays():
    """Lets `@triton.jit` functions take NumPy arrays as they take tensors. Triton knows tensors by `data_ptr`, which NumPy has not."""
    specialize = libtriton.native_specialize_impl

    def specialize_array(backend, argument, *options):
        if isinstance(argument, np.ndarray) and is_chosen():
            argument = Typed(argument)
        return specialize(backend, argument, *options)

    libtriton.native_specialize_impl = specialize_array
    # Triton may have taken the function by name already.
    if (jit := sys.modules.get("triton.runtime.jit")) is not None:
        jit.native_specialize_impl = specialize_array


def is_chosen():
    """Whether kernels go to the compute unit."""
    from triton.runtime import driver

    return isinstance(driver.active, TomboloDriver)


def annotated(signature, args):
    """The arguments that the kernel takes at run time with their types; tuples and tensor descriptors taken apart."""
    for kind, argument in zip(signature, args):
        if isinstance(kind, tuple):
            yield from annotated(kind, argument)
        elif kind.startswith("tensordesc"):
            # gfx1201 has no descriptors of its own, so Triton's compiler takes their parts.
            yield from zip(expand_signature([kind], None, "tensordesc"), decompose_descriptor(argument))
        elif kind != "constexpr":
            yield kind, argument


def content(kind, argument, size):
    """The bytes of an argument of a type of Triton."""
    if kind.startswith("*"):
        place = argument if isinstance(argument, int) else 0 if argument is None else memory.address(argument)
        if place is None:
            raise TypeError(f"{type(argument).__name__} is no memory for {kind}")
        return struct.pack("<Q", place)
    if kind in FLOATS:
        return struct.pack(FLOATS[kind], argument)
    if kind == "bf16":
        # To the nearest, ties to even, by integer arithmetic on the bits of binary32.
        (bits,) = struct.unpack("<I", struct.pack("<f", argument))
        quiet = bits >> 16 | 0x40 if argument != argument else bits + 0x7FFF + (bits >> 16 & 1) >> 16
        return struct.pack("<H", quiet)
    return int(argument).to_bytes(size, "little", signed=argument < 0)


class Compiled:
    """A kernel that Triton keeps: it may outlive the default device, so that each launch asks the device of the moment for it."""

    def __init__(self, code_object, name):
        self.code_object, self.name = code_object, name

    def on_device(self):
        return session.default_device().load(self.code_object).kernel(self.name)


class Launcher:
    """Launches a compiled kernel; Triton makes one for each."""

    def __init__(self, source, metadata):
        self.signature = tuple(source.signature.values())
        self.metadata = metadata
        self.cooperative = getattr(metadata, "launch_cooperative_grid", False)

    def scratch(self, name, programs):
        """Memory for all programs, aligned as the kernel wants it; None if it wants none."""
        size = getattr(self.metadata, f"{name}_scratch_size", 0)
        if not size:
            return None
        alignment = getattr(self.metadata, f"{name}_scratch_align", 1)
        raw = np.zeros(size * programs + alignment, np.uint8)
        return raw[-memory.address(raw) % alignment :]

    def __call__(self, x, y, z, stream, compiled, packed, launch_metadata, enter, leave, *args):
        kernel = compiled.on_device()
        if enter is not None:
            enter(launch_metadata)
        given = list(annotated(self.signature, args))
        given += [("*i8", self.scratch(name, x * y * z)) for name in ("global", "profile")]
        slots = kernel.arguments
        if len(slots) != len(given):
            raise RuntimeError(f"{kernel.name} takes {len(slots)} arguments; Triton gives {len(given)}")
        segment = bytearray(kernel.argument_bytes)
        for (_, offset, size, _), (kind, argument) in zip(slots, given):
            bits = content(kind, argument, size)
            if len(bits) != size:
                raise RuntimeError(f"{kernel.name}: {size} bytes for an argument of type {kind}")
            segment[offset : offset + size] = bits
        arrays = [argument for kind, argument in given if kind.startswith("*") and not isinstance(argument, (int, type(None)))]
        threads = self.metadata.num_warps * self.metadata.warp_size
        grid = (x * threads, y, z)
        if 0 not in grid:
            options = {"dynamic_lds": self.metadata.shared, "cooperative": self.cooperative}
            session.dispatch(kernel, grid, (threads, 1, 1), bytes(segment), arrays, **options)
        if leave is not None:
            leave(launch_metadata)


class Utilities:
    """The functions that Triton calls by these names."""

    @staticmethod
    def load_binary(name, code_object, shared, device):
        """(module, kernel, VGPRs of a lane, spilled registers, work-items of the largest work-group)"""
        compiled = Compiled(bytes(code_object), name)
        registers, most = compiled.on_device().limits
        return compiled, compiled, registers or 0, 0, most or MOST_THREADS

    @staticmethod
    def unload_module(module):
        """Devices keep what they have loaded: the next kernel with the same code finds it."""

    @staticmethod
    def get_device_properties(device):
        made_for = target()
        return {
            "max_shared_mem": LDS_BYTES[made_for.arch],
            "max_num_regs": REGISTERS[made_for.arch],
            "multiprocessor_count": 1,
            "warpSize": made_for.warp_size,
            "arch": made_for.arch,
        }


class TomboloDriver(DriverBase):
    """The driver; `triton.runtime.driver.active` where no GPU is."""

    def __init__(self):
        self.utils, self.launcher_cls = Utilities, Launcher

    @classmethod
    def is_active(cls):
        if os.environ.get("TRITON_DEFAULT_BACKEND") == "tombolo":
            return True
        try:
            import torch
        except ImportError:
            return True
        return not torch.cuda.is_available()

    def get_current_target(self):
        return target()

    def get_current_device(self):
        # Triton keeps compiled kernels by this number, and takes the target of all that have the same for one.
        return list(LANES).index(target().arch)

    def set_current_device(self, device):
        if device != self.get_current_device():
            raise ValueError(f"there is no device {device}, only device {self.get_current_device()}")

    def get_current_stream(self, device=None):
        return 0

    def map_python_to_cpp_type(self, kind):
        from triton.backends.amd.driver import ty_to_cpp

        return ty_to_cpp(kind)

    def get_active_torch_device(self):
        import torch

        return torch.device("cpu")

    def get_device_interface(self):
        """What `triton.testing` and others ask of `torch.cuda`, as far as it means anything here."""
        return types.SimpleNamespace(current_device=lambda: 0, synchronize=lambda: None)

    def get_benchmarker(self):
        """For the autotuner: cycles, which are exact and the same every time; on the model instructions."""

        def cycles(function, *, quantiles=None, **_):
            with session.watch() as seen:
                function()
            return seen.cost() if quantiles is None else [seen.cost()] * len(quantiles)

        return cycles


accept_arrays()
