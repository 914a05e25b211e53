//! One scalar load at a time: S_LOAD of 8 to 512 bits into SGPRs. [`super::scalar_loads`] runs several side by side.
//!
//! The address is SBASE + IOFFSET + SOFFSET, aligned down to the size of a dword (or of the 16-bit datum). A line is
//! fetched for all the dwords that it holds; up to two dwords a cycle go to the SGPR file.

use crate::front::opcode_rom::field;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::table;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What a load fetches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// That many dwords.
    Dwords(u8),
    /// One byte, extended with zeros or the sign.
    Byte {
        /// Sign extension.
        signed: bool,
    },
    /// 16 bits, extended with zeros or the sign.
    Half {
        /// Sign extension.
        signed: bool,
    },
}

/// The opcodes executed here.
pub const EXECUTES: &[(&str, Load)] = &[
    ("s_load_b32", Load::Dwords(1)),
    ("s_load_b64", Load::Dwords(2)),
    ("s_load_b96", Load::Dwords(3)),
    ("s_load_b128", Load::Dwords(4)),
    ("s_load_b256", Load::Dwords(8)),
    ("s_load_b512", Load::Dwords(16)),
    ("s_load_i8", Load::Byte { signed: true }),
    ("s_load_u8", Load::Byte { signed: false }),
    ("s_load_i16", Load::Half { signed: true }),
    ("s_load_u16", Load::Half { signed: false }),
];

impl Load {
    fn dwords(self) -> u8 {
        if let Self::Dwords(count) = self { count } else { 1 }
    }

    /// Dwords 0, 16-bit 1, 8-bit 2, plus 4 for signed.
    fn narrowing(self) -> u8 {
        match self {
            Self::Dwords(_) => 0,
            Self::Half { signed } => 1 + 4 * u8::from(signed),
            Self::Byte { signed } => 2 + 4 * u8::from(signed),
        }
    }
}

generator_block! {
    /// Fields of a scalar load.
    pub struct ScalarLoadDecode() {
        /// First dword.
        in word0: (Bits<32>),
        /// Second dword.
        in word1: (Bits<32>),
        /// First register of the base pair.
        out base: (Bits<7>),
        /// Offset register; NULL reads zero.
        out offset: (Bits<7>),
        /// Signed byte offset.
        out immediate: (Bits<48>),
        /// First destination register.
        out destination: (Bits<7>),
        /// Dwords to load.
        out dwords: (Bits<5>),
        /// 0 dwords, 1 16 bits, 2 8 bits; plus 4: signed.
        out narrowing: (Bits<3>),
    }
    |g| {
        let words = g.input("word1").concat(&g.input("word0"));
        let get = |name| field(&words, Format::Smem, name);
        g.output("base", &get(FieldName::Sbase).concat(&g.zero(1)));
        g.output("offset", &get(FieldName::Soffset));
        g.output("immediate", &get(FieldName::Ioffset).sign_extend(48));
        g.output("destination", &get(FieldName::Sdata));
        let by_opcode = |width: u32, value: &dyn Fn(Load) -> u8| {
            let rows = EXECUTES.iter().flat_map(|(mnemonic, load)| {
                let rows = table::by_mnemonic(mnemonic).filter(|row| row.format == Format::Smem);
                rows.map(|row| (u128::from(row.opcode), g.constant(width, value(*load).into())))
            });
            g.lookup(&get(FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(width))
        };
        g.output("dwords", &by_opcode(5, &Load::dwords));
        g.output("narrowing", &by_opcode(3, &Load::narrowing));
    }
}

generator_block! {
    /// Takes the dword at an address out of a line, and the one behind it.
    pub struct LineDwords() {
        /// 64 bytes.
        in line: (Bits<512>),
        /// Byte address within the line.
        in offset: (Bits<6>),
        /// As in [`ScalarLoadDecode`].
        in narrowing: (Bits<3>),
        /// The dword, narrowed and extended.
        out first: (Bits<32>),
        /// The next one.
        out second: (Bits<32>),
    }
    |g| {
        let (line, offset, narrowing) = (g.input("line"), g.input("offset"), g.input("narrowing"));
        let position = offset.slice(2, 4).concat(&g.zero(5));
        let pair = line.slice_at(&position, 64);
        let dword = pair.slice(0, 32);
        let signed = narrowing.bit(2);
        let extend = |part: Wire| {
            let missing = 32 - part.width();
            (part.msb() & &signed).repeat(missing).concat(&part)
        };
        let half = extend(dword.slice_at(&offset.bit(1).concat(&g.zero(4)), 16));
        let byte = extend(dword.slice_at(&offset.slice(0, 2).concat(&g.zero(3)), 8));
        g.output("first", &g.lookup(&narrowing.slice(0, 2), &[(1, half), (2, byte)], &dword));
        g.output("second", &pair.slice(32, 32));
    }
}

generator_block! {
    /// The bytes of a line that a load takes: whole dwords.
    pub struct WantedBytes() {
        /// Byte address within the line.
        in offset: (Bits<6>),
        /// Dwords still to load, from there on.
        in dwords: (Bits<5>),
        /// One bit a byte.
        out bytes: (Bits<64>),
    }
    |g| {
        let first = g.input("offset").slice(2, 4);
        let beyond = g.input("dwords").zero_extend(6) + first.zero_extend(6);
        let dword = |at: u128| {
            let wanted = !first.same_width(at).less(&first) & beyond.same_width(at).less(&beyond);
            wanted.repeat(4)
        };
        let dwords: Vec<Wire> = (0..16).rev().map(dword).collect();
        g.output("bytes", &g.concat(&dwords.iter().collect::<Vec<_>>()));
    }
}

/// Progress of the load.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum LoadState {
    /// None in progress.
    Idle,
    /// The SGPR file is asked for the base and the offset.
    Read,
    /// The address is computed.
    Address,
    /// The memory port takes the request.
    Request,
    /// The line.
    Wait,
    /// The SGPRs are written.
    Write,
}

