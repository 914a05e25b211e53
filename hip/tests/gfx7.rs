//! A HIP device of GFX7 (`TOMBOLO_CONFIG=gfx7`): what it says that it is, without textures, whose descriptors would be other ones than gfx12's.

mod common;

use common::{hipDeviceGetAttribute, hipDeviceGetUuid};
use pretty_assertions::assert_eq;

/// `hipDeviceAttributeWarpSize`, `...ComputeCapabilityMajor`, `...ComputeCapabilityMinor`, `...ImageSupport`, `...MaxTexture1DWidth`.
const ATTRIBUTES: [(i32, i32); 5] = [(87, 64), (23, 7), (61, 0), (10_014, 0), (39, 0)];

#[test]
fn a_device_of_gfx7_says_so_and_has_no_textures() {
    let mut uuid = [0; 16];
    // SAFETY: this test is alone in its process, and every pointer is to what the function asks for.
    unsafe {
        std::env::set_var("TOMBOLO_CONFIG", "gfx7");
        for (attribute, wanted) in ATTRIBUTES {
            let mut value = -1;
            assert_eq!((hipDeviceGetAttribute(&raw mut value, attribute, 0), value), (0, wanted), "{attribute}");
        }
        assert_eq!(hipDeviceGetUuid(&raw mut uuid, 0), 0);
    }
    assert_eq!(&uuid, b"tombolo-gfx701\0\0");
}
