// salu_decode: generator of hdl/src/front/decode/rdna4/salu.rs:131. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module salu_decode (
  input wire [31:0] words_word_0, // The instruction.
  input wire [31:0] words_word_1,
  output wire [2:0] operation_control_part, // What it does.
  output wire [5:0] operation_control_form, output wire [3:0] operation_control_condition,
  output wire operation_control_wide_a, operation_control_wide_b, operation_control_wide_result,
  operation_control_signed, operation_control_subtract, operation_control_writes_exec, operation_control_saves_exec,
  operation_control_writes, operation_control_relative_source, operation_control_relative_destination,
  operation_control_relative_both, output wire [2:0] operation_control_cycles,
  output wire [3:0] operation_control_kind_a, operation_control_kind_b, output wire [7:0] operation_code_a,
  operation_code_b, output wire operation_immediate_a, operation_immediate_b,
  output wire [15:0] operation_immediate, output wire [31:0] operation_literal,
  output wire [6:0] operation_destination
);

  assign operation_destination = words_word_0[22:16];
  reg [39:0] row_entry;
  always @* case (words_word_0[29:23])
    7'd0: row_entry = 40'h2088100401; 7'd1: row_entry = 40'h2088120401; 7'd2: row_entry = 40'h2088110601;
    7'd3: row_entry = 40'h2088130601; 7'd4: row_entry = 40'h2088100441; 7'd5: row_entry = 40'h2088120441;
    7'd6: row_entry = 40'h2088130281; 7'd8: row_entry = 40'h2088100202; 7'd9: row_entry = 40'h20c010a202;
    7'ha: row_entry = 40'h208810020a; 7'hb: row_entry = 40'h20c010a20a; 7'hc: row_entry = 40'h208811020a;
    7'hd: row_entry = 40'h20c811a20a; 7'he: row_entry = 40'h2088100409; 7'hf: row_entry = 40'h2088100411;
    7'h10: row_entry = 40'h2088100419; 7'h11: row_entry = 40'h2088100421; 7'h12: row_entry = 40'h2088130c05;
    7'h13: row_entry = 40'h2088120c05; 7'h14: row_entry = 40'h2088131205; 7'h15: row_entry = 40'h2088121205;
    7'h16: row_entry = 40'h2088100240; 7'h17: row_entry = 40'h244010e240; 7'h18: row_entry = 40'h2088100270;
    7'h19: row_entry = 40'h244010e270; 7'h1a: row_entry = 40'h2088100230; 7'h1b: row_entry = 40'h244010e230;
    7'h1c: row_entry = 40'h2088100238; 7'h1d: row_entry = 40'h244010e238; 7'h1e: row_entry = 40'h2088100208;
    7'h1f: row_entry = 40'h244010e208; 7'h20: row_entry = 40'h2088100248; 7'h21: row_entry = 40'h244010e248;
    7'h22: row_entry = 40'h2088100220; 7'h23: row_entry = 40'h244010e220; 7'h24: row_entry = 40'h2088100268;
    7'h25: row_entry = 40'h244010e268; 7'h26: row_entry = 40'h2088100212; 7'h27: row_entry = 40'h2088110212;
    7'h28: row_entry = 40'h20c010a212; 7'h29: row_entry = 40'h20c811a212; 7'h2a: row_entry = 40'h208810001a;
    7'h2b: row_entry = 40'h208810801a; 7'h2c: row_entry = 40'h2089110004; 7'h2d: row_entry = 40'h208910000c;
    7'h2e: row_entry = 40'h2089110014; 7'h30: row_entry = 40'h2088100005; 7'h31: row_entry = 40'h244010e005;
    7'h32: row_entry = 40'h208810005b; 7'h33: row_entry = 40'h2088100063; 7'h34: row_entry = 40'h208810006b;
    7'h35: row_entry = 40'h2088100073;
    7'h40, 7'h41, 7'h42, 7'h43, 7'h44, 7'h48, 7'h4f, 7'h50: row_entry = 40'h208c100007;
    7'h45: row_entry = 40'h208c100017; 7'h46: row_entry = 40'h208c10001f; 7'h47: row_entry = 40'h208d100027;
    7'h49, 7'h4a, 7'h4b, 7'h4c, 7'h4d, 7'h51, 7'h52: row_entry = 40'h2114100007; 7'h4e: row_entry = 40'h2115100027;
    7'h53: row_entry = 40'h244010e001; 7'h54: row_entry = 40'h244012e001; 7'h55: row_entry = 40'h244410e01c;
    default: row_entry = 40'd0;
  endcase

  reg [39:0] row_entry_words_word_0_27_23;
  always @* case (words_word_0[27:23])
    5'd0: row_entry_words_word_0_27_23 = 40'h7088100060; 5'd1: row_entry_words_word_0_27_23 = 40'h7088000060;
    5'd2: row_entry_words_word_0_27_23 = 40'h5088110005; 5'hf: row_entry_words_word_0_27_23 = 40'h6888110601;
    5'h10: row_entry_words_word_0_27_23 = 40'h6889110004; 5'h11: row_entry_words_word_0_27_23 = 40'h7088100006;
    5'h12: row_entry_words_word_0_27_23 = 40'h688800000e; 5'h13: row_entry_words_word_0_27_23 = 40'h788800000e;
    default: row_entry_words_word_0_27_23 = 40'd0;
  endcase

  reg [39:0] row_entry_words_word_0_15_8;
  always @* case (words_word_0[15:8])
    8'd0: row_entry_words_word_0_15_8 = 40'h88100060; 8'd1: row_entry_words_word_0_15_8 = 40'hc010a060;
    8'd2: row_entry_words_word_0_15_8 = 40'h4088100005; 8'd3: row_entry_words_word_0_15_8 = 40'h40c010e005;
    8'd4: row_entry_words_word_0_15_8 = 40'h88100003; 8'd5: row_entry_words_word_0_15_8 = 40'hc010a003;
    8'd8: row_entry_words_word_0_15_8 = 40'h8810000b; 8'd9: row_entry_words_word_0_15_8 = 40'hc010200b;
    8'ha: row_entry_words_word_0_15_8 = 40'h88100013; 8'hb: row_entry_words_word_0_15_8 = 40'hc0102013;
    8'hc: row_entry_words_word_0_15_8 = 40'h8811001b; 8'hd: row_entry_words_word_0_15_8 = 40'hc811201b;
    8'he: row_entry_words_word_0_15_8 = 40'h8810004b; 8'hf: row_entry_words_word_0_15_8 = 40'h88100053;
    8'h10: row_entry_words_word_0_15_8 = 40'h4088100022; 8'h11: row_entry_words_word_0_15_8 = 40'h408810c022;
    8'h12: row_entry_words_word_0_15_8 = 40'h408810002a; 8'h13: row_entry_words_word_0_15_8 = 40'h408810c02a;
    8'h14: row_entry_words_word_0_15_8 = 40'h88108043; 8'h15: row_entry_words_word_0_15_8 = 40'h88110281;
    8'h16: row_entry_words_word_0_15_8 = 40'h88100223; 8'h17: row_entry_words_word_0_15_8 = 40'hc0102223;
    8'h18: row_entry_words_word_0_15_8 = 40'h8810022b; 8'h19: row_entry_words_word_0_15_8 = 40'hc010222b;
    8'h1a: row_entry_words_word_0_15_8 = 40'h88100233; 8'h1b: row_entry_words_word_0_15_8 = 40'hc010a233;
    8'h1c: row_entry_words_word_0_15_8 = 40'h8810023b; 8'h1d: row_entry_words_word_0_15_8 = 40'hc010a23b;
    8'h1e: row_entry_words_word_0_15_8 = 40'h88100218; 8'h1f: row_entry_words_word_0_15_8 = 40'hc010a218;
    8'h20: row_entry_words_word_0_15_8 = 40'h80881c0240; 8'h21: row_entry_words_word_0_15_8 = 40'h80c01ce240;
    8'h22: row_entry_words_word_0_15_8 = 40'h80881c0270; 8'h23: row_entry_words_word_0_15_8 = 40'h80c01ce270;
    8'h24: row_entry_words_word_0_15_8 = 40'h80881c0230; 8'h25: row_entry_words_word_0_15_8 = 40'h80c01ce230;
    8'h26: row_entry_words_word_0_15_8 = 40'h80881c0238; 8'h27: row_entry_words_word_0_15_8 = 40'h80c01ce238;
    8'h28: row_entry_words_word_0_15_8 = 40'h80881c0208; 8'h29: row_entry_words_word_0_15_8 = 40'h80c01ce208;
    8'h2a: row_entry_words_word_0_15_8 = 40'h80881c0248; 8'h2b: row_entry_words_word_0_15_8 = 40'h80c01ce248;
    8'h2c: row_entry_words_word_0_15_8 = 40'h80881c0210; 8'h2d: row_entry_words_word_0_15_8 = 40'h80c01ce210;
    8'h2e: row_entry_words_word_0_15_8 = 40'h80881c0258; 8'h2f: row_entry_words_word_0_15_8 = 40'h80c01ce258;
    8'h30: row_entry_words_word_0_15_8 = 40'h80881c0220; 8'h31: row_entry_words_word_0_15_8 = 40'h80c01ce220;
    8'h32: row_entry_words_word_0_15_8 = 40'h80881c0268; 8'h33: row_entry_words_word_0_15_8 = 40'h80c01ce268;
    8'h34: row_entry_words_word_0_15_8 = 40'h8088140210; 8'h35: row_entry_words_word_0_15_8 = 40'h80c014e210;
    8'h36: row_entry_words_word_0_15_8 = 40'h8088140220; 8'h37: row_entry_words_word_0_15_8 = 40'h80c014e220;
    8'h40: row_entry_words_word_0_15_8 = 40'h88300060; 8'h41: row_entry_words_word_0_15_8 = 40'hc030a060;
    8'h42: row_entry_words_word_0_15_8 = 40'h88500060; 8'h43: row_entry_words_word_0_15_8 = 40'hc050a060;
    8'h44: row_entry_words_word_0_15_8 = 40'h88f00060;
    8'h60, 8'h61, 8'h62, 8'h63, 8'h65, 8'h66, 8'h67, 8'h68: row_entry_words_word_0_15_8 = 40'h8c100007;
    8'h64: row_entry_words_word_0_15_8 = 40'h8c110007;
    8'h69, 8'h6b, 8'h6c, 8'h6d, 8'h6e: row_entry_words_word_0_15_8 = 40'h94100007;
    8'h6a: row_entry_words_word_0_15_8 = 40'h8c10000f;
    default: row_entry_words_word_0_15_8 = 40'd0;
  endcase

  reg [39:0] row_entry_operation_destination;
  always @* case (operation_destination)
    7'd0: row_entry_operation_destination = 40'h2088030801; 7'd1: row_entry_operation_destination = 40'h2088030a01;
    7'd2: row_entry_operation_destination = 40'h2088031001; 7'd3: row_entry_operation_destination = 40'h2088031201;
    7'd4: row_entry_operation_destination = 40'h2088030c01; 7'd5: row_entry_operation_destination = 40'h2088030e01;
    7'd6: row_entry_operation_destination = 40'h2088020801; 7'd7: row_entry_operation_destination = 40'h2088020a01;
    7'd8: row_entry_operation_destination = 40'h2088021001; 7'd9: row_entry_operation_destination = 40'h2088021201;
    7'ha: row_entry_operation_destination = 40'h2088020c01; 7'hb: row_entry_operation_destination = 40'h2088020e01;
    7'hc: row_entry_operation_destination = 40'h208800140a; 7'hd: row_entry_operation_destination = 40'h208800160a;
    7'he: row_entry_operation_destination = 40'h20c000b40a; 7'hf: row_entry_operation_destination = 40'h20c000b60a;
    7'h10: row_entry_operation_destination = 40'h244002e801;
    7'h11: row_entry_operation_destination = 40'h244002ea01;
    7'h41, 7'h42, 7'h43, 7'h44, 7'h45, 7'h46, 7'h47, 7'h48, 7'h49, 7'h4a, 7'h4b, 7'h4c, 7'h4d, 7'h4e:
        row_entry_operation_destination = 40'h208c001807;
    7'h51, 7'h52, 7'h53, 7'h54, 7'h55, 7'h56, 7'h57, 7'h58, 7'h59, 7'h5a, 7'h5b, 7'h5c, 7'h5d, 7'h5e:
        row_entry_operation_destination = 40'h2114001807;
    default: row_entry_operation_destination = 40'd0;
  endcase

  wire [39:0] row = (words_word_0[31:23] == 9'h17f) ? 40'd0 :
      (words_word_0[31:23] == 9'h17e) ? row_entry_operation_destination :
      (words_word_0[31:23] == 9'h17d) ? row_entry_words_word_0_15_8 :
      (words_word_0[31:28] == 4'hb) ? row_entry_words_word_0_27_23 : row_entry;
  assign operation_control_part = row[2:0];
  assign operation_control_form = row[8:3];
  assign operation_control_condition = row[12:9];
  assign operation_control_wide_a = row[13];
  assign operation_control_wide_b = row[14];
  assign operation_control_wide_result = row[15];
  assign operation_control_signed = row[16];
  assign operation_control_subtract = row[17];
  assign operation_control_writes_exec = row[18];
  assign operation_control_saves_exec = row[19];
  assign operation_control_writes = row[20];
  assign operation_control_relative_source = row[21];
  assign operation_control_relative_destination = row[22];
  assign operation_control_relative_both = row[23];
  assign operation_control_cycles = row[26:24];
  assign operation_control_kind_a = row[30:27];
  assign operation_control_kind_b = row[34:31];
  assign operation_code_a = (row[36:35] == 2'd1) ? {1'b0, operation_destination} :
      (row[36:35] == 2'd3) ? 8'hff : words_word_0[7:0];
  assign operation_code_b = (row[39:37] == 3'd1) ? words_word_0[15:8] :
      (row[39:37] == 3'd2) ? {1'b0, operation_destination} :
      (row[39:37] == 3'd4) ? 8'h7e : 8'h80;
  assign operation_immediate_a = row[36:35] == 2'd2;
  assign operation_immediate_b = row[39:37] == 3'd3;
  assign operation_immediate = words_word_0[15:0];
  assign operation_literal = words_word_1;
endmodule
`default_nettype wire
