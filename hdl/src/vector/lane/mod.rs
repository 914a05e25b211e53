//! One lane of the vector ALU: its slice of the VGPR file, operand registers, units, write-back.
//!
//! ```text
//!   stage 1            stage 2 .. 5                        stage 6
//!   VGPR data or       integer unit, float unit            result to the VGPR file, to `held`, to
//!   bypass to operand                                      the operand registers of a dependent
//!   registers                                              operation five cycles behind
//! ```

pub mod operands;
pub mod prepare;
pub mod second;
pub mod vgprs;

use crate::arith::float::{self, FloatUnit};
use crate::arith::integer::{self, IntegerUnit};
use crate::config::Units;
use crate::events::{LoadLaneEvent, ValuLaneEvent};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::vector::dual::DualControl;
use crate::vector::record::UnitName;
use operands::OperandRegisters;
use rust_hdl::prelude::*;
use second::{BothResults, SecondSources, SecondUnits};
use tombolo_netlist::generator_block;
use vgprs::{BANKS, LaneVgprs, read_ports};

generator_block! {
    /// Puts a result that is a part of its row in every place that it may have there; without `parts` there is none such.
    pub struct ResultPlace(parts: bool) {
        /// The result: 16- and 8-bit ones in the lowest bits.
        in value: (Bits<64>),
        /// Bytes that are written.
        in bytes: (Bits<4>),
        /// Two or four copies of them.
        out placed: (Bits<64>),
    }
    |g| {
        let (value, bytes) = (g.input("value"), g.input("bytes"));
        let low = value.slice(0, 32);
        let is_half = bytes.is(3) | bytes.is(12);
        let placed = is_half.select(&value.slice(0, 16).repeat(2), &value.slice(0, 8).repeat(4));
        let placed = if parts { bytes.all().select(&low, &placed) } else { low };
        g.output("placed", &value.slice(32, 32).concat(&placed));
    }
}

