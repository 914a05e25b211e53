//! A random program: a tree of code, skipped parts and loops, and its text as a kernel for the assembler.
//!
//! Registers: s[4:5] points to a buffer that is only read, s[6:7] to the wave's own part of one that is written, s8 is the
//! wave's part of LDS, s[10:11] the LDS aperture; [`SGPRS`] and [`VGPRS`] hold data, s80 to s82 count loops, s[84:91] are a buffer
//! and an offset, or an image, s[92:95] a sampler, v1 to v3 address memory, v20 and later images that are sampled, v24 and v25 nodes.

use super::decoder::HardwareDecoder;
use super::form::{SGPRS, VGPRS, random_form};
use super::{below, buffer, image, memory, once_in, pick, ray, shader, special, word};
use std::fmt::Write;
use tombolo_asm::{Options, assemble};
use tombolo_hdl::config::{Config, Units};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Class, Counter, Opcode};
use tombolo_isa::target::Target;
use tombolo_model::program::is_modelled;
use tombolo_sim::random::SplitMix64;

/// Bytes of the buffer that is only read.
pub const READ_BYTES: u64 = 8192;
/// Bytes of the written buffer that each wave has.
pub const WAVE_BYTES: u32 = 4096;
/// The first loop counter; one for each depth.
const FIRST_COUNTER: u32 = 80;
/// What tells a barrier that a wave is there, one of three in a form that asks whether it is the first.
pub(super) const SIGNALS: [&str; 3] = ["s_barrier_signal -1", "s_barrier_signal -1", "s_barrier_signal_isfirst -1"];
/// VGPRs of a wave.
const VGPR_COUNT: u32 = 32;
/// Loops and skipped parts inside each other.
const DEEPEST: u32 = 3;

// Data registers stay clear of those that address memory and count loops.
const _: () = assert!(SGPRS.start > 11 && SGPRS.end <= FIRST_COUNTER && VGPRS.start > 3);

/// A part of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// Lines of assembler text that belong together.
    Code(Vec<String>),
    /// A part that a branch may jump over.
    Skip {
        /// The branch.
        branch: &'static str,
        /// The part.
        body: Vec<Node>,
    },
    /// A part that is repeated.
    Loop {
        /// How often, at least once.
        count: u32,
        /// Loops around it.
        depth: u32,
        /// The part.
        body: Vec<Node>,
    },
    /// Parts of which each wave runs one, by its number: those of [`Node::waves_of_parts`].
    Parts(Vec<Vec<Node>>),
}

impl Node {
    /// The waves of a work-group that run each of so many parts, as bits.
    pub fn waves_of_parts(parts: usize) -> impl Iterator<Item = u32> {
        // Waves alternate between two SIMDs: pairs have a part in common, so that each SIMD has all of them.
        (0..parts).map(move |part| (0..32).filter(|wave| wave / 2 % parts == part).map(|wave| 1 << wave).sum())
    }
}

/// A program and how it is launched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// The number it was made from.
    pub seed: u64,
    /// Waves of 64 lanes.
    pub wave64: bool,
    /// Waves of a work-group.
    pub waves: u32,
    /// Work-groups.
    pub groups: u32,
    /// They allocate their VGPRs.
    pub dynamic: bool,
    /// MODE: rounding of 32 and of 16 and 64 bits, denormals likewise, 0 to 3 each.
    pub modes: [u32; 4],
    /// The program after its first lines.
    pub nodes: Vec<Node>,
}

