//! The timing of memory: requests and responses of whole lines with ids, as the compute unit's port sees them.
//!
//! Requests take effect in the order in which they are accepted, so responses may be delivered in any order without two
//! accesses to one address ever being swapped.

use super::{AddressSpace, Line, Violation};
use crate::random::SplitMix64;

/// How fast memory answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PortTiming {
    /// Cycles from the acceptance of a request to its response, at least 1.
    pub latency: u32,
    /// A request is accepted at most every so many cycles, at least 1.
    pub cycles_per_line: u32,
    /// The order of responses.
    pub order: Order,
}

/// The order in which responses are delivered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// As accepted.
    InOrder,
    /// Each response is late by a pseudo-random 0 to `spread` cycles and may overtake others.
    Shuffled {
        /// Largest extra latency in cycles.
        spread: u32,
        /// Start of the pseudo-random sequence; the same seed gives the same order.
        seed: u64,
    },
}

impl Default for PortTiming {
    /// A fixed latency in the order of an L2 hit as the compute unit's own pipeline leaves it, a line every cycle.
    fn default() -> Self {
        Self { latency: 100, cycles_per_line: 1, order: Order::InOrder }
    }
}

/// A read or a byte-masked write of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Comes back with the response.
    pub id: u64,
    /// Address of the line, a multiple of [`super::LINE_BYTES`].
    pub address: u64,
    /// A bit for each byte that is wanted or written; a read without any takes what is there, and nothing is refused.
    pub mask: u64,
    /// The data of a write; a read has none.
    pub write: Option<Line>,
    /// A read of scalar memory, whose bounds are [`super::Bounds`].
    pub scalar: bool,
}

/// The answer to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// The id of the request.
    pub id: u64,
    /// The line of a read; 0 for a write and for a read that was refused.
    pub data: Line,
    /// The request lay outside every region and had no effect.
    pub refused: bool,
    /// A read: not every byte of the line lies in a region.
    pub partial: bool,
}

/// A refused request: which one and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortViolation {
    /// The id of the request.
    pub id: u64,
    /// Cycle of its acceptance.
    pub cycle: u64,
    /// The first address that was refused, and why.
    pub violation: Violation,
}

/// The memory side of the port. In each cycle: present [`MemoryPort::response`] and [`MemoryPort::ready`], then call
/// [`MemoryPort::tick`] with what was handed over.
#[derive(Debug, Clone)]
pub struct MemoryPort {
    timing: PortTiming,
    cycle: u64,
    next_accept: u64,
    random: SplitMix64,
    /// Responses under way with the cycle from which they may be delivered, in the order of delivery.
    under_way: std::collections::VecDeque<(u64, Response)>,
    violations: Vec<PortViolation>,
    /// Of a refused request the bytes that are there are read or written.
    is_lenient: bool,
}

impl MemoryPort {
    /// A port with nothing under way.
    pub fn new(timing: PortTiming) -> Self {
        let seed = match timing.order {
            Order::InOrder => 0,
            Order::Shuffled { seed, .. } => seed,
        };
        let random = SplitMix64::new(seed);
        Self {
            timing,
            cycle: 0,
            next_accept: 0,
            random,
            under_way: Default::default(),
            violations: Vec::new(),
            is_lenient: false,
        }
    }

    /// The same, but of a refused request the bytes that are there are read or written, where a trap handler may take the violation.
    pub fn lenient(timing: PortTiming) -> Self {
        Self { is_lenient: true, ..Self::new(timing) }
    }

    /// Whether a request is accepted in this cycle.
    pub fn ready(&self) -> bool {
        self.cycle >= self.next_accept
    }

    /// The response offered in this cycle; it stays until it is taken.
    pub fn response(&self) -> Option<&Response> {
        self.under_way.front().filter(|(due, _)| *due <= self.cycle).map(|(_, response)| response)
    }

