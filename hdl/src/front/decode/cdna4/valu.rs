//! The vector decoder: an instruction of VOP1, VOP2, VOPC, VOP3 or VOP3P to the operations that wait in the vector ALU's queue. There are those of lanes 0
//! to 31 and then those of lanes 32 to 63; what takes several steps has them for each ([`vector`]).

use super::lanes::Lanes;
use super::many::{self, Many};
use super::opcode_rom::{field, has_format, placed};
use super::position::{next_round, of_lanes, of_many, of_sdwa, position};
use super::registers::{DESTINATION, Files, Index, Register};
use super::scaled::Part;
use super::sdwa::{self, Sdwa};
use super::vector::{self, NUMBER_WIDTH, RowWires, VOP1, VOP2, VOP3P};
use crate::arith::float::scaled::with_details;
use crate::arith::integer;
use crate::config::Units;
use crate::front::decode::InstructionWordsWires;
use crate::front::decode::rdna4::sequence::Sequence;
use crate::front::decode::rdna4::valu::{VectorInstruction, VectorInstructionWires};
use crate::front::decode::rdna4::valu_control::{ControlWires, Encoding};
use crate::front::decode::rdna4::valu_fields::{Fields, preparation};
use crate::front::decode::rdna4::valu_operation::{Arrangement, MaskDestination, MaskSource, ResultWidth};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, FIRST_TRAP, LITERAL, NULL, VCC};
use crate::parts::round_robin::vector_of;
use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::dual::{DualOperation, DualOperationWires};
use crate::vector::matrix::mfma::walk::{self, ScaleRowsWires};
use crate::vector::matrix::mfma::{MfmaFunction, MfmaFunctionWires};
use crate::vector::matrix::{MatrixModifiers, MatrixModifiersWires};
use crate::vector::record::{ModifiersWires, QueuedOperationWires, UnitName};
use crate::wave::IssuedWires;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;

/// Code of the first source that announces a DPP dword (6.6).
const DPP: u128 = 250;
/// And one that announces a dword of SDWA (6.5).
const SDWA: u128 = 249;

/// Which encoding an instruction has.
struct Forms {
    /// VOP3.
    vop3: Wire,
    /// VOP3P.
    packed: Wire,
    /// Either.
    long: Wire,
    /// A DPP dword follows.
    dpp: Wire,
    /// One of SDWA does.
    sdwa: Wire,
}

impl Forms {
    fn of(g: &Builder, words: &Wire) -> Self {
        let word = words.slice(0, 32);
        let packed = g.name("is_vop3p", &has_format(&word, Format::Mai));
        let vop3 = g.name("is_vop3", &(has_format(&word, Format::Vop3Cdna) & !&packed));
        let long = &vop3 | &packed;
        let dpp = g.name("is_dpp", &(field(words, Format::Vop2, FieldName::Src0).is(DPP) & !&long));
        let sdwa = g.name("is_sdwa", &(field(words, Format::Vop2, FieldName::Src0).is(SDWA) & !&long));
        Self { vop3, packed, long, dpp, sdwa }
    }
}

/// Sources and destination of the instruction, at their places in its encoding.
struct Read {
    codes: [Wire; 3],
    vdst: Wire,
    /// Which operand a source is, in M0's order ([`Index`]).
    operands: [Wire; 3],
}

