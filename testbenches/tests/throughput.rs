//! How much the machine does in a cycle: bank conflicts of LDS, a streaming copy through the memory port, multiply-adds, waves launched, a product of
//! matrices.

use pretty_assertions::assert_eq;
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::{Report, rtl};
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::Program;

const CONFIG: &str = "default";

fn run(machine: &mut Machine, program: &Program, lds_bytes: u32) -> Report {
    run_on(CONFIG, machine, program, lds_bytes)
}

fn run_on(config: &str, machine: &mut Machine, program: &Program, lds_bytes: u32) -> Report {
    let mut launch = program.launch().unwrap();
    launch.dispatch.lds_bytes = lds_bytes;
    let config = design::config(config).unwrap();
    let report = rtl::run(&mut launch, config, machine.fresh(), rtl::Options::default(), |_| ());
    assert_eq!(report.error, None);
    report
}

fn machine() -> Machine {
    machine_of(CONFIG)
}

fn machine_of(config: &str) -> Machine {
    Machine::new(design::config(config).unwrap()).unwrap()
}

/// Extra cycles that a load takes whose lanes are `stride` dwords apart.
fn conflicts(machine: &mut Machine, stride: u32, instruction: &str) -> u64 {
    let source = format!("v_mul_u32_u24_e32 v1, {}, v0\n{instruction}\ns_endpgm", 4 * stride);
    let report = run(machine, &Program { source: &source, items: 32, group: 32, words: 1 }, 8192);
    report.statistics.counters.unwrap().lds_conflicts
}

#[test]
fn lds_serves_all_lanes_in_one_cycle_unless_they_want_different_rows_of_a_bank() {
    let mut machine = machine();
    let mut of = |stride, instruction| conflicts(&mut machine, stride, instruction);
    // 32 different banks; everyone the same dword; two, four, 32 lanes a bank.
    assert_eq!([0, 1, 2, 4, 32].map(|stride| of(stride, "ds_load_b32 v2, v1")), [0, 0, 1, 3, 31]);
    assert_eq!(of(1, "ds_store_b32 v1, v0"), 0);
    assert_eq!(of(33, "ds_store_b32 v1, v0"), 0);
    // Stores to one dword: one after the other.
    assert_eq!(of(0, "ds_store_b32 v1, v0"), 31);
}

/// Cycles in which 32 waves on two SIMDs execute an LDS access `rounds` times, lanes `stride` dwords apart, each with 48 under way.
fn cycles_of_lds(machine: &mut Machine, access: &str, stride: u32, rounds: u64) -> u64 {
    let source = format!(
        "v_mul_u32_u24_e32 v1, {}, v0
         s_mov_b32 s5, {rounds}
         again:
         {}
         s_wait_dscnt 0x0
         s_sub_co_u32 s5, s5, 1
         s_cmp_lg_u32 s5, 0
         s_cbranch_scc1 again
         s_endpgm",
        4 * stride,
        format!("{access}\n").repeat(ACCESSES)
    );
    let program = Program { source: &source, items: 32 * WAVES, group: 32, words: 1 };
    run(machine, &program, 1024).statistics.cycles.unwrap()
}

const WAVES: u32 = 32;
const ACCESSES: usize = 48;

/// Dwords a cycle that LDS moves for 32 waves with `dwords` a lane, a tenth of one as unit.
fn lds_rate(machine: &mut Machine, access: &str, stride: u32, dwords: u32) -> u64 {
    let cycles = cycles_of_lds(machine, access, stride, 8) - cycles_of_lds(machine, access, stride, 4);
    let moved = 4 * u64::from(32 * WAVES * dwords) * ACCESSES as u64;
    println!("{access}: {:.1} dwords a cycle", moved as f64 / cycles as f64);
    10 * moved / cycles
}

