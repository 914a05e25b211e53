// lane_network: generator of hdl/src/vector/cross_lane.rs
// Written by Tombolo; change the source.

module lane_network (
  input wire clock,
  input wire collect,
  input wire [2:0] collect_beat,
  input wire [31:0] value_0,
  input wire [31:0] value_1,
  input wire [31:0] value_2,
  input wire [31:0] value_3,
  input wire [3:0] choice_0,
  input wire [3:0] choice_1,
  input wire [3:0] choice_2,
  input wire [3:0] choice_3,
  input wire [3:0] kind,
  input wire [1:0] flags,
  input wire [31:0] dword,
  input wire [2:0] beat,
  input wire [63:0] exec,
  input wire wave64,
  input wire high,
  input wire [31:0] scalar_1,
  input wire [31:0] scalar_2,
  output wire [31:0] crossed_0,
  output wire [31:0] crossed_1,
  output wire [31:0] crossed_2,
  output wire [31:0] crossed_3,
  output wire active_0,
  output wire active_1,
  output wire active_2,
  output wire active_3,
  output wire chosen
);

  reg [31:0] word_0;
  reg [31:0] word_1;
  reg [31:0] word_2;
  reg [31:0] word_3;
  reg [31:0] word_4;
  reg [31:0] word_5;
  reg [31:0] word_6;
  reg [31:0] word_7;
  reg [31:0] word_8;
  reg [31:0] word_9;
  reg [31:0] word_10;
  reg [31:0] word_11;
  reg [31:0] word_12;
  reg [31:0] word_13;
  reg [31:0] word_14;
  reg [31:0] word_15;
  reg [31:0] word_16;
  reg [31:0] word_17;
  reg [31:0] word_18;
  reg [31:0] word_19;
  reg [31:0] word_20;
  reg [31:0] word_21;
  reg [31:0] word_22;
  reg [31:0] word_23;
  reg [31:0] word_24;
  reg [31:0] word_25;
  reg [31:0] word_26;
  reg [31:0] word_27;
  reg [31:0] word_28;
  reg [31:0] word_29;
  reg [31:0] word_30;
  reg [31:0] word_31;
  reg [3:0] chosen_lane_0;
  reg [3:0] chosen_lane_1;
  reg [3:0] chosen_lane_2;
  reg [3:0] chosen_lane_3;
  reg [3:0] chosen_lane_4;
  reg [3:0] chosen_lane_5;
  reg [3:0] chosen_lane_6;
  reg [3:0] chosen_lane_7;
  reg [3:0] chosen_lane_8;
  reg [3:0] chosen_lane_9;
  reg [3:0] chosen_lane_10;
  reg [3:0] chosen_lane_11;
  reg [3:0] chosen_lane_12;
  reg [3:0] chosen_lane_13;
  reg [3:0] chosen_lane_14;
  reg [3:0] chosen_lane_15;
  reg [3:0] chosen_lane_16;
  reg [3:0] chosen_lane_17;
  reg [3:0] chosen_lane_18;
  reg [3:0] chosen_lane_19;
  reg [3:0] chosen_lane_20;
  reg [3:0] chosen_lane_21;
  reg [3:0] chosen_lane_22;
  reg [3:0] chosen_lane_23;
  reg [3:0] chosen_lane_24;
  reg [3:0] chosen_lane_25;
  reg [3:0] chosen_lane_26;
  reg [3:0] chosen_lane_27;
  reg [3:0] chosen_lane_28;
  reg [3:0] chosen_lane_29;
  reg [3:0] chosen_lane_30;
  reg [3:0] chosen_lane_31;
  wire swaps_rows;
  wire [4:0] read_lane;
  wire reads;
  wire [3:0] select_0;
  wire [3:0] select_1;
  wire [3:0] select_2;
  wire [3:0] select_3;

  assign swaps_rows = (kind == 4'd4) | (kind == 4'd6);

  wire [31:0] chosen_1 = high ? exec[63:32] : exec[31:0];
  wire [31:0] conjunction_1 = chosen_1 & (-chosen_1);
  wire [4:0] disjunction_1 = (5'd1 & {5{conjunction_1[1]}}) | (5'd2 & {5{conjunction_1[2]}}) | (5'd3 &
      {5{conjunction_1[3]}});
  wire [4:0] disjunction_2 = disjunction_1 | (5'd4 & {5{conjunction_1[4]}}) | (5'd5 & {5{conjunction_1[5]}});
  wire [4:0] disjunction_3 = disjunction_2 | (5'd6 & {5{conjunction_1[6]}}) | (5'd7 & {5{conjunction_1[7]}});
  wire [4:0] disjunction_4 = disjunction_3 | (5'd8 & {5{conjunction_1[8]}}) | (5'd9 & {5{conjunction_1[9]}});
  wire [4:0] disjunction_5 = disjunction_4 | (5'ha & {5{conjunction_1[10]}}) | (5'hb & {5{conjunction_1[11]}});
  wire [4:0] disjunction_6 = disjunction_5 | (5'hc & {5{conjunction_1[12]}}) | (5'hd & {5{conjunction_1[13]}});
  wire [4:0] disjunction_7 = disjunction_6 | (5'he & {5{conjunction_1[14]}}) | (5'hf & {5{conjunction_1[15]}});
  wire [4:0] disjunction_8 = disjunction_7 | (5'h10 & {5{conjunction_1[16]}}) | (5'h11 & {5{conjunction_1[17]}});
  wire [4:0] disjunction_9 = disjunction_8 | (5'h12 & {5{conjunction_1[18]}}) | (5'h13 & {5{conjunction_1[19]}});
  wire [4:0] disjunction_10 = disjunction_9 | (5'h14 & {5{conjunction_1[20]}}) | (5'h15 & {5{conjunction_1[21]}});
  wire [4:0] disjunction_11 = disjunction_10 | (5'h16 & {5{conjunction_1[22]}}) | (5'h17 & {5{conjunction_1[23]}});
  wire [4:0] disjunction_12 = disjunction_11 | (5'h18 & {5{conjunction_1[24]}}) | (5'h19 & {5{conjunction_1[25]}});
  wire [4:0] disjunction_13 = disjunction_12 | (5'h1a & {5{conjunction_1[26]}}) | (5'h1b & {5{conjunction_1[27]}});
  wire [4:0] disjunction_14 = disjunction_13 | (5'h1c & {5{conjunction_1[28]}}) | (5'h1d & {5{conjunction_1[29]}});
  wire [4:0] disjunction_15 = disjunction_14 | (5'h1e & {5{conjunction_1[30]}}) | {5{conjunction_1[31]}};

  assign read_lane = (kind == 4'd8) ? disjunction_15 : scalar_1[4:0];
  assign reads = (kind == 4'd8) | (kind == 4'd7);

  wire [4:0] joined_1 = {beat, 2'd0};
  wire [63:0] joined_2 = {scalar_2, scalar_1};

  reg [3:0] looked_up_1;
  always @*
    case (beat)
      3'd1: looked_up_1 = chosen_lane_4;
      3'd2: looked_up_1 = chosen_lane_8;
      3'd3: looked_up_1 = chosen_lane_12;
      3'd4: looked_up_1 = chosen_lane_16;
      3'd5: looked_up_1 = chosen_lane_20;
      3'd6: looked_up_1 = chosen_lane_24;
      3'd7: looked_up_1 = chosen_lane_28;
      default: looked_up_1 = chosen_lane_0;
    endcase

  wire disjunction_16 = (kind == 4'd5) | (kind == 4'd6);

  reg [2:0] looked_up_2;
  always @*
    case (joined_1[2:0])
      3'd1: looked_up_2 = dword[13:11];
      3'd2: looked_up_2 = dword[16:14];
      3'd3: looked_up_2 = dword[19:17];
      3'd4: looked_up_2 = dword[22:20];
      3'd5: looked_up_2 = dword[25:23];
      3'd6: looked_up_2 = dword[28:26];
      3'd7: looked_up_2 = dword[31:29];
      default: looked_up_2 = dword[10:8];
    endcase

  wire [7:0] slice_1 = dword[15:8];
  wire [4:0] difference_1 = {1'b0, joined_1[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_1 = {1'b0, joined_1[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_3;
  always @*
    case (dword[15:12])
      4'd0: looked_up_3 = {sum_1[3:0], (|dword[11:8]) & (~sum_1[4])};
      4'd1: looked_up_3 = {difference_1[3:0], (|dword[11:8]) & (~difference_1[4])};
      4'd2: looked_up_3 = {difference_1[3:0], |dword[11:8]};
      4'd4: looked_up_3 = {dword[8] ? {joined_1[3], ~joined_1[2:0]} : (~joined_1[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_3 = {dword[11:8], 1'b1};
      4'd6: looked_up_3 = {joined_1[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_3 = 5'd0;
    endcase

  wire [4:0] chosen_2 = dword[16] ? looked_up_3 : {{joined_1[3:2], slice_1[{joined_1[1:0], 1'b0} +: 2]}, 1'b1};

  assign select_0 =
      reads ? read_lane[3:0] :
      (kind == 4'd1) ? chosen_2[4:1] :
      (kind == 4'd2) ? {joined_1[3], looked_up_2} :
      disjunction_16 ? looked_up_1 :
      joined_2[{joined_1[3:0], 2'd0} +: 4];

  wire [4:0] joined_3 = {beat, 2'd1};

  reg [3:0] looked_up_4;
  always @*
    case (beat)
      3'd1: looked_up_4 = chosen_lane_5;
      3'd2: looked_up_4 = chosen_lane_9;
      3'd3: looked_up_4 = chosen_lane_13;
      3'd4: looked_up_4 = chosen_lane_17;
      3'd5: looked_up_4 = chosen_lane_21;
      3'd6: looked_up_4 = chosen_lane_25;
      3'd7: looked_up_4 = chosen_lane_29;
      default: looked_up_4 = chosen_lane_1;
    endcase

  reg [2:0] looked_up_5;
  always @*
    case (joined_3[2:0])
      3'd1: looked_up_5 = dword[13:11];
      3'd2: looked_up_5 = dword[16:14];
      3'd3: looked_up_5 = dword[19:17];
      3'd4: looked_up_5 = dword[22:20];
      3'd5: looked_up_5 = dword[25:23];
      3'd6: looked_up_5 = dword[28:26];
      3'd7: looked_up_5 = dword[31:29];
      default: looked_up_5 = dword[10:8];
    endcase

  wire [4:0] difference_2 = {1'b0, joined_3[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_2 = {1'b0, joined_3[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_6;
  always @*
    case (dword[15:12])
      4'd0: looked_up_6 = {sum_2[3:0], (|dword[11:8]) & (~sum_2[4])};
      4'd1: looked_up_6 = {difference_2[3:0], (|dword[11:8]) & (~difference_2[4])};
      4'd2: looked_up_6 = {difference_2[3:0], |dword[11:8]};
      4'd4: looked_up_6 = {dword[8] ? {joined_3[3], ~joined_3[2:0]} : (~joined_3[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_6 = {dword[11:8], 1'b1};
      4'd6: looked_up_6 = {joined_3[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_6 = 5'd0;
    endcase

  wire [4:0] chosen_3 = dword[16] ? looked_up_6 : {{joined_3[3:2], slice_1[{joined_3[1:0], 1'b0} +: 2]}, 1'b1};

  assign select_1 =
      (kind == 4'd1) ? chosen_3[4:1] :
      (kind == 4'd2) ? {joined_3[3], looked_up_5} :
      disjunction_16 ? looked_up_4 :
      joined_2[{joined_3[3:0], 2'd0} +: 4];

  wire [4:0] joined_4 = {beat, 2'd2};

  reg [3:0] looked_up_7;
  always @*
    case (beat)
      3'd1: looked_up_7 = chosen_lane_6;
      3'd2: looked_up_7 = chosen_lane_10;
      3'd3: looked_up_7 = chosen_lane_14;
      3'd4: looked_up_7 = chosen_lane_18;
      3'd5: looked_up_7 = chosen_lane_22;
      3'd6: looked_up_7 = chosen_lane_26;
      3'd7: looked_up_7 = chosen_lane_30;
      default: looked_up_7 = chosen_lane_2;
    endcase

  reg [2:0] looked_up_8;
  always @*
    case (joined_4[2:0])
      3'd1: looked_up_8 = dword[13:11];
      3'd2: looked_up_8 = dword[16:14];
      3'd3: looked_up_8 = dword[19:17];
      3'd4: looked_up_8 = dword[22:20];
      3'd5: looked_up_8 = dword[25:23];
      3'd6: looked_up_8 = dword[28:26];
      3'd7: looked_up_8 = dword[31:29];
      default: looked_up_8 = dword[10:8];
    endcase

  wire [4:0] difference_3 = {1'b0, joined_4[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_3 = {1'b0, joined_4[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_9;
  always @*
    case (dword[15:12])
      4'd0: looked_up_9 = {sum_3[3:0], (|dword[11:8]) & (~sum_3[4])};
      4'd1: looked_up_9 = {difference_3[3:0], (|dword[11:8]) & (~difference_3[4])};
      4'd2: looked_up_9 = {difference_3[3:0], |dword[11:8]};
      4'd4: looked_up_9 = {dword[8] ? {joined_4[3], ~joined_4[2:0]} : (~joined_4[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_9 = {dword[11:8], 1'b1};
      4'd6: looked_up_9 = {joined_4[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_9 = 5'd0;
    endcase

  wire [4:0] chosen_4 = dword[16] ? looked_up_9 : {{joined_4[3:2], slice_1[{joined_4[1:0], 1'b0} +: 2]}, 1'b1};

  assign select_2 =
      (kind == 4'd1) ? chosen_4[4:1] :
      (kind == 4'd2) ? {joined_4[3], looked_up_8} :
      disjunction_16 ? looked_up_7 :
      joined_2[{joined_4[3:0], 2'd0} +: 4];

  wire [4:0] joined_5 = {beat, 2'd3};

  reg [3:0] looked_up_10;
  always @*
    case (beat)
      3'd1: looked_up_10 = chosen_lane_7;
      3'd2: looked_up_10 = chosen_lane_11;
      3'd3: looked_up_10 = chosen_lane_15;
      3'd4: looked_up_10 = chosen_lane_19;
      3'd5: looked_up_10 = chosen_lane_23;
      3'd6: looked_up_10 = chosen_lane_27;
      3'd7: looked_up_10 = chosen_lane_31;
      default: looked_up_10 = chosen_lane_3;
    endcase

  reg [2:0] looked_up_11;
  always @*
    case (joined_5[2:0])
      3'd1: looked_up_11 = dword[13:11];
      3'd2: looked_up_11 = dword[16:14];
      3'd3: looked_up_11 = dword[19:17];
      3'd4: looked_up_11 = dword[22:20];
      3'd5: looked_up_11 = dword[25:23];
      3'd6: looked_up_11 = dword[28:26];
      3'd7: looked_up_11 = dword[31:29];
      default: looked_up_11 = dword[10:8];
    endcase

  wire [4:0] difference_4 = {1'b0, joined_5[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_4 = {1'b0, joined_5[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_12;
  always @*
    case (dword[15:12])
      4'd0: looked_up_12 = {sum_4[3:0], (|dword[11:8]) & (~sum_4[4])};
      4'd1: looked_up_12 = {difference_4[3:0], (|dword[11:8]) & (~difference_4[4])};
      4'd2: looked_up_12 = {difference_4[3:0], |dword[11:8]};
      4'd4: looked_up_12 = {dword[8] ? {joined_5[3], ~joined_5[2:0]} : (~joined_5[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_12 = {dword[11:8], 1'b1};
      4'd6: looked_up_12 = {joined_5[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_12 = 5'd0;
    endcase

  wire [4:0] chosen_5 = dword[16] ? looked_up_12 : {{joined_5[3:2], slice_1[{joined_5[1:0], 1'b0} +: 2]}, 1'b1};

  assign select_3 =
      (kind == 4'd1) ? chosen_5[4:1] :
      (kind == 4'd2) ? {joined_5[3], looked_up_11} :
      disjunction_16 ? looked_up_10 :
      joined_2[{joined_5[3:0], 2'd0} +: 4];

  wire disjunction_17 = (~wave64) | (~(scalar_1[5] ^ high));
  wire chosen_6 = (kind == 4'd7) ? disjunction_17 : (~((wave64 & (~(|exec[31:0])) & (|exec[63:32])) ^ high));

  assign chosen = chosen_6 | (~reads);

  wire chosen_7 = reads ? read_lane[4] : (beat[2] ^ swaps_rows);
  wire [15:0] chosen_8 = chosen_7 ? chosen_1[31:16] : chosen_1[15:0];
  wire conjunction_2 = (chosen_2[0] | (~(kind == 4'd1))) & (chosen_8[select_0] | flags[0]);
  wire [31:0] chosen_9 = chosen_7 ? word_16 : word_0;
  wire [31:0] chosen_10 = chosen_7 ? word_31 : word_15;
  wire [31:0] chosen_11 = chosen_7 ? word_30 : word_14;
  wire [31:0] chosen_12 = chosen_7 ? word_29 : word_13;
  wire [31:0] chosen_13 = chosen_7 ? word_28 : word_12;
  wire [31:0] chosen_14 = chosen_7 ? word_27 : word_11;
  wire [31:0] chosen_15 = chosen_7 ? word_26 : word_10;
  wire [31:0] chosen_16 = chosen_7 ? word_25 : word_9;
  wire [31:0] chosen_17 = chosen_7 ? word_24 : word_8;
  wire [31:0] chosen_18 = chosen_7 ? word_23 : word_7;
  wire [31:0] chosen_19 = chosen_7 ? word_22 : word_6;
  wire [31:0] chosen_20 = chosen_7 ? word_21 : word_5;
  wire [31:0] chosen_21 = chosen_7 ? word_20 : word_4;
  wire [31:0] chosen_22 = chosen_7 ? word_19 : word_3;
  wire [31:0] chosen_23 = chosen_7 ? word_18 : word_2;
  wire [31:0] chosen_24 = chosen_7 ? word_17 : word_1;

  reg [31:0] looked_up_13;
  always @*
    case (select_0)
      4'd1: looked_up_13 = chosen_24;
      4'd2: looked_up_13 = chosen_23;
      4'd3: looked_up_13 = chosen_22;
      4'd4: looked_up_13 = chosen_21;
      4'd5: looked_up_13 = chosen_20;
      4'd6: looked_up_13 = chosen_19;
      4'd7: looked_up_13 = chosen_18;
      4'd8: looked_up_13 = chosen_17;
      4'd9: looked_up_13 = chosen_16;
      4'ha: looked_up_13 = chosen_15;
      4'hb: looked_up_13 = chosen_14;
      4'hc: looked_up_13 = chosen_13;
      4'hd: looked_up_13 = chosen_12;
      4'he: looked_up_13 = chosen_11;
      4'hf: looked_up_13 = chosen_10;
      default: looked_up_13 = chosen_9;
    endcase

  assign crossed_0 = looked_up_13 & {32{conjunction_2 | reads}};

  wire conjunction_3 = (chosen_3[0] | (~(kind == 4'd1))) & (chosen_8[select_1] | flags[0]);

  reg [31:0] looked_up_14;
  always @*
    case (select_1)
      4'd1: looked_up_14 = chosen_24;
      4'd2: looked_up_14 = chosen_23;
      4'd3: looked_up_14 = chosen_22;
      4'd4: looked_up_14 = chosen_21;
      4'd5: looked_up_14 = chosen_20;
      4'd6: looked_up_14 = chosen_19;
      4'd7: looked_up_14 = chosen_18;
      4'd8: looked_up_14 = chosen_17;
      4'd9: looked_up_14 = chosen_16;
      4'ha: looked_up_14 = chosen_15;
      4'hb: looked_up_14 = chosen_14;
      4'hc: looked_up_14 = chosen_13;
      4'hd: looked_up_14 = chosen_12;
      4'he: looked_up_14 = chosen_11;
      4'hf: looked_up_14 = chosen_10;
      default: looked_up_14 = chosen_9;
    endcase

  assign crossed_1 = looked_up_14 & {32{conjunction_3}};

  wire conjunction_4 = (chosen_4[0] | (~(kind == 4'd1))) & (chosen_8[select_2] | flags[0]);

  reg [31:0] looked_up_15;
  always @*
    case (select_2)
      4'd1: looked_up_15 = chosen_24;
      4'd2: looked_up_15 = chosen_23;
      4'd3: looked_up_15 = chosen_22;
      4'd4: looked_up_15 = chosen_21;
      4'd5: looked_up_15 = chosen_20;
      4'd6: looked_up_15 = chosen_19;
      4'd7: looked_up_15 = chosen_18;
      4'd8: looked_up_15 = chosen_17;
      4'd9: looked_up_15 = chosen_16;
      4'ha: looked_up_15 = chosen_15;
      4'hb: looked_up_15 = chosen_14;
      4'hc: looked_up_15 = chosen_13;
      4'hd: looked_up_15 = chosen_12;
      4'he: looked_up_15 = chosen_11;
      4'hf: looked_up_15 = chosen_10;
      default: looked_up_15 = chosen_9;
    endcase

  assign crossed_2 = looked_up_15 & {32{conjunction_4}};

  wire conjunction_5 = (chosen_5[0] | (~(kind == 4'd1))) & (chosen_8[select_3] | flags[0]);

  reg [31:0] looked_up_16;
  always @*
    case (select_3)
      4'd1: looked_up_16 = chosen_24;
      4'd2: looked_up_16 = chosen_23;
      4'd3: looked_up_16 = chosen_22;
      4'd4: looked_up_16 = chosen_21;
      4'd5: looked_up_16 = chosen_20;
      4'd6: looked_up_16 = chosen_19;
      4'd7: looked_up_16 = chosen_18;
      4'd8: looked_up_16 = chosen_17;
      4'd9: looked_up_16 = chosen_16;
      4'ha: looked_up_16 = chosen_15;
      4'hb: looked_up_16 = chosen_14;
      4'hc: looked_up_16 = chosen_13;
      4'hd: looked_up_16 = chosen_12;
      4'he: looked_up_16 = chosen_11;
      4'hf: looked_up_16 = chosen_10;
      default: looked_up_16 = chosen_9;
    endcase

  assign crossed_3 = looked_up_16 & {32{conjunction_5}};

  wire [3:0] slice_2 = dword[27:24];
  wire [3:0] slice_3 = dword[31:28];
  wire conjunction_6 = (kind == 4'd1) & (~(slice_3[{high, joined_1[4]}] & slice_2[joined_1[3:2]]));
  wire disjunction_18 = ((conjunction_2 | flags[1]) & (~conjunction_6)) | (~((|kind) & (kind < 4'd7)));

  assign active_0 = (kind == 4'd9) ? ((joined_1 == scalar_1[4:0]) & disjunction_17) : (chosen_1[joined_1] &
      disjunction_18);

  wire conjunction_7 = (kind == 4'd1) & (~(slice_3[{high, joined_3[4]}] & slice_2[joined_3[3:2]]));
  wire disjunction_19 = ((conjunction_3 | flags[1]) & (~conjunction_7)) | (~((|kind) & (kind < 4'd7)));

  assign active_1 = (kind == 4'd9) ? ((joined_3 == scalar_1[4:0]) & disjunction_17) : (chosen_1[joined_3] &
      disjunction_19);

  wire conjunction_8 = (kind == 4'd1) & (~(slice_3[{high, joined_4[4]}] & slice_2[joined_4[3:2]]));
  wire disjunction_20 = ((conjunction_4 | flags[1]) & (~conjunction_8)) | (~((|kind) & (kind < 4'd7)));

  assign active_2 = (kind == 4'd9) ? ((joined_4 == scalar_1[4:0]) & disjunction_17) : (chosen_1[joined_4] &
      disjunction_20);

  wire conjunction_9 = (kind == 4'd1) & (~(slice_3[{high, joined_5[4]}] & slice_2[joined_5[3:2]]));
  wire disjunction_21 = ((conjunction_5 | flags[1]) & (~conjunction_9)) | (~((|kind) & (kind < 4'd7)));

  assign active_3 = (kind == 4'd9) ? ((joined_5 == scalar_1[4:0]) & disjunction_17) : (chosen_1[joined_5] &
      disjunction_21);

  initial begin
    word_0 = 32'd0;
    word_1 = 32'd0;
    word_2 = 32'd0;
    word_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd0)) begin
      word_0 <= value_0;
      word_1 <= value_1;
      word_2 <= value_2;
      word_3 <= value_3;
    end
  end

  initial begin
    word_4 = 32'd0;
    word_5 = 32'd0;
    word_6 = 32'd0;
    word_7 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd1)) begin
      word_4 <= value_0;
      word_5 <= value_1;
      word_6 <= value_2;
      word_7 <= value_3;
    end
  end

  initial begin
    word_8 = 32'd0;
    word_9 = 32'd0;
    word_10 = 32'd0;
    word_11 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd2)) begin
      word_8 <= value_0;
      word_9 <= value_1;
      word_10 <= value_2;
      word_11 <= value_3;
    end
  end

  initial begin
    word_12 = 32'd0;
    word_13 = 32'd0;
    word_14 = 32'd0;
    word_15 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd3)) begin
      word_12 <= value_0;
      word_13 <= value_1;
      word_14 <= value_2;
      word_15 <= value_3;
    end
  end

  initial begin
    word_16 = 32'd0;
    word_17 = 32'd0;
    word_18 = 32'd0;
    word_19 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd4)) begin
      word_16 <= value_0;
      word_17 <= value_1;
      word_18 <= value_2;
      word_19 <= value_3;
    end
  end

  initial begin
    word_20 = 32'd0;
    word_21 = 32'd0;
    word_22 = 32'd0;
    word_23 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd5)) begin
      word_20 <= value_0;
      word_21 <= value_1;
      word_22 <= value_2;
      word_23 <= value_3;
    end
  end

  initial begin
    word_24 = 32'd0;
    word_25 = 32'd0;
    word_26 = 32'd0;
    word_27 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd6)) begin
      word_24 <= value_0;
      word_25 <= value_1;
      word_26 <= value_2;
      word_27 <= value_3;
    end
  end

  initial begin
    word_28 = 32'd0;
    word_29 = 32'd0;
    word_30 = 32'd0;
    word_31 = 32'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd7)) begin
      word_28 <= value_0;
      word_29 <= value_1;
      word_30 <= value_2;
      word_31 <= value_3;
    end
  end

  initial begin
    chosen_lane_0 = 4'd0;
    chosen_lane_1 = 4'd0;
    chosen_lane_2 = 4'd0;
    chosen_lane_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd0)) begin
      chosen_lane_0 <= choice_0;
      chosen_lane_1 <= choice_1;
      chosen_lane_2 <= choice_2;
      chosen_lane_3 <= choice_3;
    end
  end

  initial begin
    chosen_lane_4 = 4'd0;
    chosen_lane_5 = 4'd0;
    chosen_lane_6 = 4'd0;
    chosen_lane_7 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd1)) begin
      chosen_lane_4 <= choice_0;
      chosen_lane_5 <= choice_1;
      chosen_lane_6 <= choice_2;
      chosen_lane_7 <= choice_3;
    end
  end

  initial begin
    chosen_lane_8 = 4'd0;
    chosen_lane_9 = 4'd0;
    chosen_lane_10 = 4'd0;
    chosen_lane_11 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd2)) begin
      chosen_lane_8 <= choice_0;
      chosen_lane_9 <= choice_1;
      chosen_lane_10 <= choice_2;
      chosen_lane_11 <= choice_3;
    end
  end

  initial begin
    chosen_lane_12 = 4'd0;
    chosen_lane_13 = 4'd0;
    chosen_lane_14 = 4'd0;
    chosen_lane_15 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd3)) begin
      chosen_lane_12 <= choice_0;
      chosen_lane_13 <= choice_1;
      chosen_lane_14 <= choice_2;
      chosen_lane_15 <= choice_3;
    end
  end

  initial begin
    chosen_lane_16 = 4'd0;
    chosen_lane_17 = 4'd0;
    chosen_lane_18 = 4'd0;
    chosen_lane_19 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd4)) begin
      chosen_lane_16 <= choice_0;
      chosen_lane_17 <= choice_1;
      chosen_lane_18 <= choice_2;
      chosen_lane_19 <= choice_3;
    end
  end

  initial begin
    chosen_lane_20 = 4'd0;
    chosen_lane_21 = 4'd0;
    chosen_lane_22 = 4'd0;
    chosen_lane_23 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd5)) begin
      chosen_lane_20 <= choice_0;
      chosen_lane_21 <= choice_1;
      chosen_lane_22 <= choice_2;
      chosen_lane_23 <= choice_3;
    end
  end

  initial begin
    chosen_lane_24 = 4'd0;
    chosen_lane_25 = 4'd0;
    chosen_lane_26 = 4'd0;
    chosen_lane_27 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd6)) begin
      chosen_lane_24 <= choice_0;
      chosen_lane_25 <= choice_1;
      chosen_lane_26 <= choice_2;
      chosen_lane_27 <= choice_3;
    end
  end

  initial begin
    chosen_lane_28 = 4'd0;
    chosen_lane_29 = 4'd0;
    chosen_lane_30 = 4'd0;
    chosen_lane_31 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd7)) begin
      chosen_lane_28 <= choice_0;
      chosen_lane_29 <= choice_1;
      chosen_lane_30 <= choice_2;
      chosen_lane_31 <= choice_3;
    end
  end

endmodule
