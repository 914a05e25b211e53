//! A work-group: its waves, their LDS and barriers, run to the end in turns.

use crate::barrier::{Barriers, Which};
use crate::fault::Fault;
use crate::flow::Next;
use crate::lds::Lds;
use crate::memory::Memory;
use crate::program::{Prepared, Program, Unit, fetch};
use crate::sanitize::{Finding, Sanitizer};
use crate::trap::{Guarded, WATCHES, Watch, flag};
use crate::vmem::Ports;
use crate::wave::{ViolationSource, Wave};
use std::fmt::Write;
use thiserror::Error;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::target::Target;

/// What a wave of a group is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activity {
    /// Executing instructions.
    Running,
    /// In S_BARRIER_WAIT.
    Waiting(Which),
    /// Halted by S_SETHALT or S_SENDMSGHALT.
    Halted,
    /// Ended.
    Ended,
}

/// A wave and what it is doing.
#[derive(Debug, Clone)]
pub struct Member {
    /// The wave.
    pub wave: Wave,
    /// What it is doing.
    pub activity: Activity,
}

/// Work done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Instructions of all waves.
    pub instructions: u64,
    /// The same, vector instructions counted once for each active lane.
    pub lane_instructions: u64,
}

/// Why a group did not run to its end.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RunError {
    /// An instruction could not be executed.
    #[error("wave {wave} at {pc:#x}: {fault} ({mnemonic}{})", words_text(.words))]
    Fault {
        /// The wave's place in its group.
        wave: u32,
        /// Byte address of the instruction.
        pc: u64,
        /// Its words, up to four, as far as they can be fetched.
        words: Vec<u32>,
        /// Its mnemonic, or why there is none.
        mnemonic: String,
        /// What went wrong.
        fault: Fault,
    },
    /// The instruction limit is used up.
    #[error("no end after {limit} instructions: {waves}")]
    Limit {
        /// The limit.
        limit: u64,
        /// What each wave is doing.
        waves: String,
    },
    /// No wave can go on.
    #[error("no wave can go on: {waves}")]
    Stuck {
        /// What each wave is doing.
        waves: String,
    },
}

impl RunError {
    /// Whether it only says that the limit was used up.
    pub const fn is_limit(&self) -> bool {
        matches!(self, RunError::Limit { .. })
    }

    /// Whether it only says that the model refuses something.
    pub const fn is_unsupported(&self) -> bool {
        matches!(self, RunError::Fault { fault: Fault::Unsupported { .. }, .. })
    }
}

fn words_text(words: &[u32]) -> String {
    words.iter().fold(String::new(), |text, word| format!("{text} {word:08x}"))
}

/// Instructions a wave executes before it is another one's turn.
const TURN: u32 = 64;

/// A work-group.
pub struct Group {
    /// Its waves, in order.
    pub members: Vec<Member>,
    /// Its LDS.
    pub lds: Lds,
    barriers: Barriers,
    /// Work done so far.
    pub statistics: Statistics,
    sanitizer: Option<Box<Sanitizer>>,
    /// Addresses that the host watches, of every wave.
    pub watches: [Option<Watch>; WATCHES],
}

impl Group {
    /// A group of `waves`, ready to run at their program counters.
    pub fn new(waves: Vec<Wave>, lds: Lds) -> Group {
        const IN_WORK_GROUP: u32 = 1 << 11;
        let several = waves.len() > 1;
        let start = |mut wave: Wave| {
            if several {
                wave.hardware.status |= IN_WORK_GROUP;
            }
            Member { wave, activity: Activity::Running }
        };
        Group {
            barriers: Barriers::new(waves.len() as u32),
            members: waves.into_iter().map(start).collect(),
            lds,
            statistics: Statistics::default(),
            sanitizer: None,
            watches: [None; WATCHES],
        }
    }

    /// From here on looks for what goes wrong without failing; `allocated` bytes of LDS are the group's. Nothing may have
    /// been executed before.
    pub fn sanitize(&mut self, allocated: u32) {
        self.sanitizer = Some(Box::new(Sanitizer::new(self.members.len(), allocated)));
        self.lds.log();
        self.members.iter_mut().for_each(|member| member.wave.record());
    }

