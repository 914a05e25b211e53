//! What one lane of a load, a store or an atomic moves between its VGPRs and memory, whatever the address space.

use super::{Place, Ports};
use crate::atomic::{Atomic, KEEP_DENORMALS};
use crate::fault::Fault;
use crate::wave::Wave;
use tombolo_isa::memory::{self, MemoryOperation};
use tombolo_isa::opcode::Opcode;

/// Which half of a VGPR a 16-bit transfer uses; the other one keeps its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    /// Bits 15:0.
    Low,
    /// Bits 31:16.
    High,
}

/// A load of 1 to 16 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Load {
    /// Bytes in memory.
    pub bytes: u8,
    /// Sign-extended to 32 bits (16 bits for a half) instead of zero-extended.
    pub signed: bool,
    /// The half that is written; none: whole registers.
    pub half: Option<Half>,
}

/// A store of 1 to 16 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Store {
    /// Bytes in memory.
    pub bytes: u8,
    /// The data begin at bit 16 of the register.
    pub high: bool,
}

/// What a lane does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transfer {
    /// Memory to VGPRs.
    Load(Load),
    /// VGPRs to memory.
    Store(Store),
    /// Read-modify-write.
    Atomic(Atomic),
}

const fn load(bytes: u8, signed: bool, half: Option<Half>) -> Transfer {
    Transfer::Load(Load { bytes, signed, half })
}

const fn store(bytes: u8, high: bool) -> Transfer {
    Transfer::Store(Store { bytes, high })
}

/// Loads and stores of each lane at its own address.
#[rustfmt::skip]
const TRANSFERS: &[(memory::Transfer, Transfer)] = {
    use Half::{High, Low};
    &[
        (memory::Transfer::LoadU8,             load(1, false, None)),
        (memory::Transfer::LoadI8,             load(1, true, None)),
        (memory::Transfer::LoadU16,            load(2, false, None)),
        (memory::Transfer::LoadI16,            load(2, true, None)),
        (memory::Transfer::LoadB32,            load(4, false, None)),
        (memory::Transfer::LoadB64,            load(8, false, None)),
        (memory::Transfer::LoadB96,            load(12, false, None)),
        (memory::Transfer::LoadB128,           load(16, false, None)),
        (memory::Transfer::LoadD16U8,          load(1, false, Some(Low))),
        (memory::Transfer::LoadD16I8,          load(1, true, Some(Low))),
        (memory::Transfer::LoadD16B16,         load(2, false, Some(Low))),
        (memory::Transfer::LoadD16HiU8,        load(1, false, Some(High))),
        (memory::Transfer::LoadD16HiI8,        load(1, true, Some(High))),
        (memory::Transfer::LoadD16HiB16,       load(2, false, Some(High))),
        (memory::Transfer::StoreB8,            store(1, false)),
        (memory::Transfer::StoreB16,           store(2, false)),
        (memory::Transfer::StoreB32,           store(4, false)),
        (memory::Transfer::StoreB64,           store(8, false)),
        (memory::Transfer::StoreB96,           store(12, false)),
        (memory::Transfer::StoreB128,          store(16, false)),
        (memory::Transfer::StoreD16HiB8,       store(1, true)),
        (memory::Transfer::StoreD16HiB16,      store(2, true)),
    ]
};

impl Transfer {
    /// The load of a dword.
    pub const LOAD_DWORD: Transfer = load(4, false, None);
    /// The store of a dword.
    pub const STORE_DWORD: Transfer = store(4, false);

    /// What a row does to each lane at its own address; none if it does anything else.
    pub fn of(row: &Opcode) -> Option<Transfer> {
        match row.memory? {
            MemoryOperation::Transfer(transfer) => TRANSFERS.iter().find(|row| row.0 == transfer).map(|row| row.1),
            MemoryOperation::Atomic { .. } => Atomic::of(row).map(Transfer::Atomic),
            MemoryOperation::Formatted { .. } | MemoryOperation::Cache(_) => None,
        }
    }

    /// Number of VGPRs it writes, if it writes any.
    pub const fn registers_written(self, returns: bool) -> usize {
        match self {
            Transfer::Load(load) => (load.bytes as usize).div_ceil(4),
            Transfer::Store(_) => 0,
            Transfer::Atomic(atomic) if returns => atomic.bytes as usize / 4,
            Transfer::Atomic(_) => 0,
        }
    }
}

