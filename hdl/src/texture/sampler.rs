//! What a sampler says (10.6, table 61; Sea Islands: SQ_IMG_SAMP_WORD0 to 3): address modes, filters, levels, border.

use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What is read beyond the edges of an image.
    pub enum Wrap {
        /// The image again.
        Wrap,
        /// The image again, every second time mirrored.
        Mirror,
        /// The last texel.
        ClampLastTexel,
        /// The same, the image mirrored once.
        MirrorOnceLastTexel,
        /// The coordinate ends at the edge, where half of a filter reads the border.
        ClampHalfBorder,
        /// The same, the image mirrored once.
        MirrorOnceHalfBorder,
        /// The border.
        ClampBorder,
        /// The same, the image mirrored once.
        MirrorOnceBorder,
    }
}

choice! {
    /// What a filter makes of its texels; code 3 is reserved.
    pub enum Reduction {
        /// Their weighted mean.
        Blend,
        /// The smallest one.
        Minimum,
        /// The largest one.
        Maximum,
        /// Nothing.
        Reserved,
    }
}

record! {
    /// The fields of a sampler.
    pub struct SamplerFields {
        /// Address modes along x, y, z, 3 bits each, x lowest.
        pub wraps: Bits<9>,
        /// Depth comparison: bit 0 less, 1 equal, 2 greater.
        pub comparison: Bits<3>,
        /// Coordinates are texels.
        pub unnormalized: Bit,
        /// Weights are zero or a half.
        pub half_weights: Bit,
        /// Coordinates are cut, not rounded.
        pub truncates: Bit,
        /// Faces of a cube end at their edges.
        pub separate: Bit,
        /// What the filter makes of its texels.
        pub reduction: Reduction,
        /// Smallest level of detail, in 1/256.
        pub least: Bits<13>,
        /// Largest one.
        pub most: Bits<13>,
        /// Added to levels of detail, in 1/256.
        pub bias: Bits<16>,
        /// Added to computed ones as well.
        pub second_bias: Bits<10>,
        /// Logarithm of the most probes, 0 to 4.
        pub most_probes: Bits<3>,
        /// Magnified images have several probes.
        pub magnify_probes: Bit,
        /// Others have.
        pub minify_probes: Bit,
        /// Texels of magnified images are blended.
        pub magnify_linear: Bit,
        /// Those of others.
        pub minify_linear: Bit,
        /// Volume filter: 0 as the others, 1 point, 2 linear.
        pub volume: Bits<2>,
        /// Levels: 0 the base level alone, 1 the nearest one, 2 the nearest two.
        pub levels: Bits<2>,
        /// The border's colour is white.
        pub white: Bit,
        /// The border's alpha is one.
        pub opaque: Bit,
        /// The border's colour is one of the table in memory.
        pub in_memory: Bit,
        /// Which.
        pub colour: Bits<12>,
    }
}

/// Field of the words of a sampler by its bits.
fn field(words: &Wire, msb: u32, lsb: u32) -> Wire {
    words.slice(lsb, msb - lsb + 1)
}

generator_block! {
    /// The fields of a sampler of the set.
    pub struct SamplerDecode(set: InstructionSet) {
        /// Its four words.
        in words: (Bits<128>),
        /// They.
        out fields: (SamplerFields),
    }
    |g| {
        let words = g.input("words");
        let field = |msb, lsb| field(&words, msb, lsb);
        let colour = field(127, 126);
        let bias = field(77, 64).sign_extend(16);
        let (least, most, second_bias) = match set {
            // s6.8, and s2.4.
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => {
                (field(44, 32), field(57, 45), field(83, 78).concat(&g.zero(4)))
            }
            InstructionSet::SeaIslands => {
                let level = |msb, lsb| field(msb, lsb).zero_extend(13);
                (level(43, 32), level(55, 44), g.zero(10))
            }
        };
        // Filters 2 and 3 are 0 and 1 of several probes.
        let fields = SamplerFieldsWires {
            wraps: field(8, 0),
            comparison: field(14, 12),
            unnormalized: field(15, 15),
            half_weights: field(19, 19),
            truncates: field(27, 27),
            separate: field(28, 28),
            reduction: field(30, 29),
            least,
            most,
            bias,
            second_bias,
            most_probes: field(11, 11).select(&g.constant(3, 4), &field(11, 9)),
            magnify_probes: field(85, 85),
            minify_probes: field(87, 87),
            magnify_linear: field(84, 84),
            minify_linear: field(86, 86),
            volume: field(89, 88),
            levels: field(91, 90),
            white: colour.is(2),
            opaque: colour.is(1) | colour.is(2),
            in_memory: colour.is(3),
            colour: match set {
                InstructionSet::Rdna4 | InstructionSet::Cdna4 => field(125, 114),
                InstructionSet::SeaIslands => field(107, 96),
            },
        };
        g.output_of("fields", &fields);
    }
}

/// What the sampler makes of the format: bytes from 0 to 1 are sRGB; sRGB is not.
pub fn degamma(g: &Builder, words: &Wire, set: InstructionSet) -> (Wire, Wire) {
    let keeps = match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => field(words, 31, 31),
        InstructionSet::SeaIslands => g.zero(1),
    };
    (field(words, 20, 20), keeps)
}

/// The sampler is none that the texture unit has: a reserved filter, or a border whose colour is in memory where a mode reads it and the unit does not know
/// the table. What the second bias of Sea Islands is added to nobody says.
pub fn is_refused(g: &Builder, words: &Wire, set: InstructionSet, knows_table: bool) -> Wire {
    let field = |msb, lsb| field(words, msb, lsb);
    let borders = g.or_all(1, &[2, 5, 8].map(|top| field(top, top)));
    let reserved = field(30, 29).all() | field(89, 88).all() | field(91, 90).all();
    let second = match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => g.zero(1),
        InstructionSet::SeaIslands => field(83, 78).any(),
    };
    let refused = reserved | second;
    if knows_table { refused } else { refused | field(127, 126).all() & borders }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Whether the border's colour is in memory, and which it is, of a sampler whose fields at these bits have these values.
    fn colour(set: InstructionSet, fields: &[(u32, u64)]) -> (bool, u64) {
        let mut decode = SamplerDecode::new(set);
        decode.connect_all();
        let words = fields.iter().fold(Bits::<128>::from(0u64), |words, (lsb, value)| {
            words | (bit_cast::<128, 64>((*value).into()) << u64::from(*lsb))
        });
        decode.words.next = words;
        simulate(&mut decode, 20);
        let fields = decode.fields.val();
        (fields.in_memory, fields.colour.to_u64())
    }

    #[test]
    fn the_number_of_a_border_colour_is_at_opposite_ends_of_the_last_word() {
        assert_eq!(colour(InstructionSet::SeaIslands, &[(126, 3), (96, 0xabc), (108, 0x3_ffff)]), (true, 0xabc));
        assert_eq!(colour(InstructionSet::Rdna4, &[(126, 3), (96, 0x3_ffff), (114, 0xabc)]), (true, 0xabc));
        assert_eq!(colour(InstructionSet::SeaIslands, &[(126, 2), (96, 1)]), (false, 1));
    }
}
