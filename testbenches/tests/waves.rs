//! A recorded run has the signals that the save files of the viewers name, and text that tells what its waves do.

use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::CompiledEngine;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::stall::Stall;
use tombolo_sim::run::{Observer, Recorder, rtl};
use tombolo_sim::wave::{Selection, VcdSink, Window};

/// Bits of a text in an FST file, by its name.
fn text_bits(name: &str) -> u32 {
    let longest = Stall::ALL.iter().map(|(_, name, _)| name.len()).max().unwrap() as u32;
    let characters = [("_state", longest), ("_number", 10), ("_group", 32)];
    8 * characters.into_iter().find(|(ends, _)| name.ends_with(ends)).map_or(64, |(_, characters)| characters)
}

/// What is recorded.
#[derive(Clone, Copy)]
enum Extent<'a> {
    /// These blocks, or everything.
    Blocks(&'a [&'a str]),
    /// What waves do.
    Front,
}

/// Cycles of a run, recorded as a value change dump.
fn record(config: &str, kind: EngineKind, kernel: &str, extent: Extent, window: Window) -> Vec<u8> {
    let config = design::config(config).unwrap();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(kind, netlist).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(kernel);
    let mut launch = Launch::read(&folder, None).unwrap();
    let mut file = vec![];
    let sink = Box::new(VcdSink::new(&mut file).unwrap());
    let mut recorder = match extent {
        Extent::Front => Recorder::front(engine.as_ref(), config, window, sink).unwrap(),
        Extent::Blocks(scopes) => {
            let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
            Recorder::new(engine.as_ref(), config, &Selection { scopes, window }, sink).unwrap()
        }
    };
    let options = rtl::Options { max_cycles: window.to + 1, observers: vec![&mut recorder], ..rtl::Options::default() };
    rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    recorder.finish(engine.as_ref()).unwrap();
    file
}

/// The first cycles of a run.
fn recorded(config: &str, kind: EngineKind, scopes: &[&str], cycles: u64) -> Vec<u8> {
    record(config, kind, "vecadd", Extent::Blocks(scopes), Window { from: 0, to: cycles })
}

/// What variables show: by path, from which cycle on. A signal's bits are without leading zeros.
fn shown(file: Vec<u8>) -> HashMap<String, Vec<(u64, String)>> {
    let text = String::from_utf8(file).unwrap();
    let (mut path, mut names, mut values) = (vec![], HashMap::new(), HashMap::<_, Vec<(u64, String)>>::new());
    let mut cycle = 0;
    for line in text.lines() {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["$scope", _, name, _] => path.push(name),
            ["$upscope", _] => drop(path.pop()),
            ["$var", _, _, code, name, _] => drop(names.insert(format!("{}.{name}", path.join(".")), code)),
            [time] if time.starts_with('#') => cycle = time[1..].parse::<u64>().unwrap() / 10,
            [value, code] if value.starts_with(['b', 's']) => {
                values.entry(code).or_default().push((cycle, value[1..].to_owned()));
            }
            [change] if change.starts_with(['0', '1']) => {
                values.entry(&change[1..]).or_default().push((cycle, change[..1].to_owned()));
            }
            _ => {}
        }
    }
    names.into_iter().map(|(name, code)| (name, values.get(code).cloned().unwrap_or_default())).collect()
}

/// What a variable shows in a cycle.
fn at(changes: &[(u64, String)], cycle: u64) -> &str {
    let before = changes.partition_point(|(from, _)| *from <= cycle);
    before.checked_sub(1).map_or("", |last| changes[last].1.as_str())
}

#[test]
fn waves_one_after_the_other_in_a_slot_can_be_told_apart() {
    let shown = shown(record("ecp5", EngineKind::Compiled, "vecadd", Extent::Front, Window { from: 0, to: 6000 }));
    let mut seen = vec![];
    for slot in 0..4 {
        let of = |what: &str| &shown[&format!("compute_unit.simd_0.wave_{slot}_{what}")];
        let numbers: Vec<u64> = of("number").iter().filter_map(|(_, number)| number.parse().ok()).collect();
        assert!(numbers.len() > 1 && numbers.is_sorted(), "slot {slot}: {numbers:?}");
        for (cycle, number) in of("number") {
            let (group, instruction) = (at(of("group"), *cycle), at(of("instruction"), *cycle));
            match number.parse::<u64>() {
                // Eight waves a work-group.
                Ok(number) => assert_eq!(group, format!("{},0,0", number / 8), "wave {number}"),
                Err(_) => assert_eq!((group, at(of("next"), *cycle)), ("-", "-"), "slot {slot} in cycle {cycle}"),
            }
            // Nothing of the wave before is left.
            assert_eq!(instruction, "-", "slot {slot} in cycle {cycle}");
        }
        seen.extend(numbers);
    }
    seen.sort();
    assert_eq!(seen, (0..seen.len() as u64).collect::<Vec<_>>());
}

