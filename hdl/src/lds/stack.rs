//! DS_BVH_STACK_* (12.5.3, 16.15): each lane has a stack in LDS, a ring of dwords, and its description in a VGPR. The lanes
//! of a beat push their items one after another, then pop one or two, all lanes together.
//!
//! ```text
//!   items 0 to n-2   read the next register of DATA1; lanes that push store it
//!   item n-1         read the last register; lanes where it is no node load their youngest entry instead
//!   clear            those store the invalid node in its place and step back
//!   second           with two pops: lanes load the entry before
//!   clear            those where it is a node store the invalid node in its place and step back
//! ```
//!
//! Where 12.5.3 and 16.15 leave something open, or contradict each other, the reading is:
//!
//! * DECODE_ADDR and ENCODE_ADDR: the table "Address Fields" of 12.5.3, which has all of 32 bits; the bits that its field ADDR
//!   names have no place for them. stack_index is ring_addr.
//! * A pop steps back and then reads. 16.15 reads first, but a push stores and then steps on: read first, the pop would never
//!   see what was pushed last.
//! * The ring has OFFSET0[4:0] entries, 0 meaning 32, since it "wraps around and overwrites older items"; a push to a full ring sets
//!   has_overflowed and leaves valid_entries. An empty stack has no valid entry and gives the invalid node.
//! * While has_tlas_in_stack is set, entries_to_tlas follows pushes and pops; the pop that finds it zero is the transition: it
//!   clears has_tlas_in_stack and sets blas_to_tlas_pop, which every other pop clears.
//! * OFFSET1 has flags that the document only names: such an instruction is refused.
//!
//! A lane costs 34 flip-flops, four comparisons of 32 bits and two adders of five.

use super::instruction::{LdsOperation, LdsOperationWires};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What the lanes do with an item.
    pub enum StackAction {
        /// They push it, if it is a node.
        Push,
        /// They return it, if it is a node, or else pop.
        Pop,
        /// They pop a second time, if that is a node.
        Second,
        /// They clear what they have popped.
        Clear,
    }
}

/// The stack instructions, with their items and pops.
pub const EXECUTES: [(op::Operation, u8, u8); 3] = [
    (op::DS_BVH_STACK_PUSH4_POP1_RTN_B32, 4, 1),
    (op::DS_BVH_STACK_PUSH8_POP1_RTN_B32, 8, 1),
    (op::DS_BVH_STACK_PUSH8_POP2_RTN_B64, 8, 2),
];

generator_block! {
    /// What an instruction does in each of its steps.
    pub struct StackSteps() {
        /// The instruction.
        in operation: (LdsOperation),
        /// The step.
        in step: (Bits<4>),
        /// It is a stack instruction.
        out stack: (Bit),
        /// The next step reads an item.
        out next_reads: (Bit),
        /// The last item is read.
        out last_item: (Bit),
        /// The step is the last one.
        out last: (Bit),
        /// It stores.
        out stores: (Bit),
        /// What the lanes do.
        out action: (StackAction),
        /// It is about the second pop.
        out second: (Bit),
        /// Register of the item: V0 for one that does not exist.
        out item: (Bits<8>),
        /// Rows returned, with ADDR.
        out rows: (Bits<3>),
        /// Entries of the stack, 0 meaning 32.
        out size: (Bits<5>),
    }
    |g| {
        let operation = g.input_of::<LdsOperation>("operation");
        let LdsOperationWires { control, eight_items: eight, two_pops: two, data1_register, offset, .. } = operation;
        g.output("stack", &control.stack);
        let step = g.input("step");
        let last_item = eight.select(&g.constant(4, 7), &g.constant(4, 3));
        // Steps behind the last item: clear, second, clear.
        let behind = g.name("behind", &(&step - &last_item));
        let is_item = !last_item.less(&step);
        let is_last_item = step.equals(&last_item);
        let is_clear = !&is_item & behind.bit(0);
        let is_second = !&is_item & behind.is(2);
        let actions =
            [(StackAction::Pop, &is_last_item), (StackAction::Second, &is_second), (StackAction::Clear, &is_clear)];
        let action = actions.map(|(action, here)| g.constant_of(action).when(here));
        g.output("next_reads", &step.less(&last_item));
        g.output("last_item", &is_last_item);
        g.output("last", &(is_clear.clone() & (behind.bit(1) | !&two)));
        g.output("stores", &(is_clear | step.less(&last_item)));
        g.output("action", &g.or_all(2, &action));
        g.output("second", &(!&is_item & behind.bit(1)));
        let register = data1_register.zero_extend(9) + step.zero_extend(9);
        g.output("item", &register.slice(0, 8).when(&!register.bit(8)));
        g.output("rows", &two.select(&g.constant(3, 3), &g.constant(3, 2)));
        g.output("size", &offset.slice(0, 5));
    }
}

