//! Dispatches programmed through the compute registers: what a wave has before its first instruction, which work-groups there
//! are, limits, and programs that make no sense.
//!
//! Memory answers nothing here, so that the waves stay where the dispatcher left them.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::config::{Config, Units};
use tombolo_registers::find;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::program::{Program, RegisterWrite};
use tombolo_sim::run::bus::RegisterBus;
use tombolo_sim::run::registers::RegisterFiles;

const CONFIG: Config = Config {
    name: "test",
    simds: 2,
    waves: 4,
    lanes: 4,
    vgpr_rows: 64,
    lds_bytes: 8192,
    lds_banks: 32,
    fetch_dwords: 8,
    barrel: false,
    instruction_lines: 64,
    instruction_fills: 2,
    scalar_lines: 64,
    scalar_queue: 2,
    scalar_loads: 2,
    cache_lines: 4,
    memory_queue: 2,
    memory_requests: 2,
    line_quarters: 4,
    narrow_port: false,
    paired_returns: false,
    units: Units { silicon_pace: false, dual_issue: false, ..Units::ALL },
};
/// Cycles in which every wave of these launches is placed.
const CYCLES: usize = 1500;
/// The initiator's fields of an ordinary dispatch.
const START: [Setting; 2] =
    [("COMPUTE_DISPATCH_INITIATOR", "COMPUTE_SHADER_EN", 1), ("COMPUTE_DISPATCH_INITIATOR", "CS_W32_EN", 1)];

/// Register, field and value.
type Setting<'a> = (&'a str, &'a str, u64);

/// The machine after the waves of a launch are in place.
struct Placed {
    engine: Box<dyn Engine>,
    bus: RegisterBus,
}

impl Placed {
    /// The machine before any dispatch.
    fn idle() -> Self {
        let netlist = Arc::new(design::compute_unit(CONFIG).unwrap());
        let engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        Self { bus: RegisterBus::find(engine.as_ref()).unwrap(), engine }
    }

    /// Starts a dispatch with these fields beside the defaults: one group of 32 work-items, 8 VGPRs.
    fn new(fields: &[Setting]) -> Self {
        let mut machine = Self::idle();
        machine.start(fields);
        machine
    }

    /// Starts another dispatch.
    fn start(&mut self, fields: &[Setting]) {
        let defaults = [
            ("COMPUTE_DIM_X", "SIZE", 1),
            ("COMPUTE_DIM_Y", "SIZE", 1),
            ("COMPUTE_DIM_Z", "SIZE", 1),
            ("COMPUTE_NUM_THREAD_X", "NUM_THREAD_FULL", 32),
            ("COMPUTE_NUM_THREAD_Y", "NUM_THREAD_FULL", 1),
            ("COMPUTE_NUM_THREAD_Z", "NUM_THREAD_FULL", 1),
        ];
        let named = |at: &&Setting| !fields.iter().any(|field| (field.0, field.1) == (at.0, at.1));
        let mut program = Program::default();
        for (register, field, value) in defaults.iter().filter(named).chain(fields).chain(&START) {
            if *register == START[0].0 && fields.iter().any(|it| it.1 == *field && it.2 == 0) {
                continue;
            }
            program.set(register, field, *value).unwrap();
        }
        let mut writes = program.into_writes();
        // The initiator is last, wherever it was mentioned.
        writes.sort_by_key(|write| write.address == 0xb800);
        for write in writes {
            self.write(write);
        }
        for _ in 0..CYCLES {
            self.engine.step();
        }
        self.engine.settle();
    }

    fn write(&mut self, write: RegisterWrite) {
        self.bus.present(self.engine.as_mut(), Some(write));
        self.engine.step();
        self.bus.present(self.engine.as_mut(), None);
        self.engine.settle_outputs();
        assert!(self.bus.answer(self.engine.as_ref()).is_some(), "{write:x?}");
    }

