// lds_decode: generator of hdl/src/memory/lds/decode.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_decode (
  input wire [31:0] word_0, // Its dwords.
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire flat, // It is a FLAT instruction: for the lanes in the LDS aperture.
  output wire [7:0] address_register, // ADDR.
  output wire [7:0] data0_register, // DATA0.
  output wire [7:0] data1_register, // DATA1.
  output wire [7:0] destination, // VDST.
  output wire [15:0] offset, // {OFFSET1, OFFSET0}
  output wire [17:0] byte_offset_0, // Byte offsets of the first and the second address.
  output wire [17:0] byte_offset_1,
  output wire [2:0] split, // Dwords of the first address, of two.
  output wire two, // There are two addresses.
  output wire [1:0] address, // Source of the address.
  output wire [2:0] data0, // Dwords in DATA0.
  output wire [2:0] data1, // Dwords in DATA1.
  output wire [2:0] loads, // Dwords loaded.
  output wire [2:0] stores, // Dwords stored.
  output wire [2:0] returns, // Dwords returned.
  output wire [1:0] size, // Element size.
  output wire high, // The high half of a register.
  output wire [4:0] format, // Results: element size 1:0, signed 2, half a register 3, the high half 4.
  output wire serial, // One lane after another.
  output wire computes, // The atomic ALU computes what is stored.
  output wire [4:0] operation, // Its operation.
  output wire half_denormals, // Its denormals follow the rules of binary16 and binary64.
  output wire wide, // On 64 bits.
  output wire counts, // The data is the number of active lanes.
  output wire conditional, // Dwords with their top bit set are stored.
  output wire [1:0] cross_, // Between lanes.
  output wire fetch_inactive // From inactive lanes too.
);

  wire [39:0] control;

  reg [39:0] by_word_0_25_18;
  always @*
    case (word_0[25:18])
      8'd0: by_word_0_25_18 = 40'h58000904;
      8'd1: by_word_0_25_18 = 40'h78000904;
      8'd2: by_word_0_25_18 = 40'h98000904;
      8'd3: by_word_0_25_18 = 40'h1d8000904;
      8'd4: by_word_0_25_18 = 40'h1f8000904;
      8'd5: by_word_0_25_18 = 40'hf8000904;
      8'd6: by_word_0_25_18 = 40'h138000904;
      8'd7: by_word_0_25_18 = 40'h118000904;
      8'd8: by_word_0_25_18 = 40'h158000904;
      8'd9: by_word_0_25_18 = 40'h178000904;
      8'ha: by_word_0_25_18 = 40'h198000904;
      8'hb: by_word_0_25_18 = 40'h1b8000904;
      8'hc: by_word_0_25_18 = 40'h2f8000924;
      8'hd: by_word_0_25_18 = 40'h804;
      8'he: by_word_0_25_18 = 40'ha1024;
      8'hf: by_word_0_25_18 = 40'h221024;
      8'h10: by_word_0_25_18 = 40'h38000924;
      8'h12: by_word_0_25_18 = 40'h238000904;
      8'h13: by_word_0_25_18 = 40'h258000904;
      8'h15: by_word_0_25_18 = 40'h218000904;
      8'h1e: by_word_0_25_18 = 40'h400804;
      8'h1f: by_word_0_25_18 = 40'h800804;
      8'h20: by_word_0_25_18 = 40'h58004904;
      8'h21: by_word_0_25_18 = 40'h78004904;
      8'h22: by_word_0_25_18 = 40'h98004904;
      8'h23: by_word_0_25_18 = 40'h1d8004904;
      8'h24: by_word_0_25_18 = 40'h1f8004904;
      8'h25: by_word_0_25_18 = 40'hf8004904;
      8'h26: by_word_0_25_18 = 40'h138004904;
      8'h27: by_word_0_25_18 = 40'h118004904;
      8'h28: by_word_0_25_18 = 40'h158004904;
      8'h29: by_word_0_25_18 = 40'h178004904;
      8'h2a: by_word_0_25_18 = 40'h198004904;
      8'h2b: by_word_0_25_18 = 40'h1b8004904;
      8'h2c: by_word_0_25_18 = 40'h2f8004924;
      8'h2d: by_word_0_25_18 = 40'h8004904;
      8'h2e: by_word_0_25_18 = 40'h80a9224;
      8'h2f: by_word_0_25_18 = 40'h8229224;
      8'h30: by_word_0_25_18 = 40'h38004924;
      8'h32: by_word_0_25_18 = 40'h238004904;
      8'h33: by_word_0_25_18 = 40'h258004904;
      8'h35: by_word_0_25_18 = 40'h6000004100;
      8'h36: by_word_0_25_18 = 40'h4100;
      8'h37: by_word_0_25_18 = 40'ha8200;
      8'h38: by_word_0_25_18 = 40'h228200;
      8'h39: by_word_0_25_18 = 40'h1404100;
      8'h3a: by_word_0_25_18 = 40'h404100;
      8'h3b: by_word_0_25_18 = 40'h1804100;
      8'h3c: by_word_0_25_18 = 40'h804100;
      8'h3d: by_word_0_25_18 = 40'h878004902;
      8'h3e: by_word_0_25_18 = 40'h858004902;
      8'h40: by_word_0_25_18 = 40'h458001208;
      8'h41: by_word_0_25_18 = 40'h478001208;
      8'h42: by_word_0_25_18 = 40'h498001208;
      8'h43: by_word_0_25_18 = 40'h5d8001208;
      8'h44: by_word_0_25_18 = 40'h5f8001208;
      8'h45: by_word_0_25_18 = 40'h4f8001208;
      8'h46: by_word_0_25_18 = 40'h538001208;
      8'h47: by_word_0_25_18 = 40'h518001208;
      8'h48: by_word_0_25_18 = 40'h558001208;
      8'h49: by_word_0_25_18 = 40'h578001208;
      8'h4a: by_word_0_25_18 = 40'h598001208;
      8'h4b: by_word_0_25_18 = 40'h5b8001208;
      8'h4c: by_word_0_25_18 = 40'h6f8001248;
      8'h4d: by_word_0_25_18 = 40'h1008;
      8'h4e: by_word_0_25_18 = 40'he2048;
      8'h4f: by_word_0_25_18 = 40'h262048;
      8'h50: by_word_0_25_18 = 40'h438001248;
      8'h52: by_word_0_25_18 = 40'h6b8001208;
      8'h53: by_word_0_25_18 = 40'h6d8001208;
      8'h60: by_word_0_25_18 = 40'h458009208;
      8'h61: by_word_0_25_18 = 40'h478009208;
      8'h62: by_word_0_25_18 = 40'h498009208;
      8'h63: by_word_0_25_18 = 40'h5d8009208;
      8'h64: by_word_0_25_18 = 40'h5f8009208;
      8'h65: by_word_0_25_18 = 40'h4f8009208;
      8'h66: by_word_0_25_18 = 40'h538009208;
      8'h67: by_word_0_25_18 = 40'h518009208;
      8'h68: by_word_0_25_18 = 40'h558009208;
      8'h69: by_word_0_25_18 = 40'h578009208;
      8'h6a: by_word_0_25_18 = 40'h598009208;
      8'h6b: by_word_0_25_18 = 40'h5b8009208;
      8'h6c: by_word_0_25_18 = 40'h6f8009248;
      8'h6d: by_word_0_25_18 = 40'h8009208;
      8'h6e: by_word_0_25_18 = 40'h80f2448;
      8'h6f: by_word_0_25_18 = 40'h8272448;
      8'h70: by_word_0_25_18 = 40'h438009248;
      8'h72: by_word_0_25_18 = 40'h6b8009208;
      8'h73: by_word_0_25_18 = 40'h6d8009208;
      8'h76: by_word_0_25_18 = 40'h8200;
      8'h77: by_word_0_25_18 = 40'hf0400;
      8'h78: by_word_0_25_18 = 40'h270400;
      8'h79: by_word_0_25_18 = 40'h218004904;
      8'h7e: by_word_0_25_18 = 40'h1008009208;
      8'h98: by_word_0_25_18 = 40'hd8000904;
      8'h99: by_word_0_25_18 = 40'hb8000904;
      8'h9a: by_word_0_25_18 = 40'h278000904;
      8'h9b: by_word_0_25_18 = 40'h298000904;
      8'ha0: by_word_0_25_18 = 40'h4400804;
      8'ha1: by_word_0_25_18 = 40'h4800804;
      8'ha2: by_word_0_25_18 = 40'h2404100;
      8'ha3: by_word_0_25_18 = 40'h6404100;
      8'ha4: by_word_0_25_18 = 40'h3404100;
      8'ha5: by_word_0_25_18 = 40'h7404100;
      8'ha6: by_word_0_25_18 = 40'h2804100;
      8'ha7: by_word_0_25_18 = 40'h6804100;
      8'ha8: by_word_0_25_18 = 40'hd8004904;
      8'ha9: by_word_0_25_18 = 40'hb8004904;
      8'haa: by_word_0_25_18 = 40'h278004904;
      8'hab: by_word_0_25_18 = 40'h298004904;
      8'hb0: by_word_0_25_18 = 40'h805;
      8'hb1: by_word_0_25_18 = 40'h4101;
      8'hb2: by_word_0_25_18 = 40'h2000004104;
      8'hb3: by_word_0_25_18 = 40'h4000004104;
      8'hcd: by_word_0_25_18 = 40'hc000004104;
      8'hde: by_word_0_25_18 = 40'h180c;
      8'hdf: by_word_0_25_18 = 40'h2010;
      8'he0: by_word_0_25_18 = 40'h4924;
      8'he1: by_word_0_25_18 = 40'h4924;
      8'he2: by_word_0_25_18 = 40'h8924;
      8'hfe: by_word_0_25_18 = 40'hc300;
      8'hff: by_word_0_25_18 = 40'h10400;
      default: by_word_0_25_18 = 40'd0;
    endcase

  reg [39:0] by_word_0_21_14;
  always @*
    case (word_0[21:14])
      8'h10: by_word_0_21_14 = 40'h404100;
      8'h11: by_word_0_21_14 = 40'h1404100;
      8'h12: by_word_0_21_14 = 40'h804100;
      8'h13: by_word_0_21_14 = 40'h1804100;
      8'h14: by_word_0_21_14 = 40'h4100;
      8'h15: by_word_0_21_14 = 40'h8200;
      8'h16: by_word_0_21_14 = 40'hc300;
      8'h17: by_word_0_21_14 = 40'h10400;
      8'h18: by_word_0_21_14 = 40'h400804;
      8'h19: by_word_0_21_14 = 40'h800804;
      8'h1a: by_word_0_21_14 = 40'h804;
      8'h1b: by_word_0_21_14 = 40'h1008;
      8'h1c: by_word_0_21_14 = 40'h180c;
      8'h1d: by_word_0_21_14 = 40'h2010;
      8'h1e: by_word_0_21_14 = 40'h2404100;
      8'h1f: by_word_0_21_14 = 40'h3404100;
      8'h20: by_word_0_21_14 = 40'h2804100;
      8'h21: by_word_0_21_14 = 40'h6404100;
      8'h22: by_word_0_21_14 = 40'h7404100;
      8'h23: by_word_0_21_14 = 40'h6804100;
      8'h24: by_word_0_21_14 = 40'h4400804;
      8'h25: by_word_0_21_14 = 40'h4800804;
      8'h33: by_word_0_21_14 = 40'h18004904;
      8'h34: by_word_0_21_14 = 40'h38004908;
      8'h35: by_word_0_21_14 = 40'h58004904;
      8'h36: by_word_0_21_14 = 40'h78004904;
      8'h37: by_word_0_21_14 = 40'hb8004904;
      8'h38: by_word_0_21_14 = 40'hf8004904;
      8'h39: by_word_0_21_14 = 40'h118004904;
      8'h3a: by_word_0_21_14 = 40'h138004904;
      8'h3b: by_word_0_21_14 = 40'h158004904;
      8'h3c: by_word_0_21_14 = 40'h178004904;
      8'h3d: by_word_0_21_14 = 40'h198004904;
      8'h3e: by_word_0_21_14 = 40'h1b8004904;
      8'h3f: by_word_0_21_14 = 40'h1d8004904;
      8'h40: by_word_0_21_14 = 40'h1f8004904;
      8'h41: by_word_0_21_14 = 40'h418009208;
      8'h42: by_word_0_21_14 = 40'h438009210;
      8'h43: by_word_0_21_14 = 40'h458009208;
      8'h44: by_word_0_21_14 = 40'h478009208;
      8'h45: by_word_0_21_14 = 40'h4f8009208;
      8'h46: by_word_0_21_14 = 40'h518009208;
      8'h47: by_word_0_21_14 = 40'h538009208;
      8'h48: by_word_0_21_14 = 40'h558009208;
      8'h49: by_word_0_21_14 = 40'h578009208;
      8'h4a: by_word_0_21_14 = 40'h598009208;
      8'h4b: by_word_0_21_14 = 40'h5b8009208;
      8'h4c: by_word_0_21_14 = 40'h5d8009208;
      8'h4d: by_word_0_21_14 = 40'h5f8009208;
      8'h50: by_word_0_21_14 = 40'hd8004904;
      8'h51: by_word_0_21_14 = 40'h238004904;
      8'h52: by_word_0_21_14 = 40'h258004904;
      8'h56: by_word_0_21_14 = 40'h218004904;
      8'h59: by_word_0_21_14 = 40'h278004904;
      8'h5a: by_word_0_21_14 = 40'h298004904;
      default: by_word_0_21_14 = 40'd0;
    endcase

  assign control = flat ? by_word_0_21_14 : by_word_0_25_18;
  assign flat = word_0[31:24] == 8'hec;
  assign address_register = flat ? word_2[7:0] : word_1[7:0];
  assign data0_register = flat ? word_1[30:23] : word_1[15:8];
  assign data1_register = word_1[23:16];
  assign destination = flat ? word_1[7:0] : word_1[31:24];
  assign returns = control[16:14] & {3{~(flat & computes & ~word_1[20])}};
  assign offset = word_0[15:0];

  assign byte_offset_0 =
      two ? ({10'd0, word_0[7:0]} << control[21:18]) :
      flat ? {1'b0, word_2[24:8]} :
      {2'd0, offset};

  assign byte_offset_1 = {10'd0, word_0[15:8]} << control[21:18];
  assign split = two ? (control[18] ? 3'd2 : 3'd1) : 3'd4;
  assign format = control[26:22];
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
