//! Writes a netlist as Verilog-2005 that Verilator (`-Wall`) and Yosys take as it is.
//!
//! One Verilog module for each unique module. Widths are explicit everywhere, so that Verilog's rule that an expression
//! takes the width of its context (IEEE 1364-2005 section 5.4) never changes a result: every operand is written with the width
//! that the netlist gives it, and operations that Verilog leaves undefined or tools refuse (part selects that leave the
//! vector, shifts by very wide amounts, memory addresses beyond the depth) are written out.

mod aliases;
mod arrays;
mod choices;
mod clocked;
mod declarations;
mod describe;
mod expressions;
mod functions;
mod lines;
mod loops;
mod memories;
mod module;
mod names;
mod operations;
mod order;
mod outline;
mod places;
mod registers;
mod repeat;
mod roles;
mod selections;
mod statements;
mod tables;
mod templates;

use crate::check::dependencies;
use crate::ir::{Module, Netlist, SignalKind, WidthError};
use crate::simplify::simplified;
use aliases::with_aliases;
use choices::with_choices;
use module::Surroundings;
use names::Names;
use outline::outlined;
use std::path::Path;
use tables::with_plain_tables;

/// How the Verilog is divided into files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// `NAME.v` for every module, as Verilator's DECLFILENAME asks.
    #[default]
    FilePerModule,
    /// All modules in the file of the top, children first.
    SingleFile,
}

/// Choices of the writer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options<'a> {
    /// Files.
    pub layout: Layout,
    /// What the name of every module and file begins with, so that they do not meet those of another design.
    pub prefix: &'a str,
    /// Registers take their initial values at once when the reset is set, as against with the next edge of the clock. For
    /// netlists that have a reset ([`crate::reset`]).
    pub asynchronous_reset: bool,
    /// Ports of the top that are numbered alike are one vector, as those of every other module are. Without this they stay apart,
    /// each under its own name.
    pub vectors_at_top: bool,
}

/// A netlist that cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// Registers and memories act on the clock; the module has no clock input.
    #[error("module {module} has registers or memories but no clock input; elaborate it with a clock")]
    NoClock {
        /// Module name.
        module: String,
    },
    /// Operands do not have the widths that their operation asks for.
    #[error("module {module}: {problem}")]
    Widths {
        /// Module name.
        module: String,
        /// Which.
        problem: WidthError,
    },
}

/// One Verilog file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceFile {
    /// `valu_lane.v`.
    pub name: String,
    /// Contents.
    pub text: String,
}

/// A design in Verilog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verilog {
    /// Children before parents.
    pub files: Vec<SourceFile>,
    /// Verilog name of the top module.
    pub top: String,
    /// Verilog names of the top's ports, in the order of its signals.
    pub ports: Vec<String>,
    /// How its values are called.
    pub made: MadeNames,
}

/// How many values have names that a reader can do nothing with. The others are called as in the source, after what they are,
/// or after what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MadeNames {
    /// Wires and registers, ports aside.
    pub declared: u32,
    /// Those of them that only a number tells from others that are for the same.
    pub numbered: u32,
}

impl MadeNames {
    /// The share of names with a number, in percent.
    pub fn share(self) -> f64 {
        100.0 * f64::from(self.numbered) / f64::from(self.declared.max(1))
    }
}

impl Verilog {
    /// Writes the files into a directory, which is made when it does not exist.
    ///
    /// # Errors
    /// What the file system reports.
    pub fn save(&self, directory: &Path) -> std::io::Result<()> {
        std::fs::create_dir_all(directory)?;
        self.files.iter().try_for_each(|file| std::fs::write(directory.join(&file.name), &file.text))
    }
}

/// The wires and registers that a text declares, ports aside.
fn declarations(text: &str) -> u32 {
    let lines = text.lines().map(str::trim_start);
    lines.filter(|line| line.starts_with("wire ") || line.starts_with("reg ")).count() as u32
}

/// The Verilog of a netlist; the same netlist always gives the same text.
///
/// # Errors
/// See [`WriteError`].
pub fn write(netlist: &Netlist, options: &Options) -> Result<Verilog, WriteError> {
    let mut scope = Names::default();
    let prefixed = netlist.modules.iter().map(|module| format!("{}{}", options.prefix, module.name));
    let names: Vec<String> = prefixed.map(|name| scope.claim(&name)).collect();
    let keeps_ports = |at: usize| at == netlist.top.index() && !options.vectors_at_top;
    let modules = netlist.modules.iter().enumerate().map(|(at, module)| {
        let simple =
            simplified(module).map_err(|problem| WriteError::Widths { module: module.name.clone(), problem })?;
        let simple = with_plain_tables(&with_aliases(&simple, keeps_ports(at)), keeps_ports(at));
        Ok(outlined(&with_choices(&simple), keeps_ports(at)))
    });
    let (modules, numbered): (Vec<Module>, Vec<u32>) = modules.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    let netlist = &Netlist { modules, top: netlist.top };
    let mut made = MadeNames { declared: 0, numbered: numbered.iter().sum() };
    let direct = dependencies(netlist);
    let mut texts = vec![];
    let mut ports: Vec<module::PortNames> = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let surroundings = Surroundings {
            name: &names[at],
            keeps_ports: keeps_ports(at),
            direct: &direct[at].direct,
            names: &names,
            ports: &ports,
            asynchronous_reset: options.asynchronous_reset,
        };
        let written = module::write(module, &surroundings)?;
        made.numbered += written.numbered;
        made.declared += declarations(&written.text);
        texts.push(written.text);
        ports.push(written.ports);
    }
    let top = netlist.top.index();
    let files = match options.layout {
        Layout::FilePerModule => {
            names.iter().zip(texts).map(|(name, text)| SourceFile { name: format!("{name}.v"), text }).collect()
        }
        Layout::SingleFile => vec![SourceFile { name: format!("{}.v", names[top]), text: texts.join("\n") }],
    };
    let signals = netlist.modules[top].signals.iter().zip(ports.swap_remove(top).names);
    let ports = signals.filter(|(signal, _)| signal.kind != SignalKind::Local).map(|(_, name)| name).collect();
    Ok(Verilog { files, top: names[top].clone(), ports, made })
}
