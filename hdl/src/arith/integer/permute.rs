//! Bytes and halves put together anew: V_PERM, averages of bytes, elements saturated to half their width.

use super::control::{Fields, Function, Rows, Source, Width};
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_PERM_B32, Function::from(Source::Permuted, Width::Word, false)),
    (op::V_LERP_U8, Function::from(Source::Average, Width::Word, false)),
    (op::V_CVT_PK_U16_U32, Function::from(Source::Narrowed, Width::Word, false)),
    (op::V_CVT_PK_I16_I32, Function::from(Source::Narrowed, Width::Word, true)),
    (op::V_SAT_PK_U8_I16, Function::from(Source::Narrowed, Width::Halves, false)),
];

const fn shifted(signed: bool) -> Function {
    Function::from(Source::Shifted, Width::Word, signed)
}

/// V_ASHR_PK_I8_I32 of CDNA4.
pub const SHIFTED_SIGNED: Function = shifted(true);
/// V_ASHR_PK_U8_I32 of CDNA4.
pub const SHIFTED_UNSIGNED: Function = shifted(false);

/// s0 and s1, shifted to the right by s2 with their signs, each limited to a byte; 32 bits.
pub(super) fn shifted_pair(g: &Builder, control: &Fields, sources: &[Wire; 3]) -> Wire {
    let signed = control.function.signed.wire();
    let amount = sources[2].slice(0, 5);
    let byte = |source: &Wire| {
        let value = source.shift_right_signed(&amount);
        let (negative, upper) = (value.msb(), value.slice(7, 25));
        let fits = signed.select(&(upper.all() | upper.none()), &value.slice(8, 24).none());
        // 0xff and 0; of signed bytes 0x7f and 0x80.
        let limit = (!&negative ^ &signed).concat(&(!&negative).repeat(7));
        fits.select(&value.slice(0, 8), &limit)
    };
    let [low, high] = [0, 1].map(|at: usize| byte(&sources[at]));
    g.name("shifted_bytes", &high.concat(&low).zero_extend(32))
}

/// Each byte of the result is the byte of {s0, s1} that the byte of s2 names, the sign of an odd one repeated, 0 or 0xff
/// (16.12, V_PERM_B32).
pub(super) fn permuted(g: &Builder, sources: &[Wire; 3]) -> Wire {
    let [s0, s1, s2] = sources;
    let data = s0.concat(s1);
    let byte = |at: u32| data.slice(8 * at, 8);
    let result: Vec<Wire> = (0..4)
        .map(|at| {
            let select = s2.slice(8 * at, 8);
            let index = select.slice(0, 3);
            let bytes: Vec<_> = (1..8).map(|at| (u128::from(at), byte(at))).collect();
            let chosen = g.lookup(&index, &bytes, &byte(0));
            let signs: Vec<_> = (1..4).map(|at| (u128::from(at), data.bit(16 * at + 15))).collect();
            let sign = g.lookup(&index.slice(0, 2), &signs, &data.bit(15));
            // 8 to 11: signs, 12: zeros, from 13 on: ones.
            let fill = index.bit(2).select(&index.slice(0, 2).any(), &sign) | select.slice(4, 4).any();
            let fills = select.slice(3, 5).any();
            fills.select(&fill.repeat(8), &chosen)
        })
        .collect();
    g.name("permuted", &g.concat(&result.iter().rev().collect::<Vec<_>>()))
}

/// The averages of the bytes of s0 and s1, rounded up where bit 0 of the byte of s2 is set.
pub(super) fn averages(g: &Builder, sources: &[Wire; 3]) -> Wire {
    let average = |at: u32| {
        let nine = |wire: &Wire, low: &Wire| wire.slice(8 * at, 8).concat(low).zero_extend(10);
        let sum = nine(&sources[0], &g.constant(1, 1)) + nine(&sources[1], &sources[2].bit(8 * at));
        sum.slice(2, 8)
    };
    g.name("averages", &g.concat(&[&average(3), &average(2), &average(1), &average(0)]))
}

/// s0 and s1 saturated to 16 bits each, or the halves of s0 to unsigned bytes.
pub(super) fn narrowed_pair(g: &Builder, control: &Fields, s0: &Wire, s1: &Wire) -> Wire {
    let signed = control.function.signed.wire();
    let half = |value: &Wire| {
        let upper = value.slice(16, 16);
        let fits = signed.select(&(upper.all() & value.bit(15) | !(upper.any() | value.bit(15))), &upper.none());
        // 0xffff; of signed numbers 0x7fff or 0x8000.
        let positive = !(&signed & value.msb());
        let limit = (&positive ^ &signed).concat(&positive.repeat(15));
        fits.select(&value.slice(0, 16), &limit)
    };
    let byte = |value: Wire| {
        let too_large = value.slice(8, 7).any();
        (value.slice(0, 8) | too_large.repeat(8)) & (!value.msb()).repeat(8)
    };
    let halves = half(s1).concat(&half(s0));
    let bytes = byte(s0.slice(16, 16)).concat(&byte(s0.slice(0, 16)));
    let packed = control.function.width.is_a(Width::Halves);
    g.name("narrowed", &packed.select(&bytes.zero_extend(32), &halves))
}
