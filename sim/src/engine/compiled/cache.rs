//! Machine code that was generated before: a design is compiled once, not at every run of it.
//!
//! Functions are kept as files in `$XDG_CACHE_HOME/tombolo/code` (or `~/.cache/...`), each under a hash of Cranelift's instructions
//! that it was generated from, of Cranelift's version, and of the processor. Code has no addresses in it: what a function refers to
//! are symbols, which it numbers in the order in which they come, and which are other ones in each process. A directory that cannot
//! be read or written is one without code.

use cranelift::codegen::VERSION;
use cranelift::codegen::binemit::Reloc;
use cranelift::codegen::ir::Function;
use cranelift::prelude::isa::TargetIsa;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use twox_hash::{XxHash3_64, XxHash3_128};

/// Bytes of all files together from which on the older half is removed.
const MOST_BYTES: u64 = 256 << 20;
/// How often that is looked at.
const LOOK: Duration = Duration::from_secs(24 * 60 * 60);
/// The file that tells when it was.
const LOOKED: &str = "looked";

/// A function's code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MachineCode {
    /// Bytes that its first one is aligned to.
    pub alignment: u32,
    /// Instructions.
    pub bytes: Vec<u8>,
    /// Where addresses of symbols go.
    pub relocations: Vec<Relocation>,
}

/// A place in a function's code that depends on where a symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// First byte of the place.
    pub offset: u32,
    /// How it depends on it.
    pub kind: Reloc,
    /// Number of the symbol among those of the function.
    pub symbol: u32,
    /// Added to its address.
    pub addend: i64,
}

/// Kinds of relocations that files have, by their number there.
const KINDS: [Reloc; 4] = [Reloc::Abs8, Reloc::X86PCRel4, Reloc::X86CallPCRel4, Reloc::Arm64Call];

impl MachineCode {
    /// As a file; `None` if it has a relocation of another kind than [`KINDS`].
    fn to_file(&self) -> Option<Vec<u8>> {
        let mut file = vec![];
        file.extend(self.alignment.to_le_bytes());
        file.extend((self.relocations.len() as u32).to_le_bytes());
        for Relocation { offset, kind, symbol, addend } in &self.relocations {
            let kind = KINDS.iter().position(|known| known == kind)?;
            file.extend(offset.to_le_bytes());
            file.extend((kind as u32).to_le_bytes());
            file.extend(symbol.to_le_bytes());
            file.extend(addend.to_le_bytes());
        }
        file.extend(&self.bytes);
        let sum = XxHash3_64::oneshot(&file);
        Some([&sum.to_le_bytes(), &file[..]].concat())
    }

    /// From a file, if it is whole.
    fn from_file(file: &[u8]) -> Option<Self> {
        let (sum, mut rest) = file.split_first_chunk()?;
        if u64::from_le_bytes(*sum) != XxHash3_64::oneshot(rest) {
            return None;
        }
        let mut number = || {
            let (bytes, after) = rest.split_first_chunk()?;
            rest = after;
            Some(u32::from_le_bytes(*bytes))
        };
        let (alignment, count) = (number()?, number()?);
        let mut relocations = vec![];
        for _ in 0..count {
            let (offset, kind, symbol) = (number()?, *KINDS.get(number()? as usize)?, number()?);
            let addend = i64::from(number()?) | i64::from(number()?) << 32;
            relocations.push(Relocation { offset, kind, symbol, addend });
        }
        Some(Self { alignment, bytes: rest.to_vec(), relocations })
    }
}

/// Where code is kept.
pub struct Cache {
    directory: Option<PathBuf>,
}

/// What is hashed, as bytes.
struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        XxHash3_64::oneshot(&self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
}

/// The name of a function's file.
pub fn name(function: &Function, isa: &dyn TargetIsa) -> String {
    let mut bytes = Bytes(vec![]);
    (VERSION, isa.name(), isa.triple(), isa.flags(), isa.isa_flags_hash_key()).hash(&mut bytes);
    function.stencil.hash(&mut bytes);
    format!("{:032x}", XxHash3_128::oneshot(&bytes.0))
}