hardware_block! {
    /// One physical lane, which serves `beats` lanes of a wave in turn, with `rows` rows of VGPRs. Its float unit is beside
    /// it where lanes share them ([`crate::vector::paired_float`]). `prepared`: bits of the preparation of sources that operations
    /// set.
    pub struct ValuLane(rows: usize, beats: usize, units: Units, prepared: u128) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Reads a bank, by its first port and so on.
        pub read: Vec<Signal<In, Bit>> = signals(BANKS * read_ports(units.reads_by_source())),
        /// At this address.
        pub read_address: Vec<Signal<In, Bits<12>>> = signals(BANKS * read_ports(units.reads_by_source())),
        /// Which is where the bank is written.
        pub is_written: Vec<Signal<In, Bit>> = signals(BANKS * read_ports(units.reads_by_source())),
        /// Operand halves to load in stage 1 (s0 low, s0 high, s1 low ...).
        pub load: Signal<In, Bits<6>>,
        /// Bank of each half.
        pub bank: Signal<In, Bits<12>>,
        /// Source of each half, [`operands::source`].
        pub source: Signal<In, Bits<12>>,
        /// A bypass takes the high half of the result.
        pub bypass_high: Signal<In, Bits<6>>,
        /// Scalars and constants, stage 1.
        pub scalar: Vec<Signal<In, Bits<64>>> = signals(3),
        /// Preparation of the sources, stage 1.
        pub prepare: Signal<In, Bits<{ prepare::WIDTH as usize }>>,
        /// The first source comes from another lane, stage 1.
        pub uses_crossed: Signal<In, Bit>,
        /// What it is.
        pub crossed: Signal<In, Bits<32>>,
        /// Operation Y of a dual instruction.
        pub dual: Vec<Signal<In, DualControl>> = signals(usize::from(units.dual_issue)),
        /// Control of the integer unit, stage 2.
        pub integer_control: Signal<In, integer::Control>,
        /// Control of the float unit, stage 2.
        pub float_control: Signal<In, Bits<{ float::CONTROL_WIDTH as usize }>>,
        /// An operation of it enters, stage 2.
        pub integer_start: Signal<In, Bit>,
        /// An operation of the float unit.
        pub float_start: Signal<In, Bit>,
        /// The lane's bit of the mask source, stage 2.
        pub mask: Signal<In, Bit>,
        /// Number of the lane in its wave, stage 2.
        pub number: Signal<In, Bits<6>>,
        /// The unit whose result it is, stage 6.
        pub unit: Signal<In, UnitName>,
        /// The result of units outside of the lane, stage 6.
        pub shared_value: Signal<In, Bits<64>>,
        /// Their comparison.
        pub shared_flag: Signal<In, Bit>,
        /// Bytes of the low half of the result that are written, stage 6.
        pub result_bytes: Signal<In, Bits<4>>,
        /// The lane is active in the operation in stage 6.
        pub active: Signal<In, Bit>,
        /// Writes of each bank: address, and which of the results.
        pub write_address: Vec<Signal<In, Bits<12>>> = signals(BANKS),
        /// The low half of the result.
        pub write_low: Vec<Signal<In, Bit>> = signals(BANKS),
        /// The high half of the result.
        pub write_high: Vec<Signal<In, Bit>> = signals(BANKS),
        /// Data from memory or the dispatcher.
        pub write_memory: Vec<Signal<In, Bit>> = signals(BANKS),
        /// That data.
        pub memory_data: Signal<In, Bits<32>>,
        /// Its bytes for this lane.
        pub memory_bytes: Signal<In, Bits<4>>,
        /// Of MFMA: the first row of results,
        pub matrix_low: Vec<Signal<In, Bit>> = signals(BANKS * usize::from(units.mfma())),
        /// and the second.
        pub matrix_high: Vec<Signal<In, Bit>> = signals(BANKS * usize::from(units.mfma())),
        /// Those results.
        pub matrix: Vec<Signal<In, Bits<64>>> = signals(usize::from(units.mfma())),
        /// Bank that vector memory or LDS reads, stage 1: a bit each.
        pub memory_banks: Signal<In, Bits<4>>,
        /// The register it read.
        pub memory_read: Signal<Out, Bits<32>>,
        /// Carry or comparison, stage 6.
        pub flag: Signal<Out, Bit>,
        /// That of the integer unit, stage 3, where operations may take it from there.
        pub early_flag: Vec<Signal<Out, Bit>> = signals(usize::from(beats == 1)),
        /// What it writes for the vector ALU, for the debug ports.
        pub debug_valu: Signal<Out, ValuLaneEvent>,
        /// What it writes from memory or the local data share.
        pub debug_load: Signal<Out, LoadLaneEvent>,
        /// The result, stage 6; one that is a part of its row is there in every place.
        pub result: Signal<Out, Bits<64>>,
        /// Exceptions of that result.
        pub shared_exceptions: Vec<Signal<In, Bits<7>>> = signals(usize::from(units.exceptions)),
        /// Exceptions, stage 6, as EXCP_FLAG_USER has them.
        pub exceptions: Vec<Signal<Out, Bits<7>>> = signals(usize::from(units.exceptions)),
        /// The sources, stage 2.
        pub operand: Vec<Signal<Out, Bits<64>>> = signals(3),

        vgprs: LaneVgprs = LaneVgprs::new(rows, units, beats),
        operands: OperandRegisters = OperandRegisters::new(prepared, beats, units.dual_issue, units.reads_by_source()),
        integer: IntegerUnit = IntegerUnit::new(units),
        float: Vec<FloatUnit> = (0..usize::from(!units.paired_float)).map(|_| FloatUnit::new(units, float::STAGES)).collect(),
        second_sources: Vec<SecondSources> = (0..usize::from(units.dual_issue)).map(|_| SecondSources::new()).collect(),
        both: Vec<BothResults> = (0..usize::from(units.dual_issue)).map(|_| BothResults::new()).collect(),
        second: Vec<SecondUnits> = (0..usize::from(units.dual_issue)).map(|_| SecondUnits::new(units)).collect(),
        place: ResultPlace = ResultPlace::new(units.writes_parts()),
        chosen: Signal<Local, Bits<64>>,
        raised: Vec<Signal<Local, Bits<7>>> = signals(usize::from(units.exceptions)),
    }
}