/// What programs are made of: the opcodes that the hardware executes, by kind.
pub struct Material {
    /// Rows of one kind each: scalar, VOP1, VOP2, compares, VOP3, packed and interpolation.
    arithmetic: Vec<Vec<&'static Opcode>>,
    pub(super) scalar_loads: Vec<&'static Opcode>,
    pub(super) global: Vec<&'static Opcode>,
    /// Loads that transpose a matrix.
    pub(super) transposed: Vec<&'static Opcode>,
    pub(super) flat: Vec<&'static Opcode>,
    pub(super) buffers: Vec<&'static Opcode>,
    pub(super) images: Vec<&'static Opcode>,
    /// Those of images with a sampler or several samples.
    pub(super) samples: Vec<&'static Opcode>,
    /// Those that intersect rays with nodes.
    pub(super) rays: Vec<&'static Opcode>,
    pub(super) lds: Vec<&'static Opcode>,
    /// Instructions on stacks in LDS.
    pub(super) stacks: Vec<&'static Opcode>,
    /// Exports, and loads from LDS that M0 addresses.
    pub(super) shaders: Vec<&'static Opcode>,
    pub(super) barriers: bool,
    /// Exceptions of the ALUs are gathered.
    exceptions: bool,
    pub(super) decoder: HardwareDecoder,
    /// Bytes of LDS that the hardware has.
    pub(super) lds_bytes: u32,
    /// Waves of 32 and of 64 lanes, with the VGPRs of a program that does not allocate them, that the hardware holds at once.
    pub(super) at_once: [u32; 2],
    /// The program that is being made has waves of 64 lanes.
    pub(super) wave64: bool,
    /// Its work-group has so many.
    pub(super) waves: u32,
    /// Its waves may allocate their VGPRs, where the hardware lets them,
    allocates: bool,
    /// and do.
    pub(super) dynamic: bool,
}

impl Material {
    /// What a machine of this configuration executes, with as much LDS as it has.
    ///
    /// # Errors
    /// The decoder does not elaborate.
    pub fn of(config: Config) -> anyhow::Result<Self> {
        // A VGPR of 64 lanes is two rows.
        let at_once = [VGPR_COUNT, 2 * VGPR_COUNT]
            .map(|rows| config.simds as u32 * (config.vgpr_rows as u32 / rows).min(config.waves as u32));
        Ok(Self { lds_bytes: config.lds_bytes as u32, at_once, ..Self::new(config.units)? })
    }

