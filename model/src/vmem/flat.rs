//! FLAT, GLOBAL and SCRATCH instructions (chapter 11).

use super::place::scratch_address;
use super::transfer::{Registers, Transfer, transfer};
use super::window::{self, Addresses};
use super::{Place, Ports, transpose};
use crate::fault::Fault;
use crate::smem::sign_extend_24;
use crate::vector::lanes::bits;
use crate::wave::{Wave, code};
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::{MemoryOperation, Transfer as Named};

/// The instruction's own address space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Space {
    Flat,
    Global,
    Scratch,
}

#[derive(Debug, Clone, Copy)]
enum Action {
    /// One transfer a lane.
    Transfer(Transfer),
    /// Up to 32 dwords a lane, chosen by M0 (section 11.5).
    Block(Transfer),
    /// A dword at the lane's number (GT addressing).
    AddThreadId(Transfer),
    /// A 16x16 matrix (section 11.6).
    Transpose(transpose::Element),
    /// Cache controls: nothing to do.
    Nothing,
}

/// An instruction of the FLAT family, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    space: Space,
    action: Action,
    registers: Registers,
    /// First address VGPR.
    address: usize,
    /// Scalar address register; NULL: none.
    scalar: u8,
    /// Scratch: a VGPR takes part in the address.
    vector_enabled: bool,
    constant: i64,
}

