//! The integer unit of a lane: moves, logic, sums with carries, shifts, comparisons, 32x32+64 multiply-add.
//!
//! Four stages like the floating-point unit, so that results of both arrive together: the product is formed in the first,
//! its sum in the second, everything else in the first. One 64-bit comparator serves all compares.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Which relations of the first to the second source make a comparison true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relation {
    /// Less.
    pub less: bool,
    /// Equal.
    pub equal: bool,
    /// Greater.
    pub greater: bool,
    /// As two's complement.
    pub signed: bool,
}

/// What is computed from the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// s0
    Move,
    /// ~s0
    Not,
    /// s0 & s1
    And,
    /// s0 | s1
    Or,
    /// s0 ^ s1
    Xor,
    /// s0 + s1 + carry
    Add,
    /// s0 - s1 - carry
    Subtract,
    /// s1 - s0 - carry
    SubtractReversed,
    /// s1 << s0, 32 or 64 bits
    ShiftLeft,
    /// s1 >> s0 with zeros
    ShiftRight,
    /// s1 >> s0 with the sign
    ShiftRightSigned,
    /// s0 * s1 + s2, 64 bits; also the low half of a product
    MultiplyAdd,
    /// The carry mask's bit ? s1 : s0
    Select,
    /// A comparison.
    Compare(Relation),
}

const fn compare(less: bool, equal: bool, greater: bool, signed: bool) -> Function {
    Function::Compare(Relation { less, equal, greater, signed })
}

/// The opcodes executed here.
pub const EXECUTES: &[(&str, Function)] = &[
    ("v_mov_b32", Function::Move),
    ("v_not_b32", Function::Not),
    ("v_and_b32", Function::And),
    ("v_or_b32", Function::Or),
    ("v_xor_b32", Function::Xor),
    ("v_add_nc_u32", Function::Add),
    ("v_sub_nc_u32", Function::Subtract),
    ("v_subrev_nc_u32", Function::SubtractReversed),
    ("v_add_co_u32", Function::Add),
    ("v_add_co_ci_u32", Function::Add),
    ("v_sub_co_u32", Function::Subtract),
    ("v_sub_co_ci_u32", Function::Subtract),
    ("v_cndmask_b32", Function::Select),
    ("v_lshlrev_b32", Function::ShiftLeft),
    ("v_lshlrev_b64", Function::ShiftLeft),
    ("v_lshrrev_b32", Function::ShiftRight),
    ("v_ashrrev_i32", Function::ShiftRightSigned),
    ("v_mul_lo_u32", Function::MultiplyAdd),
    ("v_mad_co_u64_u32", Function::MultiplyAdd),
    ("v_cmp_lt_u32", compare(true, false, false, false)),
    ("v_cmp_eq_u32", compare(false, true, false, false)),
    ("v_cmp_le_u32", compare(true, true, false, false)),
    ("v_cmp_gt_u32", compare(false, false, true, false)),
    ("v_cmp_ne_u32", compare(true, false, true, false)),
    ("v_cmp_ge_u32", compare(false, true, true, false)),
    ("v_cmp_lt_i32", compare(true, false, false, true)),
    ("v_cmp_eq_i32", compare(false, true, false, true)),
    ("v_cmp_le_i32", compare(true, true, false, true)),
    ("v_cmp_gt_i32", compare(false, false, true, true)),
    ("v_cmp_ne_i32", compare(true, false, true, true)),
    ("v_cmp_ge_i32", compare(false, true, true, true)),
    ("v_cmp_lt_u64", compare(true, false, false, false)),
    ("v_cmp_eq_u64", compare(false, true, false, false)),
    ("v_cmp_le_u64", compare(true, true, false, false)),
    ("v_cmp_gt_u64", compare(false, false, true, false)),
    ("v_cmp_ne_u64", compare(true, false, true, false)),
    ("v_cmp_ge_u64", compare(false, true, true, false)),
    ("v_cmpx_lt_u32", compare(true, false, false, false)),
    ("v_cmpx_eq_u32", compare(false, true, false, false)),
    ("v_cmpx_le_u32", compare(true, true, false, false)),
    ("v_cmpx_gt_u32", compare(false, false, true, false)),
    ("v_cmpx_ne_u32", compare(true, false, true, false)),
    ("v_cmpx_ge_u32", compare(false, true, true, false)),
    ("v_cmpx_lt_i32", compare(true, false, false, true)),
    ("v_cmpx_eq_i32", compare(false, true, false, true)),
    ("v_cmpx_le_i32", compare(true, true, false, true)),
    ("v_cmpx_gt_i32", compare(false, false, true, true)),
    ("v_cmpx_ne_i32", compare(true, false, true, true)),
    ("v_cmpx_ge_i32", compare(false, true, true, true)),
    ("v_cmpx_lt_u64", compare(true, false, false, false)),
    ("v_cmpx_eq_u64", compare(false, true, false, false)),
    ("v_cmpx_le_u64", compare(true, true, false, false)),
    ("v_cmpx_gt_u64", compare(false, false, true, false)),
    ("v_cmpx_ne_u64", compare(true, false, true, false)),
    ("v_cmpx_ge_u64", compare(false, true, true, false)),
];

