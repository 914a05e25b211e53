// head_trace: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module head_trace (
  input wire [15:0] granted_0,
  input wire [15:0] granted_1,
  input wire [15:0] granted_2,
  input wire [15:0] granted_3,
  input wire [15:0] granted_4,
  input wire [15:0] granted_5,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire [47:0] pc_4,
  input wire [47:0] pc_5,
  input wire [47:0] pc_6,
  input wire [47:0] pc_7,
  input wire [47:0] pc_8,
  input wire [47:0] pc_9,
  input wire [47:0] pc_10,
  input wire [47:0] pc_11,
  input wire [47:0] pc_12,
  input wire [47:0] pc_13,
  input wire [47:0] pc_14,
  input wire [47:0] pc_15,
  output wire [47:0] head_pc_0,
  output wire [47:0] head_pc_1,
  output wire [47:0] head_pc_2,
  output wire [47:0] head_pc_3,
  output wire [47:0] head_pc_4,
  output wire [47:0] head_pc_5
);

  wire [47:0] disjunction_1 = (pc_0 & {48{granted_0[0]}}) | (pc_1 & {48{granted_0[1]}}) | (pc_2 & {48{granted_0[2]}});
  wire [47:0] disjunction_2 = disjunction_1 | (pc_3 & {48{granted_0[3]}}) | (pc_4 & {48{granted_0[4]}});
  wire [47:0] disjunction_3 = disjunction_2 | (pc_5 & {48{granted_0[5]}}) | (pc_6 & {48{granted_0[6]}});
  wire [47:0] disjunction_4 = disjunction_3 | (pc_7 & {48{granted_0[7]}}) | (pc_8 & {48{granted_0[8]}});
  wire [47:0] disjunction_5 = disjunction_4 | (pc_9 & {48{granted_0[9]}}) | (pc_10 & {48{granted_0[10]}});
  wire [47:0] disjunction_6 = disjunction_5 | (pc_11 & {48{granted_0[11]}}) | (pc_12 & {48{granted_0[12]}});
  wire [47:0] disjunction_7 = disjunction_6 | (pc_13 & {48{granted_0[13]}}) | (pc_14 & {48{granted_0[14]}});

  assign head_pc_0 = disjunction_7 | (pc_15 & {48{granted_0[15]}});

  wire [47:0] disjunction_8 = (pc_0 & {48{granted_1[0]}}) | (pc_1 & {48{granted_1[1]}}) | (pc_2 & {48{granted_1[2]}});
  wire [47:0] disjunction_9 = disjunction_8 | (pc_3 & {48{granted_1[3]}}) | (pc_4 & {48{granted_1[4]}});
  wire [47:0] disjunction_10 = disjunction_9 | (pc_5 & {48{granted_1[5]}}) | (pc_6 & {48{granted_1[6]}});
  wire [47:0] disjunction_11 = disjunction_10 | (pc_7 & {48{granted_1[7]}}) | (pc_8 & {48{granted_1[8]}});
  wire [47:0] disjunction_12 = disjunction_11 | (pc_9 & {48{granted_1[9]}}) | (pc_10 & {48{granted_1[10]}});
  wire [47:0] disjunction_13 = disjunction_12 | (pc_11 & {48{granted_1[11]}}) | (pc_12 & {48{granted_1[12]}});
  wire [47:0] disjunction_14 = disjunction_13 | (pc_13 & {48{granted_1[13]}}) | (pc_14 & {48{granted_1[14]}});

  assign head_pc_1 = disjunction_14 | (pc_15 & {48{granted_1[15]}});

  wire [47:0] disjunction_15 = (pc_0 & {48{granted_2[0]}}) | (pc_1 & {48{granted_2[1]}}) | (pc_2 &
      {48{granted_2[2]}});
  wire [47:0] disjunction_16 = disjunction_15 | (pc_3 & {48{granted_2[3]}}) | (pc_4 & {48{granted_2[4]}});
  wire [47:0] disjunction_17 = disjunction_16 | (pc_5 & {48{granted_2[5]}}) | (pc_6 & {48{granted_2[6]}});
  wire [47:0] disjunction_18 = disjunction_17 | (pc_7 & {48{granted_2[7]}}) | (pc_8 & {48{granted_2[8]}});
  wire [47:0] disjunction_19 = disjunction_18 | (pc_9 & {48{granted_2[9]}}) | (pc_10 & {48{granted_2[10]}});
  wire [47:0] disjunction_20 = disjunction_19 | (pc_11 & {48{granted_2[11]}}) | (pc_12 & {48{granted_2[12]}});
  wire [47:0] disjunction_21 = disjunction_20 | (pc_13 & {48{granted_2[13]}}) | (pc_14 & {48{granted_2[14]}});

  assign head_pc_2 = disjunction_21 | (pc_15 & {48{granted_2[15]}});

  wire [47:0] disjunction_22 = (pc_0 & {48{granted_3[0]}}) | (pc_1 & {48{granted_3[1]}}) | (pc_2 &
      {48{granted_3[2]}});
  wire [47:0] disjunction_23 = disjunction_22 | (pc_3 & {48{granted_3[3]}}) | (pc_4 & {48{granted_3[4]}});
  wire [47:0] disjunction_24 = disjunction_23 | (pc_5 & {48{granted_3[5]}}) | (pc_6 & {48{granted_3[6]}});
  wire [47:0] disjunction_25 = disjunction_24 | (pc_7 & {48{granted_3[7]}}) | (pc_8 & {48{granted_3[8]}});
  wire [47:0] disjunction_26 = disjunction_25 | (pc_9 & {48{granted_3[9]}}) | (pc_10 & {48{granted_3[10]}});
  wire [47:0] disjunction_27 = disjunction_26 | (pc_11 & {48{granted_3[11]}}) | (pc_12 & {48{granted_3[12]}});
  wire [47:0] disjunction_28 = disjunction_27 | (pc_13 & {48{granted_3[13]}}) | (pc_14 & {48{granted_3[14]}});

  assign head_pc_3 = disjunction_28 | (pc_15 & {48{granted_3[15]}});

  wire [47:0] disjunction_29 = (pc_0 & {48{granted_4[0]}}) | (pc_1 & {48{granted_4[1]}}) | (pc_2 &
      {48{granted_4[2]}});
  wire [47:0] disjunction_30 = disjunction_29 | (pc_3 & {48{granted_4[3]}}) | (pc_4 & {48{granted_4[4]}});
  wire [47:0] disjunction_31 = disjunction_30 | (pc_5 & {48{granted_4[5]}}) | (pc_6 & {48{granted_4[6]}});
  wire [47:0] disjunction_32 = disjunction_31 | (pc_7 & {48{granted_4[7]}}) | (pc_8 & {48{granted_4[8]}});
  wire [47:0] disjunction_33 = disjunction_32 | (pc_9 & {48{granted_4[9]}}) | (pc_10 & {48{granted_4[10]}});
  wire [47:0] disjunction_34 = disjunction_33 | (pc_11 & {48{granted_4[11]}}) | (pc_12 & {48{granted_4[12]}});
  wire [47:0] disjunction_35 = disjunction_34 | (pc_13 & {48{granted_4[13]}}) | (pc_14 & {48{granted_4[14]}});

  assign head_pc_4 = disjunction_35 | (pc_15 & {48{granted_4[15]}});

  wire [47:0] disjunction_36 = (pc_0 & {48{granted_5[0]}}) | (pc_1 & {48{granted_5[1]}}) | (pc_2 &
      {48{granted_5[2]}});
  wire [47:0] disjunction_37 = disjunction_36 | (pc_3 & {48{granted_5[3]}}) | (pc_4 & {48{granted_5[4]}});
  wire [47:0] disjunction_38 = disjunction_37 | (pc_5 & {48{granted_5[5]}}) | (pc_6 & {48{granted_5[6]}});
  wire [47:0] disjunction_39 = disjunction_38 | (pc_7 & {48{granted_5[7]}}) | (pc_8 & {48{granted_5[8]}});
  wire [47:0] disjunction_40 = disjunction_39 | (pc_9 & {48{granted_5[9]}}) | (pc_10 & {48{granted_5[10]}});
  wire [47:0] disjunction_41 = disjunction_40 | (pc_11 & {48{granted_5[11]}}) | (pc_12 & {48{granted_5[12]}});
  wire [47:0] disjunction_42 = disjunction_41 | (pc_13 & {48{granted_5[13]}}) | (pc_14 & {48{granted_5[14]}});

  assign head_pc_5 = disjunction_42 | (pc_15 & {48{granted_5[15]}});

endmodule

`default_nettype wire
