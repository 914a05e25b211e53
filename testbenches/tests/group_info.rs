//! What waves of GCN's line may ask for of their work-group (COMPUTE_PGM_RSRC2.TG_SIZE_EN): whether they are its first one, their number in it,
//! which Mesa's drivers make subgroups' numbers of, and how many there are.

use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};
use tombolo_code_object::descriptor_field as field;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::memory::Access;
use tombolo_sim::run::{model, rtl};
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::{CODE, RESULTS, results};

/// Work-items of a group, and of the grid.
const GROUP: u32 = 256;
const ITEMS: u32 = 2 * GROUP;

/// A launch whose lanes store what their wave is told: `s[0:1]` is where, then come the group and the word.
fn launch(target: Target, kernel: &str) -> Launch {
    let add = if target == Target::Cdna4 { ("v_add_co_u32", "v_addc_co_u32") } else { ("v_add_i32", "v_addc_u32") };
    let source = format!(
        "v_and_b32 v0, 0x3ff, v0\ns_lshl_b32 s2, s2, 10\ns_add_u32 s0, s0, s2\ns_addc_u32 s1, s1, 0\nv_lshlrev_b32 v0, 2, v0\n\
         v_mov_b32 v3, s1\n{} v2, vcc, s0, v0\n{} v3, vcc, 0, v3, vcc\nv_mov_b32 v4, s3\nflat_store_dword v[2:3], v4\ns_endpgm\n",
        add.0, add.1
    );
    let assembled = assemble(&source, "program", &Options::of(target)).unwrap_or_else(|errors| panic!("{}", errors[0]));
    let mut launch = Launch::read(&kernels_folder().with_file_name(kernel), None).unwrap();
    launch.memory.insert("program", CODE, assembled.text().unwrap().to_vec(), Access::ReadOnly).unwrap();
    launch.memory.insert("results", RESULTS, vec![0; 4 * ITEMS as usize], Access::ReadWrite).unwrap();
    launch.expected.clear();
    let dispatch = &mut launch.dispatch;
    for axis in [field::ENABLE_SGPR_WORKGROUP_ID_Y, field::ENABLE_SGPR_WORKGROUP_ID_Z] {
        dispatch.descriptor.set(axis, 0);
    }
    dispatch.descriptor.set(field::ENABLE_SGPR_WORKGROUP_ID_X, 1);
    dispatch.descriptor.set(field::ENABLE_SGPR_WORKGROUP_INFO, 1);
    dispatch.descriptor.set(field::USER_SGPR_COUNT, 2);
    (dispatch.entry, dispatch.grid, dispatch.block) = (CODE, [ITEMS, 1, 1], [GROUP, 1, 1]);
    dispatch.user_sgprs = vec![RESULTS as u32, (RESULTS >> 32) as u32];
    launch
}

/// What the waves of the grid are told.
fn told(launch: &Launch) -> Vec<u32> {
    results(launch).chunks(64).map(|wave| wave[63]).collect()
}

#[test]
fn waves_of_gcn_are_told_their_number_in_the_group_and_how_many_there_are() {
    let of_group = [0x8000_0004, 0x44, 0x84, 0xc4];
    for (name, target, kernel) in [
        ("gfx7", Target::Gcn(Generation::SeaIslands), "kernels-gfx7/add_u64"),
        ("cdna4", Target::Cdna4, "kernels-cdna4/add_u64"),
    ] {
        let mut on_model = launch(target, kernel);
        let report = model::run(&mut on_model, model::Options::default(), |_, _| ());
        assert_eq!(report.error, None);
        assert_eq!(told(&on_model), [of_group, of_group].concat(), "{name}, model");
        let config = design::config(name).unwrap();
        let mut machine = Machine::new(config).unwrap();
        let engine = machine.fresh();
        let mut launch = launch(target, kernel);
        let mut lockstep = Lockstep::new(engine, config, &launch).unwrap();
        let options = rtl::Options { lockstep: Some(&mut lockstep), ..rtl::Options::default() };
        let report = rtl::run(&mut launch, config, engine, options, |_| ());
        assert_eq!(report.error, None);
        assert_eq!(told(&launch), [of_group, of_group].concat(), "{name}, hardware");
    }
}
