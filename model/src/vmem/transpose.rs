//! GLOBAL_LOAD_TR: loads a 16x16 matrix that lies in memory by columns and leaves it in VGPRs as if it had lain there
//! by rows and been loaded by a plain load (section 11.6).

use super::{Place, Ports};
use crate::fault::Fault;
use crate::wave::{Wave, WaveSize};

/// Element size of the matrix.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Element {
    /// GLOBAL_LOAD_TR_B64.
    B8,
    /// GLOBAL_LOAD_TR_B128.
    B16,
}

/// Rows and columns of the matrix.
const SIDE: usize = 16;
/// Consecutive elements of a column that a lane loads.
const RUN: usize = 8;
/// Lanes that load, also in a wave64.
const LOADING_LANES: usize = 32;

impl Element {
    const fn bytes(self) -> usize {
        match self {
            Element::B8 => 1,
            Element::B16 => 2,
        }
    }

    /// Column and first row of what a lane loads: as many lanes as a VGPR has elements, twice, hold the upper and as many the lower half of their
    /// columns. The figure of section 11.6.2 is that of bytes; of 16 bits eight lanes exchange their elements (Triton's and Mesa's layouts for
    /// gfx12).
    const fn place(self, lane: usize) -> (usize, usize) {
        let group = match self {
            Element::B8 => 4,
            Element::B16 => 8,
        };
        (lane / (2 * group) * group + lane % group, lane / group % 2 * RUN)
    }

    /// VGPRs written: the whole matrix spread over the wave's lanes.
    pub const fn registers(self, size: WaveSize) -> usize {
        SIDE * SIDE * self.bytes() / 4 / size.lanes()
    }
}

/// Loads the matrix; `place` is where each of the first 32 lanes reads its part. The document leaves EXEC masks that
/// are neither empty nor full undefined; here every lane takes part.
pub fn load(
    wave: &mut Wave,
    ports: &mut Ports,
    element: Element,
    destination: usize,
    place: impl Fn(&Wave, usize) -> Result<Place, Fault>,
) -> Result<(), Fault> {
    let bytes = element.bytes();
    let mut matrix = [[0u16; SIDE]; SIDE];
    for lane in 0..LOADING_LANES {
        let place = place(wave, lane)?;
        let mut data = [0; 2 * RUN];
        let run = &mut data[..RUN * bytes];
        ports.read(wave, lane, place, run)?;
        let (column, first_row) = element.place(lane);
        for (index, value) in run.chunks(bytes).enumerate() {
            let high = value.get(1).copied().unwrap_or(0);
            matrix[first_row + index][column] = u16::from_le_bytes([value[0], high]);
        }
    }
    let lanes = wave.size().lanes();
    let columns_a_lane = SIDE * SIDE / lanes;
    // In a wave64 the second half holds what a wave32 has in its upper registers: the columns with bit 2.
    let group = |lane: usize| if lanes == 64 { [0, 2, 1, 3][lane / SIDE] } else { lane / SIDE };
    for register in 0..element.registers(wave.size()) {
        for lane in 0..lanes {
            let first = group(lane) * columns_a_lane + register * 4 / bytes;
            let elements = &matrix[lane % SIDE][first..first + 4 / bytes];
            let join = |word, &value: &u16| word >> (8 * bytes) | u32::from(value) << (32 - 8 * bytes);
            wave.set_vgpr_lane(destination + register, lane, elements.iter().fold(0, join));
        }
    }
    Ok(())
}
