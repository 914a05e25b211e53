//! Finds the code object for the device in what programs carry: an ELF file, or an offload bundle of clang, which may be compressed
//! (clang, "Clang Offload Bundler", sections "Bundled Binary File Layout" and "Compressed Offload Bundles").

use std::borrow::Cow;
use std::io::{self, Read};
use tombolo_code_object::Mcpu;

/// How bundles begin.
const BUNDLE: &[u8] = b"__CLANG_OFFLOAD_BUNDLE__";
const COMPRESSED: &[u8] = b"CCOB";
const ELF: &[u8] = b"\x7fELF";
/// The most bytes that a code object may seem to take. Bundles have no such limit: those of ROCm's libraries for all processors
/// take gigabytes when they are decompressed.
const MOST: u64 = 1 << 30;
/// The most entries and bytes of a name in a bundle; more is a broken file.
const MOST_ENTRIES: u64 = 1 << 12;

/// Why there is no code object.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// Neither an ELF file nor a bundle.
    #[error("neither an ELF file nor an offload bundle")]
    Unknown,
    /// It ends too early, or its numbers make no sense.
    #[error("the offload bundle is damaged: {0}")]
    Damaged(&'static str),
    /// Compressed in a way that is not known.
    #[error("the offload bundle is compressed by version {version}, method {method}, which is not known")]
    Compression {
        /// Of the header.
        version: u16,
        /// Of the header.
        method: u16,
    },
    /// Code for other processors.
    #[error("no code for {wanted}; there is {}", if found.is_empty() { "none" } else { found })]
    NoTarget {
        /// The processor that the device is.
        wanted: &'static str,
        /// Those of the bundle.
        found: String,
    },
}

/// Bytes that may be less than there are in memory: of an image whose end only its own headers tell.
pub trait Source {
    /// `length` bytes from `offset` on.
    fn get(&self, offset: u64, length: u64) -> Option<&[u8]>;
}

impl Source for [u8] {
    fn get(&self, offset: u64, length: u64) -> Option<&[u8]> {
        let start = usize::try_from(offset).ok()?;
        <[u8]>::get(self, start..start.checked_add(usize::try_from(length).ok()?)?)
    }
}

/// The code object in an image, of those in a bundle the one for the first of the processors that it has one for.
///
/// # Errors
/// [`BundleError`]
pub fn code_object<'a>(image: &'a (impl Source + ?Sized), processors: &[Mcpu]) -> Result<Cow<'a, [u8]>, BundleError> {
    let starts = |magic: &[u8]| image.get(0, magic.len() as u64) == Some(magic);
    if starts(ELF) {
        let length = elf_length(image)?;
        return image.get(0, length).map(Cow::Borrowed).ok_or(BundleError::Damaged("it ends in the ELF file"));
    }
    if starts(BUNDLE) {
        let found = entry(&mut Sequence { image, at: 0 }, processors)?;
        let found = image.get(found.offset, found.length).ok_or(BEHIND_ITS_END)?;
        return Ok(Cow::Borrowed(found));
    }
    if starts(COMPRESSED) {
        return decompressed(image, processors).map(Cow::Owned);
    }
    Err(BundleError::Unknown)
}

fn number(image: &(impl Source + ?Sized), offset: u64, bytes: u64) -> Result<u64, BundleError> {
    let found = image.get(offset, bytes).ok_or(BundleError::Damaged("it ends in a header"))?;
    Ok(found.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
}

const BEHIND_ITS_END: BundleError = BundleError::Damaged("an entry lies behind its end");

/// The bytes of an image one after the other.
struct Sequence<'a, S: ?Sized> {
    image: &'a S,
    at: u64,
}

impl<S: Source + ?Sized> Read for Sequence<'_, S> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.image.get(self.at, buffer.len() as u64).ok_or(io::ErrorKind::UnexpectedEof)?;
        buffer.copy_from_slice(bytes);
        self.at += buffer.len() as u64;
        Ok(buffer.len())
    }
}

