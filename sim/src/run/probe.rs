//! What every wave slot and the vector ALU do in a cycle, read from signals inside the design. The signals must be settled.

use super::observer::Sight;
use super::stall::{COUNTS, Stall, dependency};
use crate::engine::{Engine, EngineError, SignalHandle, reader, word};
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::front::issue::CLASSES;

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

/// Signals of a wave slot, in the order of [`Slot::find`]; the first [`FRONT`] tell what its wave does.
const SLOT: [&str; 15] = [
    "active_state",
    "running",
    "faulted",
    "pause.hold_count",
    "pause.asleep",
    "pause.halted",
    "pause.stopped",
    "stream.whole",
    "class",
    "class_ready",
    "grant",
    "stream.pc_state",
    "fetch_pc",
    "fetch_grant",
    "fetch_hit",
];
const FRONT: usize = 12;
/// In a barrel: it is the turn of the slot, and the decoder has its head.
const TURN: &str = "turn_0";

struct Slot {
    active: SignalHandle,
    running: SignalHandle,
    faulted: SignalHandle,
    hold: SignalHandle,
    asleep: SignalHandle,
    halted: SignalHandle,
    stopped: SignalHandle,
    whole: SignalHandle,
    /// None where every slot has a decoder.
    turn: Option<SignalHandle>,
    class: SignalHandle,
    class_ready: SignalHandle,
    grant: SignalHandle,
    pc: SignalHandle,
    counts: [SignalHandle; COUNTS.len()],
    limits: [SignalHandle; COUNTS.len()],
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
pub struct Probe {
    simds: Vec<Simd>,
    sight: Sight<'static>,
}

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
        let hierarchy = engine.hierarchy();
        let at_hand = |path: &String| {
            hierarchy.find_signal(path).is_none_or(|(scope, signal)| engine.settles_with_outputs(scope, signal))
        };
        let sight = if Self::front(config).iter().all(at_hand) { Sight::Ports } else { Sight::Everything };
        Ok(Self { simds: (0..config.simds).map(simd).collect::<Result<_, EngineError>>()?, sight })
    }

    /// Paths of what tells, where it is there, what waves do and wait for, [`Self::doing`] and [`Self::head`]: an engine that
    /// has them at hand whenever it has settled its outputs saves who looks at them the rest of the design.
    pub fn front(config: Config) -> Vec<String> {
        let mut paths = vec![];
        for simd in 0..config.simds {
            paths.extend((0..CLASSES.len()).map(|class| format!("simd_{simd}.issue.unit_ready_{class}")));
            for slot in 0..config.waves {
                let names = SLOT[..FRONT].iter().copied().chain([TURN]).map(str::to_owned);
                let counts = COUNTS.iter().flat_map(|(count, limit, _)| [count_of(count), limit_of(limit)]);
                paths.extend(names.chain(counts).map(|name| format!("simd_{simd}.slot_{slot}.{name}")));
            }
        }
        paths
    }

    /// What must be settled for [`Self::doing`] and [`Self::head`].
    pub fn front_sight(&self) -> Sight<'static> {
        self.sight
    }

    /// A wave is in a slot.
    pub fn is_active(&self, engine: &dyn Engine, simd: usize, slot: usize) -> bool {
        word(engine, self.simds[simd].slots[slot].active) != 0
    }

    /// Every slot by SIMD and number.
    pub fn slots(&self) -> impl Iterator<Item = (usize, usize)> {
        self.simds.iter().enumerate().flat_map(|(simd, it)| (0..it.slots.len()).map(move |slot| (simd, slot)))
    }

    /// SIMDs.
    pub fn simds(&self) -> usize {
        self.simds.len()
    }

    /// What a slot does.
    pub fn doing(&self, engine: &dyn Engine, simd: usize, slot: usize) -> Doing {
        let (units, slot) = (&self.simds[simd].unit_ready, &self.simds[simd].slots[slot]);
        let word = reader(engine);
        let is = |handle| word(handle) != 0;
        if !is(slot.active) {
            return Doing::Empty;
        }
        if is(slot.grant) {
            return Doing::Issues;
        }
        let class = CLASSES.into_iter().position(|class| class as u64 == word(slot.class));
        let unit_ready = class.is_some_and(|class| is(units[class]));
        let first = [
            (!is(slot.running), Stall::Launch),
            (is(slot.faulted), Stall::Illegal),
            (is(slot.halted), Stall::Halt),
            (is(slot.stopped), Stall::Transfer),
            (is(slot.asleep), Stall::Sleep),
            (is(slot.hold), Stall::Delay),
            (!is(slot.whole), Stall::Fetch),
            (slot.turn.is_some_and(|turn| !is(turn)), Stall::Turn),
            (class.is_none(), Stall::Illegal),
        ];
        if let Some((_, stall)) = first.into_iter().find(|(applies, _)| *applies) {
            return Doing::Waits(stall);
        }
        Doing::Waits(match class {
            Some(class) if !is(slot.class_ready) => {
                let pending = |stall| {
                    let at = COUNTS.iter().position(|(.., of)| *of == stall);
                    at.map_or((0, 0), |at| (word(slot.counts[at]), word(slot.limits[at])))
                };
                dependency(CLASSES[class], pending)
            }
            _ if !unit_ready => Stall::Unit,
            _ => Stall::Turn,
        })
    }

    /// Address of the instruction at the head of the wave in a slot.
    pub fn head(&self, engine: &dyn Engine, simd: usize, slot: usize) -> u64 {
        word(engine, self.simds[simd].slots[slot].pc)
    }

    /// What instruction fetch does for a slot.
    pub fn fetching(&self, engine: &dyn Engine, simd: usize, slot: usize) -> Fetching {
        let [pc, grant, hit] = self.simds[simd].slots[slot].fetch.map(|handle| word(engine, handle));
        Fetching { asks: (grant != 0).then_some(pc), hit: hit != 0 }
    }

    /// What the vector ALU does.
    pub fn vector_step(&self, engine: &dyn Engine, simd: usize) -> VectorStep {
        match self.simds[simd].vector.map(|handle| word(engine, handle) != 0) {
            [false, ..] => VectorStep::Idle,
            [_, true, ..] => VectorStep::Dependency,
            [_, _, true, _] => VectorStep::Beat,
            _ => VectorStep::BankConflict,
        }
    }

    /// The instruction at the head of the vector ALU's queue has read all of its operands.
    pub fn vector_has_read(&self, engine: &dyn Engine, simd: usize) -> bool {
        word(engine, self.simds[simd].vector[3]) != 0
    }

    /// The slot whose oldest instruction of vector memory, or of LDS, has read all of its operands.
    pub fn memory_has_read(&self, engine: &dyn Engine, simd: usize, shared: bool) -> Option<usize> {
        let [done, wave] = self.simds[simd].reads[usize::from(shared)].map(|handle| word(engine, handle));
        (done != 0).then_some(wave as usize)
    }

    /// What LDS does for a SIMD.
    pub fn shared_access(&self, engine: &dyn Engine, simd: usize) -> SharedAccess {
        let simd = &self.simds[simd];
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
        at.is_some_and(|at| word(engine, self.simds[simd].unit_ready[at]) != 0)
    }
}

