//! What the compute registers say, as the dispatcher takes it, and what is wrong with it.

use crate::config::Config;
use crate::registers::compute_registers::USER_DATA;
use crate::registers::map::instances;
use crate::scalar::salu::allocation::MOST;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_registers::{Block, Field};

/// Work-items of a work-group at most.
const MAX_ITEMS: u128 = 1024;
/// Work-groups of dimensions Y and Z at most: their numbers have 16 bits in TTMP7.
const GROUP_BITS: u32 = 16;

/// `COMPUTE_STATUS.ERROR`: the values in the table.
fn error_field() -> Option<&'static Field> {
    let registers = instances(Block::Comp);
    let status = registers.iter().find(|register| register.name == "COMPUTE_STATUS")?;
    status.fields.iter().find(|named| named.field.name == "ERROR").map(|named| named.field)
}

/// Value of an error by its name.
fn error_code(name: &str) -> u128 {
    let values = error_field().map_or(&[][..], |field| field.values);
    let found = values.iter().find(|(_, known)| *known == name);
    // A block that names an error which the table has not is wrong itself, like a port that does not exist.
    found.map_or_else(|| panic!("COMPUTE_STATUS.ERROR has no value {name}"), |(value, _)| u128::from(*value))
}

generator_block! {
    /// The dispatcher's settings from register fields (COMPUTE_PGM_RSRC1, 2, COMPUTE_TMPRING_SIZE ...). Nothing of it
    /// changes while a dispatch is in progress, as long as no driver writes.
    /// `own`: 1 for GCN's line, else 0; `accumulates`: 1 for CDNA4, else 0; `dynamic`: 1 where waves may have dynamic
    /// VGPRs, else 0.
    pub struct DispatchSettings(own: usize, accumulates: usize, dynamic: usize) {
        /// COMPUTE_PGM_LO: address of the first instruction / 256.
        in pgm_lo: (Bits<32>),
        /// COMPUTE_PGM_HI.
        in pgm_hi: (Bits<8>),
        /// VGPRs in granules, minus one.
        in vgpr_granules: (Bits<6>),
        /// Rounding and denormal modes.
        in float_mode: (Bits<8>),
        /// MODE.FP16_OVFL.
        in fp16_overflow: (Bit),
        /// Waves have 32 lanes, as against 64.
        in wave32: (Bit),
        /// LDS in units of 512 bytes.
        in lds_size: (Bits<9>),
        /// COMPUTE_SCRATCH_BASE_LO: address / 256.
        in scratch_lo: (Bits<32>),
        /// COMPUTE_SCRATCH_BASE_HI.
        in scratch_hi: (Bits<8>),
        /// Scratch of a wave in units of 1 KiB.
        in wave_size: (Bits<13>),
        /// COMPUTE_RESOURCE_LIMITS.WAVES_PER_SH, in units of 16 in its upper 6 bits.
        in waves_per_sh: (Bits<10>),
        /// COMPUTE_RESOURCE_LIMITS.TG_PER_CU.
        in groups_per_cu: (Bits<4>),
        /// COMPUTE_PGM_RSRC1.BULKY: one work-group at a time.
        in bulky: (Bit),
        /// Of GCN's line: MODE.DX10_CLAMP and MODE.IEEE, low bit first.
        in clamps: [Bits<2>; own],
        /// Of CDNA4: ACCUM_OFFSET, the first VGPR that accumulates in units of four, minus one.
        in accumulation_offset: [Bits<6>; accumulates],
        /// Waves allocate their VGPRs.
        in dynamic: [Bit; dynamic],
        /// Of CDNA4: that VGPR.
        out accumulation: [Bits<11>; accumulates],
        /// First instruction, bytes.
        out entry: (Bits<48>),
        /// VGPRs of a wave. One that allocates them has the rows of as many as it can have, wherever it is in between: requests of
        /// other waves cannot make its own fail, and no wave waits for another one's registers (3.3.3.2).
        out vgprs: (Bits<11>),
        /// Initial MODE.
        out mode: (Bits<32>),
        /// Waves have 64 lanes.
        out wave64: (Bit),
        /// LDS bytes of a work-group: whole blocks of 1024 (3.3.5).
        out lds_bytes: (Bits<18>),
        /// Address of the scratch memory, bytes.
        out scratch: (Bits<48>),
        /// Scratch bytes of a wave.
        out scratch_bytes: (Bits<24>),
        /// Waves that may be resident, 0: any number.
        out wave_limit: (Bits<10>),
        /// Work-groups that may be resident, 0: any number.
        out group_limit: (Bits<4>),
    }
    |g| {
        let address = |high: &str, low: &str| g.input(high).concat(&g.input(low)).concat(&g.zero(8));
        g.output("entry", &address("pgm_hi", "pgm_lo"));
        g.output("scratch", &address("scratch_hi", "scratch_lo"));
        let wave32 = g.input("wave32");
        let granules = g.input("vgpr_granules").zero_extend(11).plus(1);
        // A granule is 8 VGPRs of a wave32, 4 of a wave64.
        let granule = |shift: u128| granules.shift_left(&g.constant(2, shift));
        // Of CDNA4 it has 8, of both files; what would be beyond them is none.
        let vgprs = if accumulates == 0 { wave32.select(&granule(3), &granule(2)) } else { granule(3) };
        for (at, offset) in g.inputs("accumulation_offset", accumulates).into_iter().enumerate() {
            let first = offset.zero_extend(11).plus(1).shift_left(&g.constant(2, 2));
            g.output(&format!("accumulation_{at}"), &vgprs.less(&first).select(&vgprs, &first));
        }
        let most = g.constant(11, MOST.into());
        let vgprs = g.inputs("dynamic", dynamic).iter().fold(vgprs, |vgprs, dynamic| dynamic.select(&most, &vgprs));
        g.output("vgprs", &vgprs);
        g.output("wave64", &!&wave32);
        let mode = g.concat(&[&g.zero(8), &g.input("fp16_overflow"), &g.zero(15), &g.input("float_mode")]);
        let mode = g.inputs("clamps", own).into_iter().fold(mode, |mode, clamps| mode | clamps.concat(&g.zero(8)).zero_extend(32));
        g.output("mode", &mode);
        let blocks = g.input("lds_size").zero_extend(10).plus(1).slice(1, 9);
        g.output("lds_bytes", &blocks.concat(&g.zero(10)).slice(0, 18));
        g.output("scratch_bytes", &g.input("wave_size").concat(&g.zero(10)).zero_extend(24));
        g.output("wave_limit", &g.input("waves_per_sh").slice(4, 6).concat(&g.zero(4)));
        g.output("group_limit", &g.input("bulky").select(&g.constant(4, 1), &g.input("groups_per_cu")));
    }
}

