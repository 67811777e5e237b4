import * as z from 'zod/mini'
import { recordingsCache } from '../platform/app/app-worker.ts'
import { aboutHeader, aboutOf, forgetOldRecordings, recordingsOf } from '../platform/app/kept-recordings.ts'
import type { RecordedVoice } from '../platform/recording/recording.ts'

/** Of the person, in the group: each has one. */
export type Owner = { personId: string; groupId: string }

const About = z.object({
  duration: z.number(),
  /** Epoch milliseconds. */
  keptAt: z.number(),
  words: z.string(),
  photoId: z.nullable(z.string()),
  /** Of the bytes that the server has; null before. */
  objectPath: z.nullable(z.string()),
})

export type KeptRecording = RecordedVoice & Omit<z.infer<typeof About>, 'duration' | 'keptAt'>

/** A recording that was not sent yet outlives its dialog and the page. False where the browser has no room for it. */
export async function keepRecording(owner: Owner, { mp3, ...about }: KeptRecording): Promise<boolean> {
  const headers = {
    'content-type': mp3.type,
    [aboutHeader]: encodeURIComponent(JSON.stringify({ ...about, keptAt: Date.now() })),
  }
  const put = async (cache: Cache) => {
    await cache.put(pathOf(owner), new Response(mp3, { headers }))
    return true
  }
  return (await inCache(put)) ?? false
}

export async function findRecording(owner: Owner): Promise<KeptRecording | null> {
  await inCache(forgetOldRecordings)
  const response = await inCache((cache) => cache.match(pathOf(owner)))
  const about = response && aboutOf(About, response)
  if (!about) return null
  const { keptAt, ...known } = about
  return { ...known, mp3: await response.blob() }
}

export async function forgetRecording(owner: Owner): Promise<void> {
  await inCache((cache) => cache.delete(pathOf(owner)))
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Null where it fails, and without HTTPS, where there is no `caches`. One use after the other: else a recording that is
 * still being written would be there again after it was forgotten.
 */
function inCache<Answer>(use: (cache: Cache) => Promise<Answer>): Promise<Answer | null> {
  const answer = last
    .then(() => caches.open(recordingsCache))
    .then(use)
    .catch(() => null)
  last = answer
  return answer
}

function pathOf({ personId, groupId }: Owner): string {
  return `${recordingsOf(personId)}${groupId}`
}
