//! Random programs in C against the processor of the host, which knows nothing of the instruction set: clang compiles each for both, and what
//! the host gives is what the reference model, and the hardware in lock-step with it, must give. So an error that model and hardware share does
//! not hide here, as far as what compilers emit reaches it.
//!
//! `TOMBOLO_PROGRAMS` is the number of programs (default 8, 24 of a campaign), `TOMBOLO_SEED` that of the first one; `TOMBOLO_KEEP` names a
//! folder in which what fails is left.

mod expression;
mod generate;
mod types;

use generate::WORDS_OUT;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tombolo_sim::design;
use tombolo_sim::launch::{Launch, compile};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::{model, rtl};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::random::{below, variable};
use tombolo_testbenches::skip::{campaigns_are_wanted, without, without_tool};

/// Compiles for the host; the newest clang of the search path compiles for the device, as `tombolo init` does.
const COMPILER: &str = "clang-19";
/// gfx950 in the flags of a code object.
const GFX950: u8 = 0x4f;
/// Where an ELF file has its flags.
const FLAGS_AT: usize = 0x30;
/// Work-items.
const ITEMS: usize = 128;
/// Words in of an item.
const WORDS_IN: usize = 8;
/// Bytes of an item's record in memory.
const RECORD_BYTES: usize = 64;
/// The first program.
const FIRST: u64 = 1;
/// One program of so many runs on the hardware too.
const ON_HARDWARE: u64 = 4;

/// What programs run on.
struct Device {
    /// What the compiler is told.
    processor: &'static str,
    /// More that it is told.
    options: &'static [&'static str],
    /// The low byte of the code object's flags, where the processor that executes it is another one: one that clang 19 does not know, but that has all
    /// instructions of the one that it is told.
    flags: Option<u8>,
    /// The configuration of the hardware.
    config: &'static str,
    /// Whether the processor has binary16. Without, compilers compute in binary32, and do not round each result to binary16.
    halves: bool,
}

/// Words that are small, small and negative, short, or any.
fn input(random: &mut SplitMix64) -> Vec<u8> {
    let mut word = || {
        let word = random.next_u32();
        match below(random, 5) {
            0 => word & 15,
            1 => (word & 15).wrapping_neg(),
            2 => word & 0xffff,
            _ => word,
        }
    };
    (0..ITEMS * WORDS_IN).flat_map(|_| word().to_le_bytes()).collect()
}

/// What the program gives on the host.
fn on_host(folder: &Path, input: &[u8]) -> Vec<u8> {
    let program = folder.join("host");
    // Signed overflow wraps, multiply and add stay apart, each result has its type's precision: as arithmetic is written, it is done.
    let options = [
        "-O1",
        "-w",
        "-fwrapv",
        "-ffp-contract=off",
        "-Xclang",
        "-ffloat16-excess-precision=none",
        "host.c",
        "-lm",
        "-o",
    ];
    let compiled = Command::new(COMPILER).current_dir(folder).args(options).arg(&program).status().unwrap();
    assert!(compiled.success(), "the host's program does not compile");
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap().stdout
}

/// A folder with the program, its launch, and what the host says.
fn prepare(folder: &Path, device: &Device, seed: u64) {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("host");
    for name in ["common.h", "device.cl", "host.c"] {
        let source = fs::read_to_string(sources.join(name)).unwrap();
        let halves = if device.halves { "#define HALVES\n" } else { "" };
        fs::write(folder.join(name), format!("{halves}{source}")).unwrap();
    }
    fs::write(folder.join("program.h"), generate::program(seed, device.halves)).unwrap();
    let input = input(&mut SplitMix64::new(!seed));
    let expected = on_host(folder, &input);
    assert_eq!(expected.len(), ITEMS * WORDS_OUT * 4);
    fs::write(folder.join("input.bin"), input).unwrap();
    fs::write(folder.join("expected.bin"), expected).unwrap();
    let code_object = folder.join("device.elf");
    let options = [device.options, &["-w"]].concat();
    compile::compile(&folder.join("device.cl"), &code_object, device.processor, &options, |_| ()).unwrap();
    if let Some(flags) = device.flags {
        let mut bytes = fs::read(&code_object).unwrap();
        bytes[FLAGS_AT] = flags;
        fs::write(code_object, bytes).unwrap();
    }
    let [bytes_in, bytes_out] = [WORDS_IN, WORDS_OUT].map(|words| ITEMS * words * 4);
    let manifest = serde_json::json!({
        "name": format!("program {seed}"), "elf": "device.elf", "kernel": "program", "grid": [ITEMS, 1, 1], "block": [ITEMS, 1, 1],
        "args": [
            {"kind": "buffer", "dtype": "uint32", "bytes": bytes_in, "file": "input.bin", "output": false},
            {"kind": "buffer", "dtype": "uint32", "bytes": bytes_out, "fill": "zeros", "output": true},
            {"kind": "buffer", "dtype": "uint32", "bytes": ITEMS * RECORD_BYTES, "fill": "zeros", "output": false},
        ],
        "expect": [
            {"arg": 1, "file": "expected.bin", "dtype": "uint32", "shape": [ITEMS * WORDS_OUT], "compare": "exact", "rtol": 0, "atol": 0},
        ],
    });
    fs::write(folder.join("manifest.json"), manifest.to_string()).unwrap();
}

