import { voiceLimits } from '#contract/voices/voice-limits.ts'
import captureAddress from './capture-worklet.ts?worker&url'
import type { EncodeAnswer, EncodeRequest } from './encode-worker.ts'
import { closeMicrophone, RecordingError } from './microphone.ts'

/** An MP3 that every device plays, as loud as all others; `duration` in milliseconds. */
export type RecordedVoice = { mp3: Blob; duration: number }

export type Recording = {
  /** How loud it is now, from 0 to 1, as the ear would say. */
  level(): number
  /** Milliseconds that have been recorded. */
  elapsed(): number
  /**
   * Resolves when no more comes in: it is full, or was cut because the microphone was taken away, a call came in, or the
   * browser never began. `stop` gives what there is.
   */
  ended: Promise<'full' | 'cut'>
  /**
   * Closes the microphone. Throws a `RecordingError` where nothing was heard. What was recorded stays here when the encoder
   * could not be fetched: `stop` can be called again.
   */
  stop(): Promise<RecordedVoice>
  /** Closes the microphone, and forgets what was recorded. */
  cancel(): void
}

/** Milliseconds. A browser that has given nothing until then waits for something that nobody knows of. */
const startsWithin = 6000

/**
 * Records the stream, and closes its microphone at the end. It takes the samples themselves: what browsers' own recorders
 * write differs, and not every browser can read it again (decision 162).
 */
export async function startRecording(
  stream: MediaStream,
  { longest = voiceLimits.longest }: { longest?: number } = {},
): Promise<Recording> {
  try {
    return await record(stream, longest)
  } catch {
    closeMicrophone(stream)
    throw new RecordingError('not-started')
  }
}

async function record(stream: MediaStream, longest: number): Promise<Recording> {
  const context = new AudioContext()
  const samples = new Samples(context.sampleRate, longest)
  const close = () => {
    closeMicrophone(stream)
    if (context.state !== 'closed') void context.close()
  }
  let capture: AudioWorkletNode
  let encoder: Worker
  try {
    // Not waited for: a browser that wants a press first never answers.
    context.resume().catch(() => {})
    await context.audioWorklet.addModule(captureAddress)
    capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 })
    context.createMediaStreamSource(stream).connect(capture)
    encoder = openEncoder()
  } catch (error) {
    close()
    throw error
  }
  const ended = new Promise<'full' | 'cut'>((resolve) => {
    const cut = () => resolve('cut')
    capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      samples.add(data)
      if (samples.isFull) resolve('full')
    }
    for (const track of stream.getTracks()) track.addEventListener('ended', cut)
    // A call comes in, or the phone is locked: `suspended`, or `interrupted` on iOS, which waits for the call to end.
    context.addEventListener('statechange', () => context.state !== 'running' && cut())
    setTimeout(() => samples.elapsed === 0 && cut(), startsWithin)
  })
  return {
    level: () => samples.level,
    elapsed: () => samples.elapsed,
    ended,
    async stop() {
      close()
      capture.port.onmessage = null
      if (samples.elapsed === 0) {
        encoder.terminate()
        throw new RecordingError('not-started')
      }
      const answer = await encode(encoder, { samples: samples.joined(), rate: samples.rate })
      encoder.terminate()
      if (answer === 'nothing-heard') throw new RecordingError('nothing-heard')
      if (answer === 'failed') {
        encoder = openEncoder()
        throw new Error('The encoder could not be fetched')
      }
      return { mp3: new Blob([answer], { type: 'audio/mpeg' }), duration: samples.elapsed }
    },
    cancel() {
      close()
      capture.port.onmessage = null
      encoder.terminate()
    },
  }
}

/** What has come from the microphone so far. */
class Samples {
  readonly rate: number
  readonly #most: number
  readonly #chunks: Float32Array[] = []
  #length = 0
  level = 0

  constructor(rate: number, longest: number) {
    this.rate = rate
    this.#most = Math.floor((rate * longest) / 1000)
  }

  add(chunk: Float32Array): void {
    if (this.isFull) return
    this.#chunks.push(chunk.subarray(0, this.#most - this.#length))
    this.#length = Math.min(this.#length + chunk.length, this.#most)
    this.level = levelOf(chunk)
  }

  get isFull(): boolean {
    return this.#length >= this.#most
  }

  get elapsed(): number {
    return (this.#length / this.rate) * 1000
  }

  joined(): Float32Array<ArrayBuffer> {
    const all = new Float32Array(this.#length)
    let at = 0
    for (const chunk of this.#chunks) {
      all.set(chunk, at)
      at += chunk.length
    }
    return all
  }
}

/** In dB, below which nothing moves, and above which it is full. */
const quietest = -54
const loudest = -10

function levelOf(chunk: Float32Array): number {
  const power = chunk.reduce((sum, sample) => sum + sample * sample, 0) / chunk.length
  const db = 10 * Math.log10(power)
  return Math.min(1, Math.max(0, (db - quietest) / (loudest - quietest)))
}

function openEncoder(): Worker {
  return new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' })
}

function encode(worker: Worker, request: EncodeRequest): Promise<EncodeAnswer> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<EncodeAnswer>) => resolve(data), {
      once: true,
    })
    // The file of the worker is not there: the network is gone, or the release is another one.
    worker.addEventListener('error', () => resolve('failed'), { once: true })
    worker.postMessage(request, [request.samples.buffer])
  })
}
