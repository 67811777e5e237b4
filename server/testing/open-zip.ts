export type ZipEntry = { name: string; bytes: Buffer; lastModified: Date }

const [endOfDirectory, entryOfDirectory] = [0x06054b50, 0x02014b50]

/** The files of a ZIP in which nothing is compressed, by their names. */
export function openZip(zip: Buffer): Map<string, ZipEntry> {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== endOfDirectory) throw new Error('The ZIP is cut off.')
  const entries = new Map<string, ZipEntry>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === entryOfDirectory) {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ]
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const lastModified = timeOf(zip.readUInt16LE(at + 14), zip.readUInt16LE(at + 12))
    if (entries.has(name)) throw new Error(`${name} is twice in the ZIP.`)
    entries.set(name, { name, bytes: zip.subarray(start, start + size), lastModified })
    at += 46 + nameLength + extraLength
  }
  return entries
}

/** As ZIP files have it since MS-DOS: local, and in steps of two seconds. */
function timeOf(day: number, time: number): Date {
  return new Date(
    1980 + (day >> 9),
    ((day >> 5) & 15) - 1,
    day & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  )
}
