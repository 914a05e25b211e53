//! What a simulator may look at: the debug ports of the compute unit, each with its record.
//!
//! Traces, profiles, waveform texts and the lock-step comparison read these and nothing else, with every engine. A port is
//! named here once, and the compiler checks that it is there and carries what is said; so does it for the fields that
//! somebody reads. `tombolo emit --no-debug` leaves the ports out, with everything that only they use.

use crate::compute_queue::ComputeQueue;
use crate::compute_unit::ComputeUnit;
use crate::events::{
    ConditionEvent, InstructionEvent, IssueEvent, LineEvent, LoadLaneEvent, RequestEvent, RowEvent, SharedEvent,
    StoredEvent, UnitsEvent, ValuEvent, ValuLaneEvent, WaveEvent,
};
use crate::export::record::{ExportData, ExportRow};
use crate::graphics::events::DrawEvent;
use crate::lds::crossbar::LdsRequest;
use crate::scalar::write_port::ScalarWrite;
use crate::vmem::address::Violation;
use crate::wave::WavePlace;
use rust_hdl::prelude::*;
use std::marker::PhantomData;
use tombolo_netlist::port::PortBits;

/// A port, or an array of equal ports, that carries a `T`.
pub struct Probe<T> {
    name: &'static str,
    carries: PhantomData<T>,
}

impl<T: PortBits> Probe<T> {
    /// A signal of that name is one of the port.
    pub fn has(&self, signal: &str) -> bool {
        signal.strip_prefix(self.name).is_some_and(|rest| rest.starts_with('_'))
    }

    /// Finds something for each signal of element `at` (its index in each dimension) of the port.
    ///
    /// # Errors
    /// The first that `find`, which gets the name of a signal, returns.
    pub fn find<H, E>(&self, at: &[usize], find: &mut dyn FnMut(&str) -> Result<H, E>) -> Result<T::Fields<H>, E> {
        let name = at.iter().fold(self.name.to_owned(), |name, at| format!("{name}_{at}"));
        T::fields(&name, find)
    }
}

/// A port of the compute unit: `probe!(debug_issue: Vec<Issue>)`; or of what is around it.
macro_rules! probe {
    ($block:ident, $port:ident: Vec<$record:ty>) => {{
        const _: fn(&$block) -> &Vec<Signal<Out, $record>> = |block| &block.$port;
        Probe { name: stringify!($port), carries: PhantomData }
    }};
    ($port:ident: Vec<Vec<$record:ty>>) => {{
        const _: fn(&ComputeUnit) -> &Vec<Vec<Signal<Out, $record>>> = |unit| &unit.$port;
        Probe { name: stringify!($port), carries: PhantomData }
    }};
    ($port:ident: Vec<$record:ty>) => {{
        const _: fn(&ComputeUnit) -> &Vec<Signal<Out, $record>> = |unit| &unit.$port;
        Probe { name: stringify!($port), carries: PhantomData }
    }};
    ($port:ident: $record:ty) => {{
        const _: fn(&ComputeUnit) -> &Signal<Out, $record> = |unit| &unit.$port;
        Probe { name: stringify!($port), carries: PhantomData }
    }};
}

/// A dword.
type Dword = Bits<32>;
/// Two of them.
type TwoDwords = Bits<64>;

