import { type Box, boxesIn, headerLength } from '../../clips/mp4/boxes.ts'

// Films that no program makes on purpose: others, changed in bytes.

export function changed(film: Buffer, change: (bytes: Buffer) => unknown): Buffer {
  const bytes = Buffer.from(film)
  change(bytes)
  return bytes
}

/** The box at a path; of several of the first name on the last branching, that with this number. */
export function boxOf(film: Buffer, path: string, number = 0): Box {
  let box: Box = { type: '', start: 0, body: 0, end: film.length }
  for (const type of path.split('/')) {
    const found = boxesIn(film, box).filter((each) => each.type === type)
    const next = found.length > 1 ? found[number] : found[0]
    if (!next) throw new Error(`no ${type}`)
    box = next
  }
  return box
}

export function header(size: number, type: string): Buffer {
  const bytes = Buffer.alloc(headerLength)
  bytes.writeUInt32BE(size)
  bytes.write(type, 4)
  return bytes
}

/** Writes a number into the first track, or wherever the path leads. */
export function set(film: Buffer, path: string, offset: number, value: number): Buffer {
  return changed(film, (bytes) => bytes.writeUInt32BE(value, boxOf(bytes, path).body + offset))
}

export const sampleTable = 'moov/trak/mdia/minf/stbl'

/** By the four numbers of its matrix. */
export function turned(film: Buffer, [a, b, c, d]: readonly [number, number, number, number]): Buffer {
  return changed(film, (bytes) => {
    const at = boxOf(bytes, 'moov/trak/tkhd').body + 40
    for (const [index, value] of [
      [0, a],
      [1, b],
      [3, c],
      [4, d],
    ] as const)
      bytes.writeInt32BE(value * 65_536, at + index * 4)
  })
}

/** A film of one second, made so many seconds long. */
export function lasting(film: Buffer, seconds: number): Buffer {
  return changed(film, (bytes) => {
    for (const path of ['moov/mvhd', 'moov/trak/mdia/mdhd']) {
      const at = boxOf(bytes, path).body + 12
      bytes.writeUInt32BE(Math.round(bytes.readUInt32BE(at) / seconds), at)
    }
  })
}

/** Its tables behind the film. */
export function reordered(film: Buffer): Buffer {
  const [moov, mdat] = [boxOf(film, 'moov'), boxOf(film, 'mdat')]
  const cut = ({ start, end }: Box) => film.subarray(start, end)
  return Buffer.concat([film.subarray(0, moov.start), cut(mdat), cut(moov)])
}

/** The second chunk is where the first one is. */
export function overlapping(film: Buffer): Buffer {
  return changed(film, (bytes) => {
    const at = boxOf(bytes, `${sampleTable}/stco`).body + headerLength
    bytes.copyWithin(at + 4, at, at + 4)
  })
}
