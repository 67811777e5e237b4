import * as z from 'zod/mini'
import { CallRequest } from '../delivery/answers.ts'
import { summaryPath } from '../pages/summary-path.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { type NoticeTopic, topicRules } from './topics.ts'

/** One line of the bell. Notices of one kind by one person that came together are one line. */
export const Notice = z.object({
  /** The newest of the notices in the line. */
  id,
  groupId: id,
  groupName: z.string(),
  topic: z.enum(Object.keys(topicRules) as [NoticeTopic, ...NoticeTopic[]]),
  /** What happened, as a sentence: "Ben Hartley added 12 photos". */
  sentence: z.string(),
  /** The person whose face is shown; null for the loved one, and for a change that the server made by itself. */
  actor: z.nullable(z.object({ id, name: z.string(), profileImageUrl: z.nullable(z.string()) })),
  /** The photo it is about, while it exists. */
  photoId: z.nullable(id),
  /** The clip it is about, while it exists. */
  clipId: z.optional(id),
  /** What the loved one has said aloud; left out for all else. The length is null where the line stands for several. */
  voice: z.optional(z.object({ seconds: z.nullable(z.number()) })),
  /** The page of the app that shows it. */
  path: z.string(),
  at: instant,
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** A call of any of the person's groups, open or taken lately, for the banner above every page. */
export const OpenCall = z.extend(CallRequest, {
  groupId: id,
  groupName: z.string(),
  lovedOneName: z.nullable(z.string()),
  /** The telephone number of the loved one. */
  phone: z.nullable(z.string()),
})
export type OpenCall = z.infer<typeof OpenCall>

/** A missing sign of life that the person was told of, for the banner above every page. */
export const OpenAlarm = z.object({
  groupId: id,
  groupName: z.string(),
  lovedOneName: z.nullable(z.string()),
  /** The telephone number of the loved one. */
  phone: z.nullable(z.string()),
  /** When the first person was told. */
  since: instant,
  /** Since when every screen has been disconnected; null while one is connected. */
  screensAwaySince: z.nullable(instant),
  /** Who looks after it. */
  takenBy: z.nullable(z.object({ id, name: z.string() })),
  takenAt: z.nullable(instant),
})
export type OpenAlarm = z.infer<typeof OpenAlarm>

export const noticesApi = {
  list: endpoint('GET /api/notices', {
    summary: 'What one is told of, over all groups, newest first',
    access: 'user',
    query: z.object({
      /** The id of the last line of the page before. */
      before: z.optional(id),
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.array(Notice),
  }),
  summary: endpoint(summaryPath, {
    summary: 'How many lines are unread, and the calls of all groups that are open or were just taken',
    access: 'user',
    response: z.object({
      unread: z.number(),
      /** Every open call, and those taken within the last 15 minutes, so that everybody sees who took them. */
      calls: z.array(OpenCall),
      /** Missing signs of life that one was told of: open ones, and those taken within the last 15 minutes. */
      alarms: z.array(OpenAlarm),
    }),
  }),
  markRead: endpoint('POST /api/notices/read', {
    summary: 'One has read everything up to this notice, or only the line of this one',
    access: 'user',
    body: z.object({ noticeId: id, onlyThis: z.optional(z.boolean()) }),
    response: z.object({ unread: z.number() }),
  }),
}
