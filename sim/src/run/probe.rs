//! What every wave slot and the vector ALU do in a cycle, read from signals inside the design. The signals must be settled.

use super::stall::{COUNTS, Stall, dependency};
use crate::engine::{Engine, EngineError, SignalHandle, word};
use tombolo_hdl::config::Config;
use tombolo_hdl::front::issue::CLASSES;
use tombolo_hdl::front::predecode::IssueClass;

/// What a wave slot does in a cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    /// No wave is there.
    Empty,
    /// An instruction issues.
    Issues,
    /// None does.
    Waits(Stall),
}

/// What the vector ALU does with the operation at the head of its queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VectorStep {
    /// There is none.
    Idle,
    /// A beat of it leaves for the lanes.
    Beat,
    /// Its operands are not there yet.
    Dependency,
    /// Two operands lie in one bank, or vector memory reads the bank.
    BankConflict,
}

/// What LDS does for a SIMD in a cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SharedAccess {
    /// The SIMD asks for nothing.
    Idle,
    /// Every lane that asks is served.
    Access,
    /// Lanes want different rows of one bank: some are served later.
    BankConflict,
    /// The other SIMD is served.
    Refused,
}

/// The instruction fetch of a wave slot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Fetching {
    /// The address that the fetch unit takes in this cycle.
    pub asks: Option<u64>,
    /// The chunk asked for arrives.
    pub hit: bool,
}

struct Slot {
    active: SignalHandle,
    running: SignalHandle,
    faulted: SignalHandle,
    hold: SignalHandle,
    asleep: SignalHandle,
    halted: SignalHandle,
    stopped: SignalHandle,
    whole: SignalHandle,
    class: SignalHandle,
    flow: SignalHandle,
    class_ready: SignalHandle,
    grant: SignalHandle,
    pc: SignalHandle,
    counts: [SignalHandle; COUNTS.len()],
    /// Address, taken, hit.
    fetch: [SignalHandle; 3],
}

struct Simd {
    slots: Vec<Slot>,
    unit_ready: Vec<SignalHandle>,
    /// Queue not empty, nothing gathered, beat complete, an operation leaves with its last one.
    vector: [SignalHandle; 4],
    /// Vector memory, then LDS: an instruction has read its operands, and of which wave.
    reads: [[SignalHandle; 2]; 2],
    /// LDS is asked for, and granted to this SIMD.
    lds: [SignalHandle; 2],
    /// Lanes that ask, and those that are served.
    lds_lanes: Vec<[SignalHandle; 2]>,
}

/// Handles of every SIMD.
pub struct Probe(Vec<Simd>);

impl Probe {
    /// Finds the signals.
    ///
    /// # Errors
    /// What an engine says that does not show what is inside the design.
    pub fn find(engine: &dyn Engine, config: Config) -> Result<Self, EngineError> {
        let simd = |simd: usize| {
            let find = |what: &str| engine.find(&format!("simd_{simd}.{what}"));
            Ok(Simd {
                slots: (0..config.waves).map(|slot| Slot::find(engine, simd, slot)).collect::<Result<_, _>>()?,
                unit_ready: (0..CLASSES.len())
                    .map(|class| find(&format!("issue.unit_ready_{class}")))
                    .collect::<Result<_, _>>()?,
                vector: [
                    find("valu.queue.not_empty")?,
                    find("valu.gather.stall")?,
                    find("valu.gather.complete")?,
                    find("valu.read_done")?,
                ],
                reads: [
                    [find("vmem.read_done")?, find("vmem.read_wave")?],
                    [find("lds.read_done")?, find("lds.wave")?],
                ],
                lds: [find("lds_want")?, find("lds_granted")?],
                lds_lanes: (0..config.lanes)
                    .map(|lane| Ok([find(&format!("lds_valid_{lane}"))?, find(&format!("lds_served_{lane}"))?]))
                    .collect::<Result<_, EngineError>>()?,
            })
        };
        Ok(Self((0..config.simds).map(simd).collect::<Result<_, EngineError>>()?))
    }

    /// Every slot by SIMD and number.
    pub fn slots(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().enumerate().flat_map(|(simd, it)| (0..it.slots.len()).map(move |slot| (simd, slot)))
    }

    /// SIMDs.
    pub fn simds(&self) -> usize {
        self.0.len()
    }

