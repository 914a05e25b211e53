"""Instructions of which the state of a wave shows nothing: waits, hints, prefetches, caches (chapters 4 and 5, sections 16.3, 16.5, 16.6, 16.8, 16.12,
16.15, 16.20); with them ends, the state of a barrier that nobody has, and the ordered addition."""
from build import Numbers, Vector

MEMORY = 0x210000000
M32 = 0xffffffff
# Text, section; a register pair s[4:5] holds an address, s6 is zero.
QUIET = [
    ("s_sleep_var s6", "16.3 S_SLEEP_VAR"), ("s_setkill 0x0", "16.5 S_SETKILL"), ("s_waitcnt 0x0", "16.5 S_WAITCNT"),
    ("s_wait_idle", "5.7, 16.5 S_WAIT_IDLE"), ("s_wait_event 0x0", "5.7, 16.5 S_WAIT_EVENT"), ("s_wakeup", "5.2, 16.5 S_WAKEUP"),
    ("s_incperflevel 0x1", "16.5 S_INCPERFLEVEL"), ("s_decperflevel 0x1", "16.5 S_DECPERFLEVEL"),
    ("s_icache_inv", "5.2, 16.5 S_ICACHE_INV"), ("s_wait_samplecnt 0x0", "5.7, 16.5 S_WAIT_SAMPLECNT"),
    ("s_wait_bvhcnt 0x0", "5.7, 16.5 S_WAIT_BVHCNT"), ("s_wait_expcnt 0x0", "5.7, 16.5 S_WAIT_EXPCNT"),
    ("s_wait_storecnt_dscnt 0x0", "5.7, 16.5 S_WAIT_STORECNT_DSCNT"), ("s_dcache_inv", "16.6 S_DCACHE_INV"),
    ("s_prefetch_inst s[4:5], 0x0, s6, 1", "16.6 S_PREFETCH_INST"), ("s_prefetch_inst_pc_rel 0x0, s6, 1", "16.6 S_PREFETCH_INST_PC_REL"),
    ("s_prefetch_data s[4:5], 0x0, s6, 1", "16.6 S_PREFETCH_DATA"), ("s_prefetch_data_pc_rel 0x0, s6, 1", "16.6 S_PREFETCH_DATA_PC_REL"),
    ("s_buffer_prefetch_data s[8:11], 0x0, s6, 1", "16.6 S_BUFFER_PREFETCH_DATA"),
    ("v_nop", "16.8 V_NOP"), ("v_nop_e64", "16.8 V_NOP"), ("v_pipeflush", "16.8 V_PIPEFLUSH"), ("v_pipeflush_e64", "16.8 V_PIPEFLUSH"),
    ("ds_nop", "16.15 DS_NOP"), ("global_inv scope:SCOPE_DEV", "4.1, 16.20 GLOBAL_INV"), ("global_wb scope:SCOPE_DEV", "4.1, 16.20 GLOBAL_WB"),
    ("global_wbinv scope:SCOPE_DEV", "4.1, 16.20 GLOBAL_WBINV"), ("export mrt0 off, off, off, off done", "14, 16.19 EXPORT"),
]


def quiet():
    """Each is between two writes: the first one stands and the second one comes."""
    n = Numbers(21)
    for number, (text, section) in enumerate(QUIET):
        v = Vector(f"hints/{text.split()[0]}", section, exec_=0x8001ff0f, scc=number % 2, vcc=n.next())
        v.s64(4, MEMORY)
        v.s = v.s | {6: 0, 7: n.next(), 8: MEMORY & M32, 9: MEMORY >> 32, 10: 256, 11: 0}
        v.v = {1: [n.next() for _ in range(32)], 2: [n.next() for _ in range(32)]}
        v.mem = [(MEMORY, bytes(range(256)))]
        v.mem_out = {MEMORY: v.mem[0][1]}
        v.asm = ["s_mov_b32 s20, s7", "v_mov_b32_e32 v3, v1", text, "v_mov_b32_e32 v4, v2", "s_mov_b32 s21, 7"]
        v.s_out = {20: v.s[7], 21: 7}
        masked = lambda row: [x if v.active(lane) else 0 for lane, x in enumerate(row)]
        v.v_out = {3: masked(v.v[1]), 4: masked(v.v[2])}
        yield v


def clauses():
    """5.3: two loads of a type, one behind the other."""
    v = Vector("hints/s_clause", "5.3, 16.5 S_CLAUSE")
    data = bytes(i * 7 & 255 for i in range(256))
    v.s64(4, MEMORY)
    v.mem, v.mem_out = [(MEMORY, data)], {MEMORY: data}
    v.v = {0: [4 * lane for lane in range(32)]}
    v.asm = ["s_clause 0x1", "global_load_b32 v1, v0, s[4:5]", "global_load_b32 v2, v0, s[4:5] offset:128", "s_wait_loadcnt 0x0"]
    load = lambda at: int.from_bytes(data[at:at + 4], "little")
    v.v_out = {1: [load(4 * lane) for lane in range(32)], 2: [load(128 + 4 * lane) for lane in range(32)]}
    yield v


def ends():
    """What follows is not executed."""
    v = Vector("hints/s_endpgm_saved", "16.5 S_ENDPGM_SAVED")
    v.asm = ["s_mov_b32 s0, 1", "s_endpgm_saved", "s_mov_b32 s1, 2"]
    v.s_out = {0: 1}
    yield v


def ordered():
    """One lane: its number is that of memory, or is not."""
    for name, number, own in (("taken", 0x123, 0x123), ("not-yet", 0x123, 0x124)):
        v = Vector(f"hints/global_atomic_ordered_add_b64-{name}", "16.20 GLOBAL_ATOMIC_ORDERED_ADD_B64", exec_=1)
        before = number.to_bytes(4, "little") + (0xfffffff0).to_bytes(4, "little")
        v.mem = [(MEMORY, before + bytes(8))]
        taken = number == own
        v.mem_out = {MEMORY: ((number + taken).to_bytes(4, "little") + ((0xfffffff0 + 0x20 * taken) & M32).to_bytes(4, "little"))}
        v.s64(4, MEMORY)
        v.v = {0: [0] * 32, 2: [own] + [0] * 31, 3: [0x20] + [0] * 31}
        v.asm = ["global_atomic_ordered_add_b64 v[4:5], v0, v[2:3], s[4:5] th:TH_ATOMIC_RETURN", "s_wait_loadcnt 0x0"]
        v.v_out = {4: [number] + [0] * 31, 5: [0xfffffff0] + [0] * 31}
        yield v


def vectors():
    for part in (quiet, clauses, ends, ordered):
        yield from part()
