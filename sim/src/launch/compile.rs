//! Compiles a source in OpenCL or C to a code object, with a clang that is installed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compilers by name, newest first; gfx12 needs 19.
const NAMES: [&str; 6] = ["clang-23", "clang-22", "clang-21", "clang-20", "clang-19", "clang"];
/// The variable that names another one.
const VARIABLE: &str = "TOMBOLO_CLANG";
/// The variable that says where the device libraries are.
const LIBRARIES_VARIABLE: &str = "DEVICE_LIBS";
/// Where packages put them: Debian's rocm-device-libs, AMD's ROCm.
const LIBRARY_FOLDERS: [&str; 2] = ["/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/opt/rocm/amdgcn/bitcode"];
/// The device libraries that a kernel may need, in the order in which they are linked. Releases lack some of the switches.
const LIBRARIES: [&str; 8] = [
    "opencl",
    "ocml",
    "ockl",
    "oclc_abi_version_500",
    "oclc_daz_opt_off",
    "oclc_finite_only_off",
    "oclc_unsafe_math_off",
    "oclc_correctly_rounded_sqrt_on",
];

/// Why a source did not become a code object.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    /// There is no compiler.
    #[error(
        "{}: no clang to compile it with; install one (Debian: apt-get install clang-19 lld-19 rocm-device-libs) or set {VARIABLE}",
        source_file.display()
    )]
    NoCompiler {
        /// The source.
        source_file: PathBuf,
    },
    /// The compiler cannot be started.
    #[error("{}: cannot be started: {what}; set {VARIABLE} to a clang", compiler.display())]
    Start {
        /// The compiler.
        compiler: PathBuf,
        /// The operating system's reason.
        what: String,
    },
    /// The compiler refused the source, and has said why.
    #[error("{}: the compiler failed ({status}){}", source_file.display(), hint(*.libraries))]
    Failed {
        /// The source.
        source_file: PathBuf,
        /// How it ended.
        status: String,
        /// The device libraries were there.
        libraries: bool,
    },
}

fn hint(libraries: bool) -> &'static str {
    match libraries {
        true => "",
        false => {
            "; it had no device libraries, which get_global_id and other functions need: install rocm-device-libs or set \
             DEVICE_LIBS"
        }
    }
}

/// Whether a file is a source by its name.
pub fn is_source(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "cl" || extension == "c")
}

/// Whether the libraries are installed that functions such as `get_global_id` come from.
pub fn has_libraries(mcpu: &str) -> bool {
    !libraries(mcpu).is_empty()
}

/// Compiles `source_file` for the processor `mcpu` to the code object `output`, with further `options` of the compiler; `announce` is told the
/// command before.
///
/// # Errors
/// [`CompileError`]; what the compiler has to say goes to stderr.
pub fn compile(
    source_file: &Path,
    output: &Path,
    mcpu: &str,
    options: &[&str],
    announce: impl FnOnce(&str),
) -> Result<(), CompileError> {
    let compiler = compiler().ok_or_else(|| CompileError::NoCompiler { source_file: source_file.to_path_buf() })?;
    let libraries = libraries(mcpu);
    let mut arguments = arguments(source_file, output, mcpu, &libraries);
    arguments.extend(options.iter().map(OsString::from));
    let words = std::iter::once(compiler.as_os_str()).chain(arguments.iter().map(OsString::as_os_str));
    let words: Vec<String> = words.map(|word| quoted(&word.to_string_lossy())).collect();
    announce(&words.join(" "));
    let status = Command::new(&compiler).args(arguments).status();
    let status = status.map_err(|error| CompileError::Start { compiler, what: error.to_string() })?;
    if status.success() {
        return Ok(());
    }
    let (status, libraries) = (status.to_string(), !libraries.is_empty());
    Err(CompileError::Failed { source_file: source_file.to_path_buf(), status, libraries })
}

