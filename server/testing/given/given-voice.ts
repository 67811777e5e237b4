import type { Voice } from '#contract/voices/voices.ts'
import type { Answer, Browser } from '../browser.ts'
import { givenUpload } from './given.ts'

/** A frame of silence, as an encoder writes it: MPEG 1, Layer III, 44.1 kHz, mono, 64 kbit/s unless said otherwise. */
export function givenFrame({ second = 0xfb, third = 0x50, fourth = 0xc4, length = 208 } = {}): Buffer {
  const frame = Buffer.alloc(length)
  frame.set([0xff, second, third, fourth])
  return frame
}

const frameSeconds = 1152 / 44_100

/** So many seconds of silence, as near as whole frames come. */
export function givenSound(seconds: number): Buffer {
  return Buffer.concat(Array.from({ length: Math.round(seconds / frameSeconds) }, () => givenFrame()))
}

type GivenVoice = { words?: string; photoId?: string; isSent?: boolean; sound?: Buffer }

export async function givenVoice(
  person: Browser,
  path: string,
  { sound = givenSound(2), ...given }: GivenVoice = {},
): Promise<Voice> {
  const objectPath = await givenUpload(person, sound)
  const added = await person.post(`${path}/voices`, { objectPath, ...given })
  if (added.status !== 201) throw new Error(`no voice: ${added.bytes}`)
  return added.body
}

/** Sends what she has said into the screen; undefined without one. */
export async function givenHerVoice(
  screen: Browser | null,
  {
    press = 'one',
    sound = givenSound(2),
    ...query
  }: { press?: string; deliveryId?: string; spokenAt?: string; sound?: Buffer } = {},
): Promise<Answer | undefined> {
  const asked = new URLSearchParams({ press, ...query })
  return screen?.put(`/api/screen/voices?${asked}`, sound, { 'content-type': 'audio/mpeg' })
}
