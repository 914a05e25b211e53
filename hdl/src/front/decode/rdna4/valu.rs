//! The vector decoder: an instruction to the operations that wait in the vector ALU's queue. A dual instruction becomes
//! two of them, or one with dual issue ([`super::dual`]), an instruction of a wave64 mostly two; a dot product of floats becomes one for each pair
//! of elements ([`sequence`]).

use super::dual::{is_of_single, second_operation};
use super::opcode_rom::field;
use super::refusal::dependence;
use super::sequence::{self, Kind, Position, STEP_WIDTH, Sequence};
use super::valu_control::{ControlWires, Encoding, control, number_of, opcode_number};
use super::valu_fields::{fields, preparation};
use super::valu_operation::{Arrangement, MaskDestination, MaskSource, RelativeWires, ResultWidth};
use crate::arith::integer;
use crate::config::{InstructionSet, Units};
use crate::front::decode::{InstructionWords, InstructionWordsWires, cdna4, gcn};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::constants::{EXEC, FIRST_TRAP, NULL};
use crate::parts::round_robin::vector_of;
use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::dual::{DualOperation, DualOperationWires};
use crate::vector::matrix::walk::spans;
use crate::vector::matrix::{Element, MatrixFunctionWires, MatrixModifiersWires};
use crate::vector::record::{ModifiersWires, QueuedOperation, QueuedOperationWires, UnitName};
use crate::wave::{Issued, IssuedWires};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Code of VCC as a register.
const VCC: u128 = 106;
/// A VGPR that an operand names: its number with M0 added, and whether it is beyond the wave's VGPRs.
pub struct Register {
    /// Its number.
    pub number: Wire,
    /// It, or a register behind it that belongs to the operand.
    pub beyond: Wire,
}

/// `number` (8 bits) plus `offset` (32 bits); the operand has `span` (2 bits) registers after its first (3.3.2.2).
pub fn register(number: &Wire, offset: &Wire, span: &Wire, vgprs: &Wire) -> Register {
    let [name, near] = [number.zero_extend(11), offset.slice(0, 8).zero_extend(11)];
    let last = &name + (&near + span.zero_extend(11));
    Register { beyond: !last.less(vgprs) | offset.slice(8, 24).any(), number: name + near }
}

/// The scalar register that receives a mask or a lane's result. In the upper half of a wave64 masks go to the next
/// register; NULL receives nothing, nor do the trap handler's registers (3.3.1.3): with `traps` the wave's privilege decides about
/// those where they are written. `to_register`: of the two registers of a V_CMPX the one in VDST.
fn mask_destination(
    g: &Builder,
    words: &Wire,
    encoding: &Encoding,
    control: &ControlWires,
    high: &Wire,
    to_register: &Wire,
    traps: bool,
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
    let dropped = match traps {
        true => index.is(NULL),
        false => !index.less(&index.same_width(FIRST_TRAP)) & !index.same_width(NULL).less(&index),
    };
    let next = (high & !is(MaskDestination::Scalar)).zero_extend(7);
    (kind.any(), dropped.select(&g.constant(7, NULL), &(index + next)))
}

record! {
    /// A vector instruction with what its decoding needs of its wave.
    pub struct VectorInstruction {
        /// Whose it is.
        pub issued: Issued,
        /// Its dwords.
        pub words: InstructionWords,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// M0 of the wave.
        pub m0: Bits<32>,
        /// First row of the wave's VGPRs.
        pub vgpr_base: Bits<11>,
        /// All results of the scalar ALU are written.
        pub settled: Bit,
    }
}

