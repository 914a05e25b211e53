//! The writer's text for one small example of each construct, against the files in `tests/verilog/`.
//! `UPDATE_EXPECT=1 cargo test -p tombolo-netlist --test verilog_text` rewrites the files.

use pretty_assertions::assert_eq;
use std::path::Path;
use std::sync::Arc;
use tombolo_netlist::builder::{Builder, PortDeclaration, Wire};
use tombolo_netlist::ir::{
    EnumLabels, ExprTable, Instance, Module, ModuleKind, Op, Process, Register, Signal, SignalKind, Stmt,
};
use tombolo_netlist::verilog::{Layout, Options, WriteError, write};
use tombolo_netlist::{ModuleId, Netlist, SignalId, Value};

fn port(name: &str, width: u32, kind: SignalKind) -> PortDeclaration {
    PortDeclaration::bits(name, width, kind)
}

fn alone(module: Module) -> Netlist {
    Netlist { modules: vec![module], top: ModuleId(0) }
}

fn check(netlist: &Netlist, file: &str) {
    let options = Options { layout: Layout::SingleFile, ..Options::default() };
    let text = write(netlist, &options).unwrap().files.remove(0).text;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verilog").join(file);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(&path).unwrap());
}

/// Operations of a datapath: shared and sliced expressions, multiply, shifts, part selects, leading zeros, lookup.
fn datapath() -> Module {
    let ports = [
        port("clock", 1, SignalKind::Clock),
        port("a", 24, SignalKind::Input),
        port("b", 24, SignalKind::Input),
        port("amount", 8, SignalKind::Input),
        port("product", 48, SignalKind::Output),
        port("aligned", 24, SignalKind::Output),
        port("count", 5, SignalKind::Output),
        port("nibble", 4, SignalKind::Output),
        port("byte_select", 8, SignalKind::Output),
        port("code", 4, SignalKind::Output),
        port("ordered", 1, SignalKind::Output),
        port("largest", 24, SignalKind::Output),
    ];
    let (module, _) = Builder::build("datapath", "netlist/tests/verilog_text.rs", &ports, |m| {
        let (a, b, amount) = (m.input("a"), m.input("b"), m.input("amount"));
        m.output("product", &(&a * &b));
        let sum = &a + &b;
        m.output("aligned", &sum.shift_right_signed(&amount));
        m.output("count", &m.register("zeros", &sum.leading_zeros()));
        m.output("nibble", &sum.slice(8, 4));
        let offset = m.concat(&[&amount.slice(0, 1), &m.zero(3)]);
        m.output("byte_select", &a.slice_at(&offset, 8));
        let four = |bits| m.constant(4, bits);
        m.output("code", &m.lookup(&amount, &[(3, four(1)), (77, four(15)), (200, b.slice_at(&amount, 4))], &four(0)));
        m.output("ordered", &(a.less_signed(&b) & !amount.is(0)));
        let first = m.name("first", &a.less(&b));
        let both = a.same_width(1 << 23);
        let choice = first.select(&b, &amount.is(9).select(&sum, &amount.is(12).select(&both, &a)));
        m.output("largest", &choice);
    });
    module
}

/// RAMs: block RAM with byte enables and a depth that is no power of two, distributed RAM.
fn memories() -> Module {
    let ports = [
        port("clock", 1, SignalKind::Clock),
        port("write", 1, SignalKind::Input),
        port("bytes", 4, SignalKind::Input),
        port("address", 11, SignalKind::Input),
        port("data", 32, SignalKind::Input),
        port("row", 32, SignalKind::Output),
        port("line", 32, SignalKind::Output),
    ];
    let (module, _) = Builder::build("memories", "netlist/tests/verilog_text.rs", &ports, |m| {
        let (write, address, data) = (m.input("write"), m.input("address"), m.input("data"));
        let rows = m.ram("rows", 32, 1536);
        m.ram_write(rows, &write, &address, &data, Some(&m.input("bytes")));
        m.output("row", &m.ram_read(rows, "row_data", &address, Some(&!&write)));
        let lines = m.ram("lines", 32, 16);
        m.ram_write(lines, &write, &address.slice(0, 4), &data, None);
        m.output("line", &m.ram_read_now(lines, "line_data", &address.slice(2, 4)));
    });
    module
}

