//! Tells the netlist where a block was written.
//!
//! rust-hdl shows an elaborator a block without its type. A block that adds
//!
//! ```ignore
//! fn timing(&self) -> Vec<TimingInfo> {
//!     tombolo_netlist::elaborate::source::<Self>(file!())
//! }
//! ```
//!
//! to its `Logic` gets its module named after its type and its file named in the Verilog's header; without it the
//! module is named after the field that holds the block.

use super::names::snake_case;
use rust_hdl::prelude::TimingInfo;

/// Tag of the timing entry that carries type and file.
const TAG: &str = "tombolo:source";

/// The value of `Logic::timing` that names a block's type and file.
pub fn source<T: ?Sized>(file: &'static str) -> Vec<TimingInfo> {
    let name = std::any::type_name::<T>().to_string();
    vec![TimingInfo { name: TAG.to_string(), clock: file.to_string(), inputs: vec![name], outputs: vec![] }]
}

/// Where a block was written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Source {
    /// File, as `file!()` gives it.
    pub file: String,
    /// Name of the type in snake case, without path and parameters.
    pub name: String,
}

impl Source {
    pub(super) fn find(timing: &[TimingInfo]) -> Option<Self> {
        let tag = timing.iter().find(|entry| entry.name == TAG)?;
        let path = tag.inputs.first()?.split('<').next()?;
        let name = snake_case(path.rsplit("::").next()?);
        Some(Self { file: tag.clock.clone(), name })
    }
}