generator_block! {
    /// Decodes every encoding of the vector ALU. The running row is the one behind `rows` of them.
    pub struct ValuStep(rows: usize, units: Units) {
        /// An instruction.
        in instruction: (VectorInstruction),
        /// The number of the operation in the instruction.
        in step: (Bits<{ STEP_WIDTH as usize }>),
        /// Where there may be more than four for 32 lanes: fours of them before it.
        in round: [Bits<4>; units.long_sequences()],
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// Of CDNA4: the first of them that accumulates.
        in accumulation: [Bits<11>; units.set.accumulates()],
        /// There: M0 is added to register numbers.
        in indexes: [Bit; units.set.accumulates()],
        /// The operation.
        out operation: (QueuedOperation),
        /// Another operation follows.
        out more: (Bit),
        /// Its number.
        out next_step: (Bits<{ STEP_WIDTH as usize }>),
        /// Fours of them before that.
        out next_round: [Bits<4>; units.long_sequences()],
    }
    |g| {
        match units.set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::valu::decode(g, rows, units),
            InstructionSet::Cdna4 => return cdna4::valu::decode(g, rows, units),
        }
        let VectorInstructionWires { issued, words, wave64, m0, vgpr_base, settled } =
            g.input_of::<VectorInstruction>("instruction");
        let (IssuedWires { wave, sequence }, InstructionWordsWires { word_0, word_1, word_2, .. }) = (issued, words);
        let words = g.concat(&[&word_2, &word_1, &word_0]);
        let [step, vgprs] = ["step", "vgprs"].map(|name| g.input(name));
        let encoding = Encoding::of(g, &word_0);
        // Of a dual instruction Y goes first if it reads what X writes, where they do not launch together.
        let together = (&encoding.vopd & is_of_single(g, &words)).when(&g.constant(1, units.dual_issue.into()));
        let is_y = &encoding.vopd & (step.bit(2) ^ dependence(g, &words).of_y) & !&together;
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
        let is_matrix = control.unit.is_a(UnitName::Matrix).when(&g.constant(1, units.matrix.into()));
        let has_halves = &wave64 & !&halves_change & !is_scalar & !&encoding.vopd & !&is_matrix;
        let more = (&encoding.vopd & !&together | &has_halves) & !&position.in_second_part | !&position.ends;
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
        let multiply = MatrixFunctionWires::unpack(&control.function);
        let matrix_spans = spans(g, &multiply, &wave64);
        let or_matrix = |span: Wire, at: usize| is_matrix.select(&matrix_spans[at], &span.zero_extend(3));
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
            let span = or_matrix(span(&control.kind(at).bit(3), at == 2), at);
            registers.push(register(&name, &offset, &span, &vgprs));
        }
        let halves: [Wire; 3] = [halves[0].clone(), halves[1].clone(), halves[2].clone()];
        let result = &control.result;
        let is_result = |wanted: ResultWidth| result.is_a(wanted);
        let short_half = of_short(is_result(ResultWidth::Half));
        let vdst = (fields.vdst.bit(7) & !&short_half).concat(&fields.vdst.slice(0, 7));
        let double = is_result(ResultWidth::Double);
        let destination = register(&vdst, &destination_offset, &or_matrix(span(&double, true), 3), &vgprs);
        let destination_half = short_half.select(&fields.vdst.bit(7), &(fields.op_sel.bit(3) & !&encoding.vop3p));
        // The addend of V_FMAC_F16 is the half that it writes.
        let accumulates = control.arrangement.is_a(Arrangement::Accumulate);
        let old_half = control.arrangement.is_a(Arrangement::Exchange).select(&destination_half, &halves[1]);
        let halves = [halves[0].clone(), old_half, accumulates.select(&destination_half, &halves[2])];

        let row = |at: usize, base: &Wire| {
            // Whether it is there is known last.
            registers[at].beyond.select(base, &(base + &registers[at].number))
        };
        let exchanges = cross.is_a(CrossLane::Exchange);
        // The third row of an exchange is what its second half writes.
        let upper_pass = position.is_upper_pass.concat(&g.zero(1)).zero_extend(11);
        let row_2 = exchanges.select(&row(0, &base), &row(2, &(&base + &upper_pass)));
        let row_2 = halves_change.select(&(&upper + &destination.number), &row_2);
        let running = g.constant(11, rows as u128);
        let row_2 = position.from_running.select(&running, &row_2);
        let row_0 = halves_change.select(&row(0, &upper), &row(0, &base));
        let [first, second] = &position.moves_running;
        let row_0 = first.select(&running, &second.select(&running.plus(1), &row_0));
        let rows = [row_0, row(1, &base), row_2];
        let writes = result.any();
        let nothing = (&writes | &is_matrix) & &destination.beyond
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
        let mask_kind = &control.mask_source;
        let (mut writes, mut writes_high, mut nothing, mut has_mask_source) = (writes, double, nothing, mask_kind.any());
        let mut dual = DualOperationWires::unpack(&g.zero(DualOperation::BITS as u32));
        if units.dual_issue {
            let own = second_operation(g, &words, &together, &base, &vgprs, units);
            for at in 0..3 {
                need[2 * at + 1] = &need[2 * at + 1] | own.need.bit(at as u32);
            }
            // Each of the two is ignored by itself.
            writes = writes & !(&together & &nothing);
            writes_high = writes_high | own.writes;
            nothing = nothing & !&together;
            has_mask_source = has_mask_source | own.reads_mask;
            dual = own.operation;
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
        let from_source = mask_kind.is_a(MaskSource::Carry) & &encoding.vop3;
        let from_vcc = mask_kind.any() & !&from_source;
        let third = field(&words, Format::Vop3, FieldName::Src2).slice(0, 7);
        let mask_source = from_source.select(&third, &g.constant(7, VCC));
        let next = &high & !mask_source.is(NULL);
        let mask_source = mask_source + next.zero_extend(7);
        let (has_mask, mask) = mask_destination(g, &words, &encoding, &control, &high, &to_register, units.traps);

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
            // C of a matrix multiply: of 16 bits the same constant in both halves.
            let of_matrix = match at {
                2 => &is_matrix & &multiply.narrow,
                _ => g.zero(1),
            };
            let pair = multiply.element.is_a(Element::Bf16);
            let pair = pair.select(&g.constant_of(SourceKind::PairBf16), &g.constant_of(SourceKind::PairF16));
            let is_word = is(SourceKind::Packed) & !&is_float;
            let is_repeated = is(SourceKind::Packed) & !&encoding.vop3p;
            let kind = is_repeated.select(&g.constant_of(SourceKind::PairF16), kind);
            let kind = is_half.select(&g.constant_of(SourceKind::Half), &is_word.select(&g.constant_of(SourceKind::Word), &kind));
            of_matrix.select(&pair, &kind)
        };
        // Dot products of floats ignore CLAMP and OMOD (7.2.3.1).
        let modified = !(&position.moves | &position.is_dot);
        let (omod, clamp) = (fields.omod.when(&modified), &fields.clamp & &modified);
        let modifiers = ModifiersWires { clamp, omod, neg: fields.neg.slice(0, 2), mix, byte };
        let reuses = !&position.starts | &high;
        let matrix = MatrixModifiersWires {
            neg: field(&words, Format::Vop3p, FieldName::Neg),
            neg_hi: field(&words, Format::Vop3p, FieldName::NegHi),
            set: fields.op_sel.slice(0, 2),
        };
        let function = integer::FunctionWires::unpack(&control.function.slice(0, integer::Function::BITS as u32));
        let early_mask = control.unit.is_a(UnitName::Integer)
            & function.has_early_flag()
            & !control.mask.is_a(MaskDestination::Scalar);
        let early_mask = early_mask.when(&g.constant(1, units.silicon_pace.into()));
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
            prepare: preparation(g, &fields, &encoding, &control, &halves, &position, units.set),
            unit: control.unit.clone(),
            function: control.function.clone(),
            shared_kind: control.shared_kind.clone(),
            clocks: control.clocks.clone(),
            settled,
            matrix,
            modifiers,
            destination: position
                .to_running
                .select(&running, &(base + destination.number + upper_pass + second.zero_extend(11))),
            writes,
            writes_high,
            bytes,
            exchange_bytes,
            mask_from_vcc: from_vcc | &dual.valid & &has_mask_source,
            has_mask_source,
            mask_source,
            has_mask_destination: has_mask,
            mask_destination: mask,
            scalar_result: control.mask.is_a(MaskDestination::Scalar),
            early_mask,
            ignored: nothing,
            cross: lanes,
            fetch_inactive: fetch,
            bound_control: bound | &dpp8,
            dual,
        };
        g.output_of("operation", &operation);
    }
}

