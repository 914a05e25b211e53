//! Work-groups of a launch on several threads, with the results of one after the other.
//!
//! A thread takes the next few work-groups, a *batch*, and runs them on a *view*: copies of the pages that they touch, made when they
//! first do. What the work-groups before them will write, they do not know. Batches are *committed* in their order. If nothing that a
//! batch has read was written by others after it took its copy, it did what it would have done in its turn, and what it wrote
//! goes to memory; otherwise, and whenever something went wrong, it runs again, in its turn and on memory itself. So neither results nor errors depend on
//! threads, whatever kernels do with atomics and flags; that only costs time, and where it happens often the rest of the launch
//! runs in order.
//!
//! Code is decoded by each thread for itself, and only from regions that no kernel can write.

mod base;
mod pages;
mod view;

use super::model::{GroupEnd, Options, start_group};
use super::report::RunError;
use crate::launch::Dispatch;
use crate::memory::{Access, AddressSpace};
use base::{Base, Noted};
use pages::{Extent, Page};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, RwLock, RwLockWriteGuard};
use tombolo_model::export::Exports;
use tombolo_model::group::Group;
use tombolo_model::program::Program;
use view::View;

/// Batches that may be done before the oldest is.
const AHEAD: u64 = 16;
/// Instructions that a batch should have at least, to be worth its copies.
const BATCH: u64 = 2000;
/// Instructions of a work-group between two looks at whether it is its turn.
const STRETCH: u64 = 1 << 16;

/// A work-group that has come to its end.
pub(super) struct Done {
    /// Its number in the order of dispatch.
    pub number: u64,
    /// Its waves.
    pub waves: u64,
    /// Instructions that they executed.
    pub instructions: u64,
    /// What its waves have exported, those that have.
    pub exports: Vec<(u64, Exports)>,
    /// How it ended.
    pub end: GroupEnd,
}

impl Done {
    /// No work-group has started.
    pub fn refused(why: RunError) -> Self {
        Self { number: 0, waves: 0, instructions: 0, exports: vec![], end: GroupEnd::Refused(why) }
    }

    pub fn new(number: u64, group: &Group, end: GroupEnd) -> Self {
        let exports = (0..).zip(&group.members).map(|(wave, member)| (wave, &member.wave.exports));
        let exports = exports.filter(|(_, exports)| exports.targets().next().is_some());
        Self {
            number,
            waves: group.members.len() as u64,
            instructions: group.statistics.instructions,
            exports: exports.map(|(wave, exports)| (wave, exports.clone())).collect(),
            end,
        }
    }
}

/// A batch that came to its end on a view, and the view.
type Ran = (Vec<Done>, Vec<Page>);

/// What threads share.
struct Shared<'a> {
    dispatch: &'a Dispatch,
    options: Options<'a>,
    extents: Vec<Extent>,
    base: RwLock<Base<'a>>,
    /// The next work-group that nobody has taken.
    next: AtomicU64,
    end: u64,
    /// Work-groups of a batch.
    batch: u64,
    /// No other batch is to be taken.
    over: AtomicBool,
    /// The first work-group of the batch whose turn it is, for those who wait for it.
    turn: Mutex<u64>,
    turned: Condvar,
}

/// Ends the other threads where one panics.
struct Watch<'a, 'b>(&'a Shared<'b>);

impl Drop for Watch<'_, '_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}

/// Runs the work-groups `numbers`, of about `size` instructions each, with `threads` threads, and calls `finish` with each in its order, until that answers false. Answers the
/// number of the first work-group that did not run, since running them together did not pay.
pub(super) fn run(
    (dispatch, memory, program): (&Dispatch, &mut AddressSpace, &mut Program),
    options: Options,
    numbers: Range<u64>,
    (size, threads): (u64, usize),
    finish: &mut (dyn FnMut(Done, &AddressSpace) -> bool + Send),
) -> u64 {
    let extent = |region: &crate::memory::Region| Extent {
        base: region.base(),
        bytes: region.bytes().len() as u64,
        writable: region.access() == Access::ReadWrite,
    };
    let base = Base {
        lines: HashMap::new(),
        committed: 0,
        turn: numbers.start,
        waiting: Mutex::default(),
        conflicts: 0,
        program,
        memory: &mut *memory,
    };
    let shared = Shared {
        dispatch,
        options,
        extents: base.memory.regions().iter().map(extent).collect(),
        base: RwLock::new(base),
        next: AtomicU64::new(numbers.start),
        end: numbers.end,
        // Some batches for each thread, so that none waits long for the last.
        batch: (BATCH / size.max(1)).clamp(1, ((numbers.end - numbers.start) / (4 * threads as u64)).max(1)),
        over: AtomicBool::new(false),
        turn: Mutex::new(numbers.start),
        turned: Condvar::new(),
    };
    let finish = Mutex::new(finish);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| shared.work(&finish));
        }
        shared.work(&finish);
    });
    shared.base.into_inner().unwrap_or_else(PoisonError::into_inner).turn
}

