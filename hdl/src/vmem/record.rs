//! What passes between the parts of vector memory: from the reader to the sender, from there to memory or the cache, and what
//! is kept until the answer is written.

use super::operations::MemoryControl;
use super::shared_load::SharedLoad;
use crate::format::plan::FormatPlan;
use crate::lds::operations::ElementFormat;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// A part of an instruction, as the reader hands it to the sender: one beat of lanes, at most four dwords.
    pub struct MemoryPart {
        /// What it does.
        pub control: MemoryControl,
        /// VGPRs receive something.
        pub returns: Bit,
        /// LOADcnt counts the instruction, as against STOREcnt.
        pub counts_load: Bit,
        /// The access is coherent beyond the compute unit.
        pub beyond_unit: Bit,
        /// Wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// The lanes are those of its second half.
        pub half: Bit,
        /// Beat.
        pub beat: Bits<3>,
        /// Row of the first VGPR that receives something.
        pub row: Bits<11>,
        /// It is the last part of its instruction.
        pub last: Bit,
        /// What a formatted access does.
        pub plan: FormatPlan,
        /// Where a load to LDS goes.
        pub shared: SharedLoad,
    }
}

record! {
    /// What the sender asks for, for the lanes of a part that share a line.
    pub struct MemoryRequest {
        /// The part.
        pub part: MemoryPart,
        /// No lane is served: the request only ends its instruction.
        pub empty: Bit,
        /// The line must not come from the cache.
        pub refetch: Bit,
        /// It is the last request of its instruction.
        pub last: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Bytes wanted or written.
        pub mask: Bits<64>,
        /// Step, see [`super::lane::LaneSteps`].
        pub step: Bits<4>,
        /// Row that receives the dword of the step.
        pub row: Bits<11>,
        /// First lane served, by its number in the wave.
        pub lane: Bits<6>,
        /// Data of an atomic operation, behind it its comparand.
        pub atomic_data: Bits<128>,
        /// Its dword in the line.
        pub atomic_word: Bits<4>,
    }
}

record! {
    /// What is kept of a request until it is answered and written; beside it are the dwords of its lanes.
    pub struct RequestRecord {
        /// Row of the first VGPR that receives something.
        pub row: Bits<11>,
        /// Beat.
        pub beat: Bits<3>,
        /// Wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// VGPRs receive something.
        pub returns: Bit,
        /// It is the last record of its instruction.
        pub last: Bit,
        /// LOADcnt counts the instruction, as against STOREcnt.
        pub counts_load: Bit,
        /// The lanes get zeros.
        pub zero: Bit,
        /// It is an atomic operation: what it returns is beside the lines.
        pub atomic: Bit,
        /// Elements.
        pub format: ElementFormat,
        /// The bytes of a misaligned element that its first dword does not have.
        pub remaining: Bit,
        /// Place of its line in the cache or behind it.
        pub place: Bits<9>,
        /// The local data share executes the instruction too.
        pub flat: Bit,
    }
}
