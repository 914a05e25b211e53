//! `tombolo emit`: writes the Verilog of the compute unit, of one block of it, or of a register block.

use super::{Verdict, print};
use crate::design;
use crate::output;
use std::path::{Path, PathBuf};
use tombolo_hdl::bus::is_data_width;
use tombolo_hdl::config::Config;
use tombolo_hdl::proofs::PROOFS;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::plant;
use tombolo_netlist::formal::{Planted, bench};
use tombolo_netlist::ir::ModuleId;
use tombolo_netlist::reset::{Form, with_reset};
use tombolo_netlist::verilog::{Layout, Options, SourceFile, write};
use tombolo_netlist::without_debug::without_debug;

/// Arguments of `tombolo emit`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The top module: a block of `tombolo list`
    #[arg(long, value_name = "BLOCK", default_value = "compute_unit")]
    top: String,
    /// The hardware's configuration (see `tombolo list`), or one of your own: NAME:KNOB=VALUE,... (`tombolo list --knobs`)
    #[arg(long, value_name = "NAME", default_value = "default")]
    config: String,
    /// Bits of the data of AXI4, 64 to 512 [of compute_unit_axi]
    #[arg(long, value_name = "BITS", default_value_t = 64, value_parser = axi_width)]
    axi_width: usize,
    /// The folder to write to, one file a module, with a list of them in BLOCK.f and a description for FuseSoC in
    /// BLOCK.core; what an earlier emission of the block left there is removed [default: all modules on stdout]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Leave out the debug events and everything that only they need
    #[arg(long)]
    no_debug: bool,
    /// How registers get their initial values: none when the device is configured, and never again; sync with the edge of the
    /// clock while the input `reset` is set; async at once when it is set. Memories are not reset
    #[arg(long, value_enum, default_value_t = ResetStyle::None)]
    reset: ResetStyle,
    /// Write the block as `tombolo list` names it under "Proved", with its properties as assertions, and BLOCK.sby, which proves
    /// them with SymbiYosys; see scripts/formal.sh
    #[arg(long, requires = "out", conflicts_with_all = ["config", "no_debug", "reset", "prefix"])]
    formal: bool,
    /// Plant the bug that the proof has to find
    #[arg(long, requires = "formal")]
    planted: bool,
    /// Begin the names of all modules and files with this, so that they do not meet those of another design
    #[arg(long, value_name = "TEXT", value_parser = prefix)]
    prefix: Option<String>,
}

/// How registers get their initial values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum ResetStyle {
    None,
    Sync,
    Async,
}

fn axi_width(text: &str) -> Result<usize, String> {
    let width = text.parse().ok().filter(|width| is_data_width(*width));
    width.ok_or_else(|| "a line of 512 bits is moved in parts of 64, 128, 256 or 512".to_owned())
}

fn prefix(text: &str) -> Result<String, String> {
    let is_name = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if is_name {
        Ok(text.to_owned())
    } else {
        Err("a Verilog name has letters, digits and _, no digit first".to_owned())
    }
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    if let (true, Some(folder)) = (arguments.formal, &arguments.out) {
        formal(&arguments.top, arguments.planted, folder)?;
        return Ok(Verdict::Pass);
    }
    let (mut netlist, config) = match design::register_block(&arguments.top) {
        Some(block) => (design::registers(block)?, None),
        None => {
            let config = design::config(&arguments.config)?;
            (block(config, &arguments.top, arguments.axi_width)?, Some(config.name))
        }
    };
    if arguments.no_debug {
        netlist = without_debug(&netlist);
    }
    if arguments.reset != ResetStyle::None {
        netlist = with_reset(&netlist, Form::Input);
    }
    let layout = if arguments.out.is_some() { Layout::FilePerModule } else { Layout::SingleFile };
    let options = Options {
        layout,
        prefix: arguments.prefix.as_deref().unwrap_or_default(),
        asynchronous_reset: arguments.reset == ResetStyle::Async,
        vectors_at_top: true,
    };
    let verilog = write(&netlist, &options)?;
    let Some(folder) = &arguments.out else {
        for file in &verilog.files {
            print(&file.text)?;
        }
        return Ok(Verdict::Pass);
    };
    output::make_folder(folder)?;
    let names: Vec<&str> = verilog.files.iter().map(|file| file.name.as_str()).collect();
    remove_old(folder, &verilog.top, &names)?;
    for file in &verilog.files {
        output::write(&folder.join(&file.name), file.text.as_bytes())?;
    }
    let list: String = names.iter().map(|name| format!("{name}\n")).collect();
    output::write(&folder.join(format!("{}.f", verilog.top)), list.as_bytes())?;
    let core = core_file(&verilog.top, config.unwrap_or("registers"), &names);
    output::write(&folder.join(format!("{}.core", verilog.top)), core.as_bytes())?;
    Ok(Verdict::Pass)
}

