//! State registers of the wave as S_GETREG and S_SETREG see them (3.4, 6.9). A wave outside the trap handler may write
//! MODE (writes to the others do nothing there), and EXCP_FLAG_USER, which is refused ([`is_unknown`])
//! where exceptions are not gathered, as EXCP_FLAG_PRIV is where there are no trap handlers. The shifter takes their fields out and puts them in.

use super::execute::Operands;
use super::operation::{Executes, Function, Operation};
use super::shifter;
use super::vgpr_index;
use crate::config::{InstructionSet, Units};
use crate::parts::constants::{PRIVATE_APERTURE, SHARED_APERTURE};
use crate::parts::round_robin::vector_of;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Bits of a register are read.
    Get,
    /// Bits of a register are written.
    Set,
    /// A bit of the first source, which the second names, becomes MODE.VSKIP: of Sea Islands, as what follows.
    SetSkip,
    /// A fork to the address in the second source ([`super::branch_stack`]).
    Fork,
    /// A fork to a place as many dwords behind the instruction as the second source says.
    ForkRelative,
    /// A join.
    Join,
    /// The index of VGPRs ([`vgpr_index`]), and which operands it is for, and that it counts: of CDNA4, as what follows.
    IndexOn,
    /// It does not count.
    IndexOff,
    /// The index.
    Index,
    /// Which operands it is for.
    IndexOperands,
}

const fn access(form: Form) -> Operation {
    Operation::plain(Function::State(form))
}

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_GETREG_B32, access(Form::Get)),
    (op::S_SETREG_B32, access(Form::Set)),
    (op::S_SETREG_IMM32_B32, access(Form::Set)),
];

// Indices of the registers (3.4).
const MODE: u128 = 1;
const STATUS: u128 = 2;
/// STATE_PRIV.
pub const STATE_PRIV: u128 = 4;
const PERF_SNAPSHOT_DATA: u128 = 10;
const PERF_SNAPSHOT_PC_LO: u128 = 11;
const PERF_SNAPSHOT_PC_HI: u128 = 12;
const PERF_SNAPSHOT_DATA1: u128 = 15;
const PERF_SNAPSHOT_DATA2: u128 = 16;
/// EXCP_FLAG_PRIV.
pub const EXCP_FLAG_PRIV: u128 = 17;
/// EXCP_FLAG_USER.
const EXCP_FLAG_USER: u128 = 18;
/// TRAP_CTRL.
pub const TRAP_CTRL: u128 = 19;
/// SCRATCH_BASE_LO.
pub const SCRATCH_BASE_LO: u128 = 20;
/// SCRATCH_BASE_HI.
pub const SCRATCH_BASE_HI: u128 = 21;
const HW_ID1: u128 = 23;
const HW_ID2: u128 = 24;
const IB_STS2: u128 = 28;
const SHADER_CYCLES_LO: u128 = 29;
const SHADER_CYCLES_HI: u128 = 30;

/// Registers without anything to tell: no snapshots are taken, there is no trap handler.
const ZERO: [u128; 7] = [
    PERF_SNAPSHOT_DATA,
    PERF_SNAPSHOT_PC_LO,
    PERF_SNAPSHOT_PC_HI,
    PERF_SNAPSHOT_DATA1,
    PERF_SNAPSHOT_DATA2,
    TRAP_CTRL,
    IB_STS2,
];
/// Registers with contents.
const PRESENT: [u128; 9] =
    [MODE, STATUS, STATE_PRIV, SCRATCH_BASE_LO, SCRATCH_BASE_HI, HW_ID1, HW_ID2, SHADER_CYCLES_LO, SHADER_CYCLES_HI];

