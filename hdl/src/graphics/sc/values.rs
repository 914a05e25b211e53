//! What a shape has at the four pixels of a quad. Each value is a sum of the edges times its plane, in fused multiply-adds, of which one
//! begins a clock:
//!
//! ```text
//!   number    0 .. 23   24 .. 47        48 .. 71        72 .. 79
//!   values    1/W,      weights over    linear          weights over W times W
//!             depth     W               weights
//! ```
//!
//! Of 24 the first eight are those of edge 0, two values of four pixels each, then come those of edge 1 and edge 2. A sum is eight
//! clocks old when it is added to. The reciprocals of the four sums of 1/W are there before they are needed. 90 clocks a quad.

use super::record::{Edge, PixelValues, PixelValuesWires, ShapeTag, VALUE};
use super::walk::at_pixel;
use crate::graphics::divider::{self, Divider};
use crate::graphics::float::{CLOCKS, DOUBLE_ONE, MINUS_ZERO, Product, multiply_add, of_integer, single_of};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::ray::arithmetic::{is_nan, ordered};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block, record};

/// Pixels of a quad.
const PIXELS: usize = 4;
/// What is interpolated.
pub const PLANES: u64 = Value::ALL.len() as u64;
/// Numbers of a half of the memory for planes: three for each value, then the polygon offset.
pub const OFFSET: u64 = 3 * PLANES;
/// Bits of such a number.
pub const NUMBER: usize = 5;

/// Sums that begin at once.
const TOGETHER: u64 = 2 * PIXELS as u64;
/// Multiply-adds for them.
const GROUP: u64 = 3 * TOGETHER;
/// All multiply-adds.
const SUMS: u64 = GROUP * PLANES / 2;
/// And the products behind them.
const ALL: u64 = SUMS + 2 * PIXELS as u64;
/// Clocks from the number to the product.
const BEFORE: u64 = 3;
/// Clocks from the number to the result.
const LATENCY: u64 = BEFORE + CLOCKS as u64;
/// The clock in which the sums of 1/W are kept.
const DIVIDES: u64 = 2 * TOGETHER + PIXELS as u64 + LATENCY + 1;
/// The clock in which everything is kept.
const LAST: u64 = ALL + LATENCY;

const _: () = assert!(DIVIDES + divider::CLOCKS + 1 < SUMS);
const _: () = assert!(TOGETHER >= CLOCKS as u64);

choice! {
    /// What is interpolated, in the order of the memory for planes.
    pub enum Value {
        /// 1/W.
        OverW,
        /// Depth.
        Depth,
        /// Weight of the second vertex over W.
        Second,
        /// Weight of the third one over W.
        Third,
        /// Weight of the second one, linear on the screen.
        LinearSecond,
        /// Weight of the third one, linear on the screen.
        LinearThird,
    }
}

record! {
    /// Registers that limit depth.
    pub struct DepthRange {
        /// DB_RENDER_OVERRIDE.DISABLE_VIEWPORT_CLAMP.
        pub disable_viewport_clamp: Bit,
        /// PA_SC_VPORT_ZMIN_n of the viewport.
        pub vport_zmin: Bits<32>,
        /// PA_SC_VPORT_ZMAX_n of the viewport.
        pub vport_zmax: Bits<32>,
    }
}

record! {
    /// What a number means.
    pub struct Place {
        /// The value, by [`Value`].
        pub value: Bits<3>,
        /// The edge.
        pub edge: Bits<2>,
        /// The pixel.
        pub pixel: Bits<2>,
        /// It is the product of a weight and W.
        pub product: Bit,
    }
}

/// What a number means.
fn place(number: u64) -> Place {
    let pixel = Bits::from(number % PIXELS as u64);
    let second = number / PIXELS as u64 % 2;
    if number >= SUMS {
        return Place {
            value: Bits::from(Value::Second as u64 + second),
            edge: Bits::from(0u64),
            pixel,
            product: true,
        };
    }
    Place {
        value: Bits::from(number / GROUP * 2 + second),
        edge: Bits::from(number % GROUP / TOGETHER),
        pixel,
        product: false,
    }
}

/// Depth within a range; a NaN is below.
fn limited(g: &Builder, depth: &Wire, range: &DepthRangeWires) -> Wire {
    let choose = |largest: u128, own: &Wire| range.disable_viewport_clamp.select(&g.constant(32, largest), own);
    let (least, greatest) = (choose(0xff7f_ffff, &range.vport_zmin), choose(0x7f7f_ffff, &range.vport_zmax));
    let below = |a: &Wire, b: &Wire| ordered(g, a).less(&ordered(g, b)) & !is_nan(a) & !is_nan(b);
    let raised = (below(depth, &least) | is_nan(depth)).select(&least, depth);
    (below(&greatest, &raised) | is_nan(&raised)).select(&greatest, &raised)
}

