//! LDS. M0 counts only where an instruction names no address; beyond the work-group's allocation loads give zero and stores
//! do nothing. The global data share and its semaphores are refused.

use super::memory::bank;
use crate::atomic::{Atomic, Operation as A};
use crate::ds::lanes::{Inactive, gather, index, scatter, swizzle};
use crate::fault::Fault;
use crate::float::{Env, F32, F64, Flags, Relation, compare};
use crate::vmem::{Place, Ports, Transfer, lane_value, set_lane_value};
use crate::wave::Wave;
use std::cell::Cell;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// Two addresses in one instruction: what is done at each of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pair {
    Load,
    Store,
    Exchange,
}

#[derive(Debug, Clone, Copy)]
enum Action {
    Nothing,
    Transfer(Transfer),
    /// `memory == comparison ? data : memory`, of floats of so many bytes.
    CompareSwapFloat {
        bytes: u32,
    },
    /// DS_WRAP_RTN_B32: `memory >= data ? memory - data : memory + data2`.
    Wrap,
    AddThreadId {
        store: bool,
    },
    Permute,
    BackwardPermute,
    /// A load whose elements of so many bits are exchanged between the lanes of a row.
    Transposed {
        bits: usize,
        words: usize,
    },
    /// `bytes` at each of two addresses; the offsets count units of `unit` bytes.
    Pair {
        what: Pair,
        bytes: u32,
        unit: u32,
    },
    /// DS_APPEND adds the number of active lanes, DS_CONSUME subtracts it.
    Count {
        append: bool,
    },
    Swizzle,
    ConditionalExchange {
        words: usize,
    },
}

/// What has two addresses: bytes at each, and bytes that a unit of the offsets counts.
const PAIRS: &[(op::Operation, Pair, u32, u32)] = &[
    (op::DS_READ2_B32, Pair::Load, 4, 4),
    (op::DS_READ2_B64, Pair::Load, 8, 8),
    (op::DS_READ2ST64_B32, Pair::Load, 4, 256),
    (op::DS_READ2ST64_B64, Pair::Load, 8, 512),
    (op::DS_WRITE2_B32, Pair::Store, 4, 4),
    (op::DS_WRITE2_B64, Pair::Store, 8, 8),
    (op::DS_WRITE2ST64_B32, Pair::Store, 4, 256),
    (op::DS_WRITE2ST64_B64, Pair::Store, 8, 512),
    (op::DS_WRXCHG2_RTN_B32, Pair::Exchange, 4, 4),
    (op::DS_WRXCHG2_RTN_B64, Pair::Exchange, 8, 8),
    (op::DS_WRXCHG2ST64_RTN_B32, Pair::Exchange, 4, 256),
    (op::DS_WRXCHG2ST64_RTN_B64, Pair::Exchange, 8, 512),
];

fn action(instruction: &Instruction) -> Option<Action> {
    let operation = instruction.opcode.operation;
    Some(match operation {
        op::DS_NOP => Action::Nothing,
        op::DS_SWIZZLE_B32 => Action::Swizzle,
        op::DS_PERMUTE_B32 => Action::Permute,
        op::DS_BPERMUTE_B32 => Action::BackwardPermute,
        op::DS_APPEND => Action::Count { append: true },
        op::DS_CONSUME => Action::Count { append: false },
        op::DS_CONDXCHG32_RTN_B64 => Action::ConditionalExchange { words: 2 },
        op::DS_CMPST_F32 | op::DS_CMPST_RTN_F32 => Action::CompareSwapFloat { bytes: 4 },
        op::DS_CMPST_F64 | op::DS_CMPST_RTN_F64 => Action::CompareSwapFloat { bytes: 8 },
        op::DS_WRAP_RTN_B32 => Action::Wrap,
        op::DS_READ_ADDTID_B32 => Action::AddThreadId { store: false },
        op::DS_WRITE_ADDTID_B32 => Action::AddThreadId { store: true },
        op::DS_READ_B64_TR_B4 => Action::Transposed { bits: 4, words: 2 },
        op::DS_READ_B96_TR_B6 => Action::Transposed { bits: 6, words: 3 },
        op::DS_READ_B64_TR_B8 => Action::Transposed { bits: 8, words: 2 },
        op::DS_READ_B64_TR_B16 => Action::Transposed { bits: 16, words: 2 },
        _ => match PAIRS.iter().find(|row| row.0 == operation) {
            Some(&(_, what, bytes, unit)) => Action::Pair { what, bytes, unit },
            None => Action::Transfer(Transfer::of(instruction.opcode)?),
        },
    })
}

