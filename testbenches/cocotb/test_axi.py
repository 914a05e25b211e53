"""`compute_unit_axi` between cocotbext.axi's models: the host on AXI4-Lite, memory on AXI4 with back-pressure and delays, in order or
as adverse as AXI allows. PACKED has a folder for each launch, as `tombolo pack` writes it.

`scripts/cocotb.sh` emits, packs and runs this.
"""

import logging
import os
from pathlib import Path
from random import Random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, First, RisingEdge
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteMaster, AxiResp, AxiSlave

from adverse import AdverseSlave
from launch import LINE, Packed

PACKED = Path(os.environ.get("PACKED", "."))
LAUNCHES = sorted(folder.name for folder in PACKED.iterdir() if folder.is_dir())
TIMEOUT = 400_000
STATUS, CONTROL = 0xB8B8, 0xB8BC
BUSY, STOPPED = 1, 4
INTERRUPT_STATUS, INTERRUPT_ENABLE, ERROR_INFO, ERROR_ADDRESS, IDENTITY = 0x40000, 0x40004, 0x4000C, 0x40010, 0x40018
ENDED, MESSAGE, ERROR = 1, 2, 4
INPUTS = [f"s_axi_{name}" for name in ["awvalid", "wvalid", "arvalid", "bready", "rready", "awprot", "arprot"]]
INPUTS += [f"m_axi_{name}" for name in ["awready", "wready", "arready", "bvalid", "rvalid", "bid", "bresp", "rid", "rresp", "rlast"]]


async def set_up(dut, launch, random, adverse):
    """Clock, memory with the launch in it, host."""
    for name in ["cocotb." + dut._name + "." + bus for bus in ["m_axi", "s_axi"]]:
        logging.getLogger(name).setLevel("WARNING")
    memory = Packed(PACKED / launch)
    # The models look at the handshakes from their first cycle on.
    for name in INPUTS:
        getattr(dut, name).value = 0
    Clock(dut.clock, 10, unit="ns").start()
    await ClockCycles(dut.clock, 2)
    bus = AxiBus.from_prefix(dut, "m_axi")
    if adverse:
        slave = AdverseSlave(bus, dut.clock, memory, random)
    else:
        slave = AxiSlave(bus, dut.clock, target=memory)
        channels = [slave.write_if.aw_channel, slave.write_if.w_channel, slave.write_if.b_channel]
        for channel in channels + [slave.read_if.ar_channel, slave.read_if.r_channel]:
            channel.set_pause_generator(random.random() < 0.3 for _ in iter(int, 1))
    host = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axi"), dut.clock)
    # Nothing resets the machine between two tests.
    await host.write_dword(INTERRUPT_ENABLE, 0)
    await host.write_dword(INTERRUPT_STATUS, ENDED | MESSAGE | ERROR)
    return memory, slave, host


async def start(host, memory):
    for address, value in memory.registers():
        answer = await host.write(address, value.to_bytes(4, "little"))
        assert answer.resp == AxiResp.OKAY, hex(address)


async def interrupted(dut):
    """Waits for the interrupt."""
    found = await First(RisingEdge(dut.irq), ClockCycles(dut.clock, TIMEOUT))
    assert dut.irq.value == 1, f"no interrupt: {found}"


async def run(dut, launch, seed, adverse):
    random = Random(seed)
    memory, slave, host = await set_up(dut, launch, random, adverse)
    await host.write_dword(INTERRUPT_ENABLE, ENDED | ERROR)
    await start(host, memory)
    await interrupted(dut)
    assert await host.read_dword(INTERRUPT_STATUS) == ENDED
    assert await host.read_dword(STATUS) == 0
    await host.write_dword(INTERRUPT_STATUS, ENDED)
    assert dut.irq.value == 0
    differing, compared = memory.differences()
    assert compared and not differing, differing
    return slave


@cocotb.test()
@cocotb.parametrize(launch=LAUNCHES)
async def a_launch_leaves_what_is_expected(dut, launch):
    await run(dut, launch, 1, adverse=False)


@cocotb.test()
@cocotb.parametrize(launch=LAUNCHES)
async def a_launch_bears_any_order_of_axi(dut, launch):
    slave = await run(dut, launch, 2, adverse=True)
    # A test in which nothing changes places shows nothing.
    assert slave.overtaken


@cocotb.test()
async def an_error_of_memory_ends_the_launch_and_is_told(dut):
    memory, _, host = await set_up(dut, "vecadd", Random(3), adverse=False)
    # The line that the launch writes first is none.
    row = int(memory.rows("expect.hex")[0][:8], 16)
    number = memory.number_of_row[row]
    del memory.lines[number]
    await host.write_dword(INTERRUPT_ENABLE, ERROR)
    await start(host, memory)
    await interrupted(dut)
    assert await host.read_dword(INTERRUPT_STATUS) & ERROR
    assert await host.read_dword(ERROR_INFO) & 1, "it was a write"
    assert await host.read_qword(ERROR_ADDRESS) == LINE * number
    while (status := await host.read_dword(STATUS)) & BUSY:
        pass
    assert status & STOPPED, hex(status)


@cocotb.test()
async def what_is_no_register_is_refused(dut):
    _, _, host = await set_up(dut, "vecadd", Random(4), adverse=True)
    assert await host.read_dword(IDENTITY) == 0x546F6D01
    for address in [0x0, 0x4001C, 0x7FFFC]:
        assert (await host.read(address, 4)).resp == AxiResp.SLVERR, hex(address)
        assert (await host.write(address, bytes(4))).resp == AxiResp.SLVERR, hex(address)
    assert (await host.write(IDENTITY, bytes(4))).resp == AxiResp.SLVERR
    await host.write_dword(INTERRUPT_ENABLE, MESSAGE | ERROR)
    assert await host.read_dword(INTERRUPT_ENABLE) == MESSAGE | ERROR
