//! What of packets and registers the graphics model takes, for the document.

use std::collections::BTreeSet;
use std::fmt::Write;
use tombolo_model::graphics::{Support, packet_names, read_by_the_model, support};
use tombolo_registers::{Block, Register, registers};

/// Whether the model reads one of a register's instances.
fn is_read(register: &Register, addresses: &BTreeSet<u32>) -> bool {
    (0..register.instances).any(|instance| addresses.contains(&register.instance_address(instance)))
}

/// The byte addresses of the registers that the model reads, with all instances of each.
pub(super) fn addresses_read() -> BTreeSet<u32> {
    let addresses = read_by_the_model().collect();
    let read = registers().iter().filter(|register| is_read(register, &addresses));
    read.flat_map(|register| (0..register.instances).map(|instance| register.instance_address(instance))).collect()
}

/// Packets by what the model does with them, and how many registers of each block it reads, line by line.
pub fn coverage() -> String {
    let packets = |wanted: Support| {
        let names = packet_names().filter(|(opcode, _)| support(*opcode) == wanted).map(|(_, name)| name);
        names.collect::<Vec<_>>().join(" ")
    };
    let mut text = format!(
        "packets executed: {}\npackets with nothing to do: {}\npackets refused by name: {}",
        packets(Support::Executed),
        packets(Support::Nothing),
        packets(Support::Refused)
    );
    let addresses = read_by_the_model().collect();
    for block in Block::ALL {
        let of_block = || registers().iter().filter(|register| register.block == block);
        let read: Vec<&str> =
            of_block().filter(|register| is_read(register, &addresses)).map(|register| register.name).collect();
        if !read.is_empty() {
            // Writing to a String cannot fail.
            let _ = write!(
                text,
                "\n{} registers read, {} of {}: {}",
                block.name(),
                read.len(),
                of_block().count(),
                read.join(" ")
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_instances_of_a_register_count_as_read() {
        let read = addresses_read();
        // SPI_PS_INPUT_CNTL_7, CB_COLOR3_BASE, PA_CL_VPORT_ZOFFSET_1; not VGT_GS_PER_ES.
        assert!([0x28660, 0x28d14, 0x28468].iter().all(|address| read.contains(address)));
        assert!(!read.contains(&0x28a54));
        assert!(coverage().contains("DRAW_INDEX_AUTO"));
    }
}
