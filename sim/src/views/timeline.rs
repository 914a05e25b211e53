//! Draws a run: a row a wave with a mark for every instruction it issues, what it waits for behind them, bars while its
//! memory accesses are outstanding; below, how many waves are resident.

use super::palette::{CLASSES, FAINT, Ink, OCCUPANCY, TEXT, WAITS, group, of_class};
use super::picture::{Anchor, Picture};
use super::scale::Scale;
use super::story::{Issued, Life, Story};
use tombolo_hdl::front::decode::IssueClass;

/// Width of the drawing area.
const WIDTH: f64 = 1200.0;
/// Space for the waves' names.
const LEFT: f64 = 100.0;
/// Space on the right.
const RIGHT: f64 = 20.0;
/// Height of a row.
const ROW: f64 = 15.0;
/// Height of the occupancy chart.
const CHART: f64 = 60.0;
/// Space above the rows: title, legends, and scale.
const TOP: f64 = 96.0;
/// Space below the rows without the chart: its distance, the name of the scale.
const BELOW: f64 = 50.0;
/// Distance of the entries of a legend.
const ENTRY: f64 = 140.0;
/// Upper edge and height of a mark in its row, and of one of program flow, which leaves room for the others.
const MARK: [f64; 2] = [1.5, 8.0];
const FLOW_MARK: [f64; 2] = [6.5, 3.0];
/// Upper edge and height of the bar of an access.
const BAR: [f64; 2] = [10.5, 3.0];

/// The picture of a run.
pub fn picture(story: &Story, title: &str) -> Picture {
    let (from, to) = story.cycles();
    let rows = story.waves().len() as f64 * ROW;
    let size = [WIDTH + LEFT + RIGHT, TOP + rows + CHART + BELOW];
    let mut sheet = Sheet { story, picture: Picture::new(size[0], size[1]), from, cycle: WIDTH / (to - from) as f64 };
    sheet.header(title);
    sheet.scale(to, TOP + rows + CHART + 14.0);
    for (row, (number, life)) in story.waves().iter().enumerate() {
        sheet.wave(*number, life, TOP + row as f64 * ROW);
    }
    sheet.occupancy(TOP + rows + 14.0);
    sheet.picture
}

/// The picture being drawn.
struct Sheet<'a> {
    story: &'a Story,
    picture: Picture,
    from: u64,
    /// Width of a cycle.
    cycle: f64,
}

impl Sheet<'_> {
    fn x(&self, cycle: u64) -> f64 {
        LEFT + cycle.saturating_sub(self.from) as f64 * self.cycle
    }

    fn span(&mut self, from: u64, to: u64, [y, height]: [f64; 2], ink: Ink) {
        let (x, width) = (self.x(from), (to - from) as f64 * self.cycle);
        self.picture.rectangle([x, y], [width, height], ink);
    }

    fn header(&mut self, title: &str) {
        self.picture.text([8.0, 20.0], Anchor::Start, TEXT, title);
        self.legend("issues", CLASSES.map(|(_, ink, name)| (ink, name)), 32.0);
        self.legend("waits for", WAITS.map(|(_, ink, name)| (ink, name)), 50.0);
        let x = LEFT + CLASSES.len() as f64 * ENTRY;
        self.picture.rectangle([x, 36.0], [22.0, 3.0], of_class(IssueClass::Vmem));
        self.picture.text([x + 28.0, 41.0], Anchor::Start, TEXT, "memory access outstanding");
    }

    fn legend<const N: usize>(&mut self, title: &str, entries: [(Ink, &str); N], y: f64) {
        self.picture.text([8.0, y + 9.0], Anchor::Start, FAINT, title);
        for (at, (ink, name)) in entries.into_iter().enumerate() {
            let x = LEFT + at as f64 * ENTRY;
            self.picture.rectangle([x, y], [10.0, 10.0], ink);
            self.picture.text([x + 15.0, y + 9.0], Anchor::Start, TEXT, name);
        }
    }

    /// The scale, and what it counts.
    fn scale(&mut self, to: u64, bottom: f64) {
        let scale = Scale { left: LEFT, cycle: self.cycle, top: TOP, bottom };
        scale.draw(&mut self.picture, self.from..=to);
        self.picture.text([8.0, TOP - 9.0], Anchor::Start, FAINT, "wave (slot)");
        self.picture.text(
            [LEFT + WIDTH / 2.0, bottom + 22.0],
            Anchor::Middle,
            FAINT,
            "clock cycles since the dispatch",
        );
    }

    fn wave(&mut self, number: u64, life: &Life, y: f64) {
        let (simd, slot) = life.slot;
        let name = format!("wave {number} ({simd}.{slot})");
        self.picture.text([8.0, y + ROW - 4.0], Anchor::Start, TEXT, name);
        // By colour, so that a picture can draw those of one together.
        for (at, (_, ink, _)) in WAITS.iter().enumerate() {
            for wait in life.waits.iter().filter(|wait| group(wait.stall) == at) {
                self.span(wait.from, wait.to, [y + 1.0, ROW - 2.0], *ink);
            }
        }
        for (class, ink, _) in CLASSES {
            for (access, to) in life.accesses().filter(|(access, _)| access.class == class) {
                self.span(access.cycle, to, [y + BAR[0], BAR[1]], ink);
            }
        }
        // Program flow is the first of the classes: what else issues nearby lies above it.
        let width = self.cycle.clamp(1.0, 8.0);
        for (class, ink, _) in CLASSES {
            let [top, height] = if class == IssueClass::Flow { FLOW_MARK } else { MARK };
            for issued in life.issued.iter().filter(|issued| issued.class == class) {
                let (at, title) = ([self.x(issued.cycle), y + top], tooltip(self.story, life, issued));
                self.picture.titled(at, [width, height], ink, title);
            }
        }
    }

    /// Waves resident in each cycle.
    fn occupancy(&mut self, y: f64) {
        let steps = Story::count(self.story.waves().values().map(|life| (life.from, life.to)));
        let most = steps.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
        for pair in steps.windows(2) {
            let height = pair[0].1 as f64 * CHART / most as f64;
            self.span(pair[0].0, pair[1].0, [y + CHART - height, height], OCCUPANCY);
        }
        self.picture.text([8.0, y + CHART / 2.0 + 4.0], Anchor::Start, TEXT, "resident");
        self.picture.text([LEFT - 6.0, y + 10.0], Anchor::End, FAINT, most.to_string());
        self.picture.text([LEFT - 6.0, y + CHART], Anchor::End, FAINT, "0");
    }
}

/// What is told of an instruction that is pointed at.
fn tooltip(story: &Story, life: &Life, issued: &Issued) -> String {
    let Issued { cycle, pc, retired, waits, .. } = issued;
    let mut text = format!("{}\n{pc:#x}, issued in cycle {cycle}", story.text(*pc));
    match retired {
        Some(retired) if retired != cycle => text.push_str(&format!(", retired in {retired}")),
        Some(_) => {}
        None => text.push_str(", not retired"),
    }
    for wait in &life.waits[waits.clone()] {
        let (cycles, plural) = (wait.to - wait.from, if wait.to - wait.from == 1 { "" } else { "s" });
        text.push_str(&format!("\n{cycles} cycle{plural}: {}", wait.stall.meaning()));
    }
    text
}
