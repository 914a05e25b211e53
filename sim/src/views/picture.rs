//! A picture of rectangles and text, written as SVG or as PNG.
//!
//! An SVG follows the colour scheme of whoever shows it. A PNG is light, and drawn at twice the size with a font that is part of
//! `embedded-graphics`, so that it looks the same on every machine: general renderers of SVG take their fonts from the system,
//! and minutes to compile.

use super::palette::{Colour, Ink, PAPER};
use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::iso_8859_1::FONT_10X20;
use embedded_graphics::pixelcolor::{Rgb888, RgbColor};
use embedded_graphics::prelude::{DrawTarget, Drawable, OriginDimensions, Pixel, Point, Size};
use embedded_graphics::text::{Alignment, Text};
use std::convert::Infallible;
use std::fmt::Write;

/// Pixels of a PNG for each unit of the picture.
const SCALE: f64 = 2.0;
/// Height of text, units.
const TEXT_HEIGHT: f64 = 11.0;
/// Fonts of an SVG, the first one that there is.
const FONTS: &str = "ui-sans-serif,system-ui,Segoe UI,Helvetica,Arial,sans-serif";

/// Which part of a text lies at its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

enum Shape {
    Rectangle { x: f64, y: f64, width: f64, height: f64, fill: Ink, title: String },
    Text { x: f64, y: f64, anchor: Anchor, ink: Ink, text: String },
}

impl Shape {
    fn ink(&self) -> Ink {
        match self {
            Self::Rectangle { fill: ink, .. } | Self::Text { ink, .. } => *ink,
        }
    }
}

/// A picture; x goes to the right, y down.
pub struct Picture {
    width: f64,
    height: f64,
    shapes: Vec<Shape>,
}

impl Picture {
    /// An empty one.
    pub fn new(width: f64, height: f64) -> Self {
        Self { width, height, shapes: vec![] }
    }

    /// A rectangle with its upper left corner at `x`, `y`.
    pub fn rectangle(&mut self, at: [f64; 2], size: [f64; 2], fill: Ink) {
        self.titled(at, size, fill, String::new());
    }

    /// The same with a text that an SVG shows when it is pointed at.
    pub fn titled(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], fill: Ink, title: String) {
        self.shapes.push(Shape::Rectangle { x, y, width, height, fill, title });
    }

    /// Text on a base line.
    pub fn text(&mut self, [x, y]: [f64; 2], anchor: Anchor, ink: Ink, text: impl Into<String>) {
        self.shapes.push(Shape::Text { x, y, anchor, ink, text: text.into() });
    }

    /// As SVG.
    pub fn to_svg(&self) -> String {
        let Self { width, height, shapes } = self;
        let mut inks = vec![PAPER];
        shapes.iter().map(Shape::ink).for_each(|ink| {
            if !inks.contains(&ink) {
                inks.push(ink)
            }
        });
        let style = |colour: fn(&Ink) -> Colour| -> String {
            inks.iter().enumerate().map(|(at, ink)| format!(".c{at}{{fill:{}}}", colour(ink))).collect()
        };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"{FONTS}\" \
             font-size=\"{TEXT_HEIGHT}\">\n<style>{}\n@media (prefers-color-scheme:dark){{{}}}</style>\n\
             <rect width=\"100%\" height=\"100%\" class=\"c0\"/>\n",
            style(|ink| ink.light),
            style(|ink| ink.dark),
        );
        // Rectangles of one colour that follow each other are one path, those with a title one group.
        let merges = |a: &Shape, b: &Shape| match (a, b) {
            (Shape::Rectangle { fill: a, title: x, .. }, Shape::Rectangle { fill: b, title: y, .. }) => {
                a == b && x.is_empty() == y.is_empty()
            }
            _ => false,
        };
        for alike in shapes.chunk_by(merges) {
            let class = inks.iter().position(|ink| *ink == alike[0].ink()).unwrap_or(0);
            match &alike[0] {
                Shape::Text { x, y, anchor, text, .. } => {
                    let anchor = match anchor {
                        Anchor::Start => "",
                        Anchor::Middle => r#" text-anchor="middle""#,
                        Anchor::End => r#" text-anchor="end""#,
                    };
                    let (x, y, text) = (short(*x), short(*y), escaped(text));
                    // Writing to a string does not fail.
                    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{anchor} class=\"c{class}\">{text}</text>");
                }
                Shape::Rectangle { title, .. } if title.is_empty() => {
                    let paths: String = alike.iter().map(Shape::path).collect();
                    let _ = writeln!(svg, "<path class=\"c{class}\" d=\"{paths}\"/>");
                }
                Shape::Rectangle { .. } => {
                    let _ = writeln!(svg, "<g class=\"c{class}\">");
                    for shape in alike {
                        let Shape::Rectangle { title, .. } = shape else { continue };
                        let (path, title) = (shape.path(), escaped(title));
                        let _ = writeln!(svg, "<path d=\"{path}\"><title>{title}</title></path>");
                    }
                    svg.push_str("</g>\n");
                }
            }
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// As PNG.
    ///
    /// # Errors
    /// The picture is too large for the format.
    pub fn to_png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut canvas = Canvas::new((self.width * SCALE).ceil() as u32, (self.height * SCALE).ceil() as u32);
        for shape in &self.shapes {
            match shape {
                Shape::Rectangle { x, y, width, height, fill, .. } => {
                    let (at, size) = ([*x, *y].map(|at| at * SCALE), [*width, *height].map(|size| size * SCALE));
                    canvas.fill(at, size, fill.light);
                }
                Shape::Text { x, y, anchor, ink, text } => {
                    let alignment = match anchor {
                        Anchor::Start => Alignment::Left,
                        Anchor::Middle => Alignment::Center,
                        Anchor::End => Alignment::Right,
                    };
                    let style = MonoTextStyle::new(&FONT_10X20, Rgb888::new(ink.light.0, ink.light.1, ink.light.2));
                    let at = Point::new((x * SCALE) as i32, (y * SCALE) as i32);
                    let Ok(_) = Text::with_alignment(text, at, style, alignment).draw(&mut canvas);
                }
            }
        }
        let mut file = vec![];
        let mut encoder = png::Encoder::new(&mut file, canvas.width, canvas.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&canvas.bytes)?;
        Ok(file)
    }
}

