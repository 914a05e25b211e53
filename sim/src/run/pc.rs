//! The address of an instruction in JSON: hexadecimal digits in a string, as the texts have it. A JSON number would lose its
//! lowest bits in most readers, and nobody finds a decimal one in a listing.

use serde::{Serialize, Serializer};

/// An address that serialises as `"0x100001200"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pc(pub u64);

impl Pc {
    /// Serialises an address that may be unknown; null then.
    ///
    /// # Errors
    /// Those of the serialiser.
    pub fn optional<S: Serializer>(pc: &Option<u64>, serializer: S) -> Result<S::Ok, S::Error> {
        pc.map(Self).serialize(serializer)
    }
}

impl Serialize for Pc {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:#x}", self.0))
    }
}
