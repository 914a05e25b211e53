//! Waveforms read back by the crate that viewers use: what they show is what was simulated, in both formats.

use super::circuits::{Choices, circuit, spread};
use super::tools::is_missing;
use super::{inputs, modules, signals};
use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::Arc;
use std::thread;
use tombolo_netlist::ir::Netlist;
use tombolo_sim::engine::verilator::Effort;
use tombolo_sim::engine::{CompiledEngine, Engine, Interpreter, Verilator};
use tombolo_sim::wave::{FstSink, Offload, Selection, Sink, VcdSink, WaveError, WaveRecorder, Window};
use wellen::simple::{Waveform, read_from_reader};
use wellen::{Hierarchy, ScopeRef, SignalRef, SignalValueRef};

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Format {
    Vcd,
    Fst,
}

impl Format {
    const ALL: [Self; 2] = [Self::Vcd, Self::Fst];

    fn sink<'a>(self, out: &'a mut Cursor<Vec<u8>>) -> Box<dyn Sink + Send + 'a> {
        match self {
            Self::Vcd => Box::new(VcdSink::new(out).unwrap()),
            Self::Fst => Box::new(FstSink::new(out).unwrap()),
        }
    }
}

/// A file with its variables by path.
struct Dump {
    waveform: Waveform,
    variables: HashMap<String, SignalRef>,
}

impl Dump {
    fn read(bytes: Vec<u8>) -> Self {
        let mut waveform = read_from_reader(Cursor::new(bytes)).unwrap();
        let mut variables = HashMap::new();
        for scope in waveform.hierarchy().scopes() {
            collect(waveform.hierarchy(), scope, &mut variables);
        }
        waveform.load_signals(&variables.values().copied().collect::<Vec<_>>());
        Self { waveform, variables }
    }

    fn value(&self, path: &str, time: u64) -> Option<SignalValueRef<'_>> {
        let signal = self.waveform.get_signal(*self.variables.get(path)?)?;
        let at = self.waveform.time_table().partition_point(|known| *known <= time).checked_sub(1)?;
        Some(signal.get_value_at(&signal.get_offset(at as u32)?, 0))
    }

    /// The bits of a variable at a time.
    fn bits(&self, path: &str, time: u64) -> Option<String> {
        self.value(path, time)?.to_bit_string()
    }

    /// The text of a variable at a time: a string, or characters of eight bits.
    fn text(&self, path: &str, time: u64) -> Option<String> {
        let value = self.value(path, time)?;
        if let SignalValueRef::String(text) = value {
            return Some(text.to_owned());
        }
        let bits = value.to_bit_string()?;
        let byte = |at: usize| u8::from_str_radix(&bits[at..at + 8], 2).unwrap();
        let bytes: Vec<u8> = (0..bits.len()).step_by(8).map(byte).collect();
        Some(String::from_utf8(bytes).unwrap().trim_start_matches('\0').to_owned())
    }

    fn changes(&self, path: &str) -> usize {
        self.waveform.get_signal(self.variables[path]).unwrap().iter_changes().count()
    }
}

fn collect(hierarchy: &Hierarchy, scope: ScopeRef, variables: &mut HashMap<String, SignalRef>) {
    let it = &hierarchy[scope];
    for variable in it.vars(hierarchy) {
        let variable = &hierarchy[variable];
        variables.insert(variable.full_name(hierarchy), variable.signal_ref());
    }
    it.scopes(hierarchy).for_each(|inner| collect(hierarchy, inner, variables));
}

/// The signals of a cycle, by path.
type Snapshot = Vec<(String, Vec<u64>)>;

/// Cycles in which inputs stay as they are, so that parts of the design come to rest.
const STILL: u64 = 4;

