//! What the waves of a run did, wave by wave: where each of them was, what it issued and when that retired, what it waited for.
//! Pictures and traces are made from it.

use crate::engine::{Engine, EngineError};
use crate::run::groups::{Groups, Place};
use crate::run::probe::{Doing, Probe};
use crate::run::stall::Stall;
use crate::run::trace::{Event, What};
use crate::run::{Listing, Moment, Observer, Sight};
use crate::wave::Window;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;

/// An instruction that a wave issued.
#[derive(Debug, Clone, PartialEq)]
pub struct Issued {
    /// The cycle in which it became the wave's next one, as far as that was seen.
    pub head: u64,
    /// The cycle in which it issued.
    pub cycle: u64,
    /// Its address.
    pub pc: u64,
    /// The unit that it issued to.
    pub class: IssueClass,
    /// The cycle in which it retired; none while it has not.
    pub retired: Option<u64>,
    /// What it waited for before it issued, by cycle: a range of the wave's waits.
    pub waits: std::ops::Range<usize>,
}

/// Whether instructions of a unit access memory, and so are outstanding for long.
pub fn is_memory(class: IssueClass) -> bool {
    matches!(class, IssueClass::Smem | IssueClass::Vmem | IssueClass::Lds)
}

/// Cycles `from .. to` in which a wave waited for one reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// First cycle.
    pub from: u64,
    /// The cycle behind the last one.
    pub to: u64,
    /// Why.
    pub stall: Stall,
}

/// The life of one wave.
#[derive(Debug, Clone)]
pub struct Life {
    /// SIMD and slot.
    pub slot: (usize, usize),
    /// Its work-group, and which wave of it; none where the launch has no such wave.
    pub place: Option<Place>,
    /// The first cycle in which it was seen in its slot.
    pub from: u64,
    /// The cycle behind the last one.
    pub to: u64,
    /// What it issued, in order.
    pub issued: Vec<Issued>,
    /// What it waited for, in order.
    pub waits: Vec<Wait>,
    /// Those that no issued instruction has: the first one of them.
    pending: usize,
    /// Instructions that have not retired, by number.
    open: HashMap<u64, usize>,
}

impl Life {
    fn new(slot: (usize, usize), place: Option<Place>, cycle: u64) -> Self {
        let (issued, waits, open) = (vec![], vec![], HashMap::new());
        Self { slot, place, from: cycle, to: cycle, issued, waits, pending: 0, open }
    }

    fn wait(&mut self, cycle: u64, stall: Stall) {
        let last = self.waits[self.pending..].last_mut();
        match last.filter(|wait| wait.stall == stall && wait.to == cycle) {
            Some(wait) => wait.to += 1,
            None => self.waits.push(Wait { from: cycle, to: cycle + 1, stall }),
        }
    }

    fn issue(&mut self, event: &Event, class: IssueClass, pc: u64) {
        let waits = self.pending..self.waits.len();
        self.pending = self.waits.len();
        let head = self.issued.last().map_or(self.from, |last| last.cycle + 1).min(event.cycle);
        // Program flow retires as it issues.
        let retired = (class == IssueClass::Flow).then_some(event.cycle);
        if retired.is_none() {
            self.open.insert(event.sequence, self.issued.len());
        }
        self.issued.push(Issued { head, cycle: event.cycle, pc, class, retired, waits });
    }

    fn retire(&mut self, event: &Event) {
        if let Some(at) = self.open.remove(&event.sequence) {
            self.issued[at].retired = Some(event.cycle);
        }
    }

    /// Accesses to memory, from issue to retirement; those that have not retired last as long as the wave.
    pub fn accesses(&self) -> impl Iterator<Item = (&Issued, u64)> {
        let accesses = self.issued.iter().filter(|it| is_memory(it.class));
        accesses.map(|it| (it, it.retired.unwrap_or(self.to).max(it.cycle)))
    }
}

/// Collects what waves do in the cycles of a window.
pub struct Story {
    probe: Probe,
    config: Config,
    window: Window,
    groups: Option<Groups>,
    /// By wave in the order of the launch.
    waves: BTreeMap<u64, Life>,
    last: u64,
    listing: Listing,
    texts: BTreeMap<u64, Rc<str>>,
}

