//! Instruction sets, and the units that a configuration may have fewer of, or leave out.

use super::knobs::{Knob, Knobs, Unset, knobs};

/// The instruction set that a configuration executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionSet {
    /// RDNA4: gfx1200, gfx1201.
    Rdna4,
    /// Sea Islands (GCN 1.1): gfx700 to gfx705.
    SeaIslands,
    /// CDNA4: gfx950.
    Cdna4,
}

impl InstructionSet {
    /// It is of the line of GCN: waits of two counters, the branch stack, MODE with IEEE and DX10_CLAMP, buffer resources.
    pub const fn is_gcn(self) -> bool {
        !matches!(self, Self::Rdna4)
    }

    /// 1 if scalar memory stores and has atomic operations, else 0: of a port.
    pub const fn scalar_changes(self) -> usize {
        matches!(self, Self::Cdna4) as usize
    }

    /// 1 if a wave has accumulation VGPRs behind its others, else 0: of a port.
    pub const fn accumulates(self) -> usize {
        matches!(self, Self::Cdna4) as usize
    }
}

knobs! {
/// Units that a configuration may have fewer of, or leave out. What computes with them is then refused as any opcode is that
/// the machine does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Units {
    fixed {
        /// Whose opcodes they execute.
        pub set: InstructionSet,
    }
    /// Transcendental units of a SIMD: lanes that enter them together, a power of two; no more than there are lanes are made.
    pub transcendental: usize,
    /// A transcendental unit answers in five clocks instead of ten: a result is there for what depends on it as soon as on silicon, and
    /// the paths in the unit are twice as long.
    pub quick_transcendental: bool,
    /// Binary64 datapaths of a SIMD, 0 or a power of two up to the number of lanes.
    pub binary64: usize,
    /// Operations of the transcendental and binary64 units of a SIMD that are under way at once, by beats, 2 to 7, with [`Units::lone_shared`] a power of two.
    pub shared_under_way: usize,
    /// Vector operations issue at the intervals of silicon where ours could follow each other faster, and S_DELAY_ALU holds its wave:
    /// for machines with a lane for each of 32.
    pub silicon_pace: bool,
    /// The two operations of a dual instruction launch in one clock ([`crate::vector::dual`]): each lane has a second integer and float
    /// unit, and its VGPR banks have a read port for each of the three sources. With [`Units::silicon_pace`].
    pub dual_issue: bool,
    /// Vector memory gathers the lanes of loads of four dwords ([`crate::vmem::gathered`]): a line a cycle instead of one in four. Only with
    /// [`Config::line_quarters`] of 4.
    pub gathered_loads: bool,
    /// Vector memory reads the first VGPR of an instruction in the cycle in which it takes it. Else it does one cycle later, from registers, which have
    /// the decoded instruction too: decoding it is not in front of the conflicts at the banks.
    pub memory_reads_at_once: bool,
    /// LDS stores of two and four dwords pass in groups of lanes ([`crate::lds::grouping`]), 128 bytes a clock with 32 of them, as
    /// against dword by dword. Not of CDNA4, whose LDS serves four dwords of a lane at once.
    pub grouped_stores: bool,
    /// Each lane of LDS has an atomic ALU, and those whose places lie in different banks compute at once ([`crate::lds::round`]). Else one ALU serves
    /// one lane after another. Not with [`Units::lds_address_registers`].
    pub lds_atomics_at_once: bool,
    /// LDS reads the address of the next beat while the last dword of a beat passes: a beat takes a cycle less, and the path from the
    /// addresses of a beat by its bank conflicts to the banks of the VGPRs is the longest of all.
    pub lds_reads_ahead: bool,
    /// Where in the banks a dword lies is in registers before the banks are asked for it: a beat of a load takes a cycle more, each lane of an
    /// atomic operation too, and the longest path of LDS is that of the addresses or that of the conflicts, not both. Not with [`Units::lds_reads_ahead`], [`Units::grouped_stores`] and [`Units::traps`].
    pub lds_address_registers: bool,
    /// LDS reads the first VGPR of an instruction in the cycle in which it takes it. Else it does a cycle later: which register it reads is known in
    /// the cycle before, and so are the lanes that take part. Not with [`Units::lds_reads_ahead`] and [`Units::stacks`].
    pub lds_reads_at_once: bool,
    /// Caches are emptied in the cycle in which a dispatch starts. Else one later, long before its first wave: what is checked of a dispatch is not in
    /// front of them.
    pub empties_at_once: bool,
    /// Two lanes share a float unit, which they enter one after the other: an operation of it passes twice for each beat.
    /// For machines whose operations need no bypasses ([`crate::vector::gather::has_bypasses`]).
    pub paired_float: bool,
    /// An operation of the units that all lanes share is alone in the vector ALU: what is behind it waits for its results, and
    /// nothing compares registers. For the machines that may have [`Units::paired_float`].
    pub lone_shared: bool,
    /// A scalar load that lies outside its buffer looks no line up. Else it looks one up in vain, so that what it does first does not depend on the
    /// product that is the buffer's size.
    pub scalar_bounds_first: bool,
    /// The scalar ALU computes with the registers that it reads in the cycle in which they come from their RAMs. Else they are kept first: an
    /// instruction takes a cycle more, and the time that a block RAM takes is not in front of the longest path of the scalar ALU.
    pub scalar_operands_at_once: bool,
    /// The scalar ALU has a float unit.
    pub scalar_float: bool,
    /// It answers in two clocks instead of four, for the pace of silicon's: the paths in it are twice as long.
    pub quick_scalar_float: bool,
    /// The scalar registers that a wave begins with are written in two clocks, not thirteen, to a file whose rows are as wide as that; and a
    /// wave is placed while the one before gets its work-item ids. Not for waves of GCN's line.
    pub quick_launch: bool,
    /// A scalar instruction that changes EXEC does not wait for the vector operations that are queued: they keep the one of before. Where scalar
    /// instructions know which of them read scalar registers: not on Sea Islands.
    pub keeps_exec: bool,
    /// The float unit of a lane has a second datapath, for packed operations of two halves and conversions of two sources;
    /// its VGPR file has rows for what is between the operations of one instruction (`vector::sequence`).
    pub packed_float: bool,
    /// The float units compute with binary16, bfloat16 and 8-bit formats and convert from and to them.
    pub narrow_float: bool,
    /// Cube maps, conversions to normalised integers and to bytes, and from four bits.
    pub pixel_float: bool,
    /// V_SIN and V_COS.
    pub angles: bool,
    /// V_DIV_SCALE, V_DIV_FMAS and V_DIV_FIXUP of binary32: the steps of a correctly rounded division.
    pub division: bool,
    /// The vector ALU takes its first source from any other lane: DPP and V_PERMLANE16 with its relatives.
    pub lane_permutes: bool,
    /// Operations on 16-bit integers, and moves of 16 bits.
    pub half_integer: bool,
    /// Operations on two 16-bit integers of a register.
    pub packed_integer: bool,
    /// Dot products, averages and permutations of bytes and nibbles, sums of absolute differences of bytes.
    pub byte_arithmetic: bool,
    /// The matrix unit: WMMA and SWMMAC, of CDNA4 MFMA and SMFMAC, the latter for machines with 16 lanes.
    pub matrix: bool,
    /// Vector memory computes addresses in buffers.
    pub buffers: bool,
    /// Vector memory converts data from and to the formats of buffers and of instructions: BUFFER and TBUFFER with FORMAT in their names.
    pub typed_buffers: bool,
    /// Vector memory accesses images ([`crate::texture`]): loads, stores, atomic operations, queries and samples. Only with
    /// [`Units::typed_buffers`].
    pub images: bool,
    /// Vector memory intersects rays with nodes ([`crate::ray`]): IMAGE_BVH*_INTERSECT_RAY. Only with [`Units::images`].
    pub rays: bool,
    /// Vector memory exchanges rows and columns of a matrix that it loads: GLOBAL_LOAD_TR.
    pub transposed_loads: bool,
    /// LDS has instructions for stacks of the lanes: DS_BVH_STACK.
    pub stacks: bool,
    /// Shaders export ([`crate::export`]), and those of RDNA4 load parameters of pixels from LDS ([`crate::lds::parameters`]), as Sea Islands
    /// always does.
    pub exports: bool,
    /// A command processor starts draws ([`crate::graphics`]); only with [`Units::exports`], for code of Sea Islands.
    pub graphics: bool,
    /// Waves may have a trap handler: S_TRAP and S_RFE_B64, TTMPs, traps that the host asks for, HALT. Not in a [`Config::barrel`].
    pub traps: bool,
    /// Exceptions of the ALUs are gathered (3.4.10): EXCP_FLAG_USER, TRAPSTS of Sea Islands.
    pub exceptions: bool,
    /// Waves may be launched with dynamic VGPRs (3.3.3): S_ALLOC_VGPR. Of RDNA4, not in a [`Config::barrel`].
    pub dynamic_vgprs: bool,
    /// What the ALUs of atomic operations compute, in front of the memory port and beside the LDS.
    pub atomics: Atomics,
}
}

