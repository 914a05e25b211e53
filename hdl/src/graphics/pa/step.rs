//! A step of the program of PA: what is computed of which numbers, where the result goes, or what it controls.

use super::place::Room;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

choice! {
    /// What a step does.
    pub enum Function {
        /// Counters and where it goes on.
        Control,
        /// `a * b + c`
        Fused,
        /// `a / b`
        Divide,
        /// `b` where `a` is below it or a NaN, else `a`.
        Most,
        /// `b` where `a` is above it or a NaN, else `a`.
        Least,
        /// The smallest difference of depths where `a` is the largest one (PA_SU_POLY_OFFSET_DB_FMT_CNTL).
        Unit,
        /// An integer of the grid.
        Whole,
        /// `a` where `c` is positive and finite, else `b`.
        WherePositive,
    }
}

choice! {
    /// Numbers beside those in [`Room`]s.
    pub enum Outside {
        /// None: the number has a place.
        Placed,
        /// A register.
        Register,
        /// A part of the plane.
        Plane,
        /// What the plane's distance begins with.
        Before,
        /// The distance of a vertex from the plane.
        Distance,
        /// The distance of the corner's own vertex from it.
        OwnDistance,
        /// A word of the corner's own vertex.
        Vertex,
        /// A word of the vertex of that number.
        OfVertex,
        /// 1 for the corner of that number, 0 for others.
        Identity,
        /// 0.
        Zero,
        /// -0.
        MinusZero,
    }
}

choice! {
    /// How often a step is done.
    pub enum Repeat {
        /// Once.
        Once,
        /// For each corner of the polygon.
        Corners,
        /// For each corner of the triangle.
        Triangle,
    }
}

choice! {
    /// What a result is looked at for.
    pub enum Check {
        /// Nothing.
        Nothing,
        /// The primitive is lost if it is not finite.
        Finite,
        /// The primitive is lost if it is a NaN.
        Number,
        /// On which side of the plane the corner is.
        Side,
    }
}

choice! {
    /// What a step that controls does.
    pub enum Command {
        /// Nothing.
        Nothing,
        /// Planes anew: those that cull.
        Culling,
        /// Planes anew: those that clip.
        Clipping,
        /// The next plane; again until there is one that is enabled.
        NextPlane,
        /// The edges of the polygon anew.
        FirstEdge,
        /// A corner has been made.
        Made,
        /// The next edge.
        NextEdge,
        /// What has been made is the polygon.
        Swap,
        /// The first triangle.
        FirstTriangle,
        /// The next triangle.
        NextTriangle,
        /// Edges on the grid.
        Edges,
        /// The shape is handed on.
        Emit,
        /// The primitive is done.
        Finish,
        /// It is an error: a vertex out of range.
        OutOfRange,
        /// It is an error: too many corners.
        TooManyCorners,
    }
}

choice! {
    /// When a step leads elsewhere.
    pub enum Condition {
        /// Never.
        Never,
        /// Always.
        Always,
        /// Its vertices say that it is not to be drawn.
        Killed,
        /// There is no other plane.
        NoPlane,
        /// The plane is a distance of vertices.
        IsDistance,
        /// All corners are outside the plane.
        AllOutside,
        /// Nothing is clipped.
        NotClipped,
        /// All corners are inside.
        AllInside,
        /// None is inside.
        NoneInside,
        /// It is a point.
        IsPoint,
        /// Both corners of the edge are on one side.
        SameSide,
        /// The second corner of the edge is outside.
        Outside,
        /// There are more edges.
        MoreEdges,
        /// Fewer than three corners are left.
        FewCorners,
        /// More than 32 are.
        ManyCorners,
        /// W comes as 1/W (PA_CL_VTE_CNTL.VTX_W0_FMT clear).
        WIsInverse,
        /// X and Y are divided already (VTX_XY_FMT).
        XyDivided,
        /// Z is (VTX_Z_FMT).
        ZDivided,
        /// The size of points is that of a register.
        OneSize,
        /// The triangle has no place on the screen.
        Lost,
        /// A vertex of it is out of range.
        Beyond,
        /// It has no area, or is culled.
        NotSeen,
        /// No polygon offset.
        NoOffset,
        /// The unit of the offset does not depend on depth.
        FixedUnit,
        /// The offset has no upper limit.
        NoUpperLimit,
        /// It has no lower one.
        NoLowerLimit,
        /// Attributes that are linear on the screen have the weights of the others.
        SameWeights,
        /// There is another triangle.
        MoreTriangles,
    }
}