impl Cache {
    /// That of the user.
    pub fn of_user() -> Self {
        Self::at(&crate::engine::cache_directory().join("code"))
    }

    /// None: everything is compiled.
    pub fn none() -> Self {
        Self { directory: None }
    }

    /// One in that directory.
    pub fn at(directory: &Path) -> Self {
        let made = fs::create_dir_all(directory);
        Self { directory: made.is_ok().then(|| directory.to_owned()) }
    }

    /// The code of a name.
    pub fn get(&self, name: &str) -> Option<MachineCode> {
        let file = fs::read(self.directory.as_ref()?.join(name)).ok()?;
        MachineCode::from_file(&file)
    }

    /// Keeps code under its name, if that is possible.
    pub fn put(&self, name: &str, code: &MachineCode) {
        let Some((directory, file)) = self.directory.as_ref().zip(code.to_file()) else { return };
        // Written beside its place and renamed: another process may read it meanwhile.
        let written = tempfile::NamedTempFile::new_in(directory).and_then(|place| {
            fs::write(place.path(), file)?;
            place.persist(directory.join(name)).map_err(|error| error.error)
        });
        // What is not kept is compiled again.
        drop(written);
    }

    /// Removes the older half of what is kept if that is too much.
    pub fn tidy(&self) {
        let Some(directory) = &self.directory else { return };
        let looked = directory.join(LOOKED);
        let age = |file: &fs::Metadata| SystemTime::now().duration_since(file.modified().ok()?).ok();
        if fs::metadata(&looked).ok().and_then(|file| age(&file)).is_some_and(|age| age < LOOK) {
            return;
        }
        drop(fs::write(looked, []));
        let Ok(entries) = fs::read_dir(directory) else { return };
        let mut files: Vec<(Duration, u64, PathBuf)> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let file = entry.metadata().ok()?;
                Some((age(&file)?, file.len(), entry.path()))
            })
            .collect();
        files.sort();
        let mut bytes: u64 = files.iter().map(|(_, bytes, _)| bytes).sum();
        let most = if bytes > MOST_BYTES { MOST_BYTES / 2 } else { bytes };
        while bytes > most
            && let Some((_, size, path)) = files.pop()
        {
            bytes -= size;
            drop(fs::remove_file(path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn code() -> MachineCode {
        let relocations = vec![Relocation { offset: 3, kind: Reloc::X86CallPCRel4, symbol: 2, addend: -4 }];
        MachineCode { alignment: 16, bytes: vec![0x90; 5], relocations }
    }

    #[test]
    fn code_comes_back_as_it_was_kept() {
        let directory = tempfile::TempDir::new().unwrap();
        let cache = Cache::at(&directory.path().join("code"));
        assert_eq!(cache.get("name"), None);
        cache.put("name", &code());
        assert_eq!(cache.get("name"), Some(code()));
    }

    #[test]
    fn a_file_that_is_not_whole_or_has_changed_is_no_code() {
        let file = code().to_file().unwrap();
        for length in 0..file.len() {
            assert_eq!(MachineCode::from_file(&file[..length]), None, "{length} bytes");
        }
        for at in 0..file.len() {
            let mut changed = file.clone();
            changed[at] ^= 1;
            assert_eq!(MachineCode::from_file(&changed), None, "byte {at}");
        }
    }

    #[test]
    fn a_relocation_that_files_do_not_have_keeps_code_out() {
        let mut code = code();
        code.relocations[0].kind = Reloc::Aarch64Ld64GotLo12Nc;
        assert_eq!(code.to_file(), None);
    }

    #[test]
    fn a_directory_that_cannot_be_made_is_one_without_code() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let cache = Cache::at(&file.path().join("code"));
        cache.put("name", &code());
        cache.tidy();
        assert_eq!(cache.get("name"), None);
    }
}
