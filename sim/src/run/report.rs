//! The result of a launch: what `tombolo run` prints, for people and as JSON.

use super::counters::Counters;
use super::findings::Found;
use super::pc::Pc;
use crate::launch::{FitError, Launch, Mismatch};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use std::fmt;

/// Mismatches that a report lists; further ones are only counted.
const LISTED: usize = 20;

/// The result of a launch. It serialises to the JSON object of `tombolo run --json`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The launch completed and every buffer is as expected.
    pub pass: bool,
    /// How much was executed, and how fast.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// The first elements that are not as expected.
    pub mismatches: Vec<Mismatch>,
    /// How many elements are not as expected.
    #[serde(skip)]
    pub mismatch_count: usize,
    /// Why the launch did not complete.
    pub error: Option<RunError>,
    /// What the sanitizer found; none where it did not run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub findings: Option<Vec<Found>>,
}

/// How much was executed, and how fast. Unknown values are null.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// Simulated clock cycles; none on the model.
    pub cycles: Option<u64>,
    /// Waves that ran.
    pub waves: Option<u64>,
    /// Instructions that they executed.
    pub instructions: Option<u64>,
    /// Instructions a cycle.
    pub ipc: Option<f64>,
    /// Simulated cycles a second.
    pub cycles_per_second: Option<f64>,
    /// Seconds it took to build the engine.
    pub build_seconds: f64,
    /// Seconds it took to run the launch.
    pub seconds: f64,
    /// What the hardware counted; none on the model.
    pub counters: Option<Counters>,
}

impl Statistics {
    /// Statistics of `cycles` cycles, with what follows from the other numbers.
    pub fn of_cycles(cycles: u64, waves: u64, instructions: u64, build_seconds: f64, seconds: f64) -> Self {
        let ratio = |a: f64, b: f64| (b > 0.0).then(|| a / b);
        Self {
            cycles: Some(cycles),
            waves: Some(waves),
            instructions: Some(instructions),
            ipc: ratio(instructions as f64, cycles as f64),
            cycles_per_second: ratio(cycles as f64, seconds),
            build_seconds,
            seconds,
            counters: None,
        }
    }
}

/// Why a launch did not complete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RunError {
    /// What kind of error.
    pub kind: ErrorKind,
    /// For people: one line, and of a hang more, one for each wave.
    pub message: String,
    /// The wave, counted from 0 in the order of the launch.
    pub wave: Option<u64>,
    /// Address of the instruction.
    #[serde(serialize_with = "Pc::optional")]
    pub pc: Option<u64>,
}

impl RunError {
    /// An error of no wave in particular.
    pub fn new(kind: ErrorKind, message: String) -> Self {
        Self { kind, message, wave: None, pc: None }
    }
}

/// Kinds of errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ErrorKind {
    /// The launch could not be prepared.
    Input,
    /// It did not end in the cycles or instructions allowed.
    Hang,
    /// A word that is no instruction.
    Illegal,
    /// An instruction that is not implemented.
    Unsupported,
    /// The program stopped itself with S_TRAP.
    Trap,
    /// An access outside every buffer.
    Memory,
    /// The launch does not fit the machine or its registers.
    Dispatch,
    /// Somebody ended the run.
    Interrupted,
    /// Lock-step: hardware and model differ.
    Difference,
    /// The simulated hardware did what its synthesised form leaves undefined.
    Hardware,
}

impl Report {
    /// The report of a launch that came to its end, or to an error, on an engine.
    pub fn of(launch: &Launch, statistics: Statistics, error: Option<RunError>) -> Self {
        // What an aborted launch left in its buffers is no news.
        let mut mismatches = if error.is_none() { launch.mismatches() } else { Vec::new() };
        let mismatch_count = mismatches.len();
        mismatches.truncate(LISTED);
        Self {
            pass: error.is_none() && mismatch_count == 0,
            statistics,
            mismatches,
            mismatch_count,
            error,
            findings: None,
        }
    }

    /// The report of a launch that the sanitizer watched: it passes only if nothing was found.
    pub fn with_findings(self, findings: Vec<Found>) -> Self {
        Self { pass: self.pass && findings.is_empty(), findings: Some(findings), ..self }
    }

