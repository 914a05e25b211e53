//! Operands of all lanes on their way into the shared units, and results on their way back: shift registers over lanes.
//!
//! The transcendental units take `fast` lanes a step and only the low 32 bits of the first source, the binary64 units
//! `slow` lanes; with 0 of them all the rest is left out. The registers of a lane cost a LUT a bit and a second one where both kinds of steps meet.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The operands, lowest lanes first.
    pub struct OperandShift(lanes: usize, fast: usize, slow: usize) clocked {
        /// Takes operands.
        in load: (Bit),
        /// The next `fast` lanes.
        in step_fast: (Bit),
        /// The next `slow` lanes.
        in step_slow: (Bit),
        /// First sources.
        in s0: [Bits<64>; lanes],
        /// Second sources.
        in s1: [Bits<64>; lanes],
        /// Third sources.
        in s2: [Bits<64>; lanes],
        /// Mask bits.
        in mask: [Bit; lanes],
        /// First sources of the first `fast` lanes.
        out fast_s0: [Bits<32>; fast],
        /// Sources of the first `slow` lanes.
        out slow_s0: [Bits<64>; slow],
        /// Second ones.
        out slow_s1: [Bits<64>; slow],
        /// Third ones.
        out slow_s2: [Bits<64>; slow],
        /// Mask bits.
        out slow_mask: [Bit; slow],
    }
    |g| {
        let [load, step_fast, step_slow] = ["load", "step_fast", "step_slow"].map(|name| g.input(name));
        let step = g.name("step", &(&load | &step_slow));
        let step_low = g.name("step_low", &(&step | &step_fast));
        let inputs = ["s0", "s1", "s2", "mask"].map(|name| g.inputs(name, lanes));
        // From the last lane down, since each takes from those above it.
        let mut low: Vec<Wire> = vec![g.zero(32); lanes];
        let mut high: Vec<Wire> = vec![g.zero(32 + 64 + 64 + 1); lanes];
        for lane in (0..lanes).rev() {
            let [s0, s1, s2, mask] = [0, 1, 2, 3].map(|source| &inputs[source][lane]);
            let beyond = |values: &[Wire], distance: usize, own: &Wire| values.get(lane + distance).unwrap_or(own).clone();
            let from_fast = beyond(&low, fast, &s0.slice(0, 32));
            let from_slow = beyond(&low, slow, &s0.slice(0, 32));
            let next = load.select(&s0.slice(0, 32), &step_fast.select(&from_fast, &from_slow));
            low[lane] = g.register_enabled(&format!("low_{lane}"), &next, &step_low);
            if slow == 0 {
                continue;
            }
            let own = g.concat(&[&s0.slice(32, 32), s1, s2, mask]);
            let next = load.select(&own, &beyond(&high, slow, &own));
            high[lane] = g.register_enabled(&format!("high_{lane}"), &next, &step);
        }
        g.outputs("fast_s0", &low[..fast]);
        let part = |lsb: u32, width: u32| -> Vec<Wire> { high[..slow].iter().map(|q| q.slice(lsb, width)).collect() };
        let s0: Vec<Wire> = part(129, 32).iter().zip(&low).map(|(high, low)| high.concat(low)).collect();
        g.outputs("slow_s0", &s0);
        g.outputs("slow_s1", &part(65, 64));
        g.outputs("slow_s2", &part(1, 64));
        g.outputs("slow_mask", &part(0, 1));
    }
}

generator_block! {
    /// The results: each step moves them towards lane 0 and fills the last lanes. `exceptions`: 1 where they are told too.
    pub struct ResultShift(lanes: usize, fast: usize, slow: usize, exceptions: usize) clocked {
        /// Takes `fast_value`.
        in step_fast: (Bit),
        /// Of them the first one, for lane 0.
        in of_one_lane: (Bit),
        /// Takes `slow_value` and `slow_flag`.
        in step_slow: (Bit),
        /// Results of the transcendental units.
        in fast_value: [Bits<32>; fast],
        /// Results of the binary64 units.
        in slow_value: [Bits<64>; slow],
        /// Comparisons of the binary64 units.
        in slow_flag: [Bit; slow],
        /// Exceptions of the transcendental units.
        in fast_exceptions: [Bits<7>; fast * exceptions],
        /// Those of the binary64 units.
        in slow_exceptions: [Bits<7>; slow * exceptions],
        /// The results.
        out value: [Bits<64>; lanes],
        /// The comparisons.
        out flag: [Bit; lanes],
        /// The exceptions.
        out exceptions: [Bits<7>; lanes * exceptions],
    }
    |g| {
        let [step_fast, step_slow] = ["step_fast", "step_slow"].map(|name| g.input(name));
        let either = g.name("step", &(&step_fast | &step_slow));
        let fast_values = g.inputs("fast_value", fast);
        let slow_values = g.inputs("slow_value", slow);
        let slow_flags = g.inputs("slow_flag", slow);
        let mut low: Vec<Wire> = vec![g.zero(32); lanes];
        let mut high: Vec<Wire> = vec![g.zero(33); lanes];
        for lane in (0..lanes).rev() {
            let from_fast = low.get(lane + fast).unwrap_or_else(|| &fast_values[lane + fast - lanes]).clone();
            let from_fast = match lane {
                0 if fast < lanes => g.input("of_one_lane").select(&fast_values[0], &from_fast),
                _ => from_fast,
            };
            let (from_slow, from_slow_high) = match (lane + slow).checked_sub(lanes) {
                Some(at) => (slow_values[at].slice(0, 32), slow_flags[at].concat(&slow_values[at].slice(32, 32))),
                None => (low[lane + slow].clone(), high[lane + slow].clone()),
            };
            low[lane] = g.register_enabled(&format!("low_{lane}"), &step_fast.select(&from_fast, &from_slow), &either);
            if slow == 0 {
                continue;
            }
            high[lane] = g.register_enabled(&format!("high_{lane}"), &from_slow_high, &step_slow);
        }
        let values: Vec<Wire> = high.iter().zip(&low).map(|(high, low)| high.slice(0, 32).concat(low)).collect();
        g.outputs("value", &values);
        g.outputs("flag", &high.iter().map(Wire::msb).collect::<Vec<_>>());
        if exceptions == 0 {
            return;
        }
        let (fast_raised, slow_raised) = (g.inputs("fast_exceptions", fast), g.inputs("slow_exceptions", slow));
        let mut raised: Vec<Wire> = vec![g.zero(7); lanes];
        for lane in (0..lanes).rev() {
            let from_fast = raised.get(lane + fast).unwrap_or_else(|| &fast_raised[lane + fast - lanes]).clone();
            let from_fast = match lane {
                0 if fast < lanes => g.input("of_one_lane").select(&fast_raised[0], &from_fast),
                _ => from_fast,
            };
            let next = match (lane + slow).checked_sub(lanes) {
                _ if slow == 0 => from_fast,
                Some(at) => step_fast.select(&from_fast, &slow_raised[at]),
                None => step_fast.select(&from_fast, &raised[lane + slow]),
            };
            raised[lane] = g.register_enabled(&format!("raised_{lane}"), &next, &either);
        }
        g.outputs("exceptions", &raised);
    }
}
