//! The registers of the fixed-function blocks: one table, from which hardware, listing and documentation are made.
//!
//! Names, addresses and bits are those of AMD's Radeon Sea Islands 3D/Compute Register Reference Guide; the rows stand in
//! `table/*.txt`. What this machine adds to the compute registers and to the command processor's is a table of its own, [`extensions`].

pub mod clear_state;
pub mod markdown;

include!(concat!(env!("OUT_DIR"), "/registers.rs"));

/// A block of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Block {
    /// Vertex grouper and tessellator.
    Vgt,
    /// Primitive assembly and scan conversion.
    Pa,
    /// Shader sequencer: resource descriptors.
    Sq,
    /// Shader processor input.
    Spi,
    /// Compute dispatch.
    Comp,
    /// Tiling modes.
    Gb,
    /// Surface synchronization of the command processor.
    Cp,
    /// Texture pipe.
    Tp,
    /// Depth buffer.
    Db,
    /// Color buffer.
    Cb,
}

impl Block {
    /// Every block, in the order of the reference.
    pub const ALL: [Self; 10] =
        [Self::Vgt, Self::Pa, Self::Sq, Self::Spi, Self::Comp, Self::Gb, Self::Cp, Self::Tp, Self::Db, Self::Cb];

    /// The reference's abbreviation.
    pub fn name(self) -> &'static str {
        ["VGT", "PA", "SQ", "SPI", "COMP", "GB", "CP", "TP", "DB", "CB"][self as usize]
    }

    /// What it is.
    pub fn title(self) -> &'static str {
        [
            "vertex grouper and tessellator",
            "primitive assembly and scan conversion",
            "shader sequencer",
            "shader processor input",
            "compute dispatch",
            "tiling modes",
            "command processor, surface synchronization",
            "texture pipe",
            "depth buffer",
            "color buffer",
        ][self as usize]
    }
}

/// Who may do what with a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegisterAccess {
    /// Read only: the value comes from the hardware.
    Read,
    /// Write only.
    Write,
    /// Read and write.
    ReadWrite,
}

impl RegisterAccess {
    /// As the reference writes it.
    pub fn name(self) -> &'static str {
        ["R", "W", "R/W"][self as usize]
    }

    /// It may be read.
    pub fn reads(self) -> bool {
        self != Self::Write
    }

    /// It may be written.
    pub fn writes(self) -> bool {
        self != Self::Read
    }
}

/// Which of the address ranges a register lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// Configuration, below 0xb000.
    Config,
    /// Shader state of a stage, 0xb000 to 0xbfff.
    Shader,
    /// Configuration of the shader input, 0xc000 to 0xffff.
    ShaderConfig,
    /// State of a draw, from 0x28000.
    Context,
    /// Configuration that user queues may write, from 0x30000.
    UserConfig,
}

impl Space {
    /// The range of a byte address.
    pub fn of(address: u32) -> Self {
        match address {
            0..0xb000 => Self::Config,
            0xb000..0xc000 => Self::Shader,
            0xc000..0x28000 => Self::ShaderConfig,
            0x28000..0x30000 => Self::Context,
            _ => Self::UserConfig,
        }
    }

    /// Every range, by address.
    pub const ALL: [Self; 5] = [Self::Config, Self::Shader, Self::ShaderConfig, Self::Context, Self::UserConfig];
}

/// Bits `msb..=lsb` of a register.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    /// Name, as the reference spells it.
    pub name: &'static str,
    /// Highest bit.
    pub msb: u8,
    /// Lowest bit.
    pub lsb: u8,
    /// Value after reset; the reference does not tell all of them, the hardware starts those at zero.
    pub reset: Option<u32>,
    /// Values that have a name.
    pub values: &'static [(u32, &'static str)],
}

impl Field {
    /// Bits.
    pub fn width(&self) -> u32 {
        u32::from(self.msb - self.lsb) + 1
    }

    /// Its bits in the register.
    pub fn mask(&self) -> u32 {
        u32::MAX >> (32 - self.width()) << self.lsb
    }
}

/// A register, or a range of equal ones.
#[derive(Debug, PartialEq, Eq)]
pub struct Register {
    /// Its block.
    pub block: Block,
    /// Name, with `[first-last]` where there are several instances.
    pub name: &'static str,
    /// Who may do what.
    pub access: RegisterAccess,
    /// Bits: 8, 16 or 32.
    pub width: u32,
    /// Byte address of the first instance.
    pub address: u32,
    /// Bytes from an instance to the next; 0 when there is one.
    pub stride: u32,
    /// Number of the first instance.
    pub first: u32,
    /// How many there are.
    pub instances: u32,
    /// Writing it starts something.
    pub initiator: bool,
    /// Its fields, as the reference orders them.
    pub fields: &'static [Field],
}