/// A code object in a bundle.
struct Entry {
    /// Where it begins, in bytes from the start of the bundle.
    offset: u64,
    /// Its bytes, at most [`MOST`].
    length: u64,
    /// Bytes of the bundle's header, which were read.
    header: u64,
}

/// The entry of a bundle that the device can run; reads no more than the header.
fn entry(bundle: &mut impl Read, processors: &[Mcpu]) -> Result<Entry, BundleError> {
    let mut header = 0;
    let mut read = |bytes: u64| {
        let mut buffer = vec![0; bytes as usize];
        bundle.read_exact(&mut buffer).map_err(|_| BundleError::Damaged("it ends in a header"))?;
        header += bytes;
        Ok(buffer)
    };
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
    let magic = read(BUNDLE.len() as u64)?;
    let count = number(&read(8)?);
    if magic != BUNDLE || count > MOST_ENTRIES {
        return Err(BundleError::Damaged("its header makes no sense"));
    }
    let mut found: Vec<(String, u64, u64)> = vec![];
    for _ in 0..count {
        let fields = read(24)?;
        let [offset, length, name] = [0, 8, 16].map(|at| number(&fields[at..at + 8]));
        if name > MOST_ENTRIES || length > MOST {
            return Err(BundleError::Damaged("an entry makes no sense"));
        }
        found.push((String::from_utf8_lossy(&read(name)?).into_owned(), offset, length));
    }
    // `hip-amdgcn-amd-amdhsa--gfx1201`, `hipv4-amdgcn-amd-amdhsa--gfx9-4-generic:xnack-` ...
    let is_for = |name: &str, target: &str| {
        let processor = name.find("-gfx").map(|at| &name[at + 1..]);
        name.starts_with("hip") && processor.is_some_and(|processor| processor.split(':').next() == Some(target))
    };
    let best = processors.iter().find_map(|processor| found.iter().find(|(name, ..)| is_for(name, processor.name())));
    best.map(|&(_, offset, length)| Entry { offset, length, header }).ok_or_else(|| {
        let names: Vec<&str> =
            found.iter().map(|(name, ..)| name.as_str()).filter(|name| !name.starts_with("host")).collect();
        BundleError::NoTarget {
            wanted: processors.first().map_or("no device", |first| first.name()),
            found: names.join(", "),
        }
    })
}

/// The code object in a compressed bundle, of which no more is decompressed than lies before its end.
fn decompressed(image: &(impl Source + ?Sized), processors: &[Mcpu]) -> Result<Vec<u8>, BundleError> {
    let (version, method) = (number(image, 4, 2)? as u16, number(image, 6, 2)? as u16);
    // Sizes of the whole and of what is in it, and a hash; the first version does not tell its own size.
    let (file, size, header) = match version {
        2 => (number(image, 8, 4)?, number(image, 12, 4)?, 24),
        3 => (number(image, 8, 8)?, number(image, 16, 8)?, 32),
        _ => return Err(BundleError::Compression { version, method }),
    };
    let packed = file.checked_sub(header).and_then(|length| image.get(header, length));
    let packed = packed.ok_or(BundleError::Damaged("its sizes make no sense"))?;
    match method {
        0 => unbundled(flate2::read::ZlibDecoder::new(packed), size, processors),
        1 => {
            let bundle = ruzstd::decoding::StreamingDecoder::new(packed).map_err(|_| NOT_DECOMPRESSED)?;
            unbundled(bundle, size, processors)
        }
        _ => Err(BundleError::Compression { version, method }),
    }
}

const NOT_DECOMPRESSED: BundleError = BundleError::Damaged("it cannot be decompressed");

