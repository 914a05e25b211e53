//! The command processor: reads streams and does what their packets say, one after the other. Everything has happened when a
//! packet has been read, so that events that wait, and caches, have nothing to do.

use super::Machine;
use super::error::Error;
use super::packet::{Packet, Stream, name, opcode, read};
use super::registers::RegisterFile;
use crate::memory::Memory;
use crate::program::Program;

/// Streams that may call each other.
const DEPTH: usize = 8;
/// Where the register spaces of SET_*_REG begin and end, in bytes.
const SPACES: [(u8, u32, u32); 4] = [
    (opcode::SET_CONFIG_REG, 0x8000, 0xb000),
    (opcode::SET_SH_REG, 0xb000, 0xc000),
    (opcode::SET_CONTEXT_REG, 0x28000, 0x29000),
    (opcode::SET_UCONFIG_REG, 0x30000, 0x40000),
];
/// Event types of EVENT_WRITE that write to memory.
const ZPASS_DONE: u32 = 0x15;
const SAMPLE_PIPELINESTAT: u32 = 0x1e;
/// Streamout events, 0x01 to 0x03 and 0x20.
const SAMPLE_STREAMOUT: [u32; 4] = [0x01, 0x02, 0x03, 0x20];

/// Packets that have nothing to do here.
const NOTHING: &[u8] = &[
    opcode::NOP,
    opcode::CONTEXT_CONTROL,
    opcode::PFP_SYNC_ME,
    opcode::REWIND,
    opcode::INCREMENT_CE_COUNTER,
    opcode::INCREMENT_DE_COUNTER,
    opcode::WAIT_ON_CE_COUNTER,
    opcode::WAIT_ON_DE_COUNTER_DIFF,
];

/// Packets that are executed, beside those that have nothing to do.
const EXECUTED: &[u8] = &[
    opcode::SET_BASE,
    opcode::CLEAR_STATE,
    opcode::INDEX_BUFFER_SIZE,
    opcode::DISPATCH_DIRECT,
    opcode::DISPATCH_INDIRECT,
    opcode::SET_PREDICATION,
    opcode::COND_EXEC,
    opcode::DRAW_INDIRECT,
    opcode::DRAW_INDEX_INDIRECT,
    opcode::INDEX_BASE,
    opcode::DRAW_INDEX_2,
    opcode::INDEX_TYPE,
    opcode::DRAW_INDIRECT_MULTI,
    opcode::DRAW_INDEX_AUTO,
    opcode::NUM_INSTANCES,
    opcode::DRAW_INDEX_OFFSET_2,
    opcode::WRITE_DATA,
    opcode::DRAW_INDEX_INDIRECT_MULTI,
    opcode::WAIT_REG_MEM,
    opcode::INDIRECT_BUFFER,
    opcode::COPY_DATA,
    opcode::SURFACE_SYNC,
    opcode::EVENT_WRITE,
    opcode::EVENT_WRITE_EOP,
    opcode::EVENT_WRITE_EOS,
    opcode::RELEASE_MEM,
    opcode::DMA_DATA,
    opcode::ACQUIRE_MEM,
    opcode::SET_CONFIG_REG,
    opcode::SET_CONTEXT_REG,
    opcode::SET_SH_REG,
    opcode::SET_UCONFIG_REG,
];

/// What the model does with a packet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Support {
    /// It is executed.
    Executed,
    /// It has nothing to do: the model has finished before the next packet.
    Nothing,
    /// It is refused by name.
    Refused,
}

/// What the model does with a packet.
pub fn support(opcode: u8) -> Support {
    if NOTHING.contains(&opcode) {
        Support::Nothing
    } else if EXECUTED.contains(&opcode) {
        Support::Executed
    } else {
        Support::Refused
    }
}

/// What the command processor keeps between packets.
#[derive(Debug, Clone, Default)]
pub(super) struct State {
    pub(super) index_base: u64,
    pub(super) index_size: u32,
    pub(super) index_type: u32,
    pub(super) instances: u32,
    /// SET_BASE: where the arguments of indirect draws and dispatches are.
    pub(super) arguments: u64,
}

