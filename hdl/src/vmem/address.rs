//! Addresses of vector memory (9.4, 11.2): what all lanes of an instruction share, and what each lane makes of it.
//!
//! A lane has one address and a step from each dword to the next: 4 bytes, in scratch a dword of every lane of the wave, in a swizzled buffer
//! that to the element of the next dword. A lane costs five adders and, for the index of buffers, a 19 x 33 multiplier.
//!
//! In a swizzled buffer (9.4.2) `index_stride` records lie together element by element. Element and offset in it, low bits of the index, and
//! the other bits of the offset lie beside each other in the sum, and the multiplier has what is left of the index.

use super::operations::{Kind, MemoryAccess, MemoryAccessWires, Space};
use crate::config::{InstructionSet, Units};
use crate::format::plan::FormatPlan;
use crate::format::{element_bytes, element_dwords, element_size};
use crate::lds::operations::Size;
use crate::parts::constants::{PRIVATE_APERTURE, SHARED_APERTURE};
use crate::texture::texel::{OUTSIDE, REFUSED};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block, record};

/// Bits of sums that are compared with sizes: 32-bit operands and a sign.
const SUM: u32 = 36;

choice! {
    /// Why a lane's access is refused; the numbers are those of COMPUTE_FAULT.REASON.
    pub enum Refusal {
        /// It is not.
        None,
        /// The address is in no aperture (11.2, hole).
        Hole,
        /// The offset into scratch is negative (11.2).
        Negative,
        /// An atomic operation is not aligned to its size (9.5), or has 64 bits in scratch (11.1.1); or the texels of the image have another
        /// size (10.4.2).
        Atomic,
        /// GCN: the access to a swizzled buffer crosses a dword, where elements have 2 bytes or do not begin at a multiple of 4.
        Swizzled,
        /// Sea Islands: the offset into scratch is beyond the size in FLAT_SCRATCH.
        Beyond,
        /// The format is one that the converters do not have (table 62); or the texture unit does not have what the resource of an
        /// image or of a hierarchy asks for, or the kind of a node.
        NoFormat,
        /// A formatted element is not aligned to its size or 4 bytes (9.5).
        Element,
    }
}

record! {
    /// The access of a lane is refused.
    pub struct Violation {
        /// Why, if one is.
        pub reason: Refusal,
        /// The lane.
        pub lane: Bits<6>,
        /// Wave of the instruction.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
    }
}

record! {
    /// How the dwords of an access lie in a swizzled buffer.
    pub struct Swizzle {
        /// They lie in elements: else behind each other.
        pub enabled: Bit,
        /// Bytes of an element: 2, 4, 8, 16.
        pub element: Bits<2>,
        /// Records that lie together: 8, 16, 32, 64.
        pub index_stride: Bits<2>,
        /// Dwords of memory are those of the elements: a misaligned access is cut at them, and each part has its own place.
        pub cut: Bit,
    }
}

record! {
    /// What the addresses of the lanes of a part have in common.
    pub struct PartAddress {
        /// Added to the lane's address.
        pub base: Bits<48>,
        /// Added to the offset of scratch, or checked against the size of a buffer; signed.
        pub reach: Bits<{ SUM as usize }>,
        /// Of a buffer, bytes.
        pub stride: Bits<19>,
        /// Size of a buffer, bytes or records.
        pub records: Bits<32>,
        /// Out-of-bounds selection (9.4.1).
        pub bounds: Bits<2>,
        /// The lane number is added to the index.
        pub adds_lane: Bit,
        /// The buffer is swizzled.
        pub swizzled: Bit,
        /// And how.
        pub swizzle: Swizzle,
        /// Added to the lane's offset before that is swizzled.
        pub swizzle_offset: Bits<32>,
        /// The buffer is unbound: nothing is in bounds.
        pub unbound: Bit,
        /// Scratch memory of the wave.
        pub scratch_base: Bits<48>,
        /// Where.
        pub space: Space,
        /// The second address VGPR is the high half of an address.
        pub wide: Bit,
        /// The lane number is the address.
        pub lane_addressed: Bit,
        /// The first address VGPR is the index of a buffer.
        pub has_index: Bit,
        /// The last one is the offset into a buffer.
        pub has_offset: Bit,
        /// Bytes of an element: 1, 2 or 4.
        pub element: Bits<3>,
        /// Bytes of an atomic operation, zero of others.
        pub whole_bytes: Bits<4>,
        /// Bytes of what is in or out of bounds as a whole, atomic operations and formatted elements; zero of others.
        pub payload: Bits<5>,
        /// The access is formatted.
        pub formatted: Bit,
        /// Its format is one that the converters do not have.
        pub format_refused: Bit,
        /// The lanes have the places of texels.
        pub image: Bit,
        /// An atomic operation on an image whose texels have another size.
        pub other_size: Bit,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// VGPRs receive something.
        pub returns: Bit,
        /// Dwords that are moved.
        pub wanted: Bits<4>,
    }
}

