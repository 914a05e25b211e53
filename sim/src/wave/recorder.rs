//! Follows an engine's signals and writes what changes.
//!
//! A clock cycle takes ten time units from rising edge to rising edge; the values of cycle `n` hold from `10 n` on. An
//! enumeration has two variables: its bits, and a text `NAME_label` with the label.

use super::select::{Net, Selected, Selection, Shown, below, select};
use super::sink::{Kind, Sink};
use super::{WaveError, Window};
use crate::engine::{Engine, Hierarchy, ScopeId, SignalHandle};
use std::collections::HashSet;
use std::ops::Range;

/// Time units a clock cycle.
const PERIOD: u64 = 10;
/// Name of the drawn clock in the top, and the number of its value.
const CLOCK: (&str, usize) = ("clock", 0);

/// An extra signal that shows text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextSignal(usize);

/// One value that follows a net.
struct Variable {
    handle: SignalHandle,
    value: usize,
    /// A text and the labels of the values from zero on.
    label: Option<(usize, Vec<String>)>,
}

/// Where the words of a variable are, side by side for all of them: every cycle looks at many.
#[derive(Clone, Copy)]
struct Place {
    /// First one in the engine.
    engine: u32,
    /// First one in `last`.
    last: u32,
    words: u32,
}

/// Values that an instance gives, which are looked at only when it may have changed them.
struct Group {
    /// See [`Engine::activity`].
    activity: Option<usize>,
    /// Values of one word, whose words in `last` are neighbours, and the others.
    short: Range<usize>,
    long: Range<usize>,
    /// The first group behind those of what is in the instance.
    after: usize,
}

struct Text {
    scope: ScopeId,
    name: String,
    /// Most that the file need show.
    characters: u32,
    value: usize,
    text: String,
    changed: bool,
}

/// Records an engine's signals to a file.
pub struct WaveRecorder<'a> {
    sink: Box<dyn Sink + 'a>,
    window: Window,
    roots: Vec<ScopeId>,
    /// Variables of each scope for the header, until it is written.
    header: Option<Vec<ScopeHeader>>,
    /// In the order of their origins, depth first.
    variables: Vec<Variable>,
    /// The same order.
    places: Vec<Place>,
    /// The same order.
    groups: Vec<Group>,
    texts: Vec<Text>,
    /// Values that have a number.
    values: usize,
    /// Values as last written.
    last: Vec<u64>,
    /// The last recorded cycle.
    recorded: Option<u64>,
}

/// A scope of the header: its name, its variables (name, kind, width, value), and its children.
struct ScopeHeader {
    name: String,
    path: String,
    /// It is in the file: recorded, or something in it is.
    shown: bool,
    variables: Vec<(String, Kind, u32, usize)>,
    children: Vec<ScopeId>,
}

impl<'a> WaveRecorder<'a> {
    /// Records what `selection` says of `engine` into `sink`.
    ///
    /// # Errors
    /// [`WaveError::NoScope`].
    pub fn new(engine: &dyn Engine, selection: &Selection, sink: Box<dyn Sink + 'a>) -> Result<Self, WaveError> {
        let selected = select(engine, selection)?;
        let mut recorder = Self {
            sink,
            window: selection.window,
            roots: selected.roots.clone(),
            header: None,
            variables: vec![],
            places: vec![],
            groups: vec![],
            texts: vec![],
            values: CLOCK.1 + 1,
            last: vec![],
            recorded: None,
        };
        recorder.add_variables(&selected);
        recorder.add_groups(engine, &selected.nets, ScopeId::TOP, &mut 0);
        recorder.header = Some(recorder.scopes(engine.hierarchy(), &selected));
        Ok(recorder)
    }

    fn number(&mut self) -> usize {
        self.values += 1;
        self.values - 1
    }

    fn add_variables(&mut self, selected: &Selected) {
        for net in &selected.nets {
            let value = self.number();
            let label = net.labels.map(|labels| (self.number(), labels.labels.clone()));
            self.variables.push(Variable { handle: net.handle, value, label });
            let (last, words) = (self.last.len(), net.width.div_ceil(64));
            self.places.push(Place { engine: net.handle.place() as u32, last: last as u32, words });
            self.last.resize(last + words as usize, 0);
        }
    }

