import * as z from 'zod/mini'
import { sendables } from '../delivery/sendable.ts'
import { otherSubjects, type SubjectTopic } from './activity.ts'

/** Besides those that show a subject: what was done, and what the person is told of in any group. */
const others = ['activity', 'notices'] as const

/**
 * What the live stream of a group says: which of the group's lists have changed. A name is the last part of the list's
 * address, `photos` for `/api/family-groups/{id}/photos`. `group` stands for the group itself and its settings,
 * `contact` for a device of the room that has come into contact or lost it.
 */
export type LiveTopic = SubjectTopic | (typeof others)[number]

const liveTopics: LiveTopic[] = [
  ...new Set([
    ...Object.values(sendables).flatMap(({ topics }) => topics),
    ...Object.values(otherSubjects).flat(),
    ...others,
  ]),
]

export const LiveChange = z.object({ changed: z.array(z.enum(liveTopics)) })
