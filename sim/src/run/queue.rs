//! The host of a compute unit behind a command processor ([`tombolo_hdl::compute_queue`]): puts packets into a ring in memory, rings
//! the bell, and waits until they are done.

use super::bus::RegisterBus;
use super::fault::Fault;
use super::ports::MemoryPorts;
use crate::engine::{Engine, EngineError, SignalHandle, word};
use crate::launch::program::{ProgramError, RegisterWrite};
use crate::memory::{AddressSpace, MemoryPort, PortTiming, PortViolation, Request, Violation};
use tombolo_hdl::command::packet::{DRAWS, EXECUTES};
use tombolo_hdl::command::processor::CommandError;
use tombolo_hdl::graphics::cb::record::ColourRefusal;
use tombolo_hdl::graphics::db::record::DepthRefusal;
use tombolo_hdl::graphics::pa::record::{PaError, PaRefusal};
use tombolo_hdl::graphics::refusal::DrawUnit;
use tombolo_hdl::graphics::registers::StateRefusal;
use tombolo_hdl::graphics::spi::record::PixelRefusal;
use tombolo_hdl::graphics::vertex::record::VertexRefusal;
use tombolo_hdl::graphics::vgt::record::VgtRefusal;
use tombolo_model::graphics::packet_names;
use tombolo_registers::find_field;

/// A field of CP_QUEUE_STATUS.
const ERROR_SHIFT: u32 = 4;
const ERROR_MASK: u32 = 15;
const OPCODE_SHIFT: u32 = 8;

/// Where the host has put a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring {
    /// Byte address, a multiple of 256.
    pub address: u64,
    /// Its size is 2 to the power of this, in words; at least 1.
    pub log2_words: u32,
}

/// Why the packets are not done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QueueError {
    /// The command processor has stopped at a packet.
    #[error("packet {name} (opcode {opcode:#04x}) at {address:#x}: {}", self.reason())]
    Stopped {
        /// Its name.
        name: &'static str,
        /// Its opcode.
        opcode: u8,
        /// Its byte address.
        address: u64,
        /// What is wrong.
        error: CommandError,
        /// The word, register or address that it is about.
        value: u32,
        /// What ended its dispatch, and the first two words of the instruction.
        fault: Option<(Fault, [u32; 2])>,
    },
    /// They take too long.
    #[error("not done after {cycles} cycles; the last packet was at {address:#x}")]
    Limit {
        /// Cycles.
        cycles: u64,
        /// Its byte address.
        address: u64,
    },
    /// The ring has no room for them.
    #[error("{words} words do not fit into what is free of the ring")]
    Full {
        /// How many.
        words: usize,
    },
    /// The ring is no memory.
    #[error("the ring: {0}")]
    Ring(#[from] Violation),
    /// The design has no command processor.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The table of registers has none.
    #[error(transparent)]
    Register(#[from] ProgramError),
    /// Who follows the hardware has ended the run.
    #[error("ended in cycle {cycle}")]
    Ended {
        /// Cycle of the engine.
        cycle: u64,
    },
}

impl QueueError {
    /// Whether it says that the hardware does not have something, and not that the packets are wrong.
    pub const fn is_refusal(&self) -> bool {
        use CommandError::{Draw, Field, Packet, Register};
        matches!(self, Self::Stopped { error: Packet | Field | Register | Draw, .. })
    }

    fn reason(&self) -> String {
        let Self::Stopped { error, value, fault, .. } = self else { return String::new() };
        match error {
            CommandError::None => "no error".to_owned(),
            CommandError::Header => format!("{value:#010x} is no header of type 2 or 3"),
            CommandError::Packet => "the hardware does not execute it".to_owned(),
            CommandError::Length => "it is shorter than it must be, or longer than its buffer".to_owned(),
            CommandError::Field => {
                format!("it asks for what the hardware does not execute; its first word is {value:#010x}")
            }
            CommandError::Register => {
                format!("register {value:#x} is not there, is not for this, or cannot have the value")
            }
            CommandError::Dispatch => {
                if let Some((fault, [first, second])) = fault {
                    return format!("{fault}, which is {first:#010x} {second:#010x}");
                }
                format!("the dispatch was refused or ended before its time: COMPUTE_STATUS is {value:#x}")
            }
            CommandError::Memory => format!("it reaches outside memory; the low half of the address is {value:#010x}"),
            CommandError::Draw => draw_refusal(*value),
            CommandError::Depth => "more than three indirect buffers call each other".to_owned(),
        }
    }
}

/// Why a draw was refused, by CP_QUEUE_VALUE: the unit in bits 11:8, its reason in 3:0, of the colour block the target in 6:4.
fn draw_refusal(value: u32) -> String {
    fn named<T: std::fmt::Debug>(all: &[T], number: u32) -> String {
        all.get(number as usize).map_or_else(|| format!("reason {number}"), |reason| format!("{reason:?}"))
    }
    let (unit, reason) = (DrawUnit::ALL.get((value >> 8 & 15) as usize), value & 15);
    match unit {
        Some(DrawUnit::State) => format!("the draw is refused: {}", named(StateRefusal::ALL, reason)),
        Some(DrawUnit::Vgt) => format!("VGT refuses the draw: {}", named(VgtRefusal::ALL, reason)),
        Some(DrawUnit::Vertex) => format!("the vertex stage refuses the draw: {}", named(VertexRefusal::ALL, reason)),
        Some(DrawUnit::Pa) => format!("PA refuses the draw: {}", named(PaRefusal::ALL, reason)),
        Some(DrawUnit::Primitive) => format!("PA refuses a primitive: {}", named(PaError::ALL, reason)),
        Some(DrawUnit::Pixel) => format!("the pixel stage refuses the draw: {}", named(PixelRefusal::ALL, reason)),
        Some(DrawUnit::Depth) => format!("DB refuses the draw: {}", named(DepthRefusal::ALL, reason)),
        Some(DrawUnit::Colour) => {
            format!("CB refuses the draw, target {}: {}", value >> 4 & 7, named(ColourRefusal::ALL, reason))
        }
        Some(DrawUnit::Stopped) => "the draw was stopped: a wave has faulted, or the host has ended it".to_owned(),
        Some(DrawUnit::None) | None => format!("the draw ended before its time ({value:#x})"),
    }
}

/// The name of a packet by its opcode.
fn name_of(opcode: u8) -> &'static str {
    let executed = EXECUTES.iter().chain(&DRAWS).find(|packet| packet.opcode == opcode).map(|packet| packet.name);
    let known = || packet_names().find(|(known, _)| *known == opcode).map(|(_, name)| name);
    executed.or_else(known).unwrap_or("without a name")
}

