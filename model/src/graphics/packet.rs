//! Packets of a command stream: how they lie in memory, and their names (PM4, as public drivers write it; the reference has
//! registers only).

use super::error::Error;
use crate::memory::Memory;

/// Packets with a body, by their names in public drivers.
macro_rules! packets {
    ($($name:ident $opcode:literal)*) => {
        /// Opcodes.
        pub mod opcode {
            $(pub const $name: u8 = $opcode;)*
        }
        const NAMES: &[(u8, &str)] = &[$((opcode::$name, stringify!($name))),*];
    };
}

packets! {
    NOP 0x10 SET_BASE 0x11 CLEAR_STATE 0x12 INDEX_BUFFER_SIZE 0x13 DISPATCH_DIRECT 0x15 DISPATCH_INDIRECT 0x16
    ATOMIC_MEM 0x1e OCCLUSION_QUERY 0x1f SET_PREDICATION 0x20 REG_RMW 0x21 COND_EXEC 0x22 PRED_EXEC 0x23
    DRAW_INDIRECT 0x24 DRAW_INDEX_INDIRECT 0x25 INDEX_BASE 0x26 DRAW_INDEX_2 0x27 CONTEXT_CONTROL 0x28 INDEX_TYPE 0x2a
    DRAW_INDIRECT_MULTI 0x2c DRAW_INDEX_AUTO 0x2d NUM_INSTANCES 0x2f DRAW_INDEX_MULTI_AUTO 0x30
    INDIRECT_BUFFER_CONST 0x33 STRMOUT_BUFFER_UPDATE 0x34 DRAW_INDEX_OFFSET_2 0x35 WRITE_DATA 0x37
    DRAW_INDEX_INDIRECT_MULTI 0x38 MEM_SEMAPHORE 0x39 WAIT_REG_MEM 0x3c INDIRECT_BUFFER 0x3f COPY_DATA 0x40 CP_DMA 0x41
    PFP_SYNC_ME 0x42 SURFACE_SYNC 0x43 COND_WRITE 0x45 EVENT_WRITE 0x46 EVENT_WRITE_EOP 0x47 EVENT_WRITE_EOS 0x48
    RELEASE_MEM 0x49 DMA_DATA 0x50 CONTEXT_REG_RMW 0x51 ACQUIRE_MEM 0x58 REWIND 0x59 LOAD_UCONFIG_REG 0x5e LOAD_SH_REG 0x5f
    LOAD_CONFIG_REG 0x60 LOAD_CONTEXT_REG 0x61 SET_CONFIG_REG 0x68 SET_CONTEXT_REG 0x69 SET_CONTEXT_REG_INDIRECT 0x73
    SET_SH_REG 0x76 SET_SH_REG_OFFSET 0x77 SET_QUEUE_REG 0x78 SET_UCONFIG_REG 0x79 LOAD_CONST_RAM 0x80
    WRITE_CONST_RAM 0x81 DUMP_CONST_RAM 0x83 INCREMENT_CE_COUNTER 0x84 INCREMENT_DE_COUNTER 0x85
    WAIT_ON_CE_COUNTER 0x86 WAIT_ON_DE_COUNTER_DIFF 0x88
}

/// The name of a packet by its opcode.
pub fn name(opcode: u8) -> String {
    let known = NAMES.iter().find(|(known, _)| *known == opcode);
    known.map_or_else(|| format!("OP_{opcode:02x}"), |(_, name)| (*name).to_owned())
}

/// Every packet that has a name, by opcode.
pub fn names() -> impl Iterator<Item = (u8, &'static str)> {
    NAMES.iter().copied()
}

/// A packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packet {
    /// Byte address of its header.
    pub address: u64,
    /// What it does.
    pub opcode: u8,
    /// The words after the header.
    pub body: Vec<u32>,
}

impl Packet {
    /// Word `index` of the body.
    ///
    /// # Errors
    /// [`Error::Damaged`] if the packet is too short.
    pub fn word(&self, index: usize) -> Result<u32, Error> {
        let found = self.body.get(index).copied();
        found.ok_or(Error::Damaged { address: self.address, reason: "it is too short for what it does" })
    }