fn read(
    g: &Builder,
    words: &Wire,
    row: &RowWires,
    forms: &Forms,
    index: &Wire,
    many: &Many,
    moves_wide: &Wire,
) -> Read {
    let long = &forms.long;
    let of_long = |name| field(words, Format::Vop3Cdna, name);
    let vgpr = |code: Wire| g.constant(1, 1).concat(&code);
    let control = &row.control;
    let short_second = vgpr(field(words, Format::Vop2, FieldName::Vsrc1));
    let vdst = long.select(&of_long(FieldName::Vdst), &field(words, Format::Vop2, FieldName::Vdst));
    let of_source = |code: &Wire, number: u128| g.constant(2, number).concat(code);
    let first = long.select(&of_long(FieldName::Src0), &field(words, Format::Vop2, FieldName::Src0));
    let first = forms.dpp.select(&vgpr(words.slice(32, 8)), &first);
    let second = long.select(&of_long(FieldName::Src1), &short_second);
    let third = long.select(&of_long(FieldName::Src2), &short_second);
    let arranged = |wanted: Arrangement| control.arrangement.is_a(wanted);
    // A code has the number of its operand above it, so that it goes where the code goes.
    let [first, second, third] = [(&first, 0), (&second, 1), (&third, 2)].map(|(code, number)| of_source(code, number));
    let (literal, old) = (of_source(&g.constant(9, LITERAL), 0), of_source(&vgpr(vdst.clone()), DESTINATION));
    let third = arranged(Arrangement::Accumulate).select(&old, &third);
    let third = arranged(Arrangement::LiteralThird).select(&literal, &third);
    let second = arranged(Arrangement::LiteralSecond).select(&literal, &second);
    let second = arranged(Arrangement::Exchange).select(&old, &second);
    let second = moves_wide.select(&first, &second);
    let nothing = of_source(&g.constant(9, FIRST_CONSTANT), 0);
    // The upper number of V_PK_MOV_B32 is one of the second source.
    let of_both = &row.from_both & index.is(1);
    let of_both = of_both | &many.moves_scale;
    let first = moves_wide.select(&nothing, &of_both.select(&second, &first));
    let sources = [first, second, third];
    Read {
        codes: sources.each_ref().map(|source| placed(&source.slice(0, 9))),
        operands: sources.each_ref().map(|source| source.slice(9, 2)),
        vdst,
    }
}

/// The scalar register that receives a mask or a lane's result: a V_CMPX writes VCC or the register in VDST beside EXEC.
fn mask_destination(
    g: &Builder,
    words: &Wire,
    long: &Wire,
    control: &ControlWires,
    high: &Wire,
    to_register: &Wire,
    sdwa: &Sdwa,
) -> (Wire, Wire) {
    let is = |wanted: MaskDestination| control.mask.is_a(wanted);
    let vdst = field(words, Format::Vop3Cdna, FieldName::Vdst).slice(0, 7);
    let index = is(MaskDestination::Carry).select(&field(words, Format::Vop3bCdna, FieldName::Sdst), &vdst);
    let index = long.select(&index, &g.constant(7, VCC));
    let short = field(words, Format::Vop2, FieldName::Vdst).slice(0, 7);
    let (of_sdwa, named) = sdwa.scalar_destination();
    let index = (named & (is(MaskDestination::Compare) | is(MaskDestination::Exec))).select(&of_sdwa, &index);
    let index = placed(&(is(MaskDestination::Scalar) & !long).select(&short, &index));
    let index = (is(MaskDestination::Exec) & !to_register).select(&g.constant(7, EXEC), &index);
    let dropped = !index.less(&index.same_width(FIRST_TRAP)) & !index.same_width(NULL).less(&index);
    let next = (high & !is(MaskDestination::Scalar)).zero_extend(7);
    (control.mask.any(), dropped.select(&g.constant(7, NULL), &(index + next)))
}

/// A scalar source of an instruction with a dword of SDWA is the register to which the mask of lanes 0 to 31 goes. Its parts are taken for each half
/// of the lanes, so that the upper half has to be first: what it writes is the other register, which no source is then (6.2.1: one SGPR at most).
fn reads_destination(sdwa: &Sdwa, vsrc1: &Wire, control: &ControlWires, to_exec: &Wire) -> Wire {
    let is = |wanted: MaskDestination| control.mask.is_a(wanted);
    let (of_sdwa, named) = sdwa.scalar_destination();
    let compares = is(MaskDestination::Compare) | to_exec;
    let vcc = of_sdwa.same_width(VCC);
    let destination = (named & &compares).select(&of_sdwa, &vcc);
    let is_read = [0, 1].map(|at| {
        let code = sdwa.code(at, vsrc1);
        let register = code.slice(0, 7);
        let same = register.equals(&destination) | to_exec & register.is(EXEC);
        !code.slice(7, 2).any() & same
    });
    let [first, second] = is_read;
    &sdwa.here & (compares | is(MaskDestination::Carry)) & (first | second)
}

