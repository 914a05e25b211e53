"""Triton wants a compiler of each back end. Code for the compute unit is what AMD's makes, so this one never serves a target."""

import triton.backends.amd.compiler as amd


class TomboloCompiler(amd.HIPBackend):
    """AMD's compiler, which Triton chooses itself for the target that the driver names."""

    @staticmethod
    def supports_target(target):
        return False
