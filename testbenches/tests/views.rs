//! What is made of a run for people to look at agrees with the run.

use pretty_assertions::assert_eq;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::stall::Stall;
use tombolo_sim::run::{Observer, Report, rtl};
use tombolo_sim::views::journal::Journal;
use tombolo_sim::views::konata::Konata;
use tombolo_sim::views::profile::{Profile, ProfileReport};
use tombolo_sim::views::story::Story;
use tombolo_sim::views::{html, palette, perfetto, timeline};
use tombolo_sim::wave::Window;
use tombolo_testbenches::launches::{kernels_folder, triton_launches};

/// A kernel on the smallest configuration that has everything.
struct Bench {
    launch: Launch,
    config: Config,
    engine: Box<dyn Engine>,
}

impl Bench {
    fn new(kernel: &str) -> Self {
        Self::of(&kernels_folder().join(kernel))
    }

    fn of(folder: &Path) -> Self {
        let config = design::config("lanes4").unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        let engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        Self { launch: Launch::read(folder, None).unwrap(), config, engine }
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
fn a_profile_counts_the_cycles_of_multiplies_and_tells_what_the_matrix_units_wait_for() {
    let mut bench = Bench::of(&triton_launches().unwrap().into_iter().find(|at| at.ends_with("matmul_f16")).unwrap());
    let mut profile = Profile::new(bench.engine.as_ref(), bench.config).unwrap();
    let report = bench.run(&mut profile);
    let json = serde_json::to_value(profile.report(&bench.launch, &report)).unwrap();
    // A product of 128 x 128 x 128 is 512 of 16 x 16 x 16; each takes 16 cycles, and eight times as many with four lanes.
    assert_eq!(json["matrix"]["busy"], 512 * 16 * 8, "{}", json["matrix"]);
    let counts: Vec<u64> = json["matrix"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).collect();
    assert_eq!(Some(counts.iter().sum::<u64>()), json["cycles"].as_u64().map(|cycles| 2 * cycles), "of two SIMDs");
    // Tiles come through LDS, so that the first multiplies of an iteration wait for it.
    assert!(json["matrix"]["lds"].as_u64() > Some(0), "{}", json["matrix"]);
    let without = serde_json::to_value(self::profile("vecadd").0).unwrap()["matrix"].clone();
    assert_eq!((&without["busy"], &without["operands"]), (&0.into(), &0.into()), "{without}");
}

/// What happened in a run of a kernel, and its report.
fn story(kernel: &str, window: Window) -> (Story, Report) {
    let mut bench = Bench::new(kernel);
    let mut story = Story::new(bench.engine.as_ref(), bench.config, window).unwrap();
    let report = bench.run(&mut story);
    (story, report)
}

#[test]
fn the_picture_of_a_run_has_a_row_for_every_wave_of_its_window() {
    let picture = |window| timeline::picture(&story("vecadd", window).0, "vecadd").to_svg();
    let whole = picture(Window::default());
    assert!((0..32).all(|wave| whole.contains(&format!(">wave {wave} ("))), "{whole}");
    let early = picture(Window { from: 0, to: 300 });
    assert!(early.contains(">wave 0 (") && !early.contains(">wave 31 ("), "{early}");
}

#[test]
fn a_mark_of_a_picture_tells_its_instruction_when_it_is_pointed_at() {
    let (story, report) = story("vecadd", Window::default());
    let svg = timeline::picture(&story, "vecadd").to_svg();
    let titles: Vec<&str> = svg.split("<title>").skip(1).map(|rest| rest.split("</title>").next().unwrap()).collect();
    assert_eq!(Some(titles.len() as u64), report.statistics.instructions);
    let load = story.waves()[&0].issued.iter().find(|it| story.text(it.pc).starts_with("global_load")).unwrap();
    let (cycle, retired) = (load.cycle, load.retired.unwrap());
    let title = format!("{:#x}, issued in cycle {cycle}, retired in {retired}", load.pc);
    assert!(retired > cycle && titles.iter().any(|it| it.contains(&title)), "{title}");
    assert!(titles.iter().any(|it| it.contains("cycles: vector loads (LOADcnt)")), "{titles:?}");
}

#[test]
fn a_picture_names_its_axis_and_shows_program_flow_behind_what_else_issues() {
    let svg = timeline::picture(&story("divergence", Window { from: 0, to: 400 }).0, "divergence").to_svg();
    assert!(svg.contains(">clock cycles since the dispatch</text>"), "{svg}");
    // A class of the style for each colour; marks are groups of one colour each, those of a wave in the order in which they are
    // drawn.
    let class =
        |colour: &str| svg.split(&format!("{{fill:{colour}}}")).next().unwrap().rsplit('.').next().unwrap().to_owned();
    let row = svg.split(">wave 0 (").nth(1).unwrap().split(">wave 1 (").next().unwrap();
    let group = |colour: &str| row.find(&format!("<g class=\"{}\">", class(colour))).unwrap();
    let flow = palette::CLASSES.iter().find(|(class, ..)| *class == IssueClass::Flow).unwrap().1;
    for (_, ink, name) in
        palette::CLASSES.iter().filter(|(class, ..)| matches!(class, IssueClass::Valu | IssueClass::Salu))
    {
        assert!(group(&flow.light.to_string()) < group(&ink.light.to_string()), "{name}");
    }
}

/// Slices of a track: begin, end, category, name.
type Slices = Vec<(u64, u64, String, String)>;

/// The trace of a run, read back.
fn perfetto_trace(story: &Story) -> Value {
    let mut out = vec![];
    perfetto::write(story, "launch", &mut out).unwrap();
    serde_json::from_slice(&out).unwrap()
}

#[test]
fn the_slices_of_a_trace_nest_and_begin_in_order_on_named_tracks() {
    let (story, report) = story("reduction", Window::default());
    let trace = perfetto_trace(&story);
    let mut tracks: HashMap<(u64, u64), Slices> = HashMap::new();
    let (mut named, mut processes) = (HashSet::new(), HashSet::new());
    for event in trace["traceEvents"].as_array().unwrap() {
        let number = |key: &str| event[key].as_u64();
        let track = (number("pid").unwrap(), number("tid").unwrap_or(0));
        match (event["ph"].as_str().unwrap(), event["name"].as_str().unwrap()) {
            ("M", "process_name") => assert!(processes.insert(track.0)),
            ("M", "thread_name") => assert!(named.insert(track)),
            ("M", _) => {}
            ("C", _) => assert!(event["args"]["value"].as_i64() >= Some(0), "{event}"),
            ("X", name) => {
                assert!(named.contains(&track) && processes.contains(&track.0), "{event}");
                let (from, category) = (number("ts").unwrap(), event["cat"].as_str().unwrap().to_owned());
                tracks.entry(track).or_default().push((from, from + number("dur").unwrap(), category, name.to_owned()));
            }
            _ => panic!("{event}"),
        }
    }
    let mut instructions = 0;
    for slices in tracks.values() {
        assert!(slices.is_sorted_by_key(|(from, ..)| *from));
        let mut open: Vec<&(u64, u64, String, String)> = vec![];
        for slice in slices {
            let (from, to, category, _) = slice;
            assert!(from < to, "{slice:?}");
            while open.last().is_some_and(|(_, end, ..)| end <= from) {
                open.pop();
            }
            assert!(open.last().is_none_or(|(_, end, ..)| to <= end), "{slice:?} in {open:?}");
            let inside = open.last().map(|(_, _, category, _)| category.as_str());
            let expected: &[Option<&str>] = match category.as_str() {
                "wave" => &[None],
                "instruction" => &[Some("wave")],
                _ => &[Some("instruction"), Some("wave")],
            };
            assert!(expected.contains(&inside), "{slice:?} in {inside:?}");
            instructions += u64::from(category == "instruction");
            open.push(slice);
        }
    }
    assert_eq!(Some(instructions), report.statistics.instructions);
}

#[test]
fn an_instruction_of_a_trace_tells_its_address_its_text_and_what_it_waited_for() {
    let trace = perfetto_trace(&story("reduction", Window::default()).0);
    let events = trace["traceEvents"].as_array().unwrap();
    let waits = |reason: &str| {
        let is_one = |event: &&Value| event["args"]["stalls"][0]["reason"] == reason;
        events.iter().find(is_one).unwrap_or_else(|| panic!("nothing waits for {reason}"))["args"].clone()
    };
    let load = waits("loadcnt");
    assert!(
        load["pc"].as_str().unwrap().starts_with("0x") && load["text"].as_str().unwrap().starts_with("s_wait_loadcnt"),
        "{load}"
    );
    assert!(waits("barrier")["text"].as_str().unwrap().starts_with("s_barrier_wait"));
    let counters: HashSet<&str> =
        events.iter().filter(|event| event["ph"] == "C").map(|event| event["name"].as_str().unwrap()).collect();
    for name in ["resident waves", "outstanding: vector memory", "outstanding: local data share"] {
        assert!(counters.contains(name), "{counters:?}");
    }
}

#[test]
fn a_page_has_every_instruction_of_the_run_and_needs_nothing_from_elsewhere() {
    let (story, report) = story("reduction", Window::default());
    let page = html::page(&story, "a < b & </script>").unwrap();
    assert!(page.contains("<title>a &lt; b &amp; &lt;/script></title>"));
    for elsewhere in ["http:", "https:", "src=", "@import", "url(", "<link"] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    let run = page.split("type=\"application/json\">").nth(1).unwrap().split("</script>").next().unwrap();
    let run: Value = serde_json::from_str(run).unwrap();
    assert_eq!(run["title"], "a < b & </script>");
    let waves = run["waves"].as_array().unwrap();
    let issued: usize = waves.iter().map(|wave| wave["issued"].as_array().unwrap().len() / 5).sum();
    assert_eq!(Some(issued as u64), report.statistics.instructions);
    assert_eq!(Some(waves.len() as u64), report.statistics.waves);
    let life = &story.waves()[&3];
    let [cycle, code, _, retired, wait] = [0, 1, 2, 3, 4].map(|at| waves[3]["issued"][5 + at].as_i64().unwrap());
    let second = &life.issued[1];
    assert_eq!((cycle as u64, Some(retired as u64), wait as usize), (second.cycle, second.retired, second.waits.start));
    assert_eq!(run["code"][code as usize], serde_json::json!([format!("{:#x}", second.pc), story.text(second.pc)]));
    assert_eq!(waves[3]["group"], serde_json::json!(life.place.unwrap().group));
}

#[test]
fn an_address_is_hexadecimal_in_every_json() {
    let (lines, _) = journal("vecadd");
    let first = lines[0]["pc"].as_str().unwrap();
    let listing = serde_json::to_value(profile("vecadd").0).unwrap()["listing"].clone();
    assert_eq!((listing[0]["pc"].as_str(), listing[0]["text"].as_str()), (Some(first), lines[0]["text"].as_str()));
    assert!(u64::from_str_radix(first.strip_prefix("0x").unwrap(), 16).is_ok(), "{first}");
}
