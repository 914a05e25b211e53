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

fn leave_out(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    let mut size = best.nodes.len().div_ceil(2).max(1);
    loop {
        let mut at = 0;
        while at < best.nodes.len() {
            let end = (at + size).min(best.nodes.len());
            if !keep_if(best, fails, |program| drop(program.nodes.drain(at..end))) {
                at = end;
            }
        }
        if size == 1 {
            return;
        }
        size /= 2;
    }
}

fn unwrap(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    let mut at = 0;
    while at < best.nodes.len() {
        let body = match &best.nodes[at] {
            Node::Skip { body, .. } | Node::Loop { body, .. } => Some(body.clone()),
            Node::Code(_) => None,
        };
        let unwrapped =
            body.is_some_and(|body| keep_if(best, fails, |program| drop(program.nodes.splice(at..=at, body))));
        if !unwrapped {
            at += 1;
        }
    }
}

fn fewer_lines(best: &mut Program, fails: &mut dyn FnMut(&Program) -> bool) {
    for at in 0..best.nodes.len() {
        let mut line = 0;
        while let Node::Code(lines) = &best.nodes[at]
            && line < lines.len()
        {
            // Without its wait a load is no legal program.
            let is_wait = lines[line].starts_with("s_wait");
            let shorter = !is_wait
                && keep_if(best, fails, |program| {
                    if let Node::Code(lines) = &mut program.nodes[at] {
                        lines.remove(line);
                    }
                });
            if !shorter {
                line += 1;
            }
        }
    }
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
}
