//! Configurations of the compute unit by name, and those of one's own, which change knobs of one.

mod knobs;
mod rules;
mod units;

pub use knobs::Knob;
pub use rules::{RULES, Rule};
pub use units::{Atomics, InstructionSet, Units};

use crate::bus::WORD;
use knobs::{Knobs, Unset, knobs};

knobs! {
/// Sizes of a compute unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    fixed {
        /// Name on the command line.
        pub name: &'static str,
        /// The memory port moves 8 bytes at a time of what is written, those that are asked for, and a quarter at a time of what is read
        /// ([`crate::bus::axi_memory`]): what stands in front of a bus of 64 bits needs no more wires, and nothing on the way there is as wide
        /// as a line. It goes with `line_quarters` of 1 and four lanes.
        pub narrow_port: bool,
    }
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
    /// Banks of the LDS, each a dword wide: a power of two, 4 to 64. With more than there are lanes fewer dwords conflict.
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
    /// What vector memory returns is written to the even lanes, then to the odd ones: two lanes share what takes their dword out
    /// of a line. Not with [`Units::transposed_loads`] and [`Units::typed_buffers`].
    pub paired_returns: bool,
    /// The units that not every machine has in full.
    pub units: Units,
}
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

/// Why there is no such configuration.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// None has that name.
    #[error("there is no configuration {name}; there are {}", CONFIGS.map(|config| config.name).join(", "))]
    Name {
        /// As asked for.
        name: String,
    },
    /// Text behind the name is not `KNOB=VALUE`.
    #[error("`{text}` is not KNOB=VALUE, as in default:waves=8,rays=false")]
    Text {
        /// The text.
        text: String,
    },
    /// No knob has that name.
    #[error("configurations have no knob {knob}; `tombolo list --knobs` lists them")]
    Knob {
        /// As asked for.
        knob: String,
    },
    /// A knob does not take the value.
    #[error("{knob} is {values}, not `{value}`")]
    Value {
        /// The knob.
        knob: String,
        /// What it takes.
        values: &'static str,
        /// As asked for.
        value: String,
    },
    /// A rule is broken.
    #[error("{config} is not built: {rule}")]
    Rule {
        /// The configuration.
        config: String,
        /// The rule.
        rule: &'static str,
    },
}

