//! Ray tracing (10.9): a ray of each lane against a node of a bounding volume hierarchy. The texture unit hands it the instruction, as it does
//! with a sample; what it finds goes the way of answers.
//!
//! ```text
//!   values            address VGPRs of the lanes   ->  node pointer; origin, direction, reciprocals, extent as binary32
//!   lines             numbers of lines             ->  the two lines of a node, kept for the next lane
//!   node              two lines of memory          ->  a corner of a triangle or of a box, a child, the last word
//!   program           step by step                 ->  what is computed of a triangle, and of a box
//!   stepping          a step's number              ->  numbers of the node, of the ray, and results
//!   arithmetic        two numbers                  ->  sum, product, smaller, larger one; a step a clock, in two stages
//!   result_registers  steps behind each other      ->  reciprocals, a turned origin, numbers that are told
//!   order             children that are hit        ->  the same sorted
//!   children          child by child               ->  those that are hit, in their places
//!   choice            base and offsets             ->  the one or two nodes of a lane, and their kinds
//!   quantized         a node of eight boxes        ->  a corner of a child, its pointer
//!   turn              number of a matrix           ->  its elements, for boxes in axes of their own
//!   primitives        pairs of triangles           ->  a coordinate of a vertex, numbers
//!   divider           two numbers                  ->  their quotient, a bit a clock
//!   answer            what is found                ->  dwords of VGPRs
//!   unit              one lane after the other
//! ```
//!
//! A lane takes some 70 clocks for a triangle and 140 for a node of boxes, besides those of its lines, which the next lane finds if its node is the same.
//! From a base it takes 90 more, for reciprocals, and a triangle of a pair as many again; a node of eight boxes takes 45 a child, and
//! 130 more where a matrix turns it.

pub mod answer;
pub mod arithmetic;
pub mod children;
pub mod choice;
pub mod divider;
pub mod lines;
pub mod node;
pub mod order;
pub mod primitives;
pub mod program;
pub mod quantized;
pub mod resource;
pub mod result_registers;
pub mod stepping;
pub mod turn;
pub mod unit;
pub mod values;
