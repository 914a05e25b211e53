//! Shrinks a program that fails to a small one that still does.

use super::program::{Node, Program};

/// The smallest program found for which `fails` still holds: parts are left out, from halves down to single ones, and
/// loops and skipped parts give way to what is in them, until nothing more can go.
pub fn shrink(program: &Program, mut fails: impl FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    loop {
        let before = best.clone();
        for smaller in [leave_out, unwrap, fewer_lines] {
            smaller(&mut best, &mut fails);
        }
        if best.waves > 1 {
            keep_if(&mut best, &mut fails, |program| program.waves = 1);
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

fn fewer_lines(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    in_every_list(best, |best, number| {
        for at in 0..length(best, number) {
            let mut line = 0;
            while let Some(Node::Code(lines)) = list(&mut best.nodes, number).map(|nodes| &nodes[at])
                && line < lines.len()
            {
                // Without its wait a load is no legal program.
                let is_wait = lines[line].starts_with("s_wait");
                let shorter = !is_wait
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

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_does_not_matter_goes() {
        let code = |text: &str| Node::Code(vec![text.to_owned()]);
        let body = vec![code("a"), code("culprit"), code("b")];
        let nodes = vec![code("c"), Node::Loop { count: 3, depth: 0, body }, code("d"), code("second")];
        let program = Program { seed: 0, wave64: false, waves: 3, modes: [0; 4], nodes };
        let found = shrink(&program, |program| {
            let text = program.source();
            text.contains("culprit") && text.contains("second")
        });
        assert_eq!((found.nodes, found.waves), (vec![code("culprit"), code("second")], 1));
    }

    #[test]
    fn what_does_not_matter_in_a_part_that_stays_goes_too() {
        let code = |text: &str| Node::Code(vec![text.to_owned()]);
        let inner = Node::Skip { branch: "s_cbranch_scc0", body: vec![code("a"), code("culprit"), code("b")] };
        let nodes = vec![code("c"), Node::Loop { count: 2, depth: 0, body: vec![inner, code("d")] }];
        let program = Program { seed: 0, wave64: false, waves: 1, modes: [0; 4], nodes };
        let found = shrink(&program, |program| {
            let text = program.source();
            text.contains("culprit") && text.contains("s_cbranch_scc0")
        });
        let kept = Node::Skip { branch: "s_cbranch_scc0", body: vec![code("culprit")] };
        assert_eq!(found.nodes, [kept]);
    }
}