/// The compiler that TOMBOLO_CLANG names, or the newest one in the search path.
pub fn compiler() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(VARIABLE).filter(|name| !name.is_empty()) {
        return Some(named.into());
    }
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let is_there = |name: &&&str| folders.iter().any(|folder| folder.join(name).is_file());
    NAMES.iter().find(is_there).map(PathBuf::from)
}

/// The device libraries for a processor, bitcode of LLVM in the order in which it is linked; none where they are not installed.
pub fn libraries(mcpu: &str) -> Vec<PathBuf> {
    let folder = match std::env::var_os(LIBRARIES_VARIABLE) {
        Some(folder) => Some(PathBuf::from(folder)),
        None => LIBRARY_FOLDERS.iter().map(PathBuf::from).find(|folder| folder.is_dir()),
    };
    let Some(folder) = folder else { return vec![] };
    let library = |name: &str| Some(folder.join(format!("{name}.bc"))).filter(|file| file.is_file());
    let number = mcpu.trim_start_matches("gfx");
    let waves = if waves_have_64_lanes(number) { "oclc_wavefrontsize64_on" } else { "oclc_wavefrontsize64_off" };
    // Older releases do not know gfx12, gfx942 or gfx950; an older version does for what depends on it: RDNA2's, CDNA3's.
    let older = if waves_have_64_lanes(number) { "oclc_isa_version_940" } else { "oclc_isa_version_1036" };
    let version = library(&format!("oclc_isa_version_{number}")).or_else(|| library(older));
    LIBRARIES.iter().filter_map(|name| library(name)).chain(library(waves)).chain(version).collect()
}

/// Whether a processor with this number has waves of 64 lanes where nothing else is asked for: those before gfx10, whose numbers have three digits.
fn waves_have_64_lanes(number: &str) -> bool {
    number.len() == 3
}

fn arguments(source_file: &Path, output: &Path, mcpu: &str, libraries: &[PathBuf]) -> Vec<OsString> {
    let language = match source_file.extension() {
        Some(extension) if extension == "c" => &["-x", "c", "-ffreestanding"][..],
        // The information is the names and types of arguments, for the manifest.
        _ => &["-x", "cl", "-cl-std=CL2.0", "-cl-kernel-arg-info"],
    };
    let mcpu = format!("-mcpu={mcpu}");
    let options =
        ["-target", "amdgcn-amd-amdhsa", &mcpu].into_iter().chain(language.iter().copied()).chain(["-O3", "-nogpulib"]);
    let mut arguments: Vec<OsString> = options.map(OsString::from).collect();
    for library in libraries {
        arguments.extend(["-Xclang", "-mlink-builtin-bitcode", "-Xclang"].map(OsString::from));
        arguments.push(library.into());
    }
    arguments.extend([source_file.into(), "-o".into(), output.into()]);
    arguments
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./+,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_command_is_what_a_shell_takes() {
        assert_eq!(quoted("-mcpu=gfx1201"), "-mcpu=gfx1201");
        assert_eq!(quoted("it's here"), r"'it'\''s here'");
    }

    #[test]
    fn waves_have_64_lanes_before_gfx10() {
        assert_eq!(["701", "90a", "950", "1036", "1201"].map(waves_have_64_lanes), [true, true, true, false, false]);
    }

    #[test]
    fn sources_are_compiled_in_their_language() {
        let words = |file: &str| arguments(file.as_ref(), "o.elf".as_ref(), "gfx1201", &["a.bc".into()]);
        let opencl = words("k.cl").join(" ".as_ref()).into_string().unwrap();
        assert_eq!(
            opencl,
            "-target amdgcn-amd-amdhsa -mcpu=gfx1201 -x cl -cl-std=CL2.0 -cl-kernel-arg-info -O3 -nogpulib -Xclang -mlink-builtin-bitcode \
             -Xclang a.bc k.cl -o o.elf"
        );
        assert!(words("k.c").contains(&"c".into()));
    }
}
