//! Image instructions (SQ_MIMG_0, SQ_MIMG_1): loads, stores and atomic operations of texels, samples, gathers, questions about a
//! resource. What filters and formats are is decided in [`crate::texture`].
//!
//! Addresses are registers behind each other: offset, bias, depth reference, derivatives, coordinates, then level or clamp,
//! as the column of the instruction's row says. Coordinates are the axes of the resource and, if DA is set, a slice.

use super::image_rows::{ATOMICS, GATHERS, LEVEL_ZERO, OF_QUADS, SIGNED};
use super::memory::Modify;
use super::resource::{Image, image, sampler};
use crate::fault::{Access, Fault};
use crate::texture::{self, Border, Dimension, Gathered, Lod, Position, Request, Sampler, Texture};
use crate::vmem::{Place, Ports, Select};
use crate::wave::Wave;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::ImageAddress;

/// Bytes of a colour of the border table.
const BORDER_BYTES: u64 = 16;

#[derive(Debug, Clone, Copy, PartialEq)]
enum What {
    Load,
    Store,
    /// The dwords of an element as they are; one of less than 32 bits is extended, with its sign or not.
    LoadElement {
        signed: bool,
    },
    StoreElement,
    Atomic(Modify),
    Sample,
    Gather,
    LevelOfDetail,
    ResourceInfo,
}

/// An image instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    what: What,
    parts: ImageAddress,
    zero_level: bool,
    /// Derivatives are those of the quad's first lane.
    of_quad: bool,
    data: usize,
    address: usize,
    resource: u8,
    sampler: u8,
    mask: u32,
    unnormalized: bool,
    array: bool,
    returns: bool,
    mnemonic: &'static str,
}

/// The address of a lane, taken apart.
struct Address {
    offset: [i32; 3],
    bias: f32,
    reference: Option<f32>,
    gradients: Option<[[f32; 3]; 2]>,
    /// Registers of the coordinates: the first, and how many are axes.
    first: usize,
    axes: usize,
    slice: Option<usize>,
    /// Level, clamp or mip.
    last: usize,
}

