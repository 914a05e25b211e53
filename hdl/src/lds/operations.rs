//! The LDS instructions executed here (16.15) and what the access unit does for each.

use super::stack;
use crate::atomic::alu::{AtomicOperation, OPERATION_WIDTH};
use crate::config::Units;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::MemoryOperation;
use tombolo_isa::op;
use tombolo_isa::opcode::Opcode;

/// Where the address of a lane comes from (12.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressSource {
    /// The VGPR in ADDR.
    Vgpr = 0,
    /// M0 and the lane's number.
    Thread = 1,
    /// Nowhere: the offset alone.
    None = 2,
}

/// Data that goes from lane to lane (12.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cross {
    /// None does.
    None = 0,
    /// To the lane that the address names.
    Forward = 1,
    /// From the lane that the address names.
    Backward = 2,
    /// From the lane that the offset's pattern names.
    Swizzle = 3,
}

/// Bytes of a memory element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A dword.
    Dword = 0,
    /// A byte.
    Byte = 1,
    /// Two bytes.
    Half = 2,
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Source of the address.
    pub address: AddressSource,
    /// Dwords of data in DATA0.
    pub data0: u8,
    /// Dwords of data in DATA1.
    pub data1: u8,
    /// Dwords read from memory.
    pub loads: u8,
    /// Dwords written to memory.
    pub stores: u8,
    /// Dwords returned to VDST.
    pub returns: u8,
    /// OFFSET0 and OFFSET1 are offsets of two addresses, in units of 2^this bytes.
    pub two_addresses: Option<u8>,
    /// Element size.
    pub size: Size,
    /// Loaded elements are extended with their sign.
    pub signed: bool,
    /// Only one half of the register takes part: the low one, or the high one if `high`.
    pub d16: bool,
    /// The high half.
    pub high: bool,
    /// The lanes one after another: load, compute, store.
    pub serial: bool,
    /// What memory holds then; `None`: the data.
    pub atomic: Option<AtomicOperation>,
    /// 64-bit numbers.
    pub wide: bool,
    /// One atomic operation with the number of active lanes as data.
    pub counts: bool,
    /// Dwords are stored, without their top bit, where that is set; the address is that of a pair.
    pub conditional: bool,
    /// Between lanes.
    pub cross: Cross,
    /// Inactive lanes give their data too.
    pub fetch_inactive: bool,
    /// On the stacks of the lanes: see [`stack`].
    pub stack: bool,
}

impl Operation {
    /// A machine with these units executes it.
    pub fn is_in(&self, units: Units) -> bool {
        (units.stacks || !self.stack) && self.atomic.is_none_or(|atomic| atomic.is_in(units.atomics, self.wide))
    }
}

const NOTHING: Operation = Operation {
    address: AddressSource::Vgpr,
    data0: 0,
    data1: 0,
    loads: 0,
    stores: 0,
    returns: 0,
    two_addresses: None,
    size: Size::Dword,
    signed: false,
    d16: false,
    high: false,
    serial: false,
    atomic: None,
    wide: false,
    counts: false,
    conditional: false,
    cross: Cross::None,
    fetch_inactive: false,
    stack: false,
};

const fn load(dwords: u8) -> Operation {
    Operation { loads: dwords, returns: dwords, ..NOTHING }
}

const fn narrow_load(size: Size, signed: bool) -> Operation {
    Operation { size, signed, ..load(1) }
}

const fn d16_load(size: Size, signed: bool, high: bool) -> Operation {
    Operation { d16: true, high, ..narrow_load(size, signed) }
}

const fn store(dwords: u8) -> Operation {
    Operation { data0: dwords, stores: dwords, ..NOTHING }
}

const fn narrow_store(size: Size, high: bool) -> Operation {
    Operation { size, high, ..store(1) }
}

/// Two of `dwords` each; the offsets count units of 2^`unit` bytes.
const fn load2(dwords: u8, unit: u8) -> Operation {
    Operation { two_addresses: Some(unit), ..load(2 * dwords) }
}

const fn store2(dwords: u8, unit: u8) -> Operation {
    Operation { data0: dwords, data1: dwords, stores: 2 * dwords, two_addresses: Some(unit), ..NOTHING }
}

const fn exchange(dwords: u8) -> Operation {
    Operation { serial: true, loads: dwords, returns: dwords, ..store(dwords) }
}

const fn exchange2(dwords: u8, unit: u8) -> Operation {
    Operation { serial: true, loads: 2 * dwords, returns: 2 * dwords, ..store2(dwords, unit) }
}

const fn cross(cross: Cross, fetch_inactive: bool) -> Operation {
    Operation { cross, fetch_inactive, data0: 1, ..load(1) }
}

const fn counting(operation: AtomicOperation) -> Operation {
    let count = Operation { address: AddressSource::None, counts: true, serial: true, stores: 1, ..load(1) };
    Operation { atomic: Some(operation), ..count }
}