/// Registers as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Register {
    /// PA_CL_VPORT_XSCALE, 1 where it is not enabled; the other five follow.
    Viewport = 0,
    /// Half a pixel where PA_SU_VTX_CNTL.PIX_CENTER is clear.
    Half = 6,
    /// PA_SC_WINDOW_OFFSET.WINDOW_X_OFFSET, where it moves vertices.
    WindowX = 7,
    /// And WINDOW_Y_OFFSET.
    WindowY = 8,
    /// Half of 1.
    OneHalf = 9,
    /// PA_SU_POINT_SIZE.WIDTH
    PointWidth = 10,
    /// PA_SU_POINT_SIZE.HEIGHT
    PointHeight = 11,
    /// PA_SU_POINT_MINMAX.MIN_SIZE
    PointLeast = 12,
    /// PA_SU_POINT_MINMAX.MAX_SIZE, or MIN_SIZE if that is larger.
    PointMost = 13,
    /// PA_SU_POLY_OFFSET_*_SCALE of the side that is shown.
    OffsetScale = 14,
    /// PA_SU_POLY_OFFSET_*_OFFSET of that side.
    OffsetConstant = 15,
    /// PA_SU_POLY_OFFSET_CLAMP
    OffsetClamp = 16,
    /// Sixteenths of a pixel on the grid.
    Sixteenths = 17,
}

/// Integers of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integer {
    /// Twice the area.
    Area = 0,
    /// From the first corner to the second one, column.
    SecondX = 1,
    /// And row.
    SecondY = 2,
    /// From the first corner to the third one, column.
    ThirdX = 3,
    /// And row.
    ThirdY = 4,
}

/// Bits of the number of a step.
pub const NUMBER: usize = 8;

record! {
    /// A step.
    pub struct Step {
        /// What it does.
        pub function: Function,
        /// It waits until no result is under way.
        pub waits: Bit,
        /// How often it is done.
        pub repeat: Repeat,
        /// Without repetition: the corner of the triangle.
        pub slot: Bits<2>,
        /// First number.
        pub a_room: Room,
        /// Which.
        pub a_number: Bits<7>,
        /// Second number.
        pub b_room: Room,
        /// What else it is.
        pub b_outside: Outside,
        /// Which.
        pub b_number: Bits<7>,
        /// Third number.
        pub c_room: Room,
        /// What else it is.
        pub c_outside: Outside,
        /// Which.
        pub c_number: Bits<7>,
        /// The product's sign changes.
        pub negates_product: Bit,
        /// The third number's sign changes.
        pub negates_addend: Bit,
        /// Signs of the first and second number do not count.
        pub magnitudes: Bit,
        /// The result is rounded to binary32.
        pub single: Bit,
        /// It is kept.
        pub keeps: Bit,
        /// Where.
        pub to_room: Room,
        /// Which.
        pub to_number: Bits<7>,
        /// It is a number for the planes.
        pub is_plane: Bit,
        /// Which, of the first corner.
        pub plane: Bits<5>,
        /// It is a coordinate of the grid.
        pub snaps: Bit,
        /// Of its rows, as against columns.
        pub rows: Bit,
        /// What it is looked at for.
        pub check: Check,
        /// What a step that controls does.
        pub command: Command,
        /// When it leads elsewhere.
        pub condition: Condition,
        /// Where.
        pub target: Bits<{ NUMBER }>,
    }
}
