//! Configurations of the compute unit by name.

mod units;

pub use units::{Atomics, InstructionSet, Units};

use crate::bus::WORD;

/// Sizes of a compute unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Name on the command line.
    pub name: &'static str,
    /// SIMDs, 1 to 4.
    pub simds: usize,
    /// Waves of a SIMD, 2 to 16.
    pub waves: usize,
    /// Physical lanes of a SIMD: 32, 16, 8 or 4; an instruction of 32 lanes takes 32 / lanes beats.
    pub lanes: usize,
    /// VGPR rows of a SIMD, a multiple of 4: what its waves share.
    pub vgpr_rows: usize,
    /// LDS bytes that the work-groups of the compute unit share, a multiple of 1024.
    pub lds_bytes: usize,
    /// Banks of the LDS, each a dword wide: a power of two, 4 to 32. With more than there are lanes fewer dwords conflict.
    pub lds_banks: usize,
    /// Dwords that one fetch delivers to a wave, 4 or 8; its instruction buffer holds twice as many.
    pub fetch_dwords: usize,
    /// One wave a cycle may issue, in turn, through one decoder ([`crate::front::barrel`]), as against one instruction of each
    /// class from any waves.
    pub barrel: bool,
    /// Lines of 64 bytes in the instruction cache of a SIMD: a power of two, 2 to 256.
    pub instruction_lines: usize,
    /// Lines on their way into the instruction cache of a SIMD at once, 1 to 4; with more than one, lines are fetched ahead of the waves.
    pub instruction_fills: usize,
    /// Lines of 64 bytes in the scalar data cache of a SIMD: a power of two, 2 to 256.
    pub scalar_lines: usize,
    /// Instructions that wait in front of the scalar ALU of a SIMD: a power of two, 2 to 16, or none.
    pub scalar_queue: usize,
    /// Scalar loads of a SIMD that are in progress at once, 1 to 16.
    pub scalar_loads: usize,
    /// Lines of 64 bytes in the vector cache of a SIMD: a power of two, 4 to 256.
    pub cache_lines: usize,
    /// Instructions that wait in front of vector memory of a SIMD: a power of two, 2 to 16, or none.
    pub memory_queue: usize,
    /// Requests of vector memory of a SIMD that are outstanding at once: a power of two, 2 to 64.
    pub memory_requests: usize,
    /// Quarters of a line that go to the unit that asked for it at once: 4, or 1 in each of four cycles, which needs a quarter of
    /// the wires and memories no wider than that. One quarter goes with `fetch_dwords` of 4 and with `paired_returns`.
    pub line_quarters: usize,
    /// The memory port moves 8 bytes at a time of what is written, those that are asked for, and a quarter at a time of what is read
    /// ([`crate::bus::axi_memory`]): what stands in front of a bus of 64 bits needs no more wires, and nothing on the way there is as wide
    /// as a line. It goes with `line_quarters` of 1 and four lanes.
    pub narrow_port: bool,
    /// What vector memory returns is written to the even lanes, then to the odd ones: two lanes share what takes their dword out
    /// of a line. Not with [`Units::transposed_loads`] and [`Units::typed_buffers`].
    pub paired_returns: bool,
    /// The units that not every machine has in full.
    pub units: Units,
}

/// The compute unit of every simulation that asks for no other. Its SIMDs share no cache: together they have the 32 KiB for
/// instructions, the 16 KiB for constants and the 32 KiB for vectors of a compute unit on silicon.
const DEFAULT: Config = Config {
    name: "default",
    simds: 2,
    waves: 16,
    lanes: 32,
    vgpr_rows: 1536,
    lds_bytes: 65536,
    lds_banks: 32,
    fetch_dwords: 8,
    barrel: false,
    instruction_lines: 256,
    instruction_fills: 4,
    scalar_lines: 128,
    scalar_queue: 4,
    scalar_loads: 16,
    cache_lines: 256,
    memory_queue: 4,
    memory_requests: 64,
    line_quarters: 4,
    narrow_port: false,
    paired_returns: false,
    units: Units::ALL,
};

/// Those with fewer lanes, whose operations take several beats in any case.
const FEWER_LANES: Config = Config { units: Units::IN_BEATS, ..DEFAULT };

/// The one for an FPGA.
pub const ECP5: Config = Config {
    name: "ecp5",
    simds: 1,
    waves: 4,
    lanes: 4,
    vgpr_rows: 256,
    lds_bytes: 8192,
    lds_banks: 4,
    fetch_dwords: 4,
    barrel: true,
    instruction_lines: 32,
    instruction_fills: 1,
    scalar_lines: 32,
    scalar_queue: 0,
    scalar_loads: 1,
    cache_lines: 32,
    memory_queue: 0,
    memory_requests: 16,
    line_quarters: 1,
    narrow_port: false,
    paired_returns: true,
    units: Units::SMALL,
};