hardware_block! {
    /// Decodes what issues to the vector ALU, an operation a cycle, while the queue has room. `rows`: VGPR rows, the running row
    /// is behind them.
    pub struct ValuDecode(rows: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, VectorInstruction>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// Of CDNA4: the first of them that accumulates.
        pub accumulation: Vec<Signal<In, Bits<11>>> = signals(units.set.accumulates()),
        /// There: MODE.GPR_IDX_EN of the wave whose instruction issues.
        pub indexes: Vec<Signal<In, Bit>> = signals(units.set.accumulates()),
        /// Where waves may have dynamic VGPRs: the wave whose instruction is decoded.
        pub wave: Vec<Signal<Out, Bits<4>>> = signals(usize::from(units.dynamic_vgprs)),
        /// An instruction is taken.
        pub ready: Signal<Out, Bit>,
        /// The queue takes an operation.
        pub has_room: Signal<In, Bit>,
        /// It gets one.
        pub valid: Signal<Out, Bit>,
        /// This.
        pub operation: Signal<Out, QueuedOperation>,

        decode: ValuStep = ValuStep::new(rows, units),
        // The operation that enters, counted within its instruction; what follows is of the instruction that is kept here.
        step: DFF<Bits<{ STEP_WIDTH as usize }>>,
        round: Vec<DFF<Bits<4>>> = signals(units.long_sequences()),
        follows: DFF<Bit>,
        kept: DFF<VectorInstruction>,
        kept_indexes: Vec<DFF<Bit>> = signals(units.set.accumulates()),
    }
}