/// Keeps the folder of a program that failed, where that is asked for.
fn keep(folder: &Path, device: &Device, seed: u64) {
    let Some(place) = std::env::var_os("TOMBOLO_KEEP") else { return };
    let place = Path::new(&place).join(format!("{}-program-{seed}", device.config));
    fs::create_dir_all(&place).unwrap();
    for file in folder.read_dir().unwrap().map(Result::unwrap) {
        fs::copy(file.path(), place.join(file.file_name())).unwrap();
    }
}

/// Compares what programs give on a device with what they give on the host.
fn compare(device: &Device) {
    if without_tool(COMPILER) || without("rocm-device-libs", compile::has_libraries(device.processor)) {
        return;
    }
    let first = variable("TOMBOLO_SEED", FIRST);
    let programs = variable("TOMBOLO_PROGRAMS", if campaigns_are_wanted() { 24 } else { 8 });
    let config = design::config(device.config).unwrap();
    let mut machine = Machine::new(config).unwrap();
    let mut failures = vec![];
    for seed in first..first + programs {
        let folder = tempfile::tempdir().unwrap();
        prepare(folder.path(), device, seed);
        let mut fails = |what: String| {
            keep(folder.path(), device, seed);
            failures.push(format!("program {seed} {what}"));
        };
        let mut launch = Launch::read(folder.path(), None).unwrap();
        let report = model::run(&mut launch, model::Options::default(), |_, _| ());
        if !report.pass {
            fails(format!("on the model: {:?} {:?}", report.error, report.mismatches.first()));
        } else if seed % ON_HARDWARE == 0 {
            let engine = machine.fresh();
            let mut launch = Launch::read(folder.path(), None).unwrap();
            let mut lockstep = Lockstep::new(engine, config, &launch).unwrap();
            let options = rtl::Options { lockstep: Some(&mut lockstep), ..rtl::Options::default() };
            let report = rtl::run(&mut launch, config, engine, options, |_| ());
            if !report.pass {
                fails(format!("on the hardware: {:?} {:?}", report.error, report.mismatches.first()));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn random_programs_give_on_rdna4_what_they_give_on_the_host() {
    compare(&Device { processor: "gfx1201", options: &[], flags: None, config: "default", halves: true });
}

#[test]
fn random_programs_give_in_waves_of_64_lanes_what_they_give_on_the_host() {
    compare(&Device {
        processor: "gfx1201",
        options: &["-mwavefrontsize64"],
        flags: None,
        config: "default",
        halves: true,
    });
}

#[test]
fn random_programs_give_on_sea_islands_what_they_give_on_the_host() {
    // Without being told otherwise, code for it makes zeros of denormals of binary32.
    const DENORMALS: &[&str] = &["-Xclang", "-fdenormal-fp-math-f32=ieee"];
    compare(&Device { processor: "gfx701", options: DENORMALS, flags: None, config: "gfx7", halves: false });
}

#[test]
fn random_programs_give_on_cdna4_what_they_give_on_the_host() {
    compare(&Device { processor: "gfx942", options: &[], flags: Some(GFX950), config: "cdna4", halves: true });
}
