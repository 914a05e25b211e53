//! Lock-step: the reference model executes every instruction that the hardware retires, and every write of the hardware
//! is compared with the model's.
//!
//! The hardware runs freely; its debug events say what each instruction {wave, sequence} wrote. When an instruction and all
//! before it in its wave have retired, the model executes it, and both must have written the same: scalar registers, SCC,
//! vector registers lane by lane, memory and the local data share byte by byte. The model reads the hardware's memory, as it
//! was while the instruction was in flight ([`history`], [`shared`]): what a load returns while other waves write the same
//! bytes, and what an atomic returns, is thereby taken over after a check that memory held it.

pub(crate) mod events;
mod history;
pub(crate) mod instruction;
mod shared;
mod wave;

use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError};
use crate::launch::Launch;
use crate::memory::{LINE_BYTES, Request};
use crate::run::groups::{Groups, Place};
use crate::run::model::start_group;
use crate::run::registers::{RegisterFiles, VgprRows};
use crate::run::trace::{Event, What};
use crate::run::waves::instruction_text;
use events::WritePorts;
use history::History;
use instruction::{Effect, InFlight, Store};
use shared::SharedHistory;
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

/// SGPRs without a special meaning.
const PLAIN_SGPRS: usize = 106;
/// Instructions of a wave that a difference shows.
const SHOWN: usize = 20;

/// The first difference between hardware and model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Cycle at which the instruction had retired.
    pub cycle: u64,
    /// The wave in the order of the launch.
    pub wave: u64,
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
        let Self { cycle, wave, pc, text, what, recent } = self;
        write!(f, "wave {wave}: {text} at {pc:#x} differs from the model (cycle {cycle}): {what}; before it:")?;
        for (pc, text) in recent {
            write!(f, "\n  {pc:#x}  {text}")?;
        }
        Ok(())
    }
}

/// The comparison of one run.
pub struct Lockstep {
    program: Program,
    ports: Vec<WritePorts>,
    files: Vec<RegisterFiles>,
    /// Where the registers and the memory of each slot's wave are.
    waves_at: Vec<Vec<Observed<WavePlace>>>,
    /// Waves of each group, and groups not yet begun.
    groups: HashMap<[u64; 3], Group>,
    places: Groups,
    waves: HashMap<u64, Mirror>,
    /// Waves of which the model waits for another one.
    blocked: BTreeSet<u64>,
    /// Wave in each slot, by SIMD.
    slots: Vec<Vec<Option<u64>>>,
    history: History,
    shared: SharedHistory,
    rows: VgprRows,
    executed: HashMap<(u64, ExecShape), u64>,
}

