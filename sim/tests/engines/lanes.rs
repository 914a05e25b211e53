//! Random circuits once for each of several lanes, as generators write them: what is alike by lane, what follows from the
//! lane's number, what reaches into other lanes, and the lane that is an exception. The Verilog writer makes loops of them.

use std::collections::HashMap;
use tombolo_netlist::ir::*;
use tombolo_netlist::value::Value;

/// `module` with all but its clock and some of its inputs for each of so many lanes.
pub fn in_lanes(module: &Module, lanes: u32, seed: u32) -> Module {
    let mut copy = Module::new(module.name.clone(), module.source.clone(), module.kind);
    let mut places = vec![];
    for (at, signal) in module.signals.iter().enumerate() {
        let shared =
            signal.kind == SignalKind::Clock || signal.kind == SignalKind::Input && dice(seed, at).is_multiple_of(3);
        let named = |name: String| Signal { name, ..signal.clone() };
        places.push(match (shared, dice(seed, at) % 2) {
            (true, _) => vec![copy.add_signal(signal.clone())],
            (_, 0) => (0..lanes).map(|lane| copy.add_signal(named(format!("{}_{lane}", signal.name)))).collect(),
            _ => (0..lanes).map(|lane| copy.add_signal(named(format!("lane_{lane}_{}", signal.name)))).collect(),
        });
    }
    let mut maker = Maker { module, copy, lanes, seed, places, known: HashMap::new() };
    for lane in 0..lanes {
        maker.lane(lane);
    }
    maker.copy
}

/// A module that hands all its ports to one instance of `inner`.
pub fn wrapped(inner: &Module, id: ModuleId) -> Module {
    let mut outer = Module::new(format!("{}_outer", inner.name), inner.source.clone(), inner.kind);
    let mut connections = vec![];
    for (at, signal) in inner.signals.iter().enumerate().filter(|(_, signal)| signal.kind != SignalKind::Local) {
        connections.push((SignalId(at as u32), outer.add_signal(signal.clone())));
    }
    outer.instances.push(Instance { name: "inner".into(), module: id, connections });
    outer
}

/// A number that is the same for all lanes.
fn dice(seed: u32, at: usize) -> u32 {
    (seed.wrapping_add(at as u32)).wrapping_mul(0x9e37_79b1).rotate_left(11).wrapping_mul(0x85eb_ca6b) >> 8
}

struct Maker<'a> {
    module: &'a Module,
    copy: Module,
    lanes: u32,
    seed: u32,
    /// The signals of the lanes for each signal of `module`; one when they share it.
    places: Vec<Vec<SignalId>>,
    known: HashMap<Expr, ExprId>,
}

impl Maker<'_> {
    fn lane(&mut self, lane: u32) {
        let module = self.module;
        let mut exprs: Vec<ExprId> = vec![];
        for at in 0..module.exprs.len() {
            let expr = self.expr(at, lane, &exprs);
            exprs.push(expr);
        }
        let new = |id: ExprId| exprs[id.index()];
        for (at, process) in module.processes.iter().enumerate() {
            let end = if self.is_exception(at, lane) { 1 } else { process.body.len() };
            let body = process.body[..end].iter().map(|statement| mapped(statement, &new)).collect();
            self.copy.processes.push(Process { target: self.own(process.target, lane), body });
        }
        for (at, register) in module.registers.iter().enumerate() {
            let init =
                if self.is_exception(at, lane) { Value::ones(register.init.width()) } else { register.init.clone() };
            let q = self.own(register.q, lane);
            self.copy.registers.push(Register {
                q,
                d: new(register.d),
                enable: register.enable.map(new),
                init,
                ..register.clone()
            });
        }
        for memory in &module.memories {
            let mut memory = memory.clone();
            memory.name = format!("{}_{lane}", memory.name);
            for read in &mut memory.reads {
                read.address = new(read.address);
                read.enable = read.enable.map(new);
                read.data = self.own(read.data, lane);
            }
            for write in &mut memory.writes {
                (write.address, write.enable, write.data) = (new(write.address), new(write.enable), new(write.data));
                write.mask = write.mask.map(new);
            }
            self.copy.memories.push(memory);
        }
        for instance in &module.instances {
            let connections = instance.connections.iter().map(|(port, signal)| (*port, self.own(*signal, lane)));
            let instance =
                Instance { name: format!("{}_{lane}", instance.name), connections: connections.collect(), ..*instance };
            self.copy.instances.push(instance);
        }
    }

    /// Some things are different in the first lane or in the last.
    fn is_exception(&self, at: usize, lane: u32) -> bool {
        match dice(self.seed ^ 77, at) % 8 {
            0 => lane == 0,
            1 => lane == self.lanes - 1,
            _ => false,
        }
    }

    fn own(&self, signal: SignalId, lane: u32) -> SignalId {
        let places = &self.places[signal.index()];
        places[lane as usize % places.len()]
    }

    fn expr(&mut self, at: usize, lane: u32, exprs: &[ExprId]) -> ExprId {
        let Expr { op, width } = &self.module.exprs[at];
        let dice = dice(self.seed, at);
        let op = match op {
            Op::Signal(signal) => {
                // A register of any lane, or anything of a lane before this one: no combinational loop.
                let is_register = self.module.registers.iter().any(|register| register.q == *signal);
                let other = match dice % 8 {
                    0 if is_register => (lane + 1) % self.lanes,
                    1 if is_register => self.lanes - 1 - lane,
                    2 if is_register => 0,
                    3 if is_register => 2 * lane % self.lanes,
                    4 => lane.saturating_sub(1),
                    _ => lane,
                };
                Op::Signal(self.own(*signal, other))
            }
            Op::Constant(value) if dice.is_multiple_of(3) => {
                let step = 1 + (dice >> 4) % 3;
                Op::Constant(value.add(&Value::new(*width, (step * lane) as u128)))
            }
            Op::Slice(a, lsb) => {
                let step = if dice.is_multiple_of(2) { *width } else { 1 };
                let fits = lsb + step * (self.lanes - 1) + width <= self.module.width(*a);
                Op::Slice(exprs[a.index()], lsb + if fits { step * lane } else { 0 })
            }
            op => op.map_operands(|id| exprs[id.index()]),
        };
        let copy = &mut self.copy;
        *self.known.entry(Expr { op, width: *width }).or_insert_with_key(|expr| {
            copy.exprs.push(expr.clone());
            ExprId(copy.exprs.len() as u32 - 1)
        })
    }
}

fn mapped(statement: &Stmt, new: &impl Fn(ExprId) -> ExprId) -> Stmt {
    let all = |body: &[Stmt]| body.iter().map(|statement| mapped(statement, new)).collect();
    match statement {
        Stmt::Assign(value) => Stmt::Assign(new(*value)),
        Stmt::AssignSlice { offset, value } => Stmt::AssignSlice { offset: new(*offset), value: new(*value) },
        Stmt::If { condition, then, otherwise } => {
            Stmt::If { condition: new(*condition), then: all(then), otherwise: all(otherwise) }
        }
        Stmt::Case { subject, arms, default } => Stmt::Case {
            subject: new(*subject),
            arms: arms.iter().map(|(constants, body)| (constants.clone(), all(body))).collect(),
            default: all(default),
        },
    }
}
