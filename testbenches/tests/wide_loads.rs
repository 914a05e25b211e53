//! Loads and stores of several dwords a lane in lock-step with the model: lines that bring whole lanes, which are gathered, and all that lies otherwise: unaligned, with
//! lanes that are off, in one line together or beyond what there is. On CDNA4 to and from LDS too, which serves four dwords of a lane at once, with operations behind them
//! that write what they still have to read, or registers beside it.

use tombolo_hdl::config::{Config, Units};
use tombolo_sim::design;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::rtl;
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::random::buffers::{BYTES, END, bytes, set_exec, vector, words};
use tombolo_testbenches::random::launched::{Compared, launch};
use tombolo_testbenches::random::program::{Material, Node, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};
use tombolo_testbenches::random::{below, pick};

/// Distances of the lanes: mostly such that lines bring whole lanes.
const STRIDES: [u32; 12] = [16, 16, 16, 32, 64, 48, 8, 4, 20, 12, 0, 17 * 4];
/// Lanes that take part.
const MASKS: [u64; 6] =
    [u64::MAX, u64::MAX, u64::MAX, 0xffff_0000_00ff_ff01, 0x8000_0001_7fff_fffe, 0x0000_00f0_0f0f_0000];

/// A load of RDNA4 by v2, from s[0:1], whose registers are used behind it.
fn load(random: &mut SplitMix64) -> Vec<String> {
    let exec = pick(random, &MASKS) >> below(random, 2);
    let offset = 16 * below(random, 64) + pick(random, &[0, 0, 0, 4, 8]);
    let (bits, last) = pick(random, &[(128, 7), (128, 7), (96, 6), (64, 5)]);
    vec![
        "s_mov_b64 exec, -1".to_owned(),
        "v_mbcnt_lo_u32_b32 v3, -1, 0\nv_mbcnt_hi_u32_b32 v3, -1, v3".to_owned(),
        format!("v_mul_u32_u24_e32 v2, {}, v3", pick(random, &STRIDES)),
        set_exec(exec),
        format!("global_load_b{bits} v[4:{last}], v2, s[4:5] offset:{offset}"),
        "v_xor_b32_e32 v2, 0x55, v2\ns_wait_loadcnt 0x0".to_owned(),
        "v_xor_b32_e32 v8, v4, v5".to_owned(),
    ]
}

#[test]
fn lines_that_bring_whole_lanes_load_what_the_model_loads() {
    let mut material = Material::new(Units::ALL).unwrap();
    for config in ["default", "lanes8"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in 0..4 {
            let mut program = Program::random(seed, 0, seed % 2 == 1, &mut material);
            let random = &mut SplitMix64::new(seed);
            program.nodes.extend((0..60).map(|_| Node::Code(load(random))));
            match runner.run(&program).unwrap() {
                Outcome::Agree { .. } => {}
                Outcome::Refused(error) | Outcome::Differ(error) => {
                    panic!("{config}, seed {seed}: {}\n{}", error.message, program.source())
                }
            }
        }
    }
}

/// An address of each lane in v20, within `room` bytes or a bit beyond: `s[4:5]` and `s[6:7]` hold buffers, v3 the lane.
fn address(random: &mut SplitMix64, room: u32) -> String {
    let base = pick(random, &[0, 16, 64, 1040, room - 1040, 4, 8]);
    format!("v_mul_u32_u24 v20, {}, v3\nv_add_u32 v20, {base}, v20", pick(random, &STRIDES))
}

/// What is done to a register behind an access that may not have read its own yet.
fn behind(random: &mut SplitMix64) -> String {
    let register = pick(random, &[20, 20, 21, 8, 9, 11, 12, 22]);
    pick(random, &["v_xor_b32 v{}, 0x55, v{}", "v_mov_b32 v{}, 7", "v_add_u32 v{}, v3, v{}"])
        .replace("{}", &register.to_string())
}

