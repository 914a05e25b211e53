//! The scalar ALU: one instruction a cycle in two stages.
//!
//! ```text
//!   decode   source codes to the SGPR file, constants        execute   operands, result, SCC, write
//! ```
//!
//! An instruction waits in the first stage while the second writes a register that it reads, so a dependent one
//! executes two cycles behind. An instruction that also writes EXEC takes a second write cycle.

use crate::front::opcode_rom::{field, has_format};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::constants::{FIRST_CONSTANT, SCC, constant_source};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::table;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// What is computed from the sources `a` and `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// a
    Move,
    /// a & b
    And,
    /// a & ~b
    AndNot,
    /// a | b
    Or,
    /// a ^ b
    Xor,
    /// a + b
    Add,
    /// a - b; also the comparisons
    Subtract,
    /// a << b
    ShiftLeft,
    /// a >> b with zeros
    ShiftRight,
    /// a >> b with the sign
    ShiftRightSigned,
    /// low half of a * b
    Multiply,
    /// SCC ? a : b
    Select,
}

/// What SCC becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// It stays.
    Keep,
    /// The result is not zero.
    NonZero,
    /// Unsigned carry or borrow.
    Carry,
    /// Signed overflow.
    Overflow,
    /// a = b
    Equal,
    /// a <> b
    NotEqual,
    /// a < b
    Less,
    /// a <= b
    LessEqual,
    /// a > b
    Greater,
    /// a >= b
    GreaterEqual,
}

/// How the scalar ALU executes an opcode; widths and destinations follow from the opcode's row.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The result.
    pub function: Function,
    /// SCC.
    pub condition: Condition,
    /// The second source is EXEC, EXEC receives the result and SDST the old EXEC.
    pub saves_exec: bool,
}

const fn plain(function: Function, condition: Condition) -> Operation {
    Operation { function, condition, saves_exec: false }
}

/// The opcodes executed here.
pub const EXECUTES: &[(&str, Operation)] = &[
    ("s_mov_b32", plain(Function::Move, Condition::Keep)),
    ("s_mov_b64", plain(Function::Move, Condition::Keep)),
    ("s_and_saveexec_b32", Operation { function: Function::And, condition: Condition::NonZero, saves_exec: true }),
    ("s_or_saveexec_b32", Operation { function: Function::Or, condition: Condition::NonZero, saves_exec: true }),
    ("s_and_b32", plain(Function::And, Condition::NonZero)),
    ("s_and_b64", plain(Function::And, Condition::NonZero)),
    ("s_or_b32", plain(Function::Or, Condition::NonZero)),
    ("s_or_b64", plain(Function::Or, Condition::NonZero)),
    ("s_xor_b32", plain(Function::Xor, Condition::NonZero)),
    ("s_xor_b64", plain(Function::Xor, Condition::NonZero)),
    ("s_and_not1_b32", plain(Function::AndNot, Condition::NonZero)),
    ("s_and_not1_b64", plain(Function::AndNot, Condition::NonZero)),
    ("s_add_co_u32", plain(Function::Add, Condition::Carry)),
    ("s_add_co_i32", plain(Function::Add, Condition::Overflow)),
    ("s_sub_co_u32", plain(Function::Subtract, Condition::Carry)),
    ("s_sub_co_i32", plain(Function::Subtract, Condition::Overflow)),
    ("s_add_nc_u64", plain(Function::Add, Condition::Keep)),
    ("s_sub_nc_u64", plain(Function::Subtract, Condition::Keep)),
    ("s_mul_i32", plain(Function::Multiply, Condition::Keep)),
    ("s_lshl_b32", plain(Function::ShiftLeft, Condition::NonZero)),
    ("s_lshl_b64", plain(Function::ShiftLeft, Condition::NonZero)),
    ("s_lshr_b32", plain(Function::ShiftRight, Condition::NonZero)),
    ("s_lshr_b64", plain(Function::ShiftRight, Condition::NonZero)),
    ("s_ashr_i32", plain(Function::ShiftRightSigned, Condition::NonZero)),
    ("s_cselect_b32", plain(Function::Select, Condition::Keep)),
    ("s_cselect_b64", plain(Function::Select, Condition::Keep)),
    ("s_cmp_eq_i32", plain(Function::Subtract, Condition::Equal)),
    ("s_cmp_lg_i32", plain(Function::Subtract, Condition::NotEqual)),
    ("s_cmp_gt_i32", plain(Function::Subtract, Condition::Greater)),
    ("s_cmp_ge_i32", plain(Function::Subtract, Condition::GreaterEqual)),
    ("s_cmp_lt_i32", plain(Function::Subtract, Condition::Less)),
    ("s_cmp_le_i32", plain(Function::Subtract, Condition::LessEqual)),
    ("s_cmp_eq_u32", plain(Function::Subtract, Condition::Equal)),
    ("s_cmp_lg_u32", plain(Function::Subtract, Condition::NotEqual)),
    ("s_cmp_gt_u32", plain(Function::Subtract, Condition::Greater)),
    ("s_cmp_ge_u32", plain(Function::Subtract, Condition::GreaterEqual)),
    ("s_cmp_lt_u32", plain(Function::Subtract, Condition::Less)),
    ("s_cmp_le_u32", plain(Function::Subtract, Condition::LessEqual)),
    ("s_cmp_eq_u64", plain(Function::Subtract, Condition::Equal)),
    ("s_cmp_lg_u64", plain(Function::Subtract, Condition::NotEqual)),
];

