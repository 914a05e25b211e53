//! One lane's sample step by step: where in its address a value lies, the level, the texels of a filter and the order in which they are
//! blended.

use super::coordinates::{TexelPosition, TexelPositionWires};
use super::detail::{HIGHEST, LEVEL, lowest};
use super::instruction::{ImageAccess, ImageAccessWires};
use super::sampler::{SamplerFields, SamplerFieldsWires, Wrap};
use super::scale::FIXED;
use super::shape::{ImageShape, ImageShapeWires, LevelSizes};
use super::taps::{AxisTaps, AxisTapsWires};
use crate::config::InstructionSet;
use crate::format::Numeric;
use crate::format::plan::{FormatPlan, FormatPlanWires};
use crate::format::unpack::single_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Values of an address besides the coordinates along x, y, z, whose codes are 0 to 2. Derivatives are 8 to 10 and 12 to 14.
pub const SLICE: u64 = 3;
/// The level of detail, or the smallest one.
pub const DETAIL: u64 = 4;
/// Whole texels.
pub const OFFSET: u64 = 5;
/// What texels are compared with.
pub const REFERENCE: u64 = 6;
/// What is added to the level.
pub const BIAS: u64 = 7;

generator_block! {
    /// The VGPRs of the address of the lanes, and a value of one of them (10.2, 10.4).
    pub struct SampleAddress(lanes: usize) clocked {
        /// The instruction.
        in access: (ImageAccess),
        /// A VGPR is there.
        in write: (Bit),
        /// Which.
        in step: (Bits<4>),
        /// It, by lane.
        in vgpr: [Bits<32>; lanes],
        /// Lane.
        in lane: (Bits<5>),
        /// Value: x, y, z, slice, level of detail, offset, reference, bias; from 8 on the horizontal derivatives, from 12 on the others.
        in which: (Bits<4>),
        /// It: numbers as binary32; zero if the address does not have it.
        out value: (Bits<32>),
    }
    |g| {
        let ImageAccessWires { function, dimension, narrow, .. } = g.input_of::<ImageAccess>("access");
        let width = 32 * lanes as u32;
        let ram = g.ram("address_rows", width, 16);
        let vgprs = g.inputs("vgpr", lanes);
        let row = g.concat(&vgprs.iter().rev().collect::<Vec<_>>());
        g.ram_write(ram, &g.input("write"), &g.input("step"), &row, None);

        // DIM: 1D, 2D, 3D, cube, array of 1D, of 2D, 2D with samples, array of those.
        let is = |codes: &[u128]| g.or_all(1, &codes.iter().map(|code| dimension.is(*code)).collect::<Vec<_>>());
        let which = g.input("which");
        let (is_y, is_z, is_slice) = (which.is(1), which.is(2), which.is(SLICE.into()));
        let (is_detail, is_offset, is_reference) = (which.is(DETAIL.into()), which.is(OFFSET.into()), which.is(REFERENCE.into()));
        let is_bias = which.is(BIAS.into());
        let is_gradient = which.bit(3);
        let count = g.choose(&dimension, &[1, 2, 3, 3, 2, 3, 3, 4].map(|count| g.constant(4, count)));
        let slice = dimension.is(4).select(&g.constant(4, 1), &g.constant(4, 2));
        let place = g.constant(4, 1).when(&is_y)
            | g.constant(4, 2).when(&is_z)
            | slice.when(&is_slice)
            | count.when(&is_detail);
        // Derivatives: each direction begins with a VGPR.
        let axes = g.choose(&dimension, &[1, 2, 3, 2, 1, 2, 2, 2].map(|count| g.constant(4, count)));
        let each = function.half_gradients.select(&axes.plus(1).slice(1, 3).zero_extend(4), &axes);
        let own = which.slice(0, 2).zero_extend(4);
        let own_row = function.half_gradients.select(&own.slice(1, 3).zero_extend(4), &own);
        let gradient = own_row + each.when(&which.bit(2));
        let gradients = each.shift_left(&g.constant(1, 1)).when(&function.has_gradients);
        let exists = &is_y & !is(&[0, 4])
            | &is_z & dimension.is(2)
            | &is_slice & is(&[3, 4, 5, 7])
            | &is_detail & (&function.has_detail | &function.has_clamp)
            | &is_bias & &function.has_bias
            | &is_gradient & &function.has_gradients & own.less(&axes)
            | &is_offset & &function.has_offset
            | &is_reference & &function.compares
            | which.none();
        let (after_offset, one) = (function.has_offset.zero_extend(4), |bit: &Wire| bit.zero_extend(4));
        let after_bias = &after_offset + one(&function.has_bias);
        let before = &after_bias + one(&function.compares);
        let body = narrow.select(&place.slice(1, 3).zero_extend(4), &place) + &before + gradients;
        let head = after_offset.when(&is_bias) | after_bias.when(&is_reference) | (before + gradient).when(&is_gradient);
        let whole = &is_offset | &is_reference | &is_bias | &is_gradient;
        let row = whole.select(&head, &body);
        let words = g.ram_read_now(ram, "address_row", &row);
        let bits = lanes.trailing_zeros();
        let lane = g.input("lane").slice(0, bits).concat(&g.zero(5));
        let word = g.name("address_word", &words.slice_at(&lane, 32));
        let upper = is_gradient.select(&own.bit(0), &place.bit(0));
        let half = upper.select(&word.slice(16, 16), &word.slice(0, 16));
        let is_half = is_gradient.select(&function.half_gradients, &(narrow & !(is_offset | is_reference)));
        let value = is_half.select(&single_of(g, &half), &word);
        g.output("value", &value.when(&exists));
    }
}

