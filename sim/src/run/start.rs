//! The waves of a work-group with the state that the dispatcher gives them, for the model.

use super::ports::LDS_GRANULE;
use crate::launch::Dispatch;
use tombolo_code_object::descriptor_field as field;
use tombolo_isa::target::Target;
use tombolo_model::group::{Group, info_of_gcn};
use tombolo_model::lds::Lds;
use tombolo_model::mode::Mode;
use tombolo_model::wave::{MAX_VGPRS, code};
use tombolo_model::{Wave, WaveSize};

/// MODE.FP16_OVFL (section 3.4.3).
const MODE_FP16_OVFL: u32 = 1 << 23;

/// All positions in a box of this size, x fastest: the order in which work-groups are dispatched and work-items numbered.
pub fn ids([x, y, z]: [u32; 3]) -> impl Iterator<Item = [u32; 3]> {
    (0..z).flat_map(move |k| (0..y).flat_map(move |j| (0..x).map(move |i| [i, j, k])))
}

/// The waves of a work-group that runs alone in their initial state (sections 3.5.1 and 3.5.4).
pub fn start_group(dispatch: &Dispatch, id: [u32; 3]) -> Group {
    start_group_beside(dispatch, id, 0)
}

/// The same where other work-groups run at the same time, whose waves have the areas of scratch memory before `area`.
pub(super) fn start_group_beside(dispatch: &Dispatch, id: [u32; 3], area: u32) -> Group {
    // The last work-group of a dimension ends with the grid; its work-items are numbered as in a smaller work-group.
    let extent: [u32; 3] = std::array::from_fn(|i| dispatch.block[i].min(dispatch.grid[i] - id[i] * dispatch.block[i]));
    let work_items: Vec<u32> = ids(extent).map(|[x, y, z]| x | y << 10 | z << 20).collect();
    let lanes = dispatch.wave_size() as usize;
    let start = match dispatch.target {
        Target::Rdna4 => start_wave,
        Target::Gcn(_) => start_gcn_wave,
        Target::Cdna4 => start_cdna4_wave,
    };
    let waves = work_items.chunks(lanes).zip(0..).map(|(items, number)| {
        let scratch = dispatch.scratch.map_or(0, |scratch| scratch.bytes_per_wave.saturating_mul(area + number));
        start(dispatch, id, (number, scratch), items)
    });
    let mut group = Group::new(waves.collect(), Lds::new(dispatch.lds_bytes.next_multiple_of(LDS_GRANULE) as usize));
    if let Some(handler) = &dispatch.trap_handler {
        group.watches = handler.watches.map(|watch| watch.map(|watch| watch.modelled()));
    }
    group
}

/// Wave `number` of a work-group, whose scratch memory begins `scratch_offset` bytes behind that of the dispatch; `items` are the packed work-item ids of its lanes.
fn start_wave(dispatch: &Dispatch, group: [u32; 3], (number, scratch_offset): (u32, u32), items: &[u32]) -> Wave {
    const TTMP7: u8 = code::TTMP0 + 7;
    let descriptor = &dispatch.descriptor;
    let size = if dispatch.wave_size() == 32 { WaveSize::W32 } else { WaveSize::W64 };
    let mut wave = Wave::new(size, (descriptor.vgprs() as usize).min(MAX_VGPRS));
    if dispatch.dynamic_vgprs() {
        wave.begin_dynamic_vgprs();
    }
    wave.set_pc(dispatch.entry);
    wave.set_exec(size.mask() >> (size.lanes() - items.len().clamp(1, size.lanes())));
    wave.hardware.mode = Mode(
        descriptor.get(field::FLOAT_MODE) | if descriptor.is_set(field::FP16_OVERFLOW) { MODE_FP16_OVFL } else { 0 },
    );
    if let Some(scratch) = dispatch.scratch {
        wave.hardware.scratch_base = scratch.base + u64::from(scratch_offset);
    }
    for (code, value) in (0..).zip(&dispatch.user_sgprs) {
        wave.set_scalar(code, *value);
    }
    if let Some(handler) = &dispatch.trap_handler {
        wave.install_handler(handler.base, handler.memory, handler.control(descriptor));
    }
    // Only privileged writes reach the TTMPs.
    wave.set_privileged(true);
    wave.set_scalar(TTMP7, group[1] | group[2] << 16);
    wave.set_scalar(TTMP7 + 1, number << 25);
    wave.set_scalar(TTMP7 + 2, group[0]);
    wave.set_privileged(false);
    let id_mask = match descriptor.workitem_id_dimensions() {
        1 => 0x3ff,
        2 => 0xf_ffff,
        _ => u32::MAX,
    };
    for (lane, item) in items.iter().enumerate() {
        wave.set_vgpr_lane(0, lane, item & id_mask);
    }
    wave
}

