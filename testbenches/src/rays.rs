//! Kernels that trace rays, written by tests: random numbers that make sense in a scene and some that do not, the kernel around the instructions, and
//! its launch in lock-step with the model.

use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use tombolo_asm::{Options, assemble};
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::{Report, rtl};

/// Rays of a launch: two waves of 32 lanes, or one of 64.
pub const RAYS: usize = 64;
/// Dwords of a ray in memory.
pub const RAY: usize = 16;

/// Random numbers of scenes.
pub struct Random(pub SplitMix64);

impl Random {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() >> 32) as usize % end
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A number near zero, a small whole number, or a special one.
    pub fn number(&mut self) -> f32 {
        match self.below(12) {
            0..5 => self.below(17) as f32 / 4.0 - 2.0,
            5..10 => self.below(1 << 20) as f32 / (1 << 18) as f32 - 2.0,
            10 => self.pick(&[0.0, -0.0, 1e-40, -1e-40, 1e30, -1e30, 3e38]),
            _ => match self.below(4) {
                0 => self.pick(&[f32::INFINITY, f32::NEG_INFINITY, f32::NAN]),
                _ => 1.0,
            },
        }
    }

    /// The same of 16 bits: mostly a number of a few digits.
    pub fn half(&mut self) -> u32 {
        match self.below(10) {
            0 => self.pick(&[0x7c00, 0xfc00, 0x7e00, 0x0001, 0x8001, 0x03ff, 0x8000]),
            _ => self.pick(&[0x0000, 0x8000]) | (0x3000 + (self.below(0x1200) as u32 & 0xfff8)),
        }
    }
}

/// The kernel as assembler source: s[4:5] rays, s[6:7] nodes, v1 offset of a lane's first ray.
pub fn source(body: &str, wave64: bool) -> String {
    let lanes = if wave64 { 64 } else { 32 };
    format!(
        ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1201\"\n.text\n.globl k\n.p2align 8\n.type k,@function\nk:\n  \
         s_load_b128 s[4:7], s[0:1], 0x0\n  s_wait_kmcnt 0x0\n  v_and_b32_e32 v1, 0x3ff, v0\n  v_lshlrev_b32_e32 v1, 6, v1\n  \
         v_mov_b32_e32 v20, 0\n{body}  s_endpgm\n\n.rodata\n.p2align 6\n.amdhsa_kernel k\n  .amdhsa_kernarg_size 16\n  \
         .amdhsa_user_sgpr_kernarg_segment_ptr 1\n  .amdhsa_next_free_vgpr 36\n  .amdhsa_next_free_sgpr 24\n  \
         .amdhsa_wavefront_size32 {}\n.end_amdhsa_kernel\n\n.amdgpu_metadata\n---\namdhsa.version: [1, 2]\n\
         amdhsa.target: amdgcn-amd-amdhsa--gfx1201\namdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n    \
         .kernarg_segment_size: 16\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: 0\n    \
         .private_segment_fixed_size: 0\n    .wavefront_size: {lanes}\n    .sgpr_count: 24\n    .vgpr_count: 36\n    \
         .max_flat_workgroup_size: 1024\n    .args:\n      - .name: rays\n        .offset: 0\n        .size: 8\n        \
         .value_kind: global_buffer\n        .address_space: global\n      - .name: nodes\n        .offset: 8\n        .size: 8\n        \
         .value_kind: global_buffer\n        .address_space: global\n...\n.end_amdgpu_metadata\n",
        u32::from(!wave64)
    )
}

/// A launch folder: the kernel, and its two buffers.
pub fn write_launch(folder: &Path, name: &str, source: &str, wave64: bool, rays: &[u32], nodes: &[u32]) {
    let assembled = assemble(source, "rays.s", &Options { wave64, ..Options::default() });
    let object =
        assembled.and_then(|assembled| assembled.code_object()).unwrap_or_else(|errors| panic!("{}", errors[0]));
    let bytes = |words: &[u32]| -> Vec<u8> { words.iter().flat_map(|word| word.to_le_bytes()).collect() };
    let argument = |at: usize, words: &[u32]| {
        std::fs::write(folder.join(format!("arg{at}.bin")), bytes(words)).unwrap();
        json!({"kind": "buffer", "file": format!("arg{at}.bin"), "bytes": 4 * words.len(), "dtype": "uint32"})
    };
    let manifest = json!({
        "name": name, "elf": "rays.elf", "elfs": {"gfx1201": "rays.elf"}, "kernel": "k",
        "grid": [RAYS, 1, 1], "block": [RAYS, 1, 1], "dynamic_lds_bytes": 0,
        "args": [argument(0, rays), argument(1, nodes)],
    });
    std::fs::write(folder.join("rays.elf"), object).unwrap();
    std::fs::write(folder.join("manifest.json"), manifest.to_string()).unwrap();
}

/// Runs a kernel in lock-step.
pub fn run(
    netlist: &Arc<Netlist>,
    config: Config,
    name: &str,
    source: &str,
    wave64: bool,
    rays: &[u32],
    nodes: &[u32],
) -> Report {
    let folder = tempfile::tempdir().unwrap();
    write_launch(folder.path(), name, source, wave64, rays, nodes);
    let mut launch = Launch::read(folder.path(), None).unwrap();
    let mut engine = design::engine(EngineKind::Compiled, Arc::clone(netlist)).unwrap();
    let mut model = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
    let options = rtl::Options { lockstep: Some(&mut model), max_cycles: 3_000_000, ..rtl::Options::default() };
    rtl::run(&mut launch, config, engine.as_mut(), options, |_| ())
}

/// Runs the kernel of a seed in lock-step, with these nodes and this body and its rays; waves of odd seeds have 64 lanes. Returns its source too.
pub fn run_seed(
    netlist: &Arc<Netlist>,
    config: Config,
    seed: u64,
    nodes: fn(&mut Random) -> Vec<u32>,
    program: fn(&mut Random, bool) -> (String, Vec<u32>),
) -> (Report, String) {
    let random = &mut Random(SplitMix64::new(seed));
    let wave64 = seed % 2 == 1;
    let nodes = nodes(random);
    let (body, rays) = program(random, wave64);
    let source = source(&body, wave64);
    (run(netlist, config, &format!("rays {seed}"), &source, wave64, &rays, &nodes), source)
}

/// Kernels of as many seeds as the environment says run alike, with lanes for a whole wave and for a quarter of one.
pub fn run_alike(run: fn(&Arc<Netlist>, Config, u64) -> (Report, String)) {
    for name in ["default", "lanes8"] {
        let config = Config::by_name(name).unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        for seed in 0..programs() {
            let (report, source) = run(&netlist, config, seed);
            assert!(report.error.is_none(), "{name}, seed {seed}: {report} {:?}\n{source}", report.error);
        }
    }
}

/// Why the hardware, alone, ends a kernel of one ray of zeros and one node of zeros; none if it does not.
pub fn refusal(netlist: &Arc<Netlist>, config: Config, body: &str, node: &[u32]) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    write_launch(folder.path(), "refused rays", &source(body, false), false, &[0; RAY], node);
    let mut launch = Launch::read(folder.path(), None).unwrap();
    let mut engine = design::engine(EngineKind::Compiled, Arc::clone(netlist)).unwrap();
    rtl::run(&mut launch, config, engine.as_mut(), rtl::Options::default(), |_| ()).error.map(|error| error.message)
}

/// Programs of a test, from its environment.
fn programs() -> u64 {
    std::env::var("TOMBOLO_PROGRAMS").ok().and_then(|text| text.parse().ok()).unwrap_or(8)
}