generator_block! {
    /// Which values of an address besides coordinates it has (10.2, 10.4).
    pub struct SampleValues() {
        /// The instruction.
        in access: (ImageAccess),
        /// From this one on.
        in from: (Bits<4>),
        /// The first that it has.
        out which: (Bits<4>),
        /// It has none of them.
        out none: (Bit),
    }
    |g| {
        let ImageAccessWires { function, dimension, .. } = g.input_of::<ImageAccess>("access");
        let slices = g.or_all(1, &[3, 4, 5, 7].map(|code| dimension.is(code)));
        let level = &function.has_detail | &function.has_clamp;
        let values = [
            (SLICE, &slices),
            (DETAIL, &level),
            (OFFSET, &function.has_offset),
            (REFERENCE, &function.compares),
            (BIAS, &function.has_bias),
        ];
        let from = g.input("from");
        let (mut which, mut none) = (g.zero(4), g.constant(1, 1));
        for (code, has) in values.iter().rev() {
            let is = *has & !g.constant(4, u128::from(*code)).less(&from);
            which = is.select(&g.constant(4, u128::from(*code)), &which);
            none = none & !is;
        }
        g.output("which", &which);
        g.output("none", &none);
    }
}

generator_block! {
    /// The level of a sample (model decisions "Level of detail", "Nearest level", "Magnification"). Numbers of levels of detail are in 1/256.
    pub struct SampleLevel(set: InstructionSet) {
        /// The instruction.
        in access: (ImageAccess),
        /// The sampler.
        in sampler: (SamplerFields),
        /// The image.
        in shape: (ImageShape),
        /// The format.
        in plan: (FormatPlan),
        /// The level that the address gives, or the smallest one.
        in detail: (Bits<{ FIXED as usize }>),
        /// What it adds.
        in bias: (Bits<{ FIXED as usize }>),
        /// The level that follows from derivatives.
        in lod: (Bits<{ LEVEL as usize }>),
        /// The level before it is clamped.
        out raw: (Bits<{ LEVEL as usize }>),
        /// And after that.
        out clamped: (Bits<{ LEVEL as usize }>),
        /// Number of the level, from the first of the view.
        out number: (Bits<5>),
        /// Weight of the next one.
        out weight: (Bits<8>),
        /// Texels are blended along x and y.
        out linear: (Bit),
        /// And along z.
        out linear_depth: (Bit),
        /// There may be several probes.
        out probes: (Bit),
    }
    |g| {
        let ImageAccessWires { function, .. } = g.input_of::<ImageAccess>("access");
        let sampler = g.input_of::<SamplerFields>("sampler");
        let SamplerFieldsWires { least, most, levels, volume, bias: own_bias, second_bias, .. } = &sampler;
        let ImageShapeWires { base_level, last_level, least: own_least, .. } = g.input_of::<ImageShape>("shape");
        let FormatPlanWires { numeric, .. } = g.input_of::<FormatPlan>("plan");
        // Within the range of levels.
        let within = |level: &Wire| {
            let (least, most) = (lowest(g, FIXED), g.constant(FIXED, HIGHEST));
            let level = level.less_signed(&least).select(&least, level);
            most.less_signed(&level).select(&most, &level)
        };
        let given = within(&g.input("detail"));
        let own_bias = own_bias.sign_extend(FIXED);
        let computed = g.input("lod").sign_extend(FIXED) + second_bias.sign_extend(FIXED) + within(&g.input("bias")).when(&function.has_bias);
        let biased = within(&(function.computed.select(&computed, &given) + own_bias));
        let detail = biased.when(&(&function.computed | &function.has_detail));
        let has_level = &function.computed | &function.has_detail;
        let least = least.less(&own_least).select(&own_least, least).zero_extend(FIXED);
        let most = most.zero_extend(FIXED);
        let clamps = &function.has_clamp & least.less_signed(&given);
        let least = clamps.select(&given, &least);
        let raised = detail.less_signed(&least).select(&least, &detail);
        let limited = most.less_signed(&raised).select(&most, &raised);
        // Bounds of the level of detail are not negative, and so is what they leave.
        let last = (&last_level - &base_level).when(&!last_level.less(&base_level));
        let last = last.concat(&g.zero(8)).zero_extend(FIXED);
        let clamped = last.less(&limited).select(&last, &limited).slice(0, 13).when(&has_level);
        let magnified = limited.none() | !has_level;
        let nearest = (clamped.zero_extend(14) + g.constant(14, 128)).slice(8, 5);
        let two = levels.is(2) & !&function.gathers;
        let number = two.select(&clamped.slice(8, 5), &nearest).when(&levels.any());
        let is_integer = numeric.is_a(Numeric::Uint) | numeric.is_a(Numeric::Sint);
        let linear = magnified.select(&sampler.magnify_linear, &sampler.minify_linear);
        let depth = volume.any().select(&volume.is(2), &linear);
        let several = magnified.select(&sampler.magnify_probes, &sampler.minify_probes);
        g.output("probes", &(several & &function.computed & !&is_integer & !&function.gathers));
        g.output("number", &number);
        g.output("raw", &detail.slice(0, LEVEL));
        g.output("clamped", &clamped.zero_extend(LEVEL));
        g.output("weight", &clamped.slice(0, 8).when(&(two & !&is_integer)));
        // GFX6 to GFX8 look at the filter before they look at the instruction, and integers are not filtered (model decisions "Gathers of integers").
        let gathers = match set {
            InstructionSet::SeaIslands => &function.gathers & !&is_integer,
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => function.gathers.clone(),
        };
        g.output("linear", &(gathers | linear & !&is_integer));
        g.output("linear_depth", &(depth & !&is_integer & !&function.gathers));
    }
}