/// What atomic operations compute, beside 32-bit integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atomics {
    /// By whose rules floats are compared; Sea Islands has comparing swaps of floats and wraps besides.
    pub set: InstructionSet,
    /// 64-bit integers.
    pub wide: bool,
    /// Additions, minima and maxima of floats.
    pub float: bool,
}

impl Knobs for Atomics {
    fn set(&mut self, _: &str, name: &str, value: &str) -> Result<(), Unset> {
        match name {
            "float_atomics" => self.float.set(name, name, value),
            _ => self.wide.set("wide_atomics", name, value),
        }
    }

    fn list(&self, _: &'static str, _: &str, knobs: &mut Vec<Knob>) {
        self.wide.list("wide_atomics", "Atomic operations of 64-bit integers.", knobs);
        self.float.list("float_atomics", "Atomic additions, minima and maxima of floats.", knobs);
    }
}

impl Units {
    /// Every unit.
    pub const ALL: Self = Self {
        set: InstructionSet::Rdna4,
        transcendental: 8,
        quick_transcendental: true,
        binary64: 1,
        shared_under_way: 7,
        silicon_pace: true,
        dual_issue: true,
        gathered_loads: true,
        memory_reads_at_once: true,
        grouped_stores: true,
        lds_atomics_at_once: true,
        lds_reads_ahead: true,
        lds_address_registers: false,
        lds_reads_at_once: true,
        empties_at_once: true,
        paired_float: false,
        lone_shared: false,
        scalar_bounds_first: true,
        scalar_operands_at_once: true,
        scalar_float: true,
        quick_scalar_float: true,
        quick_launch: true,
        keeps_exec: true,
        packed_float: true,
        narrow_float: true,
        pixel_float: true,
        angles: true,
        division: true,
        lane_permutes: true,
        half_integer: true,
        packed_integer: true,
        byte_arithmetic: true,
        matrix: true,
        buffers: true,
        typed_buffers: true,
        images: true,
        rays: true,
        transposed_loads: true,
        stacks: true,
        exports: true,
        graphics: false,
        traps: true,
        exceptions: true,
        dynamic_vgprs: true,
        atomics: Atomics { set: InstructionSet::Rdna4, wide: true, float: true },
    };
    /// Every unit where a wave has more lanes than the machine: an operation takes several beats in any case, so nothing is there that saves
    /// clocks of one beat.
    pub(super) const IN_BEATS: Self = Self {
        quick_transcendental: false,
        shared_under_way: 4,
        silicon_pace: false,
        dual_issue: false,
        gathered_loads: false,
        grouped_stores: false,
        quick_scalar_float: false,
        quick_launch: false,
        ..Self::ALL
    };
    /// What the opcodes of Sea Islands ask for: no DPP, no 16-bit integers, no matrices, stacks and transposed loads, no atomic additions of
    /// floats. The steps of a V_MAD go through the running rows of [`Units::packed_float`].
    pub const SEA_ISLANDS: Self = Self {
        set: InstructionSet::SeaIslands,
        scalar_float: false,
        keeps_exec: false,
        lane_permutes: false,
        half_integer: false,
        matrix: false,
        rays: false,
        transposed_loads: false,
        stacks: false,
        graphics: true,
        traps: false,
        dynamic_vgprs: false,
        atomics: Atomics { set: InstructionSet::SeaIslands, wide: true, float: true },
        ..Self::IN_BEATS
    };
    /// What the opcodes of CDNA4 ask for, as far as they are executed: no stacks, no loads that transpose, no images, no trap handlers.
    pub const CDNA4: Self = Self {
        set: InstructionSet::Cdna4,
        quick_transcendental: false,
        binary64: 16,
        shared_under_way: 7,
        silicon_pace: false,
        dual_issue: false,
        grouped_stores: false,
        scalar_float: false,
        quick_scalar_float: false,
        quick_launch: false,
        matrix: true,
        images: false,
        rays: false,
        transposed_loads: false,
        stacks: false,
        exports: false,
        traps: false,
        exceptions: false,
        dynamic_vgprs: false,
        atomics: Atomics { set: InstructionSet::Cdna4, wide: true, float: true },
        ..Self::ALL
    };
    /// What a small FPGA has room for.
    pub(super) const SMALL: Self = Self {
        set: InstructionSet::Rdna4,
        transcendental: 1,
        quick_transcendental: false,
        binary64: 0,
        shared_under_way: 4,
        silicon_pace: false,
        dual_issue: false,
        gathered_loads: false,
        memory_reads_at_once: false,
        grouped_stores: false,
        lds_atomics_at_once: false,
        lds_reads_ahead: false,
        lds_address_registers: true,
        lds_reads_at_once: false,
        empties_at_once: false,
        paired_float: true,
        lone_shared: true,
        scalar_bounds_first: false,
        scalar_operands_at_once: false,
        scalar_float: false,
        quick_scalar_float: false,
        quick_launch: false,
        keeps_exec: false,
        packed_float: false,
        narrow_float: false,
        pixel_float: false,
        angles: false,
        division: false,
        lane_permutes: false,
        half_integer: false,
        packed_integer: false,
        byte_arithmetic: false,
        matrix: false,
        buffers: false,
        typed_buffers: false,
        images: false,
        rays: false,
        transposed_loads: false,
        stacks: false,
        exports: false,
        graphics: false,
        traps: false,
        exceptions: false,
        dynamic_vgprs: false,
        atomics: Atomics { set: InstructionSet::Rdna4, wide: false, float: false },
    };

