//! Follows an engine's signals and writes what changes.
//!
//! A clock cycle takes ten time units from rising edge to rising edge; the values of cycle `n` hold from `10 n` on. An
//! enumeration has two variables: its bits, and a text `NAME_label` with the label. Beside the engine's signals there are
//! extra ones, texts and numbers, that whoever simulates sets.
//!
//! Which values there are is found out in the first recorded cycle: a window that begins late costs nothing before.

use super::select::{Place, Selected, Selection, Shown, roots, select};
use super::sink::{Kind, Sink};
use super::watch::Watched;
use super::{WaveError, Window};
use crate::engine::{Engine, Hierarchy, ScopeId};
use std::collections::HashSet;
use tombolo_netlist::ir::SignalKind;

/// Time units a clock cycle.
const PERIOD: u64 = 10;
/// Name of the drawn clock in the top, and the number of its value.
const CLOCK: (&str, usize) = ("clock", 0);
/// What the name of an enumeration's text adds to that of its bits.
const LABEL: &str = "_label";

/// An extra signal that shows text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextSignal(usize);

/// An extra signal that shows a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberSignal(usize);

struct Extra {
    scope: ScopeId,
    name: String,
    /// Bits of a number; most characters of a text that the file need show.
    width: u32,
    shown: Content,
    changed: bool,
}

enum Content {
    Text(String),
    Number(u64),
}

/// Records an engine's signals to a file.
pub struct WaveRecorder<'a> {
    sink: Box<dyn Sink + 'a>,
    window: Window,
    roots: Vec<ScopeId>,
    /// Only these signals, if not all of the roots.
    only: Option<HashSet<Place>>,
    /// Their values have the numbers behind the clock's.
    extras: Vec<Extra>,
    /// None before the first recorded cycle.
    watched: Option<Watched>,
}

impl<'a> WaveRecorder<'a> {
    /// Records what `selection` says of `engine` into `sink`.
    ///
    /// # Errors
    /// [`WaveError::NoScope`].
    pub fn new(engine: &dyn Engine, selection: &Selection, sink: Box<dyn Sink + 'a>) -> Result<Self, WaveError> {
        let roots = roots(engine.hierarchy(), &selection.scopes)?;
        Ok(Self { sink, window: selection.window, roots, only: None, extras: vec![], watched: None })
    }

    /// Records of `engine` nothing but these signals.
    pub fn of_signals(window: Window, signals: impl IntoIterator<Item = Place>, sink: Box<dyn Sink + 'a>) -> Self {
        let only = Some(signals.into_iter().collect());
        Self { sink, window, roots: vec![ScopeId::TOP], only, extras: vec![], watched: None }
    }

    /// Adds a signal that shows text of at most so many characters, such as the instruction in a pipeline stage, to the
    /// instance of that path; something in it must be recorded.
    ///
    /// # Errors
    /// [`WaveError::NotRecorded`], [`WaveError::Taken`], [`WaveError::Late`].
    pub fn add_text_signal(
        &mut self,
        engine: &dyn Engine,
        path: &str,
        name: &str,
        characters: u32,
    ) -> Result<TextSignal, WaveError> {
        let shown = Content::Text(String::new());
        self.add(
            engine,
            path,
            Extra { scope: ScopeId::TOP, name: name.to_owned(), width: characters, shown, changed: true },
        )
        .map(TextSignal)
    }

    /// The same for a number of so many bits, at most 64; it is zero at first.
    ///
    /// # Errors
    /// As [`Self::add_text_signal`].
    pub fn add_number_signal(
        &mut self,
        engine: &dyn Engine,
        path: &str,
        name: &str,
        bits: u32,
    ) -> Result<NumberSignal, WaveError> {
        let shown = Content::Number(0);
        self.add(engine, path, Extra { scope: ScopeId::TOP, name: name.to_owned(), width: bits, shown, changed: true })
            .map(NumberSignal)
    }

