//! One scalar load in progress: its lines one after the other, then its registers, up to two a cycle.
//!
//! A line is looked up in the cache, asked from memory when it is not there, and kept for all the dwords that the load takes
//! from it: 512 flip-flops and about 700 LUTs that choose a dword. Where one quarter of a line moves at once, that quarter is
//! looked up and kept.

use super::access::{Datum, DatumSize, DatumWires};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Takes the dword at an address out of `quarters` of its line, and the one behind it.
    pub struct LineDwords(quarters: usize) {
        /// The quarters.
        in line: [Bits<128>; quarters],
        /// Byte address within the line.
        in offset: (Bits<6>),
        /// What is loaded.
        in datum: (Datum),
        /// Dwords still in range of the buffer; the others are zero.
        in available: (Bits<5>),
        /// The dword, narrowed and extended.
        out first: (Bits<32>),
        /// The next one.
        out second: (Bits<32>),
    }
    |g| {
        let line = g.concat(&g.inputs("line", quarters).iter().rev().collect::<Vec<_>>());
        let (offset, DatumWires { size, signed }) = (g.input("offset"), g.input_of::<Datum>("datum"));
        let available = g.input("available");
        let position = offset.slice(2, 2 + quarters.ilog2()).concat(&g.zero(5));
        let pair = line.slice_at(&position, 64);
        let dword = pair.slice(0, 32);
        let extend = |part: Wire| {
            let missing = 32 - part.width();
            (part.msb() & &signed).repeat(missing).concat(&part)
        };
        let half = extend(dword.slice_at(&offset.bit(1).concat(&g.zero(4)), 16));
        let byte = extend(dword.slice_at(&offset.slice(0, 2).concat(&g.zero(3)), 8));
        let first = g.lookup(&size, &[(DatumSize::Half as u128, half), (DatumSize::Byte as u128, byte)], &dword);
        g.output("first", &first.when(&available.any()));
        g.output("second", &pair.slice(32, 32).when(&available.slice(1, 4).any()));
    }
}

generator_block! {
    /// The bytes of a line that a load takes: whole dwords.
    pub struct WantedBytes() {
        /// Byte address within the line.
        in offset: (Bits<6>),
        /// Dwords still to load, from there on.
        in dwords: (Bits<5>),
        /// One bit a byte.
        out bytes: (Bits<64>),
    }
    |g| {
        let first = g.input("offset").slice(2, 4);
        let beyond = g.input("dwords").zero_extend(6) + first.zero_extend(6);
        let dword = |at: u128| {
            let wanted = !first.same_width(at).less(&first) & beyond.same_width(at).less(&beyond);
            wanted.repeat(4)
        };
        let dwords: Vec<Wire> = (0..16).rev().map(dword).collect();
        g.output("bytes", &g.concat(&dwords.iter().collect::<Vec<_>>()));
    }
}

/// Progress of the load.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum LoadState {
    /// None in progress.
    Idle,
    /// The cache takes the lookup.
    Lookup,
    /// The cache answers.
    Looking,
    /// The memory port takes the request.
    Request,
    /// The line.
    Wait,
    /// The SGPRs are written.
    Write,
}

