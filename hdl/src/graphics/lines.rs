//! The lines of surfaces that a block works on: 16 of them, written back when their place is wanted or at the end of a draw. A line may be in either of two
//! places, and takes the one that was used less recently.
//!
//! What is written needs no line from memory: a line knows which of its bytes were written here. It is read from memory when an element is wanted that was
//! not; that leaves those bytes alone.
//!
//! ```text
//!   Ready    an access of a line that is here takes this clock
//!   Evict    the line in its place goes to memory
//!   Fetch    its line is asked for
//!   Wait     it comes
//!   Give     the element is told
//!   Walk     place after place: what was written goes to memory
//!   Drain    until memory has it all
//!   Empty    tells that
//! ```

use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;
use tombolo_netlist::{generator_block, record};

/// Places of lines.
const LINES: u32 = 16;
/// Pairs of places.
const PAIRS: u32 = LINES / 2;
/// Bits of a line number.
const LINE: u32 = 42;

record! {
    /// An access of an element.
    pub struct SurfaceAccess {
        /// There is one.
        pub valid: Bit,
        /// It writes.
        pub write: Bit,
        /// Byte address of its element, a multiple of its size.
        pub address: Bits<48>,
        /// Logarithm of its bytes, 0 to 4.
        pub size: Bits<3>,
        /// What is written.
        pub element: Bits<128>,
    }
}

generator_block! {
    /// What is known of the lines: numbers, bytes, and which of these were written. All reads are of the same cycle.
    pub struct LineArrays() clocked {
        /// Byte address of an element.
        in address: (Bits<48>),
        /// Logarithm of its bytes.
        in size: (Bits<3>),
        /// Places that hold a line.
        in valid: (Bits<{ LINES as usize }>),
        /// Those that have all bytes of it.
        in filled: (Bits<{ LINES as usize }>),
        /// The place of each pair that was used last.
        in recent: (Bits<{ PAIRS as usize }>),
        /// A place is looked at whatever it holds.
        in walks: (Bit),
        /// Which.
        in walk: (Bits<4>),
        /// The line takes its place.
        in allocate: (Bit),
        /// The element is written.
        in write: (Bit),
        /// It.
        in element: (Bits<128>),
        /// The line comes from memory.
        in fill: (Bit),
        /// Its quarters.
        in data: [Bits<128>; 4],
        /// The pair.
        out pair: (Bits<3>),
        /// Which of it.
        out second: (Bit),
        /// The place: both together.
        out entry: (Bits<4>),
        /// It holds a line.
        out occupied: (Bit),
        /// That of the address.
        out hit: (Bit),
        /// It has all bytes of the element.
        out has: (Bit),
        /// Bytes of the element in its line.
        out bytes: (Bits<64>),
        /// Number of the line that is wanted.
        out line: (Bits<42>),
        /// Number of the line that is held.
        out held: (Bits<42>),
        /// Bytes of it that were written.
        out dirty: (Bits<64>),
        /// It.
        out content: (Bits<512>),
        /// The element.
        out value: (Bits<128>),
    }
    |g| {
        let [address, size, element] = ["address", "size", "element"].map(|name| g.input(name));
        let [allocate, write, fill] = ["allocate", "write", "fill"].map(|name| g.input(name));
        let line = address.slice(6, LINE);
        let offset = address.slice(0, 6);
        let tags = g.ram("line_tags", LINE, LINES);
        // Rows may be a power of two apart.
        let pair = (1..5).fold(line.slice(0, 3), |folded, part| folded ^ line.slice(3 * part, 3));
        let valid = g.input("valid");
        let holds = |second: u128| {
            let entry = pair.concat(&g.constant(1, second));
            let tag = g.ram_read_now(tags, &format!("tag_{second}"), &entry);
            tag.equals(&line) & valid.slice_at(&entry, 1)
        };
        let (first, second) = (holds(0), holds(1));
        let hit = &first | &second;
        let second = hit.select(&second, &!g.input("recent").slice_at(&pair, 1));
        let chosen = pair.concat(&second);
        let entry = g.name("line_entry", &g.input("walks").select(&g.input("walk"), &chosen));
        let wide = g.constant(17, 1).shift_left(&g.constant(5, 1).shift_left(&size));
        let ones = (wide - g.constant(17, 1)).slice(0, 16);
        let bytes = g.name("element_bytes", &ones.zero_extend(64).shift_left(&offset));

        let marks = g.ram("line_dirty", 64, LINES);
        let lines = g.ram("line_data", 512, LINES);
        let held = g.ram_read_now(tags, "held_tag", &entry);
        let dirty = g.ram_read_now(marks, "held_dirty", &entry);
        let content = g.ram_read_now(lines, "held_line", &entry);
        g.ram_write(tags, &allocate, &entry, &line, None);
        g.ram_write(marks, &(&allocate | &write), &entry, &(&dirty | &bytes).when(&write), None);
        let quarters = g.inputs("data", 4);
        let filled = g.concat(&quarters.iter().rev().collect::<Vec<_>>());
        let bits = offset.concat(&g.zero(3));
        let placed = element.zero_extend(512).shift_left(&bits);
        let mask = fill.select(&!&dirty, &bytes);
        g.ram_write(lines, &(&fill | &write), &entry, &fill.select(&filled, &placed), Some(&mask));

        let flag = |name: &str| g.input(name).slice_at(&entry, 1);
        let lacks = (&bytes & !&dirty).any();
        g.output("occupied", &flag("valid"));
        g.output("hit", &hit);
        g.output("pair", &pair);
        g.output("second", &second);
        g.output("has", &(flag("filled") | !lacks));
        g.output("entry", &entry);
        g.output("bytes", &bytes);
        g.output("line", &line);
        g.output("held", &held);
        g.output("dirty", &dirty);
        g.output("value", &content.slice_at(&bits, 128));
        g.output("content", &content);
    }
}

