//! Tells the netlist where a block was written and what its type is called.
//!
//! rust-hdl shows an elaborator a block without its type. A block with a field of type [`SourceMark`] gets its module
//! named after its type and its file named in the Verilog's header; without it the module is named after the field that
//! holds the block.

use super::names::snake_case;
use rust_hdl::prelude::{Block, Logic, Probe, TimingInfo};

/// Between a port and its comment.
const END_OF_NAME: char = '\u{1f}';
/// Behind a comment.
const END_OF_PORT: char = '\u{1e}';

/// The comments of ports, `name { attributes }` each, as [`SourceMark::with_notes`] takes them.
#[macro_export]
#[doc(hidden)]
macro_rules! port_notes {
    ($($port:ident { $(#[$($meta:tt)*])* })*) => {
        concat!($(stringify!($port), "\u{1f}", $($crate::port_notes!(@ $($meta)*),)* "\u{1e}"),*)
    };
    (@ doc = $text:literal) => { $text };
    (@ $($other:tt)*) => { "" };
}

/// The text of a comment on one line, without the marks of documentation.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(['`', '[', ']'], "")
}

/// Tag of the timing entry that carries type and file.
const TAG: &str = "tombolo:source";

/// A field of a block that says where the block was written; has no signals.
///
/// ```
/// use rust_hdl::prelude::*;
/// use tombolo_netlist::elaborate::SourceMark;
///
/// #[derive(LogicBlock)]
/// struct Inverter {
///     value: Signal<In, Bit>,
///     inverse: Signal<Out, Bit>,
///     source: SourceMark,
/// }
///
/// impl Inverter {
///     fn new() -> Self {
///         Self { value: Default::default(), inverse: Default::default(), source: SourceMark::of::<Self>(file!()) }
///     }
/// }
/// # impl Logic for Inverter {
/// #     #[hdl_gen]
/// #     fn update(&mut self) {
/// #         self.inverse.next = !self.value.val();
/// #     }
/// # }
/// # assert_eq!(tombolo_netlist::elaborate(&Inverter::new(), "top").unwrap().modules[0].source, file!());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SourceMark {
    file: &'static str,
    type_name: &'static str,
    notes: &'static str,
}

impl SourceMark {
    /// The mark of blocks of type `T`, written in `file` (`file!()`).
    pub fn of<T: ?Sized>(file: &'static str) -> Self {
        Self { file, type_name: std::any::type_name::<T>(), notes: "" }
    }

    /// With what the ports are for, as [`port_notes!`](crate::port_notes) gives it.
    pub fn with_notes(self, notes: &'static str) -> Self {
        Self { notes, ..self }
    }
}

impl Logic for SourceMark {
    fn update(&mut self) {}

    fn timing(&self) -> Vec<TimingInfo> {
        let inputs = vec![self.type_name.to_string()];
        vec![TimingInfo {
            name: TAG.to_string(),
            clock: self.file.to_string(),
            inputs,
            outputs: vec![self.notes.to_string()],
        }]
    }
}

/// Shows itself as a name space without signals: the one visit that hands a probe a block without making a scope.
impl Block for SourceMark {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        probe.visit_end_namespace(name, self);
    }
}

/// Where a block was written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Source {
    /// File, as `file!()` gives it.
    pub file: String,
    /// Name of the type in snake case, without path and parameters.
    pub name: String,
    /// See [`SourceMark::with_notes`].
    notes: String,
}

impl Source {
    /// From the tags of a name space; `None` when it is not a mark.
    pub(super) fn find(timing: &[TimingInfo]) -> Option<Self> {
        let tag = timing.iter().find(|entry| entry.name == TAG)?;
        let path = tag.inputs.first()?.split('<').next()?;
        let name = snake_case(path.rsplit("::").next()?);
        Some(Self { file: tag.clock.clone(), name, notes: tag.outputs.first().cloned().unwrap_or_default() })
    }

    /// Name of each port that says what it is for, and what.
    pub(super) fn notes(&self) -> impl Iterator<Item = (&str, String)> {
        let lines = self.notes.split(END_OF_PORT).filter_map(|line| line.split_once(END_OF_NAME));
        lines.map(|(port, text)| (port, plain(text))).filter(|(_, text)| !text.is_empty())
    }
}
