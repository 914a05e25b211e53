//! What ends a dispatch before its time, through the register bus as a host sees it: faults and how they are told, the host's
//! abort, and that the machine runs the next launch as if nothing had been.
//!
//! `TOMBOLO_ROUNDS` is the number of aborts at random moments for each configuration.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_registers::find;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::{Engine, SignalHandle};
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::program::{Program as Writes, RegisterWrite};
use tombolo_sim::memory::{AddressSpace, MemoryPort, Order, PortTiming};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::ErrorKind;
use tombolo_sim::run::bus::RegisterBus;
use tombolo_sim::run::ports::MemoryPorts;
use tombolo_sim::run::rtl;
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::programs::{CODE, Program};

/// The configurations that must hold all this.
const CONFIGS: [&str; 2] = ["default", "ecp5"];
/// Kernels that are aborted, and run in full behind that: barriers, LDS, atomic operations, branches, scalar memory.
const KERNELS: [&str; 5] = ["reduction", "histogram", "vecadd", "scan", "tile_transpose"];
/// Cycles within which a machine that is stopped is empty.
const DRAIN: u64 = 5_000;
/// Cycles within which these programs fault.
const PATIENCE: u64 = 20_000;

/// A compute unit with its memory's port.
struct Machine {
    engine: Box<dyn Engine>,
    ports: MemoryPorts,
    bus: RegisterBus,
    busy: SignalHandle,
    port: MemoryPort,
    config: Config,
}

impl Machine {
    fn new(config: &str) -> Self {
        let config = Config::by_name(config).unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        Self {
            ports: MemoryPorts::find(engine.as_mut()).unwrap(),
            bus: RegisterBus::find(engine.as_ref()).unwrap(),
            busy: engine.find("busy").unwrap(),
            port: MemoryPort::new(PortTiming::default()),
            engine,
            config,
        }
    }

    /// A cycle with a write on the bus; whether the machine was busy in it.
    fn cycle(&mut self, memory: &mut AddressSpace, write: Option<RegisterWrite>) -> bool {
        self.ports.present(self.engine.as_mut(), &self.port);
        self.bus.present(self.engine.as_mut(), write);
        self.engine.settle_outputs();
        let busy = self.engine.get(self.busy)[0] != 0;
        let (taken, request) = self.ports.collect(self.engine.as_ref(), &self.port);
        self.port.tick(memory, taken, request);
        self.engine.step();
        assert_eq!(self.engine.faults(), []);
        busy
    }

    /// Programs and starts a launch.
    fn start(&mut self, launch: &mut Launch) {
        for write in Writes::of(&launch.dispatch).unwrap().into_writes() {
            self.cycle(&mut launch.memory, Some(write));
        }
        self.cycle(&mut launch.memory, None);
    }

    /// Cycles until the machine is not busy, and nothing of its memory is under way.
    fn drain(&mut self, launch: &mut Launch, at_most: u64) -> u64 {
        let mut cycles = 0;
        while self.cycle(&mut launch.memory, None) || !self.port.is_idle() {
            cycles += 1;
            assert!(cycles < at_most, "still busy after {cycles} cycles");
        }
        cycles
    }

    /// Writes a field of COMPUTE_CONTROL.
    fn control(&mut self, launch: &mut Launch, field: &str) {
        let write = RegisterWrite::of("COMPUTE_CONTROL", field, 1).unwrap();
        self.cycle(&mut launch.memory, Some(write));
        self.cycle(&mut launch.memory, None);
    }

    /// A field of a register, read over the bus while nothing runs.
    fn read(&mut self, register: &str, field: &str) -> u32 {
        let (register, _) = find(register).unwrap();
        self.bus.present_read(self.engine.as_mut(), register.address);
        self.engine.step();
        self.bus.present(self.engine.as_mut(), None);
        self.engine.settle_outputs();
        let value = self.bus.answer(self.engine.as_ref()).unwrap();
        let field = register.fields.iter().find(|known| known.name == field).unwrap();
        (value & field.mask()) >> field.lsb
    }

