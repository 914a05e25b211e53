"""Kernels on NumPy arrays: results, in place, on every engine; arguments that do not fit; errors with their place; views of a run."""

import os
import pathlib
import signal
import threading

import numpy as np
import pytest

import tombolo
from tombolo import memory

KERNEL = pathlib.Path(__file__).parents[2] / "testbenches/kernels/vecadd/kernel_gfx1201.elf"
COUNT = 1000


def launch(device, c=None, count=COUNT, **wanted):
    a = np.arange(COUNT, dtype=np.float32)
    c = np.zeros(COUNT, np.float32) if c is None else c
    return c, device.launch(KERNEL, "vecadd", 1024, 64, [a, a * 0.5, c, count], **wanted)


@pytest.mark.parametrize("engine", ["model", "rtl", "lockstep"])
def test_a_kernel_writes_arrays_in_place_on_every_engine(engine):
    result, done = launch(tombolo.Device(engine, config="lanes8"))
    np.testing.assert_array_equal(result, np.arange(COUNT) * np.float32(1.5))
    assert (done.cycles is None) == (engine == "model")
    assert done.waves == 32 and done.instructions > 32


@pytest.mark.parametrize(
    "config, processor, file",
    [
        ("cdna4", "gfx950", "kernels-cdna4/partial_groups/kernel_gfx950.elf"),
        ("gfx7", "gfx701", "kernels-gfx7/partial_groups/kernel_gfx700.elf"),
    ],
)
def test_a_configuration_decides_whose_code_runs(config, processor, file):
    device = tombolo.Device("lockstep", config=config)
    assert device.processor == processor and tombolo.Device("model").processor == "gfx1201"
    numbers = np.zeros(200, np.uint32)
    device.launch(KERNEL.parents[2] / file, "partial_groups", 200, 96, [numbers])
    np.testing.assert_array_equal(numbers, np.arange(200))
    with pytest.raises(tombolo.Error, match=f"gfx1201.*{processor}"):
        launch(device)


def test_profile_and_picture_are_those_of_the_dispatch():
    _, done = launch(tombolo.Device("rtl", config="lanes8"), profile=True, picture=True)
    assert done.profile["cycles"] == done.cycles and done.profile["instructions"] == done.instructions
    assert done.picture.startswith("<svg")
    with pytest.raises(tombolo.Error, match="the model has none"):
        launch(tombolo.Device("model"), profile=True)


def test_waveforms_of_chosen_dispatches_are_recorded(tmp_path):
    device = tombolo.Device("rtl", config="ecp5", record=tmp_path, dispatches=[1])
    launch(device)
    launch(device)
    assert [file.name for file in tmp_path.iterdir()] == ["dispatch_1.fst"]


def test_a_store_behind_an_array_is_refused_with_its_place_and_the_device_goes_on():
    device = tombolo.Device("model")
    with pytest.raises(tombolo.Error, match="outside every buffer") as caught:
        launch(device, np.zeros(10, np.float32))
    assert caught.value.kind == "memory" and caught.value.instruction.startswith("global_store")
    launch(device)


def test_an_array_that_may_not_be_written_is_protected():
    constant = np.zeros(COUNT, np.float32)
    constant.flags.writeable = False
    with pytest.raises(tombolo.Error):
        launch(tombolo.Device("model"), constant)
    assert not constant.any()


def test_neighbours_in_a_line_of_memory_are_told_apart():
    whole = np.zeros(3 * 1008, np.float32)
    parts = [whole[1003 * at :][:COUNT] for at in range(3)]
    parts[0][:], parts[1][:] = 1, 2
    tombolo.Device("rtl", config="lanes8").launch(KERNEL, "vecadd", 1024, 64, [*parts, COUNT])
    assert (parts[2] == 3).all() and (parts[0] == 1).all() and (parts[1] == 2).all()
    assert whole.sum() == 6 * COUNT


def test_memory_of_views_is_joined_and_whole():
    whole = np.zeros((8, 8), np.int32)
    assert memory.pieces([whole[2:], whole[:, ::-1], whole.T]) == [(whole.ctypes.data, 256, True)]
    assert memory.pieces([np.zeros(0)]) == []


@pytest.mark.parametrize(
    "count, kind", [("x", TypeError), (1 << 40, OverflowError), (np.int64(5), ValueError), (None, ValueError)]
)
def test_an_argument_that_does_not_fit_is_refused_by_number(count, kind):
    with pytest.raises(kind, match="argument 3"):
        launch(tombolo.Device("model"), count=count)


def test_a_name_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(tombolo.Error, match="vecadd"):
        tombolo.Device("model").launch(KERNEL, "nothing", 64, 64, [])
    with pytest.raises(tombolo.Error, match="model, rtl or lockstep"):
        tombolo.Device("fast")


def test_the_sanitizer_is_asked_for_on_the_model():
    launch(tombolo.Device("model", sanitize="error"))
    for engine, wanted, word in [("rtl", True, "engine model"), ("model", "loud", "loud")]:
        with pytest.raises(tombolo.Error, match=word):
            tombolo.Device(engine, sanitize=wanted)


@pytest.mark.parametrize("engine", ["model", "rtl"])
def test_signals_of_the_process_end_a_dispatch(engine):
    device = tombolo.Device(engine, config="lanes8")
    launch(device)
    thread = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    thread.start()
    a = np.zeros(COUNT, np.float32)
    with pytest.raises(KeyboardInterrupt):
        # Two thousand million work-items, of which a thousand have something to do.
        device.launch(KERNEL, "vecadd", 1 << 31, 64, [a, a, a.copy(), COUNT])
    thread.join()
    launch(device)