    /// What was found since [`Self::sanitize`].
    pub fn take_findings(&mut self) -> Vec<Finding> {
        self.sanitizer.take().map(|sanitizer| sanitizer.into_findings()).unwrap_or_default()
    }

    /// Runs every wave to its end, at most `limit` instructions in all.
    pub fn run(&mut self, program: &mut Program, memory: &mut dyn Memory, limit: u64) -> Result<(), RunError> {
        loop {
            let progress = self.round(program, memory, limit)?;
            if self.has_ended() {
                return Ok(());
            }
            if !progress {
                return Err(RunError::Stuck { waves: self.describe() });
            }
        }
    }

    /// A turn of each wave, at most `limit` instructions in all since the beginning; answers whether one of them executed anything.
    ///
    /// # Errors
    /// [`RunError::Fault`] and [`RunError::Limit`].
    pub fn round(&mut self, program: &mut Program, memory: &mut dyn Memory, limit: u64) -> Result<bool, RunError> {
        let mut progress = false;
        for index in 0..self.members.len() {
            progress |= self.turn(index, program, memory, limit)?;
        }
        Ok(progress)
    }

    /// Whether every wave has ended.
    pub fn has_ended(&self) -> bool {
        self.members.iter().all(|member| member.activity == Activity::Ended)
    }

    /// One wave's turn; answers whether it executed anything.
    fn turn(
        &mut self,
        index: usize,
        program: &mut Program,
        memory: &mut dyn Memory,
        limit: u64,
    ) -> Result<bool, RunError> {
        let mut progress = false;
        for _ in 0..TURN {
            match self.members[index].activity {
                Activity::Running | Activity::Waiting(_) => {}
                Activity::Halted if self.members[index].wave.host_asks() => {}
                Activity::Halted | Activity::Ended => break,
            }
            if self.statistics.instructions >= limit {
                return Err(RunError::Limit { limit, waves: self.describe() });
            }
            if !self.step(index, program, memory)? {
                break;
            }
            progress = true;
        }
        Ok(progress)
    }

    /// Executes one instruction of wave `index`, or enters its trap handler where a trap is due; answers false where the wave still
    /// waits at a barrier.
    ///
    /// # Errors
    /// [`RunError::Fault`] where the instruction cannot be executed and no trap handler is there to be entered.
    pub fn step(&mut self, index: usize, program: &mut Program, memory: &mut dyn Memory) -> Result<bool, RunError> {
        if self.trap_flags(index, program, memory).is_some() {
            self.take_trap(index, program, memory);
            return Ok(true);
        }
        self.execute(index, program, memory)
    }

    /// Whether a trap is due before the next instruction of wave `index`: what earlier ones raised, the host's request, an
    /// instruction that is none, or the end. The flags of EXCP_FLAG_PRIV that the next instruction adds.
    pub fn trap_flags(&mut self, index: usize, program: &mut Program, memory: &mut dyn Memory) -> Option<u32> {
        let wave = &mut self.members[index].wave;
        if !wave.may_trap() {
            return None;
        }
        let flags = match program.at(wave.pc(), memory) {
            Ok(prepared) if wave.traps_at_end() && ends(prepared) => flag::WAVE_END,
            Ok(Prepared { unit: Unit::Flow(operation), .. }) if operation.is_of_handlers() => flag::ILLEGAL_INSTRUCTION,
            Err(Fault::Illegal { .. }) => flag::ILLEGAL_INSTRUCTION,
            // Of instruction fetch, which is source 0.
            Err(Fault::Memory { .. }) => flag::MEMORY_VIOLATION,
            _ => 0,
        };
        (flags != 0 || wave.due().any() || wave.host_asks()).then_some(flags)
    }

    /// Enters the trap handler of wave `index`, for whatever is due.
    pub fn take_trap(&mut self, index: usize, program: &mut Program, memory: &mut dyn Memory) {
        let flags = self.trap_flags(index, program, memory).unwrap_or(0);
        let Member { wave, activity } = &mut self.members[index];
        wave.enter_handler(0, flags);
        *activity = Activity::Running;
        wave.hardware.cycles += 1;
        self.statistics.instructions += 1;
    }