/// Is shown every cycle, once the outputs of the hardware are those of the cycle; it may have more of the hardware settled.
pub type Watcher<'a> = &'a mut dyn FnMut(&mut dyn Engine);

/// Follows the hardware: sees every cycle before its clock edge, with what is handed to memory, which does not hold it yet. It answers whether the
/// run goes on.
pub type Follower<'a> = &'a mut dyn FnMut(&dyn Engine, &AddressSpace, Option<&Request>) -> bool;

/// The host's side.
pub struct Queue<'a> {
    engine: &'a mut dyn Engine,
    ports: MemoryPorts,
    bus: RegisterBus,
    port: MemoryPort,
    busy: SignalHandle,
    interrupt: SignalHandle,
    ring: Ring,
    written: u32,
    watcher: Option<Watcher<'a>>,
    follower: Option<Follower<'a>>,
    /// The cycle in which the follower has ended the run.
    ended: Option<u64>,
    /// What packets have told the host: CP_QUEUE_CONTEXT with each interrupt.
    pub interrupts: Vec<u32>,
}

impl<'a> Queue<'a> {
    /// Switches the queue on, with an empty ring.
    ///
    /// # Errors
    /// [`QueueError::Engine`] for a design without a command processor.
    pub fn start(
        engine: &'a mut dyn Engine,
        timing: PortTiming,
        ring: Ring,
        memory: &mut AddressSpace,
    ) -> Result<Self, QueueError> {
        let (ports, bus) = (MemoryPorts::find(engine)?, RegisterBus::find(engine)?);
        let (busy, interrupt) = (engine.find("busy")?, engine.find("queue_interrupt")?);
        let port = MemoryPort::new(timing);
        let mut queue = Self {
            engine,
            ports,
            bus,
            port,
            busy,
            interrupt,
            ring,
            written: 0,
            watcher: None,
            follower: None,
            ended: None,
            interrupts: vec![],
        };
        queue.restart(memory)?;
        Ok(queue)
    }

    /// Shows every cycle from now on.
    pub fn watch(&mut self, watcher: Watcher<'a>) {
        self.watcher = Some(watcher);
    }

    /// Shows what is handed to memory too, until the follower ends the run.
    pub fn follow(&mut self, follower: Follower<'a>) {
        self.follower = Some(follower);
    }

    /// Forgets an error and what is in the ring, and begins at its first word.
    ///
    /// # Errors
    /// The design has no command processor.
    pub fn restart(&mut self, memory: &mut AddressSpace) -> Result<(), QueueError> {
        self.written = 0;
        let pages = self.ring.address >> 8;
        for (register, field, value) in [
            ("CP_HQD_ACTIVE", "ACTIVE", 0),
            ("CP_HQD_PQ_WPTR", "OFFSET", 0),
            ("CP_HQD_PQ_BASE", "ADDR", pages & u64::from(u32::MAX)),
            ("CP_HQD_PQ_BASE_HI", "ADDR_HI", pages >> 32),
            ("CP_HQD_PQ_CONTROL", "QUEUE_SIZE", u64::from(self.ring.log2_words) - 1),
            ("CP_HQD_ACTIVE", "ACTIVE", 1),
        ] {
            self.write(RegisterWrite::of(register, field, value)?, memory);
        }
        Ok(())
    }

    /// A register write of the host.
    pub fn write(&mut self, write: RegisterWrite, memory: &mut AddressSpace) {
        self.bus.present(self.engine, Some(write));
        self.cycle(memory);
        self.bus.present(self.engine, None);
    }

