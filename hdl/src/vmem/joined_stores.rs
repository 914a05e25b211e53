//! Stores whose parts of a line are put together before they leave: where each lane of a wave writes 16 bytes of a line of its own, and the next 16 with
//! the next instruction, every part would take a cycle of the memory port.
//!
//! A line that is written waits with its bytes so far in the entry that its number decides. It leaves when it is whole, when another line wants the entry,
//! when its bytes are wanted or written again, or are another wave's, and when nothing has been stored for [`QUIET`] cycles. It is answered for the record of the
//! instruction that began it ([`super::stored_lines`]); instructions that joined it have theirs behind that one, so that they are finished only when the line is there.
//!
//! ```text
//!   JoinedLines    lines, their bytes and numbers, in RAM: a line is found in the cycle in which it is asked for, and read out in the next
//!   LeavingEntry   which line leaves
//!   JoinedStores   what waits, and what memory has not taken yet
//! ```

use crate::hardware_block;
use crate::parts::priority::first_number;
use crate::parts::round_robin::bits_of;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Lines that may wait: those of the lanes of two waves.
const ENTRIES: u32 = 128;
/// Bits of the number of an entry.
const ENTRY: u32 = ENTRIES.trailing_zeros();
/// Cycles without a store behind which lines leave as they are, less one.
pub const QUIET: u64 = 31;

generator_block! {
    /// The lines that wait, each in the entry of its number: its lowest bits mixed with the next ones.
    pub struct JoinedLines() clocked {
        /// Line that is looked for, and written.
        in line: (Bits<42>),
        /// Whose store it is.
        in wave: (Bits<4>),
        /// Bytes to write.
        in mask: (Bits<64>),
        /// They.
        in data: (Bits<512>),
        /// Record that is answered for the line, if it begins to wait.
        in tag: (Bits<6>),
        /// They are written.
        in write: (Bit),
        /// They are the first bytes of the entry.
        in begins: (Bit),
        /// An entry is read out.
        in leaves: (Bit),
        /// Which.
        in leaving: (Bits<7>),
        /// Entry of the line.
        out entry: (Bits<7>),
        /// What is in it is the same line,
        out same_line: (Bit),
        /// of the same wave,
        out same_wave: (Bit),
        /// and has some of the bytes.
        out overlaps: (Bit),
        /// With these bytes it is whole.
        out completes: (Bit),
        /// The line that was read out last,
        out left_line: (Bits<42>),
        /// its bytes,
        out left_mask: (Bits<64>),
        /// its record,
        out left_tag: (Bits<6>),
        /// and what is written to them.
        out left_data: (Bits<512>),
    }
    |g| {
        let [line, wave, mask, tag, write, begins, leaves, leaving] =
            ["line", "wave", "mask", "tag", "write", "begins", "leaves", "leaving"].map(|name| g.input(name));
        let entry = g.name("entry_of_line", &(line.slice(0, ENTRY) ^ line.slice(ENTRY, ENTRY)));
        let owners = g.ram("owners", 52, ENTRIES);
        g.ram_write(owners, &(&write & &begins), &entry, &g.concat(&[&wave, &tag, &line]), None);
        let found = g.ram_read_now(owners, "owner_here", &entry);
        let masks = g.ram("masks", 64, ENTRIES);
        let before = g.ram_read_now(masks, "bytes_here", &entry);
        let after = g.name("bytes_after", &(&mask | &before.when(&!&begins)));
        g.ram_write(masks, &write, &entry, &after, None);
        let lines = g.ram("waiting_lines", 512, ENTRIES);
        g.ram_write(lines, &write, &entry, &g.input("data"), Some(&mask));
        g.output("entry", &entry);
        g.output("same_line", &found.slice(0, 42).equals(&line));
        g.output("same_wave", &found.slice(48, 4).equals(&wave));
        g.output("overlaps", &(&mask & &before).any());
        g.output("completes", &after.all());
        let owner = g.ram_read(owners, "owner_left", &leaving, Some(&leaves));
        g.output("left_line", &owner.slice(0, 42));
        g.output("left_tag", &owner.slice(42, 6));
        g.output("left_mask", &g.ram_read(masks, "bytes_left", &leaving, Some(&leaves)));
        g.output("left_data", &g.ram_read(lines, "line_left", &leaving, Some(&leaves)));
    }
}

