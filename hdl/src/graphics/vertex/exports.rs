//! What the vertices of a wave export: four positions (targets 12 to 15) and 32 parameters (32 to 63), four channels each.
//!
//! A channel has a RAM whose words are a beat of lanes wide, as rows of exports are. What a wave does not export is zero: before each wave
//! all words are cleared, which takes 32 beats of cycles, 128 with 16 lanes, while the batch is gathered.

use super::record::{Vector, VectorWires};
use crate::export::record::ExportRow;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, RamHandle, Wire};
use tombolo_netlist::generator_block;

/// Export targets (SQ_EXP_0.TGT): the first position, the first parameter.
const POSITION: u128 = 12;
const PARAMETER: u128 = 32;
/// Positions and parameters of a vertex.
const POSITIONS: u32 = 4;
const PARAMETERS: u32 = 32;

/// The RAMs of the four channels of some targets.
struct Channels {
    words: Vec<RamHandle>,
    address_bits: u32,
}

impl Channels {
    fn new(g: &Builder, name: &str, targets: u32, lanes: usize) -> Self {
        let beats = 64 / lanes as u32;
        let word = |channel: usize| g.ram(&format!("{name}_{channel}_words"), 32 * lanes as u32, targets * beats);
        Self { words: (0..4).map(word).collect(), address_bits: (targets * beats).trailing_zeros() }
    }
}

generator_block! {
    /// The RAMs. `lanes` physical lanes.
    pub struct ExportWords(lanes: usize) clocked {
        /// A row is taken.
        in row: (ExportRow),
        /// Its lanes.
        in active: [Bit; lanes],
        /// Their registers.
        in data: [Bits<32>; lanes],
        /// Words are cleared instead; no wave exports.
        in clear: (Bit),
        /// These of all targets.
        in cleared: (Bits<9>),
        /// The position that is read, 0 to 3.
        in position: (Bits<2>),
        /// The vertex that it is of.
        in position_of: (Bits<6>),
        /// It, a cycle later.
        out position_read: (Vector),
        /// The parameter that is read.
        in parameter: (Bits<5>),
        /// The vertex that it is of.
        in parameter_of: (Bits<6>),
        /// It, a cycle later.
        out parameter_read: (Vector),
        /// Lanes that export the first channel of a position with this row.
        out positioned: (Bits<64>),
    }
    |g| {
        let row = g.input_of::<ExportRow>("row");
        let active = vector_of(g, &g.inputs("active", lanes));
        let data = g.inputs("data", lanes);
        let (clear, cleared) = (g.input("clear"), g.input("cleared"));
        let lane_bits = lanes.trailing_zeros();
        // The beat of a wave of 64 lanes: a row has those of one half.
        let half_bits = 5 - lane_bits;
        let beat = if half_bits == 0 { row.high.clone() } else { row.high.concat(&row.beat.slice(0, half_bits)) };
        let sends = &row.valid & &row.has_data;
        let is_position = row.target.slice(2, 4).is(POSITION >> 2);
        let is_parameter = row.target.bit(5);
        let channel_writes = |channel: u32| {
            let source = row.compressed.select(&g.constant(2, (channel / 2).into()), &g.constant(2, channel.into()));
            &sends & row.channels.bit(channel) & row.source.equals(&source)
        };
        let word_of = |channel: u32| {
            let lane = |register: &Wire| {
                let half = register.slice(16 * (channel & 1), 16).zero_extend(32);
                row.compressed.select(&half, register)
            };
            let words: Vec<Wire> = data.iter().map(lane).collect();
            g.concat(&words.iter().rev().collect::<Vec<_>>())
        };
        let all = g.constant(lanes as u32, u128::MAX >> (128 - lanes));
        let mask = clear.select(&all, &active);
        let write = |channels: &Channels, here: &Wire, target: &Wire| {
            for (channel, ram) in (0..).zip(&channels.words) {
                let enable = (channel_writes(channel) & here) | &clear;
                let address = clear.select(&cleared.slice(0, channels.address_bits), &target.concat(&beat));
                g.ram_write(*ram, &enable, &address, &word_of(channel).when(&!&clear), Some(&mask));
            }
        };
        let positions = Channels::new(g, "position", POSITIONS, lanes);
        let parameters = Channels::new(g, "parameter", PARAMETERS, lanes);
        write(&positions, &is_position, &row.target.slice(0, 2));
        write(&parameters, &is_parameter, &row.target.slice(0, 5));
        // Nothing is read while a wave exports or words are cleared.
        let reads = g.name("reads", &!(&row.valid | &clear));
        let read = |name: &str, channels: &Channels, target: &Wire, vertex: &Wire| {
            let place = target.concat(&vertex.slice(lane_bits, 6 - lane_bits));
            let lane = g.register_enabled(&format!("{name}_lane"), &vertex.slice(0, lane_bits), &reads);
            let channel = |at: usize| {
                let word = g.ram_read(channels.words[at], &format!("{name}_word_{at}"), &place, Some(&reads));
                word.slice_at(&lane.concat(&g.zero(5)), 32)
            };
            VectorWires { x: channel(0), y: channel(1), z: channel(2), w: channel(3) }
        };
        g.output_of("position_read", &read("position", &positions, &g.input("position"), &g.input("position_of")));
        g.output_of("parameter_read", &read("parameter", &parameters, &g.input("parameter"), &g.input("parameter_of")));
        let shift = beat.concat(&g.zero(lane_bits));
        let lanes_now = active.when(&(channel_writes(0) & row.target.is(POSITION)));
        g.output("positioned", &lanes_now.zero_extend(64).shift_left(&shift));
    }
}

