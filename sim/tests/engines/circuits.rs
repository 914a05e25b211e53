//! Random hierarchical circuits: every operation at widths around the word boundaries, registers with and without
//! enable, memories with both kinds of read port, enumerations, children with combinational outputs.

use std::sync::Arc;
use tombolo_netlist::ir::*;
use tombolo_netlist::value::Value;

/// Decisions of a generator, from a list that a test library shrinks; zeros when the list is used up.
pub struct Choices<'a>(pub &'a [u32]);

impl Choices<'_> {
    fn next(&mut self) -> u32 {
        let Some((first, others)) = self.0.split_first() else { return 0 };
        self.0 = others;
        *first
    }

    fn below(&mut self, end: u32) -> u32 {
        self.next() % end.max(1)
    }

    fn width(&mut self) -> u32 {
        const EDGES: [u32; 12] = [1, 1, 2, 7, 8, 16, 31, 32, 33, 63, 64, 65];
        match self.below(4) {
            0 => 1 + self.below(200),
            _ => EDGES[self.below(12) as usize],
        }
    }

    fn value(&mut self, width: u32) -> Value {
        let words: Vec<u64> = (0..width.div_ceil(64)).map(|_| spread(self.next())).collect();
        Value::from_words(width, &words)
    }
}

/// 64 bits from 32, with long runs of equal bits among the likely ones.
pub fn spread(seed: u32) -> u64 {
    match seed % 5 {
        0 => 0,
        1 => u64::MAX,
        2 => seed as u64 >> 3,
        3 => u64::MAX << ((seed >> 3) % 64),
        _ => (seed as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15),
    }
}

/// A design of a few modules.
pub fn circuit(choices: &mut Choices) -> Netlist {
    let count = 1 + choices.below(3);
    let mut netlist = Netlist { modules: vec![], top: ModuleId(0) };
    for at in 0..count {
        let module = Circuit::new(format!("module_{at}")).build(choices, &netlist);
        netlist.modules.push(module);
    }
    netlist.top = ModuleId(count - 1);
    netlist
}

/// The design as the only instance in a new top. Instances become parts of their parents below the top only.
pub fn below_a_top(mut netlist: Netlist) -> Netlist {
    let inner = netlist.module(netlist.top);
    let mut top = Module::new("top", inner.source.clone(), inner.kind);
    top.signals = inner.signals.iter().filter(|signal| signal.kind != SignalKind::Local).cloned().collect();
    let ports = (0..inner.signals.len() as u32).map(SignalId);
    let ports = ports.filter(|port| inner.signal(*port).kind != SignalKind::Local);
    let connections = ports.enumerate().map(|(at, port)| (port, SignalId(at as u32))).collect();
    top.instances = vec![Instance { name: "inner".to_owned(), module: netlist.top, connections }];
    netlist.modules.push(top);
    netlist.top = ModuleId(netlist.modules.len() as u32 - 1);
    netlist
}

struct Circuit {
    module: Module,
    table: ExprTable,
    /// Expressions to draw from.
    pool: Vec<ExprId>,
}

impl Circuit {
    fn new(name: String) -> Self {
        let module = Module::new(name, "random", ModuleKind::Kernel);
        Self { module, table: ExprTable::default(), pool: vec![] }
    }

    fn build(mut self, choices: &mut Choices, netlist: &Netlist) -> Module {
        self.signal("clock", 1, SignalKind::Clock);
        for at in 0..1 + choices.below(4) {
            let width = choices.width();
            self.source(&format!("input_{at}"), width, SignalKind::Input);
        }
        let registers: Vec<SignalId> = (0..choices.below(8))
            .map(|at| {
                let width = choices.width();
                self.source(&format!("register_{at}"), width, SignalKind::Local)
            })
            .collect();
        let memories = choices.below(3);
        for at in 0..memories {
            self.memory(choices, at);
        }
        for at in 0..1 + choices.below(5) {
            self.grow(choices);
            match choices.below(4) {
                0 if !netlist.modules.is_empty() => self.child(choices, netlist, at),
                1 if memories > 0 => self.read_now(choices, at),
                _ => self.process(choices, &format!("local_{at}"), SignalKind::Local),
            }
        }
        for at in 0..1 + choices.below(3) {
            self.grow(choices);
            self.process(choices, &format!("output_{at}"), SignalKind::Output);
        }
        let conditions = [0; 2].map(|_| self.pick(choices, 1));
        for q in registers {
            self.register(choices, q, conditions);
        }
        for at in 0..memories as usize {
            self.memory_ports(choices, at);
        }
        self.module
    }

    /// A register with or without an enable; the conditions on which it changes are often those of others.
    fn register(&mut self, choices: &mut Choices, q: SignalId, conditions: [ExprId; 2]) {
        let width = self.module.signal(q).width;
        let mut d = self.pick(choices, width);
        let mut enable = None;
        match choices.below(4) {
            0 => {}
            1 => enable = Some(self.pick(choices, 1)),
            2 => enable = Some(conditions[choices.below(2) as usize]),
            _ => {
                let order = choices.below(2) as usize;
                let kept = self.table.signal(&mut self.module, q);
                for condition in [conditions[order], conditions[1 - order]] {
                    let other = if choices.below(3) == 0 { self.pick(choices, width) } else { kept };
                    let [a, b] = if choices.below(2) == 0 { [d, other] } else { [other, d] };
                    d = self.table.operation(&mut self.module, Op::Mux(condition, a, b)).unwrap();
                }
            }
        }
        let init = choices.value(width);
        self.module.registers.push(Register { q, d, enable, init, survives_reset: false });
    }

