//! Scalar memory (chapter 8): loads, stores and atomic operations, through a pointer or a buffer resource. The two lowest bits
//! of each part of an address are ignored, and atomic operations are aligned to their size (8.2.1.1).

use super::operand;
use crate::atomic::{Atomic, KEEP_DENORMALS, Operation as A};
use crate::fault::{Access, Fault};
use crate::memory::{Memory, Violation};
use crate::wave::{Wave, code};
use tombolo_isa::arch::cdna4::instruction::ScalarOffset;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    /// Changes of caches, which are not there, and probes.
    Nothing,
    Time,
    Load,
    Store,
    Atomic(Atomic),
}

/// Loads and stores: what is done, and whether through a buffer resource. The width is that of the data.
const ACCESSES: &[(op::Operation, What, bool)] = &[
    (op::S_LOAD_DWORD, What::Load, false),
    (op::S_LOAD_DWORDX2, What::Load, false),
    (op::S_LOAD_DWORDX4, What::Load, false),
    (op::S_LOAD_DWORDX8, What::Load, false),
    (op::S_LOAD_DWORDX16, What::Load, false),
    (op::S_BUFFER_LOAD_DWORD, What::Load, true),
    (op::S_BUFFER_LOAD_DWORDX2, What::Load, true),
    (op::S_BUFFER_LOAD_DWORDX4, What::Load, true),
    (op::S_BUFFER_LOAD_DWORDX8, What::Load, true),
    (op::S_BUFFER_LOAD_DWORDX16, What::Load, true),
    (op::S_STORE_DWORD, What::Store, false),
    (op::S_STORE_DWORDX2, What::Store, false),
    (op::S_STORE_DWORDX4, What::Store, false),
    (op::S_BUFFER_STORE_DWORD, What::Store, true),
    (op::S_BUFFER_STORE_DWORDX2, What::Store, true),
    (op::S_BUFFER_STORE_DWORDX4, What::Store, true),
    (op::S_MEMTIME, What::Time, false),
    (op::S_MEMREALTIME, What::Time, false),
    (op::S_DCACHE_INV, What::Nothing, false),
    (op::S_DCACHE_WB, What::Nothing, false),
    (op::S_DCACHE_INV_VOL, What::Nothing, false),
    (op::S_DCACHE_WB_VOL, What::Nothing, false),
    (op::S_DCACHE_DISCARD, What::Nothing, false),
    (op::S_DCACHE_DISCARD_X2, What::Nothing, false),
    (op::S_ATC_PROBE, What::Nothing, false),
    (op::S_ATC_PROBE_BUFFER, What::Nothing, false),
];

