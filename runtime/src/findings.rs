//! What the sanitizer finds in dispatches: told once for each instruction and kind, however many dispatches have it.

use crate::error::{Error, ErrorKind};
use crate::options::Sanitize;
use crate::output::{Output, Stream};
use std::collections::HashSet;
use tombolo_sim::run::Found;

/// What is done with findings, and which have been told.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    sanitize: Sanitize,
    /// Kernel, address and kind.
    told: HashSet<(String, u64, &'static str)>,
}

impl Findings {
    pub fn new(sanitize: Sanitize) -> Self {
        Self { sanitize, told: HashSet::new() }
    }

    /// Prints what is new in a dispatch of `kernel`.
    ///
    /// # Errors
    /// [`ErrorKind::Finding`] with the first of them, told before or not, where findings are errors.
    pub fn tell(&mut self, kernel: &str, found: Vec<Found>, output: &mut Output) -> Result<(), Error> {
        for found in &found {
            if self.told.insert((kernel.to_owned(), found.pc.0, found.kind)) {
                output.write(Stream::Error, format!("tombolo: {kernel}: {found}\n").as_bytes());
            }
        }
        let count = found.len();
        match found.into_iter().next() {
            Some(first) if self.sanitize == Sanitize::Fail => {
                let others = if count > 1 { format!("; {} more findings", count - 1) } else { String::new() };
                Err(Error {
                    kind: ErrorKind::Finding,
                    message: format!("{kernel}: {first}{others}"),
                    wave: Some(first.wave),
                    pc: Some(first.pc.0),
                    instruction: Some(first.text),
                    line: first.line,
                })
            }
            _ => Ok(()),
        }
    }
}