hardware_block! {
    /// See the module's description. `quarters` of a line at once, as in [`crate::config::Config::line_quarters`]; `bounds_first`: what lies
    /// outside its buffer is not looked up, [`crate::config::Units::scalar_bounds_first`].
    pub struct LoadUnit(quarters: usize, bounds_first: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A load starts.
        pub start: Signal<In, Bit>,
        /// Of this wave.
        pub start_wave: Signal<In, Bits<4>>,
        /// Its number.
        pub start_sequence: Signal<In, Bits<16>>,
        /// Byte address of the first datum.
        pub start_address: Signal<In, Bits<48>>,
        /// First register.
        pub start_destination: Signal<In, Bits<7>>,
        /// Nothing is written.
        pub start_discard: Signal<In, Bit>,
        /// Registers to write; 0: nothing is loaded.
        pub start_dwords: Signal<In, Bits<5>>,
        /// Those that come from memory; the others are zero.
        pub start_available: Signal<In, Bits<5>>,
        /// What is loaded.
        pub start_datum: Signal<In, Datum>,
        /// What is written is `start_value`, and no load.
        pub start_transfer: Signal<In, Bit>,
        /// It has stopped its wave.
        pub start_stops: Signal<In, Bit>,
        /// Up to two registers.
        pub start_value: Signal<In, Bits<64>>,
        /// It takes a load.
        pub idle: Signal<Out, Bit>,
        /// The wave of the load in progress.
        pub wave: Signal<Out, Bits<4>>,
        /// Its number.
        pub sequence: Signal<Out, Bits<16>>,
        /// A register pair is written; without halves, the load only finishes.
        pub write: Signal<Out, Bit>,
        /// The write happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Pair number.
        pub write_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub write_data: Signal<Out, Bits<64>>,
        /// Halves.
        pub write_halves: Signal<Out, Bits<2>>,
        /// The load is finished.
        pub done: Signal<Out, Bit>,
        /// It has stopped its wave.
        pub stops: Signal<Out, Bit>,
        /// A line is looked up.
        pub lookup: Signal<Out, Bit>,
        /// The cache takes the lookup.
        pub lookup_ready: Signal<In, Bit>,
        /// The line was there.
        pub hit: Signal<In, Bit>,
        /// The quarters of the part that was looked up.
        pub hit_data: Vec<Signal<In, Bits<128>>> = signals(quarters),
        /// A line is wanted from memory.
        pub request_valid: Signal<Out, Bit>,
        /// The port takes the request.
        pub request_ready: Signal<In, Bit>,
        /// Line number.
        pub line: Signal<Out, Bits<42>>,
        /// Number of the part that holds the next dword.
        pub part: Signal<Out, Bits<2>>,
        /// Bytes of the line that the load takes.
        pub request_mask: Signal<Out, Bits<64>>,
        /// A part of the line is here.
        pub response_valid: Signal<In, Bit>,
        /// Its number.
        pub response_part: Signal<In, Bits<2>>,
        /// It is the last one.
        pub response_last: Signal<In, Bit>,
        /// Its quarters.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(quarters),
        /// Cached lines are forgotten.
        pub invalidate: Signal<In, Bit>,
        /// What comes from memory was asked for before that: it is not kept.
        pub stale: Signal<Out, Bit>,

        bounds_first: Constant<Bit> = Constant::new(bounds_first),
        extract: LineDwords = LineDwords::new(quarters),
        wanted: WantedBytes = WantedBytes::new(),
        state: DFF<LoadState>,
        wave_state: DFF<Bits<4>>,
        sequence_state: DFF<Bits<16>>,
        address: DFF<Bits<48>>,
        destination: DFF<Bits<7>>,
        discard: DFF<Bit>,
        datum: DFF<Datum>,
        stops_state: DFF<Bit>,
        remaining: DFF<Bits<5>>,
        available: DFF<Bits<5>>,
        stale_state: DFF<Bit>,
        kept: Vec<DFF<Bits<128>>> = signals(quarters),
        // Bits of a dword's number that tell its place in what is kept.
        within: Constant<Bits<4>> = Constant::new((4 * quarters as u64 - 1).into()),
        place: Signal<Local, Bits<4>>,
        two: Signal<Local, Bit>,
        step: Signal<Local, Bits<5>>,
        last_of_part: Signal<Local, Bit>,
        finished: Signal<Local, Bit>,
    }
}