generator_block! {
    /// The slice of an array: rounded to nearest even, clamped to the view. Of cubes it is eight times the cube plus the face (10.3).
    pub struct SampleSlice() {
        /// The rounded coordinate.
        in number: (Bits<{ FIXED as usize }>),
        /// The image.
        in shape: (ImageShape),
        /// The slice, from the first of the view.
        out slice: (Bits<14>),
        /// Of it the face of a cube.
        out face: (Bits<3>),
    }
    |g| {
        let ImageShapeWires { first_slice, last_slice, is_array, is_cube, .. } = g.input_of::<ImageShape>("shape");
        let number = g.input("number");
        let last = last_slice - first_slice;
        let above = last.zero_extend(FIXED).less_signed(&number);
        let slice = above.select(&last, &number.slice(0, 14)).when(&!number.msb());

        // A cube that is whole or the last one of the view, whose faces may end before the sixth.
        let most = g.constant(16, 0xffff);
        let bounded = number.slice(16, FIXED - 16).any().select(&most, &number.slice(0, 16)).when(&!number.msb());
        let (cube, face) = (bounded.slice(3, 13).zero_extend(14), bounded.slice(0, 3));
        // A sixth: times 2^18 / 6, rounded up, which is exact below 2^16.
        let final_cube = (&last * g.constant(16, 43_691)).slice(18, 12).zero_extend(14);
        let ends = !cube.less(&final_cube);
        let cube = ends.select(&final_cube, &cube);
        let first = cube.shift_left(&g.constant(2, 1)) + cube.shift_left(&g.constant(2, 2));
        let left = (&last - &first).slice(0, 3);
        let face = g.constant(3, 5).less(&face).select(&g.constant(3, 5), &face);
        let face = (ends & left.less(&face)).select(&left, &face);
        let of_cube = first + face.zero_extend(14);
        g.output("slice", &is_cube.select(&of_cube, &slice).when(&is_array));
        g.output("face", &face);
    }
}

