//! A vector of one wave as a launch, so that lock-step compares every write of it: a prologue loads the state in which it begins. For Sea Islands and
//! CDNA4, whose kernels use the same instructions for that. Several waves may run it, each as a work-group whose number is in s0.
//!
//! The prologue keeps to registers that no vector has data in, the last four: a pair is where the next word of each lane lies, the next one four times
//! the lane, and the last one what goes through to LDS or to an accumulation VGPR.

use crate::evidence::compared_of;
use crate::launches::kernels_folder;
use crate::machine::Machine;
use anyhow::{Context, anyhow, bail};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;
use tombolo_asm::{Options, assemble};
use tombolo_code_object::descriptor_field;
use tombolo_hdl::config::Config;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_netlist::Netlist;
use tombolo_sim::design;
use tombolo_sim::launch::{Launch, Scratch};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::memory::Access;
use tombolo_sim::run::rtl;
use tombolo_sim::vectors::format::Vector;

/// Where the state is, and 4 GiB behind it that of each further program.
const STATE: u64 = 0x5_0000_0000;
/// Where scratch is.
const SCRATCH: u64 = 0x40_0000_0000;
/// Lanes of the wave, and bytes of a word of each.
const LANES: usize = 64;
const ROW: usize = 4 * LANES;
/// Bytes of LDS that have data; what lies behind keeps what the hardware has there.
const LDS_DATA: usize = 8192;
/// A program begins at a multiple of it.
const ALIGNMENT: usize = 256;
/// Bytes behind a program that may be fetched.
const FETCHED_BEHIND: usize = 256;
/// Scalar registers that every instruction set has.
const SGPRS: usize = 102;
/// Number of the first accumulation VGPR.
const ACCUMULATION: usize = 256;
/// S_NOP 0.
const NOP: u32 = 0xbf80_0000;
/// Cycles that a program may take for each wave: atomic operations of all of them come one after the other.
const MAX_CYCLES: u64 = 200_000;

/// VGPRs of a wave alone, of either file, or of one of several, of which four run on a SIMD.
fn vgprs(several: bool) -> u32 {
    if several { 64 } else { 256 }
}

/// The kernel whose launch is changed, and the processor of its code object.
fn model_of(target: Target) -> anyhow::Result<(&'static str, &'static str)> {
    match target {
        Target::Gcn(Generation::SeaIslands) => Ok(("kernels-gfx7/add_u64", "gfx700")),
        Target::Cdna4 => Ok(("kernels-cdna4/add_u64", "gfx950")),
        other => bail!("no prologue for {}", other.mcpu()),
    }
}

/// The code that loads the state, and the words that it loads from `place`, by lanes.
fn prologue(vector: &Vector, several: bool, place: u64) -> (String, Vec<u8>) {
    let (mut text, mut state) = (String::new(), vec![]);
    let [low, high, lane, through] = [4, 3, 2, 1].map(|behind| vgprs(several) - behind);
    let add = match vector.target {
        Target::Cdna4 => format!("v_add_u32 v{low}, 0x100, v{low}"),
        _ => format!("v_add_i32 v{low}, vcc, 0x100, v{low}"),
    };
    let mut line = |line: &str| {
        let _ = writeln!(text, "{line}");
    };
    line(&format!("s_mov_b32 m0, -1\nv_and_b32 v{lane}, 63, v0\nv_lshlrev_b32 v{lane}, 2, v{lane}"));
    line(&format!("v_mov_b32 v{low}, v{lane}\nv_mov_b32 v{high}, {:#x}", place >> 32));
    for (row, bytes) in vector.lds[..LDS_DATA].chunks(ROW).enumerate() {
        state.extend_from_slice(bytes);
        line(&format!("flat_load_dword v{through}, v[{low}:{high}]\n{add}\ns_waitcnt vmcnt(0) lgkmcnt(0)"));
        line(&format!("ds_write_b32 v{lane}, v{through} offset:{}", ROW * row));
    }
    for (&register, words) in &vector.input.vectors {
        state.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        let loaded = if register < ACCUMULATION { register } else { through as usize };
        line(&format!("flat_load_dword v{loaded}, v[{low}:{high}]\n{add}"));
        if let Some(number) = register.checked_sub(ACCUMULATION) {
            line(&format!("s_waitcnt vmcnt(0) lgkmcnt(0)\nv_accvgpr_write_b32 a{number}, v{through}"));
        }
    }
    line("s_waitcnt vmcnt(0) lgkmcnt(0)");
    // Whatever has no data is zero, as in a vector: an index may lead there, or beyond all registers and so to v0. Several waves keep their numbers.
    let first = usize::from(several);
    for register in [0, low, high, lane, through].iter().skip(first) {
        line(&format!("v_mov_b32 v{register}, 0"));
    }
    // Waves find in their scalar registers what others have left there.
    for register in (1..SGPRS).filter(|register| several && !vector.input.scalars.contains_key(register)) {
        line(&format!("s_mov_b32 s{register}, 0"));
    }
    for (register, word) in &vector.input.scalars {
        line(&format!("s_mov_b32 s{register}, {word:#x}"));
    }
    let input = &vector.input;
    line(&format!("s_setreg_imm32_b32 hwreg(HW_REG_MODE), {:#x}", vector.mode));
    line(&format!("s_cmp_eq_u32 0, {}", u32::from(!input.scc)));
    for (register, value) in [("vcc", input.vcc), ("exec", input.exec)] {
        line(&format!("s_mov_b32 {register}_lo, {:#x}\ns_mov_b32 {register}_hi, {:#x}", value as u32, value >> 32));
    }
    line(&format!("s_mov_b32 m0, {:#x}", input.m0));
    (text, state)
}

