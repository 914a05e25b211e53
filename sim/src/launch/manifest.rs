//! The launch manifest: `manifest.json` of a launch folder as typed data.
//!
//! Reading checks what can be checked from the JSON alone (keys, types, hex strings against their sizes); what needs the
//! code object is checked when the launch is placed in memory.

use super::argument::{self, Argument, bytes_of, is_npy};
use super::dtype::Dtype;
use super::error::LaunchError;
use super::keys;
use super::trap::HandlerKey;
use serde::Deserialize;
use serde::de::{self, Deserializer, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

/// A kernel launch as its manifest describes it. File names are relative to the folder of the manifest.
#[derive(Debug, Clone, Deserialize)]
pub struct Manifest {
    /// Name of the launch, for messages; by default that of its folder.
    pub name: Option<String>,
    /// The code object that runs unless another is chosen; by default the only one in the folder.
    pub elf: Option<String>,
    /// Code objects by key, for instance `gfx1201_wave64`.
    #[serde(default)]
    pub elfs: BTreeMap<String, String>,
    /// Name of the kernel within the code object.
    pub kernel: String,
    /// Grid size in work-items (x, y, z), each at least 1.
    #[serde(deserialize_with = "extents")]
    pub grid: [u32; 3],
    /// Work-group size in work-items (x, y, z), each at least 1.
    #[serde(deserialize_with = "extents")]
    pub block: [u32; 3],
    /// LDS bytes a work-group gets beyond the kernel's fixed size; by default what the local arguments take.
    pub dynamic_lds_bytes: Option<u32>,
    /// Waves allocate their VGPRs, as the kernel descriptor can say too, but no assembler.
    #[serde(default)]
    pub dynamic_vgprs: bool,
    /// Work-groups may wait for each other: all of them run at the same time.
    #[serde(default)]
    pub cooperative: bool,
    /// Explicit arguments in kernarg order.
    pub args: Vec<Argument>,
    /// What buffers hold after the launch; empty: completing is passing.
    #[serde(default)]
    pub expect: Vec<Expectation>,
    /// The trap handler of its waves; none: they have none.
    pub trap_handler: Option<HandlerKey>,
}

/// The content a buffer must have after the launch.
#[derive(Debug, Clone, Deserialize)]
pub struct Expectation {
    /// Index into [`Manifest::args`] of a buffer or an image.
    pub arg: usize,
    /// File with the expected elements.
    pub file: String,
    /// Element type of the comparison; a `.npy` file has one itself.
    #[serde(alias = "type")]
    pub dtype: Option<Dtype>,
    /// Extents in elements, outermost first; a `.npy` file has them itself.
    #[serde(default, deserialize_with = "argument::shape")]
    pub shape: Option<Vec<u64>>,
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
        // Unknown keys come first: a misspelt key is the reason why another one is missing.
        keys::check(&serde_json::from_str(text).map_err(|e| e.to_string())?)?;
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

    /// The file of the code object with this key of `elfs`; without a key, `elf`, or none when the manifest names none.
    pub fn elf(&self, key: Option<&str>) -> Result<Option<&str>, LaunchError> {
        let Some(key) = key else { return Ok(self.elf.as_deref()) };
        let file = self.elfs.get(key).map(String::as_str).ok_or_else(|| LaunchError::NoSuchElf {
            key: key.to_owned(),
            available: self.elfs.keys().cloned().collect(),
        })?;
        Ok(Some(file))
    }

    fn check(&self) -> Result<(), String> {
        for (name, size) in [("grid", self.grid), ("block", self.block)] {
            if size.contains(&0) {
                return Err(format!("{name}: {size:?} has a zero; every dimension is at least 1"));
            }
        }
        for (i, arg) in self.args.iter().enumerate() {
            let checked = match arg {
                Argument::Buffer(buffer) => buffer.check(),
                Argument::Image(image) => image.check(),
                Argument::Scalar(_) | Argument::Local { .. } | Argument::Sampler(_) => Ok(()),
            };
            checked.map_err(|what| format!("args[{i}]: {what}"))?;
        }
        self.check_trap_handler()?;
        self.expect.iter().enumerate().try_for_each(|(i, expect)| self.check_expectation(i, expect))
    }

    fn check_trap_handler(&self) -> Result<(), String> {
        let Some(handler) = &self.trap_handler else { return Ok(()) };
        handler.check()?;
        match handler.memory().map(|index| (index, self.args.get(index))) {
            Some((index, None)) => Err(format!("trap_handler.memory: there is no argument {index}")),
            None | Some((_, Some(Argument::Buffer(_)))) => Ok(()),
            Some((index, Some(_))) => Err(format!("trap_handler.memory: argument {index} is not a buffer")),
        }
    }

    fn check_expectation(&self, i: usize, expect: &Expectation) -> Result<(), String> {
        let Expectation { arg, file, dtype, shape, .. } = expect;
        match self.args.get(*arg) {
            Some(Argument::Buffer(_) | Argument::Image(_)) => {}
            Some(_) => return Err(format!("expect[{i}].arg: argument {arg} is not a buffer or an image")),
            None => {
                return Err(format!("expect[{i}].arg: there is no argument {arg}; args has {}", self.args.len()));
            }
        }
        match (dtype, shape) {
            (Some(dtype), Some(shape)) if bytes_of(shape, *dtype).is_none() => {
                Err(format!("expect[{i}]: dtype and shape are more than 2^64 bytes"))
            }
            (None, _) if !is_npy(file) => Err(format!("expect[{i}]: missing key `dtype`")),
            (_, None) if !is_npy(file) => Err(format!("expect[{i}]: missing key `shape`")),
            _ => Ok(()),
        }
    }
}

/// Reads a size in up to three dimensions: a number, or a list of one to three; the others are 1.
fn extents<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u32; 3], D::Error> {
    struct Extents;
    impl<'de> Visitor<'de> for Extents {
        type Value = [u32; 3];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a number of 32 bits, or a list of one to three")
        }

        fn visit_u64<E: de::Error>(self, value: u64) -> Result<[u32; 3], E> {
            let x = u32::try_from(value).map_err(|_| E::invalid_value(de::Unexpected::Unsigned(value), &self))?;
            Ok([x, 1, 1])
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<[u32; 3], A::Error> {
            let mut extents = [1; 3];
            let mut length = 0;
            while let Some(extent) = list.next_element()? {
                let place = extents.get_mut(length).ok_or_else(|| de::Error::invalid_length(length + 1, &self))?;
                *place = extent;
                length += 1;
            }
            if length == 0 { Err(de::Error::invalid_length(0, &self)) } else { Ok(extents) }
        }
    }
    deserializer.deserialize_any(Extents)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const MINIMAL: &str = r#"{"name":"n","elf":"k.elf","elfs":{"gfx1200":"o.elf"},"kernel":"k","grid":[64,1,1],"block":[32,1,1],
        "dynamic_lds_bytes":0,"source":"k.cl",
        "args":[{"kind":"buffer","file":"a.bin","bytes":4,"dtype":"uint32"},
                {"kind":"scalar","dtype":"uint16","bytes":2,"value":258,"hex":"0201"},{"kind":"local","bytes":16}],
        "expect":[{"arg":0,"file":"e.bin","dtype":"float32","shape":[1],"compare":"tol","rtol":0,"atol":1e-6}]}"#;

    fn error_of(from: &str, to: &str) -> String {
        assert!(MINIMAL.contains(from), "the test replaces nothing");
        Manifest::parse(&MINIMAL.replace(from, to)).expect_err("accepted")
    }

    #[test]
    fn a_complete_manifest_is_read() {
        let manifest = Manifest::parse(MINIMAL).unwrap();
        assert_eq!(manifest.elf(None).unwrap(), Some("k.elf"));
        assert_eq!(manifest.elf(Some("gfx1200")).unwrap(), Some("o.elf"));
        assert!(matches!(&manifest.args[1], Argument::Scalar(scalar) if scalar.bytes == [2, 1]));
        assert_eq!(manifest.expect[0].compare, Compare::Tol { rtol: 0.0, atol: 1e-6 });
    }

    #[test]
    fn an_unknown_elf_key_lists_the_known_ones() {
        let error = Manifest::parse(MINIMAL).unwrap().elf(Some("gfx900")).unwrap_err().to_string();
        assert!(error.contains("gfx900") && error.contains("gfx1200"), "{error}");
    }

    #[test]
    fn a_missing_key_is_named() {
        for key in ["kernel", "grid", "block", "args"] {
            let error = error_of(&format!("\"{key}\":"), "\"comment\":");
            assert!(error.contains(&format!("missing field `{key}`")), "{key}: {error}");
        }
    }

    #[test]
    fn what_has_a_default_may_be_left_out() {
        let manifest = Manifest::parse(r#"{"kernel":"k","grid":8,"block":[4,2],"args":[]}"#).unwrap();
        assert_eq!((manifest.name, manifest.elf, manifest.dynamic_lds_bytes), (None, None, None));
        assert!(manifest.elfs.is_empty() && manifest.expect.is_empty());
        assert_eq!((manifest.grid, manifest.block), ([8, 1, 1], [4, 2, 1]));
    }

    #[test]
    fn grids_of_no_or_of_four_dimensions_are_refused() {
        for wrong in ["[]", "[1,1,1,1]", "4294967296", "-1", "1.5", "[1,-1]", "\"64\"", "null", "{}"] {
            let error = error_of("[64,1,1]", wrong);
            assert!(error.contains("grid"), "{wrong}: {error}");
        }
    }

    #[test]
    fn an_unknown_key_is_refused_before_the_one_that_it_should_be_is_missed() {
        assert!(error_of("\"kernel\":", "\"kernle\":").contains("unknown key `kernle`: is `kernel` meant?"));
    }

    #[test]
    fn buffers_say_what_they_start_with_and_how_large_they_are() {
        let buffer = r#""file":"a.bin","bytes":4,"dtype":"uint32"#;
        for (keys, words) in [
            (r#""fill":"zeros","file":"a.bin","bytes":4,"dtype":"uint32"#, "`fill` are both given"),
            (r#""file":"a.bin","dtype":"uint32"#, "missing key `bytes`"),
            (r#""fill":"arange","dtype":"uint32"#, "`fill` needs `dtype` with `shape`, or `bytes`"),
            (r#""fill":"ones","bytes":4,"dtype":"uint32"#, "ones"),
            (r#""fill":{"random":-1},"bytes":4,"dtype":"uint32"#, "args[0]"),
            (
                r#""fill":"zeros","bytes":4,"shape":[2],"dtype":"uint32"#,
                "bytes says 4, but dtype and shape are 8 bytes",
            ),
            (r#""fill":"zeros","shape":[4294967296,4294967296],"dtype":"uint32"#, "2^64"),
        ] {
            let error = error_of(buffer, keys);
            assert!(error.contains("args[0]") && error.contains(words), "{keys}: {error}");
        }
        let random = r#""fill":{"random":7},"shape":[1],"dtype":"u32"#;
        let manifest = Manifest::parse(&MINIMAL.replace(buffer, random)).unwrap();
        assert!(matches!(&manifest.args[0], Argument::Buffer(buffer) if buffer.size() == Ok(Some(4))));
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
        assert!(
            error_of("\"name\":\"n\"", "\"trap_handler\":{\"source\":\"h.s\",\"memory\":1}").contains("not a buffer")
        );
        assert!(error_of("\"name\":\"n\"", "\"trap_handler\":{\"sorce\":\"h.s\"}").contains("is `source` meant?"));
        assert!(error_of("\"dtype\":\"uint32\"", "\"dtype\":\"decimal\"").contains("decimal"));
        assert!(error_of("\"dtype\":\"float32\",", "").contains("expect[0]: missing key `dtype`"));
        assert!(error_of(",\"shape\":[1]", "").contains("expect[0]: missing key `shape`"));
    }

    #[test]
    fn text_after_the_manifest_is_refused() {
        assert!(Manifest::parse(&format!("{MINIMAL} x")).is_err());
    }
}
