//! The fields of vector instructions, at their places in each encoding, and how they say that sources are prepared.

use super::opcode_rom::field;
use super::sequence::{Position, Sequence};
use super::valu_control::{ControlWires, Encoding};
use super::valu_operation::Arrangement;
use crate::config::{InstructionSet, Units};
use crate::parts::constants::LITERAL;
use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::lane::prepare;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::builder::{Builder, Wire};

/// Codes of the first source that announce a DPP dword (7.9).
const DPP8: u128 = 233;
const DPP8_FI: u128 = 234;
const DPP16: u128 = 250;

/// The fields of an instruction that all encodings share, at their places in this one.
pub struct Fields {
    /// 9-bit codes of the sources; bit 8 says VGPR.
    pub codes: [Wire; 3],
    /// VDST.
    pub vdst: Wire,
    /// The dword behind the instruction.
    pub literal: Wire,
    /// OPSEL.
    pub op_sel: Wire,
    /// OPSEL_HI; ones where there is none.
    pub op_sel_hi: Wire,
    /// ABS, or NEG_HI of VOP3P.
    pub abs: Wire,
    /// NEG.
    pub neg: Wire,
    /// NEG_HI, or NEG.
    pub neg_hi: Wire,
    /// CLAMP.
    pub clamp: Wire,
    /// OMOD.
    pub omod: Wire,
    /// The literal is a DPP16 dword.
    pub dpp16: Wire,
    /// It is a DPP8 dword.
    pub dpp8: Wire,
    /// That with FI.
    pub dpp8_fi: Wire,
}

/// The fields of the instruction in `words`; of a dual one those of operation Y if `is_y`.
pub fn fields(
    g: &Builder,
    words: &Wire,
    encoding: &Encoding,
    control: &ControlWires,
    is_y: &Wire,
    units: Units,
) -> Fields {
    let long = encoding.long();
    let vop3 = |name| field(words, Format::Vop3, name);
    let vop3p = |name| field(words, Format::Vop3p, name);
    let [x, y] = [Format::VopdX, Format::VopdY];
    let vgpr = |code: Wire| g.constant(1, 1).concat(&code);
    let literal = (&long | &encoding.vopd).select(&words.slice(64, 32), &words.slice(32, 32));

    let short_vdst = field(words, Format::Vop2, FieldName::Vdst);
    let vdst_x = field(words, x, FieldName::Vdst);
    let vdst_y = field(words, y, FieldName::VdstHigh).concat(&!vdst_x.bit(0));
    let vdst = long.select(&vop3(FieldName::Vdst), &short_vdst);
    let vdst = encoding.vopd.select(&is_y.select(&vdst_y, &vdst_x), &vdst);

    let code0 = field(words, Format::Vop2, FieldName::Src0);
    let code0 = long.select(&vop3(FieldName::Src0), &code0);
    let code0 = is_y.select(&field(words, y, FieldName::Src0), &code0);
    let vsrc1 = field(words, Format::Vop2, FieldName::Vsrc1);
    let vsrc1 = vgpr(is_y.select(&field(words, y, FieldName::Vsrc1), &vsrc1));
    let code1 = long.select(&vop3(FieldName::Src1), &vsrc1);

    let has_dpp = g.constant(1, units.lane_permutes.into());
    let is = |code| code0.is(code) & &has_dpp & !&encoding.vopd & !&encoding.vinterp;
    let [dpp8, dpp8_fi, dpp16] = [DPP8, DPP8_FI, DPP16].map(is);
    let dpp = g.name("is_dpp", &(&dpp8 | &dpp8_fi | &dpp16));
    let code0 = dpp.select(&vgpr(literal.slice(0, 8)), &code0);

    let constant = g.constant(9, LITERAL);
    let old = vgpr(vdst.clone());
    let arranged = |arrangement| control.arrangement.is_a(arrangement);
    let literal_second = arranged(Arrangement::LiteralSecond);
    let code2 = arranged(Arrangement::Accumulate).select(&old, &vop3(FieldName::Src2));
    let code2 = arranged(Arrangement::LiteralThird).select(&constant, &code2);
    let code2 = literal_second.select(&vsrc1, &code2);
    let code1 = arranged(Arrangement::Exchange).select(&old, &literal_second.select(&constant, &code1));
    let code1 = control.cross.is_a(CrossLane::Halves).select(&code0, &code1);

    // Modifiers: VOP3 and VOP3P have theirs, short encodings those of a DPP16 dword (7.9.1).
    let has_op_sel = &long & !(&encoding.vop3 & &control.has_sdst);
    let [neg0, abs0, neg1, abs1] = [20, 21, 22, 23].map(|bit| literal.bit(bit));
    let dpp_modifier = |first: &Wire, second: &Wire| g.concat(&[&g.zero(1), second, first]).when(&dpp16);
    let third_hi = field(words, Format::Vop3p, FieldName::OpSelHi2);
    let abs =
        encoding.vop3p.select(&vop3p(FieldName::NegHi), &vop3(FieldName::Abs).when(&(&has_op_sel & &encoding.vop3)));
    Fields {
        codes: [code0, code1, code2],
        vdst,
        op_sel: vop3(FieldName::OpSel).when(&has_op_sel),
        op_sel_hi: third_hi.concat(&vop3p(FieldName::OpSelHi)) | (!&encoding.vop3p).repeat(3),
        abs: long.select(&abs, &dpp_modifier(&abs0, &abs1)),
        neg: long.select(&vop3(FieldName::Neg), &dpp_modifier(&neg0, &neg1)),
        neg_hi: encoding.vop3p.select(&vop3p(FieldName::NegHi), &vop3(FieldName::Neg)).when(&long),
        clamp: vop3(FieldName::Clamp) & &long,
        omod: vop3(FieldName::Omod).when(&encoding.vop3),
        literal,
        dpp16,
        dpp8,
        dpp8_fi,
    }
}