#[test]
fn the_instruction_at_the_head_of_a_wave_is_the_one_that_it_issues_next() {
    let shown = shown(record("ecp5", EngineKind::Compiled, "vecadd", Extent::Front, Window { from: 0, to: 1500 }));
    let mut issues = 0;
    for slot in 0..4 {
        let of = |what: &str| &shown[&format!("compute_unit.simd_0.wave_{slot}_{what}")];
        for cycle in (1..1500).filter(|cycle| at(of("state"), *cycle) == "issues") {
            assert_eq!(at(of("next"), cycle), at(of("instruction"), cycle), "slot {slot} in cycle {cycle}");
            issues += 1;
        }
        let waits = (1..1500).find(|cycle| at(of("state"), *cycle) == "loadcnt").unwrap();
        assert_eq!(at(of("next"), waits), "s_wait_loadcnt_0x0", "slot {slot} in cycle {waits}");
    }
    assert!(issues > 50, "{issues}");
}

#[test]
fn the_cycle_counter_counts_the_cycles() {
    for extent in [Extent::Front, Extent::Blocks(&["simd_0.issue"])] {
        let shown = shown(record("ecp5", EngineKind::Compiled, "vecadd", extent, Window { from: 20, to: 50 }));
        let expected: Vec<_> = (20..=50).map(|cycle| (cycle, format!("{cycle:b}"))).collect();
        assert_eq!(shown["compute_unit.cycle"], expected);
    }
}

#[test]
fn the_front_shows_what_a_recording_of_everything_shows() {
    for (config, kernel) in [("ecp5", "vecadd"), ("default", "reduction")] {
        let window = Window { from: 150, to: 450 };
        let [front, all] = [Extent::Front, Extent::Blocks(&[])]
            .map(|extent| shown(record(config, EngineKind::Compiled, kernel, extent, window)));
        assert!(front.len() > 60 && all.len() > 10 * front.len(), "{} of {}", front.len(), all.len());
        for (name, changes) in &front {
            let cycles = window.from..=window.to;
            let different = cycles.into_iter().find(|cycle| at(changes, *cycle) != at(&all[name], *cycle));
            assert_eq!(different, None, "{config}: {name}");
        }
        for name in [
            "simd_0.wave_0_state",
            "simd_0.issue_valu",
            "simd_0.slot_0.state_exec",
            "simd_0.slot_0.outstanding.load_count.count",
        ] {
            assert!(front.contains_key(&format!("compute_unit.{name}")), "{config}: {name}");
        }
    }
}

#[test]
fn a_few_cycles_are_recorded_as_in_a_long_recording() {
    for (config, scopes, from) in [("default", &[][..], 300), ("ecp5", &["simd_0.slot_0", "simd_0.valu"], 700)] {
        let record = |cycles| {
            let window = Window { from, to: from + cycles };
            String::from_utf8(record(config, EngineKind::Compiled, "reduction", Extent::Blocks(scopes), window))
                .unwrap()
        };
        // Code that shows every signal is made for the longer one only.
        let (short, long) = (record(20), record(150));
        let different = short.lines().zip(long.lines()).find(|(short, long)| short != long);
        assert_eq!(different, None, "{config}");
        assert!(long.starts_with(&short) && short.contains(&format!("#{}5", from + 20)), "{config}");
    }
}

#[test]
fn a_recording_of_a_few_cycles_begins_at_once() {
    let config = design::config("default").unwrap();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/saxpy");
    let launch = Launch::read(&folder, None).unwrap();
    let mut times = vec![];
    for recorded in [false, true] {
        let started = Instant::now();
        let mut engine = CompiledEngine::anew(netlist.clone()).unwrap();
        let built = started.elapsed();
        let selection = Selection { window: Window { from: 100, to: 110 }, ..Selection::default() };
        let sink = Box::new(VcdSink::new(std::io::sink()).unwrap());
        let mut recorder = Recorder::new(&engine, config, &selection, sink).unwrap();
        let observers: Vec<&mut dyn Observer> = if recorded { vec![&mut recorder] } else { vec![] };
        let options = rtl::Options { observers, ..rtl::Options::default() };
        let started = Instant::now();
        assert!(rtl::run(&mut launch.clone(), config, &mut engine, options, |_| ()).pass);
        times.push((built, started.elapsed()));
    }
    let [(built, without), (_, with)] = times[..] else { unreachable!() };
    // Code that shows every signal takes about as long as the code of the engine.
    assert!(with - without.min(with) < built / 2, "{without:?} without, {with:?} with; built in {built:?}");
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
