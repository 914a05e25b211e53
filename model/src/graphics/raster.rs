//! The scan converter: the quads of 2 by 2 pixels whose samples a primitive covers, tile of 8 by 8 pixels by tile.

use super::Budget;
use super::error::Error;
use super::scissor::{Rectangle, Scissors};
use super::shape::{Edge, PIXEL, Shape};

/// Pixels of a side of a tile.
const TILE: i64 = 8;

/// A quad, and which of its pixels are covered: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quad {
    /// Column of its left pixels, even.
    pub x: i32,
    /// Row of its upper pixels, even.
    pub y: i32,
    /// Covered pixels.
    pub mask: u8,
}

/// Calls `emit` for every quad with a covered pixel.
///
/// # Errors
/// Those of `emit`, [`Error::Limit`].
pub fn quads(
    shape: &Shape,
    area: Rectangle,
    scissors: &Scissors,
    budget: &mut Budget,
    mut emit: impl FnMut(Quad, &mut Budget) -> Result<(), Error>,
) -> Result<(), Error> {
    let [left, right, top, bottom] = area.sides.map(i64::from);
    let [least_x, greatest_x, least_y, greatest_y] = shape.bounds;
    // Pixels whose centres lie in the box.
    let first =
        |least: i64| (least - PIXEL / 2).div_euclid(PIXEL) + i64::from((least - PIXEL / 2).rem_euclid(PIXEL) != 0);
    let last = |greatest: i64| (greatest - PIXEL / 2).div_euclid(PIXEL);
    let (x0, x1) = (left.max(first(least_x)).max(0), right.min(last(greatest_x) + 1));
    let (y0, y1) = (top.max(first(least_y)).max(0), bottom.min(last(greatest_y) + 1));
    if x0 >= x1 || y0 >= y1 {
        return Ok(());
    }
    for tile_y in (y0.div_euclid(TILE)..=(y1 - 1).div_euclid(TILE)).map(|tile| tile * TILE) {
        budget.spend(1)?;
        for tile_x in (x0.div_euclid(TILE)..=(x1 - 1).div_euclid(TILE)).map(|tile| tile * TILE) {
            if shape.bounded_by_edges && outside(shape, tile_x, tile_y) {
                continue;
            }
            budget.spend(1)?;
            for y in (tile_y..tile_y + TILE).step_by(2) {
                for x in (tile_x..tile_x + TILE).step_by(2) {
                    let covered = |pixel: i64| {
                        let (x, y) = (x + (pixel & 1), y + (pixel >> 1));
                        (x0..x1).contains(&x)
                            && (y0..y1).contains(&y)
                            && (!shape.bounded_by_edges || covers(shape, x, y))
                            && scissors.clip_rectangles_show(x as i32, y as i32)
                    };
                    let mask = (0..4).fold(0, |mask, pixel| mask | u8::from(covered(pixel)) << pixel);
                    if mask != 0 {
                        emit(Quad { x: x as i32, y: y as i32, mask }, budget)?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// Whether the sample of a pixel lies inside all edges.
fn covers(shape: &Shape, x: i64, y: i64) -> bool {
    let (x, y) = (x * PIXEL + PIXEL / 2, y * PIXEL + PIXEL / 2);
    shape.covers(shape.edges.map(|edge| edge.at(x, y)))
}

/// Whether a whole tile lies outside one edge.
fn outside(shape: &Shape, x: i64, y: i64) -> bool {
    let span = TILE * PIXEL;
    let best = |step: i64| if step > 0 { step * span } else { 0 };
    let beyond = |value: i64, step: [i64; 2]| value + best(step[0]) + best(step[1]) < 0;
    let at = |edge: &Edge| edge.at(x * PIXEL, y * PIXEL);
    let [first, second, third] = &shape.edges;
    if shape.band {
        let step = [first.step[0] + second.step[0], first.step[1] + second.step[1]];
        return beyond(at(third), third.step) || beyond(at(first) + at(second), step);
    }
    shape.edges.iter().any(|edge| beyond(at(edge), edge.step))
}
