"""A launch as `tombolo pack` writes it, as bytes: what is in memory, what is written to registers, what is expected then."""

from pathlib import Path

LINE = 64


class Packed:
    """The folder that `tombolo pack` wrote."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.number_of_row = {}
        self.lines = {}
        contents = [int(row, 16) for row in self.rows("memory.hex")]
        for region in self.rows("regions.hex"):
            first, count, row = (int(region[a:b], 16) for a, b in [(0, 16), (16, 24), (24, 32)])
            for at in range(count):
                self.number_of_row[row + at] = first + at
                self.lines[first + at] = bytearray(contents[row + at].to_bytes(LINE, "little"))

    def rows(self, name):
        return (self.folder / name).read_text().split()

    def registers(self):
        """Addresses and values, in the order in which they are written; the last one starts the launch."""
        return [(int(row[:8], 16), int(row[8:], 16)) for row in self.rows("bus.hex")]

    def differences(self):
        """Addresses of lines that are not as expected, and how many were compared."""
        differing, compared = [], 0
        for row in self.rows("expect.hex"):
            number = self.number_of_row[int(row[:8], 16)]
            mask, data = int(row[8:24], 16), int(row[24:], 16).to_bytes(LINE, "little")
            compared += 1
            if any(mask >> at & 1 and self.lines[number][at] != data[at] for at in range(LINE)):
                differing.append(hex(LINE * number))
        return differing, compared

    # What cocotbext.axi's slaves ask of their target; an exception becomes SLVERR.

    async def read(self, address, length, **_):
        number, at = divmod(address, LINE)
        return bytes(self.lines[number][at : at + length])

    async def write(self, address, data, **_):
        number, at = divmod(address, LINE)
        self.lines[number][at : at + len(data)] = data
