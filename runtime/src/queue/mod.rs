//! Queues of a driver: PM4 packets of a compute queue on gfx12, and AQL packets.
//!
//! A queue has the state that a command processor keeps: registers, an indirect buffer that it is in. Packets are executed in the call
//! that brings them, up to one that waits: the caller calls again when what it waits for may have come.

mod aql;
mod packet;
mod registers;

use crate::device::{Device, Statistics};
use crate::error::{Error, ErrorKind};
pub use packet::{Comparison, Packet, PacketError, Place, Release};
use registers::Registers;
use std::sync::OnceLock;
use std::time::Instant;

/// Ticks a second of the clock that packets write to memory, that of the hardware's reference clock.
const TICKS: u128 = 100_000_000;

/// An indirect buffer that waits for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Indirect {
    address: u64,
    dwords: u32,
}

/// A compute queue.
#[derive(Debug, Clone, Default)]
pub struct Queue {
    registers: Registers,
    indirect: Option<Indirect>,
}

/// How far a queue has come.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Progress {
    /// Dwords, or AQL packets, that have been executed and are not to be given again.
    pub taken: usize,
    /// The next packet waits for memory or a signal.
    pub waits: bool,
    /// Dispatches that have run.
    pub dispatches: u64,
    /// What they did together.
    pub statistics: Statistics,
    /// Numbers of the interrupts that packets asked for.
    pub interrupts: Vec<u32>,
}

impl Progress {
    fn add(&mut self, done: &Statistics) {
        let all = &mut self.statistics;
        let cycles = done.cycles.map(|cycles| cycles + all.cycles.unwrap_or(0));
        let before = all.lines.unwrap_or_default();
        let lines = done.lines.map(|lines| [lines[0] + before[0], lines[1] + before[1]]);
        let (waves, instructions) = (all.waves + done.waves, all.instructions + done.instructions);
        *all = Statistics { cycles, waves, instructions, lines, seconds: all.seconds + done.seconds };
        self.dispatches += 1;
    }
}

/// What a packet made of the queue.
enum Step {
    Done,
    Waits,
    Enters(Indirect),
}

impl From<PacketError> for Error {
    fn from(error: PacketError) -> Self {
        let kind = match error {
            PacketError::Opcode { .. } | PacketError::Field { .. } => ErrorKind::Unsupported,
            PacketError::Type(..) | PacketError::Length { .. } => ErrorKind::Value,
        };
        Self::new(kind, error.to_string())
    }
}

impl Queue {
    /// A queue with all registers 0.
    pub fn new() -> Self {
        Self::default()
    }

    /// Executes PM4 packets, up to the end or to one that waits. The packets behind [`Progress::taken`] are to be given again. After
    /// an error the queue is as new.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`]: a packet, a field or a register that is not there, by name. [`ErrorKind::Value`]: no packet, or not
    /// a whole one. [`ErrorKind::NotMapped`]: a packet reads or writes memory that is not there. As [`Device::dispatch`].
    pub fn execute(&mut self, device: &Device, dwords: &[u32]) -> Result<Progress, Error> {
        self.run(device, dwords).inspect_err(|_| *self = Self::new())
    }

    fn run(&mut self, device: &Device, dwords: &[u32]) -> Result<Progress, Error> {
        let mut progress = Progress::default();
        loop {
            if self.finish_indirect(device, &mut progress)? {
                progress.waits = true;
                return Ok(progress);
            }
            let Some((packet, length)) = Packet::parse(&dwords[progress.taken..])? else { return Ok(progress) };
            match self.step(device, &packet, &mut progress)? {
                Step::Waits => {
                    progress.waits = true;
                    return Ok(progress);
                }
                Step::Done => {}
                Step::Enters(indirect) => self.indirect = Some(indirect),
            }
            progress.taken += length;
        }
    }