hardware_block! {
    /// See the module's description.
    pub struct ScalarMemory() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A load issues.
        pub issue_valid: Signal<In, Bit>,
        /// From this wave.
        pub issue_wave: Signal<In, Bits<4>>,
        /// First dword.
        pub issue_word0: Signal<In, Bits<32>>,
        /// Second dword.
        pub issue_word1: Signal<In, Bits<32>>,
        /// Its number.
        pub issue_sequence: Signal<In, Bits<16>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The wave whose registers are read and written.
        pub wave: Signal<Out, Bits<4>>,
        /// The registers are read in this cycle, the one after the issue.
        pub reading: Signal<Out, Bit>,
        /// Base and offset registers.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(2),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(2),
        /// A register pair is written.
        pub write: Signal<Out, Bit>,
        /// The write happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Pair number.
        pub write_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub write_data: Signal<Out, Bits<64>>,
        /// Halves.
        pub write_halves: Signal<Out, Bits<2>>,
        /// The load is finished.
        pub done: Signal<Out, Bit>,
        /// The number of the load in progress.
        pub sequence: Signal<Out, Bits<16>>,
        /// A line is wanted.
        pub request_valid: Signal<Out, Bit>,
        /// The port takes the request.
        pub request_ready: Signal<In, Bit>,
        /// Line number.
        pub request_line: Signal<Out, Bits<42>>,
        /// Bytes of the line that the load takes.
        pub request_mask: Signal<Out, Bits<64>>,
        /// The line is here.
        pub response_valid: Signal<In, Bit>,
        /// Its bytes.
        pub response_data: Signal<In, Bits<512>>,

        decode: ScalarLoadDecode = ScalarLoadDecode::new(),
        extract: LineDwords = LineDwords::new(),
        wanted: WantedBytes = WantedBytes::new(),
        state: DFF<LoadState>,
        wave_state: DFF<Bits<4>>,
        word0: DFF<Bits<32>>,
        word1: DFF<Bits<32>>,
        sequence_state: DFF<Bits<16>>,
        address: DFF<Bits<48>>,
        destination: DFF<Bits<7>>,
        remaining: DFF<Bits<5>>,
        line: DFF<Bits<512>>,
        align_mask: Signal<Local, Bits<48>>,
        sum: Signal<Local, Bits<48>>,
        two: Signal<Local, Bit>,
        step: Signal<Local, Bits<5>>,
        last_of_line: Signal<Local, Bit>,
        finished: Signal<Local, Bit>,
    }
}

