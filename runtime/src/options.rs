//! What a device is made of: given by the caller, or by variables of the environment.

use crate::error::{Error, ErrorKind};
use crate::record::{Form, Recording};
use std::env;
use tombolo_code_object::Mcpu;
use tombolo_sim::design;
use tombolo_sim::device::Address;
pub use tombolo_sim::memory::Bounds;
use tombolo_sim::run::model::processors;

/// What executes dispatches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineKind {
    /// The reference model, one instruction at a time.
    Model,
    /// The netlist of the hardware, compiled to machine code.
    Rtl,
    /// The hardware, every write of which is compared with the model's.
    Lockstep,
}

impl EngineKind {
    const NAMES: [(&'static str, Self); 3] = [("model", Self::Model), ("rtl", Self::Rtl), ("lockstep", Self::Lockstep)];

    /// The engine of that name, as `TOMBOLO_ENGINE` has it.
    ///
    /// # Errors
    /// [`ErrorKind::Value`], with the names that there are.
    pub fn from_name(name: &str) -> Result<Self, Error> {
        let found = Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind);
        found.ok_or_else(|| Error::value(format!("there is no engine `{name}`; it can be model, rtl or lockstep")))
    }

    /// Its name, as `TOMBOLO_ENGINE` has it.
    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }
}

/// What becomes of what the sanitizer finds in a dispatch.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sanitize {
    /// It does not look.
    #[default]
    Off,
    /// Each finding is printed once for its instruction, where kernels print errors; the dispatch counts as any other.
    Tell,
    /// They are printed, and the dispatch has failed with [`ErrorKind::Finding`]; what it wrote is written.
    Fail,
}

impl Sanitize {
    /// What `TOMBOLO_SANITIZE` asks for with that value: `0`, `1` or `error`.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "0" => Some(Self::Off),
            "1" => Some(Self::Tell),
            "error" => Some(Self::Fail),
            _ => None,
        }
    }
}

/// What a device is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// What executes dispatches (`TOMBOLO_ENGINE`: `model`, `rtl` or `lockstep`; by default the model).
    pub engine: EngineKind,
    /// The board that executes them instead (`TOMBOLO_DEVICE`: `serial:PATH`, `serial:PATH@BAUD` or `sim:SOCKET`).
    pub device: Option<Address>,
    /// The configuration of the hardware, by name (`TOMBOLO_CONFIG`); the model is told its LDS, and runs the code that it runs. A board has its own, and a device
    /// on one answers with that.
    pub config: String,
    /// Ends a dispatch with [`ErrorKind::Hang`] after so many cycles; on the model, after so many instructions of a work-group, or
    /// of all of a cooperative grid (`TOMBOLO_MAX_CYCLES`).
    pub max_cycles: u64,
    /// How far accesses may reach beyond a buffer (`TOMBOLO_STRICT`: `0`, by default, [`Bounds::Rounded`]; `1`, [`Bounds::Exact`];
    /// `pages`, [`Bounds::Paged`]).
    pub bounds: Bounds,
    /// Bytes of device memory that can be allocated.
    pub memory_bytes: u64,
    /// Threads that may run the work-groups of a dispatch on the model; results do not depend on it (`TOMBOLO_THREADS`; by default
    /// one for each processor).
    pub threads: usize,
    /// What is written of dispatches on the hardware (`TOMBOLO_RECORD`: a folder, or `FOLDER:N,N,...` with numbers of dispatches;
    /// `TOMBOLO_RECORD_AS`: `fst`, `trace`, `konata`, `profile`, with commas between them, by default `fst`).
    pub record: Option<Recording>,
    /// Whether dispatches on the model are watched for reads of what nobody wrote, LDS accesses out of range, and races in LDS
    /// (`TOMBOLO_SANITIZE`: `0`, by default, [`Sanitize::Off`]; `1`, [`Sanitize::Tell`]; `error`, [`Sanitize::Fail`]).
    pub sanitize: Sanitize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            engine: EngineKind::Model,
            device: None,
            config: Self::DEFAULT_CONFIG.to_owned(),
            max_cycles: 1_000_000_000,
            bounds: Bounds::Rounded,
            memory_bytes: 16 << 30,
            threads: processors(),
            record: None,
            sanitize: Sanitize::Off,
        }
    }
}

impl Options {
    /// The configuration where none is chosen.
    pub(crate) const DEFAULT_CONFIG: &str = "default";

    /// The defaults, with what the environment says.
    ///
    /// # Errors
    /// [`ErrorKind::Value`] for a variable that has none of its values.
    pub fn from_environment() -> Result<Self, Error> {
        Self::default().with(|name| env::var(name).ok().filter(|value| !value.is_empty()))
    }

