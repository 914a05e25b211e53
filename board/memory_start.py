"""Brings an SDRAM (single data rate) up behind a reset, as a program of a host would through the controller's registers: clock
enable, and when the chip's clock is stable, precharge, two refreshes and the mode register. There is no processor on the board
that could do it.

While it works it has the chip's commands for itself (LiteDRAM's second DFI port); what others ask memory for is lost, so a
host waits for `done`.
"""

from litex.gen import LiteXModule
from migen import Case, If, Signal

# Commands by {WE, CAS, RAS}, active high here.
PRECHARGE, REFRESH, MODE = 0b101, 0b011, 0b111
# A10 of PRECHARGE: all banks.
ALL_BANKS = 1 << 10


class MemoryStart(LiteXModule):
    """`injector` is LiteDRAM's `sdram.dfii`; `latency` the CAS latency of its PHY in clocks; `clock` in Hz."""

    def __init__(self, injector, latency, clock):
        self.done = done = Signal()
        # Burst length 1, sequential: the controller of single data rate asks for one column after the other.
        steps = [(PRECHARGE, ALL_BANKS), (REFRESH, 0), (REFRESH, 0), (MODE, latency << 4)]
        # 200 us of stable clock first; then a command every 16 clocks, which is longer than any needs below 100 MHz.
        first, between = int(clock * 200e-6) + 1, 16
        wait, step = Signal(max=first + 1, reset=first), Signal(max=len(steps) + 1)
        issue = Signal()
        phase, command = injector.ext_dfi.phases[0], Signal(3)
        table = {at: [command.eq(of), phase.address.eq(address)] for at, (of, address) in enumerate(steps)}
        self.comb += [
            Case(step, table),
            done.eq(step == len(steps)),
            injector.ext_dfi_sel.eq(~done),
            issue.eq(~done & (wait == 0)),
            phase.cke.eq(1),
            phase.cs_n.eq(~issue),
            phase.ras_n.eq(~(issue & command[0])),
            phase.cas_n.eq(~(issue & command[1])),
            phase.we_n.eq(~(issue & command[2])),
        ]
        self.sync += [
            If(wait != 0, wait.eq(wait - 1)).Elif(~done, wait.eq(between), step.eq(step + 1)),
        ]
