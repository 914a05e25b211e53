//! Image instructions (chapter 10): loads, stores and atomics of texels, samples, gathers and queries.

mod address;
mod format;
mod resource;
mod sampled;
#[cfg(test)]
mod tests;

use super::{Half, Place, Ports, format as conversion, lane_value, merge_half, set_lane_value};
use crate::atomic::{self, Atomic, KEEP_DENORMALS};
use crate::fault::Fault;
use crate::texture::{self, Dimension, Kind, Position, Texel, Texture};
use crate::wave::Wave;
use address::Address;
use resource::{Image, Resource};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format as Encoding};
use tombolo_isa::opcode::{Counter, Opcode};
use tombolo_isa::operation::Operation as Named;

/// How a texel lies in VGPRs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Packing {
    /// A component a VGPR, converted.
    Components,
    /// As memory has it, a dword a VGPR; elements below 32 bits are extended with zeros.
    Packed,
    /// The same; they are extended with their sign.
    PackedSigned,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Action {
    Load(Packing),
    Store(Packing),
    Atomic(atomic::Operation),
    ResourceInfo,
    /// Several samples of one component.
    LoadSamples,
    Sampled(sampled::Action),
}

/// Instructions without a sampler. Those with a level in the address are no different.
#[rustfmt::skip]
const ACTIONS: &[(Named, Action)] = {
    use Action::{Atomic, Load, LoadSamples, ResourceInfo, Store};
    use Packing::{Components, Packed, PackedSigned};
    use atomic::Operation::*;
    &[
        (op::IMAGE_LOAD,               Load(Components)),
        (op::IMAGE_LOAD_MIP,           Load(Components)),
        (op::IMAGE_LOAD_PCK,           Load(Packed)),
        (op::IMAGE_LOAD_PCK_SGN,       Load(PackedSigned)),
        (op::IMAGE_LOAD_MIP_PCK,       Load(Packed)),
        (op::IMAGE_LOAD_MIP_PCK_SGN,   Load(PackedSigned)),
        (op::IMAGE_STORE,              Store(Components)),
        (op::IMAGE_STORE_MIP,          Store(Components)),
        (op::IMAGE_STORE_PCK,          Store(Packed)),
        (op::IMAGE_STORE_MIP_PCK,      Store(Packed)),
        (op::IMAGE_ATOMIC_SWAP,        Atomic(Swap)),
        (op::IMAGE_ATOMIC_CMPSWAP,     Atomic(CompareSwap)),
        (op::IMAGE_ATOMIC_ADD_UINT,    Atomic(Add)),
        (op::IMAGE_ATOMIC_SUB_UINT,    Atomic(Sub)),
        (op::IMAGE_ATOMIC_MIN_INT,     Atomic(MinSigned)),
        (op::IMAGE_ATOMIC_MIN_UINT,    Atomic(MinUnsigned)),
        (op::IMAGE_ATOMIC_MAX_INT,     Atomic(MaxSigned)),
        (op::IMAGE_ATOMIC_MAX_UINT,    Atomic(MaxUnsigned)),
        (op::IMAGE_ATOMIC_AND,         Atomic(And)),
        (op::IMAGE_ATOMIC_OR,          Atomic(Or)),
        (op::IMAGE_ATOMIC_XOR,         Atomic(Xor)),
        (op::IMAGE_ATOMIC_INC_UINT,    Atomic(Increment)),
        (op::IMAGE_ATOMIC_DEC_UINT,    Atomic(Decrement)),
        (op::IMAGE_ATOMIC_ADD_FLT,     Atomic(AddFloat)),
        (op::IMAGE_ATOMIC_MIN_FLT,     Atomic(MinNumber)),
        (op::IMAGE_ATOMIC_MAX_FLT,     Atomic(MaxNumber)),
        (op::IMAGE_ATOMIC_PK_ADD_F16,  Atomic(AddPackedF16)),
        (op::IMAGE_ATOMIC_PK_ADD_BF16, Atomic(AddPackedBf16)),
        (op::IMAGE_GET_RESINFO,        ResourceInfo),
        (op::IMAGE_MSAA_LOAD,          LoadSamples),
    ]
};

