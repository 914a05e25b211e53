//! Where the dwords of a lane lie in the banks (3.3.5.1, 12.5). A lane costs four adders of 32 bits and two narrower ones.

use super::distance::distances;
use super::operations::{AddressSource, Size};
use crate::config::InstructionSet;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::{generator_block, record};

record! {
    /// Where the current dword of a lane lies, or the part of it that is next.
    pub struct LdsPlace {
        /// Its bank.
        pub bank: Bits<5>,
        /// Its row.
        pub row: Bits<11>,
        /// Bytes of the word that are in range.
        pub bytes: Bits<4>,
        /// There are some.
        pub wants: Bit,
        /// Byte offset of the element in its first word.
        pub shift: Bits<2>,
        /// The element has a part in the next word.
        pub has_upper: Bit,
    }
}

generator_block! {
    /// Where the current dword of a lane lies and what of it is within the wave's share. A dword that is not aligned lies in
    /// two words: two parts. `group_rows` rows belong to the work-groups.
    pub struct LdsAddress(group_rows: usize, simds: usize, set: InstructionSet, parameters: usize, traps: bool, fours: usize) {
        /// The register in ADDR.
        in register: (Bits<32>),
        /// Source of the address.
        in source: (AddressSource),
        /// M0.
        in m0: (Bits<16>),
        /// Number of the lane in its wave.
        in number: (Bits<6>),
        /// Byte offset of the instruction.
        in offset: (Bits<18>),
        /// Address and offset are added modulo 2^17, of CDNA4 2^18: those of FLAT (11.2).
        in flat: (Bit),
        /// Dword behind the address.
        in dword: (Bits<2>),
        /// The address is that of a pair of dwords.
        in pair: (Bit),
        /// Where the lane's parameter is.
        in parameter: [Bits<32>; parameters],
        /// Of Sea Islands: of four of them.
        in of_four: [Bit; distances(set)],
        /// Dwords of an access.
        in dwords: [Bits<3>; fours],
        /// Element size.
        in size: (Size),
        /// The part in the next word.
        in upper_part: (Bit),
        /// It is stored: bytes out of range are left out, on Sea Islands all. A load wants all bytes or, when one is out of range, none.
        in stores: (Bit),
        /// First byte of the wave's share.
        in base: (Bits<18>),
        /// Its bytes.
        in limit: (Bits<18>),
        /// Data goes between lanes, through a dword of the lane's own or of the lane named.
        in crosses_lanes: (Bit),
        /// The named one's.
        in named: (Bit),
        /// It is named by the pattern.
        in swizzles: (Bit),
        /// The lane of the pattern.
        in swizzle_source: (Bits<6>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// SIMD.
        in simd: (Bits<2>),
        /// Where the part lies.
        out place: (LdsPlace),
        /// The low bits of the byte address, whatever the dword behind it.
        out low: (Bits<4>),
        /// Some of it is out of range.
        out outside: [Bit; usize::from(traps)],
        /// It and the other dwords of the access, of which it is the first, are aligned, in range and in four banks side by side.
        out fits: [Bit; fours],
    }
    |g| {
        let [register, m0, number, offset, dword] =
            ["register", "m0", "number", "offset", "dword"].map(|name| g.input(name));
        let thread = m0.zero_extend(32) + number.concat(&g.zero(2)).zero_extend(32);
        // Without an address M0 is one on Sea Islands (SQ_DS, DS_APPEND).
        let alone = match set {
            InstructionSet::Rdna4 => g.zero(32),
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => m0.zero_extend(32),
        };
        let source = g.input("source");
        let mut arms = vec![(AddressSource::Thread as u128, thread), (AddressSource::None as u128, alone)];
        arms.extend(g.inputs("parameter", parameters).into_iter().map(|address| (AddressSource::Parameter as u128, address)));
        let first = g.lookup(&source, &arms, &register) + offset.zero_extend(32);
        let first = match set {
            InstructionSet::Rdna4 => first,
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => {
                let aligned = first.slice(2, 30).concat(&g.zero(2));
                source.is_a(AddressSource::None).select(&aligned, &first)
            }
        };
        let width = match set {
            InstructionSet::Rdna4 | InstructionSet::SeaIslands => 17,
            InstructionSet::Cdna4 => 18,
        };
        let upper = first.slice(width, 32 - width).when(&!g.input("flat"));
        let first = g.name("first_byte", &upper.concat(&first.slice(0, width)));
        g.output("low", &first.slice(0, 4));
        let aligned = match set {
            InstructionSet::Rdna4 => first.slice(3, 13).concat(&g.zero(3)).zero_extend(32),
            InstructionSet::Cdna4 => first.slice(3, 29).concat(&g.zero(3)),
            InstructionSet::SeaIslands => {
                let third = first.bit(3) & !g.input("of_four_0");
                first.slice(4, 28).concat(&third.concat(&g.zero(3)))
            }
        };
        let first = g.input("pair").select(&aligned, &first);
        // Behind the last byte of 32 bits nothing is in range.
        let address = g.name("address", &(first.zero_extend(33) + dword.concat(&g.zero(2)).zero_extend(33)));
        let size = g.input("size");
        let needed = [!size.is_a(Size::Byte), size.is_a(Size::Dword)];
        let needed = g.concat(&[&needed[1], &needed[1], &needed[0], &g.constant(1, 1)]);
        // Bytes from the address to the limit: less than 2^18, in two's complement.
        let room = g.name("room", &(g.input("limit").zero_extend(19) - address.slice(0, 18).zero_extend(19)));
        let (four, low) = (room.slice(2, 16).any(), room.slice(0, 2));
        let behind_limit = room.msb() | address.slice(18, 15).any();
        let inside = [low.any(), low.bit(1), low.all(), g.zero(1)].map(|more| (&four | more) & !&behind_limit);
        let inside = g.name("bytes_inside", &(vector_of(g, &inside) & &needed));
        // All of them are, if the last one is.
        let last = [(Size::Byte as u128, low.any()), (Size::Half as u128, low.bit(1))];
        let all_inside = g.name("all_inside", &((&four | g.lookup(&size, &last, &g.zero(1))) & !&behind_limit));
        g.outputs("outside", &vec![!&all_inside; usize::from(traps)]);
        let whole = match set {
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => all_inside | g.input("stores"),
            InstructionSet::SeaIslands => all_inside,
        };
        let wanted = inside.when(&whole);
        let shift = address.slice(0, 2);
        let both = g.name("bytes_of_parts", &wanted.zero_extend(8).shift_left(&shift));
        let upper = g.input("upper_part");
        let word = address.slice(2, 16) + g.input("base").slice(2, 16) + upper.zero_extend(16);
        let fits = g.inputs("dwords", fours).into_iter().map(|dwords| {
            let dwords = dwords.zero_extend(16);
            let last = word.slice(0, 2).zero_extend(16) + &dwords;
            let in_range = !&behind_limit & !room.slice(2, 16).less(&dwords);
            !last.plus(3).slice(3, 13).any() & shift.none() & in_range
        });
        g.outputs("fits", &fits.collect::<Vec<_>>());

        let index = g.name("index", &(&register + offset.zero_extend(32)).slice(2, 6));
        let index = (index.bit(5) & g.input("wave64")).concat(&index.slice(0, 5));
        let index = g.input("swizzles").select(&g.input("swizzle_source"), &index);
        let lane = g.input("named").select(&index, &number);
        let simd = g.input("simd").slice(0, if simds > 2 { 2 } else { 1 });
        let own_row = simd.concat(&lane.bit(5)).zero_extend(11);
        let scratch = own_row.plus(group_rows as u128);
        let crosses = g.input("crosses_lanes");
        let bytes = upper.select(&both.slice(4, 4), &both.slice(0, 4));
        // The first byte is in the lower part, and in range if another one is.
        let has_upper = both.slice(4, 4).any();
        let place = LdsPlaceWires {
            bank: crosses.select(&lane.slice(0, 5), &word.slice(0, 5)),
            row: crosses.select(&scratch, &word.slice(5, 11)),
            bytes: bytes | crosses.repeat(4),
            wants: upper.select(&has_upper, &wanted.bit(0)) | &crosses,
            shift: shift.when(&!&crosses),
            has_upper: has_upper & !crosses,
        };
        g.output_of("place", &place);
    }
}