/// The vector as a launch of one wave of 64 lanes, which expects nothing but its end.
///
/// # Errors
/// An instruction set that is neither; what does not lie in memory as the vector wants it.
pub fn launch(vector: &Vector) -> anyhow::Result<Launch> {
    launch_of(vector, 1)
}

/// The same of so many waves, which have fewer registers and less of LDS then, so that 16 of them run side by side.
///
/// # Errors
/// As of [`launch`].
pub fn launch_of(vector: &Vector, waves: u32) -> anyhow::Result<Launch> {
    launch_of_crowd(std::slice::from_ref(vector), waves)
}

fn text_of(source: &str, target: Target) -> anyhow::Result<Vec<u8>> {
    let assembled = assemble(source, "prologue", &Options::of(target)).map_err(|errors| anyhow!("{}", errors[0]))?;
    Ok(assembled.text().map_err(|errors| anyhow!("{errors:?}"))?.to_vec())
}

/// Code that brings a wave to its program, one of those that begin at these bytes behind it: four waves side by side, which are on four SIMDs, have the
/// same one.
fn branches(programs: &[usize], target: Target) -> anyhow::Result<Vec<u8>> {
    // A comparison and a branch of a dword each, behind two instructions.
    let length = 4 * (2 + 2 * programs.len());
    let to = |(at, start): (usize, &usize)| {
        let dwords = (length + start) / 4 - (4 + 2 * at);
        format!("s_cmp_eq_u32 s1, {at}\ns_cbranch_scc1 {dwords}\n")
    };
    let all: String = programs.iter().enumerate().map(to).collect();
    let last = programs.len() - 1;
    text_of(&format!("s_lshr_b32 s1, s0, 2\ns_and_b32 s1, s1, {last}\n{all}"), target)
}

/// The code of a launch, and what it loads.
struct Laid {
    code: Vec<u8>,
    /// Bytes in front of the first vector's code.
    before: usize,
    /// States, and where they lie.
    states: Vec<(u64, Vec<u8>)>,
}

impl Laid {
    /// Each vector's code behind what loads its state; of several, behind what brings a wave to its own one.
    fn new(vectors: &[Vector], several: bool) -> anyhow::Result<Self> {
        let mut laid = Self { code: vec![], before: 0, states: vec![] };
        let mut starts = vec![];
        for (at, vector) in (0..).zip(vectors) {
            let place = STATE + (at << 32);
            let (source, state) = prologue(vector, several, place);
            let loads = text_of(&source, vector.target)?;
            laid.align(0);
            starts.push(laid.code.len());
            laid.align(loads.len());
            laid.code.extend_from_slice(&loads);
            if at == 0 {
                laid.before = laid.code.len();
            }
            laid.code.extend_from_slice(&vector.code);
            laid.code.resize(laid.code.len() + FETCHED_BEHIND, 0);
            laid.states.push((place, state));
        }
        if let [first, _, ..] = vectors {
            let table = branches(&starts, first.target)?;
            // The entry is at a multiple of the alignment, and the table ends at one.
            let nops = (table.len().next_multiple_of(ALIGNMENT) - table.len()) / 4;
            let in_front = [NOP.to_le_bytes().repeat(nops), table].concat();
            laid.before += in_front.len();
            laid.code.splice(0..0, in_front);
        }
        Ok(laid)
    }

    /// Appends S_NOP until `more` bytes end at a multiple of the alignment.
    fn align(&mut self, more: usize) {
        while !(self.code.len() + more).is_multiple_of(ALIGNMENT) {
            self.code.extend(NOP.to_le_bytes());
        }
    }
}

