//! Hardware and model write the same, instruction by instruction.

use std::collections::BTreeSet;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::SignalHandle;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{ErrorKind, Moment, Observer, Replay, Sight, rtl};
use tombolo_testbenches::evidence;
use tombolo_testbenches::launches::{HARDWARE_LAUNCHES, kernels_folder};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::Program;

/// Runs a launch to its end in lock-step, which compares every one of its instructions.
fn follow(machine: &mut Machine, config: Config, launch: &mut Launch, what: &str) -> Lockstep {
    let engine = machine.fresh();
    let mut lockstep = Lockstep::new(engine, config, launch).unwrap();
    let options = rtl::Options { lockstep: Some(&mut lockstep), ..rtl::Options::default() };
    let report = rtl::run(launch, config, engine, options, |_| ());
    assert!(report.pass, "{what} on {}: {:?}", config.name, report.error);
    assert_eq!(Some(lockstep.compared()), report.statistics.instructions, "{what}: instructions compared");
    lockstep
}

#[test]
fn every_write_of_the_launches_is_the_models() {
    for config in ["default", "lanes4"] {
        let config = design::config(config).unwrap();
        let mut machine = Machine::new(config).unwrap();
        for name in HARDWARE_LAUNCHES {
            let mut launch = Launch::read(&kernels_folder().join(name), None).unwrap();
            follow(&mut machine, config, &mut launch, name);
        }
    }
}

/// The LDS has room for one to three work-groups at once: others take over numbers, slots and LDS as soon as those end.
#[test]
fn every_write_is_the_models_where_work_groups_wait_for_lds() {
    let config = design::config("lanes8").unwrap();
    let mut machine = Machine::new(config).unwrap();
    for (name, resident) in HARDWARE_LAUNCHES.iter().zip((1..=3).cycle()) {
        let mut launch = Launch::read(&kernels_folder().join(name), None).unwrap();
        launch.dispatch.lds_bytes = launch.dispatch.lds_bytes.max(config.lds_bytes as u32 / resident);
        follow(&mut machine, config, &mut launch, &format!("{name}, {resident} work-groups at once,"));
    }
}

/// The time that instructions read is the hardware's: the whole of it and its lower half by messages, its halves and a field of one by hardware registers.
#[test]
fn the_times_that_waves_read_are_the_hardwares() {
    let config = design::config("ecp5").unwrap();
    let mut machine = Machine::new(config).unwrap();
    let source = "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)
         s_wait_kmcnt 0x0
         s_getreg_b32 s6, hwreg(HW_REG_SHADER_CYCLES_LO)
         s_getreg_b32 s7, hwreg(HW_REG_SHADER_CYCLES_HI)
         s_sendmsg_rtn_b32 s8, sendmsg(MSG_RTN_GET_REALTIME)
         s_getreg_b32 s9, hwreg(HW_REG_SHADER_CYCLES_LO, 4, 12)
         s_wait_kmcnt 0x0
         s_sub_co_u32 s8, s8, s4
         v_mov_b32_e32 v1, s8
         v_mov_b32_e32 v2, 0
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let mut launch = Program { source, items: 256, group: 64, words: 1 }.launch().unwrap();
    follow(&mut machine, config, &mut launch, "times");
}

/// Half of the waves compare on the vector ALU, in bursts, whose scalars are written first. The other half multiplies and adds on the scalar ALU:
/// while such a write waits, the instruction behind it reads a register that is not a number.
#[test]
fn scalar_multiply_adds_keep_their_third_register_while_their_write_waits() {
    let config = design::config("default").unwrap();
    let mut machine = Machine::new(config).unwrap();
    for burst in 2..=8 {
        let compares = "v_cmp_eq_u32_e64 s40, v20, v20\n".repeat(burst);
        let source = format!(
            "s_mov_b32 s33, 0
             s_mov_b32 s34, 0
             s_mov_b32 s36, 0x41000000
             s_mov_b32 s51, -1
             s_bitcmp1_b32 ttmp8, 26
             s_cbranch_scc1 multiplies
             {compares}
             s_endpgm
             multiplies: {adds}
             s_endpgm",
            compares = format!("{compares}s_nop 3\n").repeat(6),
            adds = "s_fmac_f32 s33, s34, s36\ns_add_co_u32 s50, s51, s36\n".repeat(20),
        );
        let mut launch = Program { source: &source, items: 1024, group: 1024, words: 1 }.launch().unwrap();
        follow(&mut machine, config, &mut launch, &format!("bursts of {burst}"));
    }
}

