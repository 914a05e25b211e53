//! Stores whose parts of a line are put together before they leave: where each lane of a wave writes 16 bytes of a line of its own, and the next 16 with
//! the next instruction, every part would take a cycle of the memory port.
//!
//! A line that is written waits with its bytes so far in one of four entries that its number leaves it in one of two banks ([`super::joined_banks`]). It leaves when it is whole, when another line wants the
//! entry, when its bytes are wanted or written again, or are another wave's, when nothing has been stored for [`QUIET`] cycles, and when it has waited for 256
//! cycles, or up to twice as long. It is answered for the record
//! of the instruction that began it ([`super::stored_lines`]); instructions that joined it have theirs behind that one, so that they are finished only when the
//! line is there.
//!
//! ```text
//!   JoinedBanks    both banks
//!   JoinedLines    lines, their bytes and numbers, in RAM: a line is found in the cycle in which it is asked for, and read out in the next
//!   JoinedEntry    which entry a line is in, or gets
//!   LeavingEntry   which line leaves
//!   JoinedStores   a bank: what waits, and what memory has not taken yet
//! ```

use crate::hardware_block;
use crate::parts::priority::{first_number, first_set};
use crate::parts::round_robin::{bits_of, encode, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Lines that may wait in a bank: those of the lanes of a wave.
const ENTRIES: u32 = 64;
/// Entries in which a line may wait.
const WAYS: usize = 4;
/// Bits of the number that lines of a bank which share these entries have in common.
const SET: u32 = (ENTRIES / WAYS as u32).trailing_zeros();
/// The same of both banks.
const SET_OF_BANKS: u32 = SET + 1;
/// Cycles without a store behind which lines leave as they are, less one.
pub const QUIET: u64 = 11;

/// What the numbers of lines that share entries have in common, made of three parts of them, so that lines a power of two apart spread out.
fn set_of_banks(line: &Wire) -> Wire {
    let part = |at: u32| line.slice(at * SET_OF_BANKS, SET_OF_BANKS);
    part(0) ^ part(1) ^ part(2)
}

/// The bank of a line: of lines a power of two apart each bank has the same number.
pub fn bank(line: &Wire) -> Wire {
    set_of_banks(line).parity()
}

generator_block! {
    /// The lines that wait in a bank. An entry has the number `{way, set}`.
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
        /// They are written
        in write: (Bit),
        /// in this way of the set.
        in way: (Bits<2>),
        /// They are the first bytes of the entry.
        in begins: (Bit),
        /// An entry is read out.
        in leaves: (Bit),
        /// Which.
        in leaving: (Bits<6>),
        /// Set of the line.
        out set: (Bits<4>),
        /// What is in an entry of the set is the same line,
        out same_line: [Bit; WAYS],
        /// of the same wave,
        out same_wave: [Bit; WAYS],
        /// and has some of the bytes.
        out overlaps: [Bit; WAYS],
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
        let [line, wave, mask, tag, write, way, begins, leaves, leaving] =
            ["line", "wave", "mask", "tag", "write", "way", "begins", "leaves", "leaving"].map(|name| g.input(name));
        // The bank says what the bit above is.
        let set = g.name("set_of_line", &set_of_banks(&line).slice(0, SET));
        let (left_way, left_set) = (leaving.slice(SET, 2), leaving.slice(0, SET));
        let owner = g.concat(&[&wave, &tag, &line]);
        let mut of_ways: [Vec<Wire>; 6] = Default::default();
        for at in 0..WAYS {
            let writes = &write & way.is(at as u128);
            let leaves = &leaves & left_way.is(at as u128);
            let owners = g.ram(&format!("owners_{at}"), 52, 1 << SET);
            g.ram_write(owners, &(&writes & &begins), &set, &owner, None);
            let masks = g.ram(&format!("masks_{at}"), 64, 1 << SET);
            let before = g.ram_read_now(masks, &format!("bytes_here_{at}"), &set);
            let after = g.name(&format!("bytes_after_{at}"), &(&mask | &before.when(&!&begins)));
            g.ram_write(masks, &writes, &set, &after, None);
            let found = g.ram_read_now(owners, &format!("owner_here_{at}"), &set);
            let facts = [
                found.slice(0, 42).equals(&line),
                found.slice(48, 4).equals(&wave),
                (&mask & &before).any(),
                after.all(),
                g.ram_read(owners, &format!("owner_left_{at}"), &left_set, Some(&leaves)),
                g.ram_read(masks, &format!("bytes_left_{at}"), &left_set, Some(&leaves)),
            ];
            of_ways.iter_mut().zip(facts).for_each(|(all, fact)| all.push(fact));
        }
        let [same_line, same_wave, overlaps, completes, owner_left, mask_left] = of_ways;
        let lines = g.ram("waiting_lines", 512, ENTRIES);
        g.ram_write(lines, &write, &way.concat(&set), &g.input("data"), Some(&mask));
        g.output("set", &set);
        g.outputs("same_line", &same_line);
        g.outputs("same_wave", &same_wave);
        g.outputs("overlaps", &overlaps);
        g.output("completes", &g.choose(&way, &completes));
        let way_left = g.register_enabled("way_left", &left_way, &leaves);
        let owner = g.choose(&way_left, &owner_left);
        g.output("left_line", &owner.slice(0, 42));
        g.output("left_tag", &owner.slice(42, 6));
        g.output("left_mask", &g.choose(&way_left, &mask_left));
        g.output("left_data", &g.ram_read(lines, "line_left", &leaving, Some(&leaves)));
    }
}

