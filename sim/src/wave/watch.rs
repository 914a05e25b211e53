//! Looks at an engine's signals, cycle by cycle, and writes what has changed.

use super::WaveError;
use super::select::{Net, Selected};
use super::sink::Sink;
use crate::engine::{Engine, ScopeId, SignalHandle};
use std::ops::Range;

/// One value that follows a net.
pub struct Variable {
    /// Where the engine has it.
    pub handle: SignalHandle,
    /// Its number in the file.
    pub value: usize,
    /// Number of a text, and the labels of the values from zero on.
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

/// The values that are recorded.
pub struct Watched {
    /// In the order of the selected nets.
    pub variables: Vec<Variable>,
    /// The same order.
    places: Vec<Place>,
    /// The same order.
    groups: Vec<Group>,
    /// Values as last written.
    last: Vec<u64>,
    /// The last cycle that was looked at.
    seen: Option<u64>,
}

impl Watched {
    /// What was selected of `engine`; the numbers of its values begin with `number`.
    pub fn new(engine: &dyn Engine, selected: &Selected, mut number: usize) -> Self {
        let mut watched = Self { variables: vec![], places: vec![], groups: vec![], last: vec![], seen: None };
        let mut next = || {
            number += 1;
            number - 1
        };
        for net in &selected.nets {
            let value = next();
            let label = net.labels.map(|labels| (next(), labels.labels.clone()));
            watched.variables.push(Variable { handle: net.handle, value, label });
            let (last, words) = (watched.last.len(), net.width.div_ceil(64));
            watched.places.push(Place { engine: net.handle.place() as u32, last: last as u32, words });
            watched.last.resize(last + words as usize, 0);
        }
        watched.add_groups(engine, &selected.nets, ScopeId::TOP, &mut 0);
        watched
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

    /// Writes every value that has changed since the last cycle that was looked at; in the first one all of them.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn write(&mut self, engine: &dyn Engine, sink: &mut dyn Sink) -> Result<(), WaveError> {
        let (cycle, all) = (engine.cycles(), self.seen.is_none());
        // Who did not look at the cycle before cannot know what has changed since.
        let look_at_all = self.seen.is_none_or(|seen| seen + 1 != cycle);
        self.seen = Some(cycle);
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
                Some(words) => self.write_short(words, short, all, sink)?,
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
                    self.variables[number].write(value, sink)?;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// The same of some values of one word: most values are, and most of them stay.
    fn write_short(
        &mut self,
        words: &[u64],
        numbers: Range<usize>,
        all: bool,
        sink: &mut dyn Sink,
    ) -> Result<(), WaveError> {
        let Some(first) = self.places[numbers.clone()].first().map(|place| place.last as usize) else { return Ok(()) };
        let last = &mut self.last[first..][..numbers.len()];
        for ((number, place), last) in numbers.clone().zip(&self.places[numbers]).zip(last) {
            let value = words[place.engine as usize];
            if value != *last || all {
                *last = value;
                self.variables[number].write(&[value], sink)?;
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

    /// Number of the text that shows the labels, and the most characters that it needs; none where there are no labels.
    pub fn label_text(&self) -> Option<(usize, u32)> {
        let (value, labels) = self.label.as_ref()?;
        let unknown = unknown_label(u64::MAX >> (64 - self.handle.width().clamp(1, 64)));
        Some((*value, labels.iter().chain([&unknown]).map(|label| label.len()).max().unwrap_or(0) as u32))
    }
}

/// What a value without a label shows.
fn unknown_label(value: u64) -> String {
    format!("?{value}")
}
