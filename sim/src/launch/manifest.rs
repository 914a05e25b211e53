//! The launch manifest: `manifest.json` of a launch folder as typed data.
//!
//! Reading checks what can be checked from the JSON alone (keys, types, hex strings against their sizes); what needs the
//! code object is checked when the launch is placed in memory.

use super::dtype::Dtype;
use super::error::LaunchError;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A kernel launch as its manifest describes it. File names are relative to the folder of the manifest.
#[derive(Debug, Clone, Deserialize)]
pub struct Manifest {
    /// Name of the launch, for messages.
    pub name: String,
    /// The code object that runs unless another is chosen.
    pub elf: String,
    /// Code objects by key, for instance `gfx1201_wave64`.
    pub elfs: BTreeMap<String, String>,
    /// Name of the kernel within the code object.
    pub kernel: String,
    /// Grid size in work-items (x, y, z), each at least 1.
    pub grid: [u32; 3],
    /// Work-group size in work-items (x, y, z), each at least 1.
    pub block: [u32; 3],
    /// LDS bytes a work-group gets beyond the kernel's fixed size.
    pub dynamic_lds_bytes: u32,
    /// Explicit arguments in kernarg order.
    pub args: Vec<Argument>,
    /// What buffers hold after the launch; empty: completing is passing.
    #[serde(default)]
    pub expect: Vec<Expectation>,
}

/// One explicit kernel argument.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Argument {
    /// A pointer to device memory that starts as the content of a file.
    Buffer {
        /// Initial content, exactly `bytes` long.
        file: String,
        /// Size in bytes.
        bytes: u64,
        /// Element type.
        dtype: Dtype,
    },
    /// A value passed in the kernarg segment itself.
    Scalar {
        /// Size in bytes.
        bytes: u64,
        /// The value's bytes, little-endian.
        #[serde(deserialize_with = "hex_bytes")]
        hex: Vec<u8>,
    },
    /// Dynamic LDS; the kernel receives its LDS byte offset.
    Local {
        /// Size in bytes.
        bytes: u32,
    },
}

/// The content a buffer must have after the launch.
#[derive(Debug, Clone, Deserialize)]
pub struct Expectation {
    /// Index into [`Manifest::args`] of a buffer.
    pub arg: usize,
    /// File with the expected elements.
    pub file: String,
    /// Element type of the comparison.
    pub dtype: Dtype,
    /// Extent in elements, outermost first.
    pub shape: Vec<u64>,
    /// How elements are compared.
    #[serde(flatten)]
    pub compare: Compare,
}

/// How an element is compared with its expectation.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(tag = "compare", rename_all = "lowercase")]
pub enum Compare {
    /// Bit for bit.
    Exact,
    /// |out - expected| <= atol + rtol * |expected|.
    Tol {
        /// Relative tolerance.
        rtol: f64,
        /// Absolute tolerance.
        atol: f64,
    },
}

impl Manifest {
    /// Reads the manifest at `path`: a launch folder or its JSON file. Returns it with the folder its files are relative to.
    pub fn read(path: &Path) -> Result<(Self, PathBuf), LaunchError> {
        let file = if path.is_dir() { path.join("manifest.json") } else { path.to_path_buf() };
        let text = std::fs::read_to_string(&file).map_err(|e| LaunchError::read(&file, &e))?;
        let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
        Self::parse(&text).map(|m| (m, folder)).map_err(|what| LaunchError::Manifest { file, what })
    }

    /// Parses manifest text; the error says key, line and column.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut json = serde_json::Deserializer::from_str(text);
        let manifest: Self =
            serde_path_to_error::deserialize(&mut json).map_err(|e| match e.path().to_string().as_str() {
                "." => e.inner().to_string(),
                path => format!("{path}: {}", e.inner()),
            })?;
        json.end().map_err(|e| e.to_string())?;
        manifest.check()?;
        Ok(manifest)
    }

    /// The file of the code object with this key of `elfs`; without a key, `elf`.
    pub fn elf(&self, key: Option<&str>) -> Result<&str, LaunchError> {
        let Some(key) = key else { return Ok(&self.elf) };
        self.elfs.get(key).map(String::as_str).ok_or_else(|| LaunchError::NoSuchElf {
            key: key.to_owned(),
            available: self.elfs.keys().cloned().collect(),
        })
    }

    fn check(&self) -> Result<(), String> {
        for (name, size) in [("grid", self.grid), ("block", self.block)] {
            if size.contains(&0) {
                return Err(format!("{name}: {size:?} has a zero; every dimension is at least 1"));
            }
        }
        for (i, arg) in self.args.iter().enumerate() {
            if let Argument::Scalar { bytes, hex } = arg
                && hex.len() as u64 != *bytes
            {
                return Err(format!("args[{i}]: hex holds {} bytes but bytes says {bytes}", hex.len()));
            }
        }
        for (i, expect) in self.expect.iter().enumerate() {
            match self.args.get(expect.arg) {
                Some(Argument::Buffer { .. }) => {}
                Some(_) => return Err(format!("expect[{i}].arg: argument {} is not a buffer", expect.arg)),
                None => {
                    return Err(format!(
                        "expect[{i}].arg: there is no argument {}; args has {}",
                        expect.arg,
                        self.args.len()
                    ));
                }
            }
        }
        Ok(())
    }
}

