//! When a final state counts as the expected one: bit for bit, except that any NaN matches any other where a register
//! is known to hold a float, and that approximate results may differ by a few units of the last place.

use super::Outcome;
use super::format::{Compare, Vector};
use std::collections::BTreeMap;
use std::fmt::Write;
use tombolo_model::wave::ACCUMULATION;

/// Differences listed before the rest is only counted.
const LISTED: usize = 4;

/// What differs, as text; empty when nothing does.
pub fn differences(vector: &Vector, outcome: &Outcome) -> String {
    let mut list = List::default();
    let lane_mask = if vector.lanes == 64 { u64::MAX } else { 0xffff_ffff };
    let expected = &vector.output;
    list.word("exec", outcome.exec & lane_mask, expected.exec & lane_mask);
    list.word("vcc", outcome.vcc & lane_mask, expected.vcc & lane_mask);
    list.word("scc", outcome.scc.into(), expected.scc.into());
    list.word("m0", outcome.m0.into(), expected.m0.into());

    let pairs = pairs(&vector.compare_scalars);
    let want = |number: usize| expected.scalars.get(&number).copied().unwrap_or(0);
    let got = |number: usize| outcome.scalars.get(number).copied().unwrap_or(0);
    for number in 0..outcome.scalars.len() {
        let how = Rule::new(vector, vector.compare_scalars.get(&number), pairs.get(&number));
        if !how.equal(number, got, want) {
            list.word(&format!("s{number}"), got(number).into(), want(number).into());
        }
    }

    let pairs = self::pairs(&vector.compare_vectors);
    for number in 0..outcome.vectors.len() {
        let how = Rule::new(vector, vector.compare_vectors.get(&number), pairs.get(&number));
        for lane in 0..vector.lanes {
            let want = |number: usize| expected.vectors.get(&number).map_or(0, |words| words[lane]);
            let got =
                |number: usize| outcome.vectors.get(number).and_then(|words| words.get(lane)).copied().unwrap_or(0);
            if !how.equal(number, got, want) {
                list.word(&format!("{} lane {lane}", register_name(number)), got(number).into(), want(number).into());
            }
        }
    }

    list.bytes("lds", 0, &outcome.lds, vector.lds_after.as_ref().unwrap_or(&vector.lds));
    for (index, segment) in vector.memory.iter().enumerate() {
        let want = vector.memory_after[index].as_ref().unwrap_or(&segment.data);
        let got = outcome.memory.get(index).map_or(&[][..], Vec::as_slice);
        list.bytes("mem", segment.address, got, want);
    }
    list.finish()
}

/// A VGPR by its number; those that accumulate come after the others.
fn register_name(number: usize) -> String {
    match number.checked_sub(ACCUMULATION) {
        Some(number) => format!("a{number}"),
        None => format!("v{number}"),
    }
}

/// The differences found so far.
#[derive(Default)]
struct List {
    text: String,
    count: usize,
}

impl List {
    fn word(&mut self, name: &str, got: u64, want: u64) {
        if got == want {
            return;
        }
        if self.count < LISTED {
            let separator = if self.count == 0 { "" } else { "; " };
            // Writing to a String cannot fail.
            let _ = write!(self.text, "{separator}{name}: got {got:08x}, expected {want:08x}");
        }
        self.count += 1;
    }

    fn bytes(&mut self, name: &str, base: u64, got: &[u8], want: &[u8]) {
        if got.len() != want.len() {
            self.word(&format!("{name} size"), got.len() as u64, want.len() as u64);
        }
        if got == want {
            return;
        }
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        for (index, (got, want)) in got.chunks(4).zip(want.chunks(4)).enumerate() {
            self.word(&format!("{name}[{:#x}]", base + 4 * index as u64), word(got), word(want));
        }
    }

    fn finish(mut self) -> String {
        if self.count > LISTED {
            let _ = write!(self.text, "; and {} more", self.count - LISTED);
        }
        self.text
    }
}

