//! The VGPRs of an access to an image: those of its address, which are up to twelve and have numbers of their own, and those that it writes.
//!
//! The first six of an address are read in steps that begin with 0. With a sampler, steps begin anew for those behind them.

use crate::format::element_bytes;
use crate::format::plan::FormatPlan;
use crate::texture::instruction::{ImageAccess, ImageAccessWires};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// What is different in an access to an image; with `rays` also of a ray.
    pub struct ImageRegisters(rays: bool) {
        /// The instruction.
        in access: (ImageAccess),
        /// First VGPR that receives something.
        in destination: (Bits<8>),
        /// VGPRs that receive something.
        in dwords: (Bits<3>),
        /// The instruction writes VGPRs.
        in returns: (Bit),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// What the access does.
        in plan: (FormatPlan),
        /// Bytes of a texel.
        out bytes: (Bits<5>),
        /// The VGPR for the status of the fetch, which is never written, or another one does not exist: nothing is done (3.3.4).
        out ignored: (Bit),
    }
    |g| {
        let ImageAccessWires { status, function, .. } = g.input_of::<ImageAccess>("access");
        let end = g.input("destination").zero_extend(11) + g.input("dwords").zero_extend(11) + status.zero_extend(11);
        // Of nodes from a base there are ten, four of them in the first part.
        let end = if rays { end + g.constant(11, 6).when(&function.from_base) } else { end };
        g.output("ignored", &(g.input("returns") & g.input("vgprs").less(&end)));
        g.output("bytes", &element_bytes(g, &g.input_of::<FormatPlan>("plan").layout));
    }
}

/// VGPRs of an address that are read before steps begin anew.
const FIRST_ROWS: u128 = 6;

generator_block! {
    /// How many VGPRs of the address of an image are read.
    pub struct ImageRows() {
        /// The instruction.
        in access: (ImageAccess),
        /// Steps have begun anew.
        in later: (Bit),
        /// VGPRs.
        out rows: (Bits<3>),
        /// There are others behind the first ones.
        out more: (Bit),
    }
    |g| {
        let ImageAccessWires { function, rows, .. } = g.input_of::<ImageAccess>("access");
        let later = g.input("later");
        let more = rows.same_width(FIRST_ROWS).less(&rows);
        let first = more.select(&rows.same_width(FIRST_ROWS), &rows).slice(0, 3);
        let behind = (&rows - &rows.same_width(FIRST_ROWS)).slice(0, 3).when(&function.sampled);
        g.output("rows", &later.select(&behind, &first));
        g.output("more", &more);
    }
}

generator_block! {
    /// The number of a step of the address.
    pub struct ImageStepNumber() {
        /// The step.
        in step: (Bits<3>),
        /// Steps have begun anew.
        in later: (Bit),
        /// Its number.
        out number: (Bits<4>),
    }
    |g| {
        g.output("number", &(g.input("step").zero_extend(4) + g.constant(4, FIRST_ROWS).when(&g.input("later"))));
    }
}

generator_block! {
    /// The VGPR of the address of an access to an image; with `rays` also of a ray.
    pub struct ImageRegister(rays: bool) {
        /// The instruction.
        in access: (ImageAccess),
        /// Which of them.
        in step: (Bits<3>),
        /// Steps have begun anew.
        in later: (Bit),
        /// Its number.
        out number: (Bits<11>),
    }
    |g| {
        let ImageAccessWires { function, registers, .. } = g.input_of::<ImageAccess>("access");
        let arms: Vec<_> = (0..5u32).map(|at| (at.into(), registers.slice(8 * at, 8).zero_extend(11))).collect();
        let step = g.input("step").zero_extend(4) + g.constant(4, FIRST_ROWS).when(&g.input("later"));
        let number = g.lookup(&step, &arms, &g.zero(11));
        // With a sampler the fourth one names all that are left.
        let left = registers.slice(24, 8).zero_extend(11) + (&step - g.constant(4, 3)).zero_extend(11);
        let behind = &function.sampled & !step.less(&g.constant(4, 3));
        let number = behind.select(&left, &number);
        if !rays {
            g.output("number", &number);
            return;
        }
        // Two of the node pointer, though it may have but one, the extent, three each of the origin, of the direction, and of its reciprocals.
        let first = |field: u32| registers.slice(8 * field, 8).zero_extend(11);
        let fields = [0, 0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4u32];
        let begins = |at: usize| fields.iter().take_while(|field| **field != fields[at]).count();
        let of_ray: Vec<_> =
            (0..12usize).map(|at| (at as u128, first(fields[at]).plus((at - begins(at)) as u128))).collect();
        // From a base: two of it, extent and mask, three each of the origin and of the direction, two offsets.
        let fields = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4u32];
        let begins = |at: usize| fields.iter().take_while(|field| **field != fields[at]).count();
        let of_base: Vec<_> =
            (0..12usize).map(|at| (at as u128, first(fields[at]).plus((at - begins(at)) as u128))).collect();
        let [of_ray, of_base] = [of_ray, of_base].map(|arms| g.lookup(&step, &arms, &g.zero(11)));
        let of_ray = function.from_base.select(&of_base, &of_ray);
        g.output("number", &function.traces.select(&of_ray, &number));
    }
}
