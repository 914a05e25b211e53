//! The trap handler of a launch (sections 3.4.10 and 5.2): the key `trap_handler` of a manifest, and what the dispatcher is told.

use super::content::read_file;
use super::load::{Loaded, load};
use super::{LaunchError, read_code_object};
use crate::memory::{Access, LINE_BYTES};
use serde::Deserialize;
use std::path::Path;
use tombolo_asm::{Options, assemble};
use tombolo_code_object::descriptor_field as field;
use tombolo_code_object::{Descriptor, SymbolKind};
use tombolo_model::trap::{WATCHES, Watch};

/// Handlers start at multiples of this: COMPUTE_TBA counts in units of 256 bytes.
const ALIGNMENT: u64 = 256;
/// S_CODE_END, with which code is padded for instruction prefetch: 64 dwords at least (section 2.5).
const S_CODE_END: u32 = 0xbf9f_0000;
/// Dwords of padding.
const PADDING: usize = 64;

/// What a manifest says of the trap handler.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a file name, or an object with `source` or `elf`")]
pub enum HandlerKey {
    /// A source for the assembler.
    Source(String),
    /// The same, or a code object, with what else is set.
    Detailed(HandlerKeys),
}

/// The keys of `trap_handler`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct HandlerKeys {
    /// A source for the assembler; the handler begins with its code.
    source: Option<String>,
    /// A code object.
    elf: Option<String>,
    /// Its function that is the handler.
    symbol: Option<String>,
    /// Index of the buffer argument whose address TMA holds.
    memory: Option<usize>,
    /// Exceptions that are enabled from the first instruction on.
    #[serde(default)]
    exceptions: Vec<Exception>,
    /// Parts of buffers that the host watches.
    #[serde(default)]
    watch: Vec<WatchKey>,
}

/// Some dwords of a buffer that the host watches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct WatchKey {
    /// Index of the argument.
    pub arg: usize,
    /// Where they begin, bytes.
    #[serde(default)]
    pub offset: u64,
    /// How many bytes.
    pub bytes: u64,
    /// Which accesses hit them; by default every one.
    #[serde(default)]
    pub on: WatchKind,
}

/// Which accesses hit a watched address.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WatchKind {
    /// Loads and atomic operations.
    Read,
    /// Stores and atomic operations.
    Write,
    /// All of them.
    #[default]
    Access,
}

/// Exceptions that COMPUTE_PGM_RSRC2 enables, by the names of TRAP_CTRL.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u32)]
enum Exception {
    AluInvalid,
    AluInputDenorm,
    #[serde(rename = "alu_float_div0")]
    AluFloatDivisionByZero,
    AluOverflow,
    AluUnderflow,
    AluInexact,
    #[serde(rename = "alu_int_div0")]
    AluIntegerDivisionByZero,
    AddrWatch,
}

impl HandlerKey {
    fn keys(&self) -> HandlerKeys {
        match self {
            Self::Source(source) => HandlerKeys {
                source: Some(source.clone()),
                elf: None,
                symbol: None,
                memory: None,
                exceptions: vec![],
                watch: vec![],
            },
            Self::Detailed(keys) => keys.clone(),
        }
    }

    /// Which argument's buffer TMA points to.
    pub(super) fn memory(&self) -> Option<usize> {
        self.keys().memory
    }

    /// What is watched.
    pub(super) fn watch(&self) -> Vec<WatchKey> {
        self.keys().watch
    }

    /// Refuses keys that contradict each other.
    pub(super) fn check(&self) -> Result<(), String> {
        let HandlerKeys { source, elf, symbol, watch, .. } = self.keys();
        if watch.len() > WATCHES {
            return Err(format!("trap_handler.watch: {} of them, and a wave is watched for {WATCHES}", watch.len()));
        }
        match (source, elf, symbol) {
            (Some(_), None, None) | (None, Some(_), Some(_)) => Ok(()),
            (Some(_), None, Some(_)) => Err("trap_handler: `symbol` belongs to `elf`".to_owned()),
            (None, Some(_), None) => {
                Err("trap_handler: missing key `symbol`: the function that is the handler".to_owned())
            }
            (Some(_), Some(_), _) => Err("trap_handler: `source` and `elf` are both given".to_owned()),
            (None, None, _) => Err("trap_handler: missing key `source` or `elf`".to_owned()),
        }
    }

