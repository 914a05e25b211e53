//! Records a run as a waveform with text beside the signals: what each wave issued last and what it does or waits for, and
//! which instruction each unit issues and retires in a cycle.

use super::observer::{Listing, Moment, Observer, Sight};
use super::probe::{Doing, Probe};
use crate::engine::{Engine, SignalHandle};
use crate::wave::{Selection, Sink, TextSignal, WaveError, WaveRecorder};
use tombolo_hdl::config::Config;

/// Issue classes of a SIMD, in the order of the ports `debug_issue_*`.
const ISSUE: [&str; 6] = ["flow", "salu", "smem", "valu", "vmem", "lds"];
/// Units of a SIMD, in the order of the ports `debug_retire_*`.
const RETIRE: [&str; 6] = ["salu", "valu", "smem", "vector_load", "vector_store", "lds"];

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
    /// What it does or waits for.
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
    /// Records what `selection` says of `engine` into `sink`. SIMDs that are not recorded have no
    /// text.
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
        let mut simds = Vec::new();
        for number in 0..config.simds {
            match Simd::add(&mut waves, engine, number, config.waves) {
                Err(WaveError::NoScope { .. }) => {}
                simd => simds.push(simd?),
            }
        }
        Ok(Self { waves, probe: Probe::find(engine, config).ok(), simds, listing: Listing::default() })
    }

    /// Writes what is still buffered.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(self) -> Result<(), WaveError> {
        self.waves.finish()
    }
}

impl Observer for Recorder<'_> {
    fn sight(&self, cycle: u64) -> Sight {
        if self.waves.wants(cycle) { Sight::Below(self.waves.root()) } else { Sight::Nothing }
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        let engine = now.engine;
        for simd in &self.simds {
            for (slot, state) in simd.states.iter().enumerate().filter(|_| self.probe.is_some()) {
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
    fn add(waves: &mut WaveRecorder, engine: &dyn Engine, number: usize, slots: usize) -> Result<Self, WaveError> {
        let scope = format!("simd_{number}");
        let mut signal = |name: String| waves.add_text_signal(&scope, &name);
        let mut of_slots = |what: &str| -> Result<Vec<TextSignal>, WaveError> {
            (0..slots).map(|slot| signal(format!("wave_{slot}_{what}"))).collect()
        };
        let (slots, states) = (of_slots("instruction")?, of_slots("state")?);
        let mut events = |kind: &str, units: &[&str]| -> Result<Vec<Event>, WaveError> {
            let mut events = Vec::new();
            for (at, unit) in units.iter().enumerate() {
                let port = |what: &str| engine.find(&format!("debug_{kind}{what}_{}", units.len() * number + at));
                // An export without debug ports has no events to show.
                if let (Ok(valid), Ok(wave), Ok(sequence)) = (port(""), port("_wave"), port("_sequence")) {
                    events.push(Event { valid, wave, sequence, text: signal(format!("{kind}_{unit}"))? });
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
        let word = |handle: SignalHandle| engine.get(handle).first().copied().unwrap_or(0);
        (word(self.valid) == 1).then(|| (word(self.wave) as usize, word(self.sequence)))
    }
}