    /// The processors whose code a device of these options runs, the one that it is first.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: no configuration of that name.
    pub fn processors(&self) -> Result<&'static [Mcpu], Error> {
        Ok(design::processors(design::config(&self.config)?.units.set))
    }

    /// The processor that a device of these options is.
    ///
    /// # Errors
    /// As [`Options::processors`].
    pub fn processor(&self) -> Result<Mcpu, Error> {
        Ok(design::processor(design::config(&self.config)?.units.set))
    }

    fn with(self, variable: impl Fn(&str) -> Option<String>) -> Result<Self, Error> {
        let wrong = |name: &str, value: &str, wanted: &str| {
            Error::new(ErrorKind::Value, format!("{name} is `{value}`; it can be {wanted}"))
        };
        let mut options = self;
        if let Some(value) = variable("TOMBOLO_DEVICE") {
            let parsed = value.parse::<Address>();
            options.device = Some(parsed.map_err(|error| Error::value(format!("TOMBOLO_DEVICE: {error}")))?);
        }
        if let Some(value) = variable("TOMBOLO_ENGINE") {
            if let Some(device) = &options.device {
                let message =
                    format!("TOMBOLO_ENGINE is `{value}` and TOMBOLO_DEVICE `{device}`: a board is its own engine");
                return Err(Error::value(message));
            }
            let found = EngineKind::NAMES.iter().find(|(name, _)| *name == value);
            let refused = || wrong("TOMBOLO_ENGINE", &value, "model, rtl or lockstep");
            options.engine = found.ok_or_else(refused)?.1;
        }
        if let Some(value) = variable("TOMBOLO_CONFIG") {
            options.config = value;
        }
        if let Some(value) = variable("TOMBOLO_MAX_CYCLES") {
            options.max_cycles = value.parse().map_err(|_| wrong("TOMBOLO_MAX_CYCLES", &value, "a number"))?;
        }
        if let Some(value) = variable("TOMBOLO_THREADS") {
            let threads = value.parse().ok().filter(|threads| *threads > 0);
            options.threads = threads.ok_or_else(|| wrong("TOMBOLO_THREADS", &value, "a number from 1 on"))?;
        }
        options.record = variable("TOMBOLO_RECORD").map(|value| Recording::parse(&value));
        if let Some(value) = variable("TOMBOLO_RECORD_AS") {
            let wanted = "fst, trace, konata, profile, or several with commas between them";
            let forms = Form::parse(&value).ok_or_else(|| wrong("TOMBOLO_RECORD_AS", &value, wanted))?;
            if let Some(record) = &mut options.record {
                record.forms = forms;
            }
        }
        if let Some(value) = variable("TOMBOLO_STRICT") {
            options.bounds = match value.as_str() {
                "0" => Bounds::Rounded,
                "1" => Bounds::Exact,
                "pages" => Bounds::Paged,
                _ => return Err(wrong("TOMBOLO_STRICT", &value, "0, 1 or pages")),
            };
        }
        if let Some(value) = variable("TOMBOLO_SANITIZE") {
            options.sanitize =
                Sanitize::from_name(&value).ok_or_else(|| wrong("TOMBOLO_SANITIZE", &value, "0, 1 or error"))?;
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn with(name: &'static str, value: &'static str) -> Result<Options, Error> {
        Options::default().with(|asked| (asked == name).then(|| value.to_owned()))
    }

    #[test]
    fn the_environment_chooses_engine_configuration_and_limit() {
        assert_eq!(with("TOMBOLO_ENGINE", "lockstep").unwrap().engine, EngineKind::Lockstep);
        assert_eq!(with("TOMBOLO_CONFIG", "lanes4").unwrap().config, "lanes4");
        assert_eq!(with("TOMBOLO_MAX_CYCLES", "77").unwrap().max_cycles, 77);
        assert_eq!(with("TOMBOLO_STRICT", "1").unwrap().bounds, Bounds::Exact);
        assert_eq!(with("TOMBOLO_STRICT", "pages").unwrap().bounds, Bounds::Paged);
        assert_eq!(with("TOMBOLO_SANITIZE", "1").unwrap().sanitize, Sanitize::Tell);
        assert_eq!(with("TOMBOLO_SANITIZE", "error").unwrap().sanitize, Sanitize::Fail);
        assert_eq!(with("TOMBOLO_THREADS", "3").unwrap().threads, 3);
        assert_eq!(with("TOMBOLO_RECORD", "f:3").unwrap().record.unwrap().dispatches, [3]);
        assert_eq!(with("TOMBOLO_DEVICE", "sim:here").unwrap().device, Some(Address::Simulated("here".into())));
        assert_eq!(Options::default().with(|_| None).unwrap(), Options::default());
    }

    #[test]
    fn a_misspelt_variable_is_refused_with_what_it_can_be() {
        let engines = ["TOMBOLO_ENGINE", "TOMBOLO_DEVICE", "TOMBOLO_MAX_CYCLES", "TOMBOLO_THREADS"];
        for name in engines.into_iter().chain(["TOMBOLO_STRICT", "TOMBOLO_SANITIZE", "TOMBOLO_RECORD_AS"]) {
            let error = with(name, "fast").unwrap_err();
            assert_eq!(error.kind, ErrorKind::Value);
            assert!(error.message.contains(name) && error.message.contains("fast"), "{}", error.message);
        }
    }

    #[test]
    fn a_board_and_an_engine_are_not_chosen_together() {
        let both = |asked: &str| match asked {
            "TOMBOLO_ENGINE" => Some("rtl".to_owned()),
            "TOMBOLO_DEVICE" => Some("serial:/dev/ttyUSB0".to_owned()),
            _ => None,
        };
        let error = Options::default().with(both).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Value);
        assert!(error.message.contains("`rtl`") && error.message.contains("serial:/dev/ttyUSB0"), "{}", error.message);
    }
}
