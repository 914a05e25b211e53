//! Coded constants that RDNA4 and GCN write alike: hardware registers and lane patterns.

use super::line::Text;

/// `hwreg(NAME)` or `hwreg(NAME, OFFSET, SIZE)`: id in bits 5:0, offset in 10:6, size - 1 in 15:11. `names`: by id, empty for
/// what has none.
pub(crate) fn hardware_register(out: &mut Text, value: u16, names: &[&str]) {
    let (id, offset, size) = (value & 63, value >> 6 & 31, (value >> 11) + 1);
    out.put(b"hwreg(");
    match names.get(usize::from(id)) {
        Some(name) if !name.is_empty() => out.str(name),
        _ => out.decimal(u32::from(id)),
    }
    if (offset, size) != (0, 32) {
        out.put(b", ");
        out.decimal(u32::from(offset));
        out.put(b", ");
        out.decimal(u32::from(size));
    }
    out.put(b")");
}

/// The pattern of DS_SWIZZLE_B32: quad permutation (bit 15), else and/or/xor masks of five bits.
pub(crate) fn swizzle(out: &mut Text, value: u32) {
    let (and, or, xor) = (value & 31, value >> 5 & 31, value >> 10 & 31);
    if value & 0xff00 == 0x8000 {
        out.put(b"swizzle(QUAD_PERM");
        for lane in 0..4 {
            out.put(b",");
            out.decimal(value >> (2 * lane) & 3);
        }
        out.put(b")");
    } else if value & 0x8000 != 0 {
        out.decimal(value);
    } else if and == 31 && or == 0 && xor.is_power_of_two() {
        out.put(b"swizzle(SWAP,");
        out.decimal(xor);
        out.put(b")");
    } else if and == 31 && or == 0 && xor > 0 && (xor + 1).is_power_of_two() {
        out.put(b"swizzle(REVERSE,");
        out.decimal(xor + 1);
        out.put(b")");
    } else if broadcast_group(and, or, xor).is_some() {
        out.put(b"swizzle(BROADCAST,");
        out.decimal(32 - and);
        out.put(b",");
        out.decimal(or);
        out.put(b")");
    } else {
        out.put(b"swizzle(BITMASK_PERM,\"");
        for bit in (0..5).rev() {
            let (and, or, xor) = (and >> bit & 1, or >> bit & 1, xor >> bit & 1);
            // What the bit becomes for an input of 0 and of 1.
            out.put(match ((or != 0) ^ (xor != 0), ((and | or) != 0) ^ (xor != 0)) {
                (false, false) => b"0",
                (true, true) => b"1",
                (false, true) => b"p",
                (true, false) => b"i",
            });
        }
        out.put(b"\")");
    }
}

/// The size of the groups that one lane is broadcast in, if the masks are a broadcast.
fn broadcast_group(and: u32, or: u32, xor: u32) -> Option<u32> {
    let group = 32 - and;
    (group > 1 && group.is_power_of_two() && or < group && xor == 0).then_some(group)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn swizzle_patterns_have_their_names() {
        let written = |value| {
            let mut out = Text::new();
            swizzle(&mut out, value);
            out.as_str().to_owned()
        };
        assert_eq!(written(0x80e4), "swizzle(QUAD_PERM,0,1,2,3)");
        assert_eq!(written(0x041f), "swizzle(SWAP,1)");
        assert_eq!(written(0x0c1f), "swizzle(REVERSE,4)");
        assert_eq!(written(0x001e), "swizzle(BROADCAST,2,0)");
        assert_eq!(written(0x001f), "swizzle(BITMASK_PERM,\"ppppp\")");
        assert_eq!(written(0x3412), "swizzle(BITMASK_PERM,\"p11p1\")");
        assert_eq!(written(0xc000), "49152");
    }
}
