//! Arrays of ports of the top as one vector each, as a bus is expected to look: `m_axi_wdata_0` ... become `m_axi_wdata`.

use crate::ir::{ExprTable, Netlist, Op, Process, Signal, SignalId, SignalKind, Stmt};

/// The netlist with the ports `NAME_0`, `NAME_1` ... of its top as a port `NAME`, element 0 lowest, for each of `names` that the top
/// has as an array.
pub fn with_vector_ports(netlist: &Netlist, names: &[&str]) -> Netlist {
    let mut netlist = netlist.clone();
    let top = netlist.top.index();
    let module = &mut netlist.modules[top];
    let mut table = ExprTable::of(module);
    for name in names {
        let elements = (0..).map_while(|at| module.find_signal(&format!("{name}_{at}")));
        let elements: Vec<SignalId> =
            elements.take_while(|signal| module.signal(*signal).kind != SignalKind::Local).collect();
        let Some(first) = elements.first() else { continue };
        let kind = module.signal(*first).kind;
        let width = elements.iter().map(|signal| module.signal(*signal).width).sum();
        if let Some(note) = module.notes.remove(&module.signal(*first).name.clone()) {
            module.notes.insert((*name).to_owned(), note);
        }
        let signal = Signal { name: (*name).to_owned(), width, kind, labels: None, is_field: false };
        let vector = module.add_signal(signal);
        let mut lsb = 0;
        for element in &elements {
            let width = module.signal(*element).width;
            module.signals[element.index()].kind = SignalKind::Local;
            if kind == SignalKind::Input {
                let whole = table.signal(module, vector);
                // A slice of all bits is the vector itself.
                let part = table.slice(module, whole, lsb, width).unwrap_or(whole);
                module.processes.push(Process { target: *element, body: vec![Stmt::Assign(part)] });
            }
            lsb += width;
        }
        if kind == SignalKind::Output {
            let parts: Vec<_> = elements.iter().rev().map(|element| table.signal(module, *element)).collect();
            let value = match parts[..] {
                [only] => only,
                _ => table.add(module, Op::Concat(parts), lsb),
            };
            module.processes.push(Process { target: vector, body: vec![Stmt::Assign(value)] });
        }
    }
    netlist
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::{Builder, PortDeclaration};
    use crate::check::check;
    use crate::ir::ModuleId;
    use crate::verilog::{Options, write};

    #[test]
    fn an_array_of_ports_becomes_one_vector() {
        let port = |name: &str, kind| PortDeclaration::bits(name, 8, kind);
        let (input, output) = (SignalKind::Input, SignalKind::Output);
        let ports =
            [port("a_0", input), port("a_1", input), port("b_0", output), port("b_1", output), port("c_0", input)];
        let (module, _) = Builder::build("swap", file!(), &ports, |g| {
            g.output("b_0", &g.input("a_1"));
            g.output("b_1", &(g.input("a_0") + g.input("c_0")));
        });
        let packed = with_vector_ports(&Netlist { modules: vec![module], top: ModuleId(0) }, &["a", "b", "c", "d"]);
        assert_eq!(check(&packed), Ok(()));
        let text = &write(&packed, &Options::default()).unwrap().files[0].text;
        for wanted in ["input wire [15:0] a", "output wire [15:0] b", "input wire [7:0] c"] {
            assert!(text.contains(wanted), "{text}");
        }
    }
}
