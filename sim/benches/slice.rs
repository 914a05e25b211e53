//! The benchmarks' load: lanes of a four-stage multiply-add and an integer unit with a register file each, steered by
//! one instruction stream. Regular like a vector unit and about as wide; nothing of the real hardware, so its numbers
//! stay comparable when that changes.

use std::sync::Arc;
use tombolo_netlist::builder::{Builder, PortDeclaration, Wire};
use tombolo_netlist::ir::{Instance, Module, ModuleId, ModuleKind, Netlist, Signal, SignalId, SignalKind};

const CONTROL: [(&str, u32); 6] = [("valid", 1), ("operation", 4), ("a", 8), ("b", 8), ("c", 8), ("destination", 8)];

fn port(name: &str, width: u32, kind: SignalKind) -> PortDeclaration {
    PortDeclaration::bits(name, width, kind)
}

/// A slice of equal lanes. Its top has the inputs of [`CONTROL`] and `seed`, and the output `result`.
pub fn slice(lanes: u32) -> Arc<Netlist> {
    let mut ports = vec![port("clock", 1, SignalKind::Clock)];
    ports.extend(CONTROL.iter().map(|(name, width)| port(name, *width, SignalKind::Input)));
    ports.extend([port("seed", 32, SignalKind::Input), port("result", 32, SignalKind::Output)]);
    let (lane, _) = Builder::build("lane", "benches/slice.rs", &ports, lane);
    let top = top(&lane, lanes);
    Arc::new(Netlist { modules: vec![lane, top], top: ModuleId(1) })
}

/// Broadcasts the control to every lane; a lane's seed is its neighbour's result.
fn top(lane: &Module, lanes: u32) -> Module {
    let mut top = Module::new("slice", "benches/slice.rs", ModuleKind::Kernel);
    let shared: Vec<SignalId> =
        lane.signals[..CONTROL.len() + 2].iter().map(|port| top.add_signal(port.clone())).collect();
    let result = |name: String, kind| Signal { name, width: 32, kind, labels: None, is_field: false };
    let results: Vec<SignalId> = (0..lanes)
        .map(|at| {
            let last = at + 1 == lanes;
            let (name, kind) = if last {
                ("result".to_owned(), SignalKind::Output)
            } else {
                (format!("result_{at}"), SignalKind::Local)
            };
            top.add_signal(result(name, kind))
        })
        .collect();
    for at in 0..lanes as usize {
        let mut connections: Vec<_> =
            shared.iter().enumerate().map(|(port, own)| (SignalId(port as u32), *own)).collect();
        if at > 0 {
            connections[CONTROL.len() + 1].1 = results[at - 1];
        }
        connections.push((SignalId(CONTROL.len() as u32 + 2), results[at]));
        top.instances.push(Instance { name: format!("lane_{at}"), module: ModuleId(0), connections });
    }
    top
}

fn lane(m: &Builder) {
    let [valid, operation, destination] = ["valid", "operation", "destination"].map(|name| m.input(name));
    let file = m.ram("registers", 32, 256);
    let [a, b, c] = ["a", "b", "c"].map(|name| m.ram_read(file, &format!("read_{name}"), &m.input(name), Some(&valid)));
    let valid = m.register("valid_1", &valid);
    let operation = m.register("operation_1", &operation);
    let product = multiply_add(m, &a, &b, &c);
    let sum = integer(m, &operation, &a, &b, &c);
    let mut delayed = (valid, operation, m.register("destination_1", &destination), sum);
    for stage in 2..=5 {
        let name = |what: &str| format!("{what}_{stage}");
        delayed = (
            m.register(&name("valid"), &delayed.0),
            m.register(&name("operation"), &delayed.1),
            m.register(&name("destination"), &delayed.2),
            m.register(&name("integer"), &delayed.3),
        );
    }
    let (valid, operation, destination, integer) = delayed;
    let result = m.name("chosen", &operation.bit(3).select(&product, &integer));
    let result = m.name("written", &(&result ^ &m.input("seed").slice(0, 4).zero_extend(32)));
    m.ram_write(file, &valid, &destination, &result, None);
    m.output("result", &m.register("result_now", &result));
}

/// `a * b + c` of binary32 numbers, truncating, without special cases: four stages.
fn multiply_add(m: &Builder, a: &Wire, b: &Wire, c: &Wire) -> Wire {
    let fraction = |x: &Wire| x.slice(23, 8).any().concat(&x.slice(0, 23));
    let exponent = |x: &Wire| x.slice(23, 8).zero_extend(10);
    let product = m.register("product", &(fraction(a) * fraction(b)));
    let product_exponent = m.register("product_exponent", &(exponent(a) + exponent(b)).plus(0x400 - 127));
    let sign = m.register("product_sign", &(a.msb() ^ b.msb()));
    let (c_fraction, c_exponent) = (m.register("c_fraction", &fraction(c)), m.register("c_exponent", &exponent(c)));
    let c_sign = m.register("c_sign", &c.msb());
    let distance = m.name("distance", &(&product_exponent - &c_exponent));
    let wide = product.zero_extend(75);
    let addend = m.name("addend", &c_fraction.concat(&m.zero(50)).zero_extend(75));
    let aligned = m.register("aligned", &distance.msb().select(&addend, &addend.shift_right(&distance)));
    let kept = m.register("kept", &distance.msb().select(&wide.shift_right(&-&distance), &wide));
    let larger = m.register("larger", &distance.msb().select(&c_exponent, &product_exponent));
    let (sign, minus) = (m.register("sign_2", &sign), m.register("minus", &(sign ^ c_sign)));
    let sum = minus.select(&(&kept - &aligned), &(&kept + &aligned));
    let negative = m.name("negative", &(sum.msb() & &minus));
    let sum = m.register("sum", &negative.select(&-&sum, &sum));
    let (sign, larger) = (m.register("sign_3", &(sign ^ negative)), m.register("larger_3", &larger));
    let zeros = m.name("zeros", &sum.leading_zeros());
    let normal = m.name("normal", &sum.shift_left(&zeros));
    let exponent = (larger - zeros.zero_extend(10)).plus(27);
    let packed = sign.concat(&exponent.slice(0, 8)).concat(&normal.slice(51, 23));
    m.register("packed", &sum.any().select(&packed, &m.zero(32)))
}

fn integer(m: &Builder, operation: &Wire, a: &Wire, b: &Wire, c: &Wire) -> Wire {
    let amount = b.slice(0, 5);
    let results = [
        a + b,
        a - b,
        a & b,
        a | b,
        a ^ b,
        a.shift_left(&amount),
        a.shift_right(&amount),
        a.shift_right_signed(&amount),
        a.less(b).select(a, b),
        a.less_signed(b).select(b, a),
        c.bit(0).select(a, b),
        a.leading_zeros().zero_extend(32),
        (a * b).slice(0, 32),
    ];
    let arms: Vec<(u128, Wire)> = results.into_iter().enumerate().map(|(at, wire)| (at as u128, wire)).collect();
    m.lookup(operation, &arms, a)
}
