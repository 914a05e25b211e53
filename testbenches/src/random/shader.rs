//! What only shaders have: exports, and loads from LDS that M0 addresses (chapters 12.2, 12.4 and 14).

use super::form::VGPRS;
use super::program::{Material, Node};
use super::{below, once_in, pick, word};
use tombolo_isa::arch::rdna4::{names, op};
use tombolo_sim::random::SplitMix64;

/// A register that an export reads, or none: of those with data, and now and then one beyond those of the wave.
fn source(random: &mut SplitMix64) -> String {
    match below(random, 12) {
        0..=2 => "off".to_owned(),
        3 => format!("v{}", 200 + below(random, 56)),
        _ => format!("v{}", VGPRS.start + below(random, VGPRS.end - VGPRS.start)),
    }
}

fn export(random: &mut SplitMix64) -> Vec<String> {
    let targets: Vec<&str> = names::EXPORT_TARGETS.into_iter().filter(|name| !name.is_empty()).collect();
    let sources: Vec<String> = (0..4).map(|_| source(random)).collect();
    let flags = [" done", " row_en"].map(|flag| if once_in(random, 4) { flag } else { "" }).concat();
    let mut lines = vec![format!("export {} {}{flags}", pick(random, &targets), sources.join(", "))];
    if once_in(random, 2) {
        lines.insert(0, format!("s_mov_b32 m0, {:#x}", word(random)));
    }
    if once_in(random, 4) {
        lines.push(format!("s_wait_expcnt {}", below(random, 8)));
    }
    lines
}

/// An instruction of shaders, M0 for it and its wait.
pub fn instruction(random: &mut SplitMix64, material: &Material) -> Node {
    let row = pick(random, &material.shaders);
    let destination = VGPRS.start + below(random, VGPRS.end - VGPRS.start);
    // The first byte, with primitives or a type above it.
    let m0 = word(random) << 16 | below(random, 4096) & if once_in(random, 2) { !127 } else { !0 };
    let load = match row.operation {
        op::EXPORT => return Node::Code(export(random)),
        op::DS_DIRECT_LOAD => format!("ds_direct_load v{destination}"),
        _ => format!("ds_param_load v{destination}, attr{}.{}", below(random, 8), pick(random, &["x", "y", "z", "w"])),
    };
    Node::Code(vec![format!("s_mov_b32 m0, {m0:#x}"), load, "s_wait_expcnt 0x0".to_owned()])
}
