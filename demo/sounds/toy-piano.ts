import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEncoder } from 'wasm-media-encoders'

const rate = 44_100
/** Notes above A4 in half tones, and how many beats each lasts. */
type Song = [note: number, beats: number][]

/** The first half of Brahms' cradle song. */
const cradleSong: Song = [
  [0, 0.5],
  [0, 0.5],
  [3, 2],
  [0, 0.5],
  [0, 0.5],
  [3, 2],
  [0, 0.5],
  [3, 0.5],
  [8, 1],
  [7, 1],
  [5, 1],
  [5, 1],
  [3, 1.5],
]
/** The tune of Beethoven's Ninth. */
const odeToJoy: Song = [
  ...[7, 7, 8, 10, 10, 8, 7, 5, 3, 3, 5, 7].map((note): [number, number] => [note, 1]),
  [7, 1.5],
  [5, 0.5],
  [5, 2],
  ...[7, 7, 8, 10, 10, 8, 7, 5, 3, 3, 5, 7].map((note): [number, number] => [note, 1]),
  [5, 1.5],
  [3, 0.5],
  [3, 2],
]
const songs = { cradleSong, odeToJoy }
const beatSeconds = 0.62
/** A small plate of metal: its tone, two higher ones beside it, and how fast each dies away. */
const plate = [
  { times: 1, loudness: 0.5, fades: 2.2 },
  { times: 2.76, loudness: 0.12, fades: 6 },
  { times: 5.4, loudness: 0.05, fades: 12 },
]

/** Leo at his toy piano, computed and made an MP3 by the encoder that our pages record with. */
export async function playToyPiano(song: keyof typeof songs): Promise<Buffer> {
  const program = readFileSync(fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3')))
  const lame = await createEncoder('audio/mpeg', new Uint8Array(program).buffer)
  lame.configure({ channels: 1, sampleRate: rate, bitrate: 64 })
  // The encoder gives the same memory each time.
  const begin = Buffer.from(lame.encode([samplesOf(songs[song])]))
  return Buffer.concat([begin, Buffer.from(lame.finalize())])
}

function samplesOf(song: Song): Float32Array {
  const seconds = song.reduce((sum, [, beats]) => sum + beats * beatSeconds, 0.8)
  const samples = new Float32Array(Math.round(seconds * rate))
  let begin = 0
  for (const [note, beats] of song) {
    strike(samples.subarray(Math.round(begin * rate)), 440 * 2 ** (note / 12))
    begin += beats * beatSeconds
  }
  return samples
}

/** Adds a note that rings for a second and a half, also into the next ones. */
function strike(samples: Float32Array, pitch: number): void {
  const length = Math.min(samples.length, 1.5 * rate)
  for (let at = 0; at < length; at++) {
    const seconds = at / rate
    for (const { times, loudness, fades } of plate)
      samples[at] =
        (samples[at] ?? 0) +
        loudness * Math.exp(-fades * seconds) * Math.sin(2 * Math.PI * pitch * times * seconds)
  }
}
