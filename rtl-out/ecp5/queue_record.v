// queue_record: generator of hdl/src/vector/record.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module queue_record (
  input wire [255:0] record,
  output wire [3:0] wave,
  output wire [15:0] sequence_,
  output wire wave64,
  output wire high,
  output wire last,
  output wire reuses,
  output wire [7:0] code_0,
  output wire [7:0] code_1,
  output wire [7:0] code_2,
  output wire [10:0] row_0,
  output wire [10:0] row_1,
  output wire [10:0] row_2,
  output wire [31:0] literal,
  output wire [5:0] need,
  output wire [3:0] kind_0,
  output wire [3:0] kind_1,
  output wire [3:0] kind_2,
  output wire [29:0] prepare,
  output wire [10:0] number,
  output wire [1:0] unit,
  output wire [1:0] shared_kind,
  output wire [9:0] modifiers,
  output wire [10:0] destination,
  output wire writes,
  output wire writes_high,
  output wire [3:0] bytes,
  output wire [3:0] exchange_bytes,
  output wire has_mask_source,
  output wire [6:0] mask_source,
  output wire mask_from_vcc,
  output wire has_mask_destination,
  output wire [6:0] mask_destination,
  output wire scalar_result,
  output wire ignored,
  output wire [3:0] cross_,
  output wire [1:0] cross_flags
);

  assign wave = record[3:0];
  assign sequence_ = record[19:4];
  assign wave64 = record[20];
  assign high = record[21];
  assign last = record[22];
  assign reuses = record[23];
  assign code_0 = record[31:24];
  assign code_1 = record[39:32];
  assign code_2 = record[47:40];
  assign row_0 = record[58:48];
  assign row_1 = record[69:59];
  assign row_2 = record[80:70];
  assign literal = record[112:81];
  assign need = record[118:113];
  assign kind_0 = record[122:119];
  assign kind_1 = record[126:123];
  assign kind_2 = record[130:127];
  assign prepare = record[160:131];
  assign number = record[171:161];
  assign unit = record[173:172];
  assign shared_kind = record[175:174];
  assign modifiers = record[185:176];
  assign destination = record[196:186];
  assign writes = record[197];
  assign writes_high = record[198];
  assign bytes = record[202:199];
  assign exchange_bytes = record[206:203];
  assign has_mask_source = record[207];
  assign mask_source = record[214:208];
  assign mask_from_vcc = record[215];
  assign has_mask_destination = record[216];
  assign mask_destination = record[223:217];
  assign scalar_result = record[224];
  assign ignored = record[225];
  assign cross_ = record[229:226];
  assign cross_flags = record[231:230];

endmodule

`default_nettype wire
