//! Float units of a small machine: one for two lanes, which they enter in turn, the even lane of the pair first. An operation
//! passes twice for each beat; the write-back stage takes from each pass the result of the lane whose turn it was.
//!
//! Half of the float units for a multiplexer of the sources: 97 LUTs a unit against some 2800 cells of a unit in `ecp5`.

use crate::arith::float::{self, FloatUnit};
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// What enters the units of `lanes` lanes.
    pub struct PairSources(lanes: usize) {
        /// The odd lanes' turn.
        in odd: (Bit),
        /// First sources of the lanes.
        in s0: [Bits<64>; lanes],
        /// Second sources.
        in s1: [Bits<64>; lanes],
        /// Third sources.
        in s2: [Bits<64>; lanes],
        /// Mask bits.
        in mask: [Bit; lanes],
        /// The first source that enters each unit; of all of them the float unit reads 32 bits.
        out first: [Bits<64>; lanes / 2],
        /// The second source.
        out second: [Bits<64>; lanes / 2],
        /// The third source.
        out third: [Bits<64>; lanes / 2],
        /// The mask bit.
        out chosen_mask: [Bit; lanes / 2],
    }
    |g| {
        let odd = g.input("odd");
        let choose = |inputs: &str, outputs: &str, used: u32, width: u32| {
            let chosen = |pair: &[Wire]| odd.select(&pair[1].slice(0, used), &pair[0].slice(0, used)).zero_extend(width);
            g.outputs(outputs, &g.inputs(inputs, lanes).chunks_exact(2).map(chosen).collect::<Vec<_>>());
        };
        choose("s0", "first", 32, 64);
        choose("s1", "second", 32, 64);
        choose("s2", "third", 32, 64);
        choose("mask", "chosen_mask", 1, 1);
    }
}

generator_block! {
    /// Every unit's result for both of its lanes.
    pub struct PairResults(lanes: usize) {
        /// Results of the units.
        in result: [Bits<64>; lanes / 2],
        /// Their comparisons.
        in compared: [Bit; lanes / 2],
        /// Results of the lanes.
        out value: [Bits<64>; lanes],
        /// Their comparisons.
        out flag: [Bit; lanes],
    }
    |g| {
        let twice = |inputs: &str| -> Vec<Wire> {
            g.inputs(inputs, lanes / 2).into_iter().flat_map(|result| [result.clone(), result]).collect()
        };
        g.outputs("value", &twice("result"));
        g.outputs("flag", &twice("compared"));
    }
}

hardware_block! {
    /// For `lanes` physical lanes, an even number.
    pub struct PairedFloat(lanes: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An operation enters.
        pub start: Signal<In, Bit>,
        /// Its control word, [`float::control`].
        pub control: Signal<In, Bits<{ float::CONTROL_WIDTH as usize }>>,
        /// It is the odd lanes' turn.
        pub odd: Signal<In, Bit>,
        /// First sources.
        pub s0: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Second sources.
        pub s1: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Third sources.
        pub s2: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Mask bits.
        pub mask: Vec<Signal<In, Bit>> = signals(lanes),
        /// The results, four clocks later: of the lanes whose turn it was.
        pub value: Vec<Signal<Out, Bits<64>>> = signals(lanes),
        /// Their comparisons.
        pub flag: Vec<Signal<Out, Bit>> = signals(lanes),

        sources: PairSources = PairSources::new(lanes),
        results: PairResults = PairResults::new(lanes),
        unit: Vec<FloatUnit> = (0..lanes / 2).map(|_| FloatUnit::new(units, float::STAGES)).collect(),
    }
}

impl Logic for PairedFloat {
    #[hdl_gen]
    fn update(&mut self) {
        self.sources.odd.next = self.odd.val();
        for i in 0..self.s0.len() {
            self.sources.s0[i].next = self.s0[i].val();
            self.sources.s1[i].next = self.s1[i].val();
            self.sources.s2[i].next = self.s2[i].val();
            self.sources.mask[i].next = self.mask[i].val();
            self.value[i].next = self.results.value[i].val();
            self.flag[i].next = self.results.flag[i].val();
        }
        for i in 0..self.unit.len() {
            self.unit[i].clock.next = self.clock.val();
            self.unit[i].start.next = self.start.val();
            self.unit[i].control.next = self.control.val();
            self.unit[i].s0.next = self.sources.first[i].val();
            self.unit[i].s1.next = self.sources.second[i].val();
            self.unit[i].s2.next = self.sources.third[i].val();
            self.unit[i].mask.next = self.sources.chosen_mask[i].val();
            self.results.result[i].next = self.unit[i].value.val();
            self.results.compared[i].next = self.unit[i].flag.val();
        }
    }
}