/// What is or-ed by a bit for each element and by a mask for each, bits in the opposite order, and a table of many words.
fn choices() -> Module {
    let ports = [
        port("grant", 16, SignalKind::Input),
        port("next_grant", 16, SignalKind::Input),
        port("rows", 160, SignalKind::Input),
        port("words", 512, SignalKind::Input),
        port("masks", 512, SignalKind::Input),
        port("row", 10, SignalKind::Output),
        port("next_row", 10, SignalKind::Output),
        port("turned_row", 10, SignalKind::Output),
        port("number", 4, SignalKind::Output),
        port("next_number", 4, SignalKind::Output),
        port("word", 32, SignalKind::Output),
        port("last_word", 32, SignalKind::Output),
        port("mirrored", 30, SignalKind::Output),
        port("linear", 10, SignalKind::Output),
    ];
    let (module, _) = Builder::build("choices", "netlist/tests/verilog_text.rs", &ports, |m| {
        let [grant, next_grant] = ["grant", "next_grant"].map(|name| m.input(name));
        let [rows, words, masks] = ["rows", "words", "masks"].map(|name| m.input(name));
        let row = |grant: &Wire, first: u32| {
            let term = |at: u32| rows.slice(10 * at, 10).when(&grant.bit((at + first) % 16));
            m.or_all(10, &(0..16).map(term).collect::<Vec<Wire>>())
        };
        m.output("row", &row(&grant, 0));
        m.output("next_row", &row(&next_grant, 0));
        let number = |grant: &Wire| {
            let term = |at| m.constant(4, at).when(&grant.bit(at as u32));
            m.or_all(4, &(0..16).map(term).collect::<Vec<Wire>>())
        };
        m.output("number", &number(&grant));
        m.output("next_number", &number(&next_grant));
        // No loop: the bits begin anew in the middle.
        m.output("turned_row", &row(&(&grant ^ &next_grant), 5));
        let word = |masks: &Wire| {
            let term = |at: u32| words.slice(32 * at, 32) & masks.slice(32 * at, 32);
            m.or_all(32, &(0..16).map(term).collect::<Vec<Wire>>())
        };
        m.output("word", &word(&masks));
        m.output("last_word", &word(&(&masks + m.constant(512, 1))));
        let mirrored: Vec<Wire> = (1..31).map(|at| words.bit(at)).collect();
        m.output("mirrored", &m.concat(&mirrored.iter().collect::<Vec<_>>()));
        let table = m.rom("table", 10, &(0..40).map(|at| at * 25 + 3).collect::<Vec<u128>>());
        m.output("linear", &m.ram_read_now(table, "linear_word", &grant.slice(0, 6)));
    });
    module
}

#[test]
fn choices_among_many_elements_are_calls_of_functions_with_loops() {
    check(&alone(choices()), "choices.v");
}

#[test]
fn numbered_ports_of_the_top_are_vectors_where_that_is_asked_for() {
    let ports: Vec<PortDeclaration> = (0..4)
        .flat_map(|at| {
            [port(&format!("in_{at}"), 8, SignalKind::Input), port(&format!("out_{at}"), 8, SignalKind::Output)]
        })
        .collect();
    let (module, _) = Builder::build("swap", "netlist/tests/verilog_text.rs", &ports, |m| {
        (0..4).for_each(|at| m.output(&format!("out_{at}"), &m.input(&format!("in_{}", 3 - at))));
    });
    let text = |vectors_at_top| {
        let options = Options { vectors_at_top, ..Options::default() };
        write(&alone(module.clone()), &options).unwrap().files.remove(0).text
    };
    for line in ["  input wire [31:0] in,\n", "  output wire [31:0] out\n"] {
        assert!(text(true).contains(line), "{line}{}", text(true));
    }
    for line in ["  input wire [7:0] in_0,\n", "  output wire [7:0] out_3\n"] {
        assert!(text(false).contains(line), "{line}{}", text(false));
    }
}

