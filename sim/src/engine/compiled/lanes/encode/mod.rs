//! Machine code of the machine for groups: AVX-512 by the encoder of `iced-x86`.
//!
//! `rbx` has the address of the group's block, `r12` that of its memory block, `r13` that of the constants behind the code,
//! `k0` a set bit for each instance. Vector registers from [`VECTORS`] on and the mask registers from `MASKS + 1` on are for
//! what an instruction needs on the way.

mod instructions;
mod memory;

use super::allocate::{Place, Places, places, without_unused};
use super::code::{Instruction, Kind, Value};
use crate::engine::compiled::function::Purpose;
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

use codes;

const BROADCAST: [Code; 2] = codes!(EVEX_Vpbroadcastq_zmm_k1z_xmmm64, EVEX_Vpbroadcastq_ymm_k1z_xmmm64);
const AND: [Code; 2] = codes!(EVEX_Vpandq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpandq_ymm_k1z_ymm_ymmm256b64);
const ADD: [Code; 2] = codes!(EVEX_Vpaddq_zmm_k1z_zmm_zmmm512b64, EVEX_Vpaddq_ymm_k1z_ymm_ymmm256b64);

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
}
