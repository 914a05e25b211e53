//! `.amdhsa_kernel` blocks: the fields of a kernel descriptor by name.
//!
//! Names and defaults: LLVM, "User Guide for AMDGPU Backend", section ".amdhsa_kernel", columns for GFX12.

use std::collections::HashSet;

use super::assembler::Assembler;
use super::cursor::Cursor;
use super::diagnostic::Parsed;
use super::directive::{Arguments, name};
use super::expression::{Binary, Expression, Variant};
use super::section::FixupKind;
use super::symbols::{Definition, SymbolType};
use tombolo_code_object::{DESCRIPTOR_BYTES, Descriptor, DescriptorField, descriptor_field as field, vgpr_granule};

/// A block under way.
#[derive(Clone, Debug)]
pub(super) struct KernelBlock {
    name: String,
    descriptor: Descriptor,
    /// Directives seen.
    seen: HashSet<&'static str>,
    next_free_vgpr: u32,
    /// User SGPRs that the enabled pointers take.
    implied_user_sgprs: u32,
    /// `.amdhsa_user_sgpr_count`.
    user_sgprs: Option<u32>,
}

/// What a directive sets.
#[derive(Clone, Copy, Debug)]
enum Target {
    /// A 32-bit member of the descriptor.
    Word(fn(&mut Descriptor) -> &mut u32),
    /// A field of a word.
    Field(DescriptorField),
    /// A pointer in user SGPRs: its field and how many SGPRs it takes.
    UserSgprs(DescriptorField, u32),
    NextFreeVgpr,
    /// Checked but without an effect: GFX12 allocates all SGPRs to every wave.
    Nothing,
    UserSgprCount,
}

const fn bit(field: DescriptorField) -> Target {
    Target::Field(field)
}

/// Directives and what they set.
const DIRECTIVES: &[(&str, Target)] = &[
    (".amdhsa_group_segment_fixed_size", Target::Word(|descriptor| &mut descriptor.group_segment_fixed_size)),
    (".amdhsa_private_segment_fixed_size", Target::Word(|descriptor| &mut descriptor.private_segment_fixed_size)),
    (".amdhsa_kernarg_size", Target::Word(|descriptor| &mut descriptor.kernarg_size)),
    (".amdhsa_user_sgpr_count", Target::UserSgprCount),
    (".amdhsa_user_sgpr_dispatch_ptr", Target::UserSgprs(field::DISPATCH_PTR, 2)),
    (".amdhsa_user_sgpr_queue_ptr", Target::UserSgprs(field::QUEUE_PTR, 2)),
    (".amdhsa_user_sgpr_kernarg_segment_ptr", Target::UserSgprs(field::KERNARG_SEGMENT_PTR, 2)),
    (".amdhsa_user_sgpr_dispatch_id", Target::UserSgprs(field::DISPATCH_ID, 2)),
    (".amdhsa_user_sgpr_private_segment_size", Target::UserSgprs(field::PRIVATE_SEGMENT_SIZE, 1)),
    (".amdhsa_wavefront_size32", bit(field::WAVEFRONT_SIZE32)),
    (".amdhsa_uses_dynamic_stack", bit(field::USES_DYNAMIC_STACK)),
    (".amdhsa_enable_private_segment", bit(field::ENABLE_PRIVATE_SEGMENT)),
    (".amdhsa_system_sgpr_workgroup_id_x", bit(field::ENABLE_SGPR_WORKGROUP_ID_X)),
    (".amdhsa_system_sgpr_workgroup_id_y", bit(field::ENABLE_SGPR_WORKGROUP_ID_Y)),
    (".amdhsa_system_sgpr_workgroup_id_z", bit(field::ENABLE_SGPR_WORKGROUP_ID_Z)),
    (".amdhsa_system_sgpr_workgroup_info", bit(field::ENABLE_SGPR_WORKGROUP_INFO)),
    (".amdhsa_system_vgpr_workitem_id", bit(field::WORKITEM_ID_DIMENSIONS)),
    (NEXT_FREE_VGPR, Target::NextFreeVgpr),
    (NEXT_FREE_SGPR, Target::Nothing),
    (".amdhsa_reserve_vcc", Target::Nothing),
    (".amdhsa_reserve_xnack_mask", Target::Nothing),
    (".amdhsa_float_round_mode_32", bit(field::FLOAT_ROUND_MODE_32)),
    (".amdhsa_float_round_mode_16_64", bit(field::FLOAT_ROUND_MODE_16_64)),
    (".amdhsa_float_denorm_mode_32", bit(field::FLOAT_DENORM_MODE_32)),
    (".amdhsa_float_denorm_mode_16_64", bit(field::FLOAT_DENORM_MODE_16_64)),
    (".amdhsa_fp16_overflow", bit(field::FP16_OVERFLOW)),
    (".amdhsa_workgroup_processor_mode", bit(field::WGP_MODE)),
    (".amdhsa_memory_ordered", bit(field::MEM_ORDERED)),
    (".amdhsa_forward_progress", bit(field::FORWARD_PROGRESS)),
    (".amdhsa_round_robin_scheduling", bit(field::WG_ROUND_ROBIN)),
    (".amdhsa_inst_pref_size", bit(field::INST_PREF_SIZE)),
    (".amdhsa_exception_fp_ieee_invalid_op", bit(field::EXCEPTION_INVALID)),
    (".amdhsa_exception_fp_denorm_src", bit(field::EXCEPTION_DENORMAL)),
    (".amdhsa_exception_fp_ieee_div_zero", bit(field::EXCEPTION_DIVIDE_BY_ZERO)),
    (".amdhsa_exception_fp_ieee_overflow", bit(field::EXCEPTION_OVERFLOW)),
    (".amdhsa_exception_fp_ieee_underflow", bit(field::EXCEPTION_UNDERFLOW)),
    (".amdhsa_exception_fp_ieee_inexact", bit(field::EXCEPTION_INEXACT)),
    (".amdhsa_exception_int_div_zero", bit(field::EXCEPTION_INT_DIVIDE_BY_ZERO)),
];