    /// Asks the hardware's decoder what a machine with these units executes, whatever its LDS.
    ///
    /// # Errors
    /// The decoder does not elaborate.
    pub fn new(units: Units) -> anyhow::Result<Self> {
        let mut decoder = HardwareDecoder::with_units(units)?;
        let mut random = SplitMix64::new(0);
        let kinds: [&[Format]; 6] = [
            &[Format::Sop1, Format::Sop2, Format::Sopc, Format::Sopk],
            &[Format::Vop1],
            &[Format::Vop2],
            &[Format::Vopc],
            &[Format::Vop3, Format::Vop3sd],
            &[Format::Vop3p, Format::Vinterp],
        ];
        let mut of = |formats: &[Format]| -> Vec<&'static Opcode> {
            let rows = table::opcodes().iter().filter(|row| formats.contains(&row.format) && is_data_only(row));
            rows.filter(|row| {
                (0..8)
                    .filter_map(|_| random_form(row, false, &mut random))
                    .any(|words| decoder.decode(&words, false).is_executed())
            })
            .collect()
        };
        let arithmetic = kinds.iter().map(|formats| of(formats)).filter(|rows| !rows.is_empty()).collect();
        let mut executed = |format: Format, starts: &[&str]| -> Vec<&'static Opcode> {
            let rows = table::opcodes().iter().filter(|row| row.format == format && is_modelled(row, Target::Rdna4));
            rows.filter(|row| starts.iter().any(|start| row.mnemonic.starts_with(start)))
                .filter(|row| decoder.decode(&tombolo_isa::canonical::canonical(row), false).is_executed())
                .collect()
        };
        let scalar_loads = executed(Format::Smem, &["s_load_"]);
        let mut global = executed(
            Format::Vglobal,
            &[
                "global_load_b",
                "global_load_u",
                "global_load_i",
                "global_load_d16",
                "global_store_b",
                "global_store_d16",
                "global_atomic_",
            ],
        );
        let transposed = executed(Format::Vglobal, &["global_load_tr_"]);
        let flat = executed(Format::Vflat, &["flat_"]);
        let buffers = executed(Format::Vbuffer, &["buffer_", "tbuffer_"]);
        let mut lds = executed(Format::Vds, &["ds_"]);
        let stacks = executed(Format::Vds, &["ds_bvh_stack_"]);
        let shaders = [executed(Format::Vexport, &["export"]), executed(Format::Vdsdir, &["ds_"])].concat();
        // Blocks of registers and addresses from elsewhere are programs of their own.
        global.retain(|row| !["block", "addtid"].iter().any(|part| row.mnemonic.contains(part)));
        lds.retain(|row| !row.mnemonic.contains("bvh"));
        let barriers = !executed(Format::Sopp, &["s_barrier_wait"]).is_empty();
        let mut images: Vec<&'static Opcode> =
            table::opcodes().iter().filter(|row| matches!(row.format, Format::Vimage | Format::Vsample)).collect();
        images.retain(|row| decoder.decode(&image::canonical(row), false).is_executed());
        let rays = images.extract_if(.., |row| row.counter == Counter::Bvh).collect();
        let (samples, images) = images.into_iter().partition(|row| row.format == Format::Vsample);
        Ok(Self {
            arithmetic,
            scalar_loads,
            global,
            transposed,
            flat,
            buffers,
            images,
            samples,
            rays,
            lds,
            stacks,
            shaders,
            barriers,
            exceptions: units.exceptions,
            decoder,
            lds_bytes: u32::MAX,
            at_once: [u32::MAX; 2],
            wave64: false,
            waves: 1,
            allocates: units.dynamic_vgprs,
            dynamic: false,
        })
    }

    /// Opcodes that programs may contain.
    pub fn opcodes(&self) -> impl Iterator<Item = &'static Opcode> {
        let memory = [
            &self.scalar_loads,
            &self.global,
            &self.transposed,
            &self.flat,
            &self.buffers,
            &self.images,
            &self.samples,
            &self.rays,
            &self.lds,
            &self.stacks,
            &self.shaders,
        ];
        let all = self.arithmetic.iter().chain(memory);
        all.flatten().copied()
    }

    /// Text of a random form of one of the rows that the hardware executes.
    fn form(&mut self, rows: &[&'static Opcode], random: &mut SplitMix64) -> Option<String> {
        (0..16).find_map(|_| {
            let words = random_form(pick(random, rows), self.wave64, random)?;
            let text = text(&words, self.wave64);
            (self.decoder.decode(&words, self.wave64).is_executed() && is_legal(&text, self.wave64)).then_some(text)
        })
    }

    /// An instruction on stacks, its address and its wait.
    pub fn stack(&mut self, random: &mut SplitMix64) -> Node {
        memory::stack(random, self)
    }

    /// An instruction of shaders, M0 for it and its wait.
    pub fn shader(&mut self, random: &mut SplitMix64) -> Node {
        shader::instruction(random, self)
    }

    /// An instruction through a buffer, its resource, its address and its wait.
    pub fn buffer(&mut self, random: &mut SplitMix64) -> Node {
        buffer::buffer(random, self)
    }

    /// An instruction through an image, its resource, its address and its wait.
    pub fn image(&mut self, random: &mut SplitMix64) -> Node {
        image::image(random, self)
    }

    /// A sample of an image, its resource, its sampler, its address and its wait.
    pub fn sample(&mut self, random: &mut SplitMix64) -> Node {
        image::sample(random, self)
    }

    /// An instruction on data in registers.
    pub fn arithmetic(&mut self, random: &mut SplitMix64) -> Node {
        if self.exceptions && once_in(random, 24) {
            return exceptions(random);
        }
        let kind = self.kind(random);
        self.arithmetic_of(kind, random)
    }

    /// One of the kinds of instructions on data in registers.
    pub(super) fn kind(&self, random: &mut SplitMix64) -> usize {
        below(random, self.arithmetic.len() as u32) as usize
    }

    /// An instruction of that kind.
    pub(super) fn arithmetic_of(&mut self, kind: usize, random: &mut SplitMix64) -> Node {
        let rows = self.arithmetic[kind].clone();
        Node::Code(self.form(&rows, random).into_iter().collect())
    }
}

