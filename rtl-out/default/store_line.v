// store_line: generator of hdl/src/vmem/store_line.rs:18
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module store_line (
  input wire clock, // The one clock.
  input wire step, // A step of a store is done: its lanes are all in the same part.
  input wire [31:0] served, // Lanes served.
  input wire [127:0] word, // Dwords of the line that they write or want.
  input wire [127:0] window, // And which of the three behind that.
  input wire [4095:0] data, // What they write, by the lowest two bits of the dword's number.
  input wire [127:0] bytes, // Which bytes of it.
  input wire keep, // What was gathered is kept; else the line starts empty.
  input wire [63:0] mask_before, // Its bytes so far.
  output wire [511:0] line, // The line after the step.
  output wire [63:0] mask // Its bytes, before that clock edge.
);

  wire [511:0] byte_;
  wire [2047:0] byte_next_all2;
  wire [511:0] byte_next_all;
  wire [63:0] byte_enable_any;
  wire [1855:0] byte_next_any /* verilator split_var */;
  wire [16383:0] byte_next_joined;
  wire [1919:0] byte_next_all4;
  wire [511:0] byte_next_any2;

  assign line = byte_;
  wire [63:0] mask_before_and_keep_wide = mask_before & {64{keep}};
  assign mask = {byte_enable_any[15*4 +: 4] | mask_before_and_keep_wide[63:60], byte_enable_any[14*4 +: 4] |
      mask_before_and_keep_wide[59:56], byte_enable_any[13*4 +: 4] | mask_before_and_keep_wide[55:52],
      byte_enable_any[12*4 +: 4] | mask_before_and_keep_wide[51:48], byte_enable_any[11*4 +: 4] |
      mask_before_and_keep_wide[47:44], byte_enable_any[10*4 +: 4] | mask_before_and_keep_wide[43:40],
      byte_enable_any[9*4 +: 4] | mask_before_and_keep_wide[39:36], byte_enable_any[8*4 +: 4] |
      mask_before_and_keep_wide[35:32], byte_enable_any[7*4 +: 4] | mask_before_and_keep_wide[31:28],
      byte_enable_any[6*4 +: 4] | mask_before_and_keep_wide[27:24], byte_enable_any[5*4 +: 4] |
      mask_before_and_keep_wide[23:20], byte_enable_any[4*4 +: 4] | mask_before_and_keep_wide[19:16],
      byte_enable_any[3*4 +: 4] | mask_before_and_keep_wide[15:12], byte_enable_any[2*4 +: 4] |
      mask_before_and_keep_wide[11:8], byte_enable_any[1*4 +: 4] | mask_before_and_keep_wide[7:4], byte_enable_any[0
      +: 4] | mask_before_and_keep_wide[3:0]};
  assign byte_next_all4[1*4 +: 4] = byte_next_all2[29*4 +: 4] & ~byte_next_any[27*4 +: 4];
  assign byte_next_all4[2*4 +: 4] = byte_next_all2[28*4 +: 4] & ~byte_next_any[26*4 +: 4];
  assign byte_next_all4[3*4 +: 4] = byte_next_all2[27*4 +: 4] & ~byte_next_any[25*4 +: 4];
  assign byte_next_all4[5*4 +: 4] = byte_next_all2[25*4 +: 4] & ~byte_next_any[23*4 +: 4];
  assign byte_next_all4[6*4 +: 4] = byte_next_all2[24*4 +: 4] & ~byte_next_any[22*4 +: 4];
  assign byte_next_all4[7*4 +: 4] = byte_next_all2[23*4 +: 4] & ~byte_next_any[21*4 +: 4];
  assign byte_next_all4[9*4 +: 4] = byte_next_all2[21*4 +: 4] & ~byte_next_any[19*4 +: 4];
  assign byte_next_all4[10*4 +: 4] = byte_next_all2[20*4 +: 4] & ~byte_next_any[18*4 +: 4];
  assign byte_next_all4[11*4 +: 4] = byte_next_all2[19*4 +: 4] & ~byte_next_any[17*4 +: 4];
  assign byte_next_all4[13*4 +: 4] = byte_next_all2[17*4 +: 4] & ~byte_next_any[15*4 +: 4];
  assign byte_next_all4[14*4 +: 4] = byte_next_all2[16*4 +: 4] & ~byte_next_any[14*4 +: 4];
  assign byte_next_all4[15*4 +: 4] = byte_next_all2[15*4 +: 4] & ~byte_next_any[13*4 +: 4];
  assign byte_next_all4[17*4 +: 4] = byte_next_all2[13*4 +: 4] & ~byte_next_any[11*4 +: 4];
  assign byte_next_all4[18*4 +: 4] = byte_next_all2[12*4 +: 4] & ~byte_next_any[10*4 +: 4];
  assign byte_next_all4[19*4 +: 4] = byte_next_all2[11*4 +: 4] & ~byte_next_any[9*4 +: 4];
  assign byte_next_all4[21*4 +: 4] = byte_next_all2[9*4 +: 4] & ~byte_next_any[7*4 +: 4];
  assign byte_next_all4[22*4 +: 4] = byte_next_all2[8*4 +: 4] & ~byte_next_any[6*4 +: 4];
  assign byte_next_all4[23*4 +: 4] = byte_next_all2[7*4 +: 4] & ~byte_next_any[5*4 +: 4];
  assign byte_next_all4[25*4 +: 4] = byte_next_all2[5*4 +: 4] & ~byte_next_any[3*4 +: 4];
  assign byte_next_all4[26*4 +: 4] = byte_next_all2[4*4 +: 4] & ~byte_next_any[2*4 +: 4];
  assign byte_next_all4[27*4 +: 4] = byte_next_all2[3*4 +: 4] & ~byte_next_any[1*4 +: 4];
  assign byte_next_all4[29*4 +: 4] = byte_next_all2[1*4 +: 4] & ~byte_next_all2[0 +: 4];
  assign byte_next_all4[30*4 +: 4] = byte_next_all2[62*4 +: 4] & ~byte_next_any[57*4 +: 4];
  assign byte_next_all4[31*4 +: 4] = byte_next_all2[61*4 +: 4] & ~byte_next_any[56*4 +: 4];
  assign byte_next_all4[32*4 +: 4] = byte_next_all2[60*4 +: 4] & ~byte_next_any[55*4 +: 4];
  assign byte_next_all4[33*4 +: 4] = byte_next_all2[59*4 +: 4] & ~byte_next_any[54*4 +: 4];
  assign byte_next_all4[34*4 +: 4] = byte_next_all2[58*4 +: 4] & ~byte_next_any[53*4 +: 4];
  assign byte_next_all4[35*4 +: 4] = byte_next_all2[57*4 +: 4] & ~byte_next_any[52*4 +: 4];
  assign byte_next_all4[36*4 +: 4] = byte_next_all2[56*4 +: 4] & ~byte_next_any[51*4 +: 4];
  assign byte_next_all4[37*4 +: 4] = byte_next_all2[55*4 +: 4] & ~byte_next_any[50*4 +: 4];
  assign byte_next_all4[38*4 +: 4] = byte_next_all2[54*4 +: 4] & ~byte_next_any[49*4 +: 4];
  assign byte_next_all4[39*4 +: 4] = byte_next_all2[53*4 +: 4] & ~byte_next_any[48*4 +: 4];
  assign byte_next_all4[40*4 +: 4] = byte_next_all2[52*4 +: 4] & ~byte_next_any[47*4 +: 4];
  assign byte_next_all4[41*4 +: 4] = byte_next_all2[51*4 +: 4] & ~byte_next_any[46*4 +: 4];
  assign byte_next_all4[42*4 +: 4] = byte_next_all2[50*4 +: 4] & ~byte_next_any[45*4 +: 4];
  assign byte_next_all4[43*4 +: 4] = byte_next_all2[49*4 +: 4] & ~byte_next_any[44*4 +: 4];
  assign byte_next_all4[44*4 +: 4] = byte_next_all2[48*4 +: 4] & ~byte_next_any[43*4 +: 4];
  assign byte_next_all4[45*4 +: 4] = byte_next_all2[47*4 +: 4] & ~byte_next_any[42*4 +: 4];
  assign byte_next_all4[46*4 +: 4] = byte_next_all2[46*4 +: 4] & ~byte_next_any[41*4 +: 4];
  assign byte_next_all4[47*4 +: 4] = byte_next_all2[45*4 +: 4] & ~byte_next_any[40*4 +: 4];
  assign byte_next_all4[48*4 +: 4] = byte_next_all2[44*4 +: 4] & ~byte_next_any[39*4 +: 4];
  assign byte_next_all4[49*4 +: 4] = byte_next_all2[43*4 +: 4] & ~byte_next_any[38*4 +: 4];
  assign byte_next_all4[50*4 +: 4] = byte_next_all2[42*4 +: 4] & ~byte_next_any[37*4 +: 4];
  assign byte_next_all4[51*4 +: 4] = byte_next_all2[41*4 +: 4] & ~byte_next_any[36*4 +: 4];
  assign byte_next_all4[52*4 +: 4] = byte_next_all2[40*4 +: 4] & ~byte_next_any[35*4 +: 4];
  assign byte_next_all4[53*4 +: 4] = byte_next_all2[39*4 +: 4] & ~byte_next_any[34*4 +: 4];
  assign byte_next_all4[54*4 +: 4] = byte_next_all2[38*4 +: 4] & ~byte_next_any[33*4 +: 4];
  assign byte_next_all4[55*4 +: 4] = byte_next_all2[37*4 +: 4] & ~byte_next_any[32*4 +: 4];
  assign byte_next_all4[56*4 +: 4] = byte_next_all2[36*4 +: 4] & ~byte_next_any[31*4 +: 4];
  assign byte_next_all4[57*4 +: 4] = byte_next_all2[35*4 +: 4] & ~byte_next_any[30*4 +: 4];
  assign byte_next_all4[58*4 +: 4] = byte_next_all2[34*4 +: 4] & ~byte_next_any[29*4 +: 4];
  assign byte_next_all4[59*4 +: 4] = byte_next_all2[33*4 +: 4] & ~byte_next_all2[32*4 +: 4];
  assign byte_next_all4[60*4 +: 4] = byte_next_all2[94*4 +: 4] & ~byte_next_any[86*4 +: 4];
  assign byte_next_all4[61*4 +: 4] = byte_next_all2[93*4 +: 4] & ~byte_next_any[85*4 +: 4];
  assign byte_next_all4[62*4 +: 4] = byte_next_all2[92*4 +: 4] & ~byte_next_any[84*4 +: 4];
  assign byte_next_all4[63*4 +: 4] = byte_next_all2[91*4 +: 4] & ~byte_next_any[83*4 +: 4];
  assign byte_next_all4[64*4 +: 4] = byte_next_all2[90*4 +: 4] & ~byte_next_any[82*4 +: 4];
  assign byte_next_all4[65*4 +: 4] = byte_next_all2[89*4 +: 4] & ~byte_next_any[81*4 +: 4];
  assign byte_next_all4[66*4 +: 4] = byte_next_all2[88*4 +: 4] & ~byte_next_any[80*4 +: 4];
  assign byte_next_all4[67*4 +: 4] = byte_next_all2[87*4 +: 4] & ~byte_next_any[79*4 +: 4];
  assign byte_next_all4[68*4 +: 4] = byte_next_all2[86*4 +: 4] & ~byte_next_any[78*4 +: 4];
  assign byte_next_all4[69*4 +: 4] = byte_next_all2[85*4 +: 4] & ~byte_next_any[77*4 +: 4];
  assign byte_next_all4[70*4 +: 4] = byte_next_all2[84*4 +: 4] & ~byte_next_any[76*4 +: 4];
  assign byte_next_all4[71*4 +: 4] = byte_next_all2[83*4 +: 4] & ~byte_next_any[75*4 +: 4];
  assign byte_next_all4[72*4 +: 4] = byte_next_all2[82*4 +: 4] & ~byte_next_any[74*4 +: 4];
  assign byte_next_all4[73*4 +: 4] = byte_next_all2[81*4 +: 4] & ~byte_next_any[73*4 +: 4];
  assign byte_next_all4[74*4 +: 4] = byte_next_all2[80*4 +: 4] & ~byte_next_any[72*4 +: 4];
  assign byte_next_all4[75*4 +: 4] = byte_next_all2[79*4 +: 4] & ~byte_next_any[71*4 +: 4];
  assign byte_next_all4[76*4 +: 4] = byte_next_all2[78*4 +: 4] & ~byte_next_any[70*4 +: 4];
  assign byte_next_all4[77*4 +: 4] = byte_next_all2[77*4 +: 4] & ~byte_next_any[69*4 +: 4];
  assign byte_next_all4[78*4 +: 4] = byte_next_all2[76*4 +: 4] & ~byte_next_any[68*4 +: 4];
  assign byte_next_all4[79*4 +: 4] = byte_next_all2[75*4 +: 4] & ~byte_next_any[67*4 +: 4];
  assign byte_next_all4[80*4 +: 4] = byte_next_all2[74*4 +: 4] & ~byte_next_any[66*4 +: 4];
  assign byte_next_all4[81*4 +: 4] = byte_next_all2[73*4 +: 4] & ~byte_next_any[65*4 +: 4];
  assign byte_next_all4[82*4 +: 4] = byte_next_all2[72*4 +: 4] & ~byte_next_any[64*4 +: 4];
  assign byte_next_all4[83*4 +: 4] = byte_next_all2[71*4 +: 4] & ~byte_next_any[63*4 +: 4];
  assign byte_next_all4[84*4 +: 4] = byte_next_all2[70*4 +: 4] & ~byte_next_any[62*4 +: 4];
  assign byte_next_all4[85*4 +: 4] = byte_next_all2[69*4 +: 4] & ~byte_next_any[61*4 +: 4];
  assign byte_next_all4[86*4 +: 4] = byte_next_all2[68*4 +: 4] & ~byte_next_any[60*4 +: 4];
  assign byte_next_all4[87*4 +: 4] = byte_next_all2[67*4 +: 4] & ~byte_next_any[59*4 +: 4];
  assign byte_next_all4[88*4 +: 4] = byte_next_all2[66*4 +: 4] & ~byte_next_any[58*4 +: 4];
  assign byte_next_all4[89*4 +: 4] = byte_next_all2[65*4 +: 4] & ~byte_next_all2[64*4 +: 4];
  assign byte_next_all4[90*4 +: 4] = byte_next_all2[126*4 +: 4] & ~byte_next_any[115*4 +: 4];
  assign byte_next_all4[91*4 +: 4] = byte_next_all2[125*4 +: 4] & ~byte_next_any[114*4 +: 4];
  assign byte_next_all4[92*4 +: 4] = byte_next_all2[124*4 +: 4] & ~byte_next_any[113*4 +: 4];
  assign byte_next_all4[93*4 +: 4] = byte_next_all2[123*4 +: 4] & ~byte_next_any[112*4 +: 4];
  assign byte_next_all4[94*4 +: 4] = byte_next_all2[122*4 +: 4] & ~byte_next_any[111*4 +: 4];
  assign byte_next_all4[95*4 +: 4] = byte_next_all2[121*4 +: 4] & ~byte_next_any[110*4 +: 4];
  assign byte_next_all4[96*4 +: 4] = byte_next_all2[120*4 +: 4] & ~byte_next_any[109*4 +: 4];
  assign byte_next_all4[97*4 +: 4] = byte_next_all2[119*4 +: 4] & ~byte_next_any[108*4 +: 4];
  assign byte_next_all4[98*4 +: 4] = byte_next_all2[118*4 +: 4] & ~byte_next_any[107*4 +: 4];
  assign byte_next_all4[99*4 +: 4] = byte_next_all2[117*4 +: 4] & ~byte_next_any[106*4 +: 4];
  assign byte_next_all4[100*4 +: 4] = byte_next_all2[116*4 +: 4] & ~byte_next_any[105*4 +: 4];
  assign byte_next_all4[101*4 +: 4] = byte_next_all2[115*4 +: 4] & ~byte_next_any[104*4 +: 4];
  assign byte_next_all4[102*4 +: 4] = byte_next_all2[114*4 +: 4] & ~byte_next_any[103*4 +: 4];
  assign byte_next_all4[103*4 +: 4] = byte_next_all2[113*4 +: 4] & ~byte_next_any[102*4 +: 4];
  assign byte_next_all4[104*4 +: 4] = byte_next_all2[112*4 +: 4] & ~byte_next_any[101*4 +: 4];
  assign byte_next_all4[105*4 +: 4] = byte_next_all2[111*4 +: 4] & ~byte_next_any[100*4 +: 4];
  assign byte_next_all4[106*4 +: 4] = byte_next_all2[110*4 +: 4] & ~byte_next_any[99*4 +: 4];
  assign byte_next_all4[107*4 +: 4] = byte_next_all2[109*4 +: 4] & ~byte_next_any[98*4 +: 4];
  assign byte_next_all4[108*4 +: 4] = byte_next_all2[108*4 +: 4] & ~byte_next_any[97*4 +: 4];
  assign byte_next_all4[109*4 +: 4] = byte_next_all2[107*4 +: 4] & ~byte_next_any[96*4 +: 4];
  assign byte_next_all4[110*4 +: 4] = byte_next_all2[106*4 +: 4] & ~byte_next_any[95*4 +: 4];
  assign byte_next_all4[111*4 +: 4] = byte_next_all2[105*4 +: 4] & ~byte_next_any[94*4 +: 4];
  assign byte_next_all4[112*4 +: 4] = byte_next_all2[104*4 +: 4] & ~byte_next_any[93*4 +: 4];
  assign byte_next_all4[113*4 +: 4] = byte_next_all2[103*4 +: 4] & ~byte_next_any[92*4 +: 4];
  assign byte_next_all4[114*4 +: 4] = byte_next_all2[102*4 +: 4] & ~byte_next_any[91*4 +: 4];
  assign byte_next_all4[115*4 +: 4] = byte_next_all2[101*4 +: 4] & ~byte_next_any[90*4 +: 4];
  assign byte_next_all4[116*4 +: 4] = byte_next_all2[100*4 +: 4] & ~byte_next_any[89*4 +: 4];
  assign byte_next_all4[117*4 +: 4] = byte_next_all2[99*4 +: 4] & ~byte_next_any[88*4 +: 4];
  assign byte_next_all4[118*4 +: 4] = byte_next_all2[98*4 +: 4] & ~byte_next_any[87*4 +: 4];
  assign byte_next_all4[119*4 +: 4] = byte_next_all2[97*4 +: 4] & ~byte_next_all2[96*4 +: 4];
  assign byte_next_all4[120*4 +: 4] = byte_next_all2[158*4 +: 4] & ~byte_next_any[144*4 +: 4];
  assign byte_next_all4[121*4 +: 4] = byte_next_all2[157*4 +: 4] & ~byte_next_any[143*4 +: 4];
  assign byte_next_all4[122*4 +: 4] = byte_next_all2[156*4 +: 4] & ~byte_next_any[142*4 +: 4];
  assign byte_next_all4[123*4 +: 4] = byte_next_all2[155*4 +: 4] & ~byte_next_any[141*4 +: 4];
  assign byte_next_all4[124*4 +: 4] = byte_next_all2[154*4 +: 4] & ~byte_next_any[140*4 +: 4];
  assign byte_next_all4[125*4 +: 4] = byte_next_all2[153*4 +: 4] & ~byte_next_any[139*4 +: 4];
  assign byte_next_all4[126*4 +: 4] = byte_next_all2[152*4 +: 4] & ~byte_next_any[138*4 +: 4];
  assign byte_next_all4[127*4 +: 4] = byte_next_all2[151*4 +: 4] & ~byte_next_any[137*4 +: 4];
  assign byte_next_all4[128*4 +: 4] = byte_next_all2[150*4 +: 4] & ~byte_next_any[136*4 +: 4];
  assign byte_next_all4[129*4 +: 4] = byte_next_all2[149*4 +: 4] & ~byte_next_any[135*4 +: 4];
  assign byte_next_all4[130*4 +: 4] = byte_next_all2[148*4 +: 4] & ~byte_next_any[134*4 +: 4];
  assign byte_next_all4[131*4 +: 4] = byte_next_all2[147*4 +: 4] & ~byte_next_any[133*4 +: 4];
  assign byte_next_all4[132*4 +: 4] = byte_next_all2[146*4 +: 4] & ~byte_next_any[132*4 +: 4];
  assign byte_next_all4[133*4 +: 4] = byte_next_all2[145*4 +: 4] & ~byte_next_any[131*4 +: 4];
  assign byte_next_all4[134*4 +: 4] = byte_next_all2[144*4 +: 4] & ~byte_next_any[130*4 +: 4];
  assign byte_next_all4[135*4 +: 4] = byte_next_all2[143*4 +: 4] & ~byte_next_any[129*4 +: 4];
  assign byte_next_all4[136*4 +: 4] = byte_next_all2[142*4 +: 4] & ~byte_next_any[128*4 +: 4];
  assign byte_next_all4[137*4 +: 4] = byte_next_all2[141*4 +: 4] & ~byte_next_any[127*4 +: 4];
  assign byte_next_all4[138*4 +: 4] = byte_next_all2[140*4 +: 4] & ~byte_next_any[126*4 +: 4];
  assign byte_next_all4[139*4 +: 4] = byte_next_all2[139*4 +: 4] & ~byte_next_any[125*4 +: 4];
  assign byte_next_all4[140*4 +: 4] = byte_next_all2[138*4 +: 4] & ~byte_next_any[124*4 +: 4];
  assign byte_next_all4[141*4 +: 4] = byte_next_all2[137*4 +: 4] & ~byte_next_any[123*4 +: 4];
  assign byte_next_all4[142*4 +: 4] = byte_next_all2[136*4 +: 4] & ~byte_next_any[122*4 +: 4];
  assign byte_next_all4[143*4 +: 4] = byte_next_all2[135*4 +: 4] & ~byte_next_any[121*4 +: 4];
  assign byte_next_all4[144*4 +: 4] = byte_next_all2[134*4 +: 4] & ~byte_next_any[120*4 +: 4];
  assign byte_next_all4[145*4 +: 4] = byte_next_all2[133*4 +: 4] & ~byte_next_any[119*4 +: 4];
  assign byte_next_all4[146*4 +: 4] = byte_next_all2[132*4 +: 4] & ~byte_next_any[118*4 +: 4];
  assign byte_next_all4[147*4 +: 4] = byte_next_all2[131*4 +: 4] & ~byte_next_any[117*4 +: 4];
  assign byte_next_all4[148*4 +: 4] = byte_next_all2[130*4 +: 4] & ~byte_next_any[116*4 +: 4];
  assign byte_next_all4[149*4 +: 4] = byte_next_all2[129*4 +: 4] & ~byte_next_all2[128*4 +: 4];
  assign byte_next_all4[150*4 +: 4] = byte_next_all2[190*4 +: 4] & ~byte_next_any[173*4 +: 4];
  assign byte_next_all4[151*4 +: 4] = byte_next_all2[189*4 +: 4] & ~byte_next_any[172*4 +: 4];
  assign byte_next_all4[152*4 +: 4] = byte_next_all2[188*4 +: 4] & ~byte_next_any[171*4 +: 4];
  assign byte_next_all4[153*4 +: 4] = byte_next_all2[187*4 +: 4] & ~byte_next_any[170*4 +: 4];
  assign byte_next_all4[154*4 +: 4] = byte_next_all2[186*4 +: 4] & ~byte_next_any[169*4 +: 4];
  assign byte_next_all4[155*4 +: 4] = byte_next_all2[185*4 +: 4] & ~byte_next_any[168*4 +: 4];
  assign byte_next_all4[156*4 +: 4] = byte_next_all2[184*4 +: 4] & ~byte_next_any[167*4 +: 4];
  assign byte_next_all4[157*4 +: 4] = byte_next_all2[183*4 +: 4] & ~byte_next_any[166*4 +: 4];
  assign byte_next_all4[158*4 +: 4] = byte_next_all2[182*4 +: 4] & ~byte_next_any[165*4 +: 4];
  assign byte_next_all4[159*4 +: 4] = byte_next_all2[181*4 +: 4] & ~byte_next_any[164*4 +: 4];
  assign byte_next_all4[160*4 +: 4] = byte_next_all2[180*4 +: 4] & ~byte_next_any[163*4 +: 4];
  assign byte_next_all4[161*4 +: 4] = byte_next_all2[179*4 +: 4] & ~byte_next_any[162*4 +: 4];
  assign byte_next_all4[162*4 +: 4] = byte_next_all2[178*4 +: 4] & ~byte_next_any[161*4 +: 4];
  assign byte_next_all4[163*4 +: 4] = byte_next_all2[177*4 +: 4] & ~byte_next_any[160*4 +: 4];
  assign byte_next_all4[164*4 +: 4] = byte_next_all2[176*4 +: 4] & ~byte_next_any[159*4 +: 4];
  assign byte_next_all4[165*4 +: 4] = byte_next_all2[175*4 +: 4] & ~byte_next_any[158*4 +: 4];
  assign byte_next_all4[166*4 +: 4] = byte_next_all2[174*4 +: 4] & ~byte_next_any[157*4 +: 4];
  assign byte_next_all4[167*4 +: 4] = byte_next_all2[173*4 +: 4] & ~byte_next_any[156*4 +: 4];
  assign byte_next_all4[168*4 +: 4] = byte_next_all2[172*4 +: 4] & ~byte_next_any[155*4 +: 4];
  assign byte_next_all4[169*4 +: 4] = byte_next_all2[171*4 +: 4] & ~byte_next_any[154*4 +: 4];
  assign byte_next_all4[170*4 +: 4] = byte_next_all2[170*4 +: 4] & ~byte_next_any[153*4 +: 4];
  assign byte_next_all4[171*4 +: 4] = byte_next_all2[169*4 +: 4] & ~byte_next_any[152*4 +: 4];
  assign byte_next_all4[172*4 +: 4] = byte_next_all2[168*4 +: 4] & ~byte_next_any[151*4 +: 4];
  assign byte_next_all4[173*4 +: 4] = byte_next_all2[167*4 +: 4] & ~byte_next_any[150*4 +: 4];
  assign byte_next_all4[174*4 +: 4] = byte_next_all2[166*4 +: 4] & ~byte_next_any[149*4 +: 4];
  assign byte_next_all4[175*4 +: 4] = byte_next_all2[165*4 +: 4] & ~byte_next_any[148*4 +: 4];
  assign byte_next_all4[176*4 +: 4] = byte_next_all2[164*4 +: 4] & ~byte_next_any[147*4 +: 4];
  assign byte_next_all4[177*4 +: 4] = byte_next_all2[163*4 +: 4] & ~byte_next_any[146*4 +: 4];
  assign byte_next_all4[178*4 +: 4] = byte_next_all2[162*4 +: 4] & ~byte_next_any[145*4 +: 4];
  assign byte_next_all4[179*4 +: 4] = byte_next_all2[161*4 +: 4] & ~byte_next_all2[160*4 +: 4];
  assign byte_next_all4[180*4 +: 4] = byte_next_all2[222*4 +: 4] & ~byte_next_any[202*4 +: 4];
  assign byte_next_all4[181*4 +: 4] = byte_next_all2[221*4 +: 4] & ~byte_next_any[201*4 +: 4];
  assign byte_next_all4[182*4 +: 4] = byte_next_all2[220*4 +: 4] & ~byte_next_any[200*4 +: 4];
  assign byte_next_all4[183*4 +: 4] = byte_next_all2[219*4 +: 4] & ~byte_next_any[199*4 +: 4];
  assign byte_next_all4[184*4 +: 4] = byte_next_all2[218*4 +: 4] & ~byte_next_any[198*4 +: 4];
  assign byte_next_all4[185*4 +: 4] = byte_next_all2[217*4 +: 4] & ~byte_next_any[197*4 +: 4];
  assign byte_next_all4[186*4 +: 4] = byte_next_all2[216*4 +: 4] & ~byte_next_any[196*4 +: 4];
  assign byte_next_all4[187*4 +: 4] = byte_next_all2[215*4 +: 4] & ~byte_next_any[195*4 +: 4];
  assign byte_next_all4[188*4 +: 4] = byte_next_all2[214*4 +: 4] & ~byte_next_any[194*4 +: 4];
  assign byte_next_all4[189*4 +: 4] = byte_next_all2[213*4 +: 4] & ~byte_next_any[193*4 +: 4];
  assign byte_next_all4[190*4 +: 4] = byte_next_all2[212*4 +: 4] & ~byte_next_any[192*4 +: 4];
  assign byte_next_all4[191*4 +: 4] = byte_next_all2[211*4 +: 4] & ~byte_next_any[191*4 +: 4];
  assign byte_next_all4[192*4 +: 4] = byte_next_all2[210*4 +: 4] & ~byte_next_any[190*4 +: 4];
  assign byte_next_all4[193*4 +: 4] = byte_next_all2[209*4 +: 4] & ~byte_next_any[189*4 +: 4];
  assign byte_next_all4[194*4 +: 4] = byte_next_all2[208*4 +: 4] & ~byte_next_any[188*4 +: 4];
  assign byte_next_all4[195*4 +: 4] = byte_next_all2[207*4 +: 4] & ~byte_next_any[187*4 +: 4];
  assign byte_next_all4[196*4 +: 4] = byte_next_all2[206*4 +: 4] & ~byte_next_any[186*4 +: 4];
  assign byte_next_all4[197*4 +: 4] = byte_next_all2[205*4 +: 4] & ~byte_next_any[185*4 +: 4];
  assign byte_next_all4[198*4 +: 4] = byte_next_all2[204*4 +: 4] & ~byte_next_any[184*4 +: 4];
  assign byte_next_all4[199*4 +: 4] = byte_next_all2[203*4 +: 4] & ~byte_next_any[183*4 +: 4];
  assign byte_next_all4[200*4 +: 4] = byte_next_all2[202*4 +: 4] & ~byte_next_any[182*4 +: 4];
  assign byte_next_all4[201*4 +: 4] = byte_next_all2[201*4 +: 4] & ~byte_next_any[181*4 +: 4];
  assign byte_next_all4[202*4 +: 4] = byte_next_all2[200*4 +: 4] & ~byte_next_any[180*4 +: 4];
  assign byte_next_all4[203*4 +: 4] = byte_next_all2[199*4 +: 4] & ~byte_next_any[179*4 +: 4];
  assign byte_next_all4[204*4 +: 4] = byte_next_all2[198*4 +: 4] & ~byte_next_any[178*4 +: 4];
  assign byte_next_all4[205*4 +: 4] = byte_next_all2[197*4 +: 4] & ~byte_next_any[177*4 +: 4];
  assign byte_next_all4[206*4 +: 4] = byte_next_all2[196*4 +: 4] & ~byte_next_any[176*4 +: 4];
  assign byte_next_all4[207*4 +: 4] = byte_next_all2[195*4 +: 4] & ~byte_next_any[175*4 +: 4];
  assign byte_next_all4[208*4 +: 4] = byte_next_all2[194*4 +: 4] & ~byte_next_any[174*4 +: 4];
  assign byte_next_all4[209*4 +: 4] = byte_next_all2[193*4 +: 4] & ~byte_next_all2[192*4 +: 4];
  assign byte_next_all4[210*4 +: 4] = byte_next_all2[254*4 +: 4] & ~byte_next_any[231*4 +: 4];
  assign byte_next_all4[211*4 +: 4] = byte_next_all2[253*4 +: 4] & ~byte_next_any[230*4 +: 4];
  assign byte_next_all4[212*4 +: 4] = byte_next_all2[252*4 +: 4] & ~byte_next_any[229*4 +: 4];
  assign byte_next_all4[213*4 +: 4] = byte_next_all2[251*4 +: 4] & ~byte_next_any[228*4 +: 4];
  assign byte_next_all4[214*4 +: 4] = byte_next_all2[250*4 +: 4] & ~byte_next_any[227*4 +: 4];
  assign byte_next_all4[215*4 +: 4] = byte_next_all2[249*4 +: 4] & ~byte_next_any[226*4 +: 4];
  assign byte_next_all4[216*4 +: 4] = byte_next_all2[248*4 +: 4] & ~byte_next_any[225*4 +: 4];
  assign byte_next_all4[217*4 +: 4] = byte_next_all2[247*4 +: 4] & ~byte_next_any[224*4 +: 4];
  assign byte_next_all4[218*4 +: 4] = byte_next_all2[246*4 +: 4] & ~byte_next_any[223*4 +: 4];
  assign byte_next_all4[219*4 +: 4] = byte_next_all2[245*4 +: 4] & ~byte_next_any[222*4 +: 4];
  assign byte_next_all4[220*4 +: 4] = byte_next_all2[244*4 +: 4] & ~byte_next_any[221*4 +: 4];
  assign byte_next_all4[221*4 +: 4] = byte_next_all2[243*4 +: 4] & ~byte_next_any[220*4 +: 4];
  assign byte_next_all4[222*4 +: 4] = byte_next_all2[242*4 +: 4] & ~byte_next_any[219*4 +: 4];
  assign byte_next_all4[223*4 +: 4] = byte_next_all2[241*4 +: 4] & ~byte_next_any[218*4 +: 4];
  assign byte_next_all4[224*4 +: 4] = byte_next_all2[240*4 +: 4] & ~byte_next_any[217*4 +: 4];
  assign byte_next_all4[225*4 +: 4] = byte_next_all2[239*4 +: 4] & ~byte_next_any[216*4 +: 4];
  assign byte_next_all4[226*4 +: 4] = byte_next_all2[238*4 +: 4] & ~byte_next_any[215*4 +: 4];
  assign byte_next_all4[227*4 +: 4] = byte_next_all2[237*4 +: 4] & ~byte_next_any[214*4 +: 4];
  assign byte_next_all4[228*4 +: 4] = byte_next_all2[236*4 +: 4] & ~byte_next_any[213*4 +: 4];
  assign byte_next_all4[229*4 +: 4] = byte_next_all2[235*4 +: 4] & ~byte_next_any[212*4 +: 4];
  assign byte_next_all4[230*4 +: 4] = byte_next_all2[234*4 +: 4] & ~byte_next_any[211*4 +: 4];
  assign byte_next_all4[231*4 +: 4] = byte_next_all2[233*4 +: 4] & ~byte_next_any[210*4 +: 4];
  assign byte_next_all4[232*4 +: 4] = byte_next_all2[232*4 +: 4] & ~byte_next_any[209*4 +: 4];
  assign byte_next_all4[233*4 +: 4] = byte_next_all2[231*4 +: 4] & ~byte_next_any[208*4 +: 4];
  assign byte_next_all4[234*4 +: 4] = byte_next_all2[230*4 +: 4] & ~byte_next_any[207*4 +: 4];
  assign byte_next_all4[235*4 +: 4] = byte_next_all2[229*4 +: 4] & ~byte_next_any[206*4 +: 4];
  assign byte_next_all4[236*4 +: 4] = byte_next_all2[228*4 +: 4] & ~byte_next_any[205*4 +: 4];
  assign byte_next_all4[237*4 +: 4] = byte_next_all2[227*4 +: 4] & ~byte_next_any[204*4 +: 4];
  assign byte_next_all4[238*4 +: 4] = byte_next_all2[226*4 +: 4] & ~byte_next_any[203*4 +: 4];
  assign byte_next_all4[239*4 +: 4] = byte_next_all2[225*4 +: 4] & ~byte_next_all2[224*4 +: 4];
  assign byte_next_all4[240*4 +: 4] = byte_next_all2[286*4 +: 4] & ~byte_next_any[260*4 +: 4];
  assign byte_next_all4[241*4 +: 4] = byte_next_all2[285*4 +: 4] & ~byte_next_any[259*4 +: 4];
  assign byte_next_all4[242*4 +: 4] = byte_next_all2[284*4 +: 4] & ~byte_next_any[258*4 +: 4];
  assign byte_next_all4[243*4 +: 4] = byte_next_all2[283*4 +: 4] & ~byte_next_any[257*4 +: 4];
  assign byte_next_all4[244*4 +: 4] = byte_next_all2[282*4 +: 4] & ~byte_next_any[256*4 +: 4];
  assign byte_next_all4[245*4 +: 4] = byte_next_all2[281*4 +: 4] & ~byte_next_any[255*4 +: 4];
  assign byte_next_all4[246*4 +: 4] = byte_next_all2[280*4 +: 4] & ~byte_next_any[254*4 +: 4];
  assign byte_next_all4[247*4 +: 4] = byte_next_all2[279*4 +: 4] & ~byte_next_any[253*4 +: 4];
  assign byte_next_all4[248*4 +: 4] = byte_next_all2[278*4 +: 4] & ~byte_next_any[252*4 +: 4];
  assign byte_next_all4[249*4 +: 4] = byte_next_all2[277*4 +: 4] & ~byte_next_any[251*4 +: 4];
  assign byte_next_all4[250*4 +: 4] = byte_next_all2[276*4 +: 4] & ~byte_next_any[250*4 +: 4];
  assign byte_next_all4[251*4 +: 4] = byte_next_all2[275*4 +: 4] & ~byte_next_any[249*4 +: 4];
  assign byte_next_all4[252*4 +: 4] = byte_next_all2[274*4 +: 4] & ~byte_next_any[248*4 +: 4];
  assign byte_next_all4[253*4 +: 4] = byte_next_all2[273*4 +: 4] & ~byte_next_any[247*4 +: 4];
  assign byte_next_all4[254*4 +: 4] = byte_next_all2[272*4 +: 4] & ~byte_next_any[246*4 +: 4];
  assign byte_next_all4[255*4 +: 4] = byte_next_all2[271*4 +: 4] & ~byte_next_any[245*4 +: 4];
  assign byte_next_all4[256*4 +: 4] = byte_next_all2[270*4 +: 4] & ~byte_next_any[244*4 +: 4];
  assign byte_next_all4[257*4 +: 4] = byte_next_all2[269*4 +: 4] & ~byte_next_any[243*4 +: 4];
  assign byte_next_all4[258*4 +: 4] = byte_next_all2[268*4 +: 4] & ~byte_next_any[242*4 +: 4];
  assign byte_next_all4[259*4 +: 4] = byte_next_all2[267*4 +: 4] & ~byte_next_any[241*4 +: 4];
  assign byte_next_all4[260*4 +: 4] = byte_next_all2[266*4 +: 4] & ~byte_next_any[240*4 +: 4];
  assign byte_next_all4[261*4 +: 4] = byte_next_all2[265*4 +: 4] & ~byte_next_any[239*4 +: 4];
  assign byte_next_all4[262*4 +: 4] = byte_next_all2[264*4 +: 4] & ~byte_next_any[238*4 +: 4];
  assign byte_next_all4[263*4 +: 4] = byte_next_all2[263*4 +: 4] & ~byte_next_any[237*4 +: 4];
  assign byte_next_all4[264*4 +: 4] = byte_next_all2[262*4 +: 4] & ~byte_next_any[236*4 +: 4];
  assign byte_next_all4[265*4 +: 4] = byte_next_all2[261*4 +: 4] & ~byte_next_any[235*4 +: 4];
  assign byte_next_all4[266*4 +: 4] = byte_next_all2[260*4 +: 4] & ~byte_next_any[234*4 +: 4];
  assign byte_next_all4[267*4 +: 4] = byte_next_all2[259*4 +: 4] & ~byte_next_any[233*4 +: 4];
  assign byte_next_all4[268*4 +: 4] = byte_next_all2[258*4 +: 4] & ~byte_next_any[232*4 +: 4];
  assign byte_next_all4[269*4 +: 4] = byte_next_all2[257*4 +: 4] & ~byte_next_all2[256*4 +: 4];
  assign byte_next_all4[270*4 +: 4] = byte_next_all2[318*4 +: 4] & ~byte_next_any[289*4 +: 4];
  assign byte_next_all4[271*4 +: 4] = byte_next_all2[317*4 +: 4] & ~byte_next_any[288*4 +: 4];
  assign byte_next_all4[272*4 +: 4] = byte_next_all2[316*4 +: 4] & ~byte_next_any[287*4 +: 4];
  assign byte_next_all4[273*4 +: 4] = byte_next_all2[315*4 +: 4] & ~byte_next_any[286*4 +: 4];
  assign byte_next_all4[274*4 +: 4] = byte_next_all2[314*4 +: 4] & ~byte_next_any[285*4 +: 4];
  assign byte_next_all4[275*4 +: 4] = byte_next_all2[313*4 +: 4] & ~byte_next_any[284*4 +: 4];
  assign byte_next_all4[276*4 +: 4] = byte_next_all2[312*4 +: 4] & ~byte_next_any[283*4 +: 4];
  assign byte_next_all4[277*4 +: 4] = byte_next_all2[311*4 +: 4] & ~byte_next_any[282*4 +: 4];
  assign byte_next_all4[278*4 +: 4] = byte_next_all2[310*4 +: 4] & ~byte_next_any[281*4 +: 4];
  assign byte_next_all4[279*4 +: 4] = byte_next_all2[309*4 +: 4] & ~byte_next_any[280*4 +: 4];
  assign byte_next_all4[280*4 +: 4] = byte_next_all2[308*4 +: 4] & ~byte_next_any[279*4 +: 4];
  assign byte_next_all4[281*4 +: 4] = byte_next_all2[307*4 +: 4] & ~byte_next_any[278*4 +: 4];
  assign byte_next_all4[282*4 +: 4] = byte_next_all2[306*4 +: 4] & ~byte_next_any[277*4 +: 4];
  assign byte_next_all4[283*4 +: 4] = byte_next_all2[305*4 +: 4] & ~byte_next_any[276*4 +: 4];
  assign byte_next_all4[284*4 +: 4] = byte_next_all2[304*4 +: 4] & ~byte_next_any[275*4 +: 4];
  assign byte_next_all4[285*4 +: 4] = byte_next_all2[303*4 +: 4] & ~byte_next_any[274*4 +: 4];
  assign byte_next_all4[286*4 +: 4] = byte_next_all2[302*4 +: 4] & ~byte_next_any[273*4 +: 4];
  assign byte_next_all4[287*4 +: 4] = byte_next_all2[301*4 +: 4] & ~byte_next_any[272*4 +: 4];
  assign byte_next_all4[288*4 +: 4] = byte_next_all2[300*4 +: 4] & ~byte_next_any[271*4 +: 4];
  assign byte_next_all4[289*4 +: 4] = byte_next_all2[299*4 +: 4] & ~byte_next_any[270*4 +: 4];
  assign byte_next_all4[290*4 +: 4] = byte_next_all2[298*4 +: 4] & ~byte_next_any[269*4 +: 4];
  assign byte_next_all4[291*4 +: 4] = byte_next_all2[297*4 +: 4] & ~byte_next_any[268*4 +: 4];
  assign byte_next_all4[292*4 +: 4] = byte_next_all2[296*4 +: 4] & ~byte_next_any[267*4 +: 4];
  assign byte_next_all4[293*4 +: 4] = byte_next_all2[295*4 +: 4] & ~byte_next_any[266*4 +: 4];
  assign byte_next_all4[294*4 +: 4] = byte_next_all2[294*4 +: 4] & ~byte_next_any[265*4 +: 4];
  assign byte_next_all4[295*4 +: 4] = byte_next_all2[293*4 +: 4] & ~byte_next_any[264*4 +: 4];
  assign byte_next_all4[296*4 +: 4] = byte_next_all2[292*4 +: 4] & ~byte_next_any[263*4 +: 4];
  assign byte_next_all4[297*4 +: 4] = byte_next_all2[291*4 +: 4] & ~byte_next_any[262*4 +: 4];
  assign byte_next_all4[298*4 +: 4] = byte_next_all2[290*4 +: 4] & ~byte_next_any[261*4 +: 4];
  assign byte_next_all4[299*4 +: 4] = byte_next_all2[289*4 +: 4] & ~byte_next_all2[288*4 +: 4];
  assign byte_next_all4[300*4 +: 4] = byte_next_all2[350*4 +: 4] & ~byte_next_any[318*4 +: 4];
  assign byte_next_all4[301*4 +: 4] = byte_next_all2[349*4 +: 4] & ~byte_next_any[317*4 +: 4];
  assign byte_next_all4[302*4 +: 4] = byte_next_all2[348*4 +: 4] & ~byte_next_any[316*4 +: 4];
  assign byte_next_all4[303*4 +: 4] = byte_next_all2[347*4 +: 4] & ~byte_next_any[315*4 +: 4];
  assign byte_next_all4[304*4 +: 4] = byte_next_all2[346*4 +: 4] & ~byte_next_any[314*4 +: 4];
  assign byte_next_all4[305*4 +: 4] = byte_next_all2[345*4 +: 4] & ~byte_next_any[313*4 +: 4];
  assign byte_next_all4[306*4 +: 4] = byte_next_all2[344*4 +: 4] & ~byte_next_any[312*4 +: 4];
  assign byte_next_all4[307*4 +: 4] = byte_next_all2[343*4 +: 4] & ~byte_next_any[311*4 +: 4];
  assign byte_next_all4[308*4 +: 4] = byte_next_all2[342*4 +: 4] & ~byte_next_any[310*4 +: 4];
  assign byte_next_all4[309*4 +: 4] = byte_next_all2[341*4 +: 4] & ~byte_next_any[309*4 +: 4];
  assign byte_next_all4[310*4 +: 4] = byte_next_all2[340*4 +: 4] & ~byte_next_any[308*4 +: 4];
  assign byte_next_all4[311*4 +: 4] = byte_next_all2[339*4 +: 4] & ~byte_next_any[307*4 +: 4];
  assign byte_next_all4[312*4 +: 4] = byte_next_all2[338*4 +: 4] & ~byte_next_any[306*4 +: 4];
  assign byte_next_all4[313*4 +: 4] = byte_next_all2[337*4 +: 4] & ~byte_next_any[305*4 +: 4];
  assign byte_next_all4[314*4 +: 4] = byte_next_all2[336*4 +: 4] & ~byte_next_any[304*4 +: 4];
  assign byte_next_all4[315*4 +: 4] = byte_next_all2[335*4 +: 4] & ~byte_next_any[303*4 +: 4];
  assign byte_next_all4[316*4 +: 4] = byte_next_all2[334*4 +: 4] & ~byte_next_any[302*4 +: 4];
  assign byte_next_all4[317*4 +: 4] = byte_next_all2[333*4 +: 4] & ~byte_next_any[301*4 +: 4];
  assign byte_next_all4[318*4 +: 4] = byte_next_all2[332*4 +: 4] & ~byte_next_any[300*4 +: 4];
  assign byte_next_all4[319*4 +: 4] = byte_next_all2[331*4 +: 4] & ~byte_next_any[299*4 +: 4];
  assign byte_next_all4[320*4 +: 4] = byte_next_all2[330*4 +: 4] & ~byte_next_any[298*4 +: 4];
  assign byte_next_all4[321*4 +: 4] = byte_next_all2[329*4 +: 4] & ~byte_next_any[297*4 +: 4];
  assign byte_next_all4[322*4 +: 4] = byte_next_all2[328*4 +: 4] & ~byte_next_any[296*4 +: 4];
  assign byte_next_all4[323*4 +: 4] = byte_next_all2[327*4 +: 4] & ~byte_next_any[295*4 +: 4];
  assign byte_next_all4[324*4 +: 4] = byte_next_all2[326*4 +: 4] & ~byte_next_any[294*4 +: 4];
  assign byte_next_all4[325*4 +: 4] = byte_next_all2[325*4 +: 4] & ~byte_next_any[293*4 +: 4];
  assign byte_next_all4[326*4 +: 4] = byte_next_all2[324*4 +: 4] & ~byte_next_any[292*4 +: 4];
  assign byte_next_all4[327*4 +: 4] = byte_next_all2[323*4 +: 4] & ~byte_next_any[291*4 +: 4];
  assign byte_next_all4[328*4 +: 4] = byte_next_all2[322*4 +: 4] & ~byte_next_any[290*4 +: 4];
  assign byte_next_all4[329*4 +: 4] = byte_next_all2[321*4 +: 4] & ~byte_next_all2[320*4 +: 4];
  assign byte_next_all4[330*4 +: 4] = byte_next_all2[382*4 +: 4] & ~byte_next_any[347*4 +: 4];
  assign byte_next_all4[331*4 +: 4] = byte_next_all2[381*4 +: 4] & ~byte_next_any[346*4 +: 4];
  assign byte_next_all4[332*4 +: 4] = byte_next_all2[380*4 +: 4] & ~byte_next_any[345*4 +: 4];
  assign byte_next_all4[333*4 +: 4] = byte_next_all2[379*4 +: 4] & ~byte_next_any[344*4 +: 4];
  assign byte_next_all4[334*4 +: 4] = byte_next_all2[378*4 +: 4] & ~byte_next_any[343*4 +: 4];
  assign byte_next_all4[335*4 +: 4] = byte_next_all2[377*4 +: 4] & ~byte_next_any[342*4 +: 4];
  assign byte_next_all4[336*4 +: 4] = byte_next_all2[376*4 +: 4] & ~byte_next_any[341*4 +: 4];
  assign byte_next_all4[337*4 +: 4] = byte_next_all2[375*4 +: 4] & ~byte_next_any[340*4 +: 4];
  assign byte_next_all4[338*4 +: 4] = byte_next_all2[374*4 +: 4] & ~byte_next_any[339*4 +: 4];
  assign byte_next_all4[339*4 +: 4] = byte_next_all2[373*4 +: 4] & ~byte_next_any[338*4 +: 4];
  assign byte_next_all4[340*4 +: 4] = byte_next_all2[372*4 +: 4] & ~byte_next_any[337*4 +: 4];
  assign byte_next_all4[341*4 +: 4] = byte_next_all2[371*4 +: 4] & ~byte_next_any[336*4 +: 4];
  assign byte_next_all4[342*4 +: 4] = byte_next_all2[370*4 +: 4] & ~byte_next_any[335*4 +: 4];
  assign byte_next_all4[343*4 +: 4] = byte_next_all2[369*4 +: 4] & ~byte_next_any[334*4 +: 4];
  assign byte_next_all4[344*4 +: 4] = byte_next_all2[368*4 +: 4] & ~byte_next_any[333*4 +: 4];
  assign byte_next_all4[345*4 +: 4] = byte_next_all2[367*4 +: 4] & ~byte_next_any[332*4 +: 4];
  assign byte_next_all4[346*4 +: 4] = byte_next_all2[366*4 +: 4] & ~byte_next_any[331*4 +: 4];
  assign byte_next_all4[347*4 +: 4] = byte_next_all2[365*4 +: 4] & ~byte_next_any[330*4 +: 4];
  assign byte_next_all4[348*4 +: 4] = byte_next_all2[364*4 +: 4] & ~byte_next_any[329*4 +: 4];
  assign byte_next_all4[349*4 +: 4] = byte_next_all2[363*4 +: 4] & ~byte_next_any[328*4 +: 4];
  assign byte_next_all4[350*4 +: 4] = byte_next_all2[362*4 +: 4] & ~byte_next_any[327*4 +: 4];
  assign byte_next_all4[351*4 +: 4] = byte_next_all2[361*4 +: 4] & ~byte_next_any[326*4 +: 4];
  assign byte_next_all4[352*4 +: 4] = byte_next_all2[360*4 +: 4] & ~byte_next_any[325*4 +: 4];
  assign byte_next_all4[353*4 +: 4] = byte_next_all2[359*4 +: 4] & ~byte_next_any[324*4 +: 4];
  assign byte_next_all4[354*4 +: 4] = byte_next_all2[358*4 +: 4] & ~byte_next_any[323*4 +: 4];
  assign byte_next_all4[355*4 +: 4] = byte_next_all2[357*4 +: 4] & ~byte_next_any[322*4 +: 4];
  assign byte_next_all4[356*4 +: 4] = byte_next_all2[356*4 +: 4] & ~byte_next_any[321*4 +: 4];
  assign byte_next_all4[357*4 +: 4] = byte_next_all2[355*4 +: 4] & ~byte_next_any[320*4 +: 4];
  assign byte_next_all4[358*4 +: 4] = byte_next_all2[354*4 +: 4] & ~byte_next_any[319*4 +: 4];
  assign byte_next_all4[359*4 +: 4] = byte_next_all2[353*4 +: 4] & ~byte_next_all2[352*4 +: 4];
  assign byte_next_all4[360*4 +: 4] = byte_next_all2[414*4 +: 4] & ~byte_next_any[376*4 +: 4];
  assign byte_next_all4[361*4 +: 4] = byte_next_all2[413*4 +: 4] & ~byte_next_any[375*4 +: 4];
  assign byte_next_all4[362*4 +: 4] = byte_next_all2[412*4 +: 4] & ~byte_next_any[374*4 +: 4];
  assign byte_next_all4[363*4 +: 4] = byte_next_all2[411*4 +: 4] & ~byte_next_any[373*4 +: 4];
  assign byte_next_all4[364*4 +: 4] = byte_next_all2[410*4 +: 4] & ~byte_next_any[372*4 +: 4];
  assign byte_next_all4[365*4 +: 4] = byte_next_all2[409*4 +: 4] & ~byte_next_any[371*4 +: 4];
  assign byte_next_all4[366*4 +: 4] = byte_next_all2[408*4 +: 4] & ~byte_next_any[370*4 +: 4];
  assign byte_next_all4[367*4 +: 4] = byte_next_all2[407*4 +: 4] & ~byte_next_any[369*4 +: 4];
  assign byte_next_all4[368*4 +: 4] = byte_next_all2[406*4 +: 4] & ~byte_next_any[368*4 +: 4];
  assign byte_next_all4[369*4 +: 4] = byte_next_all2[405*4 +: 4] & ~byte_next_any[367*4 +: 4];
  assign byte_next_all4[370*4 +: 4] = byte_next_all2[404*4 +: 4] & ~byte_next_any[366*4 +: 4];
  assign byte_next_all4[371*4 +: 4] = byte_next_all2[403*4 +: 4] & ~byte_next_any[365*4 +: 4];
  assign byte_next_all4[372*4 +: 4] = byte_next_all2[402*4 +: 4] & ~byte_next_any[364*4 +: 4];
  assign byte_next_all4[373*4 +: 4] = byte_next_all2[401*4 +: 4] & ~byte_next_any[363*4 +: 4];
  assign byte_next_all4[374*4 +: 4] = byte_next_all2[400*4 +: 4] & ~byte_next_any[362*4 +: 4];
  assign byte_next_all4[375*4 +: 4] = byte_next_all2[399*4 +: 4] & ~byte_next_any[361*4 +: 4];
  assign byte_next_all4[376*4 +: 4] = byte_next_all2[398*4 +: 4] & ~byte_next_any[360*4 +: 4];
  assign byte_next_all4[377*4 +: 4] = byte_next_all2[397*4 +: 4] & ~byte_next_any[359*4 +: 4];
  assign byte_next_all4[378*4 +: 4] = byte_next_all2[396*4 +: 4] & ~byte_next_any[358*4 +: 4];
  assign byte_next_all4[379*4 +: 4] = byte_next_all2[395*4 +: 4] & ~byte_next_any[357*4 +: 4];
  assign byte_next_all4[380*4 +: 4] = byte_next_all2[394*4 +: 4] & ~byte_next_any[356*4 +: 4];
  assign byte_next_all4[381*4 +: 4] = byte_next_all2[393*4 +: 4] & ~byte_next_any[355*4 +: 4];
  assign byte_next_all4[382*4 +: 4] = byte_next_all2[392*4 +: 4] & ~byte_next_any[354*4 +: 4];
  assign byte_next_all4[383*4 +: 4] = byte_next_all2[391*4 +: 4] & ~byte_next_any[353*4 +: 4];
  assign byte_next_all4[384*4 +: 4] = byte_next_all2[390*4 +: 4] & ~byte_next_any[352*4 +: 4];
  assign byte_next_all4[385*4 +: 4] = byte_next_all2[389*4 +: 4] & ~byte_next_any[351*4 +: 4];
  assign byte_next_all4[386*4 +: 4] = byte_next_all2[388*4 +: 4] & ~byte_next_any[350*4 +: 4];
  assign byte_next_all4[387*4 +: 4] = byte_next_all2[387*4 +: 4] & ~byte_next_any[349*4 +: 4];
  assign byte_next_all4[388*4 +: 4] = byte_next_all2[386*4 +: 4] & ~byte_next_any[348*4 +: 4];
  assign byte_next_all4[389*4 +: 4] = byte_next_all2[385*4 +: 4] & ~byte_next_all2[384*4 +: 4];
  assign byte_next_all4[390*4 +: 4] = byte_next_all2[446*4 +: 4] & ~byte_next_any[405*4 +: 4];
  assign byte_next_all4[391*4 +: 4] = byte_next_all2[445*4 +: 4] & ~byte_next_any[404*4 +: 4];
  assign byte_next_all4[392*4 +: 4] = byte_next_all2[444*4 +: 4] & ~byte_next_any[403*4 +: 4];
  assign byte_next_all4[393*4 +: 4] = byte_next_all2[443*4 +: 4] & ~byte_next_any[402*4 +: 4];
  assign byte_next_all4[394*4 +: 4] = byte_next_all2[442*4 +: 4] & ~byte_next_any[401*4 +: 4];
  assign byte_next_all4[395*4 +: 4] = byte_next_all2[441*4 +: 4] & ~byte_next_any[400*4 +: 4];
  assign byte_next_all4[396*4 +: 4] = byte_next_all2[440*4 +: 4] & ~byte_next_any[399*4 +: 4];
  assign byte_next_all4[397*4 +: 4] = byte_next_all2[439*4 +: 4] & ~byte_next_any[398*4 +: 4];
  assign byte_next_all4[398*4 +: 4] = byte_next_all2[438*4 +: 4] & ~byte_next_any[397*4 +: 4];
  assign byte_next_all4[399*4 +: 4] = byte_next_all2[437*4 +: 4] & ~byte_next_any[396*4 +: 4];
  assign byte_next_all4[400*4 +: 4] = byte_next_all2[436*4 +: 4] & ~byte_next_any[395*4 +: 4];
  assign byte_next_all4[401*4 +: 4] = byte_next_all2[435*4 +: 4] & ~byte_next_any[394*4 +: 4];
  assign byte_next_all4[402*4 +: 4] = byte_next_all2[434*4 +: 4] & ~byte_next_any[393*4 +: 4];
  assign byte_next_all4[403*4 +: 4] = byte_next_all2[433*4 +: 4] & ~byte_next_any[392*4 +: 4];
  assign byte_next_all4[404*4 +: 4] = byte_next_all2[432*4 +: 4] & ~byte_next_any[391*4 +: 4];
  assign byte_next_all4[405*4 +: 4] = byte_next_all2[431*4 +: 4] & ~byte_next_any[390*4 +: 4];
  assign byte_next_all4[406*4 +: 4] = byte_next_all2[430*4 +: 4] & ~byte_next_any[389*4 +: 4];
  assign byte_next_all4[407*4 +: 4] = byte_next_all2[429*4 +: 4] & ~byte_next_any[388*4 +: 4];
  assign byte_next_all4[408*4 +: 4] = byte_next_all2[428*4 +: 4] & ~byte_next_any[387*4 +: 4];
  assign byte_next_all4[409*4 +: 4] = byte_next_all2[427*4 +: 4] & ~byte_next_any[386*4 +: 4];
  assign byte_next_all4[410*4 +: 4] = byte_next_all2[426*4 +: 4] & ~byte_next_any[385*4 +: 4];
  assign byte_next_all4[411*4 +: 4] = byte_next_all2[425*4 +: 4] & ~byte_next_any[384*4 +: 4];
  assign byte_next_all4[412*4 +: 4] = byte_next_all2[424*4 +: 4] & ~byte_next_any[383*4 +: 4];
  assign byte_next_all4[413*4 +: 4] = byte_next_all2[423*4 +: 4] & ~byte_next_any[382*4 +: 4];
  assign byte_next_all4[414*4 +: 4] = byte_next_all2[422*4 +: 4] & ~byte_next_any[381*4 +: 4];
  assign byte_next_all4[415*4 +: 4] = byte_next_all2[421*4 +: 4] & ~byte_next_any[380*4 +: 4];
  assign byte_next_all4[416*4 +: 4] = byte_next_all2[420*4 +: 4] & ~byte_next_any[379*4 +: 4];
  assign byte_next_all4[417*4 +: 4] = byte_next_all2[419*4 +: 4] & ~byte_next_any[378*4 +: 4];
  assign byte_next_all4[418*4 +: 4] = byte_next_all2[418*4 +: 4] & ~byte_next_any[377*4 +: 4];
  assign byte_next_all4[419*4 +: 4] = byte_next_all2[417*4 +: 4] & ~byte_next_all2[416*4 +: 4];
  assign byte_next_all4[420*4 +: 4] = byte_next_all2[478*4 +: 4] & ~byte_next_any[434*4 +: 4];
  assign byte_next_all4[421*4 +: 4] = byte_next_all2[477*4 +: 4] & ~byte_next_any[433*4 +: 4];
  assign byte_next_all4[422*4 +: 4] = byte_next_all2[476*4 +: 4] & ~byte_next_any[432*4 +: 4];
  assign byte_next_all4[423*4 +: 4] = byte_next_all2[475*4 +: 4] & ~byte_next_any[431*4 +: 4];
  assign byte_next_all4[424*4 +: 4] = byte_next_all2[474*4 +: 4] & ~byte_next_any[430*4 +: 4];
  assign byte_next_all4[425*4 +: 4] = byte_next_all2[473*4 +: 4] & ~byte_next_any[429*4 +: 4];
  assign byte_next_all4[426*4 +: 4] = byte_next_all2[472*4 +: 4] & ~byte_next_any[428*4 +: 4];
  assign byte_next_all4[427*4 +: 4] = byte_next_all2[471*4 +: 4] & ~byte_next_any[427*4 +: 4];
  assign byte_next_all4[428*4 +: 4] = byte_next_all2[470*4 +: 4] & ~byte_next_any[426*4 +: 4];
  assign byte_next_all4[429*4 +: 4] = byte_next_all2[469*4 +: 4] & ~byte_next_any[425*4 +: 4];
  assign byte_next_all4[430*4 +: 4] = byte_next_all2[468*4 +: 4] & ~byte_next_any[424*4 +: 4];
  assign byte_next_all4[431*4 +: 4] = byte_next_all2[467*4 +: 4] & ~byte_next_any[423*4 +: 4];
  assign byte_next_all4[432*4 +: 4] = byte_next_all2[466*4 +: 4] & ~byte_next_any[422*4 +: 4];
  assign byte_next_all4[433*4 +: 4] = byte_next_all2[465*4 +: 4] & ~byte_next_any[421*4 +: 4];
  assign byte_next_all4[434*4 +: 4] = byte_next_all2[464*4 +: 4] & ~byte_next_any[420*4 +: 4];
  assign byte_next_all4[435*4 +: 4] = byte_next_all2[463*4 +: 4] & ~byte_next_any[419*4 +: 4];
  assign byte_next_all4[436*4 +: 4] = byte_next_all2[462*4 +: 4] & ~byte_next_any[418*4 +: 4];
  assign byte_next_all4[437*4 +: 4] = byte_next_all2[461*4 +: 4] & ~byte_next_any[417*4 +: 4];
  assign byte_next_all4[438*4 +: 4] = byte_next_all2[460*4 +: 4] & ~byte_next_any[416*4 +: 4];
  assign byte_next_all4[439*4 +: 4] = byte_next_all2[459*4 +: 4] & ~byte_next_any[415*4 +: 4];
  assign byte_next_all4[440*4 +: 4] = byte_next_all2[458*4 +: 4] & ~byte_next_any[414*4 +: 4];
  assign byte_next_all4[441*4 +: 4] = byte_next_all2[457*4 +: 4] & ~byte_next_any[413*4 +: 4];
  assign byte_next_all4[442*4 +: 4] = byte_next_all2[456*4 +: 4] & ~byte_next_any[412*4 +: 4];
  assign byte_next_all4[443*4 +: 4] = byte_next_all2[455*4 +: 4] & ~byte_next_any[411*4 +: 4];
  assign byte_next_all4[444*4 +: 4] = byte_next_all2[454*4 +: 4] & ~byte_next_any[410*4 +: 4];
  assign byte_next_all4[445*4 +: 4] = byte_next_all2[453*4 +: 4] & ~byte_next_any[409*4 +: 4];
  assign byte_next_all4[446*4 +: 4] = byte_next_all2[452*4 +: 4] & ~byte_next_any[408*4 +: 4];
  assign byte_next_all4[447*4 +: 4] = byte_next_all2[451*4 +: 4] & ~byte_next_any[407*4 +: 4];
  assign byte_next_all4[448*4 +: 4] = byte_next_all2[450*4 +: 4] & ~byte_next_any[406*4 +: 4];
  assign byte_next_all4[449*4 +: 4] = byte_next_all2[449*4 +: 4] & ~byte_next_all2[448*4 +: 4];
  assign byte_next_all4[450*4 +: 4] = byte_next_all2[510*4 +: 4] & ~byte_next_any[463*4 +: 4];
  assign byte_next_all4[451*4 +: 4] = byte_next_all2[509*4 +: 4] & ~byte_next_any[462*4 +: 4];
  assign byte_next_all4[452*4 +: 4] = byte_next_all2[508*4 +: 4] & ~byte_next_any[461*4 +: 4];
  assign byte_next_all4[453*4 +: 4] = byte_next_all2[507*4 +: 4] & ~byte_next_any[460*4 +: 4];
  assign byte_next_all4[454*4 +: 4] = byte_next_all2[506*4 +: 4] & ~byte_next_any[459*4 +: 4];
  assign byte_next_all4[455*4 +: 4] = byte_next_all2[505*4 +: 4] & ~byte_next_any[458*4 +: 4];
  assign byte_next_all4[456*4 +: 4] = byte_next_all2[504*4 +: 4] & ~byte_next_any[457*4 +: 4];
  assign byte_next_all4[457*4 +: 4] = byte_next_all2[503*4 +: 4] & ~byte_next_any[456*4 +: 4];
  assign byte_next_all4[458*4 +: 4] = byte_next_all2[502*4 +: 4] & ~byte_next_any[455*4 +: 4];
  assign byte_next_all4[459*4 +: 4] = byte_next_all2[501*4 +: 4] & ~byte_next_any[454*4 +: 4];
  assign byte_next_all4[460*4 +: 4] = byte_next_all2[500*4 +: 4] & ~byte_next_any[453*4 +: 4];
  assign byte_next_all4[461*4 +: 4] = byte_next_all2[499*4 +: 4] & ~byte_next_any[452*4 +: 4];
  assign byte_next_all4[462*4 +: 4] = byte_next_all2[498*4 +: 4] & ~byte_next_any[451*4 +: 4];
  assign byte_next_all4[463*4 +: 4] = byte_next_all2[497*4 +: 4] & ~byte_next_any[450*4 +: 4];
  assign byte_next_all4[464*4 +: 4] = byte_next_all2[496*4 +: 4] & ~byte_next_any[449*4 +: 4];
  assign byte_next_all4[465*4 +: 4] = byte_next_all2[495*4 +: 4] & ~byte_next_any[448*4 +: 4];
  assign byte_next_all4[466*4 +: 4] = byte_next_all2[494*4 +: 4] & ~byte_next_any[447*4 +: 4];
  assign byte_next_all4[467*4 +: 4] = byte_next_all2[493*4 +: 4] & ~byte_next_any[446*4 +: 4];
  assign byte_next_all4[468*4 +: 4] = byte_next_all2[492*4 +: 4] & ~byte_next_any[445*4 +: 4];
  assign byte_next_all4[469*4 +: 4] = byte_next_all2[491*4 +: 4] & ~byte_next_any[444*4 +: 4];
  assign byte_next_all4[470*4 +: 4] = byte_next_all2[490*4 +: 4] & ~byte_next_any[443*4 +: 4];
  assign byte_next_all4[471*4 +: 4] = byte_next_all2[489*4 +: 4] & ~byte_next_any[442*4 +: 4];
  assign byte_next_all4[472*4 +: 4] = byte_next_all2[488*4 +: 4] & ~byte_next_any[441*4 +: 4];
  assign byte_next_all4[473*4 +: 4] = byte_next_all2[487*4 +: 4] & ~byte_next_any[440*4 +: 4];
  assign byte_next_all4[474*4 +: 4] = byte_next_all2[486*4 +: 4] & ~byte_next_any[439*4 +: 4];
  assign byte_next_all4[475*4 +: 4] = byte_next_all2[485*4 +: 4] & ~byte_next_any[438*4 +: 4];
  assign byte_next_all4[476*4 +: 4] = byte_next_all2[484*4 +: 4] & ~byte_next_any[437*4 +: 4];
  assign byte_next_all4[477*4 +: 4] = byte_next_all2[483*4 +: 4] & ~byte_next_any[436*4 +: 4];
  assign byte_next_all4[478*4 +: 4] = byte_next_all2[482*4 +: 4] & ~byte_next_any[435*4 +: 4];
  assign byte_next_all4[479*4 +: 4] = byte_next_all2[481*4 +: 4] & ~byte_next_all2[480*4 +: 4];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_byte_next_any2
    wire [31:0] byte_next_any2_any = (byte_next_joined[(128*i + 31)*32 +: 32] & data[31*128 +: 32]) |
        (byte_next_joined[(128*i + 30)*32 +: 32] & data[30*128 +: 32]) | (byte_next_joined[(128*i + 29)*32 +: 32] &
        data[29*128 +: 32]) | (byte_next_joined[(128*i + 28)*32 +: 32] & data[28*128 +: 32]) |
        (byte_next_joined[(128*i + 27)*32 +: 32] & data[27*128 +: 32]) | (byte_next_joined[(128*i + 26)*32 +: 32] &
        data[26*128 +: 32]) | (byte_next_joined[(128*i + 25)*32 +: 32] & data[25*128 +: 32]) |
        (byte_next_joined[(128*i + 24)*32 +: 32] & data[24*128 +: 32]) | (byte_next_joined[(128*i + 23)*32 +: 32] &
        data[23*128 +: 32]) | (byte_next_joined[(128*i + 22)*32 +: 32] & data[22*128 +: 32]) |
        (byte_next_joined[(128*i + 21)*32 +: 32] & data[21*128 +: 32]);
    wire [31:0] byte_next_any2_any_byte_next_any2_any = byte_next_any2_any | (byte_next_joined[(128*i + 20)*32 +: 32]
        & data[20*128 +: 32]) | (byte_next_joined[(128*i + 19)*32 +: 32] & data[19*128 +: 32]) |
        (byte_next_joined[(128*i + 18)*32 +: 32] & data[18*128 +: 32]) | (byte_next_joined[(128*i + 17)*32 +: 32] &
        data[17*128 +: 32]) | (byte_next_joined[(128*i + 16)*32 +: 32] & data[16*128 +: 32]) |
        (byte_next_joined[(128*i + 15)*32 +: 32] & data[15*128 +: 32]) | (byte_next_joined[(128*i + 14)*32 +: 32] &
        data[14*128 +: 32]) | (byte_next_joined[(128*i + 13)*32 +: 32] & data[13*128 +: 32]) |
        (byte_next_joined[(128*i + 12)*32 +: 32] & data[12*128 +: 32]) | (byte_next_joined[(128*i + 11)*32 +: 32] &
        data[11*128 +: 32]) | (byte_next_joined[(128*i + 10)*32 +: 32] & data[10*128 +: 32]);

    assign byte_next_any2[4*i*32 +: 32] = byte_next_any2_any_byte_next_any2_any | (byte_next_joined[(128*i + 9)*32 +:
        32] & data[9*128 +: 32]) | (byte_next_joined[(128*i + 8)*32 +: 32] & data[8*128 +: 32]) |
        (byte_next_joined[(128*i + 7)*32 +: 32] & data[7*128 +: 32]) | (byte_next_joined[(128*i + 6)*32 +: 32] &
        data[6*128 +: 32]) | (byte_next_joined[(128*i + 5)*32 +: 32] & data[5*128 +: 32]) | (byte_next_joined[(128*i
        + 4)*32 +: 32] & data[4*128 +: 32]) | (byte_next_joined[(128*i + 3)*32 +: 32] & data[3*128 +: 32]) |
        (byte_next_joined[(128*i + 2)*32 +: 32] & data[2*128 +: 32]) | (byte_next_joined[(128*i + 1)*32 +: 32] &
        data[1*128 +: 32]) | (byte_next_joined[128*i*32 +: 32] & data[0 +: 32]);

    wire [31:0] byte_next_any2_any_byte_next_joined_other = (byte_next_joined[(128*i + 63)*32 +: 32] & data[31*128 +
        32 +: 32]) | (byte_next_joined[(128*i + 62)*32 +: 32] & data[30*128 + 32 +: 32]) | (byte_next_joined[(128*i +
        61)*32 +: 32] & data[29*128 + 32 +: 32]) | (byte_next_joined[(128*i + 60)*32 +: 32] & data[28*128 + 32 +:
        32]) | (byte_next_joined[(128*i + 59)*32 +: 32] & data[27*128 + 32 +: 32]) | (byte_next_joined[(128*i +
        58)*32 +: 32] & data[26*128 + 32 +: 32]) | (byte_next_joined[(128*i + 57)*32 +: 32] & data[25*128 + 32 +:
        32]) | (byte_next_joined[(128*i + 56)*32 +: 32] & data[24*128 + 32 +: 32]) | (byte_next_joined[(128*i +
        55)*32 +: 32] & data[23*128 + 32 +: 32]) | (byte_next_joined[(128*i + 54)*32 +: 32] & data[22*128 + 32 +:
        32]) | (byte_next_joined[(128*i + 53)*32 +: 32] & data[21*128 + 32 +: 32]);
    wire [31:0] byte_next_any2_any_data_20_63_32 = byte_next_any2_any_byte_next_joined_other |
        (byte_next_joined[(128*i + 52)*32 +: 32] & data[20*128 + 32 +: 32]) | (byte_next_joined[(128*i + 51)*32 +:
        32] & data[19*128 + 32 +: 32]) | (byte_next_joined[(128*i + 50)*32 +: 32] & data[18*128 + 32 +: 32]) |
        (byte_next_joined[(128*i + 49)*32 +: 32] & data[17*128 + 32 +: 32]) | (byte_next_joined[(128*i + 48)*32 +:
        32] & data[16*128 + 32 +: 32]) | (byte_next_joined[(128*i + 47)*32 +: 32] & data[15*128 + 32 +: 32]) |
        (byte_next_joined[(128*i + 46)*32 +: 32] & data[14*128 + 32 +: 32]) | (byte_next_joined[(128*i + 45)*32 +:
        32] & data[13*128 + 32 +: 32]) | (byte_next_joined[(128*i + 44)*32 +: 32] & data[12*128 + 32 +: 32]) |
        (byte_next_joined[(128*i + 43)*32 +: 32] & data[11*128 + 32 +: 32]);
    wire [31:0] byte_next_any2_any_data_10_63_32 = byte_next_any2_any_data_20_63_32 | (byte_next_joined[(128*i +
        42)*32 +: 32] & data[10*128 + 32 +: 32]) | (byte_next_joined[(128*i + 41)*32 +: 32] & data[9*128 + 32 +: 32])
        | (byte_next_joined[(128*i + 40)*32 +: 32] & data[8*128 + 32 +: 32]) | (byte_next_joined[(128*i + 39)*32 +:
        32] & data[7*128 + 32 +: 32]) | (byte_next_joined[(128*i + 38)*32 +: 32] & data[6*128 + 32 +: 32]) |
        (byte_next_joined[(128*i + 37)*32 +: 32] & data[5*128 + 32 +: 32]) | (byte_next_joined[(128*i + 36)*32 +: 32]
        & data[4*128 + 32 +: 32]) | (byte_next_joined[(128*i + 35)*32 +: 32] & data[3*128 + 32 +: 32]) |
        (byte_next_joined[(128*i + 34)*32 +: 32] & data[2*128 + 32 +: 32]) | (byte_next_joined[(128*i + 33)*32 +: 32]
        & data[1*128 + 32 +: 32]);

    assign byte_next_any2[(4*i + 1)*32 +: 32] = byte_next_any2_any_data_10_63_32 | (byte_next_joined[(128*i + 32)*32
        +: 32] & data[32 +: 32]);

    wire [31:0] byte_next_any2_any_data_31_95_64 = (byte_next_joined[(128*i + 95)*32 +: 32] & data[31*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 94)*32 +: 32] & data[30*128 + 64 +: 32]) | (byte_next_joined[(128*i +
        93)*32 +: 32] & data[29*128 + 64 +: 32]) | (byte_next_joined[(128*i + 92)*32 +: 32] & data[28*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 91)*32 +: 32] & data[27*128 + 64 +: 32]) | (byte_next_joined[(128*i +
        90)*32 +: 32] & data[26*128 + 64 +: 32]) | (byte_next_joined[(128*i + 89)*32 +: 32] & data[25*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 88)*32 +: 32] & data[24*128 + 64 +: 32]) | (byte_next_joined[(128*i +
        87)*32 +: 32] & data[23*128 + 64 +: 32]) | (byte_next_joined[(128*i + 86)*32 +: 32] & data[22*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 85)*32 +: 32] & data[21*128 + 64 +: 32]);
    wire [31:0] byte_next_any2_any_data_20_95_64 = byte_next_any2_any_data_31_95_64 | (byte_next_joined[(128*i +
        84)*32 +: 32] & data[20*128 + 64 +: 32]) | (byte_next_joined[(128*i + 83)*32 +: 32] & data[19*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 82)*32 +: 32] & data[18*128 + 64 +: 32]) | (byte_next_joined[(128*i +
        81)*32 +: 32] & data[17*128 + 64 +: 32]) | (byte_next_joined[(128*i + 80)*32 +: 32] & data[16*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 79)*32 +: 32] & data[15*128 + 64 +: 32]) | (byte_next_joined[(128*i +
        78)*32 +: 32] & data[14*128 + 64 +: 32]) | (byte_next_joined[(128*i + 77)*32 +: 32] & data[13*128 + 64 +:
        32]) | (byte_next_joined[(128*i + 76)*32 +: 32] & data[12*128 + 64 +: 32]) | (byte_next_joined[(128*i +
        75)*32 +: 32] & data[11*128 + 64 +: 32]);
    wire [31:0] byte_next_any2_any_data_10_95_64 = byte_next_any2_any_data_20_95_64 | (byte_next_joined[(128*i +
        74)*32 +: 32] & data[10*128 + 64 +: 32]) | (byte_next_joined[(128*i + 73)*32 +: 32] & data[9*128 + 64 +: 32])
        | (byte_next_joined[(128*i + 72)*32 +: 32] & data[8*128 + 64 +: 32]) | (byte_next_joined[(128*i + 71)*32 +:
        32] & data[7*128 + 64 +: 32]) | (byte_next_joined[(128*i + 70)*32 +: 32] & data[6*128 + 64 +: 32]) |
        (byte_next_joined[(128*i + 69)*32 +: 32] & data[5*128 + 64 +: 32]) | (byte_next_joined[(128*i + 68)*32 +: 32]
        & data[4*128 + 64 +: 32]) | (byte_next_joined[(128*i + 67)*32 +: 32] & data[3*128 + 64 +: 32]) |
        (byte_next_joined[(128*i + 66)*32 +: 32] & data[2*128 + 64 +: 32]) | (byte_next_joined[(128*i + 65)*32 +: 32]
        & data[1*128 + 64 +: 32]);

    assign byte_next_any2[(4*i + 2)*32 +: 32] = byte_next_any2_any_data_10_95_64 | (byte_next_joined[(128*i + 64)*32
        +: 32] & data[64 +: 32]);

    wire [31:0] byte_next_any2_any_data_31_127_96 = (byte_next_joined[(128*i + 127)*32 +: 32] & data[31*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 126)*32 +: 32] & data[30*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        125)*32 +: 32] & data[29*128 + 96 +: 32]) | (byte_next_joined[(128*i + 124)*32 +: 32] & data[28*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 123)*32 +: 32] & data[27*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        122)*32 +: 32] & data[26*128 + 96 +: 32]) | (byte_next_joined[(128*i + 121)*32 +: 32] & data[25*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 120)*32 +: 32] & data[24*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        119)*32 +: 32] & data[23*128 + 96 +: 32]) | (byte_next_joined[(128*i + 118)*32 +: 32] & data[22*128 + 96 +:
        32]);
    wire [31:0] byte_next_any2_any_data_21_127_96 = byte_next_any2_any_data_31_127_96 | (byte_next_joined[(128*i +
        117)*32 +: 32] & data[21*128 + 96 +: 32]) | (byte_next_joined[(128*i + 116)*32 +: 32] & data[20*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 115)*32 +: 32] & data[19*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        114)*32 +: 32] & data[18*128 + 96 +: 32]) | (byte_next_joined[(128*i + 113)*32 +: 32] & data[17*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 112)*32 +: 32] & data[16*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        111)*32 +: 32] & data[15*128 + 96 +: 32]) | (byte_next_joined[(128*i + 110)*32 +: 32] & data[14*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 109)*32 +: 32] & data[13*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        108)*32 +: 32] & data[12*128 + 96 +: 32]);
    wire [31:0] byte_next_any2_any_data_11_127_96 = byte_next_any2_any_data_21_127_96 | (byte_next_joined[(128*i +
        107)*32 +: 32] & data[11*128 + 96 +: 32]) | (byte_next_joined[(128*i + 106)*32 +: 32] & data[10*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 105)*32 +: 32] & data[9*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        104)*32 +: 32] & data[8*128 + 96 +: 32]) | (byte_next_joined[(128*i + 103)*32 +: 32] & data[7*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 102)*32 +: 32] & data[6*128 + 96 +: 32]) | (byte_next_joined[(128*i +
        101)*32 +: 32] & data[5*128 + 96 +: 32]) | (byte_next_joined[(128*i + 100)*32 +: 32] & data[4*128 + 96 +:
        32]) | (byte_next_joined[(128*i + 99)*32 +: 32] & data[3*128 + 96 +: 32]) | (byte_next_joined[(128*i + 98)*32
        +: 32] & data[2*128 + 96 +: 32]);

    assign byte_next_any2[(4*i + 3)*32 +: 32] = byte_next_any2_any_data_11_127_96 | (byte_next_joined[(128*i + 97)*32
        +: 32] & data[1*128 + 96 +: 32]) | (byte_next_joined[(128*i + 96)*32 +: 32] & data[96 +: 32]);
  end

  for (i = 0; i < 8; i = i + 1) begin : each_byte_next_all4
    assign byte_next_all4[4*i*4 +: 4] = byte_next_all2[(30 - 4*i)*4 +: 4] & ~byte_next_any[(28 - 4*i)*4 +: 4];
  end

  for (i = 0; i < 16; i = i + 1) begin : each_byte
    wire [3:0] byte_next_all3;
    reg [7:0] byte_other;
    reg [7:0] byte_other_2;
    reg [7:0] byte_other_3;
    reg [7:0] byte_other_4;
    assign byte_[4*i*8 +: 8] = byte_other;
    assign byte_[(4*i + 1)*8 +: 8] = byte_other_2;
    assign byte_[(4*i + 2)*8 +: 8] = byte_other_3;
    assign byte_[(4*i + 3)*8 +: 8] = byte_other_4;
    wire [3:0] byte_enable_any_any = byte_next_all2[(32*i + 31)*4 +: 4] | byte_next_all2[(32*i + 30)*4 +: 4] |
        byte_next_all2[(32*i + 29)*4 +: 4] | byte_next_all2[(32*i + 28)*4 +: 4] | byte_next_all2[(32*i + 27)*4 +: 4]
        | byte_next_all2[(32*i + 26)*4 +: 4] | byte_next_all2[(32*i + 25)*4 +: 4] | byte_next_all2[(32*i + 24)*4 +:
        4] | byte_next_all2[(32*i + 23)*4 +: 4] | byte_next_all2[(32*i + 22)*4 +: 4] | byte_next_all2[(32*i + 21)*4
        +: 4] | byte_next_all2[(32*i + 20)*4 +: 4] | byte_next_all2[(32*i + 19)*4 +: 4] | byte_next_all2[(32*i +
        18)*4 +: 4] | byte_next_all2[(32*i + 17)*4 +: 4] | byte_next_all2[(32*i + 16)*4 +: 4] | byte_next_all2[(32*i
        + 15)*4 +: 4] | byte_next_all2[(32*i + 14)*4 +: 4] | byte_next_all2[(32*i + 13)*4 +: 4] |
        byte_next_all2[(32*i + 12)*4 +: 4];
    assign byte_enable_any[i*4 +: 4] = byte_enable_any_any | byte_next_all2[(32*i + 11)*4 +: 4] |
        byte_next_all2[(32*i + 10)*4 +: 4] | byte_next_all2[(32*i + 9)*4 +: 4] | byte_next_all2[(32*i + 8)*4 +: 4] |
        byte_next_all2[(32*i + 7)*4 +: 4] | byte_next_all2[(32*i + 6)*4 +: 4] | byte_next_all2[(32*i + 5)*4 +: 4] |
        byte_next_all2[(32*i + 4)*4 +: 4] | byte_next_all2[(32*i + 3)*4 +: 4] | byte_next_all2[(32*i + 2)*4 +: 4] |
        byte_next_all2[(32*i + 1)*4 +: 4] | byte_next_all2[32*i*4 +: 4];
    assign byte_next_any[29*i*4 +: 4] = byte_next_all2[32*i*4 +: 4] | byte_next_all2[(32*i + 1)*4 +: 4];
    assign byte_next_all3 = byte_next_all2[(32*i + 31)*4 +: 4] & ~(byte_next_any[(29*i + 28)*4 +: 4] |
        byte_next_all2[(32*i + 30)*4 +: 4]);
    assign byte_next_joined[32*i*32 +: 32] = {{8{byte_next_all3[3]}}, {8{byte_next_all3[2]}}, {8{byte_next_all3[1]}},
        {8{byte_next_all3[0]}}};
    assign byte_next_joined[(32*i + 31)*32 +: 32] = {{8{byte_next_all2[32*i*4 + 3]}}, {8{byte_next_all2[32*i*4 +
        2]}}, {8{byte_next_all2[32*i*4 + 1]}}, {8{byte_next_all2[32*i*4]}}};

    initial byte_other = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4] & step) byte_other <= byte_next_any2[i*32 +: 8];
    end

    initial byte_other_2 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4 + 1] & step) byte_other_2 <= byte_next_any2[i*32 + 8 +: 8];
    end

    initial byte_other_3 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4 + 2] & step) byte_other_3 <= byte_next_any2[i*32 + 16 +: 8];
    end

    initial byte_other_4 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4 + 3] & step) byte_other_4 <= byte_next_any2[i*32 + 24 +: 8];
    end
  end

  for (i = 0; i < 28; i = i + 1) begin : each_byte_next_any
    assign byte_next_any[(i + 1)*4 +: 4] = byte_next_any[i*4 +: 4] | byte_next_all2[(i + 2)*4 +: 4];
    assign byte_next_any[(i + 30)*4 +: 4] = byte_next_any[(i + 29)*4 +: 4] | byte_next_all2[(i + 34)*4 +: 4];
    assign byte_next_any[(i + 59)*4 +: 4] = byte_next_any[(i + 58)*4 +: 4] | byte_next_all2[(i + 66)*4 +: 4];
    assign byte_next_any[(i + 88)*4 +: 4] = byte_next_any[(i + 87)*4 +: 4] | byte_next_all2[(i + 98)*4 +: 4];
    assign byte_next_any[(i + 117)*4 +: 4] = byte_next_any[(i + 116)*4 +: 4] | byte_next_all2[(i + 130)*4 +: 4];
    assign byte_next_any[(i + 146)*4 +: 4] = byte_next_any[(i + 145)*4 +: 4] | byte_next_all2[(i + 162)*4 +: 4];
    assign byte_next_any[(i + 175)*4 +: 4] = byte_next_any[(i + 174)*4 +: 4] | byte_next_all2[(i + 194)*4 +: 4];
    assign byte_next_any[(i + 204)*4 +: 4] = byte_next_any[(i + 203)*4 +: 4] | byte_next_all2[(i + 226)*4 +: 4];
    assign byte_next_any[(i + 233)*4 +: 4] = byte_next_any[(i + 232)*4 +: 4] | byte_next_all2[(i + 258)*4 +: 4];
    assign byte_next_any[(i + 262)*4 +: 4] = byte_next_any[(i + 261)*4 +: 4] | byte_next_all2[(i + 290)*4 +: 4];
    assign byte_next_any[(i + 291)*4 +: 4] = byte_next_any[(i + 290)*4 +: 4] | byte_next_all2[(i + 322)*4 +: 4];
    assign byte_next_any[(i + 320)*4 +: 4] = byte_next_any[(i + 319)*4 +: 4] | byte_next_all2[(i + 354)*4 +: 4];
    assign byte_next_any[(i + 349)*4 +: 4] = byte_next_any[(i + 348)*4 +: 4] | byte_next_all2[(i + 386)*4 +: 4];
    assign byte_next_any[(i + 378)*4 +: 4] = byte_next_any[(i + 377)*4 +: 4] | byte_next_all2[(i + 418)*4 +: 4];
    assign byte_next_any[(i + 407)*4 +: 4] = byte_next_any[(i + 406)*4 +: 4] | byte_next_all2[(i + 450)*4 +: 4];
    assign byte_next_any[(i + 436)*4 +: 4] = byte_next_any[(i + 435)*4 +: 4] | byte_next_all2[(i + 482)*4 +: 4];
  end

  for (i = 0; i < 30; i = i + 1) begin : each_byte_next_joined
    assign byte_next_joined[(i + 1)*32 +: 32] = {{8{byte_next_all4[i*4 + 3]}}, {8{byte_next_all4[i*4 + 2]}},
        {8{byte_next_all4[i*4 + 1]}}, {8{byte_next_all4[i*4]}}};
    assign byte_next_joined[(i + 33)*32 +: 32] = {{8{byte_next_all4[(i + 30)*4 + 3]}}, {8{byte_next_all4[(i + 30)*4 +
        2]}}, {8{byte_next_all4[(i + 30)*4 + 1]}}, {8{byte_next_all4[(i + 30)*4]}}};
    assign byte_next_joined[(i + 65)*32 +: 32] = {{8{byte_next_all4[(i + 60)*4 + 3]}}, {8{byte_next_all4[(i + 60)*4 +
        2]}}, {8{byte_next_all4[(i + 60)*4 + 1]}}, {8{byte_next_all4[(i + 60)*4]}}};
    assign byte_next_joined[(i + 97)*32 +: 32] = {{8{byte_next_all4[(i + 90)*4 + 3]}}, {8{byte_next_all4[(i + 90)*4 +
        2]}}, {8{byte_next_all4[(i + 90)*4 + 1]}}, {8{byte_next_all4[(i + 90)*4]}}};
    assign byte_next_joined[(i + 129)*32 +: 32] = {{8{byte_next_all4[(i + 120)*4 + 3]}}, {8{byte_next_all4[(i +
        120)*4 + 2]}}, {8{byte_next_all4[(i + 120)*4 + 1]}}, {8{byte_next_all4[(i + 120)*4]}}};
    assign byte_next_joined[(i + 161)*32 +: 32] = {{8{byte_next_all4[(i + 150)*4 + 3]}}, {8{byte_next_all4[(i +
        150)*4 + 2]}}, {8{byte_next_all4[(i + 150)*4 + 1]}}, {8{byte_next_all4[(i + 150)*4]}}};
    assign byte_next_joined[(i + 193)*32 +: 32] = {{8{byte_next_all4[(i + 180)*4 + 3]}}, {8{byte_next_all4[(i +
        180)*4 + 2]}}, {8{byte_next_all4[(i + 180)*4 + 1]}}, {8{byte_next_all4[(i + 180)*4]}}};
    assign byte_next_joined[(i + 225)*32 +: 32] = {{8{byte_next_all4[(i + 210)*4 + 3]}}, {8{byte_next_all4[(i +
        210)*4 + 2]}}, {8{byte_next_all4[(i + 210)*4 + 1]}}, {8{byte_next_all4[(i + 210)*4]}}};
    assign byte_next_joined[(i + 257)*32 +: 32] = {{8{byte_next_all4[(i + 240)*4 + 3]}}, {8{byte_next_all4[(i +
        240)*4 + 2]}}, {8{byte_next_all4[(i + 240)*4 + 1]}}, {8{byte_next_all4[(i + 240)*4]}}};
    assign byte_next_joined[(i + 289)*32 +: 32] = {{8{byte_next_all4[(i + 270)*4 + 3]}}, {8{byte_next_all4[(i +
        270)*4 + 2]}}, {8{byte_next_all4[(i + 270)*4 + 1]}}, {8{byte_next_all4[(i + 270)*4]}}};
    assign byte_next_joined[(i + 321)*32 +: 32] = {{8{byte_next_all4[(i + 300)*4 + 3]}}, {8{byte_next_all4[(i +
        300)*4 + 2]}}, {8{byte_next_all4[(i + 300)*4 + 1]}}, {8{byte_next_all4[(i + 300)*4]}}};
    assign byte_next_joined[(i + 353)*32 +: 32] = {{8{byte_next_all4[(i + 330)*4 + 3]}}, {8{byte_next_all4[(i +
        330)*4 + 2]}}, {8{byte_next_all4[(i + 330)*4 + 1]}}, {8{byte_next_all4[(i + 330)*4]}}};
    assign byte_next_joined[(i + 385)*32 +: 32] = {{8{byte_next_all4[(i + 360)*4 + 3]}}, {8{byte_next_all4[(i +
        360)*4 + 2]}}, {8{byte_next_all4[(i + 360)*4 + 1]}}, {8{byte_next_all4[(i + 360)*4]}}};
    assign byte_next_joined[(i + 417)*32 +: 32] = {{8{byte_next_all4[(i + 390)*4 + 3]}}, {8{byte_next_all4[(i +
        390)*4 + 2]}}, {8{byte_next_all4[(i + 390)*4 + 1]}}, {8{byte_next_all4[(i + 390)*4]}}};
    assign byte_next_joined[(i + 449)*32 +: 32] = {{8{byte_next_all4[(i + 420)*4 + 3]}}, {8{byte_next_all4[(i +
        420)*4 + 2]}}, {8{byte_next_all4[(i + 420)*4 + 1]}}, {8{byte_next_all4[(i + 420)*4]}}};
    assign byte_next_joined[(i + 481)*32 +: 32] = {{8{byte_next_all4[(i + 450)*4 + 3]}}, {8{byte_next_all4[(i +
        450)*4 + 2]}}, {8{byte_next_all4[(i + 450)*4 + 1]}}, {8{byte_next_all4[(i + 450)*4]}}};
  end

  for (i = 0; i < 32; i = i + 1) begin : each_byte_next_all2
    assign byte_next_all2[i*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16]}};
    assign byte_next_all2[(i + 32)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 1]}};
    assign byte_next_all2[(i + 64)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 2]}};
    assign byte_next_all2[(i + 96)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 3]}};
    assign byte_next_all2[(i + 128)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 4]}};
    assign byte_next_all2[(i + 160)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 5]}};
    assign byte_next_all2[(i + 192)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 6]}};
    assign byte_next_all2[(i + 224)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 7]}};
    assign byte_next_all2[(i + 256)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 8]}};
    assign byte_next_all2[(i + 288)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 9]}};
    assign byte_next_all2[(i + 320)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 10]}};
    assign byte_next_all2[(i + 352)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 11]}};
    assign byte_next_all2[(i + 384)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 12]}};
    assign byte_next_all2[(i + 416)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 13]}};
    assign byte_next_all2[(i + 448)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 14]}};
    assign byte_next_all2[(i + 480)*4 +: 4] = bytes[(31 - i)*4 +: 4] & {4{byte_next_all[(31 - i)*16 + 15]}};
    assign byte_next_all[i*16 +: 16] = ({12'd0, window[i*4 +: 4]} << word[i*4 +: 4]) & {16{served[i]}};
  end

endmodule

`default_nettype wire
