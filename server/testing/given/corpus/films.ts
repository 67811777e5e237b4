import { clipLimits } from '#contract/clips/clips.ts'
import {
  boxOf,
  changed,
  header,
  lasting,
  overlapping,
  reordered,
  sampleTable,
  set,
  turned,
} from '../given-changed-film.ts'
import { givenFilm } from '../given-clip.ts'
import { type CorpusFile, hidden } from './corpus.ts'

const damaged = {
  refused: 'This video is damaged: we cannot read all of it. Please choose another copy of it.',
}
const otherCodec = {
  refused:
    'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.',
}
const notReady = {
  refused:
    'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.',
}
const noMp4 = { refused: 'This file is not a video that every device can play. Please choose an MP4.' }
const hidesSome = {
  refused:
    'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.',
}
const tooLong = {
  refused: 'This video is longer than 30 seconds. Please cut it, and choose the shorter one.',
}

/** What people have, what goes wrong on the way, and what is made to keep a server busy. */
export const films: CorpusFile[] = [
  {
    name: 'a film with sound, and where it was filmed',
    bytes: () => givenFilm('garden'),
    becomes: { lasts: 1023 },
  },
  { name: 'one by what a browser has', bytes: () => givenFilm('mediabunny'), becomes: { lasts: 1023 } },
  {
    name: 'one that the phone held upright',
    bytes: () => turned(givenFilm(), [0, 1, -1, 0]),
    becomes: { lasts: 1000 },
  },
  { name: 'one whose length has 64 bits', bytes: withLongLength, becomes: { lasts: 1000 } },
  {
    name: '60 MB, most of them beside the film',
    bytes: () => filledUp(Buffer.alloc(clipLimits.bytes - givenFilm().length - 8, hidden)),
    becomes: { lasts: 1000 },
  },
  {
    name: 'a page of another kind in a film',
    bytes: () => filledUp(Buffer.from(hidden)),
    becomes: { lasts: 1000 },
  },
  { name: 'H.265', bytes: () => givenFilm('hevc'), becomes: otherCodec },
  { name: 'pieces, as streams have them', bytes: () => givenFilm('fragments'), becomes: notReady },
  { name: 'tables behind the film', bytes: () => reordered(givenFilm()), becomes: notReady },
  {
    name: 'QuickTime',
    bytes: () => changed(givenFilm(), (bytes) => bytes.write('qt  ', 8)),
    becomes: noMp4,
  },
  {
    name: 'what was cut off, still there',
    bytes: () => set(lasting(givenFilm(), 5), 'moov/trak/edts/elst', 8, 200),
    becomes: hidesSome,
  },
  { name: 'minutes', bytes: () => lasting(givenFilm(), 500), becomes: tooLong },
  {
    name: 'a download that broke off',
    bytes: () => givenFilm('garden').subarray(0, 9000),
    becomes: damaged,
  },
  {
    name: 'four thousand million samples',
    bytes: () => set(givenFilm(), `${sampleTable}/stts`, 8, 0xffffffff),
    becomes: damaged,
  },
  {
    name: 'the same sample again and again',
    bytes: () => overlapping(givenFilm('garden')),
    becomes: damaged,
  },
  {
    name: '60 MB of boxes without anything',
    bytes: () => Buffer.concat([givenFilm(), Buffer.alloc(clipLimits.bytes - 10_000, header(8, 'free'))]),
    becomes: damaged,
  },
  {
    name: '60 MB of tables',
    bytes: () => {
      const size = clipLimits.bytes - 100
      const tables = [header(size, 'moov'), Buffer.alloc(size - 8), header(8, 'mdat')]
      return Buffer.concat([givenFilm().subarray(0, 32), ...tables])
    },
    becomes: damaged,
  },
]

/** Behind the film stands a box of these bytes. */
function filledUp(bytes: Buffer): Buffer {
  return Buffer.concat([givenFilm(), header(bytes.length + 8, 'uuid'), bytes])
}

/** Its samples move by the eight bytes that this takes. */
function withLongLength(): Buffer {
  const film = givenFilm()
  const { start, body } = boxOf(film, 'mdat')
  const moved = changed(film, (bytes) => {
    const table = boxOf(bytes, `${sampleTable}/stco`)
    for (let at = table.body + 8; at < table.end; at += 4) bytes.writeUInt32BE(bytes.readUInt32BE(at) + 8, at)
  })
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(film.length - start + 8))
  return Buffer.concat([moved.subarray(0, start), header(1, 'mdat'), length, moved.subarray(body)])
}
