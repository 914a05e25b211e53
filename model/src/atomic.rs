//! Read-modify-write operations, shared by LDS, FLAT, GLOBAL and BUFFER atomics (chapters 9, 11, 12 and 13).

use crate::float::{Bf16, Env, F16, F32, F64, Flags, Round, add, max_num, min_num};
use crate::mode::Mode;
use std::cell::Cell;

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
}

/// One atomic operation on a value of 4 or 8 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Atomic {
    /// What it does.
    pub operation: Operation,
    /// Size in memory: 4 or 8 bytes.
    pub bytes: u32,
}

/// The names of the operations as they appear in mnemonics, without unit prefix, `atomic_` and `rtn_`.
#[rustfmt::skip]
const NAMES: &[(&str, Operation, u32)] = {
    use Operation::*;
    &[
        ("swap_b32", Swap, 4),              ("swap_b64", Swap, 8),
        ("storexchg_b32", Swap, 4),         ("storexchg_b64", Swap, 8),
        ("cmpswap_b32", CompareSwap, 4),    ("cmpswap_b64", CompareSwap, 8),
        ("cmpstore_b32", CompareSwap, 4),   ("cmpstore_b64", CompareSwap, 8),
        ("add_u32", Add, 4),                ("add_u64", Add, 8),
        ("sub_u32", Sub, 4),                ("sub_u64", Sub, 8),
        ("rsub_u32", ReverseSub, 4),        ("rsub_u64", ReverseSub, 8),
        ("sub_clamp_u32", SubClamp, 4),     ("cond_sub_u32", ConditionalSub, 4),
        ("min_i32", MinSigned, 4),          ("min_i64", MinSigned, 8),
        ("min_u32", MinUnsigned, 4),        ("min_u64", MinUnsigned, 8),
        ("max_i32", MaxSigned, 4),          ("max_i64", MaxSigned, 8),
        ("max_u32", MaxUnsigned, 4),        ("max_u64", MaxUnsigned, 8),
        ("and_b32", And, 4),                ("and_b64", And, 8),
        ("or_b32", Or, 4),                  ("or_b64", Or, 8),
        ("xor_b32", Xor, 4),                ("xor_b64", Xor, 8),
        ("inc_u32", Increment, 4),          ("inc_u64", Increment, 8),
        ("dec_u32", Decrement, 4),          ("dec_u64", Decrement, 8),
        ("mskor_b32", MaskedOr, 4),         ("mskor_b64", MaskedOr, 8),
        ("add_f32", AddFloat, 4),
        ("min_num_f32", MinNumber, 4),      ("min_num_f64", MinNumber, 8),
        ("max_num_f32", MaxNumber, 4),      ("max_num_f64", MaxNumber, 8),
        ("pk_add_f16", AddPackedF16, 4),    ("pk_add_bf16", AddPackedBf16, 4),
    ]
};

/// The MODE of atomics that flush no denormals: FLAT, GLOBAL and BUFFER, also those that LDS serves (section 13.2).
pub const KEEP_DENORMALS: Mode = Mode(0xf0);

impl Atomic {
    /// The operation that a mnemonic's tail names, for example `add_u32` or `add_rtn_u32`.
    pub fn from_name(name: &str) -> Option<Atomic> {
        let plain = name.replace("rtn_", "");
        let &(_, operation, bytes) = NAMES.iter().find(|row| row.0 == plain)?;
        Some(Atomic { operation, bytes })
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
            Operation::AddFloat => add::<F32>(memory, data, env),
            Operation::MinNumber if wide => min_num::<F64>(data, memory, env),
            Operation::MaxNumber if wide => max_num::<F64>(data, memory, env),
            Operation::MinNumber => min_num::<F32>(data, memory, env),
            Operation::MaxNumber => max_num::<F32>(data, memory, env),
            Operation::AddPackedF16 => halves(memory, data, |m, d| add::<F16>(d, m, env)),
            Operation::AddPackedBf16 => halves(memory, data, |m, d| add::<Bf16>(d, m, env)),
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

    fn apply(name: &str, memory: u64, data: u64, data2: u64) -> u64 {
        Atomic::from_name(name).unwrap().apply(memory, data, data2, KEEP_DENORMALS)
    }

    #[test]
    fn increment_wraps_to_zero_at_the_limit() {
        assert_eq!(apply("inc_u32", 4, 5, 0), 5);
        assert_eq!(apply("inc_u32", 5, 5, 0), 0);
        assert_eq!(apply("inc_u32", 6, 5, 0), 0);
    }

    #[test]
    fn decrement_wraps_to_the_limit_at_zero_and_above_it() {
        assert_eq!(apply("dec_u32", 0, 5, 0), 5);
        assert_eq!(apply("dec_u32", 6, 5, 0), 5);
        assert_eq!(apply("dec_u32", 5, 5, 0), 4);
    }

    #[test]
    fn signed_32_bit_compares_ignore_the_upper_word() {
        assert_eq!(apply("min_rtn_i32", 1, 0xffff_ffff, 0), 0xffff_ffff);
        assert_eq!(apply("max_i32", 1, 0xffff_ffff, 0), 1);
    }

    #[test]
    fn subtractions_clamp_or_leave_the_value_where_they_would_borrow() {
        assert_eq!(apply("sub_clamp_u32", 3, 5, 0), 0);
        assert_eq!(apply("cond_sub_rtn_u32", 3, 5, 0), 3);
        assert_eq!(apply("sub_u32", 3, 5, 0), 0xffff_fffe);
        assert_eq!(apply("rsub_u32", 3, 5, 0), 2);
    }

    #[test]
    fn compare_swap_stores_the_data_only_where_memory_equals_the_second_operand() {
        assert_eq!(apply("cmpstore_b32", 7, 1, 7), 1);
        assert_eq!(apply("cmpswap_b64", 8, 1, 7), 8);
    }

    #[test]
    fn float_additions_ignore_the_rounding_mode_and_quiet_a_nan() {
        let towards_zero = Mode(0xff);
        let add = Atomic::from_name("add_f32").unwrap();
        assert_eq!(add.apply(0x3f80_0001, 0x3380_0000, 0, towards_zero), 0x3f80_0002);
        assert_eq!(add.apply(0x7f80_0001, 0, 0, towards_zero), 0x7fc0_0001);
    }

    #[test]
    fn denormals_follow_the_mode_and_packed_halves_are_apart() {
        let flush = Mode(0);
        let add = Atomic::from_name("add_f32").unwrap();
        assert_eq!(add.apply(1, 1, 0, flush), 0);
        assert_eq!(add.apply(1, 1, 0, KEEP_DENORMALS), 2);
        assert_eq!(apply("pk_add_f16", 0x7bff_3c00, 0x7bff_3c00, 0), 0x7c00_4000);
        assert_eq!(apply("pk_add_rtn_bf16", 0x3f80_0001, 0x3f80_0001, 0), 0x4000_0002);
    }

    #[test]
    fn minimum_and_maximum_prefer_numbers_and_order_the_zeros() {
        assert_eq!(apply("min_num_f32", 0, 0x8000_0000, 0), 0x8000_0000);
        assert_eq!(apply("max_num_f32", 0x7f80_0001, 0x3f80_0000, 0), 0x3f80_0000);
        assert_eq!(apply("max_num_f64", 0xbff0_0000_0000_0000, 0, 0), 0);
    }
}
