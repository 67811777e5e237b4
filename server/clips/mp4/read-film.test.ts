import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  boxOf,
  changed,
  header,
  lasting,
  overlapping,
  reordered,
  set,
  sampleTable as table,
  turned,
} from '../../testing/given/given-changed-film.ts'
import { givenFilm } from '../../testing/given/given-clip.ts'
import { keepPieces } from './keep-pieces.ts'
import { readFilm } from './read-film.ts'
import { UnplayableFilm } from './unplayable-film.ts'

// Films of ffmpeg and of mediabunny, and others that are changed in bytes, because no program makes them on purpose.

const [garden, silent] = [givenFilm('garden'), givenFilm('silent')]

describe('what plays is kept', () => {
  test.each([
    ['garden', { duration: 1023, width: 160, height: 120, hasSound: true }],
    ['mediabunny', { duration: 1023, width: 160, height: 120, hasSound: true }],
    ['silent', { duration: 1000, width: 160, height: 90, hasSound: false }],
  ] as const)('%s is measured', async (name, measured) => {
    expect(await measure(givenFilm(name))).toEqual(measured)
  })

  test('of a film of a phone: its samples where they were, and neither place, title, maker nor names', async () => {
    const wrote = /48\.8577|Garden|VideoHandler|SoundHandler|libx264 |Lavf/
    expect(garden.toString('latin1')).toMatch(wrote)
    const kept = await clean(garden)
    expect(kept.length).toBe(garden.length)
    expect(kept.toString('latin1')).not.toMatch(wrote)
    const film = boxOf(garden, 'mdat')
    expect(kept.subarray(film.start, film.end)).toEqual(garden.subarray(film.start, film.end))
    expect(await clean(kept)).toEqual(kept)
    expect(await measure(kept)).toEqual(await measure(garden))
  })

  test('when it was made is written over', async () => {
    const film = changed(silent, (bytes) => {
      for (const path of ['moov/mvhd', 'moov/trak/tkhd', 'moov/trak/mdia/mdhd'])
        bytes.write('date-day', boxOf(bytes, path).body + 4)
    })
    expect((await clean(film)).toString('latin1')).not.toContain('date-day')
  })

  test('the profile of its colours is written over, which names a device, and their numbers stay', async () => {
    const named = changed(garden, (bytes) => bytes.write('colrprofPhone', bytes.indexOf('btrt')))
    expect((await clean(named)).toString('latin1')).not.toContain('Phone')
    expect((await clean(givenFilm('mediabunny'))).toString('latin1')).toContain('colrnclx')
  })

  test('bytes beside the samples, and tracks that are no film, are zeros', async () => {
    const free = Buffer.concat([
      header(60_000, 'uuid'),
      Buffer.from('14 Garden Lane'),
      Buffer.alloc(59_978, 7),
    ])
    const kept = await clean(Buffer.concat([silent, free]))
    expect(kept.subarray(silent.length)).toEqual(
      Buffer.concat([header(60_000, 'free'), Buffer.alloc(59_992)]),
    )
    const ofPlaces = changed(garden, (bytes) => {
      bytes.write('meta', boxOf(bytes, 'moov/trak/mdia/hdlr', 1).body + 8)
    })
    expect(await measure(ofPlaces)).toMatchObject({ hasSound: false })
    const places = await clean(ofPlaces)
    const sound = boxOf(garden, 'moov/trak', 1)
    expect(places.subarray(sound.body, sound.end)).toEqual(Buffer.alloc(sound.end - sound.body))
    // The samples that only it named are gone with it.
    const film = boxOf(garden, 'mdat')
    expect(places.subarray(film.start, film.end)).not.toEqual(garden.subarray(film.start, film.end))
  })

  test.each([
    [1, [0, 1, -1, 0], 90, 160],
    [2, [-1, 0, 0, -1], 160, 90],
    [3, [0, -1, 1, 0], 90, 160],
  ] as const)('turned by %d quarters it is upright', async (_turn, [a, b, c, d], width, height) => {
    expect(await measure(turned(silent, [a, b, c, d]))).toMatchObject({ width, height })
  })

  test('it comes in chunks of any length', async () => {
    for (const length of [1, 7, 64, 5000]) expect(await clean(garden, length)).toEqual(await clean(garden))
  })

  test('half a minute, and what sound adds to it', async () => {
    expect((await measure(lasting(silent, 30.4))).duration).toBeCloseTo(30_400, -2)
  })
})

