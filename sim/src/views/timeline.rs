//! Draws a run: a row a wave with a mark for every instruction it issues, what it waits for behind them, bars while its
//! memory accesses are outstanding; below, how many waves are resident.

use super::picture::{Anchor, Colour, Picture};
use crate::engine::{Engine, EngineError};
use crate::run::probe::{Doing, Probe};
use crate::run::stall::Stall;
use crate::run::trace::{Event, Unit, What};
use crate::run::{Moment, Observer, Sight};
use crate::wave::Window;
use std::collections::BTreeMap;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::predecode::IssueClass;

/// Width of the drawing area.
const WIDTH: f64 = 1200.0;
/// Space for the waves' names.
const LEFT: f64 = 100.0;
/// Height of a row.
const ROW: f64 = 14.0;
/// Height of the occupancy chart.
const CHART: f64 = 60.0;
/// Space above the rows: title, legends, and scale.
const TOP: f64 = 84.0;
/// Distance of the ticks of the scale at least.
const TICK: f64 = 90.0;
/// Distance of the entries of a legend.
const ENTRY: f64 = 140.0;
/// Grid.
const GRID: Colour = Colour(0xdd, 0xdd, 0xdd);
/// The occupancy chart.
const CHART_COLOUR: Colour = Colour(0x9e, 0xc3, 0xe6);
/// What has no colour of its own.
const BLACK: Colour = Colour(0, 0, 0);

/// Classes with their colours (a palette that colour-blind readers can tell apart) and names.
const CLASSES: [(IssueClass, Colour, &str); 6] = [
    (IssueClass::Valu, Colour(0xd5, 0x5e, 0x00), "VALU"),
    (IssueClass::Salu, Colour(0x00, 0x72, 0xb2), "SALU"),
    (IssueClass::Smem, Colour(0x00, 0x9e, 0x73), "scalar memory"),
    (IssueClass::Vmem, Colour(0xcc, 0x79, 0xa7), "vector memory"),
    (IssueClass::Lds, Colour(0xe6, 0x9f, 0x00), "local data share"),
    (IssueClass::Flow, Colour(0x55, 0x55, 0x55), "flow, waits"),
];

/// Groups of reasons to wait, with their colours and names. What is in none is in the last.
const WAITS: [(&[Stall], Colour, &str); 5] = [
    (&[Stall::Fetch, Stall::Delay], Colour(0xfd, 0xf0, 0xb5), "fetch, branches"),
    (
        &[
            Stall::Salu,
            Stall::VectorScalars,
            Stall::VectorOperands,
            Stall::Valu,
            Stall::MemoryOperands,
            Stall::SharedOperands,
            Stall::Dependency,
        ],
        Colour(0xfb, 0xd9, 0xc3),
        "results of the ALUs",
    ),
    (&[Stall::Loads, Stall::Stores, Stall::Shared, Stall::ScalarLoads], Colour(0xf1, 0xdf, 0xea), "memory"),
    (&[Stall::Unit, Stall::Turn], Colour(0xd6, 0xec, 0xe4), "unit, other waves"),
    (&[], Colour(0xee, 0xee, 0xee), "launch, barrier, sleep"),
];

fn group(stall: Stall) -> usize {
    WAITS.iter().position(|(stalls, ..)| stalls.contains(&stall)).unwrap_or(WAITS.len() - 1)
}

fn colour(class: IssueClass) -> Colour {
    CLASSES.iter().find(|(known, ..)| *known == class).map_or(BLACK, |(_, colour, _)| *colour)
}

/// Cycles `from .. to` of something.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Span<T> {
    from: u64,
    to: u64,
    what: T,
}

/// The life of one wave.
struct Life {
    place: (usize, usize),
    /// Resident.
    from: u64,
    to: u64,
    issues: Vec<(u64, IssueClass)>,
    /// Groups of [`WAITS`].
    waits: Vec<Span<usize>>,
    accesses: Vec<Span<IssueClass>>,
    /// Accesses that are not done, by number.
    open: Vec<(u64, u64, IssueClass)>,
}

