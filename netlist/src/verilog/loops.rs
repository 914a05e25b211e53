//! `for` loops of what a module does for each element of its arrays, and the connections of instances.

use super::clocked::ClockedBlock;
use super::functions::range;
use super::lines::{LINE_LENGTH, filled, paragraphs};
use super::module::{ModuleWriter, PortNames};
use super::places::Place;
use super::repeat::{Affine, Leaf, Loop};
use crate::ir::{Instance, SignalId};
use std::collections::BTreeMap;
use std::fmt::Write;

impl ModuleWriter<'_> {
    /// The loop, and before it the wires that all its iterations use.
    pub(super) fn repeat(&mut self, each: &Loop, names: &[String], ports: &[PortNames]) -> String {
        let numbers = self.numbers_and_parts(each);
        let mut body = String::new();
        let targets = each.processes.iter().map(|process| (process.target, self.is_block(process)));
        let targets: Vec<_> = targets.chain(each.registers.iter().map(|register| (register.q, true))).collect();
        let mut copies = String::new();
        let mut declared = std::collections::HashSet::new();
        for (signal, is_block) in targets {
            declared.insert(signal);
            if !self.places.places.contains_key(&signal) {
                body.push_str(&self.declaration(signal, is_block));
                copies.push_str(&self.copy_of(signal));
            }
        }
        for (_, signal) in each.instances.iter().flat_map(|instance| &instance.connections) {
            if self.is_inner(*signal) && declared.insert(*signal) {
                body.push_str(&self.declaration(*signal, false));
            }
        }
        body.push_str(&copies);
        for process in &each.processes {
            let text = self.process(process);
            self.flush_inside(&mut body, &text);
        }
        let text = self.registers_inside(&ClockedBlock::of(&each.registers));
        self.flush_inside(&mut body, &text);
        for instance in &each.instances {
            let text = self.instance(instance, names, ports);
            self.flush_inside(&mut body, &text);
        }
        let (variable, end) = (self.places.variable.clone(), each.count);
        let label = self.names.claim(&format!("each_{}", self.counted(each)));
        // Not the numbers that an operation makes no difference of.
        let used = |name: &str| body.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|word| word == name);
        let numbers = numbers.into_iter().filter(|(name, _)| used(name)).map(|(_, text)| text);
        body.insert_str(0, &numbers.collect::<String>());
        let mut text =
            format!("  for ({variable} = 0; {variable} < {end}; {variable} = {variable} + 1) begin : {label}\n");
        for line in paragraphs(&body).lines() {
            let _ = if line.is_empty() { writeln!(text) } else { writeln!(text, "  {line}") };
        }
        text.push_str("  end\n");
        text
    }

    /// Appends what the loop's logic needs before it, then the logic.
    fn flush_inside(&mut self, body: &mut String, text: &str) {
        body.push_str(&std::mem::take(&mut self.pending_inside));
        body.push_str(text);
    }

    /// Names for the numbers that follow from the loop variable, with their declarations, and for the moving parts of vectors.
    fn numbers_and_parts(&mut self, each: &Loop) -> Vec<(String, String)> {
        let mut found = vec![];
        let module = self.module;
        let mut leaves: Vec<SignalId> =
            super::places::signals_below(module, each.roots(), self.leaves).into_iter().collect();
        leaves.sort();
        for signal in leaves {
            let width = module.signal(signal).width;
            let variable = self.places.variable.clone();
            match self.leaves.get(&signal) {
                Some(Leaf::Number(number)) => {
                    let name = self.names.claim("INDEX");
                    let text = format!("  localparam {}{name} = {};\n", range(width), number.text(&variable));
                    found.push((name.clone(), text));
                    self.places.signals[signal.index()] = name;
                }
                Some(Leaf::Part(of, lsb)) => {
                    self.prepare(*of);
                    let vector = self.alone(*of);
                    let lsb = lsb.text(&variable);
                    self.places.signals[signal.index()] = match width {
                        1 => format!("{vector}[{lsb}]"),
                        _ => format!("{vector}[{lsb} +: {width}]"),
                    };
                    self.places.parts.insert(signal);
                }
                _ => {}
            }
        }
        found
    }

    /// `wire [7:0] name;` of a signal inside a loop.
    fn declaration(&self, signal: SignalId, is_block: bool) -> String {
        let kind = if is_block { "reg" } else { "wire" };
        format!("  {kind} {}{};\n", range(self.module.signal(signal).width), self.places.signals[signal.index()])
    }

    /// The element of a vector takes its bits from the variable that stands for it.
    fn copy_of(&self, signal: SignalId) -> String {
        match self.leaves.get(&signal) {
            Some(Leaf::Element(array, number)) if !self.places.inner[*array] => {
                let Some(vector) = &self.places.vectors[*array] else { return String::new() };
                let place = Place::new(vector, *number, self.module.signal(signal).width, &self.places.variable);
                format!("  assign {} = {};\n", place.whole(), self.places.signals[signal.index()])
            }
            _ => String::new(),
        }
    }

    fn is_inner(&self, signal: SignalId) -> bool {
        matches!(self.leaves.get(&signal), Some(Leaf::Element(array, _)) if self.places.inner[*array])
    }

    /// What most of the loop's arrays count.
    fn counted(&self, each: &Loop) -> String {
        if let [instance, ..] = each.instances.as_slice() {
            return instance.name.clone();
        }
        let mut votes: BTreeMap<&str, usize> = BTreeMap::new();
        for target in each.processes.iter().map(|process| process.target).chain(each.registers.iter().map(|r| r.q)) {
            if let Some(Leaf::Element(array, _)) = self.leaves.get(&target) {
                *votes.entry(&self.arrays.all[*array].counted).or_default() += 1;
            }
        }
        votes.into_iter().rev().max_by_key(|(_, count)| *count).map_or("element", |(name, _)| name).to_owned()
    }

    /// A child with its connections.
    pub(super) fn instance(&mut self, instance: &Instance, names: &[String], ports: &[PortNames]) -> String {
        let child = instance.module.index();
        let ports = &ports[child];
        // A signal of the child with the name of the instance would hide it (Verilator's VARHIDDEN).
        let hidden = ports.names.contains(&instance.name);
        let name = self.names.claim(&format!("{}{}", instance.name, if hidden { "_block" } else { "" }));
        let mut vectors = ports.vectors(&instance.connections);
        let mut connections = vec![];
        for (port, signal) in &instance.connections {
            let text = match ports.place.get(port) {
                None => self.places.signals[signal.index()].clone(),
                Some((vector, 0)) => self.side_by_side(&std::mem::take(&mut vectors[*vector])),
                Some(_) => continue,
            };
            connections.push(format!(".{}({text}),", ports.names[port.index()]));
        }
        match connections.last_mut() {
            None => format!("  {} {name} ();\n", names[child]),
            Some(last) => {
                last.pop();
                last.push_str(");");
                let line = format!("  {} {name} ({}", names[child], connections.join(" "));
                match line.len() + 2 <= LINE_LENGTH {
                    true => line + "\n",
                    false => format!("  {} {name} (\n{}", names[child], filled(&connections, 4)),
                }
            }
        }
    }

    /// Signals in one vector, the first in its lowest bits.
    fn side_by_side(&self, signals: &[SignalId]) -> String {
        let element = |signal: &SignalId| match (self.leaves.get(signal), self.arrays.place.get(signal)) {
            (Some(Leaf::Element(array, number)), _) => Some((*array, *number)),
            (None, Some((array, number))) => Some((*array, Affine { factor: 0, offset: *number as i64 })),
            _ => None,
        };
        let follows = |a: &SignalId, b: &SignalId| match (element(a), element(b)) {
            (Some((one, a)), Some((other, b))) => {
                let vector = !self.places.inner[one] && self.places.vectors[one].is_some();
                vector && one == other && a.factor == b.factor && a.offset + 1 == b.offset
            }
            _ => false,
        };
        let mut parts: Vec<String> = vec![];
        let mut runs: Vec<&[SignalId]> = signals.chunk_by(follows).collect();
        runs.reverse();
        for same in runs.chunk_by(|a, b| a == b) {
            let run = same[0];
            let text = match (run, element(&run[0])) {
                ([signal], _) => self.places.signals[signal.index()].clone(),
                (_, Some((array, first))) => {
                    let vector = self.places.vectors[array].clone().unwrap_or_default();
                    let width = self.arrays.all[array].width;
                    match run.len() == self.arrays.all[array].elements.len() {
                        true => vector,
                        false => {
                            Place::new(&vector, first, width, &self.places.variable).part(0, width * run.len() as u32)
                        }
                    }
                }
                _ => String::new(),
            };
            parts.push(if same.len() > 1 { format!("{{{}{{{text}}}}}", same.len()) } else { text });
        }
        match parts.as_slice() {
            [one] => one.clone(),
            _ => format!("{{{}}}", parts.join(", ")),
        }
    }
}
