import { Worker } from 'node:worker_threads'
import { photoLimits } from '#contract/photos/photos.ts'
import { limitConcurrency } from '../../platform/work/concurrency.ts'
import type { Task } from './heic-worker.ts'

/** RGBA, upright, in the colour space of the file's profile. */
type Pixels = { width: number; height: number; data: Buffer }

type Terms = {
  script: URL
  /** Time limit for one picture, in milliseconds. */
  longest: number
  /** How long an idle thread is kept, in milliseconds. */
  idle: number
}

/** Decodes the main picture of a HEIC file. Throws when it cannot be read. */
export const decodeHeic = heicDecoder({
  script: new URL('./heic-worker.ts', import.meta.url),
  longest: 30_000,
  idle: 30_000,
})

/** Heap limit of the thread in megabytes. The pixels are outside of the heap. */
const heap = 512

/**
 * Decodes in a worker thread that is started on demand. A file that crashes the decoder or never ends
 * costs only the thread. One file at a time: the pixels of a large
 * one are 200 MB, and the decoder holds them twice.
 */
export function heicDecoder({ script, longest, idle }: Terms): (original: Buffer) => Promise<Pixels> {
  const oneAtATime = limitConcurrency(1)
  let kept: Worker | null = null
  let rest: NodeJS.Timeout | undefined

  async function decode(original: Buffer): Promise<Pixels> {
    if (isCutOff(original)) throw new Error('the file ends before its last part does')
    clearTimeout(rest)
    const worker = kept ?? start()
    kept = null
    worker.ref()
    try {
      const pixels = await askFor(worker, original, longest)
      kept = worker
      rest = setTimeout(stop, idle).unref()
      // Does not keep the process alive.
      worker.unref()
      return pixels
    } catch (error) {
      // A broken file may have corrupted the decoder: the next file gets a new thread.
      void worker.terminate()
      throw error
    }
  }

  function start(): Worker {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heap },
      // The decoder prints warnings about unreadable files, which do not belong in our log.
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (kept === worker) kept = null
    })
    return worker
  }

  function stop(): void {
    void kept?.terminate()
    kept = null
  }

  return (original) => oneAtATime(() => decode(original))
}

function askFor(worker: Worker, original: Buffer, longest: number): Promise<Pixels> {
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>()
  const timer = setTimeout(() => reject(new Error('the decoder took too long')), longest)
  worker.on('message', answer)
  worker.on('error', reject)
  worker.on('exit', ended)
  const task: Task = { original, mostPixels: photoLimits.pixels }
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', answer).off('error', reject).off('exit', ended)
  })

  function answer({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }) {
    resolve({ width, height, data: Buffer.from(data.buffer) })
  }

  function ended() {
    reject(new Error('the decoder ended early'))
  }
}

/** The decoder accepts truncated files and fills the rest with grey, so they are refused here. */
function isCutOff(file: Buffer): boolean {
  let start = 0
  while (start + 8 <= file.length) {
    const size = boxSize(file, start)
    if (size === 'rest') return false
    if (size < 8) return true
    start += size
  }
  return start > file.length
}

function boxSize(file: Buffer, start: number): number | 'rest' {
  const size = file.readUInt32BE(start)
  if (size === 0) return 'rest'
  if (size !== 1) return size
  return start + 16 <= file.length ? Number(file.readBigUInt64BE(start + 8)) : Number.POSITIVE_INFINITY
}
