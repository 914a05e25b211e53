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

use super::model::{GroupEnd, Options, start_group};
use crate::launch::Dispatch;
use crate::memory::{Access, AddressSpace};
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, RwLock, RwLockWriteGuard};
use tombolo_model::group::Group;
use tombolo_model::memory::{Memory, Violation};
use tombolo_model::program::Program;

/// Bytes of a page, counted from the start of its region.
const PAGE: usize = 4096;
/// Bytes of a line, in which reads are noted.
const LINE: usize = 64;
/// Pages that a view may have; 16 MiB.
const MOST_PAGES: usize = 1 << 12;
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
    /// How it ended.
    pub end: GroupEnd,
}

impl Done {
    pub fn new(number: u64, group: &Group, end: GroupEnd) -> Self {
        Self { number, waves: group.members.len() as u64, instructions: group.statistics.instructions, end }
    }
}

/// Where a region is.
struct Extent {
    base: u64,
    bytes: u64,
    writable: bool,
}

/// A page and what a batch did with it.
struct Page {
    region: usize,
    number: u64,
    /// How many batches had been committed when the copy was made.
    as_of: u64,
    bytes: Box<[u8; PAGE]>,
    /// Lines of which something was read that the batch had not written itself.
    read: u64,
    /// Bytes that were written, a bit each.
    written: Option<Box<[u64; PAGE / LINE]>>,
}

/// A batch that came to its end on a view, and the view.
type Ran = (Vec<Done>, Vec<Page>);

/// Memory, and who wrote it.
struct Base<'a> {
    memory: &'a mut AddressSpace,
    /// The code that was decoded in order.
    program: &'a mut Program,
    /// By region and page, for each line: how many batches had been committed with the last that wrote it.
    lines: HashMap<(usize, u64), [u64; PAGE / LINE]>,
    committed: u64,
    /// The first work-group of the batch whose turn it is.
    turn: u64,
    /// Batches that are done before their turn, by their first work-group; without a view, they have to run in order.
    waiting: Mutex<BTreeMap<u64, Option<Ran>>>,
    conflicts: u64,
}

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
        let recent = vec![(u64::MAX, 0); self.extents.len()];
        let mut view = View { shared: self, pages: Vec::new(), index: HashMap::new(), recent };
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
        Some((done, view.pages))
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

impl Base<'_> {
    fn waiting(&mut self) -> &mut BTreeMap<u64, Option<Ran>> {
        self.waiting.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether no line that was read has been written since.
    fn is_current(&self, pages: &[Page]) -> bool {
        pages.iter().filter(|page| page.read != 0).all(|page| {
            let Some(lines) = self.lines.get(&(page.region, page.number)) else { return true };
            lines.iter().enumerate().all(|(line, committed)| page.read >> line & 1 == 0 || *committed <= page.as_of)
        })
    }

    /// Writes what a batch has written.
    fn write(&mut self, pages: &[Page], extents: &[Extent]) {
        for page in pages {
            let Some(written) = &page.written else { continue };
            let lines = self.lines.entry((page.region, page.number)).or_insert([0; PAGE / LINE]);
            let base = extents[page.region].base + page.number * PAGE as u64;
            let Some(memory) = self.memory.bytes_mut(base) else { continue };
            for (line, mask) in written.iter().enumerate().filter(|(_, mask)| **mask != 0) {
                lines[line] = self.committed;
                let start = line * LINE;
                if *mask == u64::MAX {
                    memory[start..start + LINE].copy_from_slice(&page.bytes[start..start + LINE]);
                } else {
                    for at in (0..LINE).filter(|at| mask >> at & 1 != 0) {
                        memory[start + at] = page.bytes[start + at];
                    }
                }
            }
        }
    }
}

/// The region that holds `length` bytes at `address`, and the offset there.
fn find(extents: &[Extent], address: u64, length: usize) -> Option<(usize, u64)> {
    let index = extents.partition_point(|extent| extent.base <= address).checked_sub(1)?;
    let offset = address - extents[index].base;
    (offset.checked_add(length as u64)? <= extents[index].bytes).then_some((index, offset))
}

