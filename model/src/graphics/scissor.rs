//! Scissors: the rectangles outside which nothing is drawn (PA_SC_*_SCISSOR_*, PA_SC_CLIPRECT_*).

use super::fields::{
    pa_sc_cliprect_0_br, pa_sc_cliprect_0_tl, pa_sc_cliprect_rule, pa_sc_generic_scissor_br as generic_br,
    pa_sc_generic_scissor_tl as generic_tl, pa_sc_mode_cntl_0, pa_sc_screen_scissor_br as screen_br,
    pa_sc_screen_scissor_tl as screen_tl, pa_sc_vport_scissor_0_br as viewport_br,
    pa_sc_vport_scissor_0_tl as viewport_tl, pa_sc_window_offset as offset, pa_sc_window_scissor_br as window_br,
    pa_sc_window_scissor_tl as window_tl,
};
use super::registers::RegisterFile;

/// Every pixel is visible whichever rectangles it lies in.
const ALL_VISIBLE: u32 = 0xffff;
/// Bytes from a viewport's scissor to the next one's, and from a clip rectangle to the next.
const STEP: u32 = 8;

/// A rectangle of pixels, right and lower end excluded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rectangle {
    /// Left, right, top, bottom.
    pub sides: [i32; 4],
}

impl Rectangle {
    fn meet(self, other: Rectangle) -> Rectangle {
        let ([a, b, c, d], [e, f, g, h]) = (self.sides, other.sides);
        Rectangle { sides: [a.max(e), b.min(f), c.max(g), d.min(h)] }
    }

    fn moved(self, [x, y]: [i32; 2]) -> Rectangle {
        let [a, b, c, d] = self.sides;
        Rectangle { sides: [a + x, b + x, c + y, d + y] }
    }

    /// Whether a pixel lies in it.
    pub fn contains(&self, x: i32, y: i32) -> bool {
        let [left, right, top, bottom] = self.sides;
        (left..right).contains(&x) && (top..bottom).contains(&y)
    }
}

/// The scissors of a draw.
#[derive(Debug, Clone)]
pub struct Scissors {
    /// What each viewport leaves.
    viewports: [Rectangle; 16],
    rule: u32,
    clip: [Rectangle; 4],
}

impl Scissors {
    /// Reads the registers of all scissors.
    pub fn decode(registers: &RegisterFile) -> Scissors {
        let get = |field| registers.get(field) as i32;
        let signed = |field| i32::from(registers.get(field) as u16 as i16);
        let by = [signed(offset::WINDOW_X_OFFSET), signed(offset::WINDOW_Y_OFFSET)];
        let moves = |disable, rectangle: Rectangle| {
            if registers.is_set(disable) { rectangle } else { rectangle.moved(by) }
        };
        let screen = Rectangle {
            sides: [signed(screen_tl::TL_X), signed(screen_br::BR_X), signed(screen_tl::TL_Y), signed(screen_br::BR_Y)],
        };
        let window = Rectangle {
            sides: [get(window_tl::TL_X), get(window_br::BR_X), get(window_tl::TL_Y), get(window_br::BR_Y)],
        };
        let generic = Rectangle {
            sides: [get(generic_tl::TL_X), get(generic_br::BR_X), get(generic_tl::TL_Y), get(generic_br::BR_Y)],
        };
        let all = screen
            .meet(moves(window_tl::WINDOW_OFFSET_DISABLE, window))
            .meet(moves(generic_tl::WINDOW_OFFSET_DISABLE, generic));
        let uses_viewports = registers.is_set(pa_sc_mode_cntl_0::VPORT_SCISSOR_ENABLE);
        let viewport = |number: u32| {
            let sides = [viewport_tl::TL_X, viewport_br::BR_X, viewport_tl::TL_Y, viewport_br::BR_Y];
            let rectangle = Rectangle { sides: sides.map(|field| get(field.at(number, STEP))) };
            let disable = viewport_tl::WINDOW_OFFSET_DISABLE.at(number, STEP);
            if uses_viewports { all.meet(moves(disable, rectangle)) } else { all }
        };
        let clip = |number: u32| {
            let [low, high] = [pa_sc_cliprect_0_tl::WORD, pa_sc_cliprect_0_br::WORD]
                .map(|field| registers.get(field.at(number, STEP)));
            let part = |word: u32, shift: u32| (word >> shift & 0x7fff) as i32;
            Rectangle { sides: [part(low, 0), part(high, 0), part(low, 16), part(high, 16)] }.moved(by)
        };
        Scissors {
            viewports: std::array::from_fn(|number| viewport(number as u32)),
            rule: registers.get(pa_sc_cliprect_rule::CLIP_RULE),
            clip: std::array::from_fn(|number| clip(number as u32)),
        }
    }

    /// What a viewport leaves; clip rectangles come on top.
    pub fn rectangle(&self, viewport: u32) -> Rectangle {
        self.viewports[viewport as usize & 15]
    }

    /// Whether the clip rectangles let a pixel through: the flags of those that it lies in select a bit of the rule.
    pub fn clip_rectangles_show(&self, x: i32, y: i32) -> bool {
        let flags = || (0..4).fold(0, |flags, index| flags | u32::from(self.clip[index].contains(x, y)) << index);
        self.rule == ALL_VISIBLE || self.rule >> flags() & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn all_scissors_hold_and_the_window_offset_moves_those_that_do_not_refuse() {
        let mut registers = RegisterFile::default();
        for (field, value) in [
            (window_tl::WORD, 0),
            (window_br::WORD, 64 << 16 | 64),
            (offset::WORD, 2 << 16 | 0xffff),
            (viewport_tl::WORD, 0x8000_0000 | 10 << 16 | 10),
            (viewport_br::WORD, 40 << 16 | 30),
            (pa_sc_mode_cntl_0::WORD, 2),
        ] {
            assert!(registers.write(field.address, value).is_ok());
        }
        let scissors = Scissors::decode(&registers);
        assert_eq!(scissors.rectangle(0).sides, [10, 30, 10, 40]);
        assert_eq!(scissors.rectangle(1).sides, [0, 63, 2, 66]);
        assert!(scissors.clip_rectangles_show(0, 0));
    }
}