/// Simulates `cycles` cycles of changing inputs; returns the dump, and every signal of every cycle as the interpreter has it.
fn record(netlist: Netlist, selection: &Selection, cycles: u64, format: Format) -> (Dump, Vec<Snapshot>) {
    let netlist = Arc::new(netlist);
    let mut engine = CompiledEngine::new(netlist.clone()).unwrap();
    let mut interpreter = Interpreter::new(netlist).unwrap();
    let (ports, expected_ports) = (inputs(&engine), inputs(&interpreter));
    let mut file = Cursor::new(vec![]);
    let mut recorder = WaveRecorder::new(&engine, selection, format.sink(&mut file)).unwrap();
    let mut seen = vec![];
    for cycle in 0..cycles {
        for (at, (port, expected)) in ports.iter().zip(&expected_ports).enumerate() {
            let word = |word: u64| spread((cycle / STILL * 7919 + at as u64 * 31 + word * 101) as u32);
            let words = [0, 1, 2, 3].map(word);
            engine.set(*port, &words);
            interpreter.set(*expected, &words);
        }
        if recorder.wants(cycle) {
            let roots = recorder.roots().to_vec();
            roots.into_iter().for_each(|root| engine.settle_below(root));
        }
        interpreter.settle();
        recorder.record(&engine).unwrap();
        seen.push(signals(&interpreter));
        engine.step();
        interpreter.step();
    }
    recorder.finish(&engine).unwrap();
    (Dump::read(file.into_inner()), seen)
}

/// Simulates `cycles` cycles of changing inputs into a sink.
fn record_into(sink: Box<dyn Sink + '_>, netlist: &Arc<Netlist>, cycles: u64) {
    let mut engine = CompiledEngine::new(netlist.clone()).unwrap();
    let ports = inputs(&engine);
    let mut recorder = WaveRecorder::new(&engine, &Selection::default(), sink).unwrap();
    for cycle in 0..cycles {
        for (at, port) in ports.iter().enumerate() {
            engine.set(*port, &[0, 1, 2, 3].map(|word| spread((cycle * 7919 + at as u64 * 31 + word * 101) as u32)));
        }
        engine.settle();
        recorder.record(&engine).unwrap();
        engine.step();
    }
    recorder.finish(&engine).unwrap();
}

/// The lowest `width` bits of the words.
fn bits(words: &[u64], width: usize) -> String {
    let bits: String = words.iter().rev().map(|word| format!("{word:064b}")).collect();
    bits[bits.len() - width..].to_owned()
}

#[test]
fn a_file_read_back_shows_every_signal_of_every_cycle() {
    for (seed, format) in (0..10u32).flat_map(|seed| Format::ALL.map(|format| (seed, format))) {
        let choices: Vec<u32> = (0..600).map(|at| spread(at * 40503 + seed * 69069 + 4) as u32).collect();
        let netlist = circuit(&mut Choices(&choices));
        let top = netlist.module(netlist.top).name.clone();
        let (dump, seen) = record(netlist, &Selection::default(), 6 * STILL, format);
        for (cycle, signals) in seen.iter().enumerate() {
            for (path, words) in signals.iter().filter(|(path, _)| !path.ends_with("clock")) {
                let shown = dump.bits(&format!("{top}.{path}"), cycle as u64 * 10).unwrap();
                let expected = bits(words, shown.len());
                assert_eq!(shown, expected, "{path} in cycle {cycle} of circuit {seed}, {format:?}");
            }
        }
    }
}

#[test]
fn a_file_that_another_thread_writes_is_the_same_byte_for_byte() {
    for (seed, format) in (0..2u32).flat_map(|seed| Format::ALL.map(|format| (seed, format))) {
        let choices: Vec<u32> = (0..600).map(|at| spread(at * 40503 + seed * 69069 + 4) as u32).collect();
        let netlist = Arc::new(circuit(&mut Choices(&choices)));
        for cycles in [0, 3, 2000] {
            let (mut direct, mut apart) = (Cursor::new(vec![]), Cursor::new(vec![]));
            record_into(format.sink(&mut direct), &netlist, cycles);
            let sink = format.sink(&mut apart);
            thread::scope(|threads| record_into(Box::new(Offload::new(threads, sink)), &netlist, cycles));
            assert!(direct == apart, "{cycles} cycles of circuit {seed}, {format:?}");
        }
    }
}

#[test]
fn the_clock_rises_when_a_cycle_begins() {
    for format in Format::ALL {
        let (dump, _) = record(modules::states(), &Selection::default(), 3, format);
        let clock: Vec<_> = (0..6).map(|half| dump.bits("states.clock", half * 5).unwrap()).collect();
        assert_eq!(clock, vec!["1", "0", "1", "0", "1", "0"]);
    }
}

#[test]
fn an_enumeration_shows_its_labels_beside_its_bits() {
    for format in Format::ALL {
        let (dump, _) = record(modules::states(), &Selection::default(), 5, format);
        let labels: Vec<_> = (0..5).map(|cycle| dump.text("states.state_label", cycle * 10).unwrap()).collect();
        assert_eq!(labels, vec!["IDLE", "RUN", "DONE", "?3", "IDLE"]);
        assert_eq!(dump.bits("states.state", 20).as_deref(), Some("10"));
    }
}

