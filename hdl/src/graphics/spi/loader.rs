//! The parameters of the primitives of a wave on their way to LDS: parameter by parameter and primitive by primitive, as the interpolation
//! of Sea Islands reads them (`M0` tells it how many primitives there are).
//!
//! ```text
//!   Read      the vectors of three vertices, one a cycle
//!   Compute   a plane of four channels
//!   Store     four dwords into LDS, when it is the loader's turn
//! ```
//!
//! Eleven cycles for a parameter of a primitive while nobody else uses the LDS.

use super::planes::{CHANNELS, ParameterPlane, PlanePlace};
use super::record::{PARAMETERS, PixelPrimitive, PixelState};
use crate::graphics::vertex::record::{Vector, VectorWires};
use crate::hardware_block;
use crate::lds::crossbar::LdsRequest;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What the loader does.
    pub enum LoadPhase {
        /// Nothing.
        Idle,
        /// Reads vertices.
        Read,
        /// Computes a plane.
        Compute,
        /// Stores it.
        Store,
    }
}

generator_block! {
    /// SPI_PS_INPUT_CNTL_n of a parameter.
    pub struct InputControl() {
        /// All of them.
        in input_cntl: [Bits<32>; PARAMETERS],
        /// Number of the parameter.
        in parameter: (Bits<6>),
        /// Its register.
        out word: (Bits<32>),
    }
    |g| {
        let words = g.inputs("input_cntl", PARAMETERS);
        g.output("word", &g.choose(&g.input("parameter").slice(0, 5), &words));
    }
}

generator_block! {
    /// The vertex that is read, and which of the three that were read a plane and flat values are of.
    pub struct VertexChoice() {
        /// The primitive.
        in primitive: (PixelPrimitive),
        /// The vertex that is read.
        in step: (Bits<3>),
        /// Its place.
        out place: (Bits<6>),
        /// The plane.
        in plane: (Bits<2>),
        /// What the vertices exported.
        in vertices: [Vector; 3],
        /// The plane's.
        out own: (Vector),
        /// The provoking one's.
        out provoking: (Vector),
    }
    |g| {
        let primitive = g.input_of::<PixelPrimitive>("primitive");
        let places = [(1u128, primitive.second.clone()), (2, primitive.third.clone())];
        g.output("place", &g.lookup(&g.input("step"), &places, &primitive.first));
        let vertices: Vec<Wire> = g.inputs_of::<Vector>("vertices", 3).iter().map(|vertex| vertex.pack(g)).collect();
        let of = |index: &Wire| g.lookup(index, &[(1u128, vertices[1].clone()), (2, vertices[2].clone())], &vertices[0]);
        g.output_of("own", &VectorWires::unpack(&of(&g.input("plane"))));
        g.output_of("provoking", &VectorWires::unpack(&of(&primitive.provoking)));
    }
}

hardware_block! {
    /// See the module's description. `banks`: those of the LDS.
    pub struct ParameterLoader(banks: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers.
        pub state: Signal<In, PixelState>,
        /// SPI_PS_INPUT_CNTL_n.
        pub input_cntl: Vec<Signal<In, Bits<32>>> = signals(PARAMETERS),
        /// The wave has its share of the LDS: begins. What follows stays until it is done.
        pub start: Signal<In, Bit>,
        /// First byte of the share.
        pub base: Signal<In, Bits<18>>,
        /// Bytes in front of the parameters.
        pub extra: Signal<In, Bits<18>>,
        /// Parameters of the shader.
        pub parameters: Signal<In, Bits<6>>,
        /// Primitives of the wave.
        pub primitives: Signal<In, Bits<5>>,
        /// The one that is read.
        pub number: Signal<Out, Bits<4>>,
        /// It, in the same cycle.
        pub primitive: Signal<In, PixelPrimitive>,
        /// The draw ends where it is.
        pub stop: Signal<In, Bit>,
        /// All is in LDS.
        pub done: Signal<Out, Bit>,

        /// The vector of vertices that is read: what SPI_PS_INPUT_CNTL_n.OFFSET says.
        pub parameter: Signal<Out, Bits<5>>,
        /// Of the vertex at this place of the batch.
        pub parameter_of: Signal<Out, Bits<6>>,
        /// It, a cycle later.
        pub parameter_read: Signal<In, Vector>,

        /// Wants to store.
        pub want: Signal<Out, Bit>,
        /// What.
        pub request: Vec<Signal<Out, LdsRequest>> = signals(CHANNELS),
        /// It does in this cycle.
        pub granted: Signal<In, Bit>,

        phase: DFF<LoadPhase>,
        at_parameter: DFF<Bits<6>>,
        at_primitive: DFF<Bits<4>>,
        plane: DFF<Bits<2>>,
        step: DFF<Bits<3>>,
        vertices: Vec<DFF<Vector>> = signals(3),
        control: InputControl = InputControl::new(),
        choice: VertexChoice = VertexChoice::new(),
        planes: ParameterPlane = ParameterPlane::new(),
        place: PlanePlace = PlanePlace::new(banks),
    }
}

