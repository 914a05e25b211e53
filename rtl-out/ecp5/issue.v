// issue: generator of hdl/src/front/issue.rs
// Written by Tombolo; change the source.

module issue (
  input wire ready_0,
  input wire ready_1,
  input wire ready_2,
  input wire ready_3,
  input wire [2:0] class_0,
  input wire [2:0] class_1,
  input wire [2:0] class_2,
  input wire [2:0] class_3,
  input wire [31:0] word0_0,
  input wire [31:0] word0_1,
  input wire [31:0] word0_2,
  input wire [31:0] word0_3,
  input wire [31:0] word1_0,
  input wire [31:0] word1_1,
  input wire [31:0] word1_2,
  input wire [31:0] word1_3,
  input wire [31:0] word2_0,
  input wire [31:0] word2_1,
  input wire [31:0] word2_2,
  input wire [31:0] word2_3,
  input wire [15:0] sequence_0,
  input wire [15:0] sequence_1,
  input wire [15:0] sequence_2,
  input wire [15:0] sequence_3,
  input wire unit_ready_0,
  input wire unit_ready_1,
  input wire unit_ready_2,
  input wire unit_ready_3,
  input wire unit_ready_4,
  input wire unit_ready_5,
  input wire [15:0] before_0,
  input wire [15:0] before_1,
  input wire [15:0] before_2,
  input wire [15:0] before_3,
  input wire [2:0] reserved_0,
  input wire [2:0] reserved_1,
  input wire [2:0] reserved_2,
  input wire [2:0] reserved_3,
  output wire grant_0,
  output wire grant_1,
  output wire grant_2,
  output wire grant_3,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire valid_4,
  output wire valid_5,
  output wire [15:0] granted_0,
  output wire [3:0] wave_1,
  output wire [3:0] wave_2,
  output wire [3:0] wave_3,
  output wire [3:0] wave_4,
  output wire [3:0] wave_5,
  output wire [31:0] unit_word0_1,
  output wire [31:0] unit_word0_2,
  output wire [31:0] unit_word0_3,
  output wire [31:0] unit_word0_4,
  output wire [31:0] unit_word0_5,
  output wire [31:0] unit_word1_1,
  output wire [31:0] unit_word1_2,
  output wire [31:0] unit_word1_3,
  output wire [31:0] unit_word1_4,
  output wire [31:0] unit_word1_5,
  output wire [31:0] unit_word2_3,
  output wire [31:0] unit_word2_4,
  output wire [15:0] unit_sequence_3,
  output wire [15:0] unit_sequence_4
);

  wire [3:0] flow_requests;
  wire [3:0] flow_grant;
  wire [3:0] salu_requests;
  wire [3:0] salu_grant;
  wire [3:0] smem_requests;
  wire [3:0] smem_grant;
  wire [3:0] valu_requests;
  wire [3:0] valu_grant;
  wire [3:0] vmem_requests;
  wire [3:0] vmem_grant;
  wire [3:0] lds_requests;
  wire [3:0] lds_grant;

  wire [3:0] joined_1 = {reserved_3 == 3'd1, reserved_2 == 3'd1, reserved_1 == 3'd1, reserved_0 == 3'd1};
  wire [3:0] joined_2 = {ready_3 & (class_3 == 3'd1) & unit_ready_0, ready_2 & (class_2 == 3'd1) & unit_ready_0,
      ready_1 & (class_1 == 3'd1) & unit_ready_0, ready_0 & (class_0 == 3'd1) & unit_ready_0};

  assign flow_requests = joined_2 & (joined_1 | (~{4{|joined_1}}));
  assign flow_grant = {flow_requests[3] & (~(|(flow_requests & before_3[3:0]))), flow_requests[2] &
      (~(|(flow_requests & before_2[3:0]))), flow_requests[1] & (~(|(flow_requests & before_1[3:0]))),
      flow_requests[0] & (~(|(flow_requests & before_0[3:0])))};
  assign granted_0 = {12'd0, flow_grant};

  wire [3:0] joined_3 = {reserved_3 == 3'd2, reserved_2 == 3'd2, reserved_1 == 3'd2, reserved_0 == 3'd2};
  wire [3:0] joined_4 = {ready_3 & (class_3 == 3'd2) & unit_ready_1, ready_2 & (class_2 == 3'd2) & unit_ready_1,
      ready_1 & (class_1 == 3'd2) & unit_ready_1, ready_0 & (class_0 == 3'd2) & unit_ready_1};

  assign salu_requests = joined_4 & (joined_3 | (~{4{|joined_3}}));
  assign salu_grant = {salu_requests[3] & (~(|(salu_requests & before_3[3:0]))), salu_requests[2] &
      (~(|(salu_requests & before_2[3:0]))), salu_requests[1] & (~(|(salu_requests & before_1[3:0]))),
      salu_requests[0] & (~(|(salu_requests & before_0[3:0])))};
  assign valid_1 = |salu_requests;
  assign wave_1 = (4'd1 & {4{salu_grant[1]}}) | (4'd2 & {4{salu_grant[2]}}) | (4'd3 & {4{salu_grant[3]}});
  wire [31:0] disjunction_1 = (word0_0 & {32{salu_grant[0]}}) | (word0_1 & {32{salu_grant[1]}});
  assign unit_word0_1 = disjunction_1 | (word0_2 & {32{salu_grant[2]}}) | (word0_3 & {32{salu_grant[3]}});
  wire [31:0] disjunction_2 = (word1_0 & {32{salu_grant[0]}}) | (word1_1 & {32{salu_grant[1]}});
  assign unit_word1_1 = disjunction_2 | (word1_2 & {32{salu_grant[2]}}) | (word1_3 & {32{salu_grant[3]}});

  wire [3:0] joined_5 = {reserved_3 == 3'd3, reserved_2 == 3'd3, reserved_1 == 3'd3, reserved_0 == 3'd3};
  wire [3:0] joined_6 = {ready_3 & (class_3 == 3'd3) & unit_ready_2, ready_2 & (class_2 == 3'd3) & unit_ready_2,
      ready_1 & (class_1 == 3'd3) & unit_ready_2, ready_0 & (class_0 == 3'd3) & unit_ready_2};

  assign smem_requests = joined_6 & (joined_5 | (~{4{|joined_5}}));
  assign smem_grant = {smem_requests[3] & (~(|(smem_requests & before_3[3:0]))), smem_requests[2] &
      (~(|(smem_requests & before_2[3:0]))), smem_requests[1] & (~(|(smem_requests & before_1[3:0]))),
      smem_requests[0] & (~(|(smem_requests & before_0[3:0])))};
  assign valid_2 = |smem_requests;
  assign wave_2 = (4'd1 & {4{smem_grant[1]}}) | (4'd2 & {4{smem_grant[2]}}) | (4'd3 & {4{smem_grant[3]}});
  wire [31:0] disjunction_3 = (word0_0 & {32{smem_grant[0]}}) | (word0_1 & {32{smem_grant[1]}});
  assign unit_word0_2 = disjunction_3 | (word0_2 & {32{smem_grant[2]}}) | (word0_3 & {32{smem_grant[3]}});
  wire [31:0] disjunction_4 = (word1_0 & {32{smem_grant[0]}}) | (word1_1 & {32{smem_grant[1]}});
  assign unit_word1_2 = disjunction_4 | (word1_2 & {32{smem_grant[2]}}) | (word1_3 & {32{smem_grant[3]}});

  wire [3:0] joined_7 = {reserved_3 == 3'd4, reserved_2 == 3'd4, reserved_1 == 3'd4, reserved_0 == 3'd4};
  wire [3:0] joined_8 = {ready_3 & (class_3 == 3'd4) & unit_ready_3, ready_2 & (class_2 == 3'd4) & unit_ready_3,
      ready_1 & (class_1 == 3'd4) & unit_ready_3, ready_0 & (class_0 == 3'd4) & unit_ready_3};

  assign valu_requests = joined_8 & (joined_7 | (~{4{|joined_7}}));
  assign valu_grant = {valu_requests[3] & (~(|(valu_requests & before_3[3:0]))), valu_requests[2] &
      (~(|(valu_requests & before_2[3:0]))), valu_requests[1] & (~(|(valu_requests & before_1[3:0]))),
      valu_requests[0] & (~(|(valu_requests & before_0[3:0])))};
  assign valid_3 = |valu_requests;
  assign wave_3 = (4'd1 & {4{valu_grant[1]}}) | (4'd2 & {4{valu_grant[2]}}) | (4'd3 & {4{valu_grant[3]}});
  wire [31:0] disjunction_5 = (word0_0 & {32{valu_grant[0]}}) | (word0_1 & {32{valu_grant[1]}});
  assign unit_word0_3 = disjunction_5 | (word0_2 & {32{valu_grant[2]}}) | (word0_3 & {32{valu_grant[3]}});
  wire [31:0] disjunction_6 = (word1_0 & {32{valu_grant[0]}}) | (word1_1 & {32{valu_grant[1]}});
  assign unit_word1_3 = disjunction_6 | (word1_2 & {32{valu_grant[2]}}) | (word1_3 & {32{valu_grant[3]}});
  wire [31:0] disjunction_7 = (word2_0 & {32{valu_grant[0]}}) | (word2_1 & {32{valu_grant[1]}});
  assign unit_word2_3 = disjunction_7 | (word2_2 & {32{valu_grant[2]}}) | (word2_3 & {32{valu_grant[3]}});
  wire [15:0] disjunction_8 = (sequence_0 & {16{valu_grant[0]}}) | (sequence_1 & {16{valu_grant[1]}});
  assign unit_sequence_3 = disjunction_8 | (sequence_2 & {16{valu_grant[2]}}) | (sequence_3 & {16{valu_grant[3]}});

  wire [3:0] joined_9 = {reserved_3 == 3'd5, reserved_2 == 3'd5, reserved_1 == 3'd5, reserved_0 == 3'd5};
  wire [3:0] joined_10 = {ready_3 & (class_3 == 3'd5) & unit_ready_4, ready_2 & (class_2 == 3'd5) & unit_ready_4,
      ready_1 & (class_1 == 3'd5) & unit_ready_4, ready_0 & (class_0 == 3'd5) & unit_ready_4};

  assign vmem_requests = joined_10 & (joined_9 | (~{4{|joined_9}}));
  assign vmem_grant = {vmem_requests[3] & (~(|(vmem_requests & before_3[3:0]))), vmem_requests[2] &
      (~(|(vmem_requests & before_2[3:0]))), vmem_requests[1] & (~(|(vmem_requests & before_1[3:0]))),
      vmem_requests[0] & (~(|(vmem_requests & before_0[3:0])))};
  assign valid_4 = |vmem_requests;
  assign wave_4 = (4'd1 & {4{vmem_grant[1]}}) | (4'd2 & {4{vmem_grant[2]}}) | (4'd3 & {4{vmem_grant[3]}});
  wire [31:0] disjunction_9 = (word0_0 & {32{vmem_grant[0]}}) | (word0_1 & {32{vmem_grant[1]}});
  assign unit_word0_4 = disjunction_9 | (word0_2 & {32{vmem_grant[2]}}) | (word0_3 & {32{vmem_grant[3]}});
  wire [31:0] disjunction_10 = (word1_0 & {32{vmem_grant[0]}}) | (word1_1 & {32{vmem_grant[1]}});
  assign unit_word1_4 = disjunction_10 | (word1_2 & {32{vmem_grant[2]}}) | (word1_3 & {32{vmem_grant[3]}});
  wire [31:0] disjunction_11 = (word2_0 & {32{vmem_grant[0]}}) | (word2_1 & {32{vmem_grant[1]}});
  assign unit_word2_4 = disjunction_11 | (word2_2 & {32{vmem_grant[2]}}) | (word2_3 & {32{vmem_grant[3]}});
  wire [15:0] disjunction_12 = (sequence_0 & {16{vmem_grant[0]}}) | (sequence_1 & {16{vmem_grant[1]}});
  assign unit_sequence_4 = disjunction_12 | (sequence_2 & {16{vmem_grant[2]}}) | (sequence_3 & {16{vmem_grant[3]}});

  wire [3:0] joined_11 = {reserved_3 == 3'd6, reserved_2 == 3'd6, reserved_1 == 3'd6, reserved_0 == 3'd6};
  wire [3:0] joined_12 = {ready_3 & (class_3 == 3'd6) & unit_ready_5, ready_2 & (class_2 == 3'd6) & unit_ready_5,
      ready_1 & (class_1 == 3'd6) & unit_ready_5, ready_0 & (class_0 == 3'd6) & unit_ready_5};

  assign lds_requests = joined_12 & (joined_11 | (~{4{|joined_11}}));
  assign lds_grant = {lds_requests[3] & (~(|(lds_requests & before_3[3:0]))), lds_requests[2] & (~(|(lds_requests &
      before_2[3:0]))), lds_requests[1] & (~(|(lds_requests & before_1[3:0]))), lds_requests[0] & (~(|(lds_requests &
      before_0[3:0])))};
  assign valid_5 = |lds_requests;
  assign wave_5 = (4'd1 & {4{lds_grant[1]}}) | (4'd2 & {4{lds_grant[2]}}) | (4'd3 & {4{lds_grant[3]}});
  wire [31:0] disjunction_13 = (word0_0 & {32{lds_grant[0]}}) | (word0_1 & {32{lds_grant[1]}}) | (word0_2 &
      {32{lds_grant[2]}});
  assign unit_word0_5 = disjunction_13 | (word0_3 & {32{lds_grant[3]}});
  wire [31:0] disjunction_14 = (word1_0 & {32{lds_grant[0]}}) | (word1_1 & {32{lds_grant[1]}}) | (word1_2 &
      {32{lds_grant[2]}});
  assign unit_word1_5 = disjunction_14 | (word1_3 & {32{lds_grant[3]}});
  wire [3:0] disjunction_15 = flow_grant | salu_grant | smem_grant | valu_grant | vmem_grant | lds_grant;
  assign grant_0 = disjunction_15[0];
  assign grant_1 = disjunction_15[1];
  assign grant_2 = disjunction_15[2];
  assign grant_3 = disjunction_15[3];

endmodule