    /// The handler's code for the load base `base`, and its address.
    pub(super) fn load(&self, folder: &Path, base: u64) -> Result<(Vec<Loaded>, u64), LaunchError> {
        let HandlerKeys { source, elf, symbol, .. } = self.keys();
        if let Some(elf) = elf {
            let file = folder.join(elf);
            let code_object = read_code_object(&file)?;
            let name = symbol.unwrap_or_default();
            let found =
                code_object.symbols.iter().find(|known| known.kind == SymbolKind::Function && known.name == name);
            let refused = |what: String| LaunchError::TrapHandler { file: file.clone(), what };
            let found = found.ok_or_else(|| refused(format!("has no function `{name}`")))?;
            let address = base.wrapping_add(found.address);
            if !address.is_multiple_of(ALIGNMENT) {
                let what = format!("`{name}` is not at a multiple of {ALIGNMENT} bytes, as COMPUTE_TBA demands");
                return Err(refused(what));
            }
            return Ok((load(&code_object, base)?, address));
        }
        let file = folder.join(source.unwrap_or_default());
        let text = String::from_utf8(read_file(&file)?)
            .map_err(|_| LaunchError::TrapHandler { file: file.clone(), what: "is no text".to_owned() })?;
        let bytes = handler_code(&text, &file.display().to_string())
            .map_err(|what| LaunchError::TrapHandler { file: file.clone(), what })?;
        Ok((vec![Loaded { name: "the trap handler", offset: 0, bytes, access: Access::ReadOnly }], base))
    }

    /// Exceptions that are enabled, as TRAP_CTRL\[7:0\] has them.
    pub(super) fn enables(&self) -> u32 {
        self.keys().exceptions.into_iter().fold(0, |enables, exception| enables | 1 << exception as u32)
    }
}

/// The names of the exceptions that bits of TRAP_CTRL\[7:0\] enable.
pub fn exceptions(enables: u32) -> impl Iterator<Item = &'static str> {
    const NAMES: [&str; 8] = [
        "alu_invalid",
        "alu_input_denorm",
        "alu_float_div0",
        "alu_overflow",
        "alu_underflow",
        "alu_inexact",
        "alu_int_div0",
        "addr_watch",
    ];
    (0..).zip(NAMES).filter(move |(bit, _)| enables >> bit & 1 != 0).map(|(_, name)| name)
}

/// Assembles a trap handler of RDNA4 and pads it.
///
/// # Errors
/// The first error of the source, with its place.
pub fn handler_code(source: &str, name: &str) -> Result<Vec<u8>, String> {
    let first = |errors: &[tombolo_asm::Diagnostic]| {
        errors.first().map_or_else(|| "cannot be assembled".to_owned(), ToString::to_string)
    };
    let assembled = assemble(source, name, &Options::default()).map_err(|errors| first(&errors))?;
    let mut bytes = assembled.text().map_err(first)?.to_vec();
    bytes.extend([S_CODE_END; PADDING].iter().flat_map(|word| word.to_le_bytes()));
    Ok(bytes)
}

/// The trap handler of a dispatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrapHandler {
    /// Address of its first instruction, a multiple of 256.
    pub base: u64,
    /// What TMA holds: the address of memory that is the handler's, a multiple of 256.
    pub memory: u64,
    /// What TRAP_CTRL\[7:0\] starts with, beside what the kernel's descriptor enables.
    pub enables: u32,
    /// What the host watches.
    pub watches: [Option<WatchedAddress>; WATCHES],
}

/// Dwords of a line of memory that the host watches (section 3.4.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WatchedAddress {
    /// Where they begin, a multiple of 4.
    pub address: u64,
    /// How many: they end in the same 64 bytes.
    pub dwords: u32,
    /// Which accesses hit them.
    pub on: WatchKind,
}