impl Logic for ParameterLoader {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, at_parameter, at_primitive, plane, step);
        clock!(self, clock, planes);
        self.control.parameter.next = self.at_parameter.q.val();
        for i in 0..self.input_cntl.len() {
            self.control.input_cntl[i].next = self.input_cntl[i].val();
        }
        self.number.next = self.at_primitive.q.val();
        self.choice.primitive.next = self.primitive.val();
        self.choice.step.next = self.step.q.val();
        self.choice.plane.next = self.plane.q.val();
        self.parameter.next = self.control.word.val().get_bits::<5>(0);
        self.parameter_of.next = self.choice.place.val();
        for i in 0..self.vertices.len() {
            self.vertices[i].clock.next = self.clock.val();
            self.vertices[i].d.next = self.vertices[i].q.val();
            self.choice.vertices[i].next = self.vertices[i].q.val();
        }
        self.planes.state.next = self.state.val();
        self.planes.input_cntl.next = self.control.word.val();
        self.planes.kind.next = self.primitive.val().kind;
        self.planes.plane.next = self.plane.q.val();
        self.planes.first.next = self.vertices[0].q.val();
        self.planes.vertex.next = self.choice.own.val();
        self.planes.provoking.next = self.choice.provoking.val();
        self.place.base.next = self.base.val();
        self.place.extra.next = self.extra.val();
        self.place.parameter.next = self.at_parameter.q.val();
        self.place.primitive.next = self.at_primitive.q.val();
        self.place.primitives.next = self.primitives.val();
        self.place.plane.next = self.plane.q.val();
        for i in 0..self.request.len() {
            self.place.channel[i].next = self.planes.channel[i].val();
            self.request[i].next = self.place.request[i].val();
        }
        self.want.next = self.phase.q.val() == LoadPhase::Store;
        self.done.next = false;

        match self.phase.q.val() {
            LoadPhase::Idle => {
                self.at_parameter.d.next = 0.into();
                self.at_primitive.d.next = 0.into();
                self.step.d.next = 0.into();
                if self.start.val() {
                    self.phase.d.next = LoadPhase::Read;
                    if self.parameters.val() == 0 {
                        self.done.next = true;
                        self.phase.d.next = LoadPhase::Idle;
                    }
                }
            }
            LoadPhase::Read => {
                // What was asked for a cycle ago is here.
                if self.step.q.val() == 1 {
                    self.vertices[0].d.next = self.parameter_read.val();
                }
                if self.step.q.val() == 2 {
                    self.vertices[1].d.next = self.parameter_read.val();
                }
                if self.step.q.val() == 3 {
                    self.vertices[2].d.next = self.parameter_read.val();
                }
                self.step.d.next = self.step.q.val() + 1;
                self.plane.d.next = 0.into();
                if self.step.q.val() == 3 {
                    self.phase.d.next = LoadPhase::Compute;
                }
            }
            LoadPhase::Compute => {
                self.phase.d.next = LoadPhase::Store;
            }
            LoadPhase::Store => {
                if self.granted.val() {
                    self.plane.d.next = self.plane.q.val() + 1;
                    self.phase.d.next = LoadPhase::Compute;
                    if self.plane.q.val() == 2 {
                        self.step.d.next = 0.into();
                        self.phase.d.next = LoadPhase::Read;
                        self.at_primitive.d.next = self.at_primitive.q.val() + 1;
                        if bit_cast::<5, 4>(self.at_primitive.q.val()) + 1 == self.primitives.val() {
                            self.at_primitive.d.next = 0.into();
                            self.at_parameter.d.next = self.at_parameter.q.val() + 1;
                            if self.at_parameter.q.val() + 1 == self.parameters.val() {
                                self.done.next = true;
                                self.phase.d.next = LoadPhase::Idle;
                            }
                        }
                    }
                }
            }
        }
        if self.stop.val() {
            self.phase.d.next = LoadPhase::Idle;
        }
    }
}
