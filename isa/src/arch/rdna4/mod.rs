//! RDNA4: gfx1200 and gfx1201, which have the same instructions. Section numbers in these files are those of AMD's "RDNA4"
//! Instruction Set Architecture document.

mod decode;
pub mod dpp;
pub mod image;
mod instruction;
mod layouts;
pub mod names;
pub mod table;
mod text;

pub use decode::decode;
pub(crate) use layouts::LAYOUTS;
pub(crate) use table::rows::TABLE;
pub use text::write_instruction;

use crate::format::{Format, prefixes};

/// The operations of RDNA4 as constants.
pub mod op {
    crate::operation::constants!("/rdna4_operations.rs");
}

/// Every format, in the order of [`Format`]'s discriminants.
pub const FORMATS: [Format; 24] = {
    use Format::*;
    [
        Sop2, Sopk, Sop1, Sopc, Sopp, Smem, Vop2, Vop1, Vopc, Vop3, Vop3sd, Vop3p, VopdX, VopdY, Vinterp, Vdsdir, Vds,
        Vbuffer, Vimage, Vsample, Vflat, Vscratch, Vglobal, Vexport,
    ]
};

/// Index into [`FORMATS`] by bits 31:23.
static PREFIXES: [u8; 512] = prefixes(&FORMATS);

/// The format that the first dword selects; a VOPD word gives `VopdX`, the VOP3 encoding gives `Vop3`.
/// `None` if no format has this prefix.
pub const fn format_of(word: u32) -> Option<Format> {
    let index = PREFIXES[(word >> 23) as usize];
    if index == u8::MAX { None } else { Some(FORMATS[index as usize]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_format_is_found_from_its_own_prefix() {
        for format in FORMATS {
            let expected = match format {
                Format::Vop3sd => Format::Vop3,
                Format::VopdY => Format::VopdX,
                other => other,
            };
            assert_eq!(format_of(format.layout().value), Some(expected));
        }
    }
}
