//! The operations that vector memory executes, and what each one asks of its parts.

use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use crate::format::Packing;
use crate::lds::operations::{ElementFormat, Size};
use crate::texture::instruction::{Action, ImageAccess};
use rust_hdl::prelude::*;
use tombolo_isa::memory::{self, CacheControl, MemoryOperation, Transfer};
use tombolo_netlist::{choice, record};

choice! {
    /// What an instruction does to memory.
    pub enum Kind {
        /// Memory to VGPRs.
        Load,
        /// VGPRs to memory.
        Store,
        /// Read, modify and write, in the atomic unit.
        Atomic,
        /// Changes the cache alone.
        Control,
    }
}

/// What an opcode asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Access {
    /// What it does.
    pub kind: Kind,
    /// VGPRs loaded, stored or returned, 0 to 4.
    pub dwords: u8,
    format: ElementFormat,
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
    /// Data is converted from or to the format of the buffer or of the instruction.
    pub formatted: bool,
    packing: Packing,
    /// Components of such data in VGPRs, 1 to 4.
    components: u8,
    /// It is an access to an image. DMASK says how many VGPRs it moves.
    image: bool,
    /// Rays are traced.
    traces: bool,
}

const DWORD: ElementFormat = ElementFormat { size: Size::Dword, signed: false, half: false, high: false };
const BYTE: ElementFormat = ElementFormat { size: Size::Byte, ..DWORD };
const SHORT: ElementFormat = ElementFormat { size: Size::Half, ..DWORD };
const SIGNED_BYTE: ElementFormat = ElementFormat { signed: true, ..BYTE };
const SIGNED_SHORT: ElementFormat = ElementFormat { signed: true, ..SHORT };

const fn d16(format: ElementFormat) -> ElementFormat {
    ElementFormat { half: true, ..format }
}

const fn high(format: ElementFormat) -> ElementFormat {
    ElementFormat { half: true, high: true, ..format }
}

/// Loads and stores: VGPRs and elements.
const TRANSFERS: &[(Transfer, Kind, u8, ElementFormat)] = &[
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
        format: DWORD,
        lane_addressed: is(&[Transfer::LoadAddtidB32, Transfer::StoreAddtidB32]),
        block: is(&[Transfer::LoadBlock, Transfer::StoreBlock]),
        transposed: is(&[Transfer::LoadTrB64, Transfer::LoadTrB128]),
        invalidates: false,
        counts_load: false,
        flat,
        operation: AtomicOperation::Swap,
        formatted: false,
        packing: Packing::Full,
        components: 1,
        image: false,
        traces: false,
    };
    match memory {
        MemoryOperation::Transfer(transfer) => {
            let (_, kind, dwords, format) = TRANSFERS.iter().find(|(known, ..)| *known == transfer)?;
            Some(Access { kind: *kind, dwords: *dwords, format: *format, ..plain })
        }
        MemoryOperation::Cache(control) => {
            let (_, invalidates, counts_load) = CONTROLS.iter().find(|(known, ..)| *known == control)?;
            Some(Access { invalidates: *invalidates, counts_load: *counts_load, ..plain })
        }
        MemoryOperation::Atomic { operation, bits } => {
            let operation = AtomicOperation::new(operation, bits)?;
            Some(Access { kind: Kind::Atomic, dwords: bits / 32, operation, ..plain })
        }
        MemoryOperation::Formatted { stores, packing, components } => {
            let (packing, dwords) = match packing {
                memory::Packing::Full => (Packing::Full, components),
                memory::Packing::D16 => (Packing::Halves, components.div_ceil(2)),
                memory::Packing::D16Hi => (Packing::High, 1),
            };
            let kind = if stores { Kind::Store } else { Kind::Load };
            Some(Access { kind, dwords, formatted: true, packing, components, ..plain })
        }
    }
}

