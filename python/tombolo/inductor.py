"""`torch.compile(model, backend="tombolo")`: PyTorch's compiler makes kernels of Triton of a model with tensors on the CPU, and the compute unit
runs them, forward and backward. torch finds the back end by its entry point.

What PyTorch's compiler has no kernel for (its fallbacks, such as sorts of long rows or the fused attention of its CPU kernels) runs on the
CPU as without this back end; `tombolo.watch` tells which kernels ran on the compute unit.
"""

import warnings

from . import memory, session

#: Options of `torch._inductor.config`. Those given to `torch.compile(..., options={...})` come before them.
OPTIONS = {
    "cpu_backend": "triton",
    # Matrix products and convolutions by kernels of Triton too.
    "max_autotune_gemm": True,
    "max_autotune_gemm_backends": "TRITON",
    "max_autotune_conv_backends": "TRITON",
    # Would time fused kernels on a device that torch can switch to.
    "benchmark_template_fusion": False,
    # Of a tensor without dimensions on the CPU kernels take the value, which they could not write.
    "inplace_buffers": False,
    # Takes the first kernel of several that fit, which is slow to choose where kernels are simulated. False: that of the fewest cycles.
    "deterministic": True,
}


def count_instead_of_timing():
    """Lets PyTorch's autotuner compare cycles (on the model: instructions) of what runs on the compute unit."""
    from torch._inductor.runtime.benchmarking import benchmarker

    timed = benchmarker.benchmark_cpu
    if getattr(timed, "counts", False):
        return

    def counted(function, *arguments, **options):
        with session.watch() as seen:
            function()
        return seen.cost() if seen.launches else timed(function, *arguments, **options)

    counted.counts = True
    benchmarker.benchmark_cpu = counted


def without_bias(convolution):
    """A convolution and the addition of its bias: for tensors on the CPU PyTorch's kernels of Triton leave that out."""

    def decomposed(values, weights, bias, *options):
        if bias is None:
            return NotImplemented
        return convolution(values, weights, None, *options) + bias.reshape([-1] + [1] * (values.dim() - 2))

    return decomposed


def by_sums(other):
    """A matrix product, with or without an addition, by sums where PyTorch has no kernel of Triton: if it is empty, or of another type. Else by
    `other`, how PyTorch's compiler takes it apart."""
    import torch

    def decomposed(*arguments, beta=1, alpha=1):
        left, right = arguments[-2:]
        if left.dtype in (torch.float16, torch.bfloat16, torch.float32) and left.numel() and right.numel():
            return other(*arguments, **({} if len(arguments) == 2 else {"beta": beta, "alpha": alpha}))
        product = (left.unsqueeze(-1) * right.unsqueeze(-3)).sum(-2, dtype=left.dtype)
        if len(arguments) == 2:
            return product
        product = product * alpha
        return (product if beta == 0 else arguments[0] * beta + product).to(left.dtype)

    return decomposed


def decompositions():
    """Those of PyTorch's compiler, and of what it has no kernel of Triton for."""
    import torch
    from torch._inductor.decomposition import select_decomp_table

    aten, table = torch.ops.aten, dict(select_decomp_table())
    table[aten.convolution.default] = without_bias(aten.convolution)
    for product in (aten.mm.default, aten.bmm.default, aten.addmm.default, aten.baddbmm.default):
        table[product] = by_sums(table.get(product, lambda *_, **__: NotImplemented))
    return table


def compile_graph(graph, inputs, *, options=None):
    """The back end that torch calls with a graph and examples of its inputs; gives what runs it.

    Raises RuntimeError where Triton's kernels do not go to the compute unit, and TypeError for inputs on another device than the CPU.
    """
    from torch._inductor.compile_fx import compile_fx

    from .triton_backend.driver import is_chosen

    if not is_chosen():
        raise RuntimeError("kernels of Triton go to another device: set TRITON_DEFAULT_BACKEND=tombolo")
    for tensor in inputs:
        memory.require_cpu(tensor)
    count_instead_of_timing()
    # torch warns of the missing compiler for CPUs, in whose place this one is.
    warnings.filterwarnings("ignore", message="Could not find an active CPU backend")
    return compile_fx(graph, inputs, config_patches={**OPTIONS, **(options or {})}, decompositions=decompositions())
