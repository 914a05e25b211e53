//! Lines that vector memory puts together of several stores before they leave, where the machine does that: which instruction wrote which bytes of them.

use super::access::Share;
use std::collections::HashMap;

/// The lines that wait, by SIMD and line address, with what each store has put there, in this order.
#[derive(Debug, Clone, Default)]
pub struct JoinedStores(HashMap<(usize, u64), Vec<Share>>);

impl JoinedStores {
    /// A store puts bytes into the line at `address`.
    pub fn store(&mut self, address: u64, share: Share) {
        self.0.entry((share.origin.simd, address)).or_default().push(share);
    }

    /// These bytes of the line leave; answers whose they are. A line that begins anew while the last one is still on its way comes behind it.
    pub fn leave(&mut self, simd: usize, address: u64, bytes: u64) -> Vec<Share> {
        let Some(shares) = self.0.get_mut(&(simd, address)) else { return vec![] };
        let mut rest = bytes;
        let leaving = shares.iter().take_while(|share| {
            let leaves = rest != 0 && share.bytes & !rest == 0;
            rest &= !share.bytes;
            leaves
        });
        let count = leaving.count();
        let left = shares.drain(..count).collect();
        if shares.is_empty() {
            self.0.remove(&(simd, address));
        }
        left
    }
}

#[cfg(test)]
mod tests {
    use super::super::access::Origin;
    use super::*;
    use pretty_assertions::assert_eq;

    fn share(sequence: u64, bytes: u64) -> Share {
        Share { bytes, origin: Origin { simd: 1, slot: 2, sequence, ..Origin::default() } }
    }

    #[test]
    fn bytes_belong_to_the_store_that_put_them_into_the_line_that_leaves() {
        let mut joined = JoinedStores::default();
        joined.store(64, share(1, 0xf));
        joined.store(128, share(1, 0xf));
        joined.store(64, share(2, 0xf0));
        // The same bytes again, while the line is on its way.
        joined.store(64, share(3, 0xf));
        assert_eq!(joined.leave(1, 64, 0xff), [share(1, 0xf), share(2, 0xf0)]);
        assert_eq!(joined.leave(1, 64, 0xf), [share(3, 0xf)]);
        assert_eq!(joined.leave(1, 64, 0xf), []);
        assert_eq!(joined.leave(0, 128, 0xf), []);
        assert_eq!(joined.leave(1, 128, 0xf), [share(1, 0xf)]);
    }
}