/// A part of a program of CDNA4.
fn part(random: &mut SplitMix64) -> String {
    let exec = pick(random, &MASKS);
    let mut text = set_exec(exec) + "\n";
    let offset = 16 * below(random, 16) + pick(random, &[0, 0, 0, 4, 8]);
    let (width, last) = pick(random, &[("x4", 11), ("x4", 11), ("x3", 10), ("x2", 9)]);
    let (bits, data) = pick(random, &[(128, 11), (128, 11), (96, 10), (64, 9)]);
    match below(random, 6) {
        0 | 1 => {
            let m0 = pick(random, &[0, 1024, 1040, 4, 8, BYTES - 512, 0xff00]);
            text += &format!("{}\ns_mov_b32 m0, {m0:#x}\n", address(random, BYTES / 2));
            for _ in 0..=below(random, 3) {
                let width = pick(random, &["x4", "x4", "x3", ""]);
                text += &format!("global_load_lds_dword{width} v20, s[4:5] offset:{offset}\n{}\n", behind(random));
            }
            text += "s_waitcnt vmcnt(0)\n";
        }
        2 => {
            let load = format!("global_load_dword{width} v[8:{last}], v20, s[4:5] offset:{offset}");
            text += &format!("{}\n{load}\nv_xor_b32 v20, 3, v20\ns_waitcnt vmcnt(0)\n", address(random, BYTES / 2));
        }
        3 => {
            let store = format!("global_store_dword{width} v20, v[8:{last}], s[6:7] offset:{offset}");
            text += &format!("{}\n{store}\n{}\n{}\n", address(random, BYTES / 2), behind(random), behind(random));
        }
        4 => {
            let write = format!("ds_write_b{bits} v20, v[8:{data}] offset:{offset}");
            text += &format!("{}\n{write}\n{}\n", address(random, 0x10000), behind(random));
        }
        _ => {
            let read =
                pick(random, &["ds_read_b128 v[8:11]", "ds_read_b96 v[8:10]", "ds_read_b64 v[8:9]", "ds_read_b32 v8"]);
            text += &format!("{}\n{read}, v20 offset:{offset}\ns_waitcnt lgkmcnt(0)\n", address(random, 0x10000));
        }
    }
    text
}

#[test]
fn lds_of_cdna4_holds_what_the_model_has_there() {
    let mut hardware = Compared::new("cdna4").unwrap();
    for seed in 0..8 {
        let random = &mut SplitMix64::new(seed);
        let text: String = (0..60).map(|_| part(random)).chain([END.to_owned()]).collect();
        let mut data = vec![(3, (0..64).collect())];
        data.extend((8..24).map(|register| (register, words(random, 64))));
        let read = bytes(random, BYTES / 4);
        let vector = vector(&text, data, read);
        assert_eq!(hardware.difference(&vector).unwrap(), None, "seed {seed}\n{text}");
    }
}

/// Dwords a cycle, a tenth of one as unit, that LDS moves for 16 waves on four SIMDs with an access of `dwords` dwords by v20, 16 bytes a lane.
fn lds_rate(machine: &mut Machine, access: &str, dwords: u64) -> u64 {
    let mut cycles = |count| {
        let text = format!("v_lshlrev_b32 v20, 4, v3\ns_mov_b32 m0, 0\n{}{END}", format!("{access}\n").repeat(count));
        let lds = vec![0; BYTES as usize];
        let vector = Vector { lds, ..vector(&text, vec![(3, (0..64).collect())], vec![0; BYTES as usize]) };
        let mut launch = launch(&vector).unwrap();
        launch.dispatch.grid = [64 * 16, 1, 1];
        let config = Config::by_name("cdna4").unwrap();
        let report = rtl::run(&mut launch, config, machine.fresh(), rtl::Options::default(), |_| ());
        assert_eq!(report.error, None);
        report.statistics.cycles.unwrap()
    };
    let (few, many) = (40, 80);
    let taken = cycles(many) - cycles(few);
    let rate = 10 * (many - few) as u64 * 16 * 64 * dwords / taken;
    println!("{access}: {} tenths of a dword a cycle", rate);
    rate
}

/// Its 64 banks have 64 dwords a cycle. A SIMD writes a row of 16 lanes a cycle, so that two and four dwords a lane are written in two and four cycles, and one
/// more passes between a beat and the next. A load to LDS that the cache answers brings a line a cycle, 16 dwords, to each SIMD. Measured: 51.2 dwords a cycle with
/// loads of four, 32.0 of two, 51.2 with stores of four, 57.6 with loads to LDS.
#[test]
fn lds_of_cdna4_moves_four_dwords_of_a_lane_at_once() {
    let mut machine = Machine::new(design::config("cdna4").unwrap()).unwrap();
    for (access, dwords, least) in [
        ("ds_read_b128 v[8:11], v20", 4, 500),
        ("ds_read_b64 v[8:9], v20", 2, 310),
        ("ds_write_b128 v20, v[8:11]", 4, 500),
        ("global_load_lds_dwordx4 v20, s[4:5]", 4, 560),
    ] {
        let rate = lds_rate(&mut machine, access, dwords);
        assert!(rate >= least, "{access}: {rate} tenths of a dword a cycle");
    }
}
