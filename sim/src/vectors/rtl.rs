//! Vectors on the hardware: the state goes in and out by the simulator's back door, the instructions through the front
//! door (fetch, decode, issue, execute). Each instruction set has a machine, which is built for its first vector.

use super::format::Vector;
use super::{Outcome, TargetError, VectorTarget};
use crate::design::{self, DesignError, EngineKind};
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, RegisterHandle, SignalHandle};
use crate::launch::program::{LDS_UNIT, Program, ProgramError, RegisterWrite};
use crate::memory::{Access, AddressSpace, MemoryPort, PortTiming};
use crate::run::bus::RegisterBus;
use crate::run::ports::MemoryPorts;
use crate::run::registers::{RegisterFiles, SCALARS, SharedBanks, VgprRows};
use crate::run::{ErrorKind, access};
use std::sync::Arc;
use tombolo_hdl::config::{Config, InstructionSet, Units};
use tombolo_hdl::front::decode::{IssueClass, cdna4, gcn, rdna4};
use tombolo_hdl::probe;
use tombolo_hdl::vmem::address::Violation;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_netlist::Netlist;

/// One SIMD with room for one wave of 64 lanes and 256 VGPRs; `lanes` is chosen by the user, the units by the instruction set.
const CONFIG: Config = Config {
    name: "vectors",
    simds: 1,
    waves: 2,
    lanes: 32,
    vgpr_rows: 512,
    lds_bytes: 65536,
    lds_banks: 32,
    fetch_dwords: 4,
    barrel: false,
    instruction_lines: 64,
    instruction_fills: 4,
    scalar_lines: 64,
    scalar_queue: 4,
    scalar_loads: 2,
    cache_lines: 16,
    memory_queue: 4,
    memory_requests: 16,
    line_quarters: 4,
    narrow_port: false,
    paired_returns: false,
    units: Units::ALL,
};
/// Cycles that a vector may take.
const LIMIT: u64 = 100_000;
/// Bytes behind a program that may be fetched.
const FETCHED_BEHIND: usize = 256;
/// VGPRs of the wave.
const VGPRS: u32 = 256;
/// Where they lie.
const fn rows(target: Target) -> VgprRows {
    let accumulation = VGPRS as u64;
    let vgprs = if matches!(target, Target::Cdna4) { 2 * accumulation } else { accumulation };
    VgprRows { base: 0, vgprs, accumulation }
}
/// SGPRs compared.
const SGPRS: usize = 106;
/// Source codes of what the wave slot shadows.
const VCC: usize = 106;
const M0: usize = 125;
const EXEC: usize = 126;
/// Latency of memory: short, since only results matter.
const LATENCY: u32 = 20;

/// State of the wave in slot 0.
struct Slot {
    running: RegisterHandle,
    scc: RegisterHandle,
    mode: RegisterHandle,
    exec: [RegisterHandle; 2],
    vcc: [RegisterHandle; 2],
    m0: RegisterHandle,
}

/// The hardware as a target.
pub struct RtlTarget {
    lanes: Option<usize>,
    machines: Vec<(InstructionSet, Machine)>,
}

impl RtlTarget {
    /// Hardware with so many physical lanes: 32, 16, 8 or 4; `None`: as many as silicon of the instruction set has. Of CDNA4 it always has 16,
    /// without which there is no matrix unit.
    pub const fn new(lanes: Option<usize>) -> Self {
        Self { lanes, machines: vec![] }
    }

    /// Hardware of an instruction set, as silicon of it has lanes, after a change to its netlist: for bugs that are planted.
    pub fn changed(set: InstructionSet, change: impl FnOnce(Netlist) -> Netlist) -> Result<Self, DesignError> {
        let config = Self::config(None, set);
        let engine = design::engine(EngineKind::Compiled, Arc::new(change(design::compute_unit(config)?)))?;
        Ok(Self { lanes: None, machines: vec![(set, Machine::find(engine, config)?)] })
    }

    /// What is built for an instruction set.
    fn config(lanes: Option<usize>, set: InstructionSet) -> Config {
        let (units, own) = match set {
            InstructionSet::Rdna4 => (Units::ALL, 32),
            InstructionSet::SeaIslands => (Units::SEA_ISLANDS, 16),
            InstructionSet::Cdna4 => (Units::CDNA4, 16),
        };
        let lanes = lanes.filter(|_| !units.mfma()).unwrap_or(own);
        // Only a machine with a lane for each of 32 may have the pace of silicon.
        let units = Units {
            silicon_pace: units.silicon_pace && lanes == 32,
            dual_issue: units.dual_issue && lanes == 32,
            ..units
        };
        Config { lanes, vgpr_rows: CONFIG.vgpr_rows << set.accumulates(), units, ..CONFIG }
    }

