//! Instruction vectors: one instruction or short program with the state before and after, one JSON object a line.
//!
//! A vector runs on anything that implements [`VectorTarget`]; the final state is compared by the rules of
//! [`compare`]. An opcode that the target refuses counts as unsupported, never as a failure.

pub mod compare;
pub mod format;
pub mod model;
pub mod rtl;

use format::{ParseError, Vector};
use serde::Serialize;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use thiserror::Error;

/// The state of a wave and its memories after the last instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// EXEC.
    pub exec: u64,
    /// VCC.
    pub vcc: u64,
    /// The scalar condition code.
    pub scc: bool,
    /// M0.
    pub m0: u32,
    /// S0 to S105.
    pub scalars: Vec<u32>,
    /// V0 to V255, and of CDNA4 A0 to A255 behind them, each with one word a lane.
    pub vectors: Vec<Vec<u32>>,
    /// The whole LDS, 64 KiB.
    pub lds: Vec<u8>,
    /// The memory segments of the vector, in its order.
    pub memory: Vec<Vec<u8>>,
}

/// Why a target has no outcome.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TargetError {
    /// The target does not have this opcode, or this use of it, and says so.
    #[error("{0}")]
    Unsupported(String),
    /// The program did not run to its end.
    #[error("{0}")]
    Failed(String),
}

/// Something that can execute a vector: the reference model, or the hardware.
pub trait VectorTarget {
    /// Loads the state, runs to the end of the program and answers the final state.
    fn run(&mut self, vector: &Vector) -> Result<Outcome, TargetError>;
}

/// A vector that did not give the expected state.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The vector's name.
    pub id: String,
    /// What differed, or why it did not run to its end.
    pub what: String,
}

/// The result of a file of vectors. Its fields are the JSON contract of `tombolo vectors --json`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Vectors run.
    pub total: usize,
    /// Vectors with exactly the expected state.
    pub pass: usize,
    /// Vectors with another state.
    pub fail: usize,
    /// Vectors with an opcode that the target refuses.
    pub unsupported: usize,
    /// Every failure.
    pub failures: Vec<Failure>,
}

/// A vector file that cannot be used.
#[derive(Debug, Error)]
pub enum VectorError {
    /// The file cannot be opened or read.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: String,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A line is no vector.
    #[error("{path}:{line}: {source}")]
    Parse {
        /// The file.
        path: String,
        /// Line number, from 1.
        line: usize,
        /// What is wrong with it.
        source: ParseError,
    },
}

/// Runs every vector of a `.jsonl` or `.jsonl.xz` file whose `id` or `asm` contains `filter`, and calls `each` after
/// each of them with its name and what was wrong with it.
pub fn run(
    path: &Path,
    filter: Option<&str>,
    target: &mut dyn VectorTarget,
    mut each: impl FnMut(&str, Option<&str>),
) -> Result<Report, VectorError> {
    let name = path.display().to_string();
    let io = |source| VectorError::Io { path: name.clone(), source };
    let file = std::fs::File::open(path).map_err(io)?;
    let reader: Box<dyn Read> = if path.extension().is_some_and(|extension| extension == "xz") {
        Box::new(liblzma::read::XzDecoder::new(file))
    } else {
        Box::new(file)
    };
    let mut report = Report::default();
    for (index, line) in BufReader::new(reader).lines().enumerate() {
        let line = line.map_err(io)?;
        if line.trim().is_empty() {
            continue;
        }
        let parsed = Vector::parse(&line);
        let vector = parsed.map_err(|source| VectorError::Parse { path: name.clone(), line: index + 1, source })?;
        if filter.is_none_or(|text| vector.matches(text)) {
            let what = run_one(&vector, target, &mut report);
            each(&vector.id, what.as_deref());
        }
    }
    Ok(report)
}

/// Runs one vector and books its result; answers what was wrong.
fn run_one(vector: &Vector, target: &mut dyn VectorTarget, report: &mut Report) -> Option<String> {
    report.total += 1;
    let what = match target.run(vector) {
        Ok(outcome) => {
            let differences = compare::differences(vector, &outcome);
            if differences.is_empty() {
                report.pass += 1;
                return None;
            }
            differences
        }
        Err(TargetError::Unsupported(reason)) => {
            report.unsupported += 1;
            return Some(format!("unsupported: {reason}"));
        }
        Err(TargetError::Failed(reason)) => reason,
    };
    report.fail += 1;
    report.failures.push(Failure { id: vector.id.clone(), what: what.clone() });
    Some(what)
}
