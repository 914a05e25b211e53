//! MUBUF and MTBUF: accesses through a buffer resource (SQ_MUBUF_0, SQ_MTBUF_0, chapter 5).
//!
//! The document says that ADDR64 ignores the base of the resource and that OFFSET is not used beside OFFEN. Compilers rely on
//! the sums of both, and so it is here.

use super::data_format::format;
use super::memory::{Action, Registers, perform};
use super::operand::{self, Source};
use crate::fault::{Access, Fault};
use crate::vmem::{Place, Ports};
use crate::wave::Wave;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format as Encoding};

/// What a component of a formatted access selects (DST_SEL).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Select {
    Zero,
    One,
    Channel(usize),
}

/// A buffer resource, unpacked (SQ_BUF_RSRC_WORD0 to 3).
#[derive(Debug, Clone, Copy)]
struct Resource {
    base: u64,
    stride: u64,
    swizzled: bool,
    records: u64,
    select: [Select; 4],
    data_format: u32,
    number_format: u32,
    element: u64,
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
            element: 2 << (control >> 19 & 3),
            index_stride: 8 << (control >> 21 & 3),
            add_thread_id: control >> 23 & 1 != 0,
            is_buffer: control >> 30 == 0,
        }
    }

    /// Whether `bytes` bytes at `offset` of record `index` lie in the buffer. Without a stride NUM_RECORDS counts bytes, of
    /// which the scalar offset takes its part; else it counts records, and swizzled ones end with their stride.
    fn contains(&self, index: u64, offset: u64, scalar: u64, bytes: u64) -> bool {
        if self.stride == 0 {
            return offset + bytes <= self.records.saturating_sub(scalar);
        }
        index < self.records && (!self.swizzled || offset + bytes <= self.stride)
    }

    /// The address of `offset` in record `index`.
    fn address(&self, index: u64, offset: u64, scalar: u64) -> u64 {
        let within = if self.swizzled {
            let (index_msb, index_lsb) = (index / self.index_stride, index % self.index_stride);
            let (offset_msb, offset_lsb) = (offset / self.element, offset % self.element);
            let row = index_msb.wrapping_mul(self.stride).wrapping_add(offset_msb * self.element);
            row.wrapping_mul(self.index_stride).wrapping_add(index_lsb * self.element).wrapping_add(offset_lsb)
        } else {
            index.wrapping_mul(self.stride).wrapping_add(offset)
        };
        self.base.wrapping_add(scalar).wrapping_add(within)
    }
}

#[derive(Debug, Clone, Copy)]
enum What {
    /// BUFFER_WBINVL1: caches are not there.
    Nothing,
    Plain(Action),
    Formatted {
        store: bool,
        components: usize,
    },
}

