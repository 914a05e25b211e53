//! `tombolo list`: the configurations, the blocks of one of them, and the register blocks.

use super::{Verdict, print};
use crate::design;
use tombolo_hdl::config::CONFIGS;
use tombolo_hdl::graphics::map::instances;
use tombolo_hdl::graphics::register_block::module_name;
use tombolo_isa::registers;
use tombolo_netlist::Netlist;
use tombolo_netlist::ir::ModuleKind;

/// Arguments of `tombolo list`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The configuration whose blocks are listed
    #[arg(long, value_name = "NAME", default_value = "default")]
    config: String,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let chosen = design::config(&arguments.config)?;
    print(&"Configurations:")?;
    for config in CONFIGS {
        let simds = if config.simds == 1 { "1 SIMD".to_owned() } else { format!("{} SIMDs", config.simds) };
        let sizes =
            format!("{simds} of {} waves, {} lanes, {} VGPR rows", config.waves, config.lanes, config.vgpr_rows);
        let left_out = config.units.left_out();
        let without = if left_out.is_empty() { String::new() } else { format!(", without {}", left_out.join(", ")) };
        print(&format_args!("  {:<10} {sizes}{without}", config.name))?;
    }
    let netlist = design::compute_unit(chosen)?;
    let counts = instance_counts(&netlist);
    print(&format_args!("\nBlocks of {}:", chosen.name))?;
    print(&format_args!("  {:<28} {:<10} {:>9}  source", "name", "kind", "instances"))?;
    for (module, count) in netlist.modules.iter().zip(counts).rev() {
        let kind = match module.kind {
            ModuleKind::Kernel => "kernel",
            ModuleKind::Generator => "generator",
        };
        print(&format_args!("  {:<28} {kind:<10} {count:>9}  {}", module.name, module.source))?;
    }
    print(&"\nRegister blocks:")?;
    for block in registers::Block::ALL {
        let count = registers::registers().iter().filter(|register| register.block == block).count();
        let name = module_name(block);
        print(&format_args!("  {name:<28} {count:>3} registers, {} with instances", instances(block).len()))?;
    }
    Ok(Verdict::Pass)
}

/// How often each module is in the design. Children precede their parents.
fn instance_counts(netlist: &Netlist) -> Vec<u64> {
    let mut counts = vec![0; netlist.modules.len()];
    counts[netlist.top.index()] = 1;
    for at in (0..counts.len()).rev() {
        for instance in &netlist.modules[at].instances {
            counts[instance.module.index()] += counts[at];
        }
    }
    counts
}
