//! Devices of the other instruction sets: a configuration decides what code runs, on the model too.

mod common;

use common::{arguments, buffer, values};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use tombolo::{Device, EngineKind, ErrorKind, Launch, Options, RawDispatch};
use tombolo_code_object::Mcpu;

const ITEMS: u32 = 200;

fn device(config: &str, engine: EngineKind) -> Device {
    let (config, memory_bytes) = (config.to_owned(), 64 << 20);
    Device::new(Options { engine, config, max_cycles: 200_000, memory_bytes, ..Options::default() }).unwrap()
}

/// Runs a kernel in which each work-item writes its number.
fn numbers(device: &Device, file: &str) -> Result<Vec<u32>, tombolo::Error> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches").join(file);
    let module = device.load(&fs::read(file).unwrap())?;
    let memory = buffer(device, &[u32::MAX; ITEMS as usize]);
    let arguments = arguments(&[memory], 0);
    let launch = Launch { grid: [ITEMS, 1, 1], block: [96, 1, 1], arguments: &arguments[..8], ..Launch::default() };
    device.launch(&module.kernel("partial_groups")?, &launch)?;
    Ok(values(device, memory, ITEMS as usize))
}

#[test]
fn a_device_runs_the_code_of_its_configuration() {
    let expected: Vec<u32> = (0..ITEMS).collect();
    for (config, processor, file) in [
        ("ecp5", Mcpu::Gfx1201, "kernels/partial_groups/kernel_gfx1200.elf"),
        ("cdna4", Mcpu::Gfx950, "kernels-cdna4/partial_groups/kernel_gfx950.elf"),
        ("gfx7", Mcpu::Gfx701, "kernels-gfx7/partial_groups/kernel_gfx704.elf"),
    ] {
        for engine in [EngineKind::Model, EngineKind::Lockstep] {
            let device = device(config, engine);
            assert_eq!(device.processor(), processor);
            assert_eq!(numbers(&device, file).unwrap(), expected, "{config} {engine:?}");
        }
    }
}

#[test]
fn code_for_another_instruction_set_is_refused_by_its_name() {
    let error = numbers(&device("cdna4", EngineKind::Model), "kernels/partial_groups/kernel_gfx1201.elf").unwrap_err();
    assert_eq!(error.kind, ErrorKind::Unsupported);
    assert!(["gfx1201", "`cdna4`", "gfx950"].iter().all(|name| error.message.contains(name)), "{error}");
    let code = numbers(&device("ecp5", EngineKind::Model), "kernels-cdna4/partial_groups/kernel_gfx950.elf");
    assert_eq!(code.unwrap_err().kind, ErrorKind::Unsupported);
}

#[test]
fn registers_of_gfx12_are_refused_on_another_processor() {
    let device = device("cdna4", EngineKind::Model);
    let dispatch = RawDispatch { groups: [1, 1, 1], block: [64, 1, 1], ..RawDispatch::default() };
    let error = device.dispatch(&dispatch).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Unsupported);
    assert!(error.message.contains("`cdna4`"), "{error}");
}

#[test]
fn a_work_group_may_have_the_lds_of_its_instruction_set() {
    let elf = |folder: &str, name: &str| {
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches").join(folder).join(name)).unwrap()
    };
    for (config, bytes, folder, name) in [
        ("cdna4", 160 << 10, "kernels-cdna4/partial_groups", "kernel_gfx950.elf"),
        ("default", 64 << 10, "kernels/partial_groups", "kernel_gfx1201.elf"),
    ] {
        let device = device(config, EngineKind::Model);
        let kernel = device.load(&elf(folder, name)).unwrap().kernel("partial_groups").unwrap();
        let memory = buffer(&device, &[0; 64]);
        let arguments = arguments(&[memory], 0);
        let launch = |dynamic_lds| {
            let (grid, block, arguments) = ([64, 1, 1], [64, 1, 1], &arguments[..8]);
            device.launch(&kernel, &Launch { grid, block, dynamic_lds, arguments, ..Launch::default() })
        };
        launch(bytes).unwrap();
        assert_eq!(launch(bytes + 4).unwrap_err().kind, ErrorKind::Dispatch);
    }
}