impl Shape {
    /// The outline of a rectangle as SVG has it.
    fn path(&self) -> String {
        let Self::Rectangle { x, y, width, height, .. } = self else { return String::new() };
        let [x, y, width, height] = [x, y, width, height].map(|length| short(*length));
        format!("M{x} {y}h{width}v{height}h-{width}z")
    }
}

/// Text as XML has it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A length with at most one digit behind the point.
fn short(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

/// Pixels of three bytes, row by row.
struct Canvas {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

impl Canvas {
    fn new(width: u32, height: u32) -> Self {
        Self { width, height, bytes: vec![0xff; width as usize * height as usize * 3] }
    }

    /// Fills a rectangle; a pixel that it covers in part takes a part of the colour.
    fn fill(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], Colour(red, green, blue): Colour) {
        let last = |end: f64, limit: u32| (end.ceil().max(0.0) as u32).min(limit);
        let covered = |at: u32, from: f64, to: f64| (to.min(f64::from(at) + 1.0) - from.max(f64::from(at))).max(0.0);
        for row in y.max(0.0) as u32..last(y + height, self.height) {
            for column in x.max(0.0) as u32..last(x + width, self.width) {
                let part = covered(row, y, y + height) * covered(column, x, x + width);
                let first = (row as usize * self.width as usize + column as usize) * 3;
                for (byte, new) in self.bytes[first..first + 3].iter_mut().zip([red, green, blue]) {
                    *byte = (f64::from(*byte) * (1.0 - part) + f64::from(new) * part).round() as u8;
                }
            }
        }
    }
}

impl OriginDimensions for Canvas {
    fn size(&self) -> Size {
        Size::new(self.width, self.height)
    }
}

impl DrawTarget for Canvas {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb888>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(Point { x, y }, colour) in pixels {
            let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { continue };
            if x < self.width && y < self.height {
                let first = (y as usize * self.width as usize + x as usize) * 3;
                self.bytes[first..first + 3].copy_from_slice(&[colour.r(), colour.g(), colour.b()]);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn picture() -> Picture {
        let mut picture = Picture::new(40.0, 20.0);
        let pink = Ink { light: Colour(0xff, 0, 0x80), dark: Colour(1, 2, 3) };
        let black = Ink { light: Colour(0, 0, 0), dark: Colour(0xff, 0xff, 0xff) };
        picture.rectangle([1.0, 2.0], [3.0, 0.25], pink);
        picture.titled([5.0, 2.0], [1.0, 1.0], pink, "v_cmp & more".to_owned());
        picture.text([20.0, 15.0], Anchor::Middle, black, "a < b");
        picture
    }

    #[test]
    fn svg_has_the_shapes_with_their_text_escaped() {
        let svg = picture().to_svg();
        assert!(svg.contains(r##"<path class="c1" d="M1 2h3v0.3h-3z"/>"##), "{svg}");
        assert!(svg.contains(r##"<path d="M5 2h1v1h-1z"><title>v_cmp &amp; more</title></path>"##), "{svg}");
        assert!(svg.contains(r#"text-anchor="middle" class="c2">a &lt; b</text>"#), "{svg}");
    }

    #[test]
    fn svg_has_the_colours_of_both_schemes() {
        let svg = picture().to_svg();
        assert!(svg.contains(".c1{fill:#ff0080}.c2{fill:#000000}\n@media (prefers-color-scheme:dark){"), "{svg}");
        assert!(svg.contains(".c1{fill:#010203}.c2{fill:#ffffff}}</style>"), "{svg}");
    }

    #[test]
    fn png_read_back_has_the_colours_at_their_places() {
        let file = picture().to_png().unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.width, info.height), (80, 40));
        let pixel = |x: usize, y: usize| &bytes[(y * 80 + x) * 3..][..3];
        // Half covered: half of the colour.
        assert_eq!(pixel(2, 4), [0xff, 0x80, 0xc0]);
        assert_eq!(pixel(8, 4), [0xff, 0xff, 0xff]);
        assert!((0..80).any(|x| (16..32).any(|y| pixel(x, y) == [0, 0, 0])), "no text");
    }
}
