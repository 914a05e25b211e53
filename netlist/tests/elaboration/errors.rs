//! What a kernel that cannot become hardware is told: where, in which statement, and what to do.

use crate::native::messages;
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;

/// Declares a block: its name, its signals, its kernel.
macro_rules! block {
    ($name:ident { $($field:ident: $type:ty),* $(,)? } $($logic:tt)*) => {
        #[derive(LogicBlock, Default)]
        struct $name { $($field: $type),* }

        impl Logic for $name { $($logic)* }
    };
}
pub(crate) use block;

block! {
    Narrow { wide: Signal<In, Signed<16>>, narrow: Signal<Out, Signed<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.narrow.next = signed_bit_cast(self.wide.val());
    }
}

block! {
    Holder { inner: Narrow, wide: Signal<In, Signed<16>>, narrow: Signal<Out, Signed<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.inner.wide.next = self.wide.val();
        self.narrow.next = self.inner.narrow.val();
    }
}

#[test]
fn a_wider_value_is_refused_with_path_and_statement() {
    assert_eq!(
        messages(&mut Holder::default()),
        ["top.inner.narrow: a value of 16 bits is assigned to a signal of 8 bits; extend or cut it with \
          bit_cast::<8, 16> (in `narrow.next = signed_cast(wide)`)"]
    );
}

const LIMIT: u64 = 3;

block! {
    Names { a: Signal<In, Bits<4>>, list: [Signal<In, Bits<4>>; 4], b: Signal<Out, Bits<4>>, c: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.b.next = self.a.val() + LIMIT;
        self.c.next = self.list[self.a.val().index()].val() == 1;
    }
}

#[test]
fn rust_constants_and_indices_from_signals_are_refused_by_name() {
    assert_eq!(
        messages(&mut Names::default()),
        [
            "top.b: `LIMIT` is not a signal of this block; rust-hdl cannot see Rust constants and generics inside \
             expressions: use a Constant<> field, a literal or a loop variable (in `b.next = a + LIMIT`)",
            "top.c: array index `a.val().index()` is not arithmetic over numbers and loop variables; select with a \
             match or a loop of ifs (in `c.next = list[a.val().index()] == 1`)",
        ]
    );
}

block! {
    Numbers { a: Signal<In, Bits<4>>, b: Signal<Out, Bits<4>>, c: Signal<Out, Bit>, d: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.b.next = self.a.val() + 16;
        self.c.next = self.a.val().get_bit(4);
        self.d.next = self.a.val().get_bit((self.a.val().index() + 1) * 2);
    }
}

#[test]
fn literals_slices_and_index_arithmetic_that_would_lose_bits_are_refused() {
    assert_eq!(
        messages(&mut Numbers::default()),
        [
            "top.b: the literal 16 does not fit into 4 bits (in `b.next = a + 16`)",
            "top.c: slice [4 +: 1] leaves an operand of 4 bits (in `c.next = a.get_bit(4)`)",
            "top.d: arithmetic on an index has no defined width here; compute it into a Local of the width that you \
             mean (in `d.next = a.get_bit((a + 1) * 2)`)",
        ]
    );
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct Outer {
    inner: Bits<5>,
    rest: Bits<4>,
}

block! {
    NoBits { a: Signal<In, Outer>, b: Signal<Out, Bits<4>>, c: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.b.next = self.a.val().rest;
        self.c.next = bit_cast::<4, 0>(bit_cast::<0, 4>(self.a.val().rest));
    }
}

#[test]
fn vectors_of_no_bits_are_refused() {
    assert_eq!(
        messages(&mut NoBits::default()),
        ["top.c: a vector of no bits; an enumeration needs two values, a vector one bit \
             (in `c.next = bit_cast::<4, _>(bit_cast::<0, _>(a.get_bits::<4>(5)))`)",]
    );
}

const FIVE: usize = 5;

block! {
    Patterns { a: Signal<In, Bits<4>>, b: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.b.next = 0.into();
        match self.a.val().index() {
            FIVE => self.b.next = 1.into(),
            _ => self.b.next = 2.into(),
        }
    }
}

#[test]
fn a_pattern_that_is_a_rust_constant_is_refused() {
    assert_eq!(
        messages(&mut Patterns::default()),
        ["top: the pattern `FIVE` is not a literal, an enumeration value or _ (in `match a`)"]
    );
}

block! {
    OwnInput { a: Signal<In, Bits<4>>, inner: Child, b: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.a.next = 3.into();
        self.inner.b.next = 3.into();
        self.inner.a.next = self.a.val();
        self.b.next = self.inner.b.val();
    }
}

block! {
    Child { a: Signal<In, Bits<4>>, b: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.b.next = self.a.val();
    }
}

#[test]
fn assignments_to_what_another_block_drives_are_refused() {
    let advice = "but driven elsewhere; assign a Local or another port instead";
    assert_eq!(
        messages(&mut OwnInput::default()),
        [
            format!("top.a: an input of the block is assigned here {advice} (in `a.next = 3`)"),
            format!("top.inner_b: an output of a child is assigned here {advice} (in `inner.b.next = 3`)"),
        ]
    );
}

block! {
    Gated { clock: Signal<In, Clock>, gate: Signal<In, Bit>, held: DFF<Bit>, free: DFF<Bit>, q: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        if self.gate.val() {
            self.held.clock.next = self.clock.val();
        }
        self.held.d.next = self.gate.val();
        self.free.d.next = self.held.q.val();
        self.q.next = self.free.q.val();
    }
}

#[test]
fn a_gated_clock_and_a_missing_clock_are_refused() {
    let advice = "the clock does not come from a clock input of this block; connect it with clock!(self, clock, ..)";
    assert_eq!(
        messages(&mut Gated::default()),
        [format!("top.held_clock: {advice} (in `held.clock.next = clock`)"), format!("top.free_clock: {advice}"),]
    );
}

block! {
    TwoClocks { clock: Signal<In, Clock>, other: Signal<In, Clock>, a: DFF<Bit>, b: DFF<Bit>, q: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, a);
        self.b.clock.next = self.other.val();
        self.a.d.next = self.b.q.val();
        self.b.d.next = !self.a.q.val();
        self.q.next = self.a.q.val();
    }
}

