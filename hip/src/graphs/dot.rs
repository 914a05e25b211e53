//! Graphs as text for Graphviz: a node with what it does, an edge for what it waits for, a frame for each graph within a graph.

use super::copies::Copy;
use super::fills::Fill;
use super::state::{World, world};
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, text};
use std::ffi::c_char;
use std::fmt::Write;

/// Bits of `hipGraphDebugDotFlags`: what is told beside kinds and edges. The first one is all of them.
mod flag {
    pub const ALL: u32 = 1 << 0;
    pub const KERNELS: u32 = 1 << 2;
    pub const COPIES: u32 = 1 << 3;
    pub const FILLS: u32 = 1 << 4;
    pub const HOSTS: u32 = 1 << 5;
    pub const EVENTS: u32 = 1 << 6;
    pub const HANDLES: u32 = 1 << 10;
}

/// Where a copy goes, in letters: host, device or array.
fn direction(copy: &Copy) -> &'static str {
    const NAMES: [&str; 4] = ["HtoH", "HtoD", "DtoH", "DtoD"];
    let kind = match copy {
        Copy::Bytes { kind, .. } | Copy::ToSymbol { kind, .. } | Copy::FromSymbol { kind, .. } => *kind,
        Copy::Box(copy) => match copy.arrays() {
            [true, true] => return "AtoA",
            [false, true] if copy.kind() == 1 => return "HtoA",
            [false, true] => return "DtoA",
            [true, false] if copy.kind() == 2 => return "AtoH",
            [true, false] => return "AtoD",
            [false, false] => copy.kind(),
        },
        Copy::DriverBox(_) | Copy::Other(_) => return "",
    };
    usize::try_from(kind).ok().and_then(|kind| NAMES.get(kind)).copied().unwrap_or("")
}

/// What a node does, in lines.
fn label(number: usize, work: &Work, flags: u32) -> String {
    let mut label = work.name().to_uppercase().replace(' ', "_");
    let tells = |flag: u32| flags & (flag | flag::ALL) != 0;
    // A text takes all that is written.
    let _ = match work {
        Work::Kernel(kernel) => {
            let _ = write!(label, "\\n{}", kernel.kernel.info().name);
            if tells(flag::KERNELS) {
                let shape = kernel.shape;
                write!(label, "\\n{:?} groups of {:?}\\n{} bytes of LDS", shape.groups, shape.block, shape.shared)
            } else {
                Ok(())
            }
        }
        Work::Copy(copy) => {
            let _ = write!(label, " {}", direction(copy));
            match copy {
                Copy::Bytes { to, from, bytes, .. } if tells(flag::COPIES) => {
                    write!(label, "\\n{bytes} bytes from {from:?} to {to:?}")
                }
                Copy::ToSymbol { bytes, offset, .. } | Copy::FromSymbol { bytes, offset, .. }
                    if tells(flag::COPIES) =>
                {
                    write!(label, "\\n{bytes} bytes at {offset} of a variable")
                }
                _ => Ok(()),
            }
        }
        Work::Fill(Fill::Rows(rows)) if tells(flag::FILLS) => {
            let (width, height, bytes) = (rows.width, rows.height, rows.element);
            write!(label, "\\n{height} rows of {width} values of {bytes} bytes from {:?}: {:#x}", rows.to, rows.value)
        }
        Work::Host(host) if tells(flag::HOSTS) => {
            write!(label, "\\n{:?}", host.function.map(|function| function as *const ()).unwrap_or(std::ptr::null()))
        }
        Work::RecordEvent(event) | Work::WaitEvent(event) if tells(flag::EVENTS) => write!(label, "\\n{event:?}"),
        _ => Ok(()),
    };
    if tells(flag::HANDLES) {
        let _ = write!(label, "\\n{number:#x}");
    }
    label
}

/// A frame with the nodes and edges of a graph.
fn draw(world: &World, number: usize, title: &str, flags: u32, to: &mut String) -> Result<(), HipError> {
    let graph = world.graph(number as Handle)?;
    // A text takes all that is written.
    let _ = writeln!(to, "subgraph cluster_{number} {{ label=\"{title}\";");
    for (number, node) in &graph.nodes {
        match node.work {
            Work::Child(inner) => {
                // Edges end at nodes, so that the frame needs one.
                let _ = writeln!(to, "n{number} [shape=point];");
                draw(world, inner, &label(*number, &node.work, flags), flags, to)?;
            }
            _ => {
                let _ = writeln!(to, "n{number} [shape=box, label=\"{}\"];", label(*number, &node.work, flags));
            }
        }
    }
    for (from, behind) in graph.edges() {
        let _ = writeln!(to, "n{from} -> n{behind};");
    }
    to.push_str("}\n");
    Ok(())
}

/// Writes a graph to a file, for Graphviz.
///
/// # Safety
/// `path` is null or a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphDebugDotPrint(graph: Handle, path: *const c_char, flags: u32) -> HipError {
    call(|| {
        let mut drawn = String::from("digraph {\n");
        draw(&world(), graph as usize, "graph", flags, &mut drawn)?;
        drawn.push_str("}\n");
        // SAFETY: the caller's promise.
        std::fs::write(unsafe { text(path) }?, drawn).map_err(|_| error::OPERATING_SYSTEM)
    })
}
