//! The image instructions that the hardware executes, and what each asks of the texture unit.

use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::memory::Atomic;
use tombolo_isa::opcode::ImageAddress;
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
    /// Filters texels of the level that the address names (L), or that follows from derivatives.
    Sample,
    /// Filters texels of the base level (LZ).
    SampleBase,
    /// Gives one component of the four texels that a linear filter would blend.
    Gather,
    /// The same of the base level.
    GatherBase,
    /// Gives one component of four texels of a row.
    GatherRow,
    /// Tells the level (IMAGE_GET_LOD).
    Detail,
    /// Loads one component of four samples of a texel.
    LoadSamples,
    /// Intersects a ray with a node ([`crate::ray`]).
    Trace {
        /// The node pointer has 64 bits.
        wide: bool,
    },
    /// Intersects a ray with nodes at offsets from a base.
    TraceFrom {
        /// One, which may have eight boxes; else two.
        eight: bool,
    },
}

/// The instructions (10.1, 16.17), with a level in their addresses or without.
#[rustfmt::skip]
pub const EXECUTES: &[(Operation, Action)] = {
    use Action::{
        Detail, Gather, GatherBase, GatherRow, Information, Load, LoadPacked, LoadSamples, Sample, SampleBase, Store, StorePacked, Trace, TraceFrom,
    };
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
        (op::IMAGE_BVH_INTERSECT_RAY,   Trace { wide: false }),
        (op::IMAGE_BVH64_INTERSECT_RAY, Trace { wide: true }),
        (op::IMAGE_BVH_DUAL_INTERSECT_RAY, TraceFrom { eight: false }),
        (op::IMAGE_BVH8_INTERSECT_RAY,  TraceFrom { eight: true }),
        (op::IMAGE_MSAA_LOAD,               LoadSamples),
        (op::IMAGE_GATHER4H,                GatherRow),
        (op::IMAGE_SAMPLE,                  Sample),
        (op::IMAGE_SAMPLE_D,                Sample),
        (op::IMAGE_SAMPLE_L,                Sample),
        (op::IMAGE_SAMPLE_B,                Sample),
        (op::IMAGE_SAMPLE_LZ,               SampleBase),
        (op::IMAGE_SAMPLE_C,                Sample),
        (op::IMAGE_SAMPLE_C_D,              Sample),
        (op::IMAGE_SAMPLE_C_L,              Sample),
        (op::IMAGE_SAMPLE_C_B,              Sample),
        (op::IMAGE_SAMPLE_C_LZ,             SampleBase),
        (op::IMAGE_SAMPLE_O,                Sample),
        (op::IMAGE_SAMPLE_D_O,              Sample),
        (op::IMAGE_SAMPLE_L_O,              Sample),
        (op::IMAGE_SAMPLE_B_O,              Sample),
        (op::IMAGE_SAMPLE_LZ_O,             SampleBase),
        (op::IMAGE_SAMPLE_C_O,              Sample),
        (op::IMAGE_SAMPLE_C_D_O,            Sample),
        (op::IMAGE_SAMPLE_C_L_O,            Sample),
        (op::IMAGE_SAMPLE_C_B_O,            Sample),
        (op::IMAGE_SAMPLE_C_LZ_O,           SampleBase),
        (op::IMAGE_GATHER4,                 Gather),
        (op::IMAGE_GATHER4_L,               Gather),
        (op::IMAGE_GATHER4_B,               Gather),
        (op::IMAGE_GATHER4_LZ,              GatherBase),
        (op::IMAGE_GATHER4_C,               Gather),
        (op::IMAGE_GATHER4_C_LZ,            GatherBase),
        (op::IMAGE_GATHER4_O,               Gather),
        (op::IMAGE_GATHER4_LZ_O,            GatherBase),
        (op::IMAGE_GATHER4_C_LZ_O,          GatherBase),
        (op::IMAGE_GET_LOD,                 Detail),
        (op::IMAGE_SAMPLE_D_G16,            Sample),
        (op::IMAGE_SAMPLE_C_D_G16,          Sample),
        (op::IMAGE_SAMPLE_D_O_G16,          Sample),
        (op::IMAGE_SAMPLE_C_D_O_G16,        Sample),
        (op::IMAGE_SAMPLE_CL,               Sample),
        (op::IMAGE_SAMPLE_D_CL,             Sample),
        (op::IMAGE_SAMPLE_B_CL,             Sample),
        (op::IMAGE_SAMPLE_C_CL,             Sample),
        (op::IMAGE_SAMPLE_C_D_CL,           Sample),
        (op::IMAGE_SAMPLE_C_B_CL,           Sample),
        (op::IMAGE_SAMPLE_CL_O,             Sample),
        (op::IMAGE_SAMPLE_D_CL_O,           Sample),
        (op::IMAGE_SAMPLE_B_CL_O,           Sample),
        (op::IMAGE_SAMPLE_C_CL_O,           Sample),
        (op::IMAGE_SAMPLE_C_D_CL_O,         Sample),
        (op::IMAGE_SAMPLE_C_B_CL_O,         Sample),
        (op::IMAGE_SAMPLE_C_D_CL_G16,       Sample),
        (op::IMAGE_SAMPLE_D_CL_O_G16,       Sample),
        (op::IMAGE_SAMPLE_C_D_CL_O_G16,     Sample),
        (op::IMAGE_SAMPLE_D_CL_G16,         Sample),
        (op::IMAGE_GATHER4_CL,              Gather),
        (op::IMAGE_GATHER4_B_CL,            Gather),
        (op::IMAGE_GATHER4_C_CL,            Gather),
        (op::IMAGE_GATHER4_C_L,             Gather),
        (op::IMAGE_GATHER4_C_B,             Gather),
        (op::IMAGE_GATHER4_C_B_CL,          Gather),
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
        /// It has a sampler, or several samples, or traces: one lane after the other, and memory is read before it is answered.
        pub sampled: Bit,
        /// Of these: it gives four texels, not their blend.
        pub gathers: Bit,
        /// An offset in texels is in the address.
        pub has_offset: Bit,
        /// A reference is: texels are compared with it.
        pub compares: Bit,
        /// A level of detail is.
        pub has_detail: Bit,
        /// The level of detail follows from derivatives; else, without one in the address, it is zero.
        pub computed: Bit,
        /// The address has a bias of the level.
        pub has_bias: Bit,
        /// It has a smallest level.
        pub has_clamp: Bit,
        /// It has derivatives.
        pub has_gradients: Bit,
        /// They have 16 bits.
        pub half_gradients: Bit,
        /// Of Sea Islands: those of the quad's first lane count for all of it.
        pub of_quad: Bit,
        /// The level is told.
        pub tells_level: Bit,
        /// The four texels lie in a row.
        pub in_row: Bit,
        /// They are samples of one, which the coordinates name.
        pub loads_samples: Bit,
        /// A ray meets a node: nothing else of this means anything but `image` and `sampled`.
        pub traces: Bit,
        /// The node pointer has 64 bits.
        pub wide_pointer: Bit,
        /// Nodes are at offsets from a base; ten dwords are told.
        pub from_base: Bit,
        /// Of these: one, which may have eight boxes.
        pub eight_boxes: Bit,
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
        /// VGPRs of the address: 1 to 12.
        pub rows: Bits<4>,
        /// Which they are. With a sampler there are four: those behind the fourth follow it.
        pub registers: Bits<40>,
        /// UNRM: coordinates are texels.
        pub unnormalized: Bit,
        /// First register of the sampler.
        pub sampler: Bits<7>,
    }
}