generator_block! {
    /// The entry that leaves next: the one that is in the way, or one that is whole, or any.
    pub struct LeavingEntry() {
        /// Entries with a line.
        in waiting: (Bits<128>),
        /// Those whose line is whole.
        in whole: (Bits<128>),
        /// One is in the way:
        in conflicts: (Bit),
        /// this one.
        in entry: (Bits<7>),
        /// All shall leave.
        in drains: (Bit),
        /// One leaves.
        out any: (Bit),
        /// Which.
        out number: (Bits<7>),
    }
    |g| {
        let [waiting, whole, conflicts, drains] = ["waiting", "whole", "conflicts", "drains"].map(|name| g.input(name));
        let candidates = g.name("candidates", &(whole | waiting.when(&drains)));
        let first = first_number(g, &bits_of(&candidates));
        g.output("any", &(&conflicts | candidates.any()));
        g.output("number", &conflicts.select(&g.input("entry"), &first));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct JoinedStores() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A store may go.
        pub stores: Signal<In, Bit>,
        /// Instead: something wants to read the line, or to change it elsewhere.
        pub wants: Signal<In, Bit>,
        /// Line number.
        pub line: Signal<In, Bits<42>>,
        /// Wave of the store.
        pub wave: Signal<In, Bits<4>>,
        /// Bytes that it writes.
        pub mask: Signal<In, Bits<64>>,
        /// They.
        pub data: Signal<In, Bits<512>>,
        /// Number of the record that its instruction gets.
        pub tag: Signal<In, Bits<6>>,
        /// The store is taken.
        pub taken: Signal<Out, Bit>,
        /// It begins a line.
        pub begins: Signal<Out, Bit>,
        /// The line that something wants has not left yet.
        pub held: Signal<Out, Bit>,

        /// A line leaves.
        pub leaving: Signal<Out, Bit>,
        /// Memory takes it.
        pub ready: Signal<In, Bit>,
        /// Its number.
        pub left_line: Signal<Out, Bits<42>>,
        /// Its bytes.
        pub left_mask: Signal<Out, Bits<64>>,
        /// Its record.
        pub left_tag: Signal<Out, Bits<6>>,
        /// What is written.
        pub left_data: Signal<Out, Bits<512>>,

        lines: JoinedLines = JoinedLines::new(),
        choice: LeavingEntry = LeavingEntry::new(),
        waiting: DFF<Bits<128>>,
        whole: DFF<Bits<128>>,
        left: DFF<Bit>,
        quiet: DFF<Bits<5>>,
        longest_quiet: Constant<Bits<5>> = Constant::new(QUIET.into()),
        is_open: Signal<Local, Bit>,
        is_here: Signal<Local, Bit>,
        fits: Signal<Local, Bit>,
        stored: Signal<Local, Bit>,
        leaves: Signal<Local, Bit>,
        waiting_left: Signal<Local, Bits<128>>,
        whole_left: Signal<Local, Bits<128>>,
    }
}

impl Logic for JoinedStores {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waiting, whole, left, quiet);
        clock!(self, clock, lines);
        self.lines.line.next = self.line.val();
        self.lines.wave.next = self.wave.val();
        self.lines.mask.next = self.mask.val();
        self.lines.data.next = self.data.val();
        self.lines.tag.next = self.tag.val();
        self.is_open.next = self.waiting.q.val().get_bit(self.lines.entry.val().index());
        self.is_here.next = self.is_open.val() & self.lines.same_line.val();
        self.fits.next = self.is_here.val() & self.lines.same_wave.val() & !self.lines.overlaps.val();
        self.begins.next = self.stores.val() & !self.is_open.val();
        self.stored.next = self.begins.val() | (self.stores.val() & self.fits.val());
        self.lines.write.next = self.stored.val();
        self.lines.begins.next = self.begins.val();
        self.taken.next = self.stored.val();
        self.held.next = self.wants.val()
            & (self.is_here.val() | (self.left.q.val() & (self.lines.left_line.val() == self.line.val())));

        // A store that came too early for its entry, or a line that is wanted, moves what is there.
        self.choice.conflicts.next = (self.stores.val() & !self.stored.val()) | (self.wants.val() & self.is_here.val());
        self.choice.entry.next = self.lines.entry.val();
        self.choice.waiting.next = self.waiting.q.val();
        self.choice.whole.next = self.whole.q.val();
        self.choice.drains.next = (self.quiet.q.val() == self.longest_quiet.val()) & !self.stores.val();
        self.leaves.next = self.choice.any.val() & (!self.left.q.val() | self.ready.val());
        self.lines.leaves.next = self.leaves.val();
        self.lines.leaving.next = self.choice.number.val();
        if self.ready.val() {
            self.left.d.next = false;
        }
        self.waiting_left.next = self.waiting.q.val();
        self.whole_left.next = self.whole.q.val();
        if self.leaves.val() {
            self.left.d.next = true;
            self.waiting_left.next = self.waiting.q.val().replace_bit(self.choice.number.val().index(), false);
            self.whole_left.next = self.whole.q.val().replace_bit(self.choice.number.val().index(), false);
        }
        self.waiting.d.next = self.waiting_left.val();
        self.whole.d.next = self.whole_left.val();
        if self.quiet.q.val() != self.longest_quiet.val() {
            self.quiet.d.next = self.quiet.q.val() + 1;
        }
        if self.stored.val() {
            self.quiet.d.next = 0.into();
            self.waiting.d.next = self.waiting_left.val().replace_bit(self.lines.entry.val().index(), true);
            self.whole.d.next =
                self.whole_left.val().replace_bit(self.lines.entry.val().index(), self.lines.completes.val());
        }

        self.leaving.next = self.left.q.val();
        self.left_line.next = self.lines.left_line.val();
        self.left_mask.next = self.lines.left_mask.val();
        self.left_tag.next = self.lines.left_tag.val();
        self.left_data.next = self.lines.left_data.val();
    }
}
