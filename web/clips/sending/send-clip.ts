import { type Clip, clipsApi } from '#contract/clips/clips.ts'
import { putFile } from '../../photos/upload/transfer/put-file.ts'
import type { PartAddress } from '../../photos/upload/transfer/put-in-parts.ts'
import { cancelUpload } from '../../photos/upload/transfer/start-upload.ts'
import { call, isFinalRefusal } from '../../platform/server/api.ts'
import { within } from '../../platform/server/within.ts'
import { makeClip } from '../film/film.ts'
import type { Cut } from '../film/film-message.ts'
import { posterOf } from '../film/poster.ts'

/** Milliseconds in which a clip is made: its poster waits in the line of pictures. */
const claimFor = 180_000

/** What an earlier try has brought about, so that the next one goes on there. */
export type Begun = {
  cut: Cut
  film: Blob
  poster: Blob
  address: PartAddress | null
  objectPath: string | null
  posterPath: string | null
}

/** Frees at the server what it has of a clip that is not sent any more; not of one that it may have made already. */
export function forgetBegun(begun: Begun | null): void {
  if (begun?.address && !begun.posterPath) cancelUpload(begun.address.token)
}

export type ClipToSend = {
  file: File
  cut: Cut
  words: string
  isSent: boolean
  begun: Begun | null
  onBegun: (begun: Begun | null) => void
}

/** How far it is: of what is done now, from 0 to 1. `finishing` cannot be stopped. */
export type Step = { is: 'making' | 'uploading' | 'finishing'; done: number }

type Sending = { signal: AbortSignal; onStep: (step: Step) => void }

/** Cuts, converts, uploads and sends it. Can be called again after it has failed, or was stopped. */
export async function sendClip(groupId: string, clip: ClipToSend, sending: Sending): Promise<Clip> {
  const { signal, onStep } = sending
  let begun = await makeFor(clip, sending)
  const note = (changes: Partial<Begun>) => {
    begun = { ...begun, ...changes }
    clip.onBegun(begun)
  }
  if (!begun.objectPath) {
    onStep({ is: 'uploading', done: 0 })
    const objectPath = await putFile(
      { name: 'video.mp4', type: begun.film.type, data: begun.film, isClip: true },
      {
        signal,
        address: begun.address,
        onAddress: (address) => note({ address }),
        onProgress: (percent) => onStep({ is: 'uploading', done: percent / 100 }),
      },
    )
    note({ objectPath })
  }
  if (!begun.posterPath) {
    const poster = { name: 'poster.jpg', type: begun.poster.type, data: begun.poster }
    note({ posterPath: await putFile(poster, { signal, onProgress: () => {} }) })
  }
  signal.throwIfAborted()
  onStep({ is: 'finishing', done: 1 })
  return claim(groupId, clip, begun)
}

/** From here on it cannot be stopped: the server may have sent it. */
async function claim(groupId: string, { words, isSent, onBegun }: ClipToSend, begun: Begun): Promise<Clip> {
  const { objectPath, posterPath } = begun
  if (!objectPath || !posterPath) throw new Error('It was not uploaded')
  const body = { objectPath, posterPath, words: words.trim() || null, isSent }
  try {
    return await within(claimFor, (inTime) => call(clipsApi.add, { params: { groupId }, body }, inTime))
  } catch (error) {
    // The server has closed what it refuses.
    if (isFinalRefusal(error)) onBegun(null)
    throw error
  }
}

async function makeFor(
  { file, cut, begun, onBegun }: ClipToSend,
  { signal, onStep }: Sending,
): Promise<Begun> {
  if (begun && begun.cut.from === cut.from && begun.cut.to === cut.to) return begun
  forgetBegun(begun)
  onBegun(null)
  onStep({ is: 'making', done: 0 })
  const film = await makeClip(file, cut, { signal, onProgress: (done) => onStep({ is: 'making', done }) })
  const poster = await posterOf(film)
  signal.throwIfAborted()
  const made = { cut, film, poster, address: null, objectPath: null, posterPath: null }
  onBegun(made)
  return made
}
