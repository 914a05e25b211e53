"""Triton wants a compiler of each back end. Code for the compute unit is what AMD's makes, for gfx1201, or for gfx950 where the device is of CDNA4.

Triton chooses AMD's itself for the target that the driver names. `torch.compile` names another one for tensors on the CPU, where
`torch._inductor.config.cpu_backend` is "triton": "cpu", for which Triton has no compiler.
"""

import triton.backends.amd.compiler as amd
from triton.backends.compiler import GPUTarget

from .. import session

#: What Triton's compiler for AMD makes code for, with the lanes of a wave.
LANES = {"gfx1201": 32, "gfx950": 64}


def target():
    """What Triton's compiler for AMD is asked for: the processor of the default device."""
    processor = session.processor()
    if processor not in LANES:
        raise RuntimeError(f"Triton makes no code for {processor}, only for {' and '.join(LANES)}; choose another configuration (TOMBOLO_CONFIG)")
    return GPUTarget("hip", processor, LANES[processor])


class TomboloCompiler(amd.HIPBackend):
    """AMD's compiler, for kernels on tensors of the CPU."""

    def __new__(cls, _):
        return amd.HIPBackend(target())

    @staticmethod
    def supports_target(target):
        from .driver import is_chosen

        return target.backend == "cpu" and is_chosen()