impl State {
    /// Before the first packet.
    pub(super) fn new() -> State {
        State { instances: 1, ..State::default() }
    }
}

impl Machine {
    /// Executes a stream of `bytes` bytes at `address`, and those that it calls.
    ///
    /// # Errors
    /// [`Error`]; what was done before stays done.
    pub fn execute(&mut self, memory: &mut dyn Memory, address: u64, bytes: u64) -> Result<(), Error> {
        let mut streams = vec![Stream { address, words: bytes / 4 }];
        while let Some(stream) = streams.last_mut() {
            let Some(packet) = stream.next(memory)? else {
                streams.pop();
                continue;
            };
            *self.statistics.packets.entry(name(packet.opcode)).or_insert(0) += 1;
            self.budget.spend(1)?;
            match packet.opcode {
                opcode::INDIRECT_BUFFER => {
                    let control = packet.word(2)?;
                    let called = Stream { address: packet.address_at(0, 16)? & !3, words: (control & 0xf_ffff).into() };
                    const CHAIN: u32 = 1 << 20;
                    if control & CHAIN != 0 {
                        *stream = called;
                    } else if streams.len() < DEPTH {
                        streams.push(called);
                    } else {
                        return Err(packet.refuse(format!("more than {DEPTH} streams call each other")));
                    }
                }
                opcode::COND_EXEC => {
                    let address = packet.address_at(0, 16)? & !3;
                    if read(memory, address)? == 0 {
                        stream.skip((packet.word(3)? & 0x3fff).into());
                    }
                }
                _ => self.packet(memory, &packet)?,
            }
        }
        Ok(())
    }

    fn packet(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        if let Some(&(_, begin, end)) = SPACES.iter().find(|(opcode, ..)| *opcode == packet.opcode) {
            return set(&mut self.registers, packet, begin, end);
        }
        match packet.opcode {
            nothing if NOTHING.contains(&nothing) => {}
            opcode::CLEAR_STATE => self.registers.clear_state(),
            // Code may have changed.
            opcode::SURFACE_SYNC | opcode::ACQUIRE_MEM => self.program = Program::of(self.program.target()),
            opcode::SET_BASE => match packet.word(0)? & 15 {
                1 => self.state.arguments = packet.address_at(1, 16)?,
                other => return Err(packet.refuse(format!("base {other}; only that of indirect arguments (1) is"))),
            },
            opcode::INDEX_BASE => self.state.index_base = packet.address_at(0, 16)?,
            opcode::INDEX_BUFFER_SIZE => self.state.index_size = packet.word(0)?,
            opcode::INDEX_TYPE => self.state.index_type = packet.word(0)?,
            opcode::NUM_INSTANCES => self.state.instances = packet.word(0)?,
            opcode::SET_PREDICATION => {
                if packet.word(1)? >> 16 & 7 != 0 {
                    return Err(packet.refuse("conditional rendering is not modelled"));
                }
            }
            opcode::DRAW_INDEX_AUTO => self.draw_auto(memory, packet.word(0)?)?,
            opcode::DRAW_INDEX_2 => {
                let (limit, base) = (packet.word(0)?, packet.address_at(1, 16)?);
                self.draw_indexed(memory, packet, base, limit, packet.word(3)?)?;
            }
            opcode::DRAW_INDEX_OFFSET_2 => {
                let (limit, first, count) = (packet.word(0)?, packet.word(1)?, packet.word(2)?);
                self.draw_from(memory, packet, first, limit, count)?;
            }
            opcode::DRAW_INDIRECT | opcode::DRAW_INDEX_INDIRECT => {
                let at = self.state.arguments.wrapping_add(packet.word(0)?.into());
                self.draw_indirect(memory, packet, at)?;
            }
            opcode::DRAW_INDIRECT_MULTI | opcode::DRAW_INDEX_INDIRECT_MULTI => self.draw_many(memory, packet)?,
            opcode::DISPATCH_DIRECT => {
                let size = [packet.word(0)?, packet.word(1)?, packet.word(2)?];
                self.dispatch(memory, size, packet.word(3)?)?;
            }
            opcode::DISPATCH_INDIRECT => {
                // Compute queues give the address itself, graphics queues an offset from the base.
                let (at, initiator) = match packet.body.len() {
                    3.. => (packet.address_at(0, 16)? & !3, packet.word(2)?),
                    _ => (self.state.arguments.wrapping_add(packet.word(0)?.into()), packet.word(1)?),
                };
                let size = [read(memory, at)?, read(memory, at.wrapping_add(4))?, read(memory, at.wrapping_add(8))?];
                self.dispatch(memory, size, initiator)?;
            }
            opcode::WRITE_DATA => self.write_data(memory, packet)?,
            opcode::COPY_DATA => self.copy_data(memory, packet)?,
            opcode::DMA_DATA => self.dma(memory, packet)?,
            opcode::EVENT_WRITE => self.event(memory, packet)?,
            opcode::EVENT_WRITE_EOP => {
                let data = u64::from(packet.word(3)?) | u64::from(packet.word(4)?) << 32;
                self.release(memory, packet, packet.address_at(1, 16)?, packet.word(2)? >> 29, data)?;
            }
            opcode::EVENT_WRITE_EOS => {
                let data = packet.word(3)?.into();
                match packet.word(2)? >> 29 {
                    2 => self.release(memory, packet, packet.address_at(1, 16)?, 1, data)?,
                    other => return Err(packet.refuse(format!("command {other}; only storing data (2) is"))),
                }
            }
            opcode::RELEASE_MEM => {
                let data = u64::from(packet.word(4)?) | u64::from(packet.word(5)?) << 32;
                self.release(memory, packet, packet.address_at(2, 16)?, packet.word(1)? >> 29, data)?;
            }
            opcode::WAIT_REG_MEM => self.wait(memory, packet)?,
            _ => return Err(packet.refuse("the model does not execute it")),
        }
        Ok(())
    }

