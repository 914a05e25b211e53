//! Ports of an instance within the top as outputs of the top: for who wants to look at a part as if it were alone.

use crate::ir::{ExprTable, Netlist, Process, Signal, SignalKind, Stmt};

/// The netlist whose top shows those ports of its instance `instance` that `wanted` names, inputs too, as outputs of their own name. Those whose name
/// the top has already stay as they are, and so does a netlist without that instance.
pub fn with_exposed(netlist: &Netlist, instance: &str, wanted: impl Fn(&str) -> bool) -> Netlist {
    let mut netlist = netlist.clone();
    let top = netlist.top.index();
    let Some(found) = netlist.modules[top].instances.iter().find(|found| found.name == instance) else {
        return netlist;
    };
    let child = netlist.module(found.module);
    let ports: Vec<_> = found
        .connections
        .iter()
        .map(|(port, signal)| (child.signal(*port).clone(), *signal))
        .filter(|(port, _)| wanted(&port.name))
        .collect();
    let module = &mut netlist.modules[top];
    let mut table = ExprTable::of(module);
    for (port, signal) in ports {
        if module.find_signal(&port.name).is_some() {
            continue;
        }
        let value = table.signal(module, signal);
        let target = module.add_signal(Signal { kind: SignalKind::Output, ..port });
        module.processes.push(Process { target, body: vec![Stmt::Assign(value)] });
    }
    netlist
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::{Builder, PortDeclaration};
    use crate::check::check;
    use crate::ir::{Instance, Module, ModuleId, ModuleKind};
    use pretty_assertions::assert_eq;

    #[test]
    fn ports_of_an_instance_become_outputs_of_the_top() {
        let port = |name: &str, kind| PortDeclaration::bits(name, 8, kind);
        let ports = [
            port("a", SignalKind::Input),
            port("debug_next", SignalKind::Output),
            port("debug_a", SignalKind::Output),
            port("other", SignalKind::Output),
        ];
        let (child, _) = Builder::build("next", file!(), &ports, |g| {
            g.output("debug_next", &(g.input("a") + g.constant(8, 1)));
            g.output("debug_a", &g.input("a"));
            g.output("other", &g.input("a"));
        });
        let mut top = Module::new("top", file!(), ModuleKind::Kernel);
        let mut signal = |name: &str, kind| {
            top.add_signal(Signal { name: name.to_owned(), width: 8, kind, labels: None, is_field: false })
        };
        let outer = signal("in", SignalKind::Input);
        let inner = ["next_debug_next", "next_debug_a", "next_other"].map(|name| signal(name, SignalKind::Local));
        let at = |name: &str| child.find_signal(name).unwrap();
        let connections =
            vec![(at("a"), outer), (at("debug_next"), inner[0]), (at("debug_a"), inner[1]), (at("other"), inner[2])];
        top.instances.push(Instance { name: "unit".to_owned(), module: ModuleId(0), connections });
        let netlist = Netlist { modules: vec![child, top], top: ModuleId(1) };
        assert_eq!(check(&netlist), Ok(()));
        let exposed = with_exposed(&netlist, "unit", |name| name.starts_with("debug_") || name == "a");
        assert_eq!(check(&exposed), Ok(()));
        let top = exposed.module(exposed.top);
        let kind = |name: &str| top.find_signal(name).map(|found| top.signal(found).kind);
        let output = Some(SignalKind::Output);
        assert_eq!([kind("debug_next"), kind("debug_a"), kind("a"), kind("other")], [output, output, output, None]);
        assert_eq!(with_exposed(&netlist, "another", |_| true).modules, netlist.modules);
    }
}