/// Every configuration.
pub const CONFIGS: [Config; 8] = [
    DEFAULT,
    // A work-group processor, two compute units of silicon that share their LDS: compilers for gfx12 reckon with it, so that the waves of a
    // work-group may have more VGPRs together than a compute unit has.
    Config { name: "wgp", simds: 4, lds_bytes: 128 << 10, ..DEFAULT },
    Config { name: "lanes16", lanes: 16, ..FEWER_LANES },
    Config { name: "lanes8", lanes: 8, ..FEWER_LANES },
    Config { name: "lanes4", lanes: 4, ..FEWER_LANES },
    ECP5,
    // As on silicon: four SIMDs of 16 lanes with ten waves and 256 VGPRs of 64 lanes each, so that an instruction takes four beats.
    Config { name: "gfx7", simds: 4, waves: 10, lanes: 16, vgpr_rows: 512, units: Units::SEA_ISLANDS, ..DEFAULT },
    // As on silicon: four SIMDs of 16 lanes with eight waves and 512 registers of 64 lanes each.
    Config {
        name: "cdna4",
        simds: 4,
        waves: 8,
        lanes: 16,
        vgpr_rows: 1024,
        lds_bytes: 160 << 10,
        lds_banks: 64,
        units: Units::CDNA4,
        ..DEFAULT
    },
];

impl Config {
    /// The configuration of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        CONFIGS.into_iter().find(|config| config.name == name)
    }

    /// The vector cache finds out by itself whether a line that its SIMD stores is there, as the line is looked up. Else the memory port tells it of each
    /// line that is written, whoever writes it.
    pub const fn knows_own_stores(self) -> bool {
        self.simds == 1 && self.units.joined_stores() == 0
    }

    /// The same without graphics, which needs a command processor.
    #[must_use]
    pub const fn without_graphics(self) -> Self {
        Self { units: Units { graphics: false, ..self.units }, ..self }
    }

    /// The same behind a bus with `width` bits of data.
    #[must_use]
    pub const fn behind_bus(self, width: usize) -> Self {
        let narrow_port = self.line_quarters == 1 && self.lanes == 4 && width == WORD;
        Self { narrow_port, ..self.without_graphics() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::gather::has_bypasses;

    #[test]
    fn lanes_that_take_turns_leave_nothing_for_bypasses_and_transposed_loads() {
        for config in CONFIGS {
            let late = has_bypasses(32 / config.lanes);
            assert!(!(late && (config.units.paired_float || config.units.lone_shared)), "{}", config.name);
            assert!(!(config.paired_returns && config.units.transposed_loads), "{}", config.name);
            assert!(!(config.paired_returns && config.units.typed_buffers), "{}", config.name);
            let queued_buffers = config.units.buffers && config.memory_queue > 0;
            assert!(queued_buffers || !config.units.typed_buffers, "{}", config.name);
            assert!(config.units.typed_buffers || !config.units.images, "{}", config.name);
            assert!(config.units.images || !config.units.rays, "{}", config.name);
            assert!(!(config.barrel && config.units.traps), "{}", config.name);
            assert!(!(config.units.joined_stores() > 0 && config.units.traps), "{}", config.name);
            let sea_islands = config.units.set == InstructionSet::SeaIslands;
            assert!(config.units.exports && sea_islands || !config.units.graphics, "{}", config.name);
            assert!(!(config.units.paired_float && config.units.exceptions), "{}", config.name);
            assert!(!config.units.mfma() || config.lanes == 16, "{}", config.name);
            // Operations of the shared units have stages of their own there, one beat each.
            assert!(!config.units.silicon_pace || config.lanes == 32, "{}", config.name);
            assert!(!(config.units.quick_launch && config.units.set.is_gcn()), "{}", config.name);
            assert!(!config.units.dual_issue || config.units.silicon_pace, "{}", config.name);
            let units = config.units;
            let direct = units.lds_reads_ahead || units.grouped_stores || units.traps || units.lds_fours() != 0;
            assert!(!units.lds_address_registers || !direct, "{}", config.name);
            assert!(units.lds_reads_at_once || !(units.lds_reads_ahead || units.stacks), "{}", config.name);
            let narrow = config.line_quarters == 1;
            assert!(!narrow || config.fetch_dwords == 4 && config.paired_returns, "{}", config.name);
        }
    }
}