    /// The machine of an instruction set.
    fn machine(&mut self, set: InstructionSet) -> Result<&mut Machine, DesignError> {
        let known = self.machines.iter().position(|(known, _)| *known == set);
        let at = match known {
            Some(at) => at,
            None => {
                let machine = Machine::new(Self::config(self.lanes, set))?;
                self.machines.push((set, machine));
                self.machines.len() - 1
            }
        };
        Ok(&mut self.machines[at].1)
    }
}

/// A compute unit with one SIMD, and what a vector sets and reads of it.
struct Machine {
    engine: Box<dyn Engine>,
    ports: MemoryPorts,
    bus: RegisterBus,
    busy: SignalHandle,
    fault: SignalHandle,
    violation: Observed<Violation>,
    slot: Slot,
    registers: RegisterFiles,
    /// Banks of the local data share.
    lds: SharedBanks,
    /// An abort did not empty it.
    is_stuck: bool,
}

impl Machine {
    fn new(config: Config) -> Result<Self, DesignError> {
        let netlist = Arc::new(design::compute_unit(config)?);
        let engine = design::engine(EngineKind::Compiled, netlist)?;
        Ok(Self::find(engine, config)?)
    }

    fn find(mut engine: Box<dyn Engine>, config: Config) -> Result<Self, EngineError> {
        let register = |name: &str| engine.find_register(&format!("simd_0.slot_0.{name}"));
        let slot = Slot {
            running: register("running")?,
            scc: register("scc_state")?,
            mode: register("mode_state")?,
            exec: [register("shadow.exec_low")?, register("shadow.exec_high")?],
            vcc: [register("shadow.vcc_low")?, register("shadow.vcc_high")?],
            m0: register("shadow.m0_state")?,
        };
        Ok(Self {
            ports: MemoryPorts::find(engine.as_mut())?,
            bus: RegisterBus::find(engine.as_ref())?,
            busy: engine.find("busy")?,
            fault: engine.find("fault_0")?,
            violation: Observed::find(engine.as_ref(), &probe::VIOLATION, &[0])?,
            lds: SharedBanks::find(engine.as_ref())?,
            is_stuck: false,
            registers: RegisterFiles::find(engine.as_ref(), config, 0)?,
            slot,
            engine,
        })
    }

    fn bit(&self, signal: SignalHandle) -> bool {
        self.engine.get(signal).first().is_some_and(|word| *word != 0)
    }

    /// One cycle; answers whether the dispatch goes on, and what the hardware does not execute or refuses.
    fn cycle(&mut self, port: &mut MemoryPort, space: &mut AddressSpace) -> (bool, Option<TargetError>) {
        self.ports.present(self.engine.as_mut(), port);
        self.engine.settle_outputs();
        let (taken, request) = self.ports.collect(self.engine.as_ref(), port);
        port.tick(space, taken, request);
        let busy = self.bit(self.busy);
        let refused = if self.bit(self.fault) {
            let what = "a trap, or an instruction that the hardware does not execute".to_owned();
            Some(TargetError::Unsupported(what))
        } else {
            access::reason(self.violation.read(self.engine.as_ref()).reason).map(|(kind, what)| match kind {
                ErrorKind::Unsupported => TargetError::Unsupported(what.to_owned()),
                _ => TargetError::Failed(what.to_owned()),
            })
        };
        self.engine.step();
        (busy, refused)
    }

    /// Takes a wave that stopped, or does not end, off the machine.
    fn clear(&mut self, abort: RegisterWrite, port: &mut MemoryPort, space: &mut AddressSpace) {
        self.bus.present(self.engine.as_mut(), Some(abort));
        self.cycle(port, space);
        self.bus.present(self.engine.as_mut(), None);
        // What was fetched ahead still arrives; nothing of it may be left to the next vector.
        for _ in 0..2 * LATENCY {
            self.cycle(port, space);
        }
        self.is_stuck = !(0..LIMIT).any(|_| !self.cycle(port, space).0);
    }

    fn load(&mut self, vector: &Vector) -> Result<(), EngineError> {
        let input = &vector.input;
        let mut scalars = [0u32; SCALARS];
        for (register, word) in &input.scalars {
            if let Some(scalar) = scalars.get_mut(*register) {
                *scalar = *word;
            }
        }
        (scalars[VCC], scalars[VCC + 1]) = halves(input.vcc);
        (scalars[EXEC], scalars[EXEC + 1]) = halves(input.exec);
        scalars[M0] = input.m0;
        for (register, word) in scalars.iter().enumerate() {
            self.registers.set_scalar(self.engine.as_mut(), 0, register, *word)?;
        }
        for (handle, word) in [
            (self.slot.exec[0], scalars[EXEC]),
            (self.slot.exec[1], scalars[EXEC + 1]),
            (self.slot.vcc[0], scalars[VCC]),
            (self.slot.vcc[1], scalars[VCC + 1]),
            (self.slot.m0, input.m0),
            (self.slot.scc, input.scc.into()),
            (self.slot.mode, vector.mode),
        ] {
            self.engine.poke(handle, &[u64::from(word)]);
        }
        for (word, bytes) in vector.lds.chunks_exact(4).enumerate() {
            let value = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            self.lds.set_dword(self.engine.as_mut(), word, value)?;
        }
        let rows = rows(vector.target);
        for register in rows.registers() {
            let words = input.vectors.get(&register);
            for lane in 0..vector.lanes {
                let word = words.and_then(|words| words.get(lane)).copied().unwrap_or(0);
                let (row, lane) = rows.row(register, lane);
                self.registers.set_vector(self.engine.as_mut(), row, lane, word)?;
            }
        }
        Ok(())
    }