generator_block! {
    /// The part of the address that the lanes share.
    pub struct SharedAddress(units: Units) {
        /// The instruction.
        in access: (MemoryAccess),
        /// Scalar base or offset; zero without one.
        in scalar: (Bits<64>),
        /// Buffer resource (9.6).
        in resource: (Bits<128>),
        /// What a formatted access does.
        in plan: (FormatPlan),
        /// Which four VGPRs of a block.
        in group: (Bits<3>),
        /// Scratch memory of the wave.
        in scratch_base: (Bits<48>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// Dwords that are moved.
        in wanted: (Bits<4>),
        /// What the addresses of the lanes have in common.
        out shared: (PartAddress),
        /// The resource is none of a buffer: nothing is done.
        out mismatch: (Bit),
    }
    |g| {
        let access = g.input_of::<MemoryAccess>("access");
        let MemoryAccessWires { space, control, offset, .. } = &access;
        let [scalar, resource] = ["scalar", "resource"].map(|name| g.input(name));
        let constant = offset.sign_extend(48) + g.input("group").concat(&g.zero(4)).zero_extend(48);
        let constant = g.name("constant", &constant);
        let scalar_offset = scalar.slice(0, 32);
        let global = scalar.slice(0, 48) + &constant;
        let is_buffer = space.is_a(Space::Buffer);
        // The offsets of a swizzled buffer are swizzled together.
        let swizzled = resource.bit(62) & &is_buffer;
        let offsets = scalar_offset.zero_extend(48) + &constant;
        let offsets = if units.buffers { offsets.when(&!&swizzled) } else { offsets };
        let buffer = resource.slice(0, 48) + offsets;
        let bases = [(Space::Flat as u128, constant.clone()), (Space::Buffer as u128, buffer)];
        let base = g.lookup(space, &bases, &global);
        let of_resource = resource.slice(124, 2);
        let by_record = of_resource.is(3) & &swizzled & resource.slice(48, 14).any();
        let bounds = if units.buffers { of_resource.when(&!by_record) } else { of_resource };
        // The scalar offset of a buffer counts only where its size is that of raw memory.
        let of_buffer = scalar_offset.zero_extend(SUM).when(&bounds.is(3));
        let reach = is_buffer.select(&of_buffer, &scalar_offset.sign_extend(SUM)) + constant.slice(0, SUM);
        let scales = [(1, g.constant(3, 2)), (2, g.constant(3, 3)), (3, g.constant(3, 5))];
        let scale = g.lookup(&resource.slice(114, 2), &scales, &g.zero(3));
        let narrow = [(Size::Byte as u128, g.constant(3, 1)), (Size::Half as u128, g.constant(3, 2))];
        let whole = control.dwords.slice(0, 2).concat(&g.zero(2)).when(&control.kind.is_a(Kind::Atomic));
        let shared = PartAddressWires {
            base,
            reach,
            stride: resource.slice(48, 14).zero_extend(19).shift_left(&scale),
            records: resource.slice(64, 32),
            bounds,
            adds_lane: resource.bit(119) & &is_buffer,
            swizzle: SwizzleWires {
                enabled: swizzled.clone(),
                element: resource.slice(62, 2),
                index_stride: resource.slice(117, 2),
                cut: g.zero(1),
            },
            swizzled,
            swizzle_offset: &scalar_offset + constant.slice(0, 32),
            unbound: resource.slice(108, 6).none() & !resource.bit(119) & &is_buffer,
            scratch_base: g.input("scratch_base"),
            space: space.clone(),
            wide: access.wide_address.clone(),
            lane_addressed: control.lane_addressed.clone(),
            has_index: access.has_index.clone(),
            has_offset: access.has_offset.clone(),
            element: g.lookup(&control.format.size, &narrow, &g.constant(3, 4)),
            whole_bytes: whole.clone(),
            payload: whole.zero_extend(5),
            formatted: g.zero(1),
            format_refused: g.zero(1),
            image: access.image.function.image.clone(),
            other_size: g.zero(1),
            wave64: g.input("wave64"),
            returns: access.returns.clone(),
            wanted: g.input("wanted"),
        };
        let shared = match units.set {
            InstructionSet::Rdna4 => shared,
            InstructionSet::SeaIslands => of_sea_islands(g, &access, &scalar, &resource, shared),
            InstructionSet::Cdna4 => of_cdna4(g, &access, &scalar, &resource, shared),
        };
        let shared = if units.typed_buffers { formatted(g, shared, units.images) } else { shared };
        g.output_of("shared", &shared);
        g.output("mismatch", &(resource.slice(126, 2).any() & is_buffer));
    }
}

/// The same of an access that may be formatted: it moves an element, whose dwords lie behind each other.
fn formatted(g: &Builder, shared: PartAddressWires, images: bool) -> PartAddressWires {
    let plan = g.input_of::<FormatPlan>("plan");
    let bytes = element_bytes(g, &plan.layout);
    let sizes = [(Size::Byte as u128, g.constant(3, 1)), (Size::Half as u128, g.constant(3, 2))];
    let element = g.lookup(&element_size(g, &plan.layout), &sizes, &g.constant(3, 4));
    let choose = |yes: &Wire, no: &Wire| plan.formatted.select(yes, no);
    let refused = &plan.formatted & &plan.refused;
    let (refused, other_size) = if images {
        let differs = shared.whole_bytes.zero_extend(5).differs(&bytes) & shared.whole_bytes.any();
        let refuses = &shared.image & &plan.refused & &plan.bound;
        (refused | &refuses, &shared.image & &plan.bound & differs & !&refuses)
    } else {
        (refused, g.zero(1))
    };
    PartAddressWires {
        other_size,
        wanted: choose(&element_dwords(g, &plan.layout), &shared.wanted),
        payload: choose(&bytes, &shared.payload),
        element: choose(&element, &shared.element),
        unbound: choose(&!&plan.bound, &shared.unbound),
        swizzle: SwizzleWires { enabled: &shared.swizzle.enabled & !&plan.formatted, ..shared.swizzle },
        format_refused: refused,
        formatted: plan.formatted,
        ..shared
    }
}

/// The same for Sea Islands: the resource has other fields (SQ_BUF_RSRC_WORD0 to 3), and two of its uses are those of other spaces. A
/// 64-bit address of the lane (ADDR64) is one in global memory. The private segment, dwords of 64 lanes behind each other, is scratch,
/// whose place the code computes itself; so is it for FLAT, which finds the offset in FLAT_SCRATCH_HI. Both have a size, the records
/// of the resource and FLAT_SCRATCH_LO.
fn of_sea_islands(
    g: &Builder,
    access: &MemoryAccessWires,
    scalar: &Wire,
    resource: &Wire,
    shared: PartAddressWires,
) -> PartAddressWires {
    let is_buffer = access.space.is_a(Space::Buffer);
    let is_flat = access.space.is_a(Space::Flat);
    // OFFSET, and SOFFSET in a register or above it.
    let own_offset = access.offset.slice(0, 12);
    let scalar_offset = scalar.slice(0, 32) | access.offset.slice(12, 7).zero_extend(32);
    let stride = resource.slice(48, 14);
    let is_swizzled = resource.bit(63) & &is_buffer & !&access.wide_address;
    // Word 3: ELEMENT_SIZE 4, INDEX_STRIDE 64, ADD_TID_ENABLE.
    let control = resource.slice(96 + 19, 5);
    let is_private = &is_swizzled & stride.none() & control.is(0b1_1101) & !&access.has_index;
    let is_private = g.name("is_private_segment", &is_private);
    let is_wide = &is_buffer & &access.wide_address;
    let by_bytes = stride.none() | &is_flat;
    let by_record = is_swizzled.select(&g.constant(2, 0), &g.constant(2, 1));
    let bounds = by_bytes.select(&g.constant(2, 3), &by_record);
    let raw = scalar_offset.zero_extend(SUM).when(&stride.none());
    let offset = scalar.slice(32, 24).concat(&g.zero(8)).zero_extend(48);
    let segment = resource.slice(0, 48) + scalar_offset.zero_extend(48);
    let space = is_wide.select(&g.constant_of(Space::Global), &shared.space);
    // The scalar offset takes its part of the private segment.
    let rest = (&shared.records - &scalar_offset).when(&!shared.records.less(&scalar_offset));
    let records = is_private.select(&rest, &shared.records);
    let records = is_flat.select(&scalar.slice(0, 19).zero_extend(32), &records);
    // ELEMENT_SIZE and INDEX_STRIDE. SOFFSET is added behind the swizzle.
    let (element, index_stride) = (resource.slice(96 + 19, 2), resource.slice(96 + 21, 2));
    let linear = &segment + own_offset.zero_extend(48);
    let is_swizzled = &is_swizzled & !&is_private;
    let base = is_buffer.select(&is_swizzled.select(&segment, &linear), &shared.base);
    let cut = segment.slice(0, 2).none() & element.any();
    PartAddressWires {
        base,
        swizzle: SwizzleWires { enabled: is_swizzled.clone(), element, index_stride, cut },
        swizzle_offset: own_offset.zero_extend(32),
        reach: is_flat.select(&g.zero(SUM), &(raw.when(&!&is_private) + own_offset.zero_extend(SUM))),
        stride: stride.zero_extend(19),
        records,
        bounds,
        swizzled: is_swizzled,
        unbound: g.zero(1),
        scratch_base: is_flat.select(&(&shared.scratch_base + offset), &segment),
        space: is_private.select(&g.constant_of(Space::Scratch), &space),
        ..shared
    }
}

/// The same for CDNA4: the resource is that of Sea Islands but for its elements, which always have four bytes. Records count where the access has an
/// index; else bytes do, of which the scalar offset takes its part. The scalar offset of scratch has no sign (LLVM: it has from GFX12 on).
fn of_cdna4(
    g: &Builder,
    access: &MemoryAccessWires,
    scalar: &Wire,
    resource: &Wire,
    shared: PartAddressWires,
) -> PartAddressWires {
    let is_buffer = access.space.is_a(Space::Buffer);
    let own_offset = access.offset.slice(0, 12);
    let scalar_offset = scalar.slice(0, 32) | access.offset.slice(12, 7).zero_extend(32);
    let stride = resource.slice(48, 14);
    let swizzled = g.name("is_swizzled", &(resource.bit(63) & &is_buffer));
    let by_bytes = stride.none() | !&access.has_index;
    let by_record = swizzled.select(&g.constant(2, 0), &g.constant(2, 1));
    let reach = scalar_offset.zero_extend(SUM).when(&by_bytes) + own_offset.zero_extend(SUM);
    let of_scratch = scalar.slice(0, 32).zero_extend(SUM) + access.offset.sign_extend(SUM);
    let segment = resource.slice(0, 48) + scalar_offset.zero_extend(48);
    let linear = &segment + own_offset.zero_extend(48);
    PartAddressWires {
        base: is_buffer.select(&swizzled.select(&segment, &linear), &shared.base),
        swizzle: SwizzleWires {
            enabled: swizzled.clone(),
            element: g.constant(2, 1),
            index_stride: resource.slice(96 + 21, 2),
            cut: segment.slice(0, 2).none(),
        },
        swizzle_offset: own_offset.zero_extend(32),
        reach: is_buffer.select(&reach, &of_scratch),
        stride: stride.zero_extend(19),
        bounds: by_bytes.select(&g.constant(2, 3), &by_record),
        swizzled,
        unbound: g.zero(1),
        ..shared
    }
}

/// Which dwords of a lane lie within a buffer, 4 bits; `offset` is the lane's offset with what counts of the others.
fn within(g: &Builder, shared: &PartAddressWires, index: &Wire, offset: &Wire) -> Wire {
    let PartAddressWires { records, bounds, payload: whole, stride, element, .. } = shared;
    let index_within = index.less(&records.zero_extend(33));
    let limit = bounds.is(3).select(&records.zero_extend(SUM), &stride.zero_extend(SUM));
    let room = g.name("room", &(limit - offset));
    // Atomic operations and formatted elements are in or out as a whole.
    let fits = |at: u32| {
        let end = element.zero_extend(5) + g.constant(5, (4 * at).into());
        let end = whole.any().select(whole, &end);
        // The end is small: only the lowest bits are compared.
        !room.msb() & (room.slice(5, SUM - 6).any() | !room.slice(0, 5).less(&end))
    };
    let each: Vec<Wire> = (0..4)
        .map(|at| {
            let fits = fits(at);
            let modes = [(0, &index_within & &fits), (1, index_within.clone()), (2, records.any())];
            g.lookup(bounds, &modes, &fits)
        })
        .collect();
    let all = crate::parts::round_robin::vector_of(g, &each);
    all.when(&!&shared.unbound)
}

/// Where a lane is in a buffer.
struct InBuffer {
    /// Added to its base, 48 bits.
    address: Wire,
    /// Dwords in bounds, 4 bits.
    in_bounds: Wire,
    /// The offset that is swizzled, 34 bits.
    swizzled: Wire,
}

/// The offset in a swizzled buffer with the low bits of the index in it, 48 bits, and what of the index is left.
fn swizzled_offset(g: &Builder, shape: &SwizzleWires, offset: &Wire, index: &Wire) -> (Wire, Wire) {
    let SwizzleWires { element, index_stride, .. } = shape;
    let width = offset.width();
    let within = g.lookup(
        element,
        &[(0, g.constant(width, 1)), (1, g.constant(width, 3)), (2, g.constant(width, 7))],
        &g.constant(width, 15),
    );
    let together = g.constant(6, 7).shift_left(index_stride) | g.constant(6, 7);
    let together = together.zero_extend(index.width());
    // Fields that do not overlap: bits of the offset above those in the element, index, bits in the element.
    let above = (offset & !&within).zero_extend(45).shift_left(index_stride).concat(&g.zero(3));
    let records =
        (index & &together).slice(0, 6).zero_extend(48).shift_left(&(element.zero_extend(3) + g.constant(3, 1)));
    (above | records | (offset & &within).zero_extend(48), index & !&together)
}

/// What a lane adds to the base of a buffer of the set. `scratch`: the access is one of scratch, and where in there, which has a size on
/// Sea Islands.
fn buffer_address(
    g: &Builder,
    shared: &PartAddressWires,
    low: &Wire,
    high: &Wire,
    lane: &Wire,
    scratch: Option<(&Wire, &Wire)>,
    set: InstructionSet,
) -> InBuffer {
    let PartAddressWires { stride, has_index, has_offset, adds_lane, reach, .. } = shared;
    let index = low.zero_extend(33).when(has_index) + lane.zero_extend(33).when(adds_lane);
    let index = g.name("index", &index);
    let offset = has_index.select(high, low).when(has_offset);
    let sum = offset.zero_extend(34) + shared.swizzle_offset.zero_extend(34);
    // On RDNA4 the sum has 32 bits.
    let sum = match set {
        InstructionSet::Rdna4 => sum.slice(0, 32).zero_extend(34),
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => sum,
    };
    let sum = g.name("offset_to_swizzle", &sum);
    let (swizzled, rest) = swizzled_offset(g, &shared.swizzle, &sum, &index);
    let multiplied = shared.swizzled.select(&rest, &index);
    let product = (multiplied.zero_extend(52) * stride.zero_extend(52)).slice(0, 48);
    let checked = offset.zero_extend(SUM) + reach;
    // Without an index CDNA4 counts bytes: those of the records before the lane's too.
    let checked = match set {
        InstructionSet::Cdna4 => {
            let before = lane.zero_extend(14) * stride.slice(0, 14);
            checked + before.zero_extend(SUM).when(&(adds_lane & !has_index))
        }
        InstructionSet::Rdna4 | InstructionSet::SeaIslands => checked,
    };
    let checked = match scratch {
        Some((in_scratch, at)) => in_scratch.select(at, &checked),
        None => checked,
    };
    let own = shared.swizzled.select(&swizzled, &offset.zero_extend(48));
    InBuffer { address: own + product, in_bounds: within(g, shared, &index, &checked), swizzled: sum }
}

generator_block! {
    /// The address of a lane.
    pub struct LaneAddress(units: Units) {
        /// First address VGPR, zero without one.
        in low: (Bits<32>),
        /// Second address VGPR, zero without one.
        in high: (Bits<32>),
        /// Number of the lane in its wave.
        in lane: (Bits<6>),
        /// What the addresses of the lanes have in common.
        in shared: (PartAddress),
        /// Byte address of the first dword; in scratch of the aligned dword that holds it, with its offset in there.
        out address: (Bits<48>),
        /// It lies in scratch.
        out in_scratch: (Bit),
        /// Dwords within the buffer.
        out in_bounds: (Bits<4>),
        /// In a swizzled buffer: the dword of the offset that is swizzled in 16 bytes.
        out first: (Bits<2>),
        /// That offset begins again at zero behind these 16 bytes.
        out wraps: (Bit),
        /// It is in the LDS aperture.
        out in_lds: (Bit),
        /// Some of it is out of the bounds of a buffer.
        out outside: [Bit; units.buffer_flags()],
        /// The access is refused.
        out refusal: (Refusal),
    }
    |g| {
        let [low, high, lane] = ["low", "high", "lane"].map(|name| g.input(name));
        let part = g.input_of::<PartAddress>("shared");
        let PartAddressWires { space, wave64, wide, base, reach, scratch_base, whole_bytes: whole, .. } = &part;
        let is_buffer = space.is_a(Space::Buffer);
        let is_flat = space.is_a(Space::Flat);

        // The apertures are tested before the constant offset is added (11.2).
        let shared = &is_flat & high.is(SHARED_APERTURE);
        let private = &is_flat & high.is(PRIVATE_APERTURE);
        let in_scratch = g.name("scratch", &(space.is_a(Space::Scratch) | &private));
        let top = high.slice(15, 17);
        g.output("in_lds", &shared);
        let hole = wide & top.any() & !top.all() & !shared & !&private;
        let hole = if units.images { hole & !&part.image } else { hole };

        // Scratch: the dwords of all lanes lie together.
        let set = units.set;
        let signed = match set {
            InstructionSet::Rdna4 => private.select(&low.zero_extend(SUM), &low.sign_extend(SUM)),
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => low.zero_extend(SUM),
        };
        let scratch_offset = g.name("scratch_offset", &(signed + reach));
        let negative = &in_scratch & scratch_offset.msb();
        // Two registers without a sign lead beyond 32 bits.
        let bits = if set == InstructionSet::Cdna4 { 32 } else { 30 };
        let dword = scratch_offset.slice(2, bits);
        let byte = scratch_offset.slice(0, 2);
        let rows = wave64.select(
            &dword.concat(&lane).concat(&byte).zero_extend(48),
            &dword.concat(&lane.slice(0, 5)).concat(&byte).zero_extend(48),
        );

        let by_lane = lane.concat(&g.zero(2)).zero_extend(48).when(&part.lane_addressed);
        let own = high.slice(0, 16).when(wide).concat(&low);
        let own = own | by_lane;
        let mut first_in_bounds = g.constant(1, 1);
        let (mut beyond, mut crossing) = (None, None);
        let own = match units.buffers {
            true => {
                let limited = (set == InstructionSet::SeaIslands).then_some((&in_scratch, &scratch_offset));
                let InBuffer { address: in_buffer, in_bounds, swizzled } =
                    buffer_address(g, &part, &low, &high, &lane, limited, set);
                g.output("first", &swizzled.slice(2, 2));
                match set {
                    InstructionSet::Rdna4 => g.output("wraps", &swizzled.slice(4, 28).all()),
                    InstructionSet::SeaIslands | InstructionSet::Cdna4 => {
                        g.output("wraps", &g.zero(1));
                        let end = swizzled.slice(0, 2).zero_extend(4) + part.element.zero_extend(4);
                        let crosses = g.constant(4, 4).less(&end) & whole.none();
                        crossing = Some(crosses & &part.swizzle.enabled & !&part.swizzle.cut);
                    }
                }
                let unbound = &part.formatted & &part.unbound;
                let checked = match set {
                    InstructionSet::Rdna4 | InstructionSet::Cdna4 => is_buffer.clone(),
                    InstructionSet::SeaIslands => &is_buffer | &in_scratch,
                };
                let in_bounds = in_bounds | (!(checked | unbound)).repeat(4);
                let in_bounds = match units.images {
                    true => part.image.select(&(!high.bit(OUTSIDE - 32)).repeat(4), &in_bounds),
                    false => in_bounds,
                };
                let in_bounds = g.name("dwords_in_bounds", &in_bounds);
                beyond = limited.map(|_| &private & (&part.wanted & !&in_bounds).any());
                g.output("in_bounds", &in_bounds);
                if units.buffer_flags() > 0 {
                    let outside = &is_buffer & (&part.wanted & !&in_bounds).any();
                    g.outputs("outside", &[if units.images { outside & !&part.image } else { outside }]);
                }
                first_in_bounds = in_bounds.bit(0);
                is_buffer.select(&in_buffer, &own)
            }
            false => {
                g.output("in_bounds", &g.constant(4, 0xf));
                g.output("first", &g.zero(2));
                g.output("wraps", &g.zero(1));
                own
            }
        };
        let address = in_scratch.select(scratch_base, base) + in_scratch.select(&rows, &own);
        let address = g.name("byte_address", &address);
        g.output("address", &address);
        g.output("in_scratch", &in_scratch);
        let misaligned = whole.bit(2) & address.slice(0, 2).any() | whole.bit(3) & address.slice(0, 3).any();
        // What is out of bounds is not done, wherever it would be.
        let misaligned = if units.buffers { misaligned & &first_in_bounds } else { misaligned };
        let misaligned = if units.images { misaligned | &part.other_size } else { misaligned };
        let atomic = misaligned | whole.bit(3) & &in_scratch;
        let mut codes = vec![
            (atomic, Refusal::Atomic),
            (negative, Refusal::Negative),
            (hole, Refusal::Hole),
        ];
        codes.extend(beyond.map(|here| (here, Refusal::Beyond)));
        codes.extend(crossing.map(|here| (here & &first_in_bounds, Refusal::Swizzled)));
        if units.typed_buffers {
            let odd = address.bit(0) & part.element.bit(1) | address.slice(0, 2).any() & part.element.bit(2);
            codes.push((odd & &part.formatted & &first_in_bounds, Refusal::Element));
            codes.push((part.format_refused.clone(), Refusal::NoFormat));
            if units.rays {
                codes.push((&part.image & high.bit(REFUSED - 32), Refusal::NoFormat));
            }
        }
        let none = g.constant_of(Refusal::None);
        let refusal = codes.iter().fold(none, |other, (here, own)| here.select(&g.constant_of(*own), &other));
        g.output("refusal", &refusal);
    }
}
