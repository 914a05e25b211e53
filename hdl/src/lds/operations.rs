//! The LDS instructions executed here (16.15) and what the access unit does for each.

use super::stack;
use super::tile::Tile;
use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::memory::{Atomic, MemoryOperation};
use tombolo_netlist::{choice, record};

choice! {
/// Where the address of a lane comes from (12.5).
pub enum AddressSource {
    /// The VGPR in ADDR.
    Vgpr,
    /// M0 and the lane's number.
    Thread,
    /// Nowhere: the offset alone.
    None,
    /// M0: the parameters of the lane's primitive, or one address for all ([`super::parameters`]).
    Parameter,
}
}

choice! {
/// Data that goes from lane to lane (12.5.2).
pub enum Cross {
    /// None does.
    None,
    /// To the lane that the address names.
    Forward,
    /// From the lane that the address names.
    Backward,
    /// From the lane that the offset's pattern names.
    Swizzle,
}
}

choice! {
/// Bytes of a memory element.
pub enum Size {
    /// A dword.
    Dword,
    /// A byte.
    Byte,
    /// Two bytes.
    Half,
}
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
    /// A tile is transposed: see [`super::tile`].
    pub tile: Tile,
    /// M0 has the address and the element type: DS_DIRECT_LOAD.
    pub direct: bool,
}

