//! Loads a code object into device memory: its segments, relocated, with padding behind the code.

use super::LaunchError;
use crate::memory::Access;
use tombolo_code_object::CodeObject;

/// Code is followed by this much padding that may be fetched: prefetch runs ahead of the last instruction.
const CODE_PADDING: usize = 1024;
/// S_CODE_END, with which compilers pad code themselves.
const S_CODE_END: [u8; 4] = 0xbf9f_0000u32.to_le_bytes();
/// The most that a segment of a code object may take; more is a broken file.
const MAX_SEGMENT: u64 = 1 << 30;

/// A piece of a loaded code object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// What it is, for messages.
    pub name: &'static str,
    /// Address of the first byte, relative to the load base.
    pub offset: u64,
    /// Content.
    pub bytes: Vec<u8>,
    /// What the device may do with it.
    pub access: Access,
}

/// Bytes from the load base to the end of everything that [`load`] gives.
///
/// # Errors
/// [`LaunchError::Limit`]: more than a code object may take.
pub fn extent(code_object: &CodeObject) -> Result<u64, LaunchError> {
    let ends = code_object.segments.iter().map(|segment| segment.address.saturating_add(segment.memory_size));
    let wanted = ends.max().unwrap_or(0).saturating_add(CODE_PADDING as u64);
    limit("the code object in bytes", wanted)
}

fn limit(what: &'static str, wanted: u64) -> Result<u64, LaunchError> {
    match wanted > MAX_SEGMENT {
        true => Err(LaunchError::Limit { kernel: String::new(), what, wanted, limit: MAX_SEGMENT }),
        false => Ok(wanted),
    }
}

/// The segments for a code object that is loaded at `base`.
///
/// # Errors
/// [`LaunchError::Limit`], [`LaunchError::Relocation`].
pub fn load(code_object: &CodeObject, base: u64) -> Result<Vec<Loaded>, LaunchError> {
    let segments = &code_object.segments;
    let (mut relocated, mut loaded) = (0, vec![]);
    for (i, segment) in segments.iter().enumerate() {
        limit("a segment of the code object in bytes", segment.memory_size)?;
        let mut bytes = segment.bytes.clone();
        bytes.resize(segment.memory_size as usize, 0);
        for relocation in &code_object.relocations {
            let value = relocation.bytes(base);
            let at = relocation.address.checked_sub(segment.address).and_then(|at| usize::try_from(at).ok());
            let place = at.and_then(|at| bytes.get_mut(at..at.checked_add(value.len())?));
            if let Some(place) = place {
                place.copy_from_slice(&value);
                relocated += 1;
            }
        }
        // Code gets padding that may be fetched, as far as nothing follows it.
        if segment.executable {
            let end = segment.address.saturating_add(segment.memory_size);
            let room = segments.get(i + 1).map_or(u64::MAX, |next| next.address.saturating_sub(end));
            let padding = usize::try_from(room).unwrap_or(usize::MAX).min(CODE_PADDING);
            bytes.extend(S_CODE_END.iter().cycle().take(padding));
        }
        let name = if segment.executable { "the code" } else { "the data of the code object" };
        let access = if segment.writable { Access::ReadWrite } else { Access::ReadOnly };
        loaded.push(Loaded { name, offset: segment.address, bytes, access });
    }
    match code_object.relocations.len().checked_sub(relocated) {
        None | Some(0) => Ok(loaded),
        Some(lost) => Err(LaunchError::Relocation { lost }),
    }
}
