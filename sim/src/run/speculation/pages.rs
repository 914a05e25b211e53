//! Pages of memory as batches copy them: where they are, which lines of them were read and which bytes written.

/// Bytes of a page, counted from the start of its region.
pub const PAGE: usize = 4096;
/// Bytes of a line, in which reads are noted.
pub const LINE: usize = 64;

/// Where a region is.
pub struct Extent {
    pub base: u64,
    pub bytes: u64,
    pub writable: bool,
}

/// A page and what a batch did with it.
pub struct Page {
    pub region: usize,
    pub number: u64,
    /// How many batches had been committed when the copy was made.
    pub as_of: u64,
    pub bytes: Box<[u8; PAGE]>,
    /// Lines of which something was read that the batch had not written itself.
    pub read: u64,
    /// Bytes that were written, a bit each.
    pub written: Option<Box<[u64; PAGE / LINE]>>,
}

/// The region that holds `length` bytes at `address`, and the offset there.
pub fn find(extents: &[Extent], address: u64, length: usize) -> Option<(usize, u64)> {
    let index = extents.partition_point(|extent| extent.base <= address).checked_sub(1)?;
    let offset = address - extents[index].base;
    (offset.checked_add(length as u64)? <= extents[index].bytes).then_some((index, offset))
}

/// The lines of `length` bytes from `start` on in a page, each with a mask of these bytes.
pub fn lines(start: usize, length: usize) -> impl Iterator<Item = (usize, u64)> {
    let end = start + length;
    (start / LINE..end.div_ceil(LINE)).map(move |line| {
        let (first, behind) = (start.max(line * LINE), end.min((line + 1) * LINE));
        (line, u64::MAX >> (LINE - (behind - first)) << (first % LINE))
    })
}

impl Page {
    /// What the batch has written itself, such as scratch, it need not have read before.
    pub fn note_read(&mut self, start: usize, length: usize) {
        for (line, mask) in lines(start, length) {
            if self.written.as_ref().is_none_or(|written| written[line] & mask != mask) {
                self.read |= 1 << line;
            }
        }
    }

    pub fn note_written(&mut self, start: usize, length: usize) {
        let written = self.written.get_or_insert_with(|| Box::new([0; PAGE / LINE]));
        for (line, mask) in lines(start, length) {
            written[line] |= mask;
        }
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