impl Logic for ScalarMemory {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, wave_state, word0, word1, sequence_state, address, destination, remaining, line);
        self.decode.word0.next = self.word0.q.val();
        self.decode.word1.next = self.word1.q.val();
        self.wave.next = self.wave_state.q.val();
        self.sequence.next = self.sequence_state.q.val();
        self.reading.next = self.state.q.val() == LoadState::Read;
        self.read_index[0].next = self.decode.base.val();
        self.read_index[1].next = self.decode.offset.val();
        // Base, offset register and immediate are aligned each by itself (8.1.1).
        self.align_mask.next = 0xfffffffffffc_u64.into();
        if self.decode.narrowing.val().get_bits::<2>(0) == 1 {
            self.align_mask.next = 0xfffffffffffe_u64.into();
        }
        if self.decode.narrowing.val().get_bits::<2>(0) == 2 {
            self.align_mask.next = 0xffffffffffff_u64.into();
        }
        self.sum.next = (self.read_data[0].val().get_bits::<48>(0) & self.align_mask.val())
            + (bit_cast::<48, 32>(self.read_data[1].val().get_bits::<32>(0)) & self.align_mask.val())
            + (self.decode.immediate.val() & self.align_mask.val());
        self.request_valid.next = self.state.q.val() == LoadState::Request;
        self.request_line.next = self.address.q.val().get_bits::<42>(6);
        self.wanted.offset.next = self.address.q.val().get_bits::<6>(0);
        self.wanted.dwords.next = self.remaining.q.val();
        self.request_mask.next = self.wanted.bytes.val();

        // Two dwords go at once to an even register, unless the second lies in the next line.
        self.extract.line.next = self.line.q.val();
        self.extract.offset.next = self.address.q.val().get_bits::<6>(0);
        self.extract.narrowing.next = self.decode.narrowing.val();
        self.two.next = (self.remaining.q.val() > 1)
            & !self.destination.q.val().get_bit(0)
            & (self.address.q.val().get_bits::<4>(2) != 15);
        self.step.next = 1.into();
        self.write_halves.next = 1.into();
        self.write_data.next = bit_cast::<64, 32>(self.extract.first.val());
        if self.destination.q.val().get_bit(0) {
            self.write_halves.next = 2.into();
            self.write_data.next = bit_cast::<64, 32>(self.extract.first.val()) << 32;
        }
        if self.two.val() {
            self.step.next = 2.into();
            self.write_halves.next = 3.into();
            self.write_data.next =
                (bit_cast::<64, 32>(self.extract.second.val()) << 32) | bit_cast::<64, 32>(self.extract.first.val());
        }
        self.write.next = self.state.q.val() == LoadState::Write;
        self.write_pair.next = self.destination.q.val().get_bits::<6>(1);
        self.finished.next = self.remaining.q.val() == self.step.val();
        self.last_of_line.next = (self.address.q.val().get_bits::<4>(2) == 15)
            | ((self.address.q.val().get_bits::<4>(2) == 14) & self.two.val());
        self.done.next = self.write.val() & self.write_ready.val() & self.finished.val();

        self.ready.next = self.state.q.val() == LoadState::Idle;
        match self.state.q.val() {
            LoadState::Idle => {
                if self.issue_valid.val() {
                    self.state.d.next = LoadState::Read;
                    self.wave_state.d.next = self.issue_wave.val();
                    self.word0.d.next = self.issue_word0.val();
                    self.word1.d.next = self.issue_word1.val();
                    self.sequence_state.d.next = self.issue_sequence.val();
                }
            }
            LoadState::Read => {
                self.state.d.next = LoadState::Address;
            }
            LoadState::Address => {
                self.address.d.next = self.sum.val();
                self.destination.d.next = self.decode.destination.val();
                self.remaining.d.next = self.decode.dwords.val();
                self.state.d.next = LoadState::Request;
            }
            LoadState::Request => {
                if self.request_ready.val() {
                    self.state.d.next = LoadState::Wait;
                }
            }
            LoadState::Wait => {
                if self.response_valid.val() {
                    self.line.d.next = self.response_data.val();
                    self.state.d.next = LoadState::Write;
                }
            }
            LoadState::Write => {
                if self.write_ready.val() {
                    self.address.d.next = self.address.q.val() + (bit_cast::<48, 5>(self.step.val()) << 2);
                    self.destination.d.next = self.destination.q.val() + bit_cast::<7, 5>(self.step.val());
                    self.remaining.d.next = self.remaining.q.val() - self.step.val();
                    if self.finished.val() {
                        self.state.d.next = LoadState::Idle;
                    } else if self.last_of_line.val() {
                        self.state.d.next = LoadState::Request;
                    }
                }
            }
        }
    }
}
