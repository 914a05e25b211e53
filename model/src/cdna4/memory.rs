//! What vector memory does at the place of a lane: loads, stores and atomic operations of FLAT, GLOBAL, SCRATCH and MUBUF, and loads
//! that go to LDS instead of VGPRs.

use crate::fault::Fault;
use crate::vmem::{Load, Place, Ports, Transfer, lane_value, set_lane_value};
use crate::wave::{ACCUMULATION, Wave};
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// The registers of an access.
#[derive(Debug, Clone, Copy)]
pub struct Registers {
    /// First VGPR written.
    pub destination: usize,
    /// First VGPR of the data.
    pub data: usize,
    /// Whether an atomic operation writes the old value back.
    pub returns: bool,
}

impl Registers {
    /// Those of an instruction: ACC says that they accumulate.
    pub fn new(instruction: &Instruction, destination: FieldName, data: FieldName) -> Registers {
        let bank = bank(instruction);
        Registers {
            destination: bank + instruction.field(destination) as usize,
            data: bank + instruction.field(data) as usize,
            returns: instruction.field(FieldName::Glc) != 0,
        }
    }
}

/// The first VGPR of the file that data lie in.
pub fn bank(instruction: &Instruction) -> usize {
    if instruction.field(FieldName::Acc) & 1 == 1 { ACCUMULATION } else { 0 }
}

/// The parts into which an access of `size` bytes is cut, begin and end: at dwords of the data, and at those of a memory where the access
/// begins `misalignment` bytes into a dword.
fn parts(size: usize, misalignment: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut begin = 0;
    std::iter::from_fn(move || {
        let end = size.min(begin + 4 - (begin + misalignment) % 4).min((begin / 4 + 1) * 4);
        (begin < size).then(|| (std::mem::replace(&mut begin, end), end))
    })
}

/// Performs a transfer for one lane. `place` gives the place of some bytes by where in the data they begin, and how many they
/// are; none: they are out of range, read zero and are not written. `misalignment`: see [`parts`].
pub fn perform(
    wave: &mut Wave,
    ports: &mut Ports,
    transfer: Transfer,
    registers: Registers,
    lane: usize,
    misalignment: u32,
    place: impl Fn(&mut Wave, u32, u32) -> Result<Option<Place>, Fault>,
) -> Result<(), Fault> {
    let misalignment = misalignment as usize % 4;
    match transfer {
        Transfer::Load(load) => {
            let bytes = loaded(wave, ports, load, lane, misalignment, place)?;
            load.write_whole(wave, registers.destination, lane, &bytes);
        }
        Transfer::Store(store) => {
            let bytes = store.bytes_of(wave, registers.data, lane);
            for (begin, end) in parts(store.bytes.into(), misalignment) {
                if let Some(place) = place(wave, begin as u32, (end - begin) as u32)? {
                    ports.write(wave, lane, place, &bytes[begin..end])?;
                }
            }
        }
        Transfer::Atomic(atomic) => {
            let bytes = atomic.bytes;
            let data = lane_value(wave, registers.data, lane, bytes);
            let after = registers.data + bytes as usize / 4;
            let second = if atomic.operands() > 1 { lane_value(wave, after, lane, bytes) } else { 0 };
            let modify = |old| atomic.apply(old, data, second, crate::atomic::KEEP_DENORMALS);
            let old = match place(wave, 0, bytes)? {
                Some(place) => ports.modify(wave, lane, place, bytes, modify)?,
                None => 0,
            };
            if registers.returns {
                set_lane_value(wave, registers.destination, lane, bytes, old);
            }
        }
    }
    Ok(())
}

fn loaded(
    wave: &mut Wave,
    ports: &mut Ports,
    load: Load,
    lane: usize,
    misalignment: usize,
    place: impl Fn(&mut Wave, u32, u32) -> Result<Option<Place>, Fault>,
) -> Result<[u8; 16], Fault> {
    let mut bytes = [0; 16];
    for (begin, end) in parts(load.bytes.into(), misalignment) {
        if let Some(place) = place(wave, begin as u32, (end - begin) as u32)? {
            ports.read(wave, lane, place, &mut bytes[begin..end])?;
        }
    }
    Ok(bytes)
}

/// A load of a lane to LDS: what is narrower than a dword is extended to one. The lanes lie behind each other from M0 and the
/// offset of the instruction on, those outside EXEC too.
pub fn load_to_lds(
    wave: &mut Wave,
    ports: &mut Ports,
    load: Load,
    offset: i32,
    lane: usize,
    place: impl Fn(&mut Wave, u32, u32) -> Result<Option<Place>, Fault>,
) -> Result<(), Fault> {
    let mut bytes = loaded(wave, ports, load, lane, 0, place)?;
    if load.signed {
        let value = match load.bytes {
            1 => i32::from(bytes[0] as i8),
            _ => i32::from(i16::from_le_bytes([bytes[0], bytes[1]])),
        };
        bytes[..4].copy_from_slice(&value.to_le_bytes());
    }
    let width = usize::from(load.bytes).max(4);
    let address = (wave.m0() & 0x3_ffff).wrapping_add_signed(offset).wrapping_add((lane * width) as u32) & !3;
    ports.write(wave, lane, Place::Lds(address), &bytes[..width])
}
