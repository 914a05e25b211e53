//! The operations that vector memory executes, and what each one asks of its parts.

use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use rust_hdl::prelude::*;
use tombolo_isa::memory::{CacheControl, MemoryOperation, Transfer};
use tombolo_netlist::{choice, record};

/// What an instruction does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Memory to VGPRs.
    Load = 0,
    /// VGPRs to memory.
    Store = 1,
    /// Read, modify and write, in the atomic unit.
    Atomic = 2,
    /// Changes the cache alone.
    Control = 3,
}

/// How the bytes of an element and a VGPR correspond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// Bytes in memory: 1, 2 or 4.
    bytes: u8,
    /// Loads extend the sign.
    signed: bool,
    /// Only 16 bits of the VGPR are written.
    d16: bool,
    /// The upper 16 bits of the VGPR.
    high: bool,
}

/// What an opcode asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// What it does.
    pub kind: Kind,
    /// VGPRs loaded, stored or returned, 0 to 4.
    pub dwords: u8,
    element: Element,
    /// The lane number is the address within the scalar base (11.2, GT).
    lane_addressed: bool,
    /// M0 says which of 32 VGPRs are moved (11.5).
    block: bool,
    /// Rows and columns of a matrix are exchanged (11.6): elements of 16 bits of four dwords a lane, of 8 bits of two.
    pub transposed: bool,
    /// The cache is emptied.
    invalidates: bool,
    /// LOADcnt counts the instruction though it loads nothing.
    pub counts_load: bool,
    /// The local data share executes it for the lanes in its aperture.
    flat: bool,
    operation: AtomicOperation,
}

const DWORD: Element = Element { bytes: 4, signed: false, d16: false, high: false };
const BYTE: Element = Element { bytes: 1, ..DWORD };
const SHORT: Element = Element { bytes: 2, ..DWORD };
const SIGNED_BYTE: Element = Element { signed: true, ..BYTE };
const SIGNED_SHORT: Element = Element { signed: true, ..SHORT };

const fn d16(element: Element) -> Element {
    Element { d16: true, ..element }
}

const fn high(element: Element) -> Element {
    Element { d16: true, high: true, ..element }
}

/// Loads and stores: VGPRs and element.
const TRANSFERS: &[(Transfer, Kind, u8, Element)] = &[
    (Transfer::LoadU8, Kind::Load, 1, BYTE),
    (Transfer::LoadI8, Kind::Load, 1, SIGNED_BYTE),
    (Transfer::LoadU16, Kind::Load, 1, SHORT),
    (Transfer::LoadI16, Kind::Load, 1, SIGNED_SHORT),
    (Transfer::LoadB32, Kind::Load, 1, DWORD),
    (Transfer::LoadB64, Kind::Load, 2, DWORD),
    (Transfer::LoadB96, Kind::Load, 3, DWORD),
    (Transfer::LoadB128, Kind::Load, 4, DWORD),
    (Transfer::LoadD16U8, Kind::Load, 1, d16(BYTE)),
    (Transfer::LoadD16I8, Kind::Load, 1, d16(SIGNED_BYTE)),
    (Transfer::LoadD16B16, Kind::Load, 1, d16(SHORT)),
    (Transfer::LoadD16HiU8, Kind::Load, 1, high(BYTE)),
    (Transfer::LoadD16HiI8, Kind::Load, 1, high(SIGNED_BYTE)),
    (Transfer::LoadD16HiB16, Kind::Load, 1, high(SHORT)),
    (Transfer::LoadAddtidB32, Kind::Load, 1, DWORD),
    (Transfer::LoadBlock, Kind::Load, 4, DWORD),
    (Transfer::LoadTrB64, Kind::Load, 2, DWORD),
    (Transfer::LoadTrB128, Kind::Load, 4, DWORD),
    (Transfer::StoreB8, Kind::Store, 1, BYTE),
    (Transfer::StoreB16, Kind::Store, 1, SHORT),
    (Transfer::StoreB32, Kind::Store, 1, DWORD),
    (Transfer::StoreB64, Kind::Store, 2, DWORD),
    (Transfer::StoreB96, Kind::Store, 3, DWORD),
    (Transfer::StoreB128, Kind::Store, 4, DWORD),
    (Transfer::StoreD16HiB8, Kind::Store, 1, high(BYTE)),
    (Transfer::StoreD16HiB16, Kind::Store, 1, high(SHORT)),
    (Transfer::StoreAddtidB32, Kind::Store, 1, DWORD),
    (Transfer::StoreBlock, Kind::Store, 4, DWORD),
];

/// Cache control: whether the cache is emptied, and whether LOADcnt counts it. Nothing is ever dirty: the cache writes
/// through.
const CONTROLS: &[(CacheControl, bool, bool)] = &[
    (CacheControl::Invalidate, true, true),
    (CacheControl::WriteBack, false, false),
    (CacheControl::WriteBackInvalidate, true, false),
];

