//! Where an access to an image of Sea Islands gets its coordinates ([`crate::texture::form`]): between decoder and reader, when its resource is there.

use super::operations::{MemoryAccess, MemoryAccessWires};
use crate::texture::form;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// The access as the reader gets it.
    pub struct ImageForm() {
        /// As it was decoded.
        in access: (MemoryAccess),
        /// Words 0 to 3 of its resource, if it is one to an image.
        in resource: (Bits<128>),
        /// With its coordinates.
        out formed: (MemoryAccess),
    }
    |g| {
        let access = g.input_of::<MemoryAccess>("access");
        let image = form::of_resource(g, &access.image, &g.input("resource"));
        g.output_of("formed", &MemoryAccessWires { image, ..access });
    }
}
