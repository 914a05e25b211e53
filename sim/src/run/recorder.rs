//! Records a run as a waveform with text beside the signals: what each wave issued last and what it does or waits for, and
//! which instruction each unit issues and retires in a cycle. Where only blocks of a SIMD are recorded, there is no text for
//! what waves wait for: it is read from all over the SIMD.

use super::observer::{Listing, Moment, Observer, Sight};
use super::probe::{Doing, Probe};
use super::stall::Stall;
use crate::engine::{Engine, ScopeId, SignalHandle, reader};
use crate::wave::{Selection, Sink, TextSignal, WaveError, WaveRecorder};
use tombolo_hdl::config::Config;

/// Issue classes of a SIMD, in the order of the ports `debug_issue_*`.
const ISSUE: [&str; 6] = ["flow", "salu", "smem", "valu", "vmem", "lds"];
/// Units of a SIMD, in the order of the ports `debug_retire_*`.
const RETIRE: [&str; 6] = ["salu", "valu", "smem", "vector_load", "vector_store", "lds"];

/// Characters of an instruction that every format shows.
const INSTRUCTION: u32 = 64;

/// A waveform being recorded.
pub struct Recorder<'a> {
    waves: WaveRecorder<'a>,
    /// None where the engine does not show what is inside the design.
    probe: Option<Probe>,
    simds: Vec<Simd>,
    listing: Listing,
}

/// Text signals of a recorded SIMD and the events they follow.
struct Simd {
    number: usize,
    /// The instruction that the wave in the slot issued last.
    slots: Vec<TextSignal>,
    /// What it does or waits for; none where that is not known.
    states: Vec<TextSignal>,
    issue: Vec<Event>,
    retire: Vec<Event>,
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
        let mut waves = WaveRecorder::new(engine, selection, sink)?;
        let probe = Probe::find(engine, config).ok();
        let mut simds = Vec::new();
        for number in 0..config.simds {
            match Simd::add(&mut waves, engine, number, config.waves, probe.is_some()) {
                Err(WaveError::NotRecorded { .. }) => {}
                simd => simds.push(simd?),
            }
        }
        Ok(Self { waves, probe, simds, listing: Listing::default() })
    }

    /// Writes what is still buffered; `engine` is the one that was recorded.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(self, engine: &dyn Engine) -> Result<(), WaveError> {
        self.waves.finish(engine)
    }
}

impl Observer for Recorder<'_> {
    fn sight(&self, cycle: u64) -> Sight<'_> {
        if self.waves.wants(cycle) { Sight::Below(self.waves.roots()) } else { Sight::Nothing }
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        let engine = now.engine;
        for simd in &self.simds {
            for (slot, state) in simd.states.iter().enumerate() {
                let doing = self.probe.as_ref().map(|probe| probe.doing(engine, simd.number, slot));
                self.waves.set_text(*state, doing.map_or("", describe));
            }
            for (issues, event) in
                simd.issue.iter().map(|event| (true, event)).chain(simd.retire.iter().map(|event| (false, event)))
            {
                let Some((wave, sequence)) = event.happens(engine) else {
                    self.waves.set_text(event.text, "");
                    continue;
                };
                let Some(pc) = now.waves.issued_at(simd.number, wave, sequence) else { continue };
                let text = &self.listing.text(now.launch, pc);
                self.waves.set_text(event.text, text);
                if let (true, Some(slot)) = (issues, simd.slots.get(wave)) {
                    self.waves.set_text(*slot, text);
                }
            }
        }
        self.waves.record(engine).map_err(|error| error.to_string())
    }
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
        let mut of_slots = |slots: usize, what: &str, characters: u32| -> Result<Vec<TextSignal>, WaveError> {
            (0..slots).map(|slot| signal(format!("wave_{slot}_{what}"), characters)).collect()
        };
        let states = of_slots(if inside && whole { slots } else { 0 }, "state", longest)?;
        let slots = of_slots(slots, "instruction", INSTRUCTION)?;
        let mut events = |kind: &str, units: &[&str]| -> Result<Vec<Event>, WaveError> {
            let mut events = Vec::new();
            for (at, unit) in units.iter().enumerate() {
                let port = |what: &str| engine.find(&format!("debug_{kind}{what}_{}", units.len() * number + at));
                // An export without debug ports has no events to show.
                if let (Ok(valid), Ok(wave), Ok(sequence)) = (port(""), port("_wave"), port("_sequence")) {
                    events.push(Event { valid, wave, sequence, text: signal(format!("{kind}_{unit}"), INSTRUCTION)? });
                }
            }
            Ok(events)
        };
        Ok(Self { number, slots, states, issue: events("issue", &ISSUE)?, retire: events("retire", &RETIRE)? })
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