impl Logic for ValuDecode {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, step, follows, kept);
        if self.issue_valid.val() {
            self.kept.d.next = self.issue.val();
        }
        self.decode.instruction.next = self.issue.val();
        if self.follows.q.val() {
            self.decode.instruction.next = self.kept.q.val();
        }
        for k in 0..self.wave.len() {
            self.wave[k].next = self.issue.val().issued.wave;
            if self.follows.q.val() {
                self.wave[k].next = self.kept.q.val().issued.wave;
            }
        }
        self.decode.step.next = self.step.q.val();
        for k in 0..self.round.len() {
            self.round[k].clock.next = self.clock.val();
            self.round[k].d.next = self.round[k].q.val();
            self.decode.round[k].next = self.round[k].q.val();
        }
        self.decode.vgprs.next = self.vgprs.val();
        for k in 0..self.accumulation.len() {
            self.decode.accumulation[k].next = self.accumulation[k].val();
            self.kept_indexes[k].clock.next = self.clock.val();
            self.kept_indexes[k].d.next = self.kept_indexes[k].q.val();
            if self.issue_valid.val() {
                self.kept_indexes[k].d.next = self.indexes[k].val();
            }
            self.decode.indexes[k].next = self.indexes[k].val();
            if self.follows.q.val() {
                self.decode.indexes[k].next = self.kept_indexes[k].q.val();
            }
        }
        self.operation.next = self.decode.operation.val();
        self.valid.next = self.has_room.val() & (self.issue_valid.val() | self.follows.q.val());
        if self.valid.val() {
            self.follows.d.next = self.decode.more.val();
            self.step.d.next = 0.into();
            for k in 0..self.round.len() {
                self.round[k].d.next = 0.into();
            }
            if self.decode.more.val() {
                self.step.d.next = self.decode.next_step.val();
                for k in 0..self.round.len() {
                    self.round[k].d.next = self.decode.next_round[k].val();
                }
            }
        }
        self.ready.next = self.has_room.val() & !self.follows.q.val();
    }
}
