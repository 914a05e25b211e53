//! Where the words of packets come from: the ring, and indirect buffers that packets call, up to three deep.
//!
//! A line of memory is kept, and gives a word a cycle. It is read anew when the processor or a shader may have written it
//! (`forget`), and when another stream goes on. The ring's words lie between its read and its write pointer; it is 2 to 2^31 words
//! long and begins at a multiple of 256 bytes.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineRequest;
use rust_hdl::prelude::*;
use tombolo_netlist::{generator_block, record};

/// Indirect buffers that may call each other.
const DEPTH: usize = 3;

record! {
    /// A piece of memory that holds packets.
    pub struct Buffer {
        /// Address of its next word, in words.
        pub address: Bits<46>,
        /// Words that are left.
        pub words: Bits<32>,
    }
}

generator_block! {
    /// Where the ring is.
    pub struct RingPlace() {
        /// Its address / 256.
        in base: (Bits<40>),
        /// Twice as many words are two to the power of this.
        in size: (Bits<6>),
        /// Word that is read next.
        in read: (Bits<32>),
        /// Word behind the last one.
        in write: (Bits<32>),
        /// The words that are left.
        out buffer: (Buffer),
        /// Bits of a number of a word.
        out mask: (Bits<32>),
    }
    |g| {
        let [base, size, read, write] = ["base", "size", "read", "write"].map(|name| g.input(name));
        let ones = g.constant(32, 0xffff_fffe).shift_left(&size);
        let mask = g.name("word_bits", &!ones);
        let place = base.concat(&g.zero(6));
        let address = place + (&read & &mask).zero_extend(46);
        g.output_of("buffer", &BufferWires { address, words: (write - read) & &mask });
        g.output("mask", &mask);
    }
}

generator_block! {
    /// A word of a line.
    pub struct LineWord() {
        /// The line.
        in line: (Bits<512>),
        /// Number of the word.
        in index: (Bits<4>),
        /// It.
        out word: (Bits<32>),
    }
    |g| {
        let offset = g.input("index").concat(&g.zero(5));
        g.output("word", &g.input("line").slice_at(&offset, 32));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct CommandStream() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The queue is on; otherwise the ring begins anew.
        pub active: Signal<In, Bit>,
        /// CP_HQD_PQ_BASE and _HI.
        pub base: Signal<In, Bits<40>>,
        /// CP_HQD_PQ_CONTROL.QUEUE_SIZE.
        pub size: Signal<In, Bits<6>>,
        /// CP_HQD_PQ_WPTR.
        pub write_pointer: Signal<In, Bits<32>>,
        /// CP_HQD_PQ_RPTR.
        pub read_pointer: Signal<Out, Bits<32>>,
        /// What is kept may be old.
        pub forget: Signal<In, Bit>,
        /// A word is wanted.
        pub wants: Signal<In, Bit>,
        /// It is here.
        pub valid: Signal<Out, Bit>,
        /// It.
        pub word: Signal<Out, Bits<32>>,
        /// It cannot be read.
        pub missing: Signal<Out, Bit>,
        /// It is taken.
        pub take: Signal<In, Bit>,
        /// Address of the next word, in words.
        pub address: Signal<Out, Bits<46>>,
        /// Words that are left here.
        pub available: Signal<Out, Bits<32>>,
        /// They are those of the ring, whose end the host moves on.
        pub in_ring: Signal<Out, Bit>,
        /// Words to pass over, as many as are left at most.
        pub skip: Signal<In, Bits<15>>,
        /// Go on with another buffer.
        pub call: Signal<In, Bit>,
        /// It.
        pub callee: Signal<In, Buffer>,
        /// And not come back here, unless this is the ring.
        pub chain: Signal<In, Bit>,
        /// No more may be called.
        pub full: Signal<Out, Bit>,
        /// A packet has ended: a buffer without words returns.
        pub between: Signal<In, Bit>,
        /// It does, in this cycle.
        pub returns: Signal<Out, Bit>,
        /// A line is asked for.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// The line is here.
        pub response: Signal<In, Bit>,
        /// It.
        pub response_data: Signal<In, Bits<512>>,
        /// It is no memory.
        pub response_missing: Signal<In, Bit>,

        ring: RingPlace = RingPlace::new(),
        choose: LineWord = LineWord::new(),
        read: DFF<Bits<32>>,
        level: DFF<Bits<2>>,
        current: DFF<Buffer>,
        saved: Vec<DFF<Buffer>> = signals(DEPTH - 1),
        held: DFF<Bit>,
        held_line: DFF<Bits<42>>,
        held_data: DFF<Bits<512>>,
        held_missing: DFF<Bit>,
        asking: DFF<Bit>,
        stale: DFF<Bit>,
        now: Signal<Local, Buffer>,
        here: Signal<Local, Bit>,
        moves: Signal<Local, Bits<15>>,
    }
}

