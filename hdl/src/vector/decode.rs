//! The vector decoder: an instruction to the operations that wait in the vector ALU's queue. A dual instruction becomes
//! two of them, one in a wave64 mostly too; a dot product of floats becomes one for each pair of elements ([`sequence`]).

use crate::config::Units;
use crate::front::decode::rdna4::legality::dependence;
use crate::front::decode::rdna4::opcode_rom::field;
use crate::parts::constants::{EXEC, FIRST_TRAP, LITERAL, NULL};
use crate::parts::round_robin::vector_of;
use crate::scalar::source::SourceKind;
use crate::vector::control::{ControlWires, Encoding, control, number_of, opcode_number};
use crate::vector::cross_lane::CrossLane;
use crate::vector::lane::prepare;
use crate::vector::operations::{Arrangement, MaskDestination, MaskSource, RelativeWires, ResultWidth, UnitName};
use crate::vector::record::{
    ModifiersWires, QueuedOperation, QueuedOperationWires, VectorInstruction, VectorInstructionWires,
};
use crate::vector::sequence::{self, Kind, Position, STEP_WIDTH, Sequence};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Code of VCC as a register.
const VCC: u128 = 106;
/// Codes of the first source that announce a DPP dword (7.9).
const DPP8: u128 = 233;
const DPP8_FI: u128 = 234;
const DPP16: u128 = 250;

/// The fields of an instruction that all encodings share, at their places in this one.
struct Fields {
    /// 9-bit codes of the sources; bit 8 says VGPR.
    codes: [Wire; 3],
    /// VDST.
    vdst: Wire,
    /// The dword behind the instruction.
    literal: Wire,
    op_sel: Wire,
    op_sel_hi: Wire,
    abs: Wire,
    neg: Wire,
    neg_hi: Wire,
    clamp: Wire,
    omod: Wire,
    dpp16: Wire,
    dpp8: Wire,
    dpp8_fi: Wire,
}

