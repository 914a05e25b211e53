//! Small programs in assembly as launches: the code, one buffer of words for their results, a grid in one dimension.

use crate::launches::kernels_folder;
use anyhow::{Context, anyhow};
use tombolo_asm::{Options, assemble};
use tombolo_code_object::descriptor_field;
use tombolo_sim::launch::Launch;
use tombolo_sim::memory::Access;

/// Address of the first instruction.
pub const CODE: u64 = 0x10_0000_0000;
/// Address of the results; `s[0:1]` holds it at the start.
pub const RESULTS: u64 = 0x20_0000_0000;

/// VGPRs of a wave.
const VGPRS: u32 = 24;
/// They are allocated in so many (of waves of 32 lanes).
const VGPR_GRANULE: u32 = 8;

/// A program and how many work-items run it.
#[derive(Debug, Clone)]
pub struct Program<'a> {
    /// Assembly, of 24 VGPRs. `s[0:1]` holds [`RESULTS`], `v0` the work-item of the group, `ttmp9` the group, `ttmp8[29:25]` the wave of
    /// the group.
    pub source: &'a str,
    /// Work-items.
    pub items: u32,
    /// Work-items of a group.
    pub group: u32,
    /// Words of results, zero at the start.
    pub words: usize,
}

impl Program<'_> {
    /// The program as a launch that expects nothing but its end.
    ///
    /// # Errors
    /// What the assembler says; a checkout without the kernels.
    pub fn launch(&self) -> anyhow::Result<Launch> {
        let assembled =
            assemble(self.source, "program", &Options::default()).map_err(|errors| anyhow!("{errors:?}"))?;
        let text = assembled.text().map_err(|errors| anyhow!("{errors:?}"))?;
        let mut launch = Launch::read(&kernels_folder().join("polynomial"), None)?;
        launch.memory.insert("program", CODE, text.to_vec(), Access::ReadOnly).context("code")?;
        launch.memory.insert("results", RESULTS, vec![0; 4 * self.words], Access::ReadWrite).context("results")?;
        launch.expected.clear();
        launch.dispatch.entry = CODE;
        launch.dispatch.descriptor.set(descriptor_field::VGPR_GRANULES, VGPRS / VGPR_GRANULE - 1);
        launch.dispatch.grid = [self.items, 1, 1];
        launch.dispatch.block = [self.group, 1, 1];
        launch.dispatch.user_sgprs = vec![RESULTS as u32, (RESULTS >> 32) as u32];
        Ok(launch)
    }
}

/// The words of results of a launch.
pub fn results(launch: &Launch) -> Vec<u32> {
    let region = launch.memory.region_at(RESULTS);
    let words =
        region.map(|region| region.bytes().as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect());
    words.unwrap_or_default()
}