/// A load without conflicts is in the banks for as many cycles as a lane has dwords. While the results of one SIMD are
/// written, the other has the banks. Measured: 31.3 dwords a cycle with one dword a lane, 31.5 with two, 31.8 with four.
#[test]
fn lds_loads_of_two_simds_keep_the_banks_busy() {
    let mut machine = machine();
    for (access, dwords) in [("ds_load_b32 v2, v1", 1), ("ds_load_b64 v[2:3], v1", 2), ("ds_load_b128 v[2:5], v1", 4)] {
        let rate = lds_rate(&mut machine, access, dwords, dwords);
        assert!(rate >= 304, "{access}: {rate} tenths of a dword a cycle");
    }
}

/// A store reads its registers, one a cycle, before it has the banks, and the address and the first data of the next one while it has
/// them. Measured: 31.4 dwords a cycle with one dword a lane, 31.5 with two, 31.8 with four.
#[test]
fn lds_stores_of_two_simds_take_the_banks_for_a_cycle_a_dword() {
    let mut machine = machine();
    let stores = [
        ("ds_store_b32 v1, v2", 1, 1, 304),
        ("ds_store_b64 v1, v[2:3]", 2, 2, 304),
        ("ds_store_b128 v1, v[2:5]", 4, 4, 304),
        ("ds_store_2addr_b64 v1, v[2:3], v[4:5] offset1:32", 2, 4, 304),
    ];
    for (access, stride, dwords, least) in stores {
        let rate = lds_rate(&mut machine, access, stride, dwords);
        assert!(rate >= least, "{access}: {rate} tenths of a dword a cycle");
    }
}

/// A round of lanes in different banks takes four cycles, six with 64 bits, and those that share a bank come in as many rounds.
#[test]
fn lds_atomic_operations_of_lanes_in_different_banks_are_done_at_once() {
    let mut machine = machine();
    let operations = [
        ("ds_add_u32 v1, v2", 1, 1, 79),
        ("ds_add_rtn_f32 v3, v1, v2", 1, 1, 79),
        ("ds_cmpstore_rtn_b32 v3, v1, v2, v4", 1, 1, 79),
        ("ds_max_rtn_u64 v[4:5], v1, v[2:3]", 2, 2, 52),
        ("ds_max_num_f64 v1, v[2:3]", 2, 2, 52),
    ];
    for (access, stride, dwords, least) in operations {
        let rate = lds_rate(&mut machine, access, stride, dwords);
        assert!(rate >= least, "{access}: {rate} tenths of a dword a cycle");
    }
    let mut of = |stride| conflicts(&mut machine, stride, "ds_add_rtn_u32 v2, v1, v0");
    // 32 different banks, also with a stride of 33; everyone the same dword; two, four lanes a bank.
    assert_eq!([1, 33, 0, 2, 4].map(&mut of), [0, 0, 31, 1, 3]);
}

/// What a copy by 32 waves moves of what the port can, in percent; each wave copies its own part, `dwords` a lane at a time.
fn copied(machine: &mut Machine, dwords: u32, rounds: u32) -> u64 {
    let (unrolled, line) = (4 / dwords.min(2), 128 * dwords);
    let (step, part) = (line * unrolled, line * unrolled * rounds);
    let half = 32 * part;
    let each = |text: &dyn Fn(u32, u32) -> String| {
        (0..unrolled).map(|at| text(4 + dwords * at, line * at)).collect::<String>()
    };
    let registers =
        |first: u32| if dwords == 1 { format!("v{first}") } else { format!("v[{first}:{}]", first + dwords - 1) };
    let bits = 32 * dwords;
    let loads = each(&|first, at| format!("global_load_b{bits} {}, v1, s[0:1] offset:{at}\n", registers(first)));
    let stores = each(&|first, at| format!("global_store_b{bits} v1, {}, s[2:3] offset:{at}\n", registers(first)));
    let source = format!(
        "v_mul_u32_u24_e32 v1, {}, v0
         s_mul_i32 s4, ttmp9, {part}
         v_add_nc_u32_e32 v1, s4, v1
         s_add_co_u32 s2, s0, {half}
         s_mov_b32 s3, s1
         s_mov_b32 s5, {rounds}
         again:
         {loads}
         s_wait_loadcnt 0x0
         {stores}
         v_add_nc_u32_e32 v1, {step}, v1
         s_sub_co_u32 s5, s5, 1
         s_cmp_lg_u32 s5, 0
         s_cbranch_scc1 again
         s_endpgm",
        4 * dwords
    );
    let program = Program { source: &source, items: 32 * 32, group: 32, words: half as usize / 2 };
    let report = run(machine, &program, 0);
    let memory = report.statistics.counters.unwrap().memory;
    let bytes = memory.bytes_read + memory.bytes_written;
    100 * bytes / (64 * report.statistics.cycles.unwrap())
}