/// What it does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum LinesState {
    /// Takes an access.
    Ready,
    /// Writes a line back.
    Evict,
    /// Asks for a line.
    Fetch,
    /// Waits for it.
    Wait,
    /// Tells the element.
    Give,
    /// Writes all lines back.
    Walk,
    /// Waits for memory.
    Drain,
    /// Holds nothing any more.
    Empty,
}

hardware_block! {
    /// See the module's description. Requests that write have tag 1, others tag 0.
    pub struct SurfaceLines() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An access. It stays as it is until it is done.
        pub access: Signal<In, SurfaceAccess>,
        /// It is done in this clock.
        pub done: Signal<Out, Bit>,
        /// What was read, the element lowest; in the clock in which it is done.
        pub value: Signal<Out, Bits<128>>,
        /// All lines go to memory, and none is kept. It stays until that is so.
        pub flush: Signal<In, Bit>,
        /// It is so.
        pub flushed: Signal<Out, Bit>,
        /// An access was outside memory, since the last flush.
        pub failed: Signal<Out, Bit>,
        /// A request of memory.
        pub request: Signal<Out, LineRequest>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),

        state: DFF<LinesState>,
        valid: DFF<Bits<16>>,
        filled: DFF<Bits<16>>,
        recent: DFF<Bits<8>>,
        place: DFF<Bits<4>>,
        written: DFF<Bits<6>>,
        fails: DFF<Bit>,
        arrays: LineArrays = LineArrays::new(),
        sends: Signal<Local, Bit>,
        lands: Signal<Local, Bit>,
        comes: Signal<Local, Bit>,
        full: Signal<Local, Bit>,
    }
}