/// The parameter target comes with bit 5, so that no position is one.
const _: () = assert!(PARAMETER == 1 << 5 && POSITION.is_multiple_of(4) && POSITION < PARAMETER);

hardware_block! {
    /// See the module's description.
    pub struct ExportStore(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Everything is cleared; it takes until `ready`.
        pub clear: Signal<In, Bit>,
        /// A wave may export.
        pub ready: Signal<Out, Bit>,
        /// A row is taken.
        pub row: Signal<In, ExportRow>,
        /// Its lanes.
        pub active: Vec<Signal<In, Bit>> = signals(lanes),
        /// Their registers.
        pub data: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// Lanes that have exported a position.
        pub positioned: Signal<Out, Bits<64>>,
        /// The position that is read, 0 to 3.
        pub position: Signal<In, Bits<2>>,
        /// The vertex that it is of.
        pub position_of: Signal<In, Bits<6>>,
        /// It, a cycle later.
        pub position_read: Signal<Out, Vector>,
        /// The parameter that is read.
        pub parameter: Signal<In, Bits<5>>,
        /// The vertex that it is of.
        pub parameter_of: Signal<In, Bits<6>>,
        /// It, a cycle later.
        pub parameter_read: Signal<Out, Vector>,

        words: ExportWords = ExportWords::new(lanes),
        // All words are clear; after power-up they are not.
        clean: DFF<Bit>,
        place: DFF<Bits<9>>,
        lanes_state: DFF<Bits<64>>,
        last: Constant<Bits<9>> = Constant::new((u64::from(PARAMETERS) * 64 / lanes as u64 - 1).into()),
    }
}

impl Logic for ExportStore {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, clean, place, lanes_state);
        clock!(self, clock, words);
        self.words.row.next = self.row.val();
        for i in 0..self.active.len() {
            self.words.active[i].next = self.active[i].val();
            self.words.data[i].next = self.data[i].val();
        }
        self.words.clear.next = !self.clean.q.val();
        self.words.cleared.next = self.place.q.val();
        self.words.position.next = self.position.val();
        self.words.position_of.next = self.position_of.val();
        self.words.parameter.next = self.parameter.val();
        self.words.parameter_of.next = self.parameter_of.val();
        self.position_read.next = self.words.position_read.val();
        self.parameter_read.next = self.words.parameter_read.val();
        self.positioned.next = self.lanes_state.q.val();
        self.ready.next = self.clean.q.val();
        self.lanes_state.d.next = self.lanes_state.q.val() | self.words.positioned.val();
        if !self.clean.q.val() {
            self.place.d.next = self.place.q.val() + 1;
            if self.place.q.val() == self.last.val() {
                self.clean.d.next = true;
            }
        }
        if self.clear.val() {
            self.clean.d.next = false;
            self.place.d.next = 0.into();
            self.lanes_state.d.next = 0.into();
        }
    }
}