const NEXT_FREE_VGPR: &str = ".amdhsa_next_free_vgpr";
const NEXT_FREE_SGPR: &str = ".amdhsa_next_free_sgpr";

/// `.amdhsa_kernel NAME`.
pub(super) fn begin(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let start = args.cursor.clone();
    let name = name(args.cursor)?;
    args.cursor.expect_end()?;
    if asm.symbols.is_defined(&format!("{name}.kd")) {
        return Err(start.fault(format!("kernel `{name}` already has a descriptor")));
    }
    let mut descriptor = Descriptor::default();
    for (field, value) in [
        (field::FLOAT_DENORM_MODE_16_64, 3),
        (field::ENABLE_SGPR_WORKGROUP_ID_X, 1),
        (field::WGP_MODE, 1),
        (field::MEM_ORDERED, 1),
        (field::WAVEFRONT_SIZE32, u32::from(!asm.options.wave64)),
    ] {
        descriptor.set(field, value);
    }
    asm.kernel = Some(KernelBlock {
        name,
        descriptor,
        seen: HashSet::new(),
        next_free_vgpr: 0,
        implied_user_sgprs: 0,
        user_sgprs: None,
    });
    Ok(())
}

/// A directive inside of the block; its name has been read.
pub(super) fn field(asm: &mut Assembler<'_>, name: &str, cursor: &mut Cursor<'_>) -> Parsed<()> {
    let start = cursor.clone();
    let Some((known, target)) = DIRECTIVES.iter().find(|(known, _)| *known == name) else {
        return Err(start.fault(format!("`{name}` is no directive of a GFX12 kernel descriptor")));
    };
    let value = asm.absolute(cursor)?;
    cursor.expect_end()?;
    let limit = match target {
        Target::Word(_) => u32::MAX,
        Target::Field(field) => field.max(),
        Target::UserSgprs(..) => 1,
        Target::NextFreeVgpr => 256,
        Target::Nothing => 512,
        Target::UserSgprCount => field::USER_SGPR_COUNT.max(),
    };
    let value = u32::try_from(value).ok().filter(|value| *value <= limit);
    let value = value.ok_or_else(|| start.expected(&format!("a number from 0 to {limit}")))?;
    let wave64 = asm.options.wave64;
    let Some(kernel) = &mut asm.kernel else { return Err(start.fault("there is no `.amdhsa_kernel` above")) };
    if !kernel.seen.insert(known) {
        return Err(start.fault(format!("`{name}` is given twice")));
    }
    match target {
        Target::Word(word) => *word(&mut kernel.descriptor) = value,
        Target::Field(field) => {
            if *field == field::WAVEFRONT_SIZE32 && (value == 0) != wave64 {
                return Err(start.fault("the wave size is not the one that the source is assembled for"));
            }
            kernel.descriptor.set(*field, value);
        }
        Target::UserSgprs(field, count) => {
            kernel.descriptor.set(*field, value);
            kernel.implied_user_sgprs += count * value;
        }
        Target::NextFreeVgpr => kernel.next_free_vgpr = value,
        Target::Nothing => {}
        Target::UserSgprCount => kernel.user_sgprs = Some(value),
    }
    Ok(())
}

