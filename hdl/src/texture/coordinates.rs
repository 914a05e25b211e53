//! The address VGPRs of a lane (10.2): which of their values is which coordinate.
//!
//! A lane keeps five values of 17 bits: 16 bits of a coordinate, and whether it has more. No image is larger than 65,536, so that a value
//! with the upper bit set is outside whatever it is compared with.

use super::instruction::{ImageAccess, ImageAccessWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// Bits of a value.
pub const VALUE: u32 = 17;
/// Values of a lane.
const VALUES: u32 = 5;

record! {
    /// A texel that a lane asks for, in values as above.
    pub struct TexelPosition {
        /// Along x.
        pub x: Bits<17>,
        /// Along y.
        pub y: Bits<17>,
        /// Along z.
        pub z: Bits<17>,
        /// Slice of an array.
        pub slice: Bits<17>,
        /// Sample.
        pub sample: Bits<17>,
        /// Level, from the first of the view.
        pub level: Bits<17>,
    }
}

generator_block! {
    /// The values of a lane with another VGPR of its address.
    pub struct ValueCapture() {
        /// Those that it has, the first one lowest.
        in held: (Bits<85>),
        /// The VGPR.
        in vgpr: (Bits<32>),
        /// It is that of the address with this number.
        in step: (Bits<3>),
        /// It has two values of 16 bits.
        in narrow: (Bit),
        /// Those that it has then.
        out values: (Bits<85>),
    }
    |g| {
        let [held, vgpr, step, narrow] = ["held", "vgpr", "step", "narrow"].map(|name| g.input(name));
        let low = vgpr.slice(0, 16).zero_extend(VALUE);
        let full = vgpr.slice(16, 16).any().concat(&vgpr.slice(0, 16));
        let high = vgpr.slice(16, 16).zero_extend(VALUE);
        let each: Vec<Wire> = (0..VALUES)
            .rev()
            .map(|at| {
                let old = held.slice(VALUE * at, VALUE);
                let own = step.is(at.into()).select(&full, &old);
                let half = if at % 2 == 0 { &low } else { &high };
                let halved = step.is((at / 2).into()).select(half, &old);
                narrow.select(&halved, &own)
            })
            .collect();
        g.output("values", &g.concat(&each.iter().collect::<Vec<_>>()));
    }
}

generator_block! {
    /// The position that the values of a lane give.
    pub struct Coordinates() {
        /// The values.
        in values: (Bits<85>),
        /// The instruction.
        in access: (ImageAccess),
        /// Where its texel is.
        out position: (TexelPosition),
    }
    |g| {
        let ImageAccessWires { function, dimension, .. } = g.input_of::<ImageAccess>("access");
        let values = g.input("values");
        let value = |at: u32| values.slice(VALUE * at, VALUE);
        let is = |codes: &[u128]| g.or_all(1, &codes.iter().map(|code| dimension.is(*code)).collect::<Vec<_>>());
        // DIM: 1D, 2D, 3D, cube, array of 1D, of 2D, 2D with samples, array of those.
        let has_rows = !is(&[0, 4]);
        let slice = value(2).when(&is(&[3, 5, 7])) | value(1).when(&is(&[4]));
        // A third coordinate is slice and z alike.
        let z = &slice | value(2).when(&is(&[2]));
        let sample = value(2).when(&is(&[6])) | value(3).when(&is(&[7]));
        let behind = [1, 2, 3, 3, 2, 3, 3, 4].map(value);
        let level = function.information.select(&value(0), &g.choose(&dimension, &behind));
        let position = TexelPositionWires {
            x: value(0),
            y: value(1).when(&has_rows),
            z,
            slice,
            sample,
            level: level.when(&function.has_level),
        };
        g.output_of("position", &position);
    }
}
