//! A queue in flip-flops whose entries are all seen at once: what is behind the oldest one moves up when that leaves.

use tombolo_netlist::builder::{Builder, Wire};

/// What the queue holds after a cycle, the oldest first: which entries are valid (1 bit each), and they. `entering` comes behind the last one; whoever lets it
/// enter sees to it that there is room.
pub fn after(
    g: &Builder,
    valid: &[Wire],
    entries: &[Wire],
    leaves: &Wire,
    enters: &Wire,
    entering: &Wire,
) -> (Vec<Wire>, Vec<Wire>) {
    let mut all_before_stay = g.constant(1, 1);
    let next = valid.iter().zip(entries).enumerate().map(|(at, (own_valid, own))| {
        let (stays, kept) = match entries.get(at + 1) {
            Some(behind) => (leaves.select(&valid[at + 1], own_valid), leaves.select(behind, own)),
            None => (own_valid & !leaves, own.clone()),
        };
        let is_valid = &stays | enters & &all_before_stay;
        all_before_stay = stays.clone();
        (is_valid, stays.select(&kept, entering))
    });
    next.unzip()
}
