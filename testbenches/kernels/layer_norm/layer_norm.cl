// Layer norm of rows of 128 integers with an offset, a work-group a row: packed integers and halves, mixed precision, all of
// them with constants. The difference of a half and a single is written as the compiler of Triton does it.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

static float minus(half value, float mean) {
  float difference;
  __asm__("v_fma_mix_f32 %0, -%1, 1.0, %2 op_sel_hi:[0,1,1]" : "=v"(difference) : "v"(mean), "v"(value));
  return difference;
}

static float sum(local float *partial, uint item, float value) {
  partial[item] = value;
  for (uint size = 32; size > 0; size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < size)
      partial[item] += partial[item + size];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float all = partial[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return all;
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void layer_norm(global const ushort2 *restrict in,
                                                                       global const half2 *restrict gain,
                                                                       global half2 *restrict out) {
  local float partial[64];
  uint item = get_local_id(0);
  short2 values = as_short2(in[get_global_id(0)] - (ushort2)0x4000);
  half2 x = convert_half2(values);
  float mean = sum(partial, item, (float)x.x + (float)x.y) * (1.0f / 128);
  float2 away = (float2)(minus(x.x, mean), minus(x.y, mean));
  float variance = sum(partial, item, away.x * away.x + away.y * away.y) * (1.0f / 128);
  half2 normal = convert_half2(away * rsqrt(variance + 1e-5f));
  out[get_global_id(0)] = normal * (gain[item] + (half)1.0f);
}
