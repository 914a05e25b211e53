//! Every operation of the netlist at widths 1 to 130, and what the writer makes functions of: Verilator on the emitted Verilog
//! against the interpreter, and the Verilog against Verilator's and Yosys' checks.

mod tools;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use tombolo_netlist::ir::{ExprId, ExprTable, Module, ModuleKind, Op, Process, Signal, SignalId, SignalKind, Stmt};
use tombolo_netlist::verilog::{Options, write};
use tombolo_netlist::{ModuleId, Netlist, Value};
use tombolo_sim::engine::verilator::Effort;
use tombolo_sim::engine::{Engine, Interpreter, Verilator};
use tombolo_sim::random::SplitMix64;

const LARGEST: u32 = 130;
/// Operands, and shift amounts of few and of many bits.
const INPUTS: [(&str, u32); 4] = [("a", LARGEST), ("b", LARGEST), ("by", 8), ("wide_by", 70)];
/// Rounds of random operands.
const ROUNDS: usize = 200;

type Unary = fn(ExprId) -> Op;
type Binary = fn(ExprId, ExprId) -> Op;
type Named<T> = (&'static str, T);

/// A module that computes one operation for each output.
struct Operations {
    module: Module,
    table: ExprTable,
}

impl Operations {
    fn new() -> Self {
        let module = Module::new("operations", file!(), ModuleKind::Generator);
        Self { module, table: ExprTable::default() }
    }

    fn port(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        self.module.add_signal(Signal { name: name.into(), width, kind, labels: None, is_field: false })
    }

    fn input(&mut self, name: &str, width: u32) -> ExprId {
        let signal = self.port(name, width, SignalKind::Input);
        self.table.signal(&mut self.module, signal)
    }

    fn slice(&mut self, a: ExprId, lsb: u32, width: u32) -> ExprId {
        self.table.slice(&mut self.module, a, lsb, width).unwrap()
    }

    fn operation(&mut self, op: Op) -> ExprId {
        self.table.operation(&mut self.module, op).unwrap()
    }

    fn constant(&mut self, width: u32, bits: u128) -> ExprId {
        self.table.constant(&mut self.module, Value::new(width, bits))
    }

    fn output(&mut self, name: String, value: ExprId) {
        self.process(name, self.module.width(value), vec![Stmt::Assign(value)]);
    }

    fn process(&mut self, name: String, width: u32, body: Vec<Stmt>) {
        let target = self.port(&name, width, SignalKind::Output);
        self.module.processes.push(Process { target, body });
    }

    /// All operations on operands of `width` bits.
    fn add(&mut self, width: u32, [a, b, by, far]: [ExprId; 4]) {
        let (a, b) = (self.slice(a, 0, width), self.slice(b, 0, width));
        let near = self.slice(by, 0, 1 + width % 7);
        let binary: [Named<Binary>; 12] = [
            ("and", Op::And),
            ("or", Op::Or),
            ("xor", Op::Xor),
            ("add", Op::Add),
            ("sub", Op::Sub),
            ("mul", Op::Mul),
            ("mul_signed", Op::MulSigned),
            ("eq", Op::Eq),
            ("ne", Op::Ne),
            ("less", Op::LessUnsigned),
            ("less_signed", Op::LessSigned),
            ("concat", |a, b| Op::Concat(vec![a, b, b, a])),
        ];
        for (name, op) in binary {
            let value = self.operation(op(a, b));
            self.output(format!("{name}_{width}"), value);
            // The same inside another operation, where Verilog's context would widen or sign it.
            let low = self.operation(Op::Not(value));
            let chosen = self.operation(Op::Concat(vec![low, a]));
            self.output(format!("{name}_inside_{width}"), chosen);
        }
        let unary: [Named<Unary>; 6] = [
            ("not", Op::Not),
            ("neg", Op::Neg),
            ("all", Op::All),
            ("any", Op::Any),
            ("parity", Op::Parity),
            ("zeros", Op::LeadingZeros),
        ];
        let sum = self.operation(Op::Add(a, b));
        for (name, op) in unary {
            let value = self.operation(op(a));
            self.output(format!("{name}_{width}"), value);
            let value = self.operation(op(sum));
            self.output(format!("{name}_sum_{width}"), value);
        }
        let small = self.constant(8, (width / 2) as u128);
        for (amount, by) in [("by", by), ("near", near), ("far", far), ("constant", small)] {
            let shifts: [Named<Binary>; 3] =
                [("left", Op::ShiftLeft), ("right", Op::ShiftRight), ("signed", Op::ShiftRightSigned)];
            for (name, op) in shifts {
                let value = self.operation(op(a, by));
                let mixed = self.operation(Op::Xor(value, sum));
                self.output(format!("{name}_{amount}_{width}"), mixed);
            }
            for part in [1, width.div_ceil(3), width, width + 3] {
                let value = self.table.slice_at(&mut self.module, sum, by, part);
                self.output(format!("part_{part}_{amount}_{width}"), value);
                let patch = self.slice(far, 0, part.min(70));
                let body = vec![Stmt::Assign(a), Stmt::AssignSlice { offset: by, value: patch }];
                self.process(format!("patch_{part}_{amount}_{width}"), width, body);
            }
        }
        for (name, signed) in [("zero", false), ("sign", true)] {
            let value = self.table.extend(&mut self.module, sum, width + 1 + width % 40, signed).unwrap();
            self.output(format!("{name}_extended_{width}"), value);
        }
        let high = self.slice(sum, width / 2, width - width / 2);
        self.output(format!("slice_{width}"), high);
        let less = self.operation(Op::LessSigned(a, b));
        let shifted = self.operation(Op::ShiftRightSigned(a, by));
        let choice = self.operation(Op::Mux(less, shifted, sum));
        self.output(format!("mux_{width}"), choice);
        // A constant that is often the subject: the low bits of the operand repeat.
        let subject = self.slice(a, 0, width.min(3));
        let value = |bits| Value::new(width.min(3), bits);
        let arms = vec![(value(0), sum), (value(1), b)];
        let looked_up = self.operation(Op::Lookup { subject, arms, default: shifted });
        self.output(format!("lookup_{width}"), looked_up);
    }

    /// `value` where bit `at` of `of` is set, else zero.
    fn when(&mut self, value: ExprId, of: ExprId, at: u32) -> ExprId {
        let bit = self.slice(of, at, 1);
        let mask = self.operation(Op::Concat(vec![bit; self.module.width(value) as usize]));
        self.operation(Op::And(value, mask))
    }

    fn output_any(&mut self, name: String, terms: Vec<ExprId>) {
        let any = terms.into_iter().reduce(|any, term| self.operation(Op::Or(any, term))).unwrap();
        self.output(name, any);
    }

    /// What the writer makes functions and choices of: elements or-ed by a bit for each, by a mask for each, and numbers by a bit
    /// for each; bits in the opposite order; tables of few rows and few branches.
    fn add_choices(&mut self, [a, b, _, far]: [ExprId; 4]) {
        let both = self.operation(Op::Xor(a, b));
        for (count, width) in [(16, 2), (16, 8), (12, 7), (8, 16)] {
            for (turn, of) in [a, b, both].into_iter().enumerate() {
                let selected = (0..count).map(|at| {
                    let element = self.slice(of, width * at, width);
                    self.when(element, far, 20 * turn as u32 + at)
                });
                let selected = selected.collect();
                self.output_any(format!("selected_{count}_{width}_{turn}"), selected);
                let masked = (0..count - 1).map(|at| {
                    let (element, mask) = (self.slice(of, width * at, width), self.slice(b, width * (at + 1), width));
                    self.operation(Op::And(element, mask))
                });
                let masked = masked.collect();
                self.output_any(format!("masked_{count}_{width}_{turn}"), masked);
            }
        }
        for (count, width) in [(16, 4), (13, 5)] {
            for first in [3, 40] {
                let numbers = (1..count).map(|at| {
                    let number = self.constant(width, at.into());
                    self.when(number, far, first + at)
                });
                let numbers = numbers.collect();
                self.output_any(format!("number_{count}_{first}"), numbers);
            }
        }
        for (first, count) in [(0, LARGEST), (3, 24), (70, 53), (1, 23)] {
            let bits = (first..first + count).map(|at| self.slice(a, at, 1)).collect();
            let reversed = self.operation(Op::Concat(bits));
            self.output(format!("reversed_{first}_{count}"), reversed);
        }
        let subject = self.slice(b, 0, 3);
        let results: Vec<ExprId> = (0..6).map(|at| self.slice(a, 7 * at, 9)).collect();
        for rows in 1..=5 {
            let arms: Vec<(Value, ExprId)> =
                (0..rows).map(|at| (Value::new(3, at as u128 + 1), results[at % 3])).collect();
            let looked_up = self.operation(Op::Lookup { subject, arms: arms.clone(), default: results[5] });
            self.output(format!("rows_{rows}"), looked_up);
            let [clear, set] = [0, 1].map(|bit| self.constant(1, bit));
            let bits = arms.iter().map(|(value, _)| (value.clone(), set)).collect();
            let is_one = self.operation(Op::Lookup { subject, arms: bits, default: clear });
            self.output(format!("is_one_of_{rows}"), is_one);
        }
        // The last of several branches that holds counts.
        let otherwise = results[4];
        let conditions = [0, 1, 2].map(|at| self.slice(b, at, 1));
        for branches in 1..=3 {
            let branch = |at: usize| Stmt::If {
                condition: conditions[at],
                then: vec![Stmt::Assign(results[at])],
                otherwise: vec![],
            };
            let body = std::iter::once(Stmt::Assign(otherwise)).chain((0..branches).map(branch)).collect();
            self.process(format!("branches_{branches}"), 9, body);
        }
    }
}

/// One module with every operation at each of these widths.
fn operations(widths: impl Iterator<Item = u32>) -> Netlist {
    let mut operations = Operations::new();
    let inputs = INPUTS.map(|(name, width)| operations.input(name, width));
    widths.for_each(|width| operations.add(width, inputs));
    operations.add_choices(inputs);
    Netlist { modules: vec![operations.module], top: ModuleId(0) }
}

/// Widths up to the largest, dense where words begin and end.
fn widths() -> impl Iterator<Item = u32> {
    (1..=LARGEST).filter(|width| *width < 10 || width % 3 == 1 || (width + 1) % 32 < 3)
}

#[test]
fn every_operation_at_every_width_is_the_same_in_verilog() {
    if tools::is_missing("verilator") {
        return;
    }
    let netlist = Arc::new(operations(widths()));
    let mut expected = Interpreter::new(Arc::clone(&netlist)).unwrap();
    let mut verilator = Verilator::new(Arc::clone(&netlist), Effort::QuickBuild).unwrap();
    let mut random = SplitMix64::new(2);
    let top = netlist.module(netlist.top);
    for _ in 0..ROUNDS {
        for (name, _) in INPUTS {
            let shape = random.next_u32() % 5;
            let mut words = [0; 3].map(|_: u64| match shape {
                0 => 0,
                1 => u64::MAX,
                _ => random.next_u64(),
            });
            if name == "wide_by" && shape > 2 {
                words = [random.next_u64() % 140, 0, 0];
            }
            expected.set(expected.input(name).unwrap(), &words);
            verilator.set(verilator.input(name).unwrap(), &words);
        }
        expected.settle();
        verilator.settle();
        for signal in &top.signals {
            let wanted = expected.get(expected.find(&signal.name).unwrap());
            let given = verilator.get(verilator.find(&signal.name).unwrap());
            let operands = INPUTS.map(|(name, _)| (name, expected.get(expected.find(name).unwrap())));
            assert_eq!(given, wanted, "{} of {operands:x?}", signal.name);
        }
    }
}

fn run(program: &mut Command) {
    let result = program.output().unwrap();
    let output = [result.stdout, result.stderr].concat();
    assert!(result.status.success(), "{program:?}:\n{}", String::from_utf8_lossy(&output));
}

#[test]
fn the_verilog_of_every_operation_passes_lint() {
    if tools::is_missing("verilator") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let verilog = write(&operations(widths()), &Options::default()).unwrap();
    for function in ["selected_16_8(", "any_of_15_8(", "any_of_11_7(", "number_of_16_4(", "reversed_53("] {
        assert!(verilog.files[0].text.contains(function), "{function} is not called");
    }
    verilog.save(directory.path()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/lint.sh");
    run(Command::new(script).arg(directory.path()).arg("operations"));
}

#[test]
fn yosys_finds_nothing_undriven_looping_or_latched_in_the_verilog() {
    if tools::is_missing("yosys") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    write(&operations([1, 6, 33, 70].into_iter()), &Options::default()).unwrap().save(directory.path()).unwrap();
    // A latch is an error already in `proc`; `-e` makes every warning one.
    let script = "read_verilog operations.v; hierarchy -check -top operations; proc; select -assert-none t:$dlatch; \
                  memory; check -assert";
    run(Command::new("yosys").current_dir(directory.path()).args(["-q", "-e", ".*", "-p", script]));
}