/// `.end_amdhsa_kernel`: writes the descriptor.
pub(super) fn end(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    args.cursor.expect_end()?;
    let start = args.cursor.clone();
    let mut kernel = asm.kernel.take().ok_or_else(|| start.fault("there is no `.amdhsa_kernel` above"))?;
    for required in [NEXT_FREE_VGPR, NEXT_FREE_SGPR] {
        if !kernel.seen.contains(required) {
            return Err(start.fault(format!("kernel `{}` lacks `{required}`", kernel.name)));
        }
    }
    let user_sgprs = kernel.user_sgprs.unwrap_or(kernel.implied_user_sgprs);
    if user_sgprs < kernel.implied_user_sgprs || user_sgprs > field::USER_SGPR_COUNT.max() {
        let implied = kernel.implied_user_sgprs;
        return Err(start.fault(format!("{user_sgprs} user SGPRs do not hold the {implied} that are enabled")));
    }
    kernel.descriptor.set(field::USER_SGPR_COUNT, user_sgprs);
    let granule = vgpr_granule(kernel.descriptor.wavefront_size());
    kernel.descriptor.set(field::VGPR_GRANULES, kernel.next_free_vgpr.max(1).div_ceil(granule) - 1);
    write(asm, &kernel, args.text).map_err(|message| start.fault(message))
}

fn write(asm: &mut Assembler<'_>, kernel: &KernelBlock, text: &str) -> Result<(), String> {
    let align = DESCRIPTOR_BYTES as u64;
    let padding = asm.symbols.here.offset.wrapping_neg() & (align - 1);
    asm.emit(&vec![0; padding as usize])?;
    let section = asm.section();
    section.align = section.align.max(align);

    let here = asm.symbols.here;
    let code = asm.symbols.entry(&kernel.name).clone();
    let descriptor = asm.symbols.entry(&format!("{}.kd", kernel.name));
    descriptor.definition = Some(Definition::Label(here));
    descriptor.kind = SymbolType::Object;
    descriptor.size = Some(Expression::Constant(DESCRIPTOR_BYTES as i64));
    descriptor.binding = code.binding;
    descriptor.visibility = code.visibility;

    // The entry is stored as its distance from the descriptor.
    let entry = Expression::Symbol(kernel.name.clone(), Variant::Plain);
    let distance = Expression::Binary(Binary::Subtract, Box::new(entry), Box::new(Expression::Place(here)));
    asm.fix_up(ENTRY_OFFSET, FixupKind::Data(8), distance, 0, text);
    asm.emit(&kernel.descriptor.to_bytes())
}

/// Offset of the entry's distance in the descriptor, in bytes.
const ENTRY_OFFSET: u64 = 16;
