//! The registers of a module or of a loop: what they hold after configuration, and their block at the clock, with a reset or without.

use super::clocked::{ClockedBlock, Step, only};
use super::expressions::{literal, zeros};
use super::lines::{filled, one_line};
use super::module::ModuleWriter;
use super::repeat::Leaf;
use crate::ir::SignalId;
use crate::value::Value;
use std::collections::HashMap;
use std::fmt::Write;

impl ModuleWriter<'_> {
    /// What the registers of the module hold after configuration; vectors of registers as a whole.
    pub(super) fn initial_values(&mut self) -> String {
        let mut values: Vec<(String, String)> = vec![];
        let mut inits: HashMap<SignalId, Value> = HashMap::new();
        for (q, init) in &self.clocked.registers {
            match self.is_stored(*q) {
                true => drop(inits.insert(*q, init.clone())),
                false => values.push(self.initial_value(*q, init)),
            }
        }
        for each in self.loops {
            for register in &each.registers {
                let Some(Leaf::Element(array, number)) = self.leaves.get(&register.q) else { continue };
                let elements = &self.arrays.all[*array].elements;
                let numbers = (0..i64::from(each.count)).map(|at| number.factor * at + number.offset);
                let elements = numbers.filter_map(|at| elements.get(usize::try_from(at).ok()?));
                inits.extend(elements.map(|element| (*element, register.init.clone())));
            }
        }
        for (at, array) in self.arrays.all.iter().enumerate() {
            let (Some(vector), true) = (&self.places.vectors[at], self.places.stored[at]) else { continue };
            let init = |element: &SignalId| inits.get(element).cloned().unwrap_or_else(|| Value::zero(array.width));
            let whole = array.elements.iter().rev().map(init).reduce(|high, low| high.concat(&low));
            values.push((vector.clone(), whole.map_or(String::new(), |whole| literal(&whole))));
        }
        let reads = self.module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
        for data in reads.map(|read| read.data).filter(|data| !self.is_stored(*data)) {
            values.push((self.places.signals[data.index()].clone(), zeros(self.module.signal(data).width)));
        }
        initial(values)
    }

    fn initial_value(&mut self, q: SignalId, init: &Value) -> (String, String) {
        let labels = self.module.signal(q).labels.clone();
        (self.places.signals[q.index()].clone(), self.constant(init, labels.as_deref()))
    }

    /// The registers of a loop.
    pub(super) fn registers_inside(&mut self, block: &ClockedBlock) -> String {
        let own = block.registers.iter().filter(|(q, _)| !self.is_stored(*q)).cloned().collect::<Vec<_>>();
        let values: Vec<_> = own.iter().map(|(q, init)| self.initial_value(*q, init)).collect();
        format!("{}{}", initial(values), self.registers(block))
    }

    /// The registers of the module or of a loop.
    pub(super) fn registers(&mut self, block: &ClockedBlock) -> String {
        if block.registers.is_empty() {
            return String::new();
        }
        block.roots().into_iter().for_each(|root| self.prepare(root));
        let edges = format!("posedge {}", self.clock);
        let Some(reset) = self.reset.clone() else { return self.always(&edges, &block.steps) };
        let survives = |q: SignalId| block.survivors.contains(&q);
        let cleared: Vec<_> = block.registers.iter().filter(|(q, _)| !survives(*q)).collect();
        let mut text = String::new();
        if !cleared.is_empty() {
            let edges = if reset.asynchronous { format!("{edges} or posedge {}", reset.name) } else { edges.clone() };
            let values: Vec<_> = cleared.iter().map(|(q, init)| self.initial_value(*q, init)).collect();
            let values: Vec<String> = values.iter().map(|(name, init)| format!("{name} <= {init};")).collect();
            let _ = write!(text, "  always @({edges}) begin\n    if ({}) begin\n", reset.name);
            let _ = writeln!(text, "{}    end else begin", filled(&values, 6));
            self.statements(&only(&block.steps, &|q| !survives(q)), "<=", 6, &mut text);
            text.push_str("    end\n  end\n");
        }
        if !block.survivors.is_empty() {
            text.push_str(&self.always(&edges, &only(&block.steps, &survives)));
        }
        text
    }

    /// The block of these steps at these edges.
    fn always(&mut self, edges: &str, steps: &[Step]) -> String {
        let mut next = String::new();
        self.statements(steps, "<=", 4, &mut next);
        match one_line(&format!("  always @({edges})"), &next, 0) {
            Some(line) => line,
            None => format!("  always @({edges}) begin\n{next}  end\n"),
        }
    }
}

/// `initial` of variables and their values.
fn initial(values: Vec<(String, String)>) -> String {
    let values: Vec<String> = values.iter().map(|(name, value)| format!("{name} = {value};")).collect();
    match values.as_slice() {
        [] => String::new(),
        [one] => format!("  initial {one}\n"),
        all => format!("  initial begin\n{}  end\n", filled(all, 4)),
    }
}
