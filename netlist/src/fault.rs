//! Plants a fault in a netlist: one signal of one module no longer carries what drives it. A test bench that does not notice
//! is not worth much.

use crate::expr_table::{ExprTable, WidthError};
use crate::ir::{Instance, ModuleId, Netlist, Op, Process, Signal, SignalId, SignalKind, Stmt};
use crate::value::Value;

/// What becomes of the signal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The bit is inverted.
    Inverted(u32),
    /// The bit stays 0.
    StuckAtZero(u32),
    /// The bit stays 1.
    StuckAtOne(u32),
}

/// Why a fault cannot be planted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FaultError {
    /// No such module.
    #[error("no module {0}; `tombolo list` names the modules of a design")]
    NoModule(String),
    /// No such signal that something inside the module drives.
    #[error("module {module} drives no signal {signal}")]
    NoSignal {
        /// The module.
        module: String,
        /// The name looked for.
        signal: String,
    },
    /// The signal is narrower.
    #[error("signal {signal} has {width} bits")]
    Width {
        /// The signal.
        signal: String,
        /// Its bits.
        width: u32,
    },
    /// The faulty value breaks a rule of the netlist.
    #[error(transparent)]
    Rule(#[from] WidthError),
}

/// The netlist with `fault` in `signal`, which the module of that name drives: in every instance of the module.
///
/// # Errors
/// [`FaultError`]: there is no such signal or bit.
pub fn plant(netlist: &Netlist, module: &str, signal: &str, fault: Fault) -> Result<Netlist, FaultError> {
    let mut faulty = netlist.clone();
    let at = faulty.modules.iter().position(|known| known.name == module);
    let id = ModuleId(at.ok_or_else(|| FaultError::NoModule(module.to_owned()))? as u32);
    let missing = || FaultError::NoSignal { module: module.to_owned(), signal: signal.to_owned() };
    let target = netlist.module(id).find_signal(signal).ok_or_else(missing)?;
    let width = netlist.module(id).signal(target).width;
    let (Fault::Inverted(bit) | Fault::StuckAtZero(bit) | Fault::StuckAtOne(bit)) = fault;
    if bit >= width {
        return Err(FaultError::Width { signal: signal.to_owned(), width });
    }

    let sound = Signal {
        name: format!("{signal}_without_fault"),
        width,
        kind: SignalKind::Local,
        labels: None,
        is_field: false,
    };
    let module = &mut faulty.modules[id.index()];
    let sound = module.add_signal(sound);
    let is_output =
        |instance: &Instance, port: SignalId| netlist.module(instance.module).signal(port).kind == SignalKind::Output;
    let processes = module.processes.iter_mut().map(|process| &mut process.target);
    let registers = module.registers.iter_mut().map(|register| &mut register.q);
    let reads = module.memories.iter_mut().flat_map(|memory| &mut memory.reads).map(|read| &mut read.data);
    let mut drivers: Vec<&mut SignalId> = processes.chain(registers).chain(reads).collect();
    for instance in &mut module.instances {
        let outputs: Vec<bool> = instance.connections.iter().map(|(port, _)| is_output(instance, *port)).collect();
        let outputs = instance.connections.iter_mut().zip(outputs).filter(|(_, is_output)| *is_output);
        drivers.extend(outputs.map(|((_, signal), _)| signal));
    }
    let mut driver = drivers.into_iter().filter(|driven| **driven == target);
    *driver.next().ok_or_else(missing)? = sound;

    let mut table = ExprTable::default();
    let mut mask = Value::zero(width);
    mask.set(bit, true);
    let value = table.signal(module, sound);
    let value = match fault {
        Fault::Inverted(_) => {
            let mask = table.constant(module, mask);
            table.operation(module, Op::Xor(value, mask))?
        }
        Fault::StuckAtOne(_) => {
            let mask = table.constant(module, mask);
            table.operation(module, Op::Or(value, mask))?
        }
        Fault::StuckAtZero(_) => {
            let mask = table.constant(module, mask);
            let others = table.operation(module, Op::Not(mask))?;
            table.operation(module, Op::And(value, others))?
        }
    };
    module.processes.push(Process { target, body: vec![Stmt::Assign(value)] });
    Ok(faulty)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::{Builder, PortDeclaration};
    use crate::check::check;
    use crate::eval::Evaluator;
    use pretty_assertions::assert_eq;

    fn adder() -> Netlist {
        let port = |name: &str, kind| PortDeclaration::bits(name, 8, kind);
        let ports = [port("a", SignalKind::Input), port("b", SignalKind::Input), port("sum", SignalKind::Output)];
        let (module, _) = Builder::build("adder", file!(), &ports, |g| {
            g.output("sum", &(g.input("a") + g.input("b")));
        });
        Netlist { modules: vec![module], top: ModuleId(0) }
    }

    /// What the faulty adder says to be 5 + 7.
    fn sum(fault: Fault) -> u64 {
        let faulty = plant(&adder(), "adder", "sum", fault).unwrap();
        assert_eq!(check(&faulty), Ok(()));
        let module = faulty.module(faulty.top);
        let mut signals: Vec<Value> = module.signals.iter().map(|signal| Value::zero(signal.width)).collect();
        let set = |signals: &mut [Value], name: &str, value: Value| {
            signals[module.find_signal(name).unwrap().index()] = value;
        };
        set(&mut signals, "a", Value::new(8, 5));
        set(&mut signals, "b", Value::new(8, 7));
        for process in &module.processes {
            signals[process.target.index()] = Evaluator::new(module, &signals).process(process).unwrap();
        }
        signals[module.find_signal("sum").unwrap().index()].low_u64()
    }

    #[test]
    fn the_faulty_bit_differs_and_no_other() {
        assert_eq!(sum(Fault::Inverted(0)), 13);
        assert_eq!(sum(Fault::StuckAtZero(3)), 4);
        assert_eq!(sum(Fault::StuckAtOne(7)), 140);
        assert_eq!(sum(Fault::StuckAtOne(2)), 12);
    }

    #[test]
    fn what_nothing_drives_cannot_be_at_fault() {
        let planted = |module, signal, fault| plant(&adder(), module, signal, fault).map(|_| ());
        let fault = Fault::Inverted(0);
        assert!(matches!(planted("adder", "a", fault), Err(FaultError::NoSignal { .. })));
        assert!(matches!(planted("adder", "carry", fault), Err(FaultError::NoSignal { .. })));
        assert!(matches!(planted("subtracter", "sum", fault), Err(FaultError::NoModule(_))));
        assert!(matches!(planted("adder", "sum", Fault::StuckAtOne(8)), Err(FaultError::Width { width: 8, .. })));
    }
}