generator_block! {
    /// The multiply-adds of a quad.
    pub struct ValuePath() clocked {
        /// One begins.
        in issues: (Bit),
        /// Which.
        in number: (Bits<7>),
        /// The edges of the shape.
        in edges: [Edge; 3],
        /// Their values at the middle of the quad's first pixel.
        in at: [Bits<{ VALUE }>; 3],
        /// A plane is written.
        in plane_write: (Bit),
        /// Into which half.
        in plane_bank: (Bit),
        /// Which number of it.
        in plane_number: (Bits<{ NUMBER }>),
        /// The number.
        in plane: (Bits<64>),
        /// The half that the shape has.
        in tag: (ShapeTag),
        /// What limits depth.
        in range: (DepthRange),
        /// Reciprocals of the sums of 1/W.
        in reciprocals: [Bits<64>; PIXELS],
        /// The result, as it leaves this block.
        in back: (Bits<64>),
        /// The result.
        out result: (Bits<64>),
        /// Sums of 1/W.
        out over: [Bits<64>; PIXELS],
        /// The values.
        out values: [PixelValues; PIXELS],
    }
    |g| {
        let edges = g.inputs_of::<Edge>("edges", 3);
        let bank = g.input_of::<ShapeTag>("tag").bank;
        let reciprocals = g.inputs("reciprocals", PIXELS);
        let back = g.input("back");
        let planes = g.ram("planes", 64, 2 << NUMBER);
        let written = g.input("plane_bank").concat(&g.input("plane_number"));
        g.ram_write(planes, &g.input("plane_write"), &written, &g.input("plane"), None);
        let later = |name: &str, wire: &Wire, clocks: u64| {
            (0..clocks).fold(wire.clone(), |wire, _| g.register(name, &wire))
        };

        // What a number means, what is added to, and what comes out.
        let rows: Vec<_> = (0..ALL).map(|at| (u128::from(at), g.constant_of(place(at)))).collect();
        let word = g.lookup(&g.input("number"), &rows, &g.constant_of(place(0)));
        let adding = later("place", &g.input("issues").concat(&word), BEFORE);
        let kept = later("place_of_result", &adding, CLOCKS.into());
        let [entering, adding, which] = [&word, &adding, &kept].map(|tag| PlaceWires::unpack(&tag.slice(0, word.width())));
        let is_kept = kept.msb() & (&which.product | which.edge.is(2));
        let keeps = |value: Value, pixel: usize| {
            &is_kept & !&which.product & which.value.is(value as u128) & which.pixel.is(pixel as u128)
        };

        // Sums to be multiplied, and values.
        let mut pulls = vec![];
        let mut over = vec![];
        let single = single_of(g, &back);
        let within = limited(g, &single, &g.input_of::<DepthRange>("range"));
        for (pixel, reciprocal) in reciprocals.iter().enumerate() {
            let keep = |name: &str, from: &Wire, value: Value| g.register_enabled(name, from, &keeps(value, pixel));
            let product = |name: &str, second: u128| {
                let own = &is_kept & &which.product & which.pixel.is(pixel as u128) & which.value.bit(0).is(second);
                g.register_enabled(name, &single, &own)
            };
            g.output_of(&format!("values_{pixel}"), &PixelValuesWires {
                perspective_i: product("perspective_i", 0),
                perspective_j: product("perspective_j", 1),
                pull_i: keep("pull_i", &single, Value::Second),
                pull_j: keep("pull_j", &single, Value::Third),
                pull_w: keep("pull_w", &single, Value::OverW),
                linear_i: keep("linear_i", &single, Value::LinearSecond),
                linear_j: keep("linear_j", &single, Value::LinearThird),
                depth: keep("depth", &within, Value::Depth),
                w: single_of(g, reciprocal),
            });
            pulls.push([keep("second_over_w", &back, Value::Second), keep("third_over_w", &back, Value::Third)]);
            over.push(keep("over_w", &back, Value::OverW));
        }
        g.outputs("over", &over);

        // The factors: an edge and its plane, or a sum and a reciprocal.
        let pixel = &entering.pixel;
        let own: Vec<Wire> = edges
            .iter()
            .zip(g.inputs("at", 3))
            .map(|(edge, at)| at_pixel(g, edge, &at, &pixel.bit(0), &pixel.bit(1)))
            .collect();
        let edge = g.register("edge_value", &g.choose(&entering.edge, &own));
        let of_plane = |value: &Wire| value.zero_extend(5) + value.concat(&g.zero(1)).zero_extend(5);
        let plane_at = bank.concat(&(of_plane(&entering.value) + entering.edge.zero_extend(5)));
        let plane = g.register("plane_of_edge", &g.ram_read_now(planes, "plane_word", &plane_at));
        let offset = g.ram_read_now(planes, "offset_word", &bank.concat(&g.constant(5, OFFSET.into())));
        let pulled: Vec<Wire> = pulls.iter().map(|pair| entering.value.bit(0).select(&pair[1], &pair[0])).collect();
        let pull = g.register("pulled", &g.choose(pixel, &pulled));
        let reciprocal = g.register("reciprocal", &g.choose(pixel, &reciprocals));
        let is_product = g.register("is_product", &entering.product);
        let first = g.register("first_factor", &is_product.select(&pull, &of_integer(g, &edge)));
        let second = g.register("second_factor", &is_product.select(&reciprocal, &plane));
        let factors = Product::new(g, &first, &second).registered(g);

        let sum = later("sum", &back, TOGETHER - LATENCY + BEFORE);
        let from = adding.value.is(Value::Depth as u128).select(&offset, &g.zero(64));
        let first = adding.product.select(&g.constant(64, MINUS_ZERO), &from);
        let addend = adding.edge.none().select(&first, &sum);
        g.output("result", &multiply_add(g, &factors, &addend, &g.zero(1), None));
    }
}

