//! A netlist with a reset: an input `reset`, active high, of every module that has registers, at which they take their initial
//! values. Memories keep what they hold, and so do their registered read ports, and registers of which that is said: stages of pipelines
//! ([`Builder::register_stage`](crate::builder::Builder::register_stage)), which an FPGA has without wires and inputs for a reset.
//!
//! Without it registers have their initial values once, when an FPGA is configured.

use crate::ir::{ExprTable, Module, Netlist, Op, Signal, SignalId, SignalKind};

/// What the reset is in the netlist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// An input of its own kind, which the writer of Verilog puts into the blocks of registers.
    Input,
    /// An ordinary input, and logic in front of the registers: synchronous, and simulated by every engine.
    Logic,
}

/// The netlist with a reset. In modules that have a signal `reset` already its name has a number.
pub fn with_reset(netlist: &Netlist, form: Form) -> Netlist {
    let mut resets: Vec<Option<SignalId>> = vec![];
    let mut modules = vec![];
    for module in &netlist.modules {
        let mut module = module.clone();
        // Children precede their parents.
        let below = module.instances.iter().any(|instance| resets[instance.module.index()].is_some());
        let reset = (below || module.registers.iter().any(|register| !register.survives_reset))
            .then(|| add_input(&mut module, form));
        if let Some(reset) = reset {
            for instance in &mut module.instances {
                if let Some(port) = resets[instance.module.index()] {
                    instance.connections.push((port, reset));
                }
            }
            if form == Form::Logic {
                add_logic(&mut module, reset);
            }
        }
        resets.push(reset);
        modules.push(module);
    }
    Netlist { modules, top: netlist.top }
}

/// Adds the input, behind all other signals.
fn add_input(module: &mut Module, form: Form) -> SignalId {
    let numbered = (1..).map(|number| format!("reset_{number}"));
    let mut names = std::iter::once("reset".to_owned()).chain(numbered);
    let free = names.find(|name| module.find_signal(name).is_none());
    let kind = if form == Form::Input { SignalKind::Reset } else { SignalKind::Input };
    module.add_signal(Signal { name: free.unwrap_or_default(), width: 1, kind, labels: None, is_field: false })
}

/// Puts a choice in front of every register that does not survive.
fn add_logic(module: &mut Module, reset: SignalId) {
    let mut table = ExprTable::of(module);
    let set = table.signal(module, reset);
    for mut register in std::mem::take(&mut module.registers) {
        if register.survives_reset {
            module.registers.push(register);
            continue;
        }
        let width = register.init.width();
        let initial = table.constant(module, register.init.clone());
        register.d = table.add(module, Op::Mux(set, initial, register.d), width);
        register.enable = register.enable.map(|enable| table.add(module, Op::Or(set, enable), 1));
        module.registers.push(register);
    }
}