    fn outcome(&self, vector: &Vector, space: &AddressSpace) -> Result<Outcome, EngineError> {
        let mut scalars = vec![];
        for register in 0..SCALARS {
            scalars.push(self.registers.scalar(self.engine.as_ref(), 0, register)?);
        }
        let mut vectors = vec![];
        let rows = rows(vector.target);
        for register in rows.registers() {
            let mut words = vec![];
            for lane in 0..vector.lanes {
                let (row, lane) = rows.row(register, lane);
                words.push(self.registers.vector(self.engine.as_ref(), row, lane)?);
            }
            vectors.push(words);
        }
        let mut lds = vec![];
        for word in 0..vector.lds.len() / 4 {
            lds.extend(self.lds.dword(self.engine.as_ref(), word)?.to_le_bytes());
        }
        let word = |handle: RegisterHandle| self.engine.get(handle.signal()).first().copied().unwrap_or(0);
        let wide = |[low, high]: [RegisterHandle; 2]| word(low) | word(high) << 32;
        let memory = vector
            .memory
            .iter()
            .map(|segment| space.region_at(segment.address).map(|region| region.bytes().to_vec()).unwrap_or_default());
        Ok(Outcome {
            exec: wide(self.slot.exec),
            vcc: wide(self.slot.vcc),
            scc: word(self.slot.scc) != 0,
            m0: word(self.slot.m0) as u32,
            scalars: scalars[..SGPRS].to_vec(),
            vectors,
            lds,
            memory: memory.collect(),
        })
    }

    fn execute(&mut self, vector: &Vector) -> Result<Result<Outcome, TargetError>, EngineError> {
        let mut space = match memory(vector) {
            Ok(space) => space,
            Err(message) => return Ok(Err(TargetError::Failed(message))),
        };
        let timing = PortTiming { latency: LATENCY, ..PortTiming::default() };
        let mut port = MemoryPort::new(timing);
        let abort = RegisterWrite::of("COMPUTE_CONTROL", "ABORT", 1);
        let (program, abort) = match program(vector).and_then(|program| Ok((program, abort?))) {
            Ok(both) => both,
            Err(error) => return Ok(Err(TargetError::Failed(error.to_string()))),
        };
        for write in program.into_writes() {
            self.bus.present(self.engine.as_mut(), Some(write));
            self.cycle(&mut port, &mut space);
        }
        self.bus.present(self.engine.as_mut(), None);
        // The first instruction takes a memory latency to arrive: time to put the state in place.
        while !self.bit(self.slot.running.signal()) {
            self.cycle(&mut port, &mut space);
        }
        self.load(vector)?;
        for _ in 0..LIMIT {
            let (busy, refused) = self.cycle(&mut port, &mut space);
            if let Some(error) = refused {
                self.clear(abort, &mut port, &mut space);
                return Ok(Err(error));
            }
            if let Some(violation) = port.violations().first() {
                let message = violation.violation.to_string();
                self.clear(abort, &mut port, &mut space);
                return Ok(Err(TargetError::Failed(message)));
            }
            if !busy {
                // What was fetched ahead of the end still arrives; nothing of it may be left to the next vector.
                for _ in 0..2 * LATENCY {
                    self.cycle(&mut port, &mut space);
                }
                return Ok(Ok(self.outcome(vector, &space)?));
            }
        }
        self.clear(abort, &mut port, &mut space);
        Ok(Err(TargetError::Failed(format!("no end after {LIMIT} cycles"))))
    }
}