    fn write_data(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        const ONE_ADDRESS: u32 = 1 << 16;
        let control = packet.word(0)?;
        let address = packet.address_at(1, 32)?;
        let data = packet.body.get(3..).unwrap_or_default();
        for (index, &word) in (0..).zip(data) {
            let index = if control & ONE_ADDRESS != 0 { 0 } else { index };
            match control >> 8 & 15 {
                0 => self.registers.write((address as u32).wrapping_add(index) << 2, word)?,
                1 | 2 | 5 => store(memory, (address & !3).wrapping_add(4 * u64::from(index)), &word.to_le_bytes())?,
                other => return Err(packet.refuse(format!("destination {other}; registers and memory are"))),
            }
        }
        Ok(())
    }

    fn copy_data(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        let control = packet.word(0)?;
        let words = 1 + u64::from(control >> 16 & 1);
        let (from, to) = (packet.address_at(1, 32)?, packet.address_at(3, 32)?);
        for index in 0..words {
            let value = match control & 15 {
                0 => self.registers.word_at((from as u32).wrapping_add(index as u32) << 2),
                1 | 2 => read(memory, (from & !3).wrapping_add(4 * index))?,
                5 => (from >> (32 * index)) as u32,
                // The clock: what has been executed so far.
                9 => (self.statistics.instructions >> (32 * index)) as u32,
                other => return Err(packet.refuse(format!("source {other} is not modelled"))),
            };
            match control >> 8 & 15 {
                0 => self.registers.write((to as u32).wrapping_add(index as u32) << 2, value)?,
                1 | 2 | 5 => store(memory, (to & !3).wrapping_add(4 * index), &value.to_le_bytes())?,
                other => return Err(packet.refuse(format!("destination {other} is not modelled"))),
            }
        }
        Ok(())
    }