/// Control word from decode to execute: bits of each part, lowest first.
mod control {
    pub const FUNCTION: (u32, u32) = (0, 4);
    pub const CONDITION: (u32, u32) = (4, 4);
    pub const WIDE_A: u32 = 8;
    pub const WIDE_B: u32 = 9;
    pub const WIDE_RESULT: u32 = 10;
    pub const SIGNED: u32 = 11;
    pub const SAVES_EXEC: u32 = 12;
    pub const WRITES: u32 = 13;
    pub const WIDTH: u32 = 16;
}

/// The control word of an opcode.
fn control_word(row: &Opcode, operation: &Operation) -> u128 {
    let wide = |name| row.operands.iter().any(|operand| operand.field == name && operand.data.bits() == 64) as u128;
    let writes = row.operands.iter().any(|operand| operand.access.writes()) as u128;
    let signed = row.mnemonic.ends_with("_i32") as u128;
    (operation.function as u128) << control::FUNCTION.0
        | (operation.condition as u128) << control::CONDITION.0
        | wide(FieldName::Ssrc0) << control::WIDE_A
        | wide(FieldName::Ssrc1) << control::WIDE_B
        | wide(FieldName::Sdst) << control::WIDE_RESULT
        | signed << control::SIGNED
        | (operation.saves_exec as u128) << control::SAVES_EXEC
        | writes << control::WRITES
}

