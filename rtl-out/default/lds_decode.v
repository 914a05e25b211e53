// lds_decode: generator of hdl/src/memory/lds/decode.rs
// Written by Tombolo; change the source.

module lds_decode (
  input wire [31:0] word_0,
  input wire [31:0] word_1,
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
  output wire signed_,
  output wire d16,
  output wire high,
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

  reg [39:0] control;

  always @*
    case (word_0[25:18])
      8'd0: control = 40'h58000904;
      8'd1: control = 40'h78000904;
      8'd2: control = 40'h98000904;
      8'd3: control = 40'h1d8000904;
      8'd4: control = 40'h1f8000904;
      8'd5: control = 40'hf8000904;
      8'd6: control = 40'h138000904;
      8'd7: control = 40'h118000904;
      8'd8: control = 40'h158000904;
      8'd9: control = 40'h178000904;
      8'ha: control = 40'h198000904;
      8'hb: control = 40'h1b8000904;
      8'hc: control = 40'h2f8000924;
      8'hd: control = 40'h804;
      8'he: control = 40'ha1024;
      8'hf: control = 40'h221024;
      8'h10: control = 40'h38000924;
      8'h12: control = 40'h238000904;
      8'h13: control = 40'h258000904;
      8'h14: control = 40'd0;
      8'h15: control = 40'h218000904;
      8'h1e: control = 40'h400804;
      8'h1f: control = 40'h800804;
      8'h20: control = 40'h58004904;
      8'h21: control = 40'h78004904;
      8'h22: control = 40'h98004904;
      8'h23: control = 40'h1d8004904;
      8'h24: control = 40'h1f8004904;
      8'h25: control = 40'hf8004904;
      8'h26: control = 40'h138004904;
      8'h27: control = 40'h118004904;
      8'h28: control = 40'h158004904;
      8'h29: control = 40'h178004904;
      8'h2a: control = 40'h198004904;
      8'h2b: control = 40'h1b8004904;
      8'h2c: control = 40'h2f8004924;
      8'h2d: control = 40'h8004904;
      8'h2e: control = 40'h80a9224;
      8'h2f: control = 40'h8229224;
      8'h30: control = 40'h38004924;
      8'h32: control = 40'h238004904;
      8'h33: control = 40'h258004904;
      8'h35: control = 40'h6000004100;
      8'h36: control = 40'h4100;
      8'h37: control = 40'ha8200;
      8'h38: control = 40'h228200;
      8'h39: control = 40'h1404100;
      8'h3a: control = 40'h404100;
      8'h3b: control = 40'h1804100;
      8'h3c: control = 40'h804100;
      8'h3d: control = 40'h878004902;
      8'h3e: control = 40'h858004902;
      8'h40: control = 40'h458001208;
      8'h41: control = 40'h478001208;
      8'h42: control = 40'h498001208;
      8'h43: control = 40'h5d8001208;
      8'h44: control = 40'h5f8001208;
      8'h45: control = 40'h4f8001208;
      8'h46: control = 40'h538001208;
      8'h47: control = 40'h518001208;
      8'h48: control = 40'h558001208;
      8'h49: control = 40'h578001208;
      8'h4a: control = 40'h598001208;
      8'h4b: control = 40'h5b8001208;
      8'h4c: control = 40'h6f8001248;
      8'h4d: control = 40'h1008;
      8'h4e: control = 40'he2048;
      8'h4f: control = 40'h262048;
      8'h50: control = 40'h438001248;
      8'h52: control = 40'h6b8001208;
      8'h53: control = 40'h6d8001208;
      8'h60: control = 40'h458009208;
      8'h61: control = 40'h478009208;
      8'h62: control = 40'h498009208;
      8'h63: control = 40'h5d8009208;
      8'h64: control = 40'h5f8009208;
      8'h65: control = 40'h4f8009208;
      8'h66: control = 40'h538009208;
      8'h67: control = 40'h518009208;
      8'h68: control = 40'h558009208;
      8'h69: control = 40'h578009208;
      8'h6a: control = 40'h598009208;
      8'h6b: control = 40'h5b8009208;
      8'h6c: control = 40'h6f8009248;
      8'h6d: control = 40'h8009208;
      8'h6e: control = 40'h80f2448;
      8'h6f: control = 40'h8272448;
      8'h70: control = 40'h438009248;
      8'h72: control = 40'h6b8009208;
      8'h73: control = 40'h6d8009208;
      8'h76: control = 40'h8200;
      8'h77: control = 40'hf0400;
      8'h78: control = 40'h270400;
      8'h79: control = 40'h218004904;
      8'h7e: control = 40'h1008009208;
      8'h98: control = 40'hd8000904;
      8'h99: control = 40'hb8000904;
      8'h9a: control = 40'h278000904;
      8'h9b: control = 40'h298000904;
      8'ha0: control = 40'h4400804;
      8'ha1: control = 40'h4800804;
      8'ha2: control = 40'h2404100;
      8'ha3: control = 40'h6404100;
      8'ha4: control = 40'h3404100;
      8'ha5: control = 40'h7404100;
      8'ha6: control = 40'h2804100;
      8'ha7: control = 40'h6804100;
      8'ha8: control = 40'hd8004904;
      8'ha9: control = 40'hb8004904;
      8'haa: control = 40'h278004904;
      8'hab: control = 40'h298004904;
      8'hb0: control = 40'h805;
      8'hb1: control = 40'h4101;
      8'hb2: control = 40'h2000004104;
      8'hb3: control = 40'h4000004104;
      8'hcd: control = 40'hc000004104;
      8'hde: control = 40'h180c;
      8'hdf: control = 40'h2010;
      8'hfe: control = 40'hc300;
      8'hff: control = 40'h10400;
      default: control = 40'd0;
    endcase

  assign address_register = word_1[7:0];
  assign data0_register = word_1[15:8];
  assign data1_register = word_1[23:16];
  assign destination = word_1[31:24];
  assign offset = {word_0[15:8], word_0[7:0]};
  assign byte_offset_0 = two ? ({10'd0, word_0[7:0]} << control[21:18]) : {2'd0, offset};
  assign byte_offset_1 = {10'd0, word_0[15:8]} << control[21:18];
  assign split = two ? (control[18] ? 3'd2 : 3'd1) : 3'd4;
  wire disjunction_1 = (operation == 5'h13) | (operation == 5'h14) | (operation == 5'h15);
  assign half_denormals = disjunction_1 | (operation == 5'h16);
  assign two = control[17];
  assign address = control[1:0];
  assign data0 = control[4:2];
  assign data1 = control[7:5];
  assign loads = control[10:8];
  assign stores = control[13:11];
  assign returns = control[16:14];
  assign size = control[23:22];
  assign signed_ = control[24];
  assign d16 = control[25];
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
