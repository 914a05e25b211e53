"""A memory that does everything that AXI4 allows: reads and writes take effect in any order, answers come in any order, beats of
several reads are mixed. What it does follows from a seed."""

import cocotb
from cocotb.triggers import RisingEdge
from cocotbext.axi.axi_channels import AxiARSink, AxiAWSink, AxiBSource, AxiRSource, AxiWSink

OKAY, SLVERR = 0, 2
# Accesses under way at most; each takes effect up to so many cycles later.
AT_ONCE, LATEST = 12, 60


class AdverseSlave:
    def __init__(self, bus, clock, target, random):
        self.clock, self.target, self.random = clock, target, random
        self.ar, self.r = AxiARSink(bus.read.ar, clock), AxiRSource(bus.read.r, clock)
        self.aw, self.w, self.b = (
            AxiAWSink(bus.write.aw, clock),
            AxiWSink(bus.write.w, clock),
            AxiBSource(bus.write.b, clock),
        )
        self.size = len(self.w.bus.wdata) // 8
        self.reads, self.writes, self.overtaken = [], [], 0
        for channel in [self.ar, self.r, self.aw, self.w, self.b]:
            channel.queue_occupancy_limit = 2
            channel.set_pause_generator(self.pauses())
        cocotb.start_soon(self.take_reads())
        cocotb.start_soon(self.take_writes())
        cocotb.start_soon(self.answer_reads())
        cocotb.start_soon(self.answer_writes())

    def pauses(self):
        """Runs of cycles in which a channel rests or not."""
        while True:
            pause = self.random.random() < 0.4
            for _ in range(self.random.randint(1, 8)):
                yield pause

    async def later(self):
        for _ in range(self.random.randint(1, LATEST)):
            await RisingEdge(self.clock)

    async def take_reads(self):
        while True:
            ar = await self.ar.recv()
            assert int(ar.arburst) == 1 and 1 << int(ar.arsize) == self.size
            assert int(ar.arid) not in [read["id"] for read in self.reads], "an identifier is in flight twice"
            read = {"id": int(ar.arid), "address": int(ar.araddr), "left": int(ar.arlen) + 1, "due": False}
            self.reads.append(read)
            cocotb.start_soon(self.mature(read))
            while len(self.reads) >= AT_ONCE:
                await RisingEdge(self.clock)

    async def mature(self, access):
        await self.later()
        access["due"] = True

    async def answer_reads(self):
        while True:
            due = [read for read in self.reads if read["due"]]
            if not due:
                await RisingEdge(self.clock)
                continue
            read = self.random.choice(due)
            self.overtaken += read is not self.reads[0]
            beat = self.r._transaction_obj()
            beat.rid, beat.rresp = read["id"], OKAY
            try:
                data = await self.target.read(read["address"], self.size)
            except Exception:
                data, beat.rresp = bytes(self.size), SLVERR
            beat.rdata = int.from_bytes(data, "little")
            read["address"] += self.size
            read["left"] -= 1
            beat.rlast = int(read["left"] == 0)
            await self.r.send(beat)
            if read["left"] == 0:
                self.reads.remove(read)

    async def take_writes(self):
        while True:
            aw = await self.aw.recv()
            assert int(aw.awburst) == 1 and 1 << int(aw.awsize) == self.size
            assert int(aw.awid) not in [write["id"] for write in self.writes], "an identifier is in flight twice"
            beats, count = [], int(aw.awlen) + 1
            for at in range(count):
                w = await self.w.recv()
                assert int(w.wlast) == (at == count - 1)
                beats.append((int(w.wdata).to_bytes(self.size, "little"), int(w.wstrb)))
            write = {"id": int(aw.awid), "address": int(aw.awaddr), "beats": beats, "due": False}
            self.writes.append(write)
            cocotb.start_soon(self.mature(write))
            while len(self.writes) >= AT_ONCE:
                await RisingEdge(self.clock)

    async def answer_writes(self):
        while True:
            due = [write for write in self.writes if write["due"]]
            if not due:
                await RisingEdge(self.clock)
                continue
            write = self.random.choice(due)
            self.overtaken += write is not self.writes[0]
            answer = self.b._transaction_obj()
            answer.bid, answer.bresp = write["id"], OKAY
            base = write["address"] - write["address"] % self.size
            for at, (data, strobes) in enumerate(write["beats"]):
                for byte in (byte for byte in range(self.size) if strobes >> byte & 1):
                    try:
                        await self.target.write(base + at * self.size + byte, data[byte : byte + 1])
                    except Exception:
                        answer.bresp = SLVERR
            await self.b.send(answer)
            self.writes.remove(write)
