//! MUBUF and MTBUF: accesses through a buffer resource, as GCN 1.4 has it. With IDXEN and a stride NUM_RECORDS counts records,
//! else bytes, of which the scalar offset takes its part.

use super::memory::{Registers, bank, load_to_lds, perform};
use super::operand::{self, Source};
use crate::fault::{Access, Fault};
use crate::gcn::data_format::format;
use crate::vmem::format::{Format, from_d16, to_d16};
use crate::vmem::{Half, Load, Place, Ports, Transfer, merge_half};
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format as Encoding};
use tombolo_isa::memory::{MemoryOperation, Packing};

/// What a component of a formatted access selects (DST_SEL).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Select {
    Zero,
    One,
    Channel(usize),
}

/// Bytes of an element of a swizzled buffer.
const ELEMENT: u64 = 4;

/// A buffer resource, unpacked.
#[derive(Debug, Clone, Copy)]
struct Resource {
    base: u64,
    stride: u64,
    swizzled: bool,
    records: u64,
    select: [Select; 4],
    data_format: u32,
    number_format: u32,
    index_stride: u64,
    add_thread_id: bool,
    is_buffer: bool,
}

impl Resource {
    fn read(wave: &Wave, first: u8) -> Resource {
        let words = [0, 1, 2, 3].map(|index| wave.scalar(first.wrapping_add(index)));
        let low = u64::from(words[0]) | u64::from(words[1]) << 32;
        let control = words[3];
        let select = |shift: u32| match control >> shift & 7 {
            channel @ 4..=7 => Select::Channel(channel as usize - 4),
            1 => Select::One,
            _ => Select::Zero,
        };
        Resource {
            base: low & 0xffff_ffff_ffff,
            stride: low >> 48 & 0x3fff,
            swizzled: low >> 63 != 0,
            records: words[2].into(),
            select: [select(0), select(3), select(6), select(9)],
            number_format: control >> 12 & 7,
            data_format: control >> 15 & 15,
            index_stride: 8 << (control >> 21 & 3),
            add_thread_id: control >> 23 & 1 != 0,
            is_buffer: control >> 30 == 0,
        }
    }

    /// Whether `bytes` bytes at `offset` of record `index` lie in the buffer.
    fn contains(&self, indexed: bool, index: u64, offset: u64, scalar: u64, bytes: u64) -> bool {
        if self.stride == 0 || !indexed {
            return index.wrapping_mul(self.stride) + offset + bytes <= self.records.saturating_sub(scalar);
        }
        index < self.records && (!self.swizzled || offset + bytes <= self.stride)
    }

    /// The address of `offset` in record `index`.
    fn address(&self, index: u64, offset: u64, scalar: u64) -> u64 {
        let within = if self.swizzled {
            let (index_msb, index_lsb) = (index / self.index_stride, index % self.index_stride);
            let (offset_msb, offset_lsb) = (offset / ELEMENT, offset % ELEMENT);
            let row = index_msb.wrapping_mul(self.stride).wrapping_add(offset_msb * ELEMENT);
            row.wrapping_mul(self.index_stride).wrapping_add(index_lsb * ELEMENT).wrapping_add(offset_lsb)
        } else {
            index.wrapping_mul(self.stride).wrapping_add(offset)
        };
        self.base.wrapping_add(scalar).wrapping_add(within)
    }
}

#[derive(Debug, Clone, Copy)]
enum What {
    /// Caches are not there.
    Nothing,
    Plain(Transfer),
    ToLds(Load),
    Formatted {
        store: bool,
        packing: Packing,
        components: usize,
    },
}

