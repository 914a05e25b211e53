//! What is made of a run for people to look at agrees with the run.

use pretty_assertions::assert_eq;
use serde_json::Value;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::stall::Stall;
use tombolo_sim::run::{Observer, Report, rtl};
use tombolo_sim::views::journal::Journal;
use tombolo_sim::views::konata::Konata;
use tombolo_sim::views::profile::{Profile, ProfileReport};
use tombolo_sim::views::timeline::Timeline;
use tombolo_sim::wave::Window;

/// A kernel on the smallest configuration that has everything.
struct Bench {
    launch: Launch,
    config: Config,
    engine: Box<dyn Engine>,
}

impl Bench {
    fn new(kernel: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(kernel);
        let config = design::config("lanes4").unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        let engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        Self { launch: Launch::read(&folder, None).unwrap(), config, engine }
    }

    fn run(&mut self, observer: &mut dyn Observer) -> Report {
        let options = rtl::Options { observers: vec![observer], ..rtl::Options::default() };
        let report = rtl::run(&mut self.launch, self.config, self.engine.as_mut(), options, |_| ());
        assert!(report.pass, "{report}");
        report
    }
}

/// The lines of a kernel's journal, and the report of its run.
fn journal(kernel: &str) -> (Vec<Value>, Report) {
    let mut bench = Bench::new(kernel);
    let mut out = vec![];
    let mut journal = Journal::new(bench.engine.as_ref(), bench.config, &bench.launch, &mut out).unwrap();
    let report = bench.run(&mut journal);
    journal.finish().unwrap();
    let lines = String::from_utf8(out).unwrap();
    (lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), report)
}

#[test]
fn every_instruction_has_a_line_in_the_order_of_retirement() {
    let (lines, report) = journal("vecadd");
    assert_eq!(lines.len() as u64, report.statistics.instructions.unwrap());
    let cycles: Vec<u64> = lines.iter().map(|line| line["cycle"].as_u64().unwrap()).collect();
    assert!(cycles.is_sorted(), "{cycles:?}");
    let first = &lines[0];
    assert_eq!((&first["text"], &first["words"]), (&"s_clause 0x2".into(), &serde_json::json!(["bf850002"])));
}

#[test]
fn the_writes_of_the_lines_are_those_of_the_kernel() {
    let (lines, _) = journal("vecadd");
    let of = |mnemonic: &str| -> Vec<Value> {
        let lines = lines.iter().filter(|line| line["text"].as_str().unwrap().starts_with(mnemonic));
        lines.flat_map(|line| line["writes"].as_array().unwrap().clone()).collect()
    };
    let hex = |value: &Value| u32::from_str_radix(value.as_str().unwrap(), 16).unwrap();
    // A thousand sums: as they are computed, and as they arrive in memory.
    let sums = of("v_add_f32");
    assert_eq!(sums.iter().map(|write| hex(&write["lanes"]).count_ones()).sum::<u32>(), 1000);
    let values: Vec<u64> =
        sums.iter().flat_map(|write| write["values"].as_array().unwrap()).map(|v| v.as_u64().unwrap()).collect();
    let stores = of("global_store_b32");
    let stored: usize = stores.iter().map(|write| write["bytes"].as_str().unwrap().len() / 2).sum();
    assert_eq!((values.len(), stored), (1000, 4000));
    let bytes: String = values[0].to_le_bytes()[..4].iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(stores.iter().any(|write| write["bytes"].as_str().unwrap().starts_with(&bytes)), "{bytes}");
}

