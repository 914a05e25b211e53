//! What PA takes: its registers, and a primitive.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What a primitive is.
    pub enum Kind {
        /// One vertex.
        Point,
        /// Three.
        Triangle,
        /// Three corners of a rectangle along the axes.
        Rectangle,
        /// Two vertices, the first one again as the third.
        Line,
    }
}

choice! {
    /// Why a primitive is not drawn but an error.
    pub enum PaError {
        /// It is none.
        Nothing,
        /// A vertex is farther than 32768 pixels from the origin, the range that set-up has.
        Range,
        /// Clipping makes a polygon of more than 32 corners, as only corners that are not finite do.
        Corners,
    }
}

choice! {
    /// Of the state, what is not drawn.
    pub enum PaRefusal {
        /// All is.
        Nothing,
        /// Polygons as points or lines (PA_SU_SC_MODE_CNTL.POLY_MODE).
        PolygonMode,
    }
}

record! {
    /// Registers of clipping and set-up; those of a viewport are those of the primitive's one.
    pub struct PaState {
        /// PA_CL_CLIP_CNTL.
        pub clip_cntl: Bits<32>,
        /// PA_CL_VS_OUT_CNTL.
        pub vs_out_cntl: Bits<32>,
        /// PA_CL_GB_HORZ_CLIP_ADJ.
        pub gb_horz_clip_adj: Bits<32>,
        /// PA_CL_GB_VERT_CLIP_ADJ.
        pub gb_vert_clip_adj: Bits<32>,
        /// PA_CL_VTE_CNTL.
        pub vte_cntl: Bits<32>,
        /// PA_CL_VPORT_XSCALE_n.
        pub vport_xscale: Bits<32>,
        /// PA_CL_VPORT_XOFFSET_n.
        pub vport_xoffset: Bits<32>,
        /// PA_CL_VPORT_YSCALE_n.
        pub vport_yscale: Bits<32>,
        /// PA_CL_VPORT_YOFFSET_n.
        pub vport_yoffset: Bits<32>,
        /// PA_CL_VPORT_ZSCALE_n.
        pub vport_zscale: Bits<32>,
        /// PA_CL_VPORT_ZOFFSET_n.
        pub vport_zoffset: Bits<32>,
        /// PA_SU_VTX_CNTL.
        pub vtx_cntl: Bits<32>,
        /// PA_SC_WINDOW_OFFSET.
        pub window_offset: Bits<32>,
        /// PA_SU_SC_MODE_CNTL.
        pub sc_mode_cntl: Bits<32>,
        /// PA_SC_EDGERULE.
        pub edgerule: Bits<32>,
        /// PA_SU_POINT_SIZE.
        pub point_size: Bits<32>,
        /// PA_SU_POINT_MINMAX.
        pub point_minmax: Bits<32>,
        /// PA_SU_LINE_CNTL.
        pub line_cntl: Bits<32>,
        /// PA_SC_LINE_CNTL.
        pub sc_line_cntl: Bits<32>,
        /// PA_SU_POLY_OFFSET_DB_FMT_CNTL.
        pub poly_offset_db_fmt_cntl: Bits<32>,
        /// PA_SU_POLY_OFFSET_CLAMP.
        pub poly_offset_clamp: Bits<32>,
        /// PA_SU_POLY_OFFSET_FRONT_SCALE.
        pub poly_offset_front_scale: Bits<32>,
        /// PA_SU_POLY_OFFSET_FRONT_OFFSET.
        pub poly_offset_front_offset: Bits<32>,
        /// PA_SU_POLY_OFFSET_BACK_SCALE.
        pub poly_offset_back_scale: Bits<32>,
        /// PA_SU_POLY_OFFSET_BACK_OFFSET.
        pub poly_offset_back_offset: Bits<32>,
    }
}

impl PaStateWires {
    /// Points have the size that their vertices say (VS_OUT_MISC_VEC_ENA, USE_VTX_POINT_SIZE).
    pub fn vertices_have_sizes(&self) -> Wire {
        self.vs_out_cntl.bit(21) & self.vs_out_cntl.bit(16)
    }
}

generator_block! {
    /// What of the state is refused.
    pub struct PaCheck() {
        /// Registers.
        in state: (PaState),
        /// That.
        out refusal: (PaRefusal),
    }
    |g| {
        let mode = g.input_of::<PaState>("state").sc_mode_cntl;
        // Type 2 is filled.
        let other = mode.slice(3, 2).any() & !(mode.slice(5, 3).is(2) & mode.slice(8, 3).is(2));
        let refusal = |refusal: PaRefusal| g.constant_of(refusal);
        g.output("refusal", &other.select(&refusal(PaRefusal::PolygonMode), &refusal(PaRefusal::Nothing)));
    }
}