/// The control words of a format's opcodes, looked up by the opcode field.
fn control_of(g: &Builder, word: &Wire, format: Format) -> Wire {
    let rows = EXECUTES.iter().flat_map(|(mnemonic, operation)| {
        let rows = table::by_mnemonic(mnemonic).filter(move |row| row.format == format);
        rows.map(|row| (u128::from(row.opcode), g.constant(control::WIDTH, control_word(row, operation))))
    });
    g.lookup(&field(word, format, FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(control::WIDTH))
}

generator_block! {
    /// Source codes, constants and control of a scalar ALU instruction.
    pub struct SaluDecode() {
        /// The instruction.
        in word: (Bits<32>),
        /// The dword after it.
        in literal: (Bits<32>),
        /// SCC, which may be a source.
        in scc: (Bit),
        /// SCC is a source.
        out reads_scc: (Bit),
        /// Register numbers of the two sources.
        out index: [Bits<7>; 2],
        /// The source is a register.
        out is_register: [Bit; 2],
        /// Else its value.
        out constant: [Bits<64>; 2],
        /// Destination register.
        out destination: (Bits<7>),
        /// The control word.
        out control: (Bits<16>),
    }
    |g| {
        let word = g.input("word");
        // SOP2's prefix is part of those of the other two, which therefore come first.
        let control = [Format::Sop1, Format::Sopc].iter().fold(control_of(g, &word, Format::Sop2), |otherwise, format| {
            has_format(&word, *format).select(&control_of(g, &word, *format), &otherwise)
        });
        let control = g.name("control_word", &control);
        let exec = g.constant(8, 126);
        let second = control.bit(control::SAVES_EXEC).select(&exec, &field(&word, Format::Sop2, FieldName::Ssrc1));
        let codes = [field(&word, Format::Sop2, FieldName::Ssrc0), second];
        for (at, (code, wide)) in codes.iter().zip([control::WIDE_A, control::WIDE_B]).enumerate() {
            let value = constant_source(g, code, &control.bit(wide), &g.input("literal"), &g.input("scc"));
            g.output(&format!("index_{at}"), &code.slice(0, 7));
            g.output(&format!("is_register_{at}"), &code.less(&code.same_width(FIRST_CONSTANT)));
            g.output(&format!("constant_{at}"), &value);
        }
        g.output("reads_scc", &(codes[0].is(SCC) | codes[1].is(SCC)));
        g.output("destination", &field(&word, Format::Sop2, FieldName::Sdst));
        g.output("control", &control);
    }
}

generator_block! {
    /// Result and SCC of a scalar ALU instruction. One adder serves sums, differences and comparisons.
    pub struct SaluExecute() {
        /// The control word.
        in control: (Bits<16>),
        /// The source registers (low half: the register).
        in register: [Bits<64>; 2],
        /// The source is a register.
        in is_register: [Bit; 2],
        /// Else its value.
        in constant: [Bits<64>; 2],
        /// SCC before.
        in scc: (Bit),
        /// The result; 32-bit results have a zero high half.
        out result: (Bits<64>),
        /// The second source: EXEC before, of those that save it.
        out saved: (Bits<64>),
        /// SCC after.
        out scc_value: (Bit),
        /// It changes.
        out scc_write: (Bit),
    }
    |g| {
        let control = g.input("control");
        let signed = control.bit(control::SIGNED);
        let operand = |at: usize, wide: u32| {
            let is_register = g.input(&format!("is_register_{at}"));
            let source = is_register.select(&g.input(&format!("register_{at}")), &g.input(&format!("constant_{at}")));
            let low = source.slice(0, 32);
            let narrow = (low.msb() & &signed).repeat(32).concat(&low);
            control.bit(wide).select(&source, &narrow)
        };
        let a = g.name("a", &operand(0, control::WIDE_A));
        let b = g.name("b", &operand(1, control::WIDE_B));
        let function = control.slice(control::FUNCTION.0, control::FUNCTION.1);
        let condition = control.slice(control::CONDITION.0, control::CONDITION.1);
        let wide = control.bit(control::WIDE_RESULT);
        let subtract = function.is(Function::Subtract as u128);
        let addend = subtract.select(&!&b, &b);
        let sum = a.zero_extend(65) + addend.zero_extend(65) + subtract.zero_extend(65);
        let sum = g.name("sum", &sum);

        // Shift amounts: 5 bits of 32-bit shifts, 6 bits of 64-bit ones.
        let amount = b.slice(0, 5).zero_extend(6) | (b.bit(5) & &wide).concat(&g.zero(5));
        let product = (a.slice(0, 32) * b.slice(0, 32)).slice(0, 32).zero_extend(64);
        let scc = g.input("scc");
        let result = g.lookup(
            &function,
            &[
                (Function::Move as u128, a.clone()),
                (Function::And as u128, &a & &b),
                (Function::AndNot as u128, &a & !&b),
                (Function::Or as u128, &a | &b),
                (Function::Xor as u128, &a ^ &b),
                (Function::ShiftLeft as u128, a.shift_left(&amount)),
                (Function::ShiftRight as u128, a.shift_right(&amount)),
                (Function::ShiftRightSigned as u128, a.shift_right_signed(&amount)),
                (Function::Multiply as u128, product),
                (Function::Select as u128, scc.select(&a, &b)),
            ],
            &sum.slice(0, 64),
        );
        let result = result.slice(32, 32).when(&wide).concat(&result.slice(0, 32));
        let result = g.name("full_result", &result);
        g.output("result", &result);
        g.output("saved", &b);

        // Operands of 32-bit operations are extended to 64 bits, so one comparison serves both widths.
        let equal = a.equals(&b);
        let less = signed.select(&a.less_signed(&b), &a.less(&b));
        let carry = sum.bit(32) ^ &a.bit(32) ^ &addend.bit(32) ^ &subtract;
        let overflow = (a.bit(31) ^ &sum.bit(31)) & (addend.bit(31) ^ &sum.bit(31));
        let value = g.lookup(
            &condition,
            &[
                (Condition::NonZero as u128, result.any()),
                (Condition::Carry as u128, carry),
                (Condition::Overflow as u128, overflow),
                (Condition::Equal as u128, equal.clone()),
                (Condition::NotEqual as u128, !&equal),
                (Condition::Less as u128, less.clone()),
                (Condition::LessEqual as u128, &less | &equal),
                (Condition::Greater as u128, !(&less | &equal)),
                (Condition::GreaterEqual as u128, !less),
            ],
            &scc,
        );
        g.output("scc_value", &value);
        g.output("scc_write", &condition.any());
    }
}

hardware_block! {
    /// See the module's description.
    pub struct Salu() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// From this wave.
        pub issue_wave: Signal<In, Bits<4>>,
        /// Its dword.
        pub issue_word: Signal<In, Bits<32>>,
        /// The dword behind it.
        pub issue_literal: Signal<In, Bits<32>>,
        /// Its number.
        pub issue_sequence: Signal<In, Bits<16>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// SCC of `write_wave`.
        pub scc: Signal<In, Bit>,
        /// SCC of `read_wave`.
        pub read_scc: Signal<In, Bit>,
        /// The wave whose registers are read.
        pub read_wave: Signal<Out, Bits<4>>,
        /// Which registers.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(2),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(2),
        /// A register pair is written.
        pub write: Signal<Out, Bit>,
        /// The write happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Of this wave.
        pub write_wave: Signal<Out, Bits<4>>,
        /// Pair number.
        pub write_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub write_data: Signal<Out, Bits<64>>,
        /// Halves.
        pub write_halves: Signal<Out, Bits<2>>,
        /// SCC of the wave is written.
        pub scc_write: Signal<Out, Bit>,
        /// Its value.
        pub scc_value: Signal<Out, Bit>,
        /// An instruction finishes; its wave is `write_wave`.
        pub done: Signal<Out, Bit>,
        /// Its number.
        pub done_sequence: Signal<Out, Bits<16>>,

        decode: SaluDecode = SaluDecode::new(),
        execute: SaluExecute = SaluExecute::new(),
        decode_valid: DFF<Bit>,
        decode_wave: DFF<Bits<4>>,
        decode_word: DFF<Bits<32>>,
        decode_literal: DFF<Bits<32>>,
        decode_sequence: DFF<Bits<16>>,
        execute_valid: DFF<Bit>,
        execute_wave: DFF<Bits<4>>,
        execute_control: DFF<Bits<16>>,
        execute_destination: DFF<Bits<7>>,
        execute_sequence: DFF<Bits<16>>,
        execute_is_register: Vec<DFF<Bit>> = signals(2),
        execute_constant: Vec<DFF<Bits<64>>> = signals(2),
        execute_second: DFF<Bit>,
        saves_exec: Signal<Local, Bit>,
        writes: Signal<Local, Bit>,
        depends: Signal<Local, Bit>,
        waits: Signal<Local, Bit>,
        wrote: Signal<Local, Bit>,
        finishes: Signal<Local, Bit>,
        executes_next: Signal<Local, Bit>,
        destination_pair: Signal<Local, Bits<6>>,
        to_trap: Signal<Local, Bit>,
    }
}

