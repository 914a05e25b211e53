//! A program in C uses the library through its header. The C compiler is the one that Rust links with.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where this build puts the library: beside the test itself.
fn libraries() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.parent().unwrap().to_path_buf()
}

#[test]
fn a_program_in_c_adds_vectors_on_every_engine() {
    let (folder, build) = (Path::new(env!("CARGO_MANIFEST_DIR")), tempfile::tempdir().unwrap());
    let program = build.path().join("program");
    let compiled = Command::new("cc")
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror"])
        .arg(format!("-I{}", folder.display()))
        .arg(folder.join("tests/program.c"))
        .arg(format!("-L{}", libraries().display()))
        .args(["-ltombolo", "-o"])
        .arg(&program)
        .status()
        .unwrap();
    assert!(compiled.success());
    for engine in ["model", "rtl", "lockstep"] {
        let output = Command::new(&program)
            .arg(folder.join("../testbenches/kernels/vecadd/kernel_gfx1201.elf"))
            .env("LD_LIBRARY_PATH", libraries())
            .env("TOMBOLO_ENGINE", engine)
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{engine}: {errors}");
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("ok: "), "{engine}");
    }
}