impl WatchedAddress {
    /// `bytes` from `address` on.
    ///
    /// # Errors
    /// Why the machine cannot watch them.
    pub fn new(address: u64, bytes: u64, on: WatchKind) -> Result<Self, String> {
        if bytes == 0 || !address.is_multiple_of(4) || !bytes.is_multiple_of(4) {
            return Err(format!("{bytes} bytes from {address:#x} on: whole dwords are watched"));
        }
        if address % LINE_BYTES as u64 + bytes > LINE_BYTES as u64 {
            return Err(format!(
                "{bytes} bytes from {address:#x} on: a watch does not cross a multiple of {LINE_BYTES}"
            ));
        }
        Ok(Self { address, dwords: bytes as u32 / 4, on })
    }

    /// As the model has it.
    pub fn modelled(&self) -> Watch {
        let [reads, writes] = self.on.reads_writes();
        Watch { first: self.address, bytes: u64::from(self.dwords) * 4, reads, writes }
    }
}

impl WatchKind {
    /// Whether loads and whether stores hit.
    pub const fn reads_writes(self) -> [bool; 2] {
        match self {
            Self::Read => [true, false],
            Self::Write => [false, true],
            Self::Access => [true, true],
        }
    }
}

impl TrapHandler {
    /// What TRAP_CTRL starts with in waves of a kernel.
    pub fn control(&self, descriptor: &Descriptor) -> u32 {
        self.enables | enables_of(descriptor)
    }
}

/// The exceptions that a kernel's descriptor enables, as TRAP_CTRL\[7:0\] has them: EXCP_EN and, of EXCP_EN_MSB, the address watch.
/// Violations of memory, the other one, cannot be masked off (section 3.4.10).
pub fn enables_of(descriptor: &Descriptor) -> u32 {
    let fields = [
        field::EXCEPTION_INVALID,
        field::EXCEPTION_DENORMAL,
        field::EXCEPTION_DIVIDE_BY_ZERO,
        field::EXCEPTION_OVERFLOW,
        field::EXCEPTION_UNDERFLOW,
        field::EXCEPTION_INEXACT,
        field::EXCEPTION_INT_DIVIDE_BY_ZERO,
        field::EXCEPTION_ADDRESS_WATCH,
    ];
    (0..).zip(fields).fold(0, |enables, (bit, field)| enables | u32::from(descriptor.is_set(field)) << bit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn parse(text: &str) -> Result<HandlerKey, String> {
        let key: HandlerKey = serde_json::from_str(text).map_err(|error| error.to_string())?;
        key.check().map(|()| key)
    }

    #[test]
    fn exceptions_are_named_as_trap_ctrl_has_them() {
        let key = parse(r#"{"source": "h.s", "exceptions": ["alu_invalid", "alu_int_div0", "addr_watch"]}"#).unwrap();
        assert_eq!(key.enables(), 0xc1);
        assert_eq!(parse(r#""h.s""#).unwrap().enables(), 0);
    }

    #[test]
    fn keys_that_contradict_each_other_are_refused_by_name() {
        for (text, words) in [
            (r#"{"source": "h.s", "elf": "h.elf"}"#, "both given"),
            (r#"{"elf": "h.elf"}"#, "missing key `symbol`"),
            (r#"{"source": "h.s", "symbol": "h"}"#, "`symbol` belongs to `elf`"),
            (r#"{"memory": 1}"#, "missing key `source`"),
        ] {
            assert!(parse(text).unwrap_err().contains(words), "{text}");
        }
        assert!(parse(r#"{"source": "h.s", "exceptions": ["inexact"]}"#).is_err());
        assert!(parse("7").unwrap_err().contains("a file name"));
    }

    #[test]
    fn an_error_of_the_source_is_told_with_its_place() {
        let error = handler_code("s_nop 0\ns_bogus", "h.s").unwrap_err();
        assert!(error.contains("h.s:2"), "{error}");
    }
}
