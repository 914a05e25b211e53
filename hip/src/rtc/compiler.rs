//! The command of the compiler: clang with HIP's headers and ROCm's device libraries.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tombolo::Options;
use tombolo_code_object::Mcpu;
use tombolo_sim::launch::compile;

/// The variable that says where HIP's headers are.
const HEADERS_VARIABLE: &str = "HIP_INCLUDE";
/// Where packages put them.
const HEADER_FOLDERS: [&str; 2] = ["/usr/include", "/opt/rocm/include"];

/// A tool that is missing.
#[derive(Debug, thiserror::Error)]
pub enum Missing {
    /// The compiler.
    #[error(
        "hiprtc: no clang to compile with; install one (Debian: apt-get install clang-19 lld-19 rocm-device-libs) or set TOMBOLO_CLANG"
    )]
    Compiler,
    /// HIP's headers.
    #[error(
        "hiprtc: no hip/hip_runtime.h in {HEADERS_VARIABLE}, /usr/include or /opt/rocm/include; set {HEADERS_VARIABLE} to a folder of HIP 6"
    )]
    Headers,
    /// The settings of the device make no sense.
    #[error("hiprtc: {0}")]
    Settings(#[from] tombolo::Error),
    /// A file cannot be written, or the compiler not be started.
    #[error("hiprtc: {0}")]
    System(#[from] io::Error),
}

/// The processors whose code the device runs, the one that it is first. The device itself need not be there.
///
/// # Errors
/// [`Missing::Settings`].
pub fn processors() -> Result<&'static [Mcpu], Missing> {
    Ok(Options::from_environment()?.processors()?)
}

/// The processor that code is for where nothing else is asked for: what the device is.
///
/// # Errors
/// [`Missing::Settings`].
pub fn processor() -> Result<&'static str, Missing> {
    Ok(Options::from_environment()?.processor()?.name())
}

/// The folder with `hip/hip_runtime.h`.
fn headers() -> Option<PathBuf> {
    let named = std::env::var_os(HEADERS_VARIABLE).map(PathBuf::from);
    let folders = named.into_iter().chain(HEADER_FOLDERS.iter().map(PathBuf::from));
    folders.into_iter().find(|folder| folder.join("hip/hip_runtime.h").is_file())
}

/// Runs clang; the code goes to the file `output`. Options that name files do so from where the program runs.
///
/// # Errors
/// [`Missing`]; what clang says of the source is in the answer.
pub fn run(arguments: &[OsString], output: &Path) -> Result<Output, Missing> {
    let compiler = compile::compiler().ok_or(Missing::Compiler)?;
    Ok(Command::new(compiler).args(arguments).arg("-o").arg(output).output()?)
}

/// The arguments that make code of a source in HIP: `rdc` for bitcode that is to be linked. `folder` gets what clang takes for an
/// installation of ROCm.
///
/// # Errors
/// [`Missing::Headers`], and what the file system says.
pub fn arguments(folder: &Path, rdc: bool) -> Result<Vec<OsString>, Missing> {
    let headers = headers().ok_or(Missing::Headers)?;
    let rocm = folder.join("rocm");
    std::fs::create_dir_all(rocm.join("share/hip"))?;
    std::fs::write(rocm.join("share/hip/version"), "HIP_VERSION_MAJOR=6\nHIP_VERSION_MINOR=2\nHIP_VERSION_PATCH=0\n")?;
    std::os::unix::fs::symlink(headers, rocm.join("include"))?;
    let mut path = OsString::from("--rocm-path=");
    path.push(&rocm);
    let mut arguments: Vec<OsString> =
        ["-x", "hip", "--cuda-device-only", "-nogpulib", "-O3"].map(OsString::from).into();
    arguments.push(path);
    arguments.extend(
        if rdc { ["-emit-llvm", "-c"] } else { ["--no-gpu-bundle-output", "-Wno-unused-command-line-argument"] }
            .map(OsString::from),
    );
    for library in compile::libraries(processor()?) {
        arguments.extend(["-Xclang", "-mlink-builtin-bitcode", "-Xclang"].map(OsString::from));
        arguments.push(library.into());
    }
    Ok(arguments)
}
