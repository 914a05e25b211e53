//! Lock-step: the reference model executes every instruction that the hardware retires, and every write of the hardware
//! is compared with the model's.
//!
//! The hardware runs freely; its debug events say what each instruction {wave, sequence} wrote. When an instruction and all
//! before it in its wave have retired, the model executes it, and both must have written the same: scalar registers, SCC,
//! vector registers lane by lane, memory and the local data share byte by byte. The model reads the hardware's memory, as it
//! was while the instruction was in flight ([`history`], [`shared`]): what a load returns while other waves write the same
//! bytes, and what an atomic returns, is thereby taken over after a check that memory held it.
//!
//! Waves begin as the model launches them ([`source`]); of a submission, where units beside the waves make their inputs, it is compared that the
//! hardware's do ([`beginning`]).

mod beginning;
mod clock;
pub(crate) mod events;
mod history;
pub(crate) mod instruction;
mod shared;
mod source;
mod wave;

use crate::design::ALLOCATED_ROWS;
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, SignalHandle, word};
use crate::launch::Launch;
use crate::memory::{AddressSpace, LINE_BYTES, Request};
use crate::run::access::Share;
use crate::run::groups::Place;
use crate::run::registers::{RegisterFiles, SharedBanks};
use crate::run::trace::{Event, What};
use crate::run::waves::text_in;
use events::WritePorts;
use history::History;
use instruction::{Effect, InFlight, Store};
use shared::SharedHistory;
pub use source::Launches;
use source::Source;
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::probe;
use tombolo_hdl::wave::WavePlace;
use tombolo_isa::target::Target;
use tombolo_model::group::Group;
use tombolo_model::program::Program;
pub use wave::ExecShape;
pub(crate) use wave::scalar_name;
use wave::{Checked, Mirror, Past, is_answered, opcode_at};

/// Instructions of a wave that a difference shows.
const SHOWN: usize = 20;

/// The first difference between hardware and model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Cycle at which the instruction had retired.
    pub cycle: u64,
    /// The wave in the order of the launch.
    pub wave: u64,
    /// What it is one of, in a submission: the stage, and the draw or dispatch.
    pub stage: Option<String>,
    /// Address of the instruction.
    pub pc: u64,
    /// Its text.
    pub text: String,
    /// What differs: the register or the memory, with lane, got and expected.
    pub what: String,
    /// The wave's instructions up to this one, oldest first, with their addresses.
    pub recent: Vec<(u64, String)>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cycle, wave, stage, pc, text, what, recent } = self;
        let stage = stage.as_ref().map(|stage| format!(" ({stage})")).unwrap_or_default();
        write!(f, "wave {wave}{stage}: {text} at {pc:#x} differs from the model (cycle {cycle}): {what}; before it:")?;
        for (pc, text) in recent {
            write!(f, "\n  {pc:#x}  {text}")?;
        }
        Ok(())
    }
}

/// The comparison of one run.
pub struct Lockstep {
    source: Source,
    target: Target,
    program: Program,
    ports: Vec<WritePorts>,
    files: Vec<RegisterFiles>,
    /// Where the registers and the memory of each slot's wave are.
    waves_at: Vec<Vec<Observed<WavePlace>>>,
    /// Waves of each group, and groups not yet begun.
    groups: HashMap<[u64; 3], Group>,
    waves: HashMap<u64, Mirror>,
    /// Waves that have begun.
    begun: u64,
    /// Waves of which the model waits for another one.
    blocked: BTreeSet<u64>,
    /// Wave in each slot, by SIMD.
    slots: Vec<Vec<Option<u64>>>,
    history: History,
    shared: SharedHistory,
    banks: SharedBanks,
    /// VGPRs of the waves of a draw.
    allocated: Option<SignalHandle>,
    executed: HashMap<(u64, ExecShape), u64>,
}

