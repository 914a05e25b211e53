use super::*;
use crate::lds::Lds;
use crate::memory::{Region, Regions};
use crate::program::{Prepared, Unit};
use crate::wave::WaveSize;
use pretty_assertions::assert_eq;
use tombolo_isa::target::Target;

const BASE: u64 = 0x1000;
/// First scalar registers of the resource and of the sampler.
const RESOURCE: u8 = 8;
const SAMPLER: u8 = 16;
const D2: u32 = 1;
const UNORM8X4: u32 = 42;
const UINT32: u32 = 20;
const FLOAT32: u32 = 22;

/// The words of an instruction whose resource and sampler lie where the tests have them.
fn words(operation: Named, fields: &[(FieldName, u32)]) -> [u32; 4] {
    let row = operation.rows().next().unwrap();
    let mut bits = u128::from(row.format.layout().value);
    let always =
        [(FieldName::Op, row.opcode.into()), (FieldName::Rsrc, RESOURCE.into()), (FieldName::Samp, SAMPLER.into())];
    for (name, value) in always.iter().chain(fields) {
        if let Some(field) = row.format.field(*name) {
            bits |= u128::from(*value) << field.lsb;
        }
    }
    [0, 32, 64, 96].map(|shift| (bits >> shift) as u32)
}

struct Machine {
    wave: Wave,
    memory: Regions,
}

impl Machine {
    /// A wave with four active lanes, a two-dimensional image of identity components, and a sampler of zeros.
    fn new(format: u32, width: u32, height: u32, levels: u32, data: &[u8]) -> Machine {
        let mut wave = Wave::new(WaveSize::W32, 32);
        wave.set_exec(15);
        let words = [
            (BASE >> 8) as u32,
            (levels - 1) << 12 | format << 17 | (width - 1) << 30,
            (width - 1) >> 2 | (height - 1) << 14,
            0b111_110_101_100 | (levels - 1) << 15 | 9 << 28,
        ];
        for (register, word) in (RESOURCE..).zip(words) {
            wave.set_scalar(register, word);
        }
        let mut memory = Regions::new();
        memory.add(Region { base: BASE, data: data.to_vec(), writable: true });
        Machine { wave, memory }
    }

    fn set(&mut self, register: usize, lanes: [u32; 4]) {
        for (lane, value) in lanes.into_iter().enumerate() {
            self.wave.set_vgpr_lane(register, lane, value);
        }
    }

    fn get(&self, register: usize) -> [u32; 4] {
        [0, 1, 2, 3].map(|lane| self.wave.vgpr_lane(register, lane))
    }

    fn numbers(&self, register: usize) -> [f32; 4] {
        self.get(register).map(f32::from_bits)
    }

    fn run(&mut self, operation: Named, fields: &[(FieldName, u32)]) -> Result<(), Fault> {
        let prepared = Prepared::new(&words(operation, fields), Target::Rdna4)?;
        let Unit::Image(operation) = prepared.unit else { panic!("not an image instruction") };
        let mut lds = Lds::new(0);
        operation.execute(&mut self.wave, &mut Ports { memory: &mut self.memory, lds: &mut lds })
    }

    fn bytes(&mut self, offset: u64, count: usize) -> Vec<u8> {
        use crate::memory::Memory;
        let mut bytes = vec![0; count];
        self.memory.read(BASE + offset, &mut bytes).unwrap();
        bytes
    }
}

/// Data in v4 and later, addresses in v0, v1, v2, v3.
fn fields(dmask: u32, more: &[(FieldName, u32)]) -> Vec<(FieldName, u32)> {
    let mut fields = vec![
        (FieldName::Dmask, dmask),
        (FieldName::Dim, D2),
        (FieldName::Vdata, 4),
        (FieldName::Vaddr0, 0),
        (FieldName::Vaddr1, 1),
        (FieldName::Vaddr2, 2),
        (FieldName::Vaddr3, 3),
    ];
    fields.retain(|(name, _)| more.iter().all(|(other, _)| other != name));
    fields.extend(more);
    fields
}

