//! The shared units as the vector ALU sees them: results of all lanes in order, announced, at the promised rate.

use super::bench::{Random, Settings, engine, operands};
use pretty_assertions::assert_eq;
use std::collections::VecDeque;
use tombolo_hdl::config::Units;
use tombolo_hdl::vector::shared::units::SharedUnits;
use tombolo_hdl::vector::shared::{ANNOUNCE, Function};
use tombolo_isa::arch::rdna4::op;
use tombolo_model::float::transcendental::{Function as Modelled, evaluate};
use tombolo_model::float::{F32, F64, add, output_modifiers};
use tombolo_netlist::port::signals_of;
use tombolo_sim::engine::Engine;

/// Clocks from `launch` to `start`.
const LEAD: usize = 2;

/// An operation of all lanes.
struct Work {
    function: Function,
    settings: Settings,
    /// First and second source of each lane.
    operands: Vec<[u64; 2]>,
    expected: Vec<u64>,
}

impl Work {
    fn new(operation: op::Operation, settings: Settings, operands: Vec<[u64; 2]>) -> Self {
        let single = |function, bits: u64| {
            settings.model(|env, omod, clamp| {
                output_modifiers::<F32>(evaluate::<F32>(function, bits & 0xffff_ffff, env), omod, clamp, env)
            })
        };
        let double = |function, bits: u64| {
            settings.model(|env, omod, clamp| {
                output_modifiers::<F64>(evaluate::<F64>(function, bits, env), omod, clamp, env)
            })
        };
        let result = |[a, b]: &[u64; 2]| match operation {
            op::V_RCP_F32 => single(Modelled::Rcp, *a),
            op::V_SQRT_F32 => single(Modelled::Sqrt, *a),
            op::V_ADD_F64 => settings.model(|env, _, _| add::<F64>(*a, *b, env)),
            op::V_RCP_F64 => double(Modelled::Rcp, *a),
            op::V_RSQ_F64 => double(Modelled::Rsq, *a),
            _ => double(Modelled::Sqrt, *a),
        };
        let expected = operands.iter().map(result).collect();
        Self { function: Function::of(operation).unwrap(), settings, operands, expected }
    }
}

/// `count` operations in turn, with random operands.
fn random_work(lanes: usize, choices: &[op::Operation], count: usize) -> Vec<Work> {
    let settings = Settings { denormals: 3, ..Settings::default() };
    let mut random = Random(7);
    let mut make = |at: usize| {
        let operands = (0..lanes).map(|_| [random.next() & !(1 << 63 | 1 << 31), random.next()]).collect();
        Work::new(choices[at % choices.len()], settings, operands)
    };
    (0..count).map(&mut make).collect()
}