impl Logic for Salu {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, decode_valid, decode_wave, decode_word, decode_literal, decode_sequence);
        dff_setup!(self, clock, execute_valid, execute_wave, execute_control, execute_destination, execute_sequence);
        dff_setup!(self, clock, execute_second);

        // Execute.
        self.execute.control.next = self.execute_control.q.val();
        self.execute.scc.next = self.scc.val();
        for i in 0..self.read_data.len() {
            self.execute_is_register[i].clock.next = self.clock.val();
            self.execute_is_register[i].d.next = self.decode.is_register[i].val();
            self.execute_constant[i].clock.next = self.clock.val();
            self.execute_constant[i].d.next = self.decode.constant[i].val();
            if self.execute_valid.q.val() & !self.finishes.val() {
                // The SGPR file's output changes while the write waits: keep the operands.
                self.execute_is_register[i].d.next = false;
                self.execute_constant[i].d.next = self.execute_constant[i].q.val();
                if self.execute_is_register[i].q.val() {
                    self.execute_constant[i].d.next = self.read_data[i].val();
                }
            }
            self.execute.register[i].next = self.read_data[i].val();
            self.execute.is_register[i].next = self.execute_is_register[i].q.val();
            self.execute.constant[i].next = self.execute_constant[i].q.val();
        }
        self.saves_exec.next = self.execute_control.q.val().get_bit(12);
        self.writes.next = self.execute_control.q.val().get_bit(13);
        self.destination_pair.next = self.execute_destination.q.val().get_bits::<6>(1);
        self.write.next = self.execute_valid.q.val() & self.writes.val();
        self.write_wave.next = self.execute_wave.q.val();
        self.write_pair.next = self.destination_pair.val();
        self.write_data.next = self.execute.result.val();
        if self.execute_destination.q.val().get_bit(0) {
            self.write_data.next = self.execute.result.val() << 32;
        }
        self.write_halves.next = 3.into();
        if !self.execute_control.q.val().get_bit(10) {
            self.write_halves.next = 1.into();
            if self.execute_destination.q.val().get_bit(0) {
                self.write_halves.next = 2.into();
            }
        }
        if self.saves_exec.val() & !self.execute_second.q.val() {
            self.write_data.next = self.execute.saved.val();
            if self.execute_destination.q.val().get_bit(0) {
                self.write_data.next = self.execute.saved.val() << 32;
            }
        }
        if self.saves_exec.val() & self.execute_second.q.val() {
            self.write_pair.next = 63.into();
            self.write_data.next = self.execute.result.val();
            self.write_halves.next = 1.into();
        }
        self.wrote.next = self.execute_valid.q.val() & (self.write_ready.val() | !self.writes.val());
        self.finishes.next = self.wrote.val() & (!self.saves_exec.val() | self.execute_second.q.val());
        if self.wrote.val() {
            self.execute_second.d.next = self.saves_exec.val() & !self.execute_second.q.val();
        }
        // A write to a trap register fails and leaves SCC alone (3.3.1.3).
        self.to_trap.next =
            self.writes.val() & (self.destination_pair.val() >= 54) & (self.destination_pair.val() < 62);
        self.scc_write.next = self.finishes.val() & self.execute.scc_write.val() & !self.to_trap.val();
        self.scc_value.next = self.execute.scc_value.val();
        self.done.next = self.finishes.val();
        self.done_sequence.next = self.execute_sequence.q.val();

        // Decode: wait for a register that the instruction ahead writes.
        self.decode.word.next = self.decode_word.q.val();
        self.decode.literal.next = self.decode_literal.q.val();
        self.decode.scc.next = self.read_scc.val();
        self.read_wave.next = self.decode_wave.q.val();
        self.depends.next = false;
        for i in 0..self.read_index.len() {
            self.read_index[i].next = self.decode.index[i].val();
            if self.decode.is_register[i].val()
                & (self.decode.index[i].val().get_bits::<6>(1) == self.destination_pair.val())
            {
                self.depends.next = true;
            }
        }
        if self.saves_exec.val() | (self.execute.scc_write.val() & self.decode.reads_scc.val()) {
            self.depends.next = true;
        }
        self.waits.next =
            self.depends.val() & self.execute_valid.q.val() & (self.execute_wave.q.val() == self.decode_wave.q.val());
        self.executes_next.next =
            self.decode_valid.q.val() & !self.waits.val() & (!self.execute_valid.q.val() | self.finishes.val());
        if self.finishes.val() {
            self.execute_valid.d.next = false;
        }
        if self.executes_next.val() {
            self.execute_valid.d.next = true;
            self.execute_wave.d.next = self.decode_wave.q.val();
            self.execute_control.d.next = self.decode.control.val();
            self.execute_destination.d.next = self.decode.destination.val();
            self.execute_sequence.d.next = self.decode_sequence.q.val();
        }

        // Issue.
        self.ready.next = !self.decode_valid.q.val() | self.executes_next.val();
        if self.executes_next.val() {
            self.decode_valid.d.next = false;
        }
        if self.issue_valid.val() {
            self.decode_valid.d.next = true;
            self.decode_wave.d.next = self.issue_wave.val();
            self.decode_word.d.next = self.issue_word.val();
            self.decode_literal.d.next = self.issue_literal.val();
            self.decode_sequence.d.next = self.issue_sequence.val();
        }
    }
}