/// Bits of MODE that exist: FP_ROUND, FP_DENORM, FP16_OVFL, SCALAR_PREFETCH_EN, DISABLE_PERF (3.4.3).
const MODE_BITS: u128 = 0x0980_00ff;
/// Those of Sea Islands: FP_ROUND, FP_DENORM, DX10_CLAMP, IEEE, LOD_CLAMPED, DEBUG_EN, EXCP_EN, VSKIP, CSP.
const MODE_BITS_OF_SEA_ISLANDS: u128 = 0xf007_ffff;
/// Bit of MODE of Sea Islands: vector instructions are skipped.
pub const VSKIP: u32 = 28;
/// First of the three bits of MODE of Sea Islands that are the depth of the branch stack.
pub const BRANCH_STACK_DEPTH: u32 = 29;
/// Registers of Sea Islands that S_GETREG reads: MODE, STATUS, HW_ID, GPR_ALLOC, LDS_ALLOC, IB_STS. The last four read as zero: the first wave
/// of the first unit, everything arrived.
pub const OF_SEA_ISLANDS: [u128; 6] = [MODE, STATUS, 4, 5, 6, 7];
/// Bits of MODE of CDNA4: FP_ROUND, FP_DENORM, DX10_CLAMP, IEEE, DEBUG_EN, EXCP_EN, FP16_OVFL, GPR_IDX_EN, VSKIP, CSP (3.5).
const MODE_BITS_OF_CDNA4: u128 = 0xf89f_fbff;
/// TRAPSTS of Sea Islands, whose exceptions S_GETREG reads too where they are gathered. Violations of memory, above them, are not.
const TRAPSTS: u128 = 3;
/// Register of CDNA4: the upper words of the apertures of scratch and LDS, 16 bits each.
const SH_MEM_BASES: u128 = 15;
/// Registers of CDNA4 that S_GETREG reads: those of Sea Islands, SH_MEM_BASES and XCC_ID, which is zero.
pub const OF_CDNA4: [u128; 8] = [MODE, STATUS, 4, 5, 6, 7, SH_MEM_BASES, 20];
/// STATUS of Sea Islands has no WAVE64, but SCC as its lowest bit.
const STATUS_BITS: u32 = 29;
/// HW_ID2.ME_ID: waves are dispatched by a compute pipe.
const COMPUTE_PIPE: u128 = 1;

/// Fields of an access: register, first bit, bits less one.
struct Access {
    index: Wire,
    offset: Wire,
    size: Wire,
}

impl Access {
    fn of(constant: &Wire) -> Self {
        Self { index: constant.slice(0, 6), offset: constant.slice(6, 5), size: constant.slice(11, 5) }
    }

    /// The bits of MODE that the access writes.
    fn writable(&self, g: &Builder, set: InstructionSet) -> Wire {
        let present = match set {
            InstructionSet::Rdna4 => MODE_BITS,
            InstructionSet::SeaIslands => MODE_BITS_OF_SEA_ISLANDS,
            InstructionSet::Cdna4 => MODE_BITS_OF_CDNA4,
        };
        self.covered(g, present).when(&self.index.is(MODE))
    }

    /// Of the bits `present` of a register those that the access covers.
    fn covered(&self, g: &Builder, present: u128) -> Wire {
        let offset = self.offset.zero_extend(6);
        let last = &offset + self.size.zero_extend(6);
        let bits = (0..32).map(|at: u128| match present >> at & 1 {
            // No offset is larger.
            1 if at == 31 => !last.less(&last.same_width(at)),
            1 => !offset.same_width(at).less(&offset) & !last.less(&last.same_width(at)),
            _ => g.zero(1),
        });
        vector_of(g, &bits.collect::<Vec<_>>())
    }
}

/// The access that `constant` (16 bits) describes names a register that this machine does not have, 1 bit.
pub fn is_unknown(g: &Builder, constant: &Wire, units: Units) -> Wire {
    let index = Access::of(constant).index;
    let of_traps = if units.traps { &[EXCP_FLAG_PRIV][..] } else { &[] };
    let known = ZERO.iter().chain(&PRESENT).chain(of_traps).map(|register| index.is(*register));
    let of_exceptions = units.exceptions.then(|| is_of_exceptions(constant, units.set));
    !known.chain(of_exceptions).fold(g.zero(1), |any, one| any | one)
}