    /// Adds an extra signal to the instance of that path.
    fn add(&mut self, engine: &dyn Engine, path: &str, extra: Extra) -> Result<usize, WaveError> {
        let name = extra.name.as_str();
        if self.watched.is_some() {
            return Err(WaveError::Late { name: name.to_owned() });
        }
        let hierarchy = engine.hierarchy();
        let found = if path.is_empty() { Some(ScopeId::TOP) } else { hierarchy.find_scope(path) };
        let found = found.filter(|scope| self.shows(hierarchy, *scope));
        let scope = found.ok_or_else(|| WaveError::NotRecorded { path: path.to_owned() })?;
        let is_an_extra = self.extras.iter().any(|extra| extra.scope == scope && extra.name == name);
        let is_the_clock = scope == ScopeId::TOP && name == CLOCK.0;
        if is_an_extra || is_the_clock || (self.records(hierarchy, scope) && is_a_signal(hierarchy, scope, name)) {
            return Err(WaveError::Taken { path: path.to_owned(), name: name.to_owned() });
        }
        self.extras.push(Extra { scope, ..extra });
        Ok(self.extras.len() - 1)
    }

    /// Shows `text` from the next recorded cycle on.
    pub fn set_text(&mut self, signal: TextSignal, text: &str) {
        if let Some(Extra { shown: Content::Text(shown), changed, .. }) = self.extras.get_mut(signal.0)
            && shown != text
        {
            text.clone_into(shown);
            *changed = true;
        }
    }

    /// Shows `number` from the next recorded cycle on.
    pub fn set_number(&mut self, signal: NumberSignal, number: u64) {
        if let Some(Extra { shown: Content::Number(shown), changed, .. }) = self.extras.get_mut(signal.0)
            && *shown != number
        {
            *shown = number;
            *changed = true;
        }
    }

    /// The instances that are recorded with all below them.
    pub fn roots(&self) -> &[ScopeId] {
        &self.roots
    }

    /// Whether the signals of an instance are in the file.
    fn records(&self, hierarchy: &Hierarchy, scope: ScopeId) -> bool {
        hierarchy.way_up(scope).any(|at| self.roots.contains(&at))
    }

    /// Whether the instance is in the file: recorded, or something in it is.
    fn shows(&self, hierarchy: &Hierarchy, scope: ScopeId) -> bool {
        self.records(hierarchy, scope) || self.roots.iter().any(|root| hierarchy.way_up(*root).any(|at| at == scope))
    }

    /// Whether a cycle is recorded; only then the signals below the roots need to be settled.
    pub fn wants(&self, cycle: u64) -> bool {
        self.window.contains(cycle)
    }

