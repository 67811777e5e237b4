import type { Page } from '@playwright/test'
import { callApi } from '../support/person.ts'
import { addPhoto, sendClip } from '../support/photo.ts'
import { sendSong, sendVoice } from '../support/voice.ts'

type Send = (page: Page, path: string, words: string, picture: Buffer) => Promise<unknown>

/** What the family sends in a week, by the name of its event. What is sent has that name, and its number. */
export const sends: Record<string, Send> = {
  async picture(page, path, words, picture) {
    const id = await addPhoto(page, path, words, picture)
    await callApi(page, `${path}/photos/${id}/send-to-alexa`)
  },
  note: (page, path, text) => callApi(page, `${path}/notes`, { text, stays: 'always', isSent: true }),
  voice: (page, path, words) => sendVoice(page, path, { words }),
  song: sendSong,
  clip: (page, path, words) => sendClip(page, path, words),
}