/// What a batch sees of memory while others run.
struct View<'a, 'b> {
    shared: &'a Shared<'b>,
    pages: Vec<Page>,
    /// The place of each page by region and number.
    index: HashMap<(usize, u64), usize>,
    /// By region: the page used last, and its place.
    recent: Vec<(u64, usize)>,
}

/// The batch has to run in its turn, whether or not something is wrong.
fn refused(address: u64) -> Violation {
    Violation { address, reason: "not before its turn" }
}

/// The lines of `length` bytes from `start` on in a page, each with a mask of these bytes.
fn lines(start: usize, length: usize) -> impl Iterator<Item = (usize, u64)> {
    let end = start + length;
    (start / LINE..end.div_ceil(LINE)).map(move |line| {
        let (first, behind) = (start.max(line * LINE), end.min((line + 1) * LINE));
        (line, u64::MAX >> (LINE - (behind - first)) << (first % LINE))
    })
}

impl View<'_, '_> {
    fn page(&mut self, region: usize, number: u64) -> Option<&mut Page> {
        if self.recent[region].0 != number {
            let place = match self.index.get(&(region, number)) {
                Some(place) => *place,
                None => self.copy(region, number)?,
            };
            self.recent[region] = (number, place);
        }
        Some(&mut self.pages[self.recent[region].1])
    }

    fn copy(&mut self, region: usize, number: u64) -> Option<usize> {
        if self.pages.len() == MOST_PAGES {
            return None;
        }
        let mut bytes = Box::new([0; PAGE]);
        let start = number as usize * PAGE;
        let base = self.shared.base.read().unwrap_or_else(PoisonError::into_inner);
        let all = base.memory.regions()[region].bytes();
        let part = &all[start..all.len().min(start + PAGE)];
        bytes[..part.len()].copy_from_slice(part);
        let as_of = base.committed;
        drop(base);
        self.pages.push(Page { region, number, as_of, bytes, read: 0, written: None });
        self.index.insert((region, number), self.pages.len() - 1);
        Some(self.pages.len() - 1)
    }

    /// The page of `length` bytes that lie in one, and the offset there.
    fn piece(&mut self, address: u64, length: usize, writes: bool) -> Option<(&mut Page, usize)> {
        let (region, offset) = find(&self.shared.extents, address, length)?;
        let start = offset as usize % PAGE;
        if start + length > PAGE || length == 0 || writes && !self.shared.extents[region].writable {
            return None;
        }
        Some((self.page(region, offset / PAGE as u64)?, start))
    }
}

impl Page {
    /// What the batch has written itself, such as scratch, it need not have read before.
    fn note_read(&mut self, start: usize, length: usize) {
        for (line, mask) in lines(start, length) {
            if self.written.as_ref().is_none_or(|written| written[line] & mask != mask) {
                self.read |= 1 << line;
            }
        }
    }

    fn note_written(&mut self, start: usize, length: usize) {
        let written = self.written.get_or_insert_with(|| Box::new([0; PAGE / LINE]));
        for (line, mask) in lines(start, length) {
            written[line] |= mask;
        }
    }
}