impl Lockstep {
    /// Ready to follow `launch` from its first cycle on.
    ///
    /// # Errors
    /// The engine does not show the debug ports or the wave slots.
    pub fn new(engine: &dyn Engine, config: Config, launch: &Launch) -> Result<Self, EngineError> {
        Ok(Self {
            program: Program::of(launch.dispatch.target),
            ports: (0..config.simds).map(|simd| WritePorts::find(engine, config, simd)).collect::<Result<_, _>>()?,
            files: (0..config.simds).map(|simd| RegisterFiles::find(engine, config, simd)).collect::<Result<_, _>>()?,
            waves_at: (0..config.simds)
                .map(|simd| Observed::find_row(engine, &probe::PLACE, &[simd], 0..config.waves))
                .collect::<Result<_, _>>()?,
            groups: HashMap::new(),
            places: Groups::of(&launch.dispatch),
            waves: HashMap::new(),
            blocked: BTreeSet::new(),
            slots: vec![vec![None; config.waves]; config.simds],
            history: History::default(),
            shared: SharedHistory::read(engine, config)?,
            rows: VgprRows::of(launch, 0),
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
    /// memory (`request`) for the instruction {simd, wave slot, sequence} in `writer`. Memory must not have performed it.
    ///
    /// # Errors
    /// The first difference.
    pub fn observe(
        &mut self,
        engine: &dyn Engine,
        launch: &Launch,
        cycle: u64,
        trace: &[Event],
        request: Option<(&Request, [u64; 3])>,
    ) -> Result<(), Box<Difference>> {
        for event in trace {
            if let What::Issue { pc, class } = event.what {
                let is_answered =
                    || opcode_at(pc, &launch.memory, &self.history, launch.dispatch.target).is_some_and(is_answered);
                let at_once = class == IssueClass::Flow && !is_answered();
                self.issue(engine, launch, event, pc, at_once);
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
        if let Some((request, [simd, slot, sequence])) = request
            && let Some(line) = &request.write
        {
            let order = self.history.write(&launch.memory, request.address);
            let wave = self.slots.get(simd as usize).and_then(|slots| slots.get(slot as usize).copied().flatten());
            if let Some(mirror) = wave.and_then(|wave| self.waves.get_mut(&wave)) {
                for at in (0..LINE_BYTES).filter(|at| request.mask >> at & 1 != 0) {
                    let store = Store { address: request.address + at as u64, byte: line[at], order };
                    mirror.add(sequence, Effect::Store(store));
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
        self.check(launch, cycle, waves)
    }

    /// The host is about to write to memory, which waves may have read before.
    pub fn host_writes(&mut self, launch: &Launch, address: u64, bytes: usize) {
        let line = LINE_BYTES as u64;
        let last = address.saturating_add(bytes as u64);
        let lines = (address / line..last.div_ceil(line)).map(|number| number * line);
        lines.for_each(|line| {
            self.history.write(&launch.memory, line);
        });
    }

    /// The launch has ended: nothing may be left over.
    ///
    /// # Errors
    /// An instruction that never retired.
    pub fn finish(&mut self, launch: &Launch, cycle: u64) -> Result<(), Box<Difference>> {
        self.check(launch, cycle, self.waves.keys().copied().collect())?;
        let Some((&number, mirror)) = self.waves.iter().find(|(_, mirror)| mirror.next().is_some()) else {
            return Ok(());
        };
        let what = "it never retired, or the model waits for another wave".to_owned();
        Err(self.difference(launch, cycle, number, mirror, what))
    }

    fn issue(&mut self, engine: &dyn Engine, launch: &Launch, event: &Event, pc: u64, at_once: bool) {
        if !self.waves.contains_key(&event.wave) {
            self.launch(engine, launch, event);
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
    fn launch(&mut self, engine: &dyn Engine, launch: &Launch, event: &Event) {
        let at = self.waves_at[event.simd][event.slot].read(engine);
        let rows = VgprRows { base: at.vgpr_base, ..self.rows };
        let mirror = Mirror::new(rows, at.lds_base as u32);
        self.slots[event.simd][event.slot] = Some(event.wave);
        if let Some(Place { group: id, wave: place }) = self.places.place(event.wave) {
            let group = self.groups.entry(id).or_insert_with(|| {
                let mut group = start_group(&launch.dispatch, id.map(|at| at as u32));
                group.members.iter_mut().for_each(|member| member.wave.record());
                group
            });
            if let Some(member) = group.members.get_mut(place as usize) {
                let wave = &mut member.wave;
                wave.hardware.scratch_base = at.scratch_base;
                let files = &self.files[event.simd];
                for code in launch.dispatch.user_sgprs.len()..PLAIN_SGPRS {
                    wave.set_scalar(code as u8, files.scalar(engine, event.slot, code).unwrap_or(0));
                }
                // v0 holds the work-item's position, of GFX7 a register for each dimension; of lanes without one nothing.
                let positions = match launch.dispatch.target {
                    Target::Gcn(_) => launch.dispatch.descriptor.workitem_id_dimensions().min(3) as usize,
                    Target::Rdna4 | Target::Cdna4 => 1,
                };
                let exec = wave.exec();
                let owned: Vec<usize> = rows.registers().filter(|register| wave.owns_vgprs(*register, 1)).collect();
                for register in owned {
                    let is_set = |lane: &usize| register < positions && exec >> lane & 1 != 0;
                    for lane in (0..wave.size().lanes()).filter(|lane| !is_set(lane)) {
                        let (row, lane_of_row) = rows.row(register, lane);
                        let value = files.vector(engine, row, lane_of_row).unwrap_or(0);
                        wave.set_vgpr_lane(register, lane, value);
                    }
                }
                wave.take_writes();
            }
        }
        self.waves.insert(event.wave, mirror);
    }

    /// Executes on the model what has retired of these waves, and of those that waited for them.
    fn check(&mut self, launch: &Launch, cycle: u64, mut waves: BTreeSet<u64>) -> Result<(), Box<Difference>> {
        while let Some(wave) = waves.pop_first() {
            if self.check_wave(launch, cycle, wave)? {
                waves.append(&mut self.blocked);
            }
        }
        Ok(())
    }

    fn check_wave(&mut self, launch: &Launch, cycle: u64, number: u64) -> Result<bool, Box<Difference>> {
        let Some(Place { group: group_number, wave: place }) = self.places.place(number) else { return Ok(false) };
        let (Some(mirror), Some(group)) = (self.waves.get_mut(&number), self.groups.get_mut(&group_number)) else {
            return Ok(false);
        };
        let mut progress = false;
        loop {
            let pc = mirror.next().map_or(0, |next| next.pc);
            let past = Past {
                target: launch.dispatch.target,
                memory: &launch.memory,
                history: &self.history,
                shared: &self.shared,
            };
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
                    return Err(self.difference(launch, cycle, number, mirror, what));
                }
            }
        }
    }

    fn difference(&self, launch: &Launch, cycle: u64, wave: u64, mirror: &Mirror, what: String) -> Box<Difference> {
        let pc = mirror.next().map_or(0, |next| next.pc);
        let text = instruction_text(launch, pc);
        let recent = mirror.recent(SHOWN).map(|pc| (pc, instruction_text(launch, pc))).collect();
        Box::new(Difference { cycle, wave, pc, text, what, recent })
    }
}
