//! The texture unit by itself: the places of texels in images of each kind, worked out by hand from the layout (docs/model-decisions.md).

use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_hdl::config::{Config, InstructionSet};
use tombolo_hdl::texture::instruction::{ImageAccess, ImageFunction};
use tombolo_hdl::texture::texel::OUTSIDE;
use tombolo_hdl::texture::unit::ImageUnit;
use tombolo_hdl::vmem::vector_memory::VectorMemory;

/// Lanes of the unit under test.
const LANES: usize = 4;

/// Fields of a resource: lowest bit and value.
type Fields<'a> = &'a [(u32, u128)];

/// Base address of all images, in units of 256 bytes.
const BASE: u128 = 0x12_3456;

/// A unit that is asked one thing after the other.
struct Unit(ImageUnit);

impl Unit {
    fn new() -> Self {
        let mut unit = ImageUnit::new(LANES, InstructionSet::Rdna4, false, 0);
        unit.connect_all();
        Self(unit)
    }

    fn clock(&mut self) {
        // Inputs settle before the edge.
        simulate(&mut self.0, 20);
        for level in [true, false] {
            self.0.clock.next = Clock { clk: level };
            simulate(&mut self.0, 20);
        }
    }

    /// Locations and answers of the lanes whose address VGPRs have these values, one row a VGPR.
    fn ask(&mut self, access: ImageAccess, bytes: u64, fields: Fields, rows: &[[u32; LANES]]) -> Vec<(u64, u128)> {
        let mut words = [0u32; 8];
        for (lsb, value) in fields.iter().chain(&[(0, BASE)]) {
            for bit in (0..40).filter(|bit| value >> bit & 1 != 0) {
                words[((lsb + bit) / 32) as usize] |= 1 << ((lsb + bit) % 32);
            }
        }
        let half = |words: &[u32]| {
            words
                .iter()
                .rev()
                .fold(Bits::<128>::from(0u64), |bits, word| (bits << 32) | bit_cast::<128, 32>(u64::from(*word).into()))
        };
        let unit = &mut self.0;
        unit.begins.next = true;
        (unit.go.next, unit.take.next, unit.capture.next) = (false, false, false);
        self.clock();
        let unit = &mut self.0;
        unit.begins.next = false;
        unit.access.next = access;
        unit.bytes.next = bytes.into();
        unit.low.next = half(&words[..4]);
        unit.high.next = half(&words[4..]);
        for (step, row) in rows.iter().enumerate() {
            self.0.capture.next = true;
            self.0.step.next = (step as u64).into();
            for (lane, value) in row.iter().enumerate() {
                self.0.vgpr[lane].next = u64::from(*value).into();
            }
            self.clock();
        }
        self.0.capture.next = false;
        self.0.go.next = true;
        let mut found = vec![(0, 0); LANES];
        for _ in 0..200 {
            simulate(&mut self.0, 20);
            for (lane, found) in found.iter_mut().enumerate() {
                if self.0.located[lane].val() {
                    let answer = self.0.answer.val();
                    let dwords = [0, 32, 64, 96].map(|at| u128::from(answer.get_bits::<32>(at).to_u64()) << at);
                    *found = (self.0.location.val().to_u64(), dwords.iter().sum());
                }
            }
            if self.0.ready.val() {
                self.0.take.next = true;
                self.clock();
                return found;
            }
            self.clock();
        }
        panic!("the unit does not finish");
    }

    /// Places from the base on; none where there is no texel.
    fn places(&mut self, access: ImageAccess, bytes: u64, fields: Fields, rows: &[[u32; LANES]]) -> Vec<Option<u64>> {
        let found = self.ask(access, bytes, fields, rows);
        let base = (BASE as u64) << 8;
        found.iter().map(|(at, _)| (at >> OUTSIDE == 0).then(|| at.wrapping_sub(base))).collect()
    }
}

fn access(dimension: u64, has_level: bool) -> ImageAccess {
    let function = ImageFunction { image: true, has_level, ..ImageFunction::default() };
    ImageAccess { function, dimension: dimension.into(), mask: 15u64.into(), ..ImageAccess::default() }
}

/// A resource: type, width, height, and other fields.
fn resource(kind: u128, width: u128, height: u128, others: Fields) -> Vec<(u32, u128)> {
    let mut fields = vec![(49, 42), (62, width - 1), (78, height - 1), (124, kind)];
    fields.extend(others);
    fields
}