impl Action {
    /// It has a sampler, or several samples, or traces.
    pub fn is_sampled(self) -> bool {
        use Action::{Detail, Gather, GatherBase, GatherRow, LoadSamples, Sample, SampleBase, Trace, TraceFrom};
        matches!(
            self,
            Sample
                | SampleBase
                | Gather
                | GatherBase
                | GatherRow
                | Detail
                | LoadSamples
                | Trace { .. }
                | TraceFrom { .. }
        )
    }

    /// What is asked of the texture unit; `address`: what is in the address.
    pub fn function(self, address: ImageAddress) -> ImageFunction {
        ImageFunction {
            image: true,
            information: self == Action::Information,
            packed: matches!(self, Action::LoadPacked { .. } | Action::StorePacked),
            signed: self == Action::LoadPacked { signed: true },
            has_level: address.contains(ImageAddress::MIP),
            sampled: self.is_sampled(),
            gathers: matches!(self, Action::Gather | Action::GatherBase | Action::GatherRow | Action::LoadSamples),
            has_offset: address.contains(ImageAddress::OFFSET),
            compares: address.contains(ImageAddress::ZCOMPARE),
            has_detail: address.contains(ImageAddress::LOD),
            computed: matches!(self, Action::Sample | Action::Gather | Action::GatherRow | Action::Detail)
                && !address.contains(ImageAddress::LOD),
            has_bias: address.contains(ImageAddress::BIAS),
            has_clamp: address.contains(ImageAddress::LOD_CLAMP),
            has_gradients: address.intersects(ImageAddress::GRADIENTS | ImageAddress::GRADIENTS16),
            half_gradients: address.contains(ImageAddress::GRADIENTS16),
            of_quad: false,
            tells_level: self == Action::Detail,
            in_row: self == Action::GatherRow,
            loads_samples: self == Action::LoadSamples,
            traces: matches!(self, Action::Trace { .. } | Action::TraceFrom { .. }),
            wide_pointer: self == Action::Trace { wide: true },
            from_base: matches!(self, Action::TraceFrom { .. }),
            eight_boxes: self == Action::TraceFrom { eight: true },
        }
    }
}