#[test]
fn a_window_and_a_scope_limit_what_is_written() {
    let selection = Selection { scopes: vec!["second".to_owned()], window: Window { from: 2, to: 4 } };
    for format in Format::ALL {
        let (dump, seen) = record(modules::two_stages(), &selection, 8, format);
        // An FST file counts its time from zero; nothing is known then.
        let times: Vec<u64> = dump.waveform.time_table().iter().copied().filter(|time| *time > 0).collect();
        assert_eq!(times, vec![20, 25, 30, 35, 40, 45]);
        let mut names: Vec<_> = dump.variables.keys().map(String::as_str).collect();
        names.sort();
        assert_eq!(names, vec!["top.clock", "top.second.d", "top.second.q"]);
        for (cycle, signals) in (0..).zip(&seen).filter(|(cycle, _)| (2..=4).contains(cycle)) {
            let (_, words) = signals.iter().find(|(path, _)| path == "second.q").unwrap();
            let shown = dump.bits("top.second.q", cycle * 10).unwrap();
            assert_eq!(shown, bits(words, shown.len()), "cycle {cycle}, {format:?}");
        }
    }
}

#[test]
fn several_scopes_are_recorded_side_by_side() {
    let scopes = ["second", "top.first", "second"].map(str::to_owned).to_vec();
    let selection = Selection { scopes, ..Selection::default() };
    for format in Format::ALL {
        let (dump, seen) = record(modules::two_stages(), &selection, 8, format);
        let mut names: Vec<_> = dump.variables.keys().map(String::as_str).collect();
        names.sort();
        assert_eq!(names, vec!["top.clock", "top.first.d", "top.first.q", "top.second.d", "top.second.q"]);
        for (cycle, signals) in (0..).zip(&seen) {
            for name in ["first.q", "second.q"] {
                let (_, words) = signals.iter().find(|(path, _)| path == name).unwrap();
                let shown = dump.bits(&format!("top.{name}"), cycle * 10).unwrap();
                assert_eq!(shown, bits(words, shown.len()), "{name} in cycle {cycle}, {format:?}");
            }
        }
    }
}

#[test]
fn a_scope_that_there_is_not_is_refused_with_what_may_be_meant() {
    let engine = CompiledEngine::new(Arc::new(modules::two_stages())).unwrap();
    let refused = |path: &str| {
        let selection = Selection { scopes: vec![path.to_owned()], ..Selection::default() };
        let sink = Box::new(VcdSink::new(std::io::sink()).unwrap());
        WaveRecorder::new(&engine, &selection, sink).err().unwrap().to_string()
    };
    assert_eq!(refused("secnd"), "there is no block secnd to record; is second meant? (`--scope help` lists all)");
    let far = "there is no block lanes to record; in the top are first, second (`--scope help` lists all)";
    assert_eq!(refused("lanes"), far);
}

#[test]
fn one_net_with_several_names_is_written_once() {
    for format in Format::ALL {
        let (dump, _) = record(modules::two_stages(), &Selection::default(), 1, format);
        assert_eq!(dump.variables["top.first.q"], dump.variables["top.a"]);
        assert_eq!(dump.variables["top.second.d"], dump.variables["top.a"]);
    }
}

#[test]
fn copies_and_the_same_logic_of_the_same_values_are_written_once_and_registers_each() {
    for format in Format::ALL {
        let (dump, _) = record(modules::decoders(), &Selection::default(), 1, format);
        let is_one = |a: &str, b: &str| dump.variables[a] == dump.variables[b];
        assert!(is_one("top.word", "top.copy") && is_one("top.word", "top.second.word"), "{format:?}");
        assert!(is_one("top.first.sum", "top.second.sum") && is_one("top.first.sum", "top.second_sum"), "{format:?}");
        assert!(!is_one("top.word", "top.other") && !is_one("top.first.sum", "top.third.sum"), "{format:?}");
        assert!(!is_one("top.first.last", "top.second.last"), "{format:?}");
    }
}

