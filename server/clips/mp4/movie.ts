import { clipLimits } from '#contract/clips/clips.ts'
import { requireAac } from './aac.ts'
import { type Box, blank, boxesIn, fieldsOf, findOne, headerLength, keepOnly, requireOne } from './boxes.ts'
import { requireH264 } from './h264.ts'
import { readMediaHeader, readMovieHeader, readTrackHeader, type TrackHeader } from './headers.ts'
import { readSamples, type Span, tableTypes } from './sample-table.ts'
import { refuseUnless } from './unplayable-film.ts'

/** `duration` in milliseconds, of the longer track. Width and height in pixels, upright. */
export type Movie = { duration: number; width: number; height: number; hasSound: boolean; samples: Span[] }

/**
 * Reads a whole `moov` box, one track of H.264 and at most one of AAC, and takes away in place what is not needed to
 * play them: other tracks, titles, places, names, times. Throws `UnplayableFilm`.
 */
export function readMovie(bytes: Buffer): Movie {
  const whole = { type: 'moov', start: 0, body: headerLength, end: bytes.length }
  const boxes = keepOnly(bytes, whole, ['mvhd', 'trak', 'mvex'])
  // What follows in pieces.
  refuseUnless(!findOne(boxes, 'mvex'), 'not-ready')
  const { timescale, duration } = readMovieHeader(bytes, requireOne(boxes, 'mvhd'))
  requireNotLonger(duration / timescale)
  const tracks = boxes
    .filter(({ type }) => type === 'trak')
    .flatMap((box) => readTrack(bytes, box, timescale) ?? [])
  const [film, another] = tracks.filter(({ kind }) => kind === 'vide')
  const sounds = tracks.filter(({ kind }) => kind === 'soun')
  refuseUnless(film && !another && sounds.length <= 1, 'no-mp4')
  const { turn, width, height } = film.header
  refuseUnless(width > 0 && height > 0, 'damaged')
  refuseUnless(Math.max(width, height) <= clipLimits.side, 'too-many-pixels')
  const isTurned = turn % 2 === 1
  return {
    duration: Math.round(Math.max(...tracks.map(({ seconds }) => seconds)) * 1000),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    hasSound: sounds.length > 0,
    samples: tracks.flatMap(({ spans }) => spans),
  }
}

type Track = { kind: 'vide' | 'soun'; header: TrackHeader; seconds: number; spans: Span[] }

/** Null for a track of anything but pictures and sound, which is taken away: phones write places and movements in them. */
function readTrack(bytes: Buffer, track: Box, movieScale: number): Track | null {
  const kind = kindOf(bytes, requireOne(boxesIn(bytes, track), 'mdia'))
  if (kind !== 'vide' && kind !== 'soun') {
    blank(bytes, track)
    return null
  }
  const boxes = keepOnly(bytes, track, ['tkhd', 'edts', 'mdia'])
  const header = readTrackHeader(bytes, requireOne(boxes, 'tkhd'))
  requireNotLonger(header.duration / movieScale)
  const media = keepOnly(bytes, requireOne(boxes, 'mdia'), ['mdhd', 'hdlr', 'minf'])
  const { timescale } = readMediaHeader(bytes, requireOne(media, 'mdhd'))
  const parts = keepOnly(bytes, requireOne(media, 'minf'), ['vmhd', 'smhd', 'dinf', 'stbl'])
  requireOwnFile(bytes, requireOne(parts, 'dinf'))
  const table = keepOnly(bytes, requireOne(parts, 'stbl'), tableTypes)
  requireCodec(bytes, requireOne(table, 'stsd'), kind)
  const { duration, spans } = readSamples(bytes, table)
  const seconds = duration / timescale
  refuseUnless(seconds * 1000 >= clipLimits.shortest, 'too-short')
  requireNotLonger(seconds)
  const edits = findOne(boxes, 'edts')
  if (edits) requireAllShown(bytes, edits, { movieScale, seconds })
  return { kind, header, seconds, spans }
}

function requireNotLonger(seconds: number): void {
  refuseUnless(seconds * 1000 <= clipLimits.longest + clipLimits.leeway, 'too-long')
}

