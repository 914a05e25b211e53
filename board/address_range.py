"""The memory port's way to the board's memory, and what is no memory: an AXI4 decoder of one range of addresses.

What lies in the range goes on to the memory controller. What does not is answered here with DECERR, which ends the dispatch
(docs/integration.md, "With AXI"); instruction fetch, which reads ahead, takes it as a line that is not there. One refused read and
one refused write at a time. The compute unit takes answers in every cycle, and beats of several reads may be mixed.
"""

from litex.gen import LiteXModule
from litex.soc.interconnect import axi
from migen import If, Mux, Signal

DECERR = 0b11


class AddressRange(LiteXModule):
    """`master` asks with addresses of 48 bits, `slave` is asked with those that are in the range. `size` is a power of two and
    `origin` a multiple of it, in bytes."""

    def __init__(self, origin, size, data_width=64, id_width=4):
        if size & size - 1 or origin % size:
            raise ValueError(f"{origin:#x} and {size:#x} are no range that is told by its high bits")
        widths = {"data_width": data_width, "id_width": id_width}
        self.master = master = axi.AXIInterface(address_width=48, **widths)
        self.slave = slave = axi.AXIInterface(address_width=32, **widths)
        low = size.bit_length() - 1

        def inside(address):
            return address[low:] == origin >> low

        # Reads.
        refused, left, reader = Signal(), Signal(8), Signal(id_width)
        here = inside(master.ar.addr)
        self.comb += [
            slave.ar.valid.eq(master.ar.valid & here),
            master.ar.ready.eq(Mux(here, slave.ar.ready, ~refused)),
            master.r.valid.eq(slave.r.valid | refused),
            slave.r.ready.eq(master.r.ready),
            If(slave.r.valid,
               master.r.id.eq(slave.r.id),
               master.r.data.eq(slave.r.data),
               master.r.resp.eq(slave.r.resp),
               master.r.last.eq(slave.r.last),
            ).Else(
               master.r.id.eq(reader),
               master.r.resp.eq(DECERR),
               master.r.last.eq(left == 0),
            ),
        ]
        self.sync += [
            If(~refused,
               refused.eq(master.ar.valid & ~here),
               reader.eq(master.ar.id),
               left.eq(master.ar.len),
            ).Elif(~slave.r.valid & master.r.ready,
               refused.eq(left != 0),
               left.eq(left - 1),
            ),
        ]

        # Writes: beats of data follow the order of the addresses, so a refused burst waits until those before it are through.
        bursts, swallows, answers, writer = Signal(5), Signal(), Signal(), Signal(id_width)
        here = inside(master.aw.addr)
        opens, closes = Signal(), Signal()
        self.comb += [
            slave.aw.valid.eq(master.aw.valid & here & ~swallows & (bursts != 31)),
            If(here,
               master.aw.ready.eq(slave.aw.ready & ~swallows & (bursts != 31)),
            ).Else(
               master.aw.ready.eq((bursts == 0) & ~swallows & ~answers),
            ),
            slave.w.valid.eq(master.w.valid & (bursts != 0)),
            master.w.ready.eq(swallows | slave.w.ready & (bursts != 0)),
            opens.eq(slave.aw.valid & slave.aw.ready),
            closes.eq(slave.w.valid & slave.w.ready & slave.w.last),
            master.b.valid.eq(slave.b.valid | answers),
            slave.b.ready.eq(master.b.ready),
            If(slave.b.valid,
               master.b.id.eq(slave.b.id),
               master.b.resp.eq(slave.b.resp),
            ).Else(
               master.b.id.eq(writer),
               master.b.resp.eq(DECERR),
            ),
        ]
        self.sync += [
            bursts.eq(bursts + opens - closes),
            If(master.aw.valid & master.aw.ready & ~here,
               swallows.eq(1),
               writer.eq(master.aw.id),
            ),
            If(swallows & master.w.valid & master.w.last,
               swallows.eq(0),
               answers.eq(1),
            ),
            If(answers & ~slave.b.valid & master.b.ready, answers.eq(0)),
        ]

        # What is not looked at on the way.
        self.comb += [
            slave.ar.addr.eq(master.ar.addr[:32]),
            slave.aw.addr.eq(master.aw.addr[:32]),
            slave.w.data.eq(master.w.data),
            slave.w.strb.eq(master.w.strb),
            slave.w.last.eq(master.w.last),
        ]
        for side in ("ar", "aw"):
            source, sink = getattr(master, side), getattr(slave, side)
            for field in ("id", "len", "size", "burst"):
                self.comb += getattr(sink, field).eq(getattr(source, field))