fn hex_bytes<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect();
    match digits {
        Some(digits) if digits.len() % 2 == 0 => Ok(digits.chunks_exact(2).map(|d| d[0] << 4 | d[1]).collect()),
        _ => Err(serde::de::Error::custom(format!("{text:?} is not hexadecimal bytes"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const MINIMAL: &str = r#"{"name":"n","elf":"k.elf","elfs":{"gfx1200":"o.elf"},"kernel":"k","grid":[64,1,1],"block":[32,1,1],
        "dynamic_lds_bytes":0,"unknown":1,
        "args":[{"kind":"buffer","file":"a.bin","bytes":4,"dtype":"uint32"},
                {"kind":"scalar","dtype":"uint16","bytes":2,"value":258,"hex":"0201"},{"kind":"local","bytes":16}],
        "expect":[{"arg":0,"file":"e.bin","dtype":"float32","shape":[1],"compare":"tol","rtol":0,"atol":1e-6}]}"#;

    fn error_of(from: &str, to: &str) -> String {
        assert!(MINIMAL.contains(from), "the test replaces nothing");
        Manifest::parse(&MINIMAL.replace(from, to)).expect_err("accepted")
    }

    #[test]
    fn a_complete_manifest_with_unknown_keys_is_read() {
        let manifest = Manifest::parse(MINIMAL).unwrap();
        assert_eq!(manifest.elf(None).unwrap(), "k.elf");
        assert_eq!(manifest.elf(Some("gfx1200")).unwrap(), "o.elf");
        assert!(matches!(&manifest.args[1], Argument::Scalar { hex, .. } if *hex == [2, 1]));
        assert_eq!(manifest.expect[0].compare, Compare::Tol { rtol: 0.0, atol: 1e-6 });
    }

    #[test]
    fn an_unknown_elf_key_lists_the_known_ones() {
        let error = Manifest::parse(MINIMAL).unwrap().elf(Some("gfx900")).unwrap_err().to_string();
        assert!(error.contains("gfx900") && error.contains("gfx1200"), "{error}");
    }

    #[test]
    fn a_missing_key_is_named() {
        for key in ["name", "elf", "elfs", "kernel", "grid", "block", "dynamic_lds_bytes", "args"] {
            let error = error_of(&format!("\"{key}\":"), "\"renamed\":");
            assert!(error.contains(&format!("`{key}`")), "{key}: {error}");
        }
    }

    #[test]
    fn a_missing_key_of_an_argument_is_named_with_its_index() {
        let error = error_of("\"file\":\"a.bin\",", "");
        assert!(error.contains("args[0]") && error.contains("`file`"), "{error}");
        let error = error_of("\"rtol\":0,", "");
        assert!(error.contains("expect[0]") && error.contains("`rtol`"), "{error}");
    }

    #[test]
    fn values_that_contradict_each_other_are_refused() {
        assert!(error_of("0201", "020103").contains("hex holds 3 bytes but bytes says 2"));
        assert!(error_of("0201", "02g1").contains("not hexadecimal"));
        assert!(error_of("[64,1,1]", "[64,0,1]").contains("grid"));
        assert!(error_of("\"arg\":0", "\"arg\":2").contains("not a buffer"));
        assert!(error_of("\"arg\":0", "\"arg\":3").contains("no argument 3"));
        assert!(error_of("\"dtype\":\"uint32\"", "\"dtype\":\"decimal\"").contains("decimal"));
    }

    #[test]
    fn text_after_the_manifest_is_refused() {
        assert!(Manifest::parse(&format!("{MINIMAL} x")).is_err());
    }
}