impl Logic for LoadUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, wave_state, sequence_state, address, destination, discard, datum);
        dff_setup!(self, clock, remaining, available, stale_state, stops_state);
        self.idle.next = self.state.q.val() == LoadState::Idle;
        self.wave.next = self.wave_state.q.val();
        self.sequence.next = self.sequence_state.q.val();
        self.stops.next = self.stops_state.q.val();
        self.lookup.next = self.state.q.val() == LoadState::Lookup;
        self.request_valid.next = self.state.q.val() == LoadState::Request;
        self.line.next = self.address.q.val().get_bits::<42>(6);
        self.place.next = self.address.q.val().get_bits::<4>(2) & self.within.val();
        self.part.next = 0.into();
        if self.within.val() == 3 {
            self.part.next = self.address.q.val().get_bits::<2>(4);
        }
        self.wanted.offset.next = self.address.q.val().get_bits::<6>(0);
        self.wanted.dwords.next = self.available.q.val();
        self.request_mask.next = self.wanted.bytes.val();
        self.stale.next = self.stale_state.q.val() | self.invalidate.val();

        // Two dwords go at once to an even register, unless the second lies in the next part.
        for i in 0..self.kept.len() {
            self.kept[i].clock.next = self.clock.val();
            self.kept[i].d.next = self.kept[i].q.val();
            self.extract.line[i].next = self.kept[i].q.val();
        }
        self.extract.offset.next = self.address.q.val().get_bits::<6>(0);
        self.extract.datum.next = self.datum.q.val();
        self.extract.available.next = self.available.q.val();
        self.two.next = (self.remaining.q.val() > 1)
            & !self.destination.q.val().get_bit(0)
            & (self.place.val() != self.within.val());
        self.step.next = 1.into();
        self.write_halves.next = 1.into();
        self.write_data.next = bit_cast::<64, 32>(self.extract.first.val());
        if self.destination.q.val().get_bit(0) {
            self.write_halves.next = 2.into();
            self.write_data.next = bit_cast::<64, 32>(self.extract.first.val()) << 32;
        }
        if self.two.val() {
            self.step.next = 2.into();
            self.write_halves.next = 3.into();
            self.write_data.next =
                (bit_cast::<64, 32>(self.extract.second.val()) << 32) | bit_cast::<64, 32>(self.extract.first.val());
        }
        if self.discard.q.val() {
            self.write_halves.next = 0.into();
        }
        self.write.next = self.state.q.val() == LoadState::Write;
        self.write_pair.next = self.destination.q.val().get_bits::<6>(1);
        self.finished.next = self.remaining.q.val() <= self.step.val();
        self.last_of_part.next =
            (self.place.val() == self.within.val()) | (((self.place.val() | 1) == self.within.val()) & self.two.val());
        self.done.next = self.write.val() & self.write_ready.val() & self.finished.val();

        match self.state.q.val() {
            LoadState::Idle => {
                if self.start.val() {
                    self.wave_state.d.next = self.start_wave.val();
                    self.sequence_state.d.next = self.start_sequence.val();
                    self.address.d.next = self.start_address.val();
                    self.destination.d.next = self.start_destination.val();
                    self.discard.d.next = self.start_discard.val() | (self.start_dwords.val() == 0);
                    self.datum.d.next = self.start_datum.val();
                    self.remaining.d.next = self.start_dwords.val();
                    self.available.d.next = self.start_available.val();
                    self.state.d.next = LoadState::Lookup;
                    self.stops_state.d.next = self.start_stops.val();
                    self.kept[0].d.next = bit_cast::<128, 64>(self.start_value.val());
                    if self.start_transfer.val() {
                        self.address.d.next = 0.into();
                    }
                    if self.start_transfer.val() | (self.start_dwords.val() == 0) {
                        self.state.d.next = LoadState::Write;
                    }
                    if self.bounds_first.val() & (self.start_available.val() == 0) {
                        self.state.d.next = LoadState::Write;
                    }
                }
            }
            LoadState::Lookup => {
                if self.lookup_ready.val() {
                    self.state.d.next = LoadState::Looking;
                }
            }
            LoadState::Looking => {
                for i in 0..self.kept.len() {
                    self.kept[i].d.next = self.hit_data[i].val();
                }
                self.stale_state.d.next = false;
                self.state.d.next = LoadState::Request;
                // Of a buffer that was looked up in vain, too.
                if self.hit.val() | (self.available.q.val() == 0) {
                    self.state.d.next = LoadState::Write;
                }
            }
            LoadState::Request => {
                if self.request_ready.val() {
                    self.state.d.next = LoadState::Wait;
                }
            }
            LoadState::Wait => {
                if self.invalidate.val() {
                    self.stale_state.d.next = true;
                }
                if self.response_valid.val() & (self.response_part.val() == self.part.val()) {
                    for i in 0..self.kept.len() {
                        self.kept[i].d.next = self.response_data[i].val();
                    }
                }
                if self.response_valid.val() & self.response_last.val() {
                    self.state.d.next = LoadState::Write;
                }
            }
            LoadState::Write => {
                if self.write_ready.val() {
                    self.address.d.next = self.address.q.val() + (bit_cast::<48, 5>(self.step.val()) << 2);
                    self.destination.d.next = self.destination.q.val() + bit_cast::<7, 5>(self.step.val());
                    self.remaining.d.next = self.remaining.q.val() - self.step.val();
                    self.available.d.next = 0.into();
                    if self.available.q.val() > self.step.val() {
                        self.available.d.next = self.available.q.val() - self.step.val();
                        if self.last_of_part.val() {
                            self.state.d.next = LoadState::Lookup;
                        }
                    }
                    if self.finished.val() {
                        self.state.d.next = LoadState::Idle;
                    }
                }
            }
        }
    }
}