    /// The matrix unit walks through its operands as MFMA does.
    pub const fn mfma(self) -> bool {
        self.matrix && matches!(self.set, InstructionSet::Cdna4)
    }

    /// A VGPR bank has a read port for each of the three sources, else one for all of them: of dual issue, and of MFMA, whose multiplies
    /// read twelve rows and more in each four of their clocks.
    pub const fn reads_by_source(self) -> bool {
        self.dual_issue || self.mfma()
    }

    /// The float units convert with scales, from and to formats of 8, 6 and 4 bits.
    pub const fn scaled_float(self) -> bool {
        self.packed_float && self.narrow_float && matches!(self.set, InstructionSet::Cdna4)
    }

    /// Rows behind those of the waves, for what is between the operations of an instruction: a multiple of 4.
    pub const fn running_rows(self) -> usize {
        if self.scaled_float() {
            8
        } else if self.packed_float {
            4
        } else {
            0
        }
    }

    /// Clocks of the scalar ALU's float unit, if it has one.
    pub const fn scalar_float_clocks(self) -> u32 {
        if self.quick_scalar_float { 2 } else { crate::arith::float::STAGES }
    }

    /// 1 if an instruction of the vector ALU may have more operations than four for 32 lanes, else 0: of a port.
    pub const fn long_sequences(self) -> usize {
        self.scaled_float() as usize
    }