generator_block! {
    /// The first thing that is wrong with a dispatch.
    pub struct DispatchCheck(config: Config) {
        /// COMPUTE_NUM_THREAD_X, Y, Z: work-items of a full group.
        in full: [Bits<16>; 3],
        /// Work-items of a partial group.
        in partial: [Bits<16>; 3],
        /// Partial groups are wanted, in numbers of groups.
        in partial_enable: (Bit),
        /// COMPUTE_DIM_X, Y, Z.
        in dim: [Bits<32>; 3],
        /// They count work-items.
        in in_items: (Bit),
        /// VGPRs of a wave.
        in vgprs: (Bits<11>),
        /// Waves have 64 lanes.
        in wave64: (Bit),
        /// LDS in units of 512 bytes.
        in lds_size: (Bits<9>),
        /// User SGPRs.
        in user_sgprs: (Bits<5>),
        /// The waves use scratch memory.
        in scratch: (Bit),
        /// COMPUTE_TMPRING_SIZE.WAVES: areas of scratch memory that there are.
        in scratch_waves: (Bits<12>),
        /// Something is asked for that this machine does not do: traps, privileged waves, ordered append, restoring.
        in unsupported: (Bit),
        /// A dispatch is in progress.
        in busy: (Bit),
        /// `COMPUTE_STATUS.ERROR`.
        out error: (Bits<4>),
    }
    |g| {
        let (full, partial, dim) = (g.inputs("full", 3), g.inputs("partial", 3), g.inputs("dim", 3));
        let (in_items, partial_enable) = (g.input("in_items"), g.input("partial_enable"));
        let above = |wire: &Wire, limit: u128| wire.same_width(limit).less(wire);
        let small = |at: usize| full[at].slice(0, 11);
        let plane = &small(0) * small(1);
        let items = plane.slice(0, 11) * small(2);
        let sizes = g.or_all(1, &full.iter().map(|size| size.none() | above(size, MAX_ITEMS)).collect::<Vec<_>>());
        let parts = full.iter().zip(&partial).map(|(full, partial)| (partial.none() | full.less(partial)) & &partial_enable);
        let parts = g.or_all(1, &parts.collect::<Vec<_>>()) & !&in_items;
        let group_size = sizes | above(&plane, MAX_ITEMS) | above(&items, MAX_ITEMS) | parts;
        let rows = g.input("wave64").select(&g.input("vgprs").concat(&g.zero(1)), &g.input("vgprs").zero_extend(12));
        let grid = (1..3).map(|at| {
            let groups = in_items.select(&small(at), &g.constant(11, 1)).concat(&g.zero(GROUP_BITS)).zero_extend(32);
            groups.less(&dim[at])
        });
        let slots = g.constant(12, (config.simds * config.waves) as u128);
        let scratch = g.input("scratch") & g.input("scratch_waves").less(&slots);
        let checks = [
            ("WHILE_BUSY", g.input("busy")),
            ("UNSUPPORTED", g.input("unsupported")),
            ("GROUP_SIZE", group_size),
            ("GRID", g.or_all(1, &grid.collect::<Vec<_>>())),
            ("VGPRS", above(&rows, config.vgpr_rows as u128)),
            ("LDS", above(&g.input("lds_size"), config.lds_bytes as u128 / 512)),
            ("USER_SGPR", above(&g.input("user_sgprs"), USER_DATA as u128)),
            ("SCRATCH", scratch),
        ];
        let none = g.constant(4, error_code("NONE"));
        let first = checks.iter().rev().fold(none, |behind, (name, wrong)| {
            wrong.select(&g.constant(4, error_code(name)), &behind)
        });
        g.output("error", &first);
    }
}
