//! S_ALLOC_VGPR (3.3.3, 16.3): how many VGPRs the wave asks for, and whether it gets them.
//!
//! VGPRs come in blocks of 32, eight at most. A wave that may allocate has the rows of its greatest allocation from its launch on
//! ([`crate::dispatch`]), so that no other wave's registers stand in its way: what fails is a request for more than there can be. The wave
//! itself keeps the number ([`crate::front::wave_slot`]).

use super::operation::{Condition, Executes, Function, Operation};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::Wire;

/// VGPRs of a block: what a wave begins with.
pub const BLOCK: u64 = 32;
/// VGPRs of eight blocks.
pub const MOST: u64 = 8 * BLOCK;
/// Bits of the number that count.
const NUMBER: u32 = 9;

/// The opcode executed here.
pub const EXECUTES: Executes = &[(op::S_ALLOC_VGPR, Operation::plain(Function::Select).setting(Condition::Granted))];

/// What the first source `a` asks for: the whole blocks, in VGPRs (9 bits), and whether there are so many.
pub fn request(a: &Wire) -> (Wire, Wire) {
    let number = a.slice(0, NUMBER);
    let granted = !number.same_width(MOST.into()).less(&number);
    let rounded = number.zero_extend(NUMBER + 1).plus(u128::from(BLOCK) - 1).slice(5, 4);
    (rounded.concat(&a.same_width(0).slice(0, 5)), granted)
}
