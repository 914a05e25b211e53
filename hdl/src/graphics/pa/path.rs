//! What computes: the numbers of a step in one clock, their product or what else is made of them behind it, the sum four clocks later.

use super::operands::Form;
use super::place::{Counters, PLACE, Room, place};
use super::step::{Check, Function, Integer, Outside, Repeat, Step};
use crate::graphics::float::{
    CLOCKS, DOUBLE_ONE, MINUS_ZERO, Other, Product, is_nan, multiply_add, of_integer, widened,
};
use crate::graphics::sc::record::VALUE;
use crate::vector::shared::binary64::number::{BIAS, FRACTION};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Clocks from a step to its result, which can be read in the next one.
pub const LATENCY: u64 = 2 + CLOCKS as u64;
/// Numbers that are kept.
const DEPTH: u32 = 1 << PLACE;

record! {
    /// What becomes of a result beside its being kept.
    pub struct Told {
        /// There is one.
        pub valid: Bit,
        /// What it is looked at for.
        pub check: Check,
        /// The corner of the polygon.
        pub corner: Bits<6>,
        /// The corner of the triangle.
        pub slot: Bits<2>,
        /// It is a coordinate.
        pub snaps: Bit,
        /// Of a row.
        pub rows: Bit,
        /// It is a number for the planes.
        pub is_plane: Bit,
        /// Which.
        pub plane: Bits<5>,
    }
}

/// Unsigned numbers in the order of numbers that are no NaN; zeros are alike.
fn ordered(g: &Builder, number: &Wire) -> Wire {
    let magnitude = number.slice(0, 63);
    (number.msb() & magnitude.any()).select(&!number, &g.constant(1, 1).concat(&magnitude))
}

/// Of a number with three fractional bits.
fn eighths(g: &Builder, word: &Wire) -> Wire {
    let whole = of_integer(g, &word.sign_extend(VALUE as u32));
    let less = whole.slice(FRACTION, 11) - g.constant(11, 3);
    g.concat(&[&whole.msb(), &less.when(&whole.slice(0, 63).any()), &whole.slice(0, FRACTION)])
}

/// The smallest difference of depths: 2 to the power of POLY_OFFSET_NEG_NUM_DB_BITS, for depths in binary32 times the exponent of the
/// largest one.
fn unit(g: &Builder, largest: &Wire, format: &Wire) -> Wire {
    let field = largest.slice(FRACTION, 11);
    let infinite = field.all();
    // Of denormal numbers and zero it is that of a field of zero.
    let single = g.constant(11, BIAS - 127);
    let low = !single.less(&field);
    let exponent = infinite.select(&g.constant(11, BIAS + 128), &low.select(&single, &field));
    let exponent = format.bit(8).select(&exponent, &g.constant(11, BIAS));
    g.zero(1).concat(&(exponent + format.slice(0, 8).sign_extend(11))).concat(&g.zero(FRACTION))
}