/// What an operation on memory asks for; none if it is not executed here. `flat`: in an address space that the apertures decide.
pub fn access(memory: MemoryOperation, flat: bool) -> Option<Access> {
    let is = |transfers: &[Transfer]| transfers.iter().any(|one| memory == MemoryOperation::Transfer(*one));
    let plain = Access {
        kind: Kind::Control,
        dwords: 0,
        element: DWORD,
        lane_addressed: is(&[Transfer::LoadAddtidB32, Transfer::StoreAddtidB32]),
        block: is(&[Transfer::LoadBlock, Transfer::StoreBlock]),
        transposed: is(&[Transfer::LoadTrB64, Transfer::LoadTrB128]),
        invalidates: false,
        counts_load: false,
        flat,
        operation: AtomicOperation::Swap,
    };
    match memory {
        MemoryOperation::Transfer(transfer) => {
            let (_, kind, dwords, element) = TRANSFERS.iter().find(|(known, ..)| *known == transfer)?;
            Some(Access { kind: *kind, dwords: *dwords, element: *element, ..plain })
        }
        MemoryOperation::Cache(control) => {
            let (_, invalidates, counts_load) = CONTROLS.iter().find(|(known, ..)| *known == control)?;
            Some(Access { invalidates: *invalidates, counts_load: *counts_load, ..plain })
        }
        MemoryOperation::Atomic { operation, bits } => {
            let operation = AtomicOperation::new(operation, bits)?;
            Some(Access { kind: Kind::Atomic, dwords: bits / 32, operation, ..plain })
        }
        MemoryOperation::Formatted { .. } => None,
    }
}

choice! {
    /// The address space of an access.
    pub enum Space {
        /// Global memory.
        Global,
        /// Decided by the apertures, lane by lane.
        Flat,
        /// Scratch.
        Scratch,
        /// Through a buffer resource.
        Buffer,
    }
}

record! {
    /// An instruction of vector memory.
    pub struct MemoryAccess {
        /// Where.
        pub space: Space,
        /// [`Access::control`].
        pub control: Bits<{ CONTROL_WIDTH as usize }>,
        /// VGPRs receive something.
        pub returns: Bit,
        /// LOADcnt counts it, as against STOREcnt.
        pub counts_load: Bit,
        /// VGPRs moved or returned.
        pub dwords: Bits<3>,
        /// A block of VGPRs by M0.
        pub block: Bit,
        /// VGPRs of the address: 0 to 2.
        pub address_rows: Bits<2>,
        /// VGPRs of data to read.
        pub data_rows: Bits<3>,
        /// The second address VGPR is the high half of an address.
        pub wide_address: Bit,
        /// Address VGPR.
        pub address: Bits<8>,
        /// VGPR stored.
        pub source: Bits<8>,
        /// VGPR loaded.
        pub destination: Bits<8>,
        /// There is a scalar base or offset.
        pub has_scalar: Bit,
        /// A buffer takes an index from the first address VGPR.
        pub has_index: Bit,
        /// A buffer takes an offset from the last address VGPR.
        pub has_offset: Bit,
        /// First register of the buffer resource.
        pub resource: Bits<7>,
        /// Signed byte offset.
        pub offset: Bits<24>,
        /// The access is coherent beyond the compute unit (4.1.1).
        pub beyond_unit: Bit,
    }
}

/// Bits of [`Access::control`].
pub const CONTROL_WIDTH: u32 = 20;

impl Access {
    /// A machine with these units executes it.
    pub fn is_in(&self, units: Units) -> bool {
        (units.transposed_loads || !self.transposed)
            && (self.kind != Kind::Atomic || self.operation.is_in(units.atomics, self.dwords == 2))
    }

    /// VGPRs of data that an atomic operation reads: with the comparand behind the new value.
    fn atomic_rows(&self) -> u8 {
        if self.operation == AtomicOperation::CompareSwap { 2 * self.dwords } else { self.dwords }
    }

    /// Kind 1:0, VGPRs moved or returned 4:2, element 6:5 (bytes: 1, 2, 4), signed 7, 16-bit 8, upper half 9, addressed by
    /// lane 10, block 11, invalidates 12, atomic operation 17:13, counted by LOADcnt anyway 18,
    /// FLAT 19. Of a load: transposed 13, and 14 stays free for [`super::transpose::TileParts`].
    pub fn control(&self) -> u128 {
        let flag = |at: u32, value: bool| u128::from(value) << at;
        self.kind as u128
            | u128::from(self.dwords) << 2
            | u128::from(self.element.bytes.trailing_zeros()) << 5
            | flag(7, self.element.signed)
            | flag(8, self.element.d16)
            | flag(9, self.element.high)
            | flag(10, self.lane_addressed)
            | flag(11, self.block)
            | flag(12, self.invalidates)
            | (self.operation as u128) << 13
            | flag(13, self.transposed)
            | flag(18, self.counts_load)
            | flag(19, self.flat)
    }

    /// VGPRs of data read.
    pub fn data_rows(&self) -> u8 {
        match self.kind {
            Kind::Store => self.dwords,
            Kind::Atomic => self.atomic_rows(),
            Kind::Load | Kind::Control => 0,
        }
    }
}
