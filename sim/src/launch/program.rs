//! A dispatch as the writes of compute registers that program and start it.

use super::Dispatch;
use super::trap::WatchedAddress;
use tombolo_code_object::descriptor_field;
use tombolo_registers::{Field, find_field};

/// What the compute registers cannot say.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// A value has more bits than its field.
    #[error("{register}.{field} has {bits} bits; {value:#x} does not fit")]
    TooBig {
        /// The register.
        register: String,
        /// The field.
        field: String,
        /// Its bits.
        bits: u32,
        /// What it should hold.
        value: u64,
    },
    /// An address or size is no multiple of the register's unit.
    #[error("{register} counts in units of {unit} bytes; {value:#x} is no multiple")]
    Unit {
        /// The register.
        register: String,
        /// Bytes.
        unit: u64,
        /// What it should hold.
        value: u64,
    },
    /// The table has no such field.
    #[error("there is no register field {register}.{field}")]
    NoField {
        /// The register.
        register: String,
        /// The field.
        field: String,
    },
}

/// A write of a whole register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegisterWrite {
    /// Byte address.
    pub address: u32,
    /// Value.
    pub value: u32,
}

impl RegisterWrite {
    /// The write of a register whose fields are zero but for one.
    ///
    /// # Errors
    /// [`ProgramError::NoField`], [`ProgramError::TooBig`].
    pub fn of(register: &str, field: &str, value: u64) -> Result<Self, ProgramError> {
        let mut program = Program::default();
        program.set(register, field, value)?;
        let no_field = || ProgramError::NoField { register: register.to_owned(), field: field.to_owned() };
        program.writes.pop().ok_or_else(no_field)
    }
}

/// Addresses and sizes of memory are given in units of 256 bytes.
const ADDRESS_UNIT: u64 = 256;
/// Scratch of a wave is given in units of 256 dwords.
const SCRATCH_UNIT: u64 = 1024;
/// LDS is given in units of 128 dwords.
pub const LDS_UNIT: u32 = 512;

/// Register writes under construction, in the order in which registers are first mentioned.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Program {
    writes: Vec<RegisterWrite>,
}

impl Program {
    /// Gives a field a value; the other fields of its register are zero unless they are set too.
    ///
    /// # Errors
    /// [`ProgramError::NoField`], [`ProgramError::TooBig`].
    pub fn set(&mut self, register: &str, field: &str, value: u64) -> Result<(), ProgramError> {
        let no_field = || ProgramError::NoField { register: register.to_owned(), field: field.to_owned() };
        let (address, found) = find_field(register, field).ok_or_else(no_field)?;
        self.merge(address, found, value).map_err(|bits| {
            let (register, field) = (register.to_owned(), field.to_owned());
            ProgramError::TooBig { register, field, bits, value }
        })
    }

    /// Adds bits of a register to those it has.
    fn merge(&mut self, address: u32, field: &Field, value: u64) -> Result<(), u32> {
        let shifted = u32::try_from(value).ok().filter(|value| *value <= field.mask() >> field.lsb);
        let bits = shifted.ok_or(field.width())? << field.lsb;
        self.add(address, bits);
        Ok(())
    }

    fn add(&mut self, address: u32, bits: u32) {
        match self.writes.iter_mut().find(|write| write.address == address) {
            Some(write) => write.value |= bits,
            None => self.writes.push(RegisterWrite { address, value: bits }),
        }
    }

    /// An address in units of 256 bytes in two registers, `_LO` and `_HI`.
    ///
    /// # Errors
    /// [`ProgramError`].
    pub fn set_address(&mut self, low: &str, high: &str, address: u64) -> Result<(), ProgramError> {
        let pages = whole(low, address, ADDRESS_UNIT)?;
        self.set(low, "DATA", pages & u64::from(u32::MAX))?;
        self.set(high, "DATA", pages >> 32)
    }

    /// The writes.
    pub fn into_writes(self) -> Vec<RegisterWrite> {
        self.writes
    }