/// Formatted accesses: stores, and components.
const FORMATTED: &[([op::Operation; 2], bool, usize)] = &[
    ([op::BUFFER_LOAD_FORMAT_X, op::TBUFFER_LOAD_FORMAT_X], false, 1),
    ([op::BUFFER_LOAD_FORMAT_XY, op::TBUFFER_LOAD_FORMAT_XY], false, 2),
    ([op::BUFFER_LOAD_FORMAT_XYZ, op::TBUFFER_LOAD_FORMAT_XYZ], false, 3),
    ([op::BUFFER_LOAD_FORMAT_XYZW, op::TBUFFER_LOAD_FORMAT_XYZW], false, 4),
    ([op::BUFFER_STORE_FORMAT_X, op::TBUFFER_STORE_FORMAT_X], true, 1),
    ([op::BUFFER_STORE_FORMAT_XY, op::TBUFFER_STORE_FORMAT_XY], true, 2),
    ([op::BUFFER_STORE_FORMAT_XYZ, op::TBUFFER_STORE_FORMAT_XYZ], true, 3),
    ([op::BUFFER_STORE_FORMAT_XYZW, op::TBUFFER_STORE_FORMAT_XYZW], true, 4),
];

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
    address64: bool,
    mnemonic: &'static str,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let field = |name| instruction.field(name);
        let refuse = |reason| Fault::Unsupported { mnemonic: row.mnemonic, reason };
        let what = match row.operation {
            op::BUFFER_WBINVL1 | op::BUFFER_WBINVL1_VOL => What::Nothing,
            operation => match FORMATTED.iter().find(|(operations, ..)| operations.contains(&operation)) {
                Some(&(_, store, components)) => What::Formatted { store, components },
                None => What::Plain(Action::of(operation).ok_or_else(|| refuse("the model does not know it"))?),
            },
        };
        if field(FieldName::Tfe) != 0 {
            return Err(refuse("partially resident memory (TFE) is not modelled"));
        }
        if field(FieldName::Lds) != 0 {
            return Err(refuse("transfers between memory and LDS are not modelled"));
        }
        let data = field(FieldName::Vdata) as usize;
        let returns = field(FieldName::Glc) != 0;
        let soffset = row.operands.iter().find(|shape| shape.field == FieldName::Soffset);
        Ok(Operation {
            what,
            typed: (row.format == Encoding::Mtbuf).then(|| (field(FieldName::Dfmt), field(FieldName::Nfmt))),
            registers: Registers { destination: data, data, returns },
            written: match what {
                What::Plain(action) => action.registers_written(returns),
                What::Formatted { store: false, components } => components,
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
            address64: field(FieldName::Addr64) != 0,
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
                What::Plain(action) => perform(
                    wave,
                    ports,
                    action,
                    self.registers,
                    lane,
                    self.misalignment(wave, &resource, lane),
                    |wave, at, _| Ok(self.address(wave, &resource, lane, at, action.dword(at)).map(Place::Memory)),
                )?,
                What::Formatted { store, components } => {
                    self.formatted(wave, ports, &resource, lane, store, components)?;
                }
            }
        }
        Ok(())
    }

    /// Bytes of the first dword before a lane's data, where elements are swizzled by dwords.
    fn misalignment(&self, wave: &Wave, resource: &Resource, lane: usize) -> u32 {
        if !resource.swizzled || self.address64 {
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

    /// The address of what is `at` bytes into a lane's data; none if the bytes that are checked together with it are out of range: where
    /// they begin in the data, and how many they are.
    fn address(
        &self,
        wave: &Wave,
        resource: &Resource,
        lane: usize,
        at: u32,
        (begin, bytes): (u32, u32),
    ) -> Option<u64> {
        let scalar = self.scalar.read(wave) & 0xffff_ffff;
        if self.address64 {
            let low = u64::from(wave.vgpr_lane(self.address, lane));
            let vector = low | u64::from(wave.vgpr_lane(self.address + 1, lane)) << 32;
            return Some(
                resource.base.wrapping_add(vector).wrapping_add(scalar).wrapping_add(self.constant + u64::from(at)),
            );
        }
        let index = if self.index_enabled { wave.vgpr_lane(self.address, lane).into() } else { 0 };
        let index = index + if resource.add_thread_id { lane as u64 } else { 0 };
        let offset = self.offset(wave, lane);
        let inside = resource.contains(index, offset + u64::from(begin), scalar, bytes.into());
        inside.then(|| resource.address(index, offset + u64::from(at), scalar))
    }

    fn formatted(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        resource: &Resource,
        lane: usize,
        store: bool,
        components: usize,
    ) -> Result<(), Fault> {
        let (data, number) = self.typed.unwrap_or((resource.data_format, resource.number_format));
        let destination = self.registers.destination;
        // An invalid format reads zero and writes nothing.
        if data == 0 {
            let zeroed = if store { 0 } else { components };
            (0..zeroed).for_each(|index| wave.set_vgpr_lane(destination + index, lane, 0));
            return Ok(());
        }
        let format = format(data, number).ok_or(Fault::Unsupported {
            mnemonic: self.mnemonic,
            reason: "this pair of data and number format is not modelled",
        })?;
        let size = format.bytes() as u32;
        let address = self.address(wave, resource, lane, 0, (0, size));
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
                let value = source.map_or(0, |index| wave.vgpr_lane(self.registers.data + index, lane));
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
            wave.set_vgpr_lane(destination + index, lane, value);
        }
        Ok(())
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
        // SWIZZLE_ENABLE; ADD_TID_ENABLE, INDEX_STRIDE 64, ELEMENT_SIZE 4.
        let private = resource([0x1000, 0x8000_0000, 0x1_0000, 1 << 23 | 3 << 21 | 1 << 19]);
        assert!(private.add_thread_id);
        assert_eq!(private.address(5, 6, 0x400), 0x1000 + 0x400 + 256 + 20 + 2);
        assert!(private.contains(5, 0xfbfc, 0x400, 4));
        assert!(!private.contains(5, 0xfbfd, 0x400, 4));
    }

    #[test]
    fn records_of_a_strided_buffer_are_counted() {
        let strided = resource([0, 16 << 16, 3, 0]);
        assert!(strided.contains(2, 20, 0, 4));
        assert!(!strided.contains(3, 0, 0, 4));
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
