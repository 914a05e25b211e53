//! Processors by the machine number in a code object's `e_flags`.

use super::error::CodeObjectError;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;

/// A processor whose code objects can be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mcpu {
    /// RDNA4, Navi 44.
    Gfx1200,
    /// RDNA4, Navi 48.
    Gfx1201,
    /// Sea Islands, Kaveri.
    Gfx700,
    /// Sea Islands, Hawaii for computing.
    Gfx701,
    /// Sea Islands, Hawaii.
    Gfx702,
    /// Sea Islands, Kabini.
    Gfx703,
    /// Sea Islands, Bonaire.
    Gfx704,
    /// Sea Islands, Mullins.
    Gfx705,
    /// CDNA4, Instinct MI350.
    Gfx950,
    /// What all processors of RDNA4 execute.
    Gfx12Generic,
    /// What all processors of CDNA3 and CDNA4 execute.
    Gfx94Generic,
}

/// Bits of `e_flags` that hold the version of a generic processor (`EF_AMDGPU_GENERIC_VERSION`), of which there is no version 0.
const VERSION_MASK: u32 = 0xff << 24;
const FIRST_VERSION: u32 = 1 << 24;
/// Bits of `e_flags` that hold the machine number (`EF_AMDGPU_MACH`).
const MACHINE_MASK: u32 = 0xff;

/// Machine numbers and names (LLVM, "User Guide for AMDGPU Backend", table "AMDGPU ELF Header e_flags").
const MACHINES: &[(u32, &str)] = &[
    (0x20, "gfx600"),
    (0x21, "gfx601"),
    (0x22, "gfx700"),
    (0x23, "gfx701"),
    (0x24, "gfx702"),
    (0x25, "gfx703"),
    (0x26, "gfx704"),
    (0x28, "gfx801"),
    (0x29, "gfx802"),
    (0x2a, "gfx803"),
    (0x2b, "gfx810"),
    (0x2c, "gfx900"),
    (0x2d, "gfx902"),
    (0x2e, "gfx904"),
    (0x2f, "gfx906"),
    (0x30, "gfx908"),
    (0x31, "gfx909"),
    (0x32, "gfx90c"),
    (0x33, "gfx1010"),
    (0x34, "gfx1011"),
    (0x35, "gfx1012"),
    (0x36, "gfx1030"),
    (0x37, "gfx1031"),
    (0x38, "gfx1032"),
    (0x39, "gfx1033"),
    (0x3a, "gfx602"),
    (0x3b, "gfx705"),
    (0x3c, "gfx805"),
    (0x3d, "gfx1035"),
    (0x3e, "gfx1034"),
    (0x3f, "gfx90a"),
    (0x40, "gfx940"),
    (0x41, "gfx1100"),
    (0x42, "gfx1013"),
    (0x43, "gfx1150"),
    (0x44, "gfx1103"),
    (0x45, "gfx1036"),
    (0x46, "gfx1101"),
    (0x47, "gfx1102"),
    (0x48, "gfx1200"),
    (0x49, "gfx1250"),
    (0x4a, "gfx1151"),
    (0x4b, "gfx941"),
    (0x4c, "gfx942"),
    (0x4e, "gfx1201"),
    (0x4f, "gfx950"),
    (0x51, "gfx9-generic"),
    (0x52, "gfx10-1-generic"),
    (0x53, "gfx10-3-generic"),
    (0x54, "gfx11-generic"),
    (0x55, "gfx1152"),
    (0x58, "gfx1153"),
    (0x59, "gfx12-generic"),
    (0x5f, "gfx9-4-generic"),
];

/// Name of the processor that `e_flags` gives, such as `gfx900`; a number that is not known stays one.
pub fn machine_name(flags: u32) -> String {
    let number = flags & MACHINE_MASK;
    match MACHINES.iter().find(|(machine, _)| *machine == number) {
        Some((_, name)) => (*name).to_owned(),
        None => format!("machine {number:#04x}"),
    }
}

impl Mcpu {
    /// Every processor that can be loaded.
    pub const ALL: [Self; 11] = [
        Self::Gfx1200,
        Self::Gfx1201,
        Self::Gfx700,
        Self::Gfx701,
        Self::Gfx702,
        Self::Gfx703,
        Self::Gfx704,
        Self::Gfx705,
        Self::Gfx950,
        Self::Gfx12Generic,
        Self::Gfx94Generic,
    ];

    /// The instruction set that it executes.
    pub fn target(self) -> Target {
        match self {
            Self::Gfx1200 | Self::Gfx1201 | Self::Gfx12Generic => Target::Rdna4,
            Self::Gfx950 | Self::Gfx94Generic => Target::Cdna4,
            _ => Target::Gcn(Generation::SeaIslands),
        }
    }

    /// LLVM's name, as for `-mcpu`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gfx1200 => "gfx1200",
            Self::Gfx1201 => "gfx1201",
            Self::Gfx700 => "gfx700",
            Self::Gfx701 => "gfx701",
            Self::Gfx702 => "gfx702",
            Self::Gfx703 => "gfx703",
            Self::Gfx704 => "gfx704",
            Self::Gfx705 => "gfx705",
            Self::Gfx950 => "gfx950",
            Self::Gfx12Generic => "gfx12-generic",
            Self::Gfx94Generic => "gfx9-4-generic",
        }
    }

    /// The processor of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mcpu| mcpu.name() == name)
    }

    /// `e_flags` of a code object for it, of which XNACK and SRAM-ECC are not asked.
    pub fn flags(self) -> u32 {
        match self {
            Self::Gfx1200 => 0x48,
            Self::Gfx1201 => 0x4e,
            Self::Gfx700 => 0x22,
            Self::Gfx701 => 0x23,
            Self::Gfx702 => 0x24,
            Self::Gfx703 => 0x25,
            Self::Gfx704 => 0x26,
            Self::Gfx705 => 0x3b,
            Self::Gfx950 => 0x4f,
            Self::Gfx12Generic => 0x59 | FIRST_VERSION,
            Self::Gfx94Generic => 0x5f | FIRST_VERSION,
        }
    }

    /// It stands for several processors. Its code objects are of version 6 and have a version of their own, in bits 31:24 of `e_flags`.
    pub fn is_generic(self) -> bool {
        matches!(self, Self::Gfx12Generic | Self::Gfx94Generic)
    }

    /// Bits of `e_flags` that change nothing here: whether code may be run with XNACK (9:8) and with SRAM-ECC (11:10), of
    /// processors that have them, and the version of generic ones.
    const fn ignored_flags(self) -> u32 {
        match self {
            Self::Gfx950 => 0xf00,
            Self::Gfx12Generic => VERSION_MASK,
            Self::Gfx94Generic => VERSION_MASK | 0xf00,
            _ => 0,
        }
    }

    /// The processor that `e_flags` gives.
    pub(super) fn from_flags(flags: u32) -> Result<Self, CodeObjectError> {
        Self::ALL
            .into_iter()
            .find(|mcpu| (mcpu.flags() ^ flags) & !mcpu.ignored_flags() == 0)
            .filter(|mcpu| !mcpu.is_generic() || flags & VERSION_MASK != 0)
            .ok_or_else(|| CodeObjectError::Processor { name: machine_name(flags), flags })
    }
}
