import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { herVoicePaths } from './her-voice-paths.ts'

/** Names the press on the screen. Sent again it is the same one. */
const press = z.string().check(z.minLength(1), z.maxLength(100))

/** What she says into a screen (decision 164). */
export const herVoiceApi = {
  send: endpoint(herVoicePaths.send, {
    summary: 'Her voice, an MP3 of up to a minute (`audio/mpeg`), as an answer or for the whole family',
    access: 'screen',
    query: z.object({
      press,
      /** What she answers; left out for the whole family. */
      deliveryId: z.optional(id),
      /** When she pressed “Send”; now when it is left out. */
      spokenAt: z.optional(instant),
    }),
    response: z.object({ press: z.string() }),
  }),
  takeBack: endpoint(herVoicePaths.takeBack, {
    summary: 'She takes back what she has said by that press, within ten minutes',
    access: 'screen',
    body: z.object({ press, pressedAt: z.optional(instant) }),
    response: z.object({ press: z.string() }),
  }),
}