/// An access to the exceptions that the wave has raised.
fn exceptions(random: &mut SplitMix64) -> Node {
    let (first, bits) = if once_in(random, 3) { (0, 32) } else { (below(random, 7), 7) };
    let count = if bits == 32 { 32 } else { 1 + below(random, bits - first) };
    let field = format!("hwreg(HW_REG_EXCP_FLAG_USER, {first}, {count})");
    let register = SGPRS.start + below(random, SGPRS.end - SGPRS.start);
    Node::Code(vec![match below(random, 4) {
        0 => format!("s_setreg_b32 {field}, s{register}"),
        1 => format!("s_setreg_imm32_b32 {field}, {:#x}", below(random, 128)),
        _ => format!("s_getreg_b32 s{register}, {field}"),
    }])
}

/// Operands are data, whatever their value; the effect is on registers.
fn is_data_only(row: &'static Opcode) -> bool {
    const OTHER: [&str; 16] = [
        "s_getreg",
        "s_setreg",
        "s_getpc",
        "s_setpc",
        "s_swappc",
        "s_call",
        "s_rfe",
        "s_sendmsg",
        "s_alloc",
        "s_barrier",
        "s_sleep",
        "s_get_barrier",
        "s_version",
        "s_subvector",
        "v_swaprel",
        "s_movrel",
    ];
    matches!(row.class, Class::Salu | Class::Valu | Class::Trans | Class::Matrix)
        && is_modelled(row, Target::Rdna4)
        && !row.mnemonic.contains("movrel")
        && !OTHER.iter().any(|start| row.mnemonic.starts_with(start))
}

/// An instruction as text.
pub(super) fn text(words: &[u32], wave64: bool) -> String {
    let mut text = String::new();
    if let Ok(instruction) = decode(words) {
        write_instruction(&mut text, &instruction, Syntax { wave64 });
    }
    text.trim().to_owned()
}

/// The assembler takes the instruction: it keeps the limits on scalar values that an encoding may exceed.
fn is_legal(text: &str, wave64: bool) -> bool {
    assemble(text, "form", &Options { wave64, ..Options::default() }).is_ok()
}

impl Program {
    /// The program of a seed, about `length` instructions long.
    pub fn random(seed: u64, length: u32, wave64: bool, material: &mut Material) -> Self {
        material.wave64 = wave64;
        // One in four of those of 32 lanes (3.3.3).
        material.dynamic = material.allocates && !wave64 && seed % 4 == 3;
        let mut random = SplitMix64::new(seed);
        let random = &mut random;
        let modes = std::array::from_fn(|_| if once_in(random, 2) { 3 } else { below(random, 4) });
        let modes = if once_in(random, 2) { [0, 0, 3, 3] } else { modes };
        let waves = 1 + below(random, 4);
        material.waves = waves;
        let mut nodes = vec![];
        for register in SGPRS {
            nodes.push(Node::Code(vec![format!("s_mov_b32 s{register}, {:#x}", word(random))]));
        }
        nodes.push(Node::Code(
            [
                "s_load_b128 s[4:7], s[0:1], 0x0",
                "s_wait_kmcnt 0x0",
                "v_and_b32_e32 v1, 0x3ff, v0",
                "v_lshlrev_b32_e32 v1, 2, v1",
                "s_mov_b64 s[10:11], src_shared_base",
            ]
            .map(str::to_owned)
            .to_vec(),
        ));
        for register in VGPRS {
            let offset = below(random, 1024) * 4;
            let load = format!("global_load_b32 v{register}, v1, s[4:5] offset:{offset}");
            nodes.push(Node::Code(vec![load, "s_wait_loadcnt 0x0".to_owned()]));
        }
        // Each wave has its part of what is written. The address carries no further: buffers begin at multiples of 64 KiB.
        nodes.push(Node::Code(vec!["s_lshr_b32 s9, ttmp8, 25".to_owned(), "s_and_b32 s9, s9, 31".to_owned()]));
        nodes.push(Node::Code(memory::own_lds().to_vec()));
        nodes
            .push(Node::Code(vec![format!("s_mul_i32 s9, s9, {WAVE_BYTES:#x}"), "s_add_co_u32 s6, s6, s9".to_owned()]));
        let mut left = length;
        while left > 0 {
            nodes.push(node(0, &mut left, random, material));
        }
        Self { seed, wave64, waves, groups: 1, dynamic: material.dynamic, modes, nodes }
    }