type Finish<'a> = Mutex<&'a mut (dyn FnMut(Done, &AddressSpace) -> bool + Send)>;

fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> Shared<'a> {
    fn stop(&self) {
        self.over.store(true, Ordering::Relaxed);
        let _turn = locked(&self.turn);
        self.turned.notify_all();
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Takes one batch after the other.
    fn work(&self, finish: &Finish) {
        let _watch = Watch(self);
        let mut program = Program::of(self.dispatch.target);
        while !self.is_over() {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.end {
                break;
            }
            let far = |turn: &mut u64| first > *turn + AHEAD * self.batch && !self.is_over();
            drop(self.turned.wait_while(locked(&self.turn), far));
            let ran = self.speculate(first, &mut program);
            let base = self.base.write().unwrap_or_else(PoisonError::into_inner);
            self.deliver(base, first, ran, finish);
        }
    }

    /// The work-groups of the batch that begins with `first`.
    fn batch(&self, first: u64) -> Range<u64> {
        first..self.end.min(first + self.batch)
    }

    /// Runs a batch on a view of memory; none where it has to run in its turn.
    fn speculate(&self, first: u64, program: &mut Program) -> Option<Ran> {
        let mut view = View::new(self);
        let mut done = Vec::new();
        for number in self.batch(first) {
            let mut group = start_group(self.dispatch, self.dispatch.group_id(number));
            loop {
                let stretch = self.options.limit.min(group.statistics.instructions.saturating_add(STRETCH));
                match group.run(program, &mut view, stretch) {
                    Ok(()) => break,
                    Err(error) if !error.is_limit() || stretch == self.options.limit => return None,
                    // It may wait for what it cannot see.
                    Err(_) if self.is_over() || *locked(&self.turn) == first => return None,
                    Err(_) => {}
                }
            }
            done.push(Done::new(number, &group, GroupEnd::Done));
        }
        Some((done, view.into_pages()))
    }

    /// Commits a batch that is done, and those behind it that are, if it is its turn.
    fn deliver(&self, mut base: RwLockWriteGuard<Base<'a>>, first: u64, ran: Option<Ran>, finish: &Finish) {
        base.waiting().insert(first, ran);
        while !self.is_over() {
            let turn = base.turn;
            let Some(ran) = base.waiting().remove(&turn) else { break };
            base.committed += 1;
            match ran.filter(|(_, pages)| base.is_current(pages)) {
                Some((done, pages)) => {
                    base.write(&pages, &self.extents);
                    for done in done {
                        self.finish(&mut base, done, finish);
                    }
                }
                None => {
                    base.conflicts += 1;
                    self.run_in_turn(&mut base, turn, finish);
                }
            }
            // Every fourth, and not only the first few.
            if base.conflicts > 4 + base.committed / 4 {
                self.stop();
            }
            *locked(&self.turn) = base.turn;
            self.turned.notify_all();
        }
    }

    /// Tells of a work-group that is done, unless one before it has ended everything.
    fn finish(&self, base: &mut Base, done: Done, finish: &Finish) {
        base.turn = done.number + 1;
        if !locked(finish)(done, base.memory) {
            self.stop();
        }
    }

    fn run_in_turn(&self, base: &mut Base, first: u64, finish: &Finish) {
        for number in self.batch(first) {
            let mut group = start_group(self.dispatch, self.dispatch.group_id(number));
            let Base { memory, program, lines, committed, .. } = base;
            let mut memory = Noted { memory, extents: &self.extents, lines, committed: *committed };
            let end = self.options.run_alone(&mut group, program, &mut memory);
            self.finish(base, Done::new(number, &group, end), finish);
            if self.is_over() {
                break;
            }
        }
    }
}
