//! Ray tracing (10.9): a ray of each lane against a node of a bounding volume hierarchy. The texture unit hands it the instruction, as it does
//! with a sample; what it finds goes the way of answers.
//!
//! ```text
//!   values       address VGPRs of the lanes   ->  node pointer; origin, direction, reciprocals, extent as binary32
//!   node         two lines of memory          ->  a corner of a triangle or of a box, a child, the last word
//!   program      step by step                 ->  what is computed of a triangle, and of a box
//!   arithmetic   two numbers                  ->  sum, product, smaller, larger one; a step a clock, in two stages
//!   order        children that are hit        ->  the same sorted
//!   unit         one lane after the other
//! ```
//!
//! A lane takes some 70 clocks for a triangle and 140 for a node of boxes, besides those of its lines, which the next lane finds if its node is the same.

pub mod arithmetic;
pub mod node;
pub mod order;
pub mod program;
pub mod unit;
pub mod values;
