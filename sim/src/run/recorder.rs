//! Records a run as a waveform with text beside the signals: which wave is in each slot and of which work-group, what it issued
//! last, what it issues next and what it does or waits for until then, and which instruction each unit issues and retires in a
//! cycle. Where only blocks of a SIMD are recorded, there is no text for what waves wait for: it is read from all over the SIMD.

use super::groups::Groups;
use super::observer::{Listing, Moment, Observer, Sight};
use super::probe::{Doing, Probe};
use super::stall::Stall;
use crate::engine::observed::Observed;
use crate::engine::{Engine, ScopeId, SignalHandle, reader};
use crate::wave::{NumberSignal, Place, Selection, Sink, TextSignal, WaveError, WaveRecorder, Window};
use tombolo_hdl::config::Config;
use tombolo_hdl::events::{InstructionEventFields, IssueEventFields};
use tombolo_hdl::probe;

/// Issue classes of a SIMD, in the order of [`probe::ISSUE`].
const ISSUE: [&str; 6] = ["flow", "salu", "smem", "valu", "vmem", "lds"];
/// Units of a SIMD, in the order of [`probe::RETIRE`].
const RETIRE: [&str; 6] = ["salu", "valu", "smem", "vector_load", "vector_store", "lds"];

/// Characters of an instruction that every format shows.
const INSTRUCTION: u32 = 64;
/// Characters of a wave's number, and of the three of its work-group: the last ones of ten digits that a grid may need.
const NUMBER: u32 = 10;
const GROUP: u32 = 3 * 10 + 2;
/// Bits of the cycle counter.
const CYCLE: u32 = 64;
/// A window of so many cycles is over before preparing the design for being looked at would have paid.
const BRIEF: u64 = 100;

/// A waveform being recorded.
pub struct Recorder<'a> {
    waves: WaveRecorder<'a>,
    /// None where the engine does not show what is inside the design.
    probe: Option<Probe>,
    cycle: NumberSignal,
    simds: Vec<Simd>,
    listing: Listing,
    /// Known as soon as a launch is.
    groups: Option<Groups>,
    extent: Extent,
}

/// How much of the design is recorded, and how its signals get their values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// The roots of the recorder.
    Roots {
        /// For a few cycles.
        brief: bool,
    },
    /// What tells what waves do.
    Front,
}

/// Text signals of a recorded SIMD and the events they follow.
struct Simd {
    number: usize,
    slots: Vec<Slot>,
    issue: Vec<Event>,
    retire: Vec<Event>,
}

/// Text signals of a slot.
struct Slot {
    /// The wave that is there: its number in the launch, and the position of its work-group.
    wave: TextSignal,
    group: TextSignal,
    /// The instruction that it issued last.
    instruction: TextSignal,
    /// The one that it issues next; none where that is not known.
    next: Option<TextSignal>,
    /// What it does or waits for; none where that is not known.
    state: Option<TextSignal>,
    /// The wave, and the address of its next instruction, as shown last.
    shown: Option<u64>,
    shown_next: Option<u64>,
}

/// An event that names an instruction by wave and number, and the signal that shows its text.
struct Event {
    valid: SignalHandle,
    wave: SignalHandle,
    sequence: SignalHandle,
    text: TextSignal,
}

impl<'a> Recorder<'a> {
    /// Records what `selection` says of `engine` into `sink`. SIMDs of which nothing is recorded have no text.
    ///
    /// # Errors
    /// [`WaveError::NoScope`].
    pub fn new(
        engine: &dyn Engine,
        config: Config,
        selection: &Selection,
        sink: Box<dyn Sink + 'a>,
    ) -> Result<Self, WaveError> {
        let waves = WaveRecorder::new(engine, selection, sink)?;
        let Window { from, to } = selection.window;
        Self::with(engine, config, waves, Extent::Roots { brief: to.saturating_sub(from) < BRIEF })
    }

    /// Records all texts, but of the signals only those that tell what waves do and wait for.
    ///
    /// # Errors
    /// A name that the design has already.
    pub fn front(
        engine: &dyn Engine,
        config: Config,
        window: Window,
        sink: Box<dyn Sink + 'a>,
    ) -> Result<Self, WaveError> {
        let waves = WaveRecorder::of_signals(window, front(engine, config), sink);
        Self::with(engine, config, waves, Extent::Front)
    }

