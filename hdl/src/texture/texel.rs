//! One lane a clock: the byte address of its texel, or what it asks of the image.
//!
//! ```text
//!   0  position                              2  row times pitch, plane times its bytes
//!   1  level and its sizes; inside or not    3  their sum
//! ```
//!
//! A plane is a slice, a layer of a volume, or one sample of all texels of a slice.

use super::chain::times_bytes;
use super::components;
use super::coordinates::{TexelPosition, TexelPositionWires};
use super::form;
use super::instruction::{ImageAccess, ImageAccessWires};
use super::shape::{ImageShape, ImageShapeWires, LevelPlace, LevelSizes};
use crate::config::InstructionSet;
use crate::format::tile::place_in_tile;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Clocks from a position to its location.
pub const STAGES: u64 = 4;
/// Bit of a location that says that there is no texel; below are 48 bits of the address.
pub const OUTSIDE: u32 = 63;
/// Bit of a location: the lane is refused.
pub const REFUSED: u32 = 62;
/// Bits of the sizes that are told.
const SIZE: u32 = 17;

/// Sizes and levels (IMAGE_GET_RESINFO): width, height, depth or slices, levels of the view. `found`: the level is there.
/// On Sea Islands cubes are counted, not faces, and the slices of an array of one dimension are its height.
fn information(
    g: &Builder,
    shape: &ImageShapeWires,
    sizes: &LevelSizes,
    levels: &Wire,
    found: &Wire,
    set: InstructionSet,
) -> [Wire; 4] {
    let slices = (&shape.last_slice - &shape.first_slice).zero_extend(SIZE).plus(1);
    let depth = shape.is_volume.select(&sizes.depth.zero_extend(SIZE), &g.constant(SIZE, 1));
    let (height, depth) = match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => (sizes.height.clone(), shape.is_array.select(&slices, &depth)),
        InstructionSet::SeaIslands => {
            // A sixth: times 2^18 / 6, rounded up, which is exact below 2^16.
            let sixth = (&slices * g.constant(SIZE, 43_691)).slice(18, SIZE - 1).zero_extend(SIZE);
            let of_rows = &shape.is_array & &shape.is_row;
            let counted = shape.is_cube.select(&sixth, &slices);
            let depth = (&shape.is_array & !&shape.is_row).select(&counted, &depth);
            (of_rows.select(&slices, &sizes.height), depth)
        }
    };
    let there = !&shape.unbound;
    [sizes.width.when(found), height.when(found), depth.when(found), levels.zero_extend(SIZE)]
        .map(|value| value.when(&there))
}

/// Four values as VGPRs hold them, two in each if they have 16 bits.
pub(super) fn in_registers(g: &Builder, values: &[Wire; 4], halves: &Wire) -> Wire {
    let full: Vec<Wire> = values.iter().rev().map(|value| value.zero_extend(32)).collect();
    let short: Vec<Wire> = values.iter().rev().map(|value| value.slice(0, 16)).collect();
    let of = |parts: &[Wire]| g.concat(&parts.iter().collect::<Vec<_>>());
    halves.select(&of(&short).zero_extend(128), &of(&full))
}

