//! The register file of the machine: one word for each address, and which of them a stream has written.

use super::error::Error;
use super::fields::{Field, gb_tile_mode};
use std::collections::BTreeSet;
use std::sync::OnceLock;
use tombolo_registers::clear_state::{CONTEXT, DEFAULTS, TILE_MODES};
use tombolo_registers::registers;

/// Bytes of the address space of registers.
const SPACE: u32 = 0x40000;

/// Registers that drivers write and the reference does not have, with what they are. None of them changes a picture.
const BESIDE_THE_REFERENCE: &[(u32, &str)] = &[
    (0xb858, "COMPUTE_STATIC_THREAD_MGMT_SE0"),
    (0xb85c, "COMPUTE_STATIC_THREAD_MGMT_SE1"),
    (0xb864, "COMPUTE_STATIC_THREAD_MGMT_SE2"),
    (0xb868, "COMPUTE_STATIC_THREAD_MGMT_SE3"),
    (0x28c78, "CB_COLOR0_DCC_CONTROL, absent before GCN 1.2"),
    (0x28cb4, "CB_COLOR1_DCC_CONTROL, absent before GCN 1.2"),
    (0x28cf0, "CB_COLOR2_DCC_CONTROL, absent before GCN 1.2"),
    (0x28d2c, "CB_COLOR3_DCC_CONTROL, absent before GCN 1.2"),
    (0x28d68, "CB_COLOR4_DCC_CONTROL, absent before GCN 1.2"),
    (0x28da4, "CB_COLOR5_DCC_CONTROL, absent before GCN 1.2"),
    (0x28de0, "CB_COLOR6_DCC_CONTROL, absent before GCN 1.2"),
    (0x28e1c, "CB_COLOR7_DCC_CONTROL, absent before GCN 1.2"),
    (0x30800, "GRBM_GFX_INDEX, which engine is written to"),
    (0x30a10, "PA_SC_SCREEN_EXTENT_MIN_0"),
    (0x30a14, "PA_SC_SCREEN_EXTENT_MAX_0"),
];

/// The registers.
#[derive(Debug, Clone)]
pub struct RegisterFile {
    words: Vec<u32>,
    written: BTreeSet<u32>,
}

fn known() -> &'static BTreeSet<u32> {
    static KNOWN: OnceLock<BTreeSet<u32>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let of_table = registers()
            .iter()
            .flat_map(|register| (0..register.instances).map(move |instance| register.instance_address(instance)));
        of_table.chain(BESIDE_THE_REFERENCE.iter().map(|(address, _)| *address)).collect()
    })
}

/// Registers that start something when they are written.
fn initiators() -> &'static BTreeSet<u32> {
    static INITIATORS: OnceLock<BTreeSet<u32>> = OnceLock::new();
    INITIATORS.get_or_init(|| {
        registers().iter().filter(|register| register.initiator).map(|register| register.address).collect()
    })
}

/// The name of a register by its byte address; none if neither the reference nor the drivers' additions have it.
pub fn name(address: u32) -> Option<String> {
    let of_table = registers().iter().find_map(|register| {
        let instance = (0..register.instances).find(|&instance| register.instance_address(instance) == address)?;
        Some(register.instance_name(instance))
    });
    let beside = || BESIDE_THE_REFERENCE.iter().find(|(known, _)| *known == address);
    of_table.or_else(|| beside().map(|(_, name)| name.split(',').next().unwrap_or_default().to_owned()))
}

impl Default for RegisterFile {
    /// The state before the first packet: CLEAR_STATE's, and the tiling table.
    fn default() -> RegisterFile {
        let mut file = RegisterFile { words: vec![0; SPACE as usize / 4], written: BTreeSet::new() };
        file.clear_state();
        for (index, mode) in (0..).zip(TILE_MODES) {
            file.words[(gb_tile_mode::WORD.at(index, 4).address / 4) as usize] = mode;
        }
        file
    }
}

impl RegisterFile {
    /// Gives the context registers their defaults.
    pub fn clear_state(&mut self) {
        self.words[CONTEXT.start as usize / 4..CONTEXT.end as usize / 4].fill(0);
        for &(first, count, step, value) in DEFAULTS {
            for address in (0..count).map(|index| first + index * step) {
                self.words[address as usize / 4] = value;
            }
        }
    }

    /// Writes a register.
    ///
    /// # Errors
    /// [`Error::Register`] for an address that is no register, [`Error::State`] for one that starts something.
    pub fn write(&mut self, address: u32, value: u32) -> Result<(), Error> {
        if !known().contains(&address) {
            return Err(Error::Register { address, value });
        }
        if initiators().contains(&address) {
            let reason = "work is started by packets, not by writing registers";
            return Err(Error::State { address, value, reason });
        }
        self.words[address as usize / 4] = value;
        self.written.insert(address);
        Ok(())
    }

    /// A register's word by its byte address; zero outside the space.
    pub fn word_at(&self, address: u32) -> u32 {
        self.words.get(address as usize / 4).copied().unwrap_or(0)
    }

    /// The value of a field.
    pub fn get(&self, field: Field) -> u32 {
        let mask = if field.width >= 32 { u32::MAX } else { (1 << field.width) - 1 };
        self.word_at(field.address) >> field.lsb & mask
    }

    /// Whether a field is not zero.
    pub fn is_set(&self, field: Field) -> bool {
        self.get(field) != 0
    }

    /// A register that holds a float.
    pub fn float(&self, field: Field) -> f32 {
        f32::from_bits(self.word_at(field.address))
    }

    /// The byte addresses that were written, in order.
    pub const fn written(&self) -> &BTreeSet<u32> {
        &self.written
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphics::fields::{db_depth_control, pa_sc_edgerule};
    use pretty_assertions::assert_eq;

    #[test]
    fn clear_state_gives_defaults_and_zeros_the_rest() {
        let mut file = RegisterFile::default();
        assert!(file.write(db_depth_control::WORD.address, 7).is_ok());
        assert!(file.write(pa_sc_edgerule::WORD.address, 0).is_ok());
        file.clear_state();
        assert_eq!(file.get(db_depth_control::WORD), 0);
        assert_eq!(file.get(pa_sc_edgerule::ER_TRI), 0xa);
    }

    #[test]
    fn an_address_that_is_no_register_is_refused_and_others_have_names() {
        let mut file = RegisterFile::default();
        assert_eq!(file.write(0x28038, 1), Err(Error::Register { address: 0x28038, value: 1 }));
        // VGT_DRAW_INITIATOR.
        assert!(matches!(file.write(0x287f0, 2), Err(Error::State { .. })));
        assert_eq!(name(0x28c9c).as_deref(), Some("CB_COLOR1_BASE"));
        assert_eq!(name(0xb858).as_deref(), Some("COMPUTE_STATIC_THREAD_MGMT_SE0"));
        assert_eq!(name(0x28038), None);
    }
}
