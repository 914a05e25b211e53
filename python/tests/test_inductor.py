"""`torch.compile(..., backend="tombolo")`: what PyTorch's compiler makes of models, on the machine. Skipped without torch and Triton."""

import importlib.util
import os
import pathlib
import subprocess
import sys

import pytest

import tombolo

for name in ("torch", "triton"):
    if importlib.util.find_spec(name) is None:
        print(f"SKIPPED: tests of torch.compile: {name} is not installed")
        pytest.skip(f"{name} is not installed", allow_module_level=True)

os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")

import torch

EXAMPLE = pathlib.Path(__file__).parents[1] / "examples/transformer.py"


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch):
    """The model as default device, and nothing compiled before."""
    before = tombolo.default_device()
    tombolo.use(tombolo.Device("model"))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path))
    torch.manual_seed(1)
    torch._dynamo.reset()
    yield
    tombolo.use(before)


def check(function, *inputs, kernels=None, **options):
    """Compiled and plain function give the same; the compiled one launches so many kernels, or some."""
    compiled = torch.compile(function, backend="tombolo", options=options or None)
    compiled(*inputs)
    with tombolo.watch() as seen:
        found = compiled(*inputs)
    torch.testing.assert_close(found, function(*inputs), rtol=2e-4, atol=5e-5)
    assert len(seen.launches) == kernels if kernels else seen.launches
    return seen


def test_operations_are_fused_into_one_kernel():
    check(lambda x, y: torch.softmax(x * 2 + y.sin(), dim=-1), torch.randn(33, 100), torch.randn(33, 100), kernels=1)


def test_convolutions_have_their_bias():
    check(torch.nn.functional.conv2d, torch.randn(2, 8, 9, 9), torch.randn(4, 8, 3, 3), torch.randn(4))


@pytest.mark.parametrize("kind", [torch.float32, torch.float16, torch.float64, torch.int32])
def test_matrix_products_of_all_types_run_on_the_machine(kind):
    a, b, c = (torch.randint(-8, 9, shape).to(kind) for shape in ((20, 30), (30, 40), (20, 40)))
    check(torch.mm, a, b)
    check(lambda a, b, c: torch.addmm(c, a, b, beta=2, alpha=3), a, b, c)


def test_empty_matrix_products_are_zero():
    check(lambda a, b: a @ b + 1, torch.randn(5, 0), torch.randn(0, 3))


def test_tensors_without_dimensions_can_be_inputs_and_outputs():
    x = torch.tensor(2.0, requires_grad=True)
    compiled = torch.compile(torch.copysign, backend="tombolo")
    (found,) = torch.autograd.grad(compiled(x, torch.tensor(-1.0)), x)
    assert found.item() == -1


def test_the_autotuner_takes_the_kernel_of_the_fewest_instructions():
    check(torch.mm, torch.randn(32, 32), torch.randn(32, 32), kernels=1, deterministic=False)


def test_a_transformer_learns_as_on_the_cpu():
    environment = {**os.environ, "TOMBOLO_ENGINE": "model", "TRITON_DEFAULT_BACKEND": "tombolo"}
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert "as PyTorch" in done.stdout
