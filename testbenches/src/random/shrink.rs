//! Shrinks a program that fails to a small one that still does.

use super::program::{Node, Program};

/// Which lines may be left out by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// All but waits and barriers: without its wait a load is no legal program.
    Legal,
    /// All, for a `fails` that notices programs that are not legal.
    All,
}

/// The smallest program found for which `fails` still holds: parts are left out, from halves down to single ones, loops and
/// skipped parts give way to what is in them, and operands to ones that nothing has to load, until nothing more can go.
pub fn shrink(program: &Program, lines: Lines, mut fails: impl FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    loop {
        let before = best.clone();
        for smaller in [leave_out, unwrap, simpler_operands] {
            smaller(&mut best, &mut fails);
        }
        fewer_lines(&mut best, lines, &mut fails);
        if best.waves > 1 {
            keep_if(&mut best, &mut fails, |program| program.waves = 1);
            keep_if(&mut best, &mut fails, |program| program.waves = program.waves.div_ceil(2));
        }
        if best == before {
            return best;
        }
    }
}

/// Changes `best` if the changed program still fails.
fn keep_if(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool, change: impl FnOnce(&mut Program)) -> bool {
    let mut candidate = best.clone();
    change(&mut candidate);
    let smaller = candidate != *best && fails(&candidate);
    if smaller {
        *best = candidate;
    }
    smaller
}

/// The list of parts number `wanted`, counted from the outermost one in the order of the text; `None` beyond the last.
fn list(nodes: &mut Vec<Node>, wanted: usize) -> Option<&mut Vec<Node>> {
    fn find<'a>(nodes: &'a mut Vec<Node>, left: &mut usize) -> Option<&'a mut Vec<Node>> {
        if *left == 0 {
            return Some(nodes);
        }
        *left -= 1;
        nodes.iter_mut().find_map(|node| match node {
            Node::Code(_) => None,
            Node::Skip { body, .. } | Node::Loop { body, .. } => find(body, left),
            Node::Parts(parts) => parts.iter_mut().find_map(|part| find(part, left)),
        })
    }
    let mut left = wanted;
    find(nodes, &mut left)
}

/// Calls `shrink` with the number of every list, also of those that come to be on the way.
fn in_every_list(best: &mut Program, mut shrink: impl FnMut(&mut Program, usize)) {
    let mut number = 0;
    while list(&mut best.nodes, number).is_some() {
        shrink(best, number);
        number += 1;
    }
}

/// The length of a list.
fn length(program: &mut Program, number: usize) -> usize {
    list(&mut program.nodes, number).map_or(0, |nodes| nodes.len())
}

fn leave_out(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    in_every_list(best, |best, number| {
        let mut size = length(best, number).div_ceil(2).max(1);
        loop {
            let mut at = 0;
            while at < length(best, number) {
                let end = (at + size).min(length(best, number));
                let smaller = keep_if(best, fails, |program| {
                    if let Some(nodes) = list(&mut program.nodes, number) {
                        nodes.drain(at..end);
                    }
                });
                if !smaller {
                    at = end;
                }
            }
            if size == 1 {
                return;
            }
            size /= 2;
        }
    });
}

fn unwrap(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    in_every_list(best, |best, number| {
        let mut at = 0;
        while at < length(best, number) {
            let body = match list(&mut best.nodes, number).map(|nodes| &nodes[at]) {
                Some(Node::Skip { body, .. } | Node::Loop { body, .. }) => Some(body.clone()),
                Some(Node::Parts(parts)) => Some(parts.concat()),
                _ => None,
            };
            let unwrapped = body.is_some_and(|body| {
                keep_if(best, fails, |program| {
                    if let Some(nodes) = list(&mut program.nodes, number) {
                        nodes.splice(at..=at, body);
                    }
                })
            });
            if !unwrapped {
                at += 1;
            }
        }
    });
}

fn fewer_lines(best: &mut Program, lines: Lines, fails: &mut dyn FnMut(&Program) -> bool) {
    let stays = |line: &str| lines == Lines::Legal && (line.starts_with("s_wait") || line.starts_with("s_barrier"));
    in_every_list(best, |best, number| {
        for at in 0..length(best, number) {
            let mut line = 0;
            while let Some(text) = line_at(best, number, at, line) {
                let shorter = !stays(text)
                    && keep_if(best, fails, |program| {
                        if let Some(Node::Code(lines)) = list(&mut program.nodes, number).map(|nodes| &mut nodes[at]) {
                            lines.remove(line);
                        }
                    });
                if !shorter {
                    line += 1;
                }
            }
        }
    });
}

