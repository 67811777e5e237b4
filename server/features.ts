import { activity } from './activity/activity.feature.ts'
import { alexa } from './alexa/feature/alexa.feature.ts'
import { backup } from './backup/feature/backup.feature.ts'
import { clips } from './clips/clips.feature.ts'
import { content } from './content/content.feature.ts'
import { delivery } from './delivery/delivery.feature.ts'
import { family } from './family/feature/family.feature.ts'
import { identity } from './identity/feature/identity.feature.ts'
import { life } from './life/life.feature.ts'
import { lifecycle } from './lifecycle/lifecycle.feature.ts'
import { mcp } from './mcp/mcp.feature.ts'
import { move } from './move/move.feature.ts'
import { notes } from './notes/notes.feature.ts'
import { notices } from './notices/feature/notices.feature.ts'
import { people } from './people/people.feature.ts'
import { photos } from './photos/feature/photos.feature.ts'
import type { PlatformApp } from './platform/context.ts'
import type { Feature } from './platform/feature.ts'
import { platform } from './platform/platform.feature.ts'
import { recovery } from './recovery/recovery.feature.ts'
import { room } from './room/room.feature.ts'
import { schedule } from './schedule/schedule.feature.ts'
import { screen } from './screen/screen.feature.ts'
import { shopping } from './shopping/shopping.feature.ts'
import { uploadKeys } from './upload-keys/upload-keys.feature.ts'
import { visits } from './visits/feature/visits.feature.ts'
import { voices } from './voices/voices.feature.ts'
import { webhooks } from './webhooks/webhooks.feature.ts'

/** Every feature once, in five tiers. A feature imports those before it, and hears of their events. */
export const tiers = {
  base: [platform],
  'people and record': [identity, family, activity],
  delivery: [delivery, room, life],
  things: [photos, people, uploadKeys, content, notes, voices, clips, visits, schedule, shopping],
  'surfaces and operators': [screen, alexa, notices, webhooks, mcp, recovery, lifecycle, backup, move],
} as const

export const features: readonly Feature[] = Object.values(tiers).flat()

/**
 * These hear of events before all others, because they take locks: in the order of `platform/db/lock.ts`, and the sign
 * of life before the room, as a press of "Pause" does.
 */
const first: readonly Feature[] = [schedule, delivery, life, room]

export const listeners = [...first, ...features.filter((feature) => !first.includes(feature))]

type Binds<One> = One extends { binds(platform: PlatformApp): infer Parts } ? (parts: Parts) => void : never

/** What the features bring to `App`, all together. */
export type Bindings =
  Binds<(typeof tiers)[keyof typeof tiers][number]> extends (parts: infer Parts) => void ? Parts : never
