//! Which registers a processor has: tables of names and of numbered banks.

use tombolo_isa::relatives::Relative;
use tombolo_isa::source::Source;

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

type Has = fn(Relative) -> bool;

const ANY: Has = |_| true;
const SEA_ISLANDS: Has = |relative| relative == Relative::Bonaire;
const VOLCANIC_ISLANDS: Has = |relative| matches!(relative, Relative::Tonga | Relative::Gfx900 | Relative::Gfx950);
const APERTURES: Has = |relative| matches!(relative, Relative::Gfx900 | Relative::Gfx950);
const TRAP_BASE: Has = |relative| matches!(relative, Relative::Tahiti | Relative::Bonaire | Relative::Tonga);

/// Registers of the older relatives that are not numbered: name, code, count, and which relatives have them. A name of
/// two registers stands for its halves, too.
const RELATIVES: &[(&str, u8, u8, Has)] = &[
    ("vcc", 106, 2, ANY),
    ("exec", 126, 2, ANY),
    ("m0", 124, 1, ANY),
    ("flat_scratch", 104, 2, SEA_ISLANDS),
    ("flat_scratch", 102, 2, VOLCANIC_ISLANDS),
    ("xnack_mask", 104, 2, VOLCANIC_ISLANDS),
    ("tba", 108, 2, TRAP_BASE),
    ("tma", 110, 2, TRAP_BASE),
];

/// Sources that are no registers, and which relatives have them.
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
    ("lds_direct", Source::Sgpr(LDS_DIRECT), |relative| relative != Relative::Gfx950),
    ("src_lds_direct", Source::Sgpr(LDS_DIRECT), |relative| relative != Relative::Gfx950),
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
pub(super) fn named(word: &str, relative: Option<Relative>) -> Option<(Source, u8)> {
    let Some(relative) = relative else {
        return RDNA4.iter().find(|(name, ..)| *name == word).map(|(_, first, count)| (*first, *count));
    };
    if let Some((_, source, _)) = VALUES.iter().find(|(name, _, has)| *name == word && has(relative)) {
        return Some((*source, 0));
    }
    let (base, half) = match (word.strip_suffix("_lo"), word.strip_suffix("_hi")) {
        (Some(base), _) => (base, Some(0)),
        (_, Some(base)) => (base, Some(1)),
        _ => (word, None),
    };
    let row = RELATIVES.iter().find(|(name, _, _, has)| *name == base && has(relative));
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
    pub(super) fn of_prefix(word: &str, relative: Option<Relative>) -> Option<(Self, &str)> {
        let banks = [("ttmp", Self::Trap), ("v", Self::Vector), ("s", Self::Scalar), ("a", Self::Accumulation)];
        banks.into_iter().find_map(|(prefix, bank)| {
            let rest = word.strip_prefix(prefix)?;
            let digits = rest.is_empty() || rest.starts_with(|digit: char| digit.is_ascii_digit());
            let exists = bank != Self::Accumulation || relative == Some(Relative::Gfx950);
            (digits && exists).then_some((bank, rest))
        })
    }

    /// How many registers there are.
    pub(super) fn size(self, relative: Option<Relative>) -> u16 {
        match (self, relative) {
            (Self::Vector | Self::Accumulation, _) => 256,
            (Self::Scalar, None) => 106,
            (Self::Scalar, Some(Relative::Tahiti | Relative::Bonaire)) => 104,
            (Self::Scalar, Some(_)) => 102,
            (Self::Trap, Some(relative)) if TRAP_BASE(relative) => 12,
            (Self::Trap, _) => 16,
        }
    }

    /// The register of that index. Those of the relatives that RDNA4 lacks are told by their code as an SGPR.
    pub(super) fn source(self, index: u8, relative: Option<Relative>) -> Source {
        match (self, relative) {
            (Self::Vector | Self::Accumulation, _) => Source::Vgpr(index),
            (Self::Scalar, _) => Source::Sgpr(index),
            (Self::Trap, Some(relative)) if TRAP_BASE(relative) => Source::Sgpr(112 + index),
            (Self::Trap, Some(_)) => Source::Sgpr(108 + index),
            (Self::Trap, None) => Source::Ttmp(index),
        }
    }
}
