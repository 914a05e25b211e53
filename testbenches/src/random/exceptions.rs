//! Programs of one opcode of RDNA4's ALUs, behind each instance of which the exceptions of the wave are read, and cleared.

use super::form::{SGPRS, VGPRS, random_form};
use super::{below, once_in, word};
use tombolo_asm::{Options, assemble};
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Class, Opcode};
use tombolo_isa::target::Target;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::{LDS_BYTES, State, Vector};

/// First of the SGPRs that exceptions are read to.
pub const RAISED: u32 = 64;
/// Instructions of a program.
const LENGTH: u32 = 8;
/// Where the code is.
const CODE: u64 = 0x2_0000_0000;

/// Opcodes of the vector ALU, and those of the scalar ALU that compute with floats.
pub fn opcodes() -> impl Iterator<Item = &'static Opcode> {
    let is_scalar = |format| matches!(format, Format::Sop1 | Format::Sop2 | Format::Sopc);
    table::opcodes().iter().filter(move |row| {
        let of_lanes = matches!(row.class, Class::Valu | Class::Trans);
        let has_floats = row.operands.iter().any(|operand| operand.data.element.is_float());
        of_lanes || is_scalar(row.format) && has_floats
    })
}

/// The dwords of a line.
fn line(text: &str) -> Vec<u32> {
    let assembled = assemble(text, "line", &Options::default());
    let assembled = assembled.unwrap_or_else(|errors| panic!("{text}: {}", errors[0]));
    let bytes = assembled.text().unwrap_or_default();
    bytes.chunks_exact(4).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).collect()
}

/// The program of a seed; none where the operands of the opcode are no data.
pub fn program(seed: u64, row: &'static Opcode) -> Option<Vector> {
    let random = &mut SplitMix64::new(!seed);
    let lanes = if once_in(random, 3) { 64 } else { 32 };
    let mut words = line(&format!("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), {}", below(random, 2)));
    for at in 0..LENGTH {
        words.extend((0..32).find_map(|_| random_form(row, lanes == 64, random))?);
        words.extend(line(&format!("s_getreg_b32 s{}, hwreg(HW_REG_EXCP_FLAG_USER, 0, 7)", RAISED + at)));
        words.extend(line("s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_USER, 0, 7), 0"));
    }
    words.extend(line("s_endpgm"));
    let all = if lanes == 64 { u64::MAX } else { u32::MAX.into() };
    let mut state = State {
        exec: if once_in(random, 2) { all } else { random.next_u64() & all },
        vcc: random.next_u64() & all,
        scc: once_in(random, 2),
        m0: below(random, 4),
        ..State::default()
    };
    state.scalars.extend(SGPRS.map(|register| (register as usize, word(random))).collect::<Vec<_>>());
    for register in VGPRS {
        state.vectors.insert(register as usize, (0..lanes).map(|_| word(random)).collect());
    }
    let code = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    Some(Vector {
        mode: if once_in(random, 2) { 0xf0 } else { below(random, 256) },
        lds: vec![0x5a; LDS_BYTES],
        ..Vector::of_program(format!("exceptions of {}", row.mnemonic), Target::Rdna4, lanes, CODE, code, state)
    })
}
