//! Value change dumps that GTKWave and Surfer open (IEEE 1364-2005, section 18).
//!
//! A clock cycle takes ten time units from rising edge to rising edge; the values of cycle `n` hold from `10 n` on. An
//! enumeration has two variables: its bits, and a string `NAME_label` with the label. Blanks in strings become
//! no-break spaces, because a blank ends a value in the format.

use super::select::{Selected, Selection, Shown, select};
use super::{WaveError, Window};
use crate::engine::{Engine, Hierarchy, ScopeId, SignalHandle};
use std::collections::HashSet;
use std::io::Write;
use vcd::{IdCode, TimescaleUnit, VarType, Writer};

/// Time units a clock cycle.
const PERIOD: u64 = 10;
/// Name of the drawn clock in the recorded root.
const CLOCK: &str = "clock";

/// An extra signal that shows text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextSignal(usize);

/// One variable that follows a net.
struct Variable {
    handle: SignalHandle,
    /// First word of its value in `last`.
    place: usize,
    id: IdCode,
    /// A string variable and the labels of the values from zero on.
    label: Option<(IdCode, Vec<String>)>,
}

struct Text {
    scope: ScopeId,
    name: String,
    id: IdCode,
    value: String,
    changed: bool,
}

/// Records an engine's signals to a VCD file.
pub struct VcdRecorder<W: Write> {
    writer: Writer<W>,
    window: Window,
    root: ScopeId,
    /// Variables of each scope for the header, until it is written.
    header: Option<Vec<ScopeHeader>>,
    variables: Vec<Variable>,
    texts: Vec<Text>,
    clock: IdCode,
    next_id: IdCode,
    /// Values as last written.
    last: Vec<u64>,
    line: Vec<u8>,
}

/// A scope of the header: its name, its variables (type, width, code, name), and its children.
struct ScopeHeader {
    name: String,
    path: String,
    variables: Vec<(VarType, u32, IdCode, String)>,
    children: Vec<ScopeId>,
}

impl<W: Write> VcdRecorder<W> {
    /// Records what `selection` says of `engine` into `sink`, which should be buffered.
    ///
    /// # Errors
    /// [`WaveError::NoScope`].
    pub fn new(engine: &dyn Engine, selection: &Selection, sink: W) -> Result<Self, WaveError> {
        let selected = select(engine, selection)?;
        let clock = IdCode::FIRST;
        let mut recorder = Self {
            writer: Writer::new(sink),
            window: selection.window,
            root: selected.root,
            header: None,
            variables: vec![],
            texts: vec![],
            clock,
            next_id: clock.next(),
            last: vec![],
            line: vec![],
        };
        recorder.add_variables(&selected);
        recorder.header = Some(recorder.scopes(engine.hierarchy(), &selected));
        Ok(recorder)
    }

    fn id(&mut self) -> IdCode {
        let id = self.next_id;
        self.next_id = id.next();
        id
    }

    fn add_variables(&mut self, selected: &Selected) {
        for net in &selected.nets {
            let id = self.id();
            let label = net.labels.map(|labels| (self.id(), labels.labels.iter().map(|label| text(label)).collect()));
            self.variables.push(Variable { handle: net.handle, place: self.last.len(), id, label });
            self.last.resize(self.last.len() + net.width.div_ceil(64) as usize, 0);
        }
    }

    fn scopes(&self, hierarchy: &Hierarchy, selected: &Selected) -> Vec<ScopeHeader> {
        let of = |(at, scope): (usize, &crate::engine::Scope)| {
            let id = ScopeId(at as u32);
            let shown = &selected.shown[at];
            let mut names: HashSet<&str> = shown.iter().map(|shown| shown.name).collect();
            let mut variables = vec![];
            if id == selected.root {
                names.insert(CLOCK);
                variables.push((VarType::Wire, 1, self.clock, CLOCK.to_owned()));
            }
            for Shown { name, net, state } in shown.iter().filter(|shown| id != selected.root || shown.name != CLOCK) {
                let variable = &self.variables[*net];
                let kind = if *state { VarType::Reg } else { VarType::Wire };
                variables.push((kind, variable.handle.width(), variable.id, (*name).to_owned()));
                let label_name = format!("{name}_label");
                if let Some((label, _)) = variable.label.as_ref().filter(|_| !names.contains(label_name.as_str())) {
                    variables.push((VarType::String, 1, *label, label_name));
                }
            }
            let (name, path) = (scope.name.clone(), hierarchy.path(id));
            ScopeHeader { name, path, variables, children: scope.children.clone() }
        };
        hierarchy.scopes().iter().enumerate().map(of).collect()
    }