/// A buffer instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    what: What,
    /// Data and number format of the instruction; none: those of the resource.
    typed: Option<(u32, u32)>,
    registers: Registers,
    written: usize,
    address: usize,
    resource: u8,
    scalar: Source,
    constant: u64,
    index_enabled: bool,
    offset_enabled: bool,
    /// Bytes that are in range or out of range together: those of a dword, or fewer.
    element: u64,
    mnemonic: &'static str,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let field = |name| instruction.field(name);
        let refuse = |reason| Fault::Unsupported { mnemonic: row.mnemonic, reason };
        let to_lds = field(FieldName::Lds) != 0;
        let what = match (row.memory, Transfer::of(row)) {
            (Some(MemoryOperation::Cache(_)), _) => What::Nothing,
            (Some(MemoryOperation::Formatted { .. }), _) if to_lds => {
                return Err(refuse("formatted loads to LDS are not modelled"));
            }
            (Some(MemoryOperation::Formatted { stores, packing, components }), _) => {
                What::Formatted { store: stores, packing, components: components.into() }
            }
            (_, Some(Transfer::Load(load))) if to_lds => What::ToLds(load),
            (_, Some(transfer)) => What::Plain(transfer),
            _ => return Err(refuse("the model does not know it")),
        };
        let data = bank(instruction) + field(FieldName::Vdata) as usize;
        let returns = field(FieldName::Glc) != 0;
        let soffset = row.operands.iter().find(|shape| shape.field == FieldName::Soffset);
        Ok(Operation {
            what,
            typed: (row.format == Encoding::MtbufCdna).then(|| (field(FieldName::Dfmt), field(FieldName::Nfmt))),
            registers: Registers { destination: data, data, returns },
            written: match what {
                What::Plain(transfer) => transfer.registers_written(returns),
                What::Formatted { store: false, packing: Packing::Full, components } => components,
                What::Formatted { store: false, components, .. } => components.div_ceil(2),
                _ => 0,
            },
            address: field(FieldName::Vaddr) as usize,
            resource: 4 * field(FieldName::Rsrc) as u8,
            scalar: match soffset {
                Some(shape) => operand::scalar(instruction, row, shape)?,
                None => Source::Constant(0),
            },
            constant: field(FieldName::Ioffset).into(),
            index_enabled: field(FieldName::Idxen) != 0,
            offset_enabled: field(FieldName::Offen) != 0,
            element: match what {
                What::Plain(Transfer::Load(load)) | What::ToLds(load) => u64::from(load.bytes).min(4),
                What::Plain(Transfer::Store(store)) => u64::from(store.bytes).min(4),
                _ => 0,
            },
            mnemonic: row.mnemonic,
        })
    }

    /// Executes it for every lane of EXEC, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        let resource = Resource::read(wave, self.resource);
        if !wave.owns_vgprs(self.registers.destination, self.written) || !resource.is_buffer {
            return Ok(());
        }
        let exec = wave.exec();
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            match self.what {
                What::Nothing => {}
                What::Plain(transfer) => perform(
                    wave,
                    ports,
                    transfer,
                    self.registers,
                    lane,
                    self.misalignment(wave, &resource, lane),
                    |wave, at, bytes| Ok(self.address(wave, &resource, lane, at, bytes).map(Place::Memory)),
                )?,
                What::ToLds(load) => {
                    load_to_lds(wave, ports, load, self.constant as i32, lane, |wave, at, bytes| {
                        Ok(self.address(wave, &resource, lane, at, bytes).map(Place::Memory))
                    })?;
                }
                What::Formatted { store, packing, components } => {
                    self.formatted(wave, ports, &resource, lane, store, packing, components)?;
                }
            }
        }
        Ok(())
    }

    /// Bytes of the first dword before a lane's data, where elements are swizzled by dwords.
    fn misalignment(&self, wave: &Wave, resource: &Resource, lane: usize) -> u32 {
        if !resource.swizzled {
            return 0;
        }
        (self.offset(wave, lane) % 4) as u32
    }

    /// The byte offset of a lane, without that in an SGPR.
    fn offset(&self, wave: &Wave, lane: usize) -> u64 {
        let register = self.address + usize::from(self.index_enabled);
        let vector = if self.offset_enabled { wave.vgpr_lane(register, lane) } else { 0 };
        u64::from(vector) + self.constant
    }

    /// The address of `bytes` bytes, `at` bytes into a lane's data; none if they are out of range.
    fn address(&self, wave: &Wave, resource: &Resource, lane: usize, at: u32, bytes: u32) -> Option<u64> {
        let scalar = self.scalar.read(wave) & 0xffff_ffff;
        let index = if self.index_enabled { wave.vgpr_lane(self.address, lane).into() } else { 0 };
        let index = index + if resource.add_thread_id { lane as u64 } else { 0 };
        let first = self.offset(wave, lane);
        let offset = first + u64::from(at);
        // A dword of the data is in range or out of range as a whole, however it lies.
        let element = first + u64::from(at / 4 * 4);
        let bytes = u64::from(bytes).max(self.element);
        let inside = resource.contains(self.index_enabled, index, element, scalar, bytes);
        inside.then(|| resource.address(index, offset, scalar))
    }

    #[allow(clippy::too_many_arguments, reason = "what an access is and where it goes")]
    fn formatted(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        resource: &Resource,
        lane: usize,
        store: bool,
        packing: Packing,
        components: usize,
    ) -> Result<(), Fault> {
        let (data, number) = self.typed.unwrap_or((resource.data_format, resource.number_format));
        let destination = self.registers.destination;
        // An invalid format reads zero and writes nothing.
        if data == 0 {
            let zeroed = if store { 0 } else { components };
            (0..zeroed).for_each(|index| put(wave, destination, lane, packing, index, 0));
            return Ok(());
        }
        let format = format(data, number).ok_or(Fault::Unsupported {
            mnemonic: self.mnemonic,
            reason: "this pair of data and number format is not modelled",
        })?;
        let size = format.bytes() as u32;
        let address = self.address(wave, resource, lane, 0, size);
        let access = if store { Access::Store } else { Access::Load };
        if let Some(address) = address.filter(|address| !address.is_multiple_of(format.alignment())) {
            let reason = "a misaligned formatted access";
            return Err(Fault::Memory { access, address, bytes: size, lane: Some(lane as u32), reason });
        }
        let select = |index: usize| match self.typed {
            None => resource.select[index],
            Some(_) if index < format.channels() => Select::Channel(index),
            Some(_) if index == 3 => Select::One,
            Some(_) => Select::Zero,
        };
        if store {
            let Some(address) = address else { return Ok(()) };
            let mut element = 0;
            for channel in 0..format.channels() {
                let source = (0..components).find(|&index| select(index) == Select::Channel(channel));
                let value = source.map_or(0, |index| get(wave, self.registers.data, lane, packing, index, format));
                element |= format.pack(value, channel);
            }
            return ports.write(wave, lane, Place::Memory(address), &element.to_le_bytes()[..format.bytes()]);
        }
        let mut bytes = [0; 16];
        if let Some(address) = address {
            ports.read(wave, lane, Place::Memory(address), &mut bytes[..format.bytes()])?;
        }
        let element = u128::from_le_bytes(bytes);
        for index in 0..components {
            let value = match select(index) {
                Select::One => format.one(),
                Select::Channel(channel) if channel < format.channels() && address.is_some() => {
                    format.unpack(element, channel)
                }
                Select::Zero | Select::Channel(_) => 0,
            };
            let value = if packing == Packing::Full { value } else { to_d16(format, value) };
            put(wave, destination, lane, packing, index, value);
        }
        Ok(())
    }
}

