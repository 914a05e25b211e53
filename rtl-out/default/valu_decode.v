// valu_decode: generator of hdl/src/vector/decode.rs
// Written by Tombolo; change the source.

module valu_decode (
  input wire [31:0] word0,
  input wire [31:0] word1,
  input wire [31:0] word2,
  input wire [3:0] wave,
  input wire [15:0] sequence_,
  input wire [10:0] vgpr_base,
  input wire [10:0] vgprs,
  output wire [255:0] record
);

  wire is_vop3;
  wire [27:0] control;

  assign is_vop3 = word0[31:26] == 6'h35;

  reg [27:0] looked_up_1;
  always @*
    case (word0[30:25])
      6'd1: looked_up_1 = 28'ha0c20c;
      6'd3: looked_up_1 = 28'h80e400;
      6'd4: looked_up_1 = 28'h80e800;
      6'd5: looked_up_1 = 28'h80ec00;
      6'd8: looked_up_1 = 28'h80f000;
      6'h18: looked_up_1 = 28'h80c008;
      6'h19: looked_up_1 = 28'h80c009;
      6'h1a: looked_up_1 = 28'h80c00a;
      6'h1b: looked_up_1 = 28'h80c002;
      6'h1c: looked_up_1 = 28'h80c003;
      6'h1d: looked_up_1 = 28'h80c004;
      6'h1f: looked_up_1 = 28'h184c108;
      6'h20: looked_up_1 = 28'h2a0c205;
      6'h21: looked_up_1 = 28'h2a0c206;
      6'h25: looked_up_1 = 28'h80c005;
      6'h26: looked_up_1 = 28'h80c006;
      6'h27: looked_up_1 = 28'h80c007;
      6'h2b: looked_up_1 = 28'h90e000;
      default: looked_up_1 = 28'd0;
    endcase

  reg [27:0] looked_up_2;
  always @*
    case (word0[16:9])
      8'd1: looked_up_2 = 28'h804000;
      8'h37: looked_up_2 = 28'h804001;
      default: looked_up_2 = 28'd0;
    endcase

  reg [27:0] looked_up_3;
  always @*
    case (word0[24:17])
      8'h41: looked_up_3 = 28'h200c09d;
      8'h42: looked_up_3 = 28'h200c0ad;
      8'h43: looked_up_3 = 28'h200c0bd;
      8'h44: looked_up_3 = 28'h200c0cd;
      8'h45: looked_up_3 = 28'h200c0dd;
      8'h46: looked_up_3 = 28'h200c0ed;
      8'h49: looked_up_3 = 28'h200c01d;
      8'h4a: looked_up_3 = 28'h200c02d;
      8'h4b: looked_up_3 = 28'h200c03d;
      8'h4c: looked_up_3 = 28'h200c04d;
      8'h4d: looked_up_3 = 28'h200c05d;
      8'h4e: looked_up_3 = 28'h200c06d;
      8'h59: looked_up_3 = 28'h206c11d;
      8'h5a: looked_up_3 = 28'h206c12d;
      8'h5b: looked_up_3 = 28'h206c13d;
      8'h5c: looked_up_3 = 28'h206c14d;
      8'h5d: looked_up_3 = 28'h206c15d;
      8'h5e: looked_up_3 = 28'h206c16d;
      8'hc1: looked_up_3 = 28'h400c09d;
      8'hc2: looked_up_3 = 28'h400c0ad;
      8'hc3: looked_up_3 = 28'h400c0bd;
      8'hc4: looked_up_3 = 28'h400c0cd;
      8'hc5: looked_up_3 = 28'h400c0dd;
      8'hc6: looked_up_3 = 28'h400c0ed;
      8'hc9: looked_up_3 = 28'h400c01d;
      8'hca: looked_up_3 = 28'h400c02d;
      8'hcb: looked_up_3 = 28'h400c03d;
      8'hcc: looked_up_3 = 28'h400c04d;
      8'hcd: looked_up_3 = 28'h400c05d;
      8'hce: looked_up_3 = 28'h400c06d;
      8'hd9: looked_up_3 = 28'h406c11d;
      8'hda: looked_up_3 = 28'h406c12d;
      8'hdb: looked_up_3 = 28'h406c13d;
      8'hdc: looked_up_3 = 28'h406c14d;
      8'hdd: looked_up_3 = 28'h406c15d;
      8'hde: looked_up_3 = 28'h406c16d;
      default: looked_up_3 = 28'd0;
    endcase

  reg [27:0] looked_up_4;
  always @*
    case (word0[25:16])
      10'h41: looked_up_4 = 28'h800c09d;
      10'h42: looked_up_4 = 28'h800c0ad;
      10'h43: looked_up_4 = 28'h800c0bd;
      10'h44: looked_up_4 = 28'h800c0cd;
      10'h45: looked_up_4 = 28'h800c0dd;
      10'h46: looked_up_4 = 28'h800c0ed;
      10'h49: looked_up_4 = 28'h800c01d;
      10'h4a: looked_up_4 = 28'h800c02d;
      10'h4b: looked_up_4 = 28'h800c03d;
      10'h4c: looked_up_4 = 28'h800c04d;
      10'h4d: looked_up_4 = 28'h800c05d;
      10'h4e: looked_up_4 = 28'h800c06d;
      10'h59: looked_up_4 = 28'h806c11d;
      10'h5a: looked_up_4 = 28'h806c12d;
      10'h5b: looked_up_4 = 28'h806c13d;
      10'h5c: looked_up_4 = 28'h806c14d;
      10'h5d: looked_up_4 = 28'h806c15d;
      10'h5e: looked_up_4 = 28'h806c16d;
      10'hc1: looked_up_4 = 28'h400c09d;
      10'hc2: looked_up_4 = 28'h400c0ad;
      10'hc3: looked_up_4 = 28'h400c0bd;
      10'hc4: looked_up_4 = 28'h400c0cd;
      10'hc5: looked_up_4 = 28'h400c0dd;
      10'hc6: looked_up_4 = 28'h400c0ed;
      10'hc9: looked_up_4 = 28'h400c01d;
      10'hca: looked_up_4 = 28'h400c02d;
      10'hcb: looked_up_4 = 28'h400c03d;
      10'hcc: looked_up_4 = 28'h400c04d;
      10'hcd: looked_up_4 = 28'h400c05d;
      10'hce: looked_up_4 = 28'h400c06d;
      10'hd9: looked_up_4 = 28'h406c11d;
      10'hda: looked_up_4 = 28'h406c12d;
      10'hdb: looked_up_4 = 28'h406c13d;
      10'hdc: looked_up_4 = 28'h406c14d;
      10'hdd: looked_up_4 = 28'h406c15d;
      10'hde: looked_up_4 = 28'h406c16d;
      10'h101: looked_up_4 = 28'hc0c20c;
      10'h103: looked_up_4 = 28'h80e400;
      10'h104: looked_up_4 = 28'h80e800;
      10'h105: looked_up_4 = 28'h80ec00;
      10'h108: looked_up_4 = 28'h80f000;
      10'h118: looked_up_4 = 28'h80c008;
      10'h119: looked_up_4 = 28'h80c009;
      10'h11a: looked_up_4 = 28'h80c00a;
      10'h11b: looked_up_4 = 28'h80c002;
      10'h11c: looked_up_4 = 28'h80c003;
      10'h11d: looked_up_4 = 28'h80c004;
      10'h11f: looked_up_4 = 28'h184c108;
      10'h125: looked_up_4 = 28'h80c005;
      10'h126: looked_up_4 = 28'h80c006;
      10'h127: looked_up_4 = 28'h80c007;
      10'h12b: looked_up_4 = 28'h90e000;
      10'h181: looked_up_4 = 28'h804000;
      10'h1b7: looked_up_4 = 28'h804001;
      10'h213: looked_up_4 = 28'h81e000;
      10'h32c: looked_up_4 = 28'h80c00b;
      10'h120: looked_up_4 = 28'h6c0c205;
      10'h121: looked_up_4 = 28'h6c0c206;
      10'h2fe: looked_up_4 = 28'h789c00b;
      10'h300: looked_up_4 = 28'h680c005;
      10'h301: looked_up_4 = 28'h680c006;
      default: looked_up_4 = 28'd0;
    endcase

  assign control =
      is_vop3 ? looked_up_4 :
      (word0[31:25] == 7'h3e) ? looked_up_3 :
      (word0[31:25] == 7'h3f) ? looked_up_2 :
      looked_up_1;

  wire [8:0] chosen_1 = is_vop3 ? word1[8:0] : word0[8:0];
  wire [8:0] chosen_2 = is_vop3 ? word1[17:9] : {1'b1, word0[16:9]};
  wire [7:0] chosen_3 = is_vop3 ? word0[7:0] : word0[24:17];
  wire [10:0] sum_1 = {3'd0, control[20] ? chosen_3 : word1[25:18]} + {10'd0, control[19]};
  wire conjunction_1 = control[14] & chosen_1[8];
  wire conjunction_2 = control[15] & chosen_2[8];
  wire disjunction_1 = (control[16] & word1[26]) | control[20];

  reg [6:0] looked_up_5;
  always @*
    case (control[27:25])
      3'd1: looked_up_5 = 7'h6a;
      3'd2: looked_up_5 = 7'h7e;
      3'd3: looked_up_5 = word0[14:8];
      default: looked_up_5 = chosen_3[6:0];
    endcase

  wire conjunction_3 = control[23] & (~(({3'd0, chosen_3} + {10'd0, control[24]}) < vgprs));
  wire [8:0] joined_1 = {word0[10:8] & {3{is_vop3 & control[13]}}, word1[31:29] & {3{is_vop3}}, control[12:10]};
  wire [5:0] joined_2 = {disjunction_1 & control[19], disjunction_1, conjunction_2 & control[18], conjunction_2,
      conjunction_1 & control[17], conjunction_1};
  wire [10:0] chosen_4 = (~(sum_1 < vgprs)) ? vgpr_base : (vgpr_base + {3'd0, control[20] ? chosen_3 : word1[25:18]});
  wire [10:0] chosen_5 = (~(({3'd0, chosen_2[7:0]} + {10'd0, control[18]}) < vgprs)) ? vgpr_base : (vgpr_base +
      {3'd0, chosen_2[7:0]});
  wire [10:0] chosen_6 = (~(({3'd0, chosen_1[7:0]} + {10'd0, control[17]}) < vgprs)) ? vgpr_base : (vgpr_base +
      {3'd0, chosen_1[7:0]});
  wire [167:0] joined_3 = {conjunction_3, {|control[27:25], looked_up_5}, {control[21] | control[22], control[21] ?
      7'h6a : word1[24:18]}, {control[24:23], vgpr_base + {3'd0, chosen_3}}, control[13], joined_1, control[9:0],
      control[19:17], joined_2, is_vop3 ? word2 : word1, chosen_4, chosen_5, chosen_6, (control[16] & (~word1[26])) ?
      word1[25:18] : 8'h80, (control[15] & (~chosen_2[8])) ? chosen_2[7:0] : 8'h80, (control[14] & (~chosen_1[8])) ?
      chosen_1[7:0] : 8'h80, sequence_, wave};

  assign record = {88'd0, joined_3};

endmodule