/// Every launch of Sea Islands on the configuration of that instruction set, with the code objects of its two processors in turn: they differ
/// in the processor that they name.
#[test]
fn every_write_of_the_sea_islands_launches_is_the_models() {
    let config = design::config("gfx7").unwrap();
    let mut machine = Machine::new(config).unwrap();
    let folder = kernels_folder().with_file_name("kernels-gfx7");
    let mut launches: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    launches.sort();
    assert!(!launches.is_empty());
    let mut compared = BTreeSet::new();
    for (path, elf) in launches.iter().zip(["gfx700", "gfx704"].into_iter().cycle()) {
        let mut launch = Launch::read(path, Some(elf)).unwrap();
        let lockstep = follow(&mut machine, config, &mut launch, &format!("{} {elf}", path.display()));
        compared.extend(evidence::compared_of(&lockstep, &launch));
    }
    evidence::check("lockstep-gfx7", &compared, true);
}

#[test]
fn every_write_of_the_cdna4_launches_is_the_models() {
    let config = design::config("cdna4").unwrap();
    let mut machine = Machine::new(config).unwrap();
    let folders = ["kernels-cdna4", "kernels-cdna4-triton"].map(|name| kernels_folder().with_file_name(name));
    let entries = folders.iter().flat_map(|folder| folder.read_dir().unwrap());
    let mut launches: Vec<_> = entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()).collect();
    launches.sort();
    assert_eq!(launches.len(), 37);
    let mut compared = BTreeSet::new();
    for path in &launches {
        let mut launch = Launch::read(path, None).unwrap();
        let lockstep = follow(&mut machine, config, &mut launch, &path.display().to_string());
        compared.extend(evidence::compared_of(&lockstep, &launch));
    }
    evidence::check("lockstep-cdna4", &compared, true);
}

/// What can be seen of a run, by cycle: events, and a port that says what a wave does.
struct Seen {
    doing: SignalHandle,
    cycles: Vec<String>,
}

impl Observer for Seen {
    fn sight(&self, _: u64) -> Sight<'_> {
        Sight::Ports
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        let (cycle, events, request) = (now.cycle, now.events, now.request);
        self.cycles.push(format!("{cycle} {events:?} {request:?} {:?}", now.engine.get(self.doing)));
        Ok(())
    }
}

#[test]
fn the_cycles_before_a_difference_are_seen_again_as_they_were() {
    let config = design::config("ecp5").unwrap();
    let sound = design::compute_unit(config).unwrap();
    let faulty = Arc::new(plant(&sound, "store_line", "mask", Fault::StuckAtZero(21)).unwrap());
    for kind in [EngineKind::Compiled, EngineKind::Interpreter] {
        // The interpreter is slow.
        let kernel = if kind == EngineKind::Compiled { "matrix_multiply" } else { "vecadd" };
        let mut engine = design::engine(kind, faulty.clone()).unwrap();
        let mut launch = Launch::read(&kernels_folder().join(kernel), None).unwrap();
        let mut lockstep = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
        let seen = || Seen { doing: engine.find("debug_wave_0_0_activity").unwrap(), cycles: vec![] };
        let (mut first, mut again) = (seen(), seen());
        let options = rtl::Options {
            lockstep: Some(&mut lockstep),
            observers: vec![&mut first],
            replay: Some(Replay { cycles: 100, observer: &mut again }),
            ..rtl::Options::default()
        };
        let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
        assert_eq!(report.error.map(|error| error.kind), Some(ErrorKind::Difference), "{kernel}");
        assert_eq!(again.cycles.len(), 100, "{kernel}");
        assert!(first.cycles.ends_with(&again.cycles), "{kernel}: {:?}", again.cycles.last());
    }
}