impl Logic for SurfaceLines {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, valid, filled, recent, place, written, fails);
        clock!(self, clock, arrays);
        self.arrays.address.next = self.access.val().address;
        self.arrays.size.next = self.access.val().size;
        self.arrays.element.next = self.access.val().element;
        self.arrays.valid.next = self.valid.q.val();
        self.arrays.filled.next = self.filled.q.val();
        self.arrays.recent.next = self.recent.q.val();
        self.arrays.walks.next = self.state.q.val() == LinesState::Walk;
        self.arrays.walk.next = self.place.q.val();
        self.arrays.allocate.next = false;
        self.arrays.write.next = false;
        for i in 0..self.response_data.len() {
            self.arrays.data[i].next = self.response_data[i].val();
        }
        self.comes.next =
            (self.state.q.val() == LinesState::Wait) & self.response.val().valid & (self.response.val().tag == 0);
        self.lands.next = self.response.val().valid & (self.response.val().tag == 1);
        self.arrays.fill.next = self.comes.val();

        self.done.next = false;
        self.value.next = self.arrays.value.val();
        self.flushed.next = false;
        self.failed.next = self.fails.q.val();
        // As many writes as are counted may be on their way.
        self.full.next = self.written.q.val() == 63;
        self.request.next.valid = false;
        self.request.next.write = false;
        self.request.next.line = self.arrays.held.val();
        self.request.next.mask = self.arrays.dirty.val();
        self.request.next.tag = 1.into();
        self.request_data.next = self.arrays.content.val();
        self.sends.next = false;

        match self.state.q.val() {
            LinesState::Ready => {
                if self.access.val().valid {
                    if self.arrays.hit.val() {
                        if self.access.val().write {
                            self.arrays.write.next = true;
                            self.done.next = true;
                        } else {
                            if self.arrays.has.val() {
                                self.done.next = true;
                            } else {
                                self.state.d.next = LinesState::Fetch;
                            }
                        }
                    } else {
                        if self.arrays.occupied.val() & (self.arrays.dirty.val() != 0) {
                            self.state.d.next = LinesState::Evict;
                        } else {
                            self.arrays.allocate.next = true;
                            self.valid.d.next = self.valid.q.val().replace_bit(self.arrays.entry.val().index(), true);
                            self.filled.d.next =
                                self.filled.q.val().replace_bit(self.arrays.entry.val().index(), false);
                        }
                    }
                } else {
                    if self.flush.val() {
                        self.place.d.next = 0.into();
                        self.state.d.next = LinesState::Walk;
                    }
                }
            }
            LinesState::Evict => {
                self.request.next.valid = !self.full.val();
                self.request.next.write = true;
                self.sends.next = !self.full.val() & self.request_taken.val();
                if self.sends.val() {
                    self.valid.d.next = self.valid.q.val().replace_bit(self.arrays.entry.val().index(), false);
                    self.state.d.next = LinesState::Ready;
                }
            }
            LinesState::Fetch => {
                self.request.next.valid = true;
                self.request.next.line = self.arrays.line.val();
                self.request.next.mask = self.arrays.bytes.val();
                self.request.next.tag = 0.into();
                if self.request_taken.val() {
                    self.state.d.next = LinesState::Wait;
                }
            }
            LinesState::Wait => {
                if self.comes.val() {
                    // Of a line at the edge of memory the other elements are asked for again.
                    if self.response.val().missing == 0 {
                        self.filled.d.next = self.filled.q.val().replace_bit(self.arrays.entry.val().index(), true);
                    }
                    self.state.d.next = LinesState::Give;
                }
            }
            LinesState::Give => {
                self.done.next = true;
                self.state.d.next = LinesState::Ready;
            }
            LinesState::Walk => {
                self.request.next.valid =
                    self.arrays.occupied.val() & (self.arrays.dirty.val() != 0) & !self.full.val();
                self.request.next.write = true;
                self.sends.next = self.arrays.occupied.val()
                    & (self.arrays.dirty.val() != 0)
                    & !self.full.val()
                    & self.request_taken.val();
                if self.sends.val() | !self.arrays.occupied.val() | (self.arrays.dirty.val() == 0) {
                    self.place.d.next = self.place.q.val() + 1;
                    if self.place.q.val() == 15 {
                        self.state.d.next = LinesState::Drain;
                    }
                }
            }
            LinesState::Drain => {
                if self.written.q.val() == 0 {
                    self.state.d.next = LinesState::Empty;
                }
            }
            LinesState::Empty => {
                self.valid.d.next = 0.into();
                self.filled.d.next = 0.into();
                self.fails.d.next = false;
                self.flushed.next = true;
                self.state.d.next = LinesState::Ready;
            }
        }
        if self.arrays.hit.val() & self.access.val().valid {
            self.recent.d.next =
                self.recent.q.val().replace_bit(self.arrays.pair.val().index(), self.arrays.second.val());
        }
        if self.sends.val() & !self.lands.val() {
            self.written.d.next = self.written.q.val() + 1;
        }
        if !self.sends.val() & self.lands.val() {
            self.written.d.next = self.written.q.val() - 1;
        }
        if self.response.val().valid & self.response.val().missing.get_bit(1) {
            self.fails.d.next = true;
        }
    }
}