/// One wave with all its VGPRs and the trap handler of the vector.
fn program(vector: &Vector) -> Result<Program, ProgramError> {
    let (entry, lanes) = (vector.pc, vector.lanes);
    let granule = if lanes == 32 { 8 } else { 4 };
    let mut program = Program::default();
    program.set_address("COMPUTE_PGM_LO", "COMPUTE_PGM_HI", entry)?;
    if vector.target == Target::Cdna4 {
        // A granule is 8 of both files; ACCUM_OFFSET has its upper bits in INST_PREF_SIZE.
        let offset = u64::from(VGPRS / 4 - 1);
        program.set("COMPUTE_PGM_RSRC1", "VGPRS", u64::from(2 * VGPRS / 8 - 1))?;
        program.set("COMPUTE_PGM_RSRC3", "ACCUM_OFFSET_LOW", offset & 15)?;
        program.set("COMPUTE_PGM_RSRC3", "INST_PREF_SIZE", offset >> 4)?;
    } else {
        program.set("COMPUTE_PGM_RSRC1", "VGPRS", u64::from(VGPRS / granule - 1))?;
    }
    program.set("COMPUTE_PGM_RSRC2", "LDS_SIZE", CONFIG.lds_bytes as u64 / u64::from(LDS_UNIT))?;
    for (axis, items) in [("X", lanes as u64), ("Y", 1), ("Z", 1)] {
        program.set(&format!("COMPUTE_DIM_{axis}"), "SIZE", items)?;
        program.set(&format!("COMPUTE_NUM_THREAD_{axis}"), "NUM_THREAD_FULL", items)?;
    }
    if let Some(handler) = &vector.handler {
        program.set_address("COMPUTE_TBA_LO", "COMPUTE_TBA_HI", handler.base)?;
        program.set_address("COMPUTE_TMA_LO", "COMPUTE_TMA_HI", handler.memory)?;
        program.set("COMPUTE_PGM_RSRC2", "TRAP_PRESENT", 1)?;
        program.set("COMPUTE_PGM_RSRC2", "EXCP_EN", handler.enables.into())?;
    }
    program.start(lanes as u32)?;
    Ok(program)
}

fn halves(wide: u64) -> (u32, u32) {
    (wide as u32, (wide >> 32) as u32)
}

/// Code and segments.
fn memory(vector: &Vector) -> Result<AddressSpace, String> {
    let mut space = AddressSpace::default();
    let segments = vector.memory.iter().map(|s| (s.address, s.data.clone(), Access::ReadWrite));
    // What lies behind a program can be fetched (2.4).
    let mut code = vector.code.clone();
    code.resize(code.len() + FETCHED_BEHIND, 0);
    let code = (vector.pc, code, Access::ReadOnly);
    // Scratch lies at address 0.
    let scratch = vec![0; vector.scratch_stride * vector.lanes];
    let scratch = (!scratch.is_empty()).then_some((0, scratch, Access::ReadWrite));
    for (base, bytes, access) in std::iter::once(code).chain(scratch).chain(segments) {
        space.insert("memory of the vector", base, bytes, access).map_err(|overlap| overlap.to_string())?;
    }
    Ok(space)
}

/// The first instruction of the code that no unit of the hardware executes.
fn unsupported(code: &[u8], target: Target, set: InstructionSet) -> Option<String> {
    let words: Vec<u32> =
        code.chunks_exact(4).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).collect();
    let class = |row| match set {
        InstructionSet::Rdna4 => rdna4::predecode::class_of(row),
        InstructionSet::SeaIslands => gcn::predecode::class_in(row, Units::SEA_ISLANDS),
        InstructionSet::Cdna4 => cdna4::predecode::class_in(row, Units::CDNA4),
    };
    let mut at = 0;
    while at < words.len() {
        // What is no instruction is data behind the program.
        let Ok(instruction) = target.decode(&words[at..]) else { return None };
        let mut opcodes = std::iter::once(instruction.opcode).chain(instruction.second);
        if let Some(opcode) = opcodes.find(|opcode| class(opcode) == IssueClass::Illegal) {
            return Some(format!("{} is not executed by the hardware", opcode.mnemonic));
        }
        at += usize::from(instruction.dwords).max(1);
    }
    None
}

impl VectorTarget for RtlTarget {
    fn run(&mut self, vector: &Vector) -> Result<Outcome, TargetError> {
        let set = match vector.target {
            // Of GCN 1.0 there are the compares alone, which are those of 1.1.
            Target::Gcn(Generation::SouthernIslands) => Some(InstructionSet::SeaIslands),
            target => design::instruction_set(target),
        };
        let Some(set) = set else {
            let reason = format!("instructions of {}: no hardware runs them", vector.target.mcpu());
            return Err(TargetError::Unsupported(reason));
        };
        if let Some(reason) = unsupported(&vector.code, vector.target, set) {
            return Err(TargetError::Unsupported(reason));
        }
        let machine = self.machine(set).map_err(|error| TargetError::Failed(error.to_string()))?;
        let outcome = machine.execute(vector).map_err(|error| TargetError::Failed(error.to_string()));
        // A machine that an abort does not empty is of no use to the next vector.
        self.machines.retain(|(_, machine)| !machine.is_stuck);
        outcome?
    }
}
