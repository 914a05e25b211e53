"""Kernels of Triton on NumPy arrays: those of the example, which multiply matrices on every engine. Skipped without Triton."""

import importlib.util
import os
import pathlib

import numpy as np
import pytest

import tombolo

if importlib.util.find_spec("triton") is None:
    # A reason that is printed whatever pytest is told to show.
    print("SKIPPED: tests of the Triton back end: Triton is not installed")
    pytest.skip("Triton is not installed", allow_module_level=True)

os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")

import triton
import triton.language as tl

EXAMPLE = pathlib.Path(__file__).parents[1] / "examples/softmax_and_matmul.py"
SPEC = importlib.util.spec_from_file_location("softmax_and_matmul", EXAMPLE)
example = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(example)


@pytest.fixture(autouse=True)
def default_device():
    before = tombolo.default_device()
    yield
    tombolo.use(before)


@triton.jit
def scale(x, y, factor, offset, COUNT: tl.constexpr):
    at = tl.arange(0, COUNT)
    tl.store(y + at, tl.load(x + at) * factor + offset)


@pytest.mark.parametrize("engine", ["model", "rtl", "lockstep"])
def test_softmax_and_matrix_product_are_numpys_on_every_engine(engine):
    tombolo.use(tombolo.Device(engine))
    with tombolo.watch(profile=engine != "model") as seen:
        example.run_softmax()
        example.run_matmul()
    assert [launched.kernel for launched in seen.launches] == ["softmax", "matmul"]
    if engine != "model":
        # 4 x 4 x 4 multiplies of 16 x 16 x 16, of 16 cycles each.
        assert seen.launches[1].profile["matrix"]["busy"] == 64 * 16


def test_numbers_and_kinds_of_arrays_reach_the_kernel():
    tombolo.use(tombolo.Device("model"))
    for kind in (np.float16, np.float32, np.float64, np.int32, np.int64):
        x, y = np.arange(64, dtype=kind), np.zeros(64, kind)
        scale[(1,)](x, y, 3, -7, COUNT=64)
        np.testing.assert_array_equal(y, x * 3 - 7)
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    scale[(1,)](x, y, 0.5, 2.25, COUNT=64)
    np.testing.assert_array_equal(y, x * 0.5 + 2.25)


def test_the_same_kernel_runs_on_devices_of_different_processors():
    for config in ("default", "cdna4", "default"):
        tombolo.use(tombolo.Device("model", config=config))
        with tombolo.watch() as seen:
            x, y = np.arange(256, dtype=np.float32), np.zeros(256, np.float32)
            scale[(1,)](x, y, 2, 1, COUNT=256)
        np.testing.assert_array_equal(y, x * 2 + 1)
        # Four waves, of 32 lanes or 64.
        assert seen.launches[0].waves == 4


def test_a_matrix_product_runs_on_cdna4_in_lock_step():
    tombolo.use(tombolo.Device("lockstep", config="cdna4"))
    with tombolo.watch(profile=True) as seen:
        example.run_matmul()
    assert seen.launches[0].profile["matrix"]["busy"] > 0


def test_processors_that_triton_makes_no_code_for_are_refused_by_name():
    tombolo.use(tombolo.Device("model", config="gfx7"))
    with pytest.raises(RuntimeError, match="no code for gfx701"):
        scale[(1,)](np.zeros(64, np.float32), np.zeros(64, np.float32), 1, 1, COUNT=64)


def test_an_access_outside_an_array_is_an_error_with_its_place():
    tombolo.use(tombolo.Device("model"))
    with pytest.raises(tombolo.Error, match="outside every buffer"):
        scale[(1,)](np.zeros(64, np.float32), np.zeros(16, np.float32), 1, 1, COUNT=64)


def test_bfloat16_arguments_are_rounded_to_the_nearest():
    from tombolo.triton_backend.driver import content

    assert content("bf16", 1.0, 2) == b"\x80\x3f"
    # Half way: to the even one, down and up; and a NaN stays one.
    assert content("bf16", 1 + 2**-8, 2) == b"\x80\x3f"
    assert content("bf16", 1 + 3 * 2**-8, 2) == b"\x82\x3f"
    assert content("bf16", float("nan"), 2) == b"\xc0\x7f"


@triton.jit
def add_rows(x, y, out, stride, width, COUNT: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, COUNT)
    inside = at < width
    total = tl.load(x + row * stride + at, mask=inside) + tl.load(y + row * width + at, mask=inside)
    tl.store(out + row * width + at, total, mask=inside)


@triton.jit
def count(x, counts, number, COUNT: tl.constexpr):
    at = tl.program_id(0) * COUNT + tl.arange(0, COUNT)
    inside = at < number
    tl.atomic_add(counts + tl.load(x + at, mask=inside, other=0), 1, mask=inside)