    /// Adds a signal that shows text, such as the instruction in a pipeline stage, to the instance of that path.
    ///
    /// # Errors
    /// [`WaveError::NoScope`], also when the instance is not recorded; [`WaveError::Taken`], [`WaveError::Late`].
    pub fn add_text_signal(&mut self, scope: &str, name: &str) -> Result<TextSignal, WaveError> {
        let Some(scopes) = &mut self.header else { return Err(WaveError::Late { name: name.to_owned() }) };
        let found = scopes.iter().position(|it| it.path == scope && !it.variables.is_empty());
        let at = found.ok_or_else(|| WaveError::NoScope { path: scope.to_owned() })?;
        let taken = scopes[at].variables.iter().any(|(.., other)| other == name);
        if taken || self.texts.iter().any(|text| text.scope.index() == at && text.name == name) {
            return Err(WaveError::Taken { path: scope.to_owned(), name: name.to_owned() });
        }
        let (id, scope) = (self.id(), ScopeId(at as u32));
        self.texts.push(Text { scope, name: name.to_owned(), id, value: text(""), changed: true });
        Ok(TextSignal(self.texts.len() - 1))
    }

    /// Shows `value` from the next recorded cycle on.
    pub fn set_text(&mut self, signal: TextSignal, value: &str) {
        let Some(shown) = self.texts.get_mut(signal.0) else { return };
        let value = text(value);
        if shown.value != value {
            shown.value = value;
            shown.changed = true;
        }
    }

    /// Whether a cycle is recorded; only then every signal of the engine needs to be settled.
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
        let first = self.header.is_some();
        if let Some(scopes) = self.header.take() {
            self.write_header(&scopes)?;
        }
        self.writer.timestamp(cycle * PERIOD)?;
        if first {
            self.writer.begin(vcd::SimulationCommand::Dumpvars)?;
        }
        self.writer.change_scalar(self.clock, true)?;
        self.write_changes(engine, first)?;
        for text in self.texts.iter_mut().filter(|text| text.changed) {
            text.changed = false;
            self.writer.change_string(text.id, &text.value)?;
        }
        if first {
            self.writer.end()?;
        }
        self.writer.timestamp(cycle * PERIOD + PERIOD / 2)?;
        Ok(self.writer.change_scalar(self.clock, false)?)
    }

    /// Writes what is still buffered.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(mut self) -> Result<(), WaveError> {
        if let Some(scopes) = self.header.take() {
            self.write_header(&scopes)?;
        }
        Ok(self.writer.flush()?)
    }

    fn write_header(&mut self, scopes: &[ScopeHeader]) -> Result<(), WaveError> {
        self.writer.version(concat!("tombolo ", env!("CARGO_PKG_VERSION")))?;
        self.writer.timescale(1, TimescaleUnit::NS)?;
        self.write_scope(scopes, self.root)?;
        Ok(self.writer.enddefinitions()?)
    }

    fn write_scope(&mut self, scopes: &[ScopeHeader], scope: ScopeId) -> Result<(), WaveError> {
        let ScopeHeader { name, variables, children, .. } = &scopes[scope.index()];
        self.writer.add_module(name)?;
        for (kind, width, id, name) in variables {
            self.writer.var_def(*kind, *width, *id, name, None)?;
        }
        for text in self.texts.iter().filter(|text| text.scope == scope) {
            self.writer.var_def(VarType::String, 1, text.id, &text.name, None)?;
        }
        for child in children {
            self.write_scope(scopes, *child)?;
        }
        Ok(self.writer.upscope()?)
    }

    fn write_changes(&mut self, engine: &dyn Engine, all: bool) -> Result<(), WaveError> {
        for variable in &self.variables {
            let value = engine.get(variable.handle);
            let last = &mut self.last[variable.place..variable.place + value.len()];
            if value == last && !all {
                continue;
            }
            last.copy_from_slice(value);
            if variable.handle.width() == 1 {
                self.writer.change_scalar(variable.id, value[0] != 0)?;
            } else {
                // The crate formats vectors bit by bit, which would take most of a traced run's time.
                binary(value, &mut self.line);
                self.writer.writer().write_all(&self.line)?;
                writeln!(self.writer.writer(), " {}", variable.id)?;
            }
            if let Some((id, labels)) = &variable.label {
                let unknown = || format!("?{}", value[0]);
                let label = usize::try_from(value[0]).ok().and_then(|at| labels.get(at)).cloned();
                self.writer.change_string(*id, &label.unwrap_or_else(unknown))?;
            }
        }
        Ok(())
    }
}

/// `b` and the bits, most significant first, without leading zeros: readers extend with zeros.
fn binary(words: &[u64], line: &mut Vec<u8>) {
    line.clear();
    line.push(b'b');
    let top = words.iter().rposition(|word| *word != 0).unwrap_or(0);
    for (at, word) in words[..=top].iter().enumerate().rev() {
        let skip = if at == top { word.leading_zeros().min(63) } else { 0 };
        line.extend((0..64 - skip).rev().map(|bit| b'0' + (word >> bit & 1) as u8));
    }
}

/// A string value of the format: no character that ends one, and not nothing.
fn text(value: &str) -> String {
    let value = if value.is_empty() { " " } else { value };
    value.chars().map(|c| if c.is_whitespace() || c.is_control() { '\u{a0}' } else { c }).collect()
}