/// Atomic operations on 32 bits and on 64, through a pointer and through a resource.
#[rustfmt::skip]
const ATOMICS: &[([op::Operation; 2], [op::Operation; 2], A)] = &[
    ([op::S_ATOMIC_SWAP, op::S_ATOMIC_SWAP_X2], [op::S_BUFFER_ATOMIC_SWAP, op::S_BUFFER_ATOMIC_SWAP_X2], A::Swap),
    ([op::S_ATOMIC_CMPSWAP, op::S_ATOMIC_CMPSWAP_X2], [op::S_BUFFER_ATOMIC_CMPSWAP, op::S_BUFFER_ATOMIC_CMPSWAP_X2], A::CompareSwap),
    ([op::S_ATOMIC_ADD, op::S_ATOMIC_ADD_X2], [op::S_BUFFER_ATOMIC_ADD, op::S_BUFFER_ATOMIC_ADD_X2], A::Add),
    ([op::S_ATOMIC_SUB, op::S_ATOMIC_SUB_X2], [op::S_BUFFER_ATOMIC_SUB, op::S_BUFFER_ATOMIC_SUB_X2], A::Sub),
    ([op::S_ATOMIC_SMIN, op::S_ATOMIC_SMIN_X2], [op::S_BUFFER_ATOMIC_SMIN, op::S_BUFFER_ATOMIC_SMIN_X2], A::MinSigned),
    ([op::S_ATOMIC_UMIN, op::S_ATOMIC_UMIN_X2], [op::S_BUFFER_ATOMIC_UMIN, op::S_BUFFER_ATOMIC_UMIN_X2], A::MinUnsigned),
    ([op::S_ATOMIC_SMAX, op::S_ATOMIC_SMAX_X2], [op::S_BUFFER_ATOMIC_SMAX, op::S_BUFFER_ATOMIC_SMAX_X2], A::MaxSigned),
    ([op::S_ATOMIC_UMAX, op::S_ATOMIC_UMAX_X2], [op::S_BUFFER_ATOMIC_UMAX, op::S_BUFFER_ATOMIC_UMAX_X2], A::MaxUnsigned),
    ([op::S_ATOMIC_AND, op::S_ATOMIC_AND_X2], [op::S_BUFFER_ATOMIC_AND, op::S_BUFFER_ATOMIC_AND_X2], A::And),
    ([op::S_ATOMIC_OR, op::S_ATOMIC_OR_X2], [op::S_BUFFER_ATOMIC_OR, op::S_BUFFER_ATOMIC_OR_X2], A::Or),
    ([op::S_ATOMIC_XOR, op::S_ATOMIC_XOR_X2], [op::S_BUFFER_ATOMIC_XOR, op::S_BUFFER_ATOMIC_XOR_X2], A::Xor),
    ([op::S_ATOMIC_INC, op::S_ATOMIC_INC_X2], [op::S_BUFFER_ATOMIC_INC, op::S_BUFFER_ATOMIC_INC_X2], A::Increment),
    ([op::S_ATOMIC_DEC, op::S_ATOMIC_DEC_X2], [op::S_BUFFER_ATOMIC_DEC, op::S_BUFFER_ATOMIC_DEC_X2], A::Decrement),
];

fn what(operation: op::Operation) -> Option<(What, bool)> {
    if let Some(&(_, what, buffer)) = ACCESSES.iter().find(|row| row.0 == operation) {
        return Some((what, buffer));
    }
    ATOMICS.iter().find_map(|&(pointer, resource, modify)| {
        let buffer = resource.contains(&operation);
        let wide = operation == pointer[1] || operation == resource[1];
        let atomic = Atomic { operation: modify, bytes: if wide { 8 } else { 4 } };
        (buffer || pointer.contains(&operation)).then_some((What::Atomic(atomic), buffer))
    })
}

