//! What draws come to, stage by stage: the pieces of each primitive that set-up is done with, the quads that they cover, the elements that the depth and
//! the colour block write. A machine keeps them if it is asked to, for a comparison with hardware that draws the same.

use super::Machine;
use super::assembly::Kind;
use super::raster::Quad;
use super::shape::{PIXEL, Shape};
use std::fmt;

/// What set-up makes of a primitive: itself, or a piece that clipping has left of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// The box around it, as [`Shape::bounds`]: left, right, top, bottom on the grid.
    pub bounds: [i64; 4],
    /// It shows its front.
    pub front: bool,
}

impl From<&Shape> for Piece {
    fn from(shape: &Shape) -> Piece {
        Piece { bounds: shape.bounds, front: shape.front }
    }
}

/// A primitive that set-up is done with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnPrimitive {
    /// What it was.
    pub kind: Kind,
    /// Its pieces in their order; none if it is culled or outside.
    pub pieces: Vec<Piece>,
}

/// A quad of the scan converter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnQuad {
    /// Its primitive, counted from 1 in its draw.
    pub primitive: u64,
    /// It.
    pub quad: Quad,
    /// Covered pixels that early tests leave; they are all covered ones where tests come behind the shader.
    pub left: u8,
}

/// Where an element lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Plane {
    /// Depths.
    Depth,
    /// Stencils.
    Stencil,
    /// A colour target.
    Colour(u32),
}

/// An element that is written for a pixel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Element {
    /// Where it lies.
    pub plane: Plane,
    /// Column of the pixel.
    pub x: u32,
    /// Row of it.
    pub y: u32,
    /// Components that are written, red lowest; of depths and stencils the first one.
    pub components: u32,
    /// Bytes of an element.
    pub bytes: u32,
    /// It, as it is in memory then.
    pub value: u128,
}

/// A draw.
#[derive(Debug, Clone, Default)]
pub struct Drawing {
    /// Its primitives in their order.
    pub primitives: Vec<DrawnPrimitive>,
    /// Their quads in theirs.
    pub quads: Vec<DrawnQuad>,
    /// Depths and stencils that are written, pixel by pixel, of a pixel the stencil first.
    pub depths: Vec<Element>,
    /// Colours that are written, quad by quad, of a quad target by target.
    pub colours: Vec<Element>,
}

impl Machine {
    /// Keeps what draws come to from now on.
    pub fn keep_drawings(&mut self) {
        self.drawings = Some(vec![]);
    }

    /// All draws since then, in their order, those without vertices too; nothing is kept any more. A draw that has ended with an error is the last one, with
    /// what there was of it.
    pub fn take_drawings(&mut self) -> Vec<Drawing> {
        self.drawings.take().unwrap_or_default()
    }
}

impl fmt::Display for DrawnPrimitive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        if self.pieces.is_empty() {
            return f.write_str(" that is not drawn");
        }
        let mut between = "";
        self.pieces.iter().try_for_each(|piece| write!(f, "{} {piece}", std::mem::replace(&mut between, ";")))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [left, right, top, bottom] = self.bounds.map(|place| place as f64 / PIXEL as f64);
        let side = if self.front { "front" } else { "back" };
        write!(f, "{left:.4},{top:.4} to {right:.4},{bottom:.4} {side}")
    }
}

/// Pixels of a quad by a mask, row by row: `#.` are the upper ones, of which the left one is there.
pub struct Pixels(pub u8);

impl fmt::Display for Pixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = [0, 1, 2, 3].map(|pixel| if self.0 >> pixel & 1 != 0 { '#' } else { '.' });
        write!(f, "{a}{b}/{c}{d}")
    }
}

impl fmt::Display for DrawnQuad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Quad { x, y, mask } = self.quad;
        write!(f, "{x},{y} covers {}", Pixels(mask))?;
        if self.left == mask { Ok(()) } else { write!(f, " leaves {}", Pixels(self.left)) }
    }
}

impl fmt::Display for Plane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Plane::Depth => f.write_str("depth"),
            Plane::Stencil => f.write_str("stencil"),
            Plane::Colour(target) => write!(f, "target {target}"),
        }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Element { plane, x, y, components, bytes, value } = *self;
        write!(f, "{plane} {x},{y} = {value:0digits$x}", digits = 2 * bytes as usize)?;
        match plane {
            Plane::Colour(_) if components != 15 => {
                let of = |at: usize| if components >> at & 1 != 0 { ["r", "g", "b", "a"][at] } else { "" };
                write!(f, " {}{}{}{}", of(0), of(1), of(2), of(3))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_is_drawn_is_told_in_pixels() {
        let piece = Piece { bounds: [PIXEL / 2, 3 * PIXEL + 1, -PIXEL, 0], front: true };
        assert_eq!(piece.to_string(), "0.5000,-1.0000 to 3.0002,0.0000 front");
        let primitive = |pieces| DrawnPrimitive { kind: Kind::Line, pieces }.to_string();
        assert_eq!(primitive(vec![piece; 2]), format!("line {piece}; {piece}"));
        assert_eq!(primitive(vec![]), "line that is not drawn");
        let quad = DrawnQuad { primitive: 1, quad: Quad { x: 4, y: 2, mask: 0b1011 }, left: 0b1000 };
        assert_eq!(quad.to_string(), "4,2 covers ##/.# leaves ../.#");
        let element = Element { plane: Plane::Colour(2), x: 1, y: 7, components: 0b1001, bytes: 2, value: 0x1f };
        assert_eq!(element.to_string(), "target 2 1,7 = 001f ra");
    }
}
