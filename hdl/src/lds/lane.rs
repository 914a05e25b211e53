//! The LDS side of a lane: its address, the data it stores, the dwords it loads.

use super::address::{LdsAddress, LdsPlace};
use super::crossbar::LdsRequest;
use super::data::{LdsLoadData, LdsResult, LdsStoreData, MAX_DWORDS};
use super::distance::{LdsDistance, distances};
use super::operations::{AddressSource, ElementFormat, Size};
use super::tile::tiles;
use crate::atomic::alu::{AtomicAlu, AtomicOperation};
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::constants::SHARED_APERTURE;
use rust_hdl::prelude::*;

hardware_block! {
    /// Registers of one lane and what the crossbar sees of it. `group_rows` rows of the banks belong to the work-groups.
    pub struct LdsLane(group_rows: usize, simds: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A VGPR of the lane.
        pub vgpr: Signal<In, Bits<32>>,
        /// It is the address.
        pub load_address: Signal<In, Bit>,
        /// It is a dword of data.
        pub load_data: Vec<Signal<In, Bit>> = signals(MAX_DWORDS),
        /// It is the high half of the address.
        pub load_high: Signal<In, Bit>,
        /// The results become zero.
        pub clear: Signal<In, Bit>,
        /// The first data register becomes `count`.
        pub load_count: Signal<In, Bit>,
        /// A number.
        pub count: Signal<In, Bits<32>>,
        /// Source of the address.
        pub source: Signal<In, AddressSource>,
        /// M0.
        pub m0: Signal<In, Bits<16>>,
        /// Number of the lane in its wave.
        pub number: Signal<In, Bits<6>>,
        /// Byte offset of the instruction.
        pub offset: Signal<In, Bits<18>>,
        /// Dword behind that address.
        pub dword: Signal<In, Bits<2>>,
        /// Dword of the instruction.
        pub step: Signal<In, Bits<2>>,
        /// Element size.
        pub size: Signal<In, Size>,
        /// The high half of a register is stored.
        pub high: Signal<In, Bit>,
        /// Of the results that are written: the dword.
        pub result_dword: Signal<In, Bits<2>>,
        /// How elements lie in the result.
        pub result_format: Signal<In, ElementFormat>,
        /// The part in the next word.
        pub upper_part: Signal<In, Bit>,
        /// Where places are in registers: `dword`, `offset` and `stores` are of a part to come, which is in the next word,
        pub place_upper: Vec<Signal<In, Bit>> = signals(usize::from(units.lds_address_registers)),
        /// and the registers take its place.
        pub places: Vec<Signal<In, Bit>> = signals(usize::from(units.lds_address_registers)),
        /// The access stores.
        pub stores: Signal<In, Bit>,
        /// First byte of the wave's share.
        pub base: Signal<In, Bits<18>>,
        /// Its bytes.
        pub limit: Signal<In, Bits<18>>,
        /// Data goes between lanes.
        pub crosses_lanes: Signal<In, Bit>,
        /// Through the dword of the lane named, as against the lane's own.
        pub named: Signal<In, Bit>,
        /// By the pattern.
        pub swizzles: Signal<In, Bit>,
        /// The lane of the pattern.
        pub swizzle_source: Signal<In, Bits<6>>,
        /// The wave has 64 lanes.
        pub wave64: Signal<In, Bit>,
        /// SIMD.
        pub simd: Signal<In, Bits<2>>,
        /// Zero is stored.
        pub blank: Signal<In, Bit>,
        /// Dwords with their top bit set are stored.
        pub conditional: Signal<In, Bit>,
        /// What the atomic ALU computed.
        pub computed: Signal<In, Bits<64>>,
        /// It is stored.
        pub computes: Signal<In, Bit>,
        /// Where each lane has an atomic ALU: what it computes,
        pub operation: Vec<Signal<In, AtomicOperation>> = signals(usize::from(units.lds_atomics_at_once)),
        /// on 64 bits,
        pub on_wide: Vec<Signal<In, Bit>> = signals(usize::from(units.lds_atomics_at_once)),
        /// how it keeps denormals.
        pub denormals: Vec<Signal<In, Bits<2>>> = signals(usize::from(units.lds_atomics_at_once)),
        /// What it made of the operands of the cycle before.
        pub atomic: Vec<Signal<Out, Bits<64>>> = signals(usize::from(units.lds_atomics_at_once)),
        /// The lane takes results.
        pub active: Signal<In, Bit>,
        /// The crossbar serves a load of the lane.
        pub loads: Signal<In, Bit>,
        /// The word loaded one clock ago.
        pub word: Signal<In, Bits<32>>,

        /// The instruction is about stacks.
        pub stack: Vec<Signal<In, Bit>> = signals(usize::from(units.stacks)),
        /// Then the address, whatever is in ADDR.
        pub stack_address: Vec<Signal<In, Bits<32>>> = signals(usize::from(units.stacks)),
        /// Sea Islands: the data is in LDS too, and ADDR the first address whatever the offset.
        pub from_lds: Vec<Signal<In, Bit>> = signals(distances(units.set)),
        /// The second address is that of the data.
        pub second_address: Vec<Signal<In, Bit>> = signals(distances(units.set)),
        /// Two offsets of 8 bits.
        pub offsets: Vec<Signal<In, Bits<16>>> = signals(distances(units.set)),
        /// 64-bit numbers.
        pub wide: Vec<Signal<In, Bit>> = signals(distances(units.set)),
        /// There are four dwords, and the address is theirs.
        pub of_four: Vec<Signal<In, Bit>> = signals(distances(units.set)),
        /// Where the lane's parameter is.
        pub parameter: Vec<Signal<In, Bits<32>>> = signals(units.parameters()),
        /// What is made of the lane's parameters is there.
        pub put: Vec<Signal<In, Bit>> = signals(distances(units.set)),
        /// It: the first dword of the result.
        pub interpolated: Vec<Signal<In, Bits<32>>> = signals(distances(units.set)),
        /// A FLAT instruction: only lanes in the LDS aperture take part.
        pub flat: Signal<In, Bit>,
        /// This one does.
        pub inside: Signal<Out, Bit>,
        /// The dword that it wants.
        pub request: Signal<Out, LdsRequest>,
        /// The low bits of its byte address, whatever the dword.
        pub low: Signal<Out, Bits<4>>,
        /// Bytes in range.
        pub bytes: Signal<Out, Bits<4>>,
        /// There are some.
        pub wants: Signal<Out, Bit>,
        /// There is a part in the next word.
        pub has_upper: Signal<Out, Bit>,
        /// Some of the dword is out of range.
        pub outside: Vec<Signal<Out, Bit>> = signals(usize::from(units.traps)),
        /// Where four dwords may pass at once: the dwords of an access,
        pub dwords: Vec<Signal<In, Bits<3>>> = signals(units.lds_fours()),
        /// they may do so for this lane,
        pub fits: Vec<Signal<Out, Bit>> = signals(units.lds_fours()),
        /// they do,
        pub in_fours: Vec<Signal<In, Bit>> = signals(units.lds_fours()),
        /// what is stored behind the first,
        pub upper: Vec<Signal<Out, Bits<96>>> = signals(units.lds_fours()),
        /// and what was loaded one clock ago.
        pub word_upper: Vec<Signal<In, Bits<96>>> = signals(units.lds_fours()),
        /// The dword as the register takes it.
        pub result: Signal<Out, Bits<32>>,
        /// Bytes of it.
        pub result_bytes: Signal<Out, Bits<4>>,
        /// Loaded: the first two dwords.
        pub memory: Signal<Out, Bits<64>>,
        /// Of CDNA4: the third.
        pub third: Vec<Signal<Out, Bits<32>>> = signals(tiles(units.set)),
        /// The data registers.
        pub operand: Vec<Signal<Out, Bits<64>>> = signals(2),

        register: DFF<Bits<32>>,
        words: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        results: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        in_aperture: DFF<Bit>,
        aperture: Constant<Bits<32>> = Constant::new((SHARED_APERTURE as u64).into()),
        in_aperture_now: Signal<Local, Bit>,
        loaded: DFF<Bit>,
        loaded_step: DFF<Bits<2>>,
        loaded_bytes: DFF<Bits<4>>,
        loaded_shift: DFF<Bits<2>>,
        loaded_upper: DFF<Bit>,
        loaded_fours: Vec<DFF<Bit>> = signals(units.lds_fours()),
        address: LdsAddress = LdsAddress::new(group_rows, simds, units.set, units.parameters(), units.traps, units.lds_fours()),
        // Where what is accessed lies, which may be in registers.
        placed: Vec<DFF<LdsPlace>> = signals(usize::from(units.lds_address_registers)),
        place: Signal<Local, LdsPlace>,
        store: LdsStoreData = LdsStoreData::new(),
        load: LdsLoadData = LdsLoadData::new(),
        format: LdsResult = LdsResult::new(units.set),
        alu: Vec<AtomicAlu> = (0..usize::from(units.lds_atomics_at_once)).map(|_| AtomicAlu::new(units.atomics)).collect(),
        distance: Vec<LdsDistance> = (0..distances(units.set)).map(|_| LdsDistance::new()).collect(),
    }
}