impl Operation {
    /// The operation of a decoded instruction; none if it is not of the FLAT family.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let row = instruction.opcode;
        let space = match row.format {
            Format::Vflat => Space::Flat,
            Format::Vglobal => Space::Global,
            Format::Vscratch => Space::Scratch,
            _ => return Ok(None),
        };
        let action = match row.memory {
            Some(MemoryOperation::Transfer(Named::LoadBlock)) => Some(Action::Block(Transfer::LOAD_DWORD)),
            Some(MemoryOperation::Transfer(Named::StoreBlock)) => Some(Action::Block(Transfer::STORE_DWORD)),
            Some(MemoryOperation::Transfer(Named::LoadAddtidB32)) => Some(Action::AddThreadId(Transfer::LOAD_DWORD)),
            Some(MemoryOperation::Transfer(Named::StoreAddtidB32)) => Some(Action::AddThreadId(Transfer::STORE_DWORD)),
            Some(MemoryOperation::Transfer(Named::LoadTrB128)) => Some(Action::Transpose(transpose::Element::B16)),
            Some(MemoryOperation::Transfer(Named::LoadTrB64)) => Some(Action::Transpose(transpose::Element::B8)),
            Some(MemoryOperation::Cache(_)) => Some(Action::Nothing),
            _ => Transfer::of(row).map(Action::Transfer),
        };
        let action =
            action.ok_or(Fault::Unsupported { mnemonic: row.mnemonic, reason: "no unit of vector memory has it" })?;
        Ok(Some(Operation {
            space,
            action,
            registers: Registers {
                destination: instruction.field(FieldName::Vdst) as usize,
                data: instruction.field(FieldName::Vsrc) as usize,
                returns: instruction.returns_value(),
            },
            address: instruction.field(FieldName::Vaddr) as usize,
            scalar: instruction.field(FieldName::Saddr) as u8,
            vector_enabled: instruction.field(FieldName::Sve) != 0,
            constant: sign_extend_24(instruction.field(FieldName::Ioffset)),
        }))
    }

    /// Executes it for every active lane, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        let exec = wave.exec();
        let active = (0..64).filter(|lane| exec >> lane & 1 != 0);
        match self.action {
            Action::Nothing => {}
            Action::Transfer(action) => {
                // A destination out of range nullifies the instruction (section 3.3.2.2).
                let written = action.registers_written(self.registers.returns);
                if !wave.owns_vgprs(self.registers.destination, written) {
                    return Ok(());
                }
                if self.at_once(wave, ports, action) {
                    return Ok(());
                }
                for lane in active {
                    let place = self.place(wave, lane)?;
                    transfer(wave, ports, action, self.registers, lane, place)?;
                }
            }
            Action::Block(action) => {
                for lane in active {
                    let place = self.place(wave, lane)?;
                    self.block(wave, ports, action, lane, place)?;
                }
            }
            Action::AddThreadId(action) => {
                if !wave.owns_vgprs(self.registers.destination, action.registers_written(false)) {
                    return Ok(());
                }
                let base = wave.scalar64(self.scalar).wrapping_add_signed(self.constant);
                for lane in active {
                    let place = Place::Memory(base.wrapping_add(4 * lane as u64));
                    transfer(wave, ports, action, self.registers, lane, place)?;
                }
            }
            Action::Transpose(element) => {
                let bytes = element.registers(wave.size());
                if exec != 0 && wave.owns_vgprs(self.registers.destination, bytes) {
                    transpose::load(wave, ports, element, self.registers.destination, |wave, lane| {
                        self.place(wave, lane)
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Loads or stores all lanes at once; false, and nothing is done, where that goes lane by lane only.
    fn at_once(&self, wave: &mut Wave, ports: &mut Ports, action: Transfer) -> bool {
        let bytes = match action {
            Transfer::Load(load) => load.bytes,
            Transfer::Store(store) => store.bytes,
            Transfer::Atomic(_) => return false,
        };
        let (addresses, step) = match self.space {
            Space::Flat => return false,
            Space::Global => (self.addresses(wave), None),
            Space::Scratch => {
                let Some(addresses) = self.scratch_addresses(wave, bytes.into()) else { return false };
                (addresses, Some(4 * wave.size().lanes()))
            }
        };
        match action {
            Transfer::Load(load) => {
                window::load(wave, ports.memory, load, self.registers.destination, &addresses, step)
            }
            Transfer::Store(store) => window::store(wave, ports.memory, store, self.registers.data, &addresses, step),
            Transfer::Atomic(_) => false,
        }
    }

    /// Where the first dword of each lane of a SCRATCH instruction is, if no lane's data begin within a dword and reach
    /// beyond it. The other dwords follow at a distance of a dword of every lane.
    fn scratch_addresses(&self, wave: &Wave, bytes: u64) -> Option<Addresses> {
        let lanes = wave.exec();
        let mut addresses = [0; 64];
        for lane in bits(lanes) {
            let Ok(Place::Scratch(offset)) = self.place(wave, lane) else { return None };
            let offset = u64::try_from(offset).ok().filter(|offset| offset % 4 == 0 || offset % 4 + bytes <= 4)?;
            addresses[lane] = scratch_address(wave, lane, offset);
        }
        Some(Addresses { lanes, addresses })
    }

    /// Where [`Self::place`] is for each lane of a GLOBAL instruction.
    fn addresses(&self, wave: &Wave) -> Addresses {
        let low = wave.vgpr(self.address);
        let addresses = match self.scalar {
            code::NULL => {
                let high = wave.vgpr(self.address + 1);
                let address = |lane: usize| u64::from(low[lane]) | u64::from(high[lane]) << 32;
                std::array::from_fn(|lane| address(lane).wrapping_add_signed(self.constant))
            }
            scalar => {
                let base = wave.scalar64(scalar).wrapping_add_signed(self.constant);
                std::array::from_fn(|lane| base.wrapping_add(low[lane].into()))
            }
        };
        Addresses { lanes: wave.exec(), addresses }
    }

    /// Registers out of range are ignored one by one; their memory is skipped (section 11.5.1).
    fn block(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        action: Transfer,
        lane: usize,
        place: Place,
    ) -> Result<(), Fault> {
        let mask = wave.m0();
        for index in (0..32).filter(|index| mask >> index & 1 != 0) {
            let registers = Registers {
                destination: self.registers.destination + index,
                data: self.registers.data + index,
                returns: false,
            };
            let place = match place {
                Place::Memory(address) => Place::Memory(address.wrapping_add(4 * index as u64)),
                Place::Scratch(offset) => Place::Scratch(offset + 4 * index as i64),
                Place::Lds(address) => Place::Lds(address + 4 * index as u32),
                Place::Hole(address) => Place::Hole(address),
            };
            if wave.owns_vgprs(registers.destination, action.registers_written(false)) {
                transfer(wave, ports, action, registers, lane, place)?;
            }
        }
        Ok(())
    }

    /// Where a lane's access goes (section 11.2).
    fn place(&self, wave: &Wave, lane: usize) -> Result<Place, Fault> {
        let low = wave.vgpr_lane(self.address, lane);
        match self.space {
            Space::Scratch => {
                let vector = if self.vector_enabled { low as i32 } else { 0 };
                let scalar = wave.scalar(self.scalar) as i32;
                Ok(Place::Scratch(i64::from(vector) + i64::from(scalar) + self.constant))
            }
            Space::Global if self.scalar != code::NULL => {
                let base = wave.scalar64(self.scalar).wrapping_add(low.into());
                Ok(Place::Memory(base.wrapping_add_signed(self.constant)))
            }
            Space::Global | Space::Flat => {
                let high = wave.vgpr_lane(self.address + 1, lane);
                let address = u64::from(low) | u64::from(high) << 32;
                if self.space == Space::Flat {
                    return Ok(self.aperture(wave, address));
                }
                Ok(Place::Memory(address.wrapping_add_signed(self.constant)))
            }
        }
    }

    /// The aperture test, made on the address before IOFFSET is added.
    fn aperture(&self, wave: &Wave, address: u64) -> Place {
        let upper = (address >> 32) as u32;
        let enabled = |base: u16| base != 0 && upper == u32::from(base) << 16;
        if enabled(wave.hardware.shared_base) {
            return Place::Lds((address as u32).wrapping_add(self.constant as u32) & 0x1_ffff);
        }
        if enabled(wave.hardware.private_base) {
            return Place::Scratch(i64::from(address as u32) + self.constant);
        }
        let sign = address as i64 >> 47;
        if sign != 0 && sign != -1 {
            return Place::Hole(address);
        }
        Place::Memory(address.wrapping_add_signed(self.constant))
    }
}
