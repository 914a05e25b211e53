// FNV-1a of strings of differing length: byte loads and a loop that each lane leaves when its string ends.
kernel void hash(global const uchar *restrict text, global const uint *restrict starts, global uint *restrict hashes,
                 uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  uint value = 2166136261u;
  for (uint at = starts[i]; at < starts[i + 1]; at++)
    value = (value ^ text[at]) * 16777619u;
  hashes[i] = value;
}