fn fields(g: &Builder, words: &Wire, encoding: &Encoding, control: &ControlWires, is_y: &Wire, units: Units) -> Fields {
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

/// A VGPR that an operand names: its number with M0 added, and whether it is beyond the wave's VGPRs.
struct Register {
    number: Wire,
    beyond: Wire,
}

/// `number` (8 bits) plus `offset` (32 bits); the operand has `span` (2 bits) registers after its first (3.3.2.2).
fn register(number: &Wire, offset: &Wire, span: &Wire, vgprs: &Wire) -> Register {
    let number = number.zero_extend(11) + offset.slice(0, 8).zero_extend(11);
    let last = &number + &span.zero_extend(11);
    Register { beyond: !last.less(vgprs) | offset.slice(8, 24).any(), number }
}

/// How the sources are prepared (`prepare`), by the fields and the kinds of the sources.
fn preparation(
    g: &Builder,
    fields: &Fields,
    encoding: &Encoding,
    control: &ControlWires,
    halves: &[Wire; 3],
    position: &Position,
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
            let selects = (&packed | of(&[SourceKind::Integers]) & !&is_inline) & &encoding.vop3p;
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

/// The scalar register that receives a mask or a lane's result. In the upper half of a wave64 masks go to the next
/// register; NULL and the trap handler's registers receive nothing (3.3.1.3). `to_register`: of the two registers of a
/// V_CMPX the one in VDST.
fn mask_destination(
    g: &Builder,
    words: &Wire,
    encoding: &Encoding,
    control: &ControlWires,
    high: &Wire,
    to_register: &Wire,
) -> (Wire, Wire) {
    let kind = &control.mask;
    let is = |wanted: MaskDestination| kind.is_a(wanted);
    let vdst = field(words, Format::Vop3, FieldName::Vdst).slice(0, 7);
    let index = is(MaskDestination::Carry).select(&field(words, Format::Vop3sd, FieldName::Sdst), &vdst);
    let index = encoding.vop3.select(&index, &g.constant(7, VCC));
    // V_READFIRSTLANE has its register in VDST of VOP1.
    let short = field(words, Format::Vop1, FieldName::Vdst).slice(0, 7);
    let index = (is(MaskDestination::Scalar) & !&encoding.vop3).select(&short, &index);
    let index = (is(MaskDestination::Exec) & !to_register).select(&g.constant(7, EXEC), &index);
    let dropped = !index.less(&index.same_width(FIRST_TRAP)) & !index.same_width(NULL).less(&index);
    let next = (high & !is(MaskDestination::Scalar)).zero_extend(7);
    (kind.any(), dropped.select(&g.constant(7, NULL), &(index + next)))
}

generator_block! {
    /// Decodes every encoding of the vector ALU.
    /// The running row is the one behind `rows` of them.
    pub struct ValuDecode(rows: usize, units: Units) {
        /// An instruction.
        in instruction: (VectorInstruction),
        /// The number of the operation in the instruction.
        in step: (Bits<{ STEP_WIDTH as usize }>),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// The operation.
        out operation: (QueuedOperation),
        /// Another operation follows.
        out more: (Bit),
        /// Its number.
        out next_step: (Bits<{ STEP_WIDTH as usize }>),
    }
    |g| {
        let VectorInstructionWires { wave, sequence, word_0, word_1, word_2, wave64, m0, vgpr_base } =
            g.input_of::<VectorInstruction>("instruction");
        let words = g.concat(&[&word_2, &word_1, &word_0]);
        let [step, vgprs] = ["step", "vgprs"].map(|name| g.input(name));
        let encoding = Encoding::of(g, &word_0);
        // Of a dual instruction Y goes first if it reads what X writes.
        let is_y = &encoding.vopd & (step.bit(2) ^ dependence(g, &words).of_y);
        let number = opcode_number(g, &words, &encoding, &is_y);
        // Interpolation from P10 has an even opcode; it first moves its addend to the running row.
        let is_p10 = g.name("is_p10", &(&encoding.vinterp & !field(&words, Format::Vinterp, FieldName::Op).bit(0)));
        let passes = g.name("passes", &number.is(number_of(op::V_MQSAD_U32_U8)));
        let kind = Kind { is_p10: &is_p10, passes: &passes };
        let moves = kind.moves(&step);
        let number = moves.select(&number.same_width(number_of(op::V_MOV_B32)), &number);
        let control = control(g, &number, units);
        let mut fields = fields(g, &words, &encoding, &control, &is_y, units);
        fields.codes[0] = moves.select(&fields.codes[2], &fields.codes[0]);
        fields.neg = fields.neg.when(&!&moves);
        let short = !encoding.long() & !&encoding.vopd;
        let cross = &control.cross;
        let halves_change = cross.is_a(CrossLane::Halves);
        // V_CMPX writes its mask to the register in VDST too, if that is not EXEC: first there, then to EXEC.
        let to_exec = control.mask.is_a(MaskDestination::Exec);
        let names_other = !field(&words, Format::Vop3, FieldName::Vdst).is(EXEC);
        let writes_two = g.name("writes_two", &(to_exec & &encoding.vop3 & names_other));
        let position = Position::new(&step, &control.sequence, &kind, &writes_two);
        let to_register = &writes_two & &position.starts;
        let high = g.name("high", &(&position.in_second_part & !&encoding.vopd));
        let is_scalar = control.mask.is_a(MaskDestination::Scalar) & cross.none();
        let has_halves = &wave64 & !&halves_change & !is_scalar & !&encoding.vopd;
        let more = (&encoding.vopd | &has_halves) & !&position.in_second_part | !&position.ends;
        g.output("more", &more);
        g.output("next_step", &position.next(g));

        // VGPRs: rows, halves of short encodings (7.4), registers beyond the wave's (3.3.2.2).
        let upper = &vgpr_base + &vgprs;
        let base = high.select(&upper, &vgpr_base);
        let RelativeWires { source, destination, separate } = &control.relative;
        let offset = |wanted: &Wire, part: Wire| separate.select(&part.zero_extend(32), &m0).when(wanted);
        let source_offset = offset(source, m0.slice(0, 10));
        let destination_offset = offset(destination, m0.slice(16, 10));
        let of_short = |half: Wire| &half & &short;
        // Registers of an operand beyond its first: 1 of 64 bits, 3 of 128.
        let span = |wide: &Wire, may_be_wider: bool| match may_be_wider {
            true => passes.concat(&(wide | &passes)),
            false => wide.zero_extend(2),
        };
        let mut registers = vec![];
        let mut halves = vec![];
        for at in 0..3 {
            let code = &fields.codes[at];
            let half = control.kind(at).is_a(SourceKind::Half);
            let short_half = of_short(half) & code.bit(8);
            let name = (code.bit(7) & !&short_half).concat(&code.slice(0, 7));
            halves.push(short_half.select(&code.bit(7), &(fields.op_sel.bit(at as u32) & !&short)));
            let offset = match at {
                0 => source_offset.clone(),
                1 => destination_offset.when(&control.arrangement.is_a(Arrangement::Exchange)),
                _ => g.zero(32),
            };
            registers.push(register(&name, &offset, &span(&control.kind(at).bit(3), at == 2), &vgprs));
        }
        let halves: [Wire; 3] = [halves[0].clone(), halves[1].clone(), halves[2].clone()];
        let result = &control.result;
        let is_result = |wanted: ResultWidth| result.is_a(wanted);
        let short_half = of_short(is_result(ResultWidth::Half));
        let vdst = (fields.vdst.bit(7) & !&short_half).concat(&fields.vdst.slice(0, 7));
        let double = is_result(ResultWidth::Double);
        let destination = register(&vdst, &destination_offset, &span(&double, true), &vgprs);
        let destination_half = short_half.select(&fields.vdst.bit(7), &(fields.op_sel.bit(3) & !&encoding.vop3p));
        // The addend of V_FMAC_F16 is the half that it writes.
        let accumulates = control.arrangement.is_a(Arrangement::Accumulate);
        let old_half = control.arrangement.is_a(Arrangement::Exchange).select(&destination_half, &halves[1]);
        let halves = [halves[0].clone(), old_half, accumulates.select(&destination_half, &halves[2])];

        let row = |at: usize, base: &Wire| {
            let outside = &registers[at].beyond;
            base + registers[at].number.when(&!outside)
        };
        let exchanges = cross.is_a(CrossLane::Exchange);
        // The third row of an exchange is what its second half writes.
        let row_2 = exchanges.select(&row(0, &base), &row(2, &base));
        let row_2 = halves_change.select(&(&upper + &destination.number), &row_2);
        let upper_pass = position.is_upper_pass.concat(&g.zero(1)).zero_extend(11);
        let running = g.constant(11, rows as u128);
        let row_2 = position.from_running.select(&running, &(row_2 + &upper_pass));
        let row_0 = halves_change.select(&row(0, &upper), &row(0, &base));
        let [first, second] = &position.moves_running;
        let row_0 = first.select(&running, &second.select(&running.plus(1), &row_0));
        let rows = [row_0, row(1, &base), row_2];
        let writes = result.any();
        let nothing = &writes & &destination.beyond
            | &exchanges & &registers[0].beyond
            | &halves_change & !&wave64;

        // A source that is not read is the constant 0.
        let zero = g.constant(8, 128);
        let reads = |at: usize| control.kind(at).any();
        let is_vgpr = |at: usize| match at {
            2 => fields.codes[at].msb() | &position.from_running,
            _ => fields.codes[at].msb(),
        };
        let code = |at: usize| (reads(at) & !is_vgpr(at)).select(&fields.codes[at].slice(0, 8), &zero);
        let mut need = vec![];
        for at in 0..3 {
            let is_vgpr = reads(at) & is_vgpr(at);
            need.extend([is_vgpr.clone(), is_vgpr & control.kind(at).bit(3)]);
        }

        let half_bytes = |half: &Wire| half.select(&g.constant(4, 12), &g.constant(4, 3));
        let byte = g.constant(4, 1).shift_left(&fields.op_sel.slice(2, 2));
        let bytes = g.lookup(
            result,
            &[
                (ResultWidth::Byte as u128, byte),
                (ResultWidth::Half as u128, half_bytes(&destination_half)),
                (ResultWidth::HighHalf as u128, g.constant(4, 12)),
            ],
            &g.constant(4, 15),
        );
        let bytes = bytes | position.to_running.repeat(4);
        let source_is_half = control.kind(0).is_a(SourceKind::Half);
        let exchange_bytes = source_is_half.select(&half_bytes(&halves[0]), &g.constant(4, 15));

        // Lane masks. In the upper half of a wave64 they are in the next register.
        let mask_kind = &control.mask_source;
        let from_source = mask_kind.is_a(MaskSource::Carry) & &encoding.vop3;
        let from_vcc = mask_kind.any() & !&from_source;
        let third = field(&words, Format::Vop3, FieldName::Src2).slice(0, 7);
        let mask_source = from_source.select(&third, &g.constant(7, VCC));
        let next = &high & !mask_source.is(NULL);
        let mask_source = mask_source + next.zero_extend(7);
        let (has_mask, mask) = mask_destination(g, &words, &encoding, &control, &high, &to_register);

        // Lanes that data comes from: DPP, or the operation itself, whose flags are in OPSEL (7.1).
        let dpp8 = &fields.dpp8 | &fields.dpp8_fi;
        let dpp = fields.dpp16.select(&g.constant_of(CrossLane::Dpp16), cross);
        let dpp8 = dpp8 | &encoding.vinterp;
        let lanes = dpp8.select(&g.constant_of(CrossLane::Dpp8), &dpp);
        let fetch = fields.dpp16.select(&fields.literal.bit(18), &fields.op_sel.bit(0));
        let bound = fields.dpp16.select(&fields.literal.bit(19), &fields.op_sel.bit(1));
        let fetch = dpp8.select(&(&fields.dpp8_fi | &encoding.vinterp), &fetch);
        // Interpolation has its pattern in its opcode: P0, P10 or P20 of the quad (16.13).
        let p10_or_p20 = is_p10.select(&g.constant(2, 1), &g.constant(2, 2));
        let quad = sequence::quad_dword(g, &p10_or_p20.when(&!&moves));
        let literal = encoding.vinterp.select(&quad, &fields.literal);

        let is_first = |kind: SourceKind| control.kind(0).is_a(kind);
        let is_float = control.unit.is_a(UnitName::Float);
        let byte = fields.op_sel.bit(0).concat(&fields.op_sel.bit(1)).when(&(is_first(SourceKind::Word) & &is_float));
        let is_single = control.sequence.is_a(Sequence::Single);
        let byte = is_single.select(&byte, &position.index);
        let mix = fields.op_sel_hi.when(&is_first(SourceKind::Mixed));
        // What a constant is: a binary16 number where OPSEL_HI says so (7.7), of 32 bits for a pair of integers, in both halves
        // for a short encoding, which has no OPSEL.
        let constant_kind = |at: usize| {
            let kind = control.kind(at);
            let is = |wanted: SourceKind| kind.is_a(wanted);
            let is_half = is(SourceKind::Mixed) & fields.op_sel_hi.bit(at as u32);
            let is_word = is(SourceKind::Packed) & !&is_float;
            let is_repeated = is(SourceKind::Packed) & !&encoding.vop3p;
            let kind = is_repeated.select(&g.constant_of(SourceKind::PairF16), kind);
            is_half.select(&g.constant_of(SourceKind::Half), &is_word.select(&g.constant_of(SourceKind::Word), &kind))
        };
        // Dot products of floats ignore CLAMP and OMOD (7.2.3.1).
        let modified = !(&position.moves | &position.is_dot);
        let (omod, clamp) = (fields.omod.when(&modified), &fields.clamp & &modified);
        let modifiers = ModifiersWires { clamp, omod, neg: fields.neg.slice(0, 2), mix, byte };
        let reuses = !&position.starts | &high;
        let operation = QueuedOperationWires {
            wave,
            sequence,
            wave64,
            high,
            last: !more,
            reuses,
            code_0: code(0),
            code_1: code(1),
            code_2: code(2),
            row_0: rows[0].clone(),
            row_1: rows[1].clone(),
            row_2: rows[2].clone(),
            literal,
            need: vector_of(g, &need),
            kind_0: constant_kind(0),
            kind_1: constant_kind(1),
            kind_2: constant_kind(2),
            prepare: preparation(g, &fields, &encoding, &control, &halves, &position),
            number,
            unit: control.unit.clone(),
            shared_kind: control.shared_kind.clone(),
            modifiers,
            destination: position
                .to_running
                .select(&running, &(base + destination.number + upper_pass + second.zero_extend(11))),
            writes,
            writes_high: double,
            bytes,
            exchange_bytes,
            has_mask_source: mask_kind.any(),
            mask_source,
            mask_from_vcc: from_vcc,
            has_mask_destination: has_mask,
            mask_destination: mask,
            scalar_result: control.mask.is_a(MaskDestination::Scalar),
            ignored: nothing,
            cross: lanes,
            fetch_inactive: fetch,
            bound_control: bound | &dpp8,
        };
        g.output_of("operation", &operation);
    }
}
