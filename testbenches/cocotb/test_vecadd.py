"""The emitted compute unit in cocotb: memory and host in Python, a launch as `tombolo pack` writes it (PACKED), an abort.

`scripts/cocotb.sh` emits, packs and runs this.
"""

import os
from collections import deque
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge

PACKED = Path(os.environ.get("PACKED", "."))
LATENCY = 100
TIMEOUT = 200_000
COMPUTE_STATUS = 0xB8B8
COMPUTE_CONTROL = 0xB8BC
ABORT = 1
BUSY, FAULT, STOPPED = 1, 2, 4


def rows(name):
    return (PACKED / name).read_text().split()


class Memory:
    """Lines of 64 bytes by number, each an integer with byte 0 lowest."""

    def __init__(self):
        lines = [int(row, 16) for row in rows("memory.hex")]
        self.number_of_row = {}
        self.lines = {}
        for region in rows("regions.hex"):
            first, count, row = (int(region[a:b], 16) for a, b in [(0, 16), (16, 24), (24, 32)])
            for at in range(count):
                self.number_of_row[row + at] = first + at
                self.lines[first + at] = lines[row + at]

    def write(self, number, data, mask):
        bits = sum(0xFF << 8 * at for at in range(64) if mask >> at & 1)
        self.lines[number] = self.lines[number] & ~bits | data & bits

    def differences(self):
        """Lines that are not as expected, and how many were compared."""
        differing, compared = [], 0
        for row in rows("expect.hex"):
            number = self.number_of_row[int(row[:8], 16)]
            mask, data = int(row[8:24], 16), int(row[24:], 16)
            bits = sum(0xFF << 8 * at for at in range(64) if mask >> at & 1)
            compared += 1
            if (self.lines[number] ^ data) & bits:
                differing.append(hex(64 * number))
        return differing, compared

    async def serve(self, dut):
        """The memory side of the port: a request a cycle, responses in order LATENCY cycles later."""
        queue, cycle, offered = deque(), 0, False
        while True:
            await RisingEdge(dut.clock)
            cycle += 1
            if offered and dut.response_ready.value == 1:
                queue.popleft()
            if dut.request_valid.value == 1:
                number = dut.request_line.value.to_unsigned()
                here = number in self.lines
                data = 0
                if dut.request_write.value == 1:
                    if here:
                        written, mask = dut.request_data.value, dut.request_mask.value
                        self.write(number, written.to_unsigned(), mask.to_unsigned())
                elif here:
                    data = self.lines[number]
                identifier = dut.request_id.value.to_unsigned()
                queue.append((cycle + LATENCY - 1, identifier, data, 0 if here else 3))
            offered = bool(queue) and queue[0][0] <= cycle
            dut.response_valid.value = int(offered)
            if offered:
                _, dut.response_id.value, dut.response_data.value, dut.response_missing.value = queue[0]


async def request(dut, write, address, data=0):
    """A request of the register bus; answers what is read."""
    dut.bus_valid.value = 1
    dut.bus_write.value = int(write)
    dut.bus_address.value = address
    dut.bus_data.value = data
    await RisingEdge(dut.clock)
    dut.bus_valid.value = 0
    await RisingEdge(dut.clock)
    assert dut.bus_ready.value == 1 and dut.bus_error.value == 0, f"the bus refuses {address:#x}"
    return dut.bus_read_data.value.to_unsigned()


async def set_up(dut):
    """Clock, idle bus, memory."""
    for name in ["bus_valid", "bus_write", "bus_address", "bus_data", "response_valid", "response_id", "response_data"]:
        getattr(dut, name).value = 0
    dut.response_missing.value = 0
    dut.bus_bytes.value = 15
    dut.request_ready.value = 1
    memory = Memory()
    Clock(dut.clock, 10, unit="ns").start()
    cocotb.start_soon(memory.serve(dut))
    await RisingEdge(dut.clock)
    return memory


async def start(dut):
    for row in rows("bus.hex"):
        await request(dut, True, int(row[:8], 16), int(row[8:], 16))


async def idle(dut):
    """Polls until BUSY is clear; COMPUTE_STATUS then, and whether it was set."""
    seen = False
    for _ in range(TIMEOUT // 2):
        status = await request(dut, False, COMPUTE_STATUS)
        if not status & BUSY:
            return status, seen
        seen = True
    raise AssertionError("still busy")


@cocotb.test()
async def a_launch_leaves_what_is_expected(dut):
    memory = await set_up(dut)
    await start(dut)
    status, ran = await idle(dut)
    assert ran and status == 0, hex(status)
    differing, compared = memory.differences()
    assert compared and not differing, differing


@cocotb.test()
async def an_aborted_launch_can_be_started_again(dut):
    memory = await set_up(dut)
    await start(dut)
    for _ in range(2000):
        await RisingEdge(dut.clock)
    await request(dut, True, COMPUTE_CONTROL, ABORT)
    status, _ = await idle(dut)
    assert status == STOPPED, hex(status)
    assert memory.differences()[0], "the launch was over before its abort"
    await start(dut)
    status, ran = await idle(dut)
    assert ran and status == 0, hex(status)
    assert not memory.differences()[0]
