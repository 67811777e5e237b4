import { Worker } from 'node:worker_threads'

/** RGBA, upright. */
export type Pixels = { width: number; height: number; data: Buffer }

const longest = 30_000
/** Megabytes of heap for the decoder's own objects; the pixels lie outside of it. */
const heap = 512

/**
 * Decodes the first picture of a HEIC file in a thread of its own, which ends with it: a file that
 * breaks the decoder, or keeps it busy for ever, hurts nobody else.
 */
export function decodeHeic(original: Buffer): Promise<Pixels> {
  const worker = new Worker(new URL('./heic-worker.js', import.meta.url), {
    workerData: original,
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // The decoder prints what it cannot read; that is no news of ours.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>()
  const timer = setTimeout(() => reject(new Error('the decoder took too long')), longest)
  worker.on('message', ({ width, height, data }) => resolve({ width, height, data: Buffer.from(data) }))
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the decoder ended early')))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
