//! Relative moves: the register number is the one in the instruction plus M0. The sum must stay in the region in which it
//! starts: SGPRs with VCC, or trap registers (3.3.1.3).

use super::bitwise::MOVE;
use super::operation::{Effect, Executes};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_MOVRELS_B32, MOVE.with(Effect::RelativeSource)),
    (op::S_MOVRELS_B64, MOVE.with(Effect::RelativeSource)),
    (op::S_MOVRELD_B32, MOVE.with(Effect::RelativeDestination)),
    (op::S_MOVRELD_B64, MOVE.with(Effect::RelativeDestination)),
    (op::S_MOVRELSD_2_B32, MOVE.with(Effect::RelativeBoth)),
];

/// Last register of the first region, VCC_HI.
const LAST_SGPR: u128 = 107;
/// Last register of the second region, TTMP15.
const LAST_TRAP: u128 = 123;

/// Register `base` (7 bits) plus `offset` (32 bits); `wide`: of a pair. Outside the region of `base`, and for a base of no
/// region, `otherwise`.
pub fn relative(g: &Builder, base: &Wire, offset: &Wire, wide: &Wire, otherwise: u128) -> Wire {
    let sum = base + offset.slice(0, 7);
    let in_sgprs = !base.same_width(LAST_SGPR).less(base);
    let in_region = !base.same_width(LAST_TRAP).less(base);
    // The offsets that stay in the region are compared while the sum is made.
    let last = in_sgprs.select(&g.constant(7, LAST_SGPR), &g.constant(7, LAST_TRAP));
    let offsets = last.zero_extend(8) - base.zero_extend(8) + (!wide).zero_extend(8);
    let inside = in_region & offset.less(&offsets.zero_extend(32));
    inside.select(&sum, &g.constant(7, otherwise))
}
