"""What a host asks a board first: a page of words at one fixed address that says what is there and where.

The words are those of docs/integration.md, "On a board"; `sim/src/device/board.rs` reads them.
"""

from litex.gen import LiteXModule
from litex.soc.interconnect import wishbone
from migen import Case, Cat, If, Signal

IDENTITY = 0x546F6D42
VERSION = 1


class BoardRegisters(LiteXModule):
    """`memory` is (origin, bytes), `registers` the origin of the compute unit's registers, `configuration` its name."""

    def __init__(self, memory, registers, clock, configuration):
        name = configuration.encode()
        if len(name) > 8:
            raise ValueError(f"{configuration}: the name of a configuration has at most 8 characters here")
        self.bus = bus = wishbone.Interface(data_width=32, address_width=32, addressing="word")
        # Set when memory may be used.
        self.ready = Signal()
        # Of the compute unit.
        self.busy = Signal()
        self.interrupt = Signal()
        # Resets the compute unit.
        self.reset = Signal()
        # Clocks in which it was busy, since a host last wrote the word.
        cycles = Signal(32)
        name = name.ljust(8, b"\0")
        words = [
            IDENTITY,
            VERSION,
            *memory,
            registers,
            int(clock),
            int.from_bytes(name[:4], "little"),
            int.from_bytes(name[4:], "little"),
            Cat(self.ready, self.busy, self.interrupt),
            self.reset,
            cycles,
        ]
        writes = bus.cyc & bus.stb & bus.we & ~bus.ack
        self.comb += Case(bus.adr[:4], {at: bus.dat_r.eq(word) for at, word in enumerate(words)})
        self.sync += [
            bus.ack.eq(bus.cyc & bus.stb & ~bus.ack),
            If(self.busy, cycles.eq(cycles + 1)),
            If(writes & (bus.adr[:4] == 9), self.reset.eq(bus.dat_w[0])),
            If(writes & (bus.adr[:4] == 10), cycles.eq(0)),
        ]