    /// The name of a field's value.
    fn named(&mut self, register: &str, field: &str) -> &'static str {
        let value = self.read(register, field);
        let (register, _) = find(register).unwrap();
        let field = register.fields.iter().find(|known| known.name == field).unwrap();
        field.values.iter().find(|(known, _)| *known == value).unwrap().1
    }

    /// Address of the instruction that faulted.
    fn fault_pc(&mut self) -> u64 {
        u64::from(self.read("COMPUTE_FAULT_PC_HI", "DATA")) << 32 | u64::from(self.read("COMPUTE_FAULT_PC_LO", "DATA"))
    }

    /// BUSY, FAULT and STOPPED of COMPUTE_STATUS.
    fn status(&mut self) -> [u32; 3] {
        ["BUSY", "FAULT", "STOPPED"].map(|field| self.read("COMPUTE_STATUS", field))
    }

    /// A signal of a slot.
    fn slot(&mut self, simd: u32, slot: u32, signal: &str) -> u64 {
        self.engine.settle();
        self.engine.get(self.engine.find(&format!("simd_{simd}.slot_{slot}.{signal}")).unwrap())[0]
    }

    /// Runs a kernel on the machine as it is: it must give what it should.
    fn runs(&mut self, kernel: &str) {
        let mut launch = Launch::read(&kernels_folder().join(kernel), None).unwrap();
        let report = rtl::run(&mut launch, self.config, self.engine.as_mut(), rtl::Options::default(), |_| ());
        assert!(report.pass, "{kernel}: {:?}, {:?}", report.error, report.mismatches);
    }
}

/// Groups of two waves, of which number 2 does `bad` and the others meet at a barrier.
fn faulting(bad: &str) -> Launch {
    let source = format!(
        "s_mov_b32 s4, 2
         s_cmp_eq_u32 ttmp9, s4
         s_cbranch_scc0 good
         {bad}
         s_endpgm
         good:
         s_barrier_signal -1
         s_barrier_wait -1
         s_endpgm"
    );
    Program { source: &source, items: 6 * 64, group: 64, words: 64 }.launch().unwrap()
}