/// The fields of a stack's description.
struct Description {
    valid: Wire,
    to_tlas: Wire,
    ring: Wire,
    base: Wire,
    has_tlas: Wire,
    overflowed: Wire,
    tlas_pop: Wire,
}

impl Description {
    fn new(word: &Wire) -> Self {
        Self {
            valid: word.slice(0, 5),
            to_tlas: word.slice(5, 5),
            ring: word.slice(10, 5),
            base: word.slice(15, 14),
            has_tlas: word.bit(29),
            overflowed: word.bit(30),
            tlas_pop: word.bit(31),
        }
    }

    fn word(&self, g: &Builder) -> Wire {
        let Self { valid, to_tlas, ring, base, has_tlas, overflowed, tlas_pop } = self;
        g.concat(&[tlas_pop, overflowed, has_tlas, base, ring, to_tlas, valid])
    }

    /// After a push.
    fn pushed(&self, size: &Wire) -> Self {
        let next = self.ring.plus(1);
        // Of 32 entries the description counts 31.
        let full = self.valid.all() | (size.any() & !self.valid.less(size));
        Self {
            valid: full.select(&self.valid, &self.valid.plus(1)),
            to_tlas: &self.to_tlas + (&self.has_tlas & !self.to_tlas.all()).zero_extend(5),
            ring: next.clone().when(&next.differs(size)),
            base: self.base.clone(),
            has_tlas: self.has_tlas.clone(),
            overflowed: &self.overflowed | full,
            tlas_pop: self.tlas_pop.clone(),
        }
    }

    /// After a pop from a stack that is not empty.
    fn popped(&self, size: &Wire) -> Self {
        let transition = &self.has_tlas & self.to_tlas.none();
        Self {
            valid: self.valid.plus(31),
            to_tlas: &self.to_tlas - (&self.has_tlas & !&transition).zero_extend(5),
            ring: self.ring.none().select(&size.plus(31), &self.ring.plus(31)),
            base: self.base.clone(),
            has_tlas: &self.has_tlas & !&transition,
            overflowed: self.overflowed.clone(),
            tlas_pop: transition,
        }
    }
}

generator_block! {
    /// What a step is for a lane.
    pub struct StackStep() {
        /// Description of the stack.
        in description: (Bits<32>),
        /// Entries of the stack, 0 meaning 32.
        in size: (Bits<5>),
        /// What the lane does.
        in action: (StackAction),
        /// The clear is of the second pop.
        in second: (Bit),
        /// The item.
        in item: (Bits<32>),
        /// The last node: as good as none.
        in last_node: (Bits<32>),
        /// What the second pop loaded.
        in loaded: (Bits<32>),
        /// No more items are pushed.
        in stopped: (Bit),
        /// The lane has loaded an entry.
        in popping: (Bit),
        /// The lane takes part.
        out wants: (Bit),
        /// Byte in LDS.
        out address: (Bits<32>),
        /// Description after the step.
        out after: (Bits<32>),
        /// No more items are pushed after the step.
        out stops: (Bit),
        /// The item is a node.
        out is_node: (Bit),
    }
    |g| {
        let now = Description::new(&g.input("description"));
        let [size, action, second, item, last_node, loaded] =
            ["size", "action", "second", "item", "last_node", "loaded"].map(|name| g.input(name));
        let is_node = |value: &Wire| !value.all() & value.differs(&last_node);
        let [push, pop, clear] = [StackAction::Push, StackAction::Pop, StackAction::Clear].map(|of| action.is_a(of));
        let item_is_node = g.name("item_is_node", &is_node(&item));
        let some = now.valid.any();
        let pops = &some & pop.select(&!&item_is_node, &action.is_a(StackAction::Second));
        let pushes = &push & &item_is_node & !g.input("stopped");
        let clears = g.name("clears", &(clear & g.input("popping") & (!second | is_node(&loaded))));
        g.output("wants", &(&pushes | &pops | &clears));
        let [pushed, popped] = [now.pushed(&size), now.popped(&size)];
        let place = push.select(&now.ring, &popped.ring);
        let dword = now.base.zero_extend(30) + place.zero_extend(30);
        g.output("address", &dword.concat(&g.zero(2)));
        let kept = clears.select(&popped.word(g), &g.input("description"));
        g.output("after", &pushes.select(&pushed.word(g), &kept));
        g.output("stops", &(push & item.equals(&last_node)));
        g.output("is_node", &item_is_node);
    }
}

