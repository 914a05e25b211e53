//! What of a wave is outstanding, and whether an instruction of a class may issue with that.
//!
//! Values that units still hold are counted, not named: an instruction waits until the counts that it depends on are
//! zero. On CDNA4 the registers that vector memory and LDS still have to read are known ([`super::memory_reads`]), and those that
//! operations under way will write ([`super::matrix_results`], [`super::vector_results`]). Silicon takes 9 cycles from a
//! scalar ALU instruction, 17 from one of the vector ALU, 32 from a load of LDS, to what waits at issue for its result; ours are written 3,
//! 8 and 6 cycles after issue, and seen the rest of that later.

use super::decode::{Head, IssueClass};
use super::earlier_exec::EarlierExec;
use super::matrix_results::MatrixResults;
use super::memory_reads::{HeadRegisters, MemoryReads};
use super::vector_results::VectorResults;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::counter::{OutstandingCounter, ResultCounter};
use crate::wave::Progress;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::{generator_block, record};

record! {
    /// What is outstanding, counted.
    pub struct Counts {
        /// LOADcnt: vector loads.
        pub loads: Bits<6>,
        /// STOREcnt: vector stores.
        pub stores: Bits<6>,
        /// KMcnt: scalar loads and messages.
        pub scalar_loads: Bits<6>,
        /// DScnt: LDS instructions.
        pub lds: Bits<6>,
        /// Results of the scalar ALU.
        pub salu: Bits<6>,
        /// Vector operations that still have to read their masks and scalars.
        pub valu_queued: Bits<6>,
        /// Results of the vector ALU.
        pub valu: Bits<6>,
        /// Its scalar results.
        pub valu_scalars: Bits<6>,
        /// Vector memory instructions that still have to read VGPRs.
        pub memory_reads: Bits<6>,
        /// LDS instructions that still have to read VGPRs.
        pub lds_reads: Bits<6>,
    }
}

/// What a counter of six bits may hold before another instruction issues (5.7); KMcnt has five.
const ALMOST_FULL: u128 = 62;
/// The same of KMcnt.
const ALMOST_FULL_SCALAR: u128 = 31;

