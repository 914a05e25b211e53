//! Instructions of words and flags.

use super::super::code::{Binary, Instruction, Label, Logic, Shift, Test, Value};
use super::{ADD, AND, BROADCAST, Encoder, Source, codes};
use iced_x86::code_asm::*;
use iced_x86::{Code, IcedError, Instruction as Encoded, MemoryOperand, Register};

impl Encoder<'_> {
    pub(super) fn instruction(&mut self, instruction: &Instruction) -> Result<(), IcedError> {
        match *instruction {
            Instruction::Binary(how, to, [a, b]) => self.binary(how, to, a, b),
            Instruction::Shift(how, to, a, by) => self.shift(how, to, a, by),
            Instruction::LeadingZeros(to, a) => {
                let (made, a) = (self.made(to), self.word(a, self.scratch(1))?);
                let code = self.code(codes!(EVEX_Vplzcntq_zmm_k1z_zmmm512b64, EVEX_Vplzcntq_ymm_k1z_ymmm256b64));
                self.emit(Encoded::with2(code, made.0, a)?)?;
                self.keep(made)
            }
            Instruction::Compare(how, to, [a, b]) => self.compare(how, to, a, b),
            Instruction::Logic(how, to, [a, b]) => {
                let (made, a, b) = (self.made_flag(to), self.flag(a, Register::K6)?, self.flag(b, Register::K7)?);
                let (code, [a, b]) = match how {
                    Logic::And => (Code::VEX_Kandb_kr_kr_kr, [a, b]),
                    // The processor inverts the first one.
                    Logic::AndNot => (Code::VEX_Kandnb_kr_kr_kr, [b, a]),
                    Logic::Or => (Code::VEX_Korb_kr_kr_kr, [a, b]),
                    Logic::Xor => (Code::VEX_Kxorb_kr_kr_kr, [a, b]),
                };
                self.emit(Encoded::with3(code, made.0, a, b)?)?;
                self.keep_flag(made)
            }
            Instruction::Clear(to) => {
                let made = self.made_flag(to);
                self.emit(Encoded::with3(Code::VEX_Kxorb_kr_kr_kr, made.0, Register::K0, Register::K0)?)?;
                self.keep_flag(made)
            }
            Instruction::Not(to, a) => {
                let (made, a) = (self.made_flag(to), self.flag(a, Register::K6)?);
                self.emit(Encoded::with3(Code::VEX_Kxorb_kr_kr_kr, made.0, a, Register::K0)?)?;
                self.keep_flag(made)
            }
            Instruction::OfSome(to, a) => {
                let (made, a) = (self.made_flag(to), self.flag(a, Register::K6)?);
                self.assembler.xor(eax, eax)?;
                self.emit(Encoded::with2(Code::VEX_Kortestb_kr_kr, a, a)?)?;
                self.assembler.setne(al)?;
                self.assembler.neg(eax)?;
                self.emit(Encoded::with2(Code::VEX_Kmovb_kr_r32, made.0, Register::EAX)?)?;
                self.emit(Encoded::with3(Code::VEX_Kandb_kr_kr_kr, made.0, made.0, Register::K0)?)?;
                self.keep_flag(made)
            }
            Instruction::Widen(to, flag) => {
                let (made, flag) = (self.made(to), self.flag(flag, Register::K6)?);
                let offset = self.constants.offset(vec![1]);
                let one = MemoryOperand::with_base_displ(Register::R13, offset);
                let mut widen = Encoded::with2(self.code(BROADCAST), made.0, one)?;
                widen.set_op_mask(flag);
                widen.set_zeroing_masking(true);
                self.emit(widen)?;
                self.keep(made)
            }
            Instruction::Select(to, flag, [a, b]) => {
                let (made, flag) = (self.made(to), self.flag(flag, Register::K6)?);
                let (a, b) = (self.source(a), self.word(b, self.scratch(1))?);
                let code =
                    self.code(codes!(EVEX_Vpblendmq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpblendmq_ymm_k1z_ymm_ymmm256b64));
                let mut select = match a {
                    Source::Register(a) => Encoded::with3(code, made.0, b, a)?,
                    Source::Memory(a) => Encoded::with3(code, made.0, b, a)?,
                };
                select.set_op_mask(flag);
                self.emit(select)?;
                self.keep(made)
            }
            Instruction::Load(to, word) => self.load_state(to, word),
            Instruction::LoadUniform(to, word) => {
                let made = self.made(to);
                let from = MemoryOperand::with_base_displ(Register::RBX, self.state(word) + 8 * i64::from(word.at));
                self.emit(Encoded::with2(self.code(BROADCAST), made.0, from)?)?;
                self.keep(made)
            }
            Instruction::Store(word, value) => self.store_state(word, value),
            Instruction::Table(to, table, bytes, entry, at) => {
                let made = self.made(to);
                let entry = self.word(entry, self.scratch(1))?;
                let offset = self.scaled(entry, bytes)?;
                self.assembler.mov(rax, table)?;
                self.gather(made.0, Register::RAX, offset, 8 * i64::from(at))?;
                self.keep(made)
            }
            Instruction::LoadElement(to, word, index) => {
                let made = self.made(to);
                let offset = self.element(word, index)?;
                self.gather(made.0, Register::R12, offset, self.element_displacement(word))?;
                if word.bytes < 8 {
                    let mask = self.broadcast((1 << (8 * word.bytes)) - 1);
                    self.with_source(AND, made.0, made.0, Source::Memory(mask))?;
                }
                self.keep(made)
            }
            Instruction::StoreElement(word, [index, value, flag]) => self.store_element(word, index, value, flag),
            Instruction::Report(memory, twice, [flag, address]) => self.report(memory, twice, flag, address),
            Instruction::Call(child, purpose, first_word, first_byte) => {
                let Some(address) = (self.target.callee)(child, purpose) else { return Ok(()) };
                let instances = self.target.instances as i64;
                let (words, bytes) = (first_word as i64 * 8 * instances, first_byte as i64 * instances);
                self.assembler.lea(rdi, qword_ptr(rbx + words as i32))?;
                self.assembler.lea(rsi, qword_ptr(r12 + bytes as i32))?;
                self.assembler.mov(rax, address)?;
                self.assembler.call(rax)?;
                self.set_all()
            }
            Instruction::SkipUnless(flag, Label(label)) => {
                let flag = self.flag(flag, Register::K6)?;
                self.emit(Encoded::with2(Code::VEX_Kortestb_kr_kr, flag, flag)?)?;
                self.assembler.je(self.labels[label])
            }
            Instruction::Resume(Label(label)) => {
                self.assembler.set_label(&mut self.labels[label])?;
                // Two labels may end at one place, which the assembler does not allow.
                self.assembler.zero_bytes()
            }
        }
    }

    fn binary(&mut self, how: Binary, to: Value, a: Value, b: Value) -> Result<(), IcedError> {
        let code = match how {
            Binary::And => AND,
            Binary::AndNot => codes!(EVEX_Vpandnq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpandnq_ymm_k1z_ymm_ymmm256b64),
            Binary::Or => codes!(EVEX_Vporq_zmm_k1z_zmm_zmmm512b64, EVEX_Vporq_ymm_k1z_ymm_ymmm256b64),
            Binary::Xor => codes!(EVEX_Vpxorq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpxorq_ymm_k1z_ymm_ymmm256b64),
            Binary::Add => ADD,
            Binary::Sub => codes!(EVEX_Vpsubq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpsubq_ymm_k1z_ymm_ymmm256b64),
            Binary::Multiply => codes!(EVEX_Vpmullq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpmullq_ymm_k1z_ymm_ymmm256b64),
            Binary::MultiplyHalves => {
                codes!(EVEX_Vpmuludq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpmuludq_ymm_k1z_ymm_ymmm256b64)
            }
            Binary::ShiftLeft => codes!(EVEX_Vpsllvq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpsllvq_ymm_k1z_ymm_ymmm256b64),
            Binary::ShiftRight => codes!(EVEX_Vpsrlvq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpsrlvq_ymm_k1z_ymm_ymmm256b64),
        };
        let swaps = !matches!(how, Binary::Sub | Binary::ShiftLeft | Binary::ShiftRight);
        // The processor inverts the first one of AndNot.
        let swap = match how {
            Binary::AndNot => true,
            _ => swaps && matches!(self.source(a), Source::Memory(_)),
        };
        let (a, b) = if swap { (b, a) } else { (a, b) };
        let made = self.made(to);
        let (a, b) = (self.word(a, self.scratch(1))?, self.source(b));
        self.with_source(code, made.0, a, b)?;
        self.keep(made)
    }

    fn shift(&mut self, how: Shift, to: Value, a: Value, by: u32) -> Result<(), IcedError> {
        let code = match how {
            Shift::Left => codes!(EVEX_Vpsllq_zmm_k1z_zmmm512b64_imm8, EVEX_Vpsllq_ymm_k1z_ymmm256b64_imm8),
            Shift::Right => codes!(EVEX_Vpsrlq_zmm_k1z_zmmm512b64_imm8, EVEX_Vpsrlq_ymm_k1z_ymmm256b64_imm8),
            Shift::Signed => codes!(EVEX_Vpsraq_zmm_k1z_zmmm512b64_imm8, EVEX_Vpsraq_ymm_k1z_ymmm256b64_imm8),
        };
        let (made, code) = (self.made(to), self.code(code));
        let shift = match self.source(a) {
            Source::Register(a) => Encoded::with3(code, made.0, a, by)?,
            Source::Memory(a) => Encoded::with3(code, made.0, a, by)?,
        };
        self.emit(shift)?;
        self.keep(made)
    }

    fn compare(&mut self, how: Test, to: Value, a: Value, b: Value) -> Result<(), IcedError> {
        let made = self.made_flag(to);
        let (a, b) = (self.word(a, self.scratch(1))?, self.source(b));
        let predicate = match how {
            Test::Equal => 0u32,
            Test::Less => 1,
            Test::NotEqual => 4,
            Test::Common => {
                let code = codes!(EVEX_Vptestmq_kr_k1_zmm_zmmm512b64, EVEX_Vptestmq_kr_k1_ymm_ymmm256b64);
                self.with_source(code, made.0, a, b)?;
                return self.keep_flag(made);
            }
        };
        let code = self.code(codes!(EVEX_Vpcmpuq_kr_k1_zmm_zmmm512b64_imm8, EVEX_Vpcmpuq_kr_k1_ymm_ymmm256b64_imm8));
        let compare = match b {
            Source::Register(b) => Encoded::with4(code, made.0, a, b, predicate)?,
            Source::Memory(b) => Encoded::with4(code, made.0, a, b, predicate)?,
        };
        self.emit(compare)?;
        self.keep_flag(made)
    }
}