    /// Nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.under_way.is_empty()
    }

    /// Requests refused so far, in the order of acceptance.
    pub fn violations(&self) -> &[PortViolation] {
        &self.violations
    }

    /// The first request that was refused, which is then forgotten.
    pub fn take_violation(&mut self) -> Option<PortViolation> {
        (!self.violations.is_empty()).then(|| self.violations.remove(0))
    }

    /// Ends a cycle: `taken` says that the offered response was taken, `request` is what was handed over while ready.
    pub fn tick(&mut self, space: &mut AddressSpace, taken: bool, request: Option<Request>) {
        if taken && self.response().is_some() {
            self.under_way.pop_front();
        }
        if let Some(request) = request {
            self.next_accept = self.cycle + u64::from(self.timing.cycles_per_line.max(1));
            let due = self.cycle + u64::from(self.timing.latency.max(1)) + self.lateness();
            let response = self.perform(space, request);
            let at = self.under_way.partition_point(|(other, _)| *other <= due);
            self.under_way.insert(at, (due, response));
        }
        self.cycle += 1;
    }

    fn perform(&mut self, space: &mut AddressSpace, request: Request) -> Response {
        let Request { id, address, mask, write, scalar } = request;
        let mask = if scalar { space.scalar_mask(address, mask) } else { mask };
        let speculative = write.is_none() && mask == 0;
        let partial = write.is_none() && space.read_line(address, u64::MAX).is_err();
        let lenient_write = write.filter(|_| self.is_lenient);
        let result = match write {
            None => space.read_line(address, mask),
            Some(line) => space.write_line(address, &line, mask).map(|()| [0; super::LINE_BYTES]),
        };
        let refused = result.is_err();
        let data = result.unwrap_or_else(|violation| {
            if !speculative {
                self.violations.push(PortViolation { id, cycle: self.cycle, violation });
            }
            match (lenient_write, self.is_lenient) {
                (None, true) => space.read_line(address, 0).unwrap_or([0; super::LINE_BYTES]),
                (Some(line), _) => {
                    space.write_what_is_there(address, &line, mask);
                    [0; super::LINE_BYTES]
                }
                (None, false) => [0; super::LINE_BYTES],
            }
        });
        Response { id, data, refused, partial }
    }

    fn lateness(&mut self) -> u64 {
        let Order::Shuffled { spread, .. } = self.timing.order else { return 0 };
        self.random.next_u64() % (u64::from(spread) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Access, LINE_BYTES};
    use super::*;
    use pretty_assertions::assert_eq;

    fn space() -> AddressSpace {
        let mut space = AddressSpace::default();
        space.insert("data", 0, (0..=255).collect(), Access::ReadWrite).unwrap();
        space
    }

    fn read(id: u64, address: u64) -> Request {
        Request { id, address, mask: 1, write: None, scalar: false }
    }

    /// Hands over every request as soon as the port is ready; returns (cycle, id) of every response.
    fn drive(timing: PortTiming, requests: Vec<Request>) -> Vec<(u64, u64)> {
        let (mut port, mut space, mut got) = (MemoryPort::new(timing), space(), Vec::new());
        let mut requests = requests.into_iter();
        for cycle in 0..200 {
            got.extend(port.response().map(|r| (cycle, r.id)));
            let request = if port.ready() { requests.next() } else { None };
            port.tick(&mut space, true, request);
        }
        got
    }

    #[test]
    fn latency_and_bandwidth_are_as_configured() {
        let timing = PortTiming { latency: 5, cycles_per_line: 3, order: Order::InOrder };
        assert_eq!(drive(timing, (0..3).map(|i| read(i, 0)).collect()), [(5, 0), (8, 1), (11, 2)]);
    }

    #[test]
    fn shuffled_responses_overtake_but_none_is_lost() {
        let timing = PortTiming { latency: 2, cycles_per_line: 1, order: Order::Shuffled { spread: 20, seed: 1 } };
        let got = drive(timing, (0..20).map(|i| read(i, 0)).collect());
        let mut ids: Vec<u64> = got.iter().map(|(_, id)| *id).collect();
        assert!(!ids.is_sorted(), "{ids:?}");
        ids.sort_unstable();
        assert_eq!(ids, (0..20).collect::<Vec<_>>());
    }

    #[test]
    fn a_response_waits_until_it_is_taken() {
        let timing = PortTiming { latency: 1, cycles_per_line: 1, order: Order::InOrder };
        let (mut port, mut space) = (MemoryPort::new(timing), space());
        port.tick(&mut space, false, Some(read(7, 64)));
        for _ in 0..3 {
            assert_eq!(port.response().map(|r| (r.id, r.data[0])), Some((7, 64)));
            port.tick(&mut space, false, None);
        }
        port.tick(&mut space, true, None);
        assert_eq!(port.response(), None);
    }

    #[test]
    fn a_read_sees_the_writes_accepted_before_it() {
        let timing = PortTiming { latency: 9, cycles_per_line: 1, order: Order::Shuffled { spread: 9, seed: 3 } };
        let (mut port, mut space) = (MemoryPort::new(timing), space());
        let write = Request { id: 1, address: 64, mask: 0b10, write: Some([0xee; LINE_BYTES]), scalar: false };
        port.tick(&mut space, true, Some(write));
        port.tick(&mut space, true, Some(read(2, 64)));
        let data = loop {
            match port.response() {
                Some(r) if r.id == 2 => break r.data,
                _ => port.tick(&mut space, true, None),
            }
        };
        assert_eq!(data[..3], [64, 0xee, 66]);
    }

    #[test]
    fn a_scalar_read_gets_zeros_where_only_its_page_exists() {
        let (mut port, mut space) = (MemoryPort::new(PortTiming { latency: 1, ..PortTiming::default() }), space());
        port.tick(&mut space, false, Some(Request { scalar: true, ..read(5, 0x200) }));
        assert!(port.response().is_some_and(|r| r.partial && r.data == [0; LINE_BYTES]));
        assert_eq!(port.violations(), []);
        port.tick(&mut space, true, Some(Request { scalar: true, ..read(6, 0x1000) }));
        assert_eq!(port.violations().len(), 1);
    }

    #[test]
    fn an_access_outside_is_refused_with_its_id_and_address() {
        let (mut port, mut space) = (MemoryPort::new(PortTiming { latency: 1, ..PortTiming::default() }), space());
        port.tick(&mut space, false, Some(read(5, 0x1000)));
        assert!(port.response().is_some_and(|r| r.refused && r.id == 5));
        assert_eq!(port.violations().len(), 1);
        assert_eq!((port.violations()[0].id, port.violations()[0].violation.address), (5, 0x1000));
    }
}
