// queue_record: generator of hdl/src/vector/record.rs
// Written by Tombolo; change the source.

module queue_record (
  input wire [255:0] record,
  output wire [3:0] wave,
  output wire [15:0] sequence_,
  output wire wave64,
  output wire high,
  output wire last,
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
  output wire [26:0] prepare,
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
  assign code_0 = record[30:23];
  assign code_1 = record[38:31];
  assign code_2 = record[46:39];
  assign row_0 = record[57:47];
  assign row_1 = record[68:58];
  assign row_2 = record[79:69];
  assign literal = record[111:80];
  assign need = record[117:112];
  assign kind_0 = record[121:118];
  assign kind_1 = record[125:122];
  assign kind_2 = record[129:126];
  assign prepare = record[156:130];
  assign number = record[167:157];
  assign unit = record[169:168];
  assign shared_kind = record[171:170];
  assign modifiers = record[181:172];
  assign destination = record[192:182];
  assign writes = record[193];
  assign writes_high = record[194];
  assign bytes = record[198:195];
  assign exchange_bytes = record[202:199];
  assign has_mask_source = record[203];
  assign mask_source = record[210:204];
  assign mask_from_vcc = record[211];
  assign has_mask_destination = record[212];
  assign mask_destination = record[219:213];
  assign scalar_result = record[220];
  assign ignored = record[221];
  assign cross_ = record[225:222];
  assign cross_flags = record[227:226];

endmodule