    /// DMA_DATA: copies memory, or fills it with a word.
    fn dma(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        const CHUNK: usize = 4096;
        /// SAS, DAS, SAIC, DAIC: registers, and addresses that stay.
        const SPECIAL: u32 = 0xf << 26;
        let (control, command) = (packet.word(0)?, packet.word(5)?);
        let (from, to) = (packet.address_at(1, 32)?, packet.address_at(3, 32)?);
        if command & SPECIAL != 0 {
            return Err(packet.refuse("registers and addresses that stay as they are"));
        }
        if !matches!(control >> 20 & 3, 0 | 3) {
            return Err(packet.refuse("its destination is not memory"));
        }
        let bytes = (command & 0x1f_ffff) as usize;
        let mut at = 0;
        while at < bytes {
            self.budget.spend(1)?;
            let mut chunk = vec![0; CHUNK.min(bytes - at)];
            match control >> 29 & 3 {
                2 => chunk.iter_mut().enumerate().for_each(|(index, byte)| *byte = (from >> (8 * (index % 4))) as u8),
                0 | 3 => {
                    memory.read(from.wrapping_add(at as u64), &mut chunk).map_err(Error::memory("command processor"))?
                }
                _ => return Err(packet.refuse("its source is the global data share")),
            }
            store(memory, to.wrapping_add(at as u64), &chunk)?;
            at += chunk.len();
        }
        Ok(())
    }

    fn event(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        match packet.word(0)? & 0x3f {
            ZPASS_DONE => {
                // Bit 63: the count is there.
                let count = self.statistics.samples_passed | 1 << 63;
                store(memory, packet.address_at(1, 16)? & !7, &count.to_le_bytes())
            }
            SAMPLE_PIPELINESTAT => Err(packet.refuse("pipeline statistics are not modelled")),
            event if SAMPLE_STREAMOUT.contains(&event) => Err(packet.refuse("streamout is not modelled")),
            // Flushes and waits.
            _ => Ok(()),
        }
    }

    /// What follows an event at the end of the pipeline: nothing, 32 bits, 64 bits or the clock to memory.
    fn release(
        &mut self,
        memory: &mut dyn Memory,
        packet: &Packet,
        address: u64,
        select: u32,
        data: u64,
    ) -> Result<(), Error> {
        match select {
            0 => Ok(()),
            1 => store(memory, address & !3, &(data as u32).to_le_bytes()),
            2 => store(memory, address & !7, &data.to_le_bytes()),
            3 => store(memory, address & !7, &self.statistics.instructions.to_le_bytes()),
            other => Err(packet.refuse(format!("data {other} is not modelled"))),
        }
    }

    fn wait(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        let control = packet.word(0)?;
        let (reference, mask) = (packet.word(3)?, packet.word(4)?);
        let (value, place) = if control >> 4 & 1 != 0 {
            let address = packet.address_at(1, 16)? & !3;
            (read(memory, address)?, format!("memory {address:#x}"))
        } else {
            let address = packet.word(1)? << 2;
            (self.registers.word_at(address), format!("register {address:#x}"))
        };
        let value = value & mask;
        let holds = match control & 7 {
            0 => true,
            1 => value < reference,
            2 => value <= reference,
            3 => value == reference,
            4 => value != reference,
            5 => value >= reference,
            6 => value > reference,
            _ => return Err(packet.refuse("function 7 is reserved")),
        };
        if holds {
            return Ok(());
        }
        let what = format!("{place} (now {value:#x}, compared with {reference:#x} by function {})", control & 7);
        Err(Error::Stuck { address: packet.address, what })
    }
}

/// SET_*_REG: words to registers behind each other.
fn set(registers: &mut RegisterFile, packet: &Packet, begin: u32, end: u32) -> Result<(), Error> {
    let first = begin + 4 * (packet.word(0)? & 0xffff);
    for (address, &value) in (first..).step_by(4).zip(&packet.body[1..]) {
        if address >= end {
            return Err(Error::Register { address, value });
        }
        registers.write(address, value)?;
    }
    Ok(())
}

fn store(memory: &mut dyn Memory, address: u64, bytes: &[u8]) -> Result<(), Error> {
    memory.write(address, bytes).map_err(Error::memory("command processor"))
}
