//! A run as one HTML file to zoom into and point at: the page of `timeline.html` with the run in it as JSON. It needs nothing
//! else, not even a network.

use super::palette::{CLASSES, FAINT, GRID, Ink, OCCUPANCY, PAPER, TEXT, WAITS, group};
use super::story::{Life, Story, is_memory};
use crate::run::Pc;
use crate::run::stall::Stall;
use serde::Serialize;
use std::collections::HashMap;
use tombolo_hdl::front::decode::IssueClass;

/// The page without a run.
const PAGE: &str = include_str!("timeline.html");
/// Where in the page the title, the colours and the run go.
const TITLE: &str = "@TITLE@";
const COLOURS: [&str; 2] = ["/*@LIGHT@*/", "/*@DARK@*/"];
const RUN: &str = "\"@RUN@\"";
/// The retirement of what has not retired.
const NEVER: i64 = -1;

/// A run as the page's script takes it.
#[derive(Serialize)]
struct Run<'a> {
    title: &'a str,
    /// First cycle, and the one behind the last.
    cycles: (u64, u64),
    /// Names of units; their colours are `--unit-0` ...
    units: Vec<&'a str>,
    /// The unit of program flow, and those of memory.
    flow: Option<usize>,
    memory: Vec<usize>,
    /// Names of groups of waits; their colours are `--wait-0` ...
    groups: Vec<&'a str>,
    /// Reasons: name, meaning, group.
    stalls: Vec<(&'a str, &'a str, usize)>,
    /// Instructions: address and text.
    code: Vec<(Pc, &'a str)>,
    waves: Vec<Wave>,
    /// Steps: cycle, waves resident from there on.
    resident: Vec<(u64, i64)>,
}

/// A wave; numbers lie one after the other, which is read fastest.
#[derive(Serialize)]
struct Wave {
    number: u64,
    slot: (usize, usize),
    group: Option<[u64; 3]>,
    from: u64,
    to: u64,
    /// Five for each instruction: cycle, place in `code`, unit, cycle of retirement, first wait; in order.
    issued: Vec<i64>,
    /// Three for each wait: from, to, reason; in order.
    waits: Vec<u64>,
}

/// The page of a run.
///
/// # Errors
/// It could not be written as JSON.
pub fn page(story: &Story, title: &str) -> serde_json::Result<String> {
    let number: HashMap<u64, usize> = story.texts().keys().enumerate().map(|(at, pc)| (*pc, at)).collect();
    let units = |is_one: fn(IssueClass) -> bool| {
        CLASSES.iter().enumerate().filter(move |(_, (class, ..))| is_one(*class)).map(|(at, _)| at)
    };
    let run = Run {
        title,
        cycles: story.cycles(),
        units: CLASSES.iter().map(|(_, _, name)| *name).collect(),
        flow: units(|class| class == IssueClass::Flow).next(),
        memory: units(is_memory).collect(),
        groups: WAITS.iter().map(|(_, _, name)| *name).collect(),
        stalls: Stall::ALL.iter().map(|(stall, name, meaning)| (*name, *meaning, group(*stall))).collect(),
        code: story.texts().iter().map(|(pc, text)| (Pc(*pc), &**text)).collect(),
        waves: story.waves().iter().map(|(wave, life)| of_wave(*wave, life, &number)).collect(),
        resident: Story::count(story.waves().values().map(|life| (life.from, life.to))),
    };
    // A script ends at the first `</script`, wherever it is.
    let run = serde_json::to_string(&run)?.replace("</", "<\\/");
    let page = PAGE.replace(TITLE, &title.replace('&', "&amp;").replace('<', "&lt;"));
    let page = page.replace(COLOURS[0], &colours(|ink| ink.light)).replace(COLOURS[1], &colours(|ink| ink.dark));
    Ok(page.replace(RUN, &run))
}

fn of_wave(number: u64, life: &Life, code: &HashMap<u64, usize>) -> Wave {
    let unit = |class: IssueClass| CLASSES.iter().position(|(known, ..)| *known == class).unwrap_or(0);
    let issued = life.issued.iter().flat_map(|it| {
        let retired = it.retired.map_or(NEVER, |cycle| cycle as i64);
        let place = code.get(&it.pc).copied().unwrap_or(0);
        [it.cycle as i64, place as i64, unit(it.class) as i64, retired, it.waits.start as i64]
    });
    Wave {
        number,
        slot: life.slot,
        group: life.place.map(|place| place.group),
        from: life.from,
        to: life.to,
        issued: issued.collect(),
        waits: life.waits.iter().flat_map(|wait| [wait.from, wait.to, wait.stall as u64]).collect(),
    }
}

/// The colours of one scheme as properties of a style.
fn colours(of: impl Fn(Ink) -> super::palette::Colour) -> String {
    let fixed = [("paper", PAPER), ("text", TEXT), ("faint", FAINT), ("grid", GRID), ("occupancy", OCCUPANCY)];
    let fixed = fixed.into_iter().map(|(name, ink)| (name.to_owned(), ink));
    let units = CLASSES.iter().enumerate().map(|(at, (_, ink, _))| (format!("unit-{at}"), *ink));
    let waits = WAITS.iter().enumerate().map(|(at, (_, ink, _))| (format!("wait-{at}"), *ink));
    fixed.chain(units).chain(waits).map(|(name, ink)| format!("--{name}:{};", of(ink))).collect()
}
