//! The kernel argument segment: explicit arguments from the manifest, hidden ones from the launch, each at the offset that
//! the code object's metadata gives (code object V5: LLVM, "User Guide for AMDGPU Backend").

use super::hsa::{Hidden, is_hidden};
use super::{Argument, LaunchError, Manifest};
use tombolo_code_object::{Argument as Slot, Kernel, ValueKind};

/// Builds the segment, `size` bytes long. `pointers` has the address that each argument is which is one (a buffer's, a
/// descriptor's), `queue` that of the queue, `grid_barrier` that of the barrier of a cooperative grid, or 0.
pub(super) fn build(
    manifest: &Manifest,
    kernel: &Kernel,
    pointers: &[Option<u64>],
    (queue, grid_barrier): (u64, u64),
    size: usize,
) -> Result<Vec<u8>, LaunchError> {
    let refuse = |what| LaunchError::Arguments { kernel: kernel.name.clone(), what };
    let explicit: Vec<&Slot> = explicit(kernel).collect();
    let hidden = slots(kernel).filter(|slot| is_hidden(slot.value_kind));
    if explicit.len() != manifest.args.len() {
        return Err(refuse(format!(
            "the manifest has {} arguments, the code object {}",
            manifest.args.len(),
            explicit.len()
        )));
    }
    let mut segment = vec![0; size];
    let mut put = |slot: &Slot, value: &[u8]| {
        let range = usize::try_from(slot.offset).ok().and_then(|o| Some(o..o.checked_add(value.len())?));
        match range.and_then(|range| segment.get_mut(range)) {
            Some(place) => {
                place.copy_from_slice(value);
                Ok(())
            }
            None => Err(refuse(format!("its metadata puts an argument at {}, beyond its {size} bytes", slot.offset))),
        }
    };
    let mut lds = LdsLayout::new(kernel);
    for (i, ((arg, slot), pointer)) in manifest.args.iter().zip(explicit).zip(pointers).enumerate() {
        let value = match (arg, pointer) {
            (Argument::Buffer(_) | Argument::Image(_) | Argument::Sampler(_), Some(address)) => {
                address.to_le_bytes().to_vec()
            }
            (Argument::Local { bytes }, _) => lds.take(slot, *bytes).to_le_bytes().to_vec(),
            (Argument::Scalar(scalar), _) => scalar.bytes.clone(),
            (Argument::Buffer(_) | Argument::Image(_) | Argument::Sampler(_), None) => {
                return Err(refuse(format!("argument {i} has no address")));
            }
        };
        check_slot(i, arg, value.len() as u64, slot).map_err(refuse)?;
        put(slot, &value)?;
    }
    let (grid, block, dynamic_lds) = (manifest.grid, manifest.block, dynamic_lds(manifest, kernel)?);
    let values = Hidden { grid, block, dynamic_lds, queue, hostcall: 0, grid_barrier, heap: 0 };
    for slot in hidden {
        let Some(value) = values.value(slot.value_kind) else { continue };
        if value.len() as u64 != slot.size {
            return Err(refuse(format!("its metadata gives {} {} bytes", slot.value_kind.name(), slot.size)));
        }
        put(slot, &value)?;
    }
    Ok(segment)
}

fn slots(kernel: &Kernel) -> impl Iterator<Item = &Slot> {
    kernel.metadata.iter().flat_map(|metadata| &metadata.args)
}

/// The arguments that a launch gives, in order.
pub(super) fn explicit(kernel: &Kernel) -> impl Iterator<Item = &Slot> {
    slots(kernel).filter(|slot| !is_hidden(slot.value_kind))
}

/// LDS bytes that a work-group gets beyond the kernel's fixed size: as many as the manifest says, which must do for its local
/// arguments, or as those take.
pub(super) fn dynamic_lds(manifest: &Manifest, kernel: &Kernel) -> Result<u32, LaunchError> {
    let mut lds = LdsLayout::new(kernel);
    for (arg, slot) in manifest.args.iter().zip(explicit(kernel)) {
        if let Argument::Local { bytes } = arg {
            lds.take(slot, *bytes);
        }
    }
    match manifest.dynamic_lds_bytes {
        None => Ok(u32::try_from(lds.needed()).unwrap_or(u32::MAX)),
        Some(given) if lds.needed() <= u64::from(given) => Ok(given),
        Some(given) => {
            let what =
                format!("its local arguments take {} bytes of LDS, but dynamic_lds_bytes is {given}", lds.needed());
            Err(LaunchError::Arguments { kernel: kernel.name.clone(), what })
        }
    }
}

