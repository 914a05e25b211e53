//! `tombolo.h` is what cbindgen makes of the interface. `TOMBOLO_BLESS=1` writes it anew.

use cbindgen::{Builder, Config};
use std::fs;
use std::path::Path;

#[test]
fn the_header_is_what_the_interface_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = Config::from_file(folder.join("cbindgen.toml")).unwrap();
    let mut builder = Builder::new().with_config(config);
    for file in ["mod", "device", "dispatch", "memory", "module", "status"] {
        builder = builder.with_src(folder.join(format!("src/ffi/{file}.rs")));
    }
    let mut made = vec![];
    builder.generate().unwrap().write(&mut made);
    let (made, path) = (String::from_utf8(made).unwrap(), folder.join("tombolo.h"));
    if std::env::var_os("TOMBOLO_BLESS").is_some() {
        fs::write(&path, &made).unwrap();
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(there == made, "tombolo.h is not up to date: TOMBOLO_BLESS=1 cargo test -p tombolo-runtime --test header");
}
