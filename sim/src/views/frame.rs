//! Draws a frame: a row for each unit of the graphics pipeline, as high as it is busy; above them the draws, below them the pixels that shapes cover.

use super::palette::{FAINT, GRID, Ink, OCCUPANCY, TEXT, of_class};
use super::picture::{Anchor, Picture};
use super::scale::Scale;
use crate::submit::frame::{Bin, Frame, Unit};
use tombolo_hdl::front::decode::IssueClass;

/// Width of the drawing area.
const WIDTH: f64 = 1200.0;
/// Space for the units' names.
const LEFT: f64 = 100.0;
/// Space on the right, for how busy they are.
const RIGHT: f64 = 60.0;
/// Height of a row, and of what is drawn in it.
const ROW: f64 = 34.0;
const BAR: f64 = 28.0;
/// Height of the row of draws.
const DRAWS: f64 = 10.0;
/// Height of the chart of pixels.
const CHART: f64 = 60.0;
/// Space above the draws: title and scale.
const TOP: f64 = 56.0;
/// Space below the chart.
const BELOW: f64 = 44.0;

/// The colour of a unit: shaders that of the vector ALU, memory's that of memory.
fn ink(unit: Unit) -> Ink {
    of_class(match unit {
        Unit::Vgt => IssueClass::Flow,
        Unit::VertexWaves | Unit::PixelWaves => IssueClass::Valu,
        Unit::Pa => IssueClass::Salu,
        Unit::Sc => IssueClass::Smem,
        Unit::Db | Unit::Flush => IssueClass::Vmem,
        Unit::Cb => IssueClass::Lds,
    })
}

/// The picture of a frame.
pub fn picture(frame: &Frame, title: &str) -> Picture {
    let rows = Unit::ALL.len() as f64 * ROW;
    let (first, chart) = (TOP + DRAWS + 12.0, TOP + DRAWS + 12.0 + rows + 8.0);
    let mut sheet = Picture::new(WIDTH + LEFT + RIGHT, chart + CHART + BELOW);
    sheet.text([8.0, 20.0], Anchor::Start, TEXT, title);
    let (from, clocks) = frame.scale();
    let scale = Scale { left: LEFT, cycle: cycle_width(frame), top: TOP, bottom: chart + CHART };
    scale.draw(&mut sheet, from..=from + frame.bins().len() as u64 * clocks);
    draws(&mut sheet, frame, TOP);
    for (row, (unit, name)) in Unit::ALL.into_iter().enumerate() {
        let bottom = first + row as f64 * ROW + BAR;
        let (_, width) = frame.scale();
        columns(&mut sheet, frame, bottom, BAR, ink(unit), |bin| f64::from(bin.busy[row]) / width as f64);
        sheet.rectangle([LEFT, bottom], [WIDTH, 1.0], GRID);
        sheet.text([8.0, bottom - 10.0], Anchor::Start, TEXT, name);
        let totals = frame.totals();
        let share = 100.0 * totals.busy[row] as f64 / totals.cycles.max(1) as f64;
        sheet.text([LEFT + WIDTH + RIGHT - 8.0, bottom - 10.0], Anchor::End, FAINT, format!("{share:.1} %"));
    }
    let most = frame.bins().iter().map(|bin| bin.pixels).max().unwrap_or(0).max(1);
    columns(&mut sheet, frame, chart + CHART, CHART, OCCUPANCY, |bin| f64::from(bin.pixels) / f64::from(most));
    sheet.text([8.0, chart + CHART / 2.0 + 4.0], Anchor::Start, TEXT, "pixels");
    let rate = f64::from(most) / frame.scale().1 as f64;
    sheet.text([LEFT - 6.0, chart + 10.0], Anchor::End, FAINT, format!("{rate:.3}"));
    sheet.text([LEFT - 6.0, chart + CHART], Anchor::End, FAINT, "0");
    let below = [LEFT + WIDTH / 2.0, chart + CHART + 30.0];
    sheet.text(
        below,
        Anchor::Middle,
        FAINT,
        "clock cycles; a row is as high as its unit is busy, the last one counts covered pixels a clock",
    );
    sheet
}

/// Width of a cycle.
fn cycle_width(frame: &Frame) -> f64 {
    WIDTH / (frame.bins().len().max(1) as u64 * frame.scale().1) as f64
}

/// A column for each bin, `height` times what `share` says; columns of one height that follow each other are one.
fn columns(sheet: &mut Picture, frame: &Frame, bottom: f64, height: f64, ink: Ink, share: impl Fn(&Bin) -> f64) {
    let step = WIDTH / frame.bins().len().max(1) as f64;
    let mut from = 0;
    // Tenths of a unit of the picture are fine enough.
    let heights: Vec<i64> = frame.bins().iter().map(|bin| (10.0 * height * share(bin)).round() as i64).collect();
    for alike in heights.chunk_by(|a, b| a == b) {
        let tall = alike[0] as f64 / 10.0;
        if alike[0] > 0 {
            let at = [LEFT + from as f64 * step, bottom - tall];
            sheet.rectangle(at, [alike.len() as f64 * step, tall], ink);
        }
        from += alike.len();
    }
}

/// A box for each draw; a clock between two of them is left open.
fn draws(sheet: &mut Picture, frame: &Frame, top: f64) {
    let (from, scale) = (frame.scale().0, cycle_width(frame));
    for (at, (first, last)) in frame.draws().iter().enumerate() {
        let x = LEFT + (first - from) as f64 * scale;
        let width = ((last + 1 - first) as f64 * scale - 0.5).max(0.3);
        sheet.titled([x, top], [width, DRAWS], TEXT, format!("draw {at}: cycles {first} to {last}"));
    }
    sheet.text([8.0, top + DRAWS], Anchor::Start, TEXT, "draws");
}
