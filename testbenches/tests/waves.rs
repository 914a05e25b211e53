//! The save files of the waveform viewers name signals that a recorded run has.

use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::run::{Recorder, rtl};
use tombolo_sim::wave::{Selection, VcdSink, Window};

/// Bits of a text in an FST file.
const TEXT_BITS: u32 = 512;

/// Variables in the first cycles of a run: bits by path.
fn variables(config: &str) -> HashMap<String, u32> {
    let config = design::config(config).unwrap();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/vecadd");
    let mut launch = Launch::read(&folder, None).unwrap();
    let mut file = vec![];
    let selection = Selection { window: Window { from: 0, to: 1 }, ..Selection::default() };
    let sink = Box::new(VcdSink::new(&mut file).unwrap());
    let mut recorder = Recorder::new(engine.as_ref(), config, &selection, sink).unwrap();
    let options = rtl::Options { max_cycles: 3, observers: vec![&mut recorder], ..rtl::Options::default() };
    rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    recorder.finish().unwrap();
    let text = String::from_utf8(file).unwrap();
    let (mut path, mut found) = (vec![], HashMap::new());
    for line in text.lines().take_while(|line| !line.starts_with("$enddefinitions")) {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["$scope", _, name, _] => path.push(name),
            ["$upscope", _] => {
                path.pop();
            }
            ["$var", kind, width, _, name, _] => {
                let bits = if kind == "string" { TEXT_BITS } else { width.parse().unwrap() };
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
    let there = variables("ecp5");
    for signal in named {
        // GTKWave tells the bits of a vector: `name[5:0]`.
        let (name, range) = signal.split_once('[').unwrap_or((signal, ""));
        let width = there.get(name).unwrap_or_else(|| panic!("there is no {name}"));
        if let Some(top) = range.strip_suffix(":0]") {
            assert_eq!(top.parse(), Ok(width - 1), "{signal}");
        }
    }
}
