//! The hand-derived instruction vectors hold on the reference model.

use pretty_assertions::assert_eq;
use std::path::PathBuf;
use tombolo_sim::vectors::{self, model::ModelTarget};

/// Runs `vectors/NAME.jsonl`; the file must have at least `least` vectors.
fn check(name: &str, least: usize) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors").join(name).with_extension("jsonl");
    let report = vectors::run(&path, None, &mut ModelTarget, |_, _| {}).unwrap();
    assert_eq!(report.failures, []);
    assert_eq!(report.unsupported, 0);
    assert!(report.pass >= least, "{name} has only {} vectors", report.pass);
}

#[test]
fn scalar_alu_flow_and_scalar_memory() {
    check("scalar", 70);
}

#[test]
fn vector_alu() {
    check("vector", 65);
}

#[test]
fn constants_of_sixteen_bit_operands() {
    check("constant", 43);
}

#[test]
fn global_scratch_and_flat_memory() {
    check("memory", 35);
}

#[test]
fn local_data_share() {
    check("lds", 30);
}

#[test]
fn gfx7_and_the_compares_of_gcn() {
    check("gfx7", 248);
}

#[test]
fn buffers() {
    check("buffer", 67);
}

#[test]
fn images_and_samples() {
    check("image", 50);
}

#[test]
fn traps_and_their_handlers() {
    check("trap", 16);
}

#[test]
fn calculated_vectors_of_the_scalar_alu() {
    check("salu", 176);
}

#[test]
fn calculated_vectors_of_compares() {
    check("compare", 58);
}

#[test]
fn calculated_vectors_of_the_vector_alu() {
    for (name, least) in [
        ("integers", 39),
        ("arithmetic", 57),
        ("conversions", 88),
        ("packed", 18),
        ("matrix", 37),
        ("moves", 20),
        ("modes", 92),
    ] {
        check(name, least);
    }
}

#[test]
fn calculated_vectors_of_memory_and_images() {
    check("transfers", 83);
    check("samples", 59);
}

#[test]
fn calculated_vectors_of_texels() {
    check("texels", 55);
}

#[test]
fn calculated_vectors_of_nodes_from_a_base() {
    check("nodes", 24);
}

#[test]
fn calculated_vectors_of_what_changes_nothing() {
    check("hints", 32);
}