/// An image instruction, decoded.
#[derive(Debug, Clone)]
pub struct Operation {
    action: Action,
    address: Address,
    data: usize,
    /// VGPRs that must exist for the instruction to have an effect.
    written: usize,
    /// Components, by bit.
    dmask: u32,
    /// Data have 16 bits, two a VGPR.
    d16: bool,
    returns: bool,
    resource: u8,
    /// The resource has four words.
    short: bool,
    sampler: u8,
    unnormalized: bool,
    /// The instruction asks for warnings about levels of detail.
    warns: bool,
    mnemonic: &'static str,
}

fn action(row: &Opcode) -> Option<Action> {
    let without_sampler = ACTIONS.iter().find(|entry| entry.0 == row.operation).map(|entry| entry.1);
    without_sampler.or_else(|| sampled::Action::of(row).map(Action::Sampled))
}

impl Operation {
    /// The operation of a decoded instruction; none if it is no image instruction, or one of ray tracing.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let row = instruction.opcode;
        if !matches!(row.format, Encoding::Vimage | Encoding::Vsample) || row.counter == Counter::Bvh {
            return Ok(None);
        }
        let action =
            action(row).ok_or(Fault::Unsupported { mnemonic: row.mnemonic, reason: "the model does not know it" })?;
        let set = |field| instruction.field(field) != 0;
        let returns = instruction.returns_value();
        let writes = match action {
            Action::Store(_) => false,
            Action::Atomic(_) => returns,
            _ => true,
        };
        Ok(Some(Operation {
            action,
            address: Address::of(instruction),
            data: instruction.field(FieldName::Vdata) as usize,
            written: if writes { instruction.image_data_registers().into() } else { 0 },
            dmask: instruction.field(FieldName::Dmask),
            d16: set(FieldName::D16),
            returns,
            resource: instruction.field(FieldName::Rsrc) as u8,
            short: set(FieldName::R128),
            sampler: instruction.field(FieldName::Samp) as u8,
            unnormalized: set(FieldName::Unrm),
            warns: set(FieldName::Lwe),
            mnemonic: row.mnemonic,
        }))
    }

    /// Executes it for every active lane, lowest first. Nothing ever misses in the model's memory, so that TFE alone never
    /// writes its status register (section 10.1.1).
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        if !wave.owns_vgprs(self.data, self.written) {
            return Ok(());
        }
        let resource = Resource::read(wave, self.resource, self.short).map_err(|reason| self.refusal(reason))?;
        let exec = wave.exec();
        let lanes = (0..64).filter(move |lane| exec >> lane & 1 != 0);
        let image = match resource {
            Resource::Foreign => return Ok(()),
            Resource::Unbound => {
                lanes.for_each(|lane| self.nothing(wave, lane));
                return Ok(());
            }
            Resource::Image(image) => image,
        };
        if let Action::Sampled(action) = self.action {
            return self.sample(wave, ports, &image, action);
        }
        for lane in lanes {
            let position = self.address.position(wave, lane);
            self.lane(wave, ports, &image, lane, position)?;
        }
        Ok(())
    }

    fn refusal(&self, reason: &'static str) -> Fault {
        Fault::Unsupported { mnemonic: self.mnemonic, reason }
    }

    /// What an unbound resource gives: zeros.
    fn nothing(&self, wave: &mut Wave, lane: usize) {
        match self.action {
            Action::Store(_) => {}
            Action::Atomic(_) => {
                for register in 0..self.written {
                    wave.set_vgpr_lane(self.data + register, lane, 0);
                }
            }
            Action::LoadSamples => self.write_four(wave, lane, Kind::Uint, [0; 4]),
            Action::Sampled(action) if action.is_gather() => self.write_four(wave, lane, Kind::Uint, [0; 4]),
            Action::Load(_) | Action::ResourceInfo | Action::Sampled(_) => {
                self.write(wave, lane, Kind::Uint, [0; 4]);
            }
        }
    }

    /// One lane of an instruction without a sampler.
    fn lane(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        image: &Image,
        lane: usize,
        position: Position,
    ) -> Result<(), Fault> {
        let texture = &image.texture;
        match self.action {
            Action::Load(Packing::Components) => {
                let mut fetch = |address, bytes: &mut [u8]| ports.read(wave, lane, Place::Memory(address), bytes);
                let texel = texture::load(texture, &position, &mut fetch)?;
                self.write(wave, lane, texture.format.kind(), texel);
            }
            Action::Load(packing) => {
                let texel = match texture::locate(texture, &position) {
                    Some((address, _, _)) => {
                        let mut bytes = [0; 16];
                        ports.read(wave, lane, Place::Memory(address), &mut bytes[..texture.format.bytes()])?;
                        packed(u128::from_le_bytes(bytes), texture.format.bytes(), packing)
                    }
                    None => [0; 4],
                };
                self.write(wave, lane, Kind::Uint, texel);
            }
            Action::Store(packing) => self.store(wave, ports, texture, lane, &position, packing)?,
            Action::Atomic(operation) => self.atomic(wave, ports, texture, lane, &position, operation)?,
            Action::ResourceInfo => {
                self.write(wave, lane, Kind::Uint, information(texture, position.level));
            }
            Action::LoadSamples => {
                let component = self.component();
                let mut samples = [0; 4];
                for (index, sample) in (0..).zip(&mut samples) {
                    let position = Position { sample: position.sample.saturating_add(index), ..position };
                    let mut fetch = |address, bytes: &mut [u8]| ports.read(wave, lane, Place::Memory(address), bytes);
                    *sample = texture::load(texture, &position, &mut fetch)?[component];
                }
                self.write_four(wave, lane, texture.format.kind(), samples);
            }
            // Lanes of a sample are not independent of each other.
            Action::Sampled(_) => {}
        }
        Ok(())
    }

    /// The component that DMASK chooses where it may choose but one: the lowest.
    fn component(&self) -> usize {
        (self.dmask.trailing_zeros() as usize).min(3)
    }

    fn store(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        texture: &Texture,
        lane: usize,
        position: &Position,
        packing: Packing,
    ) -> Result<(), Fault> {
        let Some((address, _, _)) = texture::locate(texture, position) else { return Ok(()) };
        let kind = texture.format.kind();
        let given = |index: usize| {
            if !self.d16 {
                return wave.vgpr_lane(self.data + index, lane);
            }
            let half = wave.vgpr_lane(self.data + index / 2, lane) >> (16 * (index % 2)) & 0xffff;
            from_half(kind, half)
        };
        // Enabled components come from consecutive registers; the first one stands in for those that are not enabled.
        let mut texel = [given(0); 4];
        for (index, component) in (0..4).filter(|bit| self.dmask >> bit & 1 != 0).enumerate() {
            texel[component] = given(index);
        }
        let element = match packing {
            Packing::Components => {
                texture::store(texture, texel).map_err(|_| self.refusal("compressed formats cannot be stored to"))?
            }
            Packing::Packed | Packing::PackedSigned => {
                texel.iter().rev().fold(0, |element, &word| element << 32 | u128::from(word))
            }
        };
        ports.write(wave, lane, Place::Memory(address), &element.to_le_bytes()[..texture.format.bytes()])
    }

    fn atomic(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        texture: &Texture,
        lane: usize,
        position: &Position,
        operation: atomic::Operation,
    ) -> Result<(), Fault> {
        let compares = operation == atomic::Operation::CompareSwap;
        let bytes = match (self.dmask, compares) {
            (1, false) | (3, true) => 4,
            (3, false) | (15, true) => 8,
            _ => return Err(Fault::Illegal { reason: format!("DMASK {:#x} of an image atomic", self.dmask) }),
        };
        let single = matches!(
            operation,
            atomic::Operation::AddFloat
                | atomic::Operation::MinNumber
                | atomic::Operation::MaxNumber
                | atomic::Operation::AddPackedF16
                | atomic::Operation::AddPackedBf16
        );
        if texture.format.bytes() != bytes as usize || (single && bytes == 8) {
            let reason = format!("an atomic of {bytes} bytes on an image of {} bytes a texel", texture.format.bytes());
            return Err(Fault::Illegal { reason });
        }
        let atomic = Atomic { operation, bytes };
        let old = match texture::locate(texture, position) {
            Some((address, _, _)) => {
                let data = lane_value(wave, self.data, lane, bytes);
                let second = self.data + bytes as usize / 4;
                let data2 = if compares { lane_value(wave, second, lane, bytes) } else { 0 };
                let modify = |old| atomic.apply(old, data, data2, KEEP_DENORMALS);
                ports.modify(wave, lane, Place::Memory(address), bytes, modify)?
            }
            None => 0,
        };
        if self.returns {
            set_lane_value(wave, self.data, lane, bytes, old);
        }
        Ok(())
    }

    /// Writes the components of a texel that DMASK enables; returns how many registers they take. Without any enabled the
    /// instruction takes one and gives zero.
    fn write(&self, wave: &mut Wave, lane: usize, kind: Kind, texel: Texel) -> usize {
        let enabled = (0..4).filter(|&bit| self.dmask >> bit & 1 != 0).map(|bit| texel[bit]);
        let mut values = [0; 4];
        let count = values.iter_mut().zip(enabled).map(|(value, component)| *value = component).count();
        self.put(wave, lane, kind, &values[..count.max(1)])
    }

    /// Writes four values, whatever DMASK enables.
    fn write_four(&self, wave: &mut Wave, lane: usize, kind: Kind, values: [u32; 4]) {
        self.put(wave, lane, kind, &values);
    }

    fn put(&self, wave: &mut Wave, lane: usize, kind: Kind, values: &[u32]) -> usize {
        for (index, &value) in values.iter().enumerate() {
            if !self.d16 {
                wave.set_vgpr_lane(self.data + index, lane, value);
                continue;
            }
            let half = if index % 2 == 0 { Half::Low } else { Half::High };
            let register = self.data + index / 2;
            let old = wave.vgpr_lane(register, lane);
            wave.set_vgpr_lane(register, lane, merge_half(old, to_half(kind, value), half));
        }
        if self.d16 { values.len().div_ceil(2) } else { values.len() }
    }
}

