//! What a formatted access does, as the parts of vector memory and the texture unit get it; [`crate::vmem::format::plan`] makes it.

use super::{Numeric, Packing};
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// See the module's description.
    pub struct FormatPlan {
        /// The access is formatted; else nothing else of this means anything.
        pub formatted: Bit,
        /// It has a format: not an unbound resource, nor format zero.
        pub bound: Bit,
        /// It has one that the converters do not have.
        pub refused: Bit,
        /// Its channels: a number of the table of layouts.
        pub layout: Bits<5>,
        /// Texels of an element of an image: two along x (bit 0), or 4 x 4 (bit 1).
        pub texels: Bits<2>,
        /// What they mean.
        pub numeric: Numeric,
        /// What components x, y, z, w select, 3 bits each, x lowest: 0 zero, 1 one, 2 one
        /// where it is in bounds, 4 to 7 a channel that the format has.
        pub select: Bits<12>,
        /// Where components lie in VGPRs.
        pub packing: Packing,
        /// Components in VGPRs, 1 to 4.
        pub components: Bits<3>,
        /// The components that a store has in VGPRs.
        pub provided: Bits<4>,
        /// What VGPRs get does not come from memory: the lanes have it.
        pub answers: Bit,
    }
}
