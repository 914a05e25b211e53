#!/usr/bin/env python3
"""Levels of logic of a netlist of ECP5 or Xilinx cells (Yosys' write_json, hierarchy kept): NETLIST TOP LIMIT. Fails beyond
the limit, if there is one.

A LUT and the asynchronous read of a LUT RAM are a level, so is a carry chain as a whole, and a multiplier is two. Wires between
modules, the multiplexers behind LUTs and the steps of a chain are none.
"""

import json
import re
import sys
from collections import defaultdict

LEVELS = {"LUT4": 1, "CCU2C": 1, "TRELLIS_DPR16X4": 1, "PFUMX": 0, "L6MUX21": 0, "MULT18X18D": 2, "MULT9X9D": 2, "ALU54B": 2}
LEVELS |= {f"LUT{inputs}": 1 for inputs in (1, 2, 3, 5, 6)} | {f"MUXF{inputs}": 0 for inputs in (7, 8, 9)}
# Of UltraScale+ LUTs stay generic (scripts/synthesis.sh).
LEVELS |= {"$lut": 1, "INV": 0, "CARRY4": 1, "CARRY8": 1, "DSP48E1": 2, "DSP48E2": 2}
LEVELS |= {kind: 1 for kind in ("RAM32X1D", "RAM64X1D", "RAM128X1D", "RAM32M", "RAM64M", "RAM32M16", "RAM64M8")}
# Inputs that the clock samples, although an output of the cell follows others at once.
SAMPLED = {kind: re.compile("DI[0-9]?|WAD[0-9]?|WRE|WCK") for kind in LEVELS if kind.startswith("TRELLIS")}
SAMPLED |= {kind: re.compile("DI[A-H]?|D|WE|WCLK") for kind in LEVELS if kind.startswith("RAM")}
NONE = re.compile("(?!)")
# Those with several read ports, which have a letter each.
LUT_RAM = re.compile("RAM(32|64)M[0-9]*")
# Carries of one step of a chain, and where the next one takes them.
CARRIES = {("CCU2C", "CIN", "COUT"), ("CARRY4", "CI", "CO"), ("CARRY8", "CI", "CO")}
# Registers within a multiplier of Xilinx: one that has some ends a path.
STAGES = ("AREG", "BREG", "MREG", "PREG")
REPORTED = 10


class Cells:
    """All cells of the design, flat: what they are, in which instance, what drives each of their inputs."""

    def __init__(self, modules, top):
        self.modules = modules
        self.kind, self.module, self.place, self.inputs = [], [], [], []
        self.driver = {}
        self.places = 0
        self.walk(top, {})
        self.end = [kind not in LEVELS for kind in self.kind]

    def walk(self, name, ports):
        """Cells of an instance; `ports` has the nets outside that its port bits are."""
        place, self.places = self.places, self.places + 1
        module, nets = self.modules[name], dict(ports)

        def net(bit):
            if isinstance(bit, str):
                return None
            return nets.setdefault(bit, (place, bit))

        for cell in module["cells"].values():
            kind, connections = cell["type"], cell["connections"]
            attributes = self.modules[kind]["attributes"] if kind in self.modules else {"blackbox": 1}
            # A cell of the family may have its contents with it.
            if not attributes.keys() & {"blackbox", "whitebox"}:
                child = {}
                for port, bits in self.modules[kind]["ports"].items():
                    for inner, outer in zip(bits["bits"], connections.get(port, [])):
                        if not isinstance(inner, str) and net(outer) is not None:
                            child[inner] = net(outer)
                self.walk(kind, child)
                continue
            parameters = cell.get("parameters", {})
            if kind.startswith("DSP48") and any(int(str(parameters.get(stage, "0")), 2) for stage in STAGES):
                kind = "multiplier with registers"
            for inputs, outputs in split(kind, connections, cell["port_directions"]):
                number = len(self.kind)
                for port, bit in outputs:
                    if net(bit) is not None:
                        self.driver[net(bit)] = (number, port)
                self.kind.append(kind)
                self.module.append(name)
                self.place.append(place)
                self.inputs.append([(port, net(bit)) for port, bit in inputs if net(bit) is not None])