/// The signal of a block of [`COUNTS`].
fn count_of(block: &str) -> String {
    format!("{block}.count")
}

/// The signal of a limit of [`COUNTS`].
fn limit_of(name: &str) -> String {
    format!("flow.operation_limits_{name}")
}

impl Slot {
    fn find(engine: &dyn Engine, simd: usize, slot: usize) -> Result<Self, EngineError> {
        let find = |what: &str| engine.find(&format!("simd_{simd}.slot_{slot}.{what}"));
        let counts = COUNTS.iter().map(|(count, ..)| find(&count_of(count))).collect::<Result<Vec<_>, _>>()?;
        let limits = COUNTS.iter().map(|(_, limit, _)| find(&limit_of(limit))).collect::<Result<Vec<_>, _>>()?;
        let signals = SLOT.iter().map(|name| find(name)).collect::<Result<Vec<_>, _>>()?;
        let [active, running, faulted, hold, asleep, halted, stopped, whole, class, class_ready, grant, pc, fetch @ ..] =
            std::array::from_fn::<_, { SLOT.len() }, _>(|at| signals[at]);
        let [counts, limits] = [counts, limits].map(|handles| std::array::from_fn(|at| handles[at]));
        Ok(Self {
            turn: find(TURN).ok(),
            active,
            running,
            faulted,
            hold,
            asleep,
            halted,
            stopped,
            whole,
            class,
            class_ready,
            grant,
            pc,
            counts,
            limits,
            fetch,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design::{self, EngineKind};
    use std::sync::Arc;

    #[test]
    fn what_waves_do_is_at_hand_when_the_outputs_are_settled() {
        for name in ["default", "lanes8", "ecp5"] {
            let config = design::config(name).unwrap();
            let netlist = Arc::new(design::compute_unit(config).unwrap());
            let engine = design::watched(EngineKind::Compiled, netlist, config).unwrap();
            let missing = |path: &String| {
                let found = engine.hierarchy().find_signal(path);
                found.is_some_and(|(scope, signal)| !engine.settles_with_outputs(scope, signal))
            };
            let missing: Vec<String> = Probe::front(config).into_iter().filter(missing).collect();
            assert!(missing.is_empty(), "{name}: {missing:?}");
            assert_eq!(Probe::find(engine.as_ref(), config).unwrap().front_sight(), Sight::Ports, "{name}");
        }
    }
}
