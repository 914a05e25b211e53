"""A back end of Triton that runs kernels on the compute unit: Triton's own compiler for AMD makes code for gfx1201, and the driver here
launches it on NumPy arrays and on CPU tensors of torch. Triton finds it by its entry point; nothing needs to be imported.

It is active unless torch has a GPU; then `TRITON_DEFAULT_BACKEND=tombolo` chooses it.
"""