    /// Adds an instance and all below it that give values; `next` is the first one that is in no group.
    fn add_groups(&mut self, engine: &dyn Engine, nets: &[Net], scope: ScopeId, next: &mut usize) {
        let (at, first) = (self.groups.len(), *next);
        let own = nets[first..].iter().take_while(|net| net.origin == scope);
        let short = first + own.clone().take_while(|net| net.width <= 64).count();
        *next += own.count();
        let activity = engine.activity(scope);
        self.groups.push(Group { activity, short: first..short, long: short..*next, after: 0 });
        for child in &engine.hierarchy().scope(scope).children {
            self.add_groups(engine, nets, *child, next);
        }
        if *next == first {
            self.groups.truncate(at);
        } else {
            self.groups[at].after = self.groups.len();
        }
    }

    fn scopes(&self, hierarchy: &Hierarchy, selected: &Selected) -> Vec<ScopeHeader> {
        let of = |(at, scope): (usize, &crate::engine::Scope)| {
            let id = ScopeId(at as u32);
            let shown = &selected.shown[at];
            let mut names: HashSet<&str> = shown.iter().map(|shown| shown.name).collect();
            let mut variables = vec![];
            if id == ScopeId::TOP {
                names.insert(CLOCK.0);
                variables.push((CLOCK.0.to_owned(), Kind::Wire, 1, CLOCK.1));
            }
            for Shown { name, net, state } in shown.iter().filter(|shown| id != ScopeId::TOP || shown.name != CLOCK.0) {
                let variable = &self.variables[*net];
                let (kind, width) = (if *state { Kind::Register } else { Kind::Wire }, variable.handle.width());
                variables.push(((*name).to_owned(), kind, width, variable.value));
                let label_name = format!("{name}_label");
                if let Some((value, labels)) = variable.label.as_ref().filter(|_| !names.contains(label_name.as_str()))
                {
                    let unknown = unknown_label(u64::MAX >> (64 - width.clamp(1, 64)));
                    let longest = labels.iter().chain([&unknown]).map(|label| label.len()).max();
                    variables.push((label_name, Kind::Text, longest.unwrap_or(0) as u32, *value));
                }
            }
            let (name, path) = (scope.name.clone(), hierarchy.path(id));
            ScopeHeader { name, path, shown: false, variables, children: scope.children.clone() }
        };
        let mut scopes: Vec<ScopeHeader> = hierarchy.scopes().iter().enumerate().map(of).collect();
        for root in &selected.roots {
            below(hierarchy, *root).into_iter().for_each(|scope| scopes[scope.index()].shown = true);
            let mut at = Some(*root);
            while let Some(scope) = at {
                scopes[scope.index()].shown = true;
                at = hierarchy.scope(scope).parent;
            }
        }
        scopes
    }

    /// Adds a signal that shows text of at most so many characters, such as the instruction in a pipeline stage, to the
    /// instance of that path; something in it must be recorded.
    ///
    /// # Errors
    /// [`WaveError::NotRecorded`], [`WaveError::Taken`], [`WaveError::Late`].
    pub fn add_text_signal(&mut self, scope: &str, name: &str, characters: u32) -> Result<TextSignal, WaveError> {
        let Some(scopes) = &mut self.header else { return Err(WaveError::Late { name: name.to_owned() }) };
        let found = scopes.iter().position(|it| it.path == scope && it.shown);
        let at = found.ok_or_else(|| WaveError::NotRecorded { path: scope.to_owned() })?;
        let taken = scopes[at].variables.iter().any(|(other, ..)| other == name);
        if taken || self.texts.iter().any(|text| text.scope.index() == at && text.name == name) {
            return Err(WaveError::Taken { path: scope.to_owned(), name: name.to_owned() });
        }
        let (value, scope) = (self.number(), ScopeId(at as u32));
        self.texts.push(Text { scope, name: name.to_owned(), characters, value, text: String::new(), changed: true });
        Ok(TextSignal(self.texts.len() - 1))
    }

    /// Shows `text` from the next recorded cycle on.
    pub fn set_text(&mut self, signal: TextSignal, text: &str) {
        let Some(shown) = self.texts.get_mut(signal.0) else { return };
        if shown.text != text {
            text.clone_into(&mut shown.text);
            shown.changed = true;
        }
    }

