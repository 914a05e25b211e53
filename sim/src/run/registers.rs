//! The register files of a SIMD and the local data share: read by the simulator's back door, and where in them the registers of a
//! wave lie.

use crate::design::UNIT;
use crate::engine::{Engine, EngineError, MemoryHandle};
use crate::launch::{Dispatch, Launch};
use tombolo_hdl::config::Config;
use tombolo_hdl::scalar::salu::allocation;
use tombolo_isa::target::Target;
use tombolo_model::wave::ACCUMULATION;
use tombolo_netlist::value::Value;

/// Lanes of a wave that one row of the VGPR file holds.
const LANES: usize = 32;
/// Banks of the VGPR file.
const BANKS: usize = 4;
/// Scalar registers of a wave: one for each operand code.
pub const SCALARS: usize = 128;

/// A memory of the compute unit, which may be the top or be in it, behind a command processor.
fn find_memory(engine: &dyn Engine, path: &str) -> Result<MemoryHandle, EngineError> {
    engine.find_memory(path).or_else(|error| engine.find_memory(&format!("{UNIT}.{path}")).map_err(|_| error))
}

/// Where a scalar register is.
struct ScalarPlace {
    memory: MemoryHandle,
    index: u32,
    /// The word, and the register's lowest bit in it.
    word: Value,
    bit: u64,
}

/// Handles of the register files.
pub struct RegisterFiles {
    /// Even and odd scalar registers.
    scalars: [MemoryHandle; 2],
    /// VGPR banks of each physical lane.
    vgprs: Vec<[MemoryHandle; BANKS]>,
}

impl RegisterFiles {
    /// Those of a SIMD.
    ///
    /// # Errors
    /// [`EngineError::NoMemory`], and what an engine says that does not show what is inside the design.
    pub fn find(engine: &dyn Engine, config: Config, simd: usize) -> Result<Self, EngineError> {
        let scalars = |half: &str| find_memory(engine, &format!("simd_{simd}.sgprs.{half}"));
        let bank =
            |lane: usize, bank: usize| find_memory(engine, &format!("simd_{simd}.lane_{lane}.vgprs.bank_{bank}"));
        let banks = |lane: usize| Ok([bank(lane, 0)?, bank(lane, 1)?, bank(lane, 2)?, bank(lane, 3)?]);
        Ok(Self {
            scalars: [scalars("even")?, scalars("odd")?],
            vgprs: (0..config.lanes).map(banks).collect::<Result<_, EngineError>>()?,
        })
    }

    /// The scalar register of an operand code (0 to 127) of the wave in a slot.
    ///
    /// # Errors
    /// [`EngineError::NoWord`]
    pub fn scalar(&self, engine: &dyn Engine, slot: usize, code: usize) -> Result<u32, EngineError> {
        let place = self.scalar_place(engine, slot, code)?;
        Ok(place.word.slice(place.bit, 32).low_u64() as u32)
    }

    /// Sets it.
    ///
    /// # Errors
    /// [`EngineError::NoWord`]
    pub fn set_scalar(&self, engine: &mut dyn Engine, slot: usize, code: usize, value: u32) -> Result<(), EngineError> {
        let place = self.scalar_place(engine, slot, code)?;
        let word = place.word.replace(place.bit, &Value::new(32, value.into()));
        engine.write_memory(place.memory, place.index, word.words())
    }

    /// Where it is: words have one register or several, one behind the other.
    fn scalar_place(&self, engine: &dyn Engine, slot: usize, code: usize) -> Result<ScalarPlace, EngineError> {
        let memory = self.scalars[code % 2];
        let registers = engine.read_memory(memory, 0)?.width() as usize / 32;
        let register = (slot * SCALARS + code) / 2;
        let index = (register / registers) as u32;
        let word = engine.read_memory(memory, index)?;
        Ok(ScalarPlace { memory, index, word, bit: 32 * (register % registers) as u64 })
    }

    /// Bank and address of a row in a lane, 0 to 31.
    fn place(&self, row: usize, lane: usize) -> (MemoryHandle, u32) {
        let physical = self.vgprs.len();
        let address = row / BANKS * (LANES / physical) + lane / physical;
        (self.vgprs[lane % physical][row % BANKS], address as u32)
    }

    /// A row of the VGPR file in a lane, 0 to 31.
    ///
    /// # Errors
    /// [`EngineError::NoWord`]
    pub fn vector(&self, engine: &dyn Engine, row: usize, lane: usize) -> Result<u32, EngineError> {
        let (bank, address) = self.place(row, lane);
        Ok(engine.read_memory(bank, address)?.low_u64() as u32)
    }

