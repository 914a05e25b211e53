//! Draws and dispatches of unmodified drivers in lock-step: every wave of a shader begins as the model's, and each of its instructions writes and exports
//! what the model's does; so do primitives, quads and elements of surfaces come out of the units between and behind the waves. Bugs that are planted into the
//! hardware are found and named.
//!
//! Which recordings: see `testbenches/src/recordings.rs`. What all of them compare is in `testbenches/evidence/lockstep-gfx7-draws.txt`, which
//! `TOMBOLO_UPDATE=1` writes behind a campaign.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use tombolo_hdl::config::Config;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_model::graphics::Statistics;
use tombolo_model::memory::Memory;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::submit::{self, Recording, lockstep};
use tombolo_testbenches::evidence;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::recordings::{all, of_each, recording, wanted};
use tombolo_testbenches::skip::campaigns_are_wanted;

/// Short ones: of Vulkan and of OpenGL, with primitives that are clipped, with samples of images, and one of dispatches.
const SMALL: [&str; 5] = ["triangle", "cube", "gl-clip", "gl-mipmap", "compute"];
/// Cycles of the hardware.
const CYCLES: u64 = 1 << 27;

static CONFIG: LazyLock<Config> = LazyLock::new(|| Config::by_name("gfx7").unwrap());
static SOUND: LazyLock<Arc<Netlist>> = LazyLock::new(|| Arc::new(design::compared_queue(*CONFIG).unwrap()));

#[test]
fn every_write_of_a_shader_and_every_primitive_quad_and_element_of_a_recording_is_the_models() {
    let names = wanted(&SMALL, campaigns_are_wanted());
    let machine = || Machine::of(Arc::clone(&SOUND)).unwrap();
    let of_recordings = of_each(&names, machine, |machine, name| {
        let modelled = submit::run(&mut recording(name), CYCLES).unwrap().statistics;
        let start = Instant::now();
        let mut recording = recording(name);
        let (outcome, lockstep) = lockstep::run_on(machine.fresh(), *CONFIG, &mut recording, CYCLES, None).unwrap();
        let seconds = start.elapsed().as_secs_f64();
        let target = Target::Gcn(Generation::SeaIslands);
        let compared: Vec<_> = evidence::compared(&lockstep, target, |pc| words_at(&mut recording, pc)).collect();
        let error = outcome.error.as_deref().unwrap_or("no difference");
        let Statistics { instructions, primitives, pixels, .. } = modelled;
        let drawn = outcome.drawn.unwrap_or_default();
        let all = outcome.compared == Some(instructions) && drawn.primitives == primitives && drawn.elements >= pixels;
        println!("{name}: {outcome}; of {instructions} instructions, {primitives} primitives; {seconds:.1} s: {error}");
        (outcome.pass && all, compared)
    });
    let wrong: Vec<&String> =
        names.iter().zip(&of_recordings).filter(|(_, (right, _))| !right).map(|(name, _)| name).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let compared: BTreeSet<_> = of_recordings.into_iter().flat_map(|(_, compared)| compared).collect();
    evidence::check("lockstep-gfx7-draws", &compared, names == all());
}

