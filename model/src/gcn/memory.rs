//! What vector memory does at the place of a lane: loads, stores and atomic operations of FLAT, MUBUF and, as far as they are
//! the same, LDS (SQ_FLAT_0, SQ_MUBUF_0, SQ_DS_0).

use crate::atomic::{self, Atomic, KEEP_DENORMALS};
use crate::fault::Fault;
use crate::float::{Env, F32, F64, Flags, Relation, compare};
use crate::vmem::{Load, Place, Ports, Store, lane_value, set_lane_value};
use crate::wave::Wave;
use std::cell::Cell;
use tombolo_isa::arch::gcn::op::sea_islands as op;

/// What an atomic operation makes of the value in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Modify {
    /// What RDNA4 has too.
    Shared(atomic::Operation),
    /// `memory == comparison ? data : memory`, of floats.
    CompareSwapFloat,
    /// `data < memory ? data : memory`, so that a NaN changes nothing.
    MinFloat,
    /// `data > memory ? data : memory`.
    MaxFloat,
    /// DS_WRAP_RTN_B32: `memory >= data ? memory - data : memory + data2`.
    Wrap,
}

impl Modify {
    /// The new value of `bytes` (4 or 8) bytes. `second` is a comparison value, the bits that a masked OR sets, or what a
    /// wrap adds. Denormals are kept.
    pub fn apply(self, bytes: u32, memory: u64, data: u64, second: u64) -> u64 {
        let compare = |a, b, relation| {
            let unreported = Cell::new(Flags::NONE);
            let env = Env::new(KEEP_DENORMALS.into(), &unreported);
            let relation = Relation::from_offset(relation);
            if bytes == 8 {
                compare::<F64>(a, b, relation, false, env)
            } else {
                compare::<F32>(a, b, relation, false, env)
            }
        };
        const LESS: u32 = 1;
        const EQUAL: u32 = 2;
        const GREATER: u32 = 4;
        match self {
            Modify::Shared(operation) => Atomic { operation, bytes }.apply(memory, data, second, KEEP_DENORMALS),
            Modify::CompareSwapFloat if compare(memory, second, EQUAL) => data,
            Modify::MinFloat if compare(data, memory, LESS) => data,
            Modify::MaxFloat if compare(data, memory, GREATER) => data,
            Modify::CompareSwapFloat | Modify::MinFloat | Modify::MaxFloat => memory,
            Modify::Wrap if memory >= data => memory - data,
            Modify::Wrap => memory.wrapping_add(second) & 0xffff_ffff,
        }
    }

    /// Whether a second value comes along in the registers after the data.
    const fn compares(self) -> bool {
        matches!(self, Modify::CompareSwapFloat | Modify::Shared(atomic::Operation::CompareSwap))
    }
}

/// What a lane does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Memory to VGPRs.
    Load(Load),
    /// VGPRs to memory.
    Store(Store),
    /// Read-modify-write of 4 or 8 bytes.
    Atomic(Modify, u32),
}

/// Loads of FLAT and MUBUF: bytes, and whether they are sign-extended.
const LOADS: &[([op::Operation; 2], u8, bool)] = &[
    ([op::FLAT_LOAD_UBYTE, op::BUFFER_LOAD_UBYTE], 1, false),
    ([op::FLAT_LOAD_SBYTE, op::BUFFER_LOAD_SBYTE], 1, true),
    ([op::FLAT_LOAD_USHORT, op::BUFFER_LOAD_USHORT], 2, false),
    ([op::FLAT_LOAD_SSHORT, op::BUFFER_LOAD_SSHORT], 2, true),
    ([op::FLAT_LOAD_DWORD, op::BUFFER_LOAD_DWORD], 4, false),
    ([op::FLAT_LOAD_DWORDX2, op::BUFFER_LOAD_DWORDX2], 8, false),
    ([op::FLAT_LOAD_DWORDX3, op::BUFFER_LOAD_DWORDX3], 12, false),
    ([op::FLAT_LOAD_DWORDX4, op::BUFFER_LOAD_DWORDX4], 16, false),
];

/// Stores of FLAT and MUBUF.
const STORES: &[([op::Operation; 2], u8)] = &[
    ([op::FLAT_STORE_BYTE, op::BUFFER_STORE_BYTE], 1),
    ([op::FLAT_STORE_SHORT, op::BUFFER_STORE_SHORT], 2),
    ([op::FLAT_STORE_DWORD, op::BUFFER_STORE_DWORD], 4),
    ([op::FLAT_STORE_DWORDX2, op::BUFFER_STORE_DWORDX2], 8),
    ([op::FLAT_STORE_DWORDX3, op::BUFFER_STORE_DWORDX3], 12),
    ([op::FLAT_STORE_DWORDX4, op::BUFFER_STORE_DWORDX4], 16),
];

use Modify::{CompareSwapFloat, MaxFloat, MinFloat, Shared};
use atomic::Operation as A;