#[test]
fn two_clocks_at_the_top_are_refused() {
    assert_eq!(
        messages(&mut TwoClocks::default()),
        ["top: the design has the clock inputs clock, other; one clock must drive everything"]
    );
}

block! {
    Foreign { clock: Signal<In, Clock>, ram: RAM<Bits<8>, 4>, pin: Signal<InOut, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.ram.read_clock.next = self.clock.val();
        self.ram.write_clock.next = self.clock.val();
        self.ram.read_address.next = 0.into();
        self.ram.write_address.next = 0.into();
        self.ram.write_data.next = 0.into();
        self.ram.write_enable.next = false;
    }
}

#[test]
fn parts_of_rust_hdl_without_a_place_in_a_netlist_are_refused_by_name() {
    assert_eq!(
        messages(&mut Foreign::default()),
        [
            "top.ram: ram_read and ram_write cannot be elaborated; write the block as a kernel or a generator block; \
             memories are generator blocks",
            "top.pin: a bidirectional signal cannot be elaborated; use an input, an output and an enable",
        ]
    );
}

mod first {
    use rust_hdl::prelude::*;

    #[derive(Copy, Clone, PartialEq, Debug, LogicState)]
    pub enum Mode {
        Off,
        On,
        Slow,
    }
}

mod second {
    use rust_hdl::prelude::*;

    #[derive(Copy, Clone, PartialEq, Debug, LogicState)]
    #[allow(dead_code, reason = "only the names of its values matter")]
    pub enum Mode {
        On,
        Off,
        Slow,
    }

    #[derive(Copy, Clone, PartialEq, Debug, LogicState)]
    pub enum Only {
        One,
    }
}

use first::Mode;

block! {
    Enumerations {
        a: Signal<In, Mode>, b: Signal<In, second::Mode>, only: Signal<In, second::Only>, same: Signal<Out, Bit>,
        slow: Signal<Out, Bit>
    }
    #[hdl_gen]
    fn update(&mut self) {
        self.same.next = self.a.val() == Mode::On;
        self.slow.next = self.a.val() == Mode::Slow;
    }
}

#[test]
fn enumerations_of_one_name_and_enumerations_of_one_value_are_refused() {
    assert_eq!(
        messages(&mut Enumerations::default()),
        [
            "top.only: a vector of no bits; an enumeration needs two values, a vector one bit",
            "top.same: `Mode::On` has different values in two enumerations of that name; rename one of them \
             (in `same.next = a == Mode::On`)",
        ]
    );
}

block! {
    Clocks { clock: Signal<In, Clock>, level: Signal<Out, Bit>, held: DFF<Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held);
        self.level.next = self.clock.val() == self.clock.val();
    }
}

#[test]
fn a_clock_is_not_data() {
    assert_eq!(
        messages(&mut Clocks::default()),
        [
            "top.level: a clock is used as a value; only clock inputs may be driven by a clock (in `level.next = clock == clock`)"
        ]
    );
}

#[test]
fn a_flip_flop_is_not_a_design() {
    assert_eq!(
        messages(&mut DFF::<Bit>::default()),
        ["top: a flip-flop or a signal alone cannot be elaborated; put it into a block"]
    );
}
