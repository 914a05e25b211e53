//! What operations compute on whole registers: integers by the expressions of the tables, floats by the host.

use super::super::lanes::Lane;
use super::super::operations::LaneFunction;
#[cfg(not(feature = "softfloat"))]
use crate::float::rows as host;
use crate::float::{Env, Flags};
use crate::lane_bits::gathered;
use crate::mode::Mode;
use crate::wave::Vgpr;
use std::cell::Cell;
use tombolo_isa::arch::rdna4::op;

/// Computes [`Rows::out`]; none if it cannot.
pub type RowFunction = fn(&mut Rows) -> Option<Raised>;

/// What came of whole registers beside their values.
#[derive(Clone, Copy, Debug)]
pub struct Raised {
    /// Exceptions.
    pub flags: Flags,
    /// Lanes in [`Rows::bits`] have to be computed by themselves.
    pub beyond: bool,
}

impl Raised {
    pub const NOTHING: Raised = Raised { flags: Flags::NONE, beyond: false };
}

/// Registers of an instruction while it is computed.
pub struct Rows<'a> {
    /// 32 or 64.
    pub lanes: usize,
    /// Of operands, with their modifiers.
    pub sources: [&'a Vgpr; 3],
    /// The carry-in or condition, all ones or zero.
    pub mask: &'a Vgpr,
    /// Nobody asks whether results were rounded.
    #[cfg(not(feature = "softfloat"))]
    pub quiet: bool,
    /// The result.
    pub out: &'a mut Vgpr,
    /// Carry-out or result of a comparison, all ones or zero. Of floats: lanes that the host's arithmetic does not serve.
    pub bits: &'a mut Vgpr,
}

impl Rows<'_> {
    /// Sets each lane of the result. Inlined into every operation of the tables, so that the compiler sees the whole loop.
    #[inline(always)]
    pub fn each(&mut self, value: impl Fn(&Lane) -> u64) -> Option<Raised> {
        let Rows { sources: [a, b, c], mask, out, .. } = self;
        let mut one = |lane: usize| out[lane] = value(&lane_of([a[lane], b[lane], c[lane]], lane, mask[lane])) as u32;
        match self.lanes {
            32 => (0..32).for_each(&mut one),
            _ => (0..64).for_each(&mut one),
        }
        Some(Raised::NOTHING)
    }

    /// The same with a bit of the mask result.
    #[inline(always)]
    fn each_with_bit(&mut self, value: impl Fn([u32; 3], bool) -> (u32, bool)) -> Option<Raised> {
        let Rows { sources: [a, b, c], mask, out, bits, .. } = self;
        let mut one = |lane: usize| {
            let (value, bit) = value([a[lane], b[lane], c[lane]], mask[lane] != 0);
            out[lane] = value;
            bits[lane] = if bit { u32::MAX } else { 0 };
        };
        match self.lanes {
            32 => (0..32).for_each(&mut one),
            _ => (0..64).for_each(&mut one),
        }
        Some(Raised::NOTHING)
    }

    /// Computes the active lanes that are named in [`Self::bits`] by the function of a lane.
    pub fn each_beyond(&mut self, one: LaneFunction, exec: u64, mode: Mode) -> Flags {
        let flags = Cell::new(Flags::NONE);
        let env = Env::new(mode.into(), &flags);
        let [a, b, c] = self.sources;
        for lane in crate::vector::lanes::bits(gathered(self.lanes, self.bits) & exec) {
            let sources = [a[lane], b[lane], c[lane]];
            self.out[lane] = one(&lane_of(sources, lane, self.mask[lane]), env) as u32;
        }
        flags.get()
    }

    /// Whether any lane of the sources `of` passes `test`.
    #[cfg(not(feature = "softfloat"))]
    #[inline(always)]
    pub fn any(&self, of: &[usize], test: impl Fn(u32) -> bool) -> bool {
        let count =
            |lanes: usize, row: &Vgpr| row[..lanes].iter().fold(0, |found, &bits| found | u32::from(test(bits)));
        of.iter().any(|&index| match self.lanes {
            32 => count(32, self.sources[index]) != 0,
            _ => count(64, self.sources[index]) != 0,
        })
    }
}

#[inline(always)]
fn lane_of(sources: [u32; 3], lane: usize, mask: u32) -> Lane {
    Lane { s: sources.map(u64::from), lane: lane as u32, mask: mask != 0, clamp: false, op_sel: 0, neg: 0 }
}

/// The sign bit.
pub const SIGN: u32 = 1 << 31;

/// A key whose signed order is the order of floats that are no NaN, -0 below +0.
#[cfg(not(feature = "softfloat"))]
#[inline(always)]
pub fn order_key(bits: u32) -> i32 {
    (bits ^ ((bits as i32 >> 31) as u32 & !SIGN)) as i32
}

/// What the host's floating-point unit computes; [`crate::float`] says what is to come out.
#[cfg(not(feature = "softfloat"))]
mod float {
    use super::{Flags, Raised, Rows, SIGN, Vgpr, host, order_key};

    fn raised(host::Raised { inexact, beyond }: host::Raised) -> Option<Raised> {
        Some(Raised { flags: if inexact { Flags::INEXACT } else { Flags::NONE }, beyond })
    }

    fn negated(row: &Vgpr) -> Vgpr {
        row.map(|bits| bits ^ SIGN)
    }

