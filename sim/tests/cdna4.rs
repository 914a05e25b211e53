//! Launches of gfx950 code objects: they run on the reference model, and are refused by hardware that runs something else, or lacks one of their instructions.

use pretty_assertions::assert_eq;
use std::path::{Path, PathBuf};
use tombolo_code_object::descriptor_field as field;
use tombolo_hdl::config::Config;
use tombolo_isa::target::Target;
use tombolo_model::wave::ACCUMULATION;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::model::{Options, run, start_group};
use tombolo_sim::vectors::VectorTarget;
use tombolo_sim::vectors::compare::differences;
use tombolo_sim::vectors::format::Vector;
use tombolo_sim::vectors::model::ModelTarget;

fn testbenches() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches")
}

fn kernels() -> PathBuf {
    testbenches().join("kernels-cdna4")
}

#[test]
fn every_kernel_gives_its_results_and_waits_as_the_document_requires() {
    let mut count = 0;
    for folder in std::fs::read_dir(kernels()).unwrap() {
        let folder = folder.unwrap().path();
        if !folder.is_dir() {
            continue;
        }
        let mut launch = Launch::read(&folder, None).unwrap();
        assert_eq!(launch.dispatch.target, Target::Cdna4);
        let report = run(&mut launch, Options { limit: 10_000_000, sanitize: true, ..Options::default() }, |_, _| {});
        assert!(report.pass, "{}: {report}", folder.display());
        count += 1;
    }
    assert_eq!(count, 31);
}

#[test]
fn hand_derived_vectors_agree() {
    let text = std::fs::read_to_string(testbenches().join("vectors/cdna4.jsonl")).unwrap();
    for line in text.lines() {
        let vector = Vector::parse(line).unwrap();
        let outcome = ModelTarget.run(&vector).unwrap();
        assert_eq!(differences(&vector, &outcome), "", "{}", vector.id);
    }
}

#[test]
fn hardware_refuses_them_by_name() {
    let launch = Launch::read(&kernels().join("vecadd"), None).unwrap();
    let error = launch.fit(Config::by_name("default").unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "kernel `vecadd` is compiled for gfx950; configuration default runs gfx12 (gfx1200, gfx1201)"
    );
}

#[test]
fn its_configuration_lacks_nothing_that_they_need() {
    let config = Config::by_name("cdna4").unwrap();
    for folder in std::fs::read_dir(kernels()).unwrap() {
        let folder = folder.unwrap().path();
        let launch = Launch::read(&folder, None).unwrap();
        assert!(launch.fit(config).unwrap().is_empty(), "{}", folder.display());
    }
}

#[test]
fn a_wave_starts_with_both_files_its_ids_and_the_modes_of_its_descriptor() {
    let launch = Launch::read(&kernels().join("matrix_f64"), None).unwrap();
    let dispatch = &launch.dispatch;
    let (vgprs, accumulation) = dispatch.descriptor.vgprs_of_cdna();
    assert_eq!(vgprs + accumulation, (dispatch.descriptor.get(field::VGPR_GRANULES) + 1) * 8);
    let group = start_group(dispatch, [0, 0, 0]);
    let wave = &group.members[0].wave;
    assert_eq!(wave.vgpr_count(), vgprs as usize);
    assert!(wave.owns_vgprs(ACCUMULATION, accumulation as usize));
    assert!(!wave.owns_vgprs(ACCUMULATION, accumulation as usize + 1));
    let launch = Launch::read(&kernels().join("vecadd"), None).unwrap();
    let group = start_group(&launch.dispatch, [3, 0, 0]);
    let wave = &group.members[0].wave;
    assert_eq!(wave.scalar(launch.dispatch.user_sgprs.len() as u8), 3);
    assert_eq!(wave.vgpr_lane(0, 63), 63);
    // FLOAT_MODE 0xf0, DX10_CLAMP and IEEE.
    assert_eq!(wave.mode().0, 0x3f0);
}