/// Atomic operations of FLAT and MUBUF on 32 bits and on 64.
#[rustfmt::skip]
const ATOMICS: &[([op::Operation; 2], [op::Operation; 2], Modify)] = &[
    ([op::FLAT_ATOMIC_SWAP, op::BUFFER_ATOMIC_SWAP], [op::FLAT_ATOMIC_SWAP_X2, op::BUFFER_ATOMIC_SWAP_X2], Shared(A::Swap)),
    ([op::FLAT_ATOMIC_CMPSWAP, op::BUFFER_ATOMIC_CMPSWAP], [op::FLAT_ATOMIC_CMPSWAP_X2, op::BUFFER_ATOMIC_CMPSWAP_X2], Shared(A::CompareSwap)),
    ([op::FLAT_ATOMIC_ADD, op::BUFFER_ATOMIC_ADD], [op::FLAT_ATOMIC_ADD_X2, op::BUFFER_ATOMIC_ADD_X2], Shared(A::Add)),
    ([op::FLAT_ATOMIC_SUB, op::BUFFER_ATOMIC_SUB], [op::FLAT_ATOMIC_SUB_X2, op::BUFFER_ATOMIC_SUB_X2], Shared(A::Sub)),
    ([op::FLAT_ATOMIC_SMIN, op::BUFFER_ATOMIC_SMIN], [op::FLAT_ATOMIC_SMIN_X2, op::BUFFER_ATOMIC_SMIN_X2], Shared(A::MinSigned)),
    ([op::FLAT_ATOMIC_UMIN, op::BUFFER_ATOMIC_UMIN], [op::FLAT_ATOMIC_UMIN_X2, op::BUFFER_ATOMIC_UMIN_X2], Shared(A::MinUnsigned)),
    ([op::FLAT_ATOMIC_SMAX, op::BUFFER_ATOMIC_SMAX], [op::FLAT_ATOMIC_SMAX_X2, op::BUFFER_ATOMIC_SMAX_X2], Shared(A::MaxSigned)),
    ([op::FLAT_ATOMIC_UMAX, op::BUFFER_ATOMIC_UMAX], [op::FLAT_ATOMIC_UMAX_X2, op::BUFFER_ATOMIC_UMAX_X2], Shared(A::MaxUnsigned)),
    ([op::FLAT_ATOMIC_AND, op::BUFFER_ATOMIC_AND], [op::FLAT_ATOMIC_AND_X2, op::BUFFER_ATOMIC_AND_X2], Shared(A::And)),
    ([op::FLAT_ATOMIC_OR, op::BUFFER_ATOMIC_OR], [op::FLAT_ATOMIC_OR_X2, op::BUFFER_ATOMIC_OR_X2], Shared(A::Or)),
    ([op::FLAT_ATOMIC_XOR, op::BUFFER_ATOMIC_XOR], [op::FLAT_ATOMIC_XOR_X2, op::BUFFER_ATOMIC_XOR_X2], Shared(A::Xor)),
    ([op::FLAT_ATOMIC_INC, op::BUFFER_ATOMIC_INC], [op::FLAT_ATOMIC_INC_X2, op::BUFFER_ATOMIC_INC_X2], Shared(A::Increment)),
    ([op::FLAT_ATOMIC_DEC, op::BUFFER_ATOMIC_DEC], [op::FLAT_ATOMIC_DEC_X2, op::BUFFER_ATOMIC_DEC_X2], Shared(A::Decrement)),
    ([op::FLAT_ATOMIC_FCMPSWAP, op::BUFFER_ATOMIC_FCMPSWAP], [op::FLAT_ATOMIC_FCMPSWAP_X2, op::BUFFER_ATOMIC_FCMPSWAP_X2], CompareSwapFloat),
    ([op::FLAT_ATOMIC_FMIN, op::BUFFER_ATOMIC_FMIN], [op::FLAT_ATOMIC_FMIN_X2, op::BUFFER_ATOMIC_FMIN_X2], MinFloat),
    ([op::FLAT_ATOMIC_FMAX, op::BUFFER_ATOMIC_FMAX], [op::FLAT_ATOMIC_FMAX_X2, op::BUFFER_ATOMIC_FMAX_X2], MaxFloat),
];

impl Action {
    /// What an operation of FLAT or MUBUF does; none if it does anything else.
    pub fn of(operation: op::Operation) -> Option<Action> {
        let load = LOADS.iter().find(|(operations, ..)| operations.contains(&operation));
        let store = STORES.iter().find(|(operations, _)| operations.contains(&operation));
        let atomic = |(narrow, wide, modify): &([op::Operation; 2], [op::Operation; 2], Modify)| {
            let bytes = if narrow.contains(&operation) { 4 } else { 8 };
            (bytes == 4 || wide.contains(&operation)).then_some(Action::Atomic(*modify, bytes))
        };
        load.map(|&(_, bytes, signed)| Action::Load(Load { bytes, signed, half: None }))
            .or_else(|| store.map(|&(_, bytes)| Action::Store(Store { bytes, high: false })))
            .or_else(|| ATOMICS.iter().find_map(atomic))
    }

    /// Bytes of the dword of its data, or of an atomic operation's whole data, that has byte `at`: where they begin, and how many they
    /// are.
    pub fn dword(self, at: u32) -> (u32, u32) {
        match self {
            Action::Load(Load { bytes, .. }) | Action::Store(Store { bytes, .. }) => {
                let begin = at & !3;
                (begin, 4u32.min(u32::from(bytes) - begin))
            }
            Action::Atomic(_, bytes) => (0, bytes),
        }
    }