    pub fn add(rows: &mut Rows) -> Option<Raised> {
        raised(host::sum(rows.lanes, rows.sources[0], rows.sources[1], rows.out, rows.bits))
    }

    pub fn subtract(rows: &mut Rows) -> Option<Raised> {
        raised(host::sum(rows.lanes, rows.sources[0], &negated(rows.sources[1]), rows.out, rows.bits))
    }

    pub fn subtract_reversed(rows: &mut Rows) -> Option<Raised> {
        raised(host::sum(rows.lanes, rows.sources[1], &negated(rows.sources[0]), rows.out, rows.bits))
    }

    pub fn multiply(rows: &mut Rows) -> Option<Raised> {
        raised(host::product(rows.lanes, rows.sources[0], rows.sources[1], rows.out, rows.bits))
    }

    pub fn fused(rows: &mut Rows) -> Option<Raised> {
        host::fused(rows.lanes, rows.sources, rows.quiet, rows.out, rows.bits).and_then(raised)
    }

    /// One of two operands by their order, of lanes that have one.
    #[inline(always)]
    fn chosen(rows: &mut Rows, first: impl Fn(i32, i32) -> bool) -> Option<Raised> {
        rows.each_with_bit(|[a, b, _], _| {
            let beyond = host::is_unordered_or_denormal(a) | host::is_unordered_or_denormal(b);
            (if first(order_key(a), order_key(b)) { a } else { b }, beyond)
        })?;
        Some(Raised { beyond: rows.bits[..rows.lanes].iter().fold(0, |any, bits| any | bits) != 0, ..Raised::NOTHING })
    }

    pub fn minimum(rows: &mut Rows) -> Option<Raised> {
        chosen(rows, |a, b| a < b)
    }

    pub fn maximum(rows: &mut Rows) -> Option<Raised> {
        chosen(rows, |a, b| b < a)
    }

    pub fn scaled(rows: &mut Rows) -> Option<Raised> {
        raised(host::scaled(rows.lanes, rows.sources[0], rows.sources[1], rows.out, rows.bits))
    }

    /// Functions of one operand.
    macro_rules! of_one {
        ($($name:ident),*) => {$(
            pub fn $name(rows: &mut Rows) -> Option<Raised> {
                raised(host::$name(rows.lanes, rows.sources[0], rows.out, rows.bits))
            }
        )*};
    }

    of_one!(of_signed, of_unsigned, to_signed, to_unsigned, nearest, up, down, toward_zero);
}

/// Functions of floats.
#[cfg(not(feature = "softfloat"))]
pub const FLOAT: &[(op::Operation, RowFunction)] = &[
    (op::V_ADD_F32, float::add),
    (op::V_SUB_F32, float::subtract),
    (op::V_SUBREV_F32, float::subtract_reversed),
    (op::V_MUL_F32, float::multiply),
    (op::V_FMA_F32, float::fused),
    (op::V_FMAC_F32, float::fused),
    (op::V_FMAMK_F32, float::fused),
    (op::V_FMAAK_F32, float::fused),
    (op::V_MIN_NUM_F32, float::minimum),
    (op::V_MAX_NUM_F32, float::maximum),
    (op::V_CVT_F32_I32, float::of_signed),
    (op::V_CVT_F32_U32, float::of_unsigned),
    (op::V_CVT_I32_F32, float::to_signed),
    (op::V_CVT_U32_F32, float::to_unsigned),
    (op::V_RNDNE_F32, float::nearest),
    (op::V_CEIL_F32, float::up),
    (op::V_FLOOR_F32, float::down),
    (op::V_TRUNC_F32, float::toward_zero),
    (op::V_LDEXP_F32, float::scaled),
];
/// Feature `softfloat`: floats are Berkeley SoftFloat's.
#[cfg(feature = "softfloat")]
pub const FLOAT: &[(op::Operation, RowFunction)] = &[];

/// Sums and differences with a carry-out.
pub const CARRY: &[(op::Operation, RowFunction)] = &[
    (op::V_ADD_CO_U32, |rows| rows.each_with_bit(|[a, b, _], _| a.overflowing_add(b))),
    (op::V_SUB_CO_U32, |rows| rows.each_with_bit(|[a, b, _], _| a.overflowing_sub(b))),
    (op::V_SUBREV_CO_U32, |rows| rows.each_with_bit(|[a, b, _], _| b.overflowing_sub(a))),
    (op::V_ADD_CO_CI_U32, |rows| {
        rows.each_with_bit(|[a, b, _], carry| {
            let sum = u64::from(a) + u64::from(b) + u64::from(carry);
            (sum as u32, sum >> 32 != 0)
        })
    }),
];

/// The function of an operation.
pub fn find(table: &[(op::Operation, RowFunction)], operation: op::Operation) -> Option<RowFunction> {
    table.iter().find(|row| row.0 == operation).map(|row| row.1)
}

/// Sets the mask result to whether the order of `key` of both sources is one of those accepted: less, equal, greater.
#[inline(always)]
pub fn compare(rows: &mut Rows, accepts: [bool; 3], key: impl Fn(u32) -> i32) -> Option<Raised> {
    let [less, equal, greater] = accepts;
    rows.each_with_bit(|[a, b, _], _| {
        let (a, b) = (key(a), key(b));
        (0, less & (a < b) | equal & (a == b) | greater & (a > b))
    })
}
