//! What the regression writes: a summary for people, JUnit XML, coverage as JSON, and the opcodes that lock-step has reached.

use super::coverage::{Coverage, Seen};
use super::suite::{Done, SUITES, Verdict};
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use serde::Serialize;
use std::fmt::Write;

/// Results as JUnit XML; what is refused by name counts as skipped.
///
/// # Errors
/// The XML writer's.
pub fn junit(done: &[Done]) -> anyhow::Result<String> {
    let mut report = Report::new("tombolo regression");
    for suite in SUITES {
        let mut cases = TestSuite::new(suite);
        for done in done.iter().filter(|done| done.suite == suite) {
            let status = match &done.verdict {
                Verdict::Pass => TestCaseStatus::success(),
                Verdict::Refused(why) => {
                    let mut status = TestCaseStatus::skipped();
                    status.set_message(why.as_str());
                    status
                }
                Verdict::Fail(why) => {
                    let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
                    status.set_message(why.lines().next().unwrap_or_default());
                    status.set_description(why.as_str());
                    status
                }
            };
            let mut case = TestCase::new(done.name.as_str(), status);
            case.set_time(done.time());
            cases.add_test_case(case);
        }
        report.add_test_suite(cases);
    }
    Ok(report.to_string()?)
}

/// The tables that the command prints: cases by suite, and coverage by opcode group.
pub fn summary(done: &[Done], coverage: &Coverage) -> String {
    let mut text = String::from("| Suite | pass | refused | FAIL | checked |\n|---|---:|---:|---:|---:|\n");
    for suite in SUITES {
        let of: Vec<&Done> = done.iter().filter(|done| done.suite == suite).collect();
        let count = |wanted: fn(&Verdict) -> bool| of.iter().filter(|done| wanted(&done.verdict)).count();
        let checked: u64 = of.iter().map(|done| done.checked).sum();
        let (pass, refused, fail) = (
            count(|verdict| *verdict == Verdict::Pass),
            count(|verdict| matches!(verdict, Verdict::Refused(_))),
            count(|verdict| matches!(verdict, Verdict::Fail(_))),
        );
        // Writing to a String cannot fail.
        let _ = writeln!(text, "| {suite} | {pass} | {refused} | {fail} | {checked} |");
    }
    text.push_str("\n| Group | opcodes in RTL | in lock-step | operand kinds | modifiers | lanes | combinations |\n");
    text.push_str("|---|---:|---:|---:|---:|---:|---:|\n");
    for (name, group) in coverage.groups() {
        let [operands, modifiers, lanes] = group.points.map(|(seen, all)| format!("{seen}/{all}"));
        let (opcodes, compared, crosses) = (group.opcodes, group.compared, group.crosses);
        let _ = writeln!(text, "| {name} | {opcodes} | {compared} | {operands} | {modifiers} | {lanes} | {crosses} |");
    }
    text
}

/// Coverage opcode by opcode as JSON.
///
/// # Errors
/// The JSON writer's.
pub fn coverage_json(coverage: &Coverage) -> anyhow::Result<String> {
    #[derive(Serialize)]
    struct Row<'a> {
        format: &'static str,
        mnemonic: &'static str,
        group: &'static str,
        #[serde(flatten)]
        seen: &'a Seen,
    }
    let row = |(opcode, seen): (&'static tombolo_isa::opcode::Opcode, _)| Row {
        format: opcode.format.layout().name,
        mnemonic: opcode.mnemonic,
        group: opcode.group,
        seen,
    };
    let rows: Vec<Row> = coverage.rows().map(row).collect();
    Ok(serde_json::to_string_pretty(&serde_json::json!({ "groups": coverage.groups(), "opcodes": rows }))?)
}
