"""The compute unit as a device on a board: its registers on LiteX's bus, its memory port at LiteDRAM, a host at a serial line.

    serial line - bridge - bus -+- board registers
                                +- compute unit's registers (AXI4-Lite)
                                +- SDRAM - - - - - - - +
                                                       |
          compute unit's memory port (AXI4) - range ---+

There is no processor and no cache between the bus and the memory: what the host has written the compute unit reads. The Verilog of
the compute unit is `tombolo emit --top compute_unit_axi --axi-width 64 --reset sync --no-debug`.
"""

from pathlib import Path

from litedram.frontend.axi import LiteDRAMAXI2Native
from litex.soc.integration.soc import SoCRegion
from litex.soc.integration.soc_core import SoCMini
from litex.soc.interconnect import axi
from migen import ClockSignal, Instance, ResetSignal

from address_range import AddressRange
from memory_start import MemoryStart
from registers import BoardRegisters

BOARD = 0xE000_0000
REGISTERS = 0x9000_0000
REGISTERS_SIZE = 0x8_0000
MEMORY = 0x4000_0000
# Bits of the AXI data port.
WIDTH = 64


class Device(SoCMini):
    """Everything but pins, clocks and the serial line, which are the board's. `memory` is (PHY, module) of LiteDRAM."""

    def __init__(self, platform, clock, rtl, configuration, memory, **options):
        SoCMini.__init__(self, platform, clock, ident="", **options)
        phy, module = memory
        self.add_sdram("sdram", phy=phy, module=module, l2_cache_size=0, origin=MEMORY)
        size = self.bus.regions["main_ram"].size
        self.start = MemoryStart(self.sdram.dfii, phy.settings.cl, clock)

        self.board = board = BoardRegisters((MEMORY, size), REGISTERS, clock, configuration)
        self.bus.add_slave("board", board.bus, SoCRegion(origin=BOARD, size=0x1000, cached=False))

        self.range = AddressRange(MEMORY, size, WIDTH)
        port = self.sdram.crossbar.get_port(data_width=WIDTH)
        self.memory_port = LiteDRAMAXI2Native(self.range.slave, port, base_address=MEMORY)

        registers = axi.AXILiteInterface(data_width=32, address_width=32)
        self.bus.add_slave("compute_unit", registers, SoCRegion(origin=REGISTERS, size=REGISTERS_SIZE, cached=False))
        self.compute_unit(registers)
        self.comb += board.ready.eq(self.start.done)
        for source in sorted(Path(rtl).glob("*.v")):
            platform.add_source(str(source))

    def compute_unit(self, registers):
        ports = {"i_clock": ClockSignal("sys"), "i_reset": ResetSignal("sys") | self.board.reset}
        ports["o_busy"], ports["o_irq"] = self.board.busy, self.board.interrupt
        # Fields of each channel by who drives them: the sender, with `valid`, or the other side.
        lite = {"aw": [], "w": ["data", "strb"], "ar": [], "b": ["resp"], "r": ["data", "resp"]}
        burst = ["addr", "id", "len", "size", "burst"]
        full = {"aw": burst, "ar": burst, "w": ["data", "strb", "last"], "b": ["id", "resp"], "r": ["id", "resp", "data", "last"]}
        self.connect(ports, "s_axi", registers, lite, asks=False)
        self.connect(ports, "m_axi", self.range.master, full, asks=True)
        for channel in ("aw", "ar"):
            ports[f"i_s_axi_{channel}addr"] = getattr(registers, channel).addr[:19]
            ports[f"i_s_axi_{channel}prot"] = 0
        self.specials += Instance("compute_unit_axi", **ports)

    @staticmethod
    def connect(ports, prefix, bus, channels, asks):
        """`asks`: the compute unit is the one that asks."""
        for channel, fields in channels.items():
            record = getattr(bus, channel)
            sends = asks == (channel in ("aw", "w", "ar"))
            sender, taker = ("o", "i") if sends else ("i", "o")
            for field in ["valid", *fields]:
                ports[f"{sender}_{prefix}_{channel}{field}"] = getattr(record, field)
            ports[f"{taker}_{prefix}_{channel}ready"] = record.ready