generator_block! {
    /// See the module's description.
    pub struct TexelAddress(set: InstructionSet) clocked {
        /// What the lane asks for.
        in position: (TexelPosition),
        /// The instruction.
        in access: (ImageAccess),
        /// The image.
        in shape: (ImageShape),
        /// Bytes of an element.
        in bytes: (Bits<5>),
        /// Texels of an element.
        in texels: (Bits<2>),
        /// Bytes of all levels of a slice of an array.
        in chain: (Bits<48>),
        /// The place of a level is known.
        in write: (Bit),
        /// Number of the level.
        in level: (Bits<5>),
        /// Where it begins.
        in base: (Bits<48>),
        /// Bytes of a slice of it.
        in slice_bytes: (Bits<48>),
        /// Four clocks later: the address, and above it whether there is none.
        out location: (Bits<64>),
        /// As late: the answer to a query, as VGPRs get it.
        out answer: (Bits<128>),
    }
    |g| {
        let shape = g.input_of::<ImageShape>("shape");
        let ImageAccessWires { function, mask, halves, .. } = g.input_of::<ImageAccess>("access");
        let ram = g.ram("levels", 96, 32);
        let written = g.input("base").concat(&g.input("slice_bytes"));
        g.ram_write(ram, &g.input("write"), &g.input("level"), &written, None);

        let position = g.input_of::<TexelPosition>("position");
        let position = TexelPositionWires::combine("position", &[position], &mut |name, field| {
            g.register(&format!("{name}_0"), &field[0])
        });
        let TexelPositionWires { x, y, z, slice, sample, level } = position;
        let ImageShapeWires { base_level, last_level, levels, first_slice, last_slice, samples, .. } = &shape;

        // Stage 1.
        let number = g.name("level_number", &(level.zero_extend(18) + base_level.zero_extend(18)));
        let exists = number.less(&levels.zero_extend(18));
        let in_view = !last_level.zero_extend(18).less(&number);
        let own = number.slice(0, 5);
        let sizes = LevelSizes::of(g, &shape, &own);
        let inside_x = x.less(&sizes.width);
        let inside_y = y.less(&sizes.height) | &shape.is_row;
        let inside_z = z.less(&sizes.depth.zero_extend(17)) | !&shape.is_volume;
        let of_array = slice.zero_extend(18) + first_slice.zero_extend(18);
        let inside_slice = !last_slice.zero_extend(18).less(&of_array) | !&shape.is_array;
        let inside_sample = sample.less(&g.constant(17, 1).shift_left(samples)) | !&shape.has_samples;
        let inside = g.name(
            "inside",
            &(in_view & &exists & inside_x & inside_y & inside_z & inside_slice & inside_sample & !&shape.unbound),
        );
        let layer = (z.slice(0, 15) + first_slice.zero_extend(15)).when(&shape.is_volume);
        let plane = of_array.slice(0, 15).when(&shape.is_array) | layer;
        let plane = plane.zero_extend(19).shift_left(samples) | sample.slice(0, 4).zero_extend(19).when(&samples.any());
        let placed = g.ram_read_now(ram, "place_of_level", &own);
        let (base, slice_bytes) = (placed.slice(48, 48), placed.slice(0, 48));
        let has_chain = match set {
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => &shape.is_array & levels.differs(&levels.same_width(1)),
            InstructionSet::SeaIslands => g.zero(1),
        };
        let plane_bytes = has_chain.select(&g.input("chain"), &slice_bytes);
        let hold = |name: &str, value: &Wire| g.register(name, value);
        let outside = hold("outside_1", &(!&inside | &function.information));
        let base = hold("base_1", &base);
        let plane = hold("plane_1", &plane);
        let plane_bytes = hold("plane_bytes_1", &plane_bytes);
        let texels = g.input("texels");
        let row = hold("row_1", &form::element_down(&y.when(&!&shape.is_row), &texels));
        let pitch = LevelPlace::of(g, &shape, &sizes, &own, [&g.input("bytes"), &texels], set).pitch;
        let pitch = hold("pitch_1", &pitch);
        let column = hold("column_1", &form::element_along(&x, &texels));

        let counted = last_level.less(base_level).select(
            &g.constant(6, 1),
            &(last_level.zero_extend(6) - base_level.zero_extend(6)).plus(1),
        );
        let found = exists & level.less(&counted.zero_extend(17));
        let told = information(g, &shape, &sizes, &counted, &found, set);
        let told = components::enabled(g, &mask, &told);
        let told: Vec<Wire> = told.iter().enumerate().map(|(at, value)| hold(&format!("told_{at}_1"), value)).collect();

        // Stage 2. In tiles of 8 by 8, rows and columns of them; then the place in one.
        let size = g.lookup(&g.input("bytes"), &[2u128, 4, 8, 16].map(|bytes| (bytes, g.constant(3, bytes.ilog2().into()))), &g.zero(3));
        let within = (set == InstructionSet::SeaIslands)
            .then(|| hold("within_2", &place_in_tile(g, &column, &row, &size, &shape.display)));
        let of_tiles = |of_elements: &Wire| {
            let tiles = of_elements.slice(3, of_elements.width() - 3).zero_extend(of_elements.width());
            shape.tiled.select(&tiles, of_elements)
        };
        let (row, pitch, column) = match set {
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => (row, pitch, column),
            InstructionSet::SeaIslands => (of_tiles(&row), of_tiles(&pitch), of_tiles(&column)),
        };
        let rows = hold("rows_2", &(row * pitch));
        let planes = hold("planes_2", &(plane * plane_bytes).slice(0, 48));
        let (base, column, outside) = (hold("base_2", &base), hold("column_2", &column), hold("outside_2", &outside));
        let told: Vec<Wire> = told.iter().enumerate().map(|(at, value)| hold(&format!("told_{at}_2"), value)).collect();

        // Stage 3.
        let elements = rows.zero_extend(35) + column.zero_extend(35);
        let elements = within.into_iter().fold(elements, |elements, within| {
            shape.tiled.select(&elements.slice(0, 29).concat(&within), &elements)
        });
        let address = g.name("texel_address", &(base + planes + times_bytes(g, &elements, &g.input("bytes"))));
        let location = outside.concat(&g.zero(OUTSIDE - 48)).concat(&address);
        g.output("location", &hold("location_3", &location));
        let told: [Wire; 4] = [0, 1, 2, 3].map(|at| told[at].clone());
        g.output("answer", &hold("answer_3", &in_registers(g, &told, &halves)));
    }
}
