//! Clauses of one wave: S_CLAUSE reserves the unit of the instruction behind it for a number of instructions (5.3).
//!
//! Types of memory instructions that share a unit here share its clause. What is illegal in a clause ends it.

use super::decode::IssueClass;
use crate::hardware_block;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct Clause() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// No wave runs here.
        pub reset: Signal<In, Bit>,
        /// The head issues.
        pub granted: Signal<In, Bit>,
        /// The head's class.
        pub class: Signal<In, IssueClass>,
        /// The head is S_CLAUSE.
        pub starts: Signal<In, Bit>,
        /// Its SIMM16[5:0].
        pub length: Signal<In, Bits<6>>,
        /// The head may stand in any clause.
        pub legal: Signal<In, Bit>,
        /// EXEC is zero: a vector ALU clause does not start.
        pub exec_none: Signal<In, Bit>,
        /// The class that the wave has for itself; Illegal for none.
        pub reserved: Signal<Out, IssueClass>,
        /// Instructions of a clause are left.
        pub open: Signal<Out, Bit>,
        left: DFF<Bits<6>>,
        open_class: DFF<IssueClass>,
        inside: Signal<Local, Bit>,
        opens: Signal<Local, Bit>,
    }
}

impl Logic for Clause {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, left, open_class);
        self.inside.next = (self.class.val() == self.open_class.q.val()) | self.legal.val();
        self.opens.next = (self.open_class.q.val() == IssueClass::Illegal)
            & (self.class.val() != IssueClass::Flow)
            & !((self.class.val() == IssueClass::Valu) & self.exec_none.val());
        self.open.next = self.left.q.val() != 0;
        self.reserved.next = IssueClass::Illegal;
        if self.inside.val() & (self.left.q.val() != 0) {
            self.reserved.next = self.open_class.q.val();
        }
        if self.granted.val() {
            self.open_class.d.next = IssueClass::Illegal;
            self.left.d.next = 0.into();
            if (self.left.q.val() > 1) & (self.opens.val() | self.inside.val()) {
                self.left.d.next = self.left.q.val() - 1;
                self.open_class.d.next = self.open_class.q.val();
                if self.opens.val() {
                    self.open_class.d.next = self.class.val();
                }
            }
            if self.starts.val() & (self.length.val() != 0) & (self.length.val() != 63) {
                self.left.d.next = self.length.val() + 1;
            }
        }
        if self.reset.val() {
            self.left.d.next = 0.into();
            self.open_class.d.next = IssueClass::Illegal;
        }
    }
}
