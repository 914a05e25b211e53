//! Read-modify-write operations, shared by LDS, FLAT, GLOBAL and BUFFER atomics (chapters 9, 11, 12 and 13).

use crate::float::{Bf16, Env, F16, F32, F64, Flags, Round, add, max_num, min_num};
use crate::mode::Mode;
use std::cell::Cell;
use tombolo_isa::memory::{self, MemoryOperation};
use tombolo_isa::opcode::Opcode;

/// What an atomic does to the value in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// memory = data.
    Swap,
    /// memory = data where memory equals the comparison value.
    CompareSwap,
    /// memory + data.
    Add,
    /// memory - data.
    Sub,
    /// data - memory.
    ReverseSub,
    /// memory - data, zero where that is negative.
    SubClamp,
    /// memory - data where that is not negative.
    ConditionalSub,
    /// Signed minimum.
    MinSigned,
    /// Unsigned minimum.
    MinUnsigned,
    /// Signed maximum.
    MaxSigned,
    /// Unsigned maximum.
    MaxUnsigned,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Increment that wraps to zero at data.
    Increment,
    /// Decrement that wraps to data at zero.
    Decrement,
    /// (memory and not data) or data2.
    MaskedOr,
    /// Float addition of one value.
    AddFloat,
    /// IEEE minimumNumber.
    MinNumber,
    /// IEEE maximumNumber.
    MaxNumber,
    /// Two f16 additions.
    AddPackedF16,
    /// Two bf16 additions.
    AddPackedBf16,
    /// Where the low half of memory is that of the data: one more there, modulo [`ORDERED_IDS`], and the high half of the data added to
    /// the high half.
    OrderedAdd,
}

/// Numbers that waves have which add in their order: VGT_GS_MAX_WAVE_ID and one (decided: all ones of its 12 bits).
const ORDERED_IDS: u32 = 1 << 12;

/// One atomic operation on a value of 4 or 8 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Atomic {
    /// What it does.
    pub operation: Operation,
    /// Size in memory: 4 or 8 bytes.
    pub bytes: u32,
}

/// The MODE of atomics that flush no denormals: FLAT, GLOBAL and BUFFER, also those that LDS serves (section 13.2).
pub const KEEP_DENORMALS: Mode = Mode(0xf0);

impl Atomic {
    /// What a row does; none if it is no atomic operation.
    pub fn of(row: &Opcode) -> Option<Atomic> {
        let Some(MemoryOperation::Atomic { operation, bits }) = row.memory else { return None };
        let operation = match operation {
            memory::Atomic::Swap => Operation::Swap,
            memory::Atomic::CompareSwap => Operation::CompareSwap,
            memory::Atomic::Add => Operation::Add,
            memory::Atomic::Subtract => Operation::Sub,
            memory::Atomic::ReverseSubtract => Operation::ReverseSub,
            memory::Atomic::SubtractClamp => Operation::SubClamp,
            memory::Atomic::ConditionalSubtract => Operation::ConditionalSub,
            memory::Atomic::MinSigned => Operation::MinSigned,
            memory::Atomic::MinUnsigned => Operation::MinUnsigned,
            memory::Atomic::MaxSigned => Operation::MaxSigned,
            memory::Atomic::MaxUnsigned => Operation::MaxUnsigned,
            memory::Atomic::And => Operation::And,
            memory::Atomic::Or => Operation::Or,
            memory::Atomic::Xor => Operation::Xor,
            memory::Atomic::Increment => Operation::Increment,
            memory::Atomic::Decrement => Operation::Decrement,
            memory::Atomic::MaskedOr => Operation::MaskedOr,
            memory::Atomic::AddFloat => Operation::AddFloat,
            memory::Atomic::MinNumber => Operation::MinNumber,
            memory::Atomic::MaxNumber => Operation::MaxNumber,
            memory::Atomic::AddPackedF16 => Operation::AddPackedF16,
            memory::Atomic::AddPackedBf16 => Operation::AddPackedBf16,
            memory::Atomic::OrderedAdd => Operation::OrderedAdd,
        };
        Some(Atomic { operation, bytes: u32::from(bits) / 8 })
    }

