//! Image opcodes by what they do.

use super::memory::Modify;
use crate::atomic;
use tombolo_isa::arch::gcn::op::sea_islands as op;

/// Atomic operations on 32 bits.
pub const ATOMICS: &[(op::Operation, Modify)] = {
    use Modify::{CompareSwapFloat, MaxFloat, MinFloat, Shared};
    use atomic::Operation as A;
    &[
        (op::IMAGE_ATOMIC_SWAP, Shared(A::Swap)),
        (op::IMAGE_ATOMIC_CMPSWAP, Shared(A::CompareSwap)),
        (op::IMAGE_ATOMIC_ADD, Shared(A::Add)),
        (op::IMAGE_ATOMIC_SUB, Shared(A::Sub)),
        (op::IMAGE_ATOMIC_SMIN, Shared(A::MinSigned)),
        (op::IMAGE_ATOMIC_UMIN, Shared(A::MinUnsigned)),
        (op::IMAGE_ATOMIC_SMAX, Shared(A::MaxSigned)),
        (op::IMAGE_ATOMIC_UMAX, Shared(A::MaxUnsigned)),
        (op::IMAGE_ATOMIC_AND, Shared(A::And)),
        (op::IMAGE_ATOMIC_OR, Shared(A::Or)),
        (op::IMAGE_ATOMIC_XOR, Shared(A::Xor)),
        (op::IMAGE_ATOMIC_INC, Shared(A::Increment)),
        (op::IMAGE_ATOMIC_DEC, Shared(A::Decrement)),
        (op::IMAGE_ATOMIC_FCMPSWAP, CompareSwapFloat),
        (op::IMAGE_ATOMIC_FMIN, MinFloat),
        (op::IMAGE_ATOMIC_FMAX, MaxFloat),
    ]
};

/// Loads of elements as they are that extend the sign of small ones.
pub const SIGNED: &[op::Operation] = &[op::IMAGE_LOAD_PCK_SGN, op::IMAGE_LOAD_MIP_PCK_SGN];

/// Samples with derivatives that are the same for a quad.
pub const OF_QUADS: &[op::Operation] = &[
    op::IMAGE_SAMPLE_CD,
    op::IMAGE_SAMPLE_CD_CL,
    op::IMAGE_SAMPLE_C_CD,
    op::IMAGE_SAMPLE_C_CD_CL,
    op::IMAGE_SAMPLE_CD_O,
    op::IMAGE_SAMPLE_CD_CL_O,
    op::IMAGE_SAMPLE_C_CD_O,
    op::IMAGE_SAMPLE_C_CD_CL_O,
];

/// Opcodes whose level of detail is zero.
pub const LEVEL_ZERO: &[op::Operation] = &[
    op::IMAGE_SAMPLE_LZ,
    op::IMAGE_SAMPLE_C_LZ,
    op::IMAGE_SAMPLE_LZ_O,
    op::IMAGE_SAMPLE_C_LZ_O,
    op::IMAGE_GATHER4_LZ,
    op::IMAGE_GATHER4_C_LZ,
    op::IMAGE_GATHER4_LZ_O,
    op::IMAGE_GATHER4_C_LZ_O,
];

/// IMAGE_GATHER4 in its forms.
pub const GATHERS: &[op::Operation] = &[
    op::IMAGE_GATHER4,
    op::IMAGE_GATHER4_CL,
    op::IMAGE_GATHER4_L,
    op::IMAGE_GATHER4_B,
    op::IMAGE_GATHER4_B_CL,
    op::IMAGE_GATHER4_LZ,
    op::IMAGE_GATHER4_C,
    op::IMAGE_GATHER4_C_CL,
    op::IMAGE_GATHER4_C_L,
    op::IMAGE_GATHER4_C_B,
    op::IMAGE_GATHER4_C_B_CL,
    op::IMAGE_GATHER4_C_LZ,
    op::IMAGE_GATHER4_O,
    op::IMAGE_GATHER4_CL_O,
    op::IMAGE_GATHER4_L_O,
    op::IMAGE_GATHER4_B_O,
    op::IMAGE_GATHER4_B_CL_O,
    op::IMAGE_GATHER4_LZ_O,
    op::IMAGE_GATHER4_C_O,
    op::IMAGE_GATHER4_C_CL_O,
    op::IMAGE_GATHER4_C_L_O,
    op::IMAGE_GATHER4_C_B_O,
    op::IMAGE_GATHER4_C_B_CL_O,
    op::IMAGE_GATHER4_C_LZ_O,
];
