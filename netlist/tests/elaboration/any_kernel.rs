//! Whatever a kernel says, elaboration answers with a netlist that keeps the rules or with errors; it does not panic.

use crate::interpreter::Interpreter;
use proptest::prelude::*;
use rust_hdl::prelude::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression as E, VerilogLink,
    VerilogLinkDetails, VerilogLoop, VerilogMatch, VerilogOp, VerilogOpUnary, VerilogStatement as S,
};
use rust_hdl::prelude::*;
use tombolo_netlist::{Value, elaborate};

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum Three {
    Red,
    Green,
    Blue,
}

/// A block whose kernel is any tree.
#[derive(LogicBlock, Default)]
struct AnyKernel {
    clock: Signal<In, Clock>,
    flag: Signal<In, Bit>,
    byte: Signal<In, Bits<8>>,
    wide: Signal<In, Bits<70>>,
    colour: Signal<Local, Three>,
    list: [Signal<Local, Bits<8>>; 3],
    total: Signal<Out, Bits<8>>,
    held: DFF<Bits<8>>,
    _code: VerilogBlock,
}

impl Logic for AnyKernel {
    fn update(&mut self) {
        // Only the netlist is looked at; the types keep the enumeration's values in use.
        self.colour.next = [Three::Red, Three::Green, Three::Blue][self.byte.val().get_bit(0) as usize];
    }

    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._code.clone())
    }
}

fn name() -> impl Strategy<Value = String> {
    let names = [
        "flag",
        "byte",
        "wide",
        "colour",
        "list[i]",
        "list[i+1]",
        "list[2]",
        "total$next",
        "held$d$next",
        "held$q",
        "held$clock",
        "clock",
        "i",
        "Three$Green",
        "Three$None",
        "UNKNOWN",
        "list[",
        "byte$val()$field",
        "",
    ];
    prop::sample::select(names.to_vec()).prop_map(str::to_owned)
}

fn literal() -> impl Strategy<Value = VerilogLiteral> {
    prop_oneof![
        any::<bool>().prop_map(VerilogLiteral::from),
        (0u32..10).prop_map(VerilogLiteral::from),
        any::<u128>().prop_map(VerilogLiteral::from),
    ]
}

fn binary() -> impl Strategy<Value = VerilogOp> {
    use VerilogOp::{Add, BitAnd, BitOr, BitXor, Eq, Ge, Gt, Le, LogicalAnd, LogicalOr, Lt, Mul, Ne, Shl, Shr, Sub};
    let all = vec![Add, Sub, Mul, LogicalAnd, LogicalOr, BitXor, BitAnd, BitOr, Shl, Shr, Eq, Lt, Le, Ne, Ge, Gt];
    prop::sample::select(all)
}

fn expression() -> impl Strategy<Value = E> {
    use VerilogOpUnary::{All, Any, Neg, Not, Xor};
    let leaf = prop_oneof![3 => name().prop_map(E::Signal), 1 => literal().prop_map(E::Literal)];
    leaf.prop_recursive(4, 24, 3, |inner| {
        let boxed = inner.prop_map(Box::new).boxed();
        let pair = (boxed.clone(), boxed.clone());
        prop_oneof![
            (boxed.clone(), 0usize..90).prop_map(|(a, width)| E::Cast(a, width)),
            boxed.clone().prop_map(E::Signed),
            boxed.clone().prop_map(E::Unsigned),
            boxed.clone().prop_map(E::Paren),
            (boxed.clone(), binary(), boxed.clone()).prop_map(|(a, operator, b)| E::Binary(a, operator, b)),
            (prop::sample::select(vec![Not, Neg, All, Any, Xor]), boxed.clone()).prop_map(|(op, a)| E::Unary(op, a)),
            pair.clone().prop_map(|(a, at)| E::Index(a, at)),
            (pair, 0usize..90).prop_map(|((a, at), width)| E::Slice(a, width, at)),
            (boxed.clone(), boxed.clone(), boxed).prop_map(|(a, at, bit)| E::IndexReplace(a, at, bit)),
        ]
    })
}

fn pattern() -> impl Strategy<Value = String> {
    let patterns = ["0", "0x7f", "300", "true", "Three$Red", "Three$Blue", "default", "OTHER"];
    prop::sample::select(patterns.to_vec()).prop_map(str::to_owned)
}

fn statement() -> impl Strategy<Value = S> {
    let target = || name().prop_map(E::Signal);
    let leaf = prop_oneof![
        4 => (target(), expression()).prop_map(|(target, value)| S::Assignment(target, value)),
        1 => (target(), 0usize..10, expression(), expression())
            .prop_map(|(base, width, offset, replacement)| S::SliceAssignment { base, width, offset, replacement }),
        1 => (name(), name(), any::<bool>()).prop_map(|(owner_name, other_name, forward)| {
            let ends = VerilogLinkDetails { my_name: String::new(), owner_name, other_name };
            S::Link(vec![if forward { VerilogLink::Forward(ends) } else { VerilogLink::Bidirectional(ends) }])
        }),
    ];
    leaf.prop_recursive(3, 24, 3, |inner| {
        let block = prop::collection::vec(inner, 0..4).boxed();
        let cases = prop::collection::vec((pattern(), block.clone()), 0..4);
        prop_oneof![
            (expression(), block.clone(), block.clone()).prop_map(|(test, then, otherwise)| {
                let otherwise = VerilogBlockOrConditional::Block(otherwise);
                S::If(VerilogConditional { test, then, otherwise })
            }),
            (expression(), cases).prop_map(|(test, cases)| {
                let case = |(condition, block)| VerilogCase { condition, block };
                S::Match(VerilogMatch { test, cases: cases.into_iter().map(case).collect() })
            }),
            (0u32..3, block).prop_map(|(to, block)| {
                S::Loop(VerilogLoop { index: "i".to_string(), from: 0u32.into(), to: to.into(), block })
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_kernel_elaborates_or_is_refused(code in prop::collection::vec(statement(), 0..6)) {
        let zero = |name: &str| S::Assignment(E::Signal(name.to_string()), E::Literal(0u32.into()));
        let clock = S::Assignment(E::Signal("held$clock$next".to_string()), E::Signal("clock".to_string()));
        let defaults = ["colour", "list[0]", "list[1]", "list[2]", "total$next", "held$d$next"].map(zero);
        let _code = defaults.into_iter().chain([clock]).chain(code).collect();
        let block = AnyKernel { _code, ..AnyKernel::default() };
        match elaborate(&block, "top") {
            Ok(netlist) => {
                let mut interpreter = Interpreter::new(&netlist);
                for cycle in 0..3 {
                    interpreter.set("wide", Value::new(70, 0x1234_5678_9abc_def0_1234 >> cycle));
                    interpreter.settle();
                    interpreter.step();
                }
            }
            Err(errors) => prop_assert!(errors.iter().all(|error| error.to_string().starts_with("top") ||
                error.to_string().starts_with("combinational loop: top"))),
        }
    }
}
