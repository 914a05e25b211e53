//! The emitted Verilog in other people's simulators, with the test bench that is plain Verilog itself
//! (`testbenches/verilog`): a launch as `tombolo pack` writes it, an abort, resets.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use tombolo_netlist::reset::{Form, with_reset};
use tombolo_netlist::verilog::{Options, write};
use tombolo_netlist::without_debug::without_debug;
use tombolo_sim::design;
use tombolo_sim::launch::{Launch, pack};
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::skip::without_tool;

const CONFIG: &str = "ecp5";

/// How registers are reset.
#[derive(Clone, Copy, PartialEq)]
enum Reset {
    None,
    Synchronous,
    Asynchronous,
}

/// The Verilog and a packed launch.
struct Bench {
    folder: TempDir,
    reset: Reset,
}

impl Bench {
    fn new(reset: Reset) -> Self {
        let folder = TempDir::new().unwrap();
        let mut netlist = without_debug(&design::compute_unit(design::config(CONFIG).unwrap()).unwrap());
        if reset != Reset::None {
            netlist = with_reset(&netlist, Form::Input);
        }
        let asynchronous_reset = reset == Reset::Asynchronous;
        let verilog = write(&netlist, &Options { asynchronous_reset, ..Options::default() }).unwrap();
        let rtl = folder.path().join("rtl");
        verilog.save(&rtl).unwrap();
        let list: String = verilog.files.iter().map(|file| format!("{}\n", file.name)).collect();
        fs::write(rtl.join("compute_unit.f"), list).unwrap();
        let launch = Launch::read(&kernels_folder().join("vecadd"), None).unwrap();
        let packed = folder.path().join("packed");
        fs::create_dir(&packed).unwrap();
        for (name, text) in pack::pack(&launch).unwrap() {
            fs::write(packed.join(name), text).unwrap();
        }
        Self { folder, reset }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs the bench, which must pass; the cycles of its last launch.
    fn run(&self, tool: &str, arguments: &[&str]) -> u64 {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("verilog/run.sh");
        let flags = if self.reset == Reset::None { "" } else { "-DWITH_RESET" };
        let mut command = Command::new(script);
        command.arg(tool).arg(self.path("rtl")).arg(self.path("packed")).args(arguments).env("VERILOG_FLAGS", flags);
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        let cycles = text.lines().find_map(|line| line.split_once(" cycles,")?.0.parse().ok());
        cycles.unwrap_or_else(|| panic!("no cycles in {text}"))
    }
}

#[test]
fn icarus_runs_a_packed_launch_an_abort_and_the_launch_again() {
    if without_tool("iverilog") {
        return;
    }
    let bench = Bench::new(Reset::None);
    bench.run("icarus", &[]);
    bench.run("icarus", &["+abort=2500", "+latency=37"]);
}

#[test]
fn verilator_runs_a_packed_launch_in_the_same_cycles() {
    if without_tool("verilator") || without_tool("iverilog") {
        return;
    }
    let bench = Bench::new(Reset::None);
    assert_eq!(bench.run("verilator", &[]), bench.run("icarus", &[]));
}

#[test]
fn a_reset_in_mid_run_is_as_good_as_power_up() {
    if without_tool("iverilog") {
        return;
    }
    let cycles = Bench::new(Reset::None).run("icarus", &[]);
    for reset in [Reset::Synchronous, Reset::Asynchronous] {
        let bench = Bench::new(reset);
        assert_eq!(bench.run("icarus", &[]), cycles);
        assert_eq!(bench.run("icarus", &["+reset=3000"]), cycles);
    }
}
