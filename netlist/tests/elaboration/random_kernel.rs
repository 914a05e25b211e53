//! Random kernels over bytes, run statement by statement as Rust runs them, against their netlists.
//!
//! rust-hdl's simulation runs a kernel again and again until nothing changes; own signals keep their last value and are
//! read back at once. The same is done here with the kernel's tree.

use crate::interpreter::Interpreter;
use proptest::prelude::*;
use rust_hdl::prelude::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression as E, VerilogMatch,
    VerilogOp, VerilogStatement as S,
};
use rust_hdl::prelude::*;
use std::collections::BTreeMap;
use tombolo_netlist::{Value, elaborate};

const INPUTS: [&str; 2] = ["first", "second"];
const OWN: [&str; 3] = ["left", "right", "result"];

/// A block of bytes whose kernel is any tree.
#[derive(LogicBlock, Default)]
struct Bytes {
    first: Signal<In, Bits<8>>,
    second: Signal<In, Bits<8>>,
    left: Signal<Local, Bits<8>>,
    right: Signal<Local, Bits<8>>,
    result: Signal<Out, Bits<8>>,
    _code: VerilogBlock,
}

impl Logic for Bytes {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._code.clone())
    }
}

fn read() -> impl Strategy<Value = E> {
    let names = INPUTS.iter().chain(&OWN).copied().collect::<Vec<_>>();
    prop::sample::select(names).prop_map(|name| E::Signal(name.to_string()))
}

fn byte() -> impl Strategy<Value = E> {
    use VerilogOp::{Add, BitAnd, BitOr, BitXor, Shl, Shr, Sub};
    read().prop_recursive(2, 6, 2, |inner| {
        let operator = prop::sample::select(vec![Add, Sub, BitAnd, BitOr, BitXor, Shl, Shr]);
        let literal = (0u32..9).prop_map(|number| E::Literal(number.into()));
        let right = prop_oneof![inner.clone(), literal];
        (inner, operator, right).prop_map(|(a, operator, b)| E::Binary(Box::new(a), operator, Box::new(b)))
    })
}

fn condition() -> impl Strategy<Value = E> {
    use VerilogOp::{Eq, Ge, Gt, Le, Lt, Ne};
    let operator = prop::sample::select(vec![Eq, Ge, Gt, Le, Lt, Ne]);
    (byte(), operator, byte()).prop_map(|(a, operator, b)| E::Binary(Box::new(a), operator, Box::new(b)))
}

fn statement() -> impl Strategy<Value = S> {
    let target = prop::sample::select(OWN.to_vec()).prop_map(|name| E::Signal(format!("{name}$next")));
    let assignment = (target, byte()).prop_map(|(target, value)| S::Assignment(target, value));
    assignment.prop_recursive(2, 10, 3, |inner| {
        let block = prop::collection::vec(inner, 0..3).boxed();
        let arms = prop::collection::btree_map(0u32..6, block.clone(), 0..3);
        prop_oneof![
            (condition(), block.clone(), block.clone()).prop_map(|(test, then, otherwise)| {
                let otherwise = VerilogBlockOrConditional::Block(otherwise);
                S::If(VerilogConditional { test, then, otherwise })
            }),
            (read(), arms, block).prop_map(|(test, arms, default)| {
                let arms = arms.into_iter().map(|(constant, block)| (constant.to_string(), block));
                let case = |(condition, block)| VerilogCase { condition, block };
                S::Match(VerilogMatch {
                    test,
                    cases: arms.chain([("default".to_string(), default)]).map(case).collect(),
                })
            }),
        ]
    })
}

type Values = BTreeMap<String, u8>;

fn value(expression: &E, values: &Values) -> u8 {
    match expression {
        E::Signal(name) => values[name],
        E::Literal(number) => number.as_usize() as u8,
        E::Binary(a, operator, b) => {
            let (a, b) = (value(a, values), value(b, values));
            match operator {
                VerilogOp::Add => a.wrapping_add(b),
                VerilogOp::Sub => a.wrapping_sub(b),
                VerilogOp::BitAnd => a & b,
                VerilogOp::BitOr => a | b,
                VerilogOp::BitXor => a ^ b,
                VerilogOp::Shl => a.checked_shl(b.into()).unwrap_or(0),
                VerilogOp::Shr => a.checked_shr(b.into()).unwrap_or(0),
                VerilogOp::Eq => (a == b).into(),
                VerilogOp::Ne => (a != b).into(),
                VerilogOp::Lt => (a < b).into(),
                VerilogOp::Le => (a <= b).into(),
                VerilogOp::Gt => (a > b).into(),
                VerilogOp::Ge => (a >= b).into(),
                other => unreachable!("{other:?} is not generated"),
            }
        }
        other => unreachable!("{other:?} is not generated"),
    }
}

fn run(code: &VerilogBlock, values: &mut Values) {
    for statement in code {
        match statement {
            S::Assignment(E::Signal(target), from) => {
                let value = value(from, values);
                values.insert(target.trim_end_matches("$next").to_string(), value);
            }
            S::If(VerilogConditional { test, then, otherwise: VerilogBlockOrConditional::Block(otherwise) }) => {
                run(if value(test, values) == 1 { then } else { otherwise }, values);
            }
            S::Match(choice) => {
                let subject = value(&choice.test, values).to_string();
                let taken = choice.cases.iter().find(|case| case.condition == subject || case.condition == "default");
                run(&taken.expect("there is a default").block, values);
            }
            other => unreachable!("{other:?} is not generated"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_kernel_gives_the_values_that_rust_settles_on(
        code in prop::collection::vec(statement(), 0..8),
        inputs in prop::collection::vec(prop_oneof![0u8..8, any::<u8>()], 8),
    ) {
        let zero = |name: &&str| S::Assignment(E::Signal(format!("{name}$next")), E::Literal(0u32.into()));
        let _code: VerilogBlock = OWN.iter().map(zero).chain(code).collect();
        let block = Bytes { _code, ..Bytes::default() };
        // What is refused here are loops: a signal that its own value decides.
        let Ok(netlist) = elaborate(&block, "top") else { return Ok(()) };
        let mut interpreter = Interpreter::new(&netlist);
        let mut values: Values = INPUTS.iter().chain(&OWN).map(|name| (name.to_string(), 0)).collect();
        for pair in inputs.chunks_exact(2) {
            for (name, input) in INPUTS.iter().zip(pair) {
                values.insert(name.to_string(), *input);
                interpreter.set(name, Value::new(8, (*input).into()));
            }
            for _ in 0..20 {
                run(&block._code, &mut values);
            }
            interpreter.settle();
            for name in OWN {
                prop_assert_eq!(interpreter.get(&[name]), Some(&Value::new(8, values[name].into())), "{}", name);
            }
        }
    }
}
