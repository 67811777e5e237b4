import { readFileSync } from 'node:fs'
import { photoLimits } from '#contract/photos/photos.ts'
import { givenFrame, givenSound } from '../given-voice.ts'
import { type CorpusFile, hidden } from './corpus.ts'

const noMp3 = { refused: 'This file is not a recording that every device can play. Please choose an MP3.' }
const damaged = { refused: 'This recording is damaged: we cannot play all of it. Please record it again.' }
const tooLong = { refused: 'This recording is longer than a minute. Please record a shorter one.' }

/** What people have, what goes wrong on the way, and what is made to keep a server busy. */
export const sounds: CorpusFile[] = [
  { name: 'a minute, as our page records it', bytes: () => givenSound(60), becomes: { lasts: 60_003 } },
  {
    name: 'a minute of music: 320 kbit/s, two channels',
    bytes: () => framesOf(2297, { third: 0xe0, fourth: 0x44, length: 1044 }),
    becomes: { lasts: 60_003 },
  },
  {
    name: 'half a second of LAME, with its tags',
    bytes: () => readFileSync('server/testing/given/tone.mp3'),
    becomes: { lasts: 549 },
  },
  {
    name: 'a song’s cover of 9 MB before four seconds',
    bytes: () => Buffer.concat([tagOf(9_000_000), givenSound(4)]),
    becomes: { lasts: 3997 },
  },
  {
    name: 'a page behind two seconds, called a tag',
    bytes: () => Buffer.concat([givenSound(2), Buffer.from(`TAG${hidden}`)]),
    becomes: { lasts: 2011 },
  },
  {
    name: 'half a minute that was cut off in the middle of a frame',
    bytes: () => Buffer.concat([givenSound(31), givenFrame().subarray(0, 99)]),
    becomes: { lasts: 31_007 },
  },
  { name: 'Opus in WebM, as browsers record it', bytes: () => soundIn(webm), becomes: noMp3 },
  { name: 'a WAV around an MP3', bytes: () => soundIn(Buffer.from('RIFF\0\0\0\0WAVEfmt ')), becomes: noMp3 },
  {
    name: 'a hole in the middle',
    bytes: () => Buffer.concat([givenSound(5), Buffer.alloc(700, hidden), givenSound(5)]),
    becomes: damaged,
  },
  {
    name: '10 MB of the smallest frames: three hours',
    bytes: () => filled(givenFrame({ second: 0xf3, third: 0x14, fourth: 0xc4, length: 24 })),
    becomes: tooLong,
  },
  { name: '10 MB of zeros', bytes: () => filled(Buffer.alloc(1)), becomes: noMp3 },
  { name: '10 MB of tags without anything', bytes: () => filled(tagOf(0)), becomes: noMp3 },
]

const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')

function soundIn(begin: Buffer): Buffer {
  return Buffer.concat([begin, givenSound(5)])
}

function framesOf(count: number, frame: Parameters<typeof givenFrame>[0]): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => givenFrame(frame)))
}

/** The largest file that is received, of these bytes again and again. */
function filled(bytes: Buffer): Buffer {
  return Buffer.alloc(photoLimits.bytes, bytes)
}

/** Seven bits of each byte say how long it is. */
function tagOf(size: number): Buffer {
  const begin = [...Buffer.from('ID3\x04\0\0'), size >> 21, (size >> 14) & 127, (size >> 7) & 127, size & 127]
  return Buffer.concat([Buffer.from(begin), Buffer.alloc(size, hidden)])
}