/// A state machine with enumeration labels, statements, a register with enable, and an instance of itself's leaf.
fn machine() -> Netlist {
    let labels = Arc::new(EnumLabels {
        name: "FetchState".into(),
        labels: ["Idle", "WaitLine", "Done"].map(String::from).to_vec(),
    });
    let mut module = Module::new("fetch", "netlist/tests/verilog_text.rs", ModuleKind::Kernel);
    let mut signal = |name: &str, width, kind, labels: Option<&Arc<EnumLabels>>| {
        module.add_signal(Signal { name: name.into(), width, kind, labels: labels.cloned(), is_field: false })
    };
    let clock = signal("clock", 1, SignalKind::Clock, None);
    let start = signal("start", 1, SignalKind::Input, None);
    let small = signal("small", 3, SignalKind::Input, None);
    let lanes = signal("lanes", 8, SignalKind::Output, None);
    let state = signal("state", 2, SignalKind::Local, Some(&labels));
    let next = signal("state_next", 2, SignalKind::Local, Some(&labels));
    let mut table = ExprTable::default();
    let m = &mut module;
    let start_now = table.signal(m, start);
    let small_now = table.signal(m, small);
    let state_now = table.signal(m, state);
    let next_now = table.signal(m, next);
    let value = |bits| Value::new(2, bits);
    let [idle, wait, done] = [0, 1, 2].map(|bits| table.constant(m, value(bits)));
    let is_idle = table.operation(m, Op::Eq(state_now, idle)).unwrap();
    let wait_or_idle = table.operation(m, Op::Mux(start_now, wait, idle)).unwrap();
    let zeros = table.constant(m, Value::zero(8));
    m.processes.push(Process {
        target: next,
        body: vec![
            Stmt::Assign(state_now),
            Stmt::Case {
                subject: state_now,
                arms: vec![
                    (vec![value(0)], vec![Stmt::Assign(wait_or_idle)]),
                    (
                        vec![value(1), value(3)],
                        vec![Stmt::If { condition: start_now, then: vec![], otherwise: vec![Stmt::Assign(done)] }],
                    ),
                ],
                default: vec![],
            },
        ],
    });
    m.processes.push(Process {
        target: lanes,
        body: vec![
            Stmt::Assign(zeros),
            Stmt::If {
                condition: is_idle,
                then: vec![Stmt::AssignSlice { offset: small_now, value: start_now }],
                otherwise: vec![Stmt::If {
                    condition: start_now,
                    then: vec![Stmt::AssignSlice { offset: small_now, value: state_now }],
                    otherwise: vec![],
                }],
            },
        ],
    });
    m.registers.push(Register { q: state, d: next_now, enable: None, init: value(2), survives_reset: false });
    let mut top = Module::new("front", "netlist/tests/verilog_text.rs", ModuleKind::Kernel);
    for (name, width, kind) in [
        ("clock", 1, SignalKind::Clock),
        ("start", 1, SignalKind::Input),
        ("which", 3, SignalKind::Input),
        ("lanes_0", 8, SignalKind::Output),
        ("lanes_1", 8, SignalKind::Output),
    ] {
        top.add_signal(Signal { name: name.into(), width, kind, labels: None, is_field: false });
    }
    let [top_clock, top_start, which] = ["clock", "start", "which"].map(|name| top.find_signal(name).unwrap());
    for at in 0..2 {
        let out = top.find_signal(&format!("lanes_{at}")).unwrap();
        let connections = vec![(clock, top_clock), (start, top_start), (small, which), (lanes, out)];
        top.instances.push(Instance { name: format!("fetch_{at}"), module: ModuleId(0), connections });
    }
    Netlist { modules: vec![module, top], top: ModuleId(1) }
}