    fn signal(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        let labels = (width == 2).then(|| {
            let labels = ["IDLE", "RUN", "WAIT", "DONE"].map(str::to_owned).to_vec();
            Arc::new(EnumLabels { name: "State".to_owned(), labels })
        });
        self.module.add_signal(Signal { name: name.to_owned(), width, kind, labels, is_field: false })
    }

    /// A signal that logic may read from now on.
    fn source(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        let signal = self.signal(name, width, kind);
        let expr = self.table.signal(&mut self.module, signal);
        self.pool.push(expr);
        signal
    }

    /// Some expression of the pool, or a constant, made `width` bits wide.
    fn pick(&mut self, choices: &mut Choices, width: u32) -> ExprId {
        let expr = match choices.below(8) {
            0 => {
                let value = choices.value(width);
                self.table.constant(&mut self.module, value)
            }
            _ => self.pool[choices.below(self.pool.len() as u32) as usize],
        };
        self.fit(choices, expr, width)
    }

    fn fit(&mut self, choices: &mut Choices, expr: ExprId, width: u32) -> ExprId {
        let from = self.module.width(expr);
        if from > width {
            let lsb = choices.below(from - width + 1);
            return self.table.slice(&mut self.module, expr, lsb, width).unwrap();
        }
        let signed = choices.below(2) == 1;
        self.table.extend(&mut self.module, expr, width, signed).unwrap()
    }

    /// Adds some random operations to the pool.
    fn grow(&mut self, choices: &mut Choices) {
        for _ in 0..1 + choices.below(6) {
            let expr = self.operation(choices);
            if self.module.width(expr) <= 300 {
                self.pool.push(expr);
            }
        }
    }

    fn operation(&mut self, choices: &mut Choices) -> ExprId {
        let width = choices.width();
        let kind = choices.below(24);
        let a = self.pick(choices, width);
        // Shift amounts and offsets have widths of their own.
        let other = if matches!(kind, 5 | 10..=12 | 18) { choices.width() } else { width };
        let b = self.pick(choices, other);
        let op = match kind {
            0 => Op::And(a, b),
            1 => Op::Or(a, b),
            2 => Op::Xor(a, b),
            3 => Op::Add(a, b),
            4 => Op::Sub(a, b),
            5 if width.is_multiple_of(2) => Op::MulSigned(a, b),
            5 => Op::Mul(a, b),
            6 => Op::Eq(a, b),
            7 => Op::Ne(a, b),
            8 => Op::LessUnsigned(a, b),
            9 => Op::LessSigned(a, b),
            10 => Op::ShiftLeft(a, b),
            11 => Op::ShiftRight(a, b),
            12 => Op::ShiftRightSigned(a, b),
            13 => Op::All(a),
            14 => Op::Any(a),
            15 => Op::Parity(a),
            16 => Op::LeadingZeros(a),
            17 => Op::Concat(vec![a, b, a]),
            18 => {
                let width = choices.width();
                return self.table.slice_at(&mut self.module, a, b, width);
            }
            19 => Op::Not(a),
            20 => Op::Neg(a),
            21 => Op::Mux(self.pick(choices, 1), a, b),
            _ => {
                let subject_width = 1 + choices.below(6);
                let subject = self.pick(choices, subject_width);
                let constants_only = choices.below(2) == 1;
                let arms = (0..choices.below(1 << subject_width))
                    .map(|arm| {
                        let result =
                            if constants_only { self.literal(choices, width) } else { self.pick(choices, width) };
                        (Value::new(subject_width, arm as u128), result)
                    })
                    .collect();
                let default = if constants_only { self.literal(choices, width) } else { a };
                Op::Lookup { subject, arms, default }
            }
        };
        self.table.operation(&mut self.module, op).unwrap()
    }

    fn literal(&mut self, choices: &mut Choices, width: u32) -> ExprId {
        let value = choices.value(width);
        self.table.constant(&mut self.module, value)
    }

    fn process(&mut self, choices: &mut Choices, name: &str, kind: SignalKind) {
        let width = choices.width();
        let mut body = vec![Stmt::Assign(self.pick(choices, width))];
        body.extend(self.statements(choices, width, 2));
        let target = self.source(name, width, kind);
        self.module.processes.push(Process { target, body });
    }

    fn statements(&mut self, choices: &mut Choices, width: u32, depth: u32) -> Vec<Stmt> {
        (0..choices.below(3)).map(|_| self.statement(choices, width, depth)).collect()
    }