/// The instructions that are no atomic operations of the atomic ALU.
const EXECUTES: &[(op::Operation, Operation)] = &[
    (op::DS_NOP, NOTHING),
    (op::DS_LOAD_B32, load(1)),
    (op::DS_LOAD_B64, load(2)),
    (op::DS_LOAD_B96, load(3)),
    (op::DS_LOAD_B128, load(4)),
    (op::DS_LOAD_U8, narrow_load(Size::Byte, false)),
    (op::DS_LOAD_I8, narrow_load(Size::Byte, true)),
    (op::DS_LOAD_U16, narrow_load(Size::Half, false)),
    (op::DS_LOAD_I16, narrow_load(Size::Half, true)),
    (op::DS_LOAD_U8_D16, d16_load(Size::Byte, false, false)),
    (op::DS_LOAD_U8_D16_HI, d16_load(Size::Byte, false, true)),
    (op::DS_LOAD_I8_D16, d16_load(Size::Byte, true, false)),
    (op::DS_LOAD_I8_D16_HI, d16_load(Size::Byte, true, true)),
    (op::DS_LOAD_U16_D16, d16_load(Size::Half, false, false)),
    (op::DS_LOAD_U16_D16_HI, d16_load(Size::Half, false, true)),
    (op::DS_LOAD_2ADDR_B32, load2(1, 2)),
    (op::DS_LOAD_2ADDR_STRIDE64_B32, load2(1, 8)),
    (op::DS_LOAD_2ADDR_B64, load2(2, 3)),
    (op::DS_LOAD_2ADDR_STRIDE64_B64, load2(2, 9)),
    (op::DS_LOAD_ADDTID_B32, Operation { address: AddressSource::Thread, ..load(1) }),
    (op::DS_STORE_B32, store(1)),
    (op::DS_STORE_B64, store(2)),
    (op::DS_STORE_B96, store(3)),
    (op::DS_STORE_B128, store(4)),
    (op::DS_STORE_B8, narrow_store(Size::Byte, false)),
    (op::DS_STORE_B16, narrow_store(Size::Half, false)),
    (op::DS_STORE_B8_D16_HI, narrow_store(Size::Byte, true)),
    (op::DS_STORE_B16_D16_HI, narrow_store(Size::Half, true)),
    (op::DS_STORE_2ADDR_B32, store2(1, 2)),
    (op::DS_STORE_2ADDR_STRIDE64_B32, store2(1, 8)),
    (op::DS_STORE_2ADDR_B64, store2(2, 3)),
    (op::DS_STORE_2ADDR_STRIDE64_B64, store2(2, 9)),
    (op::DS_STORE_ADDTID_B32, Operation { address: AddressSource::Thread, ..store(1) }),
    (op::DS_STOREXCHG_RTN_B32, exchange(1)),
    (op::DS_STOREXCHG_RTN_B64, exchange(2)),
    (op::DS_STOREXCHG_2ADDR_RTN_B32, exchange2(1, 2)),
    (op::DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32, exchange2(1, 8)),
    (op::DS_STOREXCHG_2ADDR_RTN_B64, exchange2(2, 3)),
    (op::DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64, exchange2(2, 9)),
    (op::DS_CONDXCHG32_RTN_B64, Operation { conditional: true, ..exchange(2) }),
    (op::DS_APPEND, counting(AtomicOperation::Add)),
    (op::DS_CONSUME, counting(AtomicOperation::Subtract)),
    (op::DS_PERMUTE_B32, cross(Cross::Forward, false)),
    (op::DS_BPERMUTE_B32, cross(Cross::Backward, false)),
    (op::DS_BPERMUTE_FI_B32, cross(Cross::Backward, true)),
    (op::DS_SWIZZLE_B32, Operation { data0: 0, ..cross(Cross::Swizzle, false) }),
];

/// The operation of an LDS instruction; `None` when it is not executed.
pub fn operation(row: &Opcode) -> Option<Operation> {
    if let Some((_, operation)) = EXECUTES.iter().find(|(known, _)| *known == row.operation) {
        return Some(*operation);
    }
    if let Some((_, items, pops)) = stack::EXECUTES.iter().find(|(known, ..)| *known == row.operation) {
        return Some(Operation { stack: true, data1: *items, returns: *pops, stores: 1, data0: 1, ..load(1) });
    }
    let Some(MemoryOperation::Atomic { operation, bits }) = row.memory.filter(|_| row.format == Format::Vds) else {
        return None;
    };
    let atomic = AtomicOperation::new(operation, bits)?;
    let returns = row.operands.iter().any(|operand| operand.field == FieldName::Vdst);
    let dwords = bits / 32;
    let two_operands = matches!(atomic, AtomicOperation::CompareSwap | AtomicOperation::MaskedOr);
    Some(Operation {
        serial: true,
        atomic: Some(atomic),
        wide: bits == 64,
        loads: dwords,
        data1: if two_operands { dwords } else { 0 },
        returns: if returns { dwords } else { 0 },
        ..store(dwords)
    })
}

