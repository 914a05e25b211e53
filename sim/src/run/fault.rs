//! What ended a dispatch before its time, as the registers of the compute unit tell the host (docs/dispatch.md, "Faults and aborts").

use std::fmt;
use tombolo_hdl::dispatch::faults::FaultKind;
use tombolo_registers::find_field;

/// What COMPUTE_FAULT and the registers behind it tell of the first fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What it is.
    pub kind: FaultKind,
    /// Of a refused access, why, as the register's description names it.
    pub reason: String,
    /// The wave's SIMD.
    pub simd: u32,
    /// The wave's slot in it.
    pub slot: u32,
    /// Of a refused access, the lane.
    pub lane: u32,
    /// The instruction.
    pub pc: u64,
}

impl Fault {
    /// The fault that is told, if there is one; `field` reads a field of a register.
    ///
    /// # Errors
    /// What `field` fails with.
    pub fn read<E>(mut field: impl FnMut(&str, &str) -> Result<u32, E>) -> Result<Option<Self>, E> {
        if field("COMPUTE_STATUS", "FAULT")? == 0 {
            return Ok(None);
        }
        let low = field("COMPUTE_FAULT_PC_LO", "DATA")?;
        let pc = u64::from(field("COMPUTE_FAULT_PC_HI", "DATA")?) << 32 | u64::from(low);
        let mut of_fault = |name| field("COMPUTE_FAULT", name);
        let kind = FaultKind::ALL.get(of_fault("KIND")? as usize).copied().unwrap_or_default();
        let reason = name_of("COMPUTE_FAULT", "REASON", of_fault("REASON")?);
        let (simd, slot, lane) = (of_fault("SIMD")?, of_fault("SLOT")?, of_fault("LANE")?);
        Ok(Some(Self { kind, reason, simd, slot, lane, pc }))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, reason, simd, slot, lane, pc } = self;
        write!(f, "SIMD {simd}, slot {slot}")?;
        match kind {
            FaultKind::Trap => write!(f, ": the wave trapped at {pc:#x}"),
            FaultKind::Memory => write!(f, ", lane {lane}: the access is refused ({reason}) at {pc:#x}"),
            FaultKind::Fetch => write!(f, ": the wave fetches outside memory at {pc:#x}"),
            FaultKind::None | FaultKind::Illegal => {
                write!(f, ": the instruction at {pc:#x} is not executed by the hardware")
            }
        }
    }
}

/// The name of a field's value, or the number of one that has none.
fn name_of(register: &str, name: &str, value: u32) -> String {
    let values = find_field(register, name).map_or(&[][..], |(_, field)| field.values);
    let known = values.iter().find(|(known, _)| *known == value);
    known.map_or_else(|| value.to_string(), |(_, name)| (*name).to_owned())
}
