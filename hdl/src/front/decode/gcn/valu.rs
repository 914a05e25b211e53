//! The vector decoder: an instruction of VOP1, VOP2, VOPC or VOP3 to the operations that wait in the vector ALU's queue. There are those of
//! lanes 0 to 31 and then those of lanes 32 to 63; a V_MAD is two for each, and so is a V_CMPX, which writes two registers. V_MQSAD_U32_U8 is
//! four, as of RDNA4.

use super::opcode_rom::{field, has_format, placed};
use super::vector::{self, NUMBER_WIDTH, RowWires, VOP1, VOP2};
use crate::config::Units;
use crate::front::decode::InstructionWordsWires;
use crate::front::decode::rdna4::sequence::Position;
use crate::front::decode::rdna4::valu::{VectorInstruction, VectorInstructionWires, register};
use crate::front::decode::rdna4::valu_control::{ControlWires, Encoding};
use crate::front::decode::rdna4::valu_fields::{Fields, preparation};
use crate::front::decode::rdna4::valu_operation::{
    Arrangement, MaskDestination, MaskSource, RelativeWires, ResultWidth,
};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, FIRST_TRAP, LITERAL, NULL, VCC};
use crate::parts::round_robin::vector_of;
use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::dual::{DualOperation, DualOperationWires};
use crate::vector::matrix::{MatrixModifiers, MatrixModifiersWires};
use crate::vector::record::{ModifiersWires, QueuedOperationWires};
use crate::wave::IssuedWires;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;

/// The first of the float constants.
const FIRST_FLOAT: u128 = 240;

/// The fields of the instruction: sources and destination at their places in its encoding.
struct Read {
    long: Wire,
    codes: [Wire; 3],
    vdst: Wire,
    literal: Wire,
}

fn read(g: &Builder, words: &Wire, row: &RowWires) -> Read {
    let long = g.name("is_vop3", &has_format(words, Format::Vop3Si));
    let vop3 = |name| field(words, Format::Vop3Si, name);
    let vgpr = |code: Wire| g.constant(1, 1).concat(&code);
    let control = &row.control;
    let crosses = |wanted: CrossLane| control.cross.is_a(wanted);
    let short_second = field(words, Format::Vop2, FieldName::Vsrc1);
    // V_READLANE and V_WRITELANE name a scalar register in VSRC1.
    let names_scalar = crosses(CrossLane::ReadLane) | crosses(CrossLane::WriteLane);
    let short_second = names_scalar.select(&short_second.zero_extend(9), &vgpr(short_second));
    let vdst = long.select(&vop3(FieldName::Vdst), &field(words, Format::Vop2, FieldName::Vdst));
    let first = long.select(&vop3(FieldName::Src0), &field(words, Format::Vop2, FieldName::Src0));
    let second = long.select(&vop3(FieldName::Src1), &short_second);
    let third = long.select(&vop3(FieldName::Src2), &short_second);
    let arranged = |wanted: Arrangement| control.arrangement.is_a(wanted);
    let constant = g.constant(9, LITERAL);
    let third = arranged(Arrangement::Accumulate).select(&vgpr(vdst.clone()), &third);
    let third = arranged(Arrangement::LiteralThird).select(&constant, &third);
    let second = arranged(Arrangement::LiteralSecond).select(&constant, &second);
    let [first, second, third] = [first, second, third].map(|code| placed(&code));
    Read {
        codes: [row.exchanges.select(&second, &first), row.exchanges.select(&first, &second), third],
        long,
        vdst,
        literal: words.slice(32, 32),
    }
}

/// The scalar register that receives a mask or a lane's result: as of RDNA4, and a V_CMPX writes VCC or the register in VDST beside EXEC.
fn mask_destination(
    g: &Builder,
    words: &Wire,
    long: &Wire,
    control: &ControlWires,
    high: &Wire,
    to_register: &Wire,
) -> (Wire, Wire) {
    let is = |wanted: MaskDestination| control.mask.is_a(wanted);
    let vdst = field(words, Format::Vop3Si, FieldName::Vdst).slice(0, 7);
    let index = is(MaskDestination::Carry).select(&field(words, Format::Vop3bSi, FieldName::Sdst), &vdst);
    let index = long.select(&index, &g.constant(7, VCC));
    let short = field(words, Format::Vop2, FieldName::Vdst).slice(0, 7);
    let index = placed(&(is(MaskDestination::Scalar) & !long).select(&short, &index));
    let index = (is(MaskDestination::Exec) & !to_register).select(&g.constant(7, EXEC), &index);
    let dropped = !index.less(&index.same_width(FIRST_TRAP)) & !index.same_width(NULL).less(&index);
    let next = (high & !is(MaskDestination::Scalar)).zero_extend(7);
    (control.mask.any(), dropped.select(&g.constant(7, NULL), &(index + next)))
}

