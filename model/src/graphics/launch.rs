//! What all shader stages have in common: where their code is, and the state that their waves begin with
//! (SPI_SHADER_PGM_*, SPI_SHADER_USER_DATA_*).

use super::error::Error;
use super::fields::Field;
use super::launched::{Launched, Share, Stage, Start};
use super::registers::RegisterFile;
use super::{Budget, Statistics};
use crate::group::{Group, RunError};
use crate::memory::Memory;
use crate::mode::Mode;
use crate::program::Program;
use crate::wave::{Wave, WaveSize};

const MODE_DX10_CLAMP: u32 = 1 << 8;
const MODE_IEEE: u32 = 1 << 9;
/// User SGPRs that a stage may have.
const USER_SGPRS: u32 = 16;

/// The registers of a stage.
pub struct Names {
    /// Which it is.
    pub stage: Stage,
    /// PGM_LO and PGM_HI.
    pub code: [Field; 2],
    /// VGPRS, FLOAT_MODE, DX10_CLAMP, IEEE_MODE of RSRC1.
    pub resources: [Field; 4],
    /// USER_SGPR, SCRATCH_EN, TRAP_PRESENT of RSRC2.
    pub settings: [Field; 3],
    /// The first USER_DATA register.
    pub user_data: Field,
    /// The address of the table of border colours.
    pub border_colours: [Field; 2],
}

/// A shader stage, ready to launch waves.
#[derive(Debug, Clone)]
pub struct Launch {
    stage: Stage,
    entry: u64,
    vgprs: usize,
    mode: Mode,
    user: Vec<u32>,
    scratch: bool,
    border_colours: u64,
}

impl Launch {
    /// Reads the registers of a stage.
    ///
    /// # Errors
    /// [`Error::State`] for what is not modelled.
    pub fn decode(registers: &RegisterFile, names: &Names) -> Result<Launch, Error> {
        let [user_sgprs, scratch, trap] = names.settings;
        let [border_low, border_high] = names.border_colours;
        if registers.is_set(trap) {
            let value = registers.word_at(trap.address);
            return Err(Error::State { address: trap.address, value, reason: "trap handlers are not modelled" });
        }
        let [vgprs, float_mode, clamps, ieee] = names.resources.map(|field| registers.get(field));
        let [low, high] = names.code.map(|field| u64::from(registers.get(field)));
        let user = (0..registers.get(user_sgprs).min(USER_SGPRS)).map(|n| registers.get(names.user_data.at(n, 4)));
        Ok(Launch {
            stage: names.stage,
            entry: (low | (high & 0xff) << 32) << 8,
            vgprs: 4 * (vgprs as usize + 1),
            mode: Mode(float_mode | (clamps * MODE_DX10_CLAMP) | (ieee * MODE_IEEE)),
            user: user.collect(),
            scratch: registers.is_set(scratch),
            border_colours: u64::from(registers.get(border_low)) << 8
                | u64::from(registers.get(border_high) & 0xff) << 40,
        })
    }

    /// A wave of these lanes before its first instruction, with its user SGPRs, `system` SGPRs behind them, and the offset in scratch last.
    pub fn start(&self, exec: u64, system: &[u32], scratch_offset: u32) -> Start {
        let mut wave = Wave::new(WaveSize::W64, self.vgprs);
        wave.set_pc(self.entry);
        wave.hardware.mode = self.mode;
        wave.set_exec(exec);
        wave.border_colours = self.border_colours;
        let scratch = self.scratch.then_some(&scratch_offset);
        let mut scalars = 0;
        for (place, value) in (0..).zip(self.user.iter().chain(system).chain(scratch)) {
            wave.set_scalar(place, *value);
            scalars += 1;
        }
        Start { wave, scalars, inputs: 0, lanes: 0 }
    }

    /// Runs the waves of a group to their end and hands them back.
    ///
    /// # Errors
    /// [`Error::Shader`], [`Error::Limit`].
    pub fn run(&self, starts: Vec<Start>, share: Share, machine: &mut Machinery) -> Result<Vec<Wave>, Error> {
        machine.statistics.waves += starts.len() as u64;
        if let Some(launches) = &mut *machine.launches {
            let number = match self.stage {
                Stage::Vertex | Stage::Pixel => machine.statistics.draws,
                Stage::Compute => machine.statistics.dispatches,
            };
            launches.push(Launched::new(self.stage, number, &starts, &share));
        }
        let mut group = Group::new(starts.into_iter().map(|start| start.wave).collect(), share.lds);
        let result = group.run(machine.program, machine.memory, machine.budget.left);
        machine.statistics.instructions += group.statistics.instructions;
        machine.budget.spend(group.statistics.instructions)?;
        match result {
            Ok(()) => Ok(group.members.into_iter().map(|member| member.wave).collect()),
            Err(RunError::Limit { .. }) => Err(Error::Limit { what: "steps", limit: machine.budget.limit }),
            Err(error) => Err(Error::Shader { stage: self.stage.name(), error }),
        }
    }
}

/// What running waves needs of the machine.
pub struct Machinery<'a> {
    /// Decoded code.
    pub program: &'a mut Program,
    /// Memory.
    pub memory: &'a mut dyn Memory,
    /// Work done.
    pub statistics: &'a mut Statistics,
    /// Work left.
    pub budget: &'a mut Budget,
    /// What was launched, if somebody wants to know.
    pub launches: &'a mut Option<Vec<Launched>>,
}