/// The register that the second source `b` names, 32 bits.
pub fn contents(g: &Builder, b: &Wire, set: InstructionSet, traps: [usize; 2]) -> Wire {
    g.lookup(&Access::of(&b.slice(0, 16)).index, &registers(g, &g.input("mode"), set, traps), &g.zero(32))
}

/// What the shifter does: what the instruction says or, where it `accesses` state registers, as [`through_shifter`] says.
pub fn shift_form(operands: &Operands, accesses: &Wire) -> Wire {
    let form = &operands.form;
    let code = |form: shifter::Form| operands.form.same_width(form as u128);
    let shift = form.is(Form::Set as u128).select(&code(shifter::Form::Left), &code(shifter::Form::Extract));
    accesses.select(&shift, form)
}

/// The shifter's operands: those of the instruction or, where it `accesses` state registers, the bits that S_GETREG reads as
/// a field of `contents` to extract, and the source of S_SETREG to be shifted to its bits in the register.
pub fn through_shifter(g: &Builder, operands: &Operands, accesses: &Wire, contents: &Wire) -> Operands {
    let Operands { a, b, form, signed, .. } = operands;
    let access = Access::of(&b.slice(0, 16));
    let subject = form.is(Form::Set as u128).select(a, &contents.zero_extend(64));
    let width = access.size.zero_extend(7).plus(1);
    let field = g.concat(&[&b.slice(23, 41), &width, &b.slice(6, 10), &access.offset.zero_extend(6)]);
    Operands {
        a: accesses.select(&subject, a),
        b: accesses.select(&field, b),
        form: shift_form(operands, accesses),
        signed: signed & !accesses,
        ..operands.clone()
    }
}

/// MODE after the instruction, which `accesses` state registers or not. `shifted`: the source of S_SETREG at its place.
pub fn mode(g: &Builder, operands: &Operands, accesses: &Wire, shifted: &Wire, set: InstructionSet) -> Wire {
    let mode = g.input("mode");
    let sets = accesses & operands.form.is(Form::Set as u128);
    let writable = Access::of(&operands.b.slice(0, 16)).writable(g, set).when(&sets);
    let value = (shifted.slice(0, 32) & &writable) | (&mode & !writable);
    match set {
        InstructionSet::Rdna4 => value,
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => {
            let skips = operands.a.slice(0, 32).slice_at(&operands.b.slice(0, 5), 1);
            let skipping = g.concat(&[&mode.slice(VSKIP + 1, 31 - VSKIP), &skips, &mode.slice(0, VSKIP)]);
            let value = (accesses & operands.form.is(Form::SetSkip as u128)).select(&skipping, &value);
            match set {
                InstructionSet::Cdna4 => accesses.select(&vgpr_index::mode(g, operands, &value), &value),
                _ => value,
            }
        }
    }
}

/// Index and contents of each register that has any.
fn registers(g: &Builder, mode: &Wire, set: InstructionSet, [traps, exceptions]: [usize; 2]) -> Vec<(u128, Wire)> {
    if set.is_gcn() {
        let status = g.input("status").slice(1, STATUS_BITS - 1).concat(&g.input("scc")).zero_extend(32);
        let mut contents = vec![(MODE, mode.clone()), (STATUS, status)];
        contents.extend(g.inputs("flags", exceptions).iter().map(|flags| (TRAPSTS, flags_register(g, flags, set))));
        if set == InstructionSet::Cdna4 {
            contents.push((SH_MEM_BASES, g.constant(32, SHARED_APERTURE | PRIVATE_APERTURE >> 16)));
        }
        return contents;
    }
    let [group, wave, simd] = ["group", "wave", "simd"].map(|name| g.input(name));
    let (scratch_base, cycles) = (g.input("scratch_base").zero_extend(64), g.input("cycles"));
    // Fields by their first bit; the bits between them are zero.
    let register = |fields: &[(u32, &Wire)]| {
        let placed = |(lsb, wire): &(u32, &Wire)| wire.zero_extend(32).shift_left(&g.constant(5, (*lsb).into()));
        g.or_all(32, &fields.iter().map(placed).collect::<Vec<_>>())
    };
    let mut contents = vec![
        (MODE, mode.clone()),
        (STATUS, g.input("status")),
        (STATE_PRIV, g.input("state_priv")),
        (SCRATCH_BASE_LO, scratch_base.slice(0, 32)),
        (SCRATCH_BASE_HI, scratch_base.slice(32, 32)),
        (HW_ID1, register(&[(0, &wave), (8, &simd)])),
        (HW_ID2, register(&[(8, &g.constant(2, COMPUTE_PIPE)), (16, &group)])),
        (SHADER_CYCLES_LO, cycles.slice(0, 32)),
        (SHADER_CYCLES_HI, cycles.slice(32, 32)),
    ];
    contents.extend(g.inputs("trap_control", traps).iter().map(|control| (TRAP_CTRL, control.zero_extend(32))));
    contents.extend(g.inputs("flags", exceptions).iter().map(|flags| (EXCP_FLAG_USER, flags_register(g, flags, set))));
    contents.extend(g.inputs("exception_flags", traps).into_iter().map(|flags| (EXCP_FLAG_PRIV, flags)));
    contents
}

