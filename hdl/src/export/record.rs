//! What an export instruction asks for, and what leaves the compute unit for it.

use rust_hdl::prelude::*;
use tombolo_netlist::record;

/// The register of a lane that leaves.
pub type ExportData = Bits<32>;

record! {
    /// What an export instruction asks for.
    pub struct ExportOperation {
        /// Where the data goes.
        pub target: Bits<6>,
        /// Channels that it has (EN).
        pub channels: Bits<4>,
        /// Of the four sources those that are sent.
        pub sources: Bits<4>,
        /// Sea Islands: a source has two channels of 16 bits (COMPR).
        pub compressed: Bit,
        /// It is the last one of its kind (DONE).
        pub done: Bit,
        /// The lanes are the pixels that live on (VM; on RDNA4 of every pixel target).
        pub valid_lanes: Bit,
        /// M0 has the row of a mesh shader (ROW_EN).
        pub has_row: Bit,
        /// The first source.
        pub source_0: Bits<8>,
        /// The second one.
        pub source_1: Bits<8>,
        /// The third one.
        pub source_2: Bits<8>,
        /// The fourth one.
        pub source_3: Bits<8>,
    }
}

record! {
    /// A beat of a source on its way out. Beside it are its lanes: whether they export, and their registers. An instruction without sources
    /// has one for each beat all the same, which tells its lanes.
    pub struct ExportRow {
        /// There is one. It stays as it is until it is taken.
        pub valid: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// Where the data goes (EXPORT: target; SQ_EXP_0: TGT).
        pub target: Bits<6>,
        /// Channels that the instruction has (EN).
        pub channels: Bits<4>,
        /// Sea Islands: a source has two channels of 16 bits, the first of them below.
        pub compressed: Bit,
        /// The instruction is the last one of its kind.
        pub done: Bit,
        /// The lanes are the pixels that live on.
        pub valid_lanes: Bit,
        /// `row` counts.
        pub has_row: Bit,
        /// Row of a mesh shader: M0 bits 7:0.
        pub row: Bits<8>,
        /// The source, 0 to 3.
        pub source: Bits<2>,
        /// There is data: the instruction has a source.
        pub has_data: Bit,
        /// Lanes 32 to 63.
        pub high: Bit,
        /// The beat: of `lanes` lanes each.
        pub beat: Bits<3>,
        /// It is the last row of the instruction.
        pub last: Bit,
    }
}
