//! What `tombolo run --sanitize` finds: each problem once for its instruction, over all work-groups.

use super::pc::Pc;
use super::waves::instruction_text;
use crate::launch::Launch;
use serde::Serialize;
use std::fmt;
use tombolo_model::sanitize::Finding;

/// A problem of an instruction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Found {
    /// Its kind, in a word.
    pub kind: &'static str,
    /// The first wave that had it, counted from 0 in the order of the launch.
    pub wave: u64,
    /// Address of the instruction.
    pub pc: Pc,
    /// The line of the source that it comes from, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The instruction.
    pub text: String,
    /// What is wrong, the first time: lane, address.
    pub message: String,
    /// How often.
    pub count: u64,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { kind, wave, pc, line, text, message, count } = self;
        let line = line.as_ref().map(|line| format!(" ({line})")).unwrap_or_default();
        let times = if *count > 1 { format!(" ({count} times)") } else { String::new() };
        write!(f, "{kind}: wave {wave}: {text} at {:#x}{line}: {message}{times}", pc.0)
    }
}

/// Adds what was found in a work-group whose first wave has a number.
pub(super) fn add(found: &mut Vec<(Finding, u64)>, findings: Vec<Finding>, first_wave: u64) {
    for finding in findings {
        let same =
            |(known, _): &&mut (Finding, u64)| known.pc == finding.pc && known.problem.kind() == finding.problem.kind();
        match found.iter_mut().find(same) {
            Some((known, _)) => known.count += finding.count,
            None => {
                let wave = first_wave + u64::from(finding.wave);
                found.push((finding, wave));
            }
        }
    }
}

/// The findings in the order of their addresses, in words.
pub(super) fn tell(launch: &Launch, mut found: Vec<(Finding, u64)>) -> Vec<Found> {
    found.sort_by_key(|(finding, _)| finding.pc);
    let tell = |(finding, wave): (Finding, u64)| Found {
        kind: finding.problem.kind(),
        wave,
        pc: Pc(finding.pc),
        line: launch.line_at(finding.pc).map(ToString::to_string),
        text: instruction_text(launch, finding.pc),
        message: finding.problem.to_string(),
        count: finding.count,
    };
    found.into_iter().map(tell).collect()
}