/// Sixteen lanes: equal instances, registers and statements, and what all of them share.
fn lanes() -> Netlist {
    const LANES: u32 = 16;
    let ports = |names: &[(&str, u32, SignalKind)]| -> Vec<PortDeclaration> {
        let ports = names.iter().map(|(name, width, kind)| port(name, *width, *kind));
        std::iter::once(port("clock", 1, SignalKind::Clock)).chain(ports).collect()
    };
    let leaf = ports(&[("a", 8, SignalKind::Input), ("sum", 8, SignalKind::Output)]);
    let (leaf, _) = Builder::build("lane", "netlist/tests/verilog_text.rs", &leaf, |m| {
        m.output("sum", &m.register("total", &m.input("a").plus(1)));
    });
    let mut row = vec![("step".to_owned(), 4, SignalKind::Input)];
    for at in 0..LANES {
        row.push((format!("lane_{at}_data"), 8, SignalKind::Input));
        row.push((format!("lane_{at}_shown"), 8, SignalKind::Output));
    }
    let row: Vec<(&str, u32, SignalKind)> =
        row.iter().map(|(name, width, kind)| (name.as_str(), *width, *kind)).collect();
    let (mut middle, _) = Builder::build("row", "netlist/tests/verilog_text.rs", &ports(&row), |m| {
        let step = m.input("step");
        for at in 0..LANES {
            let data = m.input(&format!("lane_{at}_data"));
            let chosen = step.is(at.into()).select(&data, &m.zero(8));
            let held = m.register(&format!("held_{at}"), &chosen);
            m.output(&format!("lane_{at}_shown"), &(&held + &data));
        }
    });
    let clock = SignalId(0);
    for at in 0..LANES {
        let sum =
            Signal { name: format!("sum_{at}"), width: 8, kind: SignalKind::Local, labels: None, is_field: false };
        let sum = middle.add_signal(sum);
        let held = middle.find_signal(&format!("held_{at}")).unwrap();
        let connections = [("clock", clock), ("a", held), ("sum", sum)]
            .map(|(port, signal)| (leaf.find_signal(port).unwrap(), signal));
        let instance = Instance { name: format!("adder_{at}"), module: ModuleId(0), connections: connections.to_vec() };
        middle.instances.push(instance);
    }
    let mut top = Module::new("rows", "netlist/tests/verilog_text.rs", ModuleKind::Kernel);
    let mut connections = vec![];
    for (at, signal) in middle.signals.iter().enumerate().filter(|(_, signal)| signal.kind != SignalKind::Local) {
        connections.push((SignalId(at as u32), top.add_signal(signal.clone())));
    }
    top.instances.push(Instance { name: "row".into(), module: ModuleId(1), connections });
    Netlist { modules: vec![leaf, middle, top], top: ModuleId(2) }
}

/// Four slots of eight lanes without a name: the highest lane that wants a slot gets it.
fn crossbar() -> Module {
    const LANES: u32 = 8;
    let ports = [
        port("wants", 4 * LANES, SignalKind::Input),
        port("data", 16 * LANES, SignalKind::Input),
        port("taken", 4, SignalKind::Output),
        port("slots", 64, SignalKind::Output),
    ];
    let (module, _) = Builder::build("crossbar", "netlist/tests/verilog_text.rs", &ports, |m| {
        let (wants, data) = (m.input("wants"), m.input("data"));
        let (mut slots, mut all) = (vec![], vec![]);
        for slot in 0..4 {
            let mut taken = m.zero(1);
            let mut arms = vec![];
            for lane in (0..LANES).rev() {
                let own = wants.bit(4 * lane + slot) & data.slice(16 * lane, 16).any();
                arms.push(data.slice(16 * lane, 16).when(&(&own & !&taken)));
                taken = taken | own;
            }
            slots.push(m.or_all(16, &arms));
            all.push(taken);
        }
        m.output("slots", &m.concat(&slots.iter().rev().collect::<Vec<_>>()));
        m.output("taken", &m.concat(&all.iter().rev().collect::<Vec<_>>()));
    });
    module
}