impl Story {
    /// Ready to follow a run.
    ///
    /// # Errors
    /// The engine does not show what is inside the design.
    pub fn new(engine: &dyn Engine, config: Config, window: Window) -> Result<Self, EngineError> {
        let (waves, texts, listing) = (BTreeMap::new(), BTreeMap::new(), Listing::default());
        let probe = Probe::find(engine, config)?;
        Ok(Self { probe, config, window, groups: None, waves, last: window.from, listing, texts })
    }

    /// The waves by number.
    pub fn waves(&self) -> &BTreeMap<u64, Life> {
        &self.waves
    }

    /// First cycle, and the one behind the last.
    pub fn cycles(&self) -> (u64, u64) {
        (self.window.from, self.last.max(self.window.from + 1))
    }

    /// What it ran on.
    pub fn config(&self) -> Config {
        self.config
    }

    /// Instructions as text, by address.
    pub fn texts(&self) -> &BTreeMap<u64, Rc<str>> {
        &self.texts
    }

    /// The instruction at an address that was issued.
    pub fn text(&self, pc: u64) -> &str {
        self.texts.get(&pc).map_or("", |text| text)
    }

    /// How many of some spans of cycles hold in a cycle: the cycles in which that changes, with the count from there on.
    pub fn count(spans: impl Iterator<Item = (u64, u64)>) -> Vec<(u64, i64)> {
        let mut changes: BTreeMap<u64, i64> = BTreeMap::new();
        for (from, to) in spans.filter(|(from, to)| from < to) {
            *changes.entry(from).or_default() += 1;
            *changes.entry(to).or_default() -= 1;
        }
        changes.retain(|_, change| *change != 0);
        let sum = |count: &mut i64, (cycle, change): (u64, i64)| {
            *count += change;
            Some((cycle, *count))
        };
        changes.into_iter().scan(0, sum).collect()
    }
}

impl Observer for Story {
    fn sight(&self, cycle: u64) -> Sight<'_> {
        if self.window.contains(cycle) { Sight::Ports } else { Sight::Nothing }
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        self.last = now.cycle + 1;
        let groups = *self.groups.get_or_insert_with(|| Groups::of(&now.launch.dispatch));
        for (simd, slot) in self.probe.slots() {
            if !self.probe.is_active(now.engine, simd, slot) {
                continue;
            }
            let Some(wave) = now.waves.number(simd, slot) else { continue };
            let new = || Life::new((simd, slot), groups.place(wave), now.cycle);
            let life = self.waves.entry(wave).or_insert_with(new);
            life.to = now.cycle + 1;
            if let Doing::Waits(stall) = self.probe.doing(now.engine, simd, slot) {
                life.wait(now.cycle, stall);
            }
        }
        for event in now.events {
            let Some(life) = self.waves.get_mut(&event.wave) else { continue };
            match event.what {
                What::Issue { class, pc } => {
                    life.issue(event, class, pc);
                    self.texts.entry(pc).or_insert_with(|| self.listing.text(now.launch, pc));
                }
                What::Retire(_) => life.retire(event),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_count_changes_where_spans_begin_and_end() {
        let spans = [(3, 7), (5, 9), (7, 8), (4, 4)];
        assert_eq!(Story::count(spans.into_iter()), [(3, 1), (5, 2), (8, 1), (9, 0)]);
    }

    #[test]
    fn the_waits_before_an_issue_are_its_own() {
        let event = |cycle, sequence| Event {
            cycle,
            simd: 0,
            slot: 0,
            wave: 0,
            sequence,
            what: What::Retire(crate::run::trace::Unit::Salu),
        };
        let mut life = Life::new((0, 0), None, 10);
        life.wait(10, Stall::Fetch);
        life.wait(11, Stall::Fetch);
        life.wait(12, Stall::Salu);
        life.issue(&event(13, 0), IssueClass::Salu, 0x100);
        life.wait(14, Stall::Salu);
        life.issue(&event(15, 1), IssueClass::Valu, 0x104);
        life.retire(&event(18, 0));
        let spans: Vec<_> = life.issued.iter().map(|it| (it.head, it.cycle, it.waits.clone(), it.retired)).collect();
        assert_eq!(spans, [(10, 13, 0..2, Some(18)), (14, 15, 2..3, None)]);
        assert_eq!((life.waits[0].from, life.waits[0].to), (10, 12));
    }
}
