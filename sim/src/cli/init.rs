//! `tombolo init`: makes a launch folder for a kernel, from its code object or its source.

use super::{Verdict, print, read};
use crate::launch::compile::{compile, is_source};
use crate::launch::template::manifest_for;
use crate::output;
use anyhow::{anyhow, bail};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use tombolo_code_object::{CodeObject, Kernel};

/// Arguments of `tombolo init`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A code object, or a source in OpenCL (.cl) or C (.c), which clang compiles
    file: PathBuf,
    /// The kernel, where there are several
    #[arg(long, value_name = "NAME")]
    kernel: Option<String>,
    /// The launch folder to make [default: the name of the kernel]
    #[arg(short, long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The processor that a source is compiled for: gfx1200 or gfx1201
    #[arg(long, value_name = "NAME", default_value = "gfx1201", value_parser = ["gfx1200", "gfx1201"])]
    mcpu: String,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let Arguments { file, kernel, out, mcpu } = arguments;
    let scratch = tempfile::tempdir()?;
    let stem = file.file_stem().unwrap_or(OsStr::new("kernel"));
    let (object, name) = if is_source(file) {
        // Whether it is there is ours to say, in one line.
        read(file)?;
        let mut name = stem.to_os_string();
        name.push(format!("_{mcpu}.elf"));
        let object = scratch.path().join(&name);
        let mut shown = Ok(());
        compile(file, &object, mcpu, &[], |command| shown = print(&command))?;
        shown?;
        (object, name)
    } else {
        (file.clone(), file.file_name().unwrap_or(stem).to_os_string())
    };
    let bytes = read(&object)?;
    let code_object = CodeObject::parse(&bytes).map_err(|what| anyhow!("{}: {what}", file.display()))?;
    let kernel = choose(&code_object, file, kernel.as_deref())?;
    let Some(name) = name.to_str() else { bail!("{}: its name is not UTF-8, as JSON is", file.display()) };
    let manifest = manifest_for(kernel, name)?;
    let folder = out.clone().unwrap_or_else(|| folder_of(kernel));
    write(&folder, name, &bytes, &manifest)?;
    let folder = folder.display();
    print(&format_args!(
        "wrote {folder}/manifest.json and {folder}/{name}; next: tombolo run {folder} --dump results"
    ))?;
    Ok(Verdict::Pass)
}

/// The kernel of that name, or the only one.
fn choose<'a>(code_object: &'a CodeObject, file: &Path, name: Option<&str>) -> anyhow::Result<&'a Kernel> {
    if let Some(name) = name {
        return code_object.kernel(name).map_err(|what| anyhow!("{}: {what}", file.display()));
    }
    match code_object.kernels.as_slice() {
        [kernel] => Ok(kernel),
        [] => bail!("{}: has no kernel", file.display()),
        several => {
            let names: Vec<&str> = several.iter().map(|kernel| kernel.name.as_str()).collect();
            bail!("{}: has several kernels; choose one with --kernel: {}", file.display(), names.join(", "))
        }
    }
}

/// The folder here that is named after the kernel, whose name may be anything that a symbol can be.
fn folder_of(kernel: &Kernel) -> PathBuf {
    let plain = |c: char| if c.is_alphanumeric() || matches!(c, '_' | '-' | '$') { c } else { '_' };
    PathBuf::from(kernel.name.chars().map(plain).collect::<String>())
}

/// Writes the folder; a launch that is there stays as it is.
fn write(folder: &Path, name: &str, code_object: &[u8], manifest: &str) -> anyhow::Result<()> {
    let (file, object) = (folder.join("manifest.json"), folder.join(name));
    if file.exists() {
        bail!("{}: is there already; choose another folder with -o", file.display());
    }
    output::make_folder(folder)?;
    if !object.exists() || fs::read(&object).ok().as_deref() != Some(code_object) {
        if object.exists() {
            bail!("{}: is there already, with another content; choose another folder with -o", object.display());
        }
        output::write(&object, code_object)?;
    }
    output::write(&file, manifest.as_bytes())?;
    Ok(())
}