#[test]
fn every_row_of_the_pipeline_log_begins_goes_through_its_stages_and_retires() {
    let mut bench = Bench::new("vecadd");
    let mut out = vec![];
    let mut konata = Konata::new(bench.engine.as_ref(), bench.config, &mut out).unwrap();
    let report = bench.run(&mut konata);
    konata.finish().unwrap();
    let text = String::from_utf8(out).unwrap();
    let mut lines = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    assert_eq!(lines.next().unwrap(), ["Kanata", "0004"]);
    let mut stages: HashMap<usize, Vec<&str>> = HashMap::new();
    let (mut begun, mut retired) = (0, 0);
    for line in lines {
        match line[..] {
            ["C=" | "C", cycles] => assert!(cycles.parse::<u64>().unwrap() > 0),
            ["I", id, _, wave] => {
                assert_eq!(id.parse(), Ok(begun));
                assert!(wave.parse::<u64>().unwrap() < 32);
                stages.insert(begun, vec![]);
                begun += 1;
            }
            ["S", id, "0", stage] => stages.get_mut(&id.parse().unwrap()).unwrap().push(stage),
            ["S" | "E", id, "1", reason] => {
                assert!(stages.contains_key(&id.parse().unwrap()));
                assert!(Stall::ALL.iter().any(|(_, name, _)| *name == reason), "{reason}");
            }
            ["L", id, "0" | "1", _] => assert!(stages.contains_key(&id.parse().unwrap())),
            ["R", id, order, "0"] => {
                let stages = stages.remove(&id.parse().unwrap()).unwrap();
                let order_of = |stage: &&str| "FBDQXW".find(*stage).unwrap();
                assert!(stages.is_sorted_by_key(order_of) && stages.contains(&"X"), "{stages:?}");
                assert_eq!(order.parse(), Ok(retired));
                retired += 1;
            }
            _ => panic!("{line:?}"),
        }
    }
    assert_eq!(retired as u64, report.statistics.instructions.unwrap());
    assert!(stages.is_empty());
}

/// The profile of a kernel.
fn profile(kernel: &str) -> (ProfileReport, Report) {
    let mut bench = Bench::new(kernel);
    let mut profile = Profile::new(bench.engine.as_ref(), bench.config).unwrap();
    let report = bench.run(&mut profile);
    (profile.report(&bench.launch, &report), report)
}

#[test]
fn every_cycle_of_every_wave_is_counted_once_and_has_a_reason() {
    for kernel in ["vecadd", "divergence", "reduction"] {
        let (profile, report) = profile(kernel);
        let [resident, issued, waited] = profile.wave_cycles();
        assert_eq!(resident, issued + waited, "{kernel}");
        assert_eq!(Some(issued), report.statistics.instructions, "{kernel}");
        assert_eq!((profile.waited("dependency"), profile.waited("illegal")), (0, 0), "{kernel}: {profile}");
        assert!(profile.waited("fetch") > 0 && profile.waited("kmcnt") > 0, "{kernel}: {profile}");
    }
}

#[test]
fn the_memory_of_a_profile_is_what_the_kernel_moves() {
    let (profile, _) = profile("vecadd");
    let json = serde_json::to_value(&profile).unwrap();
    assert_eq!(json["memory"]["clients"]["vector"]["bytes_written"], 4000);
    let rows = json["listing"].as_array().unwrap();
    assert!(rows.iter().any(|row| row["text"] == "s_endpgm" && row["stalls"]["storecnt"].as_u64() > Some(0)));
}

#[test]
fn the_profile_of_a_kernel_that_shares_data_tells_its_accesses() {
    let json = serde_json::to_value(profile("reduction").0).unwrap();
    assert!(json["lds"]["accesses"].as_u64() > Some(0), "{}", json["lds"]);
    assert_eq!(serde_json::to_value(profile("vecadd").0).unwrap()["lds"]["accesses"], 0);
}

#[test]
fn the_picture_of_a_run_has_a_row_for_every_wave_of_its_window() {
    let picture = |window| {
        let mut bench = Bench::new("vecadd");
        let mut timeline = Timeline::new(bench.engine.as_ref(), bench.config, window).unwrap();
        bench.run(&mut timeline);
        timeline.picture("vecadd").to_svg()
    };
    let whole = picture(Window::default());
    assert!((0..32).all(|wave| whole.contains(&format!(">wave {wave} ("))), "{whole}");
    let early = picture(Window { from: 0, to: 300 });
    assert!(early.contains(">wave 0 (") && !early.contains(">wave 31 ("), "{early}");
}