/** Of a track's handler, whose name may say which phone it was. */
function kindOf(bytes: Buffer, media: Box): string {
  const fields = fieldsOf(bytes, requireOne(boxesIn(bytes, media), 'hdlr'), 24)
  fields.fill(0, 24)
  return fields.toString('latin1', 8, 12)
}

/** Samples are in this file, and not at an address. */
function requireOwnFile(bytes: Buffer, box: Box): void {
  const references = requireOne(keepOnly(bytes, box, ['dref']), 'dref')
  const [only, ...others] = boxesIn(bytes, references, 8)
  refuseUnless(only?.type === 'url ' && only.end - only.body === 4 && others.length === 0, 'damaged')
  refuseUnless(bytes.readUInt32BE(only.body) === 1, 'damaged')
}

const pictureFields = 78
const soundFields = 28

/** One kind of samples, and what a decoder must know of it. */
function requireCodec(bytes: Buffer, box: Box, kind: Track['kind']): void {
  const [entry, ...others] = boxesIn(bytes, box, 8)
  refuseUnless(entry && others.length === 0, 'damaged')
  if (kind === 'vide') requirePictures(bytes, entry)
  else requireSound(bytes, entry)
}

function requirePictures(bytes: Buffer, entry: Box): void {
  refuseUnless(entry.type === 'avc1', 'other-codec')
  const fields = fieldsOf(bytes, entry, pictureFields)
  // The name of the encoder.
  fields.fill(0, 42, 74)
  const boxes = keepOnly(bytes, entry, ['avcC', 'pasp', 'colr', 'btrt'], pictureFields)
  for (const box of boxes) if (box.type === 'colr' && !isOfNumbers(bytes, box)) blank(bytes, box)
  const size = { width: fields.readUInt16BE(24), height: fields.readUInt16BE(26) }
  requireH264(fieldsOf(bytes, requireOne(boxes, 'avcC'), 7), size)
}

/** Colours are named by their number in a standard, or by a whole profile, which says who has made it for which device. */
function isOfNumbers(bytes: Buffer, { body, end }: Box): boolean {
  return ['nclx', 'nclc'].includes(bytes.toString('latin1', body, body + 4)) && end - body <= 11
}

function requireSound(bytes: Buffer, entry: Box): void {
  refuseUnless(entry.type === 'mp4a', 'other-codec')
  // Version 1 and 2 are QuickTime's.
  refuseUnless(fieldsOf(bytes, entry, soundFields).readUInt16BE(8) === 0, 'no-mp4')
  const boxes = keepOnly(bytes, entry, ['esds', 'btrt'], soundFields)
  requireAac(fieldsOf(bytes, requireOne(boxes, 'esds'), 4).subarray(4))
}

/** A delay, and what is shown. */
const mostEdits = 3
/** Encoders hide the first moment of sound, and of pictures that come in another order. */
const mostHidden = { seconds: 1 }

/**
 * An edit list says which part of a track is shown, at which speed. What was cut off in that way is still in the file, so a
 * film is refused that shows much less than it holds.
 */
function requireAllShown(
  bytes: Buffer,
  box: Box,
  { movieScale, seconds }: { movieScale: number; seconds: number },
): void {
  const list = findOne(keepOnly(bytes, box, ['elst']), 'elst')
  if (!list) return
  const fields = fieldsOf(bytes, list, 8)
  const isLong = fields.readUInt8(0) === 1
  const length = isLong ? 20 : 12
  const count = fields.readUInt32BE(4)
  refuseUnless(count <= mostEdits && fields.length === 8 + count * length, 'damaged')
  let [all, shown] = [0, 0]
  for (let at = 8; at < fields.length; at += length) {
    const segment = isLong ? Number(fields.readBigUInt64BE(at)) : fields.readUInt32BE(at)
    const from = isLong ? Number(fields.readBigInt64BE(at + 8)) : fields.readInt32BE(at + 4)
    refuseUnless(fields.readUInt32BE(at + length - 4) === 0x10000, 'damaged')
    all += segment / movieScale
    if (from >= 0) shown += segment / movieScale
  }
  requireNotLonger(all)
  refuseUnless(shown >= seconds - mostHidden.seconds, 'hides-some')
}