/// A fault: the program, kind and reason, dwords to its instruction, lane.
type Case = (&'static str, &'static str, &'static str, u64, u32);

#[test]
fn a_fault_ends_the_dispatch_and_is_told_until_it_is_cleared() {
    let cases: [Case; 5] = [
        ("s_trap 3", "TRAP", "NONE", 3, 0),
        ("ds_bvh_stack_push8_pop1_rtn_b32 v0, v1, v2, v[3:10] offset:256", "ILLEGAL", "NONE", 3, 0),
        ("v_mov_b32_e32 v1, 1\nglobal_atomic_add_u32 v0, v1, s[0:1]\ns_wait_storecnt 0x0", "MEMORY", "ATOMIC", 4, 1),
        ("v_mov_b32_e32 v3, 0x12345678\nflat_load_b32 v1, v[2:3]\ns_wait_loadcnt 0x0", "MEMORY", "HOLE", 5, 0),
        ("s_mov_b64 s[6:7], 0x4000\ns_setpc_b64 s[6:7]", "FETCH", "NONE", 0, 0),
    ];
    for config in CONFIGS {
        let mut machine = Machine::new(config);
        for (bad, kind, reason, dwords, lane) in cases {
            let mut launch = faulting(bad);
            machine.start(&mut launch);
            machine.drain(&mut launch, PATIENCE);
            assert_eq!(machine.status(), [0, 1, 1], "{bad}");
            let pc = if kind == "FETCH" { 0x4000 } else { CODE + 4 * dwords };
            let told = (machine.named("COMPUTE_FAULT", "KIND"), machine.named("COMPUTE_FAULT", "REASON"));
            assert_eq!(told, (kind, reason), "{config}: {bad}");
            assert_eq!(format!("{:x}", machine.fault_pc()), format!("{pc:x}"), "{config}: {bad}");
            assert_eq!(machine.read("COMPUTE_FAULT", "LANE"), lane, "{bad}");
            let group = [("X", "GROUP"), ("YZ", "Y"), ("YZ", "Z")]
                .map(|(axis, field)| machine.read(&format!("COMPUTE_FAULT_GROUP_{axis}"), field));
            assert_eq!(group, [2, 0, 0], "{bad}");
            // The next launch runs, and tells nothing of it.
            machine.runs("reduction");
            assert_eq!(machine.status(), [0, 1, 0]);
            assert_eq!(machine.named("COMPUTE_FAULT", "KIND"), kind);
            machine.control(&mut launch, "CLEAR_FAULT");
            assert_eq!(machine.status(), [0, 0, 0]);
        }
    }
}

#[test]
fn the_first_fault_stays_while_a_later_one_ends_its_dispatch_too() {
    let mut machine = Machine::new("ecp5");
    for bad in ["s_trap 3", "s_nop 0\ns_trap 3"] {
        let mut launch = faulting(bad);
        machine.start(&mut launch);
        machine.drain(&mut launch, PATIENCE);
        assert_eq!(machine.status(), [0, 1, 1]);
        assert_eq!(machine.fault_pc(), CODE + 12);
    }
}

#[test]
fn no_work_group_is_launched_behind_a_fault() {
    for config in CONFIGS {
        let mut machine = Machine::new(config);
        // Every group counts itself, number 2 traps, and there are many more than fit at once.
        let source = "v_mov_b32_e32 v1, 0
             v_mov_b32_e32 v2, 1
             global_atomic_add_u32 v1, v2, s[0:1]
             s_wait_storecnt 0x0
             s_cmp_eq_u32 ttmp9, 2
             s_cbranch_scc0 good
             s_trap 1
             good:
             s_endpgm";
        let mut launch = Program { source, items: 2000 * 32, group: 32, words: 1 }.launch().unwrap();
        machine.start(&mut launch);
        machine.drain(&mut launch, PATIENCE);
        let [counted] = tombolo_testbenches::programs::results(&launch)[..] else { panic!("one word") };
        assert!(counted < 64 * 32, "{config}: {} groups ran", counted / 32);
    }
}

#[test]
fn of_faults_in_one_cycle_that_of_the_lowest_slot_of_the_lowest_simd_is_told() {
    // Wave 0 wakes the others, which sleep, each before a trap of its own.
    let waves: String = (1..4).map(|wave| format!("wave{wave}:\ns_sleep 0x8000\ns_trap {wave}\ns_nop 0\n")).collect();
    let source = format!(
        "s_bfe_u32 s4, ttmp8, 0x50019
         s_cmp_eq_u32 s4, 1
         s_cbranch_scc1 wave1
         s_cmp_eq_u32 s4, 2
         s_cbranch_scc1 wave2
         s_cmp_eq_u32 s4, 3
         s_cbranch_scc1 wave3
         s_sleep 50
         s_wakeup
         loop:
         s_branch loop
         {waves}"
    );
    for config in CONFIGS {
        let mut machine = Machine::new(config);
        let mut launch = Program { source: &source, items: 128, group: 128, words: 1 }.launch().unwrap();
        let simds: Vec<SignalHandle> =
            (0..machine.config.simds).map(|simd| machine.engine.find(&format!("fault_{simd}")).unwrap()).collect();
        machine.start(&mut launch);
        let mut at_once = vec![];
        for _ in 0..PATIENCE {
            machine.cycle(&mut launch.memory, None);
            machine.engine.settle_outputs();
            at_once = simds.iter().map(|fault| machine.engine.get(*fault)[0]).collect();
            if at_once.iter().any(|waves| *waves != 0) {
                break;
            }
        }
        let waves: u32 = at_once.iter().map(|slots| slots.count_ones()).sum();
        // Of a barrel one wave has its turn.
        assert_eq!(waves, if machine.config.barrel { 1 } else { 3 }, "{config}: {at_once:?}");
        let simd = at_once.iter().position(|slots| *slots != 0).unwrap() as u32;
        let slot = at_once[simd as usize].trailing_zeros();
        let pc = machine.slot(simd, slot, "state_pc");
        machine.drain(&mut launch, DRAIN);
        assert_eq!([machine.read("COMPUTE_FAULT", "SIMD"), machine.read("COMPUTE_FAULT", "SLOT")], [simd, slot]);
        assert_eq!(machine.fault_pc(), pc);
    }
}

#[test]
fn an_abort_ends_what_would_never_end() {
    let waits = "s_bfe_u32 s4, ttmp8, 0x50019\ns_cmp_eq_u32 s4, 0\ns_cbranch_scc1 other\n\
                 s_barrier_signal -1\ns_barrier_wait -1\ns_endpgm\nother:\n";
    let programs = [
        format!("{waits} loop:\ns_branch loop"),
        format!("{waits} loop:\nglobal_load_b32 v1, v0, s[0:1]\ns_branch loop"),
        format!("{waits} loop:\nds_add_u32 v0, v0\nv_add_nc_u32_e32 v3, v3, v3\ns_branch loop"),
        format!(
            "{waits} loop:\nv_mov_b32_e32 v2, 0\nglobal_atomic_add_u32 v1, v2, v0, s[0:1] th:TH_ATOMIC_RETURN\ns_branch loop"
        ),
        format!("{waits} s_sleep 0x8000\ns_endpgm"),
        format!("{waits} s_sethalt 1\ns_endpgm"),
    ];
    for config in CONFIGS {
        let mut machine = Machine::new(config);
        for source in &programs {
            let mut launch = Program { source, items: 64 * 40, group: 64, words: 64 }.launch().unwrap();
            launch.dispatch.lds_bytes = 1024;
            machine.start(&mut launch);
            for _ in 0..3_000 {
                assert!(machine.cycle(&mut launch.memory, None), "{source} ended");
            }
            machine.control(&mut launch, "ABORT");
            machine.drain(&mut launch, DRAIN);
            assert_eq!(machine.status(), [0, 0, 1]);
            machine.runs("reduction");
            assert_eq!(machine.status(), [0, 0, 0]);
        }
        // Where nothing runs there is nothing to abort.
        let mut launch = faulting("s_endpgm");
        machine.control(&mut launch, "ABORT");
        assert_eq!(machine.status(), [0, 0, 0]);
        machine.runs("vecadd");
    }
}

#[test]
fn an_abort_at_any_moment_leaves_a_machine_that_runs_the_next_launch() {
    let rounds = std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(25);
    for config in CONFIGS {
        let mut machine = Machine::new(config);
        let mut random = SplitMix64::new(11);
        for round in 0..rounds {
            let kernel = KERNELS[random.next_u64() as usize % KERNELS.len()];
            let order = Order::Shuffled { spread: 60, seed: round };
            machine.port = MemoryPort::new(PortTiming { order, ..PortTiming::default() });
            let mut launch = Launch::read(&kernels_folder().join(kernel), None).unwrap();
            machine.start(&mut launch);
            let moment = random.next_u64() % 2_500;
            for _ in 0..moment {
                machine.cycle(&mut launch.memory, None);
            }
            machine.control(&mut launch, "ABORT");
            let cycles = machine.drain(&mut launch, DRAIN);
            assert!(cycles < DRAIN, "{config}, round {round}: {kernel} aborted after {moment} cycles");
            machine.runs(KERNELS[random.next_u64() as usize % KERNELS.len()]);
        }
    }
}

#[test]
fn the_simulator_runs_a_launch_after_one_that_ended_with_an_error() {
    // A fault, an access that only the simulator's memory refuses, a launch that does not end.
    let outside = "v_mov_b32_e32 v2, 0x7000000\nglobal_load_b32 v1, v2, s[0:1]\ns_wait_loadcnt 0x0";
    let cases = [
        ("s_trap 3", ErrorKind::Trap),
        (outside, ErrorKind::Memory),
        ("loop:\ns_branch loop", ErrorKind::Hang),
        ("s_trap 3", ErrorKind::Trap),
    ];
    for config in CONFIGS {
        let mut machine = Machine::new(config);
        for (bad, kind) in cases {
            let mut launch = faulting(bad);
            let options = rtl::Options { max_cycles: PATIENCE, ..rtl::Options::default() };
            let report = rtl::run(&mut launch, machine.config, machine.engine.as_mut(), options, |_| ());
            let error = report.error.unwrap();
            assert_eq!(error.kind, kind, "{}", error.message);
            if kind == ErrorKind::Trap {
                assert_eq!(error.pc, Some(CODE + 12));
            }
            machine.runs("scan");
        }
    }
}
