/** How long a sound may be, in milliseconds. `leeway`: so much more is let through, because encoders add silence at the end. */
export type SoundLimits = { shortest: number; longest: number; leeway: number }

/** What plays of a file, without anything else that was in it. `duration` in milliseconds. */
export type Sound = { bytes: Buffer; duration: number }

/** The file is no sound for us. `reason` selects the sentence for the person. */
export class UnplayableSound extends Error {
  readonly reason: 'no-mp3' | 'damaged' | 'too-short' | 'too-long'

  constructor(reason: UnplayableSound['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Reads the frames of an MP3 (MPEG 1 or 2, Layer III) one after the other: each says how long it is. Tags before and
 * after them, and the encoder's own frame, are left out. Nothing is decoded.
 */
export function readMp3(bytes: Buffer, { shortest, longest, leeway }: SoundLimits): Sound {
  let at = beginOfFrames(bytes)
  const first = frameAt(bytes, at)
  if (!first || !isFollowed(bytes, at, first)) throw new UnplayableSound('no-mp3')
  if (isEncoderFrame(bytes, at, first)) at += first.length
  const begin = at
  let duration = 0
  for (
    let frame = frameAt(bytes, at);
    frame && at + frame.length <= bytes.length;
    frame = frameAt(bytes, at)
  ) {
    if (!isOfSameSound(frame, first)) throw new UnplayableSound('damaged')
    at += frame.length
    duration += frame.duration
    if (duration > longest + leeway) throw new UnplayableSound('too-long')
  }
  if (!isEnd(bytes.subarray(at))) throw new UnplayableSound('damaged')
  if (duration < shortest) throw new UnplayableSound('too-short')
  return { bytes: bytes.subarray(begin, at), duration: Math.round(duration) }
}

type Frame = {
  version: number
  rate: number
  isMono: boolean
  /** Whether a checksum of two bytes stands behind the header. */
  hasSum: boolean
  /** In bytes, with its header. */
  length: number
  /** In milliseconds. */
  duration: number
}

const headerLength = 4
const mpeg1 = 3
const mpeg2 = 2
/** In kbit/s, by the number in the header. 0 is "free": such a frame does not say how long it is. */
const bitrates: Record<number, readonly number[]> = {
  [mpeg1]: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [mpeg2]: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates: Record<number, readonly number[]> = {
  [mpeg1]: [44_100, 48_000, 32_000],
  [mpeg2]: [22_050, 24_000, 16_000],
}

/** Null where no frame begins that says how long it is, or one that not every device plays. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + headerLength > bytes.length) return null
  const header = bytes.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const isLayer3 = ((header >>> 17) & 3) === 1
  const bitrate = bitrates[version]?.[(header >>> 12) & 15]
  const rate = rates[version]?.[(header >>> 10) & 3]
  if (header >>> 21 !== 0x7ff || !isLayer3 || !bitrate || !rate || (header & 3) === reservedEmphasis)
    return null
  const samples = version === mpeg1 ? 1152 : 576
  const padding = (header >>> 9) & 1
  return {
    version,
    rate,
    isMono: ((header >>> 6) & 3) === 3,
    hasSum: ((header >>> 16) & 1) === 0,
    length: Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + padding,
    duration: (samples / rate) * 1000,
  }
}

const reservedEmphasis = 2

/** A file that changes its rate or channels in the middle would be played at another speed, or not at all. */
function isOfSameSound(frame: Frame, first: Frame): boolean {
  return frame.version === first.version && frame.rate === first.rate && frame.isMono === first.isMono
}

/** Four bytes that look like a header are in many files. A second header at the right distance is in hardly any other. */
function isFollowed(bytes: Buffer, at: number, frame: Frame): boolean {
  const next = frameAt(bytes, at + frame.length)
  return next !== null && isOfSameSound(next, frame)
}

/** A first frame of silence, in which encoders say who they are and how many frames follow. */
function isEncoderFrame(bytes: Buffer, at: number, { version, isMono, hasSum }: Frame): boolean {
  const sides = version === mpeg1 ? { mono: 17, stereo: 32 } : { mono: 9, stereo: 17 }
  const side = isMono ? sides.mono : sides.stereo
  const wordAt = (offset: number) => bytes.toString('latin1', at + offset, at + offset + 4)
  const words = [wordAt(headerLength + side), wordAt(headerLength + side + (hasSum ? 2 : 0))]
  return words.some((word) => word === 'Xing' || word === 'Info') || wordAt(headerLength + 32) === 'VBRI'
}

/** Encoders write one, and a program that adds another may leave it. Ten megabytes can hold a million. */
const mostTags = 5

/** Behind the ID3 tags, and the zeros that fill them. */
function beginOfFrames(bytes: Buffer): number {
  let at = 0
  for (let tags = 0; tags < mostTags; tags++) {
    if (bytes.toString('latin1', at, at + 3) !== 'ID3' || at + tagHeaderLength > bytes.length) break
    const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0
    at += tagHeaderLength + sizeOfTag(bytes.subarray(at + 6, at + 10)) + (hasFooter ? tagHeaderLength : 0)
  }
  return behindZeros(bytes, at)
}

const zeros = Buffer.alloc(65_536)

/** Many at a time: whoever sends ten megabytes of them would hold up everybody else. */
function behindZeros(bytes: Buffer, begin: number): number {
  let at = begin
  while (bytes.subarray(at, at + zeros.length).equals(zeros)) at += zeros.length
  while (bytes[at] === 0) at++
  return at
}

const tagHeaderLength = 10

/** Seven bits of each byte. */
function sizeOfTag(bytes: Buffer): number {
  return bytes.reduce((size, byte) => size * 128 + (byte & 127), 0)
}

const tagsBehind = ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3', '3DI']

/** Whether what is left behind the frames is a tag, filling, or a last frame that was cut off. */
function isEnd(rest: Buffer): boolean {
  if (rest.length < headerLength || rest.equals(Buffer.alloc(rest.length))) return true
  if (frameAt(rest, 0)) return true
  const begin = rest.toString('latin1', 0, 16)
  return tagsBehind.some((tag) => begin.startsWith(tag)) && !hasFramesBehind(rest)
}

/** Of files that were joined to one: what follows the tags of the first would be lost. */
function hasFramesBehind(tags: Buffer): boolean {
  const rest = tags.subarray(tags.toString('latin1', 0, 3) === 'TAG' ? oldTagLength : 0)
  const at = beginOfFrames(rest)
  const frame = frameAt(rest, at)
  return frame !== null && isFollowed(rest, at, frame)
}

/** An ID3 tag of the first version. */
const oldTagLength = 128
