//! The save files of the waveform viewers name signals that a recorded run has.

use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::run::stall::Stall;
use tombolo_sim::run::{Recorder, rtl};
use tombolo_sim::wave::{Selection, VcdSink, Window};

/// Bits of a text in an FST file, by its name.
fn text_bits(name: &str) -> u32 {
    let longest = Stall::ALL.iter().map(|(_, name, _)| name.len()).max().unwrap();
    8 * if name.ends_with("_state") { longest as u32 } else { 64 }
}

/// The first cycles of a run, recorded as a value change dump.
fn recorded(config: &str, kind: EngineKind, scopes: &[&str], cycles: u64) -> Vec<u8> {
    let config = design::config(config).unwrap();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(kind, netlist).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/vecadd");
    let mut launch = Launch::read(&folder, None).unwrap();
    let mut file = vec![];
    let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
    let selection = Selection { scopes, window: Window { from: 0, to: cycles } };
    let sink = Box::new(VcdSink::new(&mut file).unwrap());
    let mut recorder = Recorder::new(engine.as_ref(), config, &selection, sink).unwrap();
    let options = rtl::Options { max_cycles: cycles + 1, observers: vec![&mut recorder], ..rtl::Options::default() };
    rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    recorder.finish(engine.as_ref()).unwrap();
    file
}

/// Variables of a recorded run: bits by path.
fn variables(file: Vec<u8>) -> HashMap<String, u32> {
    let text = String::from_utf8(file).unwrap();
    let (mut path, mut found) = (vec![], HashMap::new());
    for line in text.lines().take_while(|line| !line.starts_with("$enddefinitions")) {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["$scope", _, name, _] => path.push(name),
            ["$upscope", _] => {
                path.pop();
            }
            ["$var", kind, width, _, name, _] => {
                let bits = if kind == "string" { text_bits(name) } else { width.parse().unwrap() };
                found.insert(format!("{}.{name}", path.join(".")), bits);
            }
            _ => {}
        }
    }
    found
}

fn script(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/waves").join(name);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn the_save_files_name_signals_that_there_are() {
    let gtkwave = script("compute_unit.gtkw");
    let surfer = script("compute_unit.sucl");
    let of_gtkwave = gtkwave.lines().filter(|line| line.starts_with("compute_unit."));
    let of_surfer = surfer.lines().filter_map(|line| line.strip_prefix("variable_add "));
    let named: Vec<&str> = of_gtkwave.chain(of_surfer).collect();
    assert!(named.len() > 80, "{named:?}");
    let there = variables(recorded("ecp5", EngineKind::Compiled, &[], 1));
    for signal in named {
        // GTKWave tells the bits of a vector: `name[5:0]`.
        let (name, range) = signal.split_once('[').unwrap_or((signal, ""));
        let width = there.get(name).unwrap_or_else(|| panic!("there is no {name}"));
        if let Some(top) = range.strip_suffix(":0]") {
            assert_eq!(top.parse(), Ok(width - 1), "{signal}");
        }
    }
}

#[test]
fn a_run_on_the_compiled_engine_is_recorded_as_on_the_interpreter() {
    for scopes in [&[][..], &["simd_0.slot_0", "simd_0.issue", "simd_0.vmem"]] {
        let [compiled, interpreted] =
            [EngineKind::Compiled, EngineKind::Interpreter].map(|kind| recorded("ecp5", kind, scopes, 1500));
        let [compiled, interpreted] = [&compiled, &interpreted].map(|file| String::from_utf8_lossy(file));
        let different = compiled.lines().zip(interpreted.lines()).find(|(ours, expected)| ours != expected);
        assert_eq!(different, None, "{scopes:?}");
        assert_eq!(compiled.len(), interpreted.len(), "{scopes:?}");
        assert!(compiled.contains("v_add_f32"), "{scopes:?}");
    }
}
