// dispatcher: kernel of hdl/src/dispatch/dispatcher.rs:49. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module dispatcher (
  input wire clock, // The one clock.
  input wire start, // Starts a dispatch; what follows is stable until busy falls.
  input wire [511:0] user_data, // User SGPRs.
  input wire [31:0] grid_0, // End of the grid in X, Y, Z: work-groups, or work-items if in_items.
  input wire [31:0] grid_1,
  input wire [31:0] grid_2,
  input wire [31:0] first_0, // First work-group in X, Y, Z.
  input wire [31:0] first_1,
  input wire [31:0] first_2,
  input wire [10:0] block_0, // Work-items of a group in X, Y, Z: 1 to 1024.
  input wire [10:0] block_1,
  input wire [10:0] block_2,
  input wire [10:0] partial_0, // Work-items of the last group in X, Y, Z.
  input wire [10:0] partial_1,
  input wire [10:0] partial_2,
  input wire partial_enable, // The last group has partial work-items.
  input wire in_items, // grid counts work-items; the last group has what is left.
  input wire [10:0] vgprs, // VGPRs of a wave, a multiple of 4.
  input wire wave64, // Waves have 64 lanes, as against 32.
  input wire [17:0] lds_bytes, // LDS bytes of a work-group.
  input wire [47:0] scratch, // Address of the scratch memory, bytes.
  input wire [23:0] scratch_bytes, // Scratch bytes of a wave.
  input wire [1:0] id_dimensions, // Positions that v0 holds beside X: none, Y, Y and Z.
  input wire [9:0] wave_limit, // Waves that may be resident, 0: as many as fit.
  input wire [3:0] group_limit, // Work-groups that may be resident, 0: as many as fit.
  input wire stop, // The dispatch ends with the waves that there are, see super::faults.
  output wire busy, // A dispatch is in progress.
  output reg invalidate, // The instruction caches forget their lines.
  input wire [15:0] active_0, // Slots that hold a wave, of each SIMD.
  output wire [15:0] launch_0, // A wave is launched in the slot.
  output wire [15:0] run_0, // It starts.
  input wire [79:0] active_groups_0, // Numbers of the work-groups of the slots' waves, 5 bits a slot, of each SIMD.
  output wire [10:0] vgpr_base, // First VGPR row of the wave.
  output reg [4:0] group, // Number of its work-group among the resident ones.
  output reg [31:0] position_x, // Position of its work-group in the grid.
  output reg [15:0] position_y, // Y.
  output reg [15:0] position_z, // Z.
  output wire [5:0] group_waves, // Waves of its work-group.
  output reg [17:0] lds_base, // First LDS byte of its work-group.
  output wire [47:0] scratch_base, // Address of its scratch memory, bytes.
  output wire [3:0] launch_wave, // Slot of the wave that is launched.
  output wire [3:0] wave_0, // The wave whose scalar registers are written on the SIMD.
  output wire scalar_write_0, // Writes a scalar register pair on the SIMD.
  input wire scalar_ready_0, // It happens in this cycle.
  output wire [5:0] scalar_pair_0, // Pair number.
  output wire [63:0] scalar_data_0, // Data.
  output wire vgpr_write_0, // Writes v0 on the SIMD.
  input wire vgpr_ready_0, // It happens in this cycle.
  output wire [10:0] vgpr_row, // Its row, which depends on the half of a wave64.
  output wire [2:0] vgpr_beat, // Beat.
  output wire [127:0] vgpr_data // The lanes' values.
);
  localparam [2:0] DISPATCH_STATE_IDLE = 3'd0, DISPATCH_STATE_GROUP = 3'd1, DISPATCH_STATE_ITEMS = 3'd2;
  localparam [2:0] DISPATCH_STATE_PLACE = 3'd3, DISPATCH_STATE_LANES = 3'd4, DISPATCH_STATE_DRAIN = 3'd5;

  wire [10:0] size_x, size_y, size_z; wire [63:0] start_of_wave_exec; wire pick_found;
  wire [15:0] pick_slot_0, pick_simd; wire share_free; wire [4:0] share_following; wire [17:0] share_following_base;
  wire [10:0] next_item_following_x, next_item_following_y, next_item_following_z;
  wire [3:0] lane_shift, lane_restart, lane_advance; wire [10:0] lane_0_first_x, lane_0_first_y, lane_0_first_z;
  wire [3:0] lane_active;
  wire [10:0] lane_1_first_x, lane_1_first_y, lane_1_first_z, lane_2_first_x, lane_2_first_y, lane_2_first_z;
  wire [10:0] lane_3_first_x, lane_3_first_y, lane_3_first_z, beats_row; wire beats_last;
  wire [31:0] begin_0_remaining; wire begin_0_empty; wire [31:0] begin_1_remaining; wire begin_1_empty;
  wire [31:0] begin_2_remaining; wire begin_2_empty; wire [31:0] extent_0_after; wire extent_0_last;
  wire [31:0] extent_1_after; wire extent_1_last; wire [31:0] extent_2_after; wire extent_2_last;
  reg [2:0] state /* DispatchState */; reg [31:0] remaining_0, remaining_1, remaining_2;
  reg [10:0] item_x, item_y, item_z, item_size_x, item_size_y, item_size_z; reg [5:0] items_left; reg [3:0] beat;
  reg [63:0] exec; reg [4:0] wave_in_group; reg [3:0] slot_wave; reg [10:0] slot_base; reg simd_0;
  reg [15:0] last_simd;

  assign busy = state != DISPATCH_STATE_IDLE;
  always @* begin
    invalidate = 1'b0;
    case (state)
      DISPATCH_STATE_IDLE: if (start) invalidate = 1'b1;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_ITEMS: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      default: ;
    endcase
  end

  wire places = state == DISPATCH_STATE_PLACE;
  assign launch_0 = (places & ~stop) ? pick_slot_0 : 16'd0;
  wire state_is_lanes = state == DISPATCH_STATE_LANES;
  assign vgpr_write_0 = state_is_lanes & simd_0;
  wire [1:0] offset = 2'd0;
  assign vgpr_row = beats_row + {9'd0, offset};
  wire any_active = (|active_0) ? 1'b1 : 1'b0;
  wire empty = begin_2_empty ? 1'b1 :
      begin_1_empty ? 1'b1 :
      begin_0_empty ? 1'b1 : 1'b0;
  wire [10:0] rows = wave64 ? {vgprs[9:0], 1'b0} : vgprs;
  wire same_size = (size_x == item_size_x) & (size_y == item_size_y) & (size_z == item_size_z);
  wire written = (simd_0 & vgpr_ready_0) ? 1'b1 : 1'b0;
  wire lane_advance_all = state_is_lanes & written;
  wire placed = lane_advance_all & beats_last;
  wire ends_group = ({1'b0, wave_in_group} + 6'd1) == group_waves;
  wire [3:0] start_of_wave_wave = slot_wave;
  wire [31:0] start_of_wave_group_x = position_x;
  wire [15:0] start_of_wave_group_y = position_y;
  wire [15:0] start_of_wave_group_z = position_z;
  wire [4:0] start_of_wave_wave_in_group = wave_in_group;
  wire [5:0] start_of_wave_group_waves = group_waves;
  wire [31:0] start_of_wave_scratch_offset = 32'd0;
  wire scalars_0_enter = placed & simd_0 & ~stop;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_lane
    assign lane_shift[i] = state == DISPATCH_STATE_ITEMS;
    assign lane_restart[i] = state == DISPATCH_STATE_GROUP;
    assign lane_advance[i] = lane_advance_all;
  end

  initial begin
    state = DISPATCH_STATE_IDLE; remaining_0 = 32'd0; remaining_1 = 32'd0; remaining_2 = 32'd0; position_x = 32'd0;
    position_y = 16'd0; position_z = 16'd0; item_x = 11'd0; item_y = 11'd0; item_z = 11'd0; item_size_x = 11'd0;
    item_size_y = 11'd0; item_size_z = 11'd0; items_left = 6'd0; group = 5'd0; lds_base = 18'd0; beat = 4'd0;
    exec = 64'd0; wave_in_group = 5'd0; slot_wave = 4'd0; slot_base = 11'd0; simd_0 = 1'b0; last_simd = 16'd0;
  end
  always @(posedge clock) begin
    case (state)
      DISPATCH_STATE_IDLE: begin
        if (start) begin
          state <= DISPATCH_STATE_GROUP;
          if (empty) state <= DISPATCH_STATE_DRAIN;
          remaining_0 <= begin_0_remaining; remaining_1 <= begin_1_remaining; remaining_2 <= begin_2_remaining;
          position_x <= first_0; position_y <= first_1[15:0]; position_z <= first_2[15:0]; group <= 5'd0;
          lds_base <= 18'd0; wave_in_group <= 5'd0;
        end
      end
      DISPATCH_STATE_GROUP: begin
        if (~same_size) begin
          state <= DISPATCH_STATE_ITEMS; item_x <= 11'd0; item_y <= 11'd0; item_z <= 11'd0;
        end else if (share_free) begin
          state <= DISPATCH_STATE_PLACE;
        end else begin
          group <= share_following; lds_base <= share_following_base;
        end
        item_size_x <= size_x; item_size_y <= size_y; item_size_z <= size_z; items_left <= 6'd4;
      end
      DISPATCH_STATE_ITEMS: begin
        if (items_left == 6'd1) state <= DISPATCH_STATE_GROUP;
        item_x <= next_item_following_x; item_y <= next_item_following_y; item_z <= next_item_following_z;
        items_left <= items_left - 6'd1;
      end
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: begin
        if (placed) begin
          state <= DISPATCH_STATE_PLACE;
          wave_in_group <= wave_in_group + 5'd1;
        end
        if (placed & ends_group) begin
          state <= DISPATCH_STATE_GROUP;
          if (extent_0_last) begin
            if (extent_1_last) begin
              if (extent_2_last) state <= DISPATCH_STATE_DRAIN;
              remaining_2 <= extent_2_after;
              position_z <= position_z + 16'd1;
            end
            remaining_1 <= extent_1_after;
            if (extent_1_last) remaining_1 <= begin_1_remaining;
            position_y <= position_y + 16'd1;
            if (extent_1_last) position_y <= first_1[15:0];
          end
          remaining_0 <= extent_0_after;
          if (extent_0_last) remaining_0 <= begin_0_remaining;
          position_x <= position_x + 32'd1;
          if (extent_0_last) position_x <= first_0;
          group <= 5'd0; lds_base <= 18'd0; wave_in_group <= 5'd0;
        end
        if (written) begin
          beat <= beat + 4'd1;
          exec <= start_of_wave_exec;
        end
      end
      default: if (~any_active) state <= DISPATCH_STATE_IDLE;
    endcase
    if (places) begin
      if (pick_found) begin state <= DISPATCH_STATE_LANES; last_simd <= pick_simd; end
      beat <= 4'd0; exec <= 64'd0; slot_wave <= launch_wave; slot_base <= vgpr_base; simd_0 <= pick_simd[0];
    end
    if (stop & busy & (state != DISPATCH_STATE_DRAIN)) state <= DISPATCH_STATE_DRAIN;
  end

  slot_pick pick (
    .active_0(active_0), .rows(rows), .limit(wave_limit), .last_simd(last_simd), .found(pick_found),
    .slot_0(pick_slot_0), .wave(launch_wave), .simd(pick_simd), .base(vgpr_base));

  group_share share (
    .active_0(active_0), .groups_0(active_groups_0), .number(group), .base(lds_base), .size(lds_bytes),
    .limit(group_limit), .free(share_free), .following(share_following), .following_base(share_following_base));

  scratch_place scratch_place (
    .simd(pick_simd), .wave(launch_wave), .base(scratch), .size(scratch_bytes), .address(scratch_base));

  group_waves waves_of_group (
    .size_0(size_x), .size_1(size_y), .size_2(size_z), .wave64(wave64), .waves(group_waves));

  next_item next_item (
    .item_x(item_x), .item_y(item_y), .item_z(item_z), .size_x(size_x), .size_y(size_y),
    .following_x(next_item_following_x), .following_y(next_item_following_y), .following_z(next_item_following_z));

  lane_walk lane_0 (
    .clock(clock), .shift(lane_shift[0]), .neighbour_x(lane_1_first_x), .neighbour_y(lane_1_first_y),
    .neighbour_z(lane_1_first_z), .restart(lane_restart[0]), .advance(lane_advance[0]), .distance_x(item_x),
    .distance_y(item_y), .distance_z(item_z), .size_x(size_x), .size_y(size_y), .size_z(size_z),
    .id_dimensions(id_dimensions), .first_x(lane_0_first_x), .first_y(lane_0_first_y), .first_z(lane_0_first_z),
    .active(lane_active[0]), .value(vgpr_data[31:0]));

  lane_walk lane_1 (
    .clock(clock), .shift(lane_shift[1]), .neighbour_x(lane_2_first_x), .neighbour_y(lane_2_first_y),
    .neighbour_z(lane_2_first_z), .restart(lane_restart[1]), .advance(lane_advance[1]), .distance_x(item_x),
    .distance_y(item_y), .distance_z(item_z), .size_x(size_x), .size_y(size_y), .size_z(size_z),
    .id_dimensions(id_dimensions), .first_x(lane_1_first_x), .first_y(lane_1_first_y), .first_z(lane_1_first_z),
    .active(lane_active[1]), .value(vgpr_data[63:32]));

  lane_walk lane_2 (
    .clock(clock), .shift(lane_shift[2]), .neighbour_x(lane_3_first_x), .neighbour_y(lane_3_first_y),
    .neighbour_z(lane_3_first_z), .restart(lane_restart[2]), .advance(lane_advance[2]), .distance_x(item_x),
    .distance_y(item_y), .distance_z(item_z), .size_x(size_x), .size_y(size_y), .size_z(size_z),
    .id_dimensions(id_dimensions), .first_x(lane_2_first_x), .first_y(lane_2_first_y), .first_z(lane_2_first_z),
    .active(lane_active[2]), .value(vgpr_data[95:64]));

  lane_walk lane_3 (
    .clock(clock), .shift(lane_shift[3]), .neighbour_x(item_x), .neighbour_y(item_y), .neighbour_z(item_z),
    .restart(lane_restart[3]), .advance(lane_advance[3]), .distance_x(item_x), .distance_y(item_y),
    .distance_z(item_z), .size_x(size_x), .size_y(size_y), .size_z(size_z), .id_dimensions(id_dimensions),
    .first_x(lane_3_first_x), .first_y(lane_3_first_y), .first_z(lane_3_first_z), .active(lane_active[3]),
    .value(vgpr_data[127:96]));

  wave_beats beats (
    .beat(beat), .wave64(wave64), .base(slot_base), .vgprs(vgprs), .active(lane_active), .before_(exec),
    .exec(start_of_wave_exec), .row_beat(vgpr_beat), .row(beats_row), .last(beats_last));

  wave_scalars scalars_0 (
    .clock(clock), .clear(stop), .enter(scalars_0_enter), .entering_wave(start_of_wave_wave),
    .entering_group_x(start_of_wave_group_x), .entering_group_y(start_of_wave_group_y),
    .entering_group_z(start_of_wave_group_z), .entering_wave_in_group(start_of_wave_wave_in_group),
    .entering_exec(start_of_wave_exec), .entering_group_waves(start_of_wave_group_waves),
    .entering_scratch_offset(start_of_wave_scratch_offset), .user_data(user_data), .write(scalar_write_0),
    .ready(scalar_ready_0), .wave(wave_0), .pair(scalar_pair_0), .data(scalar_data_0), .run(run_0));

  grid_start begin_0 (
    .dim(grid_0), .start(first_0), .full(block_0), .in_items(in_items), .remaining(begin_0_remaining),
    .empty(begin_0_empty));

  grid_start begin_1 (
    .dim(grid_1), .start(first_1), .full(block_1), .in_items(in_items), .remaining(begin_1_remaining),
    .empty(begin_1_empty));

  grid_start begin_2 (
    .dim(grid_2), .start(first_2), .full(block_2), .in_items(in_items), .remaining(begin_2_remaining),
    .empty(begin_2_empty));

  group_extent extent_0 (
    .remaining(remaining_0), .in_items(in_items), .full(block_0), .partial(partial_0),
    .partial_enable(partial_enable), .size(size_x), .after(extent_0_after), .last(extent_0_last));

  group_extent extent_1 (
    .remaining(remaining_1), .in_items(in_items), .full(block_1), .partial(partial_1),
    .partial_enable(partial_enable), .size(size_y), .after(extent_1_after), .last(extent_1_last));

  group_extent extent_2 (
    .remaining(remaining_2), .in_items(in_items), .full(block_2), .partial(partial_2),
    .partial_enable(partial_enable), .size(size_z), .after(extent_2_after), .last(extent_2_last));
endmodule
`default_nettype wire
