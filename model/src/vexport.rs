//! EXPORT of RDNA4 (chapter 14): registers of a shader's lanes on their way to pixel back end or primitive assembly.

use crate::export::Sent;
use crate::fault::Fault;
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};

/// STATUS.SKIP_EXPORT: exports are NOPs.
const SKIP_EXPORT: u32 = 1 << 18;
/// Targets of pixel shaders: colours, depth, and the two of dual-source blending. Their lanes are the pixels that live.
const PIXEL_TARGETS: [u8; 11] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 21, 22];
/// Positions and primitives.
const VERTEX_TARGETS: [u8; 6] = [12, 13, 14, 15, 16, 20];

/// An export, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    target: u8,
    enable: u32,
    done: bool,
    /// M0 gives the row of a mesh shader.
    row: bool,
    sources: [usize; 4],
}

impl Operation {
    /// The operation of a decoded instruction; none if it is no export.
    pub fn prepare(instruction: &Instruction) -> Option<Operation> {
        let row = instruction.opcode;
        if row.format != Format::Vexport {
            return None;
        }
        let field = |name| instruction.field(name);
        let sources = [FieldName::Vsrc0, FieldName::Vsrc1, FieldName::Vsrc2, FieldName::Vsrc3];
        Some(Operation {
            target: field(FieldName::Target) as u8,
            enable: field(FieldName::En),
            done: field(FieldName::Done) != 0,
            row: field(FieldName::Row) != 0,
            sources: sources.map(|name| field(name) as usize),
        })
    }

    /// Exports for every active lane. Whether the data are of 32 or of 16 bits, two a register, the receiver knows.
    ///
    /// # Errors
    /// [`Fault::Illegal`] for targets that the chapter does not list.
    pub fn execute(&self, wave: &mut Wave) -> Result<(), Fault> {
        if wave.hardware.status & SKIP_EXPORT != 0 {
            return Ok(());
        }
        let pixel = PIXEL_TARGETS.contains(&self.target);
        if !pixel && !VERTEX_TARGETS.contains(&self.target) {
            return Err(Fault::Illegal { reason: format!("export target {}", self.target) });
        }
        let sent = Sent {
            target: self.target,
            row: self.row.then(|| wave.m0() as u8),
            channels: self.enable,
            compressed: false,
            done: self.done,
            valid: pixel,
            lanes: wave.exec(),
            sources: [const { None }; 4],
        };
        wave.export(sent, self.sources);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::decode;

    fn run(wave: &mut Wave, words: [u32; 2]) -> Result<(), Fault> {
        Operation::prepare(&decode(&words).unwrap()).unwrap().execute(wave)
    }

    /// export mrt0 v4, v5, off, v7 done
    const COLOUR: [u32; 2] = [0xf800_080b, 0x0700_0504];

    fn pixels() -> Wave {
        let mut wave = Wave::new(WaveSize::W32, 16);
        wave.set_exec(0b110);
        for register in 4..8 {
            wave.set_vgpr_lane(register, 1, 10 * register as u32);
        }
        wave
    }

    #[test]
    fn enabled_registers_of_active_lanes_reach_the_target() {
        let mut wave = pixels();
        run(&mut wave, COLOUR).unwrap();
        let exports = wave.exports;
        let target = exports.target(0).unwrap();
        assert_eq!([0, 1, 2, 3].map(|channel| target.channel(channel, 1)), [Some(40), Some(50), None, Some(70)]);
        assert_eq!(target.channel(0, 0), None);
        assert_eq!((exports.valid, exports.done), (Some(0b110), true));
    }

    #[test]
    fn a_wave_without_export_space_skips_exports() {
        let mut wave = pixels();
        wave.hardware.status |= SKIP_EXPORT;
        run(&mut wave, COLOUR).unwrap();
        assert!(wave.exports.target(0).is_none());
    }

    #[test]
    fn a_target_that_does_not_exist_is_illegal() {
        let mut wave = pixels();
        assert!(matches!(run(&mut wave, [0xf800_0091, 0]), Err(Fault::Illegal { .. })));
    }
}