impl Lockstep {
    /// Ready to follow `launch` from its first cycle on.
    ///
    /// # Errors
    /// The engine does not show the debug ports or the wave slots.
    pub fn new(engine: &dyn Engine, config: Config, launch: &Launch) -> Result<Self, EngineError> {
        Self::with(engine, config, Source::of(launch))
    }

    /// Ready to follow a submission to a command processor, for which the model has launched these waves.
    ///
    /// # Errors
    /// The engine does not show the ports ([`crate::design::compared_queue`]).
    pub fn of_submission(engine: &dyn Engine, config: Config, launches: Launches) -> Result<Self, EngineError> {
        Self::with(engine, config, Source::Submission(launches))
    }

    fn with(engine: &dyn Engine, config: Config, source: Source) -> Result<Self, EngineError> {
        let target = source.target();
        Ok(Self {
            source,
            target,
            program: Program::of(target),
            ports: (0..config.simds).map(|simd| WritePorts::find(engine, config, simd)).collect::<Result<_, _>>()?,
            files: (0..config.simds).map(|simd| RegisterFiles::find(engine, config, simd)).collect::<Result<_, _>>()?,
            waves_at: (0..config.simds)
                .map(|simd| Observed::find_row(engine, &probe::PLACE, &[simd], 0..config.waves))
                .collect::<Result<_, _>>()?,
            groups: HashMap::new(),
            waves: HashMap::new(),
            begun: 0,
            blocked: BTreeSet::new(),
            slots: vec![vec![None; config.waves]; config.simds],
            history: History::default(),
            shared: SharedHistory::read(engine, config)?,
            banks: SharedBanks::find(engine)?,
            allocated: engine.find(&format!("{ALLOCATED_ROWS}_0")).ok(),
            executed: HashMap::new(),
        })
    }

    /// How often each instruction was compared, by its address and the lanes that executed it.
    pub fn executed(&self) -> &HashMap<(u64, ExecShape), u64> {
        &self.executed
    }

    /// Instructions compared.
    pub fn compared(&self) -> u64 {
        self.executed.values().sum()
    }

    /// Takes in a cycle before its clock edge: the events of the debug ports as `trace` has them, and what is handed to
    /// memory (`request`), and whose bytes those are. Memory must not have performed it.
    ///
    /// # Errors
    /// The first difference.
    pub fn observe(
        &mut self,
        engine: &dyn Engine,
        memory: &AddressSpace,
        cycle: u64,
        trace: &[Event],
        request: Option<(&Request, &[Share])>,
    ) -> Result<(), Box<Difference>> {
        for event in trace {
            if let What::Issue { pc, class } = event.what {
                let is_answered = || opcode_at(pc, memory, &self.history, self.target).is_some_and(is_answered);
                let at_once = class == IssueClass::Flow && !is_answered();
                self.issue(engine, event, pc, at_once);
            }
        }
        for (simd, ports) in self.ports.iter().enumerate() {
            for (slot, sequence, effect) in ports.effects(engine) {
                let wave = self.slots[simd].get(slot as usize).copied().flatten();
                if let Some(mirror) = wave.and_then(|wave| self.waves.get_mut(&wave)) {
                    mirror.add(sequence, effect);
                }
            }
        }
        for (simd, ports) in self.ports.iter().enumerate() {
            let Some(stores) = ports.shared_stores(engine) else { continue };
            let order = self.history.next();
            let wave = self.slots[simd].get(stores.slot as usize).copied().flatten();
            let mut mirror = wave.and_then(|wave| self.waves.get_mut(&wave));
            for (address, byte) in stores.bytes {
                self.shared.write(order, address, byte);
                if let Some(mirror) = &mut mirror {
                    mirror.add(stores.sequence, Effect::Shared(Store { address: address.into(), byte, order }));
                }
            }
        }
        for (simd, ports) in self.ports.iter().enumerate() {
            if let Some(leaving) = ports.export(engine)
                && let Some(wave) = self.slots[simd].get(leaving.row.wave as usize).copied().flatten()
                && let Some(mirror) = self.waves.get_mut(&wave)
            {
                mirror.export(&leaving);
            }
        }
        if let Some((request, shares)) = request
            && let Some(line) = &request.write
        {
            let order = self.history.write(memory, request.address);
            for Share { bytes, origin } in shares {
                let wave = self.slots.get(origin.simd).and_then(|slots| slots.get(origin.slot).copied().flatten());
                let Some(mirror) = wave.and_then(|wave| self.waves.get_mut(&wave)) else { continue };
                for at in (0..LINE_BYTES).filter(|at| bytes >> at & 1 != 0) {
                    let address = request.address + at as u64;
                    // Memory leaves what it refuses as it is, or is none.
                    if !memory.may_write(address) {
                        continue;
                    }
                    let store = Store { address, byte: line[at], order };
                    mirror.add(origin.sequence, Effect::Store(store));
                }
            }
        }
        // What belongs to program flow retires as it issues, but for signals that are answered.
        let mut waves: BTreeSet<u64> = trace.iter().map(|event| event.wave).collect();
        for (simd, ports) in self.ports.iter().enumerate() {
            if let Some((slot, sequence, answer)) = ports.answer(engine)
                && let Some(wave) = self.slots[simd].get(slot as usize).copied().flatten()
                && let Some(mirror) = self.waves.get_mut(&wave)
            {
                mirror.add(sequence, answer);
                mirror.retire(sequence, self.history.order());
                waves.insert(wave);
            }
        }
        for event in trace {
            if let What::Retire(_) = event.what
                && let Some(mirror) = self.waves.get_mut(&event.wave)
            {
                mirror.retire(event.sequence, self.history.order());
            }
        }
        self.check(memory, cycle, waves)
    }

