"""The whole board in Verilator: the device with a model of the SDRAM chip and a serial line that is a socket.

simulation.py RTL CONFIGURATION OUT writes board.v, which simulation.cpp clocks (scripts/board.sh simulate).
"""

import sys
from pathlib import Path

from litedram.modules import MT48LC16M16
from litedram.phy.model import SDRAMPHYModel
from litex.build.generic_platform import Pins, Subsignal
from litex.build.io import CRG
from litex.build.sim import SimPlatform
from litex.soc.cores.uart import RS232PHYModel, UARTBone
from soc import Device

# Of the simulated board; only what waits for a time, as memory at its start, counts it.
CLOCK = 1_000_000
TIMES = 100_000_000

# A byte each way, in place of the pins of a line, with ready.
SERIAL = [
    Subsignal(f"{side}_{name}", Pins(bits))
    for side in ("source", "sink")
    for name, bits in (("valid", 1), ("ready", 1), ("data", 8))
]
PINS = [("sys_clk", 0, Pins(1)), ("serial", 0, *SERIAL)]


class Simulated(Device):
    """The device with models of its chip and its line."""

    def __init__(self, rtl, configuration):
        platform = SimPlatform("SIM", PINS)
        self.crg = CRG(platform.request("sys_clk"))
        # The chip of the ULX3S: 16 bits, 32 MB; with the times of 100 MHz, so that it takes clocks to open a row.
        module = MT48LC16M16(TIMES, "1:1")
        phy = SDRAMPHYModel(module, data_width=16, clk_freq=TIMES)
        super().__init__(platform, CLOCK, rtl, configuration, (phy, module))
        self.sdrphy = phy
        self.serial = RS232PHYModel(platform.request("serial"))
        self.bridge = UARTBone(self.serial, clk_freq=CLOCK)
        self.bus.add_master("bridge", master=self.bridge.wishbone)


def main():
    rtl, configuration, out = sys.argv[1:]
    device = Simulated(rtl, configuration)
    device.finalize()
    device.platform.get_verilog(device, name="board").write(str(Path(out) / "board.v"))


if __name__ == "__main__":
    main()