    /// Its instructions as text.
    pub fn body(&self) -> String {
        let mut body = Body { text: String::new(), labels: 0, groups: self.groups };
        body.nodes(&self.nodes);
        body.text
    }

    /// The kernel as assembler source.
    pub fn source(&self) -> String {
        let body = self.body();
        let Self { seed, wave64, waves, modes, .. } = self;
        let lanes = if *wave64 { 64 } else { 32 };
        let lds = if body.contains(" ds_") { memory::lds_bytes(*waves) } else { 0 };
        let scratch = if body.contains(" scratch_") { special::SCRATCH_BYTES } else { 0 };
        let mut source = format!(
            "; random program {seed}\n.amdgcn_target \"amdgcn-amd-amdhsa--gfx1201\"\n.text\n.globl k\n.p2align 8\n\
             .type k,@function\nk:\n{}  s_endpgm\n\n.rodata\n.p2align 6\n.amdhsa_kernel k\n",
            body
        );
        for (name, value) in [
            ("group_segment_fixed_size", lds),
            ("private_segment_fixed_size", scratch),
            ("enable_private_segment", u32::from(scratch > 0)),
            ("kernarg_size", 16),
            ("user_sgpr_kernarg_segment_ptr", 1),
            ("next_free_vgpr", VGPR_COUNT),
            ("next_free_sgpr", 96),
            ("wavefront_size32", u32::from(!wave64)),
            ("float_round_mode_32", modes[0]),
            ("float_round_mode_16_64", modes[1]),
            ("float_denorm_mode_32", modes[2]),
            ("float_denorm_mode_16_64", modes[3]),
        ] {
            // Writing to a String cannot fail.
            let _ = writeln!(source, "  .amdhsa_{name} {value}");
        }
        let arguments: String = [("read", 0), ("write", 8)]
            .map(|(name, offset)| {
                format!(
                    "      - .name: {name}\n        .offset: {offset}\n        .size: 8\n        \
                     .value_kind: global_buffer\n        .address_space: global\n"
                )
            })
            .concat();
        let _ = write!(
            source,
            ".end_amdhsa_kernel\n\n.amdgpu_metadata\n---\namdhsa.version: [1, 2]\n\
             amdhsa.target: amdgcn-amd-amdhsa--gfx1201\namdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n    \
             .kernarg_segment_size: 16\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: {lds}\n    \
             .private_segment_fixed_size: {scratch}\n    .wavefront_size: {lanes}\n    .sgpr_count: 96\n    .vgpr_count: {VGPR_COUNT}\n    \
             .max_flat_workgroup_size: 1024\n    .args:\n{arguments}...\n.end_amdgpu_metadata\n"
        );
        source
    }

    /// Instructions, without those that the structure of loops needs.
    pub fn len(&self) -> usize {
        fn count(nodes: &[Node]) -> usize {
            let of = |node: &Node| match node {
                Node::Code(lines) => lines.len(),
                Node::Skip { body, .. } => 1 + count(body),
                Node::Loop { body, .. } => count(body),
                Node::Parts(parts) => parts.iter().map(|part| count(part)).sum(),
            };
            nodes.iter().map(of).sum()
        }
        count(&self.nodes)
    }

