import { type Cut, type FilmAnswer, FilmError, type FilmFacts, type FilmRequest } from './film-message.ts'

type Making = { signal?: AbortSignal; onProgress?: (done: number) => void }

/** What can be made of the file. Rejects with a `FilmError`. */
export async function lookAt(file: Blob, { signal }: Making = {}): Promise<FilmFacts> {
  const answer = await ask({ is: 'look', file }, { ...(signal && { signal }) })
  if (answer.is !== 'facts') throw new FilmError('no-film')
  return answer.facts
}

/** The clip as it is uploaded. Rejects with a `FilmError`, and with the signal's reason. */
export async function makeClip(file: Blob, cut: Cut, making: Making): Promise<Blob> {
  const answer = await ask({ is: 'make', file, cut }, making)
  if (answer.is !== 'film') throw new FilmError('no-film')
  return new Blob([answer.bytes], { type: 'video/mp4' })
}

/** In a worker of its own, which ends with the answer: it holds the film in memory. */
async function ask(request: FilmRequest, { signal, onProgress }: Making): Promise<FilmAnswer> {
  signal?.throwIfAborted()
  const worker = openWorker()
  try {
    return await new Promise<FilmAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FilmAnswer>) => {
        if (data.is === 'progress') onProgress?.(data.done)
        else if (data.is === 'problem') reject(new FilmError(data.problem))
        else resolve(data)
      }
      // Its file could not be fetched, or the browser does not know the language that it is in.
      worker.onerror = () => reject(new FilmError('not-here'))
      signal?.addEventListener('abort', () => reject(signal.reason))
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}

function openWorker(): Worker {
  return new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
}