    /// Executes what is left of the indirect buffer; answers whether it waits.
    fn finish_indirect(&mut self, device: &Device, progress: &mut Progress) -> Result<bool, Error> {
        let Some(Indirect { address, dwords }) = self.indirect else { return Ok(false) };
        let mut bytes = vec![0; 4 * dwords as usize];
        device.read(address, &mut bytes)?;
        let all: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        let mut at = 0;
        while let Some((packet, length)) = Packet::parse(&all[at..])? {
            match self.step(device, &packet, progress)? {
                Step::Done => at += length,
                Step::Waits => {
                    let (address, dwords) = (address + 4 * at as u64, dwords - at as u32);
                    self.indirect = Some(Indirect { address, dwords });
                    return Ok(true);
                }
                Step::Enters(_) => {
                    let message = "an INDIRECT_BUFFER within an indirect buffer, which a compute queue does not have";
                    return Err(Error::new(ErrorKind::Unsupported, message));
                }
            }
        }
        self.indirect = None;
        Ok(false)
    }

    fn step(&mut self, device: &Device, packet: &Packet, progress: &mut Progress) -> Result<Step, Error> {
        match packet {
            Packet::Nothing => {}
            Packet::SetRegisters(first, values) => self.registers.set(*first, values)?,
            Packet::Dispatch(sizes, initiator) => self.dispatch(device, *sizes, *initiator, progress)?,
            Packet::DispatchIndirect(address, initiator) => {
                let mut bytes = [0; 12];
                device.read(*address, &mut bytes)?;
                let [x, y, z] =
                    [0, 4, 8].map(|at| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]));
                self.dispatch(device, [x, y, z], *initiator, progress)?;
            }
            Packet::Release { what, address, value, interrupt } => {
                match what {
                    Release::Nothing => {}
                    Release::Low => device.write(*address, &value.to_le_bytes()[..4])?,
                    Release::Whole => device.write(*address, &value.to_le_bytes())?,
                    Release::Clock => device.write(*address, &clock().to_le_bytes())?,
                }
                progress.interrupts.extend(interrupt);
            }
            Packet::Wait { place, comparison, reference, mask } => {
                let value = self.value(device, *place, false)? as u32;
                if !comparison.holds(value & mask, *reference) {
                    return Ok(Step::Waits);
                }
            }
            Packet::Indirect(address, dwords) => {
                return Ok(Step::Enters(Indirect { address: *address, dwords: *dwords }));
            }
            Packet::Copy(from, to, wide) => {
                let value = self.value(device, *from, *wide)?.to_le_bytes();
                device.write(*to, &value[..if *wide { 8 } else { 4 }])?;
            }
            Packet::Write(address, values) => {
                let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
                device.write(*address, &bytes)?;
            }
        }
        Ok(Step::Done)
    }

    fn dispatch(&self, device: &Device, sizes: [u32; 3], initiator: u32, progress: &mut Progress) -> Result<(), Error> {
        if let Some(described) = self.registers.dispatch(sizes, initiator)? {
            progress.add(&device.dispatch(&described.raw())?);
        }
        Ok(())
    }

    fn value(&self, device: &Device, place: Place, wide: bool) -> Result<u64, Error> {
        match place {
            Place::Memory(address) => {
                let mut bytes = [0; 8];
                device.read(address, &mut bytes[..if wide { 8 } else { 4 }])?;
                Ok(u64::from_le_bytes(bytes))
            }
            Place::Register(dword) if wide => {
                let high = self.registers.get(dword.wrapping_add(1))?;
                Ok(u64::from(self.registers.get(dword)?) | u64::from(high) << 32)
            }
            Place::Register(dword) => Ok(self.registers.get(dword)?.into()),
            Place::Immediate(value) => Ok(value),
            Place::Clock => Ok(clock()),
        }
    }
}

/// The clock: time since its first use.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let nanoseconds = START.get_or_init(Instant::now).elapsed().as_nanos();
    u64::try_from(1 + nanoseconds * TICKS / 1_000_000_000).unwrap_or(u64::MAX)
}