/// An LDS instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    action: Action,
    /// First destination VGPR and how many there are.
    destination: usize,
    written: usize,
    address: usize,
    data0: usize,
    data1: usize,
    /// {OFFSET1, OFFSET0}.
    offset: u32,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let field = |name| instruction.field(name);
        let refusal = Fault::Unsupported { mnemonic: row.mnemonic, reason: "the global data share is not modelled" };
        let action = action(instruction).ok_or_else(|| refusal.clone())?;
        if field(FieldName::Gds) != 0 {
            return Err(refusal);
        }
        let written = row.operands.iter().find(|shape| shape.field == FieldName::Vdst);
        Ok(Operation {
            action,
            destination: bank(instruction) + field(FieldName::Vdst) as usize,
            written: written.map_or(0, |shape| shape.data.registers().into()),
            address: field(FieldName::Addr) as usize,
            data0: bank(instruction) + field(FieldName::Data0) as usize,
            data1: bank(instruction) + field(FieldName::Data1) as usize,
            offset: field(FieldName::Offset),
        })
    }

    /// Executes it for every lane of EXEC, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        if !wave.owns_vgprs(self.destination, self.written) {
            return Ok(());
        }
        match self.action {
            Action::Nothing => {}
            Action::Count { append } => self.count(wave, ports, append),
            Action::Swizzle => {
                let offset = self.offset;
                gather(wave, self.destination, self.address, Inactive::Zero, |_, lane| swizzle(offset, lane));
            }
            Action::Permute => scatter(wave, self.destination, self.data0, self.address, self.offset),
            Action::BackwardPermute => {
                let (address, offset) = (self.address, self.offset);
                gather(wave, self.destination, self.data0, Inactive::Zero, |wave, lane| {
                    index(wave, address, offset, lane)
                });
            }
            Action::Transposed { bits, words } => self.transposed(wave, ports, bits, words)?,
            _ => {
                let exec = wave.exec();
                for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
                    self.lane(wave, ports, lane)?;
                }
            }
        }
        Ok(())
    }

    /// What is done lane by lane.
    fn lane(&self, wave: &mut Wave, ports: &mut Ports, lane: usize) -> Result<(), Fault> {
        let base = wave.vgpr_lane(self.address, lane);
        let address = base.wrapping_add(self.offset);
        match self.action {
            Action::Transfer(Transfer::Load(load)) => {
                let mut bytes = [0; 16];
                ports.read(wave, lane, Place::Lds(address), &mut bytes[..load.bytes.into()])?;
                load.write_whole(wave, self.destination, lane, &bytes);
            }
            Action::Transfer(Transfer::Store(store)) => {
                let bytes = store.bytes_of(wave, self.data0, lane);
                ports.write(wave, lane, Place::Lds(address), &bytes[..store.bytes.into()])?;
            }
            Action::Transfer(Transfer::Atomic(atomic)) => {
                let mode = wave.mode();
                self.modify(wave, ports, lane, atomic.bytes, |old, first, second| {
                    // DS_CMPST has the comparison value first, the memory instructions have it last.
                    let (data, second) = match atomic {
                        Atomic { operation: A::CompareSwap, .. } => (second, first),
                        _ => (first, second),
                    };
                    atomic.apply(old, data, second, mode)
                })?;
            }
            Action::CompareSwapFloat { bytes } => {
                self.modify(
                    wave,
                    ports,
                    lane,
                    bytes,
                    |old, comparison, data| {
                        if equal(bytes, old, comparison) { data } else { old }
                    },
                )?
            }
            Action::Wrap => self.modify(wave, ports, lane, 4, |old, data, added| {
                if old >= data { old - data } else { old.wrapping_add(added) & 0xffff_ffff }
            })?,
            Action::AddThreadId { store } => {
                // M0[15:0] has the base.
                let place = Place::Lds((wave.m0() & 0xffff).wrapping_add(self.offset).wrapping_add(4 * lane as u32));
                if store {
                    let bytes = wave.vgpr_lane(self.data0, lane).to_le_bytes();
                    ports.write(wave, lane, place, &bytes)?;
                } else {
                    let mut bytes = [0; 4];
                    ports.read(wave, lane, place, &mut bytes)?;
                    wave.set_vgpr_lane(self.destination, lane, u32::from_le_bytes(bytes));
                }
            }
            Action::Pair { what, bytes, unit } => self.pair(wave, ports, lane, what, bytes, unit)?,
            Action::ConditionalExchange { words } => self.conditional_exchange(wave, ports, lane, address, words)?,
            Action::Nothing | Action::Count { .. } | Action::Swizzle | Action::Permute => {}
            Action::BackwardPermute | Action::Transposed { .. } => {}
        }
        Ok(())
    }

    /// Replaces a value by what `change` makes of it and the data.
    fn modify(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        lane: usize,
        bytes: u32,
        change: impl FnOnce(u64, u64, u64) -> u64,
    ) -> Result<(), Fault> {
        let address = wave.vgpr_lane(self.address, lane).wrapping_add(self.offset);
        let [first, second] = [self.data0, self.data1].map(|data| lane_value(wave, data, lane, bytes));
        let old = ports.modify(wave, lane, Place::Lds(address), bytes, |old| change(old, first, second))?;
        if self.written > 0 {
            set_lane_value(wave, self.destination, lane, bytes, old);
        }
        Ok(())
    }

    /// DS_READ_B*_TR_B*: the 16 lanes of a row read a tile of as many rows as a lane has elements, and 16 columns; lane `l` gets
    /// column `l`. What lanes outside EXEC would read is zero.
    fn transposed(&self, wave: &mut Wave, ports: &mut Ports, bits: usize, words: usize) -> Result<(), Fault> {
        let exec = wave.exec();
        let mut tile = [0u128; 64];
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let address = wave.vgpr_lane(self.address, lane).wrapping_add(self.offset);
            let mut bytes = [0; 16];
            ports.read(wave, lane, Place::Lds(address), &mut bytes[..4 * words])?;
            tile[lane] = u128::from_le_bytes(bytes);
        }
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let value = transposed_lane(&tile, lane, bits, 32 * words / bits);
            for word in 0..words {
                wave.set_vgpr_lane(self.destination + word, lane, (value >> (32 * word)) as u32);
            }
        }
        Ok(())
    }

    fn pair(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        lane: usize,
        what: Pair,
        bytes: u32,
        unit: u32,
    ) -> Result<(), Fault> {
        let base = wave.vgpr_lane(self.address, lane);
        let addresses = [self.offset & 0xff, self.offset >> 8].map(|offset| base.wrapping_add(offset * unit));
        let data = [self.data0, self.data1].map(|register| lane_value(wave, register, lane, bytes));
        let mut old = [0; 2];
        if what != Pair::Store {
            // Both old values are read before either is replaced.
            for (address, old) in addresses.into_iter().zip(&mut old) {
                *old = value(wave, ports, lane, address, bytes)?;
            }
        }
        if what != Pair::Load {
            for (address, data) in addresses.into_iter().zip(data) {
                ports.write(wave, lane, Place::Lds(address), &data.to_le_bytes()[..bytes as usize])?;
            }
        }
        if what != Pair::Store {
            set_lane_value(wave, self.destination, lane, bytes, old[0]);
            set_lane_value(wave, self.destination + bytes as usize / 4, lane, bytes, old[1]);
        }
        Ok(())
    }

    /// DS_CONDXCHG32: each word is exchanged if the top bit of its data is set, and loses that bit.
    fn conditional_exchange(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        lane: usize,
        address: u32,
        words: usize,
    ) -> Result<(), Fault> {
        const EXCHANGE: u32 = 1 << 31;
        let first = address & !(4 * words as u32 - 1);
        // All of the data first: VDST may be one of its registers.
        let data: Vec<u32> = (0..words).map(|index| wave.vgpr_lane(self.data0 + index, lane)).collect();
        for (index, data) in data.into_iter().enumerate() {
            let place = first + 4 * index as u32;
            let old = value(wave, ports, lane, place, 4)?;
            if data & EXCHANGE != 0 {
                ports.write(wave, lane, Place::Lds(place), &(data & !EXCHANGE).to_le_bytes())?;
            }
            wave.set_vgpr_lane(self.destination + index, lane, old as u32);
        }
        Ok(())
    }

    /// DS_APPEND and DS_CONSUME: one addition for the whole wave; every lane of EXEC gets the old value. M0 has the base.
    fn count(&self, wave: &mut Wave, ports: &mut Ports, append: bool) {
        let exec = wave.exec();
        if exec == 0 {
            return;
        }
        let address = (wave.m0() & 0xffff).wrapping_add(self.offset) & !3;
        ports.lds.serve(None);
        let old = ports.lds.load_u32(address);
        let lanes = exec.count_ones();
        let new = if append { old.wrapping_add(lanes) } else { old.wrapping_sub(lanes) };
        ports.lds.store_u32(address, new);
        wave.set_vgpr(self.destination, exec, &[old; 64]);
    }
}

