import { refuseUnless } from './unplayable-film.ts'

const tags = { stream: 3, decoder: 4, specific: 5 }
/** MPEG-4 audio. Its kinds: Low Complexity, and with the two ways of high efficiency. */
const mpeg4Audio = 0x40
const kinds = [2, 5, 29]
const longest = 256

/** The `esds` box, without version and flags: descriptors in each other. One or two channels of AAC. */
export function requireAac(fields: Buffer): void {
  refuseUnless(fields.length <= longest, 'damaged')
  const stream = open(fields, tags.stream)
  const flags = byteAt(stream, 2)
  // An address elsewhere.
  refuseUnless((flags & 0x40) === 0, 'damaged')
  const decoder = open(stream.subarray(3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0)), tags.decoder)
  refuseUnless(byteAt(decoder, 0) === mpeg4Audio, 'other-codec')
  const specific = open(decoder.subarray(13), tags.specific)
  const begin = byteAt(specific, 0) * 256 + byteAt(specific, 1)
  refuseUnless(kinds.includes(begin >> 11), 'other-codec')
  // A rate that stands in no table follows in 24 bits: nobody needs it.
  refuseUnless(((begin >> 7) & 15) !== 15, 'other-codec')
  refuseUnless([1, 2].includes((begin >> 3) & 15), 'other-codec')
}

function open(bytes: Buffer, tag: number): Buffer {
  refuseUnless(byteAt(bytes, 0) === tag, 'damaged')
  let [at, length] = [1, 0]
  // Seven bits of each byte; the eighth says that another follows.
  for (let isMore = true; isMore; at++) {
    refuseUnless(at <= 4, 'damaged')
    isMore = (byteAt(bytes, at) & 0x80) !== 0
    length = length * 128 + (byteAt(bytes, at) & 0x7f)
  }
  refuseUnless(at + length <= bytes.length, 'damaged')
  return bytes.subarray(at, at + length)
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at]
  refuseUnless(byte !== undefined, 'damaged')
  return byte
}
