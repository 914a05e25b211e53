//! Stores of CDNA4, which put the parts of a line together before it leaves: what is stored, loaded back and changed by atomic operations, in lock-step with the
//! model; how many lines leave, and how fast they are written; and who is told of a store outside every buffer.

use tombolo_hdl::config::Config;
use tombolo_sim::design;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::{Report, rtl};
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::random::buffers::{BYTES, END, set_exec, vector, words};
use tombolo_testbenches::random::launched::{Compared, launch};
use tombolo_testbenches::random::{below, pick};

/// Distances of the lanes.
const STRIDES: [u32; 10] = [64, 64, 96, 32, 16, 48, 4, 20, 1, 0];
/// Lanes that take part.
const MASKS: [u64; 4] = [u64::MAX, u64::MAX, 0x8000_0001_7fff_fffe, 0x0000_00f0_0f0f_0000];

/// Numbers of the lanes, for v3.
fn lanes() -> (usize, Vec<u32>) {
    (3, (0..64).collect())
}

/// Some stores side by side or one over another, and what may meet them on their way.
fn part(random: &mut SplitMix64) -> String {
    let exec = pick(random, &MASKS);
    let mut text = set_exec(exec) + "\n";
    let base = pick(random, &[0, 16, 64, 1040, 4, 8, 3]);
    text += &format!("v_mul_u32_u24 v20, {}, v3\nv_add_u32 v20, {base}, v20\n", pick(random, &STRIDES));
    for _ in 0..=below(random, 6) {
        let offset = pick(random, &[0, 16, 16, 32, 48, 8, 4, 1]);
        let aligned = offset & !3;
        text += &match below(random, 10) {
            0..=5 => {
                let size = ["dwordx4 v20, v[8:11]", "dwordx3 v20, v[9:11]", "dwordx2 v20, v[12:13]", "dword v20, v14"];
                format!("global_store_{}, s[6:7] offset:{offset}\n", pick(random, &size))
            }
            6 => format!("global_store_byte v20, v15, s[6:7] offset:{offset}\n"),
            7 => format!("global_load_dwordx4 v[8:11], v20, s[6:7] offset:{offset}\ns_waitcnt vmcnt(0)\n"),
            8 => format!("v_and_b32 v20, -4, v20\nglobal_atomic_add v20, v16, s[6:7] offset:{aligned}\n"),
            _ => "s_waitcnt vmcnt(0)\n".to_owned(),
        };
    }
    // Strided bytes of one wave may be read by it again.
    if below(random, 4) == 0 {
        text += "v_lshlrev_b32 v21, 4, v3\nglobal_load_dwordx4 v[8:11], v21, s[6:7]\ns_waitcnt vmcnt(0)\n";
    }
    text
}

#[test]
fn stores_that_are_put_together_store_what_the_model_stores() {
    let mut hardware = Compared::new("cdna4").unwrap();
    for seed in 0..6 {
        let random = &mut SplitMix64::new(seed);
        let text: String = (0..60).map(|_| part(random)).chain([END.to_owned()]).collect();
        let data = (8..18).map(|register| (register, words(random, 64))).chain([lanes()]).collect();
        let vector = vector(&text, data, vec![0; BYTES as usize]);
        assert_eq!(hardware.difference(&vector).unwrap(), None, "seed {seed}\n{text}");
    }
}

/// The report of a program of one wave.
fn run(text: &str) -> Report {
    let mut machine = Machine::new(design::config("cdna4").unwrap()).unwrap();
    let data = vec![lanes(), (8, vec![1; 64]), (9, vec![2; 64]), (10, vec![3; 64]), (11, vec![4; 64])];
    let vector: Vector = vector(&format!("{text}{END}"), data, vec![0; BYTES as usize]);
    let mut launch = launch(&vector).unwrap();
    rtl::run(&mut launch, Config::by_name("cdna4").unwrap(), machine.fresh(), rtl::Options::default(), |_| ())
}

/// Each lane writes a line of its own, 16 bytes an instruction: 64 lines, not 256.
#[test]
fn four_stores_of_a_quarter_of_a_line_leave_as_one_line() {
    let stores: String =
        (0..4).map(|at| format!("global_store_dwordx4 v20, v[8:11], s[6:7] offset:{}\n", 16 * at)).collect();
    let report = run(&format!("v_lshlrev_b32 v20, 6, v3\n{stores}"));
    assert_eq!(report.error, None);
    assert_eq!(report.statistics.counters.unwrap().memory.lines_written, 64);
}

/// Lanes whose lines lie in both banks write two of them in a cycle: 64 in 32 cycles. Measured: 33 cycles a store.
#[test]
fn lanes_with_lines_of_their_own_write_two_of_them_in_a_cycle() {
    let stores: String =
        (0..4).map(|at| format!("global_store_dwordx4 v20, v[8:11], s[6:7] offset:{}\n", 16 * at)).collect();
    let [few, many] = [4, 12].map(|rounds| {
        let report = run(&format!("v_lshlrev_b32 v20, 6, v3\n{}", stores.repeat(rounds)));
        assert_eq!(report.error, None);
        report.statistics.cycles.unwrap()
    });
    let cycles = (many - few) as f64 / (4.0 * 8.0);
    println!("{cycles} cycles a store");
    assert!(cycles <= 40.0, "{cycles} cycles a store");
}

#[test]
fn a_store_outside_every_buffer_is_told_with_its_instruction_and_its_lane() {
    let first = "global_store_dwordx4 v20, v[8:11], s[6:7]\n";
    let second = "global_store_dword v21, v8, s[6:7] offset:16\n";
    let report = run(&format!("v_lshlrev_b32 v20, 6, v3\nv_lshlrev_b32 v21, 8, v3\n{first}{second}"));
    let error = report.error.expect("lanes 32 and on are outside");
    let lane = BYTES / 256;
    assert!(error.message.contains(&format!("lane {lane}")), "{}", error.message);
    assert!(error.message.contains("global_store_dword v21"), "{}", error.message);
}
