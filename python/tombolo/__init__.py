"""An open compute unit for RDNA4 code objects, as a device for NumPy: `Device().launch(code_object, kernel, grid, block, args)`.

With Triton installed it is a back end of Triton too: kernels of `@triton.jit` run on NumPy arrays and on CPU tensors of torch, without a GPU
(`tombolo.triton_backend`). With torch 2.15 `torch.compile(model, backend="tombolo")` compiles models for it (`tombolo.inductor`).
The variables of the environment that choose the machine are those of the C library: `TOMBOLO_ENGINE` (model, rtl, lockstep), `TOMBOLO_CONFIG`,
`TOMBOLO_RECORD` and others.
"""

from ._tombolo import TomboloError as Error
from ._tombolo import __version__
from .device import Device, Launched, Local
from .session import default_device, use, watch

__all__ = ["Device", "Error", "Launched", "Local", "__version__", "default_device", "use", "watch"]
