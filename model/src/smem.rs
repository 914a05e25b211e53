//! Scalar memory (chapter 8): loads through a pointer or a buffer resource into SGPRs.

use crate::fault::{Access, Fault};
use crate::memory::Memory;
use crate::operand::Source;
use crate::wave::{Wave, code};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};

/// The size of one item in memory and how it becomes a dword.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    U8,
    I8,
    U16,
    I16,
    /// That many dwords.
    Dwords(u8),
}

/// The loads: whether through a buffer resource, and of what.
const LOADS: &[(op::Operation, bool, Item)] = &[
    (op::S_LOAD_U8, false, Item::U8),
    (op::S_LOAD_I8, false, Item::I8),
    (op::S_LOAD_U16, false, Item::U16),
    (op::S_LOAD_I16, false, Item::I16),
    (op::S_LOAD_B32, false, Item::Dwords(1)),
    (op::S_LOAD_B64, false, Item::Dwords(2)),
    (op::S_LOAD_B96, false, Item::Dwords(3)),
    (op::S_LOAD_B128, false, Item::Dwords(4)),
    (op::S_LOAD_B256, false, Item::Dwords(8)),
    (op::S_LOAD_B512, false, Item::Dwords(16)),
    (op::S_BUFFER_LOAD_U8, true, Item::U8),
    (op::S_BUFFER_LOAD_I8, true, Item::I8),
    (op::S_BUFFER_LOAD_U16, true, Item::U16),
    (op::S_BUFFER_LOAD_I16, true, Item::I16),
    (op::S_BUFFER_LOAD_B32, true, Item::Dwords(1)),
    (op::S_BUFFER_LOAD_B64, true, Item::Dwords(2)),
    (op::S_BUFFER_LOAD_B96, true, Item::Dwords(3)),
    (op::S_BUFFER_LOAD_B128, true, Item::Dwords(4)),
    (op::S_BUFFER_LOAD_B256, true, Item::Dwords(8)),
    (op::S_BUFFER_LOAD_B512, true, Item::Dwords(16)),
];

/// A scalar memory instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    /// None: cache invalidation or prefetch, which change nothing.
    load: Option<Load>,
}

#[derive(Debug, Clone, Copy)]
struct Load {
    item: Item,
    buffer: bool,
    /// First destination register.
    data: u8,
    /// First register of the pointer or the resource.
    base: u8,
    /// Byte offset from a register.
    offset: Source,
    /// Signed byte offset of the instruction.
    constant: i64,
}

impl Operation {
    /// The operation of a decoded instruction; none if it is no scalar memory instruction.
    pub fn prepare(instruction: &Instruction) -> Option<Operation> {
        let row = instruction.opcode;
        if row.format != Format::Smem {
            return None;
        }
        let Some(&(_, buffer, item)) = LOADS.iter().find(|(load, ..)| *load == row.operation) else {
            return Some(Operation { load: None });
        };
        Some(Operation {
            load: Some(Load {
                item,
                buffer,
                data: instruction.field(FieldName::Sdata) as u8,
                base: 2 * instruction.field(FieldName::Sbase) as u8,
                offset: Source::Register(instruction.field(FieldName::Soffset) as u8),
                constant: sign_extend_24(instruction.field(FieldName::Ioffset)),
            }),
        })
    }

    /// Executes it.
    pub fn execute(&self, wave: &mut Wave, memory: &mut dyn Memory) -> Result<(), Fault> {
        self.load.map_or(Ok(()), |load| load.execute(wave, memory))
    }
}

/// The 24-bit IOFFSET field as a signed number.
pub fn sign_extend_24(field: u32) -> i64 {
    i64::from((field << 8) as i32 >> 8)
}

impl Item {
    const fn bytes(self) -> u64 {
        match self {
            Item::U8 | Item::I8 => 1,
            Item::U16 | Item::I16 => 2,
            Item::Dwords(_) => 4,
        }
    }

    const fn count(self) -> u8 {
        match self {
            Item::Dwords(count) => count,
            _ => 1,
        }
    }

    /// Each component of an address is aligned by itself (section 8.1.1).
    const fn align(self, address: u64) -> u64 {
        address & !(self.bytes() - 1)
    }

    fn extend(self, bytes: [u8; 4]) -> u32 {
        match self {
            Item::U8 => bytes[0].into(),
            Item::I8 => i32::from(bytes[0] as i8) as u32,
            Item::U16 => u16::from_le_bytes([bytes[0], bytes[1]]).into(),
            Item::I16 => i32::from(i16::from_le_bytes([bytes[0], bytes[1]])) as u32,
            Item::Dwords(_) => u32::from_le_bytes(bytes),
        }
    }
}

impl Load {
    fn execute(&self, wave: &mut Wave, memory: &mut dyn Memory) -> Result<(), Fault> {
        let item = self.item;
        // The components as the document aligns them; the constant may be negative.
        let constant = self.constant & !(item.bytes() as i64 - 1);
        let offset = item.align(self.offset.read(wave)).wrapping_add_signed(constant);
        let (base, size) = if self.buffer { self.resource(wave)? } else { (self.pointer(wave), None) };
        let mut values = [0; 16];
        for index in 0..item.count() {
            let offset = offset.wrapping_add(4 * u64::from(index));
            // Out of the buffer's range: the dword is zero (section 8.4.1).
            if size.is_some_and(|size| offset >= size) {
                continue;
            }
            let address = item.align(base).wrapping_add(offset);
            let mut bytes = [0; 4];
            let read = memory.read_scalar(address, &mut bytes[..item.bytes() as usize]);
            read.map_err(|violation| Fault::Memory {
                access: Access::Load,
                address,
                bytes: item.bytes() as u32,
                lane: None,
                reason: violation.reason,
            })?;
            values[usize::from(index)] = item.extend(bytes);
        }
        self.write(wave, &values[..item.count().into()]);
        Ok(())
    }

    /// The base register pair; NULL, M0 and EXEC read zero (section 3.3.1.3).
    fn pointer(&self, wave: &Wave) -> u64 {
        if self.base < code::NULL { wave.scalar64(self.base) } else { 0 }
    }

    /// Base address and size in bytes of the buffer resource (section 8.1.2).
    fn resource(&self, wave: &Wave) -> Result<(u64, Option<u64>), Fault> {
        if self.constant < 0 {
            return Err(Fault::Illegal { reason: "a scalar buffer load with a negative offset".to_string() });
        }
        let low = self.pointer(wave);
        let records = if self.base < code::TTMP15 { wave.scalar(self.base + 2).into() } else { 0u64 };
        let stride = (low >> 48 & 0x3fff).max(1);
        Ok((low & 0xffff_ffff_ffff, Some(self.item.align(stride * records))))
    }

    /// Writes the destination registers; nothing if any of them is out of range (section 8.4.1). NULL, M0 and EXEC
    /// cannot be loaded.
    fn write(&self, wave: &mut Wave, values: &[u32]) {
        let last = match self.data {
            0..=code::VCC_HI => code::VCC_HI,
            code::TTMP0..=code::TTMP15 => code::TTMP15,
            _ => return,
        };
        if usize::from(self.data) + values.len() - 1 > usize::from(last) {
            return;
        }
        for (register, &value) in (self.data..).zip(values) {
            wave.set_scalar(register, value);
        }
    }
}
