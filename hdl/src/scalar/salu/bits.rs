//! Counts and rearrangements of bits: reversal, bit counts, quads, sign extension of bytes and halves, pairs of halves.

use super::execute::Operands;
use super::operation::{Condition, Executes, Function, Operation};
use crate::config::InstructionSet;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// What is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The bits in reverse order.
    Reverse,
    /// Zeros below the lowest one, -1 without ones.
    TrailingZeros,
    /// Zeros above the highest one, -1 without ones.
    LeadingZeros,
    /// Bits at the top that are equal to the highest one, -1 when all are.
    LeadingSigns,
    /// Clear bits.
    CountClear,
    /// Set bits.
    CountSet,
    /// One bit a quad: some bit of the quad is set.
    QuadMask,
    /// The bits of quads with a bit set.
    WholeQuads,
    /// Each bit twice.
    Replicate,
    /// `a[7:0]` with its sign.
    ExtendByte,
    /// `a[15:0]` with its sign.
    ExtendHalf,
    /// b.low, a.low
    PackLowLow,
    /// b.high, a.low
    PackLowHigh,
    /// b.high, a.high
    PackHighHigh,
    /// b.low, a.high
    PackHighLow,
    /// Ones below the lowest zero, -1 without zeros: of Sea Islands alone.
    TrailingOnes,
}

const fn bits(form: Form) -> Operation {
    Operation::plain(Function::Bits(form))
}

const fn counted(form: Form) -> Operation {
    bits(form).setting(Condition::NonZero)
}

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_BREV_B32, bits(Form::Reverse)),
    (op::S_BREV_B64, bits(Form::Reverse)),
    (op::S_CTZ_I32_B32, bits(Form::TrailingZeros)),
    (op::S_CTZ_I32_B64, bits(Form::TrailingZeros)),
    (op::S_CLZ_I32_U32, bits(Form::LeadingZeros)),
    (op::S_CLZ_I32_U64, bits(Form::LeadingZeros)),
    (op::S_CLS_I32, bits(Form::LeadingSigns)),
    (op::S_CLS_I32_I64, bits(Form::LeadingSigns)),
    (op::S_BCNT0_I32_B32, counted(Form::CountClear)),
    (op::S_BCNT0_I32_B64, counted(Form::CountClear)),
    (op::S_BCNT1_I32_B32, counted(Form::CountSet)),
    (op::S_BCNT1_I32_B64, counted(Form::CountSet)),
    (op::S_QUADMASK_B32, counted(Form::QuadMask)),
    (op::S_QUADMASK_B64, counted(Form::QuadMask)),
    (op::S_WQM_B32, counted(Form::WholeQuads)),
    (op::S_WQM_B64, counted(Form::WholeQuads)),
    (op::S_BITREPLICATE_B64_B32, bits(Form::Replicate)),
    (op::S_SEXT_I32_I8, bits(Form::ExtendByte)),
    (op::S_SEXT_I32_I16, bits(Form::ExtendHalf)),
    (op::S_PACK_LL_B32_B16, bits(Form::PackLowLow)),
    (op::S_PACK_LH_B32_B16, bits(Form::PackLowHigh)),
    (op::S_PACK_HH_B32_B16, bits(Form::PackHighHigh)),
    (op::S_PACK_HL_B32_B16, bits(Form::PackHighLow)),
];

/// The bits in reverse order.
pub fn reversed(g: &Builder, wire: &Wire) -> Wire {
    let bits: Vec<Wire> = (0..wire.width()).map(|at| wire.bit(at)).collect();
    g.concat(&bits.iter().collect::<Vec<_>>())
}

/// How many of the bits are set, in as few bits as hold the count. `wire`'s width is a power of two.
fn count_ones(wire: &Wire) -> Wire {
    if wire.width() == 1 {
        return wire.clone();
    }
    let half = wire.width() / 2;
    let [low, high] = [wire.slice(0, half), wire.slice(half, half)].map(|part| count_ones(&part));
    let width = low.width() + 1;
    low.zero_extend(width) + high.zero_extend(width)
}

/// The sum of the set bits of each byte, four bits a byte.
fn sum_of_bytes(ones: &Wire) -> Wire {
    let mut sums: Vec<Wire> = (0..8).map(|byte| ones.slice(4 * byte, 4)).collect();
    while sums.len() > 1 {
        let width = sums[0].width() + 1;
        sums = sums.chunks(2).map(|pair| pair[0].zero_extend(width) + pair[1].zero_extend(width)).collect();
    }
    sums.remove(0)
}

