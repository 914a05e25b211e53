//! Which registers a processor has: tables of names and of numbered banks.

use tombolo_isa::arch::gcn::Generation::{SeaIslands, SouthernIslands, Vega, VolcanicIslands};
use tombolo_isa::source::Source;
use tombolo_isa::target::Target;

/// Registers of RDNA4 that are not numbered: name, first register, and count (0: as wide as the operand wants).
const RDNA4: &[(&str, Source, u8)] = &[
    ("vcc", Source::VccLo, 2),
    ("vcc_lo", Source::VccLo, 1),
    ("vcc_hi", Source::VccHi, 1),
    ("exec", Source::ExecLo, 2),
    ("exec_lo", Source::ExecLo, 1),
    ("exec_hi", Source::ExecHi, 1),
    ("m0", Source::M0, 1),
    ("null", Source::Null, 0),
    ("scc", Source::Scc, 0),
    ("src_scc", Source::Scc, 0),
    ("shared_base", Source::SharedBase, 0),
    ("src_shared_base", Source::SharedBase, 0),
    ("shared_limit", Source::SharedLimit, 0),
    ("src_shared_limit", Source::SharedLimit, 0),
    ("private_base", Source::PrivateBase, 0),
    ("src_private_base", Source::PrivateBase, 0),
    ("private_limit", Source::PrivateLimit, 0),
    ("src_private_limit", Source::PrivateLimit, 0),
    ("pops_exiting_wave_id", Source::PopsExitingWaveId, 0),
    ("src_pops_exiting_wave_id", Source::PopsExitingWaveId, 0),
];

/// Whether an instruction set other than RDNA4 has it.
type Has = fn(Target) -> bool;

const ANY: Has = |_| true;
const SEA_ISLANDS: Has = |target| target == Target::Gcn(SeaIslands);
const VOLCANIC_ISLANDS: Has = |target| matches!(target, Target::Gcn(VolcanicIslands | Vega) | Target::Cdna4);
const APERTURES: Has = |target| matches!(target, Target::Gcn(Vega) | Target::Cdna4);
const TRAP_BASE: Has = |target| matches!(target, Target::Gcn(SouthernIslands | SeaIslands | VolcanicIslands));

/// Registers of GCN and CDNA that are not numbered: name, code, count, and which instruction sets have them. A name of two
/// registers stands for its halves, too.
const GCN: &[(&str, u8, u8, Has)] = &[
    ("vcc", 106, 2, ANY),
    ("exec", 126, 2, ANY),
    ("m0", 124, 1, ANY),
    ("flat_scratch", 104, 2, SEA_ISLANDS),
    ("flat_scratch", 102, 2, VOLCANIC_ISLANDS),
    ("xnack_mask", 104, 2, VOLCANIC_ISLANDS),
    ("tba", 108, 2, TRAP_BASE),
    ("tma", 110, 2, TRAP_BASE),
];

/// Sources that are no registers, and which instruction sets have them.
const VALUES: &[(&str, Source, Has)] = &[
    ("vccz", Source::Vccz, ANY),
    ("src_vccz", Source::Vccz, ANY),
    ("execz", Source::Execz, ANY),
    ("src_execz", Source::Execz, ANY),
    ("scc", Source::Scc, ANY),
    ("src_scc", Source::Scc, ANY),
    ("shared_base", Source::SharedBase, APERTURES),
    ("src_shared_base", Source::SharedBase, APERTURES),
    ("shared_limit", Source::SharedLimit, APERTURES),
    ("src_shared_limit", Source::SharedLimit, APERTURES),
    ("private_base", Source::PrivateBase, APERTURES),
    ("src_private_base", Source::PrivateBase, APERTURES),
    ("private_limit", Source::PrivateLimit, APERTURES),
    ("src_private_limit", Source::PrivateLimit, APERTURES),
    ("pops_exiting_wave_id", Source::PopsExitingWaveId, APERTURES),
    ("src_pops_exiting_wave_id", Source::PopsExitingWaveId, APERTURES),
    // RDNA4 lacks it; like its other missing registers it is told by its code as an SGPR.
    ("lds_direct", Source::Sgpr(LDS_DIRECT), |target| target != Target::Cdna4),
    ("src_lds_direct", Source::Sgpr(LDS_DIRECT), |target| target != Target::Cdna4),
];

