//! Draws a run as an SVG picture: a row a wave with a mark for every instruction it issues, bars while its memory
//! accesses are outstanding, and how many waves are resident.

use crate::run::trace::{Event, Unit, What};
use std::collections::BTreeMap;
use std::fmt::Write;
use tombolo_hdl::front::predecode::IssueClass;

/// Width of the drawing area, pixels.
const WIDTH: f64 = 1200.0;
/// Space for the waves' names, pixels.
const LEFT: f64 = 90.0;
/// Height of a row, pixels.
const ROW: f64 = 14.0;
/// Height of the occupancy chart, pixels.
const CHART: f64 = 60.0;
/// Space above the rows: title, legend, and scale.
const TOP: f64 = 66.0;
/// Distance of the ticks of the scale, pixels at least.
const TICK: f64 = 90.0;

/// Classes with their colours (a palette that colour-blind readers can tell apart) and names.
const CLASSES: [(IssueClass, &str, &str); 6] = [
    (IssueClass::Valu, "#d55e00", "VALU"),
    (IssueClass::Salu, "#0072b2", "SALU"),
    (IssueClass::Smem, "#009e73", "scalar memory"),
    (IssueClass::Vmem, "#cc79a7", "vector memory"),
    (IssueClass::Lds, "#e69f00", "local data share"),
    (IssueClass::Flow, "#666666", "flow, waits"),
];

/// The life of one wave.
#[derive(Default)]
struct Life {
    place: (usize, usize),
    issues: Vec<(u64, IssueClass)>,
    /// Outstanding memory accesses: from issue to retirement.
    accesses: Vec<(u64, u64, IssueClass)>,
    open: Vec<(u64, u64, IssueClass)>,
}

impl Life {
    fn first(&self) -> u64 {
        self.issues.first().map_or(0, |(cycle, _)| *cycle)
    }

    fn last(&self) -> u64 {
        self.issues.last().map_or(0, |(cycle, _)| *cycle)
    }

    fn add(&mut self, event: &Event) {
        self.place = (event.simd, event.slot);
        match event.what {
            What::Issue { class, .. } => {
                self.issues.push((event.cycle, class));
                if matches!(class, IssueClass::Smem | IssueClass::Vmem | IssueClass::Lds) {
                    self.open.push((event.sequence, event.cycle, class));
                }
            }
            What::Retire(Unit::ScalarLoad | Unit::VectorLoad | Unit::VectorStore | Unit::Lds) => {
                if let Some(at) = self.open.iter().position(|(sequence, ..)| *sequence == event.sequence) {
                    let (_, since, class) = self.open.remove(at);
                    self.accesses.push((since, event.cycle, class));
                }
            }
            What::Retire(Unit::Salu | Unit::Valu) => {}
        }
    }
}

/// The picture of the cycles `from ..= to` (to the end where `to` is none) of a run, as SVG text.
pub fn timeline(title: &str, events: &[Event], from: u64, to: Option<u64>) -> String {
    let last = events.last().map_or(0, |event| event.cycle);
    let to = to.unwrap_or(last).max(from + 1);
    let mut waves: BTreeMap<u64, Life> = BTreeMap::new();
    for event in events {
        waves.entry(event.wave).or_default().add(event);
    }
    waves.retain(|_, life| life.last() >= from && life.first() <= to);
    let scale = WIDTH / (to - from) as f64;
    let x = |cycle: u64| LEFT + (cycle.clamp(from, to) - from) as f64 * scale;
    let rows = waves.len() as f64 * ROW;
    let mut svg = header(title, TOP + rows + CHART + 40.0);
    ticks(&mut svg, from, to, scale, TOP + rows + CHART + 14.0);
    for (row, (number, life)) in waves.iter().enumerate() {
        draw_wave(&mut svg, *number, life, TOP + row as f64 * ROW, &x, scale);
    }
    occupancy(&mut svg, &waves, TOP + rows + 14.0, from, to, &x);
    svg.push_str("</svg>\n");
    svg
}

/// Writing into a `String` cannot fail.
macro_rules! put {
    ($svg:expr, $($text:tt)*) => {{ let _ = writeln!($svg, $($text)*); }};
}