/// Column `lane % 16` of a tile in the 16 lanes of a row, of which each has `count` elements of `bits` bits.
fn transposed_lane(tile: &[u128; 64], lane: usize, bits: usize, count: usize) -> u128 {
    let (first, column) = (lane / 16 * 16, lane % 16);
    let lanes_of_row = 16 / count;
    let mask = (1u128 << bits) - 1;
    (0..count).fold(0, |value, row| {
        let from = tile[first + row * lanes_of_row + column / count];
        value | (from >> (bits * (column % count)) & mask) << (bits * row)
    })
}

/// Whether two floats are equal. Denormals are kept.
fn equal(bytes: u32, a: u64, b: u64) -> bool {
    let unreported = Cell::new(Flags::NONE);
    let env = Env::new(crate::atomic::KEEP_DENORMALS.into(), &unreported);
    let relation = Relation::from_offset(2);
    if bytes == 8 { compare::<F64>(a, b, relation, false, env) } else { compare::<F32>(a, b, relation, false, env) }
}

/// The value of `bytes` bytes.
fn value(wave: &mut Wave, ports: &mut Ports, lane: usize, address: u32, bytes: u32) -> Result<u64, Fault> {
    let mut raw = [0; 8];
    ports.read(wave, lane, Place::Lds(address), &mut raw[..bytes as usize])?;
    Ok(u64::from_le_bytes(raw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_transposed_tile_has_its_rows_in_the_elements_of_a_lane() {
        // Row r, column c holds 16 r + c, in bytes: 8 rows of two lanes.
        let mut tile = [0u128; 64];
        for (lane, value) in tile.iter_mut().enumerate().take(16) {
            let byte = |element: usize| (16 * (lane / 2) + 8 * (lane % 2) + element) as u128;
            *value = (0..8).fold(0, |sum, element| sum | byte(element) << (8 * element));
        }
        let expected = (0..8).fold(0, |sum, row| sum | (16 * row as u128 + 11) << (8 * row));
        assert_eq!(transposed_lane(&tile, 11, 8, 8), expected);
        // 16-bit elements: lane i has row i / 4 and columns from 4 (i % 4) on.
        let mut tile = [0u128; 64];
        tile[16 + 9] = 0x4444_3333_2222_1111;
        assert_eq!(transposed_lane(&tile, 16 + 6, 16, 4), 0x3333 << 32);
    }
}