    /// There is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The text of the nodes.
struct Body {
    text: String,
    labels: u32,
    groups: u32,
}

impl Body {
    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str("  ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn node(&mut self, node: &Node) {
        let label = self.labels;
        match node {
            Node::Code(lines) => lines.iter().for_each(|line| self.line(line)),
            Node::Skip { branch, body } => {
                self.labels += 1;
                self.line(&format!("{branch} L{label}"));
                self.nodes(body);
                self.text.push_str(&format!("L{label}:\n"));
            }
            Node::Loop { count, depth, body } => {
                self.labels += 1;
                let counter = FIRST_COUNTER + depth;
                self.line(&format!("s_mov_b32 s{counter}, {count:#x}"));
                self.text.push_str(&format!("L{label}:\n"));
                self.nodes(body);
                self.line(&format!("s_sub_co_u32 s{counter}, s{counter}, 1"));
                self.line(&format!("s_cmp_lg_u32 s{counter}, 0"));
                self.line(&format!("s_cbranch_scc1 L{label}"));
            }
            Node::Parts(parts) => {
                self.labels += 1 + parts.len() as u32;
                self.line("s_bfe_u32 s9, ttmp8, 0x50019");
                if self.groups > 1 {
                    // In another work-group a wave of the same number runs another part.
                    self.line("s_add_co_u32 s9, s9, ttmp9");
                    self.line("s_and_b32 s9, s9, 31");
                }
                for (part, waves) in (label..).zip(Node::waves_of_parts(parts.len())) {
                    self.line(&format!("s_bitcmp1_b32 {waves:#x}, s9"));
                    self.line(&format!("s_cbranch_scc1 L{part}"));
                }
                let end = label + parts.len() as u32;
                for (number, part) in (label..).zip(parts) {
                    self.text.push_str(&format!("L{number}:\n"));
                    self.nodes(part);
                    self.line(&format!("s_branch L{end}"));
                }
                self.text.push_str(&format!("L{end}:\n"));
            }
        }
    }
}

/// A part of about `left` instructions at most.
pub(super) fn node(depth: u32, left: &mut u32, random: &mut SplitMix64, material: &mut Material) -> Node {
    const BRANCHES: [&str; 6] = [
        "s_cbranch_scc0",
        "s_cbranch_scc1",
        "s_cbranch_vccz",
        "s_cbranch_vccnz",
        "s_cbranch_execz",
        "s_cbranch_execnz",
    ];
    *left = left.saturating_sub(1);
    let inside = |left: &mut u32, random: &mut SplitMix64, material: &mut Material| {
        let mut part = (1 + below(random, 12)).min((*left).max(1));
        *left = left.saturating_sub(part);
        let mut body = vec![];
        while part > 0 {
            body.push(node(depth + 1, &mut part, random, material));
        }
        body
    };
    match below(random, 48) {
        0..=1 if depth < DEEPEST => {
            Node::Skip { branch: pick(random, &BRANCHES), body: inside(left, random, material) }
        }
        2 if depth < DEEPEST => Node::Loop { count: 1 + below(random, 3), depth, body: inside(left, random, material) },
        3..=5 => Node::Code(vec![
            format!("s_mov_b32 exec_lo, {:#x}", if once_in(random, 2) { u32::MAX } else { word(random) }),
            format!("s_mov_b32 exec_hi, {:#x}", if once_in(random, 2) { u32::MAX } else { word(random) }),
        ]),
        6 if depth == 0 && material.barriers => {
            let signal = pick(random, &SIGNALS);
            Node::Code(vec![signal.to_owned(), "s_barrier_wait 0xffff".to_owned()])
        }
        7 => Node::Code(vec![format!("s_nop {}", below(random, 8))]),
        8..=9 if !material.scalar_loads.is_empty() => memory::scalar_load(random, material),
        10..=14 if !material.global.is_empty() => memory::global(random, material),
        15..=18 if !material.lds.is_empty() => memory::lds(random, material),
        19 if !material.flat.is_empty() => memory::flat(random, material),
        22..=24 if !material.buffers.is_empty() => buffer::buffer(random, material),
        25..=26 if !material.images.is_empty() => image::image(random, material),
        27 if !material.samples.is_empty() => image::sample(random, material),
        28..=29 => special::special(random, material),
        30 if !material.shaders.is_empty() => material.shader(random),
        31 if !material.rays.is_empty() && once_in(random, 2) => ray::ray(random, material),
        21 if !material.stacks.is_empty() && once_in(random, 2) => material.stack(random),
        20 if !material.transposed.is_empty() && once_in(random, 2) => memory::transposed(random, material),
        _ => material.arithmetic(random),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_seed_gives_the_same_program_every_time() {
        let mut material = Material::new(Units::ALL).unwrap();
        let programs = [(); 2].map(|()| Program::random(7, 60, false, &mut material).source());
        assert_eq!(programs[0], programs[1]);
    }
}