generator_block! {
    /// The numbers that are kept, and what is made of them.
    pub struct PaPath() clocked {
        /// A step is done.
        in issues: (Bit),
        /// It.
        in step: (Step),
        /// Its numbers are read now.
        in reads: (Bit),
        /// It is the end of a division: the quotient is its first number.
        in ends_division: (Bit),
        /// The quotient.
        in quotient: (Bits<64>),
        /// Counters.
        in counters: (Counters),
        /// The second number, if it is none that is kept.
        in second: (Bits<32>),
        /// What it is.
        in second_form: (Form),
        /// The third number, if it is none that is kept.
        in third: (Bits<32>),
        /// Integers of the grid.
        in integers: [Bits<{ VALUE }>; 5],
        /// PA_SU_POLY_OFFSET_DB_FMT_CNTL.
        in offset_format: (Bits<32>),
        /// The first number, a clock later.
        out a: (Bits<64>),
        /// And the second one.
        out b: (Bits<64>),
        /// The result.
        out result: (Bits<64>),
        /// What becomes of it.
        out told: (Told),
    }
    |g| {
        let step = g.input_of::<Step>("step");
        let counters = g.input_of::<Counters>("counters");
        let issues = g.input("issues");
        let kept = g.ram("kept", 64, DEPTH);
        let later = |name: &str, wire: &Wire, clocks: u64| {
            (0..clocks).fold(wire.clone(), |wire, _| g.register(name, &wire))
        };
        // What is not wanted is not read, since it may be written in that clock.
        let reads = g.input("reads");
        let read = |name: &str, room: &Wire, number: &Wire, is_placed: &Wire| {
            let reads = &reads & is_placed & !room.is_a(Room::One);
            g.ram_read(kept, name, &place(g, &counters, room, number), Some(&reads))
        };
        let one = g.constant(64, DOUBLE_ONE);
        let is_one = |name: &str, room: &Wire| g.register(name, &room.is_a(Room::One));
        let a = read("first_kept", &step.a_room, &step.a_number, &g.constant(1, 1));
        let b = read("second_kept", &step.b_room, &step.b_number, &step.b_outside.is_a(Outside::Placed));
        let c = read("third_kept", &step.c_room, &step.c_number, &step.c_outside.is_a(Outside::Placed));
        let a = is_one("first_is_one", &step.a_room).select(&one, &a);
        let b = is_one("second_is_one", &step.b_room).select(&one, &b);
        let single = |name: &str| widened(g, &g.register(&format!("{name}_word"), &g.input(name)));
        let outside = |name: &str, outside: &Wire| g.register(name, &!outside.is_a(Outside::Placed));
        let in_eighths = g.register("in_eighths", &g.input("second_form").is_a(Form::Eighths));
        let word = g.register("second_in_eighths", &g.input("second"));
        let second = in_eighths.select(&eighths(g, &word), &single("second"));
        let b = outside("second_is_outside", &step.b_outside).select(&second, &b);
        let c = outside("third_is_outside", &step.c_outside).select(&single("third"), &c);
        let ends = g.register("ends", &g.input("ends_division"));
        let a = g.name("first_number", &ends.select(&g.input("quotient"), &a));
        let b = g.name("second_number", &ends.select(&one, &b));
        let c = ends.select(&g.constant(64, MINUS_ZERO), &c);
        g.output("a", &a);
        g.output("b", &b);
        let flag = |name: &str, wire: &Wire| g.register(name, wire);
        let turned = |number: &Wire, turns: &Wire| (number.msb() ^ turns).concat(&number.slice(0, 63));
        let c = g.name("third_number", &turned(&c, &(flag("negates_addend", &step.negates_addend) & !&ends)));

        // What is no sum.
        let magnitudes = flag("magnitudes", &step.magnitudes);
        let compared = |number: &Wire| (number.msb() & !&magnitudes).concat(&number.slice(0, 63));
        let (first, other) = (compared(&a), compared(&b));
        let (low, high) = (ordered(g, &first), ordered(g, &other));
        let (first_nan, other_nan) = (is_nan(&first), is_nan(&other));
        let least = (high.less(&low) & !&other_nan | &first_nan).select(&other, &first);
        let most = (low.less(&high) & !&other_nan | &first_nan).select(&other, &first);
        let integers = g.inputs("integers", 5);
        let number = g.register("which_integer", &step.b_number.slice(0, 3));
        let area = &integers[Integer::Area as usize];
        let integers: Vec<Wire> = [area.msb().select(&-area, area)].into_iter().chain(integers[1..].iter().cloned()).collect();
        let whole = of_integer(g, &g.choose(&number, &integers));
        let positive = !c.msb() & c.slice(0, 63).any() & !c.slice(FRACTION, 11).all();
        let function = g.register("function", &step.function);
        let others = [
            (Function::Most as u128, most),
            (Function::Least as u128, least),
            (Function::Unit as u128, unit(g, &a, &g.input("offset_format"))),
            (Function::Whole as u128, whole),
        ];
        let other = g.lookup(&function, &others, &positive.select(&a, &b));
        let is_sum = function.is_a(Function::Fused) | function.is_a(Function::Divide);

        let negates = flag("negates_product", &step.negates_product) & !&ends;
        let product = Product::new(g, &turned(&a, &negates), &b).registered(g);
        let c = g.register("addend", &c);
        let rounds = later("rounds_to_single", &step.single, 2);
        let other = Other { applies: &g.register("is_other", &!is_sum), value: &g.register("other", &other) };
        let result = g.name("result_now", &multiply_add(g, &product, &c, &rounds, Some(other)));
        g.output("result", &result);

        let written = place(g, &counters, &step.to_room, &step.to_number);
        let address = later("written_place", &written, LATENCY);
        let writes = later("writes", &(&issues & &step.keeps), LATENCY);
        g.ram_write(kept, &writes, &address, &result, None);
        let repeats = !step.repeat.is_a(Repeat::Once);
        let own = counters.slot.zero_extend(5).when(&repeats);
        let told = ToldWires {
            valid: issues,
            check: step.check,
            corner: counters.corner,
            slot: counters.slot,
            snaps: step.snaps,
            rows: step.rows,
            is_plane: step.is_plane,
            plane: step.plane + own,
        };
        g.output_of("told", &ToldWires::unpack(&later("told", &told.pack(g), LATENCY)));
    }
}