/// What an access to an image asks for, with one VGPR of data: how many there are follows from DMASK.
pub fn image_access(action: Action) -> Option<Access> {
    let loads = access(MemoryOperation::Transfer(Transfer::LoadB32), false)?;
    let of_kind = |kind, formatted| Some(Access { kind, formatted, image: true, ..loads });
    match action {
        Action::Load | Action::LoadPacked { .. } => of_kind(Kind::Load, true),
        Action::Store | Action::StorePacked => of_kind(Kind::Store, true),
        Action::Information
        | Action::Sample
        | Action::SampleBase
        | Action::Gather
        | Action::GatherBase
        | Action::GatherRow
        | Action::LoadSamples
        | Action::Detail => of_kind(Kind::Load, false),
        Action::Trace { .. } | Action::TraceFrom { .. } => {
            Some(Access { traces: true, dwords: 4, ..of_kind(Kind::Load, false)? })
        }
        Action::Atomic(operation) => {
            let atomic = access(MemoryOperation::Atomic { operation, bits: 32 }, false)?;
            Some(Access { image: true, ..atomic })
        }
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
    /// What an opcode asks of vector memory.
    pub struct MemoryControl {
        /// What it does.
        pub kind: Kind,
        /// VGPRs moved or returned, of a block those of a part.
        pub dwords: Bits<3>,
        /// VGPRs of data read.
        pub data_rows: Bits<3>,
        /// Elements.
        pub format: ElementFormat,
        /// The lane number is the address within the scalar base.
        pub lane_addressed: Bit,
        /// M0 says which of 32 VGPRs are moved.
        pub block: Bit,
        /// Rows and columns of a matrix are exchanged.
        pub transposed: Bit,
        /// The cache is emptied.
        pub invalidates: Bit,
        /// LOADcnt counts it though it loads nothing.
        pub counts_load: Bit,
        /// The local data share executes it for the lanes in its aperture.
        pub flat: Bit,
        /// What the atomic unit computes.
        pub operation: AtomicOperation,
        /// Data is converted from or to the format of the buffer or of the instruction.
        pub formatted: Bit,
        /// Where its components lie in VGPRs.
        pub packing: Packing,
        /// How many there are, 1 to 4.
        pub components: Bits<3>,
    }
}

record! {
    /// An instruction of vector memory.
    pub struct MemoryAccess {
        /// Where.
        pub space: Space,
        /// What.
        pub control: MemoryControl,
        /// VGPRs receive something.
        pub returns: Bit,
        /// LOADcnt counts it, as against STOREcnt.
        pub counts_load: Bit,
        /// VGPRs of the address: 0 to 2.
        pub address_rows: Bits<2>,
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
        /// The instruction has a format, `format`; else the resource has.
        pub typed: Bit,
        /// Of RDNA4 the number of the format, of Sea Islands NFMT above DFMT.
        pub format: Bits<7>,
        /// First register of the buffer resource.
        pub resource: Bits<7>,
        /// Signed byte offset. Of buffers of Sea Islands OFFSET, 12 bits, and above it a constant in SOFFSET, 7 bits.
        pub offset: Bits<24>,
        /// The access is coherent beyond the compute unit (4.1.1).
        pub beyond_unit: Bit,
        /// Of an image: what the texture unit has to know.
        pub image: ImageAccess,
        /// Of CDNA4: data lies in accumulation VGPRs.
        pub accumulates: Bit,
        /// Of CDNA4: what is loaded goes to LDS ([`super::shared_load`]).
        pub shared: Bit,
    }
}

impl Access {
    /// A machine with these units executes it.
    pub fn is_in(&self, units: Units) -> bool {
        (units.transposed_loads || !self.transposed)
            && (units.typed_buffers || !self.formatted)
            && (units.images || !self.image)
            && (units.rays || !self.traces)
            && (self.kind != Kind::Atomic || self.operation.is_in(units.atomics, self.dwords == 2))
    }

    /// VGPRs of data that an atomic operation reads: with the comparand behind the new value.
    fn atomic_rows(&self) -> u8 {
        if self.operation.has_comparand() { 2 * self.dwords } else { self.dwords }
    }

    /// The same with another atomic operation.
    pub fn computing(self, operation: AtomicOperation) -> Self {
        Self { operation, ..self }
    }

    /// As vector memory gets it.
    pub fn control(&self) -> MemoryControl {
        MemoryControl {
            kind: self.kind,
            dwords: Bits::from(u64::from(self.dwords)),
            data_rows: Bits::from(u64::from(self.data_rows())),
            format: self.format,
            lane_addressed: self.lane_addressed,
            block: self.block,
            transposed: self.transposed,
            invalidates: self.invalidates,
            counts_load: self.counts_load,
            flat: self.flat,
            operation: self.operation,
            formatted: self.formatted,
            packing: self.packing,
            components: Bits::from(u64::from(self.components)),
        }
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
