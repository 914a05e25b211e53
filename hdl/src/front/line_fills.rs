//! The lines that instruction fetch waits for: each fill asks the memory port for its line, and keeps its number until the line is there.

use crate::parts::priority::{first_set, first_valid};
use crate::port::{LineRequest, LineRequestWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What a fill waits for.
    pub enum FillState {
        /// Nothing: it is free.
        Idle,
        /// The memory port takes the request.
        Request,
        /// The line.
        Wait,
    }
}

record! {
    /// The fill of a line.
    pub struct LineFill {
        /// What it waits for.
        pub state: FillState,
        /// The memory port has its request before it and has not taken it yet: it stays there, whatever else there is to ask for.
        pub offered: Bit,
        /// The line.
        pub line: Bits<42>,
        /// The cache was invalidated meanwhile: a line on its way may be older than that.
        pub spoiled: Bit,
    }
}

generator_block! {
    /// `fills` lines at once, 1 to 4: what they ask for, and what they are after this cycle.
    pub struct LineFills(fills: usize) {
        /// The fills.
        in fill: [LineFill; fills],
        /// A line is missing.
        in missing: (Bit),
        /// Which.
        in missing_line: (Bits<42>),
        /// A part of a line arrives.
        in arrives: (Bit),
        /// It is the last one.
        in arrives_last: (Bit),
        /// For this fill.
        in arrives_tag: (Bits<6>),
        /// The cache forgets its lines.
        in invalidate: (Bit),
        /// The memory port takes the request.
        in request_ready: (Bit),
        /// A request to the memory port.
        out request: (LineRequest),
        /// The line that arrives.
        out arrived_line: (Bits<42>),
        /// It is kept.
        out keeps: (Bit),
        /// The line that is missing has a fill after this cycle.
        out follows: (Bit),
        /// The fills after this cycle.
        out after: [LineFill; fills],
    }
    |g| {
        let fill = g.inputs_of::<LineFill>("fill", fills);
        let [missing, line, arrives, last] = ["missing", "missing_line", "arrives", "arrives_last"].map(|name| g.input(name));
        let (tag, invalidate, ready) = (g.input("arrives_tag"), g.input("invalidate"), g.input("request_ready"));
        let idle: Vec<Wire> = fill.iter().map(|fill| fill.state.is_a(FillState::Idle)).collect();
        let known = fill.iter().zip(&idle).map(|(fill, idle)| !idle & fill.line.equals(&line));
        let known = g.name("known", &known.fold(g.zero(1), |any, one| any | one));
        let any_idle = g.or_all(1, &idle);
        g.output("follows", &(&missing & (&known | any_idle)));
        let takes: Vec<Wire> = first_set(g, &idle).iter().map(|first| first & &missing & !&known).collect();

        let asks: Vec<Wire> = fill.iter().map(|fill| fill.state.is_a(FillState::Request)).collect();
        let requests: Vec<LineRequestWires> = fill
            .iter()
            .zip(&asks)
            .enumerate()
            .map(|(at, (fill, asks))| LineRequestWires {
                valid: asks.clone(),
                write: g.zero(1),
                line: fill.line.clone(),
                mask: g.zero(64),
                tag: g.constant(6, at as u128),
            })
            .collect();
        let offered: Vec<Wire> = fill.iter().map(|fill| fill.offered.clone()).collect();
        let some_offered = g.name("some_offered", &g.or_all(1, &offered));
        let choice: Vec<Wire> = first_set(g, &asks).iter().zip(&offered).map(|(first, own)| some_offered.select(own, first)).collect();
        let granted: Vec<Wire> = choice.iter().map(|chosen| chosen & &ready).collect();
        g.output_of("request", &LineRequestWires { valid: g.or_all(1, &asks), ..first_valid(&choice, &requests) });

        let here: Vec<Wire> = (0..fills).map(|at| &arrives & tag.is(at as u128)).collect();
        let arrived: Vec<Wire> = fill.iter().zip(&here).map(|(fill, here)| fill.line.when(here)).collect();
        g.output("arrived_line", &g.or_all(42, &arrived));
        let keeps: Vec<Wire> = fill.iter().zip(&here).map(|(fill, here)| here & !&fill.spoiled).collect();
        g.output("keeps", &g.or_all(1, &keeps));
        for (at, fill) in fill.iter().enumerate() {
            let done = &here[at] & &last;
            let state = granted[at].select(&g.constant_of(FillState::Wait), &fill.state);
            let state = done.select(&g.constant_of(FillState::Idle), &state);
            let after = LineFillWires {
                state: takes[at].select(&g.constant_of(FillState::Request), &state),
                // One fill alone asks for nothing else meanwhile.
                offered: (&choice[at] & !&ready).when(&g.constant(1, (fills > 1).into())),
                line: takes[at].select(&line, &fill.line),
                spoiled: (&fill.spoiled | &invalidate & !&idle[at]) & !&done,
            };
            g.output_of(&format!("after_{at}"), &after);
        }
    }
}
