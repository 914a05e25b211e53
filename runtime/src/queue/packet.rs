//! PM4 packets of compute queues on gfx12, taken apart. What a field can say and this device cannot do is an error that names it.
//!
//! A packet is a header and a body: type 3 in bits 31:30, the dwords of the body minus one in bits 29:16, the opcode in bits 15:8.
//! Layouts: the headers of the Linux driver (`nvd.h`, and `pm4_structs` of the compute microcode), as drivers send them.

/// Opcodes of packets, with the names that messages use. Those without a variant of [`Packet`] are refused.
const OPCODES: [(u8, &str); 40] = [
    (NOP, "NOP"),
    (0x11, "SET_BASE"),
    (0x12, "CLEAR_STATE"),
    (DISPATCH_DIRECT, "DISPATCH_DIRECT"),
    (DISPATCH_INDIRECT, "DISPATCH_INDIRECT"),
    (0x1d, "ATOMIC_GDS"),
    (0x1e, "ATOMIC_MEM"),
    (0x1f, "OCCLUSION_QUERY"),
    (0x20, "SET_PREDICATION"),
    (0x22, "COND_EXEC"),
    (0x23, "PRED_EXEC"),
    (0x25, "DRAW_INDEX_INDIRECT"),
    (0x27, "DRAW_INDEX_2"),
    (0x28, "CONTEXT_CONTROL"),
    (0x2a, "INDEX_TYPE"),
    (0x2d, "DRAW_INDEX_AUTO"),
    (0x2f, "NUM_INSTANCES"),
    (0x33, "INDIRECT_BUFFER_CONST"),
    (WRITE_DATA, "WRITE_DATA"),
    (0x39, "MEM_SEMAPHORE"),
    (WAIT_REG_MEM, "WAIT_REG_MEM"),
    (INDIRECT_BUFFER, "INDIRECT_BUFFER"),
    (COPY_DATA, "COPY_DATA"),
    (0x42, "PFP_SYNC_ME"),
    (EVENT_WRITE, "EVENT_WRITE"),
    (0x47, "EVENT_WRITE_EOP"),
    (RELEASE_MEM, "RELEASE_MEM"),
    (0x50, "DMA_DATA"),
    (ACQUIRE_MEM, "ACQUIRE_MEM"),
    (0x59, "REWIND"),
    (0x68, "SET_CONFIG_REG"),
    (0x69, "SET_CONTEXT_REG"),
    (SET_SH_REG, "SET_SH_REG"),
    (0x77, "SET_SH_REG_OFFSET"),
    (SET_UCONFIG_REG, "SET_UCONFIG_REG"),
    (0x90, "FRAME_CONTROL"),
    (0x93, "WAIT_REG_MEM64"),
    (0x9b, "SET_SH_REG_INDEX"),
    (0xa0, "MAP_PROCESS or RUN_LIST"),
    (0xa2, "MAP_QUEUES"),
];
const NOP: u8 = 0x10;
const DISPATCH_DIRECT: u8 = 0x15;
const DISPATCH_INDIRECT: u8 = 0x16;
const WRITE_DATA: u8 = 0x37;
const WAIT_REG_MEM: u8 = 0x3c;
const INDIRECT_BUFFER: u8 = 0x3f;
const COPY_DATA: u8 = 0x40;
const EVENT_WRITE: u8 = 0x46;
const RELEASE_MEM: u8 = 0x49;
const ACQUIRE_MEM: u8 = 0x58;
const SET_SH_REG: u8 = 0x76;
const SET_UCONFIG_REG: u8 = 0x79;

/// First dword address of the registers that SET_SH_REG and SET_UCONFIG_REG set.
const SH_REGISTERS: u32 = 0x2c00;
const UCONFIG_REGISTERS: u32 = 0xc000;

/// Body length field of a NOP that is a header alone.
const NOP_ALONE: u32 = 0x3fff;

/// Events of EVENT_WRITE after which everything before is done, as it always is here: cache flushes, CS_PARTIAL_FLUSH.
const EVENTS: [u32; 5] = [0x04, 0x06, 0x07, 0x14, 0x16];
/// Events of RELEASE_MEM: CACHE_FLUSH_AND_INV_TS_EVENT, BOTTOM_OF_PIPE_TS, CS_DONE.
const TIMESTAMP_EVENTS: [u32; 3] = [0x14, 0x28, 0x2f];