impl Logic for LdsLane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, register, in_aperture, loaded, loaded_step, loaded_bytes, loaded_shift, loaded_upper);
        if self.load_address.val() {
            self.register.d.next = self.vgpr.val();
        }
        self.in_aperture_now.next = self.in_aperture.q.val();
        if self.load_high.val() {
            self.in_aperture_now.next = self.vgpr.val() == self.aperture.val();
        }
        self.in_aperture.d.next = self.in_aperture_now.val();
        self.inside.next = !self.flat.val() | self.in_aperture_now.val();
        self.address.flat.next = self.flat.val();
        self.place.next = self.address.place.val();
        self.address.upper_part.next = self.upper_part.val();
        for k in 0..self.placed.len() {
            self.address.upper_part.next = self.place_upper[k].val();
            self.placed[k].clock.next = self.clock.val();
            self.placed[k].d.next = self.placed[k].q.val();
            if self.places[k].val() {
                self.placed[k].d.next = self.address.place.val();
            }
            self.place.next = self.placed[k].q.val();
        }
        // What the crossbar served comes back one clock later.
        self.loaded.d.next = self.loads.val();
        self.loaded_step.d.next = self.step.val();
        self.loaded_bytes.d.next = self.place.val().bytes;
        self.loaded_shift.d.next = self.place.val().shift;
        self.loaded_upper.d.next = self.upper_part.val();
        self.load.word.next = self.word.val();
        self.load.bytes.next = self.loaded_bytes.q.val();
        self.load.shift.next = self.loaded_shift.q.val();
        self.load.upper_part.next = self.loaded_upper.q.val();
        for i in 0..self.words.len() {
            self.words[i].clock.next = self.clock.val();
            self.words[i].d.next = self.words[i].q.val();
            if self.load_data[i].val() {
                self.words[i].d.next = self.vgpr.val();
            }
            self.results[i].clock.next = self.clock.val();
            self.results[i].d.next = self.results[i].q.val();
            self.store.words[i].next = self.words[i].q.val();
            self.format.results[i].next = self.results[i].q.val();
        }
        if self.load_count.val() {
            self.words[0].d.next = self.count.val();
        }
        if self.loaded.q.val() {
            if self.loaded_step.q.val() == 0 {
                self.results[0].d.next = self.results[0].q.val() | self.load.element.val();
            }
            if self.loaded_step.q.val() == 1 {
                self.results[1].d.next = self.results[1].q.val() | self.load.element.val();
            }
            if self.loaded_step.q.val() == 2 {
                self.results[2].d.next = self.results[2].q.val() | self.load.element.val();
            }
            if self.loaded_step.q.val() == 3 {
                self.results[3].d.next = self.results[3].q.val() | self.load.element.val();
            }
        }
        for i in 0..self.in_fours.len() {
            self.address.dwords[i].next = self.dwords[i].val();
            self.fits[i].next = self.address.fits[i].val();
            self.loaded_fours[i].clock.next = self.clock.val();
            self.loaded_fours[i].d.next = self.loads.val() & self.in_fours[i].val();
            if self.loaded_fours[i].q.val() {
                self.results[1].d.next = self.word_upper[i].val().get_bits::<32>(0);
                self.results[2].d.next = self.word_upper[i].val().get_bits::<32>(32);
                self.results[3].d.next = self.word_upper[i].val().get_bits::<32>(64);
            }
            self.upper[i].next = (bit_cast::<96, 32>(self.words[3].q.val()) << 64)
                | (bit_cast::<96, 32>(self.words[2].q.val()) << 32)
                | bit_cast::<96, 32>(self.words[1].q.val());
        }
        if self.clear.val() {
            self.results[0].d.next = 0.into();
            self.results[1].d.next = 0.into();
            self.results[2].d.next = 0.into();
            self.results[3].d.next = 0.into();
        }

        self.address.register.next = self.register.q.val();
        for i in 0..self.stack.len() {
            if self.stack[i].val() {
                self.address.register.next = self.stack_address[i].val();
            }
        }
        for i in 0..self.distance.len() {
            self.distance[i].register.next = self.register.q.val();
            self.distance[i].offsets.next = self.offsets[i].val();
            self.distance[i].results[0].next = self.results[1].q.val();
            self.distance[i].results[1].next = self.results[2].q.val();
            self.distance[i].results[2].next = self.results[3].q.val();
            self.distance[i].wide.next = self.wide[i].val();
            self.address.of_four[i].next = self.of_four[i].val();
            if self.put[i].val() {
                self.results[0].d.next = self.interpolated[i].val();
            }
        }
        for i in 0..self.parameter.len() {
            self.address.parameter[i].next = self.parameter[i].val();
        }
        self.address.offset.next = self.offset.val();
        for i in 0..self.distance.len() {
            if self.from_lds[i].val() {
                self.address.offset.next = 0.into();
                if self.second_address[i].val() {
                    self.address.register.next = self.distance[i].second.val();
                }
            }
        }
        self.address.source.next = self.source.val();
        self.address.m0.next = self.m0.val();
        self.address.number.next = self.number.val();
        self.address.dword.next = self.dword.val();
        self.address.pair.next = self.conditional.val();
        self.address.size.next = self.size.val();
        self.address.stores.next = self.stores.val();
        self.address.base.next = self.base.val();
        self.address.limit.next = self.limit.val();
        self.address.crosses_lanes.next = self.crosses_lanes.val();
        self.address.named.next = self.named.val();
        self.address.swizzles.next = self.swizzles.val();
        self.address.swizzle_source.next = self.swizzle_source.val();
        self.address.wave64.next = self.wave64.val();
        self.address.simd.next = self.simd.val();
        self.request.next.bank = self.place.val().bank;
        self.request.next.row = self.place.val().row;
        self.low.next = self.address.low.val();
        self.bytes.next = self.place.val().bytes;
        self.wants.next = self.place.val().wants;
        self.has_upper.next = self.place.val().has_upper;
        for k in 0..self.outside.len() {
            self.outside[k].next = self.address.outside[k].val();
        }

        self.store.register.next = self.register.q.val();
        self.store.computed.next = self.computed.val();
        self.store.computes.next = self.computes.val();
        self.store.dword.next = self.step.val();
        self.store.high.next = self.high.val();
        self.store.swizzles.next = self.swizzles.val();
        self.store.blank.next = self.blank.val();
        self.store.conditional.next = self.conditional.val();
        self.store.shift.next = self.place.val().shift;
        self.store.upper_part.next = self.upper_part.val();
        self.store.bytes.next = self.place.val().bytes;
        self.request.next.data = self.store.data.val();
        self.request.next.bytes = self.store.mask.val();

        self.format.dword.next = self.result_dword.val();
        self.format.format.next = self.result_format.val();
        self.format.active.next = self.active.val();
        self.result.next = self.format.data.val();
        self.result_bytes.next = self.format.bytes.val();
        self.memory.next =
            (bit_cast::<64, 32>(self.results[1].q.val()) << 32) | bit_cast::<64, 32>(self.results[0].q.val());
        for i in 0..self.third.len() {
            self.third[i].next = self.results[2].q.val();
        }
        self.operand[0].next =
            (bit_cast::<64, 32>(self.words[1].q.val()) << 32) | bit_cast::<64, 32>(self.words[0].q.val());
        for i in 0..self.distance.len() {
            if self.from_lds[i].val() {
                self.operand[0].next = self.distance[i].data.val();
            }
        }
        self.operand[1].next =
            (bit_cast::<64, 32>(self.words[3].q.val()) << 32) | bit_cast::<64, 32>(self.words[2].q.val());
        for k in 0..self.alu.len() {
            self.alu[k].clock.next = self.clock.val();
            self.alu[k].operation.next = self.operation[k].val();
            self.alu[k].wide.next = self.on_wide[k].val();
            self.alu[k].denormals.next = self.denormals[k].val();
            self.alu[k].memory.next = self.memory.val();
            self.alu[k].data.next = self.operand[0].val();
            self.alu[k].comparand.next = bit_cast::<64, 32>(self.words[1].q.val());
            if self.on_wide[k].val() {
                self.alu[k].comparand.next = self.operand[1].val();
            }
            self.atomic[k].next = self.alu[k].result.val();
        }
    }
}