    /// Number of data values a lane supplies: 2 where a comparison value or a mask comes along.
    pub const fn operands(self) -> usize {
        match self.operation {
            Operation::CompareSwap | Operation::MaskedOr => 2,
            _ => 1,
        }
    }

    /// The new value in memory. `data2` is the comparison value of a compare-swap (`data` being the new value) or the
    /// bits to set of a masked or (`data` being the mask). Of `mode` only the denormal control counts: the rounding
    /// of atomics is fixed (section 13.1).
    pub fn apply(self, memory: u64, data: u64, data2: u64, mode: Mode) -> u64 {
        let wide = self.bytes == 8;
        // Atomics report no exceptions (chapter 13).
        let unreported = Cell::new(Flags::NONE);
        let env = Env::new(mode.into(), &unreported).rounding(Round::NearestTiesToEven).unsaturated();
        let result = match self.operation {
            Operation::Swap => data,
            Operation::CompareSwap => {
                if memory == data2 {
                    data
                } else {
                    memory
                }
            }
            Operation::Add => memory.wrapping_add(data),
            Operation::Sub => memory.wrapping_sub(data),
            Operation::ReverseSub => data.wrapping_sub(memory),
            Operation::SubClamp => memory.saturating_sub(data),
            Operation::ConditionalSub => memory.checked_sub(data).unwrap_or(memory),
            Operation::MinSigned => signed(memory, wide).min(signed(data, wide)) as u64,
            Operation::MaxSigned => signed(memory, wide).max(signed(data, wide)) as u64,
            Operation::MinUnsigned => memory.min(data),
            Operation::MaxUnsigned => memory.max(data),
            Operation::And => memory & data,
            Operation::Or => memory | data,
            Operation::Xor => memory ^ data,
            Operation::Increment => {
                if memory >= data {
                    0
                } else {
                    memory + 1
                }
            }
            Operation::Decrement => {
                if memory == 0 || memory > data {
                    data
                } else {
                    memory - 1
                }
            }
            Operation::MaskedOr => memory & !data | data2,
            Operation::AddFloat if wide => add::<F64>(memory, data, env),
            Operation::AddFloat => add::<F32>(memory, data, env),
            Operation::MinNumber if wide => min_num::<F64>(data, memory, env),
            Operation::MaxNumber if wide => max_num::<F64>(data, memory, env),
            Operation::MinNumber => min_num::<F32>(data, memory, env),
            Operation::MaxNumber => max_num::<F32>(data, memory, env),
            Operation::AddPackedF16 => halves(memory, data, |m, d| add::<F16>(d, m, env)),
            Operation::AddPackedBf16 => halves(memory, data, |m, d| add::<Bf16>(d, m, env)),
            Operation::OrderedAdd => {
                let (number, value) = (memory as u32, (memory >> 32) as u32);
                if number == data as u32 {
                    let next = number.wrapping_add(1) % ORDERED_IDS;
                    u64::from(value.wrapping_add((data >> 32) as u32)) << 32 | u64::from(next)
                } else {
                    memory
                }
            }
        };
        if wide { result } else { result & 0xffff_ffff }
    }
}

fn signed(value: u64, wide: bool) -> i64 {
    if wide { value as i64 } else { value as u32 as i32 as i64 }
}

