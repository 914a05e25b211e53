//! `tombolo list`: the configurations, the blocks of one of them, and the register blocks.

use super::{Verdict, print, print_json};
use crate::design;
use serde::Serialize;
use tombolo_hdl::config::{CONFIGS, Config, Knob, RULES};
use tombolo_hdl::proofs::PROOFS;
use tombolo_hdl::registers::map::instances;
use tombolo_hdl::registers::register_block::module_name;
use tombolo_netlist::Netlist;
use tombolo_netlist::ir::{Module, ModuleKind};
use tombolo_registers as registers;

/// Arguments of `tombolo list`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The configuration whose blocks are listed
    #[arg(long, value_name = "NAME", default_value = "default")]
    config: String,
    /// List the knobs of the configuration instead, which make one of your own of it: NAME:KNOB=VALUE,KNOB=VALUE
    #[arg(long)]
    knobs: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listing {
    configurations: Vec<Configuration>,
    /// The configuration whose blocks follow.
    config: &'static str,
    blocks: Vec<BlockRow>,
    register_blocks: Vec<RegisterRow>,
    /// Blocks that are proved: `tombolo emit --formal --top NAME`.
    proofs: Vec<&'static str>,
}

#[derive(Serialize)]
struct KnobRow {
    name: &'static str,
    value: String,
    what: String,
}

#[derive(Serialize)]
struct KnobListing {
    config: &'static str,
    knobs: Vec<KnobRow>,
    /// What configurations have to keep to.
    rules: Vec<&'static str>,
}

impl KnobListing {
    fn of(config: Config) -> Self {
        let row = |Knob { name, value, what }| KnobRow { name, value, what };
        let knobs = config.knobs().into_iter().map(row).collect();
        Self { config: config.name, knobs, rules: RULES.iter().map(|rule| rule.text).collect() }
    }
}

#[derive(Serialize)]
struct Configuration {
    name: &'static str,
    simds: usize,
    waves: usize,
    lanes: usize,
    vgpr_rows: usize,
    without: Vec<&'static str>,
}

#[derive(Serialize)]
struct BlockRow {
    name: String,
    kind: &'static str,
    instances: u64,
    source: String,
}

#[derive(Serialize)]
struct RegisterRow {
    name: String,
    registers: usize,
    instances: usize,
}

impl Listing {
    fn of(chosen: Config) -> anyhow::Result<Self> {
        let configurations = CONFIGS.iter().map(|config| Configuration {
            name: config.name,
            simds: config.simds,
            waves: config.waves,
            lanes: config.lanes,
            vgpr_rows: config.vgpr_rows,
            without: config.units.left_out(),
        });
        // With what connects it with AXI, of which the compute unit is a block, and what puts a command processor in front.
        let mut blocks = blocks(&design::compute_unit_axi(chosen, 64)?);
        let others = self::blocks(&design::compute_queue(chosen)?);
        let others: Vec<BlockRow> =
            others.into_iter().filter(|row| !blocks.iter().any(|known| known.name == row.name)).collect();
        blocks.extend(others);
        let register_blocks = registers::Block::ALL.into_iter().map(|block| RegisterRow {
            name: module_name(block).to_string(),
            registers: registers::registers().iter().filter(|register| register.block == block).count(),
            instances: instances(block).len(),
        });
        Ok(Self {
            configurations: configurations.collect(),
            config: chosen.name,
            blocks,
            register_blocks: register_blocks.collect(),
            proofs: PROOFS.iter().map(|proof| proof.name).collect(),
        })
    }
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    if arguments.knobs {
        return knobs(design::config(&arguments.config)?, arguments.json);
    }
    let listing = Listing::of(design::config(&arguments.config)?)?;
    if arguments.json {
        print_json(&listing)?;
        return Ok(Verdict::Pass);
    }
    print(&"Configurations:")?;
    for Configuration { name, simds, waves, lanes, vgpr_rows, without } in &listing.configurations {
        let simds = if *simds == 1 { "1 SIMD".to_owned() } else { format!("{simds} SIMDs") };
        let sizes = format!("{simds} of {waves} waves, {lanes} lanes, {vgpr_rows} VGPR rows");
        let without = if without.is_empty() { String::new() } else { format!(", without {}", without.join(", ")) };
        print(&format_args!("  {name:<10} {sizes}{without}"))?;
    }
    print(&format_args!("\nBlocks of {}:", listing.config))?;
    print(&format_args!("  {:<28} {:<10} {:>9}  source", "name", "kind", "instances"))?;
    for BlockRow { name, kind, instances, source } in &listing.blocks {
        print(&format_args!("  {name:<28} {kind:<10} {instances:>9}  {source}"))?;
    }
    print(&"\nRegister blocks:")?;
    for RegisterRow { name, registers, instances } in &listing.register_blocks {
        print(&format_args!("  {name:<28} {registers:>3} registers, {instances} with instances"))?;
    }
    print(&format_args!("\nProved (emit --formal):\n  {}", listing.proofs.join(", ")))?;
    Ok(Verdict::Pass)
}

/// Lists the knobs of a configuration and the rules.
fn knobs(config: Config, json: bool) -> anyhow::Result<Verdict> {
    let listing = KnobListing::of(config);
    if json {
        print_json(&listing)?;
        return Ok(Verdict::Pass);
    }
    print(&format_args!("Knobs of {}:", listing.config))?;
    for KnobRow { name, value, what } in &listing.knobs {
        print(&format_args!("  {:<32} {what}", format!("{name}={value}")))?;
    }
    print(&"\nRules:")?;
    for rule in &listing.rules {
        print(&format_args!("  {rule}"))?;
    }
    Ok(Verdict::Pass)
}

/// The blocks of a design, parents first.
fn blocks(netlist: &Netlist) -> Vec<BlockRow> {
    let row = |(module, instances): (&Module, u64)| BlockRow {
        name: module.name.clone(),
        kind: match module.kind {
            ModuleKind::Kernel => "kernel",
            ModuleKind::Generator => "generator",
        },
        instances,
        source: module.source.to_string(),
    };
    netlist.modules.iter().zip(instance_counts(netlist)).rev().map(row).collect()
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
