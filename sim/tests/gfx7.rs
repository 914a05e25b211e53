//! Launches of GFX7 code objects: they run on the reference model, and are refused by hardware that runs gfx12.

use pretty_assertions::assert_eq;
use std::path::{Path, PathBuf};
use std::process::Command;
use tombolo_hdl::config::Config;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_sim::launch::{FitError, Launch};
use tombolo_sim::run::model::{Options, run, start_group};

fn kernels() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels-gfx7")
}

#[test]
fn every_kernel_gives_its_results_on_both_processors() {
    let mut count = 0;
    for folder in std::fs::read_dir(kernels()).unwrap() {
        let folder = folder.unwrap().path();
        for elf in ["gfx700", "gfx704"] {
            let mut launch = Launch::read(&folder, Some(elf)).unwrap();
            assert_eq!(launch.dispatch.target, Target::Gcn(Generation::SeaIslands));
            let report = run(&mut launch, Options { limit: 10_000_000, ..Options::default() }, |_, _| {});
            assert!(report.pass, "{} {elf}: {report}", folder.display());
            count += 1;
        }
    }
    assert_eq!(count, 72);
}

#[test]
fn hardware_that_runs_gfx12_refuses_them_by_name() {
    let launch = Launch::read(&kernels().join("add_u64"), None).unwrap();
    let error = launch.fit(Config::by_name("default").unwrap()).unwrap_err();
    assert!(matches!(error, FitError::Processor { .. }));
    assert_eq!(
        error.to_string(),
        "kernel `add_u64` is compiled for gfx700; configuration default runs gfx12 (gfx1200, gfx1201)"
    );
    let folder = kernels().join("add_u64");
    let output = Command::new(env!("CARGO_BIN_EXE_tombolo"))
        .arg("run")
        .arg(folder)
        .args(["--config", "default"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("compiled for gfx700"), "{text}");
}

/// Scratch as the code expects it: the buffer in s[0:3], FLAT_SCRATCH's offset and bytes a lane in s[6:7], the offset of the
/// wave behind the ids of the work-group.
#[test]
fn a_wave_starts_with_its_scratch_its_ids_and_the_modes_of_its_descriptor() {
    let launch = Launch::read(&kernels().join("stack_array"), None).unwrap();
    let dispatch = &launch.dispatch;
    let scratch = dispatch.scratch.unwrap();
    let group = start_group(dispatch, [1, 0, 0]);
    let wave = &group.members[0].wave;
    assert_eq!(wave.scalar(0), scratch.base as u32);
    assert_eq!(wave.scalar(1), (scratch.base >> 32) as u32 | 1 << 31);
    assert_eq!(wave.scalar(3), 0x00ea_0000);
    assert_eq!((wave.scalar(6), wave.scalar(7)), (0, scratch.bytes_per_lane));
    assert_eq!((wave.scalar(8), wave.scalar(9)), (1, 0));
    assert_eq!(wave.vgpr_lane(0, 63), 63);
    // FLOAT_MODE 0xc0, DX10_CLAMP and IEEE.
    assert_eq!(wave.mode().0, 0x3c0);
}
