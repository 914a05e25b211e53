//! The multiplier: four 17x17-bit products, which are the parts of a 32x32-bit one, two products of halves, four of bytes,
//! or eight of nibbles (two in each).
//!
//! A product of two nibble pairs `(a0 + 512 a1) (b1 + 512 b0)` has the wanted `a0 b0 + a1 b1` in the middle, from bit 9 on,
//! less one when `a0 b1` is negative.

use super::accumulate::{high, plus_third, product};
use super::control::{Factors, Fields, Function, Outcome, Rows, Width};
use crate::config::InstructionSet;
use crate::parts::pipeline::Pipeline;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

const fn multiply(factors: Factors, width: Width, signed: bool) -> Function {
    product(Function { factors, ..Function::of(width, signed) })
}

const fn clamping(function: Function) -> Function {
    Function { saturates: true, ..function }
}

const fn mad(factors: Factors, width: Width, signed: bool) -> Function {
    clamping(plus_third(multiply(factors, width, signed)))
}

/// Products of halves, packed.
const fn halves(signed: bool) -> Function {
    Function { outcome: Outcome::Products, ..multiply(Factors::Halves, Width::Halves, signed) }
}

const fn dot(factors: Factors, signed: bool) -> Function {
    plus_third(Function { sign_from_neg: signed, ..multiply(factors, Width::Word, signed) })
}

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_MUL_LO_U32, multiply(Factors::Words, Width::Word, false)),
    (op::V_MUL_HI_U32, high(multiply(Factors::Words, Width::Word, false))),
    (op::V_MUL_HI_I32, high(multiply(Factors::Words, Width::Word, true))),
    (op::V_MUL_U32_U24, clamping(multiply(Factors::Bits24, Width::Word, false))),
    (op::V_MUL_I32_I24, clamping(multiply(Factors::Bits24, Width::Word, true))),
    (op::V_MUL_HI_U32_U24, high(multiply(Factors::Bits24, Width::Word, false))),
    (op::V_MUL_HI_I32_I24, high(multiply(Factors::Bits24, Width::Word, true))),
    (op::V_MUL_LO_U16, clamping(multiply(Factors::Half, Width::Half, false))),
    (op::V_MAD_U32_U24, mad(Factors::Bits24, Width::Word, false)),
    (op::V_MAD_I32_I24, mad(Factors::Bits24, Width::Word, true)),
    (op::V_MAD_U16, mad(Factors::Half, Width::Half, false)),
    (op::V_MAD_I16, mad(Factors::Half, Width::Half, true)),
    (op::V_MAD_U32_U16, mad(Factors::Half, Width::Word, false)),
    (op::V_MAD_I32_I16, mad(Factors::Half, Width::Word, true)),
    (op::V_MAD_CO_U64_U32, mad(Factors::Words, Width::Double, false)),
    (op::V_MAD_CO_I64_I32, mad(Factors::Words, Width::Double, true)),
    (op::V_PK_MUL_LO_U16, clamping(halves(false))),
    (op::V_PK_MAD_U16, clamping(plus_third(halves(false)))),
    (op::V_PK_MAD_I16, clamping(plus_third(halves(true)))),
    (op::V_DOT4_I32_IU8, SIGNED_BYTES),
    (op::V_DOT4_U32_U8, UNSIGNED_BYTES),
    (op::V_DOT8_I32_IU4, clamping(dot(Factors::Nibbles, true))),
    (op::V_DOT8_U32_U4, clamping(dot(Factors::Nibbles, false))),
];

/// V_DOT2_I32_I16 of CDNA4.
pub const SIGNED_PAIR: Function = mad(Factors::Pair, Width::Word, true);
/// V_DOT2_U32_U16 of CDNA4.
pub const UNSIGNED_PAIR: Function = mad(Factors::Pair, Width::Word, false);
/// V_DOT4_I32_IU8, and V_DOT4_I32_I8 of CDNA4, which saturate.
pub const SIGNED_BYTES: Function = clamping(dot(Factors::Bytes, true));
/// V_DOT4_U32_U8, which saturates.
pub const UNSIGNED_BYTES: Function = clamping(dot(Factors::Bytes, false));

/// Bits of the four multipliers' factors.
const FACTOR: u32 = 17;
/// Bits of their products.
const PRODUCT: u32 = 2 * FACTOR;
/// Distance of two nibbles in a factor: one more bit than the product of two nibbles has.
const NIBBLES: u32 = 9;

