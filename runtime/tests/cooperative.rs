//! Cooperative grids, whose work-groups wait for each other: with a barrier of the program's own and with that of ROCm's device libraries, on every engine; and
//! that one which does not fit is refused with what does. The kernels are those of `testbenches/hip/grid_barrier.hip` and `grid_sync.hip`.

mod common;

use common::{buffer, values};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use tombolo::{Device, EngineKind, Error, ErrorKind, Kernel, Launch, Options, Statistics};

const ENGINES: [EngineKind; 3] = [EngineKind::Model, EngineKind::Rtl, EngineKind::Lockstep];
const CONFIG: &str = "lanes8";
/// Work-items of a work-group: two waves.
const BLOCK: u32 = 64;

fn device(engine: EngineKind) -> Device {
    let config = CONFIG.to_owned();
    Device::new(Options { engine, config, max_cycles: 2_000_000, memory_bytes: 64 << 20, ..Options::default() })
        .unwrap()
}

fn kernel(device: &Device, program: &str, name: &str) -> Kernel {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip").join(program);
    device.load(&fs::read(file).unwrap()).unwrap().kernel(name).unwrap()
}

fn launch(device: &Device, kernel: &Kernel, groups: u32, arguments: &[u64]) -> Result<Statistics, Error> {
    let arguments: Vec<u8> = arguments.iter().flat_map(|word| word.to_le_bytes()).collect();
    let (grid, block) = ([groups * BLOCK, 1, 1], [BLOCK, 1, 1]);
    device.launch(kernel, &Launch { grid, block, arguments: &arguments, cooperative: true, ..Launch::default() })
}

#[test]
fn work_groups_wait_for_each_other_at_a_barrier_of_their_own() {
    const GROUPS: u32 = 4;
    let numbers: Vec<u32> = (0..GROUPS * BLOCK).map(|i| 3 * i + 1).collect();
    let sums: Vec<u32> = numbers
        .iter()
        .scan(0, |sum, number| {
            *sum += number;
            Some(*sum)
        })
        .collect();
    for engine in ENGINES {
        let device = device(engine);
        let kernel = kernel(&device, "grid_barrier.elf", "prefix_sums");
        let [from, to, arrived] = [&numbers[..], &numbers, &[0]].map(|values| buffer(&device, values));
        // Again and again: how long work-groups spin does not matter.
        for _ in 0..2 {
            device.write(from, &numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<_>>()).unwrap();
            device.write(arrived, &[0; 4]).unwrap();
            let done = launch(&device, &kernel, GROUPS, &[from, to, arrived]).unwrap();
            assert_eq!(done.waves, 8);
            assert_eq!(values(&device, from, sums.len()), sums, "{engine:?}");
            // Eight barriers of each.
            assert_eq!(values(&device, arrived, 1), [8 * GROUPS]);
        }
    }
}

#[test]
fn work_groups_wait_for_each_other_at_the_barrier_of_the_device_libraries() {
    const GROUPS: u32 = 4;
    let numbers: Vec<u32> = (0..GROUPS * BLOCK).map(|i| 5 * i).collect();
    let steps = 6u32;
    let mut rotated: Vec<u32> = numbers.iter().map(|number| number + steps).collect();
    rotated.rotate_right((steps * BLOCK) as usize % numbers.len());
    for engine in ENGINES {
        let device = device(engine);
        let kernel = kernel(&device, "grid_sync.elf", "rotate");
        let [from, to, valid] = [&numbers[..], &numbers, &[7]].map(|values| buffer(&device, values));
        launch(&device, &kernel, GROUPS, &[from, to, steps.into(), valid]).unwrap();
        assert_eq!(values(&device, from, rotated.len()), rotated, "{engine:?}");
        assert_eq!(values(&device, valid, 1), [1], "the grid may wait");
        // Where the work-groups may not wait for each other, the kernel can tell.
        let none: Vec<u8> = [from, to, 0, valid].iter().flat_map(|word| word.to_le_bytes()).collect();
        let (grid, block) = ([GROUPS * BLOCK, 1, 1], [BLOCK, 1, 1]);
        device.launch(&kernel, &Launch { grid, block, arguments: &none, ..Launch::default() }).unwrap();
        assert_eq!(values(&device, valid, 1), [0], "{engine:?}");
    }
}

#[test]
fn as_many_work_groups_as_fit_run_at_the_same_time_and_one_more_is_refused() {
    for engine in ENGINES {
        let device = device(engine);
        let kernel = kernel(&device, "grid_barrier.elf", "keep");
        let fit = device.resident_groups(&kernel, [BLOCK, 1, 1], 0).unwrap() as u32;
        // 32 slots of waves, of which a work-group takes two.
        assert_eq!(fit, 16);
        let [seen, arrived] = [&vec![0; (fit * BLOCK) as usize][..], &[0]].map(|values| buffer(&device, values));
        let error = launch(&device, &kernel, fit + 1, &[seen, arrived]).unwrap_err();
        assert_eq!(error.kind, ErrorKind::CooperativeTooLarge);
        let text = "kernel `keep`: a cooperative grid of 17 work-groups does not fit: configuration lanes8 holds 16 of them at the same time \
            (a work-group takes 2 of 32 wave slots)";
        assert_eq!(error.message, text);
        assert_eq!(values(&device, arrived, 1), [0], "nothing has run");
        launch(&device, &kernel, fit, &[seen, arrived]).unwrap();
        // Each wave has scratch memory of its own: nobody else's stack.
        let sums: Vec<u32> = (0..fit * BLOCK).map(|i| 64 * i + 28).collect();
        assert_eq!(values(&device, seen, sums.len()), sums, "{engine:?}");
    }
}

#[test]
fn lds_and_dynamic_lds_count_too() {
    let device = device(EngineKind::Model);
    let kernel = kernel(&device, "grid_barrier.elf", "prefix_sums");
    let fit = |block, lds| device.resident_groups(&kernel, [block, 1, 1], lds).unwrap();
    assert_eq!([fit(32, 0), fit(64, 20_000), fit(1024, 0), fit(64, 70_000)], [32, 3, 1, 0]);
    assert_eq!(device.resident_groups(&kernel, [0, 1, 1], 0).unwrap_err().kind, ErrorKind::Value);
}

#[test]
fn a_grid_that_waits_for_ever_ends_at_the_limit() {
    let options = Options { max_cycles: 100_000, config: CONFIG.to_owned(), ..Options::default() };
    let device = Device::new(options).unwrap();
    let kernel = kernel(&device, "grid_barrier.elf", "keep");
    // The count wraps around: it is one less than both work-groups wait for when both have come.
    let [seen, arrived] = [&[0; 128][..], &[u32::MAX]].map(|values| buffer(&device, values));
    let error = launch(&device, &kernel, 2, &[seen, arrived]).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Hang);
    assert!(error.message.contains("no end after 100000 instructions: wave 0 running"), "{error}");
    assert_eq!(values(&device, arrived, 1), [1]);
}
