//! What the regression's random programs do not have, in lock-step: traps and returns from their handlers, messages that halt, VGPRs that a wave asks
//! for, the barrier's question who was first, other ends of programs, and what is no instruction. `testbenches/evidence/lockstep-rare.txt` has what they
//! compare.

use pretty_assertions::assert_eq;
use std::collections::BTreeSet;
use tombolo_code_object::descriptor_field;
use tombolo_hdl::config::Config;
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::program::RegisterWrite;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::rtl;
use tombolo_testbenches::evidence;
use tombolo_testbenches::handlers;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::{Program, results};

/// A program that lock-step follows to its end.
struct Case {
    /// What only it compares.
    opcodes: &'static [&'static str],
    source: &'static str,
    work_items: u32,
    /// A file of `testbenches/trap-handlers`.
    handler: Option<&'static str>,
    /// Waves begin with one block of VGPRs and ask for more.
    is_dynamic: bool,
    /// The host lets waves go on in this cycle.
    resumed: Option<u64>,
    /// The first words of results.
    expected: &'static [u32],
}

const CASES: [Case; 6] = [
    Case {
        opcodes: &["SOPP s_trap", "SOP1 s_rfe_b64"],
        // The handler keeps SCC; the register says what it was.
        source: "s_cmp_eq_u32 s0, s0
            s_trap 3
            s_cselect_b32 s4, 7, 0
            v_mov_b32_e32 v1, s4
            v_lshlrev_b32_e32 v0, 2, v0
            global_store_b32 v0, v1, s[0:1]
            s_endpgm",
        work_items: 64,
        handler: Some("log.s"),
        is_dynamic: false,
        resumed: None,
        expected: &[7, 7, 7],
    },
    Case {
        opcodes: &["SOPP s_code_end"],
        source: "v_mov_b32_e32 v1, 9
            v_lshlrev_b32_e32 v0, 2, v0
            global_store_b32 v0, v1, s[0:1]
            s_code_end",
        work_items: 32,
        handler: Some("end.s"),
        is_dynamic: false,
        resumed: None,
        expected: &[9, 9, 9],
    },
    Case {
        opcodes: &["SOP1 s_barrier_signal_isfirst"],
        // The wave that was first writes its number, plus 8, behind the barrier: one of two, so that the sum of both is between.
        source: "s_bfe_u32 s4, ttmp8, 0x50019
            s_cmp_eq_u32 s4, 0
            s_cbranch_scc1 early
            s_sleep 0x10
            early: s_barrier_signal_isfirst -1
            s_cselect_b32 s5, 8, 0
            s_barrier_wait -1
            s_add_co_u32 s5, s5, s4
            v_mov_b32_e32 v1, s5
            s_lshl_b32 s4, s4, 2
            v_mov_b32_e32 v0, s4
            global_store_b32 v0, v1, s[0:1]
            s_endpgm",
        work_items: 64,
        handler: None,
        is_dynamic: false,
        resumed: None,
        expected: &[8, 1],
    },
    Case {
        opcodes: &["SOP1 s_alloc_vgpr"],
        source: "s_alloc_vgpr 64
            s_cselect_b32 s4, 1, 0
            v_mov_b32_e32 v63, 5
            v_add_nc_u32_e32 v1, s4, v63
            v_lshlrev_b32_e32 v0, 2, v0
            global_store_b32 v0, v1, s[0:1]
            s_endpgm",
        work_items: 32,
        handler: None,
        is_dynamic: true,
        resumed: None,
        expected: &[6, 6, 6],
    },
    Case {
        opcodes: &["SOPP s_setkill", "SOPP s_endpgm_saved"],
        source: "s_setkill 0x0
            v_mov_b32_e32 v1, 4
            v_lshlrev_b32_e32 v0, 2, v0
            global_store_b32 v0, v1, s[0:1]
            s_endpgm_saved",
        work_items: 32,
        handler: None,
        is_dynamic: false,
        resumed: None,
        expected: &[4, 4, 4],
    },
    Case {
        opcodes: &["SOPP s_sendmsghalt", "SOPP s_sethalt"],
        source: "s_sendmsghalt sendmsg(MSG_INTERRUPT)
            v_mov_b32_e32 v1, 6
            v_lshlrev_b32_e32 v0, 2, v0
            global_store_b32 v0, v1, s[0:1]
            s_sethalt 0
            s_endpgm",
        work_items: 32,
        handler: None,
        is_dynamic: false,
        resumed: Some(2000),
        expected: &[6, 6, 6],
    },
];

impl Case {
    fn launch(&self) -> Launch {
        let Self { source, work_items, .. } = *self;
        let mut launch = Program { source, items: work_items, group: work_items, words: 64 }.launch().unwrap();
        if let Some(file) = self.handler {
            handlers::install(&mut launch, file, 0);
        }
        launch.dispatch.descriptor.set(descriptor_field::ENABLE_DYNAMIC_VGPR, self.is_dynamic.into());
        launch
    }

    /// The host's commands by cycle: every wave goes on.
    fn commands(&self) -> Vec<(u64, RegisterWrite)> {
        const RESUME: u32 = 2;
        const EVERY_WAVE: u32 = 1 << 4;
        let write = RegisterWrite::of("COMPUTE_WAVE_CONTROL", "COMMAND", RESUME.into()).unwrap();
        let write = RegisterWrite { value: RESUME | EVERY_WAVE, ..write };
        self.resumed.into_iter().map(|cycle| (cycle, write)).collect()
    }
}

#[test]
fn what_no_random_program_has_writes_the_same_on_hardware_and_model() {
    let config = Config { simds: 1, waves: 4, vgpr_rows: 512, ..Config::by_name("lanes8").unwrap() };
    let mut machine = Machine::new(config).unwrap();
    let mut compared = BTreeSet::new();
    for case in &CASES {
        let mut launch = case.launch();
        let engine = machine.fresh();
        let mut lockstep = Lockstep::new(engine, config, &launch).unwrap();
        let options = rtl::Options {
            lockstep: Some(&mut lockstep),
            commands: case.commands(),
            max_cycles: 50_000,
            ..rtl::Options::default()
        };
        let report = rtl::run(&mut launch, config, engine, options, |_| ());
        assert_eq!(report.error, None, "{:?}", case.opcodes);
        assert_eq!(results(&launch)[..case.expected.len()], *case.expected, "{:?}", case.opcodes);
        let here: BTreeSet<String> = evidence::compared_of(&lockstep, &launch).collect();
        let missing: Vec<_> = case.opcodes.iter().filter(|opcode| !here.contains(**opcode)).collect();
        assert!(missing.is_empty(), "{missing:?} are not compared");
        compared.extend(here);
    }
    evidence::check("lockstep-rare", &compared, true);
}