impl Logic for ValuLane {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, vgprs, operands, integer);
        self.chosen.next = self.integer.value.val();
        self.flag.next = self.integer.flag.val();
        for i in 0..self.early_flag.len() {
            self.early_flag[i].next = self.integer.early_flag.val();
        }
        if self.unit.val() != UnitName::Integer {
            self.chosen.next = self.shared_value.val();
            self.flag.next = self.shared_flag.val();
        }
        for i in 0..self.float.len() {
            if self.unit.val() == UnitName::Float {
                self.chosen.next = self.float[i].value.val();
                self.flag.next = self.float[i].flag.val();
            }
        }
        for k in 0..self.exceptions.len() {
            self.raised[k].next = 0.into();
            if self.unit.val() == UnitName::Shared {
                self.raised[k].next = self.shared_exceptions[k].val();
            }
            for i in 0..self.float.len() {
                if self.unit.val() == UnitName::Float {
                    self.raised[k].next = self.float[i].exceptions[k].val();
                }
            }
        }
        for k in 0..self.exceptions.len() {
            self.exceptions[k].next = self.raised[k].val();
            for i in 0..self.second.len() {
                self.exceptions[k].next = self.raised[k].val() | self.second[i].exceptions[k].val();
            }
        }
        self.place.value.next = self.chosen.val();
        for k in 0..self.second.len() {
            self.second_sources[k].control.next = self.dual[k].val();
            self.second_sources[k].mask.next = self.mask.val();
            for i in 0..self.operand.len() {
                self.second_sources[k].operand[i].next = self.operands.operand[i].val();
                self.second[k].source[i].next = self.second_sources[k].source[i].val();
            }
            self.second[k].clock.next = self.clock.val();
            self.second[k].control.next = self.dual[k].val();
            self.second[k].mask.next = self.second_sources[k].selects.val();
            self.both[k].first.next = self.chosen.val();
            self.both[k].control.next = self.dual[k].val();
            self.both[k].second.next = self.second[k].value.val();
            self.place.value.next = self.both[k].result.val();
            self.operands.third[k].next = self.second_sources[k].third.val();
        }
        self.place.bytes.next = self.result_bytes.val();
        self.result.next = self.place.placed.val();
        for i in 0..self.read.len() {
            self.vgprs.read[i].next = self.read[i].val();
            self.vgprs.read_address[i].next = self.read_address[i].val();
            self.vgprs.is_written[i].next = self.is_written[i].val();
            self.operands.data[i].next = self.vgprs.data[i].val();
        }
        for i in 0..self.write_low.len() {
            self.vgprs.write_address[i].next = self.write_address[i].val();
            self.vgprs.write_low[i].next = self.write_low[i].val() & self.active.val();
            self.vgprs.write_high[i].next = self.write_high[i].val() & self.active.val();
            self.vgprs.write_memory[i].next = self.write_memory[i].val();
        }
        for k in 0..self.matrix.len() {
            self.vgprs.matrix[k].next = self.matrix[k].val();
        }
        for i in 0..self.matrix_low.len() {
            self.vgprs.matrix_low[i].next = self.matrix_low[i].val();
            self.vgprs.matrix_high[i].next = self.matrix_high[i].val();
        }
        self.vgprs.result.next = self.place.placed.val();
        self.vgprs.result_bytes.next = self.result_bytes.val();
        self.vgprs.memory_data.next = self.memory_data.val();
        self.vgprs.memory_bytes.next = self.memory_bytes.val();
        self.memory_read.next = self.operands.memory_read.val();

        self.operands.load.next = self.load.val();
        self.operands.bank.next = self.bank.val();
        self.operands.source.next = self.source.val();
        self.operands.bypass_high.next = self.bypass_high.val();
        self.operands.result.next = self.place.placed.val();
        self.operands.result_bytes.next = self.result_bytes.val();
        self.operands.prepare.next = self.prepare.val();
        self.operands.uses_crossed.next = self.uses_crossed.val();
        self.operands.crossed.next = self.crossed.val();
        self.operands.active.next = self.active.val();
        self.operands.memory_banks.next = self.memory_banks.val();
        for i in 0..self.scalar.len() {
            self.operands.scalar[i].next = self.scalar[i].val();
            self.operand[i].next = self.operands.operand[i].val();
        }

        self.integer.start.next = self.integer_start.val();
        self.integer.control.next = self.integer_control.val();
        self.integer.s0.next = self.operands.operand[0].val();
        self.integer.s1.next = self.operands.operand[1].val();
        self.integer.s2.next = self.operands.operand[2].val();
        self.integer.mask.next = self.mask.val();
        self.integer.lane.next = self.number.val();
        for i in 0..self.float.len() {
            self.float[i].clock.next = self.clock.val();
            self.float[i].start.next = self.float_start.val();
            self.float[i].control.next = self.float_control.val();
            self.float[i].s0.next = self.operands.operand[0].val();
            self.float[i].s1.next = self.operands.operand[1].val();
            self.float[i].s2.next = self.operands.operand[2].val();
            self.float[i].mask.next = self.mask.val();
        }
        self.debug_valu.next.active = self.active.val();
        self.debug_valu.next.data = self.result.val();
        self.debug_load.next.bytes = self.memory_bytes.val();
        self.debug_load.next.data = self.memory_data.val();
    }
}
