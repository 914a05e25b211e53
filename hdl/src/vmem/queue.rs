//! The queue in front of vector memory: instructions of all waves, in the order of their issue, with what they need of their wave. So a
//! wave issues one after the other although the reader is busy, and a load that waits for its line does not keep other waves from issuing theirs.
//!
//! ```text
//!   t        issue; the scalar base is read
//!   t + 1    decoded; it goes to the reader, or into the queue
//!   t + 3    the same of an access to a buffer, whose resource is read meanwhile
//!   t + 4    of one to an image, whose resource has eight dwords
//!   t + 6    of a sample, whose sampler has four more
//! ```
//!
//! Scalars are read in the cycle of the issue and the two or three behind it: nothing issued later can have changed them. Behind a sample its wave waits
//! for two cycles more. VGPRs are read by the reader; until then the wave's vector operations and accesses to LDS wait.

use super::image_form::ImageForm;
use super::operations::{MemoryAccess, Space};
use super::shared_load::Share;
use crate::config::{InstructionSet, Units};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::RecordRam;
use crate::wave::{Issued, WaveState};
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// An instruction with what it needs of its wave.
    pub struct MemoryInstruction {
        /// Whose it is.
        pub issued: Issued,
        /// What it does.
        pub access: MemoryAccess,
        /// Lane mask.
        pub exec: Bits<64>,
        /// First row of the wave's VGPRs.
        pub vgpr_base: Bits<11>,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// M0.
        pub m0: Bits<32>,
        /// Address of the wave's scratch memory, bytes.
        pub scratch_base: Bits<48>,
        /// Of LDS, where loads go there.
        pub share: Share,
        /// Its own address, bytes.
        pub pc: Bits<48>,
        /// Scalar base or offset.
        pub scalar: Bits<64>,
        /// Buffer resource, or words 0 to 3 of that of an image.
        pub resource: Bits<128>,
        /// Words 4 to 7 of that of an image.
        pub resource_high: Bits<128>,
        /// Words of a sampler.
        pub sampler: Bits<128>,
    }
}

hardware_block! {
    /// Holds `depth` instructions, a power of two, 2 to 16, or none: then one issues when the reader can take it. Where `units` have images some of
    /// them have the resource of one, where others read a base.
    pub struct MemoryQueue(depth: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// The scalar register that it reads first.
        pub issue_scalar: Signal<In, Bits<7>>,
        /// Its address.
        pub issue_pc: Signal<In, Bits<48>>,
        /// What it does; from the cycle behind its issue until another one issues.
        pub access: Signal<In, MemoryAccess>,
        /// State of its wave.
        pub issue_state: Signal<In, WaveState>,
        /// An instruction may issue.
        pub ready: Signal<Out, Bit>,

        /// Wave whose scalars are read.
        pub scalar_wave: Signal<Out, Bits<4>>,
        /// Scalar register.
        pub scalar_index: Signal<Out, Bits<7>>,
        /// Its value one cycle later.
        pub scalar_data: Signal<In, Bits<64>>,

        /// There is an instruction for the reader.
        pub offers: Signal<Out, Bit>,
        /// It.
        pub offered: Signal<Out, MemoryInstruction>,
        /// The reader takes it.
        pub taken: Signal<In, Bit>,
        /// The reader takes what is offered in the next cycle.
        pub reader_ready: Signal<In, Bit>,

        ram: Vec<RecordRam<MemoryInstruction>> =
            (0..usize::from(depth > 0)).map(|_| RecordRam::new(depth as u32, MemoryInstruction::BITS as u32)).collect(),
        depth: Constant<Bits<5>> = Constant::new((depth as u64).into()),
        first: DFF<Bits<4>>,
        end: DFF<Bits<4>>,
        used: DFF<Bits<5>>,
        // The instruction that issued last, until it is offered.
        held: DFF<MemoryInstruction>,
        arriving: DFF<Bit>,
        reads_resource: DFF<Bits<2>>,
        // Of an image the scalars behind the first four pairs.
        more: Vec<DFF<Bits<2>>> = signals(usize::from(units.images)),
        fourth: Vec<DFF<Bits<128>>> = signals(usize::from(units.images)),
        fifth: Vec<DFF<Bits<128>>> = signals(usize::from(units.images)),
        low: DFF<Bits<64>>,
        third: Vec<DFF<Bits<128>>> = signals(usize::from(units.images)),
        forms: Vec<ImageForm> = (0..usize::from(units.images && units.set == InstructionSet::SeaIslands)).map(|_| ImageForm::new()).collect(),
        image_index: Vec<Signal<Local, Bits<7>>> = signals(usize::from(units.images)),
        share: Signal<Local, Share>,
        kept_share: Vec<Signal<Local, Share>> = signals(units.loads_to_lds()),
        arrived: Signal<Local, MemoryInstruction>,
        arrives: Signal<Local, Bit>,
        enters: Signal<Local, Bit>,
        leaves: Signal<Local, Bit>,
    }
}

