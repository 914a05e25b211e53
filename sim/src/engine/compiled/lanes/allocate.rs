//! Chooses a register or a place on the stack for every value: linear scan over the live intervals of a list whose jumps
//! only go forward, so that an interval from definition to last use is exact enough.
//!
//! A value keeps its place all its life. One that lives across a call lies on the stack, because a call preserves no vector
//! register; of the others those that live longest give way.

use super::code::{Instruction, Kind, Value};

/// Where a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nowhere: it is a constant, or nothing uses it.
    None,
    /// A vector or mask register.
    Register(u8),
    /// Number of a 64-byte slot on the stack.
    Slot(u32),
}

/// Places of all values.
#[derive(Debug)]
pub struct Places {
    /// By value.
    pub of: Vec<Place>,
    /// Slots in use.
    pub slots: u32,
}

struct Interval {
    value: Value,
    start: usize,
    end: usize,
}

/// Removes instructions whose result nothing uses.
pub fn without_unused(code: Vec<Instruction>, values: usize) -> Vec<Instruction> {
    let mut used = vec![false; values];
    let mut kept = vec![];
    for instruction in code.into_iter().rev() {
        if instruction.result().is_none_or(|result| used[result.0 as usize]) {
            instruction.operands().iter().for_each(|operand| used[operand.0 as usize] = true);
            kept.push(instruction);
        }
    }
    kept.reverse();
    kept
}

/// Chooses among so many vector registers, and mask registers from 1 on.
pub fn places(code: &[Instruction], kinds: &[Kind], vectors: u8, masks: u8) -> Places {
    let mut places = Places { of: vec![Place::None; kinds.len()], slots: 0 };
    let intervals = intervals(code, kinds);
    let calls: Vec<usize> = (0..code.len()).filter(|at| matches!(code[*at], Instruction::Call(..))).collect();
    let crosses = |interval: &Interval| {
        let next = calls.partition_point(|call| *call <= interval.start);
        calls.get(next).is_some_and(|call| *call < interval.end)
    };
    for (of_flags, registers) in [(false, 0..vectors), (true, 1..masks + 1)] {
        let mut free: Vec<u8> = registers.rev().collect();
        let mut active: Vec<(usize, Value, u8)> = vec![];
        for interval in intervals.iter().filter(|of| (kinds[of.value.0 as usize] == Kind::Flag) == of_flags) {
            active.retain(|(end, _, register)| {
                let lives = *end > interval.start;
                if !lives {
                    free.push(*register);
                }
                lives
            });
            let mut slot = || {
                places.slots += 1;
                Place::Slot(places.slots - 1)
            };
            let at = interval.value.0 as usize;
            if crosses(interval) {
                places.of[at] = slot();
                continue;
            }
            let longest = active.iter().enumerate().max_by_key(|(_, (end, ..))| *end).map(|(at, _)| at);
            let register = free.pop().or_else(|| {
                let longest = longest.filter(|longest| active[*longest].0 > interval.end)?;
                let (_, value, register) = active.swap_remove(longest);
                places.of[value.0 as usize] = slot();
                Some(register)
            });
            match register {
                Some(register) => {
                    places.of[at] = Place::Register(register);
                    active.push((interval.end, interval.value, register));
                }
                None => places.of[at] = slot(),
            }
        }
    }
    places
}

/// Intervals of all values that need a place, by start.
fn intervals(code: &[Instruction], kinds: &[Kind]) -> Vec<Interval> {
    let mut end = vec![0; kinds.len()];
    for (at, instruction) in code.iter().enumerate() {
        instruction.operands().iter().for_each(|operand| end[operand.0 as usize] = at);
    }
    let made = |(start, instruction): (usize, &Instruction)| {
        let value = instruction.result()?;
        Some(Interval { value, start, end: end[value.0 as usize] })
    };
    code.iter().enumerate().filter_map(made).collect()
}