#[test]
fn a_picture_has_rows_of_its_pitch_and_ends_at_its_width() {
    let fields = resource(9, 10, 3, &[(128, 15)]);
    let rows = [[9, 10, 0, 3], [2, 0, 1, 3]];
    assert_eq!(Unit::new().places(access(1, false), 4, &fields, &rows), [Some((2 * 16 + 9) * 4), None, Some(64), None]);
    // Coordinates beyond 16 bits are outside, not where their low half is.
    let rows = [[0x1_0000, 3, 0x8000_0000, 0], [0, 0xffff_0000, 0, 0]];
    assert_eq!(Unit::new().places(access(1, false), 4, &fields, &rows), [None, None, None, Some(0)]);
}

#[test]
fn levels_of_a_slice_lie_together_and_slices_behind_each_other() {
    // 20 x 5 of 12 bytes: 1200 -> 1280, 10 x 2: 240 -> 256, 5 x 1: 60 -> 256. Slices 2 and 3, levels 1 and 2 of three.
    let fields = resource(13, 20, 5, &[(44, 2), (57, 1), (111, 2), (128, 3), (144, 2)]);
    let rows = [[3, 4, 0, 0], [1, 0, 0, 0], [0, 1, 2, 0], [0, 1, 0, 2]];
    let chain = 1280 + 256 + 256;
    assert_eq!(
        Unit::new().places(access(5, true), 12, &fields, &rows),
        [Some(2 * chain + 1280 + (10 + 3) * 12), Some(3 * chain + 1280 + 256 + 4 * 12), None, None]
    );
}

#[test]
fn layers_of_a_volume_lie_in_their_level_and_a_view_begins_at_one() {
    // 4 x 4 x 4 of 2 bytes: 128 -> 256, then 2 x 2 x 2.
    let fields = resource(10, 4, 4, &[(44, 1), (111, 1), (128, 3)]);
    let rows = [[1, 1, 0, 0], [2, 1, 0, 0], [3, 1, 4, 3], [0, 1, 0, 1]];
    let unit = &mut Unit::new();
    assert_eq!(
        unit.places(access(2, true), 2, &fields, &rows),
        [Some((3 * 16 + 2 * 4 + 1) * 2), Some(256 + 7 * 2), None, None]
    );
    let view = resource(10, 4, 4, &[(128, 3), (144, 1), (164, 1)]);
    let rows = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 2, 3, 4]];
    assert_eq!(unit.places(access(2, false), 2, &view, &rows), [Some(32), Some(96), None, None]);
}

#[test]
fn samples_have_a_plane_each_and_sixteen_bit_coordinates_share_registers() {
    // Four samples of 2 x 2 texels of a byte, slices 0 and 1.
    let fields = resource(15, 2, 2, &[(44, 2), (128, 1)]);
    let narrow = ImageAccess { narrow: true, ..access(7, false) };
    let rows = [[0x1_0001, 0, 0x1_0000, 0], [0x3_0001, 0x3_0002, 0x4_0000, 0x0002_0000]];
    assert_eq!(Unit::new().places(narrow, 1, &fields, &rows), [Some(28 + 3), None, None, Some(8)]);
    // A single sample is number zero.
    let single = resource(14, 2, 2, &[]);
    let rows = [[0; LANES], [0; LANES], [0, 1, 2, 0]];
    assert_eq!(Unit::new().places(access(6, false), 4, &single, &rows), [Some(0), None, None, Some(0)]);
}

#[test]
fn a_query_tells_sizes_of_a_level_in_the_components_that_are_enabled() {
    let fields = resource(13, 20, 5, &[(44, 2), (57, 1), (111, 2), (128, 3), (144, 2)]);
    let function = ImageFunction { information: true, ..access(0, true).function };
    let query = ImageAccess { function, ..access(0, true) };
    let rows = [[0, 1, 2, 0x1_0000]];
    let unit = &mut Unit::new();
    let words = |words: [u128; 4]| words.iter().rev().fold(0, |bits, word| bits << 32 | word);
    let found = unit.ask(query, 4, &fields, &rows);
    let answers: Vec<u128> = found.iter().map(|(_, answer)| *answer).collect();
    assert_eq!(answers, [[10, 2, 2, 2], [5, 1, 2, 2], [0, 0, 0, 2], [0, 0, 0, 2]].map(words));
    assert!(found.iter().all(|(at, _)| at >> OUTSIDE == 1), "{found:x?}");
    let halves = ImageAccess { halves: true, mask: 0b1001u64.into(), ..query };
    assert_eq!(unit.ask(halves, 4, &fields, &rows)[0].1, 2 << 16 | 10);
}

#[test]
fn every_configuration_elaborates_its_vector_memory() {
    for name in ["default", "lanes8", "ecp5", "gfx7"] {
        let memory = VectorMemory::new(Config::by_name(name).unwrap());
        assert_eq!(memory.vgpr.len(), Config::by_name(name).unwrap().lanes, "{name}");
    }
}