/// The sampler lets the faces of a cube go on in each other.
fn surrounds(shape: &ImageShapeWires, sampler: &SamplerFieldsWires) -> Wire {
    &shape.is_cube & !&sampler.separate
}

generator_block! {
    /// What is asked of a level: the size of an axis, the texel of a place in the filter.
    pub struct SampleTexel() {
        /// The instruction.
        in access: (ImageAccess),
        /// The sampler.
        in sampler: (SamplerFields),
        /// The image.
        in shape: (ImageShape),
        /// Number of the level.
        in number: (Bits<5>),
        /// Axis.
        in axis: (Bits<2>),
        /// What is read along each.
        in taps: [AxisTaps; 3],
        /// Slice.
        in slice: (Bits<14>),
        /// Of it the face of a cube.
        in face: (Bits<3>),
        /// The face beyond the edge that a place is beyond.
        in other: (Bits<3>),
        /// Its texel there along x.
        in other_x: (Bits<17>),
        /// Along y.
        in other_y: (Bits<17>),
        /// Place in the filter: a bit an axis; of four texels that are given as they are their number.
        in place: (Bits<3>),
        /// Instead of all that: the texel that coordinates name, and the first of its samples.
        in asked: (TexelPosition),
        /// It is this axis.
        out at_axis: [Bit; 3],
        /// It is the last one.
        out last_axis: (Bit),
        /// Texels along it.
        out size: (Bits<17>),
        /// Its address mode.
        out wrap: (Wrap),
        /// The texel of the place.
        out position: (TexelPosition),
        /// Faces go on in each other.
        out surrounds: (Bit),
        /// The place is beyond an edge along y.
        out edge_down: (Bit),
        /// The edge is that where the face ends.
        out edge_ends: (Bit),
        /// The other coordinate.
        out edge_along: (Bits<17>),
        /// The last texel of a face.
        out edge_last: (Bits<17>),
        /// The place is beyond a corner, where no texel is.
        out corner: (Bit),
        /// The filter has that place.
        out read: (Bit),
        /// It is the last place.
        out last_place: (Bit),
        /// There is the border.
        out border: (Bit),
        /// The level is not there: all of it is zero.
        out missing: (Bit),
    }
    |g| {
        let ImageAccessWires { function, .. } = g.input_of::<ImageAccess>("access");
        let sampler = g.input_of::<SamplerFields>("sampler");
        let shape = g.input_of::<ImageShape>("shape");
        let surrounds = surrounds(&shape, &sampler);
        let wraps = &sampler.wraps;
        let [number, axis, place] = ["number", "axis", "place"].map(|name| g.input(name));
        let taps = g.inputs_of::<AxisTaps>("taps", 3);
        let level = number.zero_extend(6) + shape.base_level.zero_extend(6);
        let missing = !level.less(&shape.levels.zero_extend(6)) & !&function.loads_samples;
        g.output("missing", &missing);
        // A level that is not there has the size of the last one.
        let last = shape.levels.zero_extend(6) - g.constant(6, 1);
        let sized = last.less(&level).select(&last, &level);
        let sizes = LevelSizes::of(g, &shape, &sized.slice(0, 5));
        let sizes = [sizes.width, sizes.height, sizes.depth.zero_extend(17)];
        g.output("size", &g.choose(&axis, &sizes));
        // What lies beyond an edge is found as the border would be.
        let own_wrap = g.choose(&axis, &[0, 3, 6].map(|lsb| wraps.slice(lsb, 3)));
        g.output("wrap", &surrounds.select(&g.constant_of(Wrap::ClampHalfBorder), &own_wrap));
        g.outputs("at_axis", &[0, 1, 2].map(|at| axis.is(at)));
        let last = shape.is_row.select(&g.zero(2), &shape.is_volume.select(&g.constant(2, 2), &g.constant(2, 1)));
        g.output("last_axis", &axis.equals(&last));

        // Lower left first, then counter-clockwise: (0, 1), (1, 1), (1, 0), (0, 0).
        let around = (place.is(1) | place.is(2)).zero_extend(3) | g.constant(3, 2).when(&!place.bit(1));
        let corner = function.gathers.select(&around.when(&!&function.in_row), &place);
        let mut read = g.constant(1, 1);
        let mut border = g.zero(1);
        let (mut texels, mut beyond) = (vec![], vec![]);
        // Four texels of a volume are those of its first layer.
        let axes = [g.constant(1, 1), !&shape.is_row, &shape.is_volume & !&function.gathers];
        for (at, (taps, there)) in taps.iter().zip(&axes).enumerate() {
            let AxisTapsWires { first, second, first_is_border, second_is_border, weight } = taps;
            let second_one = corner.bit(at as u32);
            read = read & (!&second_one | weight.any() & there);
            let outside = second_one.select(second_is_border, first_is_border) & there;
            border = border | &outside;
            beyond.push(outside);
            texels.push(second_one.select(second, first).when(there));
        }
        // The last place has the second texel of each axis that has one; all below it without one of those are read too.
        let seconds: Vec<_> = taps.iter().zip(&axes).rev().map(|(taps, there)| taps.weight.any() & there).collect();
        let last = place.equals(&g.concat(&seconds.iter().collect::<Vec<_>>()));
        let zero = g.zero(17);
        g.output("read", &(read | &function.gathers | &function.loads_samples));
        g.output("last_place", &function.gathers.select(&place.is(3), &(last | &function.loads_samples)));
        g.output("border", &(border & !&function.loads_samples & !&surrounds));
        // The first texel of a filter may lie before the edge, the others behind it.
        let is_edge = (&beyond[0] | &beyond[1]) & &surrounds & !&function.loads_samples;
        g.output("corner", &(&beyond[0] & &beyond[1] & &is_edge & !missing));
        let ends = |at: u32| corner.bit(at) | &function.in_row & place.any() & g.constant(1, u128::from(at == 0));
        g.output("edge_ends", &beyond[1].select(&ends(1), &ends(0)));
        g.output("edge_down", &beyond[1]);
        g.output("edge_along", &beyond[1].select(&texels[0], &texels[1]));
        g.output("edge_last", &(&sizes[0] - g.constant(17, 1)));
        g.output("surrounds", &surrounds);
        let [face, other] = ["face", "other"].map(|name| g.input(name).zero_extend(14));
        let slice = g.input("slice");
        let slice = is_edge.select(&(&slice - face + other), &slice);
        let filtered = TexelPositionWires {
            x: is_edge.select(&g.input("other_x"), &texels[0]),
            y: is_edge.select(&g.input("other_y"), &texels[1]),
            z: texels[2].clone(),
            slice: slice.zero_extend(17),
            sample: zero,
            level: number.zero_extend(17),
        };
        // Samples beyond all stay there.
        let asked = g.input_of::<TexelPosition>("asked");
        let sample = asked.sample.msb().select(&asked.sample, &(&asked.sample + place.zero_extend(17)));
        let asked = TexelPositionWires { sample, ..asked };
        let position = TexelPositionWires::combine("chosen", &[asked, filtered], &mut |_, field| {
            function.loads_samples.select(&field[0], &field[1])
        });
        g.output_of("position", &position);
    }
}