impl Operation {
    /// The operation of a decoded instruction.
    ///
    /// # Errors
    /// [`Fault::Unsupported`]
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let field = |name| instruction.field(name);
        let refuse = |reason| Fault::Unsupported { mnemonic: row.mnemonic, reason };
        let operation = row.operation;
        let atomic = ATOMICS.iter().find(|(known, _)| *known == operation);
        let samples = row.operands.iter().any(|shape| shape.field == FieldName::Samp);
        let what = match operation {
            op::IMAGE_LOAD | op::IMAGE_LOAD_MIP => What::Load,
            op::IMAGE_STORE | op::IMAGE_STORE_MIP => What::Store,
            op::IMAGE_LOAD_PCK | op::IMAGE_LOAD_MIP_PCK | op::IMAGE_LOAD_PCK_SGN | op::IMAGE_LOAD_MIP_PCK_SGN => {
                What::LoadElement { signed: SIGNED.contains(&operation) }
            }
            op::IMAGE_STORE_PCK | op::IMAGE_STORE_MIP_PCK => What::StoreElement,
            op::IMAGE_GET_RESINFO => What::ResourceInfo,
            op::IMAGE_GET_LOD => What::LevelOfDetail,
            _ if GATHERS.contains(&operation) => What::Gather,
            _ if samples => What::Sample,
            _ => match atomic {
                Some((_, modify)) => What::Atomic(*modify),
                None => return Err(refuse("the model does not know it")),
            },
        };
        if field(FieldName::Tfe) != 0 || field(FieldName::Lwe) != 0 {
            return Err(refuse("partially resident images (TFE, LWE) are not modelled"));
        }
        if field(FieldName::R128) != 0 {
            return Err(refuse("resources of 128 bits (R128) are not modelled"));
        }
        Ok(Operation {
            what,
            parts: row.image_address,
            zero_level: LEVEL_ZERO.contains(&operation),
            of_quad: OF_QUADS.contains(&operation),
            data: field(FieldName::Vdata) as usize,
            address: field(FieldName::Vaddr) as usize,
            resource: 4 * field(FieldName::Rsrc) as u8,
            sampler: 4 * field(FieldName::Samp) as u8,
            mask: field(FieldName::Dmask),
            unnormalized: field(FieldName::Unrm) != 0,
            array: field(FieldName::Da) != 0,
            returns: field(FieldName::Glc) != 0,
            mnemonic: row.mnemonic,
        })
    }

    /// Registers that it writes.
    fn written(&self) -> usize {
        match self.what {
            What::Store | What::StoreElement => 0,
            What::Atomic(_) if !self.returns => 0,
            What::Atomic(_) => 1,
            What::Gather => 4,
            _ => self.mask.count_ones() as usize,
        }
    }

    /// Executes it for every lane of EXEC, lowest first.
    ///
    /// # Errors
    /// [`Fault`]
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        if !wave.owns_vgprs(self.data, self.written()) {
            return Ok(());
        }
        let words = std::array::from_fn(|index| wave.scalar(self.resource.wrapping_add(index as u8)));
        let exec = wave.exec();
        let texture = match image(words) {
            Image::Texture(texture) => texture,
            Image::None => {
                for index in 0..self.written() {
                    wave.set_vgpr(self.data + index, exec, &[0; 64]);
                }
                return Ok(());
            }
            Image::Refused(reason) => return Err(Fault::Unsupported { mnemonic: self.mnemonic, reason }),
        };
        let sampler = match self.what {
            What::Sample | What::Gather | What::LevelOfDetail => Some(self.read_sampler(wave, ports)?),
            _ => None,
        };
        // What a lane writes must not be what its neighbours still read.
        let before = wave.clone();
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            self.lane(wave, &before, ports, &texture, sampler.as_ref(), lane)?;
        }
        Ok(())
    }

    fn read_sampler(&self, wave: &mut Wave, ports: &mut Ports) -> Result<Sampler, Fault> {
        let words = std::array::from_fn(|index| wave.scalar(self.sampler.wrapping_add(index as u8)));
        let (mut sampler, border) = sampler(words);
        if let Some(number) = border {
            let mut bytes = [0; BORDER_BYTES as usize];
            let address = wave.border_colours.wrapping_add(u64::from(number) * BORDER_BYTES);
            ports.read(wave, 0, Place::Memory(address), &mut bytes)?;
            let word = |index: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| bytes[4 * index + byte]));
            sampler.border = Border::Colour([0, 1, 2, 3].map(word));
        }
        Ok(sampler)
    }

    /// Takes a lane's address apart.
    fn address_of(&self, wave: &Wave, texture: &Texture, lane: usize) -> Address {
        let mut register = self.address;
        let mut next = |count: usize| {
            let first = register;
            register += count;
            first
        };
        let float = |register: usize| f32::from_bits(wave.vgpr_lane(register, lane));
        let has = |part| self.parts.contains(part);
        let offset = has(ImageAddress::OFFSET).then(|| wave.vgpr_lane(next(1), lane)).map_or([0; 3], |packed| {
            // Three signed numbers of six bits.
            [0, 8, 16].map(|lsb| (packed >> lsb << 26) as i32 >> 26)
        });
        let bias = if has(ImageAddress::BIAS) { float(next(1)) } else { 0.0 };
        let reference = has(ImageAddress::ZCOMPARE).then(|| float(next(1)));
        let axes = texture.dimension.axes();
        let gradients = has(ImageAddress::GRADIENTS).then(|| {
            let mut direction = || {
                let first = next(axes);
                std::array::from_fn(|axis| if axis < axes { float(first + axis) } else { 0.0 })
            };
            [direction(), direction()]
        });
        let first = if has(ImageAddress::COORDINATES) { next(axes) } else { 0 };
        let slice = (self.array && texture.dimension != Dimension::D3).then(|| next(1));
        Address { offset, bias, reference, gradients, first, axes, slice, last: next(1) }
    }

    fn lane(
        &self,
        wave: &mut Wave,
        before: &Wave,
        ports: &mut Ports,
        texture: &Texture,
        sampler: Option<&Sampler>,
        lane: usize,
    ) -> Result<(), Fault> {
        let mut address = self.address_of(before, texture, lane);
        if self.of_quad {
            address.gradients = self.address_of(before, texture, lane & !3).gradients;
        }
        match (self.what, sampler) {
            (What::ResourceInfo, _) => self.give(wave, lane, info(texture, before.vgpr_lane(self.address, lane))),
            (What::Load, _) => {
                let position = self.position(before, &address, lane);
                let texel = texture::load(texture, &position, &mut fetch(wave, ports, lane))?;
                self.give(wave, lane, texel);
            }
            (What::LoadElement { signed }, _) => {
                let position = self.position(before, &address, lane);
                let mut bytes = [0; 16];
                let size = texture.format.bytes();
                if let Some((place, ..)) = texture::locate(texture, &position) {
                    ports.read(wave, lane, Place::Memory(place), &mut bytes[..size])?;
                }
                let element = u128::from_le_bytes(bytes);
                let mut dwords = [0, 32, 64, 96].map(|lsb| (element >> lsb) as u32);
                if signed && size < 4 {
                    let unused = 32 - 8 * size as u32;
                    dwords[0] = ((dwords[0] << unused) as i32 >> unused) as u32;
                }
                self.give(wave, lane, dwords);
            }
            (What::Store | What::StoreElement, _) => self.store(wave, before, ports, texture, &address, lane)?,
            (What::Atomic(modify), _) => {
                let position = self.position(before, &address, lane);
                let place = texture::locate(texture, &position).map(|(place, ..)| place);
                if texture.format.bytes() != 4 {
                    let reason = "atomic operations are modelled on texels of 32 bits";
                    return Err(Fault::Unsupported { mnemonic: self.mnemonic, reason });
                }
                let (data, second) = (before.vgpr_lane(self.data, lane), before.vgpr_lane(self.data + 1, lane));
                let old = match place {
                    Some(place) => {
                        let apply = |old| modify.apply(4, old, data.into(), second.into());
                        ports.modify(wave, lane, Place::Memory(place), 4, apply)?
                    }
                    None => 0,
                };
                if self.returns {
                    wave.set_vgpr_lane(self.data, lane, old as u32);
                }
            }
            (What::Sample, Some(sampler)) => {
                let request = self.request(before, &address, lane);
                let texel = texture::sample(texture, sampler, &request, &mut fetch(wave, ports, lane))?;
                self.give(wave, lane, texel);
            }
            (What::Gather, Some(sampler)) => {
                let request = self.request(before, &address, lane);
                let component = self.mask.trailing_zeros().min(3) as usize;
                let texels = {
                    let mut fetch = fetch(wave, ports, lane);
                    texture::gather(texture, sampler, &request, component, Gathered::SquareAsFiltered, &mut fetch)?
                };
                for (index, value) in texels.into_iter().enumerate() {
                    wave.set_vgpr_lane(self.data + index, lane, value);
                }
            }
            (What::LevelOfDetail, Some(sampler)) => {
                let detail = texture::detail(texture, sampler, &self.request(before, &address, lane));
                let level = |level: i32| (level as f32 / 256.0).to_bits();
                self.give(wave, lane, [level(detail.clamped), level(detail.raw), 0, 0]);
            }
            (What::Sample | What::Gather | What::LevelOfDetail, None) => {}
        }
        Ok(())
    }

    /// Writes the components of DMASK to registers behind each other.
    fn give(&self, wave: &mut Wave, lane: usize, components: [u32; 4]) {
        let chosen = (0..4).filter(|component| self.mask >> component & 1 != 0);
        for (register, component) in (self.data..).zip(chosen) {
            wave.set_vgpr_lane(register, lane, components[component]);
        }
    }

    /// The texel that integer coordinates name.
    fn position(&self, wave: &Wave, address: &Address, lane: usize) -> Position {
        let coordinate = |axis: usize| if axis < address.axes { wave.vgpr_lane(address.first + axis, lane) } else { 0 };
        Position {
            texel: [0, 1, 2].map(coordinate),
            slice: address.slice.map_or(0, |register| wave.vgpr_lane(register, lane)),
            level: if self.parts.contains(ImageAddress::MIP) { wave.vgpr_lane(address.last, lane) } else { 0 },
            sample: 0,
        }
    }

    fn store(
        &self,
        wave: &mut Wave,
        before: &Wave,
        ports: &mut Ports,
        texture: &Texture,
        address: &Address,
        lane: usize,
    ) -> Result<(), Fault> {
        let Some((place, ..)) = texture::locate(texture, &self.position(before, address, lane)) else { return Ok(()) };
        let mut components = [0; 4];
        let mut register = self.data;
        for (component, value) in components.iter_mut().enumerate() {
            if self.mask >> component & 1 != 0 {
                *value = before.vgpr_lane(register, lane);
                register += 1;
            }
        }
        let reason = "stores to compressed formats";
        let bytes = texture.format.bytes();
        if self.what == What::StoreElement {
            let element = components.iter().rev().fold(0, |element, dword| element << 32 | u128::from(*dword));
            return ports.write(wave, lane, Place::Memory(place), &element.to_le_bytes()[..bytes]);
        }
        // A channel gets the first component that selects it among those that are there, as in buffers.
        let mut texture = texture.clone();
        for (component, select) in texture.select.iter_mut().enumerate() {
            if self.mask >> component & 1 == 0 {
                *select = Select::Zero;
            }
        }
        let element = texture::store(&texture, components).map_err(|_| Fault::Memory {
            access: Access::Store,
            address: place,
            bytes: bytes as u32,
            lane: Some(lane as u32),
            reason,
        })?;
        ports.write(wave, lane, Place::Memory(place), &element.to_le_bytes()[..bytes])
    }

    /// What a lane asks of the filter. Derivatives are differences to the neighbours of the quad.
    fn request(&self, wave: &Wave, address: &Address, lane: usize) -> Request {
        let at = |lane: usize| {
            let coordinate = |axis: usize| wave.vgpr_lane(address.first + axis, lane);
            [0, 1, 2].map(|axis| if axis < address.axes { f32::from_bits(coordinate(axis)) } else { 0.0 })
        };
        let float = |register: usize| f32::from_bits(wave.vgpr_lane(register, lane));
        let lod = if self.zero_level {
            Lod::Zero
        } else if self.parts.contains(ImageAddress::LOD) {
            Lod::Explicit(float(address.last))
        } else {
            let [horizontal, vertical] = address.gradients.unwrap_or_else(|| {
                let quad = lane & !3;
                let origin = at(quad);
                [quad + 1, quad + 2].map(|neighbour| {
                    let there = at(neighbour);
                    std::array::from_fn(|axis| texture::difference(there[axis], origin[axis]))
                })
            });
            let clamp = self.parts.contains(ImageAddress::LOD_CLAMP).then(|| float(address.last));
            Lod::Computed { horizontal, vertical, bias: address.bias, clamp }
        };
        Request {
            position: at(lane),
            slice: address.slice.map_or(0.0, float),
            offset: address.offset,
            lod,
            reference: address.reference,
            unnormalized: self.unnormalized,
        }
    }
}

/// Reads memory for a lane.
fn fetch<'a>(
    wave: &'a mut Wave,
    ports: &'a mut Ports<'_>,
    lane: usize,
) -> impl FnMut(u64, &mut [u8]) -> Result<(), Fault> + 'a {
    move |address, bytes| ports.read(wave, lane, Place::Memory(address), bytes)
}

/// Width, height, depth or slices, and number of levels of a level of the view; zeros beyond the last one.
fn info(texture: &Texture, mip: u32) -> [u32; 4] {
    let levels = texture.last_level - texture.base_level + 1;
    let level = texture.base_level.checked_add(mip).filter(|_| mip < levels).and_then(|number| texture.level(number));
    let Some(level) = level else { return [0, 0, 0, levels] };
    let slices = texture.last_slice - texture.first_slice + 1;
    let third = match texture.dimension {
        Dimension::D3 => level.depth,
        Dimension::Cube => slices / 6,
        dimension if dimension.is_array() => slices,
        _ => 1,
    };
    match texture.dimension {
        Dimension::D1Array => [level.width, slices, 1, levels],
        _ => [level.width, level.height, third, levels],
    }
}
