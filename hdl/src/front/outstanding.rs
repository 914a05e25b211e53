//! What of a wave is outstanding, and whether an instruction of a class may issue with that.
//!
//! Values that units still hold are counted, not named: an instruction waits until the counts that it depends on are
//! zero. Silicon takes 9 cycles from a scalar ALU instruction, 17 from one of the vector ALU, 32 from a load of LDS, to what
//! waits at issue for its result; ours are written 3, 8 and 6 cycles after issue, and seen the rest of that later.

use super::decode::rdna4::predecode::IssueClass;
use crate::hardware_block;
use crate::parts::counter::{OutstandingCounter, ResultCounter};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// What a counter of six bits may hold before another instruction issues (5.7); KMcnt has five.
const ALMOST_FULL: u128 = 62;
/// The same of KMcnt.
const ALMOST_FULL_SCALAR: u128 = 31;

generator_block! {
    /// The rules: what an instruction waits for, by its class.
    pub struct ClassReady() {
        /// Class of the instruction.
        in class: (Bits<3>),
        /// If it is program flow: it may issue.
        in flow_ready: (Bit),
        /// It adds M0 to register numbers.
        in reads_m0: (Bit),
        /// Counts: results of the scalar ALU.
        in salu: (Bits<6>),
        /// Of the vector ALU.
        in valu: (Bits<6>),
        /// KMcnt.
        in scalar_loads: (Bits<6>),
        /// LOADcnt.
        in loads: (Bits<6>),
        /// STOREcnt.
        in stores: (Bits<6>),
        /// DScnt.
        in lds: (Bits<6>),
        /// No vector operation still has to read scalars.
        in operands_read: (Bit),
        /// All scalar results of the vector ALU are written.
        in masks_written: (Bit),
        /// Scalar results of either ALU are outstanding.
        in scalars_pending: (Bit),
        /// No vector memory instruction still has to read VGPRs.
        in memory_read: (Bit),
        /// No LDS instruction does.
        in lds_read: (Bit),
        /// The instruction may issue.
        out ready: (Bit),
    }
    |g| {
        let [flow, reads_m0, operands_read, masks_written, scalars_pending, memory_read, lds_read] = [
            "flow_ready", "reads_m0", "operands_read", "masks_written", "scalars_pending", "memory_read", "lds_read",
        ]
        .map(|name| g.input(name));
        let room = |name: &str, full: u128| {
            let count = g.input(name);
            count.less(&count.same_width(full))
        };
        let settled = !&scalars_pending;
        let valu = g.input("valu");
        // Scalar instructions write registers that queued vector instructions may still have to read, and read what
        // vector compares still have to write. Vector memory and LDS read VGPRs at their own time, so they wait for the
        // vector results before them, and what comes behind waits until they have read.
        let rules = [
            (IssueClass::Flow, flow),
            (IssueClass::Salu, &masks_written & &operands_read & room("salu", ALMOST_FULL)),
            (IssueClass::Smem, &settled & &operands_read & room("scalar_loads", ALMOST_FULL_SCALAR)),
            (IssueClass::Valu, &memory_read & &lds_read & room("valu", ALMOST_FULL) & !(reads_m0 & &scalars_pending)),
            (
                IssueClass::Vmem,
                &settled & valu.none() & &lds_read & room("loads", ALMOST_FULL) & room("stores", ALMOST_FULL) & room("lds", ALMOST_FULL),
            ),
            (IssueClass::Lds, &settled & valu.none() & &memory_read & room("lds", ALMOST_FULL)),
        ];
        let arms = rules.map(|(class, ready)| (class as u128, ready));
        g.output("ready", &g.lookup(&g.input("class"), &arms, &g.zero(1)));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct Outstanding() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues; the inputs up to `reads_m0` are about the one at the head.
        pub grant: Signal<In, Bit>,
        /// Its class, [`super::decode::rdna4::predecode::IssueClass`].
        pub class: Signal<In, Bits<3>>,
        /// If it is program flow: it may issue.
        pub flow_ready: Signal<In, Bit>,
        /// It writes scalars, if it is for the vector ALU.
        pub writes_scalar: Signal<In, Bit>,
        /// It is a store, if it is for vector memory.
        pub is_store: Signal<In, Bit>,
        /// It is FLAT, if it is for vector memory: the local data share executes it too (5.7.1.3).
        pub is_flat: Signal<In, Bit>,
        /// It adds M0 to register numbers.
        pub reads_m0: Signal<In, Bit>,
        /// The scalar ALU finished an instruction.
        pub salu_done: Signal<In, Bit>,
        /// The vector ALU took the scalar operands of an instruction.
        pub valu_read: Signal<In, Bit>,
        /// The vector ALU wrote the results of an instruction.
        pub valu_done: Signal<In, Bit>,
        /// ... of one that writes scalars.
        pub valu_scalar_done: Signal<In, Bit>,
        /// A scalar load finished.
        pub smem_done: Signal<In, Bit>,
        /// A vector memory instruction read its last VGPR.
        pub vmem_read: Signal<In, Bit>,
        /// An LDS instruction read its last VGPR.
        pub lds_read: Signal<In, Bit>,
        /// An LDS instruction finished.
        pub lds_done: Signal<In, Bit>,
        /// A vector load finished.
        pub load_done: Signal<In, Bit>,
        /// A vector store finished.
        pub store_done: Signal<In, Bit>,
        /// The head may issue, as far as this is concerned.
        pub ready: Signal<Out, Bit>,
        /// Nothing at all is outstanding.
        pub idle: Signal<Out, Bit>,
        /// All results of the scalar ALU are written.
        pub scalars_settled: Signal<Out, Bit>,
        /// Results of the scalar ALU.
        pub salu: Signal<Out, Bits<6>>,
        /// Vector operations that still have to read scalars.
        pub valu_queued: Signal<Out, Bits<6>>,
        /// Results of the vector ALU.
        pub valu: Signal<Out, Bits<6>>,
        /// Its scalar results.
        pub valu_scalars: Signal<Out, Bits<6>>,
        /// KMcnt.
        pub scalar_loads: Signal<Out, Bits<6>>,
        /// Vector memory instructions that still have to read VGPRs.
        pub memory_reads: Signal<Out, Bits<6>>,
        /// LOADcnt.
        pub loads: Signal<Out, Bits<6>>,
        /// STOREcnt.
        pub stores: Signal<Out, Bits<6>>,
        /// LDS instructions that still have to read VGPRs.
        pub lds_reads: Signal<Out, Bits<6>>,
        /// DScnt.
        pub lds: Signal<Out, Bits<6>>,

        salu_count: ResultCounter = ResultCounter::new(),
        valu_queued_count: OutstandingCounter = OutstandingCounter::new(),
        valu_count: ResultCounter = ResultCounter::new(),
        valu_scalar_count: ResultCounter = ResultCounter::new(),
        smem_count: OutstandingCounter = OutstandingCounter::new(),
        vmem_reading: OutstandingCounter = OutstandingCounter::new(),
        load_count: OutstandingCounter = OutstandingCounter::new(),
        store_count: OutstandingCounter = OutstandingCounter::new(),
        lds_reading: OutstandingCounter = OutstandingCounter::new(),
        lds_count: ResultCounter = ResultCounter::new(),
        rules: ClassReady = ClassReady::new(),
        salu_issues: Signal<Local, Bit>,
        smem_issues: Signal<Local, Bit>,
        valu_issues: Signal<Local, Bit>,
        vmem_issues: Signal<Local, Bit>,
        lds_issues: Signal<Local, Bit>,
    }
}

