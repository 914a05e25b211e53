//! The Verilog of the compute unit as one who reads it finds it: how long it is, what its values are called, what it leaves out.

use tombolo_hdl::config::{Config, Units};
use tombolo_netlist::verilog::{Options, Verilog, write};
use tombolo_netlist::without_debug::without_debug;
use tombolo_sim::design;

fn lines(verilog: &Verilog) -> usize {
    verilog.files.iter().map(|file| file.text.lines().count()).sum()
}

/// Prints the numbers that docs/integration.md has.
#[test]
fn nine_of_ten_values_are_called_after_something_and_what_is_alike_is_written_once() {
    let default = design::config("default").unwrap();
    // `default` without matrices, pictures and traps is a compute unit as others have them.
    let plain = Units {
        matrix: false,
        typed_buffers: false,
        images: false,
        rays: false,
        exports: false,
        exceptions: false,
        traps: false,
        silicon_pace: false,
        dual_issue: false,
        quick_scalar_float: false,
        quick_launch: false,
        keeps_exec: false,
        ..default.units
    };
    let plain = Config { name: "plain", units: plain, ..default };
    let ecp5 = design::config("ecp5").unwrap();
    for (config, most) in [(default, 40_000), (plain, 22_800), (ecp5, 16_600)] {
        let (name, netlist) = (config.name, design::compute_unit(config).unwrap());
        let verilog = write(&netlist, &Options { vectors_at_top: true, ..Options::default() }).unwrap();
        let (made, lines) = (verilog.made, lines(&verilog));
        println!("{name}: {lines} lines; {} of {} names numbered: {:.1} %", made.numbered, made.declared, made.share());
        assert!(made.share() <= 10.0, "{made:?}");
        assert!(lines <= most, "{lines} lines");
    }
}

#[test]
fn nothing_is_called_debug_where_the_debug_ports_are_left_out() {
    let netlist = design::compute_unit(design::config("ecp5").unwrap()).unwrap();
    let verilog = write(&without_debug(&netlist), &Options::default()).unwrap();
    for file in &verilog.files {
        let mut words = file.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        assert_eq!(words.find(|word| word.starts_with("debug_")), None, "{}", file.name);
    }
}
