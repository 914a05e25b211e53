//! The registers of a block one by one, with the names of their signals.
//!
//! The signal of a field is `register_field` in lower case; of a range of registers the instance's number comes last:
//! bits 31:0 of `PA_CL_UCP_3_W` leave the block as `pa_cl_ucp_w_data_register_3`.

use std::collections::HashSet;
use tombolo_netlist::ir::EnumLabels;
use tombolo_registers::{Block, Field, RegisterAccess, Space, extensions, registers};

/// Enumerations with larger values than this get no labels.
const MAX_LABEL: u32 = 255;

/// One register.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    /// Name of the register, its number in it.
    pub name: String,
    /// Name of its signals without the field's.
    pub signal: String,
    /// Byte address, a multiple of 4.
    pub address: u32,
    /// Bits.
    pub width: u32,
    /// Who may do what.
    pub access: RegisterAccess,
    /// Writing it starts something.
    pub initiator: bool,
    /// Its fields, lowest first.
    pub fields: Vec<NamedField>,
}

/// A field and its signal.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedField {
    /// The field.
    pub field: &'static Field,
    /// Its signal.
    pub signal: String,
}

impl Instance {
    /// Its address range.
    pub fn space(&self) -> Space {
        Space::of(self.address)
    }

    /// The signal that is set for a cycle when an initiator is written.
    pub fn strobe(&self) -> String {
        format!("{}_strobe", self.signal)
    }

    /// Bits that belong to a field; the others read zero.
    pub fn mask(&self) -> u32 {
        self.fields.iter().fold(0, |mask, named| mask | named.field.mask())
    }

    /// Value after reset.
    pub fn reset(&self) -> u32 {
        self.fields.iter().fold(0, |value, named| value | named.field.reset.unwrap_or(0) << named.field.lsb)
    }
}

impl NamedField {
    /// Names of the field's values, where it has some: a hole is its number, a name that comes twice gets its number.
    pub fn labels(&self) -> Option<EnumLabels> {
        let last = self.field.values.iter().map(|(value, _)| *value).max()?;
        if last > MAX_LABEL {
            return None;
        }
        let mut seen = HashSet::new();
        let label = |value: u32| match self.field.values.iter().find(|(known, _)| *known == value) {
            Some((_, name)) if seen.insert(*name) => (*name).to_owned(),
            Some((_, name)) => format!("{name}_{value}"),
            None => format!("VALUE_{value}"),
        };
        Some(EnumLabels { name: self.signal.clone(), labels: (0..=last).map(label).collect() })
    }
}

/// The registers of a block by address, with the fields that this machine adds.
pub fn instances(block: Block) -> Vec<Instance> {
    let mut all: Vec<Instance> = vec![];
    for register in registers().iter().chain(extensions()).filter(|register| register.block == block) {
        for at in 0..register.instances {
            let number = (register.instances > 1).then_some(register.first + at);
            let signal = signal_name(register.name);
            let mut names = HashSet::new();
            let named = register.fields.iter().map(|field| {
                let mut name = format!("{signal}_{}", field.name.to_lowercase());
                // The reference repeats a name in one register (SQ_IMG_SAMP_WORD0.Reserved).
                if !names.insert(field.name) {
                    name = format!("{name}_bit_{}", field.lsb);
                }
                NamedField { field, signal: number.map_or(name.clone(), |number| format!("{name}_{number}")) }
            });
            let named: Vec<NamedField> = named.collect();
            let name = register.instance_name(at);
            match all.iter_mut().find(|known| known.name == name) {
                Some(known) => known.fields.extend(named),
                None => all.push(Instance {
                    name,
                    signal: number.map_or(signal.clone(), |number| format!("{signal}_{number}")),
                    address: register.instance_address(at),
                    width: register.width,
                    access: register.access,
                    initiator: register.initiator,
                    fields: named,
                }),
            }
        }
    }
    all.iter_mut().for_each(|instance| instance.fields.sort_by_key(|named| named.field.lsb));
    all.sort_by_key(|instance| instance.address);
    all
}

/// Lower case, without the range of instances.
fn signal_name(name: &str) -> String {
    let parts = name.split_once('[').and_then(|(front, rest)| Some((front, rest.split_once(']')?.1)));
    let plain = parts.map_or(name.to_owned(), |(front, back)| format!("{}{back}", front.trim_end_matches('_')));
    plain.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn signals_of_a_block_have_names_of_their_own() {
        for block in Block::ALL {
            let mut seen = HashSet::new();
            for instance in instances(block) {
                assert!(instance.fields.iter().all(|named| seen.insert(named.signal.clone())), "{}", instance.name);
            }
        }
    }

    #[test]
    fn an_instance_has_its_number_at_the_end_of_its_signals() {
        let all = instances(Block::Pa);
        let instance = all.iter().find(|instance| instance.name == "PA_CL_UCP_3_W").unwrap();
        assert_eq!(instance.fields[0].signal, "pa_cl_ucp_w_data_register_3");
        assert_eq!(instance.address, 0x285f8);
    }

    #[test]
    fn fields_of_this_machine_join_those_of_the_reference() {
        let all = instances(Block::Comp);
        let initiator = all.iter().find(|instance| instance.name == "COMPUTE_DISPATCH_INITIATOR").unwrap();
        assert!(initiator.initiator);
        assert_eq!(initiator.fields.last().unwrap().signal, "compute_dispatch_initiator_cs_w32_en");
    }
}