/// Wave `number` of a work-group of GFX7: user SGPRs, work-group ids and scratch wave offset behind each other, work-item ids in
/// registers of their own (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State").
fn start_gcn_wave(dispatch: &Dispatch, group: [u32; 3], (number, scratch_offset): (u32, u32), items: &[u32]) -> Wave {
    const MODE_DX10_CLAMP: u32 = 1 << 8;
    const MODE_IEEE: u32 = 1 << 9;
    let descriptor = &dispatch.descriptor;
    let mut wave = Wave::new(WaveSize::W64, (descriptor.vgprs() as usize).min(MAX_VGPRS));
    wave.set_pc(dispatch.entry);
    wave.set_exec(u64::MAX >> (64 - items.len().clamp(1, 64)));
    let flag = |field, bit| if descriptor.is_set(field) { bit } else { 0 };
    let clamps = flag(field::GFX7_DX10_CLAMP, MODE_DX10_CLAMP) | flag(field::GFX7_IEEE, MODE_IEEE);
    wave.hardware.mode = Mode(descriptor.get(field::FLOAT_MODE) | clamps);
    wave.hardware.scratch_base = dispatch.scratch.map_or(0, |scratch| scratch.base);
    let ids = [
        (field::ENABLE_SGPR_WORKGROUP_ID_X, group[0]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Y, group[1]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Z, group[2]),
        (field::ENABLE_SGPR_WORKGROUP_INFO, info_of_gcn(number, dispatch.waves_per_group())),
        (field::ENABLE_PRIVATE_SEGMENT, scratch_offset),
    ];
    let enabled = ids.into_iter().filter(|(field, _)| descriptor.is_set(*field)).map(|(_, value)| value);
    for (place, value) in (0..code::VCC_LO).zip(dispatch.user_sgprs.iter().copied().chain(enabled)) {
        wave.set_scalar(place, value);
    }
    for (lane, item) in items.iter().enumerate() {
        for dimension in 0..descriptor.workitem_id_dimensions().min(3) {
            wave.set_vgpr_lane(dimension as usize, lane, item >> (10 * dimension) & 0x3ff);
        }
    }
    wave
}

/// Wave `number` of a work-group of CDNA4: user SGPRs and work-group ids behind each other, the work-item ids in v0, scratch that
/// the wave knows by itself (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State"). Kernel arguments are not
/// preloaded: the code that a kernel has for that case does it.
fn start_cdna4_wave(dispatch: &Dispatch, group: [u32; 3], (number, scratch_offset): (u32, u32), items: &[u32]) -> Wave {
    const MODE_DX10_CLAMP: u32 = 1 << 8;
    const MODE_IEEE: u32 = 1 << 9;
    let descriptor = &dispatch.descriptor;
    let (vgprs, accumulation) = descriptor.vgprs_of_cdna();
    let mut wave = Wave::new(WaveSize::W64, vgprs as usize);
    wave.resize_accumulation(accumulation as usize);
    wave.set_pc(dispatch.entry);
    wave.set_exec(u64::MAX >> (64 - items.len().clamp(1, 64)));
    let flag = |field, bit| if descriptor.is_set(field) { bit } else { 0 };
    wave.hardware.mode = Mode(
        descriptor.get(field::FLOAT_MODE)
            | flag(field::GFX7_DX10_CLAMP, MODE_DX10_CLAMP)
            | flag(field::GFX7_IEEE, MODE_IEEE)
            | flag(field::FP16_OVERFLOW, MODE_FP16_OVFL),
    );
    if let Some(scratch) = dispatch.scratch {
        wave.hardware.scratch_base = scratch.base + u64::from(scratch_offset);
    }
    let ids = [
        (field::ENABLE_SGPR_WORKGROUP_ID_X, group[0]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Y, group[1]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Z, group[2]),
        (field::ENABLE_SGPR_WORKGROUP_INFO, info_of_gcn(number, dispatch.waves_per_group())),
    ];
    let enabled = ids.into_iter().filter(|(field, _)| descriptor.is_set(*field)).map(|(_, value)| value);
    for (place, value) in (0..code::VCC_LO).zip(dispatch.user_sgprs.iter().copied().chain(enabled)) {
        wave.set_scalar(place, value);
    }
    for (lane, item) in items.iter().enumerate() {
        wave.set_vgpr_lane(0, lane, *item);
    }
    wave
}