    /// Number of VGPRs it writes.
    pub const fn registers_written(self, returns: bool) -> usize {
        match self {
            Action::Load(load) => (load.bytes as usize).div_ceil(4),
            Action::Atomic(_, bytes) if returns => bytes as usize / 4,
            Action::Store(_) | Action::Atomic(..) => 0,
        }
    }
}

/// The registers of an access.
#[derive(Debug, Clone, Copy)]
pub struct Registers {
    /// First VGPR written.
    pub destination: usize,
    /// First VGPR of the data.
    pub data: usize,
    /// Whether an atomic operation writes the old value back.
    pub returns: bool,
}

/// The parts into which an access of `size` bytes is cut, begin and end: at dwords of the data, and at those of a memory where the
/// access begins `misalignment` bytes into a dword.
fn parts(size: usize, misalignment: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut begin = 0;
    std::iter::from_fn(move || {
        let end = size.min(begin + 4 - (begin + misalignment) % 4).min(begin + 4 - begin % 4);
        (begin < size).then(|| (std::mem::replace(&mut begin, end), end))
    })
}

/// Performs an action for one lane. `place` gives the place of some bytes by where in the data they begin, and how many they
/// are; none: they are out of range, read zero and are not written. `misalignment`: see [`parts`].
pub fn perform(
    wave: &mut Wave,
    ports: &mut Ports,
    action: Action,
    registers: Registers,
    lane: usize,
    misalignment: u32,
    place: impl Fn(&mut Wave, u32, u32) -> Result<Option<Place>, Fault>,
) -> Result<(), Fault> {
    let misalignment = misalignment as usize % 4;
    match action {
        Action::Load(load) => {
            let mut bytes = [0; 16];
            for (begin, end) in parts(load.bytes.into(), misalignment) {
                if let Some(place) = place(wave, begin as u32, (end - begin) as u32)? {
                    ports.read(wave, lane, place, &mut bytes[begin..end])?;
                }
            }
            load.write_back(wave, registers.destination, lane, &bytes);
        }
        Action::Store(store) => {
            let bytes = store.bytes_of(wave, registers.data, lane);
            for (begin, end) in parts(store.bytes.into(), misalignment) {
                if let Some(place) = place(wave, begin as u32, (end - begin) as u32)? {
                    ports.write(wave, lane, place, &bytes[begin..end])?;
                }
            }
        }
        Action::Atomic(modify, bytes) => {
            let data = lane_value(wave, registers.data, lane, bytes);
            let after = registers.data + bytes as usize / 4;
            let second = if modify.compares() { lane_value(wave, after, lane, bytes) } else { 0 };
            let old = match place(wave, 0, bytes)? {
                Some(place) => ports.modify(wave, lane, place, bytes, |old| modify.apply(bytes, old, data, second))?,
                None => 0,
            };
            if registers.returns {
                set_lane_value(wave, registers.destination, lane, bytes, old);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const NAN: u64 = 0x7fc0_0000;
    const ONE: u64 = 0x3f80_0000;

    #[test]
    fn float_atomics_leave_memory_as_it_is_where_a_nan_is_compared() {
        assert_eq!(MinFloat.apply(4, ONE, NAN, 0), ONE);
        assert_eq!(MaxFloat.apply(4, NAN, ONE, 0), NAN);
        assert_eq!(CompareSwapFloat.apply(4, NAN, ONE, NAN), NAN);
        assert_eq!(CompareSwapFloat.apply(4, 0x8000_0000, ONE, 0), ONE);
        assert_eq!(MinFloat.apply(8, 0, 1 << 63 | 1, 0), 1 << 63 | 1);
    }

    #[test]
    fn accesses_are_cut_at_dwords() {
        assert_eq!(parts(8, 0).collect::<Vec<_>>(), [(0, 4), (4, 8)]);
        assert_eq!(parts(8, 3).collect::<Vec<_>>(), [(0, 1), (1, 4), (4, 5), (5, 8)]);
        assert_eq!(parts(1, 2).collect::<Vec<_>>(), [(0, 1)]);
    }

    #[test]
    fn a_wrap_subtracts_at_its_limit_and_adds_below_it() {
        assert_eq!(Modify::Wrap.apply(4, 7, 5, 100), 2);
        assert_eq!(Modify::Wrap.apply(4, 4, 5, 100), 104);
        assert_eq!(Modify::Wrap.apply(4, 4, 5, 0xffff_ffff), 3);
    }

    #[test]
    fn both_encodings_and_widths_of_an_operation_are_found() {
        assert_eq!(Action::of(op::BUFFER_ATOMIC_DEC_X2), Some(Action::Atomic(Shared(A::Decrement), 8)));
        assert_eq!(Action::of(op::FLAT_ATOMIC_DEC), Some(Action::Atomic(Shared(A::Decrement), 4)));
        assert_eq!(Action::of(op::DS_NOP), None);
    }
}