/// Measured: 93 %, 93 % and 95 %; with memory that answers after 20 cycles 96 to 98 %.
#[test]
fn a_streaming_copy_keeps_the_memory_port_busy() {
    let mut machine = machine();
    for (dwords, rounds, percent) in [(1, 64, 91), (2, 64, 91), (4, 32, 93)] {
        let reached = copied(&mut machine, dwords, rounds);
        println!("{dwords} dwords a lane: {reached} % of the port");
        assert!(reached >= percent, "{reached} % with {dwords} dwords a lane");
    }
}

/// Cycles that `waves` on each SIMD take for rounds of `count` instructions.
fn cycles_of_rounds(
    machine: &mut Machine,
    waves: u32,
    count: usize,
    rounds: u32,
    instruction: &dyn Fn(usize) -> String,
) -> u64 {
    let body: String = (0..count).map(|at| instruction(at) + "\n").collect();
    let source = format!(
        "s_mov_b32 s5, {rounds}
         again:
         {body}
         s_sub_co_u32 s5, s5, 1
         s_cmp_lg_u32 s5, 0
         s_cbranch_scc1 again
         s_endpgm"
    );
    let program = Program { source: &source, items: 64 * waves, group: 32, words: 1 };
    run(machine, &program, 0).statistics.cycles.unwrap()
}

/// Cycles of an instruction that does not depend on those before it, number `at` of which is `instruction(at)`, for `waves` on each SIMD.
fn cycles_of(machine: &mut Machine, waves: u32, instruction: &dyn Fn(usize) -> String) -> f64 {
    // Of eight rounds: the first ones wait for the instruction cache, and each has its branch.
    let mut rounds = |count| {
        let mut of = |rounds| cycles_of_rounds(machine, waves, count, rounds, instruction);
        of(16) - of(8)
    };
    let cycles = (rounds(192) - rounds(64)) as f64 / f64::from(8 * 128 * waves);
    println!("{waves} waves: {cycles:.3} cycles for {}", instruction(0));
    cycles
}

#[test]
fn a_simd_executes_a_multiply_add_a_cycle_for_any_number_of_waves() {
    let mut machine = machine();
    for waves in [1, 2, 4, 8] {
        let cycles = cycles_of(&mut machine, waves, &|at| format!("v_fma_f32 v{}, v1, v2, v3", 4 + at % 16));
        assert!(cycles <= 1.02, "{waves} waves: {cycles} cycles");
    }
}

/// Pairs that follow the rules of the banks (7.8): sources of one place lie in different banks, those of different places may share one.
#[test]
fn a_simd_executes_two_operations_of_a_dual_instruction_a_cycle() {
    let mut machine = machine();
    let accumulate = |at: usize| {
        let x = 8 + 2 * (at % 8);
        format!("v_dual_fmac_f32 v{x}, v0, v4 :: v_dual_fmac_f32 v{}, v1, v5", x + 1)
    };
    for waves in [1, 2, 4, 8] {
        let cycles = cycles_of(&mut machine, waves, &accumulate);
        assert!(cycles <= 1.02, "{waves} waves: {cycles} cycles");
    }
    let others = [
        "v_dual_mul_f32 v8, v0, v4 :: v_dual_subrev_f32 v9, v0, v5",
        "v_dual_fmamk_f32 v8, v0, 0x40490fdb, v4 :: v_dual_fmaak_f32 v11, s2, v1, 0x40490fdb",
        "v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v9, v4",
        "v_dual_cndmask_b32 v8, s2, v1 :: v_dual_cndmask_b32 v9, v0, v2",
        "v_dual_max_num_f32 v8, v0, v1 :: v_dual_lshlrev_b32 v9, 4, v2",
        "v_dual_sub_f32 v9, 1.0, v1 :: v_dual_and_b32 v8, v2, v3",
    ];
    for pair in others {
        let cycles = cycles_of(&mut machine, 2, &|_| pair.to_owned());
        assert!(cycles <= 1.02, "{pair}: {cycles} cycles");
    }
}