    /// What starts `dispatch`, as a driver would write it: the initiator comes last.
    ///
    /// # Errors
    /// [`ProgramError`] for what does not fit into the registers.
    pub fn of(dispatch: &Dispatch) -> Result<Self, ProgramError> {
        let mut program = Self::default();
        program.set_address("COMPUTE_PGM_LO", "COMPUTE_PGM_HI", dispatch.entry)?;
        // The words of the descriptor are those of the registers; only sizes are filled in at launch.
        let mut descriptor = dispatch.descriptor;
        if dispatch.dynamic_vgprs() {
            // Its bit in the descriptor is that of TRAP_PRESENT in the register.
            descriptor.set(descriptor_field::ENABLE_DYNAMIC_VGPR, 0);
        }
        for (register, field, word) in [
            ("COMPUTE_PGM_RSRC1", "VGPRS", descriptor.rsrc1),
            ("COMPUTE_PGM_RSRC2", "LDS_SIZE", descriptor.rsrc2),
            ("COMPUTE_PGM_RSRC3", "INST_PREF_SIZE", descriptor.rsrc3),
        ] {
            program.set(register, field, 0)?;
            if let Some(write) = program.writes.last_mut() {
                write.value = word;
            }
        }
        if dispatch.dynamic_vgprs() {
            program.set("COMPUTE_PGM_RSRC3", "DYNAMIC_VGPR", 1)?;
        }
        program.set("COMPUTE_PGM_RSRC2", "LDS_SIZE", dispatch.lds_bytes.div_ceil(LDS_UNIT).into())?;
        for (axis, (items, group)) in ["X", "Y", "Z"].into_iter().zip(dispatch.grid.into_iter().zip(dispatch.block)) {
            program.set(&format!("COMPUTE_NUM_THREAD_{axis}"), "NUM_THREAD_FULL", group.into())?;
            program.set(&format!("COMPUTE_DIM_{axis}"), "SIZE", items.into())?;
            program.set(&format!("COMPUTE_START_{axis}"), "START", 0)?;
        }
        for (at, word) in dispatch.user_sgprs.iter().enumerate() {
            program.set(&format!("COMPUTE_USER_DATA_{at}"), "DATA", (*word).into())?;
        }
        program.set("COMPUTE_RESOURCE_LIMITS", "WAVES_PER_SH", 0)?;
        if let Some(scratch) = dispatch.scratch {
            let size = whole("COMPUTE_TMPRING_SIZE", scratch.bytes_per_wave.into(), SCRATCH_UNIT)?;
            program.set("COMPUTE_PGM_RSRC2", "SCRATCH_EN", 1)?;
            program.set("COMPUTE_TMPRING_SIZE", "WAVESIZE", size)?;
            program.set("COMPUTE_TMPRING_SIZE", "WAVES", scratch.waves.into())?;
            program.set_address("COMPUTE_SCRATCH_BASE_LO", "COMPUTE_SCRATCH_BASE_HI", scratch.base)?;
        }
        if let Some(handler) = dispatch.trap_handler {
            let enables = handler.control(&descriptor);
            program.set_address("COMPUTE_TBA_LO", "COMPUTE_TBA_HI", handler.base)?;
            program.set_address("COMPUTE_TMA_LO", "COMPUTE_TMA_HI", handler.memory)?;
            program.set("COMPUTE_PGM_RSRC2", "TRAP_PRESENT", 1)?;
            program.set("COMPUTE_PGM_RSRC2", "EXCP_EN", (enables & 0x7f).into())?;
            // The address watch; its neighbour, violations of memory, needs no enable.
            program.set("COMPUTE_PGM_RSRC2", "EXCP_EN_MSB", (enables >> 7 & 1).into())?;
            for (index, watch) in (0..).zip(handler.watches) {
                program.writes.extend(watch_writes(index, watch)?);
            }
        }
        program.start(dispatch.wave_size())?;
        Ok(program)
    }

    /// The initiator: sizes are in work-items, waves have so many lanes.
    ///
    /// # Errors
    /// [`ProgramError`].
    pub fn start(&mut self, wave_size: u32) -> Result<(), ProgramError> {
        const INITIATOR: &str = "COMPUTE_DISPATCH_INITIATOR";
        self.set(INITIATOR, "COMPUTE_SHADER_EN", 1)?;
        self.set(INITIATOR, "FORCE_START_AT_000", 1)?;
        self.set(INITIATOR, "USE_THREAD_DIMENSIONS", 1)?;
        self.set(INITIATOR, "CS_W32_EN", (wave_size == 32).into())
    }
}

