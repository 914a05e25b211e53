//! What looks on while a launch runs on the hardware: waveforms, traces, profiles.

use super::access::Share;
use super::trace::Event;
use super::waves::{Waves, instruction_text};
use crate::engine::{Engine, ScopeId};
use crate::launch::Launch;
use crate::memory::Request;
use std::collections::HashMap;
use std::rc::Rc;

/// How much of the design an observer looks at in a cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight<'a> {
    /// Nothing: it is not called.
    Nothing,
    /// Ports of the top, and registers.
    Ports,
    /// Signals of these instances and of all below them.
    Below(&'a [ScopeId]),
    /// The same, by one that looks at a few cycles only.
    Briefly(&'a [ScopeId]),
}

/// A cycle before its clock edge.
pub struct Moment<'a> {
    /// Cycles since the start of the dispatch.
    pub cycle: u64,
    /// The hardware, settled as far as the observer asked for.
    pub engine: &'a dyn Engine,
    /// The launch; memory does not hold this cycle's write yet.
    pub launch: &'a Launch,
    /// The waves, this cycle's events included.
    pub waves: &'a Waves,
    /// What retires and issues, in this order.
    pub events: &'a [Event],
    /// What is handed to memory, and for which instructions; none of instruction fetch.
    pub request: Option<(&'a Request, &'a [Share])>,
}

/// Looks at the cycles of a run.
pub trait Observer {
    /// What it looks at in a cycle.
    fn sight(&self, cycle: u64) -> Sight<'_>;
    /// Looks at the cycle.
    ///
    /// # Errors
    /// Ends the run.
    fn observe(&mut self, now: &Moment) -> Result<(), String>;
}

/// Instructions as text, by address; each is disassembled once.
#[derive(Default)]
pub struct Listing(HashMap<u64, Rc<str>>);

impl Listing {
    /// The instruction at `pc`.
    pub fn text(&mut self, launch: &Launch, pc: u64) -> Rc<str> {
        self.0.entry(pc).or_insert_with(|| instruction_text(launch, pc).into()).clone()
    }
}