    /// Executes one instruction of wave `index`, also where a trap is due; answers false where the wave still waits at a barrier.
    ///
    /// # Errors
    /// As [`Group::step`].
    pub fn execute(&mut self, index: usize, program: &mut Program, memory: &mut dyn Memory) -> Result<bool, RunError> {
        let Member { wave, activity } = &mut self.members[index];
        let pc = wave.pc();
        let may_trap = wave.may_trap();
        wave.begin_instruction();
        let watches = self.watches;
        let mut guarded =
            Guarded { memory: &mut *memory, watches: &watches, forgives: may_trap, hit: 0, violated: false };
        let result = program.at(pc, guarded.memory).and_then(|prepared| {
            let lanes = if is_vector(&prepared.unit) { wave.exec().count_ones() } else { 1 };
            if let Some(sanitizer) = &mut self.sanitizer {
                sanitizer.before(index, wave, prepared);
            }
            let guards = may_trap || watches.iter().any(Option::is_some);
            let memory: &mut dyn Memory = if guards { &mut guarded } else { &mut *guarded.memory };
            let mut ports = Ports { memory, lds: &mut self.lds };
            let next = execute(prepared, wave, &mut ports, &mut self.barriers, index as u32);
            let next = match next {
                // The accesses of the lanes that are left are not made, and the wave goes on until it traps (section 11.3).
                Err(Fault::Memory { .. }) if may_trap => {
                    wave.note_violation(violation_source(&prepared.unit));
                    Next::Step
                }
                other => other?,
            };
            if let (Some(sanitizer), false) = (&mut self.sanitizer, matches!(next, Next::Wait(_))) {
                sanitizer.after(index, pc, prepared, wave, &ports.lds.take_log());
            }
            wave.raised.watches = guarded.hit;
            if guarded.violated {
                wave.note_violation(violation_source(&prepared.unit));
            }
            Ok((prepared.length(), lanes, next))
        });
        let (length, lanes, next) = match result {
            Ok(done) => done,
            Err(fault) => match trap_on(wave, &fault) {
                true => (0, 0, Next::Jump(wave.pc())),
                false => return Err(failure(wave, index, program.target(), memory, fault)),
            },
        };
        let following = pc + length;
        *activity = Activity::Running;
        match next {
            Next::Step => wave.set_pc(following),
            Next::Jump(target) => wave.set_pc(target),
            Next::Wait(which) => {
                *activity = Activity::Waiting(which);
                return Ok(false);
            }
            Next::Halt => {
                wave.set_pc(following);
                wave.halt();
            }
            Next::End => {
                *activity = Activity::Ended;
                self.barriers.leave(index as u32);
            }
        }
        wave.end_instruction(may_trap && next != Next::End);
        if *activity == Activity::Running && wave.halted() {
            *activity = Activity::Halted;
        }
        wave.hardware.cycles += 1;
        self.statistics.instructions += 1;
        self.statistics.lane_instructions += u64::from(lanes);
        Ok(true)
    }

    /// As [`Group::execute`], for a wave that has not seen yet that its barriers have completed.
    ///
    /// # Errors
    /// As [`Group::step`].
    pub fn execute_unaware(
        &mut self,
        index: usize,
        program: &mut Program,
        memory: &mut dyn Memory,
    ) -> Result<bool, RunError> {
        let barriers = self.barriers.clone();
        self.barriers.forget(index as u32);
        let executed = self.execute(index, program, memory);
        self.barriers = barriers;
        executed
    }

    /// The host halts wave `index` outside its trap handler (STATE_PRIV.HALT).
    pub fn halt(&mut self, index: usize) {
        let Member { wave, activity } = &mut self.members[index];
        wave.halt();
        if *activity == Activity::Running && wave.halted() {
            *activity = Activity::Halted;
        }
    }

    /// The host lets wave `index` go on.
    pub fn resume(&mut self, index: usize) {
        let Member { wave, activity } = &mut self.members[index];
        wave.resume();
        if *activity == Activity::Halted {
            *activity = Activity::Running;
        }
    }

    /// What each wave is doing, for messages.
    pub(crate) fn describe(&self) -> String {
        let mut text = String::new();
        for (index, Member { wave, activity }) in self.members.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            let doing = match activity {
                Activity::Running => "running",
                Activity::Waiting(_) => "waiting at a barrier",
                Activity::Halted => "halted",
                Activity::Ended => "ended",
            };
            // Writing to a String cannot fail.
            let _ = write!(text, "{separator}wave {index} {doing} at {:#x}", wave.pc());
        }
        text
    }
}