    /// A byte address in words `index` and `index + 1`, `high` bits of the second.
    pub fn address_at(&self, index: usize, high: u32) -> Result<u64, Error> {
        let upper = u64::from(self.word(index + 1)?) & ((1 << high) - 1);
        Ok(u64::from(self.word(index)?) | upper << 32)
    }

    /// The refusal of this packet.
    pub fn refuse(&self, reason: impl Into<String>) -> Error {
        Error::Packet { name: name(self.opcode), opcode: self.opcode, address: self.address, reason: reason.into() }
    }
}

/// The words of one stream that are still to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stream {
    /// Byte address of the next word.
    pub address: u64,
    /// How many words there are from there on.
    pub words: u64,
}

impl Stream {
    /// The next packet with a body; none at the end. Fillers are passed over.
    ///
    /// # Errors
    /// [`Error::Damaged`], [`Error::Memory`], [`Error::Packet`] for a packet of type 0 or 1.
    pub fn next(&mut self, memory: &mut dyn Memory) -> Result<Option<Packet>, Error> {
        while self.words > 0 {
            let address = self.address;
            let header = read(memory, address)?;
            let count = u64::from(header >> 16 & 0x3fff) + 1;
            let body = match header >> 30 {
                2 => 0,
                // The filler of one word that type 3 has.
                3 if count == 0x4000 => 0,
                3 => count,
                kind => {
                    let name = format!("TYPE_{kind}");
                    let reason = "drivers of this machine write packets of type 3 only".to_owned();
                    return Err(Error::Packet { name, opcode: 0, address, reason });
                }
            };
            if body >= self.words {
                return Err(Error::Damaged { address, reason: "it ends outside its stream" });
            }
            self.address += 4 * (1 + body);
            self.words -= 1 + body;
            if body > 0 {
                let mut bytes = vec![0; 4 * body as usize];
                memory.read(address + 4, &mut bytes).map_err(Error::memory("command processor"))?;
                let body = bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
                return Ok(Some(Packet { address, opcode: (header >> 8) as u8, body: body.collect() }));
            }
        }
        Ok(None)
    }

    /// Passes over words (COND_EXEC).
    pub fn skip(&mut self, words: u64) {
        let words = words.min(self.words);
        self.address += 4 * words;
        self.words -= words;
    }
}

/// A word of memory.
pub fn read(memory: &mut dyn Memory, address: u64) -> Result<u32, Error> {
    let mut bytes = [0; 4];
    memory.read(address, &mut bytes).map_err(Error::memory("command processor"))?;
    Ok(u32::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{Region, Regions};
    use pretty_assertions::assert_eq;

    fn memory(words: &[u32]) -> Regions {
        let mut memory = Regions::new();
        let data = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert!(memory.add(Region { base: 0x1000, data, writable: true }));
        memory
    }

    #[test]
    fn fillers_are_passed_over_and_bodies_are_read() {
        let words = [0xffff_1000, 0x8000_0000, 0xc001_6900, 0x200, 7];
        let mut stream = Stream { address: 0x1000, words: 5 };
        let packet = stream.next(&mut memory(&words)).unwrap().unwrap();
        assert_eq!(packet, Packet { address: 0x1008, opcode: opcode::SET_CONTEXT_REG, body: vec![0x200, 7] });
        assert_eq!(stream.next(&mut memory(&words)), Ok(None));
    }

    #[test]
    fn a_packet_that_leaves_its_stream_is_damaged() {
        let mut stream = Stream { address: 0x1000, words: 2 };
        let error = stream.next(&mut memory(&[0xc001_6900, 0x200]));
        assert_eq!(error, Err(Error::Damaged { address: 0x1000, reason: "it ends outside its stream" }));
    }

    #[test]
    fn packets_have_the_names_of_public_drivers() {
        assert_eq!(name(opcode::DRAW_INDEX_2), "DRAW_INDEX_2");
        assert_eq!(name(0x01), "OP_01");
    }
}