    /// The host is about to write to memory, which waves may have read before.
    pub fn host_writes(&mut self, memory: &AddressSpace, address: u64, bytes: usize) {
        let line = LINE_BYTES as u64;
        let last = address.saturating_add(bytes as u64);
        let lines = (address / line..last.div_ceil(line)).map(|number| number * line);
        lines.for_each(|line| {
            self.history.write(memory, line);
        });
    }

    /// The launch has ended: nothing may be left over.
    ///
    /// # Errors
    /// An instruction that never retired, or a wave that was never launched.
    pub fn finish(&mut self, memory: &AddressSpace, cycle: u64) -> Result<(), Box<Difference>> {
        self.check(memory, cycle, self.waves.keys().copied().collect())?;
        if let Some((&number, mirror)) = self.waves.iter().find(|(_, mirror)| mirror.next().is_some()) {
            let what = "it never retired, or the model waits for another wave".to_owned();
            return Err(self.difference(memory, cycle, number, mirror, what));
        }
        match self.source.entry(self.begun) {
            Some(pc) => {
                let what = format!("the wave was never launched; {}", self.source.end());
                let (stage, text) = (self.source.stage(self.begun), text_in(memory, self.target, pc));
                Err(Box::new(Difference { cycle, wave: self.begun, stage, pc, text, what, recent: vec![] }))
            }
            None => Ok(()),
        }
    }

    fn issue(&mut self, engine: &dyn Engine, event: &Event, pc: u64, at_once: bool) {
        if !self.waves.contains_key(&event.wave) {
            self.launch(engine, event);
        }
        let order = self.history.order();
        if let Some(mirror) = self.waves.get_mut(&event.wave) {
            mirror.issue(InFlight { issued: order, ..InFlight::new(event.sequence, pc) });
            if at_once {
                mirror.retire(event.sequence, order);
            }
        }
    }