/// A wave of a work-group is launched every cycle, on the SIMDs in turn, which write the scalar registers of a wave in two.
#[test]
fn waves_are_launched_one_a_cycle() {
    let mut machine = machine();
    let mut cycles_a_wave = |group: u32| {
        let mut cycles = |waves: u32| {
            let program = Program { source: "s_endpgm", items: 32 * waves, group, words: 1 };
            run(&mut machine, &program, 0).statistics.cycles.unwrap()
        };
        let cycles = (cycles(352) - cycles(96)) as f64 / 256.0;
        println!("groups of {group}: {cycles:.2} cycles a wave");
        cycles
    };
    assert!(cycles_a_wave(1024) <= 1.1);
    assert!(cycles_a_wave(256) <= 1.2);
    assert!(cycles_a_wave(32) <= 2.1);
}

/// Lines and bytes that a wave of four physical lanes writes with one store, whose lanes are `stride` bytes apart.
fn written(machine: &mut Machine, stride: u32, store: &str) -> (u64, u64) {
    let source = format!("v_mul_u32_u24_e32 v1, {stride}, v0\n{store}\ns_endpgm");
    let report = run_on("lanes4", machine, &Program { source: &source, items: 32, group: 32, words: 1024 }, 0);
    let memory = report.statistics.counters.unwrap().memory;
    (memory.lines_written, memory.bytes_written)
}

/// A beat of four lanes gathers 16 bytes of a line in a step, and the rest of the line in further ones.
#[test]
fn four_lanes_write_a_line_once_however_their_dwords_lie_in_it() {
    let mut machine = machine_of("lanes4");
    let (word, four) = ("global_store_b32 v1, v0, s[0:1]", "global_store_b128 v1, v[0:3], s[0:1]");
    // Eight beats of 16 bytes, of a whole line, of four lines.
    assert_eq!(written(&mut machine, 4, word), (8, 128));
    assert_eq!(written(&mut machine, 16, word), (8, 128));
    assert_eq!(written(&mut machine, 64, word), (32, 128));
    // Four dwords a lane: a line a beat; four lines; off by a dword, and by a byte, a line and a part of the next one.
    assert_eq!(written(&mut machine, 16, four), (8, 512));
    assert_eq!(written(&mut machine, 64, four), (32, 512));
    assert_eq!(written(&mut machine, 16, &format!("{four} offset:4")), (16, 512));
    assert_eq!(written(&mut machine, 16, &format!("{four} offset:1")), (16, 512));
}

/// A product of 256 x 256 x 256, as Triton compiles it for gfx950 (`scripts/build-triton-kernels.sh --target gfx950 --size 256 256 256`). A multiply of
/// 32x32x16 takes 32 clocks for 16,384 products, so that four SIMDs multiply for 8192 cycles. Measured: 13,186 cycles, 62 %.
#[test]
fn a_product_of_256_keeps_the_matrix_units_busy_for_three_fifths_of_its_cycles() {
    let folder = kernels_folder().with_file_name("kernels-cdna4-large").join("matmul_f16");
    let mut launch = Launch::read(&folder, None).unwrap();
    let config = design::config("cdna4").unwrap();
    let report = rtl::run(&mut launch, config, machine_of("cdna4").fresh(), rtl::Options::default(), |_| ());
    assert!(report.pass, "{report} {:?}", report.error);
    let cycles = report.statistics.cycles.unwrap();
    let share = 100 * 8192 / cycles;
    println!("{cycles} cycles, {share} %");
    assert!(share >= 60, "{cycles} cycles, {share} %");
}