def test_tensors_of_torch_on_the_cpu_are_used_in_place():
    torch = pytest.importorskip("torch", reason="torch is not installed")
    tombolo.use(tombolo.Device("model"))
    for kind in (torch.float32, torch.float16, torch.bfloat16, torch.int32, torch.int64):
        # Rows of a part of a larger tensor, which lie apart.
        x = torch.arange(20 * 50).to(kind).reshape(20, 50)[3:, 10:]
        y = torch.full((17, 40), 2, dtype=kind)
        out = torch.zeros(17, 40, dtype=kind)
        add_rows[(17,)](x, y, out, x.stride(0), 40, COUNT=64)
        assert torch.equal(out, x + y), kind
    values = torch.arange(1000, dtype=torch.int32) % 7
    counts = torch.zeros(7, dtype=torch.int32)
    count[(4,)](values, counts, 1000, COUNT=256)
    assert torch.equal(counts.long(), torch.bincount(values))
    with pytest.raises(tombolo.Error, match="outside every buffer"):
        add_rows[(17,)](torch.zeros(10), torch.zeros(10), torch.zeros(17 * 40), 40, 40, COUNT=64)


@triton.jit
def add_at(sums, places, x, n, COUNT: tl.constexpr):
    at = tl.arange(0, COUNT)
    inside = at < n
    tl.atomic_add(sums + tl.load(places + at, mask=inside, other=0), tl.load(x + at, mask=inside, other=0), mask=inside)


def test_atomic_additions_to_16_bits_reach_an_odd_end():
    """The compiler makes loops around the dword of them, of which two bytes may lie behind the array."""
    device = tombolo.Device("model")
    tombolo.use(device)
    places = np.arange(1000, dtype=np.int32) % 7
    sums = np.zeros(7, np.float16)
    add_at[(1,)](sums, places, np.ones(1000, np.float16), 1000, COUNT=1024)
    assert sums.tolist() == np.bincount(places).tolist()
    tombolo.use(tombolo.Device("model", strict=True))
    with pytest.raises(tombolo.Error, match="outside every buffer"):
        add_at[(1,)](sums, places, np.ones(1000, np.float16), 1000, COUNT=1024)


@triton.jit
def copy_tile(source, target, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    target.store([row, column], source.load([row, column]))


def test_tensor_descriptors_of_the_host_are_taken_apart():
    torch = pytest.importorskip("torch", reason="torch is not installed")
    from triton.tools.tensor_descriptor import TensorDescriptor

    tombolo.use(tombolo.Device("model"))
    x = torch.arange(24 * 40, dtype=torch.float32).reshape(24, 40)
    out = torch.full((20, 36), -1.0)
    copy_tile[(2, 3)](*(TensorDescriptor.from_tensor(of, [16, 16]) for of in (x, out)), ROWS=16, COLUMNS=16)
    assert torch.equal(out, x[:20, :36])


def test_a_tensor_of_torch_with_another_type_is_the_memory_of_its_base():
    torch = pytest.importorskip("torch", reason="torch is not installed")
    tombolo.use(tombolo.Device("model"))
    bits = torch.tensor([[0x3C00, 0x4000, -0x3C00]], dtype=torch.int16)
    x, out = triton.reinterpret(bits, tl.float16), torch.zeros(1, 3, dtype=torch.float16)
    add_rows[(1,)](x, x, out, 3, 3, COUNT=4)
    assert out.tolist() == [[2.0, 4.0, -8.0]]


@triton.jit
def share_of_all(x, sums, shares, arrived, PROGRAMS: tl.constexpr, COUNT: tl.constexpr):
    """Each program adds its numbers up, waits for the sums of all others, and divides by them."""
    program = tl.program_id(0)
    at = program * COUNT + tl.arange(0, COUNT)
    numbers = tl.load(x + at)
    tl.store(sums + program, tl.sum(numbers))
    tl.debug_barrier()
    tl.atomic_add(arrived, 1, sem="acq_rel")
    while tl.atomic_add(arrived, 0, sem="acquire") < PROGRAMS:
        pass
    tl.debug_barrier()
    tl.store(shares + at, numbers / tl.sum(tl.load(sums + tl.arange(0, PROGRAMS), volatile=True)))


@pytest.mark.parametrize("engine", ["model", "lockstep"])
def test_programs_of_a_cooperative_grid_wait_for_each_other(engine):
    tombolo.use(tombolo.Device(engine, config="lanes8", max_cycles=1_000_000))
    programs, each = 4, 64

    def share(programs):
        x = np.arange(programs * each, dtype=np.float32)
        shares, arrived = np.zeros_like(x), np.zeros(1, np.int32)
        sums = np.zeros(programs, np.float32)
        share_of_all[(programs,)](x, sums, shares, arrived, programs, each, launch_cooperative_grid=True, num_warps=2)
        return x, shares

    x, shares = share(programs)
    np.testing.assert_allclose(shares, x / x.sum(), rtol=1e-6)
    with pytest.raises(tombolo.Error, match="cooperative grid of 32 work-groups does not fit.* holds 16") as caught:
        share(32)
    assert caught.value.kind == "cooperativetoolarge"
