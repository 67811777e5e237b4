import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { answerKinds, deliveryKinds } from './delivery.ts'

const Person = z.object({ id, name: z.string() })
const AnsweringDevice = z.object({ id, name: z.string() })

/** The loved one asks that somebody telephones. Open until a member takes it. */
export const CallRequest = z.object({
  id,
  /** The first time that the loved one asked. */
  askedAt: instant,
  device: AnsweringDevice,
  /** Who sent what the loved one answered with it; null when it answered nothing. */
  to: z.nullable(Person),
  takenBy: z.nullable(Person),
  takenAt: z.nullable(instant),
})
export type CallRequest = z.infer<typeof CallRequest>

/** What the loved one said on a device: an answer to a delivery, or a note or her voice that answers none. */
export const RoomAnswer = z.object({
  id,
  kind: z.enum([...answerKinds, 'note', 'voice']),
  /** The words of a note. */
  text: z.nullable(z.string()),
  /** What she said, of the kind `voice`: its sound is at `voiceSoundPath`. `duration` in milliseconds. */
  voice: z.optional(z.object({ id, duration: z.number() })),
  at: instant,
  device: AnsweringDevice,
  /** Who sent what it answers. */
  to: z.nullable(Person),
  /** What it answers; null for what answers nothing. No photo and no clip when it was deleted. */
  subject: z.nullable(
    z.object({
      kind: z.enum(deliveryKinds),
      title: z.nullable(z.string()),
      photoId: z.nullable(id),
      clipId: z.optional(id),
    }),
  ),
  /** Whether this member has not seen it yet. */
  isNew: z.boolean(),
})
export type RoomAnswer = z.infer<typeof RoomAnswer>

export const answersApi = {
  list: endpoint('GET /api/family-groups/:groupId/answers', {
    summary: 'The last answers, and the calls',
    access: 'group:read',
    token: 'read',
    response: z.object({
      /** Every open call, and those taken within the last 12 hours; the newest first. */
      calls: z.array(CallRequest),
      /** The newest 20, without calls; the newest first. */
      answers: z.array(RoomAnswer),
    }),
  }),
  markSeen: endpoint('POST /api/family-groups/:groupId/answers/seen', {
    summary: 'This member has seen the answers up to this one',
    access: 'group:read',
    body: z.object({ answerId: id }),
    response: z.object({ answerId: id }),
  }),
  takeCall: endpoint('POST /api/family-groups/:groupId/calls/:callId/take', {
    summary: 'Say "I\'ll call": the first has it, for all others it is a conflict',
    access: 'calls:take',
    token: 'change',
    response: CallRequest,
  }),
  returnCall: endpoint('POST /api/family-groups/:groupId/calls/:callId/return', {
    summary: 'Cannot call after all: the call is open again',
    access: 'calls:take',
    token: 'change',
    response: z.object({ id }),
  }),
}