/// The code object in a bundle of `size` bytes.
fn unbundled(mut bundle: impl Read, size: u64, processors: &[Mcpu]) -> Result<Vec<u8>, BundleError> {
    let Entry { offset, length, header } = entry(&mut bundle, processors)?;
    if offset.checked_add(length).is_none_or(|end| end > size) {
        return Err(BEHIND_ITS_END);
    }
    let skipped = offset.checked_sub(header).ok_or(BundleError::Damaged("an entry lies in its header"))?;
    let passed = io::copy(&mut bundle.by_ref().take(skipped), &mut io::sink());
    let mut found = vec![];
    let read = bundle.take(length).read_to_end(&mut found);
    match passed.is_ok_and(|passed| passed == skipped) && read.is_ok() && found.len() as u64 == length {
        true => Ok(found),
        false => Err(NOT_DECOMPRESSED),
    }
}

/// Bytes of an ELF file, as far as its headers tell: up to the end of its last segment, section and table.
fn elf_length(image: &(impl Source + ?Sized)) -> Result<u64, BundleError> {
    const NO_BITS: u64 = 8;
    let end = |offset: u64, length: u64| offset.saturating_add(length);
    let (programs, sections) = (number(image, 32, 8)?, number(image, 40, 8)?);
    let [program_bytes, program_count, section_bytes, section_count] =
        [54, 56, 58, 60].map(|at| number(image, at, 2).unwrap_or(0));
    let mut last =
        end(programs, program_bytes * program_count).max(end(sections, section_bytes * section_count)).max(64);
    for i in 0..program_count {
        let at = end(programs, i * program_bytes);
        last = last.max(end(number(image, end(at, 8), 8)?, number(image, end(at, 32), 8)?));
    }
    for i in 0..section_count {
        let at = end(sections, i * section_bytes);
        if number(image, end(at, 4), 4)? != NO_BITS {
            last = last.max(end(number(image, end(at, 24), 8)?, number(image, end(at, 32), 8)?));
        }
    }
    if last > MOST { Err(BundleError::Damaged("the ELF file is too large")) } else { Ok(last) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::read::ZlibEncoder;
    use pretty_assertions::assert_eq;

    const GFX12: &[Mcpu] = &[Mcpu::Gfx1201, Mcpu::Gfx1200];

    fn bundle(entries: &[(&str, &[u8])]) -> Vec<u8> {
        let mut header = BUNDLE.to_vec();
        header.extend((entries.len() as u64).to_le_bytes());
        let names: usize = entries.iter().map(|(name, _)| 24 + name.len()).sum();
        let (mut offset, mut bodies) = (header.len() + names, vec![]);
        for (name, body) in entries {
            for value in [offset, body.len(), name.len()] {
                header.extend((value as u64).to_le_bytes());
            }
            header.extend(name.as_bytes());
            bodies.extend(*body);
            offset += body.len();
        }
        [header, bodies].concat()
    }

    fn compressed(bundle: &[u8], method: u16) -> Vec<u8> {
        let mut packed = vec![];
        ZlibEncoder::new(bundle, Compression::fast()).read_to_end(&mut packed).unwrap();
        let mut image = COMPRESSED.to_vec();
        image.extend([2u16, method].map(u16::to_le_bytes).concat());
        image.extend([24 + packed.len() as u32, bundle.len() as u32].map(u32::to_le_bytes).concat());
        image.extend([0; 8]);
        [image, packed].concat()
    }

    const HOST: (&str, &[u8]) = ("host-x86_64-unknown-linux-gnu-", b"");

    #[test]
    fn the_entry_for_the_best_processor_is_taken() {
        let image = bundle(&[
            HOST,
            ("hipv4-amdgcn-amd-amdhsa--gfx1030", b"wrong"),
            ("hipv4-amdgcn-amd-amdhsa--gfx1200", b"good"),
            ("hipv4-amdgcn-amd-amdhsa--gfx1201", b"best"),
        ]);
        assert_eq!(*code_object(image.as_slice(), GFX12).unwrap(), *b"best");
        let image = bundle(&[("hip-amdgcn-amd-amdhsa-gfx1200", b"good")]);
        assert_eq!(*code_object(image.as_slice(), GFX12).unwrap(), *b"good");
    }

    #[test]
    fn code_for_other_processors_is_refused_with_their_names() {
        let image = bundle(&[HOST, ("hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-", b"wrong")]);
        let error = code_object(image.as_slice(), GFX12).unwrap_err().to_string();
        assert!(error.contains("gfx90a:xnack-") && error.contains("gfx1201") && !error.contains("host"), "{error}");
    }

    #[test]
    fn code_for_a_generic_processor_is_taken_where_there_is_none_for_the_device() {
        let generic = ("hipv4-amdgcn-amd-amdhsa--gfx12-generic", &b"good"[..]);
        let of = |entries: &[(&str, &[u8])]| {
            let image = bundle(entries);
            code_object(image.as_slice(), &[Mcpu::Gfx1201, Mcpu::Gfx12Generic]).unwrap().into_owned()
        };
        assert_eq!(of(&[HOST, ("hipv4-amdgcn-amd-amdhsa--gfx11-generic", b"wrong"), generic]), *b"good");
        assert_eq!(of(&[HOST, generic, ("hipv4-amdgcn-amd-amdhsa--gfx1201", b"best")]), *b"best");
    }

    #[test]
    fn features_that_a_name_has_behind_the_processor_do_not_matter() {
        let image = bundle(&[HOST, ("hipv4-amdgcn-amd-amdhsa--gfx950:sramecc+:xnack-", b"code")]);
        assert_eq!(*code_object(image.as_slice(), &[Mcpu::Gfx950]).unwrap(), *b"code");
        assert!(code_object(image.as_slice(), GFX12).is_err());
    }

    #[test]
    fn compressed_bundles_are_decompressed_and_damaged_ones_refused() {
        let image = compressed(&bundle(&[("hipv4-amdgcn-amd-amdhsa--gfx1201", b"code")]), 0);
        assert_eq!(*code_object(image.as_slice(), GFX12).unwrap(), *b"code");
        let unknown = compressed(&bundle(&[HOST]), 7);
        assert_eq!(code_object(unknown.as_slice(), GFX12), Err(BundleError::Compression { version: 2, method: 7 }));
        for at in 4..image.len() {
            let mut damaged = image.clone();
            damaged[at] ^= 0x55;
            // Whatever is left, nothing panics.
            let _ = code_object(damaged.as_slice(), GFX12);
            assert!(code_object(&image[..at], GFX12).is_err(), "{at}");
        }
    }

    /// Libraries for many processors: what lies behind the entry is not looked at, and what lies before it is not kept.
    #[test]
    fn no_more_of_a_compressed_bundle_is_read_than_up_to_the_end_of_the_entry() {
        let before = vec![7; 1 << 20];
        let whole = bundle(&[
            ("hipv4-amdgcn-amd-amdhsa--gfx1030", &before),
            ("hipv4-amdgcn-amd-amdhsa--gfx1201", b"code"),
            ("hipv4-amdgcn-amd-amdhsa--gfx942", b"behind"),
        ]);
        let mut image = compressed(&whole[..whole.len() - 6], 0);
        image[12..16].copy_from_slice(&(whole.len() as u32).to_le_bytes());
        assert_eq!(*code_object(image.as_slice(), GFX12).unwrap(), *b"code");
        image[12..16].copy_from_slice(&(1u32 << 20).to_le_bytes());
        assert_eq!(code_object(image.as_slice(), GFX12), Err(BEHIND_ITS_END));
    }

    #[test]
    fn what_is_neither_elf_nor_bundle_is_refused() {
        assert_eq!(code_object(&b"text"[..], GFX12), Err(BundleError::Unknown));
        assert!(code_object(ELF, GFX12).is_err());
        let mut elf = vec![0xff; 64];
        elf[..4].copy_from_slice(ELF);
        assert!(code_object(elf.as_slice(), GFX12).is_err());
    }
}