    /// The report of a launch that does not fit a configuration: nothing ran.
    pub fn of_refusal(launch: &Launch, refusal: &FitError) -> Self {
        let (kind, pc) = match refusal {
            FitError::Lds { .. } | FitError::Cooperative { .. } => (ErrorKind::Dispatch, None),
            FitError::Processor { .. } => (ErrorKind::Unsupported, None),
            FitError::Instructions { missing, .. } => (ErrorKind::Unsupported, Some(missing.address)),
            FitError::TrapHandler { .. } | FitError::Exception { .. } | FitError::DynamicVgprs { .. } => {
                (ErrorKind::Unsupported, None)
            }
            FitError::Decoder(_) => (ErrorKind::Hardware, None),
        };
        let error = RunError { kind, message: refusal.to_string(), wave: None, pc };
        Self::of(launch, Statistics::default(), Some(error))
    }

    /// The report of a launch that could not be prepared.
    pub fn of_bad_input(message: String) -> Self {
        let error = RunError::new(ErrorKind::Input, message);
        let statistics = Statistics::default();
        Self { pass: false, statistics, mismatches: vec![], mismatch_count: 0, error: Some(error), findings: None }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.pass { "pass" } else { "FAIL" };
        write!(f, "{verdict}{}", self.statistics)?;
        if self.mismatch_count > 0 {
            write!(f, "\n{} elements differ:", self.mismatch_count)?;
        }
        for mismatch in &self.mismatches {
            write!(f, "\n  {mismatch}")?;
        }
        if self.mismatch_count > self.mismatches.len() {
            write!(f, "\n  ...")?;
        }
        for found in self.findings.iter().flatten() {
            write!(f, "\n  {found}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [(self.waves, "waves"), (self.instructions, "instructions"), (self.cycles, "cycles")];
        for (count, unit) in counts {
            if let Some(count) = count {
                write!(f, ", {count} {unit}")?;
            }
        }
        if let Some(ipc) = self.ipc {
            write!(f, ", {ipc:.3} instructions/cycle")?;
        }
        write!(f, "; built in {:.3} s, ran in {:.3} s", self.build_seconds, self.seconds)?;
        if let Some(rate) = self.cycles_per_second {
            write!(f, " ({:.1} kcycles/s)", rate / 1000.0)?;
        }
        Ok(())
    }
}

impl Serialize for Mismatch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Mismatch", 4)?;
        object.serialize_field("arg", &self.arg)?;
        object.serialize_field("index", &self.index)?;
        object.serialize_field("got", &self.got.to_json())?;
        object.serialize_field("expected", &self.expected.to_json())?;
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::Number;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    #[test]
    fn the_json_object_has_the_agreed_keys() {
        let statistics = Statistics::of_cycles(200, 2, 50, 0.5, 2.0);
        let mismatch = Mismatch { arg: 1, index: 2, got: Number::Float(f64::INFINITY), expected: Number::Float(1.0) };
        let error =
            RunError { kind: ErrorKind::Memory, message: "m".to_owned(), wave: Some(3), pc: Some(0x1_0000_1204) };
        let report =
            Report { mismatches: vec![mismatch], mismatch_count: 1, statistics, ..Report::of_bad_input(String::new()) };
        let report = Report { error: Some(error), ..report };
        assert_eq!(
            serde_json::to_value(&report).unwrap(),
            json!({"pass": false, "cycles": 200, "waves": 2, "instructions": 50, "ipc": 0.25,
                "cycles_per_second": 100.0, "build_seconds": 0.5, "seconds": 2.0, "counters": null,
                "mismatches": [{"arg": 1, "index": 2, "got": "inf", "expected": 1.0}],
                "error": {"kind": "memory", "message": "m", "wave": 3, "pc": "0x100001204"}})
        );
    }

    #[test]
    fn rates_of_nothing_are_null() {
        let statistics = Statistics::of_cycles(0, 0, 0, 0.0, 0.0);
        assert_eq!((statistics.ipc, statistics.cycles_per_second), (None, None));
    }
}