generator_block! {
    /// Where a line is, or may be.
    pub struct JoinedEntry() {
        /// Entries with a line.
        in waiting: (Bits<64>),
        /// Those whose line is whole.
        in whole: (Bits<64>),
        /// Set of the line.
        in set: (Bits<4>),
        /// Its entries are of the same line,
        in same_line: [Bit; WAYS],
        /// of the same wave,
        in same_wave: [Bit; WAYS],
        /// and have some of the bytes.
        in overlaps: [Bit; WAYS],
        /// The way whose turn it is to leave.
        in turn: (Bits<2>),
        /// The line waits.
        out here: (Bit),
        /// The bytes may join it.
        out fits: (Bit),
        /// An entry is free.
        out room: (Bit),
        /// The way of the line, or the one that it gets, or the one that makes room for it.
        out way: (Bits<2>),
    }
    |g| {
        let [waiting, whole, set] = ["waiting", "whole", "set"].map(|name| g.input(name));
        let [same_line, same_wave, overlaps] = ["same_line", "same_wave", "overlaps"].map(|name| g.inputs(name, WAYS));
        let of_set = |entries: &Wire| -> Vec<Wire> {
            (0..WAYS as u32).map(|way| g.choose(&set, &bits_of(&entries.slice(way << SET, 1 << SET)))).collect()
        };
        let (open, whole) = (of_set(&waiting), of_set(&whole));
        let is_here: Vec<Wire> = open.iter().zip(&same_line).map(|(open, same)| open & same).collect();
        let fits: Vec<Wire> = (0..WAYS).map(|way| &is_here[way] & &same_wave[way] & !&overlaps[way]).collect();
        let closed: Vec<Wire> = open.iter().map(|open| !open).collect();
        let here = vector_of(g, &is_here).any();
        let room = vector_of(g, &closed).any();
        let number = |bits: &[Wire]| encode(g, &vector_of(g, &first_set(g, bits)), 2);
        let leaves = vector_of(g, &whole).any().select(&number(&whole), &g.input("turn"));
        let way = here.select(&number(&is_here), &room.select(&number(&closed), &leaves));
        g.output("here", &here);
        g.output("fits", &vector_of(g, &fits).any());
        g.output("room", &room);
        g.output("way", &g.name("way_here", &way));
    }
}

generator_block! {
    /// The entry that leaves next: the one that is in the way, or one that is whole, or any.
    pub struct LeavingEntry() {
        /// Entries with a line.
        in waiting: (Bits<64>),
        /// Those whose line is whole.
        in whole: (Bits<64>),
        /// One is in the way,
        in conflicts: (Bit),
        /// or gets bytes in this cycle, and stays:
        in joined: (Bit),
        /// this one.
        in entry: (Bits<6>),
        /// All shall leave,
        in drains: (Bit),
        /// or these.
        in stale: (Bits<64>),
        /// What left before is on its way, and none may leave.
        in waits: (Bit),
        /// One leaves.
        out leaves: (Bit),
        /// Which,
        out number: (Bits<6>),
        /// one-hot.
        out gone: (Bits<64>),
        /// The entry that gets bytes, one-hot.
        out here: (Bits<64>),
    }
    |g| {
        let [waiting, whole, stale, conflicts, joined, entry, drains] =
            ["waiting", "whole", "stale", "conflicts", "joined", "entry", "drains"].map(|name| g.input(name));
        let one_hot = |number: &Wire, valid: &Wire| g.constant(ENTRIES, 1).shift_left(number).when(valid);
        let here = one_hot(&entry, &joined);
        let candidates = g.name("candidates", &((whole | stale | waiting.when(&drains)) & !&here));
        let number = conflicts.select(&entry, &first_number(g, &bits_of(&candidates)));
        let leaves = (&conflicts | candidates.any()) & !g.input("waits");
        g.output("gone", &one_hot(&number, &leaves));
        g.output("here", &here);
        g.output("leaves", &leaves);
        g.output("number", &number);
    }
}

