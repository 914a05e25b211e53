//! Codes of scalar sources and destinations that are no general registers (4.1).

use tombolo_netlist::builder::{Builder, Wire};

/// Source codes below this name a scalar register.
pub const FIRST_CONSTANT: u128 = 128;
/// Code of VCC (its low half), behind the last of the SGPRs.
pub const VCC: u128 = 106;
/// Code of the first trap register, TTMP0; NULL follows the last.
pub const FIRST_TRAP: u128 = 108;
/// Code of NULL as a source or destination.
pub const NULL: u128 = 124;
/// Code of M0 as a source or destination.
pub const M0: u128 = 125;
/// Code of EXEC (its low half) as a source or destination.
pub const EXEC: u128 = 126;
/// VCC among the pairs of scalar registers that the register file writes.
pub const VCC_PAIR: u64 = VCC as u64 / 2;
/// NULL and M0 there.
pub const M0_PAIR: u64 = M0 as u64 / 2;
/// EXEC there.
pub const EXEC_PAIR: u64 = EXEC as u64 / 2;
/// Source code of a 32-bit literal after the instruction.
pub const LITERAL: u128 = 255;
/// Source code of SCC as an operand.
pub const SCC: u128 = 253;
/// Source codes of the aperture constants: base and limit of the LDS aperture, then those of the scratch aperture.
pub const APERTURES: [u128; 4] = [235, 236, 237, 238];
/// High half of addresses in the LDS aperture (6.10), as SH_MEM_BASES is set up.
pub const SHARED_APERTURE: u128 = 0x0001_0000;
/// High half of addresses in the scratch aperture.
pub const PRIVATE_APERTURE: u128 = 0x0002_0000;

/// Source codes that no operand of this machine may have: DPP8 and DPP16, which are no operands, LDS direct, and reserved
/// ones. They are ranges, ends included.
const REFUSED: [(u128, u128); 4] = [(209, 234), (239, 239), (249, 252), (254, 254)];

/// The source code (8 bits) is one that no operand may have, 1 bit.
pub fn is_refused(g: &Builder, code: &Wire) -> Wire {
    let within =
        |(first, last): &(u128, u128)| !code.less(&code.same_width(*first)) & !code.same_width(*last).less(code);
    REFUSED.iter().map(within).fold(g.zero(1), |any, one| any | one)
}