/// What makes watch `index` one of these dwords, or of nothing.
fn watch_writes(index: u64, watch: Option<WatchedAddress>) -> Result<Vec<RegisterWrite>, ProgramError> {
    const LOW: &str = "COMPUTE_WATCH_LO";
    const HIGH: &str = "COMPUTE_WATCH_HI";
    let mut program = Program::default();
    let [reads, writes] = watch.map_or([false; 2], |watch| watch.on.reads_writes());
    let (address, dwords) = watch.map_or((0, 1), |watch| (watch.address, watch.dwords));
    program.set(LOW, "READS", reads.into())?;
    program.set(LOW, "WRITES", writes.into())?;
    program.set(LOW, "ADDRESS", address >> 2 & 0x3fff_ffff)?;
    program.set(HIGH, "ADDRESS", address >> 32)?;
    program.set(HIGH, "DWORDS", u64::from(dwords) - 1)?;
    program.set(HIGH, "INDEX", index)?;
    Ok(program.writes)
}

fn whole(register: &str, value: u64, unit: u64) -> Result<u64, ProgramError> {
    let refused = || ProgramError::Unit { register: register.to_owned(), unit, value };
    value.is_multiple_of(unit).then(|| value / unit).ok_or_else(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::TrapHandler;
    use pretty_assertions::assert_eq;
    use tombolo_code_object::Descriptor;
    use tombolo_isa::target::Target;
    use tombolo_model::trap::WATCHES;

    fn dispatch(entry: u64) -> Dispatch {
        Dispatch {
            kernel: "k".to_owned(),
            target: Target::Rdna4,
            entry,
            descriptor: Descriptor { rsrc1: 0x600f_0001, rsrc2: 0x84, properties: 0x408, ..Descriptor::default() },
            grid: [100, 2, 1],
            block: [64, 2, 1],
            cooperative: false,
            user_sgprs: vec![7, 8],
            lds_bytes: 1000,
            scratch: None,
            trap_handler: None,
        }
    }

    #[test]
    fn a_dispatch_is_a_list_of_writes_that_ends_with_the_initiator() {
        let writes = Program::of(&dispatch(0x7e00_0000_1a00)).unwrap().into_writes();
        let value = |address| writes.iter().find(|write| write.address == address).map(|write| write.value);
        assert_eq!(value(0xb830), Some(0x1a));
        assert_eq!(value(0xb834), Some(0x7e));
        assert_eq!(value(0xb848), Some(0x600f_0001));
        // Two units of LDS beside the descriptor's word.
        assert_eq!(value(0xb84c), Some(0x84 | 2 << 15));
        assert_eq!(value(0xb804), Some(100));
        assert_eq!(value(0xb81c), Some(64));
        assert_eq!(value(0xb904), Some(8));
        assert_eq!(writes.last(), Some(&RegisterWrite { address: 0xb800, value: 1 | 1 << 2 | 1 << 5 | 1 << 15 }));
    }

    #[test]
    fn a_trap_handler_is_told_in_registers_of_its_own() {
        let trap_handler = Some(TrapHandler {
            base: 0x7e40_0000_0100,
            memory: 0x7f00_0001_0000,
            enables: 0x81,
            watches: [None; WATCHES],
        });
        let writes = Program::of(&Dispatch { trap_handler, ..dispatch(0x1a00) }).unwrap().into_writes();
        let value = |address| writes.iter().find(|write| write.address == address).map(|write| write.value);
        assert_eq!([value(0xb838), value(0xb83c)], [Some(0x4000_0001), Some(0x7e)]);
        assert_eq!([value(0xb840), value(0xb844)], [Some(0x0000_0100), Some(0x7f)]);
        // Two units of LDS, TRAP_PRESENT, one exception of the ALUs, the address watch.
        assert_eq!(value(0xb84c), Some(0x84 | 2 << 15 | 1 << 6 | 1 << 24 | 1 << 13));
    }

    #[test]
    fn what_the_registers_cannot_say_is_refused_by_name() {
        let error = Program::of(&dispatch(0x1a04)).unwrap_err().to_string();
        assert!(error.contains("COMPUTE_PGM_LO") && error.contains("0x1a04"), "{error}");
        let error = Program::default().set("COMPUTE_TMPRING_SIZE", "WAVES", 4096).unwrap_err().to_string();
        assert!(error.contains("12 bits"), "{error}");
    }
}
