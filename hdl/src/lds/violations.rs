//! Accesses to LDS that a trap handler is told of (3.3.5.1): out of range, or an atomic operation that is not aligned. Data between lanes has places
//! of its own, and parameters that are not there read as zero.

use super::operations::{AddressSource, LdsControl, LdsControlWires};
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Whether a lane accesses what it must not.
    pub struct LdsViolations(lanes: usize) {
        /// The lanes access the banks.
        in working: (Bit),
        /// Data goes between lanes.
        in crosses: (Bit),
        /// What the instruction does.
        in control: (LdsControl),
        /// The lanes that take part.
        in takes_part: [Bit; lanes],
        /// The low bits of the byte address.
        in low: [Bits<4>; lanes],
        /// Some of the dword is out of range.
        in outside: [Bit; lanes],
        /// Some lane does.
        out violation: (Bit),
    }
    |g| {
        let LdsControlWires { address, serial, counts, stack, wide, .. } = g.input_of::<LdsControl>("control");
        let checks = g.name("checks", &(g.input("working") & !g.input("crosses") & !address.is_a(AddressSource::Parameter)));
        let aligned = serial & !counts & !stack;
        let unaligned = |low: &Wire| low.slice(0, 2).any() | (low.bit(2) & &wide);
        let unaligned: Vec<Wire> = g.inputs("low", lanes).iter().map(unaligned).collect();
        let vector = |name: &str| vector_of(g, &g.inputs(name, lanes));
        let wrong = vector("outside") | vector_of(g, &unaligned).when(&aligned);
        g.output("violation", &((vector("takes_part") & wrong).any() & checks));
    }
}
