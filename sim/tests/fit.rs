//! Launches that do not fit a configuration are refused before they run; what a launch need not reach is only warned of.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use tombolo_asm::{Options, assemble};
use tombolo_code_object::{Symbol, SymbolKind};
use tombolo_hdl::config::Config;
use tombolo_sim::launch::{FitError, Launch};
use tombolo_sim::memory::Access;

/// Where the code of a test is loaded.
const CODE: u64 = 0x10_0000_0000;

fn kernels() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels")
}

fn config(name: &str) -> Config {
    Config::by_name(name).unwrap()
}

/// A launch of code in assembly. `kernel` is its first function; labels that start with `function` are others.
fn launch(kernel: &str, functions: &[&str]) -> Launch {
    let mut launch = Launch::read(&kernels().join("polynomial"), None).unwrap();
    let text = |source: &str| assemble(source, "test", &Options::default()).unwrap().text().unwrap().to_vec();
    let code_object = Arc::make_mut(&mut launch.code_object);
    code_object.symbols.clear();
    let mut code = vec![];
    for source in std::iter::once(&kernel).chain(functions) {
        let body = text(source);
        let address = (CODE + code.len() as u64).wrapping_sub(launch.load_base);
        let (name, size) = ("function".to_owned(), body.len() as u64);
        code_object.symbols.push(Symbol { name, address, size, kind: SymbolKind::Function, global: false });
        code.extend(body);
    }
    launch.memory.insert("the code", CODE, code, Access::ReadOnly).unwrap();
    launch.dispatch.entry = CODE;
    launch
}

/// What the refusal says.
fn refusal(launch: &Launch, name: &str) -> String {
    launch.fit(config(name)).unwrap_err().to_string()
}

/// What the warnings say; the launch is not refused.
fn warnings(launch: &Launch, name: &str) -> Vec<String> {
    launch.fit(config(name)).unwrap().iter().map(ToString::to_string).collect()
}

const DOUBLE: &str = "v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7]\n";
/// With a flag of which the document only has the name (12.5.3).
const STACK: &str = "ds_bvh_stack_push8_pop1_rtn_b32 v0, v1, v2, v[3:10] offset:256\n";

#[test]
fn what_a_configuration_leaves_out_is_refused_and_runs_on_another() {
    let launch = launch(&format!("v_mov_b32 v0, 1\n{DOUBLE}v_add_f64 v[0:1], v[2:3], v[4:5]\n{DOUBLE}s_endpgm"), &[]);
    let error = refusal(&launch, "ecp5");
    assert!(error.contains("v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7] ("), "{error}");
    assert!(error.contains(&format!("at {:#x} (and 1 other: v_add_f64)", CODE + 4)), "{error}");
    assert!(error.ends_with("which configuration ecp5 leaves out"), "{error}");
    assert_eq!(warnings(&launch, "default"), [""; 0]);
}

#[test]
fn what_no_configuration_has_is_warned_of_since_a_run_need_not_reach_it() {
    let launch = launch(&format!("s_cbranch_scc1 end\n{STACK}end:\ns_endpgm"), &[]);
    for name in ["default", "ecp5"] {
        let told = warnings(&launch, name);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(
            told[0].contains("ds_bvh_stack_push8_pop1_rtn_b32") && told[0].contains("the hardware does not execute"),
            "{told:?}"
        );
    }
}

#[test]
fn modifiers_that_a_configuration_leaves_out_are_found_too() {
    let launch = launch("v_add_f32_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf\ns_endpgm", &[]);
    assert!(refusal(&launch, "ecp5").contains("v_add_f32_dpp"));
    assert_eq!(warnings(&launch, "lanes4"), [""; 0]);
}

#[test]
fn both_sides_of_a_branch_are_followed_and_padding_is_not() {
    let taken = launch(&format!("s_cbranch_scc1 double\ns_endpgm\ndouble:\n{DOUBLE}s_endpgm"), &[]);
    assert!(refusal(&taken, "ecp5").contains("v_fma_f64"));
    let behind = launch(&format!("top:\ns_cbranch_scc1 top\n{DOUBLE}s_endpgm"), &[]);
    assert!(refusal(&behind, "ecp5").contains("v_fma_f64"));
    let padded = launch(&format!("s_endpgm\ns_code_end\n{DOUBLE}"), &[]);
    assert_eq!(warnings(&padded, "ecp5"), [""; 0]);
}