#[test]
fn a_load_gives_the_enabled_components_and_zero_outside() {
    let mut machine = Machine::new(UNORM8X4, 2, 1, 1, &[255, 51, 0, 255, 0, 0, 102, 0]);
    machine.set(0, [0, 1, 2, u32::MAX]);
    machine.set(1, [0, 0, 0, 0]);
    machine.run(op::IMAGE_LOAD, &fields(0b0111, &[])).unwrap();
    assert_eq!(machine.numbers(4), [1.0, 0.0, 0.0, 0.0]);
    assert_eq!(machine.numbers(5), [0.2, 0.0, 0.0, 0.0]);
    assert_eq!(machine.numbers(6), [0.0, 0.4, 0.0, 0.0]);
    assert_eq!(machine.get(7), [0; 4]);
    machine.run(op::IMAGE_LOAD, &fields(0b1011, &[(FieldName::D16, 1)])).unwrap();
    // 0.2 as binary16, cut: 0x3266. Alpha is alone in v5, whose upper half stays.
    assert_eq!(machine.get(4), [0x3266_3c00, 0, 0, 0]);
    assert_eq!(machine.get(5), [0x3e4c_3c00, 0, 0, 0]);
}

#[test]
fn addresses_of_16_bits_lie_two_in_a_register() {
    let mut machine = Machine::new(UINT32, 2, 2, 1, &[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]);
    machine.set(0, [0, 1, 0x1_0000, 0x1_0001]);
    machine.run(op::IMAGE_LOAD, &fields(1, &[(FieldName::A16, 1)])).unwrap();
    assert_eq!(machine.get(4), [1, 2, 3, 4]);
}

#[test]
fn packed_loads_ignore_the_format_and_extend_small_elements() {
    let mut machine = Machine::new(1, 4, 1, 1, &[0x80, 0x7f, 0, 255]);
    machine.set(0, [0, 1, 2, 3]);
    machine.run(op::IMAGE_LOAD_PCK, &fields(1, &[])).unwrap();
    assert_eq!(machine.get(4), [0x80, 0x7f, 0, 255]);
    machine.run(op::IMAGE_LOAD_PCK_SGN, &fields(1, &[])).unwrap();
    assert_eq!(machine.get(4), [0xffff_ff80, 0x7f, 0, u32::MAX]);
}

#[test]
fn a_store_fills_what_dmask_leaves_out_with_the_first_component() {
    let mut machine = Machine::new(UNORM8X4, 2, 1, 1, &[0; 8]);
    machine.set(0, [0, 1, 2, 3]);
    machine.set(4, [1f32.to_bits(); 4]);
    machine.set(5, [0.4f32.to_bits(); 4]);
    machine.run(op::IMAGE_STORE, &fields(0b1010, &[])).unwrap();
    // Green from v4, alpha from v5, red and blue as the first of them.
    assert_eq!(machine.bytes(0, 8), [255, 255, 255, 102, 255, 255, 255, 102]);
}

#[test]
fn a_store_with_a_level_goes_to_that_level() {
    let mut machine = Machine::new(UINT32, 2, 2, 2, &[0; 0x200]);
    machine.set(0, [0, 1, 0, 9]);
    machine.set(1, [0; 4]);
    machine.set(2, [1, 1, 0, 0]);
    machine.set(4, [7, 8, 9, 10]);
    machine.run(op::IMAGE_STORE_MIP, &fields(1, &[])).unwrap();
    assert_eq!(
        (machine.bytes(0, 8), machine.bytes(0x100, 8)),
        (vec![9, 0, 0, 0, 0, 0, 0, 0], vec![7, 0, 0, 0, 0, 0, 0, 0])
    );
}