fn halves(memory: u64, data: u64, add: impl Fn(u64, u64) -> u64) -> u64 {
    let half = |shift: u32| add(memory >> shift & 0xffff, data >> shift & 0xffff) & 0xffff;
    half(0) | half(16) << 16
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::op;

    fn atomic(operation: op::Operation) -> Atomic {
        operation.rows().find_map(Atomic::of).unwrap()
    }

    #[test]
    fn waves_add_in_the_order_of_their_numbers() {
        let add = |memory, data| apply(op::GLOBAL_ATOMIC_ORDERED_ADD_B64, memory, data, 0);
        assert_eq!(add(3 | 5 << 32, 3 | 9 << 32), 4 | 14 << 32);
        assert_eq!(add(3 | 5 << 32, 4 | 9 << 32), 3 | 5 << 32);
        assert_eq!(add(0xfff, 0xfff | 1 << 32), 1 << 32);
    }

    fn apply(operation: op::Operation, memory: u64, data: u64, data2: u64) -> u64 {
        atomic(operation).apply(memory, data, data2, KEEP_DENORMALS)
    }

    #[test]
    fn increment_wraps_to_zero_at_the_limit() {
        assert_eq!(apply(op::DS_INC_U32, 4, 5, 0), 5);
        assert_eq!(apply(op::DS_INC_U32, 5, 5, 0), 0);
        assert_eq!(apply(op::DS_INC_U32, 6, 5, 0), 0);
    }

    #[test]
    fn decrement_wraps_to_the_limit_at_zero_and_above_it() {
        assert_eq!(apply(op::DS_DEC_U32, 0, 5, 0), 5);
        assert_eq!(apply(op::DS_DEC_U32, 6, 5, 0), 5);
        assert_eq!(apply(op::DS_DEC_U32, 5, 5, 0), 4);
    }

    #[test]
    fn signed_32_bit_compares_ignore_the_upper_word() {
        assert_eq!(apply(op::DS_MIN_RTN_I32, 1, 0xffff_ffff, 0), 0xffff_ffff);
        assert_eq!(apply(op::DS_MAX_I32, 1, 0xffff_ffff, 0), 1);
    }

    #[test]
    fn subtractions_clamp_or_leave_the_value_where_they_would_borrow() {
        assert_eq!(apply(op::DS_SUB_CLAMP_U32, 3, 5, 0), 0);
        assert_eq!(apply(op::DS_COND_SUB_RTN_U32, 3, 5, 0), 3);
        assert_eq!(apply(op::DS_SUB_U32, 3, 5, 0), 0xffff_fffe);
        assert_eq!(apply(op::DS_RSUB_U32, 3, 5, 0), 2);
    }

    #[test]
    fn compare_swap_stores_the_data_only_where_memory_equals_the_second_operand() {
        assert_eq!(apply(op::DS_CMPSTORE_B32, 7, 1, 7), 1);
        assert_eq!(apply(op::GLOBAL_ATOMIC_CMPSWAP_B64, 8, 1, 7), 8);
    }

    #[test]
    fn float_additions_ignore_the_rounding_mode_and_quiet_a_nan() {
        let towards_zero = Mode(0xff);
        let add = atomic(op::DS_ADD_F32);
        assert_eq!(add.apply(0x3f80_0001, 0x3380_0000, 0, towards_zero), 0x3f80_0002);
        assert_eq!(add.apply(0x7f80_0001, 0, 0, towards_zero), 0x7fc0_0001);
    }

    #[test]
    fn denormals_follow_the_mode_and_packed_halves_are_apart() {
        let flush = Mode(0);
        let add = atomic(op::DS_ADD_F32);
        assert_eq!(add.apply(1, 1, 0, flush), 0);
        assert_eq!(add.apply(1, 1, 0, KEEP_DENORMALS), 2);
        assert_eq!(apply(op::DS_PK_ADD_F16, 0x7bff_3c00, 0x7bff_3c00, 0), 0x7c00_4000);
        assert_eq!(apply(op::DS_PK_ADD_RTN_BF16, 0x3f80_0001, 0x3f80_0001, 0), 0x4000_0002);
    }

    #[test]
    fn minimum_and_maximum_prefer_numbers_and_order_the_zeros() {
        assert_eq!(apply(op::DS_MIN_NUM_F32, 0, 0x8000_0000, 0), 0x8000_0000);
        assert_eq!(apply(op::DS_MAX_NUM_F32, 0x7f80_0001, 0x3f80_0000, 0), 0x3f80_0000);
        assert_eq!(apply(op::DS_MAX_NUM_F64, 0xbff0_0000_0000_0000, 0, 0), 0);
    }
}
