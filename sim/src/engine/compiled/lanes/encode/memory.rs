//! State, memories and tables: what a group has side by side is read and written at once, the rest by offsets. Faults of
//! memories are told to the host.

use super::super::code::{MemoryWord, StateWord, Value};
use super::{ADD, BYTES, Encoder, Source, VECTORS, codes};
use crate::engine::compiled::memory::report_lanes;
use iced_x86::code_asm::*;
use iced_x86::{Code, IcedError, Instruction as Encoded, MemoryOperand, Register};

impl Encoder<'_> {
    /// The first byte of a signal's words of all instances.
    pub(super) fn state(&self, word: StateWord) -> i64 {
        i64::from(word.first) * 8 * self.target.instances as i64
    }

    pub(super) fn load_state(&mut self, to: Value, word: StateWord) -> Result<(), IcedError> {
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

    pub(super) fn store_state(&mut self, word: StateWord, value: Value) -> Result<(), IcedError> {
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
    pub(super) fn scaled(&mut self, word: Register, by: u64) -> Result<Register, IcedError> {
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
    pub(super) fn element(&mut self, word: MemoryWord, index: Value) -> Result<Register, IcedError> {
        let index = self.word(index, self.scratch(1))?;
        let offset = self.scaled(index, word.bytes * self.target.instances)?;
        let own = Source::Memory(self.each(|instance| instance * word.bytes));
        self.with_source(ADD, offset, offset, own)?;
        Ok(offset)
    }

    pub(super) fn element_displacement(&self, word: MemoryWord) -> i64 {
        (word.first * self.target.instances) as i64 + 8 * i64::from(word.at)
    }

    pub(super) fn gather(
        &mut self,
        to: Register,
        base: Register,
        offset: Register,
        displacement: i64,
    ) -> Result<(), IcedError> {
        // The processor refuses a result in the register of the offsets, and merges into what it holds.
        let code = self.code(codes!(EVEX_Vpgatherqq_zmm_k1_vm64z, EVEX_Vpgatherqq_ymm_k1_vm64y));
        self.emit(Encoded::with2(Code::VEX_Kmovb_kr_km8, Register::K6, Register::K0)?)?;
        let from = MemoryOperand::new(base, offset, 1, displacement, 1, false, Register::None);
        let mut gather = Encoded::with2(code, to, from)?;
        gather.set_op_mask(Register::K6);
        self.emit(gather)
    }

    pub(super) fn scatter(
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

    pub(super) fn store_element(
        &mut self,
        word: MemoryWord,
        index: Value,
        value: Value,
        flag: Value,
    ) -> Result<(), IcedError> {
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

    pub(super) fn report(&mut self, memory: u64, twice: bool, flag: Value, address: Value) -> Result<(), IcedError> {
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

    /// Calls the host with everything kept: `edx` the memory and how, `r8d` the instances. The stack is at a multiple of
    /// [`BYTES`], less the return address.
    pub(super) fn report_stub(&mut self) -> Result<(), IcedError> {
        let (faults, report) = (self.target.faults, report_lanes as *const () as u64);
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
}
