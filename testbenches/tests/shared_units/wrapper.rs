//! The shared units as the vector ALU sees them: results of all lanes in order, announced, at the promised rate.

use super::bench::{Random, Settings, engine};
use pretty_assertions::assert_eq;
use std::collections::VecDeque;
use tombolo_hdl::vector::shared::units::SharedUnits;
use tombolo_hdl::vector::shared::{ANNOUNCE, Function};
use tombolo_model::float::transcendental::{Function as Modelled, evaluate};
use tombolo_model::float::{F32, F64, add};
use tombolo_sim::engine::Engine;

/// Clocks from `launch` to `start`.
const LEAD: usize = 2;

/// An operation, its operands, and the results of its lanes.
fn operations(lanes: usize, mnemonics: &[&str], count: usize) -> Vec<(Function, Vec<[u64; 2]>, Vec<u64>)> {
    let settings = Settings { denormals: 3, ..Settings::default() };
    let mut random = Random(7);
    let mut make = |at: usize| {
        let mnemonic = mnemonics[at % mnemonics.len()];
        let operands: Vec<[u64; 2]> =
            (0..lanes).map(|_| [random.next() & !(1 << 63 | 1 << 31), random.next()]).collect();
        let result = |[a, b]: &[u64; 2]| {
            settings.model(|env, _, _| match mnemonic {
                "v_rcp_f32" => evaluate::<F32>(Modelled::Rcp, a & 0xffff_ffff, env),
                "v_sqrt_f32" => evaluate::<F32>(Modelled::Sqrt, a & 0xffff_ffff, env),
                "v_add_f64" => add::<F64>(*a, *b, env),
                "v_rcp_f64" => evaluate::<F64>(Modelled::Rcp, *a, env),
                "v_rsq_f64" => evaluate::<F64>(Modelled::Rsq, *a, env),
                _ => evaluate::<F64>(Modelled::Sqrt, *a, env),
            })
        };
        let expected = operands.iter().map(result).collect();
        (Function::of(mnemonic).unwrap(), operands, expected)
    };
    (0..count).map(&mut make).collect()
}

/// Launches operations as fast as they may; checks the results, the announcements, and returns the clocks it took.
fn run(lanes: usize, doubles: usize, mnemonics: &[&str], count: usize) -> usize {
    let mut engine = engine(move || SharedUnits::new(lanes, doubles));
    let work = operations(lanes, mnemonics, count);
    let settings = Settings { denormals: 3, ..Settings::default() };
    let set = |engine: &mut dyn Engine, name: &str, value: u64| {
        let input = engine.input(name).unwrap();
        engine.set(input, &[value]);
    };
    let get = |engine: &dyn Engine, name: &str| engine.get(engine.find(name).unwrap())[0];
    let (mut launched, mut finished) = (0, 0);
    let mut starts = VecDeque::from(vec![None; LEAD]);
    let mut announced = VecDeque::from(vec![0; ANNOUNCE]);
    for clock in 0..20_000 {
        let start: Option<usize> = starts.pop_front().unwrap();
        set(&mut engine, "start", u64::from(start.is_some()));
        if let Some(at) = start {
            let (function, operands, _) = &work[at];
            set(&mut engine, "control", function.control_word() as u64 | settings.word());
            for (lane, [a, b]) in operands.iter().enumerate() {
                set(&mut engine, &format!("s0_{lane}"), *a);
                set(&mut engine, &format!("s1_{lane}"), *b);
            }
        }
        set(&mut engine, "launch", 0);
        if launched < count {
            set(&mut engine, "launch_kind", work[launched].0.kind() as u64);
        }
        engine.settle();
        let launches = launched < count && get(&engine, "ready") == 1;
        set(&mut engine, "launch", u64::from(launches));
        engine.settle();
        starts.push_back(launches.then_some(launched));
        launched += usize::from(launches);
        announced.push_back(get(&engine, "announce"));
        let done = get(&engine, "done");
        assert_eq!(announced.pop_front(), Some(done), "clock {clock}");
        if done == 1 {
            let (function, _, expected) = &work[finished];
            let values: Vec<u64> = (0..lanes).map(|lane| get(&engine, &format!("value_{lane}"))).collect();
            let mask = if matches!(function, Function::Transcendental(_)) { 0xffff_ffff } else { u64::MAX };
            assert_eq!(values.iter().map(|value| value & mask).collect::<Vec<_>>(), *expected, "operation {finished}");
            finished += 1;
            if finished == count {
                return clock;
            }
        }
        engine.step();
    }
    panic!("{finished} of {count} operations of {mnemonics:?} finished");
}

#[test]
fn transcendental_functions_enter_eight_lanes_a_clock() {
    for lanes in [4, 8, 16, 32] {
        let clocks = run(lanes, 1, &["v_rcp_f32", "v_sqrt_f32"], 50);
        let interval = lanes.div_ceil(8);
        assert!(clocks < 50 * interval + 20, "{lanes} lanes: {clocks} clocks");
    }
}

#[test]
fn binary64_operations_enter_one_lane_a_clock_and_datapath() {
    for (lanes, doubles) in [(4, 1), (32, 1), (32, 2)] {
        let clocks = run(lanes, doubles, &["v_add_f64"], 20);
        assert!(clocks < 20 * lanes / doubles + 20, "{lanes} lanes, {doubles} datapaths: {clocks} clocks");
    }
}

#[test]
fn iterated_functions_and_changes_of_kind_keep_the_order() {
    run(8, 1, &["v_rcp_f64", "v_rsq_f64", "v_sqrt_f64"], 9);
    run(8, 2, &["v_rcp_f32", "v_add_f64", "v_sqrt_f64", "v_sqrt_f32", "v_rcp_f64", "v_add_f64"], 30);
}
