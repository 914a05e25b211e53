// lane_address: generator of hdl/src/memory/address.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_address (
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [5:0] lane,
  input wire [206:0] shared,
  output wire [47:0] address,
  output wire in_scratch,
  output wire [3:0] in_bounds,
  output wire in_lds,
  output wire [2:0] violation
);

  wire scratch;
  wire [35:0] scratch_offset;
  wire [32:0] index;
  wire [35:0] room;
  wire [47:0] byte_address;

  wire equal_1 = shared[189:188] == 2'd1;
  wire conjunction_1 = equal_1 & (high == 32'h20000);

  assign scratch = (shared[189:188] == 2'd2) | conjunction_1;
  assign in_lds = equal_1 & (high == 32'h10000);
  assign scratch_offset = (conjunction_1 ? {4'd0, low} : {{4{low[31]}}, low}) + shared[83:48];
  assign index = ({1'b0, low} & {33{shared[192]}}) + ({27'd0, lane} & {33{shared[137]}});
  wire [31:0] conjunction_2 = (shared[192] ? high : low) & {32{shared[193]}};
  assign room = ((shared[136:135] == 2'd3) ? {4'd0, shared[134:103]} : {17'd0, shared[102:84]}) - ({4'd0,
      conjunction_2} + shared[83:48]);

  wire equal_2 = shared[189:188] == 2'd3;
  wire disjunction_1 = (|room[34:5]) | (~(room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : {2'd0,
      shared[196:194]})));
  wire conjunction_3 = (~room[35]) & disjunction_1;
  wire less_1 = index < {1'b0, shared[134:103]};

  reg looked_up_1;
  always @*
    case (shared[136:135])
      2'd0: looked_up_1 = less_1 & conjunction_3;
      2'd1: looked_up_1 = less_1;
      2'd2: looked_up_1 = |shared[134:103];
      default: looked_up_1 = conjunction_3;
    endcase

  wire less_2 = room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : ({2'd0, shared[196:194]} + 5'd4));
  wire conjunction_4 = (~room[35]) & ((|room[34:5]) | (~less_2));

  reg looked_up_2;
  always @*
    case (shared[136:135])
      2'd0: looked_up_2 = less_1 & conjunction_4;
      2'd1: looked_up_2 = less_1;
      2'd2: looked_up_2 = |shared[134:103];
      default: looked_up_2 = conjunction_4;
    endcase

  wire less_3 = room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : ({2'd0, shared[196:194]} + 5'd8));
  wire conjunction_5 = (~room[35]) & ((|room[34:5]) | (~less_3));

  reg looked_up_3;
  always @*
    case (shared[136:135])
      2'd0: looked_up_3 = less_1 & conjunction_5;
      2'd1: looked_up_3 = less_1;
      2'd2: looked_up_3 = |shared[134:103];
      default: looked_up_3 = conjunction_5;
    endcase

  wire less_4 = room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : ({2'd0, shared[196:194]} + 5'hc));
  wire conjunction_6 = (~room[35]) & ((|room[34:5]) | (~less_4));

  reg looked_up_4;
  always @*
    case (shared[136:135])
      2'd0: looked_up_4 = less_1 & conjunction_6;
      2'd1: looked_up_4 = less_1;
      2'd2: looked_up_4 = |shared[134:103];
      default: looked_up_4 = conjunction_6;
    endcase

  assign in_bounds = ({looked_up_4, looked_up_3, looked_up_2, looked_up_1} & {4{~shared[139]}}) | {4{~equal_2}};

  wire [101:0] product_1 = {51'd0, {19'd0, index[31:0]}} * {51'd0, {32'd0, shared[102:84]}};
  wire [47:0] chosen_1 = shared[201] ? {10'd0, {{scratch_offset[31:2], lane}, scratch_offset[1:0]}} : {11'd0,
      {{scratch_offset[31:2], lane[4:0]}, scratch_offset[1:0]}};
  wire [47:0] chosen_2 = scratch ? chosen_1 : equal_2 ? ({16'd0, conjunction_2} + product_1[47:0]) : ({high[15:0] &
      {16{shared[190]}}, low} | ({40'd0, {lane, 2'd0}} & {48{shared[191]}}));

  assign byte_address = (scratch ? shared[187:140] : shared[47:0]) + chosen_2;
  assign address = byte_address;
  assign in_scratch = scratch;
  wire disjunction_2 = (shared[199] & (|byte_address[1:0])) | (shared[200] & (|byte_address[2:0])) | (shared[200] &
      scratch);

  assign violation =
      (shared[190] & (|high[31:15]) & (~(&high[31:15])) & (~in_lds) & (~conjunction_1)) ? 3'd1 :
      (scratch & scratch_offset[35]) ? 3'd2 :
      disjunction_2 ? 3'd3 :
      shared[138] ? 3'd4 :
      3'd0;

endmodule

`default_nettype wire