impl Memory for View<'_, '_> {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        if let Some((page, start)) = self.piece(address, bytes.len(), false) {
            page.note_read(start, bytes.len());
            bytes.copy_from_slice(&page.bytes[start..start + bytes.len()]);
            return Ok(());
        }
        find(&self.shared.extents, address, bytes.len()).ok_or(refused(address))?;
        for (at, byte) in (address..).zip(bytes) {
            let (page, start) = self.piece(at, 1, false).ok_or(refused(at))?;
            page.note_read(start, 1);
            *byte = page.bytes[start];
        }
        Ok(())
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        if find(&self.shared.extents, address, bytes.len()).is_some() {
            return self.read(address, bytes);
        }
        let length = bytes.len();
        for (at, byte) in (address..=u64::MAX).zip(bytes) {
            if find(&self.shared.extents, at, 1).is_some() {
                self.read(at, std::slice::from_mut(byte))?;
            } else {
                let base = self.shared.base.read().unwrap_or_else(PoisonError::into_inner);
                let zero = address.checked_add(length as u64).is_some() && base.memory.scalar_reads_zero(at);
                *byte = if zero { 0 } else { return Err(refused(at)) };
            }
        }
        Ok(())
    }

    fn fetch(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        let (region, offset) = find(&self.shared.extents, address, bytes.len()).ok_or(refused(address))?;
        if self.shared.extents[region].writable {
            return Err(refused(address));
        }
        let base = self.shared.base.read().unwrap_or_else(PoisonError::into_inner);
        bytes.copy_from_slice(&base.memory.regions()[region].bytes()[offset as usize..offset as usize + bytes.len()]);
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        if let Some((page, start)) = self.piece(address, bytes.len(), true) {
            page.note_written(start, bytes.len());
            page.bytes[start..start + bytes.len()].copy_from_slice(bytes);
            return Ok(());
        }
        find(&self.shared.extents, address, bytes.len()).ok_or(refused(address))?;
        for (at, byte) in (address..).zip(bytes) {
            let (page, start) = self.piece(at, 1, true).ok_or(refused(at))?;
            page.note_written(start, 1);
            page.bytes[start] = *byte;
        }
        Ok(())
    }

    fn load_window(&mut self, address: u64, bytes: usize) -> Option<&[u8]> {
        let (page, start) = self.piece(address, bytes, false)?;
        page.note_read(start, bytes);
        Some(&page.bytes[start..start + bytes])
    }

    /// Only if all of it is to be written: which bytes are written must be known.
    fn store_window(&mut self, address: u64, bytes: usize, all: bool) -> Option<&mut [u8]> {
        if !all {
            return None;
        }
        let (page, start) = self.piece(address, bytes, true)?;
        page.note_written(start, bytes);
        Some(&mut page.bytes[start..start + bytes])
    }
}

/// Memory itself, for a batch in its turn: what it writes is noted for those that run beside it.
struct Noted<'a> {
    memory: &'a mut AddressSpace,
    extents: &'a [Extent],
    lines: &'a mut HashMap<(usize, u64), [u64; PAGE / LINE]>,
    committed: u64,
}

impl Noted<'_> {
    fn note(&mut self, address: u64, length: usize) {
        let Some((region, offset)) = find(self.extents, address, length) else { return };
        let lines = offset / LINE as u64..(offset + length as u64).div_ceil(LINE as u64);
        for line in lines {
            let in_page = (PAGE / LINE) as u64;
            let noted = self.lines.entry((region, line / in_page)).or_insert([0; PAGE / LINE]);
            noted[(line % in_page) as usize] = self.committed;
        }
    }
}

impl Memory for Noted<'_> {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        Memory::read(self.memory, address, bytes)
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        Memory::read_scalar(self.memory, address, bytes)
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        self.note(address, bytes.len());
        Memory::write(self.memory, address, bytes)
    }

    fn load_window(&mut self, address: u64, bytes: usize) -> Option<&[u8]> {
        self.memory.load_window(address, bytes)
    }

    fn store_window(&mut self, address: u64, bytes: usize, all: bool) -> Option<&mut [u8]> {
        self.note(address, bytes);
        self.memory.store_window(address, bytes, all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn bytes_are_cut_at_lines() {
        let cut = |start, length| lines(start, length).collect::<Vec<_>>();
        assert_eq!(cut(60, 8), [(0, 0xf << 60), (1, 0xf)]);
        assert_eq!(cut(64, 64), [(1, u64::MAX)]);
        assert_eq!(cut(4095, 1), [(63, 1 << 63)]);
    }

    #[test]
    fn what_a_batch_has_written_itself_is_not_read() {
        let bytes = Box::new([0; PAGE]);
        let mut page = Page { region: 0, number: 0, as_of: 0, bytes, read: 0, written: None };
        page.note_written(100, 60);
        page.note_read(100, 60);
        assert_eq!(page.read, 0);
        page.note_read(99, 4);
        page.note_read(159, 2);
        assert_eq!(page.read, 1 << 1 | 1 << 2);
    }
}
