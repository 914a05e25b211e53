// lds_decode: generator of hdl/src/memory/lds/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_decode (
  input wire [31:0] word_0,
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire flat,
  output wire [7:0] address_register,
  output wire [7:0] data0_register,
  output wire [7:0] data1_register,
  output wire [7:0] destination,
  output wire [15:0] offset,
  output wire [17:0] byte_offset_0,
  output wire [17:0] byte_offset_1,
  output wire [2:0] split,
  output wire two,
  output wire [1:0] address,
  output wire [2:0] data0,
  output wire [2:0] data1,
  output wire [2:0] loads,
  output wire [2:0] stores,
  output wire [2:0] returns,
  output wire [1:0] size,
  output wire high,
  output wire [4:0] format,
  output wire serial,
  output wire computes,
  output wire [4:0] operation,
  output wire half_denormals,
  output wire wide,
  output wire counts,
  output wire conditional,
  output wire [1:0] cross_,
  output wire fetch_inactive
);

  wire [39:0] control;

  reg [39:0] looked_up_1;
  always @*
    case (word_0[25:18])
      8'd0: looked_up_1 = 40'h58000904;
      8'd1: looked_up_1 = 40'h78000904;
      8'd2: looked_up_1 = 40'h98000904;
      8'd3: looked_up_1 = 40'h1d8000904;
      8'd4: looked_up_1 = 40'h1f8000904;
      8'd5: looked_up_1 = 40'hf8000904;
      8'd6: looked_up_1 = 40'h138000904;
      8'd7: looked_up_1 = 40'h118000904;
      8'd8: looked_up_1 = 40'h158000904;
      8'd9: looked_up_1 = 40'h178000904;
      8'ha: looked_up_1 = 40'h198000904;
      8'hb: looked_up_1 = 40'h1b8000904;
      8'hc: looked_up_1 = 40'h2f8000924;
      8'hd: looked_up_1 = 40'h804;
      8'he: looked_up_1 = 40'ha1024;
      8'hf: looked_up_1 = 40'h221024;
      8'h10: looked_up_1 = 40'h38000924;
      8'h12: looked_up_1 = 40'h238000904;
      8'h13: looked_up_1 = 40'h258000904;
      8'h14: looked_up_1 = 40'd0;
      8'h15: looked_up_1 = 40'h218000904;
      8'h1e: looked_up_1 = 40'h400804;
      8'h1f: looked_up_1 = 40'h800804;
      8'h20: looked_up_1 = 40'h58004904;
      8'h21: looked_up_1 = 40'h78004904;
      8'h22: looked_up_1 = 40'h98004904;
      8'h23: looked_up_1 = 40'h1d8004904;
      8'h24: looked_up_1 = 40'h1f8004904;
      8'h25: looked_up_1 = 40'hf8004904;
      8'h26: looked_up_1 = 40'h138004904;
      8'h27: looked_up_1 = 40'h118004904;
      8'h28: looked_up_1 = 40'h158004904;
      8'h29: looked_up_1 = 40'h178004904;
      8'h2a: looked_up_1 = 40'h198004904;
      8'h2b: looked_up_1 = 40'h1b8004904;
      8'h2c: looked_up_1 = 40'h2f8004924;
      8'h2d: looked_up_1 = 40'h8004904;
      8'h2e: looked_up_1 = 40'h80a9224;
      8'h2f: looked_up_1 = 40'h8229224;
      8'h30: looked_up_1 = 40'h38004924;
      8'h32: looked_up_1 = 40'h238004904;
      8'h33: looked_up_1 = 40'h258004904;
      8'h35: looked_up_1 = 40'h6000004100;
      8'h36: looked_up_1 = 40'h4100;
      8'h37: looked_up_1 = 40'ha8200;
      8'h38: looked_up_1 = 40'h228200;
      8'h39: looked_up_1 = 40'h1404100;
      8'h3a: looked_up_1 = 40'h404100;
      8'h3b: looked_up_1 = 40'h1804100;
      8'h3c: looked_up_1 = 40'h804100;
      8'h3d: looked_up_1 = 40'h878004902;
      8'h3e: looked_up_1 = 40'h858004902;
      8'h40: looked_up_1 = 40'h458001208;
      8'h41: looked_up_1 = 40'h478001208;
      8'h42: looked_up_1 = 40'h498001208;
      8'h43: looked_up_1 = 40'h5d8001208;
      8'h44: looked_up_1 = 40'h5f8001208;
      8'h45: looked_up_1 = 40'h4f8001208;
      8'h46: looked_up_1 = 40'h538001208;
      8'h47: looked_up_1 = 40'h518001208;
      8'h48: looked_up_1 = 40'h558001208;
      8'h49: looked_up_1 = 40'h578001208;
      8'h4a: looked_up_1 = 40'h598001208;
      8'h4b: looked_up_1 = 40'h5b8001208;
      8'h4c: looked_up_1 = 40'h6f8001248;
      8'h4d: looked_up_1 = 40'h1008;
      8'h4e: looked_up_1 = 40'he2048;
      8'h4f: looked_up_1 = 40'h262048;
      8'h50: looked_up_1 = 40'h438001248;
      8'h52: looked_up_1 = 40'h6b8001208;
      8'h53: looked_up_1 = 40'h6d8001208;
      8'h60: looked_up_1 = 40'h458009208;
      8'h61: looked_up_1 = 40'h478009208;
      8'h62: looked_up_1 = 40'h498009208;
      8'h63: looked_up_1 = 40'h5d8009208;
      8'h64: looked_up_1 = 40'h5f8009208;
      8'h65: looked_up_1 = 40'h4f8009208;
      8'h66: looked_up_1 = 40'h538009208;
      8'h67: looked_up_1 = 40'h518009208;
      8'h68: looked_up_1 = 40'h558009208;
      8'h69: looked_up_1 = 40'h578009208;
      8'h6a: looked_up_1 = 40'h598009208;
      8'h6b: looked_up_1 = 40'h5b8009208;
      8'h6c: looked_up_1 = 40'h6f8009248;
      8'h6d: looked_up_1 = 40'h8009208;
      8'h6e: looked_up_1 = 40'h80f2448;
      8'h6f: looked_up_1 = 40'h8272448;
      8'h70: looked_up_1 = 40'h438009248;
      8'h72: looked_up_1 = 40'h6b8009208;
      8'h73: looked_up_1 = 40'h6d8009208;
      8'h76: looked_up_1 = 40'h8200;
      8'h77: looked_up_1 = 40'hf0400;
      8'h78: looked_up_1 = 40'h270400;
      8'h79: looked_up_1 = 40'h218004904;
      8'h7e: looked_up_1 = 40'h1008009208;
      8'h98: looked_up_1 = 40'hd8000904;
      8'h99: looked_up_1 = 40'hb8000904;
      8'h9a: looked_up_1 = 40'h278000904;
      8'h9b: looked_up_1 = 40'h298000904;
      8'ha0: looked_up_1 = 40'h4400804;
      8'ha1: looked_up_1 = 40'h4800804;
      8'ha2: looked_up_1 = 40'h2404100;
      8'ha3: looked_up_1 = 40'h6404100;
      8'ha4: looked_up_1 = 40'h3404100;
      8'ha5: looked_up_1 = 40'h7404100;
      8'ha6: looked_up_1 = 40'h2804100;
      8'ha7: looked_up_1 = 40'h6804100;
      8'ha8: looked_up_1 = 40'hd8004904;
      8'ha9: looked_up_1 = 40'hb8004904;
      8'haa: looked_up_1 = 40'h278004904;
      8'hab: looked_up_1 = 40'h298004904;
      8'hb0: looked_up_1 = 40'h805;
      8'hb1: looked_up_1 = 40'h4101;
      8'hb2: looked_up_1 = 40'h2000004104;
      8'hb3: looked_up_1 = 40'h4000004104;
      8'hcd: looked_up_1 = 40'hc000004104;
      8'hde: looked_up_1 = 40'h180c;
      8'hdf: looked_up_1 = 40'h2010;
      8'he0: looked_up_1 = 40'h4924;
      8'he1: looked_up_1 = 40'h4924;
      8'he2: looked_up_1 = 40'h8924;
      8'hfe: looked_up_1 = 40'hc300;
      8'hff: looked_up_1 = 40'h10400;
      default: looked_up_1 = 40'd0;
    endcase

  reg [39:0] looked_up_2;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_2 = 40'h404100;
      8'h11: looked_up_2 = 40'h1404100;
      8'h12: looked_up_2 = 40'h804100;
      8'h13: looked_up_2 = 40'h1804100;
      8'h14: looked_up_2 = 40'h4100;
      8'h15: looked_up_2 = 40'h8200;
      8'h16: looked_up_2 = 40'hc300;
      8'h17: looked_up_2 = 40'h10400;
      8'h18: looked_up_2 = 40'h400804;
      8'h19: looked_up_2 = 40'h800804;
      8'h1a: looked_up_2 = 40'h804;
      8'h1b: looked_up_2 = 40'h1008;
      8'h1c: looked_up_2 = 40'h180c;
      8'h1d: looked_up_2 = 40'h2010;
      8'h1e: looked_up_2 = 40'h2404100;
      8'h1f: looked_up_2 = 40'h3404100;
      8'h20: looked_up_2 = 40'h2804100;
      8'h21: looked_up_2 = 40'h6404100;
      8'h22: looked_up_2 = 40'h7404100;
      8'h23: looked_up_2 = 40'h6804100;
      8'h24: looked_up_2 = 40'h4400804;
      8'h25: looked_up_2 = 40'h4800804;
      8'h33: looked_up_2 = 40'h18004904;
      8'h34: looked_up_2 = 40'h38004908;
      8'h35: looked_up_2 = 40'h58004904;
      8'h36: looked_up_2 = 40'h78004904;
      8'h37: looked_up_2 = 40'hb8004904;
      8'h38: looked_up_2 = 40'hf8004904;
      8'h39: looked_up_2 = 40'h118004904;
      8'h3a: looked_up_2 = 40'h138004904;
      8'h3b: looked_up_2 = 40'h158004904;
      8'h3c: looked_up_2 = 40'h178004904;
      8'h3d: looked_up_2 = 40'h198004904;
      8'h3e: looked_up_2 = 40'h1b8004904;
      8'h3f: looked_up_2 = 40'h1d8004904;
      8'h40: looked_up_2 = 40'h1f8004904;
      8'h41: looked_up_2 = 40'h418009208;
      8'h42: looked_up_2 = 40'h438009210;
      8'h43: looked_up_2 = 40'h458009208;
      8'h44: looked_up_2 = 40'h478009208;
      8'h45: looked_up_2 = 40'h4f8009208;
      8'h46: looked_up_2 = 40'h518009208;
      8'h47: looked_up_2 = 40'h538009208;
      8'h48: looked_up_2 = 40'h558009208;
      8'h49: looked_up_2 = 40'h578009208;
      8'h4a: looked_up_2 = 40'h598009208;
      8'h4b: looked_up_2 = 40'h5b8009208;
      8'h4c: looked_up_2 = 40'h5d8009208;
      8'h4d: looked_up_2 = 40'h5f8009208;
      8'h50: looked_up_2 = 40'hd8004904;
      8'h51: looked_up_2 = 40'h238004904;
      8'h52: looked_up_2 = 40'h258004904;
      8'h56: looked_up_2 = 40'h218004904;
      8'h59: looked_up_2 = 40'h278004904;
      8'h5a: looked_up_2 = 40'h298004904;
      default: looked_up_2 = 40'd0;
    endcase

  assign control = flat ? looked_up_2 : looked_up_1;
  assign flat = word_0[31:24] == 8'hec;
  assign address_register = flat ? word_2[7:0] : word_1[7:0];
  assign data0_register = flat ? word_1[30:23] : word_1[15:8];
  assign data1_register = word_1[23:16];
  assign destination = flat ? word_1[7:0] : word_1[31:24];
  assign returns = control[16:14] & {3{~(flat & computes & (~word_1[20]))}};
  assign offset = {word_0[15:8], word_0[7:0]};

  assign byte_offset_0 =
      two ? ({10'd0, word_0[7:0]} << control[21:18]) :
      flat ? {1'b0, word_2[24:8]} :
      {2'd0, offset};

  assign byte_offset_1 = {10'd0, word_0[15:8]} << control[21:18];
  assign split = two ? (control[18] ? 3'd2 : 3'd1) : 3'd4;
  assign format = {high, control[25], control[24], size};
  assign half_denormals = (operation == 5'h13) | (operation == 5'h14) | (operation == 5'h15) | (operation == 5'h16);
  assign two = control[17];
  assign address = control[1:0];
  assign data0 = control[4:2];
  assign data1 = control[7:5];
  assign loads = control[10:8];
  assign stores = control[13:11];
  assign size = control[23:22];
  assign high = control[26];
  assign serial = control[27];
  assign computes = control[28];
  assign operation = control[33:29];
  assign wide = control[34];
  assign counts = control[35];
  assign conditional = control[36];
  assign cross_ = control[38:37];
  assign fetch_inactive = control[39];

endmodule

`default_nettype wire