fn header(title: &str, height: f64) -> String {
    let mut svg = String::new();
    let width = WIDTH + LEFT + 20.0;
    put!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">"#
    );
    put!(svg, r#"<rect width="100%" height="100%" fill="white"/>"#);
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    put!(svg, r#"<text x="8" y="18" font-size="14">{title}</text>"#);
    let mut at = LEFT;
    for (_, colour, name) in CLASSES {
        put!(svg, r#"<rect x="{at}" y="28" width="10" height="10" fill="{colour}"/>"#);
        put!(svg, r#"<text x="{}" y="37">{name}</text>"#, at + 14.0);
        at += 120.0;
    }
    put!(svg, r#"<text x="{at}" y="37">bar: memory access outstanding</text>"#);
    svg
}

/// A scale in steps of 1, 2 or 5 times a power of ten.
fn ticks(svg: &mut String, from: u64, to: u64, scale: f64, bottom: f64) {
    let steps = (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10u64.pow(power)));
    let step = steps.into_iter().find(|step| *step as f64 * scale >= TICK).unwrap_or(to - from);
    for cycle in (from.next_multiple_of(step)..=to).step_by(step as usize) {
        let x = LEFT + (cycle - from) as f64 * scale;
        put!(svg, r##"<line x1="{x:.1}" y1="{}" x2="{x:.1}" y2="{bottom}" stroke="#dddddd"/>"##, TOP - 4.0);
        put!(svg, r#"<text x="{x:.1}" y="{}" text-anchor="middle">{cycle}</text>"#, TOP - 8.0);
    }
}

fn colour(class: IssueClass) -> &'static str {
    CLASSES.iter().find(|(known, ..)| *known == class).map_or("black", |(_, colour, _)| colour)
}

fn draw_wave(svg: &mut String, number: u64, life: &Life, y: f64, x: &dyn Fn(u64) -> f64, scale: f64) {
    let (simd, slot) = life.place;
    put!(svg, r#"<text x="4" y="{:.1}">wave {number} ({simd}.{slot})</text>"#, y + ROW - 4.0);
    let (first, last) = (x(life.first()), x(life.last()));
    put!(
        svg,
        r##"<rect x="{first:.1}" y="{:.1}" width="{:.1}" height="{}" fill="#f2f2f2"/>"##,
        y + 1.0,
        last - first,
        ROW - 2.0
    );
    for (since, until, class) in &life.accesses {
        let (from, to) = (x(*since), x(*until));
        let fill = colour(*class);
        put!(
            svg,
            r#"<rect x="{from:.1}" y="{:.1}" width="{:.1}" height="3" fill="{fill}" opacity="0.45"/>"#,
            y + ROW - 5.0,
            to - from
        );
    }
    let width = scale.clamp(1.0, 8.0);
    for (cycle, class) in &life.issues {
        put!(
            svg,
            r#"<rect x="{:.1}" y="{:.1}" width="{width:.1}" height="7" fill="{}"/>"#,
            x(*cycle),
            y + 2.0,
            colour(*class)
        );
    }
}

/// Waves resident in each cycle, as a step chart.
fn occupancy(svg: &mut String, waves: &BTreeMap<u64, Life>, y: f64, from: u64, to: u64, x: &dyn Fn(u64) -> f64) {
    let mut changes: BTreeMap<u64, i64> = BTreeMap::new();
    for life in waves.values() {
        *changes.entry(life.first().max(from)).or_default() += 1;
        *changes.entry(life.last().min(to)).or_default() -= 1;
    }
    let (mut count, mut most) = (0, 1);
    for change in changes.values() {
        count += change;
        most = most.max(count);
    }
    let height = |count: i64| y + CHART - count as f64 * CHART / most as f64;
    let (mut count, mut points) = (0, format!("{:.1},{:.1}", x(from), height(0)));
    for (cycle, change) in &changes {
        let _ = write!(points, " {:.1},{:.1}", x(*cycle), height(count));
        count += change;
        let _ = write!(points, " {:.1},{:.1}", x(*cycle), height(count));
    }
    put!(svg, r##"<polyline points="{points}" fill="#e8f0f8" stroke="#0072b2"/>"##);
    put!(svg, r#"<text x="4" y="{:.1}">waves</text>"#, y + CHART / 2.0);
    put!(svg, r#"<text x="{}" y="{:.1}" text-anchor="end">{most}</text>"#, LEFT - 6.0, y + 10.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(cycle: u64, sequence: u64, what: What) -> Event {
        Event { cycle, simd: 0, slot: 2, wave: 5, sequence, what }
    }

    #[test]
    fn a_wave_has_a_row_with_its_issues_and_its_outstanding_loads() {
        let events = [
            event(10, 0, What::Issue { class: IssueClass::Smem, pc: 0x100 }),
            event(40, 0, What::Retire(Unit::ScalarLoad)),
            event(50, 1, What::Issue { class: IssueClass::Valu, pc: 0x108 }),
        ];
        let svg = timeline("a < b", &events, 0, None);
        assert!(svg.contains("wave 5 (0.2)") && svg.contains("a &lt; b"), "{svg}");
        assert_eq!(svg.matches(r##"fill="#009e73" opacity"##).count(), 1, "{svg}");
        assert_eq!(svg.matches(r#"height="7""#).count(), 2, "{svg}");
    }

    #[test]
    fn waves_outside_the_window_are_left_out() {
        let events = [event(10, 0, What::Issue { class: IssueClass::Valu, pc: 0 })];
        assert!(!timeline("t", &events, 100, Some(200)).contains("wave 5"));
        assert!(timeline("t", &[], 0, None).ends_with("</svg>\n"));
    }
}