    /// A field of COMPUTE_STATUS, read over the bus.
    fn status(&mut self, field: &str) -> u32 {
        let (register, _) = find("COMPUTE_STATUS").unwrap();
        self.bus.present_read(self.engine.as_mut(), register.address);
        self.engine.step();
        self.bus.present(self.engine.as_mut(), None);
        self.engine.settle_outputs();
        let value = self.bus.answer(self.engine.as_ref()).unwrap();
        self.engine.settle();
        let field = register.fields.iter().find(|known| known.name == field).unwrap();
        (value & field.mask()) >> field.lsb
    }

    /// The name of what COMPUTE_STATUS.ERROR says.
    fn error(&mut self) -> &'static str {
        let code = self.status("ERROR");
        let (register, _) = find("COMPUTE_STATUS").unwrap();
        let field = register.fields.iter().find(|known| known.name == "ERROR").unwrap();
        field.values.iter().find(|(value, _)| *value == code).unwrap().1
    }

    /// What a signal of the slots says, of those that hold a wave, in the order in which waves are placed.
    fn waves(&self, signal: &str) -> Vec<u64> {
        let mut values = vec![];
        for slot in 0..4 {
            for simd in 0..2 {
                if self.slot(simd, slot, "active") != 0 {
                    values.push(self.slot(simd, slot, signal));
                }
            }
        }
        values
    }

    /// A scalar register of the waves, as [`Self::waves`].
    fn scalars(&self, code: usize) -> Vec<u64> {
        let mut values = vec![];
        for slot in 0..4 {
            for simd in 0..2 {
                if self.slot(simd, slot, "active") != 0 {
                    let files = RegisterFiles::find(self.engine.as_ref(), CONFIG, simd).unwrap();
                    let value = files.scalar(self.engine.as_ref(), slot, code).unwrap();
                    values.push(value.into());
                }
            }
        }
        values
    }

    /// Whether a slot is active, or a field of the state of its wave.
    fn slot(&self, simd: usize, slot: usize, name: &str) -> u64 {
        let signal = if name == "active" { name.to_owned() } else { format!("state_{name}") };
        let path = format!("simd_{simd}.slot_{slot}.{signal}");
        self.engine.get(self.engine.find(&path).unwrap())[0]
    }

    /// A row of the VGPRs, lanes 0 to 31.
    fn row(&self, simd: usize, row: u32) -> Vec<u64> {
        let word = |lane: u32| {
            let (physical, beat) = (lane % CONFIG.lanes as u32, lane / CONFIG.lanes as u32);
            let bank = format!("simd_{simd}.lane_{physical}.vgprs.bank_{}", row % 4);
            let memory = self.engine.find_memory(&bank).unwrap();
            let beats = 32 / CONFIG.lanes as u32;
            self.engine.read_memory(memory, row / 4 * beats + beat).unwrap().low_u64()
        };
        (0..32).map(word).collect()
    }
}

#[test]
fn a_wave64_has_64_lanes_in_twice_the_rows() {
    let machine = Placed::new(&[
        ("COMPUTE_DISPATCH_INITIATOR", "CS_W32_EN", 0),
        ("COMPUTE_NUM_THREAD_X", "NUM_THREAD_FULL", 100),
        ("COMPUTE_PGM_RSRC1", "VGPRS", 1),
    ]);
    // 100 work-items are a full wave and one of 36, on the SIMDs in turn.
    for (simd, exec, first) in [(0, u64::MAX, 0), (1, (1 << 36) - 1, 64)] {
        assert_eq!(machine.slot(simd, 0, "active"), 1);
        assert_eq!(machine.slot(simd, 0, "shape_wave64"), 1);
        assert_eq!(machine.slot(simd, 0, "shape_group_waves"), 2);
        assert_eq!(machine.slot(simd, 0, "exec"), exec);
        let lanes = (exec.count_ones() - 32) as usize;
        assert_eq!(machine.row(simd, 0), (first..first + 32).collect::<Vec<u64>>());
        assert_eq!(machine.row(simd, 8)[..lanes], (first + 32..first + 32 + lanes as u64).collect::<Vec<u64>>());
    }
    assert_eq!(machine.slot(0, 1, "active"), 0);
}

