//! Elaborates any rust-hdl block into a [`Netlist`].
//!
//! Works through rust-hdl's public interface: a probe walks the block and is shown each scope's kernel, tags and
//! signals (`scope`); each scope becomes a module (`module`, `kernel`) unless an equal one was made
//! (`library`). rust-hdl's `DFF` becomes a register of its parent, a [`Generator`](crate::generator::Generator)
//! block its ready module.
//!
//! Rules that follow from what rust-hdl shows:
//! * elaborate a block before it is simulated: a flip-flop's value is taken as its value after configuration;
//! * Rust constants and generics are visible as loop bounds, slice widths and cast widths, not inside expressions;
//! * `.index()` belongs directly into `get_bit`, `get_bits`, `replace_bit` or `match`: rust-hdl drops it elsewhere, and
//!   with it the knowledge that Rust computes in `usize`.

mod alias;
pub(crate) mod atom;
mod branch;
mod error;
mod expression;
mod fingerprint;
mod generated;
mod kernel;
mod library;
mod literal;
mod module;
mod names;
mod scope;
mod source;
mod text;

pub use error::{ElaborateError, Problem};
pub use source::SourceMark;

use crate::check::check;
use crate::ir::{Netlist, Signal, SignalKind};
use crate::usage::keep_used;
use library::{Library, Part};
use rust_hdl::prelude::Block;

/// Elaborates `block` into a checked netlist whose top module is called `top`.
///
/// # Errors
/// Everything that is wrong with the design; with errors in kernels the finished netlist's checks are left out, since
/// most of their findings would only follow from those.
pub fn elaborate(block: &dyn Block, top: &str) -> Result<Netlist, Vec<ElaborateError>> {
    elaborate_whole(block, top).map(|netlist| without_idle_fields(&netlist))
}

/// The same, with fields of records that nothing reads: for who makes ports of them.
///
/// # Errors
/// As [`elaborate`].
pub fn elaborate_whole(block: &dyn Block, top: &str) -> Result<Netlist, Vec<ElaborateError>> {
    let mut library = Library::new(top);
    let refused = |problem| ElaborateError::Block { path: top.to_string(), problem };
    let part = scope::Walk::run(block, top, &mut library);
    let Library { modules, mut errors, .. } = library;
    let Some(Part::Module(part)) = part else {
        let construct = "a flip-flop or a signal alone".to_string();
        return Err(vec![refused(Problem::Unsupported { construct, advice: "put it into a block" })]);
    };
    let clocks = part.ports.iter().filter(|port| port.kind == SignalKind::Clock);
    let clocks: Vec<&str> = clocks.map(|port| port.name.as_str()).collect();
    if clocks.len() > 1 {
        errors.push(refused(Problem::SeveralClocks(clocks.join(", "))));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let netlist = Netlist { modules, top: part.module };
    match check(&netlist) {
        Ok(()) => Ok(netlist),
        Err(errors) => Err(errors.into_iter().map(ElaborateError::Check).collect()),
    }
}

/// A record passes whole where some of its fields are wanted: the others go.
fn without_idle_fields(netlist: &Netlist) -> Netlist {
    let top = netlist.top.index();
    let is_port = |signal: &Signal| signal.kind != SignalKind::Local;
    keep_used(netlist, |module, signal| !signal.is_field || module == top && is_port(signal), true)
}