hardware_block! {
    /// The stack of a lane, while its instruction is executed.
    pub struct StackLane() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A VGPR of the lane.
        pub vgpr: Signal<In, Bits<32>>,
        /// It is ADDR.
        pub load_address: Signal<In, Bit>,
        /// Entries of the stack, 0 meaning 32.
        pub size: Signal<In, Bits<5>>,
        /// What the lane does.
        pub action: Signal<In, StackAction>,
        /// The step is about the second pop.
        pub second: Signal<In, Bit>,
        /// The step ends.
        pub step_done: Signal<In, Bit>,
        /// DATA0, and above it the item.
        pub operand: Signal<In, Bits<64>>,
        /// What the two pops have loaded.
        pub loaded: Signal<In, Bits<64>>,
        /// The row of results that is written.
        pub row: Signal<In, Bits<2>>,
        /// The instruction returns two dwords.
        pub two: Signal<In, Bit>,
        /// The lane takes part in the step.
        pub wants: Signal<Out, Bit>,
        /// With this byte in LDS.
        pub address: Signal<Out, Bits<32>>,
        /// The row.
        pub result: Signal<Out, Bits<32>>,

        description: DFF<Bits<32>>,
        stopped: DFF<Bit>,
        popping: DFF<Bit>,
        popped: Vec<DFF<Bit>> = signals(2),
        step: StackStep = StackStep::new(),
    }
}

impl Logic for StackLane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, description, stopped, popping);
        self.step.description.next = self.description.q.val();
        self.step.size.next = self.size.val();
        self.step.action.next = self.action.val();
        self.step.second.next = self.second.val();
        self.step.item.next = self.operand.val().get_bits::<32>(32);
        self.step.last_node.next = self.operand.val().get_bits::<32>(0);
        self.step.loaded.next = self.loaded.val().get_bits::<32>(32);
        self.step.stopped.next = self.stopped.q.val();
        self.step.popping.next = self.popping.q.val();
        self.wants.next = self.step.wants.val();
        self.address.next = self.step.address.val();
        for i in 0..self.popped.len() {
            self.popped[i].clock.next = self.clock.val();
            self.popped[i].d.next = self.popped[i].q.val();
        }
        if self.step_done.val() {
            self.description.d.next = self.step.after.val();
            self.stopped.d.next = self.stopped.q.val() | self.step.stops.val();
            self.popping.d.next = self.step.wants.val();
            if self.action.val() == StackAction::Clear {
                if self.second.val() {
                    self.popped[1].d.next = self.step.wants.val();
                } else {
                    self.popped[0].d.next = self.step.wants.val();
                }
            }
        }
        if self.load_address.val() {
            self.description.d.next = self.vgpr.val();
            self.stopped.d.next = false;
        }
        // The rows: the node, with two pops the second one, ADDR.
        self.result.next = 0xffffffff_u64.into();
        if self.popped[0].q.val() {
            self.result.next = self.loaded.val().get_bits::<32>(0);
        }
        if self.step.is_node.val() {
            self.result.next = self.operand.val().get_bits::<32>(32);
        }
        if self.row.val() == 1 {
            self.result.next = 0xffffffff_u64.into();
            if self.popped[1].q.val() {
                self.result.next = self.loaded.val().get_bits::<32>(32);
            }
        }
        if (self.row.val() == 2) | ((self.row.val() == 1) & !self.two.val()) {
            self.result.next = self.description.q.val();
        }
    }
}