/// A scalar memory instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    what: What,
    buffer: bool,
    dwords: u8,
    offset: ScalarOffset,
    /// First register of the pointer or the resource.
    base: u8,
    /// Place of the first register of the data.
    data: u8,
    returns: bool,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let Some((what, buffer)) = what(row.operation) else {
            let reason = "scratch through scalar memory has a base in SGPRs that no document gives";
            return Err(Fault::Unsupported { mnemonic: row.mnemonic, reason });
        };
        let data = row.operands.iter().find(|shape| shape.field == FieldName::Sdata);
        let mut offset = instruction.scalar_offset();
        if let Some(register) = &mut offset.register {
            *register = operand::destination(row, (*register).into())?;
        }
        Ok(Operation {
            what,
            buffer,
            dwords: data.map_or(0, |shape| shape.data.registers()),
            offset,
            base: 2 * instruction.field(FieldName::Sbase) as u8,
            data: match what {
                What::Nothing => 0,
                _ => operand::destination(row, instruction.field(FieldName::Sdata) as u16)?,
            },
            returns: instruction.field(FieldName::Glc) != 0,
        })
    }

    /// Executes it.
    pub fn execute(&self, wave: &mut Wave, memory: &mut dyn Memory) -> Result<(), Fault> {
        match self.what {
            What::Nothing => Ok(()),
            What::Time => {
                let time = wave.hardware.cycles;
                wave.set_scalar64(self.data, time);
                Ok(())
            }
            What::Load => self.load(wave, memory),
            What::Store => self.store(wave, memory),
            What::Atomic(atomic) => self.atomic(wave, memory, atomic),
        }
    }

    /// The address of byte `at` of the data; none beyond a buffer.
    fn address(&self, wave: &Wave, at: u64, bytes: u64) -> Option<u64> {
        let register = self.offset.register.map_or(0, |register| u64::from(wave.scalar(register) & !3));
        let constant = i64::from(self.offset.constant.unwrap_or(0) & !3);
        let offset = register.wrapping_add_signed(constant).wrapping_add(at);
        let low = wave.scalar64(self.base);
        if !self.buffer {
            return Some((low & !3).wrapping_add(offset));
        }
        let records = u64::from(wave.scalar(self.base.wrapping_add(2)));
        // Without a stride NUM_RECORDS counts bytes.
        let size = (low >> 48 & 0x3fff).max(1) * records;
        let inside = offset.checked_add(bytes).is_some_and(|end| end <= size);
        inside.then(|| (low & 0xffff_ffff_fffc).wrapping_add(offset))
    }

    fn load(&self, wave: &mut Wave, memory: &mut dyn Memory) -> Result<(), Fault> {
        let mut values = [0; 16];
        for (index, value) in (0..self.dwords).zip(&mut values) {
            // Beyond the buffer the dword is zero.
            let Some(address) = self.address(wave, 4 * u64::from(index), 4) else { continue };
            let mut bytes = [0; 4];
            memory.read(address, &mut bytes).map_err(|violation| fault(Access::Load, address, 4, violation))?;
            *value = u32::from_le_bytes(bytes);
        }
        for (register, value) in self.registers().zip(&values) {
            wave.set_scalar(register, *value);
        }
        Ok(())
    }

    fn store(&self, wave: &Wave, memory: &mut dyn Memory) -> Result<(), Fault> {
        for (index, register) in self.registers().enumerate() {
            let Some(address) = self.address(wave, 4 * index as u64, 4) else { continue };
            let bytes = wave.scalar(register).to_le_bytes();
            memory.write(address, &bytes).map_err(|violation| fault(Access::Store, address, 4, violation))?;
        }
        Ok(())
    }

    fn atomic(&self, wave: &mut Wave, memory: &mut dyn Memory, atomic: Atomic) -> Result<(), Fault> {
        let bytes = atomic.bytes as usize;
        let value = |register: u8| match bytes {
            8 => wave.scalar64(register),
            _ => wave.scalar(register).into(),
        };
        let data = value(self.data);
        let comparand = if atomic.operands() > 1 { value(self.data + atomic.bytes as u8 / 4) } else { 0 };
        let mut old = [0; 8];
        if let Some(address) = self.address(wave, 0, bytes as u64) {
            let address = address & !(bytes as u64 - 1);
            let failed = |violation| fault(Access::Atomic, address, atomic.bytes, violation);
            memory.read(address, &mut old[..bytes]).map_err(failed)?;
            let new = atomic.apply(u64::from_le_bytes(old), data, comparand, KEEP_DENORMALS);
            memory.write(address, &new.to_le_bytes()[..bytes]).map_err(failed)?;
        }
        if self.returns {
            let old = u64::from_le_bytes(old);
            match bytes {
                8 => wave.set_scalar64(self.data, old),
                _ => wave.set_scalar(self.data, old as u32),
            };
        }
        Ok(())
    }

    /// The registers of the data; what would lie beyond those of their kind is dropped.
    fn registers(&self) -> impl Iterator<Item = u8> + use<> {
        let last = if self.data <= code::VCC_HI { code::VCC_HI } else { code::EXEC_HI };
        (self.data..=last).take(self.dwords.into())
    }
}

fn fault(access: Access, address: u64, bytes: u32, violation: Violation) -> Fault {
    Fault::Memory { access, address, bytes, lane: None, reason: violation.reason }
}