/// Bits of the unit's control word.
pub const CONTROL_WIDTH: u32 = 10;
const FUNCTION_WIDTH: u32 = 4;
const LESS: u32 = 4;
const EQUAL: u32 = 5;
const GREATER: u32 = 6;
const SIGNED: u32 = 7;
const WIDE: u32 = 8;
const CARRY: u32 = 9;

const COMPARE: u128 = 13;

/// The control word of a function. `wide`: 64-bit shifts and compares; `carry`: the mask source is a carry.
pub fn control_word(function: Function, wide: bool, carry: bool) -> u128 {
    let code = match function {
        Function::Move => 0,
        Function::Not => 1,
        Function::And => 2,
        Function::Or => 3,
        Function::Xor => 4,
        Function::Add => 5,
        Function::Subtract => 6,
        Function::SubtractReversed => 7,
        Function::ShiftLeft => 8,
        Function::ShiftRight => 9,
        Function::ShiftRightSigned => 10,
        Function::MultiplyAdd => 11,
        Function::Select => 12,
        Function::Compare(relation) => {
            COMPARE
                | (relation.less as u128) << LESS
                | (relation.equal as u128) << EQUAL
                | (relation.greater as u128) << GREATER
                | (relation.signed as u128) << SIGNED
        }
    };
    code | (wide as u128) << WIDE | (carry as u128) << CARRY
}

/// A 64-bit result with its carry or comparison bit.
struct Outcome {
    value: Wire,
    flag: Wire,
}

impl Outcome {
    fn registered(&self, g: &Builder, stage: u32) -> Self {
        Self {
            value: g.register(&format!("value_{stage}"), &self.value),
            flag: g.register(&format!("flag_{stage}"), &self.flag),
        }
    }
}

/// Everything but the multiply-add, combinational.
fn simple(g: &Builder, control: &Wire, sources: &[Wire; 2], mask: &Wire) -> Outcome {
    let [s0, s1] = sources;
    let (a, b) = (s0.slice(0, 32), s1.slice(0, 32));
    let code = control.slice(0, FUNCTION_WIDTH);
    let is = |function| code.is(control_word(function, false, false));
    let carry = mask & &control.bit(CARRY);

    // One adder: s0 + s1 + c, or the difference as x + ~y + !c.
    let reversed = is(Function::SubtractReversed);
    let subtract = g.name("subtract", &(is(Function::Subtract) | &reversed));
    let left = reversed.select(&b, &a);
    let right = reversed.select(&a, &b);
    let right = subtract.select(&!&right, &right);
    let sum = left.zero_extend(33) + right.zero_extend(33) + (carry ^ &subtract).zero_extend(33);
    let sum = g.name("sum", &sum);
    let carry_out = sum.bit(32) ^ &subtract;

    let wide = control.bit(WIDE);
    let amount = a.slice(0, 5).zero_extend(6) | (a.bit(5) & &wide).concat(&g.zero(5));
    let left_shifted = g.name("left_shifted", &s1.shift_left(&amount));
    let sign = b.msb() & is(Function::ShiftRightSigned);
    let right_shifted = sign.concat(&b).shift_right_signed(&amount).slice(0, 32);

    let signed = control.bit(SIGNED);
    let widened = |source: &Wire| {
        let narrow = (source.bit(31) & &signed).repeat(32).concat(&source.slice(0, 32));
        wide.select(source, &narrow)
    };
    let (x, y) = (widened(s0), widened(s1));
    let equal = g.name("equal", &x.equals(&y));
    let less = g.name("less", &signed.select(&x.less_signed(&y), &x.less(&y)));
    let greater = !(&less | &equal);
    let relation = less & control.bit(LESS) | equal & control.bit(EQUAL) | greater & control.bit(GREATER);

    let narrow = |wire: Wire| wire.zero_extend(64);
    let arm = |function, value: Wire| (control_word(function, false, false), value);
    let value = g.lookup(
        &code,
        &[
            arm(Function::Move, narrow(a.clone())),
            arm(Function::Not, narrow(!&a)),
            arm(Function::And, narrow(&a & &b)),
            arm(Function::Or, narrow(&a | &b)),
            arm(Function::Xor, narrow(&a ^ &b)),
            arm(Function::ShiftLeft, left_shifted),
            arm(Function::ShiftRight, narrow(right_shifted.clone())),
            arm(Function::ShiftRightSigned, narrow(right_shifted)),
            arm(Function::Select, narrow(mask.select(&b, &a))),
        ],
        &narrow(sum.slice(0, 32)),
    );
    Outcome { value, flag: code.is(COMPARE).select(&relation, &carry_out) }
}

