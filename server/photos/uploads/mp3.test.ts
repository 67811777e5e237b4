import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { voiceLimits } from '#contract/voices/voice-limits.ts'
import { givenFrame, givenSound } from '../../testing/given/given-voice.ts'
import { readMp3, UnplayableSound } from './mp3.ts'

// One file of an encoder (tone.mp3), and others that are written byte by byte, because no program makes them on purpose.

const tone = readFileSync('server/testing/given/tone.mp3')
const second = givenSound(1)

describe('what plays is kept', () => {
  test('of a file of LAME: its frames, and neither its tags nor its own frame', () => {
    expect(tone.toString('latin1')).toMatch(/14 Garden Lane.*Info.*TAG14 Garden Lane/s)
    const { bytes, duration } = readMp3(tone, voiceLimits)
    // 0.52 seconds, and what encoders add at both ends.
    expect(duration).toBe(549)
    expect(bytes.toString('latin1')).not.toMatch(/Garden|Info|TAG/)
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfb]))
    expect(readMp3(bytes, voiceLimits)).toEqual({ bytes, duration })
  })

  const tag = (size: number, flags = 0) =>
    Buffer.concat([
      Buffer.from([0x49, 0x44, 0x33, 4, 0, flags, 0, 0, size >> 7, size & 127]),
      Buffer.alloc(size, 'x'),
    ])
  const footer = Buffer.from('3DI0000000')
  const encoder = givenFrame()
  encoder.write('Xing', 4 + 17)
  const withSum = givenFrame({ second: 0xfa })
  withSum.write('Info', 4 + 17 + 2)
  const vbri = givenFrame()
  vbri.write('VBRI', 4 + 32)
  test.each<[string, Buffer]>([
    ['nothing but frames', second],
    ['a tag before', Buffer.concat([tag(3000), second])],
    ['two tags before, one with a footer', Buffer.concat([tag(20), tag(30, 0x10), footer, second])],
    ['zeros that fill a tag', Buffer.concat([tag(20), Buffer.alloc(500), second])],
    ['frames that a tag holds, too', Buffer.concat([tag(0), second])],
    ['a frame of the encoder', Buffer.concat([encoder, second])],
    ['one with a checksum', Buffer.concat([withSum, second])],
    ['one of another encoder', Buffer.concat([vbri, second])],
    ['an ID3 tag behind', Buffer.concat([second, Buffer.from('TAG14 Garden Lane'.padEnd(128, '\0'))])],
    ['an APE tag behind', Buffer.concat([second, Buffer.from('APETAGEX'), randomBytes(400)])],
    ['zeros behind', Buffer.concat([second, Buffer.alloc(3000)])],
    ['a last frame that was cut off', Buffer.concat([second, givenFrame().subarray(0, 100)])],
    ['a last header that was cut off', Buffer.concat([second, givenFrame().subarray(0, 3)])],
    ['a program behind a tag', Buffer.concat([second, Buffer.from('TAG\nMZ<script>'), randomBytes(9000)])],
  ])('%s', (_what, bytes) => {
    expect(readMp3(bytes, voiceLimits)).toEqual({ bytes: second, duration: 993 })
  })

  test('frames of other lengths', () => {
    const longer = givenFrame({ third: 0x52, length: 209 })
    const louder = givenFrame({ third: 0x90, length: 417 })
    const mixed = Buffer.concat([second, longer, louder, second])
    expect(readMp3(mixed, voiceLimits)).toEqual({ bytes: mixed, duration: 2038 })
  })

  test('half the rate, in stereo', () => {
    const frame = givenFrame({ second: 0xf3, third: 0x80, fourth: 0x44, length: 208 })
    const sound = Buffer.concat(Array.from({ length: 40 }, () => frame))
    expect(readMp3(sound, voiceLimits).duration).toBe(Math.round((40 * 576_000) / 22_050))
  })

  test('a minute, and the silence that an encoder adds to it', () => {
    expect(readMp3(givenSound(60.4), voiceLimits).duration).toBe(60_395)
  })
})