hardware_block! {
    /// See the module's description. A quad stays until its values are taken.
    pub struct QuadValues() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A plane is written.
        pub plane_write: Signal<In, Bit>,
        /// Into which half of the memory.
        pub plane_bank: Signal<In, Bit>,
        /// Which number of it: three for each value, then the polygon offset.
        pub plane_number: Signal<In, Bits<{ NUMBER }>>,
        /// The number, binary64.
        pub plane: Signal<In, Bits<64>>,
        /// A quad is there.
        pub quad: Signal<In, Bit>,
        /// Values of the edges at the middle of its first pixel.
        pub at: Vec<Signal<In, Bits<{ VALUE }>>> = signals(3),
        /// The edges of its shape.
        pub edges: Vec<Signal<In, Edge>> = signals(3),
        /// What else goes with the shape.
        pub tag: Signal<In, ShapeTag>,
        /// What limits depth.
        pub range: Signal<In, DepthRange>,
        /// The values are there.
        pub valid: Signal<Out, Bit>,
        /// They, pixel by pixel: upper left, upper right, lower left, lower right.
        pub values: Vec<Signal<Out, PixelValues>> = signals(PIXELS),
        /// They are taken, and the quad with them.
        pub taken: Signal<In, Bit>,

        busy: DFF<Bit>,
        done: DFF<Bit>,
        count: DFF<Bits<7>>,
        path: ValuePath = ValuePath::new(),
        dividers: Vec<Divider> = (0..PIXELS).map(|_| Divider::new()).collect(),
        one: Constant<Bits<64>> = Constant::new((DOUBLE_ONE as u64).into()),
        all: Constant<Bits<7>> = Constant::new(ALL.into()),
        divides: Constant<Bits<7>> = Constant::new(DIVIDES.into()),
        last: Constant<Bits<7>> = Constant::new(LAST.into()),
    }
}

impl Logic for QuadValues {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, busy, done, count);
        clock!(self, clock, path);
        self.path.issues.next = self.busy.q.val() & (self.count.q.val() < self.all.val());
        self.path.number.next = self.count.q.val();
        self.path.plane_write.next = self.plane_write.val();
        self.path.plane_bank.next = self.plane_bank.val();
        self.path.plane_number.next = self.plane_number.val();
        self.path.plane.next = self.plane.val();
        self.path.tag.next = self.tag.val();
        self.path.range.next = self.range.val();
        self.path.back.next = self.path.result.val();
        for i in 0..self.at.len() {
            self.path.edges[i].next = self.edges[i].val();
            self.path.at[i].next = self.at[i].val();
        }
        for i in 0..self.dividers.len() {
            self.dividers[i].clock.next = self.clock.val();
            self.dividers[i].start.next = self.busy.q.val() & (self.count.q.val() == self.divides.val());
            self.dividers[i].a.next = self.one.val();
            self.dividers[i].b.next = self.path.over[i].val();
            self.path.reciprocals[i].next = self.dividers[i].result.val();
            self.values[i].next = self.path.values[i].val();
        }
        self.valid.next = self.done.q.val();
        if self.quad.val() & !self.busy.q.val() & !self.done.q.val() {
            self.busy.d.next = true;
            self.count.d.next = 0.into();
        }
        if self.busy.q.val() {
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val() == self.last.val() {
                self.busy.d.next = false;
                self.done.d.next = true;
            }
        }
        if self.taken.val() {
            self.done.d.next = false;
        }
    }
}