    /// Vector memory loads to LDS: 1, else 0.
    pub const fn loads_to_lds(self) -> usize {
        match self.set {
            InstructionSet::Cdna4 => 1,
            InstructionSet::Rdna4 | InstructionSet::SeaIslands => 0,
        }
    }

    /// Vector memory puts parts of a line that a wave stores together ([`crate::vmem::joined_stores`]): 1, else 0. Not with [`Units::traps`]: memory's
    /// answer belongs to the first of the instructions that stored them.
    pub const fn joined_stores(self) -> usize {
        self.loads_to_lds()
    }

    /// LDS serves up to four dwords of a lane in a clock, where they lie in four banks side by side: 1, else 0.
    pub const fn lds_fours(self) -> usize {
        self.loads_to_lds()
    }

    /// LDS has instructions whose address is a parameter of pixels: 1, else 0.
    pub const fn parameters(self) -> usize {
        match self.set {
            InstructionSet::SeaIslands => 1,
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => self.quad_loads(),
        }
    }

    /// These are RDNA4's, which load for whole quads: 1, else 0.
    pub const fn quad_loads(self) -> usize {
        (self.exports && matches!(self.set, InstructionSet::Rdna4)) as usize
    }

    /// It does as WMMA does.
    pub const fn wmma(self) -> bool {
        self.matrix && !self.mfma()
    }

