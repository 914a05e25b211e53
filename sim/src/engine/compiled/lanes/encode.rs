//! Machine code of the machine for groups: AVX-512 by the encoder of `iced-x86`.
//!
//! `rbx` has the address of the group's block, `r12` that of its memory block, `r13` that of the constants behind the code,
//! `k0` a set bit for each instance. Vector registers from [`VECTORS`] on and the mask registers from `MASKS + 1` on are for
//! what an instruction needs on the way.

use super::super::function::Purpose;
use super::allocate::{Place, Places, places, without_unused};
use super::code::{Binary, Instruction, Kind, Label, Logic, MemoryWord, Shift, StateWord, Test, Value};
use iced_x86::code_asm::*;
use iced_x86::{Code, IcedError, Instruction as Encoded, MemoryOperand, Register};
use std::collections::HashMap;

/// Vector registers for values.
const VECTORS: u8 = 28;
/// Mask registers for flags.
const MASKS: u8 = 5;
/// Bytes of a vector register, and of a slot.
const BYTES: u64 = 64;

/// What a function is made for and from.
pub struct Target<'a> {
    /// Instances of a group: 8 or 4.
    pub instances: u64,
    /// Address of the host's record of memory faults.
    pub faults: u64,
    /// Address of the function that reports them: see [`report`](super::super::memory::report_lanes).
    pub report: u64,
    /// Address of a function of a module, if there is one of that purpose.
    pub callee: &'a dyn Fn(usize, Purpose) -> Option<u64>,
}

/// The machine code of a function, for any address.
///
/// # Errors
/// The encoder refused an instruction.
pub fn encode(code: Vec<Instruction>, kinds: &[Kind], labels: usize, target: &Target) -> Result<Vec<u8>, IcedError> {
    let code = without_unused(code, kinds.len());
    let places = places(&code, kinds, VECTORS, MASKS);
    let mut assembler = CodeAssembler::new(64)?;
    let labels = (0..labels).map(|_| assembler.create_label()).collect();
    let (pool, stub) = (assembler.create_label(), assembler.create_label());
    let mut encoder =
        Encoder { target, assembler, kinds, places, labels, constants: Pool::default(), pool, stub, reports: false };
    encoder.begin()?;
    for instruction in &code {
        encoder.instruction(instruction)?;
    }
    encoder.end()?;
    encoder.assembler.assemble(0)
}

/// Constants behind the code.
#[derive(Default)]
struct Pool {
    words: Vec<u64>,
    known: HashMap<Vec<u64>, u64>,
}

impl Pool {
    /// Offset of some words in a row.
    fn offset(&mut self, words: Vec<u64>) -> i64 {
        let all = &mut self.words;
        let offset = self.known.entry(words).or_insert_with_key(|words| {
            all.extend(words);
            (all.len() - words.len()) as u64 * 8
        });
        *offset as i64
    }
}

/// A second operand.
#[derive(Clone, Copy)]
enum Source {
    Register(Register),
    Memory(MemoryOperand),
}

/// A code for vectors of eight words, and the one for vectors of four.
macro_rules! codes {
    ($eight:ident, $four:ident) => {
        [Code::$eight, Code::$four]
    };
}

struct Encoder<'a> {
    target: &'a Target<'a>,
    assembler: CodeAssembler,
    kinds: &'a [Kind],
    places: Places,
    labels: Vec<CodeLabel>,
    constants: Pool,
    pool: CodeLabel,
    stub: CodeLabel,
    reports: bool,
}

