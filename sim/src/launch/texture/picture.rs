//! PNG files as texels of 8-bit formats, and back.

use crate::texture::TexelFormat;
use std::io::Cursor;

/// Largest picture that is decoded.
const MAX_BYTES: usize = 1 << 30;

/// The texels of a PNG file, its width and its height. Formats of one channel get red (of grey pictures: grey), those of two
/// red and green.
///
/// # Errors
/// What is wrong, for a message that names the file.
pub fn of_png(file: &[u8], format: &TexelFormat) -> Result<(Vec<u8>, u32, u32), String> {
    if format.dtype.size() != 1 {
        return Err(format!("has 8 bits a channel, which {} has not; give a `.npy` file", format.name()));
    }
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(|error| format!("is no picture: {error}"))?;
    let size = reader.output_buffer_size().filter(|&size| size <= MAX_BYTES).ok_or("is too large")?;
    let mut bytes = vec![0; size];
    let info = reader.next_frame(&mut bytes).map_err(|error| format!("is no picture: {error}"))?;
    let samples = info.color_type.samples();
    let pixel = |pixel: &[u8]| match *pixel {
        [grey] => [grey, grey, grey, 255],
        [grey, alpha] => [grey, grey, grey, alpha],
        [red, green, blue] => [red, green, blue, 255],
        [red, green, blue, alpha, ..] => [red, green, blue, alpha],
        [] => [0; 4],
    };
    let channels = format.channels as usize;
    let texels = bytes[..info.buffer_size()].chunks_exact(samples).flat_map(|bytes| {
        let [red, green, blue, alpha] = pixel(bytes);
        let texel = if format.is_bgra() { [blue, green, red, alpha] } else { [red, green, blue, alpha] };
        texel.into_iter().take(channels)
    });
    Ok((texels.collect(), info.width, info.height))
}

/// A PNG file of texels; none if the channels of the format are not unsigned bytes. Of two channels blue is zero.
pub fn to_png(format: &TexelFormat, width: u32, height: u32, texels: &[u8]) -> Option<Vec<u8>> {
    if format.dtype != super::super::Dtype::Uint8 {
        return None;
    }
    let (color, pixels) = match format.channels {
        1 => (png::ColorType::Grayscale, texels.to_vec()),
        2 => (png::ColorType::Rgb, texels.chunks_exact(2).flat_map(|texel| [texel[0], texel[1], 0]).collect()),
        _ if format.is_bgra() => {
            let exchanged = texels.chunks_exact(4).flat_map(|texel| [texel[2], texel[1], texel[0], texel[3]]);
            (png::ColorType::Rgba, exchanged.collect())
        }
        _ => (png::ColorType::Rgba, texels.to_vec()),
    };
    let mut file = vec![];
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(color);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header().ok()?.write_image_data(&pixels).ok()?;
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn format(name: &str) -> TexelFormat {
        TexelFormat::try_from(name.to_owned()).unwrap()
    }

    #[test]
    fn a_picture_comes_back_as_it_was_written() {
        let texels = [1, 2, 3, 4, 5, 6, 7, 8];
        for name in ["rgba8unorm", "bgra8unorm", "rgba8uint"] {
            let file = to_png(&format(name), 2, 1, &texels).unwrap();
            assert_eq!(of_png(&file, &format(name)), Ok((texels.to_vec(), 2, 1)), "{name}");
        }
        let file = to_png(&format("bgra8unorm"), 2, 1, &texels).unwrap();
        assert_eq!(of_png(&file, &format("rgba8unorm")).unwrap().0[..4], [3, 2, 1, 4]);
        assert_eq!(of_png(&file, &format("r8unorm")).unwrap().0, [3, 7]);
    }

    #[test]
    fn what_png_cannot_hold_is_refused() {
        assert_eq!(to_png(&format("r32float"), 1, 1, &[0; 4]), None);
        assert!(of_png(&[], &format("r8unorm")).unwrap_err().contains("is no picture"));
        assert!(of_png(&[], &format("r16unorm")).unwrap_err().contains("r16unorm"));
    }
}