    /// Sets it.
    ///
    /// # Errors
    /// [`EngineError::NoWord`]
    pub fn set_vector(&self, engine: &mut dyn Engine, row: usize, lane: usize, value: u32) -> Result<(), EngineError> {
        let (bank, address) = self.place(row, lane);
        engine.write_memory(bank, address, &[value.into()])
    }
}

/// Handles of the banks of the local data share.
pub struct SharedBanks(Vec<MemoryHandle>);

impl SharedBanks {
    /// Those of the compute unit.
    ///
    /// # Errors
    /// [`EngineError::NoMemory`], and what an engine says that does not show what is inside the design.
    pub fn find(engine: &dyn Engine) -> Result<Self, EngineError> {
        let find = |bank: usize| find_memory(engine, &format!("lds.bank_{bank}.dwords"));
        let mut banks = vec![find(0)?];
        while let Ok(bank) = find(banks.len()) {
            banks.push(bank);
        }
        Ok(Self(banks))
    }

    /// A dword.
    ///
    /// # Errors
    /// [`EngineError::NoWord`]
    pub fn dword(&self, engine: &dyn Engine, at: usize) -> Result<u32, EngineError> {
        let word = engine.read_memory(self.0[at % self.0.len()], (at / self.0.len()) as u32)?;
        Ok(word.low_u64() as u32)
    }

    /// Sets a dword.
    ///
    /// # Errors
    /// [`EngineError::NoWord`]
    pub fn set_dword(&self, engine: &mut dyn Engine, at: usize, value: u32) -> Result<(), EngineError> {
        engine.write_memory(self.0[at % self.0.len()], (at / self.0.len()) as u32, &[value.into()])
    }
}

/// The rows of the VGPR file that a wave has: those of lanes 32 to 63 follow those of lanes 0 to 31.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VgprRows {
    /// The first one.
    pub base: u64,
    /// VGPRs of the wave.
    pub vgprs: u64,
    /// The first of them that accumulates; of other waves than CDNA4's there is none, and this is their number.
    pub accumulation: u64,
}

impl VgprRows {
    /// Rows of each wave of a launch; one with dynamic VGPRs has those of its greatest allocation.
    pub fn count(launch: &Launch) -> u64 {
        Self::of(launch, 0).vgprs
    }

    /// The rows of a wave of a launch: VGPRs are allocated by four, of CDNA4 by eight of both files.
    pub fn of(launch: &Launch, base: u64) -> Self {
        Self::of_dispatch(&launch.dispatch, base)
    }

    /// The same of a dispatch.
    pub fn of_dispatch(dispatch: &Dispatch, base: u64) -> Self {
        let descriptor = &dispatch.descriptor;
        if dispatch.target == Target::Cdna4 {
            let (vgprs, accumulation) = descriptor.vgprs_of_cdna();
            return Self { base, vgprs: u64::from(vgprs + accumulation), accumulation: vgprs.into() };
        }
        let vgprs = match dispatch.dynamic_vgprs() {
            true => allocation::MOST,
            false => u64::from(descriptor.vgprs().next_multiple_of(4)),
        };
        Self { base, vgprs, accumulation: vgprs }
    }

    /// Numbers of the registers, as the model has them.
    pub fn registers(self) -> impl Iterator<Item = usize> {
        (0..self.vgprs).map(move |row| self.numbered(row))
    }

    fn numbered(self, row: u64) -> usize {
        let beyond = row.checked_sub(self.accumulation);
        beyond.map_or(row as usize, |at| ACCUMULATION + at as usize)
    }

    /// Register and lane of the wave that a row of the SIMD and a lane in it are.
    pub fn register(self, row: u64, lane: usize) -> (usize, usize) {
        let row = row.wrapping_sub(self.base);
        let (row, lane) = if row < self.vgprs { (row, lane) } else { (row - self.vgprs, lane + LANES) };
        (self.numbered(row), lane)
    }

    /// Row of the SIMD and lane in it of a register and lane of the wave.
    pub fn row(self, register: usize, lane: usize) -> (usize, usize) {
        let half = if lane < LANES { 0 } else { self.vgprs };
        let row = register.checked_sub(ACCUMULATION).map_or(register, |at| self.accumulation as usize + at);
        ((self.base + half) as usize + row, lane % LANES)
    }
}