generator_block! {
    /// The rules: what an instruction waits for, by its class. `exports`: vector operations may wait for parameters from LDS; `exceptions`: 1 where
    /// they are gathered; `matrices`: 1 where it is known what the vector ALU will write; `keeps`: 1 where queued operations keep their EXEC.
    pub struct ClassReady(exports: bool, exceptions: usize, matrices: usize, keeps: usize) {
        /// Class of the instruction.
        in class: (IssueClass),
        /// If it is program flow: it may issue.
        in flow_ready: (Bit),
        /// It adds M0 to register numbers.
        in reads_m0: (Bit),
        /// It reads, writes or clears exceptions of the vector ALU.
        in of_exceptions: [Bit; exceptions],
        /// It accesses what vector memory tells of buffers.
        in of_bounds: [Bit; exceptions],
        /// It writes EXEC or MODE.
        in writes_masks: (Bit),
        /// It may write EXEC, which queued operations keep as it is.
        in changes_exec: [Bit; keeps],
        /// The vector operation before it has had its clocks.
        in paced: (Bit),
        /// What is outstanding.
        in counts: (Counts),
        /// A vector operation waits for parameters from LDS.
        in waits_exports: [Bit; usize::from(exports)],
        /// No vector operation is queued.
        in masks_read: (Bit),
        /// None that still has to read scalar registers.
        in scalars_read: (Bit),
        /// All scalar results of the vector ALU are written.
        in masks_written: (Bit),
        /// Scalar results of either ALU are outstanding.
        in scalars_pending: (Bit),
        /// No vector memory instruction still has to read VGPRs.
        in memory_read: (Bit),
        /// No LDS instruction does.
        in lds_read: (Bit),
        /// The instruction, of vector memory or LDS, meets no result to come of the vector ALU.
        in apart: [Bit; matrices],
        /// The instruction may issue.
        out ready: (Bit),
    }
    |g| {
        let [flow, reads_m0, masks_written, scalars_pending, memory_read, lds_read] =
            ["flow_ready", "reads_m0", "masks_written", "scalars_pending", "memory_read", "lds_read"].map(|name| g.input(name));
        let changes_exec = g.or_all(1, &g.inputs("changes_exec", keeps));
        let by_name = g.input("scalars_read") & (!g.input("writes_masks") | changes_exec);
        let operands_read = g.name("operands_read", &(g.input("masks_read") | by_name));
        let counts = g.input_of::<Counts>("counts");
        let room = |count: &Wire, full: u128| count.less(&count.same_width(full));
        let settled = !&scalars_pending;
        let valu_done = counts.valu.none();
        let vgprs_done = g.inputs("apart", matrices).iter().fold(valu_done.clone(), |done, apart| done | apart);
        // All that raises exceptions before them.
        let raised = |ready: Wire| {
            let of = g.inputs("of_exceptions", exceptions).into_iter().zip(g.inputs("of_bounds", exceptions));
            of.fold(ready, |ready, (of_exceptions, of_bounds)| {
                ready
                    & (!of_exceptions | &valu_done & &settled)
                    & (!of_bounds | counts.loads.none() & counts.stores.none())
            })
        };
        // Scalar instructions write registers that queued vector instructions may still have to read, and read what
        // vector compares still have to write. Vector memory and LDS read VGPRs at their own time, so they wait for the
        // vector results before them, and what comes behind waits until they have read.
        let parameters_there =
            g.inputs("waits_exports", usize::from(exports)).iter().fold(g.constant(1, 1), |_, waits| counts.lds.none() | !waits);
        let rules = [
            (IssueClass::Flow, flow),
            (IssueClass::Salu, raised(&masks_written & &operands_read & room(&counts.salu, ALMOST_FULL))),
            (IssueClass::Smem, &settled & &operands_read & room(&counts.scalar_loads, ALMOST_FULL_SCALAR)),
            (IssueClass::Valu, raised(&memory_read & &lds_read & &parameters_there & g.input("paced") & room(&counts.valu, ALMOST_FULL) & !(reads_m0 & &scalars_pending))),
            (
                IssueClass::Vmem,
                &settled & &vgprs_done & &lds_read & room(&counts.loads, ALMOST_FULL) & room(&counts.stores, ALMOST_FULL) & room(&counts.lds, ALMOST_FULL),
            ),
            (IssueClass::Lds, &settled & &vgprs_done & &memory_read & room(&counts.lds, ALMOST_FULL)),
        ];
        let arms = rules.map(|(class, ready)| (class as u128, ready));
        g.output("ready", &g.lookup(&g.input("class"), &arms, &g.zero(1)));
    }
}