/// Writes a block with its properties, and how SymbiYosys proves them.
fn formal(top: &str, planted: bool, folder: &Path) -> anyhow::Result<()> {
    let proof = PROOFS.iter().find(|proof| proof.name == top).ok_or_else(|| {
        let names: Vec<&str> = PROOFS.iter().map(|proof| proof.name).collect();
        anyhow::anyhow!("nothing is proved of {top}; there are proofs of {}", names.join(", "))
    })?;
    let (mut netlist, properties) = design::proved(proof)?;
    if planted {
        let Planted { module, signal, fault } = proof.planted;
        netlist = plant(&netlist, module, signal, fault)?;
    }
    let verilog = write(&netlist, &Options::default())?;
    let bench = bench(&netlist, &verilog, &properties);
    output::make_folder(folder)?;
    let files: Vec<&SourceFile> = verilog.files.iter().chain([&bench]).collect();
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    remove_old(folder, top, &names)?;
    for file in &files {
        output::write(&folder.join(&file.name), file.text.as_bytes())?;
    }
    let list: String = names.iter().map(|name| format!("{name}\n")).collect();
    output::write(&folder.join(format!("{top}.f")), list.as_bytes())?;
    let sby = format!(
        "[options]\nmode {mode}\ndepth {depth}\n\n[engines]\nsmtbmc z3\n\n[script]\nread -formal {sources}\nprep -top {top}_formal\n\n[files]\n{list}",
        mode = if proof.is_bounded { "bmc" } else { "prove" },
        depth = proof.depth,
        sources = names.join(" "),
    );
    Ok(output::write(&folder.join(format!("{top}.sby")), sby.as_bytes())?)
}

/// The description of the files for FuseSoC (CAPI2), as core `tombolo:CONFIG:TOP`.
fn core_file(top: &str, config: &str, files: &[&str]) -> String {
    // Colons part the name of a core; a configuration with knobs turned has them too.
    let library = config.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    let version = env!("CARGO_PKG_VERSION");
    let files: String = files.iter().map(|name| format!("      - {name}\n")).collect();
    format!(
        "CAPI=2:
name: tombolo:{library}:{top}:{version}
description: Verilog emitted by Tombolo

filesets:
  rtl:
    files:
{files}    file_type: verilogSource

targets:
  default: &default
    filesets: [rtl]
    toplevel: {top}
  lint:
    <<: *default
    flow: lint
    flow_options:
      tool: verilator
"
    )
}

/// What every file that was emitted says in its first line, or in its second one.
const MARK: &str = "Written by Tombolo; ";

/// Removes the files that an earlier emission of this top has written and this one does not, by its file list `TOP.f`: none
/// that the list of another top names, and none that is not marked as emitted.
fn remove_old(folder: &Path, top: &str, now: &[&str]) -> anyhow::Result<()> {
    let list = |path: &Path| -> Vec<String> {
        std::fs::read_to_string(path).map(|text| text.lines().map(str::to_owned).collect()).unwrap_or_default()
    };
    let own = folder.join(format!("{top}.f"));
    let mut kept: Vec<String> = now.iter().map(|name| (*name).to_owned()).collect();
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "f") && path != own {
            kept.extend(list(&path));
        }
    }
    for name in list(&own).into_iter().filter(|name| !kept.contains(name)) {
        let file = folder.join(&name);
        let is_plain = Path::new(&name).file_name().is_some_and(|plain| *plain == *name);
        let is_ours = is_plain
            && std::fs::read_to_string(&file)
                .is_ok_and(|text| text.lines().take(2).any(|line| line.starts_with("//") && line.contains(MARK)));
        if is_ours {
            std::fs::remove_file(&file)
                .map_err(|error| anyhow::anyhow!("{}: cannot be removed: {error}", file.display()))?;
        }
    }
    Ok(())
}

/// A block of the compute unit, or of what connects it with AXI or with a queue of packets.
fn block(config: Config, name: &str, axi_width: usize) -> anyhow::Result<Netlist> {
    if name == design::AXI_TOP {
        return Ok(design::compute_unit_axi(config, axi_width)?);
    }
    if name == design::QUEUE_TOP {
        return Ok(design::compute_queue(config)?);
    }
    let has = |netlist: &Netlist| netlist.modules.iter().any(|module| module.name == name);
    let mut netlist = design::compute_unit(config)?;
    if !has(&netlist) {
        netlist = design::compute_unit_axi(config, axi_width)?;
    }
    if !has(&netlist) {
        netlist = design::compute_queue(config)?;
    }
    netlist.top = find(&netlist, name)?;
    keep_below_top(&mut netlist);
    Ok(netlist)
}

fn find(netlist: &Netlist, name: &str) -> anyhow::Result<ModuleId> {
    let found = netlist.modules.iter().position(|module| module.name == name);
    let at = found.ok_or_else(|| anyhow::anyhow!("there is no block {name}; `tombolo list` names them"))?;
    Ok(ModuleId(at as u32))
}

/// Removes the modules that the top does not contain. Children precede their parents.
fn keep_below_top(netlist: &mut Netlist) {
    let mut used = vec![false; netlist.modules.len()];
    used[netlist.top.index()] = true;
    for at in (0..netlist.modules.len()).rev().filter(|at| *at <= netlist.top.index()) {
        if used[at] {
            netlist.modules[at].instances.iter().for_each(|instance| used[instance.module.index()] = true);
        }
    }
    let numbers: Vec<u32> = used
        .iter()
        .scan(0, |next, used| {
            let number = *next;
            *next += u32::from(*used);
            Some(number)
        })
        .collect();
    let mut keep = used.iter();
    netlist.modules.retain(|_| keep.next().is_some_and(|used| *used));
    for instance in netlist.modules.iter_mut().flat_map(|module| &mut module.instances) {
        instance.module = ModuleId(numbers[instance.module.index()]);
    }
    netlist.top = ModuleId(numbers[netlist.top.index()]);
}