/// The registers of a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registers {
    /// First VGPR written.
    pub destination: usize,
    /// First VGPR of the data.
    pub data: usize,
    /// Whether an atomic writes the old value back.
    pub returns: bool,
}

impl Load {
    /// Writes what was loaded to the registers of one lane; of a register that it loads one half of, the other one stays.
    pub fn write_back(self, wave: &mut Wave, destination: usize, lane: usize, bytes: &[u8; 16]) {
        self.write(true, wave, destination, lane, bytes);
    }

    /// The same where registers are written as a whole: the other half is zero.
    pub fn write_whole(self, wave: &mut Wave, destination: usize, lane: usize, bytes: &[u8; 16]) {
        self.write(false, wave, destination, lane, bytes);
    }

    /// Writes what was loaded; `keeps` the other half of a register.
    fn write(self, keeps: bool, wave: &mut Wave, destination: usize, lane: usize, bytes: &[u8; 16]) {
        let word = |index: usize| {
            let at = |byte: usize| u32::from(bytes[4 * index + byte]) << (8 * byte);
            at(0) | at(1) | at(2) | at(3)
        };
        let value = match (self.bytes, self.signed) {
            (1, true) => i32::from(bytes[0] as i8) as u32,
            (2, true) => i32::from(word(0) as i16) as u32,
            _ => word(0),
        };
        let Some(half) = self.half else {
            wave.set_vgpr_lane(destination, lane, value);
            for index in 1..usize::from(self.bytes).div_ceil(4) {
                wave.set_vgpr_lane(destination + index, lane, word(index));
            }
            return;
        };
        let old = if keeps { wave.vgpr_lane(destination, lane) } else { 0 };
        wave.set_vgpr_lane(destination, lane, merge_half(old, value, half));
    }
}

/// `old` with one half replaced by the low 16 bits of `value`.
pub fn merge_half(old: u32, value: u32, half: Half) -> u32 {
    match half {
        Half::Low => old & 0xffff_0000 | value & 0xffff,
        Half::High => old & 0xffff | value << 16,
    }
}

impl Store {
    /// The bytes that one lane stores, in the low bytes of the answer.
    pub fn bytes_of(self, wave: &Wave, data: usize, lane: usize) -> [u8; 16] {
        let mut bytes = [0; 16];
        for index in 0..usize::from(self.bytes).div_ceil(4) {
            let word = wave.vgpr_lane(data + index, lane) >> if self.high { 16 } else { 0 };
            bytes[4 * index..4 * index + 4].copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }
}

/// The value in `bytes / 4` consecutive VGPRs of one lane.
pub fn lane_value(wave: &Wave, register: usize, lane: usize, bytes: u32) -> u64 {
    let low = u64::from(wave.vgpr_lane(register, lane));
    if bytes == 8 { low | u64::from(wave.vgpr_lane(register + 1, lane)) << 32 } else { low }
}

/// Writes a value to `bytes / 4` consecutive VGPRs of one lane.
pub fn set_lane_value(wave: &mut Wave, register: usize, lane: usize, bytes: u32, value: u64) {
    wave.set_vgpr_lane(register, lane, value as u32);
    if bytes == 8 {
        wave.set_vgpr_lane(register + 1, lane, (value >> 32) as u32);
    }
}

/// Performs a transfer for one lane.
pub fn transfer(
    wave: &mut Wave,
    ports: &mut Ports,
    transfer: Transfer,
    registers: Registers,
    lane: usize,
    place: Place,
) -> Result<(), Fault> {
    match transfer {
        Transfer::Load(load) => {
            let mut bytes = [0; 16];
            ports.read(wave, lane, place, &mut bytes[..load.bytes.into()])?;
            load.write_back(wave, registers.destination, lane, &bytes);
        }
        Transfer::Store(store) => {
            let bytes = store.bytes_of(wave, registers.data, lane);
            ports.write(wave, lane, place, &bytes[..store.bytes.into()])?;
        }
        Transfer::Atomic(atomic) => {
            let bytes = atomic.bytes;
            let data = lane_value(wave, registers.data, lane, bytes);
            let second = registers.data + bytes as usize / 4;
            let data2 = if atomic.operands() > 1 { lane_value(wave, second, lane, bytes) } else { 0 };
            let modify = |old| atomic.apply(old, data, data2, KEEP_DENORMALS);
            let old = ports.modify(wave, lane, place, bytes, modify)?;
            if registers.returns {
                set_lane_value(wave, registers.destination, lane, bytes, old);
            }
        }
    }
    Ok(())
}