impl Logic for Outstanding {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, salu_count, valu_queued_count, valu_count, valu_scalar_count, smem_count);
        clock!(self, clock, vmem_reading, load_count, store_count, lds_reading, lds_count);
        self.salu_issues.next = self.grant.val() & (self.class.val() == 2);
        self.smem_issues.next = self.grant.val() & (self.class.val() == 3);
        self.valu_issues.next = self.grant.val() & (self.class.val() == 4);
        self.vmem_issues.next = self.grant.val() & (self.class.val() == 5);
        self.lds_issues.next =
            self.grant.val() & ((self.class.val() == 6) | ((self.class.val() == 5) & self.is_flat.val()));

        self.salu_count.delay.next = 6.into();
        self.salu_count.up.next = self.salu_issues.val();
        self.salu_count.down.next = self.salu_done.val();
        self.valu_queued_count.up.next = self.valu_issues.val();
        self.valu_queued_count.down.next = self.valu_read.val();
        self.valu_count.delay.next = 8.into();
        self.valu_count.up.next = self.valu_issues.val();
        self.valu_count.down.next = self.valu_done.val();
        self.valu_scalar_count.delay.next = 8.into();
        self.valu_scalar_count.up.next = self.valu_issues.val() & self.writes_scalar.val();
        self.valu_scalar_count.down.next = self.valu_scalar_done.val();
        self.smem_count.up.next = self.smem_issues.val();
        self.smem_count.down.next = self.smem_done.val();
        self.vmem_reading.up.next = self.vmem_issues.val();
        self.vmem_reading.down.next = self.vmem_read.val();
        self.load_count.up.next = self.vmem_issues.val() & !self.is_store.val();
        self.load_count.down.next = self.load_done.val();
        self.store_count.up.next = self.vmem_issues.val() & self.is_store.val();
        self.store_count.down.next = self.store_done.val();
        self.lds_reading.up.next = self.lds_issues.val();
        self.lds_reading.down.next = self.lds_read.val();
        self.lds_count.delay.next = 27.into();
        self.lds_count.up.next = self.lds_issues.val();
        self.lds_count.down.next = self.lds_done.val();

        self.scalars_settled.next = self.salu_count.written.val();
        self.salu.next = self.salu_count.count.val();
        self.valu_queued.next = self.valu_queued_count.count.val();
        self.valu.next = self.valu_count.count.val();
        self.valu_scalars.next = self.valu_scalar_count.count.val();
        self.scalar_loads.next = self.smem_count.count.val();
        self.memory_reads.next = self.vmem_reading.count.val();
        self.loads.next = self.load_count.count.val();
        self.stores.next = self.store_count.count.val();
        self.lds_reads.next = self.lds_reading.count.val();
        self.lds.next = self.lds_count.count.val();

        self.rules.class.next = self.class.val();
        self.rules.flow_ready.next = self.flow_ready.val();
        self.rules.reads_m0.next = self.reads_m0.val();
        self.rules.salu.next = self.salu_count.count.val();
        self.rules.valu.next = self.valu_count.count.val();
        self.rules.scalar_loads.next = self.smem_count.count.val();
        self.rules.loads.next = self.load_count.count.val();
        self.rules.stores.next = self.store_count.count.val();
        self.rules.lds.next = self.lds_count.count.val();
        self.rules.operands_read.next = self.valu_queued_count.none.val();
        self.rules.masks_written.next = self.valu_scalar_count.written.val();
        self.rules.scalars_pending.next = !self.salu_count.none.val() | !self.valu_scalar_count.none.val();
        self.rules.memory_read.next = self.vmem_reading.none.val();
        self.rules.lds_read.next = self.lds_reading.none.val();
        self.ready.next = self.rules.ready.val();
        self.idle.next = self.salu_count.none.val()
            & self.valu_queued_count.none.val()
            & self.valu_count.none.val()
            & self.valu_scalar_count.none.val()
            & self.smem_count.none.val()
            & self.vmem_reading.none.val()
            & self.load_count.none.val()
            & self.store_count.none.val()
            & self.lds_reading.none.val()
            & self.lds_count.none.val();
    }
}
