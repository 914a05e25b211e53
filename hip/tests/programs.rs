//! The programs in `testbenches/hip`, compiled by stock clang 19 and run unmodified on every engine. Skipped, loudly, without clang,
//! its bundler or HIP's headers (HIP_INCLUDE, or /usr/include); `fat_binaries.rs` runs what clang has made of them before.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs, and what they are told.
const PROGRAMS: [(&str, &[&str]); 37] = [
    ("vecadd", &[]),
    ("reduction", &[]),
    ("matrix_product", &[]),
    ("histogram", &[]),
    ("copies", &[]),
    ("arrays", &[]),
    ("textures", &[]),
    ("texture_filters", &[]),
    ("texture_references", &[]),
    ("mipmaps", &[]),
    ("surfaces", &[]),
    ("device_print", &[]),
    ("device_memory", &[]),
    ("bitonic_sort", &[]),
    ("convolution", &[]),
    ("prefix_sum", &[]),
    ("monte_carlo_pi", &[]),
    ("wave_operations", &[]),
    ("device_query", &[]),
    ("memory_kinds", &[]),
    ("graph", &[]),
    ("graph_nodes", &[]),
    ("graph_updates", &[]),
    ("transpose", &[]),
    ("streams", &[]),
    ("sparse_product", &[]),
    ("n_body", &[]),
    ("breadth_first_search", &[]),
    ("game_of_life", &[]),
    ("mandelbrot", &[]),
    ("floyd_warshall", &[]),
    ("atomics", &[]),
    ("templates", &[]),
    ("runtime_compiler", &[]),
    ("grid_barrier", &[]),
    ("grid_sync", &[]),
    ("modules", &["../kernels/vecadd/kernel_gfx1201.elf"]),
];

/// What is missing, if something is.
fn missing() -> Option<String> {
    let tools = ["clang++-19", "ld.lld-19", "/usr/lib/llvm-19/bin/clang-offload-bundler"];
    let is_missing = |tool: &&str| Command::new(tool).arg("--version").output().is_err();
    let include = std::env::var_os("HIP_INCLUDE").map_or(PathBuf::from("/usr/include"), PathBuf::from);
    let header = include.join("hip/hip_runtime.h");
    let tool = tools.into_iter().find(is_missing).map(|tool| format!("{tool} is not installed"));
    tool.or_else(|| (!header.exists()).then(|| format!("{} is not there", header.display())))
}

#[test]
fn programs_in_hip_pass_on_every_engine() {
    if let Some(what) = missing() {
        // Nobody is left to tell when stderr is closed.
        let _ = writeln!(io::stderr(), "SKIPPED: {what}");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (folder, build) = (root.join("testbenches/hip"), tempfile::tempdir().unwrap());
    let libraries = std::env::current_exe().unwrap().parent().unwrap().to_path_buf();
    for (name, arguments) in PROGRAMS {
        if name == "grid_sync" && std::env::var_os("DEVICE_LIBS").is_none() {
            let _ = writeln!(io::stderr(), "SKIPPED: {name}: DEVICE_LIBS is not set (scripts/device-libraries.sh)");
            continue;
        }
        let program = build.path().join(name);
        let compiled = Command::new(root.join("scripts/hipcc.sh"))
            .arg(folder.join(format!("{name}.hip")))
            .arg("-o")
            .arg(&program)
            .env("TOMBOLO_LIB", &libraries)
            .status()
            .unwrap();
        assert!(compiled.success(), "{name}");
        for engine in ["model", "rtl", "lockstep"] {
            let output = Command::new(&program)
                .args(arguments)
                .current_dir(&folder)
                .env("LD_LIBRARY_PATH", &libraries)
                .env("TOMBOLO_ENGINE", engine)
                .env("TOMBOLO_CONFIG", "lanes4")
                .output()
                .unwrap();
            let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success(), "{name} on {engine}: {errors}");
            let lines: Vec<&str> = said.lines().collect();
            assert_eq!(lines.last(), Some(&&*format!("{name}: pass")), "{engine}");
            if name == "device_print" {
                // The program's own lines and the kernels' are in the order of the calls.
                let place = |text| lines.iter().position(|line| *line == text);
                assert_eq!((place("before"), place("between"), lines.len()), (Some(0), Some(9), 10 + 126 + 1));
            }
        }
    }
}