    fn statement(&mut self, choices: &mut Choices, width: u32, depth: u32) -> Stmt {
        match choices.below(if depth == 0 { 2 } else { 4 }) {
            0 => Stmt::Assign(self.pick(choices, width)),
            1 => {
                let (offset, part) = (choices.width(), choices.width());
                Stmt::AssignSlice { offset: self.pick(choices, offset), value: self.pick(choices, part) }
            }
            2 => Stmt::If {
                condition: self.pick(choices, 1),
                then: self.statements(choices, width, depth - 1),
                otherwise: self.statements(choices, width, depth - 1),
            },
            _ => {
                let subject_width = 1 + choices.below(3);
                let subject = self.pick(choices, subject_width);
                let value = |at: u32| Value::new(subject_width, at as u128);
                let arms = (0..1 << (subject_width - 1))
                    .map(|arm| {
                        let constants = if arm == 0 { vec![value(0), value(1)] } else { vec![value(arm + 1)] };
                        (constants, self.statements(choices, width, depth - 1))
                    })
                    .collect();
                Stmt::Case { subject, arms, default: self.statements(choices, width, depth - 1) }
            }
        }
    }

    fn memory(&mut self, choices: &mut Choices, at: u32) {
        let parts = 1 + choices.below(4);
        let width = parts * (1 + choices.below(40));
        let depth = 1 + choices.below(20);
        let init = (0..choices.below(depth)).map(|_| choices.value(width)).collect();
        let memory = Memory { name: format!("memory_{at}"), width, depth, init, reads: vec![], writes: vec![] };
        self.module.memories.push(memory);
        self.source(&format!("memory_{at}_data"), width, SignalKind::Local);
    }

    fn read_now(&mut self, choices: &mut Choices, at: u32) {
        let memory = choices.below(self.module.memories.len() as u32) as usize;
        let address_width = choices.width();
        let address = self.pick(choices, address_width);
        let width = self.module.memories[memory].width;
        let data = self.source(&format!("now_{at}"), width, SignalKind::Local);
        self.module.memories[memory].reads.push(ReadPort { address, enable: None, data, registered: false });
    }

    fn memory_ports(&mut self, choices: &mut Choices, at: usize) {
        let data = self.module.find_signal(&format!("memory_{at}_data")).unwrap();
        let width = self.module.memories[at].width;
        let (address_width, enabled) = (choices.width(), choices.below(2) == 1);
        let address = self.pick(choices, address_width);
        let enable = enabled.then(|| self.pick(choices, 1));
        self.module.memories[at].reads.push(ReadPort { address, enable, data, registered: true });
        for _ in 0..choices.below(3) {
            let address_width = 1 + choices.below(6);
            let address = self.pick(choices, address_width);
            let (enable, data) = (self.pick(choices, 1), self.pick(choices, width));
            let parts = [1, 2, 3, 4].into_iter().rfind(|parts| width.is_multiple_of(*parts));
            let mask = (choices.below(2) == 1).then(|| self.pick(choices, parts.unwrap_or(1)));
            self.module.memories[at].writes.push(WritePort { address, enable, data, mask });
        }
    }

    /// An instance of an earlier module, or several that receive mostly the same signals, as lanes do.
    fn child(&mut self, choices: &mut Choices, netlist: &Netlist, at: u32) {
        const COUNTS: [u32; 6] = [1, 1, 4, 8, 9, 13];
        let id = ModuleId(choices.below(netlist.modules.len() as u32));
        let child = netlist.module(id);
        let mut instances = vec![vec![]; COUNTS[choices.below(6) as usize] as usize];
        for (port, signal) in child.signals.iter().enumerate() {
            let port = SignalId(port as u32);
            match signal.kind {
                SignalKind::Clock => {
                    let clock = self.module.find_signal("clock").unwrap();
                    instances.iter_mut().for_each(|connections| connections.push((port, clock)));
                }
                SignalKind::Input => {
                    let same = choices.below(4) > 0;
                    let mut known: Option<SignalId> = None;
                    for (member, connections) in instances.iter_mut().enumerate() {
                        let name = format!("child_{at}_{member}_{}", signal.name);
                        let shared = known.filter(|_| same);
                        let own = shared.unwrap_or_else(|| self.input(choices, &name, signal.width));
                        known = Some(own);
                        connections.push((port, own));
                    }
                }
                SignalKind::Output | SignalKind::Local | SignalKind::Reset => {}
            }
        }
        for (member, mut connections) in instances.into_iter().enumerate() {
            for (port, signal) in child.signals.iter().enumerate() {
                if signal.kind == SignalKind::Output {
                    let name = format!("child_{at}_{member}_{}", signal.name);
                    connections.push((SignalId(port as u32), self.source(&name, signal.width, SignalKind::Local)));
                }
            }
            self.module.instances.push(Instance { name: format!("child_{at}_{member}"), module: id, connections });
        }
    }

    /// A signal with a random value.
    fn input(&mut self, choices: &mut Choices, name: &str, width: u32) -> SignalId {
        let value = self.pick(choices, width);
        let target = self.signal(name, width, SignalKind::Local);
        self.module.processes.push(Process { target, body: vec![Stmt::Assign(value)] });
        target
    }
}