describe('what is no clip is refused', () => {
  const at = (film: Buffer, path: string) => boxOf(film, path).body
  const nested = Buffer.concat(Array.from({ length: 5000 }, (_, depth) => header((5000 - depth) * 8, 'moov')))
  const many = Buffer.concat([silent, Buffer.alloc(80_000, header(8, 'free'))])

  test.each<[string, Buffer, UnplayableFilm['reason']]>([
    ['nothing', Buffer.alloc(0), 'no-mp4'],
    ['seven bytes', silent.subarray(0, 7), 'no-mp4'],
    ['a picture', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), silent]), 'no-mp4'],
    ['WebM', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), silent]), 'no-mp4'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'no-mp4'],
    ['QuickTime', changed(silent, (bytes) => bytes.write('qt  ', 8)), 'no-mp4'],
    ['HEIC, which is built alike', changed(silent, (bytes) => bytes.write('heic', 8)), 'no-mp4'],
    ['H.265', givenFilm('hevc'), 'other-codec'],
    ['fragments', givenFilm('fragments'), 'not-ready'],
    ['tables behind the film', reordered(silent), 'not-ready'],
    ['its beginning alone', silent.subarray(0, 4000), 'damaged'],
    ['a byte at the end', Buffer.concat([silent, Buffer.from('x')]), 'damaged'],
    ['a program behind', Buffer.concat([silent, Buffer.from('MZ<script>alert(1)</script>')]), 'damaged'],
    ['two tables', Buffer.concat([silent, silent.subarray(silent.indexOf('moov') - 4)]), 'damaged'],
    [
      'no picture',
      changed(silent, (bytes) => bytes.write('soun', at(bytes, 'moov/trak/mdia/hdlr') + 8)),
      'other-codec',
    ],
    ['samples at an address', set(silent, 'moov/trak/mdia/minf/dinf/dref', 16, 0), 'damaged'],
    ['a moment', lasting(silent, 0.4), 'too-short'],
    ['more than half a minute', lasting(silent, 30.6), 'too-long'],
    ['minutes', lasting(silent, 500), 'too-long'],
    ['a long film by its header', set(silent, 'moov/mvhd', 12, 1), 'too-long'],
    ['what was cut off', set(lasting(silent, 5), 'moov/trak/edts/elst', 8, 200), 'hides-some'],
    ['played twice as fast', set(silent, 'moov/trak/edts/elst', 16, 0x20000), 'damaged'],
    ['bent', turned(silent, [1, 1, 0, 1]), 'damaged'],
    [
      'encrypted',
      changed(silent, (bytes) => bytes.write('encv', at(bytes, `${table}/stsd`) + 12)),
      'other-codec',
    ],
    [
      'ten bits a colour',
      changed(silent, (bytes) => (bytes[bytes.indexOf('avcC') + 5] = 110)),
      'other-codec',
    ],
    ['4K', changed(silent, (bytes) => (bytes[bytes.indexOf('avcC') + 7] = 51)), 'too-many-pixels'],
    [
      'a film that is shown in another size',
      set(silent, 'moov/trak/tkhd', 76, 0xffff0000),
      'too-many-pixels',
    ],
    ['a film of no width', set(silent, 'moov/trak/tkhd', 76, 0), 'damaged'],
    [
      'a header that says another size than the film has',
      changed(silent, (bytes) => bytes.writeUInt16BE(1920, at(bytes, `${table}/stsd`) + 8 + 8 + 24)),
      'damaged',
    ],
    [
      'sound that is no AAC',
      changed(garden, (bytes) => (bytes[bytes.lastIndexOf('esds') + 21] = 0x6b)),
      'other-codec',
    ],
    ['four thousand million samples', set(silent, `${table}/stts`, 8, 0xffffffff), 'damaged'],
    ['rows that are not there', set(silent, `${table}/stts`, 4, 0x7fffffff), 'damaged'],
    ['a sample that is larger than the file', set(silent, `${table}/stsz`, 12, 0x7fffffff), 'damaged'],
    ['a sample in the tables', set(silent, `${table}/stco`, 8, 40), 'damaged'],
    ['the same sample again and again', overlapping(garden), 'damaged'],
    ['no key picture at first', set(silent, `${table}/stss`, 8, 2), 'damaged'],
    ['a box of no length', set(silent, 'moov', 0, 0), 'damaged'],
    ['a box longer than what it is in', set(silent, 'moov', 0, 0x7fffffff), 'damaged'],
    ['boxes in each other', Buffer.concat([silent.subarray(0, 32), nested]), 'damaged'],
    ['ten thousand boxes', many, 'damaged'],
    [
      'a 64-bit length that overflows',
      Buffer.concat([silent, header(1, 'free'), Buffer.alloc(8, 0xff)]),
      'damaged',
    ],
    [
      'tables of 2 MB',
      Buffer.concat([
        silent.subarray(0, 32),
        header(2_000_000, 'moov'),
        Buffer.alloc(1_999_992),
        header(8, 'mdat'),
      ]),
      'damaged',
    ],
  ])('%s', async (_what, film, reason) => {
    expect(await reasonOf(film)).toBe(reason)
  })

  test('of a file of 60 MB little is read, whatever is in it', async () => {
    const size = 60_000_000
    for (const tail of [header(0, 'mdat'), header(8, 'free'), header(size - silent.length, 'free')]) {
      const head = Buffer.concat([silent, tail])
      let [reads, bytes] = [0, 0]
      const read = async (start: number, length: number) => {
        reads++
        bytes += length
        const piece = Buffer.alloc(Math.min(length, size - start))
        if (start < head.length) head.copy(piece, 0, start)
        // Behind the head small boxes without end.
        for (let at = start + piece.length - 8; at >= Math.max(start, head.length); at -= 8)
          header(8, 'free').copy(piece, at - start)
        return piece
      }
      await readFilm({ size, read }).catch((error) => expect(error).toBeInstanceOf(UnplayableFilm))
      expect(reads).toBeLessThan(40)
      expect(bytes).toBeLessThan(100_000)
    }
  })

  test('random changes never hang, crash or pass what is longer than the file', async () => {
    for (let turn = 0; turn < 400; turn++) {
      const film = Buffer.from(turn % 2 ? garden : silent)
      const tables = boxOf(film, 'moov')
      for (let change = randomInt(1, 12); change > 0; change--)
        film[randomInt(tables.start, tables.end)] = randomInt(256)
      if (await reasonOf(film)) continue
      expect((await clean(film)).length).toBe(film.length)
    }
    for (let turn = 0; turn < 50; turn++)
      expect(await reasonOf(Buffer.concat([silent.subarray(0, 32), randomBytes(5000)]))).not.toBeNull()
  })
})

async function measure(film: Buffer) {
  const { pieces: _, ...measured } = await readFilm(fileOf(film))
  return measured
}

async function reasonOf(film: Buffer): Promise<UnplayableFilm['reason'] | null> {
  try {
    await readFilm(fileOf(film))
    return null
  } catch (error) {
    if (error instanceof UnplayableFilm) return error.reason
    throw error
  }
}

async function clean(film: Buffer, length = 4096): Promise<Buffer> {
  const { pieces } = await readFilm(fileOf(film))
  async function* chunks() {
    for (let at = 0; at < film.length; at += length) yield film.subarray(at, at + length)
  }
  return Buffer.concat(await Array.fromAsync(keepPieces(chunks(), pieces)))
}

/** A copy each time, as from a disk. */
function fileOf(film: Buffer) {
  const read = async (start: number, length: number) => Buffer.from(film.subarray(start, start + length))
  return { size: film.length, read }
}