/// Whether the manifest's argument may go where the code object wants one.
fn check_slot(index: usize, arg: &Argument, bytes: u64, slot: &Slot) -> Result<(), String> {
    let (given, kinds): (_, &[ValueKind]) = match arg {
        Argument::Buffer(_) => ("buffer", &[ValueKind::GlobalBuffer, ValueKind::ByValue]),
        // A pointer may be given as its value: null, or an address of the caller's own.
        Argument::Scalar(_) => ("scalar", &[ValueKind::ByValue, ValueKind::GlobalBuffer]),
        Argument::Local { .. } => ("local", &[ValueKind::DynamicSharedPointer]),
        Argument::Image(_) => ("image", &[ValueKind::Image]),
        Argument::Sampler(_) => ("sampler", &[ValueKind::Sampler]),
    };
    let wanted = slot.value_kind.name();
    if !kinds.contains(&slot.value_kind) {
        return Err(format!("argument {index} is a {given} in the manifest, {wanted} in the code object"));
    }
    if bytes != slot.size {
        return Err(format!(
            "argument {index} ({given}) has {bytes} bytes, the code object's {wanted} has {}",
            slot.size
        ));
    }
    Ok(())
}

/// Offsets of dynamic LDS arrays, which follow the kernel's fixed LDS.
struct LdsLayout {
    fixed: u64,
    end: u64,
}

impl LdsLayout {
    fn new(kernel: &Kernel) -> Self {
        let fixed = u64::from(kernel.descriptor.group_segment_fixed_size);
        Self { fixed, end: fixed }
    }

    /// Places an array; returns its offset.
    fn take(&mut self, slot: &Slot, bytes: u32) -> u32 {
        let align = slot.pointee_align.filter(|a| a.is_power_of_two() && *a <= 0x1_0000).unwrap_or(1);
        let offset = self.end.next_multiple_of(align);
        self.end = offset + u64::from(bytes);
        // Offsets beyond 32 bits end beyond what a work-group may have, which is refused.
        offset as u32
    }

