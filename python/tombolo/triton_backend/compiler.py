"""Triton wants a compiler of each back end. Code for the compute unit is what AMD's makes, for gfx1201.

Triton chooses AMD's itself for the target that the driver names. `torch.compile` names another one for tensors on the CPU, where
`torch._inductor.config.cpu_backend` is "triton": "cpu", for which Triton has no compiler.
"""

import triton.backends.amd.compiler as amd
from triton.backends.compiler import GPUTarget

#: What Triton's compiler for AMD is asked for.
TARGET = GPUTarget("hip", "gfx1201", 32)


class TomboloCompiler(amd.HIPBackend):
    """AMD's compiler, for kernels on tensors of the CPU."""

    def __new__(cls, target):
        return amd.HIPBackend(TARGET)

    @staticmethod
    def supports_target(target):
        from .driver import is_chosen

        return target.backend == "cpu" and is_chosen()