#[test]
fn waves_of_both_sizes_have_shares_of_the_vgprs_that_do_not_overlap() {
    for (wave32, granules, resident, rows) in [(1, 1, 4, 16), (0, 3, 2, 32)] {
        let machine = Placed::new(&[
            ("COMPUTE_DISPATCH_INITIATOR", "CS_W32_EN", wave32),
            ("COMPUTE_DIM_X", "SIZE", 32),
            ("COMPUTE_PGM_RSRC1", "VGPRS", granules),
        ]);
        for simd in 0..2 {
            for slot in 0..4 {
                assert_eq!(machine.slot(simd, slot, "active") != 0, slot < resident);
                if slot < resident {
                    assert_eq!(machine.slot(simd, slot, "place_vgpr_base"), rows * slot as u64);
                }
            }
        }
    }
}

#[test]
fn resident_work_groups_have_numbers_and_lds_of_their_own_as_far_as_it_reaches() {
    // Groups of two waves and 3 KiB: two fit into 8 KiB of LDS.
    let machine = Placed::new(&[
        ("COMPUTE_DIM_X", "SIZE", 5),
        ("COMPUTE_NUM_THREAD_X", "NUM_THREAD_FULL", 64),
        ("COMPUTE_PGM_RSRC2", "LDS_SIZE", 5),
    ]);
    assert_eq!(machine.waves("shape_group"), [0, 0, 1, 1]);
    assert_eq!(machine.waves("shape_group_waves"), [2; 4]);
    assert_eq!(machine.waves("place_lds_base"), [0, 0, 3072, 3072]);
    assert_eq!(machine.waves("shape_lds_size"), [3072; 4]);
}

#[test]
fn every_slot_has_scratch_of_its_own() {
    let machine = Placed::new(&[
        ("COMPUTE_DIM_X", "SIZE", 10),
        ("COMPUTE_PGM_RSRC2", "SCRATCH_EN", 1),
        ("COMPUTE_SCRATCH_BASE_LO", "DATA", 0x0012_3400),
        ("COMPUTE_SCRATCH_BASE_HI", "DATA", 0x7f),
        ("COMPUTE_TMPRING_SIZE", "WAVESIZE", 129),
        ("COMPUTE_TMPRING_SIZE", "WAVES", 8),
    ]);
    for slot in 0..8 {
        let address = 0x7f00_1234_0000 + slot as u64 * 129 * 1024;
        assert_eq!(machine.slot(slot / 4, slot % 4, "place_scratch_base"), address);
    }
}

/// Codes of TTMP7 and TTMP9.
const TTMP7: usize = 115;
const TTMP9: usize = 117;

#[test]
fn groups_run_from_start_to_dim_with_x_innermost() {
    let fields = [
        ("COMPUTE_START_X", "START", 3),
        ("COMPUTE_DIM_X", "SIZE", 5),
        ("COMPUTE_START_Y", "START", 7),
        ("COMPUTE_DIM_Y", "SIZE", 9),
    ];
    let machine = Placed::new(&fields);
    assert_eq!(machine.scalars(TTMP9), [3, 4, 3, 4]);
    assert_eq!(machine.scalars(TTMP7), [7, 7, 8, 8]);
    // The same in work-items, and from the origin.
    let items = [("COMPUTE_DISPATCH_INITIATOR", "USE_THREAD_DIMENSIONS", 1), ("COMPUTE_START_X", "START", 3)];
    let machine = Placed::new(&[items[0], items[1], ("COMPUTE_DIM_X", "SIZE", 5 * 32 - 1)]);
    assert_eq!(machine.scalars(TTMP9), [3, 4]);
    assert_eq!(machine.waves("exec"), [0xffff_ffff, 0x7fff_ffff]);
    let origin = ("COMPUTE_DISPATCH_INITIATOR", "FORCE_START_AT_000", 1);
    let machine = Placed::new(&[items[1], origin, ("COMPUTE_DIM_X", "SIZE", 2)]);
    assert_eq!(machine.scalars(TTMP9), [0, 1]);
}

