import { headerLength, typeAt } from './boxes.ts'
import { type Movie, readMovie } from './movie.ts'
import type { Span } from './sample-table.ts'
import { refuseUnless } from './unplayable-film.ts'

/** A file that is read in parts. */
export type FilmFile = { size: number; read(start: number, length: number): Promise<Buffer> }

/** What is kept of a file. `bytes` where it is not the file's own. Pieces are in the file's order, and do not overlap. */
export type Piece = Span & { bytes?: Buffer }

export type ReadFilm = Omit<Movie, 'samples'> & { pieces: Piece[] }

/** Boxes of a whole film. Each costs one reading. */
const mostBoxes = 32
/** Of the box with all tables: half a minute has less than a tenth of it. */
const largestMovie = 1_000_000
const largestType = 256

/**
 * Measures an MP4 whose tables stand before its film, without decoding anything. `pieces` has what plays: the tables, and
 * the samples that they name. Everything else is to be zeros, so that no offset in the file changes. Throws `UnplayableFilm`.
 */
export async function readFilm(file: FilmFile): Promise<ReadFilm> {
  const boxes = await listBoxes(file)
  const [type] = boxes
  const moovs = boxes.filter((box) => box.type === 'moov')
  const films = boxes.filter((box) => box.type === 'mdat')
  const [moov] = moovs
  refuseUnless(type?.type === 'ftyp' && type.end <= largestType && isForAll(type.header), 'no-mp4')
  refuseUnless(!boxes.some((box) => ['moof', 'styp', 'sidx'].includes(box.type)), 'not-ready')
  refuseUnless(moov && moovs.length === 1 && films[0], 'damaged')
  refuseUnless(moov.start < films[0].start, 'not-ready')
  refuseUnless(moov.end - moov.start <= largestMovie && moov.header.length === headerLength, 'damaged')
  const bytes = await file.read(moov.start, moov.end - moov.start)
  refuseUnless(bytes.length === moov.end - moov.start, 'damaged')
  const { samples, ...movie } = readMovie(bytes)
  const headers = boxes.map((box) => (box === moov ? { ...box, bytes } : headerPiece(box)))
  return { ...movie, pieces: inOrder([...headers, ...samplesIn(films, samples)]) }
}

/** `header`: its bytes, and for `ftyp` what follows. */
type FileBox = Span & { type: string; header: Buffer; body: number }

/** They fill the file exactly. */
async function listBoxes(file: FilmFile): Promise<FileBox[]> {
  const boxes: FileBox[] = []
  for (let start = 0; start < file.size; start = boxes.at(-1)?.end ?? file.size) {
    refuseUnless(boxes.length < mostBoxes, 'damaged')
    const box = boxFrom(await file.read(start, largestType), start, file.size)
    // The first bytes say whether it is a film at all.
    refuseUnless(box && (start > 0 || box.type === 'ftyp'), start === 0 ? 'no-mp4' : 'damaged')
    boxes.push(box)
  }
  return boxes
}

/** Null where none begins. */
function boxFrom(bytes: Buffer, start: number, size: number): FileBox | null {
  if (bytes.length < headerLength) return null
  const said = bytes.readUInt32BE(0)
  if (said === 1 && bytes.length < 16) return null
  const type = typeAt(bytes, 0)
  const length = said === 1 ? 16 : headerLength
  const whole =
    said === 1 ? Number(bytes.readBigUInt64BE(8)) : said === 0 && type === 'mdat' ? size - start : said
  if (whole < length || start + whole > size) return null
  const header = bytes.subarray(0, type === 'ftyp' ? Math.min(whole, largestType) : length)
  return { type, start, body: start + length, end: start + whole, header }
}

const brands = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  '3gp4',
  '3gp5',
  '3gp6',
])

/** By the brand: QuickTime’s files are built alike, and not every device plays them. */
function isForAll(type: Buffer): boolean {
  return type.length >= 16 && type.length % 4 === 0 && brands.has(type.toString('latin1', 8, 12))
}

/** Of a film its header stays; other boxes become `free`. */
function headerPiece({ type, start, header }: FileBox): Piece {
  if (type !== 'ftyp' && type !== 'mdat') header.write('free', 4, 'latin1')
  return { start, end: start + header.length, bytes: header }
}

function samplesIn(films: FileBox[], samples: Span[]): Piece[] {
  const isInside = ({ start, end }: Span) => films.some((film) => start >= film.body && end <= film.end)
  refuseUnless(samples.every(isInside), 'damaged')
  return samples
}

/** Bytes that belong to two samples are a trick: a small file would be a long film. */
function inOrder(pieces: Piece[]): Piece[] {
  const sorted = pieces
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start)
  refuseUnless(
    sorted.every(({ start }, index) => start >= (sorted[index - 1]?.end ?? 0)),
    'damaged',
  )
  return sorted
}
