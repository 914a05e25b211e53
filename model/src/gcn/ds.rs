//! LDS (SQ_DS_0, SQ_DS_1). M0 is the end of what an instruction may reach: beyond it, and beyond the work-group's allocation,
//! loads give zero and stores do nothing. The global data share and its semaphores are refused.

use super::memory::Modify;
use crate::atomic::Operation as A;
use crate::ds::lanes::{Inactive, gather};
use crate::fault::Fault;
use crate::vmem::{Load, Place, Ports, Store, lane_value, set_lane_value};
use crate::wave::Wave;
use Modify::{CompareSwapFloat, MaxFloat, MinFloat, Shared, Wrap};
use tombolo_isa::arch::gcn::op::sea_islands as op;
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
    Load(Load),
    Store(Store),
    Atomic {
        modify: Modify,
        bytes: u32,
    },
    /// The second value comes from LDS.
    FromLds {
        modify: Modify,
        bytes: u32,
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

const LOADS: &[(op::Operation, u8, bool)] = &[
    (op::DS_READ_B32, 4, false),
    (op::DS_READ_I8, 1, true),
    (op::DS_READ_U8, 1, false),
    (op::DS_READ_I16, 2, true),
    (op::DS_READ_U16, 2, false),
    (op::DS_READ_B64, 8, false),
    (op::DS_READ_B96, 12, false),
    (op::DS_READ_B128, 16, false),
];

const STORES: &[(op::Operation, u8)] = &[
    (op::DS_WRITE_B8, 1),
    (op::DS_WRITE_B16, 2),
    (op::DS_WRITE_B32, 4),
    (op::DS_WRITE_B64, 8),
    (op::DS_WRITE_B96, 12),
    (op::DS_WRITE_B128, 16),
];

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

/// Atomic operations on 32 bits and on 64: without and with an answer.
#[rustfmt::skip]
const ATOMICS: &[([op::Operation; 2], [op::Operation; 2], Modify)] = &[
    ([op::DS_ADD_U32, op::DS_ADD_RTN_U32], [op::DS_ADD_U64, op::DS_ADD_RTN_U64], Shared(A::Add)),
    ([op::DS_SUB_U32, op::DS_SUB_RTN_U32], [op::DS_SUB_U64, op::DS_SUB_RTN_U64], Shared(A::Sub)),
    ([op::DS_RSUB_U32, op::DS_RSUB_RTN_U32], [op::DS_RSUB_U64, op::DS_RSUB_RTN_U64], Shared(A::ReverseSub)),
    ([op::DS_INC_U32, op::DS_INC_RTN_U32], [op::DS_INC_U64, op::DS_INC_RTN_U64], Shared(A::Increment)),
    ([op::DS_DEC_U32, op::DS_DEC_RTN_U32], [op::DS_DEC_U64, op::DS_DEC_RTN_U64], Shared(A::Decrement)),
    ([op::DS_MIN_I32, op::DS_MIN_RTN_I32], [op::DS_MIN_I64, op::DS_MIN_RTN_I64], Shared(A::MinSigned)),
    ([op::DS_MAX_I32, op::DS_MAX_RTN_I32], [op::DS_MAX_I64, op::DS_MAX_RTN_I64], Shared(A::MaxSigned)),
    ([op::DS_MIN_U32, op::DS_MIN_RTN_U32], [op::DS_MIN_U64, op::DS_MIN_RTN_U64], Shared(A::MinUnsigned)),
    ([op::DS_MAX_U32, op::DS_MAX_RTN_U32], [op::DS_MAX_U64, op::DS_MAX_RTN_U64], Shared(A::MaxUnsigned)),
    ([op::DS_AND_B32, op::DS_AND_RTN_B32], [op::DS_AND_B64, op::DS_AND_RTN_B64], Shared(A::And)),
    ([op::DS_OR_B32, op::DS_OR_RTN_B32], [op::DS_OR_B64, op::DS_OR_RTN_B64], Shared(A::Or)),
    ([op::DS_XOR_B32, op::DS_XOR_RTN_B32], [op::DS_XOR_B64, op::DS_XOR_RTN_B64], Shared(A::Xor)),
    ([op::DS_MSKOR_B32, op::DS_MSKOR_RTN_B32], [op::DS_MSKOR_B64, op::DS_MSKOR_RTN_B64], Shared(A::MaskedOr)),
    ([op::DS_CMPST_B32, op::DS_CMPST_RTN_B32], [op::DS_CMPST_B64, op::DS_CMPST_RTN_B64], Shared(A::CompareSwap)),
    ([op::DS_CMPST_F32, op::DS_CMPST_RTN_F32], [op::DS_CMPST_F64, op::DS_CMPST_RTN_F64], CompareSwapFloat),
    ([op::DS_MIN_F32, op::DS_MIN_RTN_F32], [op::DS_MIN_F64, op::DS_MIN_RTN_F64], MinFloat),
    ([op::DS_MAX_F32, op::DS_MAX_RTN_F32], [op::DS_MAX_F64, op::DS_MAX_RTN_F64], MaxFloat),
    ([op::DS_WRXCHG_RTN_B32; 2], [op::DS_WRXCHG_RTN_B64; 2], Shared(A::Swap)),
    ([op::DS_WRAP_RTN_B32; 2], [op::DS_WRAP_RTN_B32; 2], Wrap),
];

/// Atomic operations whose data are in LDS too, on 32 bits and on 64.
#[rustfmt::skip]
const FROM_LDS: &[([op::Operation; 2], Modify)] = &[
    ([op::DS_ADD_SRC2_U32, op::DS_ADD_SRC2_U64], Shared(A::Add)),
    ([op::DS_SUB_SRC2_U32, op::DS_SUB_SRC2_U64], Shared(A::Sub)),
    ([op::DS_RSUB_SRC2_U32, op::DS_RSUB_SRC2_U64], Shared(A::ReverseSub)),
    ([op::DS_INC_SRC2_U32, op::DS_INC_SRC2_U64], Shared(A::Increment)),
    ([op::DS_DEC_SRC2_U32, op::DS_DEC_SRC2_U64], Shared(A::Decrement)),
    ([op::DS_MIN_SRC2_I32, op::DS_MIN_SRC2_I64], Shared(A::MinSigned)),
    ([op::DS_MAX_SRC2_I32, op::DS_MAX_SRC2_I64], Shared(A::MaxSigned)),
    ([op::DS_MIN_SRC2_U32, op::DS_MIN_SRC2_U64], Shared(A::MinUnsigned)),
    ([op::DS_MAX_SRC2_U32, op::DS_MAX_SRC2_U64], Shared(A::MaxUnsigned)),
    ([op::DS_AND_SRC2_B32, op::DS_AND_SRC2_B64], Shared(A::And)),
    ([op::DS_OR_SRC2_B32, op::DS_OR_SRC2_B64], Shared(A::Or)),
    ([op::DS_XOR_SRC2_B32, op::DS_XOR_SRC2_B64], Shared(A::Xor)),
    ([op::DS_WRITE_SRC2_B32, op::DS_WRITE_SRC2_B64], Shared(A::Swap)),
    ([op::DS_MIN_SRC2_F32, op::DS_MIN_SRC2_F64], MinFloat),
    ([op::DS_MAX_SRC2_F32, op::DS_MAX_SRC2_F64], MaxFloat),
];

fn action(operation: op::Operation) -> Option<Action> {
    Some(match operation {
        op::DS_NOP => Action::Nothing,
        op::DS_SWIZZLE_B32 => Action::Swizzle,
        op::DS_APPEND => Action::Count { append: true },
        op::DS_CONSUME => Action::Count { append: false },
        op::DS_CONDXCHG32_RTN_B64 => Action::ConditionalExchange { words: 2 },
        op::DS_CONDXCHG32_RTN_B128 => Action::ConditionalExchange { words: 4 },
        _ => {
            let load = LOADS.iter().find(|row| row.0 == operation);
            let store = STORES.iter().find(|row| row.0 == operation);
            let pair = PAIRS.iter().find(|row| row.0 == operation);
            let atomic = ATOMICS.iter().find_map(|&(narrow, wide, modify)| {
                let bytes = if narrow.contains(&operation) { 4 } else { 8 };
                (bytes == 4 || wide.contains(&operation)).then_some(Action::Atomic { modify, bytes })
            });
            let from_lds = FROM_LDS.iter().find_map(|&([narrow, wide], modify)| {
                let bytes = if narrow == operation { 4 } else { 8 };
                (bytes == 4 || wide == operation).then_some(Action::FromLds { modify, bytes })
            });
            return load
                .map(|&(_, bytes, signed)| Action::Load(Load { bytes, signed, half: None }))
                .or_else(|| store.map(|&(_, bytes)| Action::Store(Store { bytes, high: false })))
                .or_else(|| pair.map(|&(_, what, bytes, unit)| Action::Pair { what, bytes, unit }))
                .or(atomic)
                .or(from_lds);
        }
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
        let action = action(row.operation).ok_or_else(|| refusal.clone())?;
        if field(FieldName::Gds) != 0 {
            return Err(refusal);
        }
        let written = row.operands.iter().find(|shape| shape.field == FieldName::Vdst);
        Ok(Operation {
            action,
            destination: field(FieldName::Vdst) as usize,
            written: written.map_or(0, |shape| shape.data.registers().into()),
            address: field(FieldName::Addr) as usize,
            data0: field(FieldName::Data0) as usize,
            data1: field(FieldName::Data1) as usize,
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
            Action::Load(load) => {
                let mut bytes = [0; 16];
                read(wave, ports, lane, address, &mut bytes[..load.bytes.into()])?;
                load.write_back(wave, self.destination, lane, &bytes);
            }
            Action::Store(store) => {
                let bytes = store.bytes_of(wave, self.data0, lane);
                write(wave, ports, lane, address, &bytes[..store.bytes.into()])?;
            }
            Action::Atomic { modify, bytes } => {
                let [first, second] = [self.data0, self.data1].map(|data| lane_value(wave, data, lane, bytes));
                // DS_CMPST has the comparison value first, the memory instructions have it last.
                let (data, second) = match modify {
                    CompareSwapFloat | Shared(A::CompareSwap) => (second, first),
                    _ => (first, second),
                };
                let old = change(wave, ports, lane, address, bytes, |old| modify.apply(bytes, old, data, second))?;
                if self.written > 0 {
                    set_lane_value(wave, self.destination, lane, bytes, old);
                }
            }
            Action::FromLds { modify, bytes } => {
                let other = base.wrapping_add(second_offset(base, self.offset));
                let data = value(wave, ports, lane, other, bytes)?;
                change(wave, ports, lane, base, bytes, |old| modify.apply(bytes, old, data, 0))?;
            }
            Action::Pair { what, bytes, unit } => self.pair(wave, ports, lane, what, bytes, unit)?,
            Action::ConditionalExchange { words } => self.conditional_exchange(wave, ports, lane, address, words)?,
            Action::Nothing | Action::Count { .. } | Action::Swizzle => {}
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
                write(wave, ports, lane, address, &data.to_le_bytes()[..bytes as usize])?;
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
                write(wave, ports, lane, place, &(data & !EXCHANGE).to_le_bytes())?;
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

/// The distance in bytes from A to B of the SRC2 operations: 16 signed bits of dwords, from the offsets, or bits 31:17 of A.
fn second_offset(base: u32, offset: u32) -> u32 {
    let dwords = if offset >> 15 & 1 != 0 { base.cast_signed() >> 17 } else { (offset << 17).cast_signed() >> 17 };
    dwords.wrapping_mul(4).cast_unsigned()
}

/// The lane that `lane` reads under a pattern: of four lanes each by two bits, or of 32 by AND, OR and XOR masks.
fn swizzle(offset: u32, lane: usize) -> usize {
    let mask = |shift: u32| (offset >> shift & 31) as usize;
    if offset & 0x8000 != 0 {
        lane & !3 | (offset >> (2 * (lane & 3)) & 3) as usize
    } else {
        lane & 32 | ((lane & mask(0) | mask(5)) ^ mask(10)) & 31
    }
}

/// Whether all of an access lies below M0.
fn inside(wave: &Wave, address: u32, bytes: usize) -> bool {
    u64::from(address) + bytes as u64 <= u64::from(wave.m0())
}

/// Reads dword by dword, zero beyond M0.
fn read(wave: &mut Wave, ports: &mut Ports, lane: usize, address: u32, bytes: &mut [u8]) -> Result<(), Fault> {
    for (index, part) in (0..).zip(bytes.chunks_mut(4)) {
        let address = address.wrapping_add(4 * index);
        if inside(wave, address, part.len()) {
            ports.read(wave, lane, Place::Lds(address), part)?;
        } else {
            part.fill(0);
        }
    }
    Ok(())
}

/// Writes dword by dword, nothing beyond M0.
fn write(wave: &mut Wave, ports: &mut Ports, lane: usize, address: u32, bytes: &[u8]) -> Result<(), Fault> {
    for (index, part) in (0..).zip(bytes.chunks(4)) {
        let address = address.wrapping_add(4 * index);
        if inside(wave, address, part.len()) {
            ports.write(wave, lane, Place::Lds(address), part)?;
        }
    }
    Ok(())
}

/// The value of 4 or 8 bytes.
fn value(wave: &mut Wave, ports: &mut Ports, lane: usize, address: u32, bytes: u32) -> Result<u64, Fault> {
    let mut raw = [0; 8];
    read(wave, ports, lane, address, &mut raw[..bytes as usize])?;
    Ok(u64::from_le_bytes(raw))
}

/// Replaces a value and answers the old one.
fn change(
    wave: &mut Wave,
    ports: &mut Ports,
    lane: usize,
    address: u32,
    bytes: u32,
    modify: impl FnOnce(u64) -> u64,
) -> Result<u64, Fault> {
    let old = value(wave, ports, lane, address, bytes)?;
    write(wave, ports, lane, address, &modify(old).to_le_bytes()[..bytes as usize])?;
    Ok(old)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_distance_of_the_second_operand_is_signed() {
        assert_eq!(second_offset(0, 3), 12);
        assert_eq!(second_offset(0, 0x7fff), 4u32.wrapping_neg());
        assert_eq!(second_offset(0xfffe_0000, 0x8000), 4u32.wrapping_neg());
        assert_eq!(second_offset(0x0004_0000, 0x8000), 8);
    }

    #[test]
    fn swizzles_stay_in_their_quad_or_in_their_half() {
        assert_eq!([0, 1, 2, 3].map(|lane| swizzle(0x8000 | 0b00_01_10_11, 36 + lane)), [39, 38, 37, 36]);
        assert_eq!(swizzle(0x1f << 10 | 0x1f, 32), 63);
        assert_eq!(swizzle(0x3 << 5 | 0x1c, 40), 43);
    }

    #[test]
    fn only_the_global_data_share_is_unknown() {
        assert!(action(op::DS_GWS_BARRIER).is_none() && action(op::DS_ORDERED_COUNT).is_none());
        assert!(matches!(action(op::DS_MAX_SRC2_F64), Some(Action::FromLds { modify: MaxFloat, bytes: 8 })));
        assert!(matches!(action(op::DS_WRAP_RTN_B32), Some(Action::Atomic { modify: Wrap, bytes: 4 })));
    }
}