/// A component as the 16 bits of a D16 access: as in buffers (section 9.3.1).
fn to_half(kind: Kind, value: u32) -> u32 {
    if kind == Kind::Float { conversion::single_to_half(value) } else { value & 0xffff }
}

/// The 16 bits of a D16 access as a component.
fn from_half(kind: Kind, half: u32) -> u32 {
    match kind {
        Kind::Float => conversion::half_to_single(half),
        Kind::Uint => half,
        Kind::Sint => i32::from(half as i16) as u32,
    }
}

/// An element as its dwords; one below 32 bits is extended.
fn packed(element: u128, bytes: usize, packing: Packing) -> Texel {
    let word = |index: usize| (element >> (32 * index)) as u32;
    let first = match (bytes, packing) {
        (1, Packing::PackedSigned) => i32::from(element as i8) as u32,
        (2, Packing::PackedSigned) => i32::from(element as i16) as u32,
        _ => word(0),
    };
    [first, word(1), word(2), word(3)]
}

/// Width, height, depth (slices of an array, faces of a cube) and the number of levels in the view. Of a level that is not
/// there the sizes are zero.
fn information(texture: &Texture, level: u32) -> Texel {
    let levels = texture.last_level.saturating_sub(texture.base_level) + 1;
    let number = texture.base_level.saturating_add(level);
    let found = texture.levels.get(number as usize).filter(|_| level < levels);
    let slices = texture.last_slice - texture.first_slice + 1;
    let [width, height, depth] = found.map_or([0; 3], |level| {
        let depth = match texture.dimension {
            Dimension::D3 => level.depth,
            dimension if dimension.is_array() => slices,
            _ => 1,
        };
        [level.width, level.height, depth]
    });
    [width, height, depth, levels]
}