impl Logic for MemoryQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, used, held, arriving, reads_resource, low);

        self.share.next.base = self.issue_state.val().place.lds_base;
        self.share.next.size = self.issue_state.val().shape.lds_size;
        for k in 0..self.kept_share.len() {
            self.kept_share[k].next = self.share.val();
        }
        // Scalars: base or offset in the cycle of the issue, then the two halves of a buffer resource.
        self.arrived.next = self.held.q.val();
        self.arrived.next.access = self.access.val();
        self.arrives.next = false;
        if self.arriving.q.val() {
            if self.reads_resource.q.val() == 0 {
                self.arrived.next.scalar = self.scalar_data.val();
                self.held.d.next.scalar = self.scalar_data.val();
                self.arrives.next = self.access.val().space != Space::Buffer;
            }
            if self.reads_resource.q.val() == 1 {
                self.low.d.next = self.scalar_data.val();
            }
            if self.reads_resource.q.val() == 2 {
                self.arrives.next = true;
            }
            self.reads_resource.d.next = self.reads_resource.q.val() + 1;
        }
        self.arrived.next.resource =
            (bit_cast::<128, 64>(self.scalar_data.val()) << 64) | bit_cast::<128, 64>(self.low.q.val());
        for k in 0..self.third.len() {
            self.third[k].clock.next = self.clock.val();
            self.third[k].d.next = self.third[k].q.val();
            self.more[k].clock.next = self.clock.val();
            self.more[k].d.next = self.more[k].q.val();
            self.fourth[k].clock.next = self.clock.val();
            self.fourth[k].d.next = self.fourth[k].q.val();
            self.fifth[k].clock.next = self.clock.val();
            self.fifth[k].d.next = self.fifth[k].q.val();
            self.arrived.next.sampler = 0.into();
            self.image_index[k].next =
                self.access.val().resource + ((bit_cast::<7, 2>(self.reads_resource.q.val()) + 1) << 1);
            self.arrived.next.resource_high = 0.into();
            if self.access.val().image.function.image {
                self.arrives.next = self.arriving.q.val() & (self.reads_resource.q.val() == 3);
                if self.reads_resource.q.val() == 2 {
                    self.third[k].d.next = bit_cast::<128, 64>(self.scalar_data.val());
                }
                self.arrived.next.resource =
                    (bit_cast::<128, 64>(self.low.q.val()) << 64) | bit_cast::<128, 64>(self.held.q.val().scalar);
                if !self.access.val().image.short {
                    self.arrived.next.resource_high =
                        (bit_cast::<128, 64>(self.scalar_data.val()) << 64) | self.third[k].q.val();
                }
                // Two pairs more.
                if self.access.val().image.function.sampled {
                    self.arrives.next = self.more[k].q.val() == 2;
                    self.arrived.next.sampler =
                        (bit_cast::<128, 64>(self.scalar_data.val()) << 64) | self.fifth[k].q.val();
                    if !self.access.val().image.short {
                        self.arrived.next.resource_high = self.fourth[k].q.val();
                    }
                    if self.arriving.q.val() & (self.reads_resource.q.val() == 3) {
                        self.reads_resource.d.next = 3.into();
                        self.more[k].d.next = self.more[k].q.val() + 1;
                        self.image_index[k].next = self.access.val().image.sampler;
                        if self.more[k].q.val() == 0 {
                            self.fourth[k].d.next =
                                (bit_cast::<128, 64>(self.scalar_data.val()) << 64) | self.third[k].q.val();
                        }
                        if self.more[k].q.val() == 1 {
                            self.fifth[k].d.next = bit_cast::<128, 64>(self.scalar_data.val());
                            self.image_index[k].next = self.access.val().image.sampler + 2;
                        }
                    }
                }
            }
        }
        for k in 0..self.forms.len() {
            self.forms[k].access.next = self.access.val();
            self.forms[k].resource.next =
                (bit_cast::<128, 64>(self.low.q.val()) << 64) | bit_cast::<128, 64>(self.held.q.val().scalar);
            self.arrived.next.access = self.forms[k].formed.val();
        }
        self.scalar_wave.next = self.issue.val().wave;
        self.scalar_index.next = self.issue_scalar.val();
        if self.arriving.q.val() & !self.arrives.val() {
            self.scalar_wave.next = self.held.q.val().issued.wave;
            self.scalar_index.next = self.access.val().resource;
            if self.reads_resource.q.val() == 1 {
                self.scalar_index.next = self.access.val().resource | 2;
            }
            for k in 0..self.image_index.len() {
                if self.access.val().image.function.image {
                    self.scalar_index.next = self.image_index[k].val();
                }
            }
        }
        if self.arrives.val() {
            self.arriving.d.next = false;
            self.reads_resource.d.next = 0.into();
            for k in 0..self.more.len() {
                self.more[k].d.next = 0.into();
            }
        }

        // What arrives passes by an empty queue. There must be room for it and for what may issue now.
        self.ready.next = !self.arriving.q.val() & self.reader_ready.val();
        self.offers.next = self.arrives.val();
        self.offered.next = self.arrived.val();
        self.enters.next = false;
        self.leaves.next = false;
        for k in 0..self.ram.len() {
            self.ram[k].clock.next = self.clock.val();
            self.leaves.next = self.taken.val() & (self.used.q.val() != 0);
            self.enters.next = self.arrives.val() & !(self.taken.val() & (self.used.q.val() == 0));
            self.ram[k].write.next = self.enters.val();
            self.ram[k].write_address.next = self.end.q.val();
            self.ram[k].write_data.next = self.arrived.val();
            self.ram[k].read_address.next = self.first.q.val();
            self.ready.next =
                (!self.arriving.q.val() | self.arrives.val()) & (self.used.q.val() + 1 < self.depth.val());
            if self.used.q.val() != 0 {
                self.offers.next = true;
                self.offered.next = self.ram[k].read_data.val();
            }
        }
        if self.enters.val() {
            self.end.d.next = self.end.q.val() + 1;
        }
        if self.leaves.val() {
            self.first.d.next = self.first.q.val() + 1;
        }
        if self.enters.val() & !self.leaves.val() {
            self.used.d.next = self.used.q.val() + 1;
        }
        if self.leaves.val() & !self.enters.val() {
            self.used.d.next = self.used.q.val() - 1;
        }

        if self.issue_valid.val() {
            self.arriving.d.next = true;
            self.held.d.next.issued = self.issue.val();
            self.held.d.next.exec = self.issue_state.val().exec;
            self.held.d.next.vgpr_base = self.issue_state.val().place.vgpr_base;
            self.held.d.next.wave64 = self.issue_state.val().shape.wave64;
            self.held.d.next.m0 = self.issue_state.val().m0;
            for k in 0..self.kept_share.len() {
                self.held.d.next.share = self.kept_share[k].val();
            }
            self.held.d.next.scratch_base = self.issue_state.val().place.scratch_base;
            self.held.d.next.pc = self.issue_pc.val();
        }
    }
}