generator_block! {
    /// Which two texels are blended in a step: along x, y, x, x, y, z; step 7 is that of two levels. Steps 8 and 9, which come first, make the texel
    /// beyond the corner of a cube from the other three: the mean of two of them, then a third of the last one. Step 10 joins another probe.
    pub struct SampleStep() {
        /// Step, 0 to 10.
        in step: (Bits<4>),
        /// The image.
        in shape: (ImageShape),
        /// What is read along each axis.
        in taps: [AxisTaps; 3],
        /// Place beyond a corner.
        in corner: (Bits<2>),
        /// Weight of the next level.
        in level_weight: (Bits<8>),
        /// Weight of the probe.
        in probe_weight: (Bits<8>),
        /// It has to be done.
        out applies: (Bit),
        /// The first step that has to be, but for those of a corner; 7 if none has.
        out opening: (Bits<4>),
        /// The one behind this one; 7 if there is none.
        out following: (Bits<4>),
        /// Place of the first texel.
        out first: (Bits<4>),
        /// Of the second one.
        out second: (Bits<4>),
        /// Of the result.
        out result: (Bits<4>),
        /// Weight of the second one.
        out weight: (Bits<8>),
    }
    |g| {
        let step = g.input("step");
        let shape = g.input_of::<ImageShape>("shape");
        let taps = g.inputs_of::<AxisTaps>("taps", 3);
        let [x, y, z] = [0, 1, 2].map(|at: usize| taps[at].weight.clone());
        let (y, z) = (y.when(&!&shape.is_row), z.when(&shape.is_volume));
        let one = g.constant(1, 1);
        let level = g.input("level_weight");
        let corner = g.input("corner");
        let place = |at: u128| g.constant(4, at);
        // The other three in order.
        let other = |of: [u128; 4]| g.choose(&corner, &of.map(place));
        let others = [other([1, 0, 0, 0]), other([2, 2, 1, 1]), other([3, 3, 3, 2])];
        let beyond = corner.zero_extend(4);
        // First, second, weight, and the axes whose second texel the first one is.
        let steps = [
            (place(0), place(1), x.clone(), one.clone()),
            (place(2), place(3), x.clone(), y.any()),
            (place(0), place(2), y.clone(), one.clone()),
            (place(4), place(5), x.clone(), z.any()),
            (place(6), place(7), x, z.any() & y.any()),
            (place(4), place(6), y, z.any()),
            (place(0), place(4), z.clone(), one.clone()),
            (place(8), place(0), level, one.clone()),
            (others[0].clone(), others[1].clone(), g.constant(8, 128), one.clone()),
            (beyond.clone(), others[2].clone(), g.constant(8, 85), one.clone()),
            (place(9), place(0), g.input("probe_weight"), one),
        ];
        let choose = |values: &[Wire]| {
            let arms: Vec<_> = (0..).zip(values.iter().cloned()).collect();
            g.lookup(&step, &arms, &values[0].same_width(0))
        };
        let each: Vec<_> = steps.iter().map(|(_, _, weight, there)| weight.any() & there).collect();
        g.output("applies", &choose(&each));
        // The first one from a step on.
        let from = |least: usize| {
            (least..7).rev().fold(place(7), |later, at| each[at].select(&place(at as u128), &later))
        };
        let mut behind: Vec<_> = (0..7usize).map(|at| (at as u128, from(at + 1))).collect();
        behind.extend([(8, place(9)), (9, from(0))]);
        g.output("opening", &from(0));
        g.output("following", &g.lookup(&step, &behind, &place(7)));
        let first = choose(&steps.iter().map(|step| step.0.clone()).collect::<Vec<_>>());
        g.output("result", &step.msb().select(&beyond, &first));
        g.output("first", &first);
        g.output("second", &choose(&steps.iter().map(|step| step.1.clone()).collect::<Vec<_>>()));
        g.output("weight", &choose(&steps.iter().map(|step| step.2.clone()).collect::<Vec<_>>()));
    }
}