#[test]
fn atomics_return_what_was_there_and_zero_outside() {
    let mut machine = Machine::new(UINT32, 2, 1, 1, &[10, 0, 0, 0, 20, 0, 0, 0]);
    machine.set(0, [0, 1, 1, 2]);
    machine.set(4, [1, 2, 3, 4]);
    machine.run(op::IMAGE_ATOMIC_ADD_UINT, &fields(1, &[(FieldName::Th, 1)])).unwrap();
    assert_eq!(machine.get(4), [10, 20, 22, 0]);
    assert_eq!(machine.bytes(0, 8), [11, 0, 0, 0, 25, 0, 0, 0]);
    assert!(matches!(machine.run(op::IMAGE_ATOMIC_ADD_UINT, &fields(2, &[])), Err(Fault::Illegal { .. })));
}

#[test]
fn the_size_of_a_level_and_the_number_of_levels_can_be_asked_for() {
    let mut machine = Machine::new(UINT32, 20, 10, 3, &[0; 4]);
    machine.set(0, [0, 1, 2, 3]);
    machine.run(op::IMAGE_GET_RESINFO, &fields(15, &[])).unwrap();
    assert_eq!(
        [4, 5, 6, 7].map(|register| machine.get(register)),
        [[20, 10, 5, 0], [10, 5, 2, 0], [1, 1, 1, 0], [3; 4]]
    );
}

#[test]
fn an_unbound_image_gives_zeros_and_a_buffer_is_ignored() {
    let mut machine = Machine::new(UINT32, 2, 1, 1, &[1; 8]);
    machine.set(4, [5; 4]);
    machine.wave.set_scalar(RESOURCE + 3, 0x3001_4fac);
    machine.run(op::IMAGE_LOAD, &fields(1, &[])).unwrap();
    assert_eq!(machine.get(4), [5; 4]);
    for register in RESOURCE..RESOURCE + 8 {
        machine.wave.set_scalar(register, 0);
    }
    machine.run(op::IMAGE_LOAD, &fields(1, &[])).unwrap();
    assert_eq!(machine.get(4), [0; 4]);
}

fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// Clamped to the last texel, linear within and between levels, all levels.
fn trilinear(machine: &mut Machine) {
    for (register, word) in (SAMPLER..).zip([2 | 2 << 3, 0xfff << 13, 1 << 20 | 1 << 22 | 2 << 26, 0]) {
        machine.wave.set_scalar(register, word);
    }
}

#[test]
fn a_sample_takes_its_level_from_the_quad() {
    let mut data = floats(&[4.0; 16]);
    data.resize(0x100, 0);
    data.extend(floats(&[8.0; 4]));
    data.resize(0x200, 0);
    data.extend(floats(&[16.0]));
    let mut machine = Machine::new(FLOAT32, 4, 4, 3, &data);
    trilinear(&mut machine);
    // Two texels to the next pixel: level 1.
    let halves = |values: [f32; 4]| values.map(f32::to_bits);
    machine.set(0, halves([0.0, 0.5, 0.0, 0.5]));
    machine.set(1, halves([0.0, 0.0, 0.5, 0.5]));
    machine.run(op::IMAGE_SAMPLE, &fields(1, &[])).unwrap();
    assert_eq!(machine.numbers(4), [8.0; 4]);
    machine.run(op::IMAGE_GET_LOD, &fields(3, &[])).unwrap();
    assert_eq!((machine.numbers(4), machine.numbers(5)), ([1.0; 4], [1.0; 4]));
    machine.run(op::IMAGE_SAMPLE_LZ, &fields(1, &[])).unwrap();
    assert_eq!(machine.numbers(4), [4.0; 4]);
    // The result may overwrite the coordinates that the neighbours are derived from.
    machine.run(op::IMAGE_SAMPLE, &fields(1, &[(FieldName::Vdata, 0)])).unwrap();
    assert_eq!(machine.numbers(0), [8.0; 4]);
}

