//! The LDS side of a lane: its address, the data it stores, the dwords it loads.

use super::operations::{AddressSource, Size};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords that one instruction moves at most.
pub const MAX_DWORDS: usize = 4;

generator_block! {
    /// Where the current dword of a lane lies and what of it is within the wave's share. A dword that is not aligned lies in
    /// two words: two parts. `group_rows` rows belong to the work-groups.
    pub struct LdsAddress(group_rows: usize) {
        /// The register in ADDR.
        in register: (Bits<32>),
        /// Source of the address.
        in source: (Bits<2>),
        /// M0.
        in m0: (Bits<16>),
        /// Number of the lane in its wave.
        in number: (Bits<6>),
        /// Byte offset of the instruction.
        in offset: (Bits<18>),
        /// Dword behind the address.
        in dword: (Bits<2>),
        /// The address is that of a pair of dwords.
        in pair: (Bit),
        /// Element size.
        in size: (Bits<2>),
        /// The part in the next word.
        in upper_part: (Bit),
        /// First byte of the wave's share.
        in base: (Bits<17>),
        /// Its bytes.
        in limit: (Bits<17>),
        /// Data goes between lanes, through a dword of the lane's own or of the lane named.
        in crosses_lanes: (Bit),
        /// The named one's.
        in named: (Bit),
        /// It is named by the pattern.
        in swizzles: (Bit),
        /// The lane of the pattern.
        in swizzle_source: (Bits<6>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// SIMD.
        in simd: (Bit),
        /// Bank of the part.
        out bank: (Bits<5>),
        /// Row.
        out row: (Bits<10>),
        /// Bytes of the word that are in range.
        out bytes: (Bits<4>),
        /// Byte offset of the element in its first word.
        out shift: (Bits<2>),
        /// The element has a part in the next word.
        out has_upper: (Bit),
    }
    |g| {
        let [register, m0, number, offset, dword] =
            ["register", "m0", "number", "offset", "dword"].map(|name| g.input(name));
        let thread = m0.zero_extend(32) + number.concat(&g.zero(2)).zero_extend(32);
        let base = g.lookup(
            &g.input("source"),
            &[(AddressSource::Thread as u128, thread), (AddressSource::None as u128, g.zero(32))],
            &register,
        );
        let first = g.name("first_byte", &(base + offset.zero_extend(32)));
        let aligned = first.slice(3, 13).concat(&g.zero(3)).zero_extend(32);
        let first = g.input("pair").select(&aligned, &first);
        let address = g.name("address", &(first + dword.concat(&g.zero(2)).zero_extend(32)));
        let size = g.input("size");
        let limit = g.input("limit");
        let wanted: Vec<Wire> = (0..4u128)
            .map(|at| {
                let byte = address.slice(0, 18).zero_extend(19).plus(at);
                let below = address.slice(18, 14).none() & byte.less(&limit.zero_extend(19));
                let needed = match at {
                    0 => g.constant(1, 1),
                    1 => !size.is(Size::Byte as u128),
                    _ => size.is(Size::Dword as u128),
                };
                below & needed
            })
            .collect();
        let wanted = crate::parts::round_robin::vector_of(g, &wanted);
        let shift = address.slice(0, 2);
        let both = g.name("bytes_of_parts", &wanted.zero_extend(8).shift_left(&shift));
        let upper = g.input("upper_part");
        let word = address.slice(2, 15) + g.input("base").slice(2, 15) + upper.zero_extend(15);

        let index = g.name("index", &(&register + offset.zero_extend(32)).slice(2, 6));
        let index = (index.bit(5) & g.input("wave64")).concat(&index.slice(0, 5));
        let index = g.input("swizzles").select(&g.input("swizzle_source"), &index);
        let lane = g.input("named").select(&index, &number);
        let own_row = g.input("simd").concat(&lane.bit(5)).zero_extend(10);
        let scratch = own_row.plus(group_rows as u128);
        let crosses = g.input("crosses_lanes");
        g.output("bank", &crosses.select(&lane.slice(0, 5), &word.slice(0, 5)));
        g.output("row", &crosses.select(&scratch, &word.slice(5, 10)));
        let bytes = upper.select(&both.slice(4, 4), &both.slice(0, 4));
        g.output("bytes", &(bytes | crosses.repeat(4)));
        g.output("shift", &shift.when(&!&crosses));
        g.output("has_upper", &(both.slice(4, 4).any() & !crosses));
    }
}

generator_block! {
    /// What a lane stores in the current part.
    pub struct LdsStoreData() {
        /// Data registers.
        in words: [Bits<32>; MAX_DWORDS],
        /// The register in ADDR.
        in register: (Bits<32>),
        /// What the atomic ALU computed.
        in computed: (Bits<64>),
        /// It is stored.
        in computes: (Bit),
        /// Dword.
        in dword: (Bits<2>),
        /// The high half of the data register.
        in high: (Bit),
        /// The data is the register in ADDR.
        in swizzles: (Bit),
        /// Zero is stored.
        in blank: (Bit),
        /// A dword is stored without its top bit, if that is set.
        in conditional: (Bit),
        /// Byte offset in the first word.
        in shift: (Bits<2>),
        /// The part in the next word.
        in upper_part: (Bit),
        /// Bytes in range.
        in bytes: (Bits<4>),
        /// The word.
        out data: (Bits<32>),
        /// Bytes of it that are stored.
        out mask: (Bits<4>),
    }
    |g| {
        let dword = g.input("dword");
        let words: Vec<_> = (0..).zip(g.inputs("words", MAX_DWORDS)).collect();
        let word = g.lookup(&dword, &words[1..], &words[0].1);
        let computed = g.input("computed");
        let computed = dword.bit(0).select(&computed.slice(32, 32), &computed.slice(0, 32));
        let word = g.input("computes").select(&computed, &word);
        let word = g.input("high").select(&word.slice(16, 16).zero_extend(32), &word);
        let word = g.input("swizzles").select(&g.input("register"), &word);
        let word = g.name("stored", &word.when(&!g.input("blank")));
        let conditional = g.input("conditional");
        let mask = g.input("bytes").when(&(!&conditional | word.msb()));
        let word = (word.msb() & !conditional).concat(&word.slice(0, 31));
        let amount = g.input("shift").concat(&g.zero(3));
        let both = word.zero_extend(64).shift_left(&amount);
        g.output("data", &g.input("upper_part").select(&both.slice(32, 32), &both.slice(0, 32)));
        g.output("mask", &mask);
    }
}

generator_block! {
    /// The bytes of an element that a part has loaded, in their places.
    pub struct LdsLoadData() {
        /// The word.
        in word: (Bits<32>),
        /// Bytes of it that are in range.
        in bytes: (Bits<4>),
        /// Byte offset of the element in its first word.
        in shift: (Bits<2>),
        /// The word is the second one.
        in upper_part: (Bit),
        /// The bytes, zeros elsewhere.
        out element: (Bits<32>),
    }
    |g| {
        let bytes = g.input("bytes");
        let mask: Vec<Wire> = (0..4).rev().map(|at| bytes.bit(at).repeat(8)).collect();
        let word = g.input("word") & g.concat(&mask.iter().collect::<Vec<_>>());
        let upper = g.input("upper_part");
        let both = word.when(&upper).concat(&word.when(&!&upper));
        let amount = g.input("shift").concat(&g.zero(3));
        g.output("element", &both.shift_right(&amount).slice(0, 32));
    }
}

generator_block! {
    /// A loaded element as the register takes it.
    pub struct LdsResult() {
        /// Loaded dwords.
        in results: [Bits<32>; MAX_DWORDS],
        /// The one returned.
        in dword: (Bits<2>),
        /// Element size.
        in size: (Bits<2>),
        /// Signed elements.
        in signed: (Bit),
        /// Half a register.
        in d16: (Bit),
        /// The high half.
        in high: (Bit),
        /// The lane takes it.
        in active: (Bit),
        /// The register.
        out data: (Bits<32>),
        /// Bytes of it.
        out bytes: (Bits<4>),
    }
    |g| {
        let results: Vec<_> = (0..).zip(g.inputs("results", MAX_DWORDS)).collect();
        let word = g.lookup(&g.input("dword"), &results[1..], &results[0].1);
        let signed = g.input("signed");
        let extended = |width: u32| (word.bit(width - 1) & &signed).repeat(32 - width).concat(&word.slice(0, width));
        let arms = [(Size::Byte as u128, extended(8)), (Size::Half as u128, extended(16))];
        let value = g.lookup(&g.input("size"), &arms, &word);
        let (d16, high) = (g.input("d16"), g.input("high") & g.input("d16"));
        g.output("data", &high.select(&value.slice(0, 16).concat(&g.zero(16)), &value));
        let bytes = (!(&d16 & !&high)).repeat(2).concat(&(!&high).repeat(2));
        g.output("bytes", &bytes.when(&g.input("active")));
    }
}

hardware_block! {
    /// Registers of one lane and what the crossbar sees of it. `group_rows` rows of the banks belong to the work-groups.
    pub struct LdsLane(group_rows: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A VGPR of the lane.
        pub vgpr: Signal<In, Bits<32>>,
        /// It is the address.
        pub load_address: Signal<In, Bit>,
        /// It is a dword of data.
        pub load_data: Vec<Signal<In, Bit>> = signals(MAX_DWORDS),
        /// The results become zero.
        pub clear: Signal<In, Bit>,
        /// The first data register becomes `count`.
        pub load_count: Signal<In, Bit>,
        /// A number.
        pub count: Signal<In, Bits<32>>,
        /// Source of the address.
        pub source: Signal<In, Bits<2>>,
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
        pub size: Signal<In, Bits<2>>,
        /// Signed elements.
        pub signed: Signal<In, Bit>,
        /// Half a register.
        pub d16: Signal<In, Bit>,
        /// The high half.
        pub high: Signal<In, Bit>,
        /// The part in the next word.
        pub upper_part: Signal<In, Bit>,
        /// First byte of the wave's share.
        pub base: Signal<In, Bits<17>>,
        /// Its bytes.
        pub limit: Signal<In, Bits<17>>,
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
        pub simd: Signal<In, Bit>,
        /// Zero is stored.
        pub blank: Signal<In, Bit>,
        /// Dwords with their top bit set are stored.
        pub conditional: Signal<In, Bit>,
        /// What the atomic ALU computed.
        pub computed: Signal<In, Bits<64>>,
        /// It is stored.
        pub computes: Signal<In, Bit>,
        /// The lane takes results.
        pub active: Signal<In, Bit>,
        /// The crossbar serves a load of the lane.
        pub loads: Signal<In, Bit>,
        /// The word loaded one clock ago.
        pub word: Signal<In, Bits<32>>,

        /// Bank wanted.
        pub bank: Signal<Out, Bits<5>>,
        /// Row.
        pub row: Signal<Out, Bits<10>>,
        /// What is stored.
        pub data: Signal<Out, Bits<32>>,
        /// Bytes that are stored.
        pub mask: Signal<Out, Bits<4>>,
        /// Bytes in range.
        pub bytes: Signal<Out, Bits<4>>,
        /// There is a part in the next word.
        pub has_upper: Signal<Out, Bit>,
        /// The dword as the register takes it.
        pub result: Signal<Out, Bits<32>>,
        /// Bytes of it.
        pub result_bytes: Signal<Out, Bits<4>>,
        /// Loaded: the first two dwords.
        pub memory: Signal<Out, Bits<64>>,
        /// The data registers.
        pub operand: Vec<Signal<Out, Bits<64>>> = signals(2),

        register: DFF<Bits<32>>,
        words: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        results: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        loaded: DFF<Bit>,
        loaded_step: DFF<Bits<2>>,
        loaded_bytes: DFF<Bits<4>>,
        loaded_shift: DFF<Bits<2>>,
        loaded_upper: DFF<Bit>,
        address: LdsAddress = LdsAddress::new(group_rows),
        store: LdsStoreData = LdsStoreData::new(),
        load: LdsLoadData = LdsLoadData::new(),
        format: LdsResult = LdsResult::new(),
    }
}

impl Logic for LdsLane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, register, loaded, loaded_step, loaded_bytes, loaded_shift, loaded_upper);
        if self.load_address.val() {
            self.register.d.next = self.vgpr.val();
        }
        // What the crossbar served comes back one clock later.
        self.loaded.d.next = self.loads.val();
        self.loaded_step.d.next = self.step.val();
        self.loaded_bytes.d.next = self.address.bytes.val();
        self.loaded_shift.d.next = self.address.shift.val();
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
        if self.clear.val() {
            self.results[0].d.next = 0.into();
            self.results[1].d.next = 0.into();
            self.results[2].d.next = 0.into();
            self.results[3].d.next = 0.into();
        }

        self.address.register.next = self.register.q.val();
        self.address.source.next = self.source.val();
        self.address.m0.next = self.m0.val();
        self.address.number.next = self.number.val();
        self.address.offset.next = self.offset.val();
        self.address.dword.next = self.dword.val();
        self.address.pair.next = self.conditional.val();
        self.address.size.next = self.size.val();
        self.address.upper_part.next = self.upper_part.val();
        self.address.base.next = self.base.val();
        self.address.limit.next = self.limit.val();
        self.address.crosses_lanes.next = self.crosses_lanes.val();
        self.address.named.next = self.named.val();
        self.address.swizzles.next = self.swizzles.val();
        self.address.swizzle_source.next = self.swizzle_source.val();
        self.address.wave64.next = self.wave64.val();
        self.address.simd.next = self.simd.val();
        self.bank.next = self.address.bank.val();
        self.row.next = self.address.row.val();
        self.bytes.next = self.address.bytes.val();
        self.has_upper.next = self.address.has_upper.val();

        self.store.register.next = self.register.q.val();
        self.store.computed.next = self.computed.val();
        self.store.computes.next = self.computes.val();
        self.store.dword.next = self.step.val();
        self.store.high.next = self.high.val();
        self.store.swizzles.next = self.swizzles.val();
        self.store.blank.next = self.blank.val();
        self.store.conditional.next = self.conditional.val();
        self.store.shift.next = self.address.shift.val();
        self.store.upper_part.next = self.upper_part.val();
        self.store.bytes.next = self.address.bytes.val();
        self.data.next = self.store.data.val();
        self.mask.next = self.store.mask.val();

        self.format.dword.next = self.step.val();
        self.format.size.next = self.size.val();
        self.format.signed.next = self.signed.val();
        self.format.d16.next = self.d16.val();
        self.format.high.next = self.high.val();
        self.format.active.next = self.active.val();
        self.result.next = self.format.data.val();
        self.result_bytes.next = self.format.bytes.val();
        self.memory.next =
            (bit_cast::<64, 32>(self.results[1].q.val()) << 32) | bit_cast::<64, 32>(self.results[0].q.val());
        self.operand[0].next =
            (bit_cast::<64, 32>(self.words[1].q.val()) << 32) | bit_cast::<64, 32>(self.words[0].q.val());
        self.operand[1].next =
            (bit_cast::<64, 32>(self.words[3].q.val()) << 32) | bit_cast::<64, 32>(self.words[2].q.val());
    }
}