/// So many waves, each of which runs one of the vectors, a power of two of them: they share the first one's memory, and each has the registers and the LDS of its
/// own one.
///
/// # Errors
/// As of [`launch`].
pub fn launch_of_crowd(vectors: &[Vector], waves: u32) -> anyhow::Result<Launch> {
    let vector = vectors.first().context("no vector")?;
    let (kernel, processor) = model_of(vector.target)?;
    let folder = kernels_folder().with_file_name(kernel);
    let several = waves > 1;
    let vgprs = vgprs(several);
    let Laid { code, before, states } = Laid::new(vectors, several)?;
    let mut launch = Launch::read(&folder, Some(processor))?;
    for (place, state) in states {
        launch.memory.insert("state", place, state, Access::ReadOnly).context("state")?;
    }
    // The first program begins where its vector says.
    let entry = vector.pc.checked_sub(before as u64).context("no room before the vector's code")?;
    launch.memory.insert("program", entry, code, Access::ReadOnly).context("code")?;
    for segment in &vector.memory {
        launch.memory.insert("memory", segment.address, segment.data.clone(), Access::ReadWrite).context("memory")?;
    }
    let scratch = Scratch::of(vector.scratch_stride as u32, LANES as u32);
    if let Some(scratch) = scratch {
        // What nobody has stored there differs from place to place.
        let bytes = (0..scratch.bytes() as u32 / 4).flat_map(|at| at.wrapping_mul(0x9e37_79b9).to_le_bytes()).collect();
        launch.memory.insert("scratch", SCRATCH, bytes, Access::ReadWrite).context("scratch")?;
    }
    launch.expected.clear();
    let dispatch = &mut launch.dispatch;
    dispatch.scratch = scratch.map(|scratch| Scratch { base: SCRATCH, ..scratch });
    dispatch.entry = entry;
    // Granules are 4 registers, or 8 of both files.
    let granules = if vector.target == Target::Cdna4 { 2 * vgprs / 8 } else { vgprs / 4 };
    dispatch.descriptor.set(descriptor_field::VGPR_GRANULES, granules - 1);
    if vector.target == Target::Cdna4 {
        dispatch.descriptor.set(descriptor_field::ACCUM_OFFSET, vgprs / 4 - 1);
    }
    dispatch.descriptor.set(descriptor_field::USER_SGPR_COUNT, 0);
    dispatch.descriptor.set(descriptor_field::ENABLE_SGPR_WORKGROUP_ID_X, 1);
    dispatch.grid = [waves * LANES as u32, 1, 1];
    dispatch.block = [LANES as u32, 1, 1];
    dispatch.lds_bytes = if several { LDS_DATA } else { vector.lds.len() } as u32;
    dispatch.user_sgprs.clear();
    Ok(launch)
}

/// Hardware that runs vectors in lock-step with the model, and the opcodes that this has compared.
pub struct Compared {
    machine: Machine,
    config: Config,
    /// Format and mnemonic, as `tombolo status` has them.
    pub opcodes: BTreeSet<String>,
}

impl Compared {
    /// The compute unit of a configuration.
    ///
    /// # Errors
    /// It does not elaborate or compile, or there is none of this name.
    pub fn new(config: &str) -> anyhow::Result<Self> {
        let config = design::config(config)?;
        Self::of(config, design::compute_unit(config)?)
    }

    /// This netlist of a compute unit of the configuration.
    ///
    /// # Errors
    /// It does not compile.
    pub fn of(config: Config, netlist: Netlist) -> anyhow::Result<Self> {
        Ok(Self { machine: Machine::of(Arc::new(netlist))?, config, opcodes: BTreeSet::new() })
    }

    /// Runs a vector; what differs first, or why it did not end.
    ///
    /// # Errors
    /// It is no launch.
    pub fn difference(&mut self, vector: &Vector) -> anyhow::Result<Option<String>> {
        self.difference_of(vector, 1)
    }

    /// The same on so many waves.
    ///
    /// # Errors
    /// As of [`Compared::difference`].
    pub fn difference_of(&mut self, vector: &Vector, waves: u32) -> anyhow::Result<Option<String>> {
        self.difference_of_crowd(std::slice::from_ref(vector), waves)
    }

    /// The same of waves that run different vectors: [`launch_of_crowd`].
    ///
    /// # Errors
    /// As of [`Compared::difference`].
    pub fn difference_of_crowd(&mut self, vectors: &[Vector], waves: u32) -> anyhow::Result<Option<String>> {
        let engine = self.machine.fresh();
        let mut launch = launch_of_crowd(vectors, waves)?;
        let mut lockstep = Lockstep::new(engine, self.config, &launch)?;
        let max_cycles = MAX_CYCLES * u64::from(waves);
        let options = rtl::Options { lockstep: Some(&mut lockstep), max_cycles, ..rtl::Options::default() };
        let report = rtl::run(&mut launch, self.config, engine, options, |_| ());
        self.opcodes.extend(compared_of(&lockstep, &launch));
        Ok(report.error.map(|error| error.message))
    }
}