    fn with(
        engine: &dyn Engine,
        config: Config,
        mut waves: WaveRecorder<'a>,
        extent: Extent,
    ) -> Result<Self, WaveError> {
        let probe = Probe::find(engine, config).ok();
        let cycle = waves.add_number_signal(engine, "", "cycle", CYCLE)?;
        let mut simds = Vec::new();
        for number in 0..config.simds {
            match Simd::add(&mut waves, engine, number, config.waves, probe.is_some()) {
                Err(WaveError::NotRecorded { .. }) => {}
                simd => simds.push(simd?),
            }
        }
        Ok(Self { waves, probe, cycle, simds, listing: Listing::default(), groups: None, extent })
    }

    /// Writes what is still buffered; `engine` is the one that was recorded.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(self, engine: &dyn Engine) -> Result<(), WaveError> {
        self.waves.finish(engine)
    }

    fn show_slots(&mut self, now: &Moment) {
        let groups = *self.groups.get_or_insert_with(|| Groups::of(&now.launch.dispatch));
        let Self { waves, probe, simds, listing, .. } = self;
        for simd in simds {
            let number = simd.number;
            for (at, slot) in simd.slots.iter_mut().enumerate() {
                let is_there = probe.as_ref().is_none_or(|probe| probe.is_active(now.engine, number, at));
                let wave = now.waves.number(number, at).filter(|_| is_there);
                if wave != slot.shown {
                    slot.shown = wave;
                    let place = wave.and_then(|wave| groups.place(wave));
                    let [x, y, z] = place.map_or([0; 3], |place| place.group);
                    waves.set_text(slot.wave, &wave.map_or_else(String::new, |wave| wave.to_string()));
                    waves.set_text(slot.group, &place.map_or_else(String::new, |_| format!("{x},{y},{z}")));
                    waves.set_text(slot.instruction, "");
                }
                let Some(probe) = probe else { continue };
                if let Some(state) = slot.state {
                    waves.set_text(state, describe(probe.doing(now.engine, number, at)));
                }
                if let Some(next) = slot.next {
                    let head = is_there.then(|| probe.head(now.engine, number, at));
                    if head != slot.shown_next {
                        slot.shown_next = head;
                        match head {
                            Some(pc) => waves.set_text(next, &listing.text(now.launch, pc)),
                            None => waves.set_text(next, ""),
                        }
                    }
                }
            }
        }
    }

    fn show_events(&mut self, now: &Moment) {
        for simd in &self.simds {
            let issues = simd.issue.iter().map(|event| (true, event));
            for (issues, event) in issues.chain(simd.retire.iter().map(|event| (false, event))) {
                let Some((wave, sequence)) = event.happens(now.engine) else {
                    self.waves.set_text(event.text, "");
                    continue;
                };
                let Some(pc) = now.waves.issued_at(simd.number, wave, sequence) else { continue };
                let text = &self.listing.text(now.launch, pc);
                self.waves.set_text(event.text, text);
                if let (true, Some(slot)) = (issues, simd.slots.get(wave)) {
                    self.waves.set_text(slot.instruction, text);
                }
            }
        }
    }
}

impl Observer for Recorder<'_> {
    fn sight(&self, cycle: u64) -> Sight<'_> {
        match (self.extent, &self.probe) {
            _ if !self.waves.wants(cycle) => Sight::Nothing,
            (Extent::Roots { brief: true }, _) => Sight::Briefly(self.waves.roots()),
            (Extent::Roots { brief: false }, _) => Sight::Below(self.waves.roots()),
            (Extent::Front, _) => Sight::Ports,
        }
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        self.waves.set_number(self.cycle, now.cycle);
        self.show_slots(now);
        self.show_events(now);
        self.waves.record(now.engine).map_err(|error| error.to_string())
    }
}

/// Of a slot: what is outstanding of its wave, and its state.
const SLOT: [&str; 14] = [
    "outstanding.salu_count.count",
    "outstanding.valu_scalar_count.count",
    "outstanding.valu_queued_count.count",
    "outstanding.valu_count.count",
    "outstanding.vmem_reading.count",
    "outstanding.load_count.count",
    "outstanding.store_count.count",
    "outstanding.smem_count.count",
    "outstanding.lds_reading.count",
    "outstanding.lds_count.count",
    "state_pc",
    "state_exec",
    "state_vcc",
    "state_scc",
];