/// Why a packet cannot be executed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PacketError {
    /// A header of another type than 2 and 3.
    #[error("{0:#010x} is no header of a PM4 packet: type {1}")]
    Type(u32, u32),
    /// An opcode that a compute queue of this device does not have.
    #[error("packet {name} (opcode {opcode:#04x}) is not executed")]
    Opcode {
        /// Its number.
        opcode: u8,
        /// Its name, as far as it is known.
        name: &'static str,
    },
    /// The dwords end before the packet does, or the packet has another length than it must have.
    #[error("packet {name} has {found} dwords behind its header, not {wanted}")]
    Length {
        /// Name of the packet.
        name: &'static str,
        /// Dwords of its body.
        found: usize,
        /// Dwords that it must have.
        wanted: usize,
    },
    /// A field with a value that this device does not have.
    #[error("packet {name}: {field} is {value:#x}, which is not executed")]
    Field {
        /// Name of the packet.
        name: &'static str,
        /// Name of the field.
        field: &'static str,
        /// Its value.
        value: u32,
    },
}

/// How WAIT_REG_MEM compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// Does not wait.
    Always,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `>=`
    GreaterOrEqual,
    /// `>`
    Greater,
}

impl Comparison {
    const ALL: [Self; 7] =
        [Self::Always, Self::Less, Self::LessOrEqual, Self::Equal, Self::NotEqual, Self::GreaterOrEqual, Self::Greater];

    /// Whether it holds.
    pub fn holds(self, value: u32, reference: u32) -> bool {
        match self {
            Self::Always => true,
            Self::Less => value < reference,
            Self::LessOrEqual => value <= reference,
            Self::Equal => value == reference,
            Self::NotEqual => value != reference,
            Self::GreaterOrEqual => value >= reference,
            Self::Greater => value > reference,
        }
    }
}

/// What a packet reads or writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A register, by the address of its dword.
    Register(u32),
    /// Memory.
    Memory(u64),
    /// The value itself.
    Immediate(u64),
    /// The clock of the device.
    Clock,
}

/// What RELEASE_MEM writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Release {
    /// Nothing.
    Nothing,
    /// 32 bits.
    Low,
    /// 64 bits.
    Whole,
    /// The clock of the device, 64 bits.
    Clock,
}

/// A packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Packet {
    /// Nothing to do: NOP, fillers, and what waits for or flushes what is done or coherent anyway.
    Nothing,
    /// SET_SH_REG and SET_UCONFIG_REG: registers from a dword address on.
    SetRegisters(u32, Vec<u32>),
    /// DISPATCH_DIRECT: sizes and the initiator.
    Dispatch([u32; 3], u32),
    /// DISPATCH_INDIRECT: the address of the sizes, and the initiator.
    DispatchIndirect(u64, u32),
    /// RELEASE_MEM.
    Release {
        /// What is written.
        what: Release,
        /// Where.
        address: u64,
        /// The value.
        value: u64,
        /// The number that an interrupt brings; none if there is none.
        interrupt: Option<u32>,
    },
    /// WAIT_REG_MEM.
    Wait {
        /// What is looked at.
        place: Place,
        /// How it is compared.
        comparison: Comparison,
        /// With what.
        reference: u32,
        /// The bits that count.
        mask: u32,
    },
    /// INDIRECT_BUFFER: address and dwords.
    Indirect(u64, u32),
    /// COPY_DATA: from where, to which memory, 64 bits instead of 32.
    Copy(Place, u64, bool),
    /// WRITE_DATA: to which memory, what.
    Write(u64, Vec<u32>),
}

/// Bits `from..from + count` of a dword.
fn bits(dword: u32, from: u32, count: u32) -> u32 {
    dword >> from & (u32::MAX >> (32 - count))
}

fn address(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

impl Packet {
    /// The first packet of `dwords`, and how many of them it takes. None if there is none.
    ///
    /// # Errors
    /// It is not executed, or not complete.
    pub fn parse(dwords: &[u32]) -> Result<Option<(Self, usize)>, PacketError> {
        let Some((&header, rest)) = dwords.split_first() else { return Ok(None) };
        match header >> 30 {
            2 => return Ok(Some((Self::Nothing, 1))),
            3 => {}
            kind => return Err(PacketError::Type(header, kind)),
        }
        let opcode = bits(header, 8, 8) as u8;
        let known = OPCODES.iter().find(|(number, _)| *number == opcode);
        let name = known.map_or("unknown", |(_, name)| name);
        if opcode == NOP && bits(header, 16, 14) == NOP_ALONE {
            return Ok(Some((Self::Nothing, 1)));
        }
        let length = bits(header, 16, 14) as usize + 1;
        let body = rest.get(..length).ok_or(PacketError::Length { name, found: rest.len(), wanted: length })?;
        let packet = Body { name, dwords: body }.packet(opcode)?;
        Ok(Some((packet, 1 + length)))
    }
}

/// A body, for messages with the name of its packet.
struct Body<'a> {
    name: &'static str,
    dwords: &'a [u32],
}

