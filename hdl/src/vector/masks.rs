//! Masks of 32 lanes taken apart into beats of lanes, and put together again.

use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The part of a wave's mask that belongs to a beat, one bit a lane.
    pub struct BeatMask(lanes: usize) {
        /// Mask of the wave.
        in mask: (Bits<32>),
        /// Beat.
        in beat: (Bits<3>),
        /// The lanes' bits.
        out lane: [Bit; lanes],
    }
    |g| {
        let beats = 32 / lanes as u32;
        let mask = g.input("mask");
        let parts: Vec<Wire> = (0..beats).map(|beat| mask.slice(beat * lanes as u32, lanes as u32)).collect();
        let part = g.choose(&g.input("beat"), &parts);
        g.outputs("lane", &bits_of(&part));
    }
}

generator_block! {
    /// Collects the lanes' bits of all beats into a mask.
    pub struct MaskCollect(lanes: usize) {
        /// The bits of the beats before.
        in before: (Bits<32>),
        /// This beat.
        in beat: (Bits<3>),
        /// Its even lanes' bits are there already.
        in odd: (Bit),
        /// The lanes' bits.
        in flag: [Bit; lanes],
        /// The lane is active; inactive ones give zero.
        in active: [Bit; lanes],
        /// The bits of this beat and those before.
        out mask: (Bits<32>),
    }
    |g| {
        let flags = vector_of(g, &g.inputs("flag", lanes)) & vector_of(g, &g.inputs("active", lanes));
        let beat = g.input("beat");
        let before = g.input("before").when(&(beat.any() | g.input("odd")));
        if lanes == 32 {
            g.output("mask", &flags);
        } else {
            let shift = beat.concat(&g.zero(lanes.trailing_zeros()));
            g.output("mask", &(before | flags.zero_extend(32).shift_left(&shift)));
        }
    }
}

generator_block! {
    /// Numbers of the lanes of a beat in their wave.
    pub struct LaneNumbers(lanes: usize) {
        /// The upper half of a wave64.
        in high: (Bit),
        /// Beat of the half.
        in beat: (Bits<3>),
        /// The numbers.
        out number: [Bits<6>; lanes],
    }
    |g| {
        let distance = g.constant(3, lanes.trailing_zeros().into());
        let first = g.input("beat").zero_extend(5).shift_left(&distance);
        let number = |at: usize| g.input("high").concat(&first.plus(at as u128));
        g.outputs("number", &(0..lanes).map(number).collect::<Vec<_>>());
    }
}

generator_block! {
    /// Exceptions of the active lanes of an operation.
    pub struct ExceptionCollect(lanes: usize) {
        /// There is an operation.
        in valid: (Bit),
        /// Exceptions by lane.
        in lane: [Bits<7>; lanes],
        /// The lane is active.
        in active: [Bit; lanes],
        /// It is one of the first lane alone.
        in of_one: (Bit),
        /// What it raises.
        out raised: (Bits<7>),
    }
    |g| {
        let (lanes_raise, active) = (g.inputs("lane", lanes), g.inputs("active", lanes));
        let each: Vec<_> = lanes_raise.iter().zip(&active).map(|(raised, active)| raised.when(active)).collect();
        let raised = g.input("of_one").select(&lanes_raise[0], &g.or_all(7, &each));
        g.output("raised", &raised.when(&g.input("valid")));
    }
}
