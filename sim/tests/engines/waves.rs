//! Waveforms read back: what a viewer shows is what was simulated.

use super::circuits::{Choices, circuit, spread};
use super::{inputs, modules, signals};
use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::sync::Arc;
use tombolo_netlist::ir::Netlist;
use tombolo_sim::engine::{CompiledEngine, Engine};
use tombolo_sim::wave::{Selection, VcdRecorder, WaveError, Window};
use vcd::{Command, IdCode, Parser, ScopeItem};

/// A dump by path of variable, then the values that change at each time.
struct Dump {
    codes: HashMap<String, IdCode>,
    changes: Vec<(u64, HashMap<IdCode, String>)>,
}

impl Dump {
    fn read(bytes: &[u8]) -> Self {
        let mut parser = Parser::new(bytes);
        let header = parser.parse_header().unwrap();
        let mut codes = HashMap::new();
        for item in &header.items {
            variables(item, "", &mut codes);
        }
        let mut changes: Vec<(u64, HashMap<IdCode, String>)> = vec![];
        for command in parser {
            let (id, value) = match command.unwrap() {
                Command::Timestamp(time) => {
                    changes.push((time, HashMap::new()));
                    continue;
                }
                Command::ChangeScalar(id, value) => (id, value.to_string()),
                Command::ChangeVector(id, value) => (id, value.to_string()),
                Command::ChangeString(id, value) => (id, value),
                _ => continue,
            };
            changes.last_mut().unwrap().1.insert(id, value);
        }
        Self { codes, changes }
    }

    /// The value of a variable at a time.
    fn at(&self, path: &str, time: u64) -> Option<&str> {
        let code = self.codes.get(path)?;
        let earlier = self.changes.iter().rev().filter(|(at, _)| *at <= time);
        earlier.filter_map(|(_, values)| values.get(code)).map(String::as_str).next()
    }
}

fn variables(item: &ScopeItem, path: &str, codes: &mut HashMap<String, IdCode>) {
    match item {
        ScopeItem::Var(variable) => {
            codes.insert(format!("{path}{}", variable.reference), variable.code);
        }
        ScopeItem::Scope(scope) => {
            let path = format!("{path}{}.", scope.identifier);
            scope.items.iter().for_each(|item| variables(item, &path, codes));
        }
        _ => {}
    }
}

/// The signals of a cycle, by path.
type Snapshot = Vec<(String, Vec<u64>)>;

/// Simulates `cycles` cycles of changing inputs; returns the dump and every signal of every cycle.
fn record(netlist: Netlist, selection: &Selection, cycles: u64) -> (Dump, Vec<Snapshot>) {
    let mut engine = CompiledEngine::new(Arc::new(netlist)).unwrap();
    let ports = inputs(&engine);
    let mut bytes = vec![];
    let mut recorder = VcdRecorder::new(&engine, selection, &mut bytes).unwrap();
    let mut seen = vec![];
    for cycle in 0..cycles {
        for (at, port) in ports.iter().enumerate() {
            let word = |word: u64| spread((cycle / 2 * 7919 + at as u64 * 31 + word * 101) as u32);
            engine.set(*port, &[word(0), word(1), word(2), word(3)]);
        }
        engine.settle();
        recorder.record(&engine).unwrap();
        seen.push(signals(&engine));
        engine.step();
    }
    recorder.finish().unwrap();
    (Dump::read(&bytes), seen)
}

fn bits(words: &[u64]) -> String {
    let bits: String = words.iter().rev().map(|word| format!("{word:064b}")).collect();
    let bits = bits.trim_start_matches('0');
    if bits.is_empty() { "0".to_owned() } else { bits.to_owned() }
}

#[test]
fn a_dump_read_back_shows_every_signal_of_every_cycle() {
    for seed in 0..20u32 {
        let choices: Vec<u32> = (0..600).map(|at| spread(at * 40503 + seed * 69069 + 4) as u32).collect();
        let netlist = circuit(&mut Choices(&choices));
        let top = netlist.module(netlist.top).name.clone();
        let (dump, seen) = record(netlist, &Selection::default(), 8);
        for (cycle, signals) in seen.iter().enumerate() {
            for (path, words) in signals.iter().filter(|(path, _)| !path.ends_with("clock")) {
                let shown = dump.at(&format!("{top}.{path}"), cycle as u64 * 10);
                assert_eq!(shown, Some(bits(words).as_str()), "{path} in cycle {cycle} of circuit {seed}");
            }
        }
    }
}

#[test]
fn the_clock_rises_when_a_cycle_begins() {
    let (dump, _) = record(modules::states(), &Selection::default(), 3);
    let clock: Vec<_> = (0..6).map(|half| dump.at("states.clock", half * 5).unwrap()).collect();
    assert_eq!(clock, vec!["1", "0", "1", "0", "1", "0"]);
}

#[test]
fn an_enumeration_shows_its_labels_beside_its_bits() {
    let (dump, _) = record(modules::states(), &Selection::default(), 5);
    let labels: Vec<_> = (0..5).map(|cycle| dump.at("states.state_label", cycle * 10).unwrap()).collect();
    assert_eq!(labels, vec!["IDLE", "RUN", "DONE", "?3", "IDLE"]);
    assert_eq!(dump.at("states.state", 20), Some("10"));
}

#[test]
fn a_window_and_a_scope_limit_what_is_written() {
    let selection = Selection { scope: "second".to_owned(), window: Window { from: 2, to: 4 } };
    let (dump, _) = record(modules::two_stages(), &selection, 8);
    let times: Vec<u64> = dump.changes.iter().map(|(time, _)| *time).collect();
    assert_eq!(times, vec![20, 25, 30, 35, 40, 45]);
    let mut names: Vec<_> = dump.codes.keys().map(String::as_str).collect();
    names.sort();
    assert_eq!(names, vec!["second.clock", "second.d", "second.q"]);
}

#[test]
fn one_net_with_several_names_is_written_once() {
    let (dump, _) = record(modules::two_stages(), &Selection::default(), 1);
    assert_eq!(dump.codes["top.first.q"], dump.codes["top.a"]);
    assert_eq!(dump.codes["top.second.d"], dump.codes["top.a"]);
}

#[test]
fn a_text_signal_shows_what_it_was_given() {
    let mut engine = CompiledEngine::new(Arc::new(modules::two_stages())).unwrap();
    let mut bytes = vec![];
    let mut recorder = VcdRecorder::new(&engine, &Selection::default(), &mut bytes).unwrap();
    let issued = recorder.add_text_signal("first", "issued").unwrap();
    assert!(matches!(recorder.add_text_signal("first", "q"), Err(WaveError::Taken { .. })));
    assert!(matches!(recorder.add_text_signal("third", "issued"), Err(WaveError::NoScope { .. })));
    for text in ["", "v_add_f32 v1, v2, v3", "v_add_f32 v1, v2, v3"] {
        recorder.set_text(issued, text);
        engine.settle();
        recorder.record(&engine).unwrap();
        engine.step();
    }
    assert!(matches!(recorder.add_text_signal("first", "late"), Err(WaveError::Late { .. })));
    recorder.finish().unwrap();
    let dump = Dump::read(&bytes);
    assert_eq!(dump.at("top.first.issued", 0), Some("\u{a0}"));
    assert_eq!(dump.at("top.first.issued", 10), Some("v_add_f32\u{a0}v1,\u{a0}v2,\u{a0}v3"));
    assert_eq!(
        dump.changes.iter().filter(|(_, values)| values.contains_key(&dump.codes["top.first.issued"])).count(),
        2
    );
}