/// A line of the part `at` of list `number`; `None` beyond the last one and in parts that are no code.
fn line_at(program: &mut Program, number: usize, at: usize, line: usize) -> Option<&mut String> {
    match list(&mut program.nodes, number)?.get_mut(at)? {
        Node::Code(lines) => lines.get_mut(line),
        Node::Skip { .. } | Node::Loop { .. } | Node::Parts(_) => None,
    }
}

/// What stands in for VGPR sources: the number of the lane, and a number that rounds.
const SIMPLE: [&str; 2] = ["v0", "0x3f9d70a5"];

/// Sources that are VGPRs give way to ones that no instruction has to write first.
fn simpler_operands(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    in_every_list(best, |best, number| {
        for at in 0..length(best, number) {
            let mut line = 0;
            while let Some(text) = line_at(best, number, at, line).cloned() {
                let operands = text.split(", ").count();
                for operand in 1..operands {
                    for simple in SIMPLE {
                        let is_simpler = keep_if(best, fails, |program| {
                            if let Some(text) = line_at(program, number, at, line) {
                                *text = with_operand(text, operand, simple);
                            }
                        });
                        if is_simpler {
                            break;
                        }
                    }
                }
                line += 1;
            }
        }
    });
}

/// The line with `simple` as that operand, if it is a VGPR other than those of [`SIMPLE`].
fn with_operand(line: &str, operand: usize, simple: &str) -> String {
    let is_vgpr = |text: &str| text.starts_with('v') && text[1..].starts_with(|c: char| c.is_ascii_digit() || c == '[');
    let mut operands: Vec<&str> = line.split(", ").collect();
    // Modifiers follow the last operand.
    let (register, rest) = operands[operand].split_once(' ').unwrap_or((operands[operand], ""));
    if !is_vgpr(register) || register == SIMPLE[0] {
        return line.to_owned();
    }
    let replaced = if rest.is_empty() { simple.to_owned() } else { format!("{simple} {rest}") };
    operands[operand] = &replaced;
    operands.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_does_not_matter_goes() {
        let code = |text: &str| Node::Code(vec![text.to_owned()]);
        let body = vec![code("a"), code("culprit"), code("b")];
        let nodes = vec![code("c"), Node::Loop { count: 3, depth: 0, body }, code("d"), code("second")];
        let program = Program { seed: 0, wave64: false, waves: 3, groups: 1, dynamic: false, modes: [0; 4], nodes };
        let found = shrink(&program, Lines::Legal, |program| {
            let text = program.source();
            text.contains("culprit") && text.contains("second")
        });
        assert_eq!((found.nodes, found.waves), (vec![code("culprit"), code("second")], 1));
    }

    #[test]
    fn operands_need_nothing_that_is_loaded() {
        let lines = ["v_add_f32 v1, v2, v3", "v_max_f32_e64 v4, |v5|, v[6:7] clamp"].map(str::to_owned);
        let nodes = vec![Node::Code(lines.to_vec())];
        let program = Program { seed: 0, wave64: false, waves: 1, groups: 1, dynamic: false, modes: [0; 4], nodes };
        let found = shrink(&program, Lines::All, |program| {
            let text = program.source();
            text.contains("v_add_f32 v1, v2")
                && text.contains("v_max")
                && text.contains("clamp")
                && !text.contains("0x3f")
        });
        let lines = ["v_add_f32 v1, v2, v0", "v_max_f32_e64 v4, |v5|, v0 clamp"].map(str::to_owned);
        assert_eq!(found.nodes, [Node::Code(lines.to_vec())]);
    }

    #[test]
    fn what_does_not_matter_in_a_part_that_stays_goes_too() {
        let code = |text: &str| Node::Code(vec![text.to_owned()]);
        let inner = Node::Skip { branch: "s_cbranch_scc0", body: vec![code("a"), code("culprit"), code("b")] };
        let nodes = vec![code("c"), Node::Loop { count: 2, depth: 0, body: vec![inner, code("d")] }];
        let program = Program { seed: 0, wave64: false, waves: 1, groups: 1, dynamic: false, modes: [0; 4], nodes };
        let found = shrink(&program, Lines::Legal, |program| {
            let text = program.source();
            text.contains("culprit") && text.contains("s_cbranch_scc0")
        });
        let kept = Node::Skip { branch: "s_cbranch_scc0", body: vec![code("culprit")] };
        assert_eq!(found.nodes, [kept]);
    }
}