/// Launches operations as fast as they may; checks the results, the announcements, and returns the clocks it took.
fn run(lanes: usize, fast: usize, doubles: usize, work: &[Work]) -> usize {
    let mut engine =
        engine(move || SharedUnits::new(lanes, Units { transcendental: fast, binary64: doubles, ..Units::ALL }));
    let count = work.len();
    let set = |engine: &mut dyn Engine, name: &str, value: u64| {
        let input = engine.input(name).unwrap();
        engine.set(input, &[value]);
    };
    let get = |engine: &dyn Engine, name: &str| engine.get(engine.find(name).unwrap())[0];
    let (mut launched, mut finished) = (0, 0);
    let mut starts = VecDeque::from(vec![None; LEAD]);
    let mut announced = VecDeque::from(vec![0; ANNOUNCE]);
    for clock in 0..10_000 + 500 * count {
        let start: Option<usize> = starts.pop_front().unwrap();
        set(&mut engine, "start", u64::from(start.is_some()));
        if let Some(at) = start {
            let Work { function, settings, operands, .. } = &work[at];
            for (name, value) in signals_of("control", settings.control(*function)) {
                set(&mut engine, &name, value.low_u64());
            }
            for (lane, [a, b]) in operands.iter().enumerate() {
                set(&mut engine, &format!("s0_{lane}"), *a);
                set(&mut engine, &format!("s1_{lane}"), *b);
            }
        }
        set(&mut engine, "launch", 0);
        if launched < count {
            set(&mut engine, "launch_kind", work[launched].function.kind() as u64);
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
            let Work { function, expected, .. } = &work[finished];
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
    panic!("{finished} of {count} operations finished");
}

#[test]
fn transcendental_functions_enter_a_lane_a_unit_a_clock() {
    for (lanes, units, doubles) in [(4, 4, 1), (4, 1, 0), (4, 2, 1), (8, 8, 1), (16, 8, 0), (32, 8, 1)] {
        let clocks = run(lanes, units, doubles, &random_work(lanes, &[op::V_RCP_F32, op::V_SQRT_F32], 50));
        let interval = lanes / units;
        assert!(clocks < 50 * interval + 20, "{lanes} lanes, {units} units: {clocks} clocks");
    }
}

#[test]
fn binary64_operations_enter_one_lane_a_clock_and_datapath() {
    for (lanes, doubles) in [(4, 1), (32, 1), (32, 2)] {
        let clocks = run(lanes, lanes.min(8), doubles, &random_work(lanes, &[op::V_ADD_F64], 20));
        assert!(clocks < 20 * lanes / doubles + 20, "{lanes} lanes, {doubles} datapaths: {clocks} clocks");
    }
}

#[test]
fn iterated_functions_and_changes_of_kind_keep_the_order() {
    run(8, 8, 1, &random_work(8, &[op::V_RCP_F64, op::V_RSQ_F64, op::V_SQRT_F64], 9));
    let mixed = [op::V_RCP_F32, op::V_ADD_F64, op::V_SQRT_F64, op::V_SQRT_F32, op::V_RCP_F64, op::V_ADD_F64];
    run(8, 8, 2, &random_work(8, &mixed, 30));
}

/// Where reciprocal and roots of binary64 have special cases, denormal or overflowing results, or table borders.
const ROOT_CORNERS: [u64; 26] = [
    0,
    1,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x0004_0000_0000_0000,
    0x0004_0000_0000_0001,
    0x001f_ffff_ffff_ffff,
    0x0020_0000_0000_0000,
    0x3fef_ffff_ffff_ffff,
    0x3ff0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x3ff0_1fff_ffff_ffff,
    0x3fff_ffff_ffff_ffff,
    0x4000_0000_0000_0000,
    0x4008_0000_0000_0000,
    0x4010_0000_0000_0000,
    0x4022_0000_0000_0000,
    0x7fc0_0000_0000_0000,
    0x7fcf_ffff_ffff_ffff,
    0x7fd0_0000_0000_0000,
    0x7fd0_0000_0000_0001,
    0x7fe0_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0x7ff0_0000_0000_0001,
    0x7ff8_1234_5678_9abc,
];

#[test]
fn reciprocal_and_roots_of_binary64_in_every_mode() {
    let mut random = Random(11);
    let mut work = vec![];
    for operation in [op::V_RCP_F64, op::V_RSQ_F64, op::V_SQRT_F64] {
        for settings in Settings::sweep() {
            for sign in [0, 1 << 63] {
                let corners = ROOT_CORNERS.iter().map(|bits| [bits | sign, 0]);
                let lanes = corners.chain(std::iter::repeat_with(|| [random.next(), 0])).take(32).collect();
                work.push(Work::new(operation, settings, lanes));
            }
        }
        for _ in 0..operands(320) / 32 {
            let settings = Settings { denormals: 3, ..Settings::default() };
            let lanes = (0..32).map(|_| [random.next() & !(1 << 63), 0]).collect();
            work.push(Work::new(operation, settings, lanes));
        }
    }
    run(32, 8, 2, &work);
}
