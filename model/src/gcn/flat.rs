//! FLAT (SQ_FLAT_0, SQ_FLAT_1): each lane's address says whether it is global memory, LDS or scratch.
//!
//! The apertures are those of SH_MEM_BASES: an address whose upper word is an aperture's base lies in it. Scratch of a lane is
//! what FLAT_SCRATCH says (chapter 8): SIZE bytes from OFFSET on, dword `n` of all lanes together.

use super::memory::{Action, Registers, perform};
use crate::fault::{Access, Fault};
use crate::vmem::{Place, Ports};
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// FLAT_SCRATCH: bytes of a lane, and the offset in units of 256 bytes.
const FLAT_SCRATCH_LO: u8 = 104;
const FLAT_SCRATCH_HI: u8 = 105;
const SIZE: u32 = 0x7_ffff;
const OFFSET: u32 = 0xff_ffff;

/// A FLAT instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    action: Action,
    registers: Registers,
    address: usize,
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let refuse = |reason| Fault::Unsupported { mnemonic: row.mnemonic, reason };
        let action = Action::of(row.operation).ok_or_else(|| refuse("the model does not know it"))?;
        if instruction.field(FieldName::Tfe) != 0 {
            return Err(refuse("partially resident memory (TFE) is not modelled"));
        }
        Ok(Operation {
            action,
            registers: Registers {
                destination: instruction.field(FieldName::Vdst) as usize,
                data: instruction.field(FieldName::Data0) as usize,
                returns: instruction.field(FieldName::Glc) != 0,
            },
            address: instruction.field(FieldName::Addr) as usize,
        })
    }

    /// Executes it for every lane of EXEC, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        if !wave.owns_vgprs(self.registers.destination, self.action.registers_written(self.registers.returns)) {
            return Ok(());
        }
        let exec = wave.exec();
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let low = u64::from(wave.vgpr_lane(self.address, lane));
            let address = low | u64::from(wave.vgpr_lane(self.address + 1, lane)) << 32;
            // Scratch is swizzled by dwords.
            let misalignment = if is_private(wave, address) { address as u32 } else { 0 };
            perform(wave, ports, self.action, self.registers, lane, misalignment, |wave, at, bytes| {
                place(wave, lane, address.wrapping_add(at.into()), bytes).map(Some)
            })?;
        }
        Ok(())
    }
}

/// Whether the upper word of an address is an aperture's base.
fn within(address: u64, base: u16) -> bool {
    base != 0 && (address >> 32) as u32 == u32::from(base) << 16
}

fn is_private(wave: &Wave, address: u64) -> bool {
    within(address, wave.hardware.private_base)
}

/// Where `bytes` bytes of a lane at an address are.
fn place(wave: &Wave, lane: usize, address: u64, bytes: u32) -> Result<Place, Fault> {
    if within(address, wave.hardware.shared_base) {
        return Ok(Place::Lds(address as u32));
    }
    let violation = |reason| Fault::Memory { access: Access::Load, address, bytes, lane: Some(lane as u32), reason };
    if is_private(wave, address) {
        let offset = address as u32;
        let size = wave.scalar(FLAT_SCRATCH_LO) & SIZE;
        if u64::from(offset) + u64::from(bytes) > u64::from(size) {
            return Err(violation("beyond the scratch memory of the lane"));
        }
        let base = wave.hardware.scratch_base + (u64::from(wave.scalar(FLAT_SCRATCH_HI) & OFFSET) << 8);
        let swizzled = u64::from(offset / 4) * 256 + 4 * lane as u64 + u64::from(offset % 4);
        return Ok(Place::Memory(base + swizzled));
    }
    let sign = address as i64 >> 47;
    if sign != 0 && sign != -1 {
        return Err(violation("in the hole between the segments of the address space"));
    }
    Ok(Place::Memory(address))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_upper_word_of_an_address_chooses_the_memory() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.hardware.scratch_base = 0x7000_0000_0000;
        wave.set_scalar(FLAT_SCRATCH_LO, 64);
        wave.set_scalar(FLAT_SCRATCH_HI, 2);
        let at = |address, bytes| place(&wave, 3, address, bytes);
        let shared = u64::from(wave.hardware.shared_base) << 48;
        let private = u64::from(wave.hardware.private_base) << 48;
        assert_eq!(at(shared | 12, 4), Ok(Place::Lds(12)));
        assert_eq!(at(private | 6, 2), Ok(Place::Memory(0x7000_0000_0000 + 0x200 + 256 + 12 + 2)));
        assert_eq!(at(0x1234, 4), Ok(Place::Memory(0x1234)));
        assert!(at(private | 62, 4).is_err());
        assert!(at(1 << 47, 4).is_err());
    }
}