    /// 1 where it is told that an access is out of the bounds of a buffer (EXCP_FLAG_USER.buffer_oob), else 0.
    pub fn buffer_flags(self) -> usize {
        usize::from(self.exceptions && self.buffers && self.set == InstructionSet::Rdna4)
    }

    /// Operations of the vector ALU write a half or a byte of a register.
    pub fn writes_parts(self) -> bool {
        self.half_integer || self.narrow_float || self.pixel_float
    }

    /// What is left out, in words.
    pub fn left_out(self) -> Vec<&'static str> {
        let parts = [
            (self.binary64 > 0, "binary64"),
            (self.scalar_float, "scalar floating point"),
            (self.packed_float, "packed floating point, dot products of floats, interpolation"),
            (self.narrow_float, "floating point of 16 and 8 bits"),
            (self.pixel_float, "cube maps and conversions to pixels"),
            (self.angles, "sine and cosine"),
            (self.division, "the steps of a correctly rounded division"),
            (self.lane_permutes, "DPP and permutations of lanes in the vector ALU"),
            (self.half_integer, "integers of 16 bits"),
            (self.packed_integer, "packed integers"),
            (self.byte_arithmetic, "arithmetic and permutations of bytes"),
            (self.matrix, "matrices"),
            (self.buffers, "vector access to buffers"),
            (self.typed_buffers, "conversion of the formats of buffers"),
            (self.images, "images"),
            (self.rays, "ray tracing"),
            (self.transposed_loads, "loads that transpose a matrix"),
            (self.stacks, "stacks of lanes in LDS"),
            (self.exports, "exports and parameters of pixels"),
            (self.traps, "trap handlers"),
            (self.exceptions, "exceptions of the ALUs"),
            (self.dynamic_vgprs, "dynamic VGPRs"),
            (self.atomics.wide, "atomic operations of 64 bits"),
            (self.atomics.float, "atomic operations of floats"),
        ];
        parts.into_iter().filter(|(there, _)| !there).map(|(_, name)| name).collect()
    }
}
