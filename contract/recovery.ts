import * as z from 'zod/mini'
import { proof } from './identity/passkeys.ts'
import { endpoint } from './platform/endpoint.ts'
import { id, instant } from './platform/fields.ts'

/** What outlives a session, and ends when a person takes their account back. */
export const endedKinds = [
  'passkey',
  'api_token',
  'upload_key',
  'calendar_feed',
  'invitation',
  'screen_link',
  'echo_code',
  'hand_over',
] as const
export type EndedKind = (typeof endedKinds)[number]

const words: Record<EndedKind, [one: string, several: string]> = {
  passkey: ['a passkey', 'passkeys'],
  api_token: ['an API token', 'API tokens'],
  upload_key: ['an upload key', 'upload keys'],
  calendar_feed: ['a calendar address', 'calendar addresses'],
  invitation: ['an open invitation', 'open invitations'],
  screen_link: ['a link for a screen', 'screen links'],
  echo_code: ['a code for an Echo', 'Echo codes'],
  hand_over: ['a hand-over that nobody had accepted', 'hand-overs that nobody had accepted'],
}

/** "a passkey, 2 upload keys and an open invitation"; empty for nothing. */
export function endedWords(ended: readonly EndedKind[]): string {
  const parts = endedKinds.flatMap((kind) => {
    const count = ended.filter((one) => one === kind).length
    const [one, several] = words[kind]
    return count === 0 ? [] : [count === 1 ? one : `${count} ${several}`]
  })
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** For how long before and after a person looks through what was opened in their name, in days. */
export const lookBackDays = 30

/** Something that was opened in the person's name and goes on. */
const Opened = z.object({
  id,
  groupId: id,
  groupName: z.string(),
  /** Of the screen or calendar, the webhook's server, or who joined. */
  name: z.string(),
  at: instant,
  /** Of a person: somebody else joined the group in the same second, and may be the one who came by the invitation. */
  isUnsure: z.boolean(),
})
export type Opened = z.infer<typeof Opened>

export const TakenBack = z.object({
  at: instant,
  /** Whether the person said that somebody else had the account. */
  wasTaken: z.boolean(),
  /** What ended, as a list in words; empty for nothing. */
  ended: z.string(),
  screens: z.array(Opened),
  webhooks: z.array(Opened),
  /** Calendars that are read by an address, which somebody else may own. */
  calendars: z.array(Opened),
  /** Who came by an invitation of the person; `id` is that of the membership. */
  people: z.array(Opened),
  /** Who was named as successor in the person's name, and still is; `id` is that of the membership. */
  successors: z.array(Opened),
  /** Who became the primary caretaker because the person's account asked them to, and still is; `id` is that of the membership. */
  handedOver: z.array(Opened),
})
export type TakenBack = z.infer<typeof TakenBack>

export const recoveryApi = {
  read: endpoint('GET /api/auth/taken-back', {
    summary:
      'What ended when the account was taken back, and what was opened in its name in the 30 days before; null when there is nothing to look through',
    access: 'user',
    response: z.object({ takenBack: z.nullable(TakenBack) }),
  }),
  takeBack: endpoint('POST /api/auth/taken-back', {
    summary:
      'Take the account back from somebody else: ends all other sessions, passkeys, tokens, upload keys, calendar addresses, links, codes, open invitations and hand-overs that nobody accepted',
    access: 'user',
    body: z._default(z.object(proof), {}),
    response: z.object({ takenBack: z.nullable(TakenBack) }),
  }),
  finish: endpoint('DELETE /api/auth/taken-back', {
    summary: 'The person has looked through it',
    access: 'user',
    response: z.object({ takenBack: z.null() }),
  }),
  endInvited: endpoint('POST /api/family-groups/:groupId/members/:memberId/end-invited', {
    summary:
      "Deactivate somebody who came by one's own invitation, after one's account was taken back; the primary caretaker can let them in again",
    access: 'members:invite',
    response: z.object({ id }),
  }),
}