/// Five slots that keep half of what they hold; the last keeps the other half.
fn slots() -> Module {
    let mut module = Module::new("slots", "netlist/tests/verilog_text.rs", ModuleKind::Kernel);
    let mut signal = |name: &str, width, kind| {
        module.add_signal(Signal { name: name.into(), width, kind, labels: None, is_field: false })
    };
    let clock = signal("clock", 1, SignalKind::Clock);
    let take = signal("take", 5, SignalKind::Input);
    let nibble = signal("nibble", 4, SignalKind::Input);
    let shown = signal("shown", 40, SignalKind::Output);
    let slots: Vec<SignalId> = (0..5).map(|at| signal(&format!("slot_{at}"), 8, SignalKind::Local)).collect();
    let next: Vec<SignalId> = (0..5).map(|at| signal(&format!("slot_next_{at}"), 8, SignalKind::Local)).collect();
    assert_eq!(clock, SignalId(0));
    let mut table = ExprTable::default();
    let m = &mut module;
    let [take, nibble] = [take, nibble].map(|signal| table.signal(m, signal));
    let mut parts = vec![];
    for at in 0..5 {
        let (now, then) = (table.signal(m, slots[at]), table.signal(m, next[at]));
        let condition = table.slice(m, take, at as u32, 1).unwrap();
        let offset = table.constant(m, Value::new(3, if at == 4 { 4 } else { 0 }));
        let then_part = vec![Stmt::AssignSlice { offset, value: nibble }];
        let body = vec![Stmt::Assign(now), Stmt::If { condition, then: then_part, otherwise: vec![] }];
        m.processes.push(Process { target: next[at], body });
        m.registers.push(Register {
            q: slots[at],
            d: then,
            enable: None,
            init: Value::new(8, at as u128 / 4),
            survives_reset: false,
        });
        parts.push(now);
    }
    parts.reverse();
    let all = table.operation(m, Op::Concat(parts)).unwrap();
    m.processes.push(Process { target: shown, body: vec![Stmt::Assign(all)] });
    module
}

#[test]
fn parts_of_the_elements_of_a_vector_of_registers_are_parts_of_the_vector() {
    check(&alone(slots()), "slots.v");
}

/// Elements of vectors by their number: all of them, of a width that is no power of two, and not all.
fn selections() -> Module {
    let mut ports = vec![
        port("which", 2, SignalKind::Input),
        port("word", 32, SignalKind::Input),
        port("chosen", 8, SignalKind::Output),
        port("flag", 1, SignalKind::Output),
        port("byte", 8, SignalKind::Output),
        port("narrow", 3, SignalKind::Output),
        port("mixed", 8, SignalKind::Output),
    ];
    let names: Vec<[String; 3]> =
        (0..4).map(|at| [format!("lane_{at}_data"), format!("lane_{at}_flag"), format!("lane_{at}_kind")]).collect();
    for [data, flag, kind] in &names {
        ports.extend([(data, 8), (flag, 1), (kind, 3)].map(|(name, width)| port(name, width, SignalKind::Input)));
    }
    let (module, _) = Builder::build("selections", "netlist/tests/verilog_text.rs", &ports, |m| {
        let which = m.input("which");
        let all = |name: usize| -> Vec<_> { names.iter().map(|lane| m.input(&lane[name])).collect() };
        let table = |of: &[Wire]| {
            let arms: Vec<_> = (1..4).map(|at| (at as u128, of[at].clone())).collect();
            m.lookup(&which, &arms, &of[0])
        };
        m.output("chosen", &table(&all(0)));
        m.output("flag", &table(&all(1)));
        m.output("narrow", &table(&all(2)));
        let word = m.input("word");
        let bytes: Vec<_> = (0..4).map(|at| word.slice(8 * at, 8)).collect();
        m.output("byte", &table(&bytes));
        let mut mixed = all(0);
        mixed[2] = bytes[2].clone();
        m.output("mixed", &table(&mixed));
    });
    module
}

