//! FLAT, GLOBAL and SCRATCH.
//!
//! The apertures are those of SH_MEM_BASES: a FLAT address whose upper word is an aperture's base lies in it. Scratch of a
//! lane has its dword `n` beside those of the other lanes.

use super::memory::{Registers, load_to_lds, perform};
use crate::fault::{Access, Fault};
use crate::vmem::{Load, Place, Ports, Transfer};
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};

/// Code of a scalar base that is not there.
const NO_BASE: u32 = 0x7f;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Segment {
    Flat,
    Global,
    Scratch,
}

/// A FLAT, GLOBAL or SCRATCH instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    transfer: Transfer,
    /// The load that goes to LDS instead.
    to_lds: Option<Load>,
    segment: Segment,
    registers: Registers,
    /// VGPR of the address; none: scratch without one.
    address: Option<usize>,
    /// SGPR of the base.
    base: Option<u8>,
    offset: i32,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let refuse = |reason| Fault::Unsupported { mnemonic: row.mnemonic, reason };
        let transfer = Transfer::of(row).ok_or_else(|| refuse("the model does not know it"))?;
        let segment = match row.format {
            Format::GlobalCdna => Segment::Global,
            Format::ScratchCdna => Segment::Scratch,
            _ => Segment::Flat,
        };
        let base = instruction.field(FieldName::Saddr);
        let has_destination = row.operands.iter().any(|shape| shape.field == FieldName::Vdst);
        let to_lds = match transfer {
            Transfer::Load(load) if !has_destination => Some(load),
            _ => None,
        };
        let has_address = segment != Segment::Scratch || instruction.field(FieldName::Sve) != 0;
        Ok(Operation {
            transfer,
            to_lds,
            segment,
            registers: Registers::new(instruction, FieldName::Vdst, FieldName::Data0),
            address: has_address.then(|| instruction.field(FieldName::Addr) as usize),
            base: (segment != Segment::Flat && base != NO_BASE).then_some(base as u8),
            offset: instruction.flat_offset(),
        })
    }

    /// Executes it for every lane of EXEC, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        let written = if self.to_lds.is_some() { 0 } else { self.transfer.registers_written(self.registers.returns) };
        if !wave.owns_vgprs(self.registers.destination, written) {
            return Ok(());
        }
        let exec = wave.exec();
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let address = self.address(wave, lane);
            let place = |wave: &mut Wave, at: u32, bytes: u32| self.place(wave, lane, address, at, bytes).map(Some);
            match self.to_lds {
                // The offset counts in both addresses.
                Some(load) => load_to_lds(wave, ports, load, self.offset, lane, place)?,
                None => perform(wave, ports, self.transfer, self.registers, lane, 0, place)?,
            }
        }
        Ok(())
    }

    /// The address or scratch offset of a lane.
    fn address(&self, wave: &Wave, lane: usize) -> i64 {
        let word = |register: usize| u64::from(wave.vgpr_lane(register, lane));
        let offset = i64::from(self.offset);
        match (self.segment, self.base, self.address) {
            (Segment::Scratch, base, address) => {
                let scalar = base.map_or(0, |base| i64::from(wave.scalar(base)));
                scalar + address.map_or(0, |address| word(address) as i64) + offset
            }
            (_, Some(base), Some(address)) => (wave.scalar64(base).wrapping_add(word(address)) as i64) + offset,
            (_, _, Some(address)) => ((word(address) | word(address + 1) << 32) as i64).wrapping_add(offset),
            (_, _, None) => offset,
        }
    }

    /// Where `bytes` bytes of a lane are, `at` bytes into its data.
    fn place(&self, wave: &Wave, lane: usize, address: i64, at: u32, bytes: u32) -> Result<Place, Fault> {
        let address = address.wrapping_add(at.into());
        if self.segment == Segment::Scratch {
            return Ok(Place::Scratch(address));
        }
        let address = address as u64;
        if self.segment == Segment::Flat {
            if within(address, wave.hardware.shared_base) {
                return Ok(Place::Lds(address as u32));
            }
            if within(address, wave.hardware.private_base) {
                return Ok(Place::Scratch(i64::from(address as u32)));
            }
        }
        let sign = address as i64 >> 47;
        if sign != 0 && sign != -1 {
            let reason = "in the hole between the segments of the address space";
            return Err(Fault::Memory { access: Access::Load, address, bytes, lane: Some(lane as u32), reason });
        }
        Ok(Place::Memory(address))
    }
}

/// Whether the upper word of an address is an aperture's base.
fn within(address: u64, base: u16) -> bool {
    base != 0 && (address >> 32) as u32 == u32::from(base) << 16
}
