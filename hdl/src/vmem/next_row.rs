//! The rows of VGPRs that a record of vector memory writes, one after another.

use crate::parts::round_robin::encode;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// The next row of a record to write.
    pub struct NextRow() {
        /// Rows left.
        in rows: (Bits<4>),
        /// The first of them.
        out row: (Bits<2>),
        /// Rows left behind it.
        out after: (Bits<4>),
        /// There are none.
        out last: (Bit),
    }
    |g| {
        let rows = g.input("rows");
        let first = &rows & -&rows;
        let after = rows ^ &first;
        g.output("row", &encode(g, &first, 2));
        g.output("last", &after.none());
        g.output("after", &after);
    }
}
