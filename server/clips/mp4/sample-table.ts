import { type Box, fieldsOf, findOne, requireOne } from './boxes.ts'
import { refuseUnless } from './unplayable-film.ts'

/** Bytes of the file from `start` to before `end`. */
export type Span = { start: number; end: number }

export const tableTypes = ['stsd', 'stts', 'ctts', 'stss', 'stsc', 'stsz', 'stco', 'co64'] as const

/** Pictures or packets of sound in one track: half a minute of 240 pictures a second has 7,200. */
const mostSamples = 10_000

/** `duration` in units of the track. The spans are those of its samples, as the tables have them, and may lie anywhere. */
export function readSamples(bytes: Buffer, boxes: Box[]): { duration: number; spans: Span[] } {
  const times = rowsOf(bytes, requireOne(boxes, 'stts'), 8)
  const count = sum(times, (row) => row.readUInt32BE(0))
  refuseUnless(count > 0 && count <= mostSamples, 'damaged')
  const duration = sum(times, (row) => row.readUInt32BE(0) * row.readUInt32BE(4))
  requireDelays(bytes, findOne(boxes, 'ctts'), { count, duration })
  requireKeyAtFirst(bytes, findOne(boxes, 'stss'), count)
  const sizes = sizesOf(bytes, requireOne(boxes, 'stsz'), count)
  return {
    duration,
    spans: spansOf(offsetsOf(bytes, boxes), chunksOf(bytes, requireOne(boxes, 'stsc')), sizes),
  }
}

/** The rows of a table: their number stands behind version and flags, and they fill the box exactly. */
function rowsOf(bytes: Buffer, box: Box, length: number): Buffer[] {
  const fields = fieldsOf(bytes, box, 8)
  const count = fields.readUInt32BE(4)
  refuseUnless(count <= mostSamples && fields.length === 8 + count * length, 'damaged')
  return Array.from({ length: count }, (_, index) => fields.subarray(8 + index * length))
}

/** How much later than decoded a picture is shown: less than the film is long. */
function requireDelays(
  bytes: Buffer,
  box: Box | null,
  { count, duration }: { count: number; duration: number },
): void {
  if (!box) return
  const rows = rowsOf(bytes, box, 8)
  refuseUnless(sum(rows, (row) => row.readUInt32BE(0)) === count, 'damaged')
  const isLong = rows.some((row) => Math.abs(row.readInt32BE(4)) > duration)
  refuseUnless(!isLong, 'damaged')
}

/** A film that begins with no key picture begins grey. Without the table each picture is one. */
function requireKeyAtFirst(bytes: Buffer, box: Box | null, count: number): void {
  if (!box) return
  const numbers = rowsOf(bytes, box, 4).map((row) => row.readUInt32BE(0))
  refuseUnless(numbers[0] === 1 && isAscending(numbers) && (numbers.at(-1) ?? 0) <= count, 'damaged')
}

function sizesOf(bytes: Buffer, box: Box, count: number): number[] {
  const fields = fieldsOf(bytes, box, 12)
  const ofAll = fields.readUInt32BE(4)
  refuseUnless(fields.readUInt32BE(8) === count, 'damaged')
  refuseUnless(fields.length === 12 + (ofAll === 0 ? count * 4 : 0), 'damaged')
  return Array.from({ length: count }, (_, index) => ofAll || fields.readUInt32BE(12 + index * 4))
}

/** Where the chunks begin. */
function offsetsOf(bytes: Buffer, boxes: Box[]): number[] {
  const [short, long] = [findOne(boxes, 'stco'), findOne(boxes, 'co64')]
  const only = short ?? long
  refuseUnless(only && !(short && long), 'damaged')
  if (short) return rowsOf(bytes, short, 4).map((row) => row.readUInt32BE(0))
  return rowsOf(bytes, only, 8).map((row) => Number(row.readBigUInt64BE(0)))
}

/** From its first chunk on, counted from 1, each has so many samples. */
type Chunks = { first: number; samples: number }

function chunksOf(bytes: Buffer, box: Box): Chunks[] {
  const chunks = rowsOf(bytes, box, 12).map((row) => {
    refuseUnless(row.readUInt32BE(8) === 1, 'damaged')
    return { first: row.readUInt32BE(0), samples: row.readUInt32BE(4) }
  })
  refuseUnless(chunks[0]?.first === 1 && isAscending(chunks.map(({ first }) => first)), 'damaged')
  return chunks
}

/** One span for each chunk: its samples stand one after the other. */
function spansOf(offsets: number[], chunks: Chunks[], sizes: number[]): Span[] {
  let [next, kind] = [0, 0]
  const spans = offsets.map((start, index) => {
    if (chunks[kind + 1]?.first === index + 1) kind++
    const samples = chunks[kind]?.samples ?? 0
    refuseUnless(samples > 0 && next + samples <= sizes.length, 'damaged')
    let length = 0
    for (const end = next + samples; next < end; next++) length += sizes[next] ?? 0
    return { start, end: start + length }
  })
  refuseUnless(next === sizes.length, 'damaged')
  return spans
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
}

function sum(rows: Buffer[], of: (row: Buffer) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}
