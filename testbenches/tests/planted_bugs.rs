//! The test bench notices bugs: each of these, planted into the hardware, is caught by random programs in lock-step and
//! shrunk to a program of a few instructions. It takes minutes, so it is a campaign (see `skip.rs`).

use std::sync::LazyLock;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_testbenches::random::program::{Material, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};
use tombolo_testbenches::random::shrink::{Lines, shrink};
use tombolo_testbenches::skip;

/// Programs tried before a bug counts as missed, every second one with waves of 64 lanes.
const MOST_PROGRAMS: u64 = 400;
/// Parts of a program before it is shrunk.
const PARTS: u32 = 40;
/// Programs that notice the bug and are shrunk, until one of them is small enough.
const MOST_SHRUNK: usize = 4;
/// Instructions that a shrunk program may have: a store through a buffer has five before it that make its resource.
const MOST_INSTRUCTIONS: usize = 6;

static CONFIG: LazyLock<Config> =
    LazyLock::new(|| Config { simds: 1, waves: 4, ..Config::by_name("lanes8").expect("a configuration") });
static SOUND: LazyLock<Netlist> = LazyLock::new(|| design::compute_unit(*CONFIG).expect("the hardware elaborates"));

/// The same where a load, a store and a load have to meet in a line.
const MOST_OF_THREE_ACCESSES: usize = 12;

/// Plants the bug and looks for a program that notices it, of `most` instructions when it is shrunk, which the sound hardware runs as the model does.
fn check(module: &str, signal: &str, fault: Fault, most: usize) {
    let faulty = plant(&SOUND, module, signal, fault).unwrap();
    let mut runners = [faulty, SOUND.clone()].map(|netlist| Runner::of(*CONFIG, netlist.into()));
    // From power-up on, so that what shrinking has left in the machine does not decide what a smaller program does.
    let mut differs = |at: usize, program: &Program| {
        runners[at].power_up();
        matches!(runners[at].run(program), Ok(Outcome::Differ(_)))
    };
    let mut material = Material::of(*CONFIG).unwrap();
    let programs = (1..=MOST_PROGRAMS).map(|seed| Program::random(seed, PARTS, seed.is_multiple_of(2), &mut material));
    // What the sound hardware does not run as the model does either is no legal program.
    let mut notices = |program: &Program| differs(0, program) && !differs(1, program);
    let mut shrunk = vec![];
    for program in programs {
        if notices(&program) {
            let small = shrink(&program, Lines::All, &mut notices);
            eprintln!("{module}.{signal}: seed {}, shrunk to {:?}", small.seed, small.nodes);
            if small.len() <= most {
                return;
            }
            shrunk.push(small.source());
            if shrunk.len() == MOST_SHRUNK {
                break;
            }
        }
    }
    panic!("of {MOST_PROGRAMS} programs these notice it:\n{}", shrunk.join("\n"));
}

/// A test for each bug: what goes wrong, the module and its signal that is at fault, how, and the instructions that a program may have.
macro_rules! bugs {
    ($($what:ident: $module:literal, $signal:literal, $fault:expr, $most:expr;)*) => {$(
        #[test]
        fn $what() {
            if skip::without_campaigns(concat!("planted bug \"", stringify!($what), "\"")) {
                return;
            }
            check($module, $signal, $fault, $most);
        }
    )*};
}

bugs! {
    a_scalar_sum_loses_its_carry: "salu_execute", "sum", Fault::StuckAtZero(32), MOST_INSTRUCTIONS;
    a_carry_is_lost_between_the_halves_of_a_sum: "integer_unit", "sum_low", Fault::StuckAtZero(16), MOST_INSTRUCTIONS;
    lanes_have_no_carry_out: "integer_unit", "flag", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    binary32_is_cut_instead_of_rounded: "float_unit", "round_up", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    binary64_is_cut_instead_of_rounded: "binary64_unit", "round_up", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    a_transcendental_result_is_off_by_a_unit: "transcendental_unit", "round_up", Fault::Inverted(0), MOST_INSTRUCTIONS;
    a_scalar_is_read_before_a_vector_operation_has_written_it: "scalar_operands", "pending", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    the_second_half_of_a_wave_sees_what_the_first_has_written: "valu_decode", "operation_reuses", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    an_inactive_lane_is_written: "lane_network", "active_3", Fault::StuckAtOne(0), MOST_INSTRUCTIONS;
    a_wait_does_not_wait: "outstanding_counter", "none", Fault::StuckAtOne(0), MOST_INSTRUCTIONS;
    a_sum_of_products_is_cut_instead_of_rounded: "matrix_dot", "round_up", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    a_product_of_integer_matrices_does_not_saturate: "matrix_dot", "saturates", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    a_multiply_does_not_negate_what_it_adds_to: "matrix_dot", "addend_negated", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    a_sparse_multiply_takes_the_wrong_set_of_its_index: "matrix_lane", "upper_set", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    the_last_row_of_a_product_is_read_before_it_is_there: "matrix_ranges", "last_row_0", Fault::StuckAtZero(0), MOST_INSTRUCTIONS;
    a_loaded_word_loses_its_sign: "load_format", "dword", Fault::StuckAtZero(31), MOST_INSTRUCTIONS;
    a_wave_does_not_see_what_it_has_stored: "cache_tags", "stored", Fault::StuckAtZero(0), MOST_OF_THREE_ACCESSES;
    a_byte_of_a_line_is_not_stored: "store_line", "mask", Fault::StuckAtZero(21), MOST_INSTRUCTIONS;
}