/// Collects what is drawn of a run.
pub struct Timeline {
    probe: Probe,
    window: Window,
    /// By wave in the order of the launch.
    waves: BTreeMap<u64, Life>,
    last: u64,
}

impl Timeline {
    /// Ready to follow a run; only the cycles of the window are drawn.
    ///
    /// # Errors
    /// The engine does not show what is inside the design.
    pub fn new(engine: &dyn Engine, config: Config, window: Window) -> Result<Self, EngineError> {
        Ok(Self { probe: Probe::find(engine, config)?, window, waves: BTreeMap::new(), last: window.from })
    }

    fn add(&mut self, event: &Event) {
        let Some(life) = self.waves.get_mut(&event.wave) else { return };
        match event.what {
            What::Issue { class, .. } => {
                life.issues.push((event.cycle, class));
                if matches!(class, IssueClass::Smem | IssueClass::Vmem | IssueClass::Lds) {
                    life.open.push((event.sequence, event.cycle, class));
                }
            }
            What::Retire(Unit::ScalarLoad | Unit::VectorLoad | Unit::VectorStore | Unit::Lds) => {
                if let Some(at) = life.open.iter().position(|(sequence, ..)| *sequence == event.sequence) {
                    let (_, from, what) = life.open.remove(at);
                    life.accesses.push(Span { from, to: event.cycle, what });
                }
            }
            What::Retire(Unit::Salu | Unit::Valu) => {}
        }
    }

    /// The picture.
    pub fn picture(&self, title: &str) -> Picture {
        let (from, to) = (self.window.from, self.last.max(self.window.from + 1));
        let rows = self.waves.len() as f64 * ROW;
        let mut sheet = Sheet {
            picture: Picture::new(WIDTH + LEFT + 20.0, TOP + rows + CHART + 40.0),
            from,
            scale: WIDTH / (to - from) as f64,
        };
        sheet.header(title);
        sheet.ticks(to, TOP + rows + CHART + 14.0);
        for (row, (number, life)) in self.waves.iter().enumerate() {
            sheet.wave(*number, life, TOP + row as f64 * ROW);
        }
        sheet.occupancy(&self.waves, TOP + rows + 14.0);
        sheet.picture
    }
}

impl Observer for Timeline {
    fn sight(&self, cycle: u64) -> Sight<'_> {
        if self.window.contains(cycle) { Sight::Everything } else { Sight::Nothing }
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        self.last = now.cycle;
        for (simd, slot) in self.probe.slots() {
            let doing = self.probe.doing(now.engine, simd, slot);
            let Some(wave) = now.waves.number(simd, slot).filter(|_| doing != Doing::Empty) else { continue };
            let life = self.waves.entry(wave).or_insert_with(|| Life {
                place: (simd, slot),
                from: now.cycle,
                to: now.cycle,
                issues: vec![],
                waits: vec![],
                accesses: vec![],
                open: vec![],
            });
            life.to = now.cycle + 1;
            if let Doing::Waits(stall) = doing {
                let what = group(stall);
                match life.waits.last_mut().filter(|span| span.what == what && span.to == now.cycle) {
                    Some(span) => span.to += 1,
                    None => life.waits.push(Span { from: now.cycle, to: now.cycle + 1, what }),
                }
            }
        }
        now.events.iter().for_each(|event| self.add(event));
        Ok(())
    }
}

/// The picture being drawn.
struct Sheet {
    picture: Picture,
    from: u64,
    /// Width of a cycle.
    scale: f64,
}

impl Sheet {
    fn x(&self, cycle: u64) -> f64 {
        LEFT + cycle.saturating_sub(self.from) as f64 * self.scale
    }

    fn span(&mut self, from: u64, to: u64, y: f64, height: f64, colour: Colour) {
        let (x, width) = (self.x(from), (to - from) as f64 * self.scale);
        self.picture.rectangle([x, y], [width, height], colour);
    }