    /// A wave is about to execute its first instruction: the model's gets the registers that nobody has set.
    fn launch(&mut self, engine: &dyn Engine, event: &Event) {
        let at = self.waves_at[event.simd][event.slot].read(engine);
        self.slots[event.simd][event.slot] = Some(event.wave);
        self.begun += 1;
        let place = self.source.place(event.wave);
        let rows = self.source.rows(place, at.vgpr_base, self.allocated.map_or(0, |allocated| word(engine, allocated)));
        let mut mirror = Mirror::new(rows, at.lds_base as u32);
        match place {
            Some(place) => {
                let group = self.groups.entry(place.group).or_insert_with(|| {
                    let mut group = self.source.group(place.group);
                    group.members.iter_mut().for_each(|member| member.wave.record());
                    group
                });
                if let Some(member) = group.members.get_mut(place.wave as usize) {
                    let wave = &mut member.wave;
                    wave.hardware.scratch_base = at.scratch_base;
                    let known = self.source.known(place, wave);
                    let files = &self.files[event.simd];
                    mirror.refusal = beginning::begin(engine, files, event.slot, rows, known, wave);
                    wave.take_writes();
                }
                if let Some(filled) = self.source.filled(place) {
                    let (order, base) = (self.history.next(), at.lds_base as usize);
                    let difference = beginning::filled(engine, &self.banks, &mut self.shared, order, base, filled);
                    let difference = difference.unwrap_or_else(|error| Some(error.to_string()));
                    mirror.refusal = mirror.refusal.take().or(difference);
                }
            }
            None => mirror.refusal = Some(self.source.end()),
        }
        self.waves.insert(event.wave, mirror);
    }

    /// Executes on the model what has retired of these waves, and of those that waited for them.
    fn check(&mut self, memory: &AddressSpace, cycle: u64, mut waves: BTreeSet<u64>) -> Result<(), Box<Difference>> {
        while let Some(wave) = waves.pop_first() {
            if self.check_wave(memory, cycle, wave)? {
                waves.append(&mut self.blocked);
            }
        }
        Ok(())
    }

    fn check_wave(&mut self, memory: &AddressSpace, cycle: u64, number: u64) -> Result<bool, Box<Difference>> {
        if let Some((mirror, what)) = self.waves.get(&number).and_then(|mirror| Some((mirror, mirror.refusal.clone()?)))
        {
            return Err(self.difference(memory, cycle, number, mirror, what));
        }
        let Some(Place { group: group_number, wave: place }) = self.source.place(number) else { return Ok(false) };
        let (Some(mirror), Some(group)) = (self.waves.get_mut(&number), self.groups.get_mut(&group_number)) else {
            return Ok(false);
        };
        let mut progress = false;
        loop {
            let pc = mirror.next().map_or(0, |next| next.pc);
            let past = Past { target: self.target, memory, history: &self.history, shared: &self.shared };
            match mirror.check(group, place as usize, &mut self.program, past) {
                Ok(Checked::Waiting) => return Ok(progress),
                Ok(Checked::Blocked) => {
                    self.blocked.insert(number);
                    return Ok(progress);
                }
                Ok(Checked::Executed(shape)) => {
                    *self.executed.entry((pc, shape)).or_default() += 1;
                    progress = true;
                }
                Ok(Checked::Ended(shape)) => {
                    *self.executed.entry((pc, shape)).or_default() += 1;
                    self.waves.remove(&number);
                    if group.members.iter().all(|member| member.activity == tombolo_model::group::Activity::Ended) {
                        self.groups.remove(&group_number);
                    }
                    return Ok(true);
                }
                Err(what) => {
                    let mirror = &self.waves[&number];
                    return Err(self.difference(memory, cycle, number, mirror, what));
                }
            }
        }
    }

    fn difference(
        &self,
        memory: &AddressSpace,
        cycle: u64,
        wave: u64,
        mirror: &Mirror,
        what: String,
    ) -> Box<Difference> {
        let pc = mirror.next().map_or(0, |next| next.pc);
        let text = |pc: u64| text_in(memory, self.target, pc);
        let recent = mirror.recent(SHOWN).map(|pc| (pc, text(pc))).collect();
        Box::new(Difference { cycle, wave, stage: self.source.stage(wave), pc, text: text(pc), what, recent })
    }
}