/// Writes component `index` of a formatted load; the other half of a register stays.
fn put(wave: &mut Wave, destination: usize, lane: usize, packing: Packing, index: usize, value: u32) {
    let (register, half) = match packing {
        Packing::Full => return wave.set_vgpr_lane(destination + index, lane, value),
        Packing::D16 => (destination + index / 2, if index.is_multiple_of(2) { Half::Low } else { Half::High }),
        Packing::D16Hi => (destination, Half::High),
    };
    let old = wave.vgpr_lane(register, lane);
    wave.set_vgpr_lane(register, lane, merge_half(old, value, half));
}

/// Component `index` of a formatted store.
fn get(wave: &Wave, data: usize, lane: usize, packing: Packing, index: usize, format: Format) -> u32 {
    match packing {
        Packing::Full => wave.vgpr_lane(data + index, lane),
        Packing::D16 => from_d16(format, wave.vgpr_lane(data + index / 2, lane) >> (16 * (index % 2)) & 0xffff),
        Packing::D16Hi => from_d16(format, wave.vgpr_lane(data, lane) >> 16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    fn resource(words: [u32; 4]) -> Resource {
        let mut wave = Wave::new(WaveSize::W64, 8);
        for (register, word) in (8..).zip(words) {
            wave.set_scalar(register, word);
        }
        Resource::read(&wave, 8)
    }

    #[test]
    fn the_private_segment_keeps_each_dword_of_all_lanes_together() {
        // SWIZZLE_ENABLE; ADD_TID_ENABLE, INDEX_STRIDE 64.
        let private = resource([0x1000, 0x8000_0000, 0x1_0000, 1 << 23 | 3 << 21]);
        assert!(private.add_thread_id);
        assert_eq!(private.address(5, 6, 0x400), 0x1000 + 0x400 + 256 + 20 + 2);
        assert!(private.contains(false, 5, 0xfbfc, 0x400, 4));
        assert!(!private.contains(false, 5, 0xfbfd, 0x400, 4));
    }

    #[test]
    fn records_of_a_strided_buffer_are_counted() {
        let strided = resource([0, 16 << 16, 3, 0]);
        assert!(strided.contains(true, 2, 20, 0, 4));
        assert!(!strided.contains(true, 3, 0, 0, 4));
        assert_eq!(strided.address(2, 20, 1), 53);
    }

    #[test]
    fn formats_that_no_buffer_has_are_none() {
        assert!(format(14, 7).is_some_and(|format| format.bytes() == 16));
        assert!(format(6, 7).is_some_and(|format| format.bytes() == 4));
        assert!(format(6, 0).is_none() && format(9, 7).is_none() && format(10, 7).is_none() && format(15, 0).is_none());
        assert!(format(9, 0).is_some_and(|format| format.channels() == 4));
    }
}