    /// Bytes beyond the fixed ones.
    fn needed(&self) -> u64 {
        self.end - self.fixed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_code_object::{Descriptor, KernelMetadata};

    fn slot(offset: u64, size: u64, value_kind: ValueKind) -> Slot {
        let pointee_align = (value_kind == ValueKind::DynamicSharedPointer).then_some(16);
        Slot { name: None, type_name: None, offset, size, value_kind, address_space: None, pointee_align }
    }

    fn kernel(args: Vec<Slot>) -> Kernel {
        Kernel {
            name: "k".to_owned(),
            descriptor_address: 0,
            descriptor: Descriptor { group_segment_fixed_size: 20, ..Descriptor::default() },
            entry: 0,
            metadata: Some(KernelMetadata { args, ..KernelMetadata::default() }),
        }
    }

    fn manifest(args: &str) -> Manifest {
        let text = format!(
            r#"{{"name":"n","elf":"e","elfs":{{}},"kernel":"k","grid":[100,7,1],"block":[32,2,1],
                "dynamic_lds_bytes":64,"args":[{args}]}}"#
        );
        Manifest::parse(&text).unwrap()
    }

    const BUFFER: &str = r#"{"kind":"buffer","file":"f","bytes":4,"dtype":"uint32"}"#;
    const SCALAR: &str = r#"{"kind":"scalar","dtype":"uint32","bytes":4,"hex":"01020304"}"#;
    const LOCAL: &str = r#"{"kind":"local","bytes":33}"#;

    fn refused(args: &str, slots: Vec<Slot>) -> String {
        build(&manifest(args), &kernel(slots), &[Some(7)], (0, 0), 64).unwrap_err().to_string()
    }

    #[test]
    fn explicit_arguments_go_to_their_offsets() {
        let slots = vec![
            slot(0, 8, ValueKind::GlobalBuffer),
            slot(8, 4, ValueKind::ByValue),
            slot(16, 4, ValueKind::DynamicSharedPointer),
        ];
        let manifest = manifest(&format!("{BUFFER},{SCALAR},{LOCAL}"));
        let segment = build(&manifest, &kernel(slots), &[Some(0x0102_0304_0506), None, None], (0, 0), 20).unwrap();
        // LDS offset: 20 fixed bytes, aligned to the 16 of what the pointer points to.
        assert_eq!(segment, [6, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 32, 0, 0, 0]);
    }

    #[test]
    fn hidden_arguments_describe_the_grid() {
        use ValueKind::*;
        let kinds = [
            HiddenBlockCountX,
            HiddenBlockCountY,
            HiddenGroupSizeX,
            HiddenRemainderX,
            HiddenRemainderY,
            HiddenGridDims,
        ];
        let sizes = [4, 4, 2, 2, 2, 2];
        let mut offset = 0;
        let mut slots = vec![slot(1 << 40, 1 << 40, HiddenDefaultQueue)];
        for (kind, size) in kinds.into_iter().zip(sizes) {
            slots.push(slot(offset, size, kind));
            offset += size;
        }
        let segment = build(&manifest(""), &kernel(slots), &[], (0, 0), 16).unwrap();
        assert_eq!(segment, [3, 0, 0, 0, 3, 0, 0, 0, 32, 0, 4, 0, 1, 0, 2, 0]);
    }

    #[test]
    fn a_wrong_number_of_arguments_is_refused() {
        let error = refused(BUFFER, vec![]);
        assert!(error.contains("has 1 arguments, the code object 0"), "{error}");
    }

    #[test]
    fn a_size_that_is_not_the_metadatas_is_refused() {
        let error = refused(BUFFER, vec![slot(0, 4, ValueKind::GlobalBuffer)]);
        assert!(error.contains("argument 0 (buffer) has 8 bytes, the code object's global_buffer has 4"), "{error}");
        let error = refused(BUFFER, vec![slot(0, 4, ValueKind::DynamicSharedPointer)]);
        assert!(error.contains("a buffer in the manifest, dynamic_shared_pointer in the code object"), "{error}");
    }

    #[test]
    fn an_offset_beyond_the_segment_is_refused() {
        for offset in [61, u64::MAX] {
            let error = refused(BUFFER, vec![slot(offset, 8, ValueKind::GlobalBuffer)]);
            assert!(error.contains("beyond its 64 bytes"), "{error}");
        }
    }

    #[test]
    fn local_arguments_must_fit_the_dynamic_lds() {
        let slots = vec![slot(0, 4, ValueKind::DynamicSharedPointer), slot(4, 4, ValueKind::DynamicSharedPointer)];
        let error =
            build(&manifest(&format!("{LOCAL},{LOCAL}")), &kernel(slots), &[None, None], (0, 0), 64).unwrap_err();
        // 20 fixed; 32..65 and 80..113: 93 bytes beyond the fixed ones.
        assert!(error.to_string().contains("take 93 bytes of LDS, but dynamic_lds_bytes is 64"), "{error}");
    }

    #[test]
    fn without_a_size_the_dynamic_lds_is_what_local_arguments_take() {
        let slots = vec![slot(0, 4, ValueKind::DynamicSharedPointer), slot(4, 4, ValueKind::DynamicSharedPointer)];
        let given = manifest(&format!("{LOCAL},{LOCAL}"));
        let manifest = Manifest { dynamic_lds_bytes: None, ..given };
        assert_eq!(dynamic_lds(&manifest, &kernel(slots)).unwrap(), 93);
        let huge = format!("{LOCAL},{LOCAL}").replace("33", "4294967295");
        let slots = vec![slot(0, 4, ValueKind::DynamicSharedPointer), slot(4, 4, ValueKind::DynamicSharedPointer)];
        let manifest = Manifest { args: self::manifest(&huge).args, ..manifest };
        assert_eq!(dynamic_lds(&manifest, &kernel(slots)).unwrap(), u32::MAX);
    }
}
