// queue_record: generator of hdl/src/vector/decode.rs
// Written by Tombolo; change the source.

module queue_record (
  input wire [255:0] record,
  output wire [3:0] wave,
  output wire [7:0] code_0,
  output wire [7:0] code_1,
  output wire [7:0] code_2,
  output wire [10:0] row_0,
  output wire [10:0] row_1,
  output wire [10:0] row_2,
  output wire [31:0] literal,
  output wire [5:0] need,
  output wire [2:0] wide,
  output wire [9:0] integer_control,
  output wire [8:0] float_control,
  output wire is_float,
  output wire [10:0] destination,
  output wire writes,
  output wire writes_high,
  output wire has_mask_source,
  output wire [6:0] mask_source,
  output wire has_mask_destination,
  output wire [6:0] mask_destination,
  output wire ignored
);

  assign wave = record[3:0];
  assign literal = record[108:77];
  assign need = record[114:109];
  assign wide = record[117:115];
  assign integer_control = record[127:118];
  assign float_control = record[136:128];
  assign is_float = record[137];
  assign ignored = record[167];
  assign code_0 = record[27:20];
  assign row_0 = record[54:44];
  assign code_1 = record[35:28];
  assign row_1 = record[65:55];
  assign code_2 = record[43:36];
  assign row_2 = record[76:66];
  assign destination = record[148:138];
  assign writes = record[149];
  assign writes_high = writes & record[150];
  assign mask_source = record[157:151];
  assign has_mask_source = record[158];
  assign mask_destination = record[165:159];
  assign has_mask_destination = record[166];

endmodule
