//! How a wave begins: what the hardware's registers and its LDS hold before its first instruction, against what the model has launched.

use super::shared::SharedHistory;
use super::source::Known;
use super::wave::scalar_name;
use crate::engine::{Engine, EngineError};
use crate::run::registers::{RegisterFiles, SharedBanks, VgprRows};
use std::ops::Range;
use tombolo_model::Wave;

/// SGPRs without a special meaning.
const PLAIN_SGPRS: usize = 106;
/// Operand codes of EXEC's halves.
const EXEC: Range<usize> = 126..128;

/// Gives the model's wave what nobody has set in the registers of the hardware's, which is in a slot and has these rows. Answers the first difference
/// in what is known of both.
pub fn begin(
    engine: &dyn Engine,
    files: &RegisterFiles,
    slot: usize,
    rows: VgprRows,
    known: Known,
    wave: &mut Wave,
) -> Option<String> {
    let Known { scalars, inputs, lanes, compared } = known;
    let scalar = |code: usize| files.scalar(engine, slot, code).unwrap_or(0);
    let mut difference = None;
    for code in (0..scalars).chain(EXEC).filter(|_| compared) {
        let (got, expected) = (scalar(code), wave.scalar(code as u8));
        if got != expected {
            let name = scalar_name(code as u8);
            difference.get_or_insert_with(|| format!("it begins with {name}: got {got:#x}, expected {expected:#x}"));
        }
    }
    for code in scalars..PLAIN_SGPRS {
        wave.set_scalar(code as u8, scalar(code));
    }
    let owned: Vec<usize> = rows.registers().filter(|register| wave.owns_vgprs(*register, 1)).collect();
    for register in owned {
        for lane in 0..wave.size().lanes() {
            let is_known = register < inputs && lanes >> lane & 1 != 0;
            if is_known && !compared {
                continue;
            }
            let (row, lane_of_row) = rows.row(register, lane);
            let got = files.vector(engine, row, lane_of_row).unwrap_or(0);
            if !is_known {
                wave.set_vgpr_lane(register, lane, got);
                continue;
            }
            let expected = wave.vgpr_lane(register, lane);
            if got != expected {
                difference.get_or_insert_with(|| {
                    format!("it begins with v{register} lane {lane}: got {got:#010x}, expected {expected:#010x}")
                });
            }
        }
    }
    difference
}

/// Takes in what is in the hardware's LDS where a share that begins at byte `base` was filled from outside of instructions, as a write of that order.
/// Answers the first difference.
///
/// # Errors
/// The engine does not show the banks.
pub fn filled(
    engine: &dyn Engine,
    banks: &SharedBanks,
    shared: &mut SharedHistory,
    order: u64,
    base: usize,
    (range, expected): (Range<usize>, &[u8]),
) -> Result<Option<String>, EngineError> {
    let mut difference = None;
    for (address, expected) in range.step_by(4).zip(expected.chunks_exact(4)) {
        let got = banks.dword(engine, (base + address) / 4)?;
        for (at, byte) in (0..).zip(got.to_le_bytes()) {
            shared.write(order, (base + address) as u32 + at, byte);
        }
        if got.to_le_bytes() != expected {
            let expected = expected.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte));
            difference.get_or_insert_with(|| {
                format!("it begins with lds {address:#x}: got {got:#010x}, expected {expected:#010x}")
            });
        }
    }
    Ok(difference)
}