    /// Records the present cycle of a settled engine, the one that the recorder was made for; nothing outside the
    /// window.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn record(&mut self, engine: &dyn Engine) -> Result<(), WaveError> {
        let cycle = engine.cycles();
        if !self.wants(cycle) {
            return Ok(());
        }
        let is_first = self.watched.is_none();
        match is_first {
            true => self.begin(engine, cycle * PERIOD)?,
            false => self.sink.time(cycle * PERIOD)?,
        }
        self.sink.bits(CLOCK.1, 1, &[1])?;
        if let Some(watched) = &mut self.watched {
            watched.write(engine, self.sink.as_mut())?;
        }
        for (at, extra) in self.extras.iter_mut().enumerate().filter(|(_, extra)| extra.changed) {
            extra.changed = false;
            match &extra.shown {
                Content::Text(text) => self.sink.text(extra_value(at), text)?,
                Content::Number(number) => self.sink.bits(extra_value(at), extra.width, &[*number])?,
            }
        }
        if is_first {
            self.sink.begun()?;
        }
        self.sink.time(cycle * PERIOD + PERIOD / 2)?;
        self.sink.bits(CLOCK.1, 1, &[0])
    }

    /// Writes what is still buffered; of an engine of which no cycle was recorded, the hierarchy.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(mut self, engine: &dyn Engine) -> Result<(), WaveError> {
        if self.watched.is_none() {
            self.begin(engine, 0)?;
            self.sink.begun()?;
            // Readers expect that a file ends after it began.
            self.sink.time(PERIOD)?;
        }
        self.sink.finish()
    }

    /// Writes the hierarchy.
    fn begin(&mut self, engine: &dyn Engine, time: u64) -> Result<(), WaveError> {
        let hierarchy = engine.hierarchy();
        let selected = select(engine, &self.roots, self.only.as_ref());
        let mut shown = vec![false; hierarchy.scopes().len()];
        let with_signals = (0..).zip(&selected.shown).filter(|(_, names)| !names.is_empty());
        let in_file = with_signals.map(|(at, _)| ScopeId(at)).chain(self.extras.iter().map(|extra| extra.scope));
        let in_file = in_file.chain(self.roots.iter().copied());
        in_file.flat_map(|scope| hierarchy.way_up(scope)).for_each(|at| shown[at.index()] = true);
        let watched = self.watched.insert(Watched::new(engine, &selected, extra_value(self.extras.len())));
        let header = Header { hierarchy, selected: &selected, watched, extras: &self.extras, shown };
        header.write(ScopeId::TOP, self.sink.as_mut())?;
        self.sink.begin(time)
    }
}

/// Number of the value of an extra signal.
fn extra_value(at: usize) -> usize {
    CLOCK.1 + 1 + at
}

/// Whether a recorded instance has a variable of that name for one of its signals.
fn is_a_signal(hierarchy: &Hierarchy, scope: ScopeId, name: &str) -> bool {
    let signals = &hierarchy.module(scope).signals;
    let has_label = |it: &str| signals.iter().any(|signal| signal.name == it && signal.labels.is_some());
    signals.iter().any(|signal| signal.name == name && signal.kind != SignalKind::Clock)
        || name.strip_suffix(LABEL).is_some_and(has_label)
}

/// Scopes and variables of a file.
struct Header<'a> {
    hierarchy: &'a Hierarchy,
    selected: &'a Selected<'a>,
    watched: &'a Watched,
    extras: &'a [Extra],
    /// By instance, whether it is in the file.
    shown: Vec<bool>,
}

impl Header<'_> {
    /// Writes an instance and all below it.
    fn write(&self, scope: ScopeId, sink: &mut dyn Sink) -> Result<(), WaveError> {
        if !self.shown[scope.index()] {
            return Ok(());
        }
        sink.open_scope(&self.hierarchy.scope(scope).name)?;
        let shown = &self.selected.shown[scope.index()];
        let mut names: HashSet<&str> = shown.iter().map(|shown| shown.name).collect();
        if scope == ScopeId::TOP {
            names.insert(CLOCK.0);
            sink.variable(CLOCK.0, Kind::Wire, 1, CLOCK.1)?;
        }
        for Shown { name, net, state } in shown.iter().filter(|it| scope != ScopeId::TOP || it.name != CLOCK.0) {
            let variable = &self.watched.variables[*net];
            let kind = if *state { Kind::Register } else { Kind::Wire };
            sink.variable(name, kind, variable.handle.width(), variable.value)?;
            let label_name = format!("{name}{LABEL}");
            if let Some((value, characters)) = variable.label_text()
                && !names.contains(label_name.as_str())
            {
                sink.variable(&label_name, Kind::Text, characters, value)?;
            }
        }
        for (at, extra) in self.extras.iter().enumerate().filter(|(_, extra)| extra.scope == scope) {
            let kind = if matches!(extra.shown, Content::Text(_)) { Kind::Text } else { Kind::Wire };
            sink.variable(&extra.name, kind, extra.width, extra_value(at))?;
        }
        for child in &self.hierarchy.scope(scope).children {
            self.write(*child, sink)?;
        }
        sink.close_scope()
    }
}