/// The first source, of which the lowest zero is sought as the lowest one of its complement, and whether trailing bits are counted.
fn subject(operands: &Operands, set: InstructionSet) -> (Wire, Wire) {
    let Operands { form, wide_a, .. } = operands;
    let is = |wanted: Form| form.is(wanted as u128);
    match set {
        InstructionSet::Rdna4 => (operands.a.clone(), is(Form::TrailingZeros)),
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => {
            let inverts = is(Form::TrailingOnes);
            let bits = (&inverts & wide_a).repeat(32).concat(&inverts.repeat(32));
            (&operands.a ^ bits, is(Form::TrailingZeros) | inverts)
        }
    }
}

/// The word whose leading zeros are counted, 64 bits, and the set bits of each byte of the one whose bits are, four bits a byte.
pub fn prepare(g: &Builder, operands: &Operands, set: InstructionSet) -> (Wire, Wire) {
    let Operands { form, wide_a, .. } = operands;
    let is = |wanted: Form| form.is(wanted as u128);
    let (a, counts_trailing) = subject(operands, set);
    let low = |wire: &Wire| wire.slice(0, 32);

    // One leading-zero count: 32-bit sources lie in the upper half, trailing zeros are counted backwards.
    let top = wide_a.select(&a, &low(&a).concat(&g.zero(32)));
    let signs = (&top ^ top.msb().repeat(64)) & g.constant(32, 0xffff_ffff).concat(&wide_a.repeat(32));
    let subject = counts_trailing.select(&reversed(g, &a), &is(Form::LeadingSigns).select(&signs, &top));

    let counted = &a ^ is(Form::CountClear).repeat(64);
    let counted = g.name("counted", &counted.slice(32, 32).when(wide_a).concat(&low(&counted)));
    let ones: Vec<Wire> = (0..8).rev().map(|byte| count_ones(&counted.slice(8 * byte, 8))).collect();
    (g.name("count_subject", &subject), g.concat(&ones.iter().collect::<Vec<_>>()))
}

/// The result, 64 bits; with what [`prepare`] gave.
pub fn bits_result(g: &Builder, operands: &Operands, zeros_of: &Wire, ones: &Wire, set: InstructionSet) -> Wire {
    let Operands { b, form, wide_a, .. } = operands;
    let (a, _) = subject(operands, set);
    let a = &a;
    let low = |wire: &Wire| wire.slice(0, 32);
    let wide_result = |wire: &Wire| wire.resize(64);
    let backwards = reversed(g, a);
    let reverse = wide_a.select(&backwards, &backwards.slice(32, 32).zero_extend(64));
    let zeros = zeros_of.leading_zeros().resize(32);
    let zeros = zeros_of.any().select(&zeros, &zeros.same_width(0xffff_ffff)).zero_extend(64);
    let ones = sum_of_bytes(ones);

    let quads: Vec<Wire> = (0..16).rev().map(|quad| a.slice(4 * quad, 4).any()).collect();
    let quads = g.name("quads", &g.concat(&quads.iter().collect::<Vec<_>>()));
    let spread = |wire: &Wire, times: u32| {
        let parts: Vec<Wire> = (0..wire.width()).rev().map(|at| wire.bit(at).repeat(times)).collect();
        g.concat(&parts.iter().collect::<Vec<_>>())
    };
    let half = |wire: &Wire, at: u32| wire.slice(16 * at, 16);
    let pack = |first: u32, second: u32| wide_result(&half(b, second).concat(&half(a, first)));
    let arms = [
        (Form::Reverse as u128, reverse),
        (Form::CountClear as u128, wide_result(&ones)),
        (Form::CountSet as u128, wide_result(&ones)),
        (Form::QuadMask as u128, wide_result(&quads)),
        (Form::WholeQuads as u128, spread(&quads, 4)),
        (Form::Replicate as u128, spread(&low(a), 2)),
        (Form::ExtendByte as u128, a.slice(0, 8).sign_extend(64)),
        (Form::ExtendHalf as u128, a.slice(0, 16).sign_extend(64)),
        (Form::PackLowLow as u128, pack(0, 0)),
        (Form::PackLowHigh as u128, pack(0, 1)),
        (Form::PackHighHigh as u128, pack(1, 1)),
        (Form::PackHighLow as u128, pack(1, 0)),
    ];
    g.lookup(form, &arms, &zeros)
}
