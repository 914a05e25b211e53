use super::*;
use crate::lds::Lds;
use crate::memory::{Region, Regions};
use crate::program::{Prepared, Unit};
use crate::wave::WaveSize;
use pretty_assertions::assert_eq;
use tombolo_isa::target::Target;

const BASE: u64 = 0x1000;

/// One lane with a ray from (0.5, 0.5, 0) along +z in v2 to v12, a node pointer in v0 and v1, and one node of memory.
fn run(words: [u32; 3], pointer: u64, control: u64, node: &[u32]) -> Result<[u32; 4], Fault> {
    let mut wave = Wave::new(WaveSize::W32, 32);
    wave.set_exec(1);
    let size = 1u64;
    let resource = [(BASE >> 8) as u32, (control >> 32) as u32, size as u32, 8 << 28 | control as u32 & 0x0fff_ffff];
    for (register, word) in (8..).zip(resource) {
        wave.set_scalar(register, word);
    }
    let infinity = f32::INFINITY;
    let ray = [100.0, 0.5, 0.5, 0.0, 0.0, 0.0, 1.0, infinity, infinity, 1.0];
    wave.set_vgpr_lane(0, 0, pointer as u32);
    wave.set_vgpr_lane(1, 0, (pointer >> 32) as u32);
    for (register, value) in (2..).zip(ray) {
        wave.set_vgpr_lane(register, 0, value.to_bits());
    }
    let mut data: Vec<u8> = node.iter().flat_map(|word| word.to_le_bytes()).collect();
    data.resize(128, 0);
    let mut memory = Regions::new();
    memory.add(Region { base: BASE, data, writable: false });
    let prepared = Prepared::new(&words, Target::Rdna4)?;
    let Unit::Ray(operation) = prepared.unit else { panic!("not of ray tracing") };
    operation.execute(&mut wave, &mut Ports { memory: &mut memory, lds: &mut Lds::new(0) })?;
    Ok([16, 17, 18, 19].map(|register| wave.vgpr_lane(register, 0)))
}

/// image_bvh64_intersect_ray v[16:19], [v[0:1], v2, v[3:5], v[6:8], v[9:11]], s[8:11]
const BVH64: [u32; 3] = [0xd3c6_8010, 0x0900_1010, 0x0603_0200];

fn floats(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

fn triangle_node() -> Vec<u32> {
    let mut words = floats(&[0.0, 0.0, 4.0, 2.0, 0.0, 4.0, 0.0, 2.0, 4.0]);
    words.resize(15, 0);
    words.push(9);
    words
}

#[test]
fn a_triangle_is_told_by_number_and_hit_or_by_weights() {
    let [t, denominator, id, hit] = run(BVH64, 0, 0, &triangle_node()).unwrap();
    assert_eq!(f32::from_bits(t) / f32::from_bits(denominator), 4.0);
    assert_eq!((id, hit), (9, 1));
    let weights = 1 << (120 - 96);
    let [_, denominator, i, j] = run(BVH64, 0, weights, &triangle_node()).unwrap();
    assert_eq!([i, j].map(|bits| f32::from_bits(bits) / f32::from_bits(denominator)), [0.25, 0.25]);
}

#[test]
fn a_node_beyond_the_size_is_hit_by_nothing() {
    let beyond = 2 << 3;
    assert_eq!(run(BVH64, beyond, 0, &triangle_node()), Ok([0x7f80_0000, 0x3f80_0000, 0, 0]));
    assert_eq!(run(BVH64, beyond | 5, 0, &triangle_node()), Ok([INVALID; 4]));
}

#[test]
fn boxes_of_16_bit_numbers_are_sorted_if_the_resource_says_so() {
    // Two boxes of 1 x 1 x 1: at z = 4 (0x4400 to 0x4500) and at z = 2 (0x4000 to 0x4200); two children are not there.
    let node = [0x15, 0x25, INVALID, INVALID, 0, 0x3c00_4400, 0x4500_3c00, 0, 0x3c00_4000, 0x4200_3c00];
    assert_eq!(run(BVH64, 4, 0, &node), Ok([0x15, 0x25, INVALID, INVALID]));
    assert_eq!(run(BVH64, 4, 1 << 63, &node), Ok([0x25, 0x15, INVALID, INVALID]));
}

#[test]
fn what_is_not_modelled_is_refused_by_name() {
    let instances = 1 << (118 - 96);
    assert!(matches!(run(BVH64, 6, instances, &[]), Err(Fault::Unsupported { .. })));
    assert!(matches!(run(BVH64, 0, 1 << (119 - 96), &[]), Err(Fault::Unsupported { .. })));
}

#[test]
fn nodes_that_programs_define_are_told_as_none() {
    let instances = 1 << (118 - 96);
    for (kind, high) in [(6, 0), (7, 0), (7, instances)] {
        assert_eq!(run(BVH64, kind, high, &triangle_node()), Ok([INVALID; 4]));
    }
}