/// How the sources are prepared (`prepare`), by the fields and the kinds of the sources.
pub fn preparation(
    g: &Builder,
    fields: &Fields,
    encoding: &Encoding,
    control: &ControlWires,
    halves: &[Wire; 3],
    position: &Position,
    set: InstructionSet,
) -> Wire {
    let is_dot = control.sequence.is_a(Sequence::Dot2);
    let preparations: Vec<Wire> = (0..3)
        .map(|at| {
            let bit = at as u32;
            let code = &fields.codes[at];
            let kind = control.kind(at);
            let of = |kinds: &[SourceKind]| kinds.iter().fold(g.zero(1), |any, wanted| any | kind.is_a(*wanted));
            let is_inline = !code.bit(8) & code.bit(7) & !code.slice(0, 8).all();
            let packed = of(&[SourceKind::Packed]);
            // Of constants on CDNA4 too, as in packed math (6.7).
            let integers = match set {
                InstructionSet::Cdna4 => of(&[SourceKind::Integers]),
                InstructionSet::Rdna4 | InstructionSet::SeaIslands => of(&[SourceKind::Integers]) & !&is_inline,
            };
            let selects = (&packed | integers) & &encoding.vop3p;
            let (select, select_hi) = (fields.op_sel.bit(bit), fields.op_sel_hi.bit(bit));
            let mixed_half = of(&[SourceKind::Mixed]) & &select_hi;
            // The element of a pair that this operation multiplies, and the half that is added: of a running sum the low
            // one. A bfloat16 becomes the upper half of a binary32 number.
            let first = &is_dot & &position.starts;
            let element = match at {
                2 => halves[at].clone(),
                _ => first.select(&(&select & &encoding.vop3p), &select_hi),
            };
            let half_f16 = of(&[SourceKind::Half]);
            let (pair_f16, bf16) = (of(&[SourceKind::PairF16]), of(&[SourceKind::PairBf16]));
            let half = half_f16.select(&halves[at], &element);
            let running = match at {
                2 => position.accumulates.clone(),
                _ => g.zero(1),
            };
            let half = half & !&running;
            let single = &half_f16 | &pair_f16 | &mixed_half;
            let may_negate = control.neg.bit(bit) & !&running;
            let neg = fields.neg.bit(bit) & &may_negate;
            let neg_hi = fields.neg_hi.bit(bit) & &may_negate;
            let of_pair = (&pair_f16 | &bf16) & !&first;
            let neg_element = match at {
                2 => neg.clone(),
                _ => of_pair.select(&neg_hi, &neg),
            };
            let abs = fields.abs.bit(bit) & control.abs.bit(bit) & !&running;
            let wide = kind.bit(3);
            let word = !(&packed | &single | &wide);
            prepare::Control {
                low_from_high: (&half_f16 | &pair_f16) & &half | (&selects | &mixed_half) & &select,
                high_from_low: &selects & !&select_hi | &bf16 & !&half,
                high_zero: single.clone(),
                low_zero: bf16,
                neg: [
                    &neg & (&half_f16 | &mixed_half | &packed) | &neg_element & &pair_f16,
                    &neg_element & &word | &neg_hi & &packed,
                    &neg & &wide,
                ],
                abs: [&abs & &single, &abs & &word, &abs & &wide],
            }
            .pack(g)
        })
        .collect();
    g.concat(&preparations.iter().rev().collect::<Vec<_>>())
}
