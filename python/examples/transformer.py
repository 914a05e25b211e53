"""A layer of a transformer, which PyTorch compiles for the compute unit: forward and backward, compared with PyTorch itself.

    TOMBOLO_ENGINE=rtl python transformer.py
"""

import collections

import torch

import tombolo


def gradients(layer, x):
    """The output of the layer, and the gradients of its sum by all of its parameters."""
    out = layer(x)
    return out, torch.autograd.grad(out.square().sum(), list(layer.parameters()))


def main():
    torch.manual_seed(1)
    layer = torch.nn.TransformerEncoderLayer(d_model=32, nhead=2, dim_feedforward=64, dropout=0.0, batch_first=True)
    x = torch.randn(1, 16, 32)
    compiled = torch.compile(layer, backend="tombolo")
    gradients(compiled, x)
    with tombolo.watch() as seen:
        out, found = gradients(compiled, x)
    expected, exact = gradients(layer, x)
    torch.testing.assert_close(out, expected, rtol=1e-4, atol=1e-4)
    for own, other in zip(found, exact):
        torch.testing.assert_close(own, other, rtol=1e-3, atol=1e-3)
    kernels = collections.Counter(launched.kernel.split("_")[1] for launched in seen.launches)
    kinds = {"tem": "matrix products", "per": "reductions", "red": "reductions in loops", "poi": "element by element"}
    told = ", ".join(f"{count} {kinds.get(kind, kind)}" for kind, count in kernels.items())
    instructions = sum(launched.instructions for launched in seen.launches)
    cycles = sum(launched.cycles or 0 for launched in seen.launches)
    print(f"{len(seen.launches)} kernels ({told}), {instructions} instructions, {cycles or 'no'} cycles: as PyTorch")


if __name__ == "__main__":
    main()
