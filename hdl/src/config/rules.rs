//! What a configuration has to keep to: the sizes that the hardware is written for, and which units ask for which others.

use super::{Config, InstructionSet, Units};
use crate::vector::gather::has_bypasses;

/// A rule, which says itself in words.
pub struct Rule {
    /// As messages say it, behind the name of a configuration.
    pub text: &'static str,
    /// Whether a configuration keeps to it.
    pub holds: fn(&Config) -> bool,
}

/// `value` is a power of two from `least` to `most`.
const fn is_power(value: usize, least: usize, most: usize) -> bool {
    value.is_power_of_two() && least <= value && value <= most
}

/// A power of two from 2 to 16, or none.
const fn is_queue(value: usize) -> bool {
    value == 0 || is_power(value, 2, 16)
}

/// What the opcodes of the instruction set do not ask for is not there.
fn has_only_its_own(units: &Units) -> bool {
    let own = match units.set {
        InstructionSet::Rdna4 => return true,
        InstructionSet::SeaIslands => Units::SEA_ISLANDS,
        InstructionSet::Cdna4 => Units::CDNA4,
    };
    let left_out = units.left_out();
    own.left_out().iter().all(|unit| left_out.contains(unit))
}

/// All of them.
pub const RULES: &[Rule] = &[
    Rule { text: "simds is 1 to 4", holds: |config| (1..=4).contains(&config.simds) },
    Rule { text: "waves is 2 to 16", holds: |config| (2..=16).contains(&config.waves) },
    Rule { text: "lanes is 4, 8, 16 or 32", holds: |config| is_power(config.lanes, 4, 32) },
    Rule {
        text: "vgpr_rows is a multiple of 4, 32 to 1536",
        holds: |config| config.vgpr_rows.is_multiple_of(4) && (32..=1536).contains(&config.vgpr_rows),
    },
    Rule {
        text: "lds_bytes is a multiple of 1024, 1024 to 163840",
        holds: |config| config.lds_bytes.is_multiple_of(1024) && (1024..=160 << 10).contains(&config.lds_bytes),
    },
    Rule { text: "lds_banks is a power of two, 4 to 64", holds: |config| is_power(config.lds_banks, 4, 64) },
    Rule { text: "fetch_dwords is 4 or 8", holds: |config| is_power(config.fetch_dwords, 4, 8) },
    Rule {
        text: "instruction_lines is a power of two, 2 to 256",
        holds: |config| is_power(config.instruction_lines, 2, 256),
    },
    Rule { text: "instruction_fills is 1 to 4", holds: |config| (1..=4).contains(&config.instruction_fills) },
    Rule { text: "scalar_lines is a power of two, 2 to 256", holds: |config| is_power(config.scalar_lines, 2, 256) },
    Rule { text: "scalar_queue is 0 or a power of two, 2 to 16", holds: |config| is_queue(config.scalar_queue) },
    Rule { text: "scalar_loads is 1 to 16", holds: |config| (1..=16).contains(&config.scalar_loads) },
    Rule { text: "cache_lines is a power of two, 4 to 256", holds: |config| is_power(config.cache_lines, 4, 256) },
    Rule { text: "memory_queue is 0 or a power of two, 2 to 16", holds: |config| is_queue(config.memory_queue) },
    Rule {
        text: "memory_requests is a power of two, 2 to 64",
        holds: |config| is_power(config.memory_requests, 2, 64),
    },
    Rule { text: "line_quarters is 1 or 4", holds: |config| matches!(config.line_quarters, 1 | 4) },
    Rule {
        text: "line_quarters=1 goes with fetch_dwords=4 and paired_returns=true",
        holds: |config| config.line_quarters == 4 || config.fetch_dwords == 4 && config.paired_returns,
    },
    Rule {
        text: "narrow_port goes with line_quarters=1 and lanes=4",
        holds: |config| !config.narrow_port || config.line_quarters == 1 && config.lanes == 4,
    },
    Rule {
        text: "paired_returns is not there with transposed_loads",
        holds: |config| !(config.paired_returns && config.units.transposed_loads),
    },
    Rule {
        text: "paired_returns is not there with typed_buffers",
        holds: |config| !(config.paired_returns && config.units.typed_buffers),
    },
    Rule {
        text: "transcendental is a power of two, 1 to 32",
        holds: |config| is_power(config.units.transcendental, 1, 32),
    },
    Rule {
        text: "binary64 is 0 or a power of two up to lanes",
        holds: |config| config.units.binary64 == 0 || is_power(config.units.binary64, 1, config.lanes),
    },
    Rule { text: "shared_under_way is 2 to 7", holds: |config| (2..=7).contains(&config.units.shared_under_way) },
    Rule {
        text: "shared_under_way is a power of two with lone_shared",
        holds: |config| !config.units.lone_shared || config.units.shared_under_way.is_power_of_two(),
    },
    Rule {
        text: "paired_float and lone_shared are for operations without bypasses: with 4 lanes",
        holds: |config| {
            let beats = 32_usize.checked_div(config.lanes).unwrap_or(0);
            !(config.units.paired_float || config.units.lone_shared) || !has_bypasses(beats)
        },
    },
    Rule {
        text: "paired_float is not there with exceptions",
        holds: |config| !(config.units.paired_float && config.units.exceptions),
    },
    Rule { text: "silicon_pace goes with lanes=32", holds: |config| !config.units.silicon_pace || config.lanes == 32 },
    Rule {
        text: "dual_issue goes with silicon_pace=true",
        holds: |config| !config.units.dual_issue || config.units.silicon_pace,
    },
    Rule {
        text: "gathered_loads goes with line_quarters=4",
        holds: |config| !config.units.gathered_loads || config.line_quarters == 4,
    },
    Rule {
        text: "hardware of CDNA4 has gathered_loads, through which it loads to LDS",
        holds: |Config { units, .. }| units.gathered_loads || units.loads_to_lds() == 0,
    },
    Rule {
        text: "lds_address_registers is not there with lds_reads_ahead, grouped_stores, lds_atomics_at_once and traps",
        holds: |Config { units, .. }| {
            !(units.lds_address_registers
                && (units.lds_reads_ahead || units.grouped_stores || units.lds_atomics_at_once || units.traps))
        },
    },
    Rule {
        text: "lds_address_registers and grouped_stores are not there in hardware of CDNA4, whose LDS serves four dwords at once",
        holds: |Config { units, .. }| !(units.lds_address_registers || units.grouped_stores) || units.lds_fours() == 0,
    },
    Rule {
        text: "lds_reads_ahead and stacks go with lds_reads_at_once=true",
        holds: |Config { units, .. }| units.lds_reads_at_once || !(units.lds_reads_ahead || units.stacks),
    },
    Rule { text: "quick_launch is RDNA4's", holds: |Config { units, .. }| !(units.quick_launch && units.set.is_gcn()) },
    Rule {
        text: "keeps_exec is not Sea Islands'",
        holds: |Config { units, .. }| units.set != InstructionSet::SeaIslands || !units.keeps_exec,
    },
    Rule {
        text: "quick_scalar_float goes with scalar_float=true",
        holds: |Config { units, .. }| units.scalar_float || !units.quick_scalar_float,
    },
    Rule {
        text: "typed_buffers goes with buffers=true and a memory_queue",
        holds: |config| !config.units.typed_buffers || config.units.buffers && config.memory_queue > 0,
    },
    Rule {
        text: "images goes with typed_buffers=true",
        holds: |Config { units, .. }| units.typed_buffers || !units.images,
    },
    Rule { text: "rays goes with images=true", holds: |Config { units, .. }| units.images || !units.rays },
    Rule {
        text: "graphics goes with exports=true, in hardware of Sea Islands",
        holds: |Config { units, .. }| !units.graphics || units.exports && units.set == InstructionSet::SeaIslands,
    },
    Rule {
        text: "barrel is not there in hardware of CDNA4, whose waves wait for the registers of multiplies",
        holds: |config| !(config.barrel && config.units.set == InstructionSet::Cdna4),
    },
    Rule { text: "traps is not there with barrel", holds: |config| !(config.barrel && config.units.traps) },
    Rule {
        text: "dynamic_vgprs is not there with barrel",
        holds: |config| !(config.barrel && config.units.dynamic_vgprs),
    },
    Rule { text: "matrix of CDNA4 goes with lanes=16", holds: |config| !config.units.mfma() || config.lanes == 16 },
    Rule {
        text: "hardware of Sea Islands and CDNA4 has the units that it has by name, or fewer",
        holds: |config| has_only_its_own(&config.units),
    },
];