/// Where operation `step` is in its instruction.
fn position(g: &Builder, step: &Wire, row: &RowWires, has_two: &Wire) -> Position {
    let RowWires { adds, passes, .. } = row;
    let index = step.slice(0, 2);
    let starts = index.none();
    let no = g.zero(1);
    Position {
        in_second_part: step.bit(2),
        ends: index.equals(&(has_two.zero_extend(2) | passes.repeat(2))),
        to_running: (adds | passes) & &starts,
        from_running: adds & !&starts,
        is_dot: no.clone(),
        accumulates: no,
        moves: passes & index.bit(1),
        moves_running: [2, 3].map(|at| passes & index.is(at)),
        is_upper_pass: passes & index.is(1),
        starts,
        index,
    }
}

/// Decodes every encoding of the vector ALU: the body of `ValuStep`.
pub fn decode(g: &Builder, rows: usize, units: Units) {
    let VectorInstructionWires { issued, words, wave64, m0, vgpr_base, settled } =
        g.input_of::<VectorInstruction>("instruction");
    let IssuedWires { wave, sequence } = issued;
    let InstructionWordsWires { word_0, word_1, .. } = words;
    let words = word_1.concat(&word_0);
    let [step, vgprs] = ["step", "vgprs"].map(|name| g.input(name));
    let vop3 = |name| field(&words, Format::Vop3Si, name);
    // Short encodings have the numbers of VOP3.
    let from = |first: u128, format| {
        let opcode = field(&words, format, FieldName::Op).zero_extend(NUMBER_WIDTH);
        &opcode | &opcode.same_width(first)
    };
    let is = |format| has_format(&word_0, format);
    let number = is(Format::Vop1).select(&from(VOP1, Format::Vop1), &from(VOP2, Format::Vop2));
    let number = is(Format::Vopc).select(&from(0, Format::Vopc), &number);
    let number = g.name("number", &is(Format::Vop3Si).select(&vop3(FieldName::Op), &number));
    let (row, [sum, moving]) = vector::control(g, &number, units);
    let Read { long, codes, vdst, literal } = read(g, &words, &row);
    let to_exec = row.control.mask.is_a(MaskDestination::Exec);
    let position = position(g, &step, &row, &(&row.adds | &to_exec));
    let second = &position.from_running;
    let control = second.select(&sum.pack(g), &row.control.pack(g));
    let control = position.moves.select(&moving.pack(g), &control);
    let control = ControlWires::unpack(&g.name("control", &control));
    let to_register = &to_exec & &position.starts;
    let high = g.name("high", &position.in_second_part);
    let is_scalar = control.mask.is_a(MaskDestination::Scalar) & control.cross.none();
    let has_halves = &wave64 & !&is_scalar;
    let more = has_halves & !&position.in_second_part | !&position.ends;
    g.output("more", &more);
    g.output("next_step", &position.next(g));

    // The sum adds the running row and what was the third source.
    let third = |values: [&Wire; 3]| [values[0].clone(), second.select(values[2], values[1]), values[2].clone()];
    let codes = third([&codes[0], &codes[1], &codes[2]]);
    let modifier = |name: FieldName| {
        let bits = vop3(name).when(&long);
        let exchanged = g.concat(&[&bits.bit(2), &bits.bit(0), &bits.bit(1)]);
        let bits = row.exchanges.select(&exchanged, &bits);
        let of_sum = g.concat(&[&g.zero(1), &bits.bit(2), &g.zero(1)]);
        second.select(&of_sum, &bits)
    };
    // VOP3b has a destination where VOP3a has ABS and CLAMP.
    let has_sdst = &row.control.has_sdst | row.control.mask.is_a(MaskDestination::Carry);
    let modified = &long & !&has_sdst & !&position.to_running & (&row.clamps | second);
    let zero_bit = g.zero(1);
    let fields = Fields {
        codes: codes.clone(),
        vdst: vdst.clone(),
        literal: literal.clone(),
        op_sel: g.zero(4),
        op_sel_hi: g.constant(3, 7),
        abs: modifier(FieldName::Abs).when(&!&has_sdst),
        neg: modifier(FieldName::Neg),
        neg_hi: modifier(FieldName::Neg),
        clamp: vop3(FieldName::Clamp) & &modified,
        omod: vop3(FieldName::Omod).when(&(&long & !&position.to_running)),
        dpp16: zero_bit.clone(),
        dpp8: zero_bit.clone(),
        dpp8_fi: zero_bit.clone(),
    };
    let encoding = Encoding {
        vop1: zero_bit.clone(),
        vopc: zero_bit.clone(),
        vop3: long.clone(),
        vop3p: zero_bit.clone(),
        vinterp: zero_bit.clone(),
        vopd: zero_bit.clone(),
    };
    let halves = [zero_bit.clone(), zero_bit.clone(), zero_bit.clone()];

    // VGPRs: rows, registers beyond the wave's.
    let base = high.select(&(&vgpr_base + &vgprs), &vgpr_base);
    let RelativeWires { source, destination, .. } = &control.relative;
    let none = g.zero(32);
    let source_offset = m0.when(source);
    let destination_offset = m0.when(destination);
    let double = control.result.is_a(ResultWidth::Double);
    // Registers behind the first one: one, of two passes three.
    let passes = &row.passes;
    let span = |double: &Wire, passes: &Wire| (passes.concat(double) | passes.repeat(2)).zero_extend(3);
    let registers: Vec<_> = (0..3)
        .map(|at| {
            let offset = if at == 0 { &source_offset } else { &none };
            let passes = if at == 2 { passes } else { &zero_bit };
            register(&codes[at].slice(0, 8), offset, &span(&control.kind(at).bit(3), passes), &vgprs)
        })
        .collect();
    let target = register(&vdst, &destination_offset, &span(&double, passes), &vgprs);
    let running = g.constant(11, rows as u128);
    let row_at = |at: usize| &base + registers[at].number.when(&!&registers[at].beyond);
    let [moves_first, moves_second] = &position.moves_running;
    let row_0 = moves_second.select(&running.plus(1), &(second | moves_first).select(&running, &row_at(0)));
    let upper_pass = position.is_upper_pass.concat(&g.zero(1)).zero_extend(11);
    let nothing = control.result.any() & &target.beyond;

    // A source that is not read is the constant 0.
    let zero = g.constant(8, FIRST_CONSTANT);
    let reads = |at: usize| control.kind(at).any() & !&row.constant;
    let is_vgpr = |at: usize| match at {
        0 => codes[0].msb() | second | &position.moves,
        _ => codes[at].msb(),
    };
    // A float constant is one of 32 bits, of which an operand of 16 bits has the lower half: zero.
    let is_zero = |at: usize| {
        let code = codes[at].slice(0, 8);
        control.kind(at).is_a(SourceKind::Half) & !code.less(&code.same_width(FIRST_FLOAT)) & !code.is(LITERAL)
    };
    let code = |at: usize| (reads(at) & !is_vgpr(at) & !is_zero(at)).select(&codes[at].slice(0, 8), &zero);
    let mut need = vec![];
    for at in 0..3 {
        let is_vgpr = reads(at) & is_vgpr(at);
        need.extend([is_vgpr.clone(), is_vgpr & control.kind(at).bit(3)]);
    }
    let bytes = [(ResultWidth::Byte as u128, g.constant(4, 1)), (ResultWidth::Half as u128, g.constant(4, 15))];
    let bytes = g.lookup(&control.result, &bytes, &g.constant(4, 15));

    // Lane masks: those of lanes 32 to 63 are in the next register.
    let from_source = control.mask_source.is_a(MaskSource::Carry) & &long;
    let from_vcc = control.mask_source.any() & !&from_source;
    let mask_source = from_source.select(&placed(&vop3(FieldName::Src2).slice(0, 7)), &g.constant(7, VCC));
    let mask_source = mask_source + high.zero_extend(7);
    let (has_mask, mask) = mask_destination(g, &words, &long, &control, &high, &to_register);
    let kind = |at: usize| control.kind(at).clone();
    let modifiers = ModifiersWires {
        clamp: fields.clamp.clone(),
        omod: fields.omod.clone(),
        neg: fields.neg.slice(0, 2),
        mix: row.limit.zero_extend(3),
        byte: position.index.when(passes),
    };
    let operation = QueuedOperationWires {
        wave,
        sequence,
        wave64,
        high: high.clone(),
        last: !more,
        // The addend is in another place than in the product, so the scalars of a sum are read anew.
        reuses: (!&position.starts | &high) & !&row.adds,
        code_0: code(0),
        code_1: code(1),
        code_2: code(2),
        row_0,
        row_1: row_at(1),
        row_2: row_at(2) + &upper_pass,
        literal,
        need: vector_of(g, &need),
        kind_0: kind(0),
        kind_1: kind(1),
        kind_2: kind(2),
        prepare: preparation(g, &fields, &encoding, &control, &halves, &position, units.set),
        unit: control.unit.clone(),
        function: control.function.clone(),
        shared_kind: control.shared_kind.clone(),
        clocks: control.clocks.clone(),
        settled,
        matrix: MatrixModifiersWires::unpack(&g.zero(MatrixModifiers::BITS as u32)),
        modifiers,
        destination: position
            .to_running
            .select(&running, &(base + target.number + upper_pass + moves_second.zero_extend(11))),
        writes: control.result.any(),
        writes_high: double,
        bytes,
        exchange_bytes: g.constant(4, 15),
        has_mask_source: control.mask_source.any(),
        mask_source,
        mask_from_vcc: from_vcc,
        has_mask_destination: has_mask,
        mask_destination: mask,
        scalar_result: control.mask.is_a(MaskDestination::Scalar),
        early_mask: g.zero(1),
        ignored: nothing,
        cross: control.cross.clone(),
        fetch_inactive: g.zero(1),
        bound_control: g.zero(1),
        dual: DualOperationWires::unpack(&g.zero(DualOperation::BITS as u32)),
    };
    g.output_of("operation", &operation);
}