def split(kind, connections, directions):
    """The inputs and outputs of a cell, as (port, bit), by what follows what: the steps of a carry chain of Xilinx and the read ports of its
    LUT RAMs are apart, since one may follow another through logic."""
    ports = [(port, bit) for port, bits in connections.items() for bit in bits]
    inputs = [it for it in ports if directions[it[0]] != "output"]
    outputs = [it for it in ports if directions[it[0]] == "output"]
    if kind in ("CARRY4", "CARRY8"):
        steps = len(connections["S"])
        # A carry that nothing else takes has no net in the netlist.
        carries = connections.get("CO") or [("carry", id(connections), step) for step in range(steps)]
        for step in range(steps):
            own = [(port, connections[port][step]) for port in ("S", "DI") if port in connections]
            before = [("CI", carries[step - 1])] if step else [it for it in inputs if it[0] in ("CI", "CYINIT")]
            sums = [("O", connections["O"][step])] if "O" in connections else []
            yield own + before, [*sums, ("CO", carries[step])]
    elif LUT_RAM.fullmatch(kind):
        for letter in sorted({port[-1] for port, _ in outputs}):
            read = [it for it in inputs if it[0] == f"ADDR{letter}" or SAMPLED[kind].fullmatch(it[0])]
            yield read, [it for it in outputs if it[0][-1] == letter]
    else:
        yield inputs, outputs


def passes(kind, port):
    """An output of the cell follows the input at once."""
    return kind in LEVELS and not SAMPLED.get(kind, NONE).fullmatch(port)


def measure(cells):
    """Level at the outputs of each cell, the cell before it on that path, the levels of its module alone, and the cells where a loop was cut."""
    count = len(cells.kind)
    level, before, run, loops = [None] * count, [None] * count, [0] * count, set()

    def sources(cell):
        for port, net in cells.inputs[cell]:
            if passes(cells.kind[cell], port) and net in cells.driver:
                driver, output = cells.driver[net]
                if not cells.end[driver]:
                    yield driver, (cells.kind[cell], port, output) in CARRIES and cells.kind[driver] == cells.kind[cell]

    for root in range(count):
        stack = [(root, False)]
        while stack:
            cell, is_ready = stack.pop()
            if level[cell] is not None and level[cell] >= 0:
                continue
            if not is_ready:
                level[cell] = -1
                stack.append((cell, True))
                stack += [(source, False) for source, _ in sources(cell) if level[source] is None]
                continue
            own, best, here = LEVELS.get(cells.kind[cell], 0), 0, 0
            level[cell], run[cell] = own, own
            for source, is_carry in sources(cell):
                if level[source] < 0 or source == cell:
                    loops.add(cell)
                    continue
                reached = level[source] + (0 if is_carry else own)
                if reached > level[cell]:
                    level[cell], before[cell] = reached, source
                if cells.place[source] == cells.place[cell]:
                    run[cell] = max(run[cell], run[source] + (0 if is_carry else own))
    return level, before, run, loops


def path_of(cells, before, end):
    """The modules from the first cell to the last one, each with its number of cells that are a level."""
    steps = []
    cell = end
    while cell is not None:
        module = cells.module[cell]
        if not steps or steps[-1][0] != module:
            steps.append([module, 0])
        steps[-1][1] += LEVELS.get(cells.kind[cell], 0) > 0
        cell = before[cell]
    return " > ".join(f"{module} {count}" for module, count in reversed(steps))


def main():
    path, top, limit = sys.argv[1:]
    with open(path) as file:
        cells = Cells(json.load(file)["modules"], top)
    level, before, run, loops = measure(cells)
    # Where paths end: inputs of registers and RAMs. The worst of each pair of modules is reported.
    worst = {}
    for cell, inputs in enumerate(cells.inputs):
        for port, net in inputs:
            if passes(cells.kind[cell], port) or net not in cells.driver:
                continue
            source = cells.driver[net][0]
            if cells.end[source]:
                continue
            first = source
            while before[first] is not None:
                first = before[first]
            key = (cells.module[first], cells.module[cell])
            if key not in worst or level[source] > level[worst[key][0]]:
                worst[key] = (source, cells.module[cell])
    rows = sorted(worst.values(), key=lambda row: (-level[row[0]], path_of(cells, before, row[0])))[:REPORTED]
    print("| Levels | Path: modules with the levels in them | Ends in |\n|---:|---|---|")
    for source, module in rows:
        print(f"| {level[source]} | {path_of(cells, before, source)} | `{module}` |")
    longest = defaultdict(int)
    for cell, levels in enumerate(run):
        longest[cells.module[cell]] = max(longest[cells.module[cell]], levels)
    print("\n| Module | Levels within |\n|---|---:|")
    for module, levels in sorted(longest.items(), key=lambda row: (-row[1], row[0])):
        if levels > 3:
            print(f"| `{module}` | {levels} |")
    # Where Yosys lets operations of a family share a comparator that are never wanted together, one may follow the other on paper.
    if loops:
        modules = ", ".join(sorted({cells.module[cell] for cell in loops}))
        print(f"timing: loops of logic, cut at {len(loops)} cells of {modules}", file=sys.stderr)
        if limit:
            sys.exit(1)
    reached = level[rows[0][0]] if rows else 0
    if limit and reached > int(limit):
        sys.exit(f"timing: {reached} levels, more than {limit}")


if __name__ == "__main__":
    main()