impl Register {
    /// Name of an instance, counted from 0.
    pub fn instance_name(&self, instance: u32) -> String {
        let number = (self.first + instance).to_string();
        let parts = self.name.split_once('[').and_then(|(front, rest)| Some((front, rest.split_once(']')?.1)));
        parts.map_or(self.name.to_owned(), |(front, back)| format!("{front}{number}{back}"))
    }

    /// Byte address of an instance, counted from 0.
    pub fn instance_address(&self, instance: u32) -> u32 {
        self.address + self.stride * instance
    }

    /// Value after reset.
    pub fn reset(&self) -> u32 {
        self.fields.iter().fold(0, |value, field| value | field.reset.unwrap_or(0) << field.lsb)
    }

    /// Bits that belong to a field.
    pub fn mask(&self) -> u32 {
        self.fields.iter().fold(0, |mask, field| mask | field.mask())
    }

    /// Its address range.
    pub fn space(&self) -> Space {
        Space::of(self.address)
    }
}

/// All registers of the reference, block by block in its order.
pub fn registers() -> &'static [Register] {
    REGISTERS
}

/// Registers of this machine, and fields that it adds to registers of the same name.
pub fn extensions() -> &'static [Register] {
    EXTENSIONS
}

/// The register of that name, one of several instances included, with the number of the instance counted from 0.
pub fn find(name: &str) -> Option<(&'static Register, u32)> {
    let all = registers().iter().chain(extensions());
    let mut instances = all.flat_map(|register| (0..register.instances).map(move |instance| (register, instance)));
    instances.find(|(register, instance)| register.instance_name(*instance).eq_ignore_ascii_case(name))
}

/// A field by the names of its register (one of several instances included) and its own, with the register's address; an
/// extension's too.
pub fn find_field(register: &str, field: &str) -> Option<(u32, &'static Field)> {
    let all = registers().iter().chain(extensions());
    let mut named = all.flat_map(|it| (0..it.instances).map(move |instance| (it, instance)));
    named.find_map(|(it, instance)| {
        let found = it.fields.iter().find(|known| known.name.eq_ignore_ascii_case(field))?;
        let name = it.instance_name(instance);
        name.eq_ignore_ascii_case(register).then(|| (it.instance_address(instance), found))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::collections::HashSet;

    #[test]
    fn all_registers_instances_and_fields_of_the_reference_have_a_row() {
        assert_eq!(registers().len(), 367);
        assert_eq!(registers().iter().map(|register| register.instances).sum::<u32>(), 833);
        assert_eq!(registers().iter().map(|register| register.fields.len()).sum::<usize>(), 1300);
    }

    #[test]
    fn no_two_registers_share_an_address_and_extensions_only_add() {
        let mut seen = HashSet::new();
        for register in registers() {
            for instance in 0..register.instances {
                let address = register.instance_address(instance);
                assert!(address.is_multiple_of(4) && seen.insert(address), "{}", register.name);
            }
        }
        for extension in extensions() {
            let base = registers().iter().find(|register| register.name == extension.name);
            match base {
                Some(base) => {
                    assert_eq!((base.address, base.access), (extension.address, extension.access));
                    assert_eq!(base.mask() & extension.mask(), 0, "{}", base.name);
                }
                None => assert!(seen.insert(extension.address), "{}", extension.name),
            }
        }
    }

    #[test]
    fn fields_lie_in_their_register_without_overlap_and_hold_their_values() {
        for register in registers().iter().chain(extensions()) {
            let mut used = 0u32;
            for field in register.fields {
                let what = format!("{}.{}", register.name, field.name);
                assert!(field.msb >= field.lsb && u32::from(field.msb) < register.width, "{what}");
                assert_eq!(used & field.mask(), 0, "{what}");
                used |= field.mask();
                let largest = field.mask() >> field.lsb;
                assert!(field.reset.unwrap_or(0) <= largest, "{what}");
                assert!(field.values.iter().all(|(value, _)| *value <= largest), "{what}");
            }
        }
    }

    #[test]
    fn instances_are_found_by_their_own_names() {
        let (register, instance) = find("PA_CL_UCP_5_W").unwrap();
        assert_eq!((register.name, register.instance_address(instance)), ("PA_CL_UCP_[0-5]_W", 0x28618));
        assert_eq!(register.instances, 6);
        let (register, instance) = find("compute_user_data_15").unwrap();
        assert_eq!(register.instance_address(instance), 0xb93c);
        assert!(find("PA_CL_UCP_6_W").is_none());
        assert_eq!(
            find_field("COMPUTE_PGM_RSRC1", "fp16_ovfl").map(|(address, it)| (address, it.lsb)),
            Some((0xb848, 26))
        );
    }
}
