//! Runs a block in rust-hdl's own simulation and its netlist in the interpreter, and compares every signal in every
//! cycle.

use crate::interpreter::Interpreter;
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use std::collections::BTreeMap;
use tombolo_netlist::{Netlist, Value, elaborate};

/// Cycles that every block is held against its netlist for.
pub const CYCLES: usize = 2000;

/// SplitMix64: random numbers that are the same in every run.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn bits<const N: usize>(&mut self) -> Bits<N> {
        let word = self.next();
        (0..N).fold(Bits::default(), |bits, at| {
            let bit = if at < 64 { word >> at & 1 == 1 } else { self.next() & 1 == 1 };
            bits.replace_bit(at, bit)
        })
    }

    pub fn bit(&mut self) -> bool {
        self.next() & 1 == 1
    }
}

/// Every value of a block by path below the top, with the names that the netlist gives.
#[derive(Default)]
struct Values {
    scopes: Vec<String>,
    namespace: Vec<String>,
    found: BTreeMap<Vec<String>, Value>,
}

impl Probe for Values {
    fn visit_start_scope(&mut self, name: &str, _node: &dyn Block) {
        self.scopes.push(name.replace('$', "_"));
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        self.namespace.push(name.to_string());
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if signal.kind() == AtomKind::Constant || signal.descriptor().name == "clock" {
            return;
        }
        let name = self.namespace.iter().map(String::as_str).chain([name]).collect::<Vec<_>>().join("_");
        let value = value(&signal.verilog().to_string(), signal.bits() as u32);
        for (field, lsb, width) in fields(&signal.descriptor()) {
            let name = format!("{}{field}", name.replace('$', "_"));
            let path = self.scopes.iter().skip(1).cloned().chain([name]).collect();
            self.found.insert(path, value.slice(lsb, width));
        }
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.namespace.pop();
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.scopes.pop();
    }
}

/// The fields of a type with what the netlist appends to the name of a signal for them, lowest bit and width; one without a
/// name when it is no struct.
fn fields(descriptor: &TypeDescriptor) -> Vec<(String, u64, u32)> {
    let width = match &descriptor.kind {
        TypeKind::Composite(parts) => {
            let (mut found, mut lsb) = (vec![], 0);
            for part in parts {
                let inner = fields(&part.kind);
                let width: u32 = inner.iter().map(|(_, _, width)| width).sum();
                let named = |(name, at, width)| (format!("_{}{name}", part.fieldname), lsb + at, width);
                found.extend(inner.into_iter().map(named));
                lsb += u64::from(width);
            }
            return found;
        }
        TypeKind::Bits(width) | TypeKind::Signed(width) => *width,
        TypeKind::Enum(labels) => clog2(labels.len()),
    };
    vec![(String::new(), 0, width as u32)]
}

/// rust-hdl prints `8'h2a`, `3'b101`, `8'h-3`.
fn value(text: &str, width: u32) -> Value {
    let digits = text.split_once('\'').expect("a literal").1;
    let radix = if digits.starts_with('b') { 2 } else { 16 };
    let negative = digits.contains('-');
    let mut value = Value::zero(width);
    for digit in digits[1..].chars().filter_map(|digit| digit.to_digit(radix)) {
        value = value.shift_left(radix.ilog2() as u64).or(&Value::new(width, digit as u128));
    }
    if negative { value.neg() } else { value }
}

/// The netlist's value of a native signal: a flip-flop's pins are `pc` and `pc_next` of its parent.
fn netlist_value<'a>(interpreter: &'a Interpreter, path: &[String]) -> Option<&'a Value> {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    if let Some(value) = interpreter.get(&path) {
        return Some(value);
    }
    match path[..] {
        [ref scopes @ .., register, pin] => {
            let name = match (pin.strip_prefix('q'), pin.strip_prefix('d')) {
                (Some(field), _) => format!("{register}{field}"),
                (_, Some(field)) => format!("{register}_next{field}"),
                _ => return None,
            };
            interpreter.get(&scopes.iter().copied().chain([name.as_str()]).collect::<Vec<_>>())
        }
        _ => None,
    }
}

/// A block of this clock.
pub trait Clocked: Block {
    fn clock(&mut self) -> &mut Signal<In, Clock>;
}

/// Elaborates a block; its errors are the test's.
pub fn netlist_of(block: &dyn Block) -> Netlist {
    elaborate(block, "top").unwrap_or_else(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", errors.join("\n"))
    })
}

/// The messages for a block that does not elaborate; none for one that does.
pub fn messages<B: Block>(block: &mut B) -> Vec<String> {
    block.connect_all();
    elaborate(block, "top").map_or_else(|errors| errors.iter().map(ToString::to_string).collect(), |_| vec![])
}

/// Holds a block against its netlist for [`CYCLES`] cycles; `drive` sets its inputs.
pub fn compare<B: Clocked>(block: B, drive: impl FnMut(&mut B, &mut Random)) {
    compare_cycles(block, CYCLES, drive);
}

/// As [`compare`] for a number of cycles.
pub fn compare_cycles<B: Clocked>(mut block: B, cycles: usize, mut drive: impl FnMut(&mut B, &mut Random)) {
    block.connect_all();
    let netlist = netlist_of(&block);
    let mut interpreter = Interpreter::new(&netlist);
    let mut random = Random(1);
    for cycle in 0..cycles {
        drive(&mut block, &mut random);
        assert!(simulate(&mut block, 100), "rust-hdl's simulation does not settle");
        let mut native = Values::default();
        block.accept("top", &mut native);
        for input in interpreter.inputs() {
            let value = native.found[&vec![input.clone()]].clone();
            interpreter.set(&input, value);
        }
        interpreter.settle();
        let known = |path: &Vec<String>| netlist_value(&interpreter, path).is_some();
        let expected: BTreeMap<_, _> = native.found.iter().filter(|(path, _)| known(path)).collect();
        let found: BTreeMap<_, _> =
            expected.keys().map(|path| (*path, netlist_value(&interpreter, path).expect("known"))).collect();
        assert!(expected.keys().any(|path| !interpreter.inputs().contains(&path[0])), "nothing to compare");
        assert_eq!(found, expected, "cycle {cycle}");
        block.clock().next = true.into();
        assert!(simulate(&mut block, 100), "rust-hdl's simulation does not settle");
        block.clock().next = false.into();
        assert!(simulate(&mut block, 100), "rust-hdl's simulation does not settle");
        interpreter.step();
    }
}