/// The signals that tell what waves do and wait for, and what is outstanding of them.
fn front(engine: &dyn Engine, config: Config) -> Vec<Place> {
    let state = |simd: usize, slot: usize| {
        let of = |name: &str| format!("simd_{simd}.slot_{slot}.{name}");
        SLOT.map(of).to_vec()
    };
    let slots = (0..config.simds).flat_map(|simd| (0..config.waves).map(move |slot| (simd, slot)));
    let paths = Probe::ports(config).into_iter().chain(slots.flat_map(|(simd, slot)| state(simd, slot)));
    let ports = ["busy", "bus_valid", "request_valid", "request_ready", "request_write", "request_line", "request_id"];
    let ports = ports.into_iter().chain(["response_valid", "response_ready", "response_id"]).map(str::to_owned);
    let found = paths.chain(ports).filter_map(|path| engine.hierarchy().find_signal(&path));
    found.filter(|(scope, signal)| engine.settles_with_outputs(*scope, *signal)).collect()
}

impl Simd {
    /// Adds the text of a SIMD that has so many slots; `inside` if the engine shows what is in the design.
    fn add(
        waves: &mut WaveRecorder,
        engine: &dyn Engine,
        number: usize,
        slots: usize,
        inside: bool,
    ) -> Result<Self, WaveError> {
        let path = format!("simd_{number}");
        let scope = engine.hierarchy().find_scope(&path);
        let whole = waves.roots().iter().any(|root| *root == ScopeId::TOP || Some(*root) == scope);
        let mut signal = |name: String, characters| waves.add_text_signal(engine, &path, &name, characters);
        let longest = Stall::ALL.iter().map(|(_, name, _)| name.len()).max().unwrap_or(0) as u32;
        let mut of_slot = |slot: usize| -> Result<Slot, WaveError> {
            let mut add = |what: &str, characters| signal(format!("wave_{slot}_{what}"), characters);
            Ok(Slot {
                wave: add("number", NUMBER)?,
                group: add("group", GROUP)?,
                state: if inside && whole { Some(add("state", longest)?) } else { None },
                instruction: add("instruction", INSTRUCTION)?,
                next: if inside { Some(add("next", INSTRUCTION)?) } else { None },
                shown: None,
                shown_next: None,
            })
        };
        let slots = (0..slots).map(&mut of_slot).collect::<Result<_, _>>()?;
        // An export without debug ports has no events to show.
        let of_simd = |units: &[&str]| units.len() * number..units.len() * (number + 1);
        let issue = Observed::find_row(engine, &probe::ISSUE, &[], of_simd(&ISSUE)).unwrap_or_default();
        let issue = issue.iter().map(|event| {
            let IssueEventFields { valid, wave, sequence, .. } = *event.handles();
            [valid, wave, sequence]
        });
        let retire = Observed::find_row(engine, &probe::RETIRE, &[], of_simd(&RETIRE)).unwrap_or_default();
        let retire = retire.iter().map(|event| {
            let InstructionEventFields { valid, wave, sequence } = *event.handles();
            [valid, wave, sequence]
        });
        let mut event = |kind: &str, (unit, [valid, wave, sequence]): (&&str, [SignalHandle; 3])| {
            let text = signal(format!("{kind}_{unit}"), INSTRUCTION)?;
            Ok(Event { valid, wave, sequence, text })
        };
        let issue = ISSUE.iter().zip(issue).map(|found| event("issue", found)).collect::<Result<_, WaveError>>()?;
        let retire = RETIRE.iter().zip(retire).map(|found| event("retire", found)).collect::<Result<_, WaveError>>()?;
        Ok(Self { number, slots, issue, retire })
    }
}

/// What a wave does, in a word.
fn describe(doing: Doing) -> &'static str {
    match doing {
        Doing::Empty => "",
        Doing::Issues => "issues",
        Doing::Waits(stall) => stall.name(),
    }
}

impl Event {
    /// Wave and number of the instruction, if the event happens in this cycle.
    fn happens(&self, engine: &dyn Engine) -> Option<(usize, u64)> {
        let word = reader(engine);
        (word(self.valid) == 1).then(|| (word(self.wave) as usize, word(self.sequence)))
    }
}
