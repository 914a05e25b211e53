//! Kernels that multiply matrices pass on the model and on the hardware: those that stock Triton has compiled (`kernels-triton/`),
//! whose results are NumPy's, and our own with the builtins of clang.

use std::path::{Path, PathBuf};
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{model, rtl};
use tombolo_testbenches::launches::{kernels_folder, triton_launches};
use tombolo_testbenches::machine::Machine;

/// Far above what any of the launches takes: instructions of a work-group on the model, cycles on the hardware.
const LIMIT: u64 = 1_000_000;

fn triton_folders() -> Vec<PathBuf> {
    let folders = triton_launches().unwrap();
    assert!(folders.len() >= 7, "only {folders:?}");
    folders
}

/// Runs launches on the hardware in lock-step with the model: folders, and the key of the code object.
fn check<'a>(launches: impl Iterator<Item = (&'a Path, Option<&'a str>)>) {
    let config = design::config("default").unwrap();
    let mut machine = Machine::new(config).unwrap();
    for (folder, elf) in launches {
        let engine = machine.fresh();
        let mut launch = Launch::read(folder, elf).unwrap();
        let mut lockstep = Lockstep::new(engine, config, &launch).unwrap();
        let options = rtl::Options { lockstep: Some(&mut lockstep), max_cycles: LIMIT, ..rtl::Options::default() };
        let report = rtl::run(&mut launch, config, engine, options, |_| ());
        assert!(report.pass, "{} {elf:?}: {report} {:?}", folder.display(), report.error);
        assert_eq!(Some(lockstep.compared()), report.statistics.instructions, "{} {elf:?}", folder.display());
    }
}

#[test]
fn every_triton_launch_passes_on_the_model() {
    for folder in triton_folders() {
        let mut launch = Launch::read(&folder, None).unwrap();
        assert!(!launch.mismatches().is_empty(), "{} passes without running", folder.display());
        let report = model::run(&mut launch, model::Options { limit: LIMIT, ..model::Options::default() }, |_, _| {});
        assert!(report.pass, "{}: {report} {:?}", folder.display(), report.error);
    }
}

#[test]
fn every_triton_launch_passes_on_the_hardware_which_writes_what_the_model_writes() {
    check(triton_folders().iter().map(|folder| (folder.as_path(), None)));
}

#[test]
fn saturating_and_sparse_products_pass_on_the_hardware_in_both_wave_sizes() {
    let folders = ["matrix_clamp", "matrix_sparse"].map(|name| kernels_folder().join(name));
    let keys = ["gfx1200", "gfx1201", "gfx1201_wave64"];
    check(folders.iter().flat_map(|folder| keys.map(|key| (folder.as_path(), Some(key)))));
}