#[test]
fn explicit_levels_and_biases_come_with_the_address() {
    let mut data = floats(&[4.0; 16]);
    data.resize(0x100, 0);
    data.extend(floats(&[8.0; 4]));
    data.resize(0x200, 0);
    data.extend(floats(&[16.0]));
    let mut machine = Machine::new(FLOAT32, 4, 4, 3, &data);
    trilinear(&mut machine);
    machine.set(2, [0.0, 0.5, 1.5, 9.0].map(f32::to_bits));
    machine.run(op::IMAGE_SAMPLE_L, &fields(1, &[])).unwrap();
    assert_eq!(machine.numbers(4), [4.0, 6.0, 12.0, 16.0]);
    // Bias first, then coordinates a texel apart: level 0 and the bias.
    machine.set(0, [0.0, 1.0, 0.5, -1.0].map(f32::to_bits));
    machine.set(1, [0.0, 0.25, 0.0, 0.25].map(f32::to_bits));
    machine.set(2, [0.0, 0.0, 0.25, 0.25].map(f32::to_bits));
    machine.run(op::IMAGE_SAMPLE_B, &fields(1, &[])).unwrap();
    assert_eq!(machine.numbers(4), [4.0, 8.0, 6.0, 4.0]);
}

#[test]
fn offset_reference_gradients_and_coordinates_lie_in_this_order() {
    let mut machine = Machine::new(FLOAT32, 4, 1, 1, &floats(&[0.1, 0.2, 0.3, 0.4]));
    // Point filter, clamped; the comparison is less.
    machine.wave.set_scalar(SAMPLER, 2 | 2 << 3 | 1 << 12);
    machine.wave.set_scalar(SAMPLER + 1, 0xfff << 13);
    // v0: offset of one texel; v1: reference; v2, v3, v4, v5: gradients; v6, v7: coordinates.
    machine.set(0, [1, 0x3f, 0, 2]);
    machine.set(1, [0.25f32.to_bits(); 4]);
    for register in 2..6 {
        machine.set(register, [0; 4]);
    }
    machine.set(6, [0.375f32.to_bits(); 4]);
    machine.set(7, [0.5f32.to_bits(); 4]);
    machine.run(op::IMAGE_SAMPLE_C_D_O, &fields(1, &[(FieldName::Vdata, 12)])).unwrap();
    // Texels 2, 0, 1, 3 against 0.25.
    assert_eq!(machine.numbers(12), [1.0, 0.0, 0.0, 1.0]);
}

#[test]
fn a_gather_gives_four_texels_of_one_component() {
    let mut machine = Machine::new(UNORM8X4, 2, 2, 1, &[0, 10, 0, 0, 0, 20, 0, 0, 0, 30, 0, 0, 0, 40, 0, 0]);
    trilinear(&mut machine);
    machine.set(0, [0.5f32.to_bits(); 4]);
    machine.set(1, [0.5f32.to_bits(); 4]);
    machine.run(op::IMAGE_GATHER4_LZ, &fields(2, &[])).unwrap();
    let got = [4, 5, 6, 7].map(|register| (machine.numbers(register)[0] * 255.0).round());
    assert_eq!(got, [30.0, 40.0, 20.0, 10.0]);
}

#[test]
fn a_warning_is_written_where_the_level_is_below_that_of_the_resource() {
    let mut machine = Machine::new(FLOAT32, 1, 1, 1, &floats(&[1.0]));
    trilinear(&mut machine);
    // min_lod_warn, bits 177:165, is 1.0; bit 165 is bit 5 of word 5.
    machine.wave.set_scalar(RESOURCE + 5, 0x100 << 5);
    machine.set(5, [9; 4]);
    machine.run(op::IMAGE_SAMPLE_LZ, &fields(1, &[])).unwrap();
    assert_eq!(machine.get(5), [9; 4]);
    machine.run(op::IMAGE_SAMPLE_LZ, &fields(1, &[(FieldName::Lwe, 1)])).unwrap();
    assert_eq!(machine.get(5), [2; 4]);
}