    /// The instances that are recorded with all below them.
    pub fn roots(&self) -> &[ScopeId] {
        &self.roots
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
        let first = self.header.take();
        match &first {
            Some(scopes) => {
                self.write_scope(scopes, ScopeId::TOP)?;
                self.sink.begin(cycle * PERIOD)?;
            }
            None => self.sink.time(cycle * PERIOD)?,
        }
        self.sink.bits(CLOCK.1, 1, &[1])?;
        self.write_changes(engine, first.is_some())?;
        for text in self.texts.iter_mut().filter(|text| text.changed) {
            text.changed = false;
            self.sink.text(text.value, &text.text)?;
        }
        if first.is_some() {
            self.sink.begun()?;
        }
        self.sink.time(cycle * PERIOD + PERIOD / 2)?;
        self.sink.bits(CLOCK.1, 1, &[0])
    }

    /// Writes what is still buffered.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(mut self) -> Result<(), WaveError> {
        if let Some(scopes) = self.header.take() {
            self.write_scope(&scopes, ScopeId::TOP)?;
            self.sink.begin(0)?;
            self.sink.begun()?;
            // Readers expect that a file ends after it began.
            self.sink.time(PERIOD)?;
        }
        self.sink.finish()
    }

    fn write_scope(&mut self, scopes: &[ScopeHeader], scope: ScopeId) -> Result<(), WaveError> {
        let ScopeHeader { name, shown, variables, children, .. } = &scopes[scope.index()];
        if !shown {
            return Ok(());
        }
        self.sink.open_scope(name)?;
        for (name, kind, width, value) in variables {
            self.sink.variable(name, *kind, *width, *value)?;
        }
        for text in self.texts.iter().filter(|text| text.scope == scope) {
            self.sink.variable(&text.name, Kind::Text, text.characters, text.value)?;
        }
        for child in children {
            self.write_scope(scopes, *child)?;
        }
        self.sink.close_scope()
    }

    /// Writes every value that has changed, or all of them.
    fn write_changes(&mut self, engine: &dyn Engine, all: bool) -> Result<(), WaveError> {
        let cycle = engine.cycles();
        // Who did not look at the last cycle cannot know what has changed since.
        let look_at_all = all || self.recorded.is_none_or(|last| last + 1 != cycle);
        self.recorded = Some(cycle);
        let words = engine.words();
        let mut at = 0;
        while let Some(Group { activity, short, long, after }) = self.groups.get(at) {
            let rests = words.zip(*activity).is_some_and(|(words, activity)| words[activity] == 0);
            if rests && !look_at_all {
                at = *after;
                continue;
            }
            let (short, mut long) = (short.clone(), long.clone());
            match words {
                Some(words) => self.write_short(words, short, all)?,
                None => long.start = short.start,
            }
            for number in long {
                let Place { engine: first, last, words: count } = self.places[number];
                let value = match words {
                    Some(words) => &words[first as usize..][..count as usize],
                    None => engine.get(self.variables[number].handle),
                };
                let last = &mut self.last[last as usize..][..value.len()];
                if value != last || all {
                    last.copy_from_slice(value);
                    self.variables[number].write(value, self.sink.as_mut())?;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// The same of some values of one word: most values are, and most of them stay.
    fn write_short(&mut self, words: &[u64], numbers: Range<usize>, all: bool) -> Result<(), WaveError> {
        let Some(first) = self.places[numbers.clone()].first().map(|place| place.last as usize) else { return Ok(()) };
        let last = &mut self.last[first..][..numbers.len()];
        for ((number, place), last) in numbers.clone().zip(&self.places[numbers]).zip(last) {
            let value = words[place.engine as usize];
            if value != *last || all {
                *last = value;
                self.variables[number].write(&[value], self.sink.as_mut())?;
            }
        }
        Ok(())
    }
}

impl Variable {
    fn write(&self, value: &[u64], sink: &mut dyn Sink) -> Result<(), WaveError> {
        sink.bits(self.value, self.handle.width(), value)?;
        let Some((text, labels)) = &self.label else { return Ok(()) };
        match usize::try_from(value[0]).ok().and_then(|at| labels.get(at)) {
            Some(label) => sink.text(*text, label),
            None => sink.text(*text, &unknown_label(value[0])),
        }
    }
}

/// What a value without a label shows.
fn unknown_label(value: u64) -> String {
    format!("?{value}")
}