#[test]
fn what_no_path_reaches_is_warned_of() {
    let launch = launch(&format!("s_branch end\n{DOUBLE}{STACK}end:\ns_endpgm"), &[]);
    let told = warnings(&launch, "ecp5");
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("ds_bvh_stack_push8_pop1_rtn_b32") && told[0].contains("the hardware does not execute"),
        "{told:?}"
    );
    assert!(told[1].contains("v_fma_f64") && told[1].contains("ecp5 leaves out"), "{told:?}");
}

#[test]
fn nothing_is_followed_behind_a_trap() {
    let launch = launch(&format!("s_cbranch_scc1 fails\ns_endpgm\nfails:\ns_trap 2\n{DOUBLE}s_endpgm"), &[]);
    let told = warnings(&launch, "ecp5");
    assert!(told.len() == 1 && told[0].contains("v_fma_f64"), "{told:?}");
}

/// A call as compilers write it: 24 bytes from behind S_GETPC_B64 to the end of the kernel.
const CALL: &str = "s_getpc_b64 s[4:5]\ns_sext_i32_i16 s5, s5\ns_add_co_u32 s4, s4, 24\ns_add_co_ci_u32 s5, s5, 0\n\
                    s_cbranch_execz next\nnext:\ns_swappc_b64 s[30:31], s[4:5]\ns_endpgm\n";

#[test]
fn calls_are_followed_where_the_code_computes_their_target() {
    let callee = format!("{DOUBLE}s_setpc_b64 s[30:31]\n");
    let called = launch(CALL, &[&callee]);
    assert!(refusal(&called, "ecp5").contains("v_fma_f64"));
    // Behind the return the kernel goes on.
    let behind = CALL.replace("s_endpgm", &format!("{DOUBLE}s_endpgm")).replace("s4, 24", "s4, 32");
    assert!(refusal(&launch(&behind, &["s_setpc_b64 s[30:31]\n"]), "ecp5").contains("v_fma_f64"));
}

#[test]
fn functions_that_an_unknown_call_may_reach_are_warned_of_and_others_are_not() {
    let callee = format!("{DOUBLE}s_setpc_b64 s[30:31]\n");
    let unknown = "s_load_b64 s[4:5], s[0:1], 0x0\ns_wait_kmcnt 0x0\ns_swappc_b64 s[30:31], s[4:5]\ns_endpgm\n";
    let told = warnings(&launch(unknown, &[&callee]), "ecp5");
    assert!(told.len() == 1 && told[0].contains("v_fma_f64"), "{told:?}");
    assert_eq!(warnings(&launch("s_endpgm\n", &[&callee]), "ecp5"), [""; 0]);
}

#[test]
fn more_lds_than_a_configuration_has_is_refused() {
    let mut launch = launch("s_endpgm", &[]);
    launch.dispatch.lds_bytes = 9000;
    assert!(matches!(launch.fit(config("ecp5")), Err(FitError::Lds { .. })));
    let error = refusal(&launch, "ecp5");
    assert!(error.contains("needs 9000 bytes of LDS") && error.contains("8192") && error.contains("ecp5"), "{error}");
    assert_eq!(warnings(&launch, "default"), [""; 0]);
}

#[test]
fn every_kernel_of_the_repository_fits_the_default_configuration_without_a_warning() {
    let mut count = 0;
    for folder in fs::read_dir(kernels()).unwrap() {
        let folder = folder.unwrap().path();
        for elf in ["gfx1201", "gfx1201_wave64"].into_iter().filter(|_| folder.is_dir()) {
            let launch = Launch::read(&folder, Some(elf)).unwrap();
            assert_eq!(warnings(&launch, "default"), [""; 0], "{}", folder.display());
            count += 1;
        }
    }
    assert!(count > 50, "{count} launches");
}

#[test]
fn the_command_refuses_before_it_builds_the_hardware() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tombolo"));
    command.arg("run").arg(kernels().join("saxpy_f64")).args(["--config", "ecp5", "--json"]);
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["pass"], false);
    assert_eq!(report["error"]["kind"], "unsupported");
    assert_eq!(report["cycles"], serde_json::Value::Null);
    let message = report["error"]["message"].as_str().unwrap();
    assert!(message.contains("_f64") && message.ends_with("which configuration ecp5 leaves out"), "{message}");
}

#[test]
fn a_profile_is_refused_for_what_a_configuration_leaves_out() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tombolo"));
    let output = command.arg("profile").arg(kernels().join("saxpy_f64")).args(["--config", "ecp5"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.contains("_f64") && stderr.contains("which configuration ecp5 leaves out"), "{stderr}");
}