generator_block! {
    /// The integer unit: sources to result in four clocks.
    pub struct IntegerUnit() clocked {
        /// The control word.
        in control: (Bits<10>),
        /// First source.
        in s0: (Bits<64>),
        /// Second source.
        in s1: (Bits<64>),
        /// Third source.
        in s2: (Bits<64>),
        /// This lane's bit of the mask source.
        in mask: (Bit),
        /// The result.
        out value: (Bits<64>),
        /// Carry out or comparison.
        out flag: (Bit),
    }
    |g| {
        let [control, s0, s1, s2, mask] = ["control", "s0", "s1", "s2", "mask"].map(|name| g.input(name));
        let product = g.name("product", &(s0.slice(0, 32) * s1.slice(0, 32)));
        let outcome = simple(g, &control, &[s0, s1], &mask).registered(g, 1);
        let multiplies = control.slice(0, FUNCTION_WIDTH).is(control_word(Function::MultiplyAdd, false, false));
        let multiplies = g.register("multiplies_1", &multiplies);
        let product = g.register("product_1", &product);
        let addend = g.register("addend_1", &s2);

        let total = g.name("total", &(product.zero_extend(65) + addend.zero_extend(65)));
        let outcome = Outcome {
            value: multiplies.select(&total.slice(0, 64), &outcome.value),
            flag: multiplies.select(&total.bit(64), &outcome.flag),
        };
        let outcome = outcome.registered(g, 2).registered(g, 3).registered(g, 4);
        g.output("value", &outcome.value);
        g.output("flag", &outcome.flag);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Runs one operation through the four stages: value and flag.
    fn run(function: Function, wide: bool, carry: Option<bool>, sources: [u64; 3]) -> (u64, bool) {
        let mut unit = IntegerUnit::new();
        unit.control.next = (control_word(function, wide, carry.is_some()) as u64).into();
        unit.s0.next = sources[0].into();
        unit.s1.next = sources[1].into();
        unit.s2.next = sources[2].into();
        unit.mask.next = carry.unwrap_or(false);
        for _ in 0..4 {
            unit.clock.next = false.into();
            simulate(&mut unit, 10);
            unit.clock.next = true.into();
            simulate(&mut unit, 10);
        }
        (unit.value.val().to_u64(), unit.flag.val())
    }

    const WORDS: [u64; 6] = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x1234_5678];

    #[test]
    fn sums_and_differences_carry_and_borrow() {
        for a in WORDS {
            for b in WORDS {
                for c in [false, true] {
                    let sum = a + b + u64::from(c);
                    let expected = (sum & 0xffff_ffff, sum >> 32 == 1);
                    assert_eq!(run(Function::Add, false, Some(c), [a, b, 0]), expected, "{a:x} + {b:x} + {c}");
                    let difference = a.wrapping_sub(b).wrapping_sub(u64::from(c));
                    let expected = (difference & 0xffff_ffff, a < b + u64::from(c));
                    assert_eq!(run(Function::Subtract, false, Some(c), [a, b, 0]), expected, "{a:x} - {b:x} - {c}");
                    assert_eq!(run(Function::SubtractReversed, false, Some(c), [b, a, 0]), expected);
                }
            }
        }
    }

    #[test]
    fn shifts_take_five_bits_of_the_amount_or_six() {
        assert_eq!(run(Function::ShiftLeft, false, None, [33, 0x8000_0001, 0]).0 & 0xffff_ffff, 2);
        assert_eq!(run(Function::ShiftLeft, true, None, [33, 1, 0]).0, 1 << 33);
        assert_eq!(run(Function::ShiftRight, false, None, [36, 0xf000_0000, 0]).0, 0x0f00_0000);
        assert_eq!(run(Function::ShiftRightSigned, false, None, [4, 0xf000_0000, 0]).0, 0xff00_0000);
    }

    #[test]
    fn comparisons_of_both_widths_follow_their_relation_and_sign() {
        let less = |signed| Function::Compare(Relation { less: true, equal: false, greater: false, signed });
        let not_equal = Function::Compare(Relation { less: true, equal: false, greater: true, signed: false });
        assert!(!run(less(false), false, None, [0xffff_ffff, 1, 0]).1);
        assert!(run(less(true), false, None, [0xffff_ffff, 1, 0]).1);
        assert!(run(less(false), true, None, [0xffff_ffff, 1 << 32, 0]).1);
        assert!(run(less(true), true, None, [u64::MAX, 0, 0]).1);
        // The upper halves do not matter in 32 bits.
        assert!(!run(not_equal, false, None, [5 << 32 | 7, 7, 0]).1);
    }

    #[test]
    fn multiply_add_has_64_bits_and_a_carry() {
        let (a, b, c) = (0xffff_ffffu64, 0xffff_fffeu64, u64::MAX);
        let exact = u128::from(a) * u128::from(b) + u128::from(c);
        assert_eq!(run(Function::MultiplyAdd, false, None, [a, b, c]), (exact as u64, exact >> 64 == 1));
    }
}
