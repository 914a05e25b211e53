// Copies 16 bytes a work-item: 128-bit loads and stores.
kernel void copy(global const float4 *restrict in, global float4 *restrict out, uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    out[i] = in[i];
}