    fn header(&mut self, title: &str) {
        self.picture.text([8.0, 18.0], Anchor::Start, title);
        self.legend("issues:", CLASSES.map(|(_, colour, name)| (colour, name)), 28.0);
        self.legend("waits for:", WAITS.map(|(_, colour, name)| (colour, name)), 44.0);
        let at = [LEFT + CLASSES.len() as f64 * ENTRY, 37.0];
        self.picture.text(at, Anchor::Start, "bar below: memory access outstanding");
    }

    fn legend<const N: usize>(&mut self, title: &str, entries: [(Colour, &str); N], y: f64) {
        self.picture.text([8.0, y + 9.0], Anchor::Start, title);
        for (at, (colour, name)) in entries.into_iter().enumerate() {
            let x = LEFT + at as f64 * ENTRY;
            self.picture.rectangle([x, y], [10.0, 10.0], colour);
            self.picture.text([x + 14.0, y + 9.0], Anchor::Start, name);
        }
    }

    /// A scale in steps of 1, 2 or 5 times a power of ten.
    fn ticks(&mut self, to: u64, bottom: f64) {
        let steps = (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10u64.pow(power)));
        let step = steps.into_iter().find(|step| *step as f64 * self.scale >= TICK).unwrap_or(u64::MAX);
        let mut cycle = self.from.next_multiple_of(step);
        while cycle <= to {
            let x = self.x(cycle);
            self.picture.rectangle([x - 0.5, TOP - 4.0], [1.0, bottom - TOP + 4.0], GRID);
            self.picture.text([x, TOP - 8.0], Anchor::Middle, cycle.to_string());
            cycle = cycle.saturating_add(step);
            if cycle == u64::MAX {
                break;
            }
        }
    }

    fn wave(&mut self, number: u64, life: &Life, y: f64) {
        let (simd, slot) = life.place;
        self.picture.text([4.0, y + ROW - 3.5], Anchor::Start, format!("wave {number} ({simd}.{slot})"));
        // By colour, so that a picture can draw those of one together.
        for (at, (_, colour, _)) in WAITS.iter().enumerate() {
            for Span { from, to, .. } in life.waits.iter().filter(|span| span.what == at) {
                self.span(*from, *to, y + 1.0, ROW - 2.0, *colour);
            }
        }
        let open = life.open.iter().map(|(_, from, what)| Span { from: *from, to: life.to, what: *what });
        for Span { from, to, what } in life.accesses.iter().copied().chain(open) {
            self.span(from, to, y + ROW - 4.0, 2.5, colour(what));
        }
        let width = self.scale.clamp(1.0, 8.0);
        for (class, colour, _) in CLASSES {
            for (cycle, _) in life.issues.iter().filter(|(_, of)| *of == class) {
                let x = self.x(*cycle);
                self.picture.rectangle([x, y + 1.5], [width, 7.0], colour);
            }
        }
    }

    /// Waves resident in each cycle.
    fn occupancy(&mut self, waves: &BTreeMap<u64, Life>, y: f64) {
        let mut changes: BTreeMap<u64, i64> = BTreeMap::new();
        for life in waves.values() {
            *changes.entry(life.from).or_default() += 1;
            *changes.entry(life.to).or_default() -= 1;
        }
        let mut count = 0;
        let steps: Vec<(u64, i64)> = changes
            .into_iter()
            .map(|(cycle, change)| {
                count += change;
                (cycle, count)
            })
            .collect();
        let most = steps.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
        for pair in steps.windows(2) {
            let height = pair[0].1 as f64 * CHART / most as f64;
            self.span(pair[0].0, pair[1].0, y + CHART - height, height, CHART_COLOUR);
        }
        self.picture.text([4.0, y + CHART / 2.0], Anchor::Start, "resident");
        self.picture.text([LEFT - 6.0, y + 10.0], Anchor::End, most.to_string());
        self.picture.text([LEFT - 6.0, y + CHART], Anchor::End, "0");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_reason_has_one_group() {
        for (stall, name, _) in Stall::ALL {
            assert!(WAITS.iter().filter(|(stalls, ..)| stalls.contains(&stall)).count() <= 1, "{name}");
        }
        assert_eq!((group(Stall::Loads), group(Stall::Barrier)), (2, 4));
    }
}