#[test]
fn the_last_group_is_partial_where_that_is_enabled() {
    for (enable, last) in [(0, 0xffff_ffff), (1, 0x7)] {
        let machine = Placed::new(&[
            ("COMPUTE_DISPATCH_INITIATOR", "PARTIAL_TG_EN", enable),
            ("COMPUTE_NUM_THREAD_X", "NUM_THREAD_PARTIAL", 3),
            ("COMPUTE_NUM_THREAD_Y", "NUM_THREAD_PARTIAL", 1),
            ("COMPUTE_NUM_THREAD_Z", "NUM_THREAD_PARTIAL", 1),
            ("COMPUTE_DIM_X", "SIZE", 2),
        ]);
        assert_eq!(machine.waves("exec"), [0xffff_ffff, last]);
    }
}

#[test]
fn limits_of_waves_and_groups_are_kept() {
    let many = ("COMPUTE_DIM_X", "SIZE", 100);
    assert_eq!(Placed::new(&[many]).waves("exec").len(), 8);
    assert_eq!(Placed::new(&[many, ("COMPUTE_RESOURCE_LIMITS", "TG_PER_CU", 3)]).waves("exec").len(), 3);
    assert_eq!(Placed::new(&[many, ("COMPUTE_PGM_RSRC1", "BULKY", 1)]).waves("exec").len(), 1);
    // 16 waves are more than there are slots.
    assert_eq!(Placed::new(&[many, ("COMPUTE_RESOURCE_LIMITS", "WAVES_PER_SH", 16)]).waves("exec").len(), 8);
}

#[test]
fn nothing_runs_where_there_is_no_work() {
    for fields in [
        [("COMPUTE_DIM_Y", "SIZE", 0), ("COMPUTE_DIM_X", "SIZE", 4)],
        [("COMPUTE_DIM_X", "SIZE", 4), ("COMPUTE_START_X", "START", 4)],
        [("COMPUTE_DIM_X", "SIZE", 4), ("COMPUTE_DISPATCH_INITIATOR", "COMPUTE_SHADER_EN", 0)],
    ] {
        let mut machine = Placed::new(&fields);
        assert_eq!(machine.waves("exec").len(), 0);
        assert_eq!((machine.status("BUSY"), machine.error()), (0, "NONE"));
    }
}

#[test]
fn a_program_that_makes_no_sense_is_refused_and_the_next_one_runs() {
    let initiator = "COMPUTE_DISPATCH_INITIATOR";
    let cases: [(&[Setting], &str); 11] = [
        (&[("COMPUTE_NUM_THREAD_Y", "NUM_THREAD_FULL", 0)], "GROUP_SIZE"),
        (&[("COMPUTE_NUM_THREAD_Y", "NUM_THREAD_FULL", 33)], "GROUP_SIZE"),
        (&[("COMPUTE_NUM_THREAD_Y", "NUM_THREAD_FULL", 2049)], "GROUP_SIZE"),
        (&[(initiator, "PARTIAL_TG_EN", 1)], "GROUP_SIZE"),
        (&[("COMPUTE_PGM_RSRC1", "VGPRS", 8)], "VGPRS"),
        (&[("COMPUTE_PGM_RSRC1", "VGPRS", 8), (initiator, "CS_W32_EN", 0)], "VGPRS"),
        (&[("COMPUTE_PGM_RSRC2", "LDS_SIZE", 17)], "LDS"),
        (&[("COMPUTE_DIM_Z", "SIZE", 0x1_0001)], "GRID"),
        (&[("COMPUTE_PGM_RSRC2", "USER_SGPR", 17)], "USER_SGPR"),
        (&[("COMPUTE_PGM_RSRC2", "SCRATCH_EN", 1), ("COMPUTE_TMPRING_SIZE", "WAVES", 7)], "SCRATCH"),
        (&[(initiator, "ORDERED_APPEND_ENBL", 1)], "UNSUPPORTED"),
    ];
    for (fields, error) in cases {
        let mut machine = Placed::new(fields);
        assert_eq!((machine.error(), machine.status("BUSY")), (error, 0), "{fields:?}");
        assert_eq!(machine.waves("exec").len(), 0);
    }
    let mut machine = Placed::new(cases[0].0);
    machine.start(&[]);
    assert_eq!((machine.error(), machine.waves("exec").len()), ("NONE", 1));
    assert_eq!(machine.status("BUSY"), 1);
    machine.start(&[]);
    assert_eq!((machine.error(), machine.waves("exec").len()), ("WHILE_BUSY", 1));
}