impl Logic for CommandStream {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, read, level, current, held, held_line, held_data, held_missing, asking, stale);
        for i in 0..self.saved.len() {
            self.saved[i].clock.next = self.clock.val();
            self.saved[i].d.next = self.saved[i].q.val();
        }

        // The stream that is read.
        self.ring.base.next = self.base.val();
        self.ring.size.next = self.size.val();
        self.ring.read.next = self.read.q.val();
        self.ring.write.next = self.write_pointer.val();
        self.read_pointer.next = self.read.q.val();
        self.now.next = self.current.q.val();
        self.in_ring.next = self.level.q.val() == 0;
        if self.level.q.val() == 0 {
            self.now.next = self.ring.buffer.val();
        }
        self.address.next = self.now.val().address;
        self.available.next = self.now.val().words;
        self.full.next = self.level.q.val() == 3;

        // Its word.
        self.here.next = self.held.q.val() & (self.held_line.q.val() == self.now.val().address.get_bits::<42>(4));
        self.choose.line.next = self.held_data.q.val();
        self.choose.index.next = self.now.val().address.get_bits::<4>(0);
        self.word.next = self.choose.word.val();
        self.valid.next = self.here.val() & (self.now.val().words != 0) & !self.held_missing.q.val();
        self.missing.next = self.here.val() & (self.now.val().words != 0) & self.held_missing.q.val();
        self.request.next.valid =
            self.wants.val() & (self.now.val().words != 0) & !self.here.val() & !self.asking.q.val();
        self.request.next.write = false;
        self.request.next.line = self.now.val().address.get_bits::<42>(4);
        self.request.next.mask = 0.into();
        self.request.next.tag = 0.into();
        if self.forget.val() {
            self.held.d.next = false;
        }
        if self.forget.val() & self.asking.q.val() {
            self.stale.d.next = true;
        }
        if self.request_taken.val() {
            self.asking.d.next = true;
            self.held.d.next = false;
            self.stale.d.next = self.forget.val();
            self.held_line.d.next = self.now.val().address.get_bits::<42>(4);
        }
        if self.response.val() {
            self.asking.d.next = false;
            self.held.d.next = !self.stale.q.val() & !self.forget.val();
            self.held_data.d.next = self.response_data.val();
            self.held_missing.d.next = self.response_missing.val();
        }

        // The words that are behind us.
        self.moves.next = self.skip.val();
        if self.take.val() {
            self.moves.next = 1.into();
        }
        self.current.d.next.address = self.current.q.val().address + bit_cast::<46, 15>(self.moves.val());
        self.current.d.next.words = self.current.q.val().words - bit_cast::<32, 15>(self.moves.val());
        if self.level.q.val() == 0 {
            self.read.d.next = (self.read.q.val() + bit_cast::<32, 15>(self.moves.val())) & self.ring.mask.val();
        }

        // Calls and returns.
        self.returns.next = self.between.val() & (self.level.q.val() != 0) & (self.current.q.val().words == 0);
        if self.returns.val() {
            self.level.d.next = self.level.q.val() - 1;
            self.current.d.next = self.saved[0].q.val();
            if self.level.q.val() == 3 {
                self.current.d.next = self.saved[1].q.val();
            }
        }
        if self.call.val() {
            self.current.d.next = self.callee.val();
            if !self.chain.val() | (self.level.q.val() == 0) {
                self.level.d.next = self.level.q.val() + 1;
                if self.level.q.val() == 1 {
                    self.saved[0].d.next = self.current.q.val();
                }
                if self.level.q.val() == 2 {
                    self.saved[1].d.next = self.current.q.val();
                }
            }
        }
        if !self.active.val() {
            self.level.d.next = 0.into();
            self.read.d.next = 0.into();
        }
    }
}