impl Config {
    /// The configuration of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        CONFIGS.into_iter().find(|config| config.name == name)
    }

    /// A configuration by its name, or one of one's own: `ecp5:waves=8,wide_atomics=true` is `ecp5` with two knobs changed. Its name is the whole text.
    ///
    /// # Errors
    /// [`ConfigError`]: no such name or knob, or a rule is broken.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        let (name, knobs) = text.split_once(':').unwrap_or((text, ""));
        let named = Self::by_name(name).ok_or_else(|| ConfigError::Name { name: name.to_owned() })?;
        let mut config = named;
        for setting in knobs.split(',').filter(|setting| !setting.is_empty()) {
            let no_setting = || ConfigError::Text { text: setting.to_owned() };
            let (knob, value) = setting.split_once('=').ok_or_else(no_setting)?;
            config.set(knob, value)?;
        }
        if config != named {
            // A name is there for as long as the process: there are few, those that a user writes.
            config.name = String::leak(text.to_owned());
        }
        config.check()?;
        Ok(config)
    }

    /// Sets a knob.
    ///
    /// # Errors
    /// [`ConfigError::Knob`], [`ConfigError::Value`].
    pub fn set(&mut self, knob: &str, value: &str) -> Result<(), ConfigError> {
        Knobs::set(self, "", knob, value).map_err(|unset| match unset {
            Unset::Unknown => ConfigError::Knob { knob: knob.to_owned() },
            Unset::Value(values) => ConfigError::Value { knob: knob.to_owned(), values, value: value.to_owned() },
        })
    }

    /// Its knobs.
    pub fn knobs(&self) -> Vec<Knob> {
        let mut knobs = vec![];
        self.list("", "", &mut knobs);
        knobs
    }

    /// Whether it keeps to all [`RULES`].
    ///
    /// # Errors
    /// [`ConfigError::Rule`] of the first that it breaks.
    pub fn check(&self) -> Result<(), ConfigError> {
        match RULES.iter().find(|rule| !(rule.holds)(self)) {
            Some(rule) => Err(ConfigError::Rule { config: self.name.to_owned(), rule: rule.text }),
            None => Ok(()),
        }
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
    use pretty_assertions::assert_eq;

    #[test]
    fn every_configuration_keeps_to_the_rules() {
        for config in CONFIGS {
            assert_eq!(config.check(), Ok(()));
            assert_eq!(config.without_graphics().behind_bus(WORD).check(), Ok(()));
        }
    }

    /// What a change of one knob, or of two, makes of a configuration.
    fn changed(config: &Config) -> Vec<Config> {
        let values = |knob: &Knob| match knob.value.as_str() {
            "true" => vec!["false"],
            "false" => vec!["true"],
            _ => vec!["0", "1", "3", "4", "8", "512", "4096000"],
        };
        let with = |config: Config, knob: &Knob| {
            let set = move |value| {
                let mut config = config;
                config.set(knob.name, value).unwrap();
                config
            };
            values(knob).into_iter().map(set).collect::<Vec<_>>()
        };
        let one: Vec<Config> = config.knobs().iter().flat_map(|knob| with(*config, knob)).collect();
        let two = one.iter().flat_map(|one| one.knobs().into_iter().flat_map(|knob| with(*one, &knob)));
        two.chain(one.iter().copied()).collect()
    }

    #[test]
    fn every_rule_is_broken_by_a_change_of_one_or_two_knobs_that_keeps_to_the_others() {
        let named = CONFIGS.into_iter().chain(CONFIGS.map(|config| config.behind_bus(WORD)));
        let changed: Vec<Config> = named.flat_map(|config| changed(&config)).collect();
        let broken = |config: &Config| {
            let mut broken = RULES.iter().filter(|rule| !(rule.holds)(config)).map(|rule| rule.text);
            broken.next().filter(|_| broken.next().is_none())
        };
        let alone: std::collections::HashSet<&str> = changed.iter().filter_map(broken).collect();
        let never: Vec<&str> = RULES.iter().map(|rule| rule.text).filter(|text| !alone.contains(text)).collect();
        assert_eq!(never, [] as [&str; 0]);
    }

    #[test]
    fn knobs_are_changed_by_name() {
        let config = Config::parse("ecp5:lanes=8,paired_float=false,lone_shared=false,wide_atomics=true").unwrap();
        assert_eq!((config.lanes, config.units.paired_float, config.units.atomics.wide), (8, false, true));
        assert_eq!(config.name, "ecp5:lanes=8,paired_float=false,lone_shared=false,wide_atomics=true");
        assert_eq!(Config::parse("default:waves=16").unwrap(), Config::by_name("default").unwrap());
    }

    #[test]
    fn what_is_no_configuration_is_told_by_what_is_wrong() {
        for (text, told) in [
            ("large", "there is no configuration large; there are default, wgp, "),
            ("ecp5:lanes", "`lanes` is not KNOB=VALUE"),
            ("ecp5:lens=8", "no knob lens"),
            ("ecp5:name=x", "no knob name"),
            ("ecp5:lanes=many", "lanes is a number, not `many`"),
            ("ecp5:barrel=1", "barrel is true or false, not `1`"),
            ("ecp5:lanes=64", "ecp5:lanes=64 is not built: lanes is 4, 8, 16 or 32"),
            ("ecp5:lanes=32", "paired_float and lone_shared are for operations without bypasses"),
        ] {
            let error = Config::parse(text).unwrap_err().to_string();
            assert!(error.contains(told), "{text}: {error}");
        }
    }
}