impl Body<'_> {
    fn of<const N: usize>(&self) -> Result<[u32; N], PacketError> {
        let wrong = || PacketError::Length { name: self.name, found: self.dwords.len(), wanted: N };
        self.dwords.try_into().map_err(|_| wrong())
    }

    fn field(&self, field: &'static str, value: u32) -> PacketError {
        PacketError::Field { name: self.name, field, value }
    }

    fn packet(&self, opcode: u8) -> Result<Packet, PacketError> {
        Ok(match opcode {
            NOP => Packet::Nothing,
            SET_SH_REG => self.registers(SH_REGISTERS)?,
            SET_UCONFIG_REG => self.registers(UCONFIG_REGISTERS)?,
            DISPATCH_DIRECT => {
                let [x, y, z, initiator] = self.of()?;
                Packet::Dispatch([x, y, z], initiator)
            }
            DISPATCH_INDIRECT => {
                let [low, high, initiator] = self.of()?;
                Packet::DispatchIndirect(address(low, high), initiator)
            }
            ACQUIRE_MEM => self.of::<7>().map(|_| Packet::Nothing)?,
            EVENT_WRITE => self.event()?,
            RELEASE_MEM => self.release()?,
            WAIT_REG_MEM => self.wait()?,
            INDIRECT_BUFFER => {
                let [low, high, control] = self.of()?;
                if bits(control, 20, 1) != 0 {
                    return Err(self.field("CHAIN", 1));
                }
                Packet::Indirect(address(low, high), bits(control, 0, 20))
            }
            COPY_DATA => self.copy()?,
            WRITE_DATA => self.write()?,
            _ => return Err(PacketError::Opcode { opcode, name: self.name }),
        })
    }

    fn registers(&self, first: u32) -> Result<Packet, PacketError> {
        let Some((offset, values)) = self.dwords.split_first().filter(|(_, values)| !values.is_empty()) else {
            return Err(PacketError::Length { name: self.name, found: self.dwords.len(), wanted: 2 });
        };
        match bits(*offset, 28, 4) {
            0 => Ok(Packet::SetRegisters(first + bits(*offset, 0, 16), values.to_vec())),
            index => Err(self.field("INDEX", index)),
        }
    }

    fn event(&self) -> Result<Packet, PacketError> {
        let event = self.dwords.first().map_or(0, |dword| bits(*dword, 0, 6));
        match EVENTS.contains(&event) {
            true => self.of::<1>().map(|_| Packet::Nothing),
            false => Err(self.field("EVENT_TYPE", event)),
        }
    }

    fn release(&self) -> Result<Packet, PacketError> {
        let [event, selectors, low, high, value_low, value_high, context] = self.of()?;
        let kind = bits(event, 0, 6);
        if !TIMESTAMP_EVENTS.contains(&kind) {
            return Err(self.field("EVENT_TYPE", kind));
        }
        let what = match bits(selectors, 29, 3) {
            0 => Release::Nothing,
            1 => Release::Low,
            2 => Release::Whole,
            3 => Release::Clock,
            other => return Err(self.field("DATA_SEL", other)),
        };
        let interrupt = match bits(selectors, 24, 3) {
            // 3: none, but the write is confirmed.
            0 | 3 => None,
            1 | 2 => Some(context),
            other => return Err(self.field("INT_SEL", other)),
        };
        let place = bits(selectors, 16, 2);
        if place > 1 {
            return Err(self.field("DST_SEL", place));
        }
        Ok(Packet::Release { what, address: address(low, high), value: address(value_low, value_high), interrupt })
    }

    fn wait(&self) -> Result<Packet, PacketError> {
        let [info, low, high, reference, mask, _interval] = self.of()?;
        let function = bits(info, 0, 3);
        let comparison = Comparison::ALL.get(function as usize).ok_or_else(|| self.field("FUNCTION", function))?;
        let place = match (bits(info, 4, 2), bits(info, 6, 2)) {
            // Writes a register and waits for another one: the flush of what the host has written, which is there at once.
            (0, 1) => return Ok(Packet::Nothing),
            (0, 0) => Place::Register(low),
            (1, 0) => Place::Memory(address(low, high)),
            (space, 0) => return Err(self.field("MEM_SPACE", space)),
            (_, operation) => return Err(self.field("OPERATION", operation)),
        };
        Ok(Packet::Wait { place, comparison: *comparison, reference, mask })
    }

    fn copy(&self) -> Result<Packet, PacketError> {
        let [control, from_low, from_high, to_low, to_high] = self.of()?;
        let from = match bits(control, 0, 4) {
            0 => Place::Register(from_low),
            1 | 2 => Place::Memory(address(from_low, from_high)),
            5 => Place::Immediate(address(from_low, from_high)),
            9 => Place::Clock,
            // 4: performance counters.
            other => return Err(self.field("SRC_SEL", other)),
        };
        match bits(control, 8, 4) {
            1 | 2 | 5 => Ok(Packet::Copy(from, address(to_low, to_high), bits(control, 16, 1) != 0)),
            other => Err(self.field("DST_SEL", other)),
        }
    }

    fn write(&self) -> Result<Packet, PacketError> {
        let [control, low, high, values @ ..] = self.dwords else {
            return Err(PacketError::Length { name: self.name, found: self.dwords.len(), wanted: 4 });
        };
        match (bits(*control, 8, 4), bits(*control, 16, 1)) {
            (1 | 2 | 5, 0) => Ok(Packet::Write(address(*low, *high), values.to_vec())),
            (1 | 2 | 5, one) => Err(self.field("ADDR_INCR", one)),
            (other, _) => Err(self.field("DST_SEL", other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn packet(opcode: u8, body: &[u32]) -> Vec<u32> {
        let header = 3 << 30 | (body.len() as u32 - 1) << 16 | u32::from(opcode) << 8;
        [&[header], body].concat()
    }

    fn parsed(opcode: u8, body: &[u32]) -> Result<Packet, PacketError> {
        let dwords = packet(opcode, body);
        let (packet, length) = Packet::parse(&dwords)?.unwrap();
        assert_eq!(length, dwords.len());
        Ok(packet)
    }

    #[test]
    fn packets_of_a_recorded_dispatch_are_understood() {
        assert_eq!(parsed(SET_SH_REG, &[0x20c, 0x12_3456, 0]), Ok(Packet::SetRegisters(0x2e0c, vec![0x12_3456, 0])));
        assert_eq!(parsed(ACQUIRE_MEM, &[0, u32::MAX, u32::MAX, 0, 0, 0, 0xc3f1]), Ok(Packet::Nothing));
        assert_eq!(parsed(DISPATCH_DIRECT, &[1, 2, 3, 0x8005]), Ok(Packet::Dispatch([1, 2, 3], 0x8005)));
        assert_eq!(parsed(EVENT_WRITE, &[0x407]), Ok(Packet::Nothing));
        let release = parsed(RELEASE_MEM, &[0x514, 1 << 29 | 2 << 24, 0x1000, 2, 7, 0, 5]);
        let wanted = Packet::Release { what: Release::Low, address: 0x2_0000_1000, value: 7, interrupt: Some(5) };
        assert_eq!(release, Ok(wanted));
        let wait = parsed(WAIT_REG_MEM, &[0x15, 0x1000, 2, 3, u32::MAX, 4]);
        let (place, comparison) = (Place::Memory(0x2_0000_1000), Comparison::GreaterOrEqual);
        assert_eq!(wait, Ok(Packet::Wait { place, comparison, reference: 3, mask: u32::MAX }));
        assert_eq!(parsed(WAIT_REG_MEM, &[0x45, 0xe26, 0xe27, u32::MAX, u32::MAX, 4]), Ok(Packet::Nothing));
        let indirect = parsed(INDIRECT_BUFFER, &[0x1000, 2, 1 << 23 | 64]);
        assert_eq!(indirect, Ok(Packet::Indirect(0x2_0000_1000, 64)));
        assert_eq!(Packet::parse(&[0x8000_0000, 7]), Ok(Some((Packet::Nothing, 1))));
        assert_eq!(Packet::parse(&[0xffff_1000, 7]), Ok(Some((Packet::Nothing, 1))));
        assert_eq!(Packet::parse(&[]), Ok(None));
    }

    #[test]
    fn what_is_not_executed_is_named() {
        let told = |result: Result<Packet, PacketError>| result.unwrap_err().to_string();
        assert!(told(parsed(0x2d, &[0])).contains("DRAW_INDEX_AUTO"));
        assert!(told(parsed(0xee, &[0])).contains("opcode 0xee"));
        assert!(told(parsed(DISPATCH_DIRECT, &[1, 2, 3])).contains("3 dwords behind its header, not 4"));
        assert!(told(parsed(EVENT_WRITE, &[0x37])).contains("EVENT_TYPE is 0x37"));
        assert!(told(parsed(COPY_DATA, &[0x204, 0, 0, 0, 0])).contains("SRC_SEL is 0x4"));
        assert!(told(parsed(RELEASE_MEM, &[0x514, 5 << 29, 0, 0, 0, 0, 0])).contains("DATA_SEL is 0x5"));
        assert!(told(parsed(SET_SH_REG, &[0])).contains("SET_SH_REG"));
        assert!(matches!(Packet::parse(&[0x0000_1000]), Err(PacketError::Type(_, 0))));
        assert!(matches!(Packet::parse(&[0xc003_1500, 1]), Err(PacketError::Length { found: 1, wanted: 4, .. })));
    }
}
