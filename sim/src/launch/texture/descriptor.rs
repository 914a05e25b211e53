//! The descriptors that kernels read: the image resource T# (section 10.5 of the RDNA4 document) with the words that OpenCL's
//! device libraries read behind it, and the sampler S# (section 10.6).

use super::{Address, Extents, Filter, Sampler, TexelFormat};

/// Words of an image descriptor: eight of the resource, then channel type, channel order and width for the device libraries.
const WORDS: usize = 12;

/// Sets a field of a descriptor.
fn set(words: &mut [u32], lsb: usize, value: u64) {
    for bit in 0..64 {
        if value >> bit & 1 != 0 {
            words[(lsb + bit) / 32] |= 1 << ((lsb + bit) % 32);
        }
    }
}

/// The descriptor of an image of one level whose texels lie at `base`, a multiple of 256.
pub fn image_words(base: u64, format: &TexelFormat, extents: &Extents) -> [u32; WORDS] {
    let kind = match extents.type_name() {
        "image1d_t" => 8,
        "image2d_t" => 9,
        "image3d_t" => 10,
        "image1d_array_t" => 12,
        _ => 13,
    };
    let mut words = [0; WORDS];
    let last = |size: Option<u32>| u64::from(size.unwrap_or(1) - 1);
    set(&mut words, 0, base >> 8);
    set(&mut words, 49, format.number.into());
    set(&mut words, 62, u64::from(extents.width - 1));
    set(&mut words, 78, last(extents.height));
    set(&mut words, 96, format.select().into());
    set(&mut words, 124, kind);
    set(&mut words, 128, last(extents.depth.or(extents.layers)));
    [words[8], words[9], words[10]] = [format.channel_type, format.order, extents.width];
    words
}

/// The descriptor of a sampler.
pub fn sampler_words(sampler: &Sampler) -> [u32; 4] {
    /// Largest level of detail, u5.8.
    const MAX_LOD: u64 = 0x1fff;
    let clamp = match sampler.address {
        Address::Repeat => 0,
        Address::MirroredRepeat => 1,
        Address::ClampToEdge => 2,
        Address::Clamp => 6,
    };
    let filter = match sampler.filter {
        Filter::Nearest => 0,
        Filter::Linear => 1,
    };
    let mut words = [0; 4];
    for lsb in [0, 3, 6] {
        set(&mut words, lsb, clamp);
    }
    set(&mut words, 15, u64::from(!sampler.normalized));
    set(&mut words, 45, MAX_LOD);
    set(&mut words, 84, filter);
    set(&mut words, 86, filter);
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_picture_has_its_fields_where_table_60_and_the_device_libraries_have_them() {
        let format = TexelFormat::try_from("bgra8unorm".to_owned()).unwrap();
        let extents = Extents { width: 640, height: Some(480), depth: None, layers: None };
        let words = image_words(0x1234_5678_9a00, &format, &extents);
        assert_eq!(words[0], 0x3456_789a);
        assert_eq!(words[1], 0x12 | 42 << 17 | 3 << 30);
        assert_eq!(words[2], 639 >> 2 | 479 << 14);
        assert_eq!(words[3], 6 | 5 << 3 | 4 << 6 | 7 << 9 | 9 << 28);
        assert_eq!(words[4..], [0, 0, 0, 0, 2, 9, 640, 0]);
    }

    #[test]
    fn a_sampler_has_its_fields_where_table_61_has_them() {
        let sampler = Sampler { address: Address::ClampToEdge, filter: Filter::Linear, normalized: false };
        assert_eq!(sampler_words(&sampler), [2 | 2 << 3 | 2 << 6 | 1 << 15, 0x1fff << 13, 1 << 20 | 1 << 22, 0]);
    }
}
