//! BUFFER instructions (chapter 9): accesses through a resource, with range checks and format conversion.

use super::format::{Format, from_d16, to_d16};
use super::place::goes_on;
use super::resource::{Location, Resource, Select};
use super::transfer::{Registers, Transfer, merge_half, transfer};
use super::{Half, Place, Ports};
use crate::fault::{Access, Fault};
use crate::operand::Source;
use crate::smem::sign_extend_24;
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format as Encoding};
use tombolo_isa::memory::{MemoryOperation, Packing};
use tombolo_isa::opcode::{Flags, Opcode};

/// EXCP_FLAG_USER.buffer_oob: a lane was out of bounds.
const BUFFER_OOB: u32 = 1 << 30;

#[derive(Debug, Clone, Copy)]
enum Action {
    Plain(Transfer),
    Formatted { store: bool, components: usize, packing: Packing },
}

/// A buffer instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    action: Action,
    /// The format of the instruction; none: that of the resource.
    typed: Option<u32>,
    registers: Registers,
    /// VGPRs that must exist for the instruction to have an effect.
    written: usize,
    address: usize,
    resource: u8,
    scalar: Source,
    constant: u64,
    index_enabled: bool,
    offset_enabled: bool,
    mnemonic: &'static str,
}

fn action(row: &Opcode) -> Option<Action> {
    match row.memory? {
        MemoryOperation::Formatted { stores, packing, components } => {
            Some(Action::Formatted { store: stores, components: components.into(), packing })
        }
        _ => Transfer::of(row).map(Action::Plain),
    }
}