impl Operation {
    /// A machine with these units executes it.
    pub fn is_in(&self, units: Units) -> bool {
        (units.stacks || !self.stack)
            && (units.parameters() != 0 || self.address != AddressSource::Parameter)
            && self.atomic.is_none_or(|atomic| atomic.is_in(units.atomics, self.wide))
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
    tile: Tile::None,
    direct: false,
};

const fn load(dwords: u8) -> Operation {
    Operation { loads: dwords, returns: dwords, ..NOTHING }
}

/// Loads of 64 or 96 bits a lane that transpose a tile.
pub const fn transposed_load(tile: Tile) -> Operation {
    Operation { tile, ..load(if matches!(tile, Tile::Six) { 3 } else { 2 }) }
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

/// Dwords whose data has its top bit set are exchanged.
pub const fn conditional_exchange(dwords: u8) -> Operation {
    Operation { conditional: true, ..exchange(dwords) }
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
    (op::DS_CONDXCHG32_RTN_B64, conditional_exchange(2)),
    (op::DS_APPEND, counting(AtomicOperation::Add)),
    (op::DS_CONSUME, counting(AtomicOperation::Subtract)),
    (op::DS_PERMUTE_B32, cross(Cross::Forward, false)),
    (op::DS_BPERMUTE_B32, cross(Cross::Backward, false)),
    (op::DS_BPERMUTE_FI_B32, cross(Cross::Backward, true)),
    (op::DS_SWIZZLE_B32, Operation { data0: 0, ..cross(Cross::Swizzle, false) }),
    (op::DS_PARAM_LOAD, PARAMETER),
    (op::DS_DIRECT_LOAD, Operation { direct: true, ..PARAMETER }),
];

/// The operation of an opcode that is no atomic operation of the atomic ALU; `None` when it is not executed here.
pub fn operation(opcode: op::Operation) -> Option<Operation> {
    if let Some((_, operation)) = EXECUTES.iter().find(|(known, _)| *known == opcode) {
        return Some(*operation);
    }
    let (_, items, pops) = stack::EXECUTES.iter().find(|(known, ..)| *known == opcode)?;
    Some(Operation { stack: true, data1: *items, returns: *pops, stores: 1, data0: 1, ..load(1) })
}

/// An atomic operation on `bits`; what was there is returned if `returns`. `None` when the atomic ALU does not have it.
pub fn atomic(operation: Atomic, bits: u8, returns: bool) -> Option<Operation> {
    Some(computing(AtomicOperation::new(operation, bits)?, bits, returns))
}

/// An operation of the atomic ALU on `bits`; what was there is returned if `returns`.
pub fn computing(atomic: AtomicOperation, bits: u8, returns: bool) -> Operation {
    let dwords = bits / 32;
    Operation {
        serial: true,
        atomic: Some(atomic),
        wide: bits == 64,
        loads: dwords,
        data1: if atomic.has_comparand() { dwords } else { 0 },
        returns: if returns { dwords } else { 0 },
        ..store(dwords)
    }
}

/// An operation of the atomic ALU on `bits` whose data is in LDS too, at the second address: Sea Islands' (SQ_DS_0, DS_ADD_SRC2_U32).
pub fn computing_from_lds(atomic: AtomicOperation, bits: u8) -> Operation {
    let dwords = bits / 32;
    // Units of the size of a number tell how many dwords the first address has.
    let unit = if bits == 64 { 3 } else { 2 };
    Operation { loads: 2 * dwords, data0: 0, two_addresses: Some(unit), ..computing(atomic, bits, false) }
}

/// The first step of an interpolation (SQ_VINTRP): the first offset is that of the factor, the second one that of what is added.
pub const FIRST_STEP: Operation = Operation { data0: 1, returns: 1, two_addresses: Some(0), ..PARAMETERS_OF_TWO };
/// The second step: what was in VDST is added.
pub const SECOND_STEP: Operation = Operation { data0: 1, data1: 1, ..PARAMETER };
/// A parameter.
pub const PARAMETER: Operation = Operation { address: AddressSource::Parameter, ..load(1) };
const PARAMETERS_OF_TWO: Operation = Operation { address: AddressSource::Parameter, ..load(2) };

/// What the access unit does for the lanes of a FLAT instruction that are in the LDS aperture; `None` when FLAT has no such
/// instruction. What atomic operations return, they return if TH says so (4.1.1).
pub fn flat_operation(memory: MemoryOperation) -> Option<Operation> {
    match memory {
        MemoryOperation::Atomic { operation, bits } => {
            let atomic = AtomicOperation::new(operation, bits)?;
            let dwords = bits / 32;
            // The comparand lies behind the new value.
            let operands = if atomic.has_comparand() { 2 } else { 1 };
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

/// Float operations that are not on binary32.
const HALF_DENORMALS: [AtomicOperation; 5] = [
    AtomicOperation::AddPairF16,
    AtomicOperation::AddPairBf16,
    AtomicOperation::MinF64,
    AtomicOperation::MaxF64,
    AtomicOperation::AddF64,
];

record! {
    /// How an element of memory lies in a register.
    pub struct ElementFormat {
        /// Its size.
        pub size: Size,
        /// Loads extend its sign.
        pub signed: Bit,
        /// Loads write only half of the register.
        pub half: Bit,
        /// It is in the high half.
        pub high: Bit,
    }
}

record! {
    /// What an opcode asks of the access unit.
    pub struct LdsControl {
        /// Source of the address.
        pub address: AddressSource,
        /// Dwords in DATA0.
        pub data0: Bits<3>,
        /// Dwords in DATA1.
        pub data1: Bits<3>,
        /// Dwords loaded.
        pub loads: Bits<3>,
        /// Dwords stored.
        pub stores: Bits<3>,
        /// Dwords returned.
        pub returns: Bits<3>,
        /// There are two addresses, each with an offset of 8 bits.
        pub two: Bit,
        /// These count units of 2^this bytes.
        pub unit: Bits<4>,
        /// Elements.
        pub format: ElementFormat,
        /// One lane after another.
        pub serial: Bit,
        /// The atomic ALU computes what is stored.
        pub computes: Bit,
        /// Its operation.
        pub operation: AtomicOperation,
        /// Its denormals follow the rules of binary16 and binary64.
        pub half_denormals: Bit,
        /// On 64 bits.
        pub wide: Bit,
        /// The data is the number of active lanes.
        pub counts: Bit,
        /// Dwords with their top bit set are stored.
        pub conditional: Bit,
        /// Between lanes.
        pub cross: Cross,
        /// From inactive lanes too.
        pub fetch_inactive: Bit,
        /// On the stacks of the lanes.
        pub stack: Bit,
        /// A tile is transposed.
        pub tile: Tile,
        /// M0 has the address and the element type.
        pub direct: Bit,
    }
}

impl Operation {
    /// As the access unit gets it.
    pub fn control(&self) -> LdsControl {
        let bits = |count: u8| Bits::from(u64::from(count));
        LdsControl {
            address: self.address,
            data0: bits(self.data0),
            // Items of a stack are read one by one.
            data1: bits(if self.stack { 1 } else { self.data1 }),
            loads: bits(self.loads),
            stores: bits(self.stores),
            returns: bits(self.returns),
            two: self.two_addresses.is_some(),
            unit: Bits::from(u64::from(self.two_addresses.unwrap_or(0))),
            format: ElementFormat { size: self.size, signed: self.signed, half: self.d16, high: self.high },
            serial: self.serial,
            computes: self.atomic.is_some(),
            operation: self.atomic.unwrap_or_default(),
            half_denormals: self.atomic.is_some_and(|atomic| HALF_DENORMALS.contains(&atomic)),
            wide: self.wide,
            counts: self.counts,
            conditional: self.conditional,
            cross: self.cross,
            fetch_inactive: self.fetch_inactive,
            stack: self.stack,
            tile: self.tile,
            direct: self.direct,
        }
    }
}
