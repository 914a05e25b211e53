//! Conditional assembly: `.if` and its relatives, `.elseif`, `.else`, `.endif`.

/// The conditional blocks that are open.
#[derive(Clone, Debug, Default)]
pub(super) struct Conditionals {
    /// The innermost last.
    open: Vec<Block>,
}

#[derive(Clone, Copy, Debug)]
struct Block {
    /// Lines are assembled now.
    active: bool,
    /// A branch of the block has been assembled, or none may be because the block around it is skipped.
    taken: bool,
    /// `.else` has been seen.
    in_else: bool,
}

impl Conditionals {
    /// Whether lines are skipped.
    pub(super) fn is_skipping(&self) -> bool {
        self.open.last().is_some_and(|block| !block.active)
    }

    /// Whether a block is open.
    pub(super) fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Number of open blocks.
    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    /// Closes the innermost blocks until `depth` are left.
    pub(super) fn close_to(&mut self, depth: usize) {
        self.open.truncate(depth);
    }

    /// Opens a block whose first branch is assembled if `holds`.
    pub(super) fn begin(&mut self, holds: bool) {
        let skipping = self.is_skipping();
        self.open.push(Block { active: holds && !skipping, taken: holds || skipping, in_else: false });
    }

    /// Whether an `.elseif` here needs its condition evaluated.
    pub(super) fn wants_condition(&self) -> bool {
        self.open.last().is_some_and(|block| !block.taken)
    }

    /// `.elseif`; `holds` counts only if no branch before it was taken. The error says what is missing.
    pub(super) fn else_if(&mut self, holds: bool) -> Result<(), &'static str> {
        let block = self.open.last_mut().filter(|block| !block.in_else).ok_or("`.elseif` without `.if`")?;
        block.active = holds && !block.taken;
        block.taken |= holds;
        Ok(())
    }

    /// `.else`.
    pub(super) fn begin_else(&mut self) -> Result<(), &'static str> {
        let block = self.open.last_mut().filter(|block| !block.in_else).ok_or("`.else` without `.if`")?;
        *block = Block { active: !block.taken, taken: true, in_else: true };
        Ok(())
    }

    /// `.endif`.
    pub(super) fn end(&mut self) -> Result<(), &'static str> {
        self.open.pop().map(|_| ()).ok_or("`.endif` without `.if`")
    }
}