#[test]
fn an_element_by_its_number_is_a_part_select_where_elements_begin_at_powers_of_two() {
    let child = selections();
    let mut top = Module::new("top", "netlist/tests/verilog_text.rs", ModuleKind::Kernel);
    let connections: Vec<(SignalId, SignalId)> = (child.signals.iter().enumerate())
        .filter(|(_, signal)| signal.kind != SignalKind::Local)
        .map(|(at, signal)| (SignalId(at as u32), top.add_signal(signal.clone())))
        .collect();
    top.instances.push(Instance { name: "selections".into(), module: ModuleId(0), connections });
    let netlist = Netlist { modules: vec![child, top], top: ModuleId(1) };
    let files = write(&netlist, &Options::default()).unwrap().files;
    let text = &files[0].text;
    for line in [
        "  assign chosen = lane_data[{which, 3'd0} +: 8];\n",
        "  assign flag = lane_flag[which];\n",
        "  assign byte_ = word[{which, 3'd0} +: 8];\n",
        "(which == 2'd1) ? lane_kind[5:3] :\n",
        "(which == 2'd2) ? word[23:16] :",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
}

#[test]
fn a_table_of_up_to_four_rows_is_a_choice() {
    let ports = [
        port("which", 4, SignalKind::Input),
        port("a", 8, SignalKind::Input),
        port("b", 8, SignalKind::Input),
        port("one", 8, SignalKind::Output),
        port("two", 8, SignalKind::Output),
        port("flag", 1, SignalKind::Output),
        port("many", 8, SignalKind::Output),
    ];
    let (module, _) = Builder::build("choices", "netlist/tests/verilog_text.rs", &ports, |m| {
        let (which, a, b) = (m.input("which"), m.input("a"), m.input("b"));
        m.output("one", &m.lookup(&which, &[(9, a.clone())], &b));
        m.output("two", &m.lookup(&which, &[(2, a.clone()), (3, m.zero(8)), (4, b.clone())], &b));
        let (zero, one) = (m.zero(1), m.constant(1, 1));
        m.output("flag", &m.lookup(&which, &[(5, one.clone()), (6, one)], &zero));
        m.output(
            "many",
            &m.lookup(&which, &[(1, a.clone()), (2, a.clone()), (7, a.clone()), (8, a.clone()), (9, a)], &b),
        );
    });
    let text = write(&alone(module), &Options::default()).unwrap().files.remove(0).text;
    for line in [
        "  assign one = (which == 4'd9) ? a : b;\n",
        "  assign two = (which == 4'd2) ? a :\n      (which == 4'd3) ? 8'd0 : b;\n",
        "  assign flag = (which == 4'd5) | (which == 4'd6);\n",
        "    4'd1, 4'd2, 4'd7, 4'd8, 4'd9: many = a;\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
}

#[test]
fn what_a_generator_repeats_without_a_name_is_a_loop_too() {
    check(&alone(crossbar()), "crossbar.v");
}

#[test]
fn what_a_port_is_for_stands_beside_it() {
    let mut module = memories();
    module.notes.insert("write".into(), "Words are written.".into());
    module.notes.insert("line".into(), "word ".repeat(40).trim_end().into());
    let text = write(&alone(module), &Options::default()).unwrap().files.remove(0).text;
    assert!(text.contains("  input wire write, // Words are written.\n"), "{text}");
    let long = text.lines().position(|line| line == "  output wire [31:0] line").unwrap();
    let above: Vec<&str> = text.lines().skip(long - 2).take(2).collect();
    assert!(above.iter().all(|line| line.starts_with("  // word") && line.len() <= 118), "{text}");
}

#[test]
fn what_is_alike_for_each_lane_is_a_loop_over_packed_vectors() {
    check(&lanes(), "lanes.v");
}

#[test]
fn a_datapath_reads_like_hand_written_verilog() {
    check(&alone(datapath()), "datapath.v");
}

#[test]
fn memories_have_the_forms_that_synthesis_infers() {
    check(&alone(memories()), "memories.v");
}

#[test]
fn a_state_machine_keeps_its_labels_and_its_structure() {
    check(&machine(), "machine.v");
}

#[test]
fn a_module_with_registers_and_no_clock_is_refused() {
    let mut module = datapath();
    module.signals[0].kind = SignalKind::Input;
    let error = write(&alone(module), &Options::default()).unwrap_err();
    assert_eq!(error, WriteError::NoClock { module: "datapath".into() });
    assert_eq!(
        error.to_string(),
        "module datapath has registers or memories but no clock input; elaborate it with a clock"
    );
}
