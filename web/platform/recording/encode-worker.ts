import { createEncoder } from 'wasm-media-encoders'
import wasmAddress from 'wasm-media-encoders/wasm/mp3?url'
import { levelled } from './loudness.ts'

/** Mono samples of -1 to 1, `rate` of them a second. */
export type EncodeRequest = { samples: Float32Array<ArrayBuffer>; rate: number }
/** The bytes of an MP3. `nothing-heard` where the samples are silence, `failed` where the encoder could not be loaded. */
export type EncodeAnswer = Uint8Array<ArrayBuffer> | 'nothing-heard' | 'failed'

// Fetched while somebody is still speaking.
const encoder = fetch(wasmAddress).then(async (answer) => {
  if (!answer.ok) throw new Error('The encoder is not there')
  return createEncoder('audio/mpeg', await answer.arrayBuffer())
})
encoder.catch(() => {})

addEventListener('message', async ({ data }: MessageEvent<EncodeRequest>) => {
  const answer: EncodeAnswer = await encode(data).catch(() => 'failed' as const)
  postMessage(answer)
})

async function encode({ samples, rate }: EncodeRequest): Promise<EncodeAnswer> {
  const sound = levelled(samples, rate)
  if (!sound) return 'nothing-heard'
  const lame = await encoder
  lame.configure({ channels: 1, sampleRate: rate, outputSampleRate: 44_100, bitrate: 64 })
  // The encoder gives the same memory each time.
  const begin = lame.encode([sound]).slice()
  const end = lame.finalize()
  const mp3 = new Uint8Array(begin.length + end.length)
  mp3.set(begin)
  mp3.set(end, begin.length)
  return mp3
}
