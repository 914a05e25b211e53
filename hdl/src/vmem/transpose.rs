//! GLOBAL_LOAD_TR_B128 and _B64 (11.6): a 16x16 matrix of 16 or 8 bits an element, whose rows and columns are exchanged on
//! their way from the line to the lanes.
//!
//! Each of 32 lanes gives the address of eight elements of a column `k`, rows `m` (lane bits 4 to 0):
//!
//! ```text
//!                 16 bits                                           8 bits
//!   source        lane = { k[3], m[3], k[2:0] }, element m[2:0]     { k[3:2], m[3], k[1:0] }, m[2:0]
//!   destination   lane = { k[3], m[3:0] }, VGPR k[2:1], half k[0]   { k[3], m[3:0] }, k[2], byte k[1:0]
//!   wave of 64    { k[2], k[3], m[3:0] }, k[1], k[0]              { k[2], k[3], m[3:0] }, 0, k[1:0]
//! ```
//!
//! The figure of 11.6.2 is that of 8 bits; compilers and drivers for gfx12 know that of 16 bits as eight lanes which exchange their elements.
//! The destination is that of GLOBAL_LOAD_B128 and _B64 for the matrix stored the other way round, as the table of 11.6.2 says:
//! eight values of `k` behind each other in a lane. In a wave of 64 lanes the second half has the upper VGPRs of a wave of 32. (7.12.2 says so of
//! 8 bits; of 16 bits it has k[3:2] in the lane, and in a wave of 32 k[3] in the VGPR, which no load of 128 bits gives.)
//!
//! k[3] is bit 4 of the destination's lane, k[2] is in its VGPR or its half of the wave; `y`, which is k[1:0], is in its VGPR and its place
//! there. So a record is written in at most eight passes, one for each
//! `{ z, y }`, where z is the bit that neither the beat nor `y` gives; a pass writes one element to each lane, all of one beat of
//! one row, and those without a dword in the line are left out. Lanes with the same m[3] and bit 4 share a source, so that it
//! is chosen once for eight of them. Nothing is stored but what a record holds anyway and five bits beside it.

