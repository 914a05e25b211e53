//! What a module declares: its ports, the functions that its expressions call, its wires and registers.

use super::expressions::literal;
use super::functions::{Locals, leading_zeros, range, reversal};
use super::lines::{LINE_LENGTH, comment, declared, filled};
use super::module::ModuleWriter;
use super::places::Place;
use super::repeat::{Affine, Leaf};
use super::selections;
use crate::ir::{SignalId, SignalKind};
use crate::value::Value;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

impl ModuleWriter<'_> {
    /// The module's name and its ports.
    pub(super) fn header(&self, name: &str) -> String {
        let registers = self.variables();
        let mut ports = vec![];
        for (at, signal) in self.module.signals.iter().enumerate() {
            let kind = match signal.kind {
                SignalKind::Local => continue,
                SignalKind::Input | SignalKind::Clock | SignalKind::Reset => "input wire",
                SignalKind::Output if registers.contains(&at) => "output reg",
                SignalKind::Output => "output wire",
            };
            let port = match self.vector(at) {
                None => (format!("{kind} {}", range(signal.width)), self.places.signals[at].clone()),
                Some((vector, 0, width)) => {
                    let kind = match (signal.kind, self.is_stored(SignalId(at as u32))) {
                        (SignalKind::Output, true) => "output reg",
                        (SignalKind::Output, false) => "output wire",
                        _ => "input wire",
                    };
                    (format!("{kind} {}", range(width)), vector.to_owned())
                }
                Some(_) => continue,
            };
            ports.push((port, self.module.notes.get(&signal.name), signal.is_field));
        }
        let Some(last) = ports.len().checked_sub(1) else { return format!("module {name};\n") };
        let mut text = format!("module {name} (\n");
        // Fields of a record follow the first one, at which is said what it is.
        let mut fields: Vec<(String, String)> = vec![];
        let flush = |fields: &mut Vec<(String, String)>, text: &mut String| {
            let mut lists: Vec<String> = vec![];
            for run in fields.chunk_by(|one, other| one.0 == other.0) {
                let names: Vec<&str> = run.iter().map(|(_, name)| name.as_str()).collect();
                lists.push(format!("{}{}", run[0].0, names[0]));
                lists.extend(names[1..].iter().map(|name| (*name).to_owned()));
            }
            text.push_str(&filled(&lists, 2));
            fields.clear();
        };
        for (at, ((kind, port), note, is_field)) in ports.into_iter().enumerate() {
            let port = format!("{port}{}", if at == last { "" } else { "," });
            if note.is_none() && is_field {
                fields.push((kind, port));
                continue;
            }
            flush(&mut fields, &mut text);
            let port = format!("{kind}{port}");
            let _ = match note {
                None => writeln!(text, "  {port}"),
                Some(note) if port.len() + 6 + note.len() <= LINE_LENGTH => writeln!(text, "  {port} // {note}"),
                Some(note) => writeln!(text, "{}  {port}", comment(note)),
            };
        }
        flush(&mut fields, &mut text);
        text.push_str(");\n");
        text
    }

    /// Constants of enumerations, functions, then wires and registers.
    pub(super) fn declarations(&mut self) -> String {
        let mut text = String::new();
        let constant = |value: &Value, name: &String| {
            (format!("localparam {}", range(value.width())), format!("{name} = {}", literal(value)))
        };
        text.push_str(&declared(self.constants.iter().map(|((_, value, _), name)| constant(value, name)), 2));
        text.push_str(&self.functions());
        let registers = self.variables();
        let in_place: HashSet<SignalId> =
            self.processes.iter().map(|process| process.target).filter(|target| self.is_in_place(*target)).collect();
        let mut locals = vec![];
        for (at, signal) in self.module.signals.iter().enumerate() {
            let id = SignalId(at as u32);
            let note = signal.labels.as_ref().map_or(String::new(), |labels| format!(" /* {} */", labels.name));
            let vector = self.vector(at);
            let elsewhere = self.leaves.contains_key(&id) || self.absorbed.contains(&id) || in_place.contains(&id);
            if elsewhere || signal.kind != SignalKind::Local && vector.is_none() {
                continue;
            }
            if let (Some((vector, 0, width)), SignalKind::Local) = (&vector, signal.kind)
                && !self.places.inner[self.arrays.place[&id].0]
            {
                let is_split = self.arrays.all[self.arrays.place[&id].0].is_split;
                let split = if is_split { " /* verilator split_var */" } else { "" };
                let kind = if self.is_stored(id) { "reg" } else { "wire" };
                locals.push((format!("{kind} {}", range(*width)), format!("{vector}{split}{note}")));
            }
            if vector.is_none() || self.places.backed.contains(&id) {
                let kind = if registers.contains(&at) { "reg" } else { "wire" };
                let name = &self.places.signals[at];
                locals.push((format!("{kind} {}", range(signal.width)), format!("{name}{note}")));
            }
        }
        if !locals.is_empty() {
            let _ = write!(text, "\n{}", declared(locals.into_iter(), 2));
        }
        text.push_str(&self.backing());
        text
    }

    /// The functions that expressions call.
    fn functions(&mut self) -> String {
        let mut text = String::new();
        if self.leading_zeros.is_empty() && self.reversals.is_empty() && self.selections.is_empty() {
            return text;
        }
        let at = self.names.claim("at");
        if let Some((widest, _)) = self.leading_zeros.last_key_value() {
            let locals = Locals::claim(&mut self.names, *widest, &at);
            for (width, name) in &self.leading_zeros {
                let _ = write!(text, "\n{}", leading_zeros(name, *width, &locals));
            }
        }
        if !self.reversals.is_empty() {
            let bits = self.names.claim("bits");
            for (width, name) in &self.reversals {
                let _ = write!(text, "\n{}", reversal(name, *width, &bits, &at));
            }
        }
        if !self.selections.is_empty() {
            let locals = ["elements", "selected"].map(|name| self.names.claim(name));
            for (form, name) in &self.selections {
                let _ = write!(text, "\n{}", selections::function(*form, name, &locals, &at));
            }
        }
        text
    }

    /// Name, number and all bits of the vector that a signal is in.
    fn vector(&self, at: usize) -> Option<(&str, u32, u32)> {
        let (array, number) = *self.arrays.place.get(&SignalId(at as u32))?;
        let width = self.arrays.all[array].width * self.arrays.all[array].elements.len() as u32;
        Some((self.places.vectors[array].as_deref()?, number, width))
    }

    /// The signal is an element of a vector of registers.
    pub(super) fn is_stored(&self, signal: SignalId) -> bool {
        let array = match (self.arrays.place.get(&signal), self.leaves.get(&signal)) {
            (Some((array, _)), _) | (None, Some(Leaf::Element(array, _))) => *array,
            _ => return false,
        };
        self.places.stored[array]
    }

    /// Vectors take their bits from variables.
    fn backing(&self) -> String {
        let mut text = String::new();
        for (array, vector) in self.arrays.all.iter().zip(&self.places.vectors) {
            let Some(vector) = vector else { continue };
            let names = |id: &SignalId| self.places.signals[id.index()].clone();
            if array.elements.iter().all(|element| self.places.backed.contains(element)) {
                let all: Vec<String> = array.elements.iter().rev().map(names).collect();
                let _ = writeln!(text, "  assign {vector} = {{{}}};", all.join(", "));
                continue;
            }
            for (number, element) in array.elements.iter().enumerate() {
                if self.places.backed.contains(element) {
                    let number = Affine { factor: 0, offset: number as i64 };
                    let place = Place::new(vector, number, array.width, "");
                    let _ = writeln!(text, "  assign {} = {};", place.whole(), names(element));
                }
            }
        }
        text
    }

    /// A wire that is declared where a process gives it its value; `target` is assigned by one that is no block.
    pub(super) fn is_in_place(&self, target: SignalId) -> bool {
        self.module.signal(target).kind == SignalKind::Local
            && !self.leaves.contains_key(&target)
            && self.arrays.place.get(&target).is_none_or(|(array, _)| self.places.vectors[*array].is_none())
            && !self.blocks.contains(&target)
    }

    /// Signals that blocks assign.
    fn variables(&self) -> BTreeSet<usize> {
        let module = self.module;
        let processes = self.blocks.iter().copied();
        let reads = module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
        let registers = self.clocked.registers.iter().map(|(q, _)| *q);
        processes.chain(registers).chain(reads.map(|read| read.data)).map(|signal| signal.index()).collect()
    }
}