/// The dwords at an address of code.
fn words_at(recording: &mut Recording, pc: u64) -> Vec<u32> {
    let mut bytes = [0; 8];
    recording.memory.read(pc, &mut bytes).unwrap();
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

/// What lock-step says of a recording on hardware with a bug: the first line, of which it is told what differs.
fn told(name: &str, module: &str, signal: &str, fault: Fault) -> String {
    let faulty = plant(&SOUND, module, signal, fault).unwrap();
    let mut machine = Machine::of(Arc::new(faulty)).unwrap();
    let (outcome, _) = lockstep::run_on(machine.fresh(), *CONFIG, &mut recording(name), CYCLES, None).unwrap();
    let error = outcome.error.unwrap_or_default();
    let line = error.lines().next().unwrap_or_default().to_owned();
    println!("{module}.{signal}: {line}");
    line
}

/// A test for each bug: what goes wrong, the recording, the module and its signal that is at fault, how, and what the message names.
macro_rules! bugs {
    ($($what:ident: $recording:literal, $module:literal, $signal:literal, $fault:expr, $named:expr;)*) => {$(
        #[test]
        fn $what() {
            let told = told($recording, $module, $signal, $fault);
            let missing: Vec<&str> = $named.into_iter().filter(|part| !told.contains(part)).collect();
            assert!(missing.is_empty(), "{missing:?} are not in: {told}");
        }
    )*};
}

bugs! {
    a_lane_of_the_vector_alu_that_compares_though_it_is_not_active_is_named_by_the_mask_that_it_writes:
        "triangle", "lane_network", "active_3", Fault::StuckAtOne(0), ["(vertex shader of draw ", ": v_cmp_", ": vcc_lo: got "];
    a_float_that_is_cut_instead_of_rounded_is_named_with_its_lane:
        "cube", "float_unit", "round_up", Fault::StuckAtZero(0), ["(vertex shader of draw ", ": v_", " lane "];
    a_wrong_last_bit_of_interpolation_is_named_with_its_lane:
        "triangle", "interpolation", "value", Fault::Inverted(0), ["(pixel shader of draw ", ": v_interp_", " lane "];
    an_export_of_the_wrong_register_is_named_with_its_source_and_lane:
        "triangle", "export_unit", "row_base", Fault::Inverted(0), ["(vertex shader of draw ", ": exp ", "export, source "];
    a_vertex_with_a_wrong_number_is_named_at_the_first_instruction_of_its_wave:
        "triangle", "vertex_inputs", "value_1", Fault::Inverted(0), ["(vertex shader of draw ", "it begins with v0 lane 1: "];
    a_pixel_at_a_wrong_weight_is_named_at_the_first_instruction_of_its_wave:
        "triangle", "quad_store", "value_2", Fault::Inverted(0), ["(pixel shader of draw ", "it begins with v0 lane 2: "];
    a_wrong_parameter_in_lds_is_named_with_its_address:
        "triangle", "parameter_plane", "channel_1", Fault::Inverted(0), ["(pixel shader of draw ", "it begins with lds 0x"];
    a_box_of_pa_that_is_a_pixel_off_is_named_with_its_primitive:
        "cube", "grid_edges", "bounds_right", Fault::Inverted(12), ["draw 1: primitive 1 differs", "got rectangle ", " front, expected rectangle "];
    a_primitive_that_pa_culls_though_it_is_seen_is_named:
        "cube", "grid_edges", "not_seen", Fault::StuckAtOne(0), [": primitive ", " that is not drawn, expected "];
    a_primitive_that_pa_draws_though_it_is_culled_is_named:
        "cube", "grid_edges", "not_seen", Fault::StuckAtZero(0), [": primitive ", "got triangle ", ", expected triangle that is not drawn"];
    a_pixel_that_sc_leaves_out_is_named_with_its_quad:
        "triangle", "quad_cover", "quad_mask", Fault::StuckAtZero(0), ["draw 1: quad 0,0 of primitive 1 differs", "got 0,0 covers .#/##, expected 0,0 covers ##/##"];
    a_tile_that_an_edge_leaves_out_wrongly_is_named_by_the_first_quad_that_is_missing:
        "triangle", "tile_step", "outside", Fault::StuckAtOne(0), ["draw 2: quad 1 differs", "got the end of the draw, expected "];
    a_wrong_early_test_is_named_with_the_quad_and_what_it_leaves:
        "cube", "pixel_test", "passes", Fault::StuckAtZero(0), [": quad ", " of primitive ", " covers ##/## leaves ../.., expected "];
    a_wrong_depth_is_named_with_its_pixel:
        "cube", "pixel_test", "new_depth", Fault::Inverted(0), [": pixel ", " of depth differs", "got depth ", ", expected depth "];
    what_the_colour_block_writes_wrongly_is_named_with_its_pixel_and_target:
        "triangle", "colour_pipeline", "placed", Fault::Inverted(0), ["draw 1: pixel 0,0 of target 0 differs", "got target 0 ", ", expected target 0 "];
    a_wrong_blend_factor_is_named_with_its_pixel:
        "overlay", "colour_pipeline", "source_factor", Fault::Inverted(20), [": pixel ", " of target 0 differs", "got target 0 "];
    what_leaves_the_cache_of_the_colour_block_wrongly_is_named_at_the_end:
        "triangle", "line_arrays", "content", Fault::Inverted(0), ["memory at 0x", " behind the last packet: got "];
}