/// A source's factors: of the products `low * low`, `low * high`, `high * low`, `high * high`, or of elements 0 to 3.
/// `exchanged`, of the second source, puts the nibbles of a pair the other way round. Elements are there with `bytes`.
fn factors(
    g: &Builder,
    control: &Fields,
    source: &Wire,
    signed_element: &Wire,
    exchanged: bool,
    bytes: bool,
) -> [Wire; 4] {
    let name = if exchanged { "b" } else { "a" };
    let kind = &control.function.factors;
    let is = |factors: Factors| kind.is_a(factors);
    let signed = control.function.signed.wire();
    let halves = g.name(&format!("{name}_halves"), &(is(Factors::Half) | is(Factors::Halves) | is(Factors::Pair)));
    let low_sign = source.bit(15) & &signed & &halves;
    let low = low_sign.concat(&source.slice(0, 16));
    let sign_24 = source.bit(23) & &signed;
    let high_24 = sign_24.repeat(FACTOR - 8).concat(&source.slice(16, 8));
    let high = (source.msb() & &signed).concat(&source.slice(16, 16));
    let high = g.name(&format!("{name}_high"), &is(Factors::Bits24).select(&high_24, &high));

    let extended = |lsb: u32, width: u32, to: u32| {
        let sign = source.bit(lsb + width - 1) & signed_element;
        sign.repeat(to - width).concat(&source.slice(lsb, width))
    };
    let pair = |at: u32| {
        let order = if exchanged { [8 * at + 4, 8 * at] } else { [8 * at, 8 * at + 4] };
        let [below, above] = order.map(|lsb| extended(lsb, 4, NIBBLES));
        // A negative lower nibble borrows from the upper one.
        let above = above.slice(0, FACTOR - NIBBLES) + below.msb().repeat(FACTOR - NIBBLES);
        above.concat(&below)
    };
    let element = |at: u32, otherwise: &Wire| {
        if !bytes {
            return otherwise.clone();
        }
        let arms = [(Factors::Bytes, extended(8 * at, 8, FACTOR)), (Factors::Nibbles, pair(at))];
        g.name(&format!("{name}_factor_{at}"), &kind.choose(&arms, otherwise))
    };
    let [second, third] = if exchanged { [&high, &low] } else { [&low, &high] };
    [element(0, &low), element(1, second), element(2, third), element(3, &high)]
}

/// The four products, in registers; zero where nothing is multiplied.
pub(super) fn products(
    g: &Builder,
    pipeline: &Pipeline,
    control: &Fields,
    s0: &Wire,
    s1: &Wire,
    bytes: bool,
) -> [Wire; 4] {
    let from_neg = control.function.sign_from_neg.wire();
    let a = factors(g, control, s0, &(control.first_signed.wire() & &from_neg), false, bytes);
    let b = factors(g, control, s1, &(control.second_signed.wire() & &from_neg), true, bytes);
    let multiplies = !control.function.factors.is_a(Factors::None);
    [0, 1, 2, 3].map(|at: usize| {
        let product = multiplies.select(&a[at].times_signed(&b[at]), &g.zero(PRODUCT));
        pipeline.register(&format!("product_{at}"), 1, &product)
    })
}

/// What the second stage makes of the products.
pub(super) struct Parts {
    /// 66 bits: the outer parts of a product, two products, or what a sum begins with.
    pub base: Wire,
    /// 66 bits: the inner parts of a product or the rest of the dot product; zero where there is none.
    pub inner: Wire,
}

/// The parts whose sum is the product. `otherwise` (16 bits), which is zero of a product, is or-ed to the base.
pub(super) fn parts(
    g: &Builder,
    control: &Fields,
    products: &[Wire; 4],
    otherwise: &Wire,
    bytes: bool,
    set: InstructionSet,
) -> Parts {
    let kind = &control.function.factors;
    let is = |factors: Factors| kind.is_a(factors);
    let nibbles = is(Factors::Nibbles);
    let dot = if bytes { g.name("is_dot", &(&nibbles | is(Factors::Bytes))) } else { g.zero(1) };
    let has_sign = control.first_signed.wire() | control.second_signed.wire();
    let signed = control.function.sign_from_neg.wire() & has_sign;
    let elements: Vec<Wire> = products
        .iter()
        .map(|product| {
            let middle = product.slice(NIBBLES, NIBBLES) + product.bit(NIBBLES - 1).zero_extend(NIBBLES);
            let sign = middle.msb() & &signed;
            let middle = sign.repeat(PRODUCT - NIBBLES).concat(&middle);
            nibbles.select(&middle, product)
        })
        .collect();
    let [low, high] = [0, 3].map(|at: usize| elements[at].clone());
    let wide = |wire: &Wire| wire.sign_extend(66);
    let outer = high.concat(&low.slice(0, 32));
    let arms = [
        (Factors::Half, wide(&low)),
        (Factors::Bytes, wide(&low)),
        (Factors::Nibbles, wide(&low)),
        (Factors::Pair, wide(&low)),
    ];
    let base = kind.choose(&arms, &outer) | otherwise.zero_extend(66);
    let sum = |a: &Wire, b: &Wire| a.sign_extend(36) + b.sign_extend(36);
    let inner = sum(&sum(&elements[1], &elements[2]), &high.when(&dot));
    let inner = g.name("inner", &inner);
    let mut arms = vec![
        (Factors::Half, g.zero(66)),
        (Factors::Halves, g.zero(66)),
        (Factors::Bytes, wide(&inner)),
        (Factors::Nibbles, wide(&inner)),
    ];
    if set == InstructionSet::Cdna4 {
        arms.push((Factors::Pair, wide(&high)));
    }
    let inner = kind.choose(&arms, &wide(&inner.concat(&g.zero(16))));
    Parts { base: g.name("base", &base), inner }
}