hardware_block! {
    /// See the module's description. `exports`: vector operations may wait for parameters from LDS; `exceptions`: 1 where they are gathered,
    /// else 0; `paced`: at the pace of silicon, where a mask is seen as late as any result; `named`: 1 where what vector memory and LDS still have to read is
    /// known by register, else 0; `matrices`: 1 where there are multiplies of matrices, and it is known what
    /// they and other operations will write, else 0; `keeps`: 1 where queued operations keep their EXEC, else 0.
    pub struct Outstanding(exports: bool, exceptions: usize, paced: bool, named: usize, matrices: usize, keeps: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The instruction at the head issues.
        pub grant: Signal<In, Bit>,
        /// What it is.
        pub head: Signal<In, Head>,
        /// Its class; Illegal if it lies outside memory.
        pub class: Signal<In, IssueClass>,
        /// Its VGPRs.
        pub registers: Vec<Signal<In, HeadRegisters>> = signals(named),
        /// M0 is added to their numbers, so that they are not known.
        pub indexed: Vec<Signal<In, Bit>> = signals(named),
        /// If the vector ALU finishes an instruction: it is a multiply of matrices.
        pub matrix_ends: Vec<Signal<In, Bit>> = signals(matrices),
        /// A multiply may issue.
        pub matrix_free: Vec<Signal<In, Bit>> = signals(matrices),
        /// One does.
        pub multiplies: Vec<Signal<Out, Bit>> = signals(matrices),
        /// EXEC.
        pub exec: Vec<Signal<In, Bits<64>>> = signals(keeps),
        /// EXEC of the first vector operation that is queued.
        pub vector_exec: Vec<Signal<Out, Bits<64>>> = signals(keeps),
        /// If it is program flow: it may issue.
        pub flow_ready: Signal<In, Bit>,
        /// If it is a vector operation: its port is free.
        pub port_free: Signal<In, Bit>,
        /// What happens of the wave's instructions.
        pub progress: Signal<In, Progress>,
        /// The head may issue, as far as this is concerned.
        pub ready: Signal<Out, Bit>,
        /// Nothing at all is outstanding.
        pub idle: Signal<Out, Bit>,
        /// All results of the scalar ALU are written.
        pub scalars_settled: Signal<Out, Bit>,
        /// What is.
        pub counts: Signal<Out, Counts>,
        /// The same as S_WAIT_ALU sees it: registers are written a cycle sooner than for other instructions, since it takes that
        /// cycle itself. On silicon it has no place among the instructions that issue, and costs none. Without silicon's pace masks take
        /// that cycle.
        pub counts_of_wait: Signal<Out, Counts>,

        salu_count: ResultCounter = ResultCounter::new(),
        valu_queued_count: OutstandingCounter = OutstandingCounter::new(),
        valu_count: ResultCounter = ResultCounter::new(),
        valu_scalar_count: ResultCounter = ResultCounter::new(),
        smem_count: OutstandingCounter = OutstandingCounter::new(),
        reads: Vec<MemoryReads> = (0..named).map(|_| MemoryReads::new()).collect(),
        shared_reads: Vec<MemoryReads> = (0..named).map(|_| MemoryReads::new()).collect(),
        matrix: Vec<MatrixResults> = (0..matrices).map(|_| MatrixResults::new()).collect(),
        vector: Vec<VectorResults> = (0..matrices).map(|_| VectorResults::new()).collect(),
        earlier: Vec<EarlierExec> = (0..keeps).map(|_| EarlierExec::new()).collect(),
        vmem_reading: OutstandingCounter = OutstandingCounter::new(),
        load_count: OutstandingCounter = OutstandingCounter::new(),
        store_count: OutstandingCounter = OutstandingCounter::new(),
        lds_reading: OutstandingCounter = OutstandingCounter::new(),
        lds_count: ResultCounter = ResultCounter::new(),
        // Vector operations that are queued up to the youngest one that reads scalar registers, which they do in their order.
        reading_scalars: DFF<Bits<6>>,
        // Clocks until the next vector operation.
        pace: DFF<Bits<2>>,
        rules: ClassReady = ClassReady::new(exports, exceptions, matrices, keeps),
        paced: Constant<Bit> = Constant::new(paced),
        mask_delay: Constant<Bits<5>> = Constant::new(if paced { 9u64 } else { 8 }.into()),
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
        dff_setup!(self, clock, reading_scalars, pace);
        clock!(self, clock, salu_count, valu_queued_count, valu_count, valu_scalar_count, smem_count);
        clock!(self, clock, vmem_reading, load_count, store_count, lds_reading, lds_count);
        self.salu_issues.next = self.grant.val() & (self.class.val() == IssueClass::Salu);
        self.smem_issues.next = self.grant.val() & (self.class.val() == IssueClass::Smem);
        self.valu_issues.next = self.grant.val() & (self.class.val() == IssueClass::Valu);
        self.vmem_issues.next = self.grant.val() & (self.class.val() == IssueClass::Vmem);
        self.lds_issues.next = self.grant.val() & self.head.val().counts_lds;

        self.salu_count.delay.next = 6.into();
        self.salu_count.up.next = self.salu_issues.val();
        self.salu_count.down.next = self.progress.val().salu_done;
        self.valu_queued_count.up.next = self.valu_issues.val();
        self.valu_queued_count.down.next = self.progress.val().valu_read;
        if self.progress.val().valu_read & (self.reading_scalars.q.val() != 0) {
            self.reading_scalars.d.next = self.reading_scalars.q.val() - 1;
        }
        if self.pace.q.val() != 0 {
            self.pace.d.next = self.pace.q.val() - 1;
        }
        if self.valu_issues.val() {
            self.pace.d.next = self.head.val().pace.clocks;
            if self.head.val().reads_scalars {
                self.reading_scalars.d.next = self.valu_queued_count.count.val() + 1;
                if self.progress.val().valu_read {
                    self.reading_scalars.d.next = self.valu_queued_count.count.val();
                }
            }
        }
        self.valu_count.delay.next = 9.into();
        self.valu_count.up.next = self.valu_issues.val();
        self.valu_count.down.next = self.progress.val().valu_done;
        self.valu_scalar_count.delay.next = self.mask_delay.val();
        self.valu_scalar_count.up.next = self.valu_issues.val() & self.head.val().writes_scalar;
        self.valu_scalar_count.down.next = self.progress.val().valu_scalar_done;
        self.smem_count.up.next = self.smem_issues.val();
        self.smem_count.down.next = self.progress.val().smem_done;
        self.vmem_reading.up.next = self.vmem_issues.val();
        self.vmem_reading.down.next = self.progress.val().vmem_read;
        self.load_count.up.next = self.grant.val() & self.head.val().counts_load;
        self.load_count.down.next = self.progress.val().load_done;
        self.store_count.up.next = self.grant.val() & self.head.val().counts_store;
        self.store_count.down.next = self.progress.val().store_done;
        self.lds_reading.up.next = self.lds_issues.val();
        self.lds_reading.down.next = self.progress.val().lds_read;
        self.lds_count.delay.next = 27.into();
        self.lds_count.up.next = self.lds_issues.val();
        self.lds_count.down.next = self.progress.val().lds_done;

        self.scalars_settled.next = self.salu_count.written.val();
        self.counts.next.loads = self.load_count.count.val();
        self.counts.next.stores = self.store_count.count.val();
        self.counts.next.scalar_loads = self.smem_count.count.val();
        self.counts.next.lds = self.lds_count.count.val();
        self.counts.next.salu = self.salu_count.count.val();
        self.counts.next.valu_queued = self.valu_queued_count.count.val();
        self.counts.next.valu = self.valu_count.count.val();
        self.counts.next.valu_scalars = self.valu_scalar_count.count.val();
        self.counts.next.memory_reads = self.vmem_reading.count.val();
        self.counts.next.lds_reads = self.lds_reading.count.val();

        self.counts_of_wait.next = self.counts.val();
        self.counts_of_wait.next.salu = self.salu_count.soon.val();
        self.counts_of_wait.next.valu = self.valu_count.soon.val();
        if self.paced.val() {
            self.counts_of_wait.next.valu_scalars = self.valu_scalar_count.soon.val();
        }

        self.rules.class.next = self.class.val();
        self.rules.flow_ready.next = self.flow_ready.val();
        self.rules.reads_m0.next = self.head.val().reads_m0;
        self.rules.counts.next = self.counts.val();
        for k in 0..self.rules.waits_exports.len() {
            self.rules.waits_exports[k].next = self.head.val().waits_exports;
        }
        for k in 0..self.rules.of_bounds.len() {
            self.rules.of_bounds[k].next = self.head.val().reads_bounds;
            self.rules.of_exceptions[k].next = self.head.val().reads_exceptions | self.head.val().clears_exceptions;
        }
        self.rules.writes_masks.next = self.head.val().writes_masks;
        for k in 0..self.earlier.len() {
            self.earlier[k].clock.next = self.clock.val();
            self.earlier[k].scalar_issues.next = self.salu_issues.val();
            self.earlier[k].changes.next = self.head.val().changes_exec;
            self.earlier[k].scalar_done.next = self.progress.val().salu_done;
            self.earlier[k].queued.next = self.valu_queued_count.count.val();
            self.earlier[k].read.next = self.progress.val().valu_read;
            self.earlier[k].exec.next = self.exec[k].val();
            self.vector_exec[k].next = self.earlier[k].of_vector.val();
            self.rules.changes_exec[k].next = self.head.val().changes_exec & self.earlier[k].free.val();
        }
        self.rules.paced.next = (self.pace.q.val() == 0) & self.port_free.val();
        self.rules.masks_read.next = self.valu_queued_count.none.val();
        self.rules.scalars_read.next = self.reading_scalars.q.val() == 0;
        self.rules.masks_written.next = self.valu_scalar_count.written.val();
        self.rules.scalars_pending.next = !self.salu_count.none.val() | !self.valu_scalar_count.none.val();
        self.rules.memory_read.next = self.vmem_reading.none.val();
        for k in 0..self.reads.len() {
            if self.reads[k].apart.val() & !self.indexed[k].val() {
                self.rules.memory_read.next = true;
            }
        }
        self.rules.lds_read.next = self.lds_reading.none.val();
        for k in 0..self.shared_reads.len() {
            if self.shared_reads[k].apart.val() & !self.indexed[k].val() {
                self.rules.lds_read.next = true;
            }
        }
        for k in 0..self.matrix.len() {
            self.matrix[k].clock.next = self.clock.val();
            self.matrix[k].issues.next = self.valu_issues.val();
            self.matrix[k].done.next = self.progress.val().valu_done & self.matrix_ends[k].val();
            self.matrix[k].head.next = self.registers[k].val();
            self.multiplies[k].next = self.matrix[k].begins.val();
            if self.matrix[k].multiplies.val() & !self.matrix_free[k].val() {
                self.rules.paced.next = false;
            }
            self.vector[k].clock.next = self.clock.val();
            self.vector[k].issues.next = self.valu_issues.val() & !self.matrix[k].multiplies.val();
            self.vector[k].done.next = self.progress.val().valu_done & !self.matrix_ends[k].val();
            self.vector[k].head.next = self.registers[k].val();
            // What is queued may still have to read what the instruction writes.
            self.rules.apart[k].next = self.matrix[k].apart.val()
                & self.vector[k].apart.val()
                & !self.indexed[k].val()
                & (self.valu_queued_count.none.val() | self.matrix[k].writes_nothing.val());
        }
        self.ready.next = self.rules.ready.val();
        for k in 0..self.reads.len() {
            self.reads[k].clock.next = self.clock.val();
            self.reads[k].issues.next = self.vmem_issues.val();
            self.reads[k].read.next = self.progress.val().vmem_read;
            self.reads[k].head.next = self.registers[k].val();
            self.shared_reads[k].clock.next = self.clock.val();
            self.shared_reads[k].issues.next = self.lds_issues.val();
            self.shared_reads[k].read.next = self.progress.val().lds_read;
            self.shared_reads[k].head.next = self.registers[k].val();
            if (self.class.val() == IssueClass::Vmem) & !self.reads[k].room.val() {
                self.ready.next = false;
            }
            if self.head.val().counts_lds & !self.shared_reads[k].room.val() {
                self.ready.next = false;
            }
        }
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

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "outstanding",
    block: || connected(Outstanding::new(true, 0, true, 0, 0, 0)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "outstanding_counter", signal: "step", fault: Fault::Inverted(1) },
};

fn properties(p: &Properties) {
    let (head, progress) = (p.record::<Head>("head"), p.record::<Progress>("progress"));
    let (counts, class, grant) = (p.record::<Counts>("counts"), p.signal("class"), p.signal("grant"));
    p.assume("issues_if_ready", &implies(&grant, &p.signal("ready")));
    let issues = |class_of: IssueClass| &grant & class.is_a(class_of);
    let is_memory = class.is_a(IssueClass::Vmem);
    p.assume("memory_counts_loads", &implies(&(&grant & &head.counts_load), &is_memory));
    p.assume("memory_counts_stores", &implies(&(&grant & &head.counts_store), &is_memory));
    p.assume("lds_counts", &implies(&(&grant & &head.counts_lds), &(&is_memory | class.is_a(IssueClass::Lds))));
    let scalar_result = issues(IssueClass::Valu) & &head.writes_scalar;
    let lds = &grant & &head.counts_lds;
    let idle = p.signal("idle");
    // What starts, what ends, and the count that waves wait for; results are seen some time after they are written.
    let rows = [
        ("loads", &grant & &head.counts_load, &progress.load_done, &counts.loads, None),
        ("stores", &grant & &head.counts_store, &progress.store_done, &counts.stores, None),
        ("scalar_loads", issues(IssueClass::Smem), &progress.smem_done, &counts.scalar_loads, None),
        ("memory_reads", issues(IssueClass::Vmem), &progress.vmem_read, &counts.memory_reads, None),
        ("lds_reads", lds.clone(), &progress.lds_read, &counts.lds_reads, None),
        ("valu_queued", issues(IssueClass::Valu), &progress.valu_read, &counts.valu_queued, None),
        ("lds", lds, &progress.lds_done, &counts.lds, Some("lds_count_written")),
        ("salu", issues(IssueClass::Salu), &progress.salu_done, &counts.salu, Some("scalars_settled")),
        ("valu", issues(IssueClass::Valu), &progress.valu_done, &counts.valu, Some("valu_count_written")),
        (
            "valu_scalars",
            scalar_result,
            &progress.valu_scalar_done,
            &counts.valu_scalars,
            Some("valu_scalar_count_written"),
        ),
    ];
    let mut models = vec![];
    for (name, starts, ends, count, written) in rows {
        let model = p.state(&format!("model_{name}"), 7, 0, |held| held + starts.zero_extend(7) - ends.zero_extend(7));
        p.assume(&format!("{name}_end_once"), &implies(ends, &model.any()));
        let count = count.zero_extend(7);
        if let Some(written) = written {
            p.assert(&format!("{name}_are_written"), &p.signal(written).equals(&model.none()));
            // Never early, and one too many at most, while the last one is not seen yet.
            let late = model.none() & count.is(1);
            p.assert(&format!("{name}_are_not_lost"), &(count.equals(&model) | late));
        } else {
            p.assert(&format!("{name}_are_counted"), &count.equals(&model));
        }
        p.assert(&format!("{name}_do_not_overflow"), &!model.same_width(63).less(&model));
        p.assert(&format!("{name}_keep_the_wave_busy"), &implies(&model.any(), &!&idle));
        models.push(model);
    }
    // Each queued operation has its result to come, and is read before it is written; so with LDS and its reads.
    let [_, _, _, memory_reads, lds_reads, valu_queued, lds, _, valu, valu_scalars] =
        models.try_into().unwrap_or_else(|_| unreachable!("ten rows"));
    p.assume("reads_before_results", &!valu.less(&valu_queued));
    p.assume("scalars_are_results", &!valu.less(&valu_scalars));
    // Vector memory takes an instruction when it has read what the one before it reads.
    p.assume("memory_reads_soon", &memory_reads.less(&memory_reads.same_width(8)));
    p.assume("lds_reads_before_results", &!lds.less(&lds_reads));
}