/// Code of a dword of LDS as a source.
pub(super) const LDS_DIRECT: u8 = 254;

/// Names of registers that some processors have and others lack.
const SOMEWHERE: &[&str] = &[
    "tba",
    "tba_lo",
    "tba_hi",
    "tma",
    "tma_lo",
    "tma_hi",
    "flat_scratch",
    "flat_scratch_lo",
    "flat_scratch_hi",
    "xnack_mask",
    "xnack_mask_lo",
    "xnack_mask_hi",
    "lds_direct",
    "src_lds_direct",
    "vccz",
    "src_vccz",
    "execz",
    "src_execz",
    "null",
    "src_shared_base",
    "src_shared_limit",
    "src_private_base",
    "src_private_limit",
];

/// The register of that name, and how many 32-bit registers it is.
pub(super) fn named(word: &str, target: Target) -> Option<(Source, u8)> {
    if target == Target::Rdna4 {
        return RDNA4.iter().find(|(name, ..)| *name == word).map(|(_, first, count)| (*first, *count));
    }
    if let Some((_, source, _)) = VALUES.iter().find(|(name, _, has)| *name == word && has(target)) {
        return Some((*source, 0));
    }
    let (base, half) = match (word.strip_suffix("_lo"), word.strip_suffix("_hi")) {
        (Some(base), _) => (base, Some(0)),
        (_, Some(base)) => (base, Some(1)),
        _ => (word, None),
    };
    let row = GCN.iter().find(|(name, _, _, has)| *name == base && has(target));
    let (_, code, count, _) = row?;
    match half {
        None => Some((Source::Sgpr(*code), *count)),
        Some(half) if *count == 2 => Some((Source::Sgpr(code + half), 1)),
        Some(_) => None,
    }
}

/// Whether some other processor has a register of that name.
pub(super) fn is_unavailable(word: &str) -> bool {
    SOMEWHERE.contains(&word)
}

/// A kind of numbered registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bank {
    Vector,
    Scalar,
    Trap,
    /// Accumulation VGPRs of CDNA.
    Accumulation,
}

impl Bank {
    /// The bank that a word starts with, and the digits that follow.
    pub(super) fn of_prefix(word: &str, target: Target) -> Option<(Self, &str)> {
        let banks = [("ttmp", Self::Trap), ("v", Self::Vector), ("s", Self::Scalar), ("a", Self::Accumulation)];
        banks.into_iter().find_map(|(prefix, bank)| {
            let rest = word.strip_prefix(prefix)?;
            let digits = rest.is_empty() || rest.starts_with(|digit: char| digit.is_ascii_digit());
            let exists = bank != Self::Accumulation || target == Target::Cdna4;
            (digits && exists).then_some((bank, rest))
        })
    }

    /// How many registers there are.
    pub(super) fn size(self, target: Target) -> u16 {
        match (self, target) {
            (Self::Vector | Self::Accumulation, _) => 256,
            (Self::Scalar, Target::Rdna4) => 106,
            (Self::Scalar, Target::Gcn(SouthernIslands | SeaIslands)) => 104,
            (Self::Scalar, _) => 102,
            (Self::Trap, target) if TRAP_BASE(target) => 12,
            (Self::Trap, _) => 16,
        }
    }

    /// The register of that index. Those of GCN and CDNA that RDNA4 lacks are told by their code as an SGPR.
    pub(super) fn source(self, index: u8, target: Target) -> Source {
        match (self, target) {
            (Self::Vector | Self::Accumulation, _) => Source::Vgpr(index),
            (Self::Scalar, _) => Source::Sgpr(index),
            (Self::Trap, Target::Rdna4) => Source::Ttmp(index),
            (Self::Trap, target) if TRAP_BASE(target) => Source::Sgpr(112 + index),
            (Self::Trap, _) => Source::Sgpr(108 + index),
        }
    }
}