impl Encoder<'_> {
    fn begin(&mut self) -> Result<(), IcedError> {
        let a = &mut self.assembler;
        a.push(rbp)?;
        a.mov(rbp, rsp)?;
        a.push(rbx)?;
        a.push(r12)?;
        a.push(r13)?;
        a.and(rsp, -(BYTES as i32))?;
        // The last slot hands addresses over to the report of a fault.
        a.sub(rsp, ((self.places.slots as u64 + 1) * BYTES) as i32)?;
        a.mov(rbx, rdi)?;
        a.mov(r12, rsi)?;
        a.lea(r13, ptr(self.pool))?;
        self.set_all()
    }

    fn set_all(&mut self) -> Result<(), IcedError> {
        self.assembler.mov(eax, (1u32 << self.target.instances) - 1)?;
        self.assembler.kmovb(k0, eax)
    }

    fn end(&mut self) -> Result<(), IcedError> {
        let a = &mut self.assembler;
        a.vzeroupper()?;
        a.lea(rsp, qword_ptr(rbp - 24))?;
        a.pop(r13)?;
        a.pop(r12)?;
        a.pop(rbx)?;
        a.pop(rbp)?;
        a.ret()?;
        if self.reports {
            self.report_stub()?;
        }
        self.assembler.set_label(&mut self.pool)?;
        // The label needs something to stand before.
        self.constants.words.push(0);
        self.assembler.dq(&self.constants.words)
    }

    /// Calls the host with everything kept: `edx` the memory and how, `r8d` the instances. The stack is at a multiple of
    /// [`BYTES`], less the return address.
    fn report_stub(&mut self) -> Result<(), IcedError> {
        let (faults, report) = (self.target.faults, self.target.report);
        let room = 33 * BYTES as i32 + BYTES as i32 - 8;
        let place = |at: u32| MemoryOperand::with_base_displ(Register::RSP, (at * BYTES as u32) as i64);
        let slots = self.places.slots as i32 * BYTES as i32;
        self.assembler.set_label(&mut self.stub)?;
        self.assembler.lea(rcx, qword_ptr(rsp + 8 + slots))?;
        self.assembler.sub(rsp, room)?;
        for at in 0..32 {
            let all = Encoded::with2(Code::EVEX_Vmovdqu64_zmmm512_k1z_zmm, place(at), Register::ZMM0 + at)?;
            self.assembler.add_instruction(all)?;
        }
        for at in 0..8 {
            let mask = MemoryOperand::with_base_displ(Register::RSP, 32 * BYTES as i64 + at);
            let mask = Encoded::with2(Code::VEX_Kmovb_m8_kr, mask, Register::K0 + at as u32)?;
            self.assembler.add_instruction(mask)?;
        }
        self.assembler.mov(rdi, faults)?;
        self.assembler.mov(rsi, rbx)?;
        self.assembler.mov(rax, report)?;
        self.assembler.call(rax)?;
        for at in 0..32 {
            let all = Encoded::with2(Code::EVEX_Vmovdqu64_zmm_k1z_zmmm512, Register::ZMM0 + at, place(at))?;
            self.assembler.add_instruction(all)?;
        }
        for at in 0..8 {
            let mask = MemoryOperand::with_base_displ(Register::RSP, 32 * BYTES as i64 + at);
            let mask = Encoded::with2(Code::VEX_Kmovb_kr_km8, Register::K0 + at as u32, mask)?;
            self.assembler.add_instruction(mask)?;
        }
        self.assembler.add(rsp, room)?;
        self.assembler.ret()
    }

    /// The code for this length of vectors.
    fn code(&self, codes: [Code; 2]) -> Code {
        codes[(self.target.instances == 4) as usize]
    }

    /// A vector register of this length.
    fn register(&self, number: u8) -> Register {
        let first = if self.target.instances == 4 { Register::YMM0 } else { Register::ZMM0 };
        first + u32::from(number)
    }

    /// One for what is needed on the way.
    fn scratch(&self, number: u8) -> Register {
        self.register(VECTORS + number)
    }

    fn slot(&self, slot: u32) -> MemoryOperand {
        MemoryOperand::with_base_displ(Register::RSP, i64::from(slot) * BYTES as i64)
    }

    fn broadcast(&mut self, bits: u64) -> MemoryOperand {
        let offset = self.constants.offset(vec![bits]);
        MemoryOperand::new(Register::R13, Register::None, 1, offset, 1, true, Register::None)
    }

    /// A word for each instance.
    fn each(&mut self, word: impl Fn(u64) -> u64) -> MemoryOperand {
        let offset = self.constants.offset((0..self.target.instances).map(word).collect());
        MemoryOperand::with_base_displ(Register::R13, offset)
    }

    fn emit(&mut self, encoded: Encoded) -> Result<(), IcedError> {
        self.assembler.add_instruction(encoded)
    }

    fn load(&mut self, to: Register, from: MemoryOperand) -> Result<(), IcedError> {
        let code = self.code(codes!(EVEX_Vmovdqu64_zmm_k1z_zmmm512, EVEX_Vmovdqu64_ymm_k1z_ymmm256));
        self.emit(Encoded::with2(code, to, from)?)
    }

    fn store(&mut self, to: MemoryOperand, from: Register) -> Result<(), IcedError> {
        let code = self.code(codes!(EVEX_Vmovdqu64_zmmm512_k1z_zmm, EVEX_Vmovdqu64_ymmm256_k1z_ymm));
        self.emit(Encoded::with2(code, to, from)?)
    }

    /// A word in a register, in this one if it is not in one.
    fn word(&mut self, value: Value, scratch: Register) -> Result<Register, IcedError> {
        match self.source(value) {
            Source::Register(register) => Ok(register),
            Source::Memory(from) => {
                match self.kinds[value.0 as usize] {
                    Kind::Constant(bits) => {
                        let offset = self.constants.offset(vec![bits]);
                        let from = MemoryOperand::with_base_displ(Register::R13, offset);
                        self.emit(Encoded::with2(self.code(BROADCAST), scratch, from)?)?;
                    }
                    _ => self.load(scratch, from)?,
                }
                Ok(scratch)
            }
        }
    }

    fn source(&mut self, value: Value) -> Source {
        if let Kind::Constant(bits) = self.kinds[value.0 as usize] {
            return Source::Memory(self.broadcast(bits));
        }
        match self.places.of[value.0 as usize] {
            Place::Register(register) => Source::Register(self.register(register)),
            Place::Slot(slot) => Source::Memory(self.slot(slot)),
            Place::None => unreachable!("an operand has a place"),
        }
    }

    /// A flag in a register, in this one if it is not in one.
    fn flag(&mut self, value: Value, scratch: Register) -> Result<Register, IcedError> {
        match self.places.of[value.0 as usize] {
            Place::Register(register) => Ok(Register::K0 + u32::from(register)),
            Place::Slot(slot) => {
                let from = self.slot(slot);
                self.emit(Encoded::with2(Code::VEX_Kmovb_kr_km8, scratch, from)?)?;
                Ok(scratch)
            }
            Place::None => unreachable!("an operand has a place"),
        }
    }

    /// Where a word is made, and the slot that it belongs to.
    fn made(&self, value: Value) -> (Register, Option<MemoryOperand>) {
        match self.places.of[value.0 as usize] {
            Place::Register(register) => (self.register(register), None),
            Place::Slot(slot) => (self.scratch(0), Some(self.slot(slot))),
            Place::None => (self.scratch(0), None),
        }
    }

    fn keep(&mut self, (from, slot): (Register, Option<MemoryOperand>)) -> Result<(), IcedError> {
        slot.map_or(Ok(()), |slot| self.store(slot, from))
    }

    /// The same for a flag.
    fn made_flag(&self, value: Value) -> (Register, Option<MemoryOperand>) {
        match self.places.of[value.0 as usize] {
            Place::Register(register) => (Register::K0 + u32::from(register), None),
            Place::Slot(slot) => (Register::K7, Some(self.slot(slot))),
            Place::None => (Register::K7, None),
        }
    }

    fn keep_flag(&mut self, (from, slot): (Register, Option<MemoryOperand>)) -> Result<(), IcedError> {
        slot.map_or(Ok(()), |slot| self.emit(Encoded::with2(Code::VEX_Kmovb_m8_kr, slot, from)?))
    }

    /// An instruction of a register and another source.
    fn with_source(&mut self, code: [Code; 2], to: Register, a: Register, b: Source) -> Result<(), IcedError> {
        let code = self.code(code);
        self.emit(match b {
            Source::Register(b) => Encoded::with3(code, to, a, b)?,
            Source::Memory(b) => Encoded::with3(code, to, a, b)?,
        })
    }

    fn instruction(&mut self, instruction: &Instruction) -> Result<(), IcedError> {
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

    /// The first byte of a signal's words of all instances.
    fn state(&self, word: StateWord) -> i64 {
        i64::from(word.first) * 8 * self.target.instances as i64
    }

    fn load_state(&mut self, to: Value, word: StateWord) -> Result<(), IcedError> {
        let (made, first) = (self.made(to), self.state(word));
        if word.words == 1 {
            self.load(made.0, MemoryOperand::with_base_displ(Register::RBX, first))?;
            return self.keep(made);
        }
        if word.words == 2 {
            // The words of an instance lie side by side: every second one of twice as many.
            let half = self.target.instances as i64 * 8;
            let (low, which) = (self.scratch(1), self.each(|instance| 2 * instance + u64::from(word.at)));
            self.load(low, MemoryOperand::with_base_displ(Register::RBX, first))?;
            self.load(made.0, which)?;
            let high = Source::Memory(MemoryOperand::with_base_displ(Register::RBX, first + half));
            let code = codes!(EVEX_Vpermi2q_zmm_k1z_zmm_zmmm512b64, EVEX_Vpermi2q_ymm_k1z_ymm_ymmm256b64);
            self.with_source(code, made.0, low, high)?;
            return self.keep(made);
        }
        let (offset, stride) = (self.scratch(2), u64::from(word.words) * 8);
        let offsets = self.each(|instance| instance * stride);
        self.load(offset, offsets)?;
        self.gather(made.0, Register::RBX, offset, first + 8 * i64::from(word.at))?;
        self.keep(made)
    }

    fn store_state(&mut self, word: StateWord, value: Value) -> Result<(), IcedError> {
        let first = self.state(word);
        let value = self.word(value, self.scratch(1))?;
        if word.words == 1 {
            return self.store(MemoryOperand::with_base_displ(Register::RBX, first), value);
        }
        let (offset, stride) = (self.scratch(2), u64::from(word.words) * 8);
        let offsets = self.each(|instance| instance * stride);
        self.load(offset, offsets)?;
        self.scatter(Register::RBX, offset, first + 8 * i64::from(word.at), value, Register::K0)
    }

    /// A word times a constant, in a register for what is needed on the way.
    fn scaled(&mut self, word: Register, by: u64) -> Result<Register, IcedError> {
        let to = self.scratch(2);
        if by.is_power_of_two() {
            let code = self.code(codes!(EVEX_Vpsllq_zmm_k1z_zmmm512b64_imm8, EVEX_Vpsllq_ymm_k1z_ymmm256b64_imm8));
            self.emit(Encoded::with3(code, to, word, by.trailing_zeros())?)?;
            return Ok(to);
        }
        let by = Source::Memory(self.broadcast(by));
        self.with_source(
            codes!(EVEX_Vpmullq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpmullq_ymm_k1z_ymm_ymmm256b64),
            to,
            word,
            by,
        )?;
        Ok(to)
    }

    /// Offset of an element of each instance in the memory.
    fn element(&mut self, word: MemoryWord, index: Value) -> Result<Register, IcedError> {
        let index = self.word(index, self.scratch(1))?;
        let offset = self.scaled(index, word.bytes * self.target.instances)?;
        let own = Source::Memory(self.each(|instance| instance * word.bytes));
        self.with_source(ADD, offset, offset, own)?;
        Ok(offset)
    }

    fn element_displacement(&self, word: MemoryWord) -> i64 {
        (word.first * self.target.instances) as i64 + 8 * i64::from(word.at)
    }

    fn gather(&mut self, to: Register, base: Register, offset: Register, displacement: i64) -> Result<(), IcedError> {
        // The processor refuses a result in the register of the offsets, and merges into what it holds.
        let code = self.code(codes!(EVEX_Vpgatherqq_zmm_k1_vm64z, EVEX_Vpgatherqq_ymm_k1_vm64y));
        self.emit(Encoded::with2(Code::VEX_Kmovb_kr_km8, Register::K6, Register::K0)?)?;
        let from = MemoryOperand::new(base, offset, 1, displacement, 1, false, Register::None);
        let mut gather = Encoded::with2(code, to, from)?;
        gather.set_op_mask(Register::K6);
        self.emit(gather)
    }

    fn scatter(
        &mut self,
        base: Register,
        offset: Register,
        displacement: i64,
        value: Register,
        flag: Register,
    ) -> Result<(), IcedError> {
        let code = self.code(codes!(EVEX_Vpscatterqq_vm64z_k1_zmm, EVEX_Vpscatterqq_vm64y_k1_ymm));
        self.scatter_by(code, base, offset, displacement, value, flag)
    }

    fn scatter_by(
        &mut self,
        code: Code,
        base: Register,
        offset: Register,
        displacement: i64,
        value: Register,
        flag: Register,
    ) -> Result<(), IcedError> {
        self.emit(Encoded::with2(Code::VEX_Kmovb_kr_km8, Register::K6, flag)?)?;
        let to = MemoryOperand::new(base, offset, 1, displacement, 1, false, Register::None);
        let mut scatter = Encoded::with2(code, to, value)?;
        scatter.set_op_mask(Register::K6);
        self.emit(scatter)
    }

    fn store_element(&mut self, word: MemoryWord, index: Value, value: Value, flag: Value) -> Result<(), IcedError> {
        let offset = self.element(word, index)?;
        let displacement = self.element_displacement(word);
        let value = self.word(value, self.scratch(1))?;
        let flag = self.flag(flag, Register::K7)?;
        if word.bytes >= 8 {
            return self.scatter(Register::R12, offset, displacement, value, flag);
        }
        // Elements have four bytes at the least.
        let (narrow, code) = if self.target.instances == 4 {
            (Register::XMM0 + u32::from(VECTORS + 3), Code::EVEX_Vpmovqd_xmmm128_k1z_ymm)
        } else {
            (Register::YMM0 + u32::from(VECTORS + 3), Code::EVEX_Vpmovqd_ymmm256_k1z_zmm)
        };
        self.emit(Encoded::with2(code, narrow, value)?)?;
        let code = self.code(codes!(EVEX_Vpscatterqd_vm64z_k1_ymm, EVEX_Vpscatterqd_vm64y_k1_xmm));
        self.scatter_by(code, Register::R12, offset, displacement, narrow, flag)
    }

    fn report(&mut self, memory: u64, twice: bool, flag: Value, address: Value) -> Result<(), IcedError> {
        self.reports = true;
        let flag = self.flag(flag, Register::K6)?;
        let mut after = self.assembler.create_label();
        self.emit(Encoded::with2(Code::VEX_Kortestb_kr_kr, flag, flag)?)?;
        self.assembler.je(after)?;
        let address = self.word(address, self.scratch(1))?;
        let slot = self.slot(self.places.slots);
        self.store(slot, address)?;
        self.emit(Encoded::with2(Code::VEX_Kmovb_r32_kr, Register::R8D, flag)?)?;
        self.assembler.mov(edx, memory as u32 * 2 + u32::from(twice))?;
        self.assembler.call(self.stub)?;
        self.assembler.set_label(&mut after)?;
        self.assembler.zero_bytes()
    }
}

const BROADCAST: [Code; 2] = codes!(EVEX_Vpbroadcastq_zmm_k1z_xmmm64, EVEX_Vpbroadcastq_ymm_k1z_xmmm64);
const AND: [Code; 2] = codes!(EVEX_Vpandq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpandq_ymm_k1z_ymm_ymmm256b64);
const ADD: [Code; 2] = codes!(EVEX_Vpaddq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpaddq_ymm_k1z_ymm_ymmm256b64);
