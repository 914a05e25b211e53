// unit_control: generator of hdl/src/vector/control.rs:231
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module unit_control (
  input wire [10:0] number, // Opcode number.
  input wire [1:0] unit, // Its unit.
  input wire modifiers_clamp, // Modifiers of the instruction.
  input wire [1:0] modifiers_omod,
  input wire [1:0] modifiers_neg,
  input wire [2:0] modifiers_mix,
  input wire [1:0] modifiers_byte,
  input wire [31:0] mode, // MODE of the wave.
  output wire [44:0] integer_, // Of the integer unit.
  output wire [64:0] float_, // Of the float unit.
  output wire [18:0] shared // Of the shared units.
);
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  reg [47:0] function_;

  always @*
    case (number)
      11'h12c: function_ = 48'h107;
      11'h12d: function_ = 48'h107;
      11'h1e5: function_ = 48'h21;
      11'h1e7: function_ = 48'h21;
      11'h1e8: function_ = 48'h21;
      11'h11: function_ = 48'h1000800003;
      11'h12: function_ = 48'h1001000003;
      11'h13: function_ = 48'h1001800003;
      11'h14: function_ = 48'h1002000003;
      11'h15: function_ = 48'h1002800003;
      11'h16: function_ = 48'h1003000003;
      11'h17: function_ = 48'h1003800003;
      11'h18: function_ = 48'h1004000003;
      11'h19: function_ = 48'h1004800003;
      11'h1a: function_ = 48'h1005000003;
      11'h1b: function_ = 48'h1005800003;
      11'h1c: function_ = 48'h1006000003;
      11'h1d: function_ = 48'h1006800003;
      11'h1e: function_ = 48'h1007000003;
      11'h41: function_ = 48'h26023;
      11'h42: function_ = 48'h26043;
      11'h43: function_ = 48'h26063;
      11'h44: function_ = 48'h26083;
      11'h45: function_ = 48'h260a3;
      11'h46: function_ = 48'h260c3;
      11'h49: function_ = 48'h24023;
      11'h4a: function_ = 48'h24043;
      11'h4b: function_ = 48'h24063;
      11'h4c: function_ = 48'h24083;
      11'h4d: function_ = 48'h240a3;
      11'h4e: function_ = 48'h240c3;
      11'h51: function_ = 48'h26823;
      11'h52: function_ = 48'h26843;
      11'h53: function_ = 48'h26863;
      11'h54: function_ = 48'h26883;
      11'h55: function_ = 48'h268a3;
      11'h56: function_ = 48'h268c3;
      11'h59: function_ = 48'h24823;
      11'h5a: function_ = 48'h24843;
      11'h5b: function_ = 48'h24863;
      11'h5c: function_ = 48'h24883;
      11'h5d: function_ = 48'h248a3;
      11'h5e: function_ = 48'h248c3;
      11'h7e: function_ = 48'h1008000041;
      11'h91: function_ = 48'h1000800003;
      11'h92: function_ = 48'h1001000003;
      11'h93: function_ = 48'h1001800003;
      11'h94: function_ = 48'h1002000003;
      11'h95: function_ = 48'h1002800003;
      11'h96: function_ = 48'h1003000003;
      11'h97: function_ = 48'h1003800003;
      11'h98: function_ = 48'h1004000003;
      11'h99: function_ = 48'h1004800003;
      11'h9a: function_ = 48'h1005000003;
      11'h9b: function_ = 48'h1005800003;
      11'h9c: function_ = 48'h1006000003;
      11'h9d: function_ = 48'h1006800003;
      11'h9e: function_ = 48'h1007000003;
      11'hc1: function_ = 48'h26023;
      11'hc2: function_ = 48'h26043;
      11'hc3: function_ = 48'h26063;
      11'hc4: function_ = 48'h26083;
      11'hc5: function_ = 48'h260a3;
      11'hc6: function_ = 48'h260c3;
      11'hc9: function_ = 48'h24023;
      11'hca: function_ = 48'h24043;
      11'hcb: function_ = 48'h24063;
      11'hcc: function_ = 48'h24083;
      11'hcd: function_ = 48'h240a3;
      11'hce: function_ = 48'h240c3;
      11'hd1: function_ = 48'h26823;
      11'hd2: function_ = 48'h26843;
      11'hd3: function_ = 48'h26863;
      11'hd4: function_ = 48'h26883;
      11'hd5: function_ = 48'h268a3;
      11'hd6: function_ = 48'h268c3;
      11'hd9: function_ = 48'h24823;
      11'hda: function_ = 48'h24843;
      11'hdb: function_ = 48'h24863;
      11'hdc: function_ = 48'h24883;
      11'hdd: function_ = 48'h248a3;
      11'hde: function_ = 48'h248c3;
      11'hfe: function_ = 48'h1008000041;
      11'h101: function_ = 48'h21;
      11'h103: function_ = 48'hb03;
      11'h104: function_ = 48'h8b03;
      11'h105: function_ = 48'hf03;
      11'h107: function_ = 48'h11903;
      11'h108: function_ = 48'h1903;
      11'h109: function_ = 48'ha100002000;
      11'h10a: function_ = 48'h3100002000;
      11'h10b: function_ = 48'ha100000000;
      11'h10c: function_ = 48'h3100000000;
      11'h111: function_ = 48'h6041;
      11'h112: function_ = 48'h6061;
      11'h113: function_ = 48'h4041;
      11'h114: function_ = 48'h4061;
      11'h115: function_ = 48'h80800100003;
      11'h116: function_ = 48'h80801900003;
      11'h118: function_ = 48'h480000;
      11'h119: function_ = 48'h80000;
      11'h11a: function_ = 48'h82000;
      11'h11b: function_ = 48'd2;
      11'h11c: function_ = 48'h22;
      11'h11d: function_ = 48'h42;
      11'h11e: function_ = 48'hc2;
      11'h11f: function_ = 48'h480800;
      11'h125: function_ = 48'h8000000003;
      11'h126: function_ = 48'h8000004003;
      11'h127: function_ = 48'h800000c003;
      11'h12b: function_ = 48'h107;
      11'h180: function_ = 48'd1;
      11'h181: function_ = 48'd1;
      11'h182: function_ = 48'd1;
      11'h185: function_ = 48'h802000;
      11'h186: function_ = 48'h2000;
      11'h187: function_ = 48'h1810001001;
      11'h188: function_ = 48'h1a10001001;
      11'h18c: function_ = 48'h1a50001001;
      11'h18d: function_ = 48'h1a20001001;
      11'h191: function_ = 48'h2002000;
      11'h192: function_ = 48'h6002000;
      11'h193: function_ = 48'ha002000;
      11'h194: function_ = 48'he002000;
      11'h19b: function_ = 48'd1;
      11'h1a0: function_ = 48'h60001001;
      11'h1a1: function_ = 48'h10001001;
      11'h1a2: function_ = 48'h30001001;
      11'h1a3: function_ = 48'h40001001;
      11'h1a4: function_ = 48'h20001001;
      11'h1a5: function_ = 48'h1810;
      11'h1a7: function_ = 48'h180c;
      11'h1aa: function_ = 48'h1800;
      11'h1ab: function_ = 48'h1800;
      11'h1ae: function_ = 48'h1804;
      11'h1b3: function_ = 48'h1808;
      11'h1b7: function_ = 48'he2;
      11'h1b8: function_ = 48'd8;
      11'h1b9: function_ = 48'd7;
      11'h1ba: function_ = 48'h27;
      11'h1bb: function_ = 48'h47;
      11'h1bf: function_ = 48'h2800001001;
      11'h1c0: function_ = 48'h2000001001;
      11'h1c2: function_ = 48'd1;
      11'h1c3: function_ = 48'd1;
      11'h1c4: function_ = 48'd1;
      11'h1c8: function_ = 48'd1;
      11'h209: function_ = 48'h100000010187;
      11'h20a: function_ = 48'ha900002000;
      11'h20b: function_ = 48'ha900000000;
      11'h210: function_ = 48'h5140000;
      11'h211: function_ = 48'h5142000;
      11'h212: function_ = 48'h302;
      11'h213: function_ = 48'h107;
      11'h216: function_ = 48'h180004;
      11'h217: function_ = 48'h200004;
      11'h218: function_ = 48'h811903;
      11'h21a: function_ = 48'h6081;
      11'h21b: function_ = 48'h4081;
      11'h21d: function_ = 48'h60a1;
      11'h21e: function_ = 48'h40a1;
      11'h220: function_ = 48'h60c1;
      11'h221: function_ = 48'h40c1;
      11'h225: function_ = 48'h9820004003;
      11'h229: function_ = 48'h80800100007;
      11'h22a: function_ = 48'h80801900007;
      11'h22d: function_ = 48'h80802100007;
      11'h22e: function_ = 48'h80803900007;
      11'h231: function_ = 48'h80804100007;
      11'h240: function_ = 48'h242;
      11'h245: function_ = 48'h1800000042;
      11'h246: function_ = 48'h1800540000;
      11'h247: function_ = 48'h580003;
      11'h255: function_ = 48'h1800000003;
      11'h256: function_ = 48'h810540000;
      11'h257: function_ = 48'h102;
      11'h258: function_ = 48'h122;
      11'h262: function_ = 48'h40e1;
      11'h263: function_ = 48'h4101;
      11'h264: function_ = 48'h60e1;
      11'h265: function_ = 48'h6101;
      11'h268: function_ = 48'h80801100007;
      11'h269: function_ = 48'h80800900007;
      11'h26c: function_ = 48'h80803100007;
      11'h26d: function_ = 48'h80802900007;
      11'h280: function_ = 48'h1810;
      11'h282: function_ = 48'h180c;
      11'h284: function_ = 48'h1800;
      11'h286: function_ = 48'h1804;
      11'h288: function_ = 48'h1808;
      11'h31c: function_ = 48'h21001;
      11'h31d: function_ = 48'hd00005;
      11'h31e: function_ = 48'h1408000006;
      11'h31f: function_ = 48'h1409800006;
      11'h320: function_ = 48'h140a000006;
      11'h325: function_ = 48'h8000006003;
      11'h326: function_ = 48'h8000002003;
      11'h32c: function_ = 48'h2080000000;
      11'h32d: function_ = 48'h3080000000;
      11'h32e: function_ = 48'h3080002000;
      11'h33d: function_ = 48'h80800;
      11'h33e: function_ = 48'h82800;
      11'h360: function_ = 48'd1;
      11'h361: function_ = 48'd1;
      11'h365: function_ = 48'h80802100003;
      11'h366: function_ = 48'h80803900003;
      11'h120: function_ = 48'h8000010003;
      11'h121: function_ = 48'h8000014003;
      11'h122: function_ = 48'h800001c003;
      11'h2fe: function_ = 48'ha880000800;
      11'h2ff: function_ = 48'ha880002800;
      11'h300: function_ = 48'h8000000003;
      11'h301: function_ = 48'h8000004003;
      11'h302: function_ = 48'h800000c003;
      11'h4a0: function_ = 48'h107;
      11'h4a1: function_ = 48'h107;
      11'h4a2: function_ = 48'h107;
      11'h4a3: function_ = 48'h1903;
      11'h4a4: function_ = 48'hb03;
      11'h4a5: function_ = 48'h8b03;
      11'h4a6: function_ = 48'hf03;
      11'h4a7: function_ = 48'h11903;
      11'h4a8: function_ = 48'd1;
      11'h4a9: function_ = 48'h21;
      11'h4aa: function_ = 48'h80801900003;
      11'h4ab: function_ = 48'h80800100003;
      11'h4b0: function_ = 48'h8000000003;
      11'h4b1: function_ = 48'h480000;
      11'h4b2: function_ = 48'd2;
      default: function_ = 48'd0;
    endcase

  wire [44:0] integer_any = function_[44:0] | {{3'd0, modifiers_clamp}, 41'd0} | {{1'b0, modifiers_neg}, 42'd0} |
      {modifiers_byte[0], 44'd0};
  assign integer_ = integer_any & {45{unit == UNIT_NAME_INTEGER}};
  wire [64:0] float_joined = {function_, modifiers_byte, modifiers_mix, mode[23], mode[7:0], modifiers_omod,
      modifiers_clamp};
  assign float_ = float_joined & {65{unit == UNIT_NAME_FLOAT}};
  assign shared = {mode[23], modifiers_clamp, modifiers_omod, function_[12] ? mode[5] : mode[7], function_[11] ?
      mode[4] : mode[6], function_[12] ? mode[1:0] : mode[3:2], function_[10:0]};

endmodule

`default_nettype wire