describe('what is no voice is refused', () => {
  const text = (begin: string, hex = '') =>
    Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(begin), second])
  const layer2 = Buffer.concat(Array.from({ length: 80 }, () => givenFrame({ second: 0xfd })))
  const mpeg25 = Buffer.concat(Array.from({ length: 80 }, () => givenFrame({ second: 0xe3 })))
  const adts = Buffer.concat(Array.from({ length: 80 }, () => givenFrame({ second: 0xf1 })))
  const free = Buffer.concat(Array.from({ length: 80 }, () => givenFrame({ third: 0x00 })))
  const noRate = Buffer.concat(Array.from({ length: 80 }, () => givenFrame({ third: 0x5c })))
  test.each<[string, Buffer, UnplayableSound['reason']]>([
    ['nothing', Buffer.alloc(0), 'no-mp3'],
    ['three bytes', Buffer.from([0xff, 0xfb, 0x50]), 'no-mp3'],
    ['zeros alone', Buffer.alloc(50_000), 'no-mp3'],
    ['ones alone', Buffer.alloc(50_000, 0xff), 'no-mp3'],
    ['one frame', givenFrame(), 'no-mp3'],
    ['MP4', text('ftypM4A ', '00000018'), 'no-mp3'],
    ['WebM', text('webm', '1a45dfa3'), 'no-mp3'],
    ['Ogg', text('OggS'), 'no-mp3'],
    ['WAV, also around an MP3', text('RIFF0000WAVEfmt '), 'no-mp3'],
    ['a picture', text('JFIF', 'ffd8ffe0'), 'no-mp3'],
    ['a page', text('<html>'), 'no-mp3'],
    ['AAC without MP4', adts, 'no-mp3'],
    ['Layer II', layer2, 'no-mp3'],
    ['a rate that not every device plays', mpeg25, 'no-mp3'],
    ['frames that do not say how long they are', free, 'no-mp3'],
    ['a rate that there is not', noRate, 'no-mp3'],
    [
      'a tag that is longer than the file',
      Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f'), second]),
      'no-mp3',
    ],
    [
      'a chain of tags, which takes long to follow',
      Buffer.concat([Buffer.alloc(100, Buffer.from('ID3\x04\0\0\0\0\0\0')), second]),
      'no-mp3',
    ],
    ['a tag alone', Buffer.from('ID3\x04\0\0\0\0\0\0'), 'no-mp3'],
    ['a hole', Buffer.concat([second, randomBytes(300).fill(7, 0, 4), second]), 'damaged'],
    ['another rate on the way', Buffer.concat([second, givenFrame({ third: 0x54 }), second]), 'damaged'],
    ['two channels on the way', Buffer.concat([second, givenFrame({ fourth: 0x04 }), second]), 'damaged'],
    ['two files that were joined to one', Buffer.concat([tone, tone]), 'damaged'],
    ['two files with a new tag between them', Buffer.concat([second, tone]), 'damaged'],
    ['a program behind', Buffer.concat([second, Buffer.from('MZ<script>alert(1)</script>')]), 'damaged'],
    ['a moment', givenSound(0.4), 'too-short'],
    ['more than a minute', givenSound(60.6), 'too-long'],
    ['hours', givenSound(400), 'too-long'],
  ])('%s', (_what, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  test('random bytes never hang or pass', () => {
    const took = startTimer()
    for (let turn = 0; turn < 200; turn++) {
      expect(reasonOf(randomBytes(20_000))).toBe('no-mp3')
      const broken = Buffer.from(tone)
      for (let change = 0; change < 20; change++)
        broken[Math.floor(Math.random() * broken.length)] = Math.floor(Math.random() * 256)
      expect(['damaged', 'no-mp3', 'too-short', null]).toContain(reasonOf(broken))
    }
    expect(took()).toBeLessThan(5000)
  })

  test('ten megabytes of the smallest frames are read to the limit only', () => {
    const frame = givenFrame({ second: 0xf3, third: 0x14, fourth: 0xc4, length: 24 })
    const many = Buffer.alloc(10_485_760, frame)
    const took = startTimer()
    expect(reasonOf(many)).toBe('too-long')
    expect(took()).toBeLessThan(500)
  })
})

/** Milliseconds that this thread has computed since: others may have the processor meanwhile. */
function startTimer(): () => number {
  const begun = process.threadCpuUsage()
  return () => process.threadCpuUsage(begun).user / 1000
}

function reasonOf(bytes: Buffer): UnplayableSound['reason'] | null {
  try {
    readMp3(bytes, voiceLimits)
    return null
  } catch (error) {
    if (error instanceof UnplayableSound) return error.reason
    throw error
  }
}