#[test]
fn what_a_scope_shares_with_blocks_outside_is_shown_as_it_is() {
    let selection = Selection { scopes: vec!["second".to_owned(), "third".to_owned()], ..Selection::default() };
    for format in Format::ALL {
        let (dump, seen) = record(modules::decoders(), &selection, 8, format);
        assert_eq!(dump.variables.len(), 7, "{format:?}");
        for (cycle, signals) in (0..).zip(&seen) {
            for (path, words) in
                signals.iter().filter(|(path, _)| path.starts_with("second.") || path.starts_with("third."))
            {
                if !path.ends_with("clock") {
                    let shown = dump.bits(&format!("top.{path}"), cycle * 10).unwrap();
                    assert_eq!(shown, bits(words, shown.len()), "{path} in cycle {cycle}, {format:?}");
                }
            }
        }
    }
}

#[test]
fn of_a_verilator_model_the_ports_are_recorded() {
    if is_missing("verilator") {
        return;
    }
    for format in Format::ALL {
        let mut engine = Verilator::new(Arc::new(modules::decoders()), Effort::QuickBuild).unwrap();
        let dump = record_counting(&mut engine, format);
        let mut names: Vec<_> = dump.variables.keys().map(|path| path.strip_prefix("top.").unwrap()).collect();
        names.sort();
        let outputs = ["first_last", "first_sum", "second_last", "second_sum", "third_last", "third_sum"];
        assert_eq!(names, [&["clock"], &outputs[..2], &["other"], &outputs[2..], &["word"]].concat());
        let sums = [0, 10, 20].map(|time| dump.bits("top.second_sum", time).unwrap());
        assert_eq!(sums, ["0001", "0010", "0011"]);
        let mut engine = Verilator::new(Arc::new(modules::states()), Effort::QuickBuild).unwrap();
        assert_eq!(record_counting(&mut engine, format).text("states.state_label", 10).as_deref(), Some("RUN"));
    }
}

/// Simulates three cycles, in which an input `word` counts from zero.
fn record_counting(engine: &mut dyn Engine, format: Format) -> Dump {
    let mut file = Cursor::new(vec![]);
    let mut recorder = WaveRecorder::new(engine, &Selection::default(), format.sink(&mut file)).unwrap();
    for cycle in 0..3 {
        if let Ok(word) = engine.input("word") {
            engine.set(word, &[cycle]);
        }
        engine.settle();
        recorder.record(engine).unwrap();
        engine.step();
    }
    recorder.finish(engine).unwrap();
    Dump::read(file.into_inner())
}

#[test]
fn a_file_without_a_recorded_cycle_is_a_file() {
    let selection = Selection { window: Window { from: 100, to: 200 }, ..Selection::default() };
    for format in Format::ALL {
        let (dump, _) = record(modules::two_stages(), &selection, 3, format);
        assert!(dump.variables.contains_key("top.first.q"), "{format:?}");
    }
}

#[test]
fn a_text_signal_shows_what_it_was_given() {
    for format in Format::ALL {
        let mut engine = CompiledEngine::new(Arc::new(modules::two_stages())).unwrap();
        let mut file = Cursor::new(vec![]);
        let mut recorder = WaveRecorder::new(&engine, &Selection::default(), format.sink(&mut file)).unwrap();
        let issued = recorder.add_text_signal(&engine, "first", "issued", 64).unwrap();
        assert!(matches!(recorder.add_text_signal(&engine, "first", "q", 64), Err(WaveError::Taken { .. })));
        assert!(matches!(recorder.add_text_signal(&engine, "third", "issued", 64), Err(WaveError::NotRecorded { .. })));
        for text in ["", "v_add_f32 v1, v2, v3", "v_add_f32 v1, v2, v3"] {
            recorder.set_text(issued, text);
            engine.settle();
            recorder.record(&engine).unwrap();
            engine.step();
        }
        assert!(matches!(recorder.add_text_signal(&engine, "first", "late", 64), Err(WaveError::Late { .. })));
        recorder.finish(&engine).unwrap();
        let dump = Dump::read(file.into_inner());
        let (nothing, something) = match format {
            Format::Vcd => ("-", "v_add_f32_v1,_v2,_v3"),
            Format::Fst => ("", "v_add_f32 v1, v2, v3"),
        };
        assert_eq!(dump.text("top.first.issued", 0).as_deref(), Some(nothing));
        assert_eq!(dump.text("top.first.issued", 10).as_deref(), Some(something));
        assert_eq!(dump.changes("top.first.issued"), 2);
    }
}
