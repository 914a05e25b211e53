//! Every function that HIP's headers declare for C is in the library, so that no program fails to link. Skipped, loudly, without clang or
//! the headers (HIP_INCLUDE, or /usr/include).

use amdhip64 as _;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const HEADERS: &str = "\
#define __HIP_PLATFORM_AMD__ 1
#include <hip/hip_runtime_api.h>
#include <hip/hip_ext.h>
#include <hip/hiprtc.h>
";

/// What clang answers to `input`.
fn clang(arguments: &[&str], input: &str) -> io::Result<std::process::Output> {
    let mut command = Command::new("clang-19");
    command.args(["-x", "c"]).args(arguments).arg("-");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    child.stdin.take().expect("it is piped").write_all(input.as_bytes())?;
    child.wait_with_output()
}

/// Names in front of a parenthesis that begin as HIP's functions do. In C the headers define no function.
fn declared(text: &str) -> BTreeSet<&str> {
    let before_parentheses = text.match_indices('(').map(|(at, _)| text[..at].trim_end());
    let names = before_parentheses.map(|before| {
        let start = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1);
        &before[start..]
    });
    names.filter(|name| name.starts_with("hip") || name.starts_with("__hip")).collect()
}

#[test]
fn every_function_of_the_headers_can_be_linked() {
    let include = std::env::var_os("HIP_INCLUDE").map_or(PathBuf::from("/usr/include"), PathBuf::from);
    let is_there = include.join("hip/hip_runtime_api.h").exists() && clang(&["-E"], "").is_ok();
    if !is_there {
        // Nobody is left to tell when stderr is closed.
        let _ = writeln!(io::stderr(), "SKIPPED: clang-19 or HIP's headers are not there");
        return;
    }
    let include = format!("-I{}", include.display());
    let text = clang(&["-E", "-P", &include], HEADERS).expect("clang is there");
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    let names = declared(&text);
    assert!(names.len() > 400, "{}", names.len());
    // For the linker a name is enough, and two of the headers are C++.
    let mut program = String::new();
    names.iter().for_each(|name| writeln!(program, "void {name}(void);").expect("a text takes all"));
    program.push_str("void *const all[] = {");
    names.iter().for_each(|name| write!(program, "(void *){name}, ").expect("a text takes all"));
    program.push_str("};\nint main(void) { return all[0] == 0; }\n");
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("all").display().to_string();
    let libraries = std::env::current_exe().expect("its path");
    let libraries = format!("-L{}", libraries.parent().unwrap_or(Path::new(".")).display());
    let linked = clang(&["-w", "-o", &out, &libraries, "-lamdhip64"], &program).expect("clang is there");
    assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
}