/// Issues of each class, in the order of [`CLASSES`](crate::front::issue::CLASSES), those of SIMD 0 first.
pub const ISSUE: Probe<IssueEvent> = probe!(debug_issue: Vec<IssueEvent>);
/// Retirements in the order scalar ALU, vector ALU, scalar memory, vector load, vector store, LDS; those of SIMD 0 first.
pub const RETIRE: Probe<InstructionEvent> = probe!(debug_retire: Vec<InstructionEvent>);
/// Where the registers and the memory of a wave are, by SIMD and slot.
pub const PLACE: Probe<WavePlace> = probe!(debug_place: Vec<Vec<WavePlace>>);
/// Scalar registers written, by SIMD.
pub const SCALAR: Probe<ScalarWrite> = probe!(debug_scalar: Vec<ScalarWrite>);
/// SCC written, by SIMD.
pub const CONDITION: Probe<ConditionEvent> = probe!(debug_condition: Vec<ConditionEvent>);
/// A signal of a barrier is answered in SCC, by SIMD.
pub const ANSWER: Probe<ConditionEvent> = probe!(debug_answer: Vec<ConditionEvent>);
/// Rows written by the vector ALU, by SIMD.
pub const VALU: Probe<ValuEvent> = probe!(debug_valu: Vec<ValuEvent>);
/// What its lanes write, by SIMD and lane.
pub const VALU_LANE: Probe<ValuLaneEvent> = probe!(debug_valu_lane: Vec<Vec<ValuLaneEvent>>);
/// Rows written by MFMA, by SIMD; of CDNA4.
pub const MATRIX: Probe<ValuEvent> = probe!(debug_matrix: Vec<ValuEvent>);
/// What its lanes write to both rows, by SIMD and lane.
pub const MATRIX_LANE: Probe<Bits<64>> = probe!(debug_matrix_lane: Vec<Vec<TwoDwords>>);
/// Rows written from memory or LDS, by SIMD.
pub const LOAD: Probe<RowEvent> = probe!(debug_load: Vec<RowEvent>);
/// What lanes write of them, by SIMD and lane.
pub const LOAD_LANE: Probe<LoadLaneEvent> = probe!(debug_load_lane: Vec<Vec<LoadLaneEvent>>);
/// Accesses to the local data share, by SIMD.
pub const SHARED: Probe<SharedEvent> = probe!(debug_lds: Vec<SharedEvent>);
/// The dwords that lanes want there, by SIMD and lane.
pub const SHARED_LANE: Probe<LdsRequest> = probe!(debug_lds_lane: Vec<Vec<LdsRequest>>);
/// They want the three dwords behind too, by SIMD; of CDNA4.
pub const SHARED_FOURS: Probe<Bit> = probe!(debug_lds_fours: Vec<Bit>);
/// And what they store there, three dwords a lane, by SIMD and dword.
pub const SHARED_UPPER: Probe<Bits<32>> = probe!(debug_lds_upper: Vec<Vec<Dword>>);
/// Lanes that are served, of the SIMD that has access.
pub const SHARED_SERVED: Probe<Bit> = probe!(debug_lds_served: Vec<Bit>);
/// Whose request vector memory sends, by SIMD.
pub const VECTOR_REQUEST: Probe<RequestEvent> = probe!(debug_request: Vec<RequestEvent>);
/// Whose request scalar memory sends, by SIMD.
pub const SCALAR_REQUEST: Probe<InstructionEvent> = probe!(debug_scalar_request: Vec<InstructionEvent>);
/// Loads answered from the cache, by SIMD.
pub const HIT: Probe<LineEvent> = probe!(debug_hit: Vec<LineEvent>);
/// What stores put into lines that leave later, by SIMD and line of the two that a store writes in a cycle; of CDNA4.
pub const JOINED: Probe<StoredEvent> = probe!(debug_joined: Vec<Vec<StoredEvent>>);
/// Waves whose trap handler takes violations of memory, by SIMD.
pub const HANDLED: Probe<Bits<16>> = probe!(debug_handled: Vec<Bits<16>>);
/// Accesses that vector memory refuses and no trap handler takes, by SIMD.
pub const VIOLATION: Probe<Violation> = probe!(violation: Vec<Violation>);
/// The atomic operation in progress is of the SIMD.
pub const ATOMIC_SIMD: Probe<Bit> = probe!(debug_atomic_simd: Vec<Bit>);
/// Whose it is.
pub const ATOMIC: Probe<RequestEvent> = probe!(debug_atomic_origin: RequestEvent);
/// Rows of exports, by SIMD, where there is an export unit.
pub const EXPORT: Probe<ExportRow> = probe!(export: Vec<ExportRow>);
/// Lanes that export, by SIMD and lane.
pub const EXPORT_ACTIVE: Probe<Bit> = probe!(export_active: Vec<Vec<Bit>>);
/// Their registers, by SIMD and lane.
pub const EXPORT_DATA: Probe<ExportData> = probe!(export_data: Vec<Vec<ExportData>>);
/// What wave slots do, by SIMD and slot.
pub const WAVE: Probe<WaveEvent> = probe!(debug_wave: Vec<Vec<WaveEvent>>);
/// What draws do, where a command processor draws.
pub const DRAW: Probe<DrawEvent> = probe!(ComputeQueue, debug_draw: Vec<DrawEvent>);
/// What the units do, by SIMD.
pub const UNITS: Probe<UnitsEvent> = probe!(debug_units: Vec<UnitsEvent>);