impl Operation {
    /// The operation of a decoded instruction; none if it is no buffer instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let row = instruction.opcode;
        if row.format != Encoding::Vbuffer {
            return Ok(None);
        }
        let action =
            action(row).ok_or(Fault::Unsupported { mnemonic: row.mnemonic, reason: "the model does not know it" })?;
        let constant = sign_extend_24(instruction.field(FieldName::Ioffset));
        let constant = u64::try_from(constant)
            .map_err(|_| Fault::Illegal { reason: "a buffer access with a negative offset".to_string() })?;
        let data = instruction.field(FieldName::Vdata) as usize;
        let returns = instruction.returns_value();
        let written = match action {
            Action::Plain(transfer) => transfer.registers_written(returns),
            Action::Formatted { store: true, .. } => 0,
            Action::Formatted { components, packing: Packing::Full, .. } => components,
            Action::Formatted { components, .. } => components.div_ceil(2),
        };
        let status = written > 0 && instruction.field(FieldName::Tfe) != 0;
        Ok(Some(Operation {
            action,
            typed: row.modifiers.flags.contains(Flags::FORMAT).then(|| instruction.field(FieldName::Format)),
            registers: Registers { destination: data, data, returns },
            written: written + usize::from(status),
            address: instruction.field(FieldName::Vaddr) as usize,
            resource: instruction.field(FieldName::Rsrc) as u8,
            scalar: Source::Register(instruction.field(FieldName::Soffset) as u8),
            constant,
            index_enabled: instruction.field(FieldName::Idxen) != 0,
            offset_enabled: instruction.field(FieldName::Offen) != 0,
            mnemonic: row.mnemonic,
        }))
    }

    /// Executes it for every active lane, lowest first. Nothing ever misses in the model's memory, so that the status
    /// register of TFE is never written (section 10.1.1).
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        let resource = Resource::read(wave, self.resource);
        if !wave.owns_vgprs(self.registers.destination, self.written) || !resource.is_buffer() {
            return Ok(());
        }
        if wave.exec() == 0 {
            return Ok(());
        }
        let format = match self.action {
            Action::Plain(_) => None,
            Action::Formatted { .. } => self.format(&resource)?,
        };
        let exec = wave.exec();
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let location = self.location(wave, &resource, lane);
            match self.action {
                Action::Plain(transfer) => self.plain(wave, ports, &resource, transfer, lane, location)?,
                Action::Formatted { store: true, components, packing } => match format {
                    Some(format) => {
                        self.store(wave, ports, &resource, format, (components, packing), lane, location)?;
                    }
                    None => wave.raise(BUFFER_OOB),
                },
                Action::Formatted { components, packing, .. } => {
                    self.load(wave, ports, &resource, format, (components, packing), lane, location)?;
                }
            }
        }
        Ok(())
    }

    /// The format of a formatted access; none if the resource is unbound.
    fn format(&self, resource: &Resource) -> Result<Option<Format>, Fault> {
        let number = self.typed.unwrap_or(resource.format);
        if number == 0 || resource.is_unbound() {
            return Ok(None);
        }
        let refusal = Fault::Unsupported { mnemonic: self.mnemonic, reason: "buffers do not have this data format" };
        Format::from_number(number).map(Some).ok_or(refusal)
    }

    fn location(&self, wave: &Wave, resource: &Resource, lane: usize) -> Location {
        let index = self.index_enabled.then(|| wave.vgpr_lane(self.address, lane));
        let offset_register = self.address + usize::from(self.index_enabled);
        let offset = if self.offset_enabled { wave.vgpr_lane(offset_register, lane) } else { 0 };
        Location {
            index: resource.index(index, lane),
            offset: u64::from(offset) + self.constant,
            scalar: self.scalar.read(wave),
        }
    }

    /// Loads, stores and atomics without conversion. Dwords are checked one by one; atomics are in or out as a whole.
    fn plain(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        resource: &Resource,
        action: Transfer,
        lane: usize,
        location: Location,
    ) -> Result<(), Fault> {
        let piece = |index: usize| Location { offset: location.offset + 4 * index as u64, ..location };
        let inside =
            |piece: Location, payload: usize| !resource.is_unbound() && resource.contains(piece, payload as u64);
        match action {
            Transfer::Load(load) => {
                let mut data = [0; 16];
                for (index, part) in data[..load.bytes.into()].chunks_mut(4).enumerate() {
                    if inside(piece(index), part.len()) {
                        ports.read(wave, lane, Place::Memory(resource.address(piece(index))), part)?;
                    } else {
                        wave.raise(BUFFER_OOB);
                    }
                }
                load.write_back(wave, self.registers.destination, lane, &data);
            }
            Transfer::Store(store) => {
                let data = store.bytes_of(wave, self.registers.data, lane);
                for (index, part) in data[..store.bytes.into()].chunks(4).enumerate() {
                    if inside(piece(index), part.len()) {
                        ports.write(wave, lane, Place::Memory(resource.address(piece(index))), part)?;
                    } else {
                        wave.raise(BUFFER_OOB);
                    }
                }
            }
            Transfer::Atomic(atomic) if inside(location, atomic.bytes as usize) => {
                let place = Place::Memory(resource.address(location));
                transfer(wave, ports, action, self.registers, lane, place)?;
            }
            Transfer::Atomic(atomic) => {
                wave.raise(BUFFER_OOB);
                if self.registers.returns {
                    super::set_lane_value(wave, self.registers.destination, lane, atomic.bytes, 0);
                }
            }
        }
        Ok(())
    }

    /// The address of a formatted element, if the lane is in bounds.
    fn element(
        &self,
        wave: &mut Wave,
        resource: &Resource,
        format: Format,
        access: Access,
        lane: usize,
        location: Location,
    ) -> Result<Option<u64>, Fault> {
        if !resource.contains(location, format.bytes() as u64) {
            wave.raise(BUFFER_OOB);
            return Ok(None);
        }
        let address = resource.address(location);
        if address.is_multiple_of(format.alignment()) {
            return Ok(Some(address));
        }
        let (bytes, lane) = (format.bytes() as u32, Some(lane as u32));
        let fault = Fault::Memory { access, address, bytes, lane, reason: "a misaligned formatted access" };
        goes_on(wave, Err(fault))
    }

    /// What component `index` selects: as the resource says, or in order for typed instructions (section 9.3).
    fn select(&self, resource: &Resource, format: Format, index: usize) -> Select {
        match self.typed {
            None => resource.select[index],
            Some(_) if index < format.channels() => Select::Channel(index),
            Some(_) => Select::Zero,
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one lane of a formatted access has this many independent parts")]
    fn load(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        resource: &Resource,
        format: Option<Format>,
        (components, packing): (usize, Packing),
        lane: usize,
        location: Location,
    ) -> Result<(), Fault> {
        let mut values = [0; 4];
        if let Some(format) = format {
            let mut bytes = [0; 16];
            let address = self.element(wave, resource, format, Access::Load, lane, location)?;
            if let Some(address) = address {
                ports.read(wave, lane, Place::Memory(address), &mut bytes[..format.bytes()])?;
            }
            let element = u128::from_le_bytes(bytes);
            for (index, value) in values.iter_mut().enumerate() {
                *value = match self.select(resource, format, index) {
                    Select::One => format.one(),
                    Select::Channel(channel) if channel < format.channels() && address.is_some() => {
                        format.unpack(element, channel)
                    }
                    Select::Zero | Select::Channel(_) => 0,
                };
                if packing != Packing::Full {
                    *value = to_d16(format, *value);
                }
            }
        } else {
            wave.raise(BUFFER_OOB);
        }
        let destination = self.registers.destination;
        for (index, &value) in values[..components].iter().enumerate() {
            let (register, half) = match packing {
                Packing::Full => {
                    wave.set_vgpr_lane(destination + index, lane, value);
                    continue;
                }
                Packing::D16 if index % 2 == 0 => (destination + index / 2, Half::Low),
                Packing::D16 => (destination + index / 2, Half::High),
                Packing::D16Hi => (destination, Half::High),
            };
            let old = wave.vgpr_lane(register, lane);
            wave.set_vgpr_lane(register, lane, merge_half(old, value, half));
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "one lane of a formatted access has this many independent parts")]
    fn store(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        resource: &Resource,
        format: Format,
        (components, packing): (usize, Packing),
        lane: usize,
        location: Location,
    ) -> Result<(), Fault> {
        let Some(address) = self.element(wave, resource, format, Access::Store, lane, location)? else {
            return Ok(());
        };
        let data = self.registers.data;
        let component = |index: usize| {
            // The first component stands in for those that the instruction does not provide.
            let index = if index < components { index } else { 0 };
            let half = |register: usize, shift: u32| from_d16(format, wave.vgpr_lane(register, lane) >> shift & 0xffff);
            match packing {
                Packing::Full => wave.vgpr_lane(data + index, lane),
                Packing::D16 => half(data + index / 2, 16 * (index as u32 % 2)),
                Packing::D16Hi => half(data, 16),
            }
        };
        let mut element = 0;
        for channel in 0..format.channels() {
            let source = (0..4).find(|&index| self.select(resource, format, index) == Select::Channel(channel));
            element |= format.pack(source.map_or(0, component), channel);
        }
        ports.write(wave, lane, Place::Memory(address), &element.to_le_bytes()[..format.bytes()])
    }
}