hardware_block! {
    /// A bank, see the module's description.
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
        /// Something is stored in the other bank.
        pub stored_beside: Signal<In, Bit>,
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
        place: JoinedEntry = JoinedEntry::new(),
        choice: LeavingEntry = LeavingEntry::new(),
        waiting: DFF<Bits<64>>,
        whole: DFF<Bits<64>>,
        left: DFF<Bit>,
        quiet: DFF<Bits<4>>,
        turn: DFF<Bits<2>>,
        age: DFF<Bits<8>>,
        // Lines that waited when the age began anew, and those that had done so then.
        seen: DFF<Bits<64>>,
        stale: DFF<Bits<64>>,
        set_bits: Constant<Bits<6>> = Constant::new(u64::from(SET).into()),
        longest_quiet: Constant<Bits<4>> = Constant::new(QUIET.into()),
        entry: Signal<Local, Bits<6>>,
        begun: Signal<Local, Bit>,
        stored: Signal<Local, Bit>,
    }
}

impl Logic for JoinedStores {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waiting, whole, left, quiet, turn, age, seen, stale);
        clock!(self, clock, lines);
        self.lines.line.next = self.line.val();
        self.lines.wave.next = self.wave.val();
        self.lines.mask.next = self.mask.val();
        self.lines.data.next = self.data.val();
        self.lines.tag.next = self.tag.val();
        self.place.waiting.next = self.waiting.q.val();
        self.place.whole.next = self.whole.q.val();
        self.place.set.next = self.lines.set.val();
        for i in 0..self.place.same_line.len() {
            self.place.same_line[i].next = self.lines.same_line[i].val();
            self.place.same_wave[i].next = self.lines.same_wave[i].val();
            self.place.overlaps[i].next = self.lines.overlaps[i].val();
        }
        self.place.turn.next = self.turn.q.val();
        self.lines.way.next = self.place.way.val();
        self.entry.next =
            bit_cast::<6, 4>(self.lines.set.val()) | (bit_cast::<6, 2>(self.place.way.val()) << self.set_bits.val());
        self.begun.next = self.stores.val() & !self.place.here.val() & self.place.room.val();
        self.stored.next = self.begun.val() | (self.stores.val() & self.place.fits.val());
        self.lines.write.next = self.stored.val();
        self.lines.begins.next = self.begun.val();
        self.begins.next = self.begun.val();
        self.taken.next = self.stored.val();
        self.held.next = self.wants.val()
            & (self.place.here.val() | (self.left.q.val() & (self.lines.left_line.val() == self.line.val())));

        // What keeps a store from its entry, or is wanted, leaves.
        self.choice.conflicts.next =
            (self.stores.val() & !self.stored.val()) | (self.wants.val() & self.place.here.val());
        self.choice.entry.next = self.entry.val();
        self.choice.waiting.next = self.waiting.q.val();
        self.choice.whole.next = self.whole.q.val();
        self.choice.stale.next = self.stale.q.val();
        self.choice.joined.next = self.stored.val();
        self.choice.drains.next = self.quiet.q.val() == self.longest_quiet.val();
        self.choice.waits.next = self.left.q.val() & !self.ready.val();
        self.lines.leaves.next = self.choice.leaves.val();
        self.lines.leaving.next = self.choice.number.val();
        self.left.d.next = self.choice.leaves.val() | self.choice.waits.val();
        if self.choice.leaves.val() {
            self.turn.d.next = self.turn.q.val() + 1;
        }
        self.waiting.d.next = (self.waiting.q.val() & !self.choice.gone.val()) | self.choice.here.val();
        self.whole.d.next = self.whole.q.val() & !self.choice.gone.val();
        // Only while a line waits, so that a bank without one rests.
        self.age.d.next = self.age.q.val();
        if self.waiting.q.val().any() {
            self.age.d.next = self.age.q.val() + 1;
        }
        self.seen.d.next = self.seen.q.val() & !self.choice.gone.val();
        self.stale.d.next = self.stale.q.val() & !self.choice.gone.val();
        if self.age.q.val() == 0 {
            self.seen.d.next = self.waiting.q.val() & !self.choice.gone.val();
            self.stale.d.next = (self.stale.q.val() | self.seen.q.val()) & !self.choice.gone.val();
        }
        if self.quiet.q.val() != self.longest_quiet.val() {
            self.quiet.d.next = self.quiet.q.val() + 1;
        }
        if self.stored.val() | self.stored_beside.val() {
            self.quiet.d.next = 0.into();
        }
        if self.stored.val() & self.lines.completes.val() {
            self.whole.d.next = (self.whole.q.val() & !self.choice.gone.val()) | self.choice.here.val();
        }

        self.leaving.next = self.left.q.val();
        self.left_line.next = self.lines.left_line.val();
        self.left_mask.next = self.lines.left_mask.val();
        self.left_tag.next = self.lines.left_tag.val();
        self.left_data.next = self.lines.left_data.val();
    }
}