    /// A register as the host reads it; none where it is refused.
    pub fn read(&mut self, address: u32, memory: &mut AddressSpace) -> Option<u32> {
        self.bus.present_read(self.engine, address);
        self.cycle(memory);
        self.bus.present(self.engine, None);
        self.engine.settle_outputs();
        self.bus.answer(self.engine)
    }

    fn cycle(&mut self, memory: &mut AddressSpace) {
        self.ports.present(self.engine, &self.port);
        self.engine.settle_outputs();
        if let Some(watcher) = &mut self.watcher {
            watcher(self.engine);
        }
        let interrupts = word(self.engine, self.interrupt) != 0;
        let (taken, request) = self.ports.collect(self.engine, &self.port);
        if let Some(follower) = &mut self.follower
            && !follower(self.engine, memory, request.as_ref())
        {
            (self.follower, self.ended) = (None, Some(self.engine.cycles()));
        }
        self.port.tick(memory, taken, request);
        self.engine.step();
        if interrupts {
            let context = self.register("CP_QUEUE_CONTEXT", memory).unwrap_or_default();
            self.interrupts.push(context);
        }
    }

    fn register(&mut self, name: &str, memory: &mut AddressSpace) -> Option<u32> {
        let (register, instance) = tombolo_registers::find(name)?;
        self.read(register.instance_address(instance), memory)
    }

    /// The fault that the registers tell, and the first two words of its instruction, zeros where there is no memory.
    fn fault(&mut self, memory: &mut AddressSpace) -> Option<(Fault, [u32; 2])> {
        let field = |register: &str, name: &str| {
            let (address, field) = find_field(register, name).ok_or(())?;
            Ok((self.read(address, memory).ok_or(())? & field.mask()) >> field.lsb)
        };
        let fault = Fault::read::<()>(field).ok().flatten()?;
        let mut words = [0; 8];
        // What is not there stays zero.
        let _ = memory.read(fault.pc, &mut words);
        let [first, second] =
            [0, 4].map(|at| u32::from_le_bytes([words[at], words[at + 1], words[at + 2], words[at + 3]]));
        Some((fault, [first, second]))
    }

    /// Puts packets into the ring and rings the bell.
    ///
    /// # Errors
    /// [`QueueError::Full`], [`QueueError::Ring`].
    pub fn push(&mut self, words: &[u32], memory: &mut AddressSpace) -> Result<(), QueueError> {
        let mask = (1 << self.ring.log2_words) - 1;
        let read = self.register("CP_HQD_PQ_RPTR", memory).unwrap_or_default();
        let free = mask - (self.written.wrapping_sub(read) & mask);
        if words.len() as u64 > u64::from(free) {
            return Err(QueueError::Full { words: words.len() });
        }
        for word in words {
            memory.write(self.ring.address + 4 * u64::from(self.written), &word.to_le_bytes())?;
            self.written = (self.written + 1) & mask;
        }
        self.write(RegisterWrite::of("CP_HQD_PQ_WPTR", "OFFSET", self.written.into())?, memory);
        Ok(())
    }

    /// Accesses that memory refused, those of shaders too.
    pub fn violations(&self) -> &[PortViolation] {
        self.port.violations()
    }

    /// Goes on for so many cycles, or until everything is done.
    pub fn advance(&mut self, cycles: u64, memory: &mut AddressSpace) -> bool {
        for _ in 0..cycles {
            self.cycle(memory);
            self.engine.settle_outputs();
            if self.ended.is_some() || word(self.engine, self.busy) == 0 {
                return true;
            }
        }
        false
    }

    /// Goes on until all packets are done; how many cycles that took.
    ///
    /// # Errors
    /// [`QueueError::Stopped`], [`QueueError::Limit`] behind `limit` cycles, [`QueueError::Ended`].
    pub fn wait(&mut self, limit: u64, memory: &mut AddressSpace) -> Result<u64, QueueError> {
        let before = self.engine.cycles();
        let done = self.advance(limit, memory);
        if let Some(cycle) = self.ended {
            return Err(QueueError::Ended { cycle });
        }
        let cycles = self.engine.cycles() - before;
        let status = self.register("CP_QUEUE_STATUS", memory).unwrap_or_default();
        let low = self.register("CP_QUEUE_ADDRESS_LO", memory).unwrap_or_default();
        let high = self.register("CP_QUEUE_ADDRESS_HI", memory).unwrap_or_default();
        let address = u64::from(low) | u64::from(high) << 32;
        let error = CommandError::ALL[(status >> ERROR_SHIFT & ERROR_MASK) as usize % CommandError::ALL.len()];
        if error != CommandError::None {
            let opcode = (status >> OPCODE_SHIFT) as u8;
            let value = self.register("CP_QUEUE_VALUE", memory).unwrap_or_default();
            let fault = if error == CommandError::Dispatch { self.fault(memory) } else { None };
            return Err(QueueError::Stopped { name: name_of(opcode), opcode, address, error, value, fault });
        }
        if done { Ok(cycles) } else { Err(QueueError::Limit { cycles, address }) }
    }
}
