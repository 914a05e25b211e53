//! Operations of Sea Islands whose data is in LDS too (SQ_DS_0, DS_ADD_SRC2_U32 to DS_MAX_SRC2_F64). A lane loads the number at its address and
//! behind it the one at a second address, which is the data; the atomic ALU computes what is stored at the first.

use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// 1 for an instruction set with such operations.
pub const fn distances(set: InstructionSet) -> usize {
    match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => 0,
        InstructionSet::SeaIslands => 1,
    }
}

generator_block! {
    /// The second address of a lane, and what it has loaded from there.
    pub struct LdsDistance() {
        /// The register in ADDR.
        in register: (Bits<32>),
        /// OFFSET1 and OFFSET0.
        in offsets: (Bits<16>),
        /// Loaded dwords, from the second one on.
        in results: [Bits<32>; 3],
        /// 64-bit numbers.
        in wide: (Bit),
        /// The second address, bytes.
        out second: (Bits<32>),
        /// The data.
        out data: (Bits<64>),
    }
    |g| {
        let [register, offsets] = ["register", "offsets"].map(|name| g.input(name));
        // Dwords, with a sign: in the address, or in the offsets below their highest bit.
        let of_address = register.slice(17, 15);
        let of_offsets = offsets.slice(0, 15);
        let distance = offsets.bit(15).select(&of_address, &of_offsets);
        g.output("second", &(register + distance.concat(&g.zero(2)).sign_extend(32)));
        let results = g.inputs("results", 3);
        let pair = results[2].concat(&results[1]);
        g.output("data", &g.input("wide").select(&pair, &results[0].zero_extend(64)));
    }
}
