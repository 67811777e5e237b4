import { type Box, fieldsOf } from './boxes.ts'
import { refuseUnless } from './unplayable-film.ts'

// Headers have times of 32 bits, or in version 1 of 64. When a film was made is written over with zeros.

/** `duration` in units of the film. */
export type MovieHeader = { timescale: number; duration: number }

export function readMovieHeader(bytes: Buffer, box: Box): MovieHeader {
  const { fields, at } = readTimes(bytes, box, 100)
  const header = timesAt(fields, at)
  refuseUnless(turnOf(fields, at + (isLong(fields) ? 12 : 8) + 16) === 0, 'damaged')
  return header
}

export function readMediaHeader(bytes: Buffer, box: Box): MovieHeader {
  const { fields, at } = readTimes(bytes, box, 24)
  return timesAt(fields, at)
}

/** `turn`: in quarters, clockwise. Width and height in pixels, before it is turned. */
export type TrackHeader = { duration: number; turn: number; width: number; height: number }

export function readTrackHeader(bytes: Buffer, box: Box): TrackHeader {
  const { fields, at } = readTimes(bytes, box, 84)
  const duration = numberAt(fields, at + 8)
  const matrix = at + 8 + (isLong(fields) ? 8 : 4) + 16
  const turn = turnOf(fields, matrix)
  refuseUnless(turn !== null, 'damaged')
  const pixels = (offset: number) => Math.round(fields.readUInt32BE(matrix + 36 + offset) / 65_536)
  return { duration, turn, width: pixels(0), height: pixels(4) }
}

/** `at`: what stands behind the times. `length` is that of version 0; version 1 has four bytes more for each time and the duration. */
function readTimes(bytes: Buffer, box: Box, length: number): { fields: Buffer; at: number } {
  const fields = fieldsOf(bytes, box, length)
  refuseUnless(fields.readUInt8(0) <= 1, 'damaged')
  refuseUnless(fields.length >= length + (isLong(fields) ? 12 : 0), 'damaged')
  const at = isLong(fields) ? 20 : 12
  fields.fill(0, 4, at)
  return { fields, at }
}

function timesAt(fields: Buffer, at: number): MovieHeader {
  const timescale = fields.readUInt32BE(at)
  refuseUnless(timescale > 0 && timescale <= 10_000_000, 'damaged')
  return { timescale, duration: numberAt(fields, at + 4) }
}

function isLong(fields: Buffer): boolean {
  return fields.readUInt8(0) === 1
}

/** Of 64 bits where its box has long times. */
function numberAt(fields: Buffer, at: number): number {
  return isLong(fields) ? Number(fields.readBigUInt64BE(at)) : fields.readUInt32BE(at)
}

const quarters = ['1,0,0,1', '0,1,-1,0', '-1,0,0,-1', '0,-1,1,0']

/** In quarters, clockwise; null for what is mirrored, bent or made larger, which players show in different ways. */
function turnOf(fields: Buffer, at: number): number | null {
  const value = (index: number) => fields.readInt32BE(at + index * 4)
  const [a, b, c, d] = [0, 1, 3, 4].map((index) => value(index) / 65_536)
  const isFlat = value(2) === 0 && value(5) === 0 && value(8) === 0x40000000
  const turn = quarters.indexOf([a, b, c, d].join())
  return isFlat && turn >= 0 ? turn : null
}