use super::operations::{MemoryAccess, MemoryAccessWires};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{encode, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

generator_block! {
    /// What is different in the reader: one half of a wave gives addresses and is active as a whole. A wave with some lanes
    /// inactive is undefined (11.6.2); here it loads as if all were active.
    pub struct TileParts() {
        /// The instruction.
        in access: (MemoryAccess),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// EXEC of lanes 0 to 31.
        in exec_low: (Bits<32>),
        /// Of lanes 32 to 63, if there are.
        in exec_high: (Bits<32>),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// Lanes that load, if it is a transposed load: all or none.
        out exec: (Bits<32>),
    }
    |g| {
        let MemoryAccessWires { control, destination, .. } = g.input_of::<MemoryAccess>("access");
        let (dwords, wave64) = (control.dwords, g.input("wave64"));
        // A wave of 64 lanes has the matrix in half as many VGPRs.
        let written = wave64.select(&dwords.slice(1, 2).zero_extend(11), &dwords.zero_extend(11));
        let exists = !g.input("vgprs").less(&(destination.zero_extend(11) + written));
        let active = g.input("exec_low").any() | (g.input("exec_high").any() & wave64);
        g.output("exec", &(active & exists).repeat(32));
    }
}

record! {
    /// What the record of a load says about its matrix.
    pub struct Tile {
        /// The load is a transposed one.
        pub transposed: Bit,
        /// Elements of 8 bits.
        pub bytes: Bit,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// Dword of the lanes where the record begins.
        pub step: Bits<2>,
    }
}

/// Groups of four source lanes in a beat of so many.
fn groups(lanes: usize) -> usize {
    lanes / 4
}

/// For each block of eight destination lanes the group of sources where `z` is 0 and 1: of bytes, and of 16 bits.
fn sources(lanes: usize) -> Vec<[[usize; 2]; 2]> {
    match lanes {
        // Block { k[3], m[3] }, group { k[3:2], m[3] } or { k[3], m[3], k[2] }.
        32 => [0, 1, 2, 3]
            .map(|at| (at >> 1, at & 1))
            .map(|(top, m)| [[0, 1].map(|z| top << 2 | z << 1 | m), [0, 1].map(|z| top << 2 | m << 1 | z)])
            .to_vec(),
        // Block m[3], group { k[2], m[3] } or { m[3], k[2] }.
        16 => [0, 1].map(|m| [[m, 2 | m], [m << 1, m << 1 | 1]]).to_vec(),
        // Group m[3] or k[2].
        8 => vec![[[0, 1]; 2]],
        // z is m[2], which chooses the element alone.
        _ => vec![[[0, 0]; 2]],
    }
}

generator_block! {
    /// Whether loads are transposed, and how, by number of the record.
    pub struct TileTable(depth: usize) clocked {
        /// A record is made.
        in write: (Bit),
        /// Its number.
        in number: (Bits<6>),
        /// What it says.
        in tile: (Tile),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// What it says.
        out oldest_tile: (Tile),
    }
    |g| {
        let width = depth.trailing_zeros();
        let ram = g.ram("tile_words", Tile::BITS as u32, depth as u32);
        let tile = g.input_of::<Tile>("tile").pack(g);
        g.ram_write(ram, &g.input("write"), &g.input("number").slice(0, width), &tile, None);
        let oldest = g.ram_read_now(ram, "tile_oldest", &g.input("oldest").slice(0, width));
        g.output_of("oldest_tile", &TileWires::unpack(&oldest));
    }
}

generator_block! {
    /// The passes of a record: those in which some lane gets an element.
    pub struct TilePasses(lanes: usize) {
        /// What the record says.
        in tile: (Tile),
        /// Dwords that the source lanes have in the line.
        in window: [Bits<4>; lanes],
        /// By { z, y }; none of a load that is not transposed.
        out passes: (Bits<8>),
    }
    |g| {
        let tile = g.input_of::<Tile>("tile");
        let has: Vec<Wire> = g.inputs("window", lanes).iter().map(Wire::any).collect();
        let group = |at: usize| vector_of(g, &has[4 * at..4 * at + 4]);
        let of = |z: usize, kind: usize| {
            let parts: Vec<Wire> = sources(lanes).iter().map(|block| group(block[kind][z])).collect();
            g.or_all(4, &parts)
        };
        let [low, high] = [0, 1].map(|z| tile.bytes.select(&of(z, 0), &of(z, 1)));
        g.output("passes", &high.concat(&low).when(&tile.transposed));
    }
}

generator_block! {
    /// The next pass of a record.
    pub struct NextPass() {
        /// Passes left.
        in passes: (Bits<8>),
        /// The first of them.
        out pass: (Bits<3>),
        /// Those behind it.
        out after: (Bits<8>),
        /// There are none.
        out last: (Bit),
    }
    |g| {
        let passes = g.input("passes");
        let first = &passes & -&passes;
        let after = passes ^ &first;
        g.output("pass", &encode(g, &first, 3));
        g.output("last", &after.none());
        g.output("after", &after);
    }
}

/// Number of an element in its source lane, `m[2:0]`, by destination lane.
fn element(g: &Builder, lane: usize, lanes: usize, z: &Wire) -> Wire {
    let low = g.constant(3, lane as u128 % 8);
    if lanes == 4 { z.concat(&low.slice(0, 2)) } else { low }
}

generator_block! {
    /// Where the element of each lane lies in the line, and where the pass writes them.
    pub struct TileSources(lanes: usize) {
        /// What the record says.
        in tile: (Tile),
        /// { z, y }.
        in pass: (Bits<3>),
        /// Beat of the source lanes.
        in beat: (Bits<3>),
        /// VGPRs of a wave.
        in vgprs: (Bits<11>),
        /// Dwords that the source lanes have in the line, from the record's first on.
        in window: [Bits<4>; lanes],
        /// The first of them in the line.
        in word: [Bits<4>; lanes],
        /// Byte offsets of their data.
        in misaligned: [Bits<2>; lanes],
        /// Dword of each lane's element in the line.
        out source_word: [Bits<4>; lanes],
        /// Byte offset of the data there.
        out source_misaligned: [Bits<2>; lanes],
        /// The dword is in this line.
        out source_present: [Bit; lanes],
        /// Rows from that of the record to the one written.
        out away: (Bits<11>),
        /// Beat written.
        out write_beat: (Bits<3>),
    }
    |g| {
        let tile = g.input_of::<Tile>("tile");
        let (pass, beat) = (g.input("pass"), g.input("beat"));
        let (z, y) = (pass.bit(2), pass.slice(0, 2));

        let [windows, words, misaligned] = ["window", "word", "misaligned"].map(|name| g.inputs(name, lanes));
        let of_lane = |at: usize| g.concat(&[&windows[at], &words[at], &misaligned[at]]);
        let by_y = |at: usize| {
            let lanes: Vec<Wire> = (0..4).map(|y| of_lane(4 * at + y)).collect();
            g.choose(&y, &lanes)
        };
        let of_group: Vec<Wire> = (0..groups(lanes)).map(by_y).collect();
        // Of each block: dwords of the lane in the line, the place of its dword 0, byte offset.
        let blocks = sources(lanes).into_iter().map(|block| {
            let [bytes, halves] = block.map(|[low, high]| z.select(&of_group[high], &of_group[low]));
            let own = tile.bytes.select(&bytes, &halves);
            let present = own.slice(6, 4).zero_extend(7).shift_left(&tile.step).slice(0, 4);
            (present, own.slice(2, 4) - tile.step.zero_extend(4), own.slice(0, 2))
        });
        let blocks: Vec<(Wire, Wire, Wire)> = blocks.collect();
        let mut of_lanes = [vec![], vec![], vec![]];
        for lane in 0..lanes {
            let (present, first, misaligned) = &blocks[lane / 8];
            let element = element(g, lane, lanes, &z);
            let dword = tile.bytes.select(&element.slice(2, 1).zero_extend(2), &element.slice(1, 2));
            of_lanes[0].push(first + dword.zero_extend(4));
            of_lanes[1].push(misaligned.clone());
            of_lanes[2].push(present.slice_at(&dword, 1));
        }
        g.outputs("source_word", &of_lanes[0]);
        g.outputs("source_misaligned", &of_lanes[1]);
        g.outputs("source_present", &of_lanes[2]);

        // k[3], k[2] and m[3]: bits of the beat, or z.
        let by_size = |bytes: &Wire, halves: &Wire| tile.bytes.select(bytes, halves);
        let (top, x, m) = match lanes {
            32 => (g.zero(1), z.clone(), g.zero(1)),
            16 => (beat.bit(0), z.clone(), g.zero(1)),
            8 => (beat.bit(1), by_size(&beat.bit(0), &z), by_size(&z, &beat.bit(0))),
            _ => (beat.bit(2), by_size(&beat.bit(1), &beat.bit(0)), by_size(&beat.bit(0), &beat.bit(1))),
        };
        let written = match lanes {
            32 => g.zero(3),
            16 => top.zero_extend(3),
            8 => top.concat(&m).zero_extend(3),
            _ => g.concat(&[&top, &m, &z]),
        };
        g.output("write_beat", &written);
        let high = &x & !&tile.wave64;
        let row = tile.bytes.select(&high.zero_extend(2), &high.concat(&y.bit(1)));
        let half = g.input("vgprs").when(&(x & &tile.wave64));
        g.output("away", &(half + row.zero_extend(11) - tile.step.zero_extend(11)));
    }
}

generator_block! {
    /// What the lanes write in a pass.
    pub struct TileElements(lanes: usize) {
        /// What the record says.
        in tile: (Tile),
        /// { z, y }.
        in pass: (Bits<3>),
        /// The dword with the lane's element is in this line.
        in source_present: [Bit; lanes],
        /// That dword.
        in dword: [Bits<32>; lanes],
        /// Those of its bytes that are in this line.
        in bytes: [Bits<4>; lanes],
        /// Its element, wherever the VGPR wants it.
        out write_data: [Bits<32>; lanes],
        /// Bytes of the VGPR.
        out write_bytes: [Bits<4>; lanes],
    }
    |g| {
        let tile = g.input_of::<Tile>("tile");
        let y = g.input("pass").slice(0, 2);
        let half = y.bit(0).repeat(2).concat(&!y.bit(0).repeat(2));
        let byte = g.constant(4, 1).shift_left(&y);
        let place = g.name("place", &tile.bytes.select(&byte, &half));
        let [present, dwords, bytes] = ["source_present", "dword", "bytes"].map(|name| g.inputs(name, lanes));
        let (mut data, mut enables) = (vec![], vec![]);
        for (lane, ((present, dword), held)) in present.iter().zip(&dwords).zip(&bytes).enumerate() {
            let (at_half, at_byte) = (lane as u32 % 2, lane as u32 % 4);
            data.push(tile.bytes.select(&dword.slice(8 * at_byte, 8).repeat(4), &dword.slice(16 * at_half, 16).repeat(2)));
            let held = tile.bytes.select(&held.bit(at_byte).repeat(4), &held.slice(2 * at_half, 2).repeat(2));
            enables.push((held & &place).when(present));
        }
        g.outputs("write_data", &data);
        g.outputs("write_bytes", &enables);
    }
}

hardware_block! {
    /// What is different in the returns. `lanes` physical lanes, `depth` records.
    pub struct TileReturns(lanes: usize, depth: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A record is made.
        pub push: Signal<In, Bit>,
        /// Its number.
        pub number: Signal<In, Bits<6>>,
        /// What it says.
        pub tile: Signal<In, Tile>,
        /// Number of the oldest record.
        pub oldest: Signal<In, Bits<6>>,
        /// Dwords that its lanes have in the line.
        pub oldest_window: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// It becomes the one that is written.
        pub pops: Signal<In, Bit>,
        /// A pass is written.
        pub written: Signal<In, Bit>,
        /// Beat of the record that is written.
        pub beat: Signal<In, Bits<3>>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// Dwords that its lanes have in the line.
        pub window: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// The first of them in the line.
        pub word: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// Byte offsets of their data.
        pub misaligned: Vec<Signal<In, Bits<2>>> = signals(lanes),
        /// The record is of a transposed load.
        pub active: Signal<Out, Bit>,
        /// The pass is the last one of the record.
        pub last: Signal<Out, Bit>,
        /// Rows from that of the record to the one written.
        pub away: Signal<Out, Bits<11>>,
        /// Beat written.
        pub write_beat: Signal<Out, Bits<3>>,
        /// Dword of each lane's element in the line.
        pub source_word: Vec<Signal<Out, Bits<4>>> = signals(lanes),
        /// Byte offset of the data there.
        pub source_misaligned: Vec<Signal<Out, Bits<2>>> = signals(lanes),
        /// That dword, rotated by the offset.
        pub dword: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// Those of its bytes that are in this line.
        pub bytes: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// What is written.
        pub write_data: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Bytes by lane.
        pub write_bytes: Vec<Signal<Out, Bits<4>>> = signals(lanes),

        table: TileTable = TileTable::new(depth),
        first_passes: TilePasses = TilePasses::new(lanes),
        next: NextPass = NextPass::new(),
        sources: TileSources = TileSources::new(lanes),
        elements: TileElements = TileElements::new(lanes),
        held: DFF<Tile>,
        passes: DFF<Bits<8>>,
    }
}

impl Logic for TileReturns {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held, passes);
        clock!(self, clock, table);
        self.table.write.next = self.push.val();
        self.table.number.next = self.number.val();
        self.table.tile.next = self.tile.val();
        self.table.oldest.next = self.oldest.val();
        self.first_passes.tile.next = self.table.oldest_tile.val();
        self.next.passes.next = self.passes.q.val();
        if self.written.val() {
            self.passes.d.next = self.next.after.val();
        }
        if self.pops.val() {
            self.held.d.next = self.table.oldest_tile.val();
            self.passes.d.next = self.first_passes.passes.val();
        }
        self.active.next = self.held.q.val().transposed;
        self.last.next = self.next.last.val();
        self.sources.tile.next = self.held.q.val();
        self.sources.pass.next = self.next.pass.val();
        self.sources.beat.next = self.beat.val();
        self.sources.vgprs.next = self.vgprs.val();
        self.away.next = self.sources.away.val();
        self.write_beat.next = self.sources.write_beat.val();
        self.elements.tile.next = self.held.q.val();
        self.elements.pass.next = self.next.pass.val();
        for i in 0..self.window.len() {
            self.first_passes.window[i].next = self.oldest_window[i].val();
            self.sources.window[i].next = self.window[i].val();
            self.sources.word[i].next = self.word[i].val();
            self.sources.misaligned[i].next = self.misaligned[i].val();
            self.source_word[i].next = self.sources.source_word[i].val();
            self.source_misaligned[i].next = self.sources.source_misaligned[i].val();
            self.elements.source_present[i].next = self.sources.source_present[i].val();
            self.elements.dword[i].next = self.dword[i].val();
            self.elements.bytes[i].next = self.bytes[i].val();
            self.write_data[i].next = self.elements.write_data[i].val();
            self.write_bytes[i].next = self.elements.write_bytes[i].val();
        }
    }
}