    /// What a slot does.
    pub fn doing(&self, engine: &dyn Engine, simd: usize, slot: usize) -> Doing {
        let (units, slot) = (&self.0[simd].unit_ready, &self.0[simd].slots[slot]);
        let is = |handle| word(engine, handle) != 0;
        if !is(slot.active) {
            return Doing::Empty;
        }
        if is(slot.grant) {
            return Doing::Issues;
        }
        let class = CLASSES.into_iter().position(|class| class as u64 == word(engine, slot.class));
        let unit_ready = class.is_some_and(|class| is(units[class]));
        let first = [
            (!is(slot.running), Stall::Launch),
            (is(slot.faulted), Stall::Illegal),
            (is(slot.halted), Stall::Halt),
            (is(slot.stopped), Stall::Transfer),
            (is(slot.asleep), Stall::Sleep),
            (is(slot.hold), Stall::Delay),
            (!is(slot.whole), Stall::Fetch),
            (class.is_none(), Stall::Illegal),
        ];
        if let Some((_, stall)) = first.into_iter().find(|(applies, _)| *applies) {
            return Doing::Waits(stall);
        }
        Doing::Waits(match class {
            Some(class) if !is(slot.class_ready) => {
                let pending = |stall| COUNTS.iter().zip(slot.counts).any(|((_, of), count)| *of == stall && is(count));
                dependency(CLASSES[class], word(engine, slot.flow), pending)
            }
            _ if !unit_ready => Stall::Unit,
            _ => Stall::Turn,
        })
    }

    /// Address of the instruction at the head of the wave in a slot.
    pub fn head(&self, engine: &dyn Engine, simd: usize, slot: usize) -> u64 {
        word(engine, self.0[simd].slots[slot].pc)
    }

    /// What instruction fetch does for a slot.
    pub fn fetching(&self, engine: &dyn Engine, simd: usize, slot: usize) -> Fetching {
        let [pc, grant, hit] = self.0[simd].slots[slot].fetch.map(|handle| word(engine, handle));
        Fetching { asks: (grant != 0).then_some(pc), hit: hit != 0 }
    }

    /// What the vector ALU does.
    pub fn vector_step(&self, engine: &dyn Engine, simd: usize) -> VectorStep {
        match self.0[simd].vector.map(|handle| word(engine, handle) != 0) {
            [false, ..] => VectorStep::Idle,
            [_, true, ..] => VectorStep::Dependency,
            [_, _, true, _] => VectorStep::Beat,
            _ => VectorStep::BankConflict,
        }
    }

    /// The instruction at the head of the vector ALU's queue has read all of its operands.
    pub fn vector_has_read(&self, engine: &dyn Engine, simd: usize) -> bool {
        word(engine, self.0[simd].vector[3]) != 0
    }

    /// The slot whose oldest instruction of vector memory, or of LDS, has read all of its operands.
    pub fn memory_has_read(&self, engine: &dyn Engine, simd: usize, shared: bool) -> Option<usize> {
        let [done, wave] = self.0[simd].reads[usize::from(shared)].map(|handle| word(engine, handle));
        (done != 0).then_some(wave as usize)
    }

    /// What LDS does for a SIMD.
    pub fn shared_access(&self, engine: &dyn Engine, simd: usize) -> SharedAccess {
        let simd = &self.0[simd];
        let is = |handle: SignalHandle| word(engine, handle) != 0;
        match simd.lds.map(is) {
            [false, _] => SharedAccess::Idle,
            [_, false] => SharedAccess::Refused,
            _ if simd.lds_lanes.iter().any(|[asks, served]| is(*asks) && !is(*served)) => SharedAccess::BankConflict,
            _ => SharedAccess::Access,
        }
    }

    /// The unit of a class takes instructions.
    pub fn unit_takes(&self, engine: &dyn Engine, simd: usize, class: IssueClass) -> bool {
        let at = CLASSES.iter().position(|known| *known == class);
        at.is_some_and(|at| word(engine, self.0[simd].unit_ready[at]) != 0)
    }
}

impl Slot {
    fn find(engine: &dyn Engine, simd: usize, slot: usize) -> Result<Self, EngineError> {
        let find = |what: &str| engine.find(&format!("simd_{simd}.slot_{slot}.{what}"));
        let mut counts = Vec::with_capacity(COUNTS.len());
        for (name, _) in COUNTS {
            counts.push(find(&format!("{name}.count"))?);
        }
        Ok(Self {
            active: find("active_state")?,
            running: find("running")?,
            faulted: find("faulted")?,
            hold: find("pause.hold_count")?,
            asleep: find("pause.asleep")?,
            halted: find("pause.halted")?,
            stopped: find("pause.stopped")?,
            whole: find("stream.whole")?,
            class: find("class")?,
            flow: find("flow.kind")?,
            class_ready: find("class_ready")?,
            grant: find("grant")?,
            pc: find("stream.pc_state")?,
            counts: std::array::from_fn(|at| counts[at]),
            fetch: [find("fetch_pc")?, find("fetch_grant")?, find("fetch_hit")?],
        })
    }
}
