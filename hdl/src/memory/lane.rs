//! The memory side of a lane: its address and store data, the dword it asks for, the bytes it receives.

use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords that one instruction moves at most.
pub const MAX_DWORDS: usize = 4;

generator_block! {
    /// Where the current dword of a lane lies. A dword that crosses a line has two parts.
    pub struct DwordAddress() {
        /// Address of the first dword, bytes.
        in address: (Bits<48>),
        /// Current dword.
        in dword: (Bits<2>),
        /// The part in the next line.
        in upper_part: (Bit),
        /// Line number of the part.
        out line: (Bits<42>),
        /// Byte offset of the dword in its first line.
        out offset: (Bits<6>),
        /// It reaches into the next line.
        out crosses: (Bit),
    }
    |g| {
        let address = g.input("address") + g.input("dword").concat(&g.zero(2)).zero_extend(48);
        let address = g.name("dword_address", &address);
        let offset = address.slice(0, 6);
        g.output("line", &(address.slice(6, 42) + g.input("upper_part").zero_extend(42)));
        g.output("offset", &offset);
        g.output("crosses", &offset.same_width(60).less(&offset));
    }
}

generator_block! {
    /// Takes a lane's dword out of a line: the line is rotated, and the bytes that belong to the part are marked.
    pub struct DwordExtract() {
        /// 64 bytes.
        in line: (Bits<512>),
        /// Byte offset of the dword in its first line.
        in offset: (Bits<6>),
        /// The line is the second one.
        in upper_part: (Bit),
        /// The dword; bytes of the other part are meaningless.
        out dword: (Bits<32>),
        /// Bytes that this line holds.
        out bytes: (Bits<4>),
    }
    |g| {
        let (line, offset, upper) = (g.input("line"), g.input("offset"), g.input("upper_part"));
        let word = offset.slice(2, 4);
        let select = |word: &Wire| line.slice_at(&word.concat(&g.zero(5)), 32);
        let pair = select(&word.plus(1)).concat(&select(&word));
        let shift = offset.slice(0, 2).concat(&g.zero(3));
        g.output("dword", &pair.slice_at(&shift, 32));
        let bytes: Vec<Wire> = (0..4u128)
            .map(|at| {
                let beyond = offset.same_width(63 - at).less(&offset);
                !(beyond ^ &upper)
            })
            .collect();
        g.output("bytes", &crate::parts::round_robin::vector_of(g, &bytes));
    }
}

hardware_block! {
    /// Address and data registers of one lane.
    pub struct MemoryLane() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A VGPR of the lane.
        pub vgpr: Signal<In, Bits<32>>,
        /// It is the low half of the address.
        pub load_low: Signal<In, Bit>,
        /// It is the high half of the address.
        pub load_high: Signal<In, Bit>,
        /// It is a dword of store data.
        pub load_data: Vec<Signal<In, Bit>> = signals(MAX_DWORDS),
        /// Scalar base plus offset, added to the address.
        pub base: Signal<In, Bits<48>>,
        /// Current dword.
        pub dword: Signal<In, Bits<2>>,
        /// Its part in the next line.
        pub upper_part: Signal<In, Bit>,
        /// Line number of the current part.
        pub line: Signal<Out, Bits<42>>,
        /// Byte offset of the current dword.
        pub offset: Signal<Out, Bits<6>>,
        /// The dword has a part in the next line.
        pub crosses: Signal<Out, Bit>,
        /// Store data of the current dword.
        pub data: Signal<Out, Bits<32>>,

        low: DFF<Bits<32>>,
        high: DFF<Bits<16>>,
        words: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        address: DwordAddress = DwordAddress::new(),
        dword_address: Signal<Local, Bits<48>>,
    }
}

impl Logic for MemoryLane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, low, high);
        // A scalar base leaves the high half of the lane's address zero.
        if self.load_low.val() {
            self.low.d.next = self.vgpr.val();
            self.high.d.next = 0.into();
        }
        if self.load_high.val() {
            self.high.d.next = self.vgpr.val().get_bits::<16>(0);
        }
        self.data.next = self.words[0].q.val();
        for i in 0..self.words.len() {
            self.words[i].clock.next = self.clock.val();
            self.words[i].d.next = self.words[i].q.val();
            if self.load_data[i].val() {
                self.words[i].d.next = self.vgpr.val();
            }
        }
        if self.dword.val() == 1 {
            self.data.next = self.words[1].q.val();
        }
        if self.dword.val() == 2 {
            self.data.next = self.words[2].q.val();
        }
        if self.dword.val() == 3 {
            self.data.next = self.words[3].q.val();
        }
        self.dword_address.next =
            ((bit_cast::<48, 16>(self.high.q.val()) << 32) | bit_cast::<48, 32>(self.low.q.val())) + self.base.val();
        self.address.address.next = self.dword_address.val();
        self.address.dword.next = self.dword.val();
        self.address.upper_part.next = self.upper_part.val();
        self.line.next = self.address.line.val();
        self.offset.next = self.address.offset.val();
        self.crosses.next = self.address.crosses.val();
    }
}
