import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { voiceLimits } from '#contract/voices/voice-limits.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { readMp3 } from '#server/photos/uploads/mp3.ts'
import { callApi } from './person.ts'

/** A sound of LAME of half a second, so many times: it plays about as many half seconds. */
async function someSound(times: number): Promise<Buffer> {
  const { bytes } = readMp3(await readFile('server/testing/given/tone.mp3'), voiceLimits)
  return Buffer.concat(Array(times).fill(bytes))
}

type Sent = { words?: string; photoId?: string; times?: number }

/** Sends one by API calls. */
export async function sendVoice(
  page: Page,
  path: string,
  { times = 2, ...given }: Sent = {},
): Promise<Voice> {
  const { uploadURL, objectPath } = await callApi(page, '/api/objects/upload')
  await page.request.put(String(uploadURL), { data: await someSound(times) })
  return (await callApi(page, `${path}/voices`, { objectPath, isSent: true, ...given })) as Voice
}

/** Sends a recommendation of music with a recording, by API calls. */
export async function sendSong(page: Page, path: string, title: string): Promise<void> {
  const { uploadURL, objectPath } = await callApi(page, '/api/objects/upload')
  await page.request.put(String(uploadURL), { data: await someSound(2) })
  const song = { title, type: 'music', provider: 'elsewhere', recording: { objectPath } }
  const { id } = await callApi(page, `${path}/content`, song)
  await callApi(page, `${path}/content/${id}/send-to-alexa`)
}