/// The exceptions after S_SETREG: whether they are written, and their value.
pub fn exceptions_write(
    g: &Builder,
    operands: &Operands,
    accesses: &Wire,
    shifted: &Wire,
    set: InstructionSet,
) -> (Wire, Wire) {
    let access = Access::of(&operands.b.slice(0, 16));
    let register = if set.is_gcn() { TRAPSTS } else { EXCP_FLAG_USER };
    let sets = accesses & operands.form.is(Form::Set as u128) & access.index.is(register);
    let covered = access.covered(g, u128::from(u32::MAX));
    (sets, (shifted.slice(0, 32) & &covered) | (flags_register(g, &g.inputs("flags", 1)[0], set) & !covered))
}

/// The register of exceptions, from those that the wave keeps: TRAPSTS.EXCP, EXCP_FLAG_USER.
fn flags_register(g: &Builder, flags: &Wire, set: InstructionSet) -> Wire {
    let of_alus = flags.slice(0, 7);
    if set.is_gcn() { of_alus.zero_extend(32) } else { g.concat(&[&flags.slice(7, 2), &g.zero(23), &of_alus]) }
}

/// The access that `constant` (16 bits) describes is one to EXCP_FLAG_USER; or to TRAPSTS, of which exceptions of the ALUs alone are there: 1 bit.
pub fn is_of_exceptions(constant: &Wire, set: InstructionSet) -> Wire {
    if !set.is_gcn() {
        return Access::of(constant).index.is(EXCP_FLAG_USER);
    }
    Access::of(constant).index.is(TRAPSTS) & is_of_alus(constant)
}

/// The access is one to exceptions of the ALUs alone, 1 bit.
pub fn is_of_alus(constant: &Wire) -> Wire {
    let Access { offset, size, .. } = Access::of(constant);
    let last = offset.zero_extend(6) + size.zero_extend(6);
    last.less(&last.same_width(7))
}

/// The register that S_SETREG writes if the wave is in its trap handler: whether one is, its index, its new value. The bits that do not
/// exist are for the wave to leave out. `accesses`, `shifted`: as for [`mode`].
pub fn privileged_write(g: &Builder, operands: &Operands, accesses: &Wire, shifted: &Wire) -> (Wire, Wire, Wire) {
    let access = Access::of(&operands.b.slice(0, 16));
    let registers = [STATE_PRIV, EXCP_FLAG_PRIV, TRAP_CTRL, SCRATCH_BASE_LO, SCRATCH_BASE_HI];
    let named = g.or_all(1, &registers.map(|register| access.index.is(register)));
    let sets = accesses & operands.form.is(Form::Set as u128) & named;
    let covered = access.covered(g, u128::from(u32::MAX));
    (sets, access.index, (shifted.slice(0, 32) & &covered) | (g.input("contents_0") & !covered))
}
