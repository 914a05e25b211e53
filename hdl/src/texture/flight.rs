//! The texels of a part of a sample between their places in the image and their bytes: each clock one goes on its way, four clocks later its place in
//! memory is there and is kept until it is its turn. So the lines of one texel are looked up while others are still on their way.

use super::texel::{OUTSIDE, STAGES};
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Texels that are kept; a filter has no more.
const TEXELS: u32 = 8;

record! {
    /// What is known of a texel.
    pub struct TexelFlight {
        /// Place in the filter.
        pub place: Bits<3>,
        /// There is none.
        pub outside: Bit,
        /// In its place is the border.
        pub border: Bit,
        /// It is beyond the corner of a cube.
        pub corner: Bit,
        /// Its place in the image along x, modulo four.
        pub x: Bits<2>,
        /// Along y.
        pub y: Bits<2>,
    }
}

generator_block! {
    /// Texels on their way, and those that have arrived.
    pub struct FlightStore() clocked {
        /// One goes.
        in goes: (Bit),
        /// It.
        in texel: (TexelFlight),
        /// The location of the one that went four clocks ago: its address, and bit 63 if there is none.
        in location: (Bits<64>),
        /// Where that is kept.
        in tail: (Bits<3>),
        /// The oldest one.
        in head: (Bits<3>),
        /// One arrives.
        out arrives: (Bit),
        /// The oldest one.
        out oldest: (TexelFlight),
        /// Byte address of its element.
        out address: (Bits<48>),
    }
    |g| {
        let mut goes = g.input("goes");
        let mut texel = g.input_of::<TexelFlight>("texel").pack(g);
        for stage in 0..STAGES {
            goes = g.register(&format!("goes_{stage}"), &goes);
            texel = g.register(&format!("texel_{stage}"), &texel);
        }
        let own = TexelFlightWires::unpack(&texel);
        let location = g.input("location");
        let outside = (&own.outside | location.bit(OUTSIDE)) & !&own.border;
        let own = TexelFlightWires { outside, ..own };
        let ram = g.ram("arrived", 48 + TexelFlight::BITS as u32, TEXELS);
        let kept: Wire = location.slice(0, 48).concat(&own.pack(g));
        g.ram_write(ram, &goes, &g.input("tail"), &kept, None);
        let oldest = g.ram_read_now(ram, "oldest_texel", &g.input("head"));
        g.output("arrives", &goes);
        g.output_of("oldest", &TexelFlightWires::unpack(&oldest.slice(0, TexelFlight::BITS as u32)));
        g.output("address", &oldest.slice(TexelFlight::BITS as u32, 48));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct TexelFlights() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// One goes.
        pub goes: Signal<In, Bit>,
        /// It.
        pub texel: Signal<In, TexelFlight>,
        /// The location of the one that went four clocks ago.
        pub location: Signal<In, Bits<64>>,
        /// The oldest one is done.
        pub take: Signal<In, Bit>,
        /// There is one.
        pub there: Signal<Out, Bit>,
        /// The oldest one.
        pub oldest: Signal<Out, TexelFlight>,
        /// Byte address of its element.
        pub address: Signal<Out, Bits<48>>,

        store: FlightStore = FlightStore::new(),
        // A bit more than the places, so that none and all differ.
        tail: DFF<Bits<4>>,
        head: DFF<Bits<4>>,
    }
}

impl Logic for TexelFlights {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, tail, head);
        clock!(self, clock, store);
        self.store.goes.next = self.goes.val();
        self.store.texel.next = self.texel.val();
        self.store.location.next = self.location.val();
        self.store.tail.next = self.tail.q.val().get_bits::<3>(0);
        self.store.head.next = self.head.q.val().get_bits::<3>(0);
        self.oldest.next = self.store.oldest.val();
        self.address.next = self.store.address.val();
        self.there.next = self.tail.q.val() != self.head.q.val();
        if self.store.arrives.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.take.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
    }
}
