import * as z from 'zod/mini'
import { answerKinds, textSizes } from '#contract/delivery/delivery-fields.ts'
import { id } from '#contract/platform/fields.ts'
import { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'

// What the page keeps in localStorage may be damaged, or written by another release. It is parsed by
// these schemas; in a list each entry by itself, so that a damaged one does not cost the others.

/** Epoch milliseconds. The limit leaves room for the sum of two: a `Date` ends at 8.64e15. */
const instantMs = z.number().check(z.minimum(-4e15), z.maximum(4e15))

/** An instant by three clocks, so that the true time can be computed later, whichever clock was set meanwhile. */
export const Stamp = z.object({
  /** Epoch milliseconds by the server's clock, as far as it was known. */
  at: instantMs,
  /** Epoch milliseconds by the device's clock. */
  wall: instantMs,
  /** Milliseconds since the page was opened: monotonic, setting a clock does not change it. */
  tick: z.number(),
  /** Names the page load that `tick` counts from. */
  visit: z.number(),
  /** Whether the server had answered in that visit. A device that starts offline may be years off. */
  isSure: z.boolean(),
})
export type Stamp = z.infer<typeof Stamp>

/**
 * A report that the server does not have yet: a delivery was shown, heard to its end or answered, its film cannot be played, or an answer
 * was taken back; a call is asked for, or needed no more; the screen was paused until then (epoch milliseconds), or shows pictures again
 * (null); the text size or the volume was set; or the microphone was tried.
 */
export const PendingReport = z.union([
  z.object({ type: z.enum(['shown', 'unplayed']), deliveryId: id, stamp: Stamp }),
  z.object({ type: z.literal('heard'), deliveryId: id, sound: z.optional(z.string()), stamp: Stamp }),
  z.object({
    type: z.literal('answer'),
    deliveryId: id,
    kind: z.enum(answerKinds),
    isTakenBack: z.optional(z.boolean()),
    stamp: Stamp,
  }),
  z.object({
    type: z.literal('call'),
    isNeeded: z.boolean(),
    deliveryId: z.nullable(id),
    callId: z.optional(id),
    stamp: Stamp,
  }),
  z.object({ type: z.literal('pause'), until: z.nullable(instantMs), stamp: Stamp }),
  z.object({
    type: z.literal('set'),
    textSize: z.optional(z.enum(textSizes)),
    volume: z.optional(z.number()),
    microphone: z.optional(z.boolean()),
    stamp: Stamp,
  }),
])
export type PendingReport = z.infer<typeof PendingReport>

export const PendingReports = lenientArray(PendingReport)

/** What she has said and the server does not have yet, or what is taken back of it. The sound itself is in IndexedDB. */
const PendingVoice = z.object({
  press: z.string(),
  deliveryId: z.nullable(id),
  isTakenBack: z.optional(z.boolean()),
  stamp: Stamp,
})
export type PendingVoice = z.infer<typeof PendingVoice>

export const PendingVoices = lenientArray(PendingVoice)

/** What she has said last, to which delivery, and for whom: the first name of who sent that, null for all. */
export const Said = z.object({
  press: z.string(),
  at: instantMs,
  deliveryId: z.nullable(id),
  name: z.nullable(z.string()),
})
export type Said = z.infer<typeof Said>

export const IsTold = z.boolean()

export const Unplayed = z.array(id)

export const KeptView = z.extend(ScreenView, { items: lenientArray(ScreenItem) })

/** What the next visit of the page has to know of the playlist. */
export const Absence = z.object({ missed: z.array(z.string()), touchedAt: z.number() })

/** What the person who pressed is told of an answer that was refused, or not sent: the name of the message. */
export const Refusal = z.enum([
  'takenBack',
  'callSeen',
  'onlyPictures',
  'callByTelephone',
  'notSent',
  'voiceRefused',
])
export type Refusal = z.infer<typeof Refusal>

export const ClockOffset = instantMs

/** The press that was sent last, and the time that the server was told of it. */
export const SentPress = z.object({ press: z.string(), at: instantMs })

export const CrashCount = z.int().check(z.minimum(0))

export const DeviceId = id

/** Drops the entries that the schema refuses. */
function lenientArray<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values) =>
      values.flatMap((value) => {
        const parsed = entry.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}