/// Which registers form an f64 with which: consecutive ones that are compared as f64 go together in twos.
fn pairs(compare: &BTreeMap<usize, Compare>) -> BTreeMap<usize, usize> {
    let mut pairs = BTreeMap::new();
    for (&number, &how) in compare {
        if how == Compare::F64 && !pairs.contains_key(&number) {
            pairs.insert(number, number);
            pairs.insert(number + 1, number);
        }
    }
    pairs
}

/// How one register is compared.
struct Rule {
    how: Option<Compare>,
    any_nan: bool,
    ulp: u64,
    /// The low register of the f64 this one belongs to.
    low: Option<usize>,
}

impl Rule {
    fn new(vector: &Vector, how: Option<&Compare>, low: Option<&usize>) -> Rule {
        Rule { how: how.copied(), any_nan: vector.any_nan, ulp: vector.ulp, low: low.copied() }
    }

    fn equal(&self, number: usize, got: impl Fn(usize) -> u32, want: impl Fn(usize) -> u32) -> bool {
        let (a, b) = (got(number), want(number));
        if a == b && self.low.is_none() {
            return true;
        }
        let wide = |low: usize| {
            let join = |read: &dyn Fn(usize) -> u32| u64::from(read(low)) | u64::from(read(low + 1)) << 32;
            F64.close(join(&got), join(&want), self.ulp)
        };
        if let Some(low) = self.low {
            return wide(low);
        }
        let (a64, b64) = (u64::from(a), u64::from(b));
        let halves = |ulp| F16.close(a64 & 0xffff, b64 & 0xffff, ulp) && F16.close(a64 >> 16, b64 >> 16, ulp);
        match self.how {
            Some(Compare::F32) => F32.close(a64, b64, self.ulp),
            // Which half of the register an F16 is in is not told.
            Some(Compare::F16 | Compare::PackedF16) => halves(self.ulp),
            Some(Compare::Bits | Compare::F64) => false,
            // The format is not told: equal if the word would be as any of them, alone or with a neighbour.
            // Approximate results of scalar registers carry no format; they are F32.
            None if self.ulp > 0 => F32.close(a64, b64, self.ulp),
            None if self.any_nan => {
                F32.close(a64, b64, self.ulp) || halves(0) || wide(number) || number.checked_sub(1).is_some_and(wide)
            }
            None => false,
        }
    }
}

/// A binary float's layout.
struct Float {
    bits: u32,
    infinity: u64,
}

const F16: Float = Float { bits: 16, infinity: 0x7c00 };
const F32: Float = Float { bits: 32, infinity: 0x7f80_0000 };
const F64: Float = Float { bits: 64, infinity: 0x7ff0_0000_0000_0000 };

impl Float {
    fn close(&self, a: u64, b: u64, ulp: u64) -> bool {
        let sign = 1u64 << (self.bits - 1);
        let magnitude = |x: u64| x & (sign - 1);
        let nan = |x: u64| magnitude(x) > self.infinity;
        if nan(a) || nan(b) {
            return nan(a) && nan(b);
        }
        let ordered = |x: u64| {
            let magnitude = i128::from(magnitude(x));
            if x & sign != 0 { -magnitude } else { magnitude }
        };
        a == b || ulp > 0 && (ordered(a) - ordered(b)).unsigned_abs() <= ulp.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_nan_of_a_format_matches_any_other_and_nothing_else() {
        assert!(F32.close(0x7fc0_0000, 0xff80_0001, 0));
        assert!(!F32.close(0x7fc0_0000, 0x7f80_0000, 5));
        assert!(F64.close(0x7ff8_0000_0000_0000, u64::MAX, 0));
        assert!(!F16.close(0x7e00, 0x3c00, 0));
    }

    #[test]
    fn distance_counts_across_zero_and_zeros_differ_only_when_exact() {
        assert!(F32.close(1, 0x8000_0001, 2));
        assert!(!F32.close(1, 0x8000_0001, 1));
        assert!(!F32.close(0, 0x8000_0000, 0));
    }

    #[test]
    fn words_of_an_f64_are_paired_in_twos() {
        let f64s = [40, 41, 42, 43].map(|number| (number, Compare::F64));
        assert_eq!(pairs(&BTreeMap::from(f64s)), BTreeMap::from([(40, 40), (41, 40), (42, 42), (43, 42)]));
    }
}