const fn is_vector(unit: &Unit) -> bool {
    matches!(
        unit,
        Unit::Vector(_)
            | Unit::Flat(_)
            | Unit::Buffer(_)
            | Unit::Image(_)
            | Unit::Ray(_)
            | Unit::Export(_)
            | Unit::Ds(_)
    ) || matches!(unit, Unit::Gcn(operation) if operation.is_vector())
        || matches!(unit, Unit::Cdna4(operation) if operation.is_vector())
}

fn execute(
    prepared: &Prepared,
    wave: &mut Wave,
    ports: &mut Ports,
    barriers: &mut Barriers,
    number: u32,
) -> Result<Next, Fault> {
    match &prepared.unit {
        Unit::Scalar(operation) if operation.reaches_registers() => {
            wave.hardware.show_barriers(barriers, number);
            operation.execute(wave);
            wave.hardware.restore_barrier(barriers, number);
        }
        Unit::Scalar(operation) => operation.execute(wave),
        Unit::Flow(operation) => return operation.execute(wave, barriers, number),
        Unit::Smem(operation) => operation.execute(wave, ports.memory)?,
        Unit::Flat(operation) => operation.execute(wave, ports)?,
        Unit::Buffer(operation) => operation.execute(wave, ports)?,
        Unit::Image(operation) => operation.execute(wave, ports)?,
        Unit::Export(operation) => operation.execute(wave)?,
        Unit::Ray(operation) => operation.execute(wave, ports)?,
        Unit::Ds(operation) => operation.execute(wave, ports)?,
        Unit::Vector(operation) => operation.execute(wave, &prepared.instruction)?,
        Unit::Cdna4(operation) => return operation.execute(&prepared.instruction, wave, ports, barriers, number),
        Unit::Gcn(operation) => return operation.execute(&prepared.instruction, wave, ports, barriers, number),
    }
    Ok(Next::Step)
}

/// Whether the instruction is S_ENDPGM.
fn ends(prepared: &Prepared) -> bool {
    prepared.instruction.opcode.operation == op::S_ENDPGM
}

/// Who meets a violation of an instruction's accesses.
const fn violation_source(unit: &Unit) -> ViolationSource {
    match unit {
        Unit::Smem(_) => ViolationSource::Smem,
        Unit::Ds(_) => ViolationSource::Lds,
        _ => ViolationSource::Vmem,
    }
}

/// An illegal instruction, or none at all, enters the trap handler if there is one, with the address of that instruction; neither can
/// be masked (section 3.4.10). Without a handler, and in it, they end the run.
fn trap_on(wave: &mut Wave, fault: &Fault) -> bool {
    if !wave.may_trap() {
        return false;
    }
    match fault {
        Fault::Illegal { .. } => wave.enter_handler(0, flag::ILLEGAL_INSTRUCTION),
        Fault::Memory { .. } => {
            wave.note_violation(ViolationSource::Fetch);
            wave.enter_handler(0, 0);
        }
        Fault::Unsupported { .. } | Fault::Trap { .. } => return false,
    }
    true
}

fn failure(wave: &Wave, index: usize, target: Target, memory: &mut dyn Memory, fault: Fault) -> RunError {
    let pc = wave.pc();
    let mut words = fetch(pc, memory).unwrap_or_default();
    let mnemonic = match target.decode(&words) {
        Ok(instruction) => {
            words.truncate(instruction.dwords.into());
            instruction.opcode.mnemonic.to_string()
        }
        Err(_) => "no instruction:".to_string(),
    };
    RunError::Fault { wave: index as u32, pc, words, mnemonic, fault }
}

/// What waves of GCN's line may ask for (COMPUTE_PGM_RSRC2.TG_SIZE_EN): whether the wave is the first one of its group, its number (where ordered
/// append has its term; Mesa's drivers read it), and of how many.
pub fn info_of_gcn(number: u32, waves: u32) -> u32 {
    u32::from(number == 0) << 31 | number << 6 | waves
}