/// Decodes every encoding of the vector ALU: the body of `ValuStep`.
pub fn decode(g: &Builder, rows: usize, units: Units) {
    let VectorInstructionWires { issued, words, wave64, m0, vgpr_base, settled } =
        g.input_of::<VectorInstruction>("instruction");
    let IssuedWires { wave, sequence } = issued;
    let InstructionWordsWires { word_0, word_1, word_2, word_3 } = words;
    // Scales are in front of their multiply.
    let scaled = g.name("is_scaled", &(has_format(&word_0, Format::MaiScale) & g.constant(1, units.mfma().into())));
    let all = g.concat(&[&word_3, &word_2, &word_1, &word_0]);
    let words = scaled.select(&word_3.concat(&word_2), &word_1.concat(&word_0));
    let word_0 = words.slice(0, 32);
    let [step, vgprs] = ["step", "vgprs"].map(|name| g.input(name));
    let rounds = g.inputs("round", units.long_sequences());
    let files =
        Files { vgprs: vgprs.clone(), accumulation: g.inputs("accumulation", units.set.accumulates())[0].clone() };
    let indexes = g.inputs("indexes", units.set.accumulates())[0].clone();
    let index_of = Index { enables: m0.slice(12, 4).when(&indexes), by: m0.slice(0, 8) };
    let vop3 = |name| field(&words, Format::Vop3Cdna, name);
    let vop3p = |name| field(&words, Format::Vop3pCdna, name);
    let forms = Forms::of(g, &words);
    let Forms { vop3: is_vop3, packed, long, dpp, .. } = &forms;
    // Short encodings have the numbers of VOP3.
    let from = |first: u128, format| {
        let opcode = field(&words, format, FieldName::Op).zero_extend(NUMBER_WIDTH);
        &opcode + opcode.same_width(first)
    };
    let is = |format| has_format(&word_0, format);
    let number = is(Format::Vop1).select(&from(VOP1, Format::Vop1), &from(VOP2, Format::Vop2));
    let number = is(Format::Vopc).select(&from(0, Format::Vopc), &number);
    let number = is_vop3.select(&from(0, Format::Vop3Cdna), &number);
    let number = g.name("number", &packed.select(&from(VOP3P, Format::Vop3pCdna), &number));
    let (row, steps) = vector::control(g, &number, units);
    let compares = is(Format::Vopc);
    let sdwa = Sdwa::new(words.slice(32, 32), forms.sdwa.clone());
    let vsrc1 = field(&words, Format::Vop2, FieldName::Vsrc1);
    let to_exec = row.control.mask.is_a(MaskDestination::Exec);
    let position = position(g, &step, &row, &to_exec);
    let number = rounds.first().map_or(g.zero(4), Wire::clone).concat(&position.index);
    let part = sdwa.position(&number.slice(0, 3), &compares, &to_exec);
    let position = of_sdwa(&sdwa, &part, position);
    let is_wide = row.control.kind(0).bit(3) | &row.moves_wide;
    let zeroes = vop3(FieldName::OpSel).slice(0, 2).is(0b10) & is_vop3;
    let lanes = Lanes::new(&row.swap, &zeroes, dpp, &words.slice(40, 9), &is_wide, &position.index);
    let position = of_lanes(&lanes, position);
    let to_words = row.control.result.is_a(ResultWidth::Double);
    let many = Many::new(g, &number, &row.many, &row.widens, &to_words);
    let position = of_many(&many, &number, position);
    let moves_wide = &row.moves_wide & !&position.moves;
    let Read { codes, vdst, operands } = read(g, &words, &row, &forms, &position.index, &many, &moves_wide);
    let second = &row.adds & !&position.starts;
    let control = second.select(&steps.sum.pack(g), &row.control.pack(g));
    let control = position.moves.select(&steps.moving.pack(g), &control);
    let control = lanes.swaps_at_once.select(&steps.exchange.pack(g), &control);
    // The operation is one of the running rows.
    let sdwa::Step { operates, places, .. } = &part;
    let takes_parts = &sdwa.here & !operates;
    let (of_part, part_constants) = sdwa.step(g, &number.slice(0, 3), &row, &steps);
    let control = takes_parts.select(&of_part.pack(g), &control);
    let control = ControlWires::unpack(&g.name("control", &control));
    let to_register = &to_exec & sdwa.here.select(&number.is(2), &position.starts);
    let upper_first = &wave64 & reads_destination(&sdwa, &vsrc1, &row.control, &to_exec);
    let upper_first = g.name("upper_first", &upper_first);
    let high = lanes.swaps_halves.select(&lanes.is_upper(), &(&position.in_second_part ^ upper_first));
    let high = g.name("high", &high);
    let is_scalar = control.mask.is_a(MaskDestination::Scalar) & control.cross.none();
    let is_matrix = control.unit.is_a(UnitName::Matrix).when(&g.constant(1, units.mfma().into()));
    let has_halves = &wave64 & !&is_scalar & !&is_matrix & !&lanes.swaps_halves;
    let more = has_halves & !&position.in_second_part | !&position.ends;
    g.output("more", &more);
    g.output("next_step", &position.next(g));
    let next_rounds: Vec<Wire> = rounds.iter().map(|round| next_round(round, &position)).collect();
    g.outputs("next_round", &next_rounds);

    // The sum adds the running row and what was the third source.
    let third = |values: [&Wire; 3]| [values[0].clone(), second.select(values[2], values[1]), values[2].clone()];
    let [first, other, last] = third([&codes[0], &codes[1], &codes[2]]);
    let of_source = position.index.bit(0).select(&sdwa.code(1, &vsrc1), &sdwa.code(0, &vsrc1));
    // The operands whose index counts, in the places of the codes.
    let operand_second = second.select(&operands[2], &operands[1]);
    let operand_first = takes_parts.select(&position.index.slice(0, 1).zero_extend(2), &operands[0]);
    let operands = [operand_first, operand_second, operands[2].clone()];
    let constant = |value: &Wire| value.zero_extend(9).plus(FIRST_CONSTANT);
    let codes = [
        takes_parts.select(&placed(&of_source), &first),
        takes_parts.select(&constant(&part_constants[0]), &other),
        takes_parts.select(&constant(&part_constants[1]), &last),
    ];
    let has_sdst = &row.control.has_sdst | row.control.mask.is_a(MaskDestination::Carry);
    let upper = &row.pairs & position.index.bit(0);
    let lane_modifier = |first: u32| g.concat(&[&g.zero(1), &words.bit(32 + first + 2), &words.bit(32 + first)]);
    let of_dpp = |first: u32| lane_modifier(first).when(dpp);
    let of_sum = |bits: &Wire| second.select(&g.concat(&[&g.zero(1), &bits.bit(2), &g.zero(1)]), bits);
    let modifies = is_vop3 & !&has_sdst & !&row.table;
    let abs = packed.select(&vop3p(FieldName::NegHi).when(&!&row.pairs), &vop3(FieldName::Abs).when(&modifies));
    let signs = |first: u32| of_dpp(first) | sdwa.signs(g, first).when(operates);
    let is_first = &position.is_dot & &position.starts;
    let kept = &position.moves | &row.upper_signs & &is_first;
    let abs = of_sum(&long.select(&abs, &signs(21))).when(&!kept);
    let neg = vop3(FieldName::Neg).when(&(long & !&row.table));
    let neg = of_sum(&long.select(&upper.select(&vop3p(FieldName::NegHi), &neg), &signs(20))).when(&!&position.moves);
    // A product to which something is added is none; half of the sums of a V_MQSAD_U32_U8 is.
    let is_result = !&position.to_running | row.control.sequence.is_a(Sequence::Passes);
    let modified = long & is_result & !&position.moves & (&row.clamps | &second);
    let pairs_modified = &row.pairs & !&position.moves & &row.clamps & long;
    let op_sel = packed.select(
        &vop3p(FieldName::OpSel).zero_extend(4),
        &(vop3(FieldName::OpSel) & &row.op_sel).when(&(is_vop3 & !&has_sdst)),
    );
    let third_hi = field(&words, Format::Vop3pCdna, FieldName::OpSelHi2);
    // A single bfloat16 is the low half of its register.
    let is_bf16 = row.control.kind(0).is_a(SourceKind::PairBf16) & row.control.sequence.is_a(Sequence::Single);
    let op_sel_hi = packed.select(&third_hi.concat(&vop3p(FieldName::OpSelHi)), &(!is_bf16).repeat(3));
    let zero_bit = g.zero(1);
    let fields = Fields {
        codes: codes.clone(),
        vdst: vdst.clone(),
        literal: words.slice(32, 32),
        op_sel: op_sel.clone(),
        op_sel_hi: op_sel_hi.clone(),
        abs,
        neg: neg.when(&!&row.upper_signs),
        neg_hi: packed.select(&vop3p(FieldName::NegHi), &neg),
        clamp: vop3(FieldName::Clamp) & (modified | pairs_modified) | sdwa.clamp() & operates & !&compares,
        omod: vop3(FieldName::Omod).when(&(is_vop3 & !&position.to_running & &row.scales & !&position.moves))
            | sdwa.omod().when(&(operates & !&compares)),
        dpp16: dpp.clone(),
        dpp8: zero_bit.clone(),
        dpp8_fi: zero_bit.clone(),
    };
    let encoding = Encoding {
        vop1: zero_bit.clone(),
        vopc: zero_bit.clone(),
        vop3: is_vop3.clone(),
        vop3p: packed & !&row.pairs,
        vinterp: zero_bit.clone(),
        vopd: zero_bit.clone(),
    };
    let chooses = |at: u32| op_sel.bit(at) & is_vop3;
    let halves = third([&(chooses(0) & !&second), &chooses(1), &chooses(2)]);

    // VGPRs: rows, registers beyond the wave's. Of a pair the upper number may be in the register behind.
    let base = high.select(&(&vgpr_base + &vgprs), &vgpr_base);
    let double = control.result.is_a(ResultWidth::Double);
    let passes = row.control.sequence.is_a(Sequence::Passes);
    let span = |double: &Wire, passes: &Wire| passes.concat(double) | passes.repeat(2);
    let behind = |at: u32| {
        let at = if at == 0 {
            (&row.from_both & position.index.bit(0))
                .select(&op_sel.bit(1), &upper.select(&op_sel_hi.bit(0), &op_sel.bit(0)))
        } else {
            upper.select(&op_sel_hi.bit(at), &op_sel.bit(at))
        };
        at & &row.pairs & !&position.moves
    };
    let behind = [0, 1, 2].map(behind);
    // A matrix multiply: its fields, and how many registers it has.
    let mai = |name| field(&words, Format::Mai, name);
    let multiply = MfmaFunctionWires::unpack(&control.function.slice(0, MfmaFunction::BITS as u32));
    let multiply = MfmaFunctionWires {
        scaled: scaled.clone(),
        cbsz: mai(FieldName::Cbsz),
        abid: mai(FieldName::Abid),
        blgp: mai(FieldName::Blgp),
        ..multiply
    };
    let dense = !&multiply.sparse;
    let spans = walk::spans(g, &multiply);
    let registers: Vec<Register> = (0..3usize)
        .map(|at| {
            let passes = if at == 2 { &passes } else { &zero_bit };
            let of_matrix = [mai(FieldName::Acc).bit(0), mai(FieldName::Acc).bit(1), &dense & mai(FieldName::AccCd)];
            let accumulated = if at == 0 { &row.accumulated } else { &zero_bit };
            let accumulated = is_matrix.select(&of_matrix[at], accumulated);
            // Neither matrices nor accumulation VGPRs have an index.
            let by = index_of.of(&operands[at]).when(&!(&is_matrix | &accumulated));
            let number = codes[at].slice(0, 8).zero_extend(9) + by.zero_extend(9);
            let wide = if at == 0 { &lanes.wide } else { &zero_bit };
            let double = control.kind(at).bit(3) | &row.pairs | wide;
            let span = is_matrix.select(&spans[at], &span(&double, passes).zero_extend(5));
            let of_many = row.source_span.when(&!&many.moves_scale);
            let span = if at == 0 { many.here.select(&of_many, &span) } else { span };
            files.register(&number, &accumulated, &span)
        })
        .collect();
    let target_span = is_matrix.select(&spans[3], &span(&(&double | &row.pairs), &passes).zero_extend(5));
    let target_span = many.here.select(&row.target_span, &target_span);
    let accumulates = is_matrix.select(&mai(FieldName::AccCd), &row.accumulates);
    let by = index_of.of(&g.constant(2, DESTINATION)).when(&!(&is_matrix | &accumulates));
    let target = files.register(&(vdst.zero_extend(9) + by.zero_extend(9)), &accumulates, &target_span);
    let running = g.constant(11, rows as u128);
    let row_at = |at: usize| {
        let register = &registers[at];
        &base + (&register.number + behind[at].zero_extend(11)).when(&!&register.beyond)
    };
    let [moves_first, moves_second] = &position.moves_running;
    let from_running = &second | moves_first | operates | places | lanes.from_running(&high) & !&moves_wide;
    // What swaps and what DPP takes from beyond a row are in other halves too.
    let [lower, upper_base] = [vgpr_base.clone(), &vgpr_base + &vgprs];
    let of_source = |base: &Wire| base + registers[0].number.when(&!&registers[0].beyond);
    let other_base = high.select(&lower, &upper_base);
    let of_other = of_source(&(lanes.swaps_halves.select(&lower, &other_base)));
    let of_target = lanes.swaps_halves.select(&upper_base, &base) + &target.number;
    let reads_other = lanes.reads_other_half() | &lanes.swaps_halves & lanes.exchanges();
    let own_row = reads_other.select(&of_other, &row_at(0));
    let own_row = lanes.reads_destination().select(&of_target, &own_row);
    let wide_part = (&lanes.wide & &position.moves & position.index.bit(0)).zero_extend(11);
    let own_row = own_row + wide_part;
    let row_0 = moves_second.select(&running.plus(1), &from_running.select(&running, &own_row));
    let of_many =
        many.from_running.select(&running, &row_at(0)) + many.source.when(&!&many.moves_scale).zero_extend(11);
    let row_0 = many.here.select(&of_many, &row_0);
    let upper_pass = position.is_upper_pass.concat(&g.zero(1)).zero_extend(11);
    let exchanges = control.cross.is_a(CrossLane::Exchange);
    // The third row of an exchange is what its second half writes, that of a dot product the sum so far.
    let row_2 = exchanges.select(&row_at(0), &(row_at(2) + &upper_pass));
    let dot_runs = &position.is_dot & &position.from_running;
    let row_2 = dot_runs.select(&running, &row_2);
    let row_2 = many.merges.select(&(&running + &many.target.zero_extend(11)), &row_2);
    let row_2 = lanes.swaps_at_once.select(&of_target, &row_2);
    let row_1 = operates.select(&running.plus(1), &row_at(1));
    let row_1 = (lanes.operates_wide() & &moves_wide).select(&running, &row_1);
    let row_1 = lanes.swaps_at_once.select(&of_source(&lower), &row_1);
    let row_1 = many.staged_scale.select(&many::scale_row(&running), &row_1);
    // The parts of SDWA go nowhere else, whatever lies in the place of VDST.
    let to_parts = &part.takes;
    let nothing = (control.result.any() | &is_matrix) & &target.beyond & !to_parts
        | (&exchanges | &lanes.swaps) & &registers[0].beyond;

    // A source that is not read is the constant 0, and so is the upper number of a constant.
    let zero = g.constant(8, FIRST_CONSTANT);
    let reads = |at: usize| {
        let reads = control.kind(at).any() & !&row.constant;
        if at == 2 { reads & (!&many.here | &many.merges) } else { reads }
    };
    let moves_register = &position.moves & !&many.here;
    let is_vgpr = |at: usize| match at {
        0 => codes[0].msb() | &second | &moves_register | operates | places | &many.from_running,
        1 => codes[1].msb() | operates | &many.staged_scale | &lanes.swaps_at_once,
        2 => codes[2].msb() | &dot_runs | &many.merges,
        _ => codes[at].msb(),
    };
    let code = |at: usize| {
        let own = codes[at].slice(0, 8);
        let is_register = own.less(&own.same_width(FIRST_CONSTANT));
        let own = (&own + behind[at].zero_extend(8)).when(&is_register)
            | own.when(&(!&is_register & !&behind[at]))
            | zero.when(&(!&is_register & &behind[at]));
        (reads(at) & !is_vgpr(at)).select(&own, &zero)
    };
    let mut need = vec![];
    for at in 0..3 {
        let is_vgpr = reads(at) & is_vgpr(at);
        need.extend([is_vgpr.clone(), is_vgpr & control.kind(at).bit(3)]);
    }
    let result = |wanted: ResultWidth| control.result.is_a(wanted);
    let keeps = &row.keeps & long;
    let to_high = op_sel.bit(3) & is_vop3 | result(ResultWidth::HighHalf);
    let half = to_high.select(&g.constant(4, 12), &g.constant(4, 3));
    let is_half = (result(ResultWidth::Half) | result(ResultWidth::HighHalf)) & keeps;
    let byte = g.constant(4, 1).shift_left(&op_sel.slice(2, 2));
    let bytes = is_half.select(&half, &g.constant(4, 15));
    let bytes = result(ResultWidth::Byte).select(&byte, &bytes);
    let bytes = operates.select(&sdwa.bytes(g), &bytes) | position.to_running.repeat(4);

    // Lane masks: those of lanes 32 to 63 are in the next register.
    let from_source = control.mask_source.is_a(MaskSource::Carry) & long;
    let from_vcc = control.mask_source.any() & !&from_source;
    let mask_source = from_source.select(&placed(&vop3(FieldName::Src2).slice(0, 7)), &g.constant(7, VCC));
    let mask_source = mask_source + high.zero_extend(7);
    let (has_mask, mask) = mask_destination(g, &words, long, &control, &high, &to_register, &sdwa);
    // What places the result of an operation with a carry ends an instruction that writes a scalar: it has a destination too, which drops it.
    let ends_carry = places & &position.ends & row.control.mask.any();
    let (has_mask, mask) = (has_mask | &ends_carry, ends_carry.select(&g.constant(7, NULL), &mask));
    // What a constant is, as of RDNA4: that of a mixed source, of a pair of integers.
    let kind_of = |control: &ControlWires, at: usize| {
        let kind = control.kind(at);
        let is = |wanted: SourceKind| kind.is_a(wanted);
        let is_float = control.unit.is_a(UnitName::Float);
        let is_half = is(SourceKind::Mixed) & op_sel_hi.bit(at as u32);
        let is_word = is(SourceKind::Packed) & !is_float;
        let kind = is_word.select(&g.constant_of(SourceKind::Word), kind);
        let kind = if at == 0 { row.first_constant.any().select(&row.first_constant, &kind) } else { kind };
        is_half.select(&g.constant_of(SourceKind::Half), &kind)
    };
    let kind = |at: usize| kind_of(&control, at);
    // Of a constant the operation's own kind is taken apart.
    let kind_of_part = position.index.bit(0).select(&kind_of(&row.control, 1), &kind_of(&row.control, 0));
    let mixed = row.control.kind(0).is_a(SourceKind::Mixed);
    let modifiers = ModifiersWires {
        clamp: fields.clamp.clone(),
        omod: fields.omod.clone(),
        neg: row.signed.repeat(2),
        mix: op_sel_hi.when(&mixed),
        byte: position.index.when(&passes),
    };
    // NEG, ABS and OMOD of a truth table.
    let table = g.concat(&[&vop3(FieldName::Omod), &vop3(FieldName::Abs), &vop3(FieldName::Neg)]);
    let integers = integer::FunctionWires::unpack(&control.function.slice(0, integer::Function::BITS as u32));
    let tabled = integer::table::with_table(integers, &table).pack(g);
    let function = row.table.select(&tabled.resize(control.function.width()), &control.function);
    let of_part = g.lookup(
        &row.part,
        &[
            (Part::Byte as u128, op_sel.slice(0, 2).concat(&g.zero(1)).zero_extend(4)),
            (Part::Half as u128, op_sel.slice(0, 1).concat(&g.zero(2)).zero_extend(4)),
        ],
        &g.zero(4),
    );
    let place = many.converts.select(&many.place, &of_part);
    let of_scaled = |name| vop3(name).slice(0, 2);
    let detailed = with_details(g, &function, &place, &of_scaled(FieldName::Abs), &of_scaled(FieldName::Neg));
    let function = (&row.scaled & !&position.moves).select(&detailed, &function);
    let function = is_matrix.select(&multiply.pack(g).zero_extend(function.width()), &function);
    // The scales are VGPRs of one register each.
    let scale = |name| {
        let number = field(&all, Format::MaiScale, name).slice(0, 8).zero_extend(9);
        let register = files.register(&number, &zero_bit, &g.zero(5));
        &vgpr_base + register.number.when(&!register.beyond)
    };
    let byte = |at: u32| {
        let [low, high] =
            [FieldName::OpSel, FieldName::OpSelHi].map(|name| field(&all, Format::MaiScale, name).bit(at));
        high.concat(&low)
    };
    let scales = ScaleRowsWires {
        left: scale(FieldName::Scale0),
        right: scale(FieldName::Scale1),
        left_byte: byte(0),
        right_byte: byte(1),
    };
    let of_lanes = lanes.running(g, &high).zero_extend(11);
    let target_of_many = many.target.when(&many.here).zero_extend(11);
    let literal = scaled.select(&scales.pack(g).zero_extend(32), &lanes.dword(g, &words.slice(32, 32)));
    // The sum behind a product has its lanes, and no other ones' data.
    let of_dpp = second.select(&g.constant_of(CrossLane::Lanes), &g.constant_of(CrossLane::Dpp16));
    let operation = QueuedOperationWires {
        wave,
        sequence,
        wave64,
        high: high.clone(),
        last: !more,
        // The sources of the steps are in other places.
        reuses: (!&position.starts | &high) & !&row.adds & !&row.pairs & !&sdwa.here & !&many.here & !lanes.here(),
        code_0: code(0),
        code_1: code(1),
        code_2: code(2),
        row_0,
        row_1: row_1.clone(),
        row_2,
        literal,
        need: vector_of(g, &need),
        kind_0: takes_parts.select(&kind_of_part, &kind(0)),
        kind_1: kind(1),
        kind_2: kind(2),
        prepare: preparation(g, &fields, &encoding, &control, &halves, &position, units.set),
        unit: control.unit.clone(),
        function,
        shared_kind: control.shared_kind.clone(),
        clocks: control.clocks.clone(),
        settled,
        matrix: MatrixModifiersWires::unpack(&g.zero(MatrixModifiers::BITS as u32)),
        modifiers,
        destination: position.to_running.select(
            &(&running + (&sdwa.here & number.slice(0, 3).is(1)).zero_extend(11) + &target_of_many + of_lanes),
            &lanes.writes_source().select(
                &row_at(0),
                &(base + target.number + upper_pass + (moves_second | &upper).zero_extend(11) + &target_of_many),
            ),
        ),
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
        cross: lanes.cross(g, &dpp.select(&of_dpp, &control.cross)),
        fetch_inactive: vop3(FieldName::OpSel).bit(0) & is_vop3 & lanes.exchanges(),
        bound_control: words.bit(32 + 19) & dpp | vop3(FieldName::OpSel).bit(1) & is_vop3 & lanes.exchanges(),
        dual: DualOperationWires::unpack(&g.zero(DualOperation::BITS as u32)),
    };
    g.output_of("operation", &operation);
}
