//! What the vector ALU's queue holds of an operation, from the decoder to the units.

use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::dual::DualOperation;
use crate::vector::lane::prepare;
use crate::vector::matrix::MatrixModifiers;
use crate::vector::shared;
use crate::vector::unit_control::FUNCTION_WIDTH;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

choice! {
    /// The unit that computes a result.
    pub enum UnitName {
        /// Of each lane: integers.
        Integer,
        /// Of each lane: floating point.
        Float,
        /// What the lanes share.
        Shared,
        /// Matrices.
        Matrix,
    }
}

record! {
    /// Modifiers of an operation that its unit applies.
    pub struct Modifiers {
        /// CLAMP.
        pub clamp: Bit,
        /// OMOD.
        pub omod: Bits<2>,
        /// NEG of the first two sources: 8- and 4-bit integers are signed (7.7).
        pub neg: Bits<2>,
        /// OPSEL_HI: which sources of V_FMA_MIX are binary16.
        pub mix: Bits<3>,
        /// The byte that V_CVT_F32_FP8 takes, from OPSEL (7.6.2); which of a sequence the operation is.
        pub byte: Bits<2>,
    }
}

record! {
    /// An operation in the queue.
    pub struct QueuedOperation {
        /// Its wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// The operation is for its upper 32 lanes.
        pub high: Bit,
        /// The instruction ends with this operation.
        pub last: Bit,
        /// Its scalar operands are those of the operation before.
        pub reuses: Bit,
        /// Code of the first source; of VGPRs and unused sources the constant 0.
        pub code_0: Bits<8>,
        /// Of the second.
        pub code_1: Bits<8>,
        /// Of the third.
        pub code_2: Bits<8>,
        /// Row of the first source, if it is a VGPR.
        pub row_0: Bits<11>,
        /// Of the second.
        pub row_1: Bits<11>,
        /// Of the third.
        pub row_2: Bits<11>,
        /// Literal or DPP dword.
        pub literal: Bits<32>,
        /// Halves of the sources that VGPRs hold, low half of the first source first.
        pub need: Bits<6>,
        /// What the first source is.
        pub kind_0: SourceKind,
        /// The second.
        pub kind_1: SourceKind,
        /// The third.
        pub kind_2: SourceKind,
        /// Preparation of the sources, [`prepare`].
        pub prepare: Bits<{ prepare::WIDTH as usize }>,
        /// The unit that computes the result.
        pub unit: UnitName,
        /// What the unit does: its control word without modifiers and MODE.
        pub function: Bits<{ FUNCTION_WIDTH as usize }>,
        /// Of the shared units: which.
        pub shared_kind: shared::Kind,
        /// Clocks behind the first one for which no other operation leaves the queue; of a matrix multiply, which has a pace of its
        /// own, eights of them.
        pub clocks: Bits<2>,
        /// When it issued, its wave had no result of the scalar ALU outstanding: it waits for none that follows.
        pub settled: Bit,
        /// What the unit applies.
        pub modifiers: Modifiers,
        /// Row of the destination.
        pub destination: Bits<11>,
        /// It is written.
        pub writes: Bit,
        /// The row behind it is written too.
        pub writes_high: Bit,
        /// Its bytes that are written.
        pub bytes: Bits<4>,
        /// Bytes of the first source that an exchange writes.
        pub exchange_bytes: Bits<4>,
        /// The operation reads a lane mask.
        pub has_mask_source: Bit,
        /// From this register.
        pub mask_source: Bits<7>,
        /// Which is VCC.
        pub mask_from_vcc: Bit,
        /// It writes scalars.
        pub has_mask_destination: Bit,
        /// To this register.
        pub mask_destination: Bits<7>,
        /// A lane's result instead of a mask.
        pub scalar_result: Bit,
        /// The integer unit knows the mask after its first clock: operations that read it need not wait until it is written.
        pub early_mask: Bit,
        /// It does nothing: its destination is beyond the wave's VGPRs.
        pub ignored: Bit,
        /// Where lanes get their first source from.
        pub cross: CrossLane,
        /// Inactive lanes are fetched from (FI of a DPP dword).
        pub fetch_inactive: Bit,
        /// What cannot be fetched is zero (BOUND_CTRL).
        pub bound_control: Bit,
        /// Modifiers of the matrix unit; a queue without that unit does not keep them, nor what is behind them.
        pub matrix: MatrixModifiers,
        /// What launches with it; the last field, which a queue without dual issue does not keep.
        pub dual: DualOperation,
    }
}
