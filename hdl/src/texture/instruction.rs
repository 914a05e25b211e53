//! The image instructions without a sampler that the hardware executes, and what each asks of the texture unit.

use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::memory::Atomic;
use tombolo_isa::operation::Operation;
use tombolo_netlist::record;

/// What an instruction does with texels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Loads the components of a texel, converted.
    Load,
    /// Loads the dwords of an element as they are, one below 32 bits extended, with its sign or not.
    LoadPacked {
        /// With its sign.
        signed: bool,
    },
    /// Stores components, converted.
    Store,
    /// Stores the dwords of an element as they are.
    StorePacked,
    /// Reads, modifies and writes an element.
    Atomic(Atomic),
    /// Sizes and levels of the image (IMAGE_GET_RESINFO).
    Information,
}

/// The instructions (10.1, 16.17), with a level in their addresses or without.
#[rustfmt::skip]
pub const EXECUTES: &[(Operation, Action)] = {
    use Action::{Information, Load, LoadPacked, Store, StorePacked};
    &[
        (op::IMAGE_LOAD,               Load),
        (op::IMAGE_LOAD_MIP,           Load),
        (op::IMAGE_LOAD_PCK,           LoadPacked { signed: false }),
        (op::IMAGE_LOAD_PCK_SGN,       LoadPacked { signed: true }),
        (op::IMAGE_LOAD_MIP_PCK,       LoadPacked { signed: false }),
        (op::IMAGE_LOAD_MIP_PCK_SGN,   LoadPacked { signed: true }),
        (op::IMAGE_STORE,              Store),
        (op::IMAGE_STORE_MIP,          Store),
        (op::IMAGE_STORE_PCK,          StorePacked),
        (op::IMAGE_STORE_MIP_PCK,      StorePacked),
        (op::IMAGE_GET_RESINFO,        Information),
        (op::IMAGE_ATOMIC_SWAP,        Action::Atomic(Atomic::Swap)),
        (op::IMAGE_ATOMIC_CMPSWAP,     Action::Atomic(Atomic::CompareSwap)),
        (op::IMAGE_ATOMIC_ADD_UINT,    Action::Atomic(Atomic::Add)),
        (op::IMAGE_ATOMIC_SUB_UINT,    Action::Atomic(Atomic::Subtract)),
        (op::IMAGE_ATOMIC_MIN_INT,     Action::Atomic(Atomic::MinSigned)),
        (op::IMAGE_ATOMIC_MIN_UINT,    Action::Atomic(Atomic::MinUnsigned)),
        (op::IMAGE_ATOMIC_MAX_INT,     Action::Atomic(Atomic::MaxSigned)),
        (op::IMAGE_ATOMIC_MAX_UINT,    Action::Atomic(Atomic::MaxUnsigned)),
        (op::IMAGE_ATOMIC_AND,         Action::Atomic(Atomic::And)),
        (op::IMAGE_ATOMIC_OR,          Action::Atomic(Atomic::Or)),
        (op::IMAGE_ATOMIC_XOR,         Action::Atomic(Atomic::Xor)),
        (op::IMAGE_ATOMIC_INC_UINT,    Action::Atomic(Atomic::Increment)),
        (op::IMAGE_ATOMIC_DEC_UINT,    Action::Atomic(Atomic::Decrement)),
        (op::IMAGE_ATOMIC_ADD_FLT,     Action::Atomic(Atomic::AddFloat)),
        (op::IMAGE_ATOMIC_MIN_FLT,     Action::Atomic(Atomic::MinNumber)),
        (op::IMAGE_ATOMIC_MAX_FLT,     Action::Atomic(Atomic::MaxNumber)),
        (op::IMAGE_ATOMIC_PK_ADD_F16,  Action::Atomic(Atomic::AddPackedF16)),
        (op::IMAGE_ATOMIC_PK_ADD_BF16, Action::Atomic(Atomic::AddPackedBf16)),
    ]
};

/// What an opcode does with texels; none if it is no image instruction that the hardware executes.
pub fn action(operation: Operation) -> Option<Action> {
    EXECUTES.iter().find(|(known, _)| *known == operation).map(|(_, action)| *action)
}

record! {
    /// What an opcode asks of the texture unit.
    pub struct ImageFunction {
        /// It has to do with an image; else nothing else of this means anything.
        pub image: Bit,
        /// It asks for sizes and levels; its only address is the level.
        pub information: Bit,
        /// Elements are moved as they are.
        pub packed: Bit,
        /// Those below 32 bits are extended with their sign.
        pub signed: Bit,
        /// The level is in the address.
        pub has_level: Bit,
    }
}

record! {
    /// An image instruction, as far as the texture unit has to know it.
    pub struct ImageAccess {
        /// What its opcode asks for.
        pub function: ImageFunction,
        /// DIM: which coordinates there are.
        pub dimension: Bits<3>,
        /// A16: coordinates have 16 bits.
        pub narrow: Bit,
        /// R128: the resource has four dwords.
        pub short: Bit,
        /// DMASK.
        pub mask: Bits<4>,
        /// D16: data have 16 bits.
        pub halves: Bit,
        /// TFE: one more VGPR must exist.
        pub status: Bit,
        /// VGPRs of the address: 1 to 5.
        pub rows: Bits<3>,
        /// Which they are.
        pub registers: Bits<40>,
    }
}

impl Action {
    /// What is asked of the texture unit. `has_level`: the address has a level.
    pub fn function(self, has_level: bool) -> ImageFunction {
        ImageFunction {
            image: true,
            information: self == Action::Information,
            packed: matches!(self, Action::LoadPacked { .. } | Action::StorePacked),
            signed: self == Action::LoadPacked { signed: true },
            has_level,
        }
    }
}
