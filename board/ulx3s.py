"""The device on a ULX3S with an LFE5U-85F: SDRAM of 32 MB, the serial line of its USB port, LEDs that say what it does.

ulx3s.py RTL CONFIGURATION OUT MHZ BAUD writes board.v and the places of its pins, board.lpf (scripts/board.sh ulx3s).
"""

import shutil
import sys
from pathlib import Path

from litedram.modules import MT48LC16M16
from litedram.phy import GENSDRPHY
from litex.build.io import DDROutput
from litex.gen import LiteXModule
from litex.soc.cores.clock import ECP5PLL
from litex.soc.integration.builder import Builder
from litex_boards.platforms import radiona_ulx3s
from migen import ClockDomain, ClockSignal

from soc import Device


class Clocks(LiteXModule):
    """One clock for everything from the oscillator of 25 MHz, and the same a quarter later for the SDRAM chip."""

    def __init__(self, platform, clock):
        self.cd_sys = ClockDomain()
        self.cd_sys_ps = ClockDomain()
        self.pll = pll = ECP5PLL()
        self.comb += pll.reset.eq(platform.request("rst"))
        pll.register_clkin(platform.request("clk25"), 25e6)
        pll.create_clkout(self.cd_sys, clock)
        pll.create_clkout(self.cd_sys_ps, clock, phase=90)
        self.specials += DDROutput(1, 0, platform.request("sdram_clock"), ClockSignal("sys_ps"))


class Ulx3s(Device):
    """The device with the board's pins."""

    def __init__(self, rtl, configuration, clock, baud):
        platform = radiona_ulx3s.Platform(device="LFE5U-85F", revision="2.0", toolchain="trellis")
        self.crg = Clocks(platform, clock)
        module = MT48LC16M16(clock, "1:1")
        self.sdrphy = GENSDRPHY(platform.request("sdram"), clock)
        super().__init__(platform, clock, rtl, configuration, (self.sdrphy, module))
        self.add_uartbone(baudrate=baud)
        # Else the ESP32 beside it resets the FPGA.
        self.comb += platform.request("wifi_gpio0").eq(1)
        for at, shown in enumerate((self.board.ready, self.board.busy, self.board.interrupt)):
            self.comb += platform.request("user_led", at).eq(shown)


def main():
    rtl, configuration, out, megahertz, baud = sys.argv[1:]
    device = Ulx3s(rtl, configuration, round(float(megahertz) * 1e6), int(baud))
    builder = Builder(device, output_dir=f"{out}/litex", compile_software=False, compile_gateware=True)
    builder.build(build_name="board", run=False)
    for file in ("board.v", "board.lpf"):
        shutil.copy(Path(builder.gateware_dir) / file, out)


if __name__ == "__main__":
    main()
