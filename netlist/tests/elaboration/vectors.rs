//! Bit operations on vectors of all widths: slices, replaced bits, signed comparison, casts, shifts, products.

use crate::native::{Clocked, compare};
use rust_hdl::prelude::*;

#[derive(LogicBlock, Default)]
struct BitTwiddler {
    clock: Signal<In, Clock>,
    a: Signal<In, Bits<32>>,
    b: Signal<In, Bits<32>>,
    wide: Signal<In, Bits<130>>,
    at: Signal<In, Bits<5>>,
    word: Signal<In, Bits<2>>,
    bit: Signal<In, Bit>,
    selected: Signal<Out, Bits<8>>,
    word_selected: Signal<Out, Bits<32>>,
    next_bit: Signal<Out, Bit>,
    replaced: Signal<Out, Bits<32>>,
    fixed: Signal<Out, Bits<12>>,
    less: Signal<Out, Bit>,
    less_signed: Signal<Out, Bit>,
    at_least: Signal<Out, Bit>,
    at_least_signed: Signal<Out, Bit>,
    sum: Signal<Out, Bits<33>>,
    cut: Signal<Out, Bits<7>>,
    shifted: Signal<Out, Bits<32>>,
    wide_shifted: Signal<Out, Bits<130>>,
    wide_sum: Signal<Out, Bits<130>>,
    product: Signal<Out, Bits<32>>,
    reduced: Signal<Out, Bits<3>>,
    constants: Signal<Out, Bits<16>>,
    parity: Signal<Local, Bit>,
}

impl Logic for BitTwiddler {
    #[hdl_gen]
    fn update(&mut self) {
        self.selected.next = self.a.val().get_bits::<8>(self.at.val().index());
        self.word_selected.next = self.wide.val().get_bits::<32>(self.word.val().index() * 32 + 1);
        self.next_bit.next = self.wide.val().get_bit(self.at.val().index() + 40);
        self.replaced.next = self.a.val().replace_bit(self.at.val().index(), self.bit.val());
        self.fixed.next = self.wide.val().get_bits::<12>(117);
        self.less.next = self.a.val() < self.b.val();
        self.less_signed.next = signed_cast(self.a.val()) < signed_cast(self.b.val());
        self.at_least.next = self.a.val() >= self.b.val();
        self.at_least_signed.next = signed_cast(self.a.val()) >= signed_cast(self.b.val());
        self.sum.next = bit_cast::<33, 32>(self.a.val()) + bit_cast::<33, 32>(self.b.val()) + 1;
        self.cut.next = bit_cast::<7, 32>(self.a.val() ^ self.b.val());
        self.shifted.next = (self.a.val() << self.at.val()) | (self.b.val() >> self.at.val()) ^ (self.a.val() >> 3);
        self.wide_shifted.next = self.wide.val() << (self.at.val() + 7);
        self.wide_sum.next = self.wide.val() + 0xffff_ffff_u64 - (self.wide.val() & !self.wide_shifted.val());
        self.product.next = bit_cast::<16, 32>(self.a.val()) * bit_cast::<16, 32>(self.b.val());
        self.parity.next = self.wide.val().xor();
        self.reduced.next = 0.into();
        if (self.a.val() & self.b.val()).any() && (self.a.val() | self.b.val()).all() || self.parity.val() {
            self.reduced.next = 5.into();
        }
        self.constants.next = bits::<16>(0xabc) + 0x1000;
    }
}

impl Clocked for BitTwiddler {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn bit_operations_compute_what_rust_computes() {
    compare(BitTwiddler::default(), |block, random| {
        block.a.next = random.bits();
        block.b.next = if random.bit() { random.bits() } else { !block.a.val() };
        block.wide.next = random.bits();
        block.at.next = random.bits();
        block.word.next = random.bits();
        block.bit.next = random.bit();
    });
}
