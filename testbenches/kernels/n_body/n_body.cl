// Gravitational acceleration of every body by all others.
kernel void n_body(global const float4 *restrict bodies, global float4 *restrict accelerations, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  float4 self = bodies[i];
  float3 sum = 0;
  for (uint j = 0; j < n; j++) {
    float4 other = bodies[j];
    float3 away = other.xyz - self.xyz;
    float inverse = rsqrt(dot(away, away) + 0.01f);
    sum += away * (other.w * inverse * inverse * inverse);
  }
  accelerations[i] = (float4)(sum, 0);
}
