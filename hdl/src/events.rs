//! What happens in the machine, as records: the debug ports carry them ([`crate::probe`]).

use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// An instruction issues.
    pub struct IssueEvent {
        /// It does in this cycle.
        pub valid: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number in the wave.
        pub sequence: Bits<16>,
        /// Its address, bytes.
        pub pc: Bits<48>,
    }
}

record! {
    /// Something happens with an instruction: it is done, or its unit asks memory for something.
    pub struct InstructionEvent {
        /// It does in this cycle.
        pub valid: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number in the wave.
        pub sequence: Bits<16>,
    }
}

record! {
    /// SCC is written.
    pub struct ConditionEvent {
        /// It is in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// The value.
        pub value: Bit,
    }
}

record! {
    /// A beat of a VGPR row, or of two, is written. What the lanes write is beside it.
    pub struct RowEvent {
        /// It is in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// The row.
        pub row: Bits<11>,
        /// The beat.
        pub beat: Bits<3>,
    }
}

record! {
    /// The vector ALU writes.
    pub struct ValuEvent {
        /// It does in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// The row.
        pub row: Bits<11>,
        /// The beat.
        pub beat: Bits<3>,
        /// The row behind it too.
        pub high: Bit,
        /// Bytes of the row.
        pub bytes: Bits<4>,
    }
}

record! {
    /// What a lane writes for the vector ALU.
    pub struct ValuLaneEvent {
        /// It does.
        pub active: Bit,
        /// To both rows.
        pub data: Bits<64>,
    }
}

record! {
    /// What a lane writes for a load.
    pub struct LoadLaneEvent {
        /// Bytes of the row.
        pub bytes: Bits<4>,
        /// Data.
        pub data: Bits<32>,
    }
}

record! {
    /// The local data share serves lanes of the SIMD.
    pub struct SharedEvent {
        /// They store.
        pub valid: Bit,
        /// Their wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// Lanes are left for the next cycle.
        pub conflict: Bit,
    }
}

record! {
    /// An instruction whose unit asks memory for something.
    pub struct RequestEvent {
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// First lane that the request serves.
        pub lane: Bits<6>,
    }
}

record! {
    /// A load is answered from the cache; whose it is tells [`VECTOR_REQUEST`](crate::probe::VECTOR_REQUEST).
    pub struct HitEvent {
        /// It is in this cycle.
        pub valid: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Bytes of the line.
        pub mask: Bits<64>,
    }
}