/// What the access unit does for the lanes of a FLAT instruction that are in the LDS aperture; `None` when FLAT has no such
/// instruction. What atomic operations return, they return if TH says so (4.1.1).
pub fn flat_operation(row: &Opcode) -> Option<Operation> {
    match row.memory.filter(|_| row.format == Format::Vflat)? {
        MemoryOperation::Atomic { operation, bits } => {
            let atomic = AtomicOperation::new(operation, bits)?;
            let dwords = bits / 32;
            // The comparand lies behind the new value.
            let operands = if atomic == AtomicOperation::CompareSwap { 2 } else { 1 };
            let data0 = operands * dwords;
            Some(Operation { atomic: Some(atomic), wide: bits == 64, data0, ..exchange(dwords) })
        }
        // As the LDS instruction that does the same.
        memory => {
            let same = |known: op::Operation| known.rows().any(|row| row.memory == Some(memory));
            EXECUTES.iter().find(|(known, _)| same(*known)).map(|(_, operation)| *operation)
        }
    }
}

/// Fields of an operation's control word with their widths, lowest first.
const LAYOUT: [(&str, u32); 20] = [
    ("address", 2),
    ("data0", 3),
    ("data1", 3),
    ("loads", 3),
    ("stores", 3),
    ("returns", 3),
    ("two", 1),
    ("unit", 4),
    ("size", 2),
    ("signed", 1),
    ("d16", 1),
    ("high", 1),
    ("serial", 1),
    ("computes", 1),
    ("operation", OPERATION_WIDTH),
    ("wide", 1),
    ("counts", 1),
    ("conditional", 1),
    ("cross", 2),
    ("fetch_inactive", 1),
];

/// Place of a field of the control word: lowest bit and width.
pub(super) fn place(name: &str) -> Option<(u32, u32)> {
    let mut lsb = 0;
    for (field, width) in LAYOUT {
        if field == name {
            return Some((lsb, width));
        }
        lsb += width;
    }
    None
}

/// Bits of the control word.
pub(super) fn control_width() -> u32 {
    LAYOUT.iter().map(|(_, width)| width).sum()
}

/// The control word of an operation.
pub(super) fn control_word(operation: &Operation) -> u128 {
    let values: [u128; LAYOUT.len()] = [
        operation.address as u128,
        operation.data0.into(),
        // Items of a stack are read one by one.
        if operation.stack { 1 } else { operation.data1.into() },
        operation.loads.into(),
        operation.stores.into(),
        operation.returns.into(),
        operation.two_addresses.is_some().into(),
        operation.two_addresses.unwrap_or(0).into(),
        operation.size as u128,
        operation.signed.into(),
        operation.d16.into(),
        operation.high.into(),
        operation.serial.into(),
        operation.atomic.is_some().into(),
        operation.atomic.map_or(0, |atomic| atomic as u128),
        operation.wide.into(),
        operation.counts.into(),
        operation.conditional.into(),
        operation.cross as u128,
        operation.fetch_inactive.into(),
    ];
    let (mut word, mut lsb) = (0, 0);
    for ((_, width), value) in LAYOUT.iter().zip(values) {
        word |= value << lsb;
        lsb += width;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::table;

    #[test]
    fn every_instruction_is_executed() {
        let rows = table::opcodes().iter().filter(|row| row.format == Format::Vds);
        let refused: Vec<_> = rows.filter(|row| operation(row).is_none()).map(|row| row.mnemonic).collect();
        assert_eq!(refused, [""; 0]);
    }

    #[test]
    fn the_lanes_of_every_flat_instruction_that_are_in_lds_are_served() {
        let rows = table::opcodes().iter().filter(|row| row.format == Format::Vflat);
        for row in rows {
            let there = crate::vmem::operations::access(row).map(|access| (access.dwords, access.data_rows()));
            let here = flat_operation(row).map(|operation| (operation.loads.max(operation.stores), operation.data0));
            assert_eq!(here, there, "{}", row.mnemonic);
        }
    }

    #[test]
    fn the_operands_are_those_of_the_table() {
        for row in table::opcodes().iter().filter(|row| row.format == Format::Vds) {
            let Some(operation) = operation(row) else { continue };
            let registers = |field| {
                let operand = row.operands.iter().find(|operand| operand.field == field);
                operand.map_or(0, |operand| operand.data.registers())
            };
            let declared = [operation.data0, operation.data1, operation.returns];
            let fields = [FieldName::Data0, FieldName::Data1, FieldName::Vdst];
            assert_eq!(declared, fields.map(registers), "{}", row.mnemonic);
        }
    }
}
