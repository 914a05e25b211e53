//! Sessions of the debugger on the model: where it stops, what it shows and changes, and how it answers what cannot be done.

use pretty_assertions::assert_eq;
use tombolo_sim::debug::Debugger;
use tombolo_sim::launch::Launch;
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::programs::{CODE, Program, RESULTS};

fn say(debugger: &mut Debugger, line: &str) -> String {
    debugger.execute(line).unwrap().text
}

fn complaint(debugger: &mut Debugger, line: &str) -> String {
    debugger.execute(line).unwrap_err().to_string()
}

#[test]
fn a_kernel_stops_at_a_symbol_and_goes_on_to_its_end() {
    let launch = Launch::read(&kernels_folder().join("vecadd"), None).unwrap();
    let (kernel, entry) = (launch.dispatch.kernel.clone(), launch.dispatch.entry);
    let mut debugger = Debugger::new(launch);
    assert!(debugger.location().contains(&format!("<{kernel}+0x0>")), "{}", debugger.location());
    let second = format!("{:#x}", entry + 4);
    let answer = say(&mut debugger, &format!("break {kernel}+4"));
    assert!(answer.starts_with("breakpoint 1 at") && answer.contains(&second), "{answer}");
    assert!(say(&mut debugger, "continue").starts_with("wave 0 at"));
    assert_eq!(say(&mut debugger, "print pc"), format!("pc = {second}"));
    // The next wave comes there too.
    assert!(say(&mut debugger, "continue").starts_with("wave 1 at"));
    assert_eq!(say(&mut debugger, "delete 1"), "");
    assert_eq!(say(&mut debugger, "break"), "no breakpoints");
    assert_eq!(say(&mut debugger, "continue"), "the launch has ended, its buffers are as expected");
    assert_eq!(complaint(&mut debugger, "step"), "the launch has ended");
}

/// Two waves; the second adds one to what the first left in LDS behind a barrier.
const SOURCE: &str = "s_lshr_b32 s4, ttmp8, 25
    s_and_b32 s4, s4, 1
    v_mov_b32_e32 v1, s4
    s_barrier_signal -1
    s_barrier_wait -1
    v_add_nc_u32_e32 v1, 5, v1
    v_lshlrev_b32_e32 v0, 2, v0
    global_store_b32 v0, v1, s[0:1]
    s_endpgm";

fn session() -> Debugger {
    Debugger::new(Program { source: SOURCE, items: 64, group: 64, words: 64 }.launch().unwrap())
}

#[test]
fn steps_show_and_change_one_wave_and_others_go_on_while_it_waits() {
    let mut debugger = session();
    say(&mut debugger, "wave 1");
    assert!(say(&mut debugger, "step 3").contains("s_barrier_signal -1"));
    assert_eq!(say(&mut debugger, "print s4 v1[3]"), "s4 = 0x00000001\nv1[3] = 0x00000001");
    assert_eq!(say(&mut debugger, "set v1[3] 0x10"), "v1[3] = 0x00000010");
    assert!(say(&mut debugger, "waves").contains(&format!("wave 0 at {CODE:#x}")));
    // Behind the barrier, to which the first wave must come.
    assert!(say(&mut debugger, "step 2").contains("v_add_nc_u32"));
    let answer = say(&mut debugger, "continue");
    assert_eq!(answer, "the launch has ended");
    let words = say(&mut debugger, &format!("x {:#x} 4", RESULTS + 4 * 32));
    assert_eq!(words, format!("{:#x}: 00000006 00000006 00000006 00000015", RESULTS + 4 * 32));
}

#[test]
fn what_cannot_be_done_is_named_and_changes_nothing() {
    let mut debugger = session();
    for (line, words) in [
        ("break nowhere", "there is no code at nowhere"),
        ("break a.cl:3", "there is no code at a.cl:3"),
        ("delete 7", "there is no breakpoint 7"),
        ("wave 2", "there is no wave 2"),
        ("x 0x10", "there is no memory at 0x10"),
        ("set v0 1", "name a lane"),
        ("set trap_ctrl 1", "cannot be set"),
        ("disassemble 1000", "at most 256"),
        ("jump 3", "no command `jump`"),
    ] {
        let error = complaint(&mut debugger, line);
        assert!(error.contains(words), "{line}: {error}");
    }
    assert!(debugger.location().contains(&format!("{CODE:#x}")));
}

#[test]
fn an_instruction_that_fails_stops_the_session_before_it() {
    let source =
        "s_mov_b32 s4, 7\nv_mov_b32_e32 v1, 0x1234\nv_mov_b32_e32 v2, 0\nglobal_load_b32 v3, v[1:2], off\ns_endpgm";
    let mut debugger = Debugger::new(Program { source, items: 32, group: 32, words: 1 }.launch().unwrap());
    assert!(complaint(&mut debugger, "continue").contains("memory violation"));
    assert_eq!(say(&mut debugger, "print s4"), "s4 = 0x00000007");
    assert!(say(&mut debugger, "disassemble 1").starts_with("=> "));
    assert!(complaint(&mut debugger, "step").contains("memory violation"));
}
